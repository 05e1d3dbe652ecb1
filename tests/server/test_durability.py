"""SIGKILL in the middle of play, again and again, on each database (a hundred times: benchmarks/durability.py)."""

import asyncio
from collections.abc import Callable
from typing import Final

from benchmarks.durability import run

ROUNDS: Final = 4


def test_a_killed_server_keeps_its_promises(new_database: Callable[[str], str], database: str) -> None:
    count = asyncio.run(run(new_database(database), rounds=ROUNDS, seed=7, longest=0.3))
    assert count.rounds == ROUNDS
    assert count.acknowledged > 5 * ROUNDS
