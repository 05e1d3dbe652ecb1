"""Processes on a leash: they end with the one that started them, however that one ends.

The one who starts holds the other end of the leashed process's standard input. Where that end is let go, by closing it
or by dying, the process and everything it started are killed.

    python -P tools/leash.py MODULE ARGUMENTS...      runs a module so, as `python -m MODULE ARGUMENTS...` would
"""

import os
import runpy
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

PATIENCE = 120  # seconds; a busy machine is slow, not wrong


def start(
    module: str, *args: str, env: dict[str, str], stderr: int | IO[bytes], python: str = sys.executable
) -> "subprocess.Popen[str]":
    """A module in a process of its own, on our leash."""
    command = [python, "-P", str(Path(__file__).resolve()), module, *args]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=stderr,
        env=env,
        encoding="utf-8",
        start_new_session=True,  # a group of its own; Ctrl-C comes to it through us
    )


def kill(process: "subprocess.Popen[str]") -> None:
    """As a power cut would: it and everything it started, at once."""
    if process.poll() is None:
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    let_go(process)


def let_go(process: "subprocess.Popen[str]") -> None:
    """Wait for one that was asked to end, or was killed."""
    try:
        process.wait(PATIENCE)
    finally:
        assert process.stdin is not None
        process.stdin.close()  # one that doesn't end by itself does now


def until_let_go() -> None:
    os.read(0, 1)  # nothing is ever sent
    if os.name == "nt":
        os._exit(1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    threading.Thread(target=until_let_go, daemon=True).start()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
