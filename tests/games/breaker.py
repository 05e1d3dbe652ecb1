"""Runs scenarios or tests with a file of Footplate changed, again and again: everything is loaded once, and each run
happens in a fork that loads anew only what the changed file concerns.

Asked on standard input, it answers on standard output, a line of JSON each:

    ["table/match.py", "scenarios", "scenarios/a.scn", ...]    or    ["table/match.py", "tests", "tests/table/…"]
    [exit code, what it wrote]

It says `ready` first: until then everything has to be whole.

The Footplate is the one on the path, a copy in which the file stands changed while it is asked about.
"""

import ast
import gc
import importlib
import json
import os
import signal
import sys
import traceback
from pathlib import Path

PATIENCE = 120  # seconds; a break may never end
CRASHED = 70
READY = "ready"
FOOTPLATE = ("footplate.games", "footplate.table.scenario")
TESTS = "pytest"
OTHERS = ("hypothesis", "playwright.sync_api", "psutil")  # what tests and their fixtures use, and no break concerns


def footplate() -> set[str]:
    """The modules of Footplate that are loaded."""
    return {name for name in sys.modules if name.partition(".")[0] == "footplate"}


def imports(name: str) -> set[str]:
    """The modules of Footplate that a module imports, anywhere in its text."""
    file = sys.modules[name].__file__
    found: set[str] = set()
    for node in ast.walk(ast.parse(Path(file or "").read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    return found & footplate()


def concerned(file: str, imported: dict[str, set[str]]) -> set[str]:
    """The module in a file, all that import it, all that import those, and so on. A file of data concerns its game."""
    path = file.split("/")
    if file.endswith(".py"):
        found = {".".join(["footplate", *path]).removesuffix(".py").removesuffix(".__init__")}
    else:
        found = {name for name in imported if name.startswith(".".join(["footplate", *path[:2]]))}
    while more := {name for name, used in imported.items() if used & found} - found:
        found |= more
    return found


def forget(names: set[str]) -> None:
    for name in names:
        sys.modules.pop(name, None)
        package, _, own = name.rpartition(".")
        if own in vars(sys.modules.get(package, ast)):
            delattr(sys.modules[package], own)


def run(kind: str, what: list[str]) -> int:
    if kind == "tests":
        return int(importlib.import_module(TESTS).main(["-q", "-p", "no:cacheprovider", *what]))
    sys.path.insert(0, str(Path(__file__).parent))
    return int(importlib.import_module("attempt").main(what))


def forked(names: set[str], kind: str, what: list[str]) -> tuple[int, str]:
    """The exit code of a run in a fork, and what it wrote."""
    source, sink = os.pipe()
    child = os.fork()
    if child == 0:
        code = CRASHED
        try:
            signal.alarm(PATIENCE)
            for number in (1, 2):
                os.dup2(sink, number)
            forget(names)
            code = run(kind, what)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    os.close(sink)
    with os.fdopen(source, encoding="utf-8", errors="replace") as out:
        said = out.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said


def main() -> None:
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they would be loaded by every fork
    for name in (*FOOTPLATE, TESTS, *OTHERS):
        importlib.import_module(name)
    imported = {name: imports(name) for name in footplate()}
    gc.freeze()  # so that forks share it
    print(READY, flush=True)  # from now on files may change
    for line in sys.stdin:
        file, kind, *what = json.loads(line)
        print(json.dumps(forked(concerned(file, imported), kind, what)), flush=True)


if __name__ == "__main__":
    main()
