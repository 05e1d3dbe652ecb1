"""Edges are read in the reader's language; what is typed keeps its letters."""

import pytest

from footplate.texts import translate
from tests.games.steamrollers.tables import GAME, position

LINES = "track red B4 W-SE\nturn red\ndie 1"


@pytest.mark.parametrize(("language", "said"), [("fr", "rail SE-O"), ("nl", "spoor ZO-W"), ("de", "Strecke SO-W")])
def test_a_hex_in_words(language: str, said: str) -> None:
    cells = {cell.name: cell for cell in GAME.view(position(LINES), 0).boards[0].places}
    assert said in translate(cells["B4"].words, language)


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "ville 1 à l’ouest"), ("nl", "stad 1 in het westen"), ("de", "Stadt 1 im Westen")],
)
def test_a_neighbouring_city_in_words(language: str, said: str) -> None:
    cells = {cell.name: cell for cell in GAME.view(position(LINES), 0).boards[0].places}
    assert said in translate(cells["B3"].words, language)


@pytest.mark.parametrize(("language", "said"), [("fr", "SE-O"), ("nl", "ZO-W"), ("de", "SO-W")])
def test_a_refusal(language: str, said: str) -> None:
    state = position(LINES)
    GAME.play(state, state.catalogue.number("build 1"))
    refusal = GAME.refusal(state, state.catalogue.number("draw B4 W-E"))
    assert refusal is not None
    assert said in translate(refusal.facts, language)
    assert "SE-W" in str(refusal.facts)
