"""What several tests need, and how all of them run: from fixed seeds, leaving no process behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import leftovers
from tools import compile as engine

pytest_plugins = ["tests.web.fixtures", "tests.terminal.fixtures"]  # each game's folder has tests that use them, too

# The same cases each time, however slow the machine is. `--hypothesis-profile explore` looks for new ones.
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fixed")


def pytest_configure(config: pytest.Config) -> None:
    if (
        signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    ):  # in the background, where what is started here would inherit it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):  # the process that is there from the beginning to the end
        leftovers.adopt()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """After all fixtures and workers have ended: a process that is left is a failure."""
    yield
    if hasattr(session.config, "workerinput"):
        return
    if left := leftovers.end_leftovers():
        session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
        for line in ["processes left behind, and ended now:", *left]:
            session.config.get_terminal_writer().line(line)


@pytest.fixture(scope="session")
def compiled_copy() -> Path:
    """The folder of the compiled copy of Footplate: put it first on PYTHONPATH of a new Python."""
    if (problem := engine.obstacle()) and not os.environ.get("CI"):
        pytest.skip(problem)
    command = [sys.executable, str(engine.ROOT / "tools" / "compile.py")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        pytest.fail("tools/compile.py: " + done.stderr[-800:], pytrace=False)
    return Path(done.stdout.strip())
