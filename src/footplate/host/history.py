"""A game turn by turn, for charts: the score pad and the view's data at the end of each turn."""

from typing import Final

from footplate.host.messages import History, Moment
from footplate.table.game import NATURE, Game, Setup, State

MOMENTS: Final = 400  # more than any real game has turns, and than any chart can show


def history_seen(game: Game, setup: Setup, first: State, moves: list[tuple[int, int]], seat: int) -> History:
    """The moves are (seat, action). Of a very long game not every turn is told, but always the last one."""
    names = [s.name for s in setup.seats]
    wanted = thinned(turn_ends(game, first, moves, len(names)))
    state = first.copy()
    columns: list[str] = []
    moments: list[Moment] = []
    for number, (_, action) in enumerate(moves, 1):
        game.play(state, action)
        if number not in wanted:
            continue
        redacted = game.redact(state, seat)
        scores = game.scores(state if game.turn(state) is None else redacted)
        columns = scores.columns
        rows = dict(zip(names, scores.rows, strict=True))
        totals = dict(zip(names, scores.totals, strict=True))
        last, data = wanted[number], game.show(redacted, seat, scores).data
        mover = "" if last == NATURE else names[last]
        moments.append(Moment(move=number, seat=mover, rows=rows, totals=totals, data=data))
    return History(columns=columns, moments=moments)


def turn_ends(game: Game, first: State, moves: list[tuple[int, int]], seats: int) -> list[tuple[int, int]]:
    """After which moves a turn ends, and whose it was: where the next decision is another seat's (nature's, where only
    one plays)."""
    state = first.copy()
    last = NATURE
    found: list[tuple[int, int]] = []
    for number, (mover, action) in enumerate(moves, 1):
        game.play(state, action)
        decision = game.turn(state)
        if mover != NATURE:
            last = mover
        same = [last] if seats == 1 else [last, NATURE]
        ended = decision is None or (decision.seat not in same and last != NATURE)
        if ended or number == len(moves):
            found.append((number, last))
            last = NATURE
    return found


def thinned(ends: list[tuple[int, int]]) -> dict[int, int]:
    step = -(-len(ends) // MOMENTS) or 1
    return dict(ends[::-1][::step])
