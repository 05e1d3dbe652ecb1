"""Bots: whose turn it is, what one knows, and what is played where it fails."""

from typing import Final

from footplate.host.messages import Mishap
from footplate.host.table import PERSON, Table
from footplate.players import PLAYERS
from footplate.table.game import NATURE, PLAYER
from footplate.table.match import Match
from footplate.table.nature import Roller


def waiting_for(table: Table, match: Match) -> str:
    """The bot that has to decide now, or nothing."""
    decision = match.decision
    if decision is None or decision.seat == NATURE or match.full:
        return ""
    kind = table.plays(match.setup.name(decision.seat))
    return kind if kind in PLAYERS else ""


class Thought:
    """A decision that a bot has to make: what its seat knows, what is legal, and the seed of its own chance."""

    def __init__(self, match: Match, bot: str, seed: str) -> None:
        decision = match.decision
        assert decision is not None
        self.bot: Final = bot
        self.seat: Final = decision.seat
        self.seen: Final = match.game.redact(match.state, decision.seat)
        self.legal: Final = match.legal()
        self.name: Final = match.setup.name(decision.seat)
        self.seed: Final = f"{seed} {self.name} {match.version}"
        self.default: Final = match.game.default(self.seen)

    def instead(self) -> int:
        """What is played where the bot fails: the usual answer, else what chance says."""
        return self.default if self.default in self.legal else self.legal[Roller(self.seed).below(len(self.legal))]

    def mishap(self, id: str, **facts: str | int) -> Mishap:
        return Mishap(id=id, facts={"player": self.bot, "seat": self.name, **facts})


def kinds_for(role: str) -> list[str]:
    """Who may sit at a seat with this role."""
    return [PERSON, *PLAYERS] if role == PLAYER else [role]
