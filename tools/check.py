"""Every check of the project, in order: the quick ones first. Prints a line per step; a failing tool's output in full.

Called by `python3 run test`. Where CI is set, a step that can't run here is a failure too.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOT_HERE = 3  # the exit code of tools that lack a compiler, or Node
PYTHON = [sys.executable, "-m"]
WORKERS = str(max(2, os.cpu_count() or 2))
TESTS = [*PYTHON, "pytest", "-q", "-n", WORKERS, "--dist", "worksteal"]
STEPS = [
    ("style", [*PYTHON, "ruff", "check", "."]),
    ("format", [*PYTHON, "ruff", "format", "--check", "."]),
    ("types", [*PYTHON, "mypy"]),
    ("imports", [str(Path(sys.executable).with_name("lint-imports"))]),
    ("compile", [sys.executable, "tools/compile.py"]),
    ("page", [sys.executable, "tools/build_web.py", "--check"]),
    ("tests", TESTS),
]


def check(name: str, command: list[str]) -> bool:
    print(f"{name:8} ", end="", flush=True)
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    took = f"{time.monotonic() - began:6.1f} s"
    output = done.stdout.strip()
    last = output.splitlines()[-1].strip("= ") if output else ""
    if name in ("compile", "page") and done.returncode == NOT_HERE and not os.environ.get("CI"):
        print(f"{took}  skipped  {last}")
        return True
    if done.returncode == 0:
        print(f"{took}  ok       {last if name == 'tests' else ''}".rstrip())
        return True
    print(f"{took}  FAILED   {' '.join(command)}\n\n{output}\n")
    return False


def main() -> int:
    began = time.monotonic()
    failed = [name for name, command in STEPS if not check(name, command)]
    verdict = f"failed: {', '.join(failed)}" if failed else "all good"
    print(f"{'in all':8} {time.monotonic() - began:6.1f} s  {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("\nStopped.")
        sys.exit(130)
