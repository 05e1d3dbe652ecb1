"""Ten times SIGKILL in the middle of play, on each database (a hundred: benchmarks/durability.py)."""

import asyncio
from collections.abc import Callable

from benchmarks.durability import run


def test_a_killed_server_keeps_its_promises(new_database: Callable[[str], str], database: str) -> None:
    count = asyncio.run(run(new_database(database), rounds=10, seed=7, longest=0.3))
    assert count.rounds == 10
    assert count.acknowledged > 50
