"""What people name is found in any case, with accents or without, by its code; the nearest is offered else."""

import pytest

from footplate.table.errors import BadInput
from footplate.table.finding import Names, find, listed, plain

CITIES = Names("city", ["Köln", "St. Pölten", "Wien"], [["KO", "SP", "WI"], ["B2", "C4", "A1"]])


@pytest.mark.parametrize("word", ["Köln", "köln", "koln", "KOLN", "ko", "b2"])
def test_a_thing_is_found_by_each_of_its_names(word: str) -> None:
    assert CITIES.find(word) == 0
    assert CITIES.look_up(word) == 0


def test_names_in_another_script_have_no_plain_form() -> None:
    names = Names("city", ["東京", "大阪"])
    assert (plain("東京"), names.find("大阪"), names.look_up("")) == ("", 1, -1)


def test_the_name_of_one_is_worth_more_than_the_code_of_another() -> None:
    assert Names("city", ["Ulm", "Bonn"], [["BO", "Ulm"]]).find("ulm") == 0


def test_a_misspelt_name_is_offered_the_nearest() -> None:
    with pytest.raises(BadInput) as error:
        CITIES.find("Kolm")
    assert str(error.value) == "unknown city 'Kolm'. Did you mean 'Köln'?"
    with pytest.raises(BadInput) as error:
        find("pnk", ["red", "pink"], "colour", "my.csv:3: colour")
    assert str(error.value) == "my.csv:3: colour: unknown colour 'pnk'. Did you mean 'pink'?"
    assert find("PINK", ["red", "pink"], "colour") == 1


def test_a_list_without_names_says_so() -> None:
    assert (listed(["a", "b"]), listed([])) == ("a, b", "none")
