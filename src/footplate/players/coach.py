"""The coach: what one could do here and what it promises, and after a game which decisions cost most.

It thinks as the players do, from what the seat may know, and sees no more.
"""

from collections.abc import Callable
from time import process_time
from typing import Final

from footplate.players import reasons
from footplate.players.levels import TRIFLES, Fitted, fitted, kind_of
from footplate.players.search.chance import deal, mix
from footplate.players.search.lines import Line, candidates, lines
from footplate.players.search.rollout import Rollout
from footplate.players.search.thinking import Budget, Search, compare
from footplate.table.game import Game, State
from footplate.table.match import Match
from footplate.table.say import Say

SHOWN: Final = 3  # lines of advice
LOOKS: Final = 24  # trials of each line that is shown, on the same chances, from which is told what it brings
HINT: Final = Budget(48, 0, 1.5, TRIFLES["medium"])
GLANCE: Final = Budget(12, 0, 0.5, TRIFLES["medium"])  # for each decision of a game that is looked at again
WORST: Final = 5
WORTH_TELLING: Final = 0.5  # points that a decision must have cost


class Gain:
    """What a column of the score pad changes by until one's next turn, on average: one's own, and the rival's."""

    def __init__(self, column: str, own: float, rival: float) -> None:
        self.column: Final = column
        self.own: Final = own
        self.rival: Final = rival


class Advice:
    """A line of play: its actions, the points one will be ahead at the end, the chance to win, what it brings on the
    score pad until the next turn, and in words what it brings at once."""

    def __init__(self, actions: list[int], ahead: float, chance: float, gains: list[Gain], why: list[Say]) -> None:
        self.actions: Final = actions
        self.ahead: Final = ahead
        self.chance: Final = chance
        self.gains: Final = gains
        self.why: Final = why


class Outcome:
    """What some trials of a line came to: points ahead, the score pad at the next turn, and what everybody has once
    the line is done."""

    def __init__(self, line: Line, ahead: float, gains: list[Gain], counts: reasons.Counts) -> None:
        self.line: Final = line
        self.ahead: Final = ahead
        self.gains: Final = gains
        self.counts: Final = counts


class Moment:
    """A decision that was looked at again: the move's number (1 is the first), what was played, what was better."""

    def __init__(self, move: int, played: list[int], better: list[int], cost: float, chance: float) -> None:
        self.move: Final = move
        self.played: Final = played
        self.better: Final = better
        self.cost: Final = cost  # points
        self.chance: Final = chance  # to win, that it cost


class Review:
    """A seat's game: its chances before each of its decisions, by the number of the move, and what cost most."""

    def __init__(self, chances: list[tuple[int, float]], moments: list[Moment]) -> None:
        self.chances: Final = chances
        self.moments: Final = moments


def tried(
    game: Game, seen: State, found: list[Line], seat: int, known: Fitted, budget: Budget, seed: int
) -> list[float]:
    """What each of some lines comes to, on the same chances."""
    search = even(known)
    thought = compare(game, seen, found, seat, search, budget, seed, process_time())
    values = {id(line): mean for line, mean in zip(thought.lines, thought.means, strict=True)}
    return [values[id(line)] for line in found]


def even(known: Fitted) -> Search:
    """The search of a table with points that count evenly: people are told points."""
    return Search(known.search.settings | {"prior": 0.0, "squash": 0.0}, known.value)


def advise(game: Game, seen: State, legal: list[int], seat: int, seed: int = 1, budget: Budget = HINT) -> list[Advice]:
    """The best lines, best first."""
    known = fitted(game.info.id, kind_of(game.info, seen.setup))
    search = even(known)
    found = candidates(game, seen, legal, seat, search.lines, search.alike)
    thought = compare(game, seen, found, seat, search, budget, seed, process_time())
    outcomes = [tried_out(game, seen, line, seat, search, seed) for line in thought.lines[:SHOWN]]
    outcomes.sort(key=lambda outcome: -outcome.ahead)
    left = game.left(seen)
    return [
        Advice(
            outcome.line.actions,
            outcome.ahead,
            known.value.chance(outcome.ahead, left),
            outcome.gains,
            why(game, seen, seat, outcomes, at),
        )
        for at, outcome in enumerate(outcomes)
    ]


