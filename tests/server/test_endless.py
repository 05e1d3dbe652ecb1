"""Games that never end, which only a position of somebody's own can bring about: they stop, and nobody else waits."""

import time

from footplate.table.match import FULL, SETTLED
from tests.server.helpers import Client, Made, problem

HEAD = "game: steam-power\nseats: red, blue\n"
SMALL = "data map:\n  row,A\n  1,FA Farley\n  2,P\n  3,MI Midway\n"
NOTHING = "position:\n  deck empty\n  trains red 0\n  trains blue 0\n  factories red 0\n  factories blue 0\n"
FACT = "then:\n  round = 1\n"


def endless(client: Client, kind: str) -> Made:
    scenario = HEAD + SMALL + NOTHING + FACT
    return client.make([("red", kind), ("blue", kind)], game="", edition="", options={}, scenario=scenario)


def test_money_is_all_that_is_left(client: Client) -> None:
    """Each seat has one answer for ever; after many of them somebody is asked all the same."""
    made = endless(client, "person")
    seen = made.seen("red")
    assert (seen["version"], seen["over"]) == (SETTLED, False)
    assert client.ask("GET", "/health").status_code == 200
    seat = made.turn()
    assert made.play(seat, "money").json()["version"] == 2 * SETTLED + 1
    while made.seen("red")["version"] < FULL:
        assert made.play(made.turn(), "money").status_code == 201
    problem(made.play(made.turn(), "money"), 409, "table-full")


def test_bots_stop_at_the_last_line(client: Client) -> None:
    made = endless(client, "random")
    patience = time.monotonic() + 60
    while (version := client.ask("GET", f"/tables/{made.id}", made.spectator).json()["version"]) < FULL:
        assert time.monotonic() < patience, f"still at {version}"
        time.sleep(0.1)
    time.sleep(0.5)
    assert client.ask("GET", f"/tables/{made.id}", made.spectator).json()["version"] == FULL
