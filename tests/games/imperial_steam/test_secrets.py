"""An opening bid is known to nobody else until all have bid: whatever it is, others are told the same to the letter."""

import json

from footplate.host.beginning import kinds_of
from footplate.host.history import history_seen
from footplate.host.playing import play
from footplate.host.see import position_seen, table_seen, updated
from footplate.host.table import After, Table
from footplate.table.game import NATURE
from footplate.table.match import Match
from tests.games.imperial_steam.tables import GAME, table

SEATS = "red, blue, yellow"


def begun(kind: str) -> Table:
    """A table at which all are asked for their bids; Red is a person, or a bot that has its answer in the log."""
    setup = table(SEATS)
    kinds = [(seat.name, kind if seat.name == "red" else "person") for seat in setup.seats]
    made = Table(kinds_of(setup, kinds), Match(GAME, setup), "secrets", "secrets")
    after = After(made)
    after.settle(made)
    made.keep(after)
    assert GAME.together(made.readable().state) == [0, 1, 2]
    return made


def bids(made: Table) -> list[str]:
    match = made.readable()
    return [match.catalogue.notation(action) for action in GAME.legal(GAME.asking(match.state, 0))]


def told(made: Table, viewer: int) -> str:
    """Everything that a viewer is told of a table."""
    match = made.readable()
    moves = [(entry.seat, entry.action) for entry in match.moves]
    news, _ = updated(made, viewer, 0, "en", None)
    history = history_seen(GAME, match.setup, match.first, moves, viewer)
    return json.dumps([table_seen(made, viewer, "en"), position_seen(made, match, viewer, "en"), news, history])


def bid(made: Table, seat: int, move: str) -> None:
    after = play(made, seat, made.version, [move])
    after.settle(made)
    made.keep(after)


def test_a_sealed_bid_changes_nothing_that_others_are_told() -> None:
    seen: dict[int, set[str]] = {viewer: set() for viewer in (NATURE, 0, 1, 2)}
    possible = bids(begun("person"))
    assert len(possible) > 3
    for move in possible:
        made = begun("person")
        bid(made, 0, move)
        for viewer, found in seen.items():
            found.add(told(made, viewer))
    assert [len(seen[viewer]) for viewer in (NATURE, 1, 2)] == [1, 1, 1]
    assert len(seen[0]) == len(possible)  # Red sees what is in the envelope


def test_a_bid_in_the_log_changes_nothing_before_all_have_bid() -> None:
    """A bot's answer is in the log at once; it is told like everybody's."""
    seen: dict[int, set[str]] = {viewer: set() for viewer in (NATURE, 1, 2)}
    possible = bids(begun("random"))
    for move in possible:
        made = begun("random")
        after = After(made)
        after.match.play(0, after.match.catalogue.number(move))
        made.keep(after)
        assert GAME.together(made.readable().state) == [1, 2]
        for viewer, found in seen.items():
            found.add(told(made, viewer))
    assert [len(found) for found in seen.values()] == [1, 1, 1]


def test_once_all_have_bid_everybody_sees_what_came_of_it() -> None:
    possible = bids(begun("person"))
    seen: set[str] = set()
    for move in possible:
        made = begun("person")
        for seat, answer in enumerate([move, possible[0], possible[0]]):
            bid(made, seat, answer)
        seen.add(told(made, NATURE))
    assert len(seen) == len(possible)
