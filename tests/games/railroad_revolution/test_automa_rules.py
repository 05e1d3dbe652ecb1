"""The Mautoma's trades, deals, stations and offices: worked examples, one by one."""

import pytest

from footplate.games.railroad_revolution import automa
from footplate.games.railroad_revolution.actions import BUILDING, RAIL
from footplate.games.railroad_revolution.automa_map import (
    IN_BOX,
    active_levels,
    in_box,
    outer_tile,
    station_sites,
)
from footplate.games.railroad_revolution.automa_trade import can_invest, slot_bonuses, trade
from footplate.games.railroad_revolution.deck import PROMOTE, PUSH, TRAIN, UPGRADE_BONUS
from footplate.games.railroad_revolution.state import (
    AUTOMA_DEAL,
    DEALS,
    FREE,
    NEUTRAL,
    REWARD_OF,
    RailroadState,
)
from tests.games.railroad_revolution.solo import (
    AUTOMA,
    answer,
    city,
    lay,
    moves,
    play_card,
    section,
    solo,
)
from tests.games.railroad_revolution.tables import GAME

# Trades


def test_it_trades_rail_rail_building_and_again() -> None:
    state = solo()
    pieces: list[str] = []
    for number in range(6):
        state.trades[AUTOMA] = number
        pieces.append(state.catalogue.notation(trade(state, AUTOMA).action))
    assert pieces == ["trade rail", "trade rail", "trade building"] * 2


def test_without_the_piece_it_trades_any_that_it_has() -> None:
    state = solo()
    state.trades[AUTOMA] = 2
    state.buildings_left[AUTOMA] = 2  # below the box, where rails still lie
    assert state.catalogue.notation(trade(state, AUTOMA).action) == "trade rail"


def test_a_piece_that_fits_no_spot_brings_a_tender() -> None:
    state = solo()
    play_card(state, "S1")
    state.spots = [0, 1, 0, 1, 0, 2]
    assert moves(state, 3)[1:] == ["trade rail", "tender"]
    assert state.mat[AUTOMA] == 1


@pytest.mark.parametrize(("back", "wagon"), [("> v", 0), ("< v", 1), ("> ^", 2), ("< ^", 3)])
def test_the_vertical_arrow_chooses_the_row_of_wagons_and_the_horizontal_one_the_wagon(back: str, wagon: int) -> None:
    """With two players rails fit beside the first two rows; the wagons of a row lie in the order of their numbers."""
    state = solo()
    play_card(state, "S1", back)
    first = [w for w in range(4) if state.wagon_at[w] == 0]
    second = [w for w in range(4, 8) if state.wagon_at[w] == 0]
    expected = [*first, *second][wagon]
    assert moves(state, 3)[2] == f"wagon {state.box.wagons[expected].id}"


def test_the_second_trade_frees_the_reward_tile_with_a_rail() -> None:
    state = solo()
    play_card(state, "S1")
    state.trades[AUTOMA] = state.mat[AUTOMA] = state.tenders_waiting[AUTOMA] = 1
    state.tenders_left -= 1
    state.rails_left[AUTOMA] -= 1
    assert moves(state, 3)[1] == "trade rail"
    assert state.mat[AUTOMA] == 2
    assert state.inner[AUTOMA * 2 + RAIL] == IN_BOX
    assert in_box(state, AUTOMA, RAIL) == 10


def test_the_sixth_tile_earns_the_last_slots_bonus_only() -> None:
    state = solo(level="3")
    state.mat[AUTOMA] = 5
    assert slot_bonuses(state, AUTOMA)[-2:] == [PUSH, UPGRADE_BONUS]
    assert len(slot_bonuses(state, AUTOMA)) > 8
    state.mat[AUTOMA] = 6
    assert slot_bonuses(state, AUTOMA) == [PUSH, UPGRADE_BONUS]


def test_a_level_leaves_out_the_borders_above_it() -> None:
    counted = [len(of_slots(solo(level=level))) for level in "123"]
    assert counted == [5, 9, 14]


def of_slots(state: RailroadState) -> list[int]:
    state.mat[AUTOMA] = 5
    return slot_bonuses(state, AUTOMA)


def test_a_single_slot_counts_where_the_option_says_so() -> None:
    state = solo(slot_bonus="single", level="1")
    state.mat[AUTOMA] = 2
    assert slot_bonuses(state, AUTOMA) == [TRAIN, PROMOTE]


# Deals


@pytest.mark.parametrize(
    ("shares", "tiles", "deals", "invests"),
    [(1, 1, 0, False), (3, 0, 0, False), (3, 1, 0, True), (3, 1, 2, False), (2, 2, 2, True), (9, 7, 10, False)],
)
def test_it_pays_for_a_deal_with_two_shares_below_a_wagon(shares: int, tiles: int, deals: int, invests: bool) -> None:
    state = solo()
    state.shares[AUTOMA], state.mat[AUTOMA], state.deal_row[AUTOMA] = shares, tiles, deals
    assert can_invest(state, AUTOMA) == invests
    state.step = AUTOMA_DEAL
    assert answer(state) == ("invest" if invests else "pass")


