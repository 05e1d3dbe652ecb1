"""What the shell may do to a command: close its input or output, fill the disk, point it to no database."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

COMMAND = f"{sys.executable} -m footplate"


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")]))
    environment["XDG_DATA_HOME"] = str(folder)
    return subprocess.run(
        line, shell=True, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False
    )


def test_a_closed_input_is_an_empty_one(tmp_path: Path) -> None:
    done = shell(f"{COMMAND} play --plain <&-", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is saved in" in done.stdout
    done = shell(f"{COMMAND} replay - <&-", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("footplate: -:1: this is not a Footplate log")


def test_a_closed_output_hears_nothing(tmp_path: Path) -> None:
    done = shell(f"{COMMAND} games >&-", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    done = shell(f"{COMMAND} games > /dev/full", tmp_path)
    assert (done.returncode, done.stderr) == (2, "footplate: no space left on device\n")


@pytest.mark.parametrize("kind", ["folder", "file", "nobody"])
def test_what_is_no_database(tmp_path: Path, kind: str) -> None:
    (tmp_path / "file").write_text("Not a database, but long enough to be taken for one.\n" * 40, "utf-8")
    database = {"folder": tmp_path, "file": tmp_path / "file", "nobody": "postgresql://nobody@127.0.0.1:1/x"}[kind]
    done = shell(f"{COMMAND} serve --port 0 --database {database}", tmp_path)
    assert done.returncode == 2
    said = {"folder": "is a folder", "file": "is not a database", "nobody": "the database can't be used"}[kind]
    assert done.stderr.startswith("footplate: --database: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_number_of_thousands_of_digits(tmp_path: Path) -> None:
    said = "9" * 5000
    done = shell(f"printf '{said}\\nwhy {said}\\nlog {said}\\nquit\\n' | {COMMAND} play --plain", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "There is no answer 999" in done.stdout
