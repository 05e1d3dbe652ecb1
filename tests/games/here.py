"""Where everything of a game lies, by its name: what all games share is tested with what is found here, and a new game
is a folder of tests beside these, a folder of scenarios and a page of the documentation.

    tests/games/GAME/breaks*.toml    ways to break each of its rules on purpose
    tests/games/GAME/fixtures/       recorded games: a log, and a transcript of its standings
    tests/games/GAME/recorded.py     which games are recorded
    tests/games/GAME/positions.py    what the lines of a position can look like
    tests/games/GAME/bad_data.py     data files with something wrong, and what is said about it
    tests/games/GAME/examples.py     the worked examples and rulings that scenarios have to show
    scenarios/GAME/                  its scenarios
    docs/GAME.md                     its page, with dashes
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from footplate.games import OURS
from footplate.table.game import Game

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "footplate"
TESTS = ROOT / "tests" / "games"
NAMES = [game.info.id for game in OURS]


def folder(game: Game) -> str:
    """The name of a game's folders."""
    return game.info.id.replace("-", "_")


def source(game: Game) -> Path:
    return SOURCE / "games" / folder(game)


def scenarios(game: Game) -> list[Path]:
    return sorted((ROOT / "scenarios" / folder(game)).glob("*.scn"))


def fixtures(game: Game) -> list[Path]:
    return sorted((TESTS / folder(game) / "fixtures").glob("*.log"))


def page(game: Game) -> str:
    """What the documentation says about a game."""
    return (ROOT / "docs" / f"{game.info.id}.md").read_text("utf-8")


def module(game: Game, name: str) -> ModuleType:
    """One of the files that every game's folder of tests has."""
    return import_module(f"tests.games.{folder(game)}.{name}")
