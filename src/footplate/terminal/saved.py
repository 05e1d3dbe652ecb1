"""The games that this terminal has kept: which there are, and the one that was played last."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from footplate.calling import command
from footplate.games import GAMES
from footplate.home import data_folder
from footplate.table.errors import BadInput
from footplate.table.log import FORMAT, read_header
from footplate.table.match import Match
from footplate.terminal import files, words
from footplate.terminal.language import tell, tell_problem
from footplate.terminal.positions import open_match


def folder() -> Path:
    return data_folder() / "games"


def kept(game: str = "") -> list[Path]:
    """The saved games, the last played first; only those of a game, if one is named."""
    found = [path for path in folder().glob("*.log") if not game or game_of(path) == game]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def game_of(path: Path) -> str:
    """The game that a log's head names; empty where it can't be read."""
    try:
        lines = files.read_text(str(path)).splitlines()
        header, _ = read_header(lines, 1 if lines[:1] == [FORMAT] else 0, {"moves:"}, str(path))
    except BadInput:
        return ""
    return header.fields.get("game", "")


def last_unfinished(game: str) -> Path:
    """The game that was left most recently. Raises BadInput where there is none."""
    for path in kept(game):
        try:
            match, _ = open_match(files.read_text(str(path)), GAMES, str(path))
        except BadInput:
            continue
        if not match.over:
            return path
    what = tell("there is no unfinished game in {folder}.", folder=str(folder()))
    raise BadInput(what, "--resume", tell("Name a file, or begin a new game: {command}", command=command("play")))


class Saved(NamedTuple):
    """A saved game; where it can't be read, `problem` says why."""

    path: Path
    when: datetime
    match: Match | None
    problem: str


def look(path: Path) -> Saved:
    when = datetime.fromtimestamp(path.stat().st_mtime)
    try:
        match, _ = open_match(files.read_text(str(path)), GAMES, str(path))
    except BadInput as error:
        return Saved(path, when, None, tell_problem(error))
    return Saved(path, when, match, "")


def stands(match: Match) -> str:
    """Where a match is: its verdict, or who has to choose."""
    if match.over:
        return words.verdict(match.setup, match.game.scores(match.state))
    decision = match.decision
    assert decision is not None
    return f"{words.seat_name(match.setup, decision.seat)}: {tell(decision.prompt)}"
