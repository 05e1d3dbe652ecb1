"""The start script and the two speeds of the one source."""

import ast
import json
import os
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from footplate import calling
from footplate.calling import PLAY, install
from footplate.players.bench import CATANATRON
from footplate.research.running import EXTRA
from footplate.server.settings import PSYCOPG
from footplate.terminal.cli import COMMANDS
from tools import compile as engine

SOURCE = engine.ROOT / "src"


def ask(question: str, *path: Path) -> str:
    """What a new Python prints, with these folders first on its path."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(map(str, path)))
    answer = subprocess.check_output([sys.executable, "-c", question], env=environment, encoding="utf-8")
    return answer.strip()


def test_an_old_python_can_read_the_start_script_far_enough_to_say_that_it_is_too_old() -> None:
    text = (engine.ROOT / "run").read_text("utf-8")
    tree = ast.parse(text, feature_version=(3, 6))
    first_statements = [ast.unparse(statement) for statement in tree.body[1:3]]
    assert first_statements[0] == "import sys"
    assert first_statements[1].startswith("if sys.version_info < (3, 11):\n    sys.exit(")


def test_a_folder_of_somebody_else_is_never_taken_for_the_environment(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "letter.txt").write_text("Dear Anna")
    command = [sys.executable, str(engine.ROOT / "run"), "--version"]
    environment = dict(os.environ, FOOTPLATE_VENV=str(theirs))
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert "was not made by this script" in done.stderr
    assert [f.name for f in theirs.iterdir()] == ["letter.txt"]


def test_developers_get_what_compiling_needs() -> None:
    assert set(engine.requirements("compile")) < set(engine.requirements("dev"))


def test_tests_run_the_source() -> None:
    answer = ask("import footplate; print(footplate.compiled(), footplate.__file__)")
    assert answer == f"False {SOURCE / 'footplate' / '__init__.py'}"


def test_the_copy_runs_compiled(compiled_copy: Path) -> None:
    question = "import footplate, footplate.table.game as g; print(footplate.compiled(), g.__file__)"
    compiled, file = ask(question, compiled_copy).split(" ", 1)
    assert compiled == "True"
    assert Path(file).parent == compiled_copy / "footplate" / "table"
    assert Path(file).suffix in (".so", ".pyd")


def test_every_listed_module_is_compiled_and_every_other_file_is_copied(compiled_copy: Path) -> None:
    libraries = {library.as_posix().split(".")[0] for library in engine.libraries(compiled_copy)}
    assert libraries == {module.removesuffix(".py") for module in engine.modules(SOURCE)} | {"footplate__mypyc"}
    files = [f.relative_to(SOURCE) for f in SOURCE.rglob("*") if f.is_file() and "__pycache__" not in f.parts]
    assert [f for f in files if not (compiled_copy / f).exists()] == []


def test_an_edit_of_the_engine_asks_for_compiling_and_any_other_edit_only_for_copying(tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "footplate", tmp_path / "footplate", ignore=shutil.ignore_patterns("__pycache__"))

    def keys() -> list[str]:
        return engine.copy_for(Path("home"), tmp_path).name.split("-")

    before = keys()
    assert before == engine.copy_for(Path("home")).name.split("-")
    with (tmp_path / "footplate" / "table" / "game.py").open("a") as file:
        file.write("# an edit\n")
    edited = keys()
    assert edited[0] != before[0]
    assert edited[1] == before[1]
    (tmp_path / "footplate" / "more.csv").write_text("a,b\n")
    copied = keys()
    assert copied[0] == edited[0]
    assert copied[1] != edited[1]


ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "FOOTPLATE_CALLED"}


def hint(**environment: str) -> str:
    """What a hint tells people to type, in a new Python."""
    question = "from footplate.calling import command; print(command('play', '--resume', 'my game.log'))"
    done = subprocess.run(
        [sys.executable, "-c", question],
        env={**ENVIRONMENT, **environment},
        cwd=engine.ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.strip()


def test_hints_name_the_command_that_works_here() -> None:
    assert hint(FOOTPLATE_CALLED="python3.12 ../run") == "python3.12 ../run play --resume 'my game.log'"
    assert hint() == "python3 run play --resume 'my game.log'", "a checkout's own command runs interpreted"


def test_an_installed_footplate_is_called_by_its_name(tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "footplate", tmp_path / "footplate", ignore=shutil.ignore_patterns("__pycache__"))
    assert hint(PYTHONPATH=str(tmp_path)) == "footplate play --resume 'my game.log'"


def test_something_is_installed_into_the_environment_that_runs() -> None:
    ready = Path(sys.prefix, "ready.json")
    how = json.loads(ready.read_text())["install"] if ready.exists() else [sys.executable, "-m", "pip", "install"]
    assert install("catanatron>=3.2") == shlex.join([*how, "catanatron>=3.2"])


def test_where_there_is_no_pip_uv_installs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(calling, "find_spec", lambda name: None)
    monkeypatch.setattr(calling, "origin", str)
    assert install(PLAY) == shlex.join(["uv", "pip", "install", "--python", sys.executable, PLAY])


@pytest.mark.parametrize(
    ("record", "wanted"),
    [
        (None, PLAY),
        ({"url": "file:///home/ada/footplate", "dir_info": {}}, f"{PLAY} @ file:///home/ada/footplate"),
        (
            {"url": "https://example.org/us/footplate", "vcs_info": {"vcs": "git", "commit_id": "1"}},
            f"{PLAY} @ git+https://example.org/us/footplate",
        ),
    ],
)
def test_what_came_from_no_registry_is_not_looked_for_there(
    record: dict[str, object] | None, wanted: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "footplate-0.1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: footplate\nVersion: 0.1.0\n")
    if record is not None:
        (folder / "direct_url.json").write_text(json.dumps(record))
    monkeypatch.syspath_prepend(tmp_path)
    assert shlex.split(install(PLAY))[-1] == wanted


LOADED = """
import sys
from footplate.terminal.cli import main
code = main(sys.argv[1:])
allowed = {*sys.stdlib_module_names, "__main__", "footplate"}
print(sorted({name.partition(".")[0] for name in sys.modules} - allowed), file=sys.stderr)
sys.exit(code)
"""


def bare(program: str, *args: str) -> subprocess.CompletedProcess[str]:
    """A new Python that has the source, and no site-packages."""
    return subprocess.run(
        [sys.executable, "-S", "-c", program, *args],
        env=dict(ENVIRONMENT, FOOTPLATE_LANGUAGE="en", PYTHONPATH=str(SOURCE)),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("command", [["--version"], ["games", "--json"], ["--help"], ["rules", "open", "end"]])
def test_a_quick_command_in_english_loads_nothing_but_the_engine(command: list[str]) -> None:
    done = bare(LOADED, *command)
    assert (done.returncode, done.stderr.strip()) == (0, "[]")


EXPLAINED = """
from footplate.terminal.cli import COMMANDS, main
for command in COMMANDS:
    assert main([command, "--help"]) == 0, command
"""


def test_every_command_is_explained_where_nothing_is_installed() -> None:
    done = bare(EXPLAINED)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("usage: ") == len(COMMANDS)


def test_what_hints_tell_to_install_is_what_the_extras_say() -> None:
    extras = tomllib.loads((engine.ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert extras["bench"] == [CATANATRON]
    assert extras["postgres"] == [PSYCOPG]
    for hint in (PLAY, EXTRA):
        assert hint.removeprefix("footplate[").removesuffix("]") in extras


def test_the_laboratory_is_tested_with_what_its_extras_say() -> None:
    project = tomllib.loads((engine.ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    needed = {need for name in ("gym", "lab", "learn", "openspiel") for need in extras[name] if "footplate" not in need}
    assert needed <= {need for need in project["dependency-groups"]["dev"] if isinstance(need, str)}
