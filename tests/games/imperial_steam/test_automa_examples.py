"""The solo rulebook's worked examples of tracks, the bid and influence: the boards are ours, the results the book's."""

import pytest

from footplate.games.imperial_steam.asked import BID, BROWN
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps.automa import gain_influence
from tests.games.imperial_steam.automa_boards import BEGUN, HIM, ME, answer, board, build, city, move_hub, tiles, turn
from tests.games.imperial_steam.tables import GAME

# Examples 1 to 4: building tracks


def test_the_brown_hub_before_the_blue_one_and_slots_before_baden() -> None:
    s = board("1A", "D1")
    assert turn(s) == ["slot 1", "build Wien-St. Pölten", "build St. Pölten-Amstetten", "done"]
    assert sum(s.goods[4:]) == 1


def test_one_track_to_the_hub_then_the_most_influence() -> None:
    s = board("1A", "D2")
    build(s, ME, "Wien-St. Pölten")
    assert turn(s)[1:3] == ["build St. Pölten-Amstetten", "build Amstetten-Linz"]


def test_by_the_other_reading_slots_break_the_tie() -> None:
    s = board("1A", "D2", {"reward-row": "lexicographic"})
    build(s, ME, "Wien-St. Pölten")
    assert turn(s)[1:3] == ["build St. Pölten-Amstetten", "build Amstetten-Mürzzuschlag"]


def without_targets(s: ImperialSteamState) -> None:
    move_hub(s, bronze="Liezen", green="Graz", white="Villach", blue="Zagreb")


def test_no_hub_in_reach_and_no_slots_so_most_influence() -> None:
    s = board("1A", "D1")
    without_targets(s)
    tiles(s, ["St. Pölten", "Amstetten", "Gloggnitz", "Szombathely"], "t7")
    s.city_tile = [-1 if c == city(s, "Gloggnitz") else t for c, t in enumerate(s.city_tile)]
    build(s, ME, "Wien-Baden")
    s.column = [3, 4]
    s.hub_column = [3, 4, 6, 20]
    assert turn(s)[1:3] == ["build Wien-Bratislava", "build Bratislava-Sopron"]
    assert s.column[ME] == 10


def example_four() -> ImperialSteamState:
    s = board("1A", "D1")
    move_hub(s, bronze="Amstetten", green="Graz", white="Villach", blue="Zagreb")
    flat = [s.box.geography.city_names[c] for c, t in enumerate(s.city_tile) if t >= 0 and s.slots[c]]
    tiles(s, [name for name in flat if name not in ("Fürstenfeld", "Mürzzuschlag")], "t7")
    tiles(s, ["Mariazell", "Bruck a.d. Mur"], "t5")
    tiles(s, ["Szombathely"], "t7")
    build(s, ME, "Wien-St. Pölten", "Wien-Baden", "Baden-Gloggnitz", "St. Pölten-Amstetten", "Amstetten-Linz")
    build(s, HIM, "Amstetten-Mürzzuschlag")
    return s


def test_without_the_engineer_over_amstetten_with_a_station_and_a_fee() -> None:
    s = example_four()
    s.engineers_at = [2, 2, 2, 2]  # no orange one anywhere
    purse = s.money[HIM]
    moves = turn(s)
    assert moves[1:3] == ["build Amstetten-Mürzzuschlag", "build Mürzzuschlag-Bruck a.d. Mur"]
    assert s.stations[city(s, "Amstetten")] >> ME & 1
    assert s.money[HIM] == purse + 10
    assert sum(s.goods[4:]) == 1


def test_with_an_engineer_to_be_had_from_the_lowest_hub() -> None:
    s = example_four()
    move_hub(s, green="Celje")
    s.hub_column = [5, 4, 6, 7]
    GAME.play(s, GAME.legal(s)[0])
    assert answer(s) == "build Gloggnitz-Fürstenfeld"
    GAME.play(s, GAME.legal(s)[0])
    assert s.engineers[ME] == 1
    assert s.engineers_at == [3, 2, 3, 3]


def test_no_station_left_so_another_city() -> None:
    """F27: the third track at Amstetten would need one."""
    s = example_four()
    s.engineers_at = [2, 2, 2, 2]
    s.stations = [owners | (c in (city(s, "Linz"), city(s, "Baden"))) << ME for c, owners in enumerate(s.stations)]
    s.derive()
    assert "Amstetten-Mürzzuschlag" not in turn(s)[1]


