"""A plugin for pytest that says where the time of the tests goes, in seconds of the processor: those of a busy machine
are about as many as those of a quiet one. Servers, browsers and other children count.

    python3 run test -p tools.times tests/web        by file, and the tests that take most
    python3 run test -p tools.times                  all of them; one process, so it takes a while
"""

import time
from collections import defaultdict
from collections.abc import Generator
from typing import Final

import psutil
import pytest

MOST: Final = 20
SHORT: Final = 0.1  # seconds; what takes no longer has started nothing
TOOK: Final[dict[str, float]] = {}  # by test


def spent() -> float:
    """Seconds of the processor that this process and all that it has started have used."""
    me = psutil.Process()
    total = 0.0
    for process in [me, *me.children(recursive=True)]:
        try:
            total += sum(process.cpu_times()[:4])
        except psutil.Error:  # it has just ended
            continue
    return total


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    began, own = time.monotonic(), time.process_time()
    result = yield
    if time.monotonic() - began > SHORT:
        TOOK[item.nodeid] = spent() - BEFORE - sum(TOOK.values())
    else:
        TOOK[item.nodeid] = time.process_time() - own
    return result


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    files: dict[str, float] = defaultdict(float)
    for test, seconds in TOOK.items():
        files[test.partition("::")[0]] += seconds
    terminalreporter.write_sep("=", f"{sum(TOOK.values()):.0f} s of the processor")
    for name, seconds in [*most(files), *most(TOOK)[:MOST]]:
        terminalreporter.write_line(f"{seconds:8.1f}  {name}")


def most(seconds: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(seconds.items(), key=lambda pair: -pair[1])


BEFORE: Final = spent()
