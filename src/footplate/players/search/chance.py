"""Chance that is the same for everything that is compared: what differs between two lines is then their own doing."""

from math import log
from typing import Final

PRIME: Final = 2147483647
DEALT: Final = 64  # random numbers that deal what a seat can't see


def mix(a: int, b: int) -> int:
    """Two numbers into one below PRIME that looks like chance, on every machine the same."""
    x = (a * 48271 + b * 69621 + 11) % PRIME
    x = (x ^ x >> 13) * 40692 % PRIME
    return (x ^ x >> 11) * 16807 % PRIME


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
