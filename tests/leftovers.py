"""No process outlives the tests that started it: at the end of a run, whatever is left is named and ended."""

import ctypes
import sys
from typing import Final

import psutil

ADOPT_ORPHANS: Final = 36  # PR_SET_CHILD_SUBREAPER of Linux
GOODBYE: Final = 20  # seconds that a process has for ending by itself


def adopt() -> None:
    """Where a child dies before its own children, they become ours: nothing gets out of sight. Only on Linux."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)


def end_leftovers(goodbye: float = GOODBYE) -> list[str]:
    """The processes of this run that don't end by themselves, as their command lines; they are killed."""
    _, left = psutil.wait_procs(psutil.Process().children(recursive=True), goodbye)
    said = [words(process) for process in left]
    for process in left:
        process.kill()
    psutil.wait_procs(left, GOODBYE)
    return said


def words(process: psutil.Process) -> str:
    try:
        return f"{process.pid} {' '.join(process.cmdline()) or process.name()}"[:200]
    except psutil.NoSuchProcess:
        return f"{process.pid}"
