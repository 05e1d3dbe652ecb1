"""Make the fast copy of Footplate: the engine compiled by mypyc, everything else as it is.

    python tools/compile.py     make the copy if there is no fresh one, and print its folder

It never compiles in place, because a compiled module beside its source would hide every later edit.
A copy is a folder `<venv>/compiled/ENGINE-REST`: a key of the engine's sources (with all that compiling
depends on) and a key of every other file. Put it first on PYTHONPATH to use it.

Only the standard library is imported at the top: `run` asks for the folder before anything is installed.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, cast

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


def ensure(home: Path | None = None) -> Path:
    """The folder of a fresh copy; makes it first if needed. Fails with SystemExit."""
    home = home or Path(sys.prefix, "compiled")
    home.mkdir(parents=True, exist_ok=True)
    with alone(home / "lock"):
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
                compile_into(work / "copy", work / "build", home / "mypy")
            os.utime(work / "copy")  # copying kept the time of the source folder
            os.replace(work / "copy", ready)
        shutil.rmtree(work, ignore_errors=True)
        for old in sorted(home.glob("*-*"), key=lambda c: c.stat().st_mtime)[:-COPIES_KEPT]:
            shutil.rmtree(old, ignore_errors=True)
        return ready


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
def alone(path: Path) -> Iterator[None]:
    """One process at a time: two that both want something build it once. (Without fcntl, on Windows, both build it.)"""
    with path.open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    if problem := obstacle():
        print(f"Not compiled: {problem}.", file=sys.stderr)
        return NO_COMPILER
    with redirect_stdout(sys.stderr):  # so that the folder is all that stands on standard output
        copy = ensure()
    print(copy)
    return 0


if __name__ == "__main__":
    sys.exit(main())
