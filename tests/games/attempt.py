"""Run scenarios with whatever Footplate is on the path: the first failure is printed, and the exit code is 1.

Exit code 0: all of them pass. Anything else: Footplate itself could not be imported.
"""

import sys
from pathlib import Path

from footplate.games import GAMES
from footplate.table.scenario import read_scenario, run_scenario


def failure(file: Path) -> str:
    """What is wrong with a scenario; any crash counts, because a broken rule may end in one."""
    try:
        wrong = run_scenario(read_scenario(file.read_text("utf-8"), GAMES, file.name))
    except Exception as error:
        return f"{file.name}: {type(error).__name__}: {error}"
    return wrong[0] if wrong else ""


def main(files: list[str]) -> int:
    for file in files:
        if wrong := failure(Path(file)):
            print(wrong)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
