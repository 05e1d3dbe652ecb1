"""Packages as people get them: with the page, pure and compiled; and the engine alone, which is light."""

import os
import site
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Callable
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

from tests.games.steam_power.test_web import act
from tests.web.fixtures import Open
from tests.web.helpers import ROOT, Server, settled, start_from_lobby
from tools import compile as engine

Environment = Callable[[Path, bool], Path]


def build(source: Path, target: str, out: Path, **more: str) -> Path:
    """A package, made by the back end that every front end calls."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    with engine.alone(ROOT / "build" / "packing"):
        done = subprocess.run(
            command, cwd=source, env={**os.environ, **more}, capture_output=True, encoding="utf-8", check=False
        )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return next(out.iterdir())


@pytest.fixture(scope="session")
def sdist(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build(ROOT, "sdist", folder / "packed")) as packed:
        packed.extractall(folder, filter="data")
    return next(folder.glob("footplate-*"))


@pytest.fixture(scope="session")
def pure_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from the source distribution, where there is no Node: nothing at all is on the path."""
    return build(sdist, "wheel", tmp_path_factory.mktemp("pure"), PATH="", FOOTPLATE_COMPILE="")


@pytest.fixture(scope="session")
def compiled_wheel(client: Path, compiled_copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("compiled"), FOOTPLATE_COMPILE="1")


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """An empty environment outside the checkout with a wheel in it; the answer is its Python.

    What the whole of it needs is lent by this one, without its Footplate: nothing has to be fetched.
    """

    def make(wheel: Path, whole: bool) -> Path:
        venv.create(tmp_path / "environment")
        python = tmp_path / "environment" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index"]
        subprocess.run([*install, str(wheel)], capture_output=True, check=True)
        if whole:
            where = "import site; print(site.getsitepackages()[0])"
            inside = subprocess.check_output([str(python), "-c", where], text=True)
            Path(inside.strip(), "lent.pth").write_text("\n".join(site.getsitepackages()))
        return python

    return make


def ask(python: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FOOTPLATE"))}
    return subprocess.run(
        [str(python), *command],
        env={**clean, "LC_ALL": "C.UTF-8", **more},
        cwd=python.parent,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def names(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        name = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(packed.read(name).decode("utf-8"))


def test_a_wheel_without_node_has_the_page_and_all_that_the_source_has(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    source = ROOT / "src"
    files = {
        f.relative_to(source).as_posix() for f in source.rglob("*") if f.is_file() and "__pycache__" not in f.parts
    }
    assert "footplate/server/static/index.html" in files
    assert {f for f in files if not f.endswith((".so", ".pyd"))} <= names(pure_wheel)


def test_a_page_can_be_played_from_a_wheel_in_an_empty_environment(
    pure_wheel: Path, environment: Environment, open_page: Open, tmp_path: Path
) -> None:
    python = environment(pure_wheel, True)
    where = ask(python, "-c", "import footplate; print(footplate.__file__)").stdout
    assert str(tmp_path) in where, "not the checkout"
    with Server(tmp_path, python, tmp_path) as server:
        page = open_page(base=server.address)
        table = start_from_lobby(page, server)
        seen = table.seen("red")
        act(page, table, seen)
        assert settled(page, table, "red", seen["version"])["version"] > seen["version"]
        page.close()


def test_the_compiled_wheel_is_for_this_machine_and_holds_every_library(
    compiled_wheel: Path, environment: Environment
) -> None:
    assert not compiled_wheel.name.endswith("-any.whl")
    libraries = {name.split(".")[0] for name in names(compiled_wheel) if name.endswith((".so", ".pyd"))}
    wanted = {module.removesuffix(".py") for module in engine.modules(ROOT / "src")} | {"footplate__mypyc"}
    assert libraries == wanted
    done = ask(environment(compiled_wheel, False), str(ROOT / "tools" / "tryout.py"))
    assert done.stdout == "footplate 0.1.0, compiled, with its page\n", done.stderr[-2000:]


def test_the_engine_alone_needs_nothing_and_says_what_is_missing(pure_wheel: Path, environment: Environment) -> None:
    python = environment(pure_wheel, False)
    done = ask(python, str(ROOT / "tools" / "tryout.py"))
    assert done.stdout == "footplate 0.1.0, interpreted, with its page\n", done.stderr[-2000:]
    assert ask(python, "-m", "footplate", "games", LC_ALL="fr_FR.UTF-8").stdout.startswith("Steam Power"), "in English"
    # This environment has no pip, and its wheel came from no registry.
    cure = f"uv pip install --python {python} 'footplate[play] @ {pure_wheel.as_uri()}'"
    serve = ask(python, "-m", "footplate", "serve")
    assert (serve.returncode, serve.stdout) == (2, "")
    assert serve.stderr.startswith("footplate: this needs ")
    assert serve.stderr.endswith(f", which is not installed. Install it: {cure}\n")
    french = ask(python, "-m", "footplate", "games", "--language", "fr")
    assert french.stderr == f"footplate: --language: only English is installed here. Install the others: {cure}\n"


EXTRAS = {"play", "server", "terminal", "bench", "postgres", "lab", "gym", "openspiel", "learn", "research"}


def test_the_metadata_are_whole(pure_wheel: Path) -> None:
    told = metadata(pure_wheel)
    needs = [need for need in told.get_all("Requires-Dist", []) if "extra ==" not in need]
    assert needs == [], "the engine needs nothing"
    assert set(told.get_all("Provides-Extra", [])) == EXTRAS
    assert told["Author"] == "The Footplate authors"
    assert len(told.get_all("Classifier", [])) > 10
    assert "automa" in told["Keywords"]
    text = str(told.get_payload())
    assert "python3 run" in text
    assert "docs/images" not in text, "a picture that nobody would see"
    assert "](docs/" not in text, "a link that leads nowhere"


def test_with_an_address_links_and_pictures_lead_there(client: Path, tmp_path: Path) -> None:
    told = metadata(build(ROOT, "wheel", tmp_path, FOOTPLATE_REPOSITORY="https://example.org/us/footplate/"))
    assert "Source, https://example.org/us/footplate" in told.get_all("Project-URL", [])
    text = str(told.get_payload())
    assert "](https://example.org/us/footplate/raw/main/docs/images/table.png)" in text
    assert 'src="https://example.org/us/footplate/raw/main/docs/images/phone.png"' in text
    assert "](https://example.org/us/footplate/blob/main/docs/contract.md)" in text
    assert "](docs/" not in text
