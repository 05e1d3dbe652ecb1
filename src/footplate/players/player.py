"""What every player is: somebody who is asked, and sees no more than the seat it sits on."""

from abc import abstractmethod
from collections.abc import Sequence

from footplate.table.game import Game, State
from footplate.table.match import Match
from footplate.table.nature import Roller


class Player:
    @abstractmethod
    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        """One of the legal actions. `state` is what the deciding seat may know of it; it may not be changed."""


def play_on(match: Match, players: Sequence[Player], roller: Roller) -> None:
    """Play a match to its end: one player per seat (an automa's is never asked), the roller for nature."""
    match.settle(roller)
    while (decision := match.decision) is not None:
        seen = match.game.redact(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(match.game, seen, match.legal()))
        match.settle(roller)
