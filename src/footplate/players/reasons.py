"""Why, in words: what a line of play brings and costs, and what another line would instead.

A game says what a seat has (`holdings`); what is told here is by how many of each a line changes it, what matters most
first.
"""

from typing import Final

from footplate.players.search.chance import earliest
from footplate.table.colours import SEAT_TITLES
from footplate.table.game import NATURE, Game, State, Thing
from footplate.table.say import Say, joined, say, word

TOLD: Final = 4  # things that are told of a line …
DIFFERING: Final = 3  # … and of what is otherwise on another
COUNTS: Final = 0.5  # a change that comes to less than half of one isn't told
Counts = list[list[float]]  # by seat and thing


class Change:
    """By how many a seat will have more of a thing, or fewer."""

    def __init__(self, seat: int, thing: Thing, count: int) -> None:
        self.seat: Final = seat
        self.thing: Final = thing
        self.count: Final = count

    @property
    def weight(self) -> float:
        return abs(self.count) * self.thing.worth

    def words(self) -> Say:
        return self.thing.words(abs(self.count))


def counts(game: Game, state: State) -> Counts:
    return [[float(holding.count) for holding in game.holdings(state, seat)] for seat in range(len(state.setup.seats))]


def done_with(game: Game, state: State, seat: int, chance: int) -> State:
    """A copy, once what the seat has begun is done: nature has drawn for it, until somebody has to choose."""
    after = state.copy()
    draws = 0
    while (decision := game.turn(after)) is not None and decision.seat in (NATURE, seat):
        legal = game.legal(after)
        if decision.seat == NATURE:
            draws += 1
            game.play(after, legal[0] if len(legal) == 1 else earliest(chance, draws, legal, game.odds(after)))
        elif len(legal) == 1:
            game.play(after, legal[0])
        else:
            break
    return after


def changes(game: Game, state: State, seat: int, before: Counts, after: Counts) -> list[Change]:
    """What differs, as far as it can be told to a seat; what matters most first."""
    found: list[Change] = []
    for other in range(len(before)):
        for at, holding in enumerate(game.holdings(state, other)):
            by = after[other][at] - before[other][at]
            told = (other == seat or not holding.thing.own) and (by > 0 or not holding.thing.gained)
            if told and abs(by) >= COUNTS:
                found.append(Change(other, holding.thing, round(by) or (1 if by > 0 else -1)))
    found.sort(key=lambda change: -change.weight)
    return found


def brought(state: State, seat: int, found: list[Change]) -> list[Say]:
    """What a line brings and costs, and what others get by it."""
    told = found[:TOLD]
    out: list[Say] = []
    for whose in [seat, *(other for other in range(len(state.setup.seats)) if other != seat)]:
        more = [change.words() for change in told if change.seat == whose and change.count > 0]
        less = [change.words() for change in told if change.seat == whose and change.count < 0]
        if whose == seat:
            out += [say("brings {things}", things=joined([*more]))] if more else []
            out += [say("costs {things}", things=joined([*less]))] if less else []
        else:
            name = title(state, whose)
            out += [say("{seat} gets {things}", seat=name, things=joined([*more]))] if more else []
            out += [say("{seat} loses {things}", seat=name, things=joined([*less]))] if less else []
    return out


def both(one: list[Change], other: list[Change], seat: int) -> set[Thing]:
    """What two lines have both to do with: only there a comparison tells something that wasn't told."""
    first, second = ({change.thing for change in line if change.seat == seat} for line in (one, other))
    return first & second


def otherwise(state: State, seat: int, number: int, found: list[Change], paid: set[Thing]) -> list[Say]:
    """What a line has more or less of than the one with this number; of what it pays, what it costs more or less."""
    parts: list[Say | str] = []
    for change in found[:DIFFERING]:
        more, things = change.count > 0, change.words()
        if change.seat == seat and change.thing in paid:
            less = say("costs {things} less", things=things)
            parts.append(less if more else say("costs {things} more", things=things))
        elif change.seat == seat:
            parts.append(say("{things} more", things=things) if more else say("{things} less", things=things))
        elif more:
            parts.append(say("{seat} gets {things} more", seat=title(state, change.seat), things=things))
        else:
            parts.append(say("{seat} gets {things} less", seat=title(state, change.seat), things=things))
    return [say("compared with {number}: {differences}", number=number, differences=joined(parts))] if parts else []


def title(state: State, seat: int) -> Say:
    name = state.setup.name(seat)
    return word(SEAT_TITLES.get(name, name))
