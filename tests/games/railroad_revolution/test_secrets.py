"""Drawn milestones are seen by their drawer alone, those in and under the piles by nobody: whole games are played at a
table of the host, and everything that anybody is told is searched."""

import json
import re

import pytest

from footplate.host.beginning import kinds_of
from footplate.host.history import history_seen
from footplate.host.see import position_seen, updated
from footplate.host.table import After, Table
from footplate.players import make_player
from footplate.table.game import NATURE
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.rules import Refusal
from tests.games.railroad_revolution.tables import GAME, of, table

MILESTONE = re.compile(r"\b(?:A1|A2|B|C|D)-\d+\b")
EVERY = 12  # moves from one look to the next, where no milestone is drawn


class Watched:
    """A game that greedy players play, and what each viewer may know of its milestones."""

    def __init__(self, seats: str, edition: str) -> None:
        setup = table(seats, edition)
        people = [(seat.name, "person") for seat in setup.seats]
        self.table = Table(kinds_of(setup, people), Match(GAME, setup), "secrets", "secrets")
        self.viewers = [NATURE, *range(len(people))]
        self.known = {viewer: set[str]() for viewer in self.viewers}
        self.since = dict.fromkeys(self.viewers, 0)
        self.compared = 0

    def go_on(self, after: After) -> None:
        after.settle(self.table)
        self.table.keep(after)

    def hidden(self, viewer: int) -> set[str]:
        """The milestones that a viewer doesn't see, and hasn't seen before."""
        match = self.table.readable()
        all_ids = [milestone.id for milestone in of(match.state).box.milestones]
        for seat, name in enumerate(seat.name for seat in match.setup.seats):
            facts = [["done", name], ["milestone", name, "left"], ["milestone", name, "right"]]
            shown = set(MILESTONE.findall(" ".join(GAME.fact(match.state, fact) for fact in facts)))
            for other in self.viewers:
                self.known[other] |= shown
            self.known[seat] |= set(MILESTONE.findall(GAME.fact(match.state, ["drawn", name])))
        return set(all_ids) - self.known[viewer]

    def look(self) -> None:
        for viewer in self.viewers:
            hidden = self.hidden(viewer)
            news, _ = updated(self.table, viewer, self.since[viewer], "en", None)
            self.since[viewer] = self.table.version
            self.search(viewer, hidden, news)

    def search(self, viewer: int, hidden: set[str], told: object) -> None:
        found = set(MILESTONE.findall(json.dumps(told)))
        assert not found & hidden, f"viewer {viewer} was told of {found & hidden}"
        self.compared += len(hidden)


@pytest.mark.parametrize(("seats", "edition"), [("red, blue", "base"), ("red, blue, yellow", "expansion")])
def test_nobody_is_told_of_a_milestone_that_is_hidden(seats: str, edition: str) -> None:
    watched = Watched(seats, edition)
    watched.go_on(After(watched.table))
    players = [make_player("greedy", f"secrets {seat}") for seat in range(len(watched.viewers) - 1)]
    kept = 0
    for number in range(10_000):
        match = watched.table.readable()
        decision = match.decision
        if decision is None or kept == 5:
            break
        if decision.kind == "keep" or number % EVERY == 0:
            watched.look()
        seen = GAME.redact(match.state, decision.seat)
        after = After(watched.table)
        after.match.play(decision.seat, players[decision.seat].choose(GAME, seen, match.legal()))
        watched.go_on(after)
        kept += decision.kind == "keep"
    assert kept == 5
    match = watched.table.readable()
    moves = [(entry.seat, entry.action) for entry in match.moves]
    for viewer in watched.viewers:
        hidden = watched.hidden(viewer)
        watched.search(viewer, hidden, history_seen(GAME, match.setup, match.first, moves, viewer))
        watched.search(viewer, hidden, position_seen(watched.table, match.at(len(moves) - 1), viewer, "en"))
    assert watched.compared > 1000


def test_a_refusal_says_nothing_of_what_somebody_drew() -> None:
    setup = table("red, blue", "base")
    lines = ["workers red white", "milestone red left A1-1 orange", "rails red L04-1, L05-1, L05-2", "tile Miami CT01"]
    match = Match(GAME, setup, GAME.arrange(setup, lines))
    for move in ["place white station", "station Miami"]:
        match.play(0, match.catalogue.number(move))
    match.settle(Roller("refusal"))
    drawn = GAME.fact(match.state, ["drawn", "red"]).split(", ")
    assert len(drawn) == 3
    said = {refused(match, f"keep {tile}").replace(tile, "TILE") for tile in [*drawn, "B-01", "B-10", "C-01"]}
    assert len(said) == 1


def refused(match: Match, move: str) -> str:
    """What Blue is told who tries to keep one of Red's."""
    refusal = match.refusal(1, match.catalogue.number(move))
    assert isinstance(refusal, Refusal)
    return str(refusal)
