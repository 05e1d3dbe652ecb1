"""Personal bests of games played alone, in a file of the user's data folder."""

import json
from pathlib import Path

from footplate.home import data_folder
from footplate.table.match import Match
from footplate.terminal import files
from footplate.terminal.language import tell

FILE = "best.json"


def keep(match: Match) -> str:
    """Remember the result of a finished game with one seat, and say how it compares."""
    path = data_folder() / FILE
    map_ = match.setup.options.get("map", "")
    key = " ".join(word for word in (match.setup.game, match.setup.edition, map_) if word)
    points = match.game.scores(match.state).totals[0]
    try:
        best = read(path)
    except (OSError, ValueError) as error:
        return tell(
            "Your personal best can't be read ({error}); {file} was left as it is.", error=str(error), file=str(path)
        )
    before = best.get(key)
    if before is not None and before >= points:
        return tell("Your best on this map is {points} points.", points=before)
    files.write_text(path, json.dumps(best | {key: points}, indent=2) + "\n")
    if before is None:
        return tell("{points} points: your first result on this map, and so your best.", points=points)
    return tell("{points} points: a new personal best; the old one was {before}.", points=points, before=before)


def read(path: Path) -> dict[str, int]:
    best = json.loads(path.read_text("utf-8")) if path.exists() else {}
    if not isinstance(best, dict) or not all(type(points) is int for points in best.values()):
        raise ValueError("not a list of points")
    return best
