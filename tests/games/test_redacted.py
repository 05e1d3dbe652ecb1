"""What docs/contract.md says under *Redacted states* holds for every game, no more and no less."""

import re
from functools import cache

import pytest

from footplate import games
from footplate.players.cases import setup_for
from footplate.table.game import NATURE, Decision, Game
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.here import NAMES, ROOT

GAMES = 10
EVERY = 3  # moves, between two looks


class Looked:
    """Random games, looked at by every seat now and then."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.blind: set[str] = set()  # the kinds of decision of others where a redacted state offers something else
        self.own = 0  # decisions that a seat answered on its own
        for number in range(GAMES):
            self.roller = Roller(f"redacted {number}")
            self.match = Match(game, setup_for(game, number, self.roller))
            while (decision := self.match.decision) is not None:
                if len(self.match.moves) % EVERY == 0:
                    self.look(decision)
                legal = self.match.legal()
                odds = game.odds(self.match.state) if decision.seat == NATURE else []
                at = self.roller.choose(odds) if odds else self.roller.below(len(legal))
                self.match.play(decision.seat, legal[at])

    def look(self, decision: Decision) -> None:
        legal = self.match.legal()
        for seat in range(len(self.match.setup.seats)):
            there = self.game.legal(self.game.redact(self.match.state, seat))
            if seat == decision.seat:
                assert there == legal, f"{decision.kind}: a seat sees other answers of its own"
                self.answer(seat, legal[self.roller.below(len(legal))])
            elif there != legal:
                self.blind.add(decision.kind)

    def answer(self, seat: int, action: int) -> None:
        """Where nothing is revealed, a seat's answer has the same outcome on what it sees."""
        game, whole = self.game, self.match.state.copy()
        if game.reveals(whole, action):
            return
        seen = game.redact(whole, seat)
        game.play(whole, action)
        game.play(seen, action)
        assert game.redact(seen, seat) == game.redact(whole, seat), game.info.id
        self.own += 1


@cache
def looked(id: str) -> Looked:
    return Looked(games.GAMES[id])


def documented(game: Game) -> set[str]:
    """The kinds of decision that the documentation names for a game."""
    text = (ROOT / "docs" / "contract.md").read_text("utf-8").partition("## Redacted states")[2].partition("\n## ")[0]
    items = [item for item in re.split(r"\n\n?- ", text) if f"**{game.info.title}**" in item]
    assert len(items) == 1, f"{game.info.title} stands there {len(items)} times"
    return set(re.findall(r"`([a-z-]+)`", items[0].partition("\n\n")[0])) - {"legal"}


@pytest.mark.parametrize("id", NAMES)
def test_a_seat_answers_its_own_decisions_on_what_it_sees(id: str) -> None:
    assert looked(id).own > 100


@pytest.mark.parametrize("id", NAMES)
def test_where_it_sees_too_little_for_the_others_stands_in_the_documentation(id: str) -> None:
    assert looked(id).blind == documented(games.GAMES[id])
