"""Lines of play: chains of a seat's own small decisions, until the game can judge what came of them."""

from typing import Final

from footplate.table.game import Game, State

NEVER: Final = float("-inf")


class Line:
    """What was decided, where it leads, and what that promises."""

    def __init__(self, value: float, actions: list[int], after: State) -> None:
        self.value: Final = value
        self.actions: Final = actions
        self.after: Final = after


def lines(game: Game, state: State, legal: list[int], seat: int, so_far: list[int], found: list[Line]) -> None:
    """Collect every line from here."""
    for action in legal:
        after = state.copy()
        game.play(after, action)
        value = game.estimate(after, seat)
        actions = [*so_far, action]
        if value is not None:
            found.append(Line(value, actions, after))
        else:
            lines(game, after, game.legal(after), seat, actions, found)


def candidates(
    game: Game, state: State, legal: list[int], seat: int, most: int, alike: int, near: float = 0.0
) -> list[Line]:
    """The most promising lines that lead to different places; of those that differ only in their end, a few, and none
    that promises much less than the best. `near`: how much less is not yet much; 0: any."""
    found: list[Line] = []
    lines(game, state, legal, seat, [], found)
    found.sort(key=lambda line: (-line.value, line.actions))
    kept: list[Line] = []
    places: set[bytes] = set()
    begun: dict[tuple[int, ...], int] = {}
    for line in found:
        if len(kept) == most or (near > 0.0 and line.value < found[0].value - near):
            break
        beginning = tuple(line.actions[:-1])
        if beginning and begun.get(beginning, 0) == alike:
            continue
        place = line.after.pack()
        if place in places:
            continue
        places.add(place)
        begun[beginning] = begun.get(beginning, 0) + 1
        kept.append(line)
    return kept
