"""The first start: help at once, play before the engine is compiled, two at once, and what can't be written to."""

import hashlib
import json
import os
import signal
import site
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tools import compile as engine

BASE = str(getattr(sys, "_base_executable", sys.executable))
PATIENCE = 120


def environment(folder: Path, **more: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FOOTPLATE"))}
    own = {"FOOTPLATE_VENV": str(folder), "FOOTPLATE_LANGUAGE": "en", "XDG_DATA_HOME": str(folder.parent / "data")}
    return {**clean, **own, **more}


def run(folder: Path, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
    """`python3 run ARGS` in the checkout, with this folder for its environment."""
    return subprocess.run(
        [BASE, "run", *args],
        cwd=engine.ROOT,
        env=environment(folder, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    """An environment as `run` leaves it; its packages are lent by this one, so that nothing has to be fetched."""
    folder = tmp_path / "environment"
    venv.create(folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    inside = subprocess.check_output([python, "-c", "import site; print(site.getsitepackages()[0])"], text=True).strip()
    Path(inside, "lent.pth").write_text("\n".join([str(engine.ROOT / "src"), *site.getsitepackages()]))
    parts = [(engine.ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    record = {
        "python": sys.version,
        "root": str(engine.ROOT),
        "files": hashlib.sha256(b"".join(parts)).hexdigest(),
        "group": "play",
        "install": [str(python), "-m", "pip", "install"],
    }
    (folder / "ready.json").write_text(json.dumps(record))
    (folder / "compiled").mkdir()
    return folder


def test_help_comes_at_once_and_sets_nothing_up(tmp_path: Path) -> None:
    done = run(tmp_path / "none", "--help")
    assert done.returncode == 0, done.stderr
    assert "python3 run test" in done.stdout
    assert "\n    serve " in done.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("args", [["serve", "--help"], ["help", "serve"]], ids=" ".join)
def test_a_command_is_explained_before_anything_is_set_up(args: list[str], tmp_path: Path) -> None:
    done = run(tmp_path / "none", *args)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: ")
    assert " run serve [-h]" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_named_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(tmp_path / "file" / "environment", "play")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert f"Footplate sets itself up in {tmp_path / 'file' / 'environment'}" in done.stderr
    assert "FOOTPLATE_VENV=FOLDER" in done.stderr


@pytest.mark.skipif(engine.obstacle() is not None, reason="there is no compiler here")
def test_play_begins_from_source_while_the_engine_is_compiled_behind(prepared: Path) -> None:
    with engine.alone(prepared / "compiled" / "installing"):  # so that the one behind leaves the compiling to us
        done = run(prepared, "play", "--plain", "--seats", "red,blue=random", "--seed", "1")
        assert done.returncode == 0, done.stderr
        assert "The engine is being compiled in the background" in done.stderr
        assert "Go on with: " in done.stdout
        assert " run play --resume " in done.stdout
    version = run(prepared, "--version")
    assert (version.stderr, "interpreted" in version.stdout) == ("", True), "a quick question starts no compiling"


@pytest.mark.skipif(engine.obstacle() is not None, reason="there is no compiler here")
def test_a_failed_compile_is_said_once(prepared: Path) -> None:
    engine.failure(engine.copy_for(prepared / "compiled")).write_text("new")
    said = [run(prepared, "play", "--plain", "--seed", "1").stderr.count("did not compile") for _ in range(2)]
    assert said == [1, 0]


def test_what_did_not_compile_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(source: Path, build: Path, cache: Path) -> None:
        raise SystemExit(1)

    monkeypatch.setattr(engine, "compile_into", broken)
    with pytest.raises(SystemExit):
        engine.ensure(tmp_path)
    assert engine.failure(engine.copy_for(tmp_path)).read_text() == "new"


def test_who_comes_second_leaves_compiling_to_the_first(tmp_path: Path) -> None:
    with engine.alone(tmp_path / "lock") as first:
        assert first
        assert engine.ensure(tmp_path, wait=False) is None


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal for one process")
def test_the_second_of_two_first_starts_waits_and_can_be_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "environment"
    with (
        engine.alone(tmp_path / "environment.lock"),
        subprocess.Popen(
            [BASE, "run", "--version"],
            cwd=engine.ROOT,
            env=environment(folder),
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        ) as process,
    ):
        try:
            assert process.stderr is not None
            assert "waiting for it" in process.stderr.readline()
            process.send_signal(signal.SIGINT)
            assert process.stderr.read() == "\nStopped. The next start takes it up again.\n"
            assert process.wait(PATIENCE) == 130
        finally:
            process.kill()
    assert not folder.exists()
