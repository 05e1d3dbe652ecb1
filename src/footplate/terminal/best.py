"""Personal bests of games played alone, in a file of the user's data folder."""

import msgspec

from footplate.table.match import Match
from footplate.terminal import files

FILE = "best.json"


def keep(match: Match) -> str:
    """Remember the result of a finished game with one seat, and say how it compares."""
    path = files.data_folder() / FILE
    map_ = match.setup.options.get("map", "")
    key = " ".join(word for word in (match.setup.game, match.setup.edition, map_) if word)
    points = match.game.scores(match.state).totals[0]
    try:
        best = msgspec.json.decode(path.read_bytes(), type=dict[str, int]) if path.exists() else {}
    except (OSError, msgspec.MsgspecError) as error:
        return f"Your personal best can't be read ({error}); {path} was left as it is."
    before = best.get(key)
    if before is not None and before >= points:
        return f"Your best on this map is {before} points."
    files.write_text(path, msgspec.json.format(msgspec.json.encode(best | {key: points})).decode() + "\n")
    if before is None:
        return f"{points} points: your first result on this map, and so your best."
    return f"{points} points: a new personal best; the old one was {before}."
