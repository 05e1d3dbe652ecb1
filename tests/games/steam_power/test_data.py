"""Maps as people write them."""

import unicodedata

from footplate.games.steam_power.geography import read_map
from tests.games.steam_power.bad_data import MAP


def test_a_small_map_is_fine() -> None:
    geography = read_map(MAP, "my.csv")
    assert (geography.title, geography.city_names) == ("Small", ["Carden", "Aston"])


def test_a_name_with_accents_may_be_written_in_one_character_or_two_each() -> None:
    for form in ("NFC", "NFD"):
        text = unicodedata.normalize(form, MAP.replace("Small", "Schön").replace("Aston", "Zürich"))
        geography = read_map(text, "my.csv")
        assert (geography.title, geography.city_names) == ("Schön", ["Carden", "Zürich"])
