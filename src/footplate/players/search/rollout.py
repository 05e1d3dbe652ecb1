"""Roll-outs: how a position goes on when everybody takes what promises most, for some turns."""

from typing import Final

from footplate.players.search.chance import earliest
from footplate.players.search.lines import NEVER
from footplate.players.search.value import Value
from footplate.table.game import NATURE, Game, State

MANY: Final = 16  # with more answers than this, only promising ones are looked at
AGAIN: Final = 3  # answers that another seat looks at again where it was asked the same in an earlier trial
LONG: Final = 60  # decisions of its own after which a seat that plays alone is judged


class Rollout:
    """Everybody plays greedily. What an answer lacked is remembered, so that later only a few are tried: by seat where
    there are many answers; of the other seats also by decision, because they will do much the same whatever is tried.
    """

    def __init__(self, game: Game, seat: int, seats: int, turns: int, width: int, value: Value) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.turns: Final = turns
        self.width: Final = width
        self.value: Final = value
        self.work = 0  # positions that were come through
        self.lacked: Final[list[dict[int, float]]] = [{} for _ in range(seats)]
        self.others: Final[dict[tuple[int, int, str], dict[int, float]]] = {}  # by seat, number of its decision, kind

    def play(self, state: State, seed: int) -> float:
        """Play on until the seat's turns have come, or the end; what that is worth to the seat. Changes the state."""
        game = self.game
        seat = self.seat
        turns = 0
        draws = 0
        own = 0
        last = seat
        decided = [0] * len(self.lacked)
        while True:
            self.work += 1
            decision = game.turn(state)
            if decision is None:
                return self.margin(state)
            asked = decision.seat
            if asked == seat:
                turns += last != seat
                own += 1
                if turns >= self.turns or own > LONG:
                    value = self.value.of(game, state, seat)
                    if value is not None:
                        return value
            legal = game.legal(state)
            if asked == NATURE:
                draws += 1
                action = legal[0] if len(legal) == 1 else earliest(seed, draws, legal, game.odds(state))
                game.play(state, action)
                continue
            last = asked
            if len(legal) == 1:
                game.play(state, legal[0])
                continue
            decided[asked] += 1
            chain: list[int] = []
            if asked == seat or len(legal) > MANY:
                self.best(state, legal, asked, chain)
            else:
                known = self.others.setdefault((asked, decided[asked], decision.kind), {})
                self.among(state, promising(known, legal, AGAIN, len(legal)), asked, chain, known)
            for action in reversed(chain):
                game.play(state, action)

    def best(self, state: State, legal: list[int], seat: int, chain: list[int]) -> float:
        """The value of the best line from here; its actions, last first, are put into `chain`."""
        if len(legal) <= MANY:
            return self.among(state, legal, seat, chain, None)
        lacked = self.lacked[seat]
        return self.among(state, promising(lacked, legal, self.width, MANY), seat, chain, lacked)

    def among(
        self, state: State, looked: list[int], seat: int, chain: list[int], lacked: dict[int, float] | None
    ) -> float:
        """The same of some answers; what each of them lacks is remembered."""
        game = self.game
        best_value = NEVER
        values: list[float] = []
        self.work += len(looked)
        for action in looked:
            after = state.copy()
            game.play(after, action)
            further: list[int] = []
            judged = game.estimate(after, seat)
            value = judged if judged is not None else self.best(after, game.legal(after), seat, further)
            values.append(value)
            if value > best_value:
                best_value = value
                chain.clear()
                chain += further
                chain.append(action)
        if lacked is not None:
            for action, value in zip(looked, values, strict=True):
                lacked[action] = best_value - value
        return best_value

    def margin(self, state: State) -> float:
        """At the end, what it is ahead."""
        totals = self.game.scores(state).totals
        others = [total for seat, total in enumerate(totals) if seat != self.seat]
        return float(totals[self.seat] - max(others)) if others else float(totals[self.seat])


def promising(lacked: dict[int, float], legal: list[int], width: int, least: int) -> list[int]:
    """The answers that lacked least when they were looked at, and some that never were; `least` in all, if possible."""
    known = [action for action in legal if action in lacked]
    new = [action for action in legal if action not in lacked]
    known.sort(key=lambda action: lacked[action])
    return known[:width] + new[: max(width, least - len(known))]
