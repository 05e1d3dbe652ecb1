"""Actions whose numbers are worked out: crews of workers, upgrades of engines."""

from itertools import combinations_with_replacement

import pytest

from footplate.games.imperial_steam.crews import Crews
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps.business import upgrade_number, upgraded
from tests.games.imperial_steam.tables import GAME, table

LEVELS = 4


@pytest.mark.parametrize("effort", [1, 2, 5, 7, 9])
def test_crews_are_all_that_are_just_enough(effort: int) -> None:
    crews = Crews([effort], LEVELS)
    found: set[str] = set()
    for size in range(1, effort + 1):
        for levels in combinations_with_replacement(range(LEVELS, 0, -1), size):
            if sum(levels) >= effort and all(sum(levels) - one < effort for one in levels):
                found.add("+".join(str(level) for level in levels))
    assert {crews.words[crew] for crew in crews.for_effort[effort]} == found


def test_the_first_crew_wastes_least_and_is_smallest() -> None:
    crews = Crews([7], LEVELS)
    assert crews.words[crews.for_effort[7][0]] == "4+3"
    assert crews.words[crews.for_effort[7][-1]] == "3+3+3"


def test_upgrades_have_the_numbers_of_the_catalogue() -> None:
    state = GAME.start(table("red, blue"))
    assert isinstance(state, ImperialSteamState)
    box = state.box
    for low in range(box.engine_levels):
        for high in range(low + 1, box.engine_levels):
            number = upgrade_number(low, high, box.engine_levels)
            assert upgraded(number, box.engine_levels) == (low, high)
            said = f"upgrade {box.first_engine + low}-{box.first_engine + high}"
            assert state.catalogue.notation(box.actions.upgrade + number) == said