def test_no_money_for_the_fee_so_another_city() -> None:
    s = example_four()
    s.engineers_at = [2, 2, 2, 2]
    s.money[ME] = 0
    assert "Amstetten-Mürzzuschlag" not in turn(s)[1]


def test_a_crowned_link_is_never_built() -> None:
    s = board("1A", "D1")
    s.crowned = [s.box.geography.link_names.index("Wien-St. Pölten")]
    s.derive()
    assert turn(s)[1:3] == ["build Wien-Baden", "build Baden-Amstetten"]


@pytest.mark.parametrize(("links", "price"), [([], 3), (["Graz-Fürstenfeld"], 3)])
def test_two_plain_tracks_cost_three_goods(links: list[str], price: int) -> None:
    s = board("1A", "D1")
    build(s, ME, *links)
    turn(s)
    assert sum(s.goods[4:]) == 4 - price


def test_a_tunnel_costs_one_good_more_and_two_do_not_cost_two() -> None:
    s = board("1A", "D3")
    without_targets(s)
    move_hub(s, white="Fürstenfeld", blue="Celje", bronze="Judenburg", green="Zagreb")
    build(s, ME, "Wien-Baden", "Baden-Gloggnitz")
    s.goods[4:] = [2, 2, 2, 2]
    assert turn(s)[1] == "build Gloggnitz-Fürstenfeld"
    assert sum(s.goods[4:]) == 4
    s = board("1A", "D3")
    move_hub(s, white="Klagenfurt", blue="Zagreb", bronze="Linz", green="Graz")
    build(s, ME, "Wien-St. Pölten", "St. Pölten-Amstetten", "Amstetten-Steyr", "Steyr-Liezen")
    tiles(s, ["Judenburg"], "t1")
    s.goods[4:] = [2, 2, 2, 2]
    moves = turn(s)
    assert moves[1:3] == ["build Liezen-Judenburg", "build Judenburg-Klagenfurt"]
    assert sum(s.goods[4:]) == 4


# Towards Trieste


def test_from_fuerstenfeld_to_maribor_with_the_grey_engineer() -> None:
    s = board("6", "D1")
    build(s, ME, "Wien-Baden", "Baden-Gloggnitz", "Gloggnitz-Fürstenfeld")
    assert turn(s)[:2] == ["slot 1", "build Fürstenfeld-Maribor"]
    assert s.engineers[ME] == 2
    assert sum(s.goods[4:]) == 4


def test_trieste_itself_ends_the_game_and_pays() -> None:
    s = board("6", "D1")
    build(s, ME, "Wien-St. Pölten", "Ljubljana-Gorizia")  # as if it had come so far
    assert turn(s)[1] == "build Gorizia-Trieste"
    assert s.connected(ME)
    assert s.money[ME] == 170


# The opening bid


def test_the_bid_is_counted_from_the_lowest_hub() -> None:
    s = BEGUN.first(BROWN)
    s.hub_column = [4, 6, 7, 3]
    two = next(card for card in s.box.railway if card.steps == 2 and card.link not in s.crowned)
    GAME.play(s, s.box.actions.brown + two.link)
    assert s.column[ME] == 5
    assert s.money[ME] == 70


def test_the_player_bids_before_the_card_is_turned() -> None:
    s = BEGUN.first(BID)
    assert s.seat == HIM
    assert s.bids == [-1, -1]


# Influence


def points(mine: int, his: int, highest: int, gained: int) -> tuple[int, int]:
    s = board("5", "D1")
    s.column, s.hub_column = [his, mine], [highest, 1, 1, 1]
    money = s.money[ME]
    gain_influence(s, gained)
    return s.column[ME] - mine, s.money[ME] - money


def test_up_to_the_highest_hub_and_past_the_player_then_money() -> None:
    assert points(mine=5, his=6, highest=7, gained=3) == (2, 10)
    assert points(mine=5, his=7, highest=5, gained=3) == (3, 0)
    assert points(mine=5, his=5, highest=5, gained=3) == (1, 20)
    assert points(mine=8, his=5, highest=7, gained=3) == (0, 30)
    assert points(mine=19, his=20, highest=20, gained=3) == (1, 20)
