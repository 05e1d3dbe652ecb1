"""Where the server listens, what it says where it can't, and the Footplate that runs already."""

import argparse
import os
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from footplate.server import command, listening
from footplate.server.arguments import add_arguments
from footplate.server.listening import listen, running
from footplate.table.errors import BadInput
from tests.server.helpers import Apart
from tests.terminal.fixtures import Footplate
from tools.compile import ROOT


def serve(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"), **more)
    return subprocess.run(
        [sys.executable, "-m", "footplate", "serve", *args],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--port", "99999"], "--port: 99999 is no port. Ports go from 1 to 65535; 0 takes any free one."),
        (["--port", "-1"], "--port: -1 is no port. Ports go from 1 to 65535; 0 takes any free one."),
        (
            ["--database", "sqlite:////none/x.db"],
            "--database: there is no folder /none. Make it first, or name a file in one that is there.",
        ),
        (
            ["--database", "/dev/null/x.db"],
            "--database: the folder /dev/null is not there and can't be made: file exists. "
            "Name a file in a folder that you may write to.",
        ),
        (["--database", "/"], "--database: / is a folder. Name a file in it, like /tables.db."),
        (
            ["--host", "192.0.2.1"],
            "--host: 192.0.2.1 is not this machine. 127.0.0.1 is this machine only, 0.0.0.0 everybody.",
        ),
    ],
)
def test_what_cannot_be_is_said_with_its_cure(
    args: list[str], said: str, tmp_path: Path, footplate: Footplate, english: None
) -> None:
    given = args if "--database" in args else [*args, "--database", str(tmp_path / "t.db")]
    assert footplate("serve", *given) == (2, "", f"footplate: {said}\n")


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 100)
    done = serve("--database", str(letter))
    assert done.returncode == 2
    assert done.stderr.startswith(f"footplate: --database: {letter} can't be used: file is not a database.")


def test_a_port_that_is_asked_for_and_taken_is_refused_and_otherwise_the_next_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} is taken. Leave --port out"):
            listen("127.0.0.1", port)
        monkeypatch.setattr(listening, "USUAL", port)
        with listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] != port
        assert running("127.0.0.1", port) == "", "somebody who doesn't answer is no Footplate"


def test_a_footplate_that_runs_already_is_opened_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setenv("FOOTPLATE_DATABASE", "")
    with Apart(str(tmp_path / "t.db")) as first:
        monkeypatch.setattr(command, "USUAL", int(first.address.rpartition(":")[2]))
        assert command.run(parsed("--open")) == 0
        assert shown == [f"http://{first.address}/"]
        for other in (["--open", "--port", "0"], ["--open", "--database", "mine.db"], ["--open", "--lan"], []):
            assert command.already(parsed(*other)) == "", "who asks for more than to play gets a server of their own"


def parsed(*args: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(args)