def why(game: Game, seen: State, seat: int, outcomes: list[Outcome], at: int) -> list[Say]:
    """What a line brings; and what is otherwise on the best one, on which it is: on the next best."""
    now = reasons.counts(game, seen)
    own = reasons.changes(game, seen, seat, now, outcomes[at].counts)
    told = reasons.brought(seen, seat, own)
    other = 0 if at else 1
    if other < len(outcomes):
        shared = reasons.both(own, reasons.changes(game, seen, seat, now, outcomes[other].counts), seat)
        differing = reasons.changes(game, seen, seat, outcomes[other].counts, outcomes[at].counts)
        unlike = [change for change in differing if change.seat != seat or change.thing in shared]
        paid = {change.thing for change in own if change.seat == seat and change.count < 0}
        told += reasons.otherwise(seen, seat, other + 1, unlike, paid)
    return told


def tried_out(game: Game, seen: State, line: Line, seat: int, search: Search, seed: int) -> Outcome:
    """Some trials of a line: what it comes to, what the score pad says then, compared with now, and what it brings."""
    now = game.scores(seen)
    others = [other for other in range(len(now.rows)) if other != seat]
    rival = max(others, key=lambda other: now.totals[other], default=-1)
    own = [0.0] * len(now.columns)
    theirs = [0.0] * len(now.columns)
    counts = [[0.0] * len(row) for row in reasons.counts(game, seen)]
    ahead = 0.0
    rollout = Rollout(game, seat, len(seen.setup.seats), search.turns, search.width, search.value)
    for look in range(LOOKS):
        chance = mix(seed, look)
        state = game.sample(seen, seat, deal(chance))
        for action in line.actions:
            game.play(state, action)
        done = reasons.done_with(game, state, seat, chance)
        for row, found in zip(counts, reasons.counts(game, done), strict=True):
            for at, count in enumerate(found):
                row[at] += count / LOOKS
        ahead += rollout.play(state, chance) / LOOKS
        then = game.scores(state)
        for at in range(len(own)):
            own[at] += (then.rows[seat][at] - now.rows[seat][at]) / LOOKS
            if rival >= 0:
                theirs[at] += (then.rows[rival][at] - now.rows[rival][at]) / LOOKS
    gains = [Gain(column, own[at], theirs[at]) for at, column in enumerate(now.columns)]
    return Outcome(line, ahead, gains, counts)


def review(match: Match, seat: int, watch: Callable[[int, int], None], budget: Budget = GLANCE) -> Review:
    """Look at every decision of a seat again. `watch` is told how many of how many moves are done."""
    game = match.game
    known = fitted(game.info.id, kind_of(game.info, match.setup))
    state = match.first.copy()
    chances: list[tuple[int, float]] = []
    moments: list[Moment] = []
    done_by: list[int] = []  # the rest of a line that was looked at with its first decision
    for number, entry in enumerate(match.moves, 1):
        watch(number, len(match.moves))
        if entry.seat == seat and not entry.forced:
            if done_by and done_by[0] == entry.action:
                done_by = done_by[1:]
            else:
                seen, legal = game.redact(state, seat), game.legal(state)
                following = [move.action for move in match.moves[number - 1 :]]
                moment, ahead = judged(game, seen, legal, seat, following, known, number, budget)
                chances.append((number, known.value.chance(ahead, game.left(state))))
                done_by = moment.played[1:]
                if moment.cost >= WORTH_TELLING:
                    moments.append(moment)
        elif entry.seat != seat:
            done_by = []
        game.play(state, entry.action)
    moments.sort(key=lambda moment: -moment.chance)
    return Review(chances, moments[:WORST])


def judged(
    game: Game,
    seen: State,
    legal: list[int],
    seat: int,
    following: list[int],
    known: Fitted,
    number: int,
    budget: Budget,
) -> tuple[Moment, float]:
    """A decision: the line that was played among the best ones; and what the best comes to."""
    every: list[Line] = []
    lines(game, seen, legal, seat, [], every)
    played = next((line for line in every if line.actions == following[: len(line.actions)]), None)
    best = candidates(game, seen, legal, seat, known.search.lines, known.search.alike)
    if played is None:  # it went on otherwise than a line does: the best that begins so
        played = max((line for line in every if line.actions[0] == following[0]), key=lambda line: line.value)
    found = [played, *(line for line in best if line.actions != played.actions)]
    values = tried(game, seen, found, seat, known, budget, number)
    top = max(range(len(found)), key=lambda at: (values[at], -at))
    if top:  # the two side by side: before, the worse of them was tried less
        first, best_value = tried(game, seen, [played, found[top]], seat, known, budget, number)
        top = top if best_value > first else 0
        values[0], values[top] = first, best_value if top else first
    left = game.left(seen)
    chance = known.value.chance(values[top], left) - known.value.chance(values[0], left)
    return Moment(number, played.actions, found[top].actions, values[top] - values[0], chance), values[top]
