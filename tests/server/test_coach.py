"""The coach over HTTP: whom it helps, when, and that what it says can be played."""

from footplate.games import GAMES
from footplate.players import make_player, play_on
from footplate.table.game import Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.server.helpers import Client, problem

ALONE = [("red", "person"), ("blue", "mautoma")]


def finished() -> str:
    """A whole game of two people, short because its players take what they can."""
    game = GAMES["steamrollers"]
    match = Match(game, Setup("steamrollers", "1.04", [Seat("red"), Seat("blue")], {}))
    play_on(match, [make_player("greedy", "1"), make_player("greedy", "2")], Roller("coached"))
    return write_log(match)


def test_a_hint_can_be_played_as_it_stands(client: Client) -> None:
    made = client.make(ALONE)
    seen = made.wait("red")
    lines = made.ask("GET", "/hint", "red").json()
    assert 0 < len(lines) <= 3
    assert all(line["moves"] and 0 <= line["chance"] <= 1 and line["gains"] for line in lines)
    assert [line["ahead"] for line in lines] == sorted((line["ahead"] for line in lines), reverse=True)
    assert any(reason.startswith("brings ") for line in lines for reason in line["why"])
    told = {gain["column"] for gain in made.ask("GET", "/hint?lang=de", "red").json()[0]["gains"]}
    assert told != {gain["column"] for gain in lines[0]["gains"]}
    body = {"version": seen["version"], "moves": lines[0]["moves"]}
    assert made.ask("POST", "/moves", "red", body).status_code == 201


def test_who_plays_with_others_is_helped_only_after_the_end(client: Client) -> None:
    several = client.make([("red", "person"), ("blue", "person")])
    several.wait("red")
    for path in ("/hint", "/review"):
        problem(several.ask("GET", path, "red"), 403, "not-yours")
        problem(several.ask("GET", path, "blue"), 403, "not-yours")
        problem(client.make(ALONE).ask("GET", path), 401, "no-key")
    alone = client.make(ALONE)
    problem(alone.ask("GET", "/review", "red"), 403, "not-yours")  # the game isn't over

    over = client.make([("red", "person"), ("blue", "person")], game="steamrollers", edition="1.04", log=finished())
    for seat in ("red", "blue"):
        found = over.ask("GET", "/review", seat).json()
        assert found["seat"] == seat
        assert len(found["chances"]) > 10
        assert len(found["moments"]) <= 5
        assert all(moment["cost"] > 0 and moment["better"] != moment["played"] for moment in found["moments"])
    problem(over.ask("GET", "/hint", "red"), 403, "not-yours")
