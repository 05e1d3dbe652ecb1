"""What several tests need."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as engine


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
