"""Roll-outs: how a position goes on when everybody takes what promises most, for some turns."""

from typing import Final

from footplate.players.search.chance import earliest
from footplate.players.search.lines import NEVER
from footplate.players.search.value import Value
from footplate.table.game import NATURE, Game, State

LONG: Final = 60  # decisions of its own after which a seat that plays alone is judged


class Asked:
    """What is remembered of a decision that comes in every trial: what each answer lacked of the best when it was
    looked at, and the decisions that answers lead to, where a line goes on."""

    def __init__(self) -> None:
        self.lacked: Final[dict[int, float]] = {}
        self.further: Final[dict[int, Asked]] = {}

    def after(self, action: int) -> "Asked":
        found = self.further.get(action)
        if found is None:
            found = Asked()
            self.further[action] = found
        return found


class Rollout:
    """Everybody plays greedily. The first trial looks at every answer, as a greedy player does; later ones, where the
    same seat is asked for the same time, at those that lacked least before, and at what wasn't possible then: it will
    do much the same whatever is tried.
    """

    def __init__(self, game: Game, seat: int, seats: int, turns: int, width: int, value: Value) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.turns: Final = turns
        self.width: Final = width
        self.value: Final = value
        self.work = 0  # positions that were come through
        self.asked: Final[list[list[Asked]]] = [[] for _ in range(seats)]  # by seat and number of its decision

    def play(self, state: State, seed: int) -> float:
        """Play on until the seat's turns have come, or the end; what that is worth to the seat. Changes the state."""
        game = self.game
        seat = self.seat
        turns = 0
        draws = 0
        own = 0
        last = seat
        decided = [0] * len(self.asked)
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
            known = self.asked[asked]
            if decided[asked] == len(known):
                known.append(Asked())
            chain: list[int] = []
            self.best(state, legal, asked, known[decided[asked]], chain)
            decided[asked] += 1
            for action in reversed(chain):
                game.play(state, action)

    def best(self, state: State, legal: list[int], seat: int, known: Asked, chain: list[int]) -> float:
        """The value of the best line from here; its actions, last first, are put into `chain`."""
        game = self.game
        looked = promising(known.lacked, legal, self.width) if known.lacked else legal
        best_value = NEVER
        values: list[float] = []
        self.work += len(looked)
        for action in looked:
            after = state.copy()
            game.play(after, action)
            further: list[int] = []
            value = game.estimate(after, seat)
            if value is None:
                value = self.best(after, game.legal(after), seat, known.after(action), further)
            values.append(value)
            if value > best_value:
                best_value = value
                chain.clear()
                chain += further
                chain.append(action)
        for action, value in zip(looked, values, strict=True):
            known.lacked[action] = best_value - value
        return best_value

    def margin(self, state: State) -> float:
        """At the end, what it is ahead."""
        totals = self.game.scores(state).totals
        others = [total for seat, total in enumerate(totals) if seat != self.seat]
        return float(totals[self.seat] - max(others)) if others else float(totals[self.seat])


def promising(lacked: dict[int, float], legal: list[int], width: int) -> list[int]:
    """Some answers that lacked least when they were looked at, the best first, and all that never were."""
    kept: list[int] = []
    gaps: list[float] = []
    fresh: list[int] = []
    for action in legal:
        gap = lacked.get(action)
        if gap is None:
            fresh.append(action)
            continue
        at = len(kept)
        while at and gap < gaps[at - 1]:
            at -= 1
        if at < width:
            kept.insert(at, action)
            gaps.insert(at, gap)
            del kept[width:], gaps[width:]
    return kept + fresh
