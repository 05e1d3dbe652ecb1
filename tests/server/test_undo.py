"""Undo: free up to barriers, by consent across them, everything when alone; and the log remembers."""

from tests.server.helpers import ALONE, TWO, Client, Made, problem

THREE = [("red", "person"), ("blue", "person"), ("green", "person")]


def undo(made: Made, seat: str, moves: int, version: int = -1) -> int:
    version = made.seen(seat)["version"] if version < 0 else version
    response = made.ask("POST", "/undo", seat, {"version": version, "moves": moves})
    assert response.status_code == 200, response.text
    return int(response.json()["version"])


def answer(made: Made, seat: str, agree: bool) -> int:
    seen = made.seen(seat)
    body = {"version": seen["version"], "moves": seen["undo"]["moves"], "agree": agree}
    response = made.ask("POST", "/undo/answer", seat, body)
    assert response.status_code == 200, response.text
    return int(response.json()["version"])


def test_ones_own_last_choice_is_free(client: Client) -> None:
    made = client.make(TWO)
    seat = made.turn()
    before = made.seen(seat)
    made.money()
    after = made.seen(seat)
    assert after["freeUndo"] == 1
    assert undo(made, seat, 1) == after["version"] + 1
    now = made.seen(seat)
    assert (now["moves"], now["boards"], now["data"]) == (before["moves"], before["boards"], before["data"])
    last = made.ask("GET", f"/moves?after={before['version']}", seat).json()
    assert [(m["move"], m["undone"]) for m in last] == [("money", True), ("undo 1", False)]


def test_a_turn_can_be_reset(client: Client) -> None:
    made = client.make(TWO)
    seat = made.turn()
    assert made.play(seat, "track").status_code == 201
    lay = next(a["move"] for a in made.seen(seat)["answers"] if a["move"].startswith("lay"))
    assert made.play(seat, lay).status_code == 201
    seen = made.seen(seat)
    assert (seen["freeUndo"], seen["turnUndo"]) == (1, 2)
    undo(made, seat, seen["turnUndo"])
    assert made.seen(seat)["kind"] == "action"


def test_what_others_did_needs_their_consent(client: Client) -> None:
    made = client.make(TWO)
    seat = made.turn()
    other = "blue" if seat == "red" else "red"
    made.money()
    made.money()  # the turn passes to the other, who takes one action
    made.money()
    seen = made.seen(seat)
    assert seen["freeUndo"] == 0
    assert undo(made, seat, 2) == seen["version"]  # nothing is done yet
    assert made.seen(other)["undo"] == {"seat": seat, "moves": 2, "agreed": []}
    problem(
        made.ask("POST", "/undo/answer", seat, {"version": seen["version"], "moves": 2, "agree": True}), 422, "bad-undo"
    )
    assert answer(made, other, True) == seen["version"] + 1
    now = made.seen(seat)
    assert (now["turn"], now["moves"], now["undo"]) == (seat, seen["moves"] - 2, None)


def test_everybody_else_has_to_agree(client: Client) -> None:
    made = client.make(THREE)
    first = made.turn()
    for _ in range(3):
        made.money()
    others = [seat for seat in made.keys if seat != first]
    version = made.seen(first)["version"]
    undo(made, first, 3)
    assert answer(made, others[0], True) == version
    assert made.seen(first)["undo"]["agreed"] == [others[0]]
    assert answer(made, others[1], True) == version + 1


def test_one_no_is_enough_and_the_asker_may_withdraw(client: Client) -> None:
    made = client.make(THREE)
    first = made.turn()
    for _ in range(3):
        made.money()
    others = [seat for seat in made.keys if seat != first]
    version = made.seen(first)["version"]
    for refuser in (others[1], first):
        undo(made, first, 3)
        answer(made, others[0], True)
        assert answer(made, refuser, False) == version
        assert made.seen(first)["undo"] is None
    problem(made.ask("POST", "/undo/answer", first, {"version": version, "moves": 3, "agree": True}), 422, "bad-undo")


def test_one_agrees_to_what_one_has_seen(client: Client) -> None:
    made = client.make(THREE)
    first = made.turn()
    for _ in range(3):
        made.money()
    others = [seat for seat in made.keys if seat != first]
    seen = made.seen(first)
    undo(made, first, 3)
    answer(made, others[1], True)
    undo(made, first, seen["moves"])  # asked again, for the whole game: who agreed before has not agreed to this
    stale = {"version": seen["version"], "moves": 3, "agree": True}
    problem(made.ask("POST", "/undo/answer", others[0], stale), 422, "bad-undo")
    problem(made.ask("POST", "/undo", others[0], {"version": seen["version"], "moves": 4}), 422, "bad-undo")
    now = made.seen(first)
    assert (now["version"], now["undo"]) == (seen["version"], {"seat": first, "moves": seen["moves"], "agreed": []})


