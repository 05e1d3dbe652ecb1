"""The tests again and again beside other work, for what fails only now and then: a line for each run.

    python3 run test --again 10                          every test, ten times
    python3 run test --again 5 tests/web tests/server    these, with any of pytest's arguments

Beside them random games are played, so that the machine is as busy as somebody's own. What a failed run wrote is kept
in build/again-NUMBER.log.
"""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.leftovers import adopt, end_leftovers
from tools import leash
from tools.check import TESTS

KEPT = ROOT / "build"  # what a failed run wrote
GAMES = ["fuzz", "steam-power", "--games", "1000000", "--jobs", "1"]


def busy() -> "subprocess.Popen[str]":
    """Random games without end."""
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    return leash.start("footplate", *GAMES, env=environment, stderr=subprocess.DEVNULL)


def once(arguments: list[str]) -> tuple[int, str]:
    command = [*TESTS, *arguments]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    return done.returncode, done.stdout


def main(times: int, arguments: list[str]) -> int:
    adopt()
    failures = 0
    for number in range(1, times + 1):
        beside = busy()
        began = time.monotonic()
        try:
            code, said = once(arguments)
        finally:
            leash.kill(beside)
        lines = said.strip().splitlines() or [""]
        if code:
            KEPT.mkdir(parents=True, exist_ok=True)
            (KEPT / f"again-{number}.log").write_text(said, "utf-8")
        summary = next((line.strip("= ") for line in reversed(lines) if re.search(r" in [\d.]+s", line)), lines[-1])
        took, orphans = time.monotonic() - began, end_leftovers()
        failures += code != 0 or bool(orphans)
        print(f"{number:3} {'passed' if code == 0 else 'FAILED'} {took:7.1f} s  {len(orphans)} left  {summary}")
        for line in [*lines, *orphans]:
            if line.startswith(("FAILED", "ERROR", "processes left")) or line in orphans:
                print(f"      {line}")
        sys.stdout.flush()
    print(f"{times - failures} of {times} passed")
    return 1 if failures else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
    except (ValueError, IndexError):
        sys.exit("How often? For example: python3 run test --again 10")
    except KeyboardInterrupt:
        print("\nStopped.")
        sys.exit(130)
