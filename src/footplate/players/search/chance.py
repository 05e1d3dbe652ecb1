"""Chance that is the same for everything that is compared: what differs between two lines is then their own doing."""

from math import log
from typing import Final

PRIME: Final = 2147483647
DEALT: Final = 64  # random numbers that deal what a seat can't see


def mix(a: int, b: int) -> int:
    """Two numbers below PRIME into one that looks like chance, on every machine the same."""
    x = (times(a, 48271) + times(b, 69621) + 11) % PRIME
    x = times(x ^ x >> 13, 40692) % PRIME
    return times(x ^ x >> 11, 16807) % PRIME


def times(a: int, factor: int) -> int:
    """A product, in two halves: where a factor is large, compiled code multiplies by Python's long way, and takes a
    Ctrl-C that comes meanwhile for a lack of memory."""
    return ((a >> 15) * factor << 15) + (a & 32767) * factor


def deal(seed: int) -> list[int]:
    """Numbers for `Game.sample`."""
    return [mix(seed, i) % 1_000_000 for i in range(DEALT)]


def earliest(seed: int, draw: int, legal: list[int], odds: list[float]) -> int:
    """Which of nature's answers comes: each has a clock of its own, and the first to ring is it.

    So where one line leaves nature other answers than another line does, those that both have still compare alike.
    """
    best = legal[0]
    soonest = -1.0
    for action, share in zip(legal, odds, strict=True):
        rings = -log((mix(mix(seed, action), draw) + 1) / (PRIME + 1)) / share
        if soonest < 0 or rings < soonest:
            best = action
            soonest = rings
    return best
