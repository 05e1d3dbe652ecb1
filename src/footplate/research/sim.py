"""A game as environments of other libraries want it: somebody decides, chance is asked or rolls, the rest follows."""

from typing import Final

from footplate.players.seating import Seating, seat_everybody
from footplate.research.numbers import Numbers, Recall, victory
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game, GameInfo, Setup, State
from footplate.table.match import FULL
from footplate.table.nature import Roller


class Sim:
    """A position, and what everybody has been told. Forced moves have been played, with a roller nature's, too."""

    def __init__(self, game: Game, setup: Setup, roller: Roller | None = None) -> None:
        self.game: Final = game
        self.state: State = game.start(setup)
        self.seats: Final = len(setup.seats)
        self.roller: Final = roller
        self.recall = Recall(self.seats)
        self.moves = 0
        self.legal: list[int] = []
        self.settle()

    @property
    def turn(self) -> int:
        """Whose decision it is; only asked where the game isn't over."""
        decision = self.game.turn(self.state)
        assert decision is not None
        return decision.seat

    @property
    def over(self) -> bool:
        """At its end, or longer than any log."""
        return not self.legal

    def play(self, action: int) -> None:
        """A legal action of whoever is asked, and all that follows."""
        self._play(self.turn, action)
        self.settle()

    def _play(self, seat: int, action: int) -> None:
        self.recall.add(self.game, self.state, seat, action)
        self.game.play(self.state, action)
        self.moves += 1

    def settle(self) -> None:
        while (decision := self.game.turn(self.state)) is not None and self.moves < FULL:
            legal = self.game.legal(self.state)
            if len(legal) == 1:
                self._play(decision.seat, legal[0])
            elif decision.seat == NATURE and self.roller is not None:
                self._play(NATURE, legal[self.roller.choose(self.game.odds(self.state))])
            else:
                self.legal = legal
                return
        self.legal = []

    def seen(self, seat: int) -> State:
        return self.game.redact(self.state, seat)

    def worth(self) -> list[float]:
        """What the game was worth to each seat, once it is over."""
        return victory(self.game.scores(self.state).winners, self.seats)

    def copy(self) -> "Sim":
        new = Sim.__new__(Sim)
        vars(new).update(vars(self), state=self.state.copy(), recall=self.recall.copy())
        return new

    def __deepcopy__(self, memo: object) -> "Sim":
        return self.copy()


class Ground:
    """What every episode of an environment has in common: the game, its set-up, who decides, and the numbers."""

    def __init__(self, game: Game, seats: str, edition: str, options: dict[str, str]) -> None:
        info = game.info
        try:
            seating = seat_everybody(info, seats or usual_seats(info))
        except BadInput as error:
            raise error.at("seats") from None
        wished = {name.replace("_", "-"): value for name, value in options.items()}
        wish = Setup(info.id, edition or info.editions[0], seating.seats, seating.options | wished)
        self.game: Final = game
        self.seating: Final[Seating] = seating
        self.setup: Final = info.complete(wish)
        self.numbers: Final = Numbers(game, self.setup)
        self.names: Final = [seat.name for seat in self.setup.seats]
        automas = [i for i, seat in enumerate(self.setup.seats) if seat.role in info.automas]
        self.deciding: Final = [i for i in range(len(self.names)) if i not in automas]

    def __deepcopy__(self, memo: object) -> "Ground":
        return self  # it never changes


def usual_seats(info: GameInfo) -> str:
    return ",".join(info.colours[: max(2, info.seats[0])])
