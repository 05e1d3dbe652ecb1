"""Make the fast copy of Footplate: the engine compiled by mypyc, everything else as it is.

    python tools/compile.py            make the copy if there is no fresh one, and print its folder
    python tools/compile.py --behind   the same while somebody plays: at the lowest priority, by the first who asks

It never compiles in place, because a compiled module beside its source would hide every later edit.
A copy is a folder `<venv>/compiled/ENGINE-REST`: a key of the engine's sources (with all that compiling
depends on) and a key of every other file. Put it first on PYTHONPATH to use it.

Only the standard library is imported at the top: `run` asks for the folder before anything is installed.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager, redirect_stdout
from pathlib import Path
from typing import IO, Any, cast

ROOT = Path(__file__).resolve().parents[1]
NO_COMPILER = 3  # the exit code when there is nothing to compile with
COPIES_KEPT = 3  # older ones may still be running; so the last few stay


def obstacle() -> str | None:
    """What is missing on this machine to compile, or None."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}"
    wanted = [os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl"]
    if not any(shutil.which(name) for name in wanted):
        return "there is no C compiler (on Debian or Ubuntu: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian or Ubuntu: apt install python3-dev)"
    return None


def engine(source: Path) -> list[Path]:
    """Every Python file of the compiled packages, also those that stay interpreted, relative to `source`."""
    packages = _settings()["packages"]
    return sorted(f.relative_to(source) for p in packages for f in (source / "footplate" / p).rglob("*.py"))


def modules(source: Path) -> list[str]:
    """The files to compile, relative to `source`."""
    exclude = _settings()["exclude"]
    return [f.as_posix() for f in engine(source) if not any(f.match(pattern) for pattern in exclude)]


def copy_for(home: Path, source: Path = ROOT / "src") -> Path:
    """The folder of the copy that matches the sources as they are now, whether or not it exists yet."""
    inside = engine(source)
    files = (f.relative_to(source) for f in (source / "footplate").rglob("*") if f.is_file())
    outside = sorted(f for f in set(files) - set(inside) if f.suffix not in (".pyc", ".so", ".pyd"))
    conditions = [sys.version, sys.platform, str(_settings())]
    conditions += [(ROOT / name).read_text("utf-8") for name in ("constraints.txt", "tools/compile.py")]
    return home / f"{_key(source, inside, conditions)}-{_key(source, outside)}"


def only_copies(copy: Path) -> bool:
    """Whether making this copy is a matter of a second: its engine was compiled already."""
    return any(copy.parent.glob(copy.name.split("-")[0] + "-*"))


def failure(copy: Path) -> Path:
    """The file that is there where this engine didn't compile, so that it isn't tried at each start."""
    return copy.parent / f"failed-{copy.name.split('-')[0]}.txt"


def ensure(home: Path | None = None, wait: bool = True) -> Path | None:
    """The folder of a fresh copy; makes it first if needed. None: somebody else is at it. Fails with SystemExit."""
    home = home or Path(sys.prefix, "compiled")
    home.mkdir(parents=True, exist_ok=True)
    with alone(home / "lock", wait) as mine:
        if not mine:
            return None
        if (ready := copy_for(home)).is_dir():
            return ready
        work = home / "work"
        shutil.rmtree(work, ignore_errors=True)
        # From here on everything is made from a snapshot: an edit made meanwhile can't end up under the wrong key.
        shutil.copytree(ROOT / "src", work / "copy", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        ready = copy_for(home, work / "copy")
        if not ready.is_dir():
            earlier = sorted(home.glob(ready.name.split("-")[0] + "-*"))
            if earlier:
                _take_libraries(earlier[0], work / "copy")
            else:
                _compile_or_remember(work, home, ready)
            os.utime(work / "copy")  # copying kept the time of the source folder
            os.replace(work / "copy", ready)
        shutil.rmtree(work, ignore_errors=True)
        copies = [folder for folder in home.glob("*-*") if folder.is_dir()]
        for old in sorted(copies, key=lambda c: c.stat().st_mtime)[:-COPIES_KEPT]:
            shutil.rmtree(old, ignore_errors=True)
        return ready


def _compile_or_remember(work: Path, home: Path, ready: Path) -> None:
    try:
        compile_into(work / "copy", work / "build", home / "mypy")
    except (Exception, SystemExit):
        failure(ready).write_text("new")
        raise
    failure(ready).unlink(missing_ok=True)


def compile_into(source: Path, build: Path, cache: Path) -> None:
    """Compile the engine in `source`, leaving each extension module beside its Python file."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):
        """mypyc makes one library of many C files, which setuptools would compile one after the other."""

        def build_extensions(self) -> None:
            cc = self.compiler
            one_after_the_other = cc.compile

            def compile_all(sources: list[str], **options: object) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda file: one_after_the_other([file], **options), sources)
                    return [made for one in objects for made in one]

            cc.compile = compile_all
            super().build_extensions()

    # Its own empty configuration: the project's strictness belongs to the checks, not to a user's first start.
    options = ["--config-file=", f"--cache-dir={cache}", "--ignore-missing-imports", *modules(source)]
    with chdir(source):  # mypyc names modules by their path from here
        extensions = mypycify(
            options,
            group_name="footplate",
            multi_file=True,
            opt_level=_settings()["level"],
            debug_level="0",
            target_dir=str(build / "c"),
        )
        setup(
            name="footplate",
            packages=[],
            ext_modules=cast("list[Extension]", extensions),  # not distutils' class, which is gone since Python 3.12
            cmdclass={"build_ext": BuildInParallel},
            script_args=["-q", "build_ext", "--build-lib", str(source), "--build-temp", str(build)],
        )


def libraries(copy: Path) -> list[Path]:
    """The extension modules of a copy, relative to it."""
    return sorted(f.relative_to(copy) for f in copy.rglob("*") if f.suffix in (".so", ".pyd"))


def requirements(group: str) -> list[str]:
    """A dependency group of pyproject.toml, read here because the pip of an older system knows no groups."""
    found: list[str] = []
    for entry in _project()["dependency-groups"].get(group, []):
        found += [entry] if isinstance(entry, str) else requirements(entry["include-group"])
    return found


def _take_libraries(earlier: Path, copy: Path) -> None:
    for name in libraries(earlier):
        shutil.copy2(earlier / name, copy / name)


def _project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def _settings() -> dict[str, Any]:
    settings: dict[str, Any] = _project()["tool"]["footplate"]["compile"]
    return settings


def _key(source: Path, files: Iterable[Path], conditions: Iterable[str] = ()) -> str:
    parts = [*conditions, *(part for f in files for part in (f.as_posix(), (source / f).read_bytes()))]
    encoded = (part if isinstance(part, bytes) else part.encode() for part in parts)
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in encoded)).hexdigest()[:16]


@contextmanager
def alone(path: Path, wait: bool = True) -> Iterator[bool]:
    """One process at a time, until it ends however it ends; whether this is the one. Two starts at once don't fight."""
    with path.open("a") as lock:
        yield _locked(lock, wait)


def _locked(lock: IO[str], wait: bool) -> bool:
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
                return True
            except OSError:  # it gives up after ten seconds
                if not wait:
                    return False
    else:
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def get_compiler() -> bool:
    """mypyc, installed now if need be: whoever only plays doesn't wait for it. Whether it is here."""
    if importlib.util.find_spec("mypyc") is None:
        ready = Path(sys.prefix) / "ready.json"  # `run` wrote how it installs
        pip = [sys.executable, "-m", "pip", "install"]
        install = json.loads(ready.read_text())["install"] if ready.exists() else pip
        packages = ["--constraint", str(ROOT / "constraints.txt"), *requirements("compile")]
        subprocess.run([*install, *packages], stdin=subprocess.DEVNULL, stdout=sys.stderr.fileno())
        importlib.invalidate_caches()
    return importlib.util.find_spec("mypyc") is not None


def main(behind: bool) -> int:
    if problem := obstacle():
        print(f"Not compiled: {problem}.", file=sys.stderr)
        return NO_COMPILER
    if behind and hasattr(os, "nice"):
        os.nice(19)
    home = Path(sys.prefix, "compiled")
    home.mkdir(parents=True, exist_ok=True)
    with alone(home / "installing", not behind) as mine:
        if not mine:
            return 0
        if not get_compiler():
            print("Not compiled: mypyc could not be installed.", file=sys.stderr)
            return 1
    with redirect_stdout(sys.stderr):  # so that the folder is all that stands on standard output
        copy = ensure(home, not behind)
    if copy is not None:
        print(copy)
    return 0


if __name__ == "__main__":
    sys.exit(main("--behind" in sys.argv[1:]))
