"""The command `footplate`, called in this process, with a folder of its own."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from footplate.calling import CALLED
from footplate.terminal import language


class Done(NamedTuple):
    code: int
    out: str
    err: str


Footplate = Callable[..., Done]


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of tests are not kept among the user's, and hints name the installed command."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv(CALLED, "footplate")


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the developer speaks, and whatever the last test spoke."""
    monkeypatch.setenv(language.VARIABLE, "en")
    language.speak("en")


@pytest.fixture
def footplate(
    own_folder: None, english: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Footplate:
    """`footplate("play", "--seed", "1", stdin="money\\n")` is the command; its exit code and what it wrote."""

    def call(*args: str, stdin: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        from footplate.terminal import cli  # with all it brings along, only where it is called

        code = cli.main(list(args))
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return call