def test_a_move_ends_the_question(client: Client) -> None:
    made = client.make(TWO)
    first = made.turn()
    for _ in range(3):
        made.money()
    undo(made, first, 3)
    assert made.seen(first)["undo"] is not None
    made.money()
    assert made.seen(first)["undo"] is None


def test_alone_everything_can_be_taken_back(client: Client) -> None:
    made = client.make(ALONE)
    start = made.wait("red")
    made.money()
    made.money()
    seen = made.wait("red")
    assert seen["turn"] == "red"
    assert seen["moves"] > start["moves"] + 2  # the bot has moved
    assert seen["freeUndo"] == next(
        n for n, m in enumerate(reversed(counted(made)), 1) if m["seat"] == "red" and not m["forced"]
    )
    undo(made, "red", seen["moves"] - start["moves"])
    now = made.wait("red")
    assert (now["moves"], now["data"]["players"][0]) == (start["moves"], start["data"]["players"][0])


def test_what_is_drawn_again_may_differ_but_the_log_tells_both(client: Client) -> None:
    made = client.make([("red", "person")])
    made.wait("red")
    assert made.play("red", "contracts").status_code == 201
    seen = made.seen("red")
    assert seen["freeUndo"] >= 3  # the draws go back with the choice
    undo(made, "red", seen["freeUndo"])
    lines = [m["move"] for m in made.ask("GET", "/moves", "red").json()]
    assert lines[-1].startswith("undo ")
    assert "contracts" in lines


def nearly_over(client: Client, log: str, seats: list[tuple[str, str]]) -> tuple[Made, str, str]:
    """A table one choice before the end of a game, whose choice that is, and the move that ends it."""
    lines = log.splitlines()
    while True:
        seat, _, move = lines.pop().partition(": ")
        made = client.make(seats, log="\n".join(lines) + "\n")
        seen = made.seen("red")
        if seen["turn"] == seat and seat in made.keys and len(made.seen(seat)["answers"]) > 1:
            return made, seat, move


def test_the_end_is_a_barrier(client: Client, finished_log: str) -> None:
    """Who made the last move could else read all hands, take it back, and play on."""
    made, seat, move = nearly_over(client, finished_log, TWO)
    assert made.play(seat, move).status_code == 201
    assert made.ask("GET", "/log", seat).status_code == 200
    seen = made.seen(seat)
    assert (seen["over"], seen["freeUndo"], seen["turnUndo"]) == (True, 0, 0)
    for asker in made.keys:
        problem(made.ask("POST", "/undo", asker, {"version": seen["version"], "moves": 1}), 422, "bad-undo")
    assert (made.seen(seat)["version"], made.seen(seat)["undo"]) == (seen["version"], None)


def test_alone_the_end_can_be_taken_back(client: Client, finished_log: str) -> None:
    made, seat, move = nearly_over(client, finished_log, ALONE)
    assert seat == "red"
    before = made.seen("red")
    assert made.play("red", move).status_code == 201
    seen = made.wait("red")
    assert seen["over"]
    undo(made, "red", seen["moves"] - before["moves"])
    assert made.seen("red")["data"] == before["data"]


def test_undos_that_can_t_be(client: Client) -> None:
    made = client.make(TWO)
    seen = made.seen("red")
    problem(made.ask("POST", "/undo", "red", {"version": seen["version"], "moves": 0}), 422, "bad-undo")
    problem(made.ask("POST", "/undo", "red", {"version": seen["version"], "moves": 9999}), 422, "bad-undo")
    problem(made.ask("POST", "/undo", "red", {"version": seen["version"] - 1, "moves": 1}), 409, "stale-version")
    key = made.spectator
    body = {"version": seen["version"], "moves": 1}
    problem(client.ask("POST", f"/tables/{made.id}/undo", key, body), 403, "not-yours")
    assert made.seen("red")["version"] == seen["version"]


def counted(made: Made) -> list[dict[str, object]]:
    lines: list[dict[str, object]] = made.ask("GET", "/moves", "red").json()
    return [m for m in lines if not m["undone"] and not str(m["move"]).startswith("undo ")]
