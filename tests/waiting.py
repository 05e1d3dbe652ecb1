"""Tests wait for a condition, never for a time. The limit is only there to end one that will never come true."""

import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

PATIENCE: Final = 120.0  # seconds; a busy machine is slow, not wrong
Found = TypeVar("Found")


def until(what: str, found: Callable[[], Found]) -> Found:
    """What a condition finds, once it finds something."""
    limit = time.monotonic() + PATIENCE
    while not (result := found()):
        assert time.monotonic() < limit, f"it never came to this: {what}"
        time.sleep(0.02)
    return result


def while_it_grows(what: str, size: Callable[[], int], enough: int) -> None:
    """Wait for something long that shows its progress: only where it stands still for too long has it failed."""
    reached = size()
    while reached < enough:
        more = partial(grown, size, reached)
        reached += until(f"{what}: more than {reached} of {enough}", more)


def grown(size: Callable[[], int], before: int) -> int:
    return max(size() - before, 0)
