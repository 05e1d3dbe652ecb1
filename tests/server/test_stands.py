"""Nobody who is away stops a table for good: a bot plays on, everybody sees it, and the seat stays its person's."""

from collections.abc import Callable, Iterator

import pytest

from footplate.server.settings import Settings, database_address
from tests.server.helpers import ALONE, TWO, Client, Here, Json, Made, problem

THREE = [("red", "person"), ("blue", "person"), ("green", "person")]


@pytest.fixture
def hasty(new_database: Callable[[str], str]) -> Iterator[Client]:
    """A server where whoever has the turn keeps the table waiting at once."""
    address = database_address(new_database("sqlite"))
    server = Here(Settings(database=address, rate=0, workers=1, poll_seconds=0.2, absent_hours=0))
    client = Client(server.address)
    yield client
    client.close()
    server.close()


def hand(made: Made, seat: str, **wish: object) -> Json:
    response = made.ask("POST", "/bot", seat, wish)
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


def sitter(made: Made, seat: str) -> Json:
    found: Json = next(s for s in made.seen(seat)["seats"] if s["name"] == seat)
    return found


def talk(made: Made, seat: str, lang: str = "en") -> list[str]:
    return [line["text"] for line in made.ask("GET", f"/chat?lang={lang}", seat).json() if line["told"]]


def after_the_bot(made: Made, other: str, version: int) -> Json:
    """The table when a bot has moved and `other` has the turn."""
    with made.client.live(made.id, made.keys[other], since=version) as wire:
        while True:
            seen: Json = wire.next("update")["seen"]
            if seen["version"] > version and seen["turn"] == other:
                return seen


def test_a_bot_plays_on_until_one_is_back(client: Client) -> None:
    made = client.make(TWO)
    made.ask("POST", "/sit", "red", {"player": "Ada"})
    seat = made.turn()
    other = "blue" if seat == "red" else "red"
    before = made.seen(seat)
    hand(made, seat)
    seen = after_the_bot(made, other, before["version"])
    assert [s["bot"] for s in seen["seats"] if s["name"] == seat] == ["greedy"]
    problem(made.play(seat, "money"), 403, "not-yours")
    assert made.seen(seat)["answers"] == []
    made.money()
    made.money()
    made.wait(other)
    back = made.ask("POST", "/back", seat)
    assert back.status_code == 200, back.text
    assert sitter(made, seat)["bot"] == ""
    problem(made.ask("POST", "/back", seat), 422, "bad-stand")
    while made.turn() != seat:
        made.money()
    assert made.seen(seat)["answers"]  # they decide again themselves
    made.money()
    name = "Ada" if seat == "red" else "Blue"
    assert talk(made, other) == [f"{name} is away; a bot (greedy) plays on.", f"{name} is back."]
    assert talk(made, other, "de")[1].endswith("ist zurück.")


def test_absence_opens_no_hand_and_no_undo(client: Client) -> None:
    """Who is left alone with bots is not alone: the other may be back."""
    made = client.make(TWO)
    away = made.turn()
    left = "blue" if away == "red" else "red"
    before = made.seen(away)
    hand(made, away)
    seen = after_the_bot(made, left, before["version"])
    problem(made.ask("GET", "/log", left), 403, "secrets")
    body = {"version": seen["version"], "moves": seen["moves"] - before["moves"]}
    problem(made.ask("POST", "/undo", left, body), 422, "bad-undo")
    assert seen["freeUndo"] == 0
    problem(made.ask("POST", "/bot", left, {}), 422, "bad-stand")  # bots don't play among themselves


def test_who_keeps_the_table_waiting(client: Client, hasty: Client) -> None:
    for server, early in ((client, True), (hasty, False)):
        made = server.make(THREE)
        turn = made.turn()
        others = [seat for seat in made.keys if seat != turn]
        version = made.seen(turn)["version"]
        problem(made.ask("POST", "/bot", others[0], {"seat": others[1]}), 422, "bad-stand")  # it isn't their turn
        problem(made.ask("POST", "/bot", others[0], {"seat": turn, "resign": True}), 403, "not-yours")
        key = made.spectator
        problem(server.ask("POST", f"/tables/{made.id}/bot", key, {"seat": turn}), 403, "not-yours")
        assert made.seen(turn)["lateAt"] > 0
        response = made.ask("POST", "/bot", others[0], {"seat": turn, "bot": "random"})
        if early:
            assert "24" in problem(response, 422, "bad-stand")["detail"]
            continue
        assert response.status_code == 200, response.text
        seen = made.wait(others[0])
        while seen["version"] == version:
            seen = made.wait(others[0])
        assert sitter(made, turn)["bot"] == "random"
        assert f"{others[0]} lets a bot (random) play" in talk(made, turn)[0]
        assert made.ask("POST", "/back", turn).status_code == 200


def test_who_is_away_sends_nobody_away(hasty: Client) -> None:
    """Bots would play the game to its end among themselves."""
    made = hasty.make(TWO)
    left = made.turn()
    away = "blue" if left == "red" else "red"
    hand(made, away)
    problem(made.ask("POST", "/bot", away, {"seat": left}), 403, "not-yours")
    assert sitter(made, left)["bot"] == ""


def test_who_resigns_does_so_for_good(client: Client) -> None:
    made = client.make(THREE)
    hand(made, "red", resign=True)
    problem(made.ask("POST", "/back", "red"), 422, "bad-stand")
    assert sitter(made, "red") | {"online": False} == {
        "name": "red",
        "kind": "person",
        "automa": False,
        "player": "",
        "online": False,
        "bot": "greedy",
        "resigned": True,
    }
    line = client.ask("POST", "/mine", body={"keys": [made.keys["red"]]}).json()[0]
    assert (line["yourTurn"], line["seats"][0]["bot"]) == (False, "greedy")
    hand(made, "blue")
    hand(made, "blue", resign=True)  # who is away may resign, too
    problem(made.ask("POST", "/bot", "green", {"bot": "deepblue"}), 422, "bad-stand")


def test_when_the_last_resigns_the_bots_play_it_to_its_end(client: Client) -> None:
    made = client.make(ALONE)
    made.wait("red")
    problem(made.ask("POST", "/bot", "red", {}), 422, "bad-stand")
    hand(made, "red", resign=True, bot="random")
    with made.client.live(made.id, made.keys["red"]) as wire:
        while not (seen := wire.next("update")["seen"])["over"]:
            pass
    assert seen["scores"]["winners"]
    problem(made.ask("POST", "/bot", "red", {"resign": True}), 422, "bad-stand")
