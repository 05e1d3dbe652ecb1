"""Crews: the workers that are sent to build a link, by their levels.

A crew is no larger than it must be: without any of its workers it would be too weak. So few crews are possible at all,
and each has a number.
"""

from collections.abc import Sequence
from typing import Final


class Crews:
    """All crews that some effort may need. Of each: how many workers of each level, lowest level first."""

    def __init__(self, efforts: list[int], levels: int) -> None:
        self.levels: Final = levels
        found: set[tuple[int, ...]] = set()
        by_effort: dict[int, list[tuple[int, ...]]] = {}
        for effort in sorted(set(efforts)):
            by_effort[effort] = just_enough(effort, levels)
            found.update(by_effort[effort])
        ranked = sorted(found, key=lambda crew: (strength(crew), sum(crew), [-count for count in crew]))
        self.members: Final = [list(crew) for crew in ranked]
        self.words: Final = [worded(crew) for crew in ranked]
        self.sizes: Final = [sum(crew) for crew in ranked]
        number = {crew: i for i, crew in enumerate(ranked)}
        # By effort: weakest first, so that the fewest levels are wasted; then the fewest workers.
        self.for_effort: Final[list[list[int]]] = [
            sorted(number[crew] for crew in by_effort.get(effort, [])) for effort in range(max(efforts, default=0) + 1)
        ]


def just_enough(effort: int, levels: int) -> list[tuple[int, ...]]:
    """The crews whose levels add up to the effort, and not without their weakest worker."""
    out: list[tuple[int, ...]] = []

    def grow(level: int, crew: list[int], left: int) -> None:
        if left <= 0:
            full = tuple(crew + [0] * (levels - len(crew)))
            weakest = next(i + 1 for i, count in enumerate(full) if count)
            if strength(full) - weakest < effort:
                out.append(full)
            return
        if level > levels:
            return
        for count in range((left + level - 1) // level + 1):
            grow(level + 1, [*crew, count], left - count * level)

    grow(1, [], effort)
    return out


def strength(crew: Sequence[int]) -> int:
    """What the levels of a crew add up to."""
    return sum((i + 1) * count for i, count in enumerate(crew))


def worded(crew: tuple[int, ...]) -> str:
    """A crew's workers by their levels, strongest first: 3+1+1."""
    return "+".join(str(i + 1) for i in reversed(range(len(crew))) for _ in range(crew[i]))
