"""The catalogue: every action once, as a number, a notation and a typed value; typed in any way people type."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.table.catalogue import Catalogue, Domain, Family
from footplate.table.errors import BadInput
from footplate.table.game import Setup
from tests.games.steam_power.tables import GAME, MAP, table


def catalogue_of(setup: Setup) -> Catalogue:
    return GAME.start(setup).catalogue


SETUPS = {
    "small map": table("red, blue"),
    "alone": table("red"),
    "mautomas": table("red, blue, green=mautoma"),
    "Great Lakes": table("red, blue, green, yellow, purple", {}),
    "names in words": table(data={"map": MAP.replace("Norton", "Snow").replace("Weston", "Snow   Black")}),
    "another script": table(data={"map": MAP.replace("Norton", "大阪").replace("Weston", "東京")}),
}
SMALL = catalogue_of(SETUPS["small map"])


@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_number_notation_and_typed_value_are_one_to_one(setup: Setup) -> None:
    catalogue = catalogue_of(setup)
    notations: set[str] = set()
    typed: set[tuple[str, tuple[int, ...]]] = set()
    for number in range(catalogue.size):
        action = catalogue.action(number)
        assert action.number == number
        assert catalogue.number(action.notation) == number
        assert catalogue.notation(number) == action.notation == " ".join([action.verb, *action.words])
        family = catalogue.by_verb[action.verb]
        assert action.words == [d.words[v] for d, v in zip(family.domains, action.values, strict=True)]
        assert family.base <= number < family.base + family.size
        notations.add(action.notation)
        typed.add((action.verb, tuple(action.values)))
    assert len(notations) == len(typed) == catalogue.size == sum(family.size for family in catalogue.families)


@pytest.mark.parametrize("number", [-1, -SMALL.size, SMALL.size, SMALL.size + 1])
def test_a_number_that_is_no_action_is_not_taken_for_one(number: int) -> None:
    with pytest.raises(IndexError):
        SMALL.action(number)


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_case_and_spacing_do_not_matter(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, SMALL.size - 1))
    said = ""
    for letter in SMALL.notation(number):
        if letter == " ":
            said += data.draw(st.sampled_from([" ", "  ", "\t", " \t "]))
        else:
            said += letter.upper() if data.draw(st.booleans()) else letter.lower()
    around = data.draw(st.sampled_from(["", " ", "\t "]))
    assert SMALL.number(around + said + around) == number


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build we", "build Weston"),
        ("build WE", "build Weston"),
        ("build A2", "build Weston"),
        ("build a2", "build Weston"),
        ("tile pa GREY", "tile Parley grey"),
        ("lay c2 s-n", "lay C2 N-S"),
        ("lay C2 NW-SE", "lay C2 SE-NW"),
        ("via mi red", "via Midway red"),
    ],
)
def test_a_thing_can_be_typed_by_its_other_names(typed: str, meant: str) -> None:
    assert SMALL.notation(SMALL.number(typed)) == meant


def test_a_name_can_be_typed_without_its_accents() -> None:
    accented = catalogue_of(table(data={"map": MAP.replace("Norton", "Nörtön")}))
    assert accented.notation(accented.number("build nortoN")) == "build Nörtön"
    assert accented.notation(accented.number("build NÖRTÖN")) == "build Nörtön"


def test_every_swapped_pair_is_the_same_piece() -> None:
    for pair in SMALL.by_verb["lay"].domains[1].words:
        swapped = "-".join(reversed(pair.split("-")))
        assert SMALL.notation(SMALL.number(f"lay C2 {swapped}")) == f"lay C2 {pair}"


def test_a_word_goes_before_an_alias_of_something_else() -> None:
    domain = Domain("thing", ["one", "two"], {"ONE": 1, "Deux": 1})
    catalogue = Catalogue([Family("take", [domain])])
    assert [catalogue.number(f"take {word}") for word in ("one", "two", "deux", "DEUX")] == [0, 1, 1, 1]


def test_an_action_says_which_places_it_speaks_of() -> None:
    assert SMALL.places(SMALL.number("lay C2 N-S")) == ["C2"]
    view = GAME.view(GAME.start(SETUPS["small map"]), 0)
    norton = next(place.name for place in view.boards[0].places if place.title == "Norton")
    assert SMALL.places(SMALL.number("build Norton")) == [norton]
    assert SMALL.places(SMALL.number("money")) == []


def test_names_that_begin_alike_are_told_apart_by_what_follows() -> None:
    catalogue = catalogue_of(SETUPS["names in words"])
    for typed in ("tile Snow black", "tile Snow Black black", "build snow", "build snow  black"):
        wanted = " ".join(typed.split()).lower()
        assert catalogue.notation(catalogue.number(typed)).lower() == wanted


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("", "an empty move. Possible: tile, draw, start, company, corner, track, factory, fulfil and 20 more."),
        (" \t", "an empty move. Possible: tile, draw, start, company, corner, track, factory, fulfil and 20 more."),
        ("biuld Weston", "unknown move 'biuld'. Did you mean 'build'?"),
        ("build Westn", "'build' needs a city, not 'Westn'. Did you mean 'Weston' or 'Easton' or 'Sutton'?"),
        ("build", "'build' needs a city. Possible: Weston, Sutton, Norton, Midway, Parley, Oakham, Stowe, Easton."),
        (
            "lay C2",
            "'lay' needs a pair of edges. Possible: N-NE, N-SE, N-S, N-SW, N-NW, NE-SE, NE-S, NE-SW and 7 more.",
        ),
        ("lay C2 N-E", "'lay' needs a pair of edges, not 'N-E'. Did you mean 'N-SE' or 'N-NE' or 'N-S'?"),
        ("lay C9 N-S", "'lay' needs a hex, not 'C9 N-S'. Possible: A1, A2, A3, A4, A5, B1, B2, B3 and 22 more."),
        ("tile Weston blck", "'tile' needs a colour, not 'blck'. Did you mean 'black'?"),
        ("money now", "'now' is too much after 'money'."),
        ("build Weston Easton", "'Easton' is too much after 'build Weston'."),
    ],
)
def test_an_error_names_what_was_expected_and_the_nearest_valid_thing(typed: str, error: str) -> None:
    with pytest.raises(BadInput) as raised:
        SMALL.number(typed)
    assert str(raised.value) == error


def test_a_dropped_letter_is_always_found_again() -> None:
    """Every verb and every city of the Great Lakes: what was meant is among what is offered."""
    catalogue = catalogue_of(SETUPS["Great Lakes"])
    cities = catalogue.by_verb["build"].domains[0]
    known = {*catalogue.by_verb, *cities.index}
    tried = 0
    for meant, typed in [(v, "{}") for v in catalogue.by_verb] + [(name, "build {}") for name in cities.words]:
        for i in range(1, len(meant)):
            word = meant[:i] + meant[i + 1 :]
            if len(meant) < 4 or " " in (meant[i], meant[i - 1]) or word.lower().split()[0] in known:
                continue  # 'De Moines' begins with Detroit's letters
            with pytest.raises(BadInput) as raised:
                catalogue.number(typed.format(word))
            assert repr(meant) in raised.value.cure, (word, raised.value.cure)
            tried += 1
    assert tried > 200


def test_an_accent_may_be_typed_as_a_character_of_its_own() -> None:
    for form in ("NFC", "NFD"):
        map = unicodedata.normalize(form, MAP.replace("Norton", "Zürich"))
        catalogue = catalogue_of(table(data={"map": map}))
        number = catalogue.number("tile Zürich black")
        assert catalogue.number(unicodedata.normalize("NFD", "tile zürich black")) == number
        assert catalogue.notation(number) == "tile Zürich black"
