"""What every player is: somebody who is asked, and sees no more than the seat it sits on."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from footplate.table.game import Game, State
from footplate.table.match import Match
from footplate.table.nature import Roller


class Player:
    @abstractmethod
    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        """One of the legal actions. `state` is what the deciding seat may know of it; it may not be changed."""


class Kind:
    """A kind of player: a word on it for people, and how one is made from what follows its name and a seed."""

    def __init__(self, about: str, make: Callable[[str, str], Player]) -> None:
        self.about: Final = about
        self.make: Final = make


def play_on(match: Match, players: Sequence[Player], roller: Roller) -> None:
    """Play a match to its end: one player per seat (an automa's is never asked), the roller for nature."""
    match.settle(roller)
    while (decision := match.decision) is not None:
        seen = match.game.redact(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(match.game, seen, match.legal()))
        match.settle(roller)