def test_the_shares_of_a_deal_stay_on_the_playmat() -> None:
    state = solo()
    state.shares[AUTOMA], state.mat[AUTOMA] = 3, 1
    state.step, state.phase = AUTOMA_DEAL, DEALS
    left, workers = state.shares_left, state.workers_of(AUTOMA)
    GAME.play(state, state.catalogue.number("invest"))
    assert (state.shares[AUTOMA], state.deal_row[AUTOMA], state.shares_left) == (1, 1, left)
    assert moves(state, 1)[0].startswith("worker")
    assert state.workers_of(AUTOMA) == workers + 1


# Stations and the telegraph


def test_a_tile_is_active_until_all_stations_of_its_level_are_built() -> None:
    state = solo()
    gap = state.box.gap_of_level[5]
    for at in (gap, gap + 1):
        state.put_office(AUTOMA, at)
    for name in ("Seattle", "San Francisco"):
        state.put_station(AUTOMA, city(state, name))
        assert active_levels(state, AUTOMA) == [5]
    state.put_station(AUTOMA, city(state, "San Diego"))
    assert active_levels(state, AUTOMA) == []


def test_of_two_active_tiles_the_one_with_more_vp_gets_the_station() -> None:
    state = solo()
    for at in range(3):
        state.put_office(AUTOMA, at)
    values = [state.box.vp_tiles[state.gap_tile[gap]] for gap in range(2)]
    best = 1 if values[0] > values[1] else 2
    lay(state, ["L04-1"])  # Miami has level 2; Washington and Charlotte have level 1
    wanted = {1: "Charlotte Washington", 2: "Miami"}[best]
    found = [state.box.geography.city_names[c] for c in range(15) if station_sites(state, AUTOMA, ACTIVE) >> c & 1]
    assert " ".join(sorted(found)) == wanted


ACTIVE = section("station active")


def test_beside_a_vp_tile_it_prefers_a_free_first_office() -> None:
    state = solo()
    gap = state.box.gap_of_level[2]
    state.put_station(AUTOMA, city(state, "Miami"))
    for left, right, back, wanted in [
        (NEUTRAL, FREE, "> v", gap + 1),
        (FREE, NEUTRAL, "< v", gap),
        (FREE, FREE, "> v", gap),
        (FREE, FREE, "< v", gap + 1),
        (NEUTRAL, NEUTRAL, "> v", gap),
        (NEUTRAL, NEUTRAL, "< v", gap + 1),
    ]:
        play_card(state, "S2", back)
        state.first_office[gap], state.first_office[gap + 1] = left, right
        probe = state.copy()
        assert moves(probe, 2) == ["follow 1", f"office {wanted + 1}"]
        assert probe.shares[AUTOMA] == 5


def test_with_offices_on_both_sides_the_next_section_is_followed() -> None:
    state = solo()
    play_card(state, "S2")
    lay(state, ["L04-1"])
    state.put_station(AUTOMA, city(state, "Miami"))
    gap = state.box.gap_of_level[2]
    state.put_office(AUTOMA, gap)
    assert answer(state) == "follow 1"
    state.put_office(AUTOMA, gap + 1)
    assert answer(state) == "follow 3"  # Miami has its station, so it lays rails


def test_the_condition_in_the_grey_box() -> None:
    state = solo()
    play_card(state, "S2")
    lay(state, ["L04-1"])
    assert answer(state) == "follow 2"
    assert "it has too few stations of level 2" in "\n".join(automa.decide(state).trace.lines())


@pytest.mark.parametrize(("back", "section_"), [("> v", 2), ("< v", 6)])
def test_beside_no_own_office_it_takes_the_first_section_without_any(back: str, section_: int) -> None:
    """Neutral offices stand in 1, 4 and 7."""
    state = solo()
    play_card(state, "C20", back)
    assert moves(state, 2) == ["follow 1", f"office {section_}"]


@pytest.mark.parametrize(("back", "section_"), [("> v", 3), ("< v", 5)])
def test_beside_an_own_office_the_first_on_the_way(back: str, section_: int) -> None:
    state = solo()
    play_card(state, "C20", back)
    state.put_office(AUTOMA, 3)
    assert moves(state, 2) == ["follow 1", f"office {section_}"]


def test_a_station_earns_a_worker_in_the_first_slot_or_not() -> None:
    state = solo()
    play_card(state, "C10")
    state.first_station[city(state, "Washington")] = NEUTRAL
    before = state.workers_of(AUTOMA)
    assert moves(state, 2) == ["follow 1", "station Washington"]
    assert state.workers_of(AUTOMA) == before + 1
    assert state.first_station[city(state, "Washington")] == NEUTRAL


def test_a_reward_tile_adds_a_second_station() -> None:
    state = solo()
    play_card(state, "C10")
    reward = next(t for t, r in enumerate(state.box.reward_tiles) if r.piece == BUILDING)
    state.reward_at[reward] = REWARD_OF + AUTOMA * 2
    assert moves(state, 3) == ["follow 1", "station Washington", "station Charlotte"]
    assert outer_tile(state, AUTOMA, BUILDING) == -1
    assert (state.buildings_left[AUTOMA], state.spare[AUTOMA * 2 + BUILDING]) == (11, 0)


def test_a_reward_that_fits_nowhere_stays() -> None:
    state = solo()
    play_card(state, "C7")
    reward = next(t for t, r in enumerate(state.box.reward_tiles) if r.piece == BUILDING)
    state.reward_at[reward] = REWARD_OF + AUTOMA * 2
    assert moves(state, 2) == ["follow 1", "station Washington"]  # the only one at the ocean that is connected
    assert outer_tile(state, AUTOMA, BUILDING) == reward
