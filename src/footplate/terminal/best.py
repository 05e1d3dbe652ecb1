"""Personal bests of games played alone, in a file of the user's data folder."""

import msgspec

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
        best = msgspec.json.decode(path.read_bytes(), type=dict[str, int]) if path.exists() else {}
    except (OSError, msgspec.MsgspecError) as error:
        return tell(
            "Your personal best can't be read ({error}); {file} was left as it is.", error=str(error), file=str(path)
        )
    before = best.get(key)
    if before is not None and before >= points:
        return tell("Your best on this map is {points} points.", points=before)
    files.write_text(path, msgspec.json.format(msgspec.json.encode(best | {key: points})).decode() + "\n")
    if before is None:
        return tell("{points} points: your first result on this map, and so your best.", points=points)
    return tell("{points} points: a new personal best; the old one was {before}.", points=points, before=before)
