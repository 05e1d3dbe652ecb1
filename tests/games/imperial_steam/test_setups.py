"""The random set-up: hubs lie as if all four had been drawn anew until they fitted."""

from itertools import combinations
from math import factorial

from footplate.games.imperial_steam.asked import HUB
from footplate.games.imperial_steam.geography import Geography
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.nature import Roller
from tests.games.imperial_steam.tables import GAME, table


def random_table() -> ImperialSteamState:
    state = GAME.start(table("red, blue", {"setup": "random"}))
    assert isinstance(state, ImperialSteamState)
    return state


def fits(geography: Geography, cities: tuple[int, ...]) -> bool:
    near = [geography.start, *cities]
    return all(b not in geography.neighbours[a] for a in near for b in near)


def test_every_choice_of_four_hubs_is_equally_likely() -> None:
    geography = random_table().box.geography
    ways = factorial(4) * sum(fits(geography, cities) for cities in combinations(geography.tile_sites, 4))
    for seed in range(5):
        state = random_table()
        roller = Roller(seed)
        chance = 1.0
        while state.step == HUB:
            odds = GAME.odds(state)
            drawn = roller.choose(odds)
            chance *= odds[drawn]
            GAME.play(state, GAME.legal(state)[drawn])
        assert fits(geography, tuple(state.hub_city))
        assert abs(chance * ways - 1) < 1e-9


def test_every_mode_and_number_of_players_lays_all_tiles() -> None:
    for mode in ("first-game", "standard", "random"):
        for seats in ("red, blue", "red, blue, green", "red, blue, green, yellow", "red, blue=automa"):
            state = GAME.start(table(seats, {"setup": mode}))
            assert isinstance(state, ImperialSteamState)
            roller = Roller(f"{mode} {seats}")
            while state.round == 0:
                decision, legal = GAME.turn(state), GAME.legal(state)
                assert decision is not None
                GAME.play(state, legal[roller.choose(GAME.odds(state)) if decision.seat < 0 else 0])
                GAME.check(state)
            box = state.box
            assert [state.city_tile.count(tile) for tile in range(len(box.city_tiles))] == box.tile_count
            assert sorted(state.hub_column) == sorted(box.boards.influence_hub_columns)
            assert len(state.shipments) == box.boards.rounds_shipment_rounds
