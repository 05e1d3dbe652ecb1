"""Games that never end, which only a position of somebody's own can bring about: they stop, and nobody else waits."""

from footplate.table.match import FULL, SETTLED
from tests.games.steam_power.test_endless import MONEY_FOR_EVER
from tests.server.helpers import Client, Here, Made, problem
from tests.waiting import until, while_it_grows


def endless(client: Client, kind: str) -> Made:
    seats = [("red", kind), ("blue", kind)]
    return client.make(seats, game="", edition="", options={}, scenario=MONEY_FOR_EVER)


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


def test_bots_stop_at_the_last_line(server: Here, client: Client) -> None:
    made = endless(client, "random")

    def version() -> int:
        return int(client.ask("GET", f"/tables/{made.id}", made.spectator).json()["version"])

    while_it_grows("the table's lines", version, FULL)
    until("no bot thinks any more", lambda: server.house.tables.open[made.id].thinking is None)
    assert version() == FULL
