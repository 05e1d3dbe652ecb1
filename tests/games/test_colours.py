"""The colours of seats stand in one list: games, terminal and page take them from there."""

import re
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.colours import SEAT_COLOURS, SEAT_NAMES, SEAT_TITLES
from footplate.terminal.palette import seat_colour
from footplate.texts import LANGUAGES, knows
from tools import seat_colours

WEB = Path(__file__).resolve().parents[2] / "web"


def test_every_colour_has_a_name_a_title_and_looks_of_its_own() -> None:
    assert [colour.name for colour in SEAT_COLOURS] == SEAT_NAMES == list(SEAT_TITLES)
    for looks in ("page", "dark", "terminal", "dashes"):
        assert len({getattr(colour, looks) for colour in SEAT_COLOURS}) == len(SEAT_COLOURS), looks
    assert len({(colour.weave.width, colour.weave.dashes) for colour in SEAT_COLOURS}) == len(SEAT_COLOURS)
    assert [seat_colour(colour.name) for colour in SEAT_COLOURS] == [colour.terminal for colour in SEAT_COLOURS]


def test_the_page_has_the_same_colours_and_no_other_list() -> None:
    for file, text in seat_colours.files().items():
        assert file.read_text("utf-8") == text, "run python tools/seat_colours.py"
    for file in (WEB / "src").rglob("*"):
        if file.suffix in (".svelte", ".ts", ".css") and file.name != "seats.css":
            assert not re.search(r"\bown-(red|blue|green|yellow|purple|black)\b", file.read_text("utf-8")), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_is_said_in_every_language(language: str) -> None:
    page = (WEB / "texts" / f"{language}.ftl").read_text("utf-8")
    for name in SEAT_NAMES:
        assert f"\nseat-{name} = " in page
        assert language == "en" or (knows(name, language) and knows(SEAT_TITLES[name], language))


def test_every_game_takes_its_seats_from_the_list() -> None:
    assert {colour for game in GAMES.values() for colour in game.info.colours} <= set(SEAT_NAMES)
