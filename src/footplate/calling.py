"""How this Footplate is called, and how something is installed beside it: what hints tell people to type."""

import json
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from typing import Final

PLAY: Final = "footplate[play]"  # all that people need, where only the engine is installed
CALLED: Final = "FOOTPLATE_CALLED"  # set by a checkout's `run`: how it was called itself


def command(*words: str) -> str:
    """A command line that works where this one did."""
    return " ".join([_called(), *(quote(word) for word in words)])


def install(*requirements: str) -> str:
    """The command line that installs into this environment, whoever made it."""
    made = Path(sys.prefix, "ready.json")  # a checkout's `run` wrote down how it installs
    if made.is_file():
        how = json.loads(made.read_text("utf-8"))["install"]
    elif find_spec("pip"):
        how = [sys.executable, "-m", "pip", "install"]
    else:  # the environments that uv makes have none
        how = ["uv", "pip", "install", "--python", sys.executable]
    ours = PLAY.partition("[")[0] + "["
    wanted = [f"{need}{origin()}" if need.startswith(ours) else need for need in requirements]
    return " ".join(quote(str(word)) for word in [*how, *wanted])


def origin() -> str:
    """What follows our name where this Footplate came from a folder, a file or a repository: no registry knows it."""
    from importlib.metadata import PackageNotFoundError, distribution  # slow to load, and rarely asked

    try:
        told = distribution("footplate").read_text("direct_url.json")
    except PackageNotFoundError:
        return ""
    came = json.loads(told) if told else {}
    kind = came.get("vcs_info", {}).get("vcs", "")
    return f" @ {kind}{'+' if kind else ''}{came['url']}" if came else ""


def _called() -> str:
    if called := os.environ.get(CALLED):
        return called
    script = Path(__file__).resolve().parents[2] / "run"
    if script.is_file():  # the interpreted command of a checkout's environment: its script starts the quick one
        here = Path.cwd()
        return f"python3 {quote(str(script.relative_to(here) if script.is_relative_to(here) else script))}"
    return "footplate"
