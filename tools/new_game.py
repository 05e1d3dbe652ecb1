"""A folder for a new game that runs at once: a copy of Pebbles, the smallest game of the house, under another name.

    python tools/new_game.py my-game                 makes src/footplate/games/my_game and adds it to the games
    python tools/new_game.py my-game --into FOLDER   makes FOLDER/my_game, a game that lives elsewhere

docs/adding-a-game.md walks on from there.
"""

import argparse
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATTERN = ROOT / "tests" / "tiny" / "pebbles"
GAMES = ROOT / "src" / "footplate" / "games"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def make(name: str, into: Path) -> Path:
    """Copy the folder, and name everything in it anew."""
    folder = into / name.replace("-", "_")
    title = " ".join(part.capitalize() for part in name.split("-"))
    package = package_of(folder)
    renamed = [
        ("tests.tiny.pebbles", package),
        ("PebblesState", f"{title.replace(' ', '')}State"),
        ("class Pebbles(", f"class {title.replace(' ', '')}("),
        ('"pebbles",', f'"{name}",'),
        ("Pebbles", title),
        ("pb.", f"{''.join(part[0] for part in name.split('-'))}."),
    ]
    shutil.copytree(PATTERN, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted(folder.rglob("*.*")):
        text = file.read_text("utf-8")
        for old, new in renamed:
            text = text.replace(old, new)
        file.write_text(text, "utf-8")
    return folder


def package_of(folder: Path) -> str:
    if folder.is_relative_to(ROOT / "src"):
        return ".".join(folder.relative_to(ROOT / "src").parts)
    return ".".join(folder.parts[-2:])


def join(folder: Path, name: str) -> None:
    """One line in the list of games."""
    made = "".join(part.capitalize() for part in name.split("-"))
    file = GAMES / "__init__.py"
    text = file.read_text("utf-8")
    line = f"from footplate.games.{folder.name}.game import {made}\n"
    text = text.replace("from footplate.table.errors", f"{line}from footplate.table.errors", 1)
    text = re.sub(r"^(OURS: .*? = \[[^\]]*?),?\s*\]", rf"\1, {made}()]", text, count=1, flags=re.MULTILINE)
    file.write_text(text, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="new_game.py", description="Makes a folder for a new game that runs at once.")
    parser.add_argument("name", help="like my-game: small letters, numbers and dashes")
    parser.add_argument("--into", type=Path, help="a folder of your own, for a game that lives elsewhere")
    args = parser.parse_args()
    if not NAME.fullmatch(args.name):
        sys.exit(f"{args.name!r} is no name of a game. It looks like this: my-game")
    into = args.into.resolve() if args.into else GAMES
    if (into / args.name.replace("-", "_")).exists():
        sys.exit(f"{into / args.name.replace('-', '_')} is there already; nothing was changed.")
    folder = make(args.name, into)
    made = "".join(part.capitalize() for part in args.name.split("-"))
    print(f"{folder} is made: a game of three steps that can be played.")
    if args.into:
        print(f"Try it: PYTHONPATH={into.parent} FOOTPLATE_GAMES={package_of(folder)}.game:{made} footplate games")
    else:
        join(folder, args.name)
        print(f"Try it: python3 run fuzz {args.name} --games 20, python3 run play {args.name} --seats red,blue=random")
    return 0


if __name__ == "__main__":
    sys.exit(main())
