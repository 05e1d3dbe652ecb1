"""Saved games: a log, or, where the match began with a position, a scenario that leads to where it stands."""

from footplate.table.game import Game
from footplate.table.log import FORMAT, read_log
from footplate.table.match import Match
from footplate.table.scenario import SECTIONS, play_out, read_scenario
from footplate.terminal.language import speak_of


def open_match(text: str, games: dict[str, Game], file: str) -> tuple[Match, str]:
    """The match; with a scenario comes its text."""
    if text.lstrip().startswith(FORMAT.rpartition(" ")[0]) or not any(s in text.splitlines() for s in SECTIONS):
        match, text = read_log(text, games, file), ""
    else:
        match = play_out(read_scenario(text, games, file))
    speak_of(match.setup.game)
    return match, text
