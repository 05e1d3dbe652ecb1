"""The solo rulebook's worked examples, and what follows from its rules: the boards are ours, the results the book's."""

from collections.abc import Callable

import pytest

from footplate.games.imperial_steam import automa
from footplate.games.imperial_steam.automa_own import hubs_for_hiring
from footplate.games.imperial_steam.goods import GOODS, HUBS
from footplate.games.imperial_steam.state import (
    AUTOMA_DELIVER,
    AUTOMA_FACTORY,
    AUTOMA_SLOT,
    AUTOMA_TRACK,
    BID,
    BROWN,
    DISPLAYED,
    HELD,
    OUT,
    OVER,
    ImperialSteamState,
    factory_code,
)
from footplate.games.imperial_steam.steps import flow
from footplate.games.imperial_steam.steps.automa import gain_influence
from tests.games.imperial_steam.tables import GAME, of, play, table

ME = 1  # the Automa's seat
HIM = 0


class Begun:
    """The first time that something is asked in a game with the first game's layout."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, str], ImperialSteamState] = {}

    def first(self, step: int, options: dict[str, str] | None = None) -> ImperialSteamState:
        key = (step, str(options))
        if key not in self.found:
            play(
                table(options=options), "examples", lambda match: self.keep(of(match), key), until=lambda s: s.round > 1
            )
        return self.found[key].copy()

    def keep(self, s: ImperialSteamState, key: tuple[int, str]) -> None:
        if s.step == key[0] and key not in self.found:
            self.found[key] = s.copy()


BEGUN = Begun()


def board(card: str, decision: str, options: dict[str, str] | None = None) -> ImperialSteamState:
    """The Automa's turn with these cards: no track, no factories and no crowns anywhere, nobody's goods but its own."""
    s = BEGUN.first(AUTOMA_SLOT, options)
    s.tracks = [0] * s.box.links
    s.stations = [3 if city == s.box.start else 0 for city in range(s.box.cities)]
    s.crowned = []
    s.factories = []
    s.demand = s.box.demand
    s.keys = [-1] * 8
    s.engineers = [0, 0]
    s.engineers_at = [3, 3, 3, 3]
    s.column = [0, 10]
    s.hub_column = [3, 4, 6, 7]
    s.money[ME] = 120
    s.goods[ME * 4 : ME * 4 + 4] = [1, 1, 1, 1]
    s.landing = [0] * 8
    s.pieces = [0] * 8
    s.market = [5, 5, 5, 5]
    s.price = [0, 0, 0, 0]
    s.ready[ME * s.box.levels] = 2
    s.automa_card = [c.name for c in s.box.action_cards].index(card)
    s.automa_decision = [c.name for c in s.box.decision_cards].index(decision)
    s.derive()
    return s


def build(s: ImperialSteamState, seat: int, *links: str) -> None:
    for link in links:
        number = s.box.geography.link_aliases().get(link)
        if number is None:
            number = s.box.geography.link_names.index(link)
        s.tracks = [owners | (i == number) << seat for i, owners in enumerate(s.tracks)]
    s.derive()


def city(s: ImperialSteamState, name: str) -> int:
    return s.box.geography.cities_by_name.find(name)


def move_hub(s: ImperialSteamState, **cities: str) -> None:
    for colour, name in cities.items():
        s.hub_city = [city(s, name) if hub == HUBS.index(colour) else c for hub, c in enumerate(s.hub_city)]
    s.derive()


def tiles(s: ImperialSteamState, names: list[str], tile: str) -> None:
    """The same tile in several cities."""
    number = [t.name for t in s.box.city_tiles].index(tile)
    s.city_tile = [number if s.box.geography.city_names[c] in names else t for c, t in enumerate(s.city_tile)]
    s.derive()


def stock(s: ImperialSteamState, *factories: tuple[str, str, int]) -> None:
    """Factories of the Automa: where, which, with how many goods."""
    codes = [factory_code(city(s, name), ME, GOODS.index(kind), goods) for name, kind, goods in factories]
    s.factories = [*s.factories, *codes]
    for _, kind, _ in factories:
        s.factory_stock[GOODS.index(kind)] -= 1
    s.derive()


def answer(s: ImperialSteamState) -> str:
    return s.catalogue.notation(automa.decide(s).action)


def turn(s: ImperialSteamState) -> list[str]:
    """Its answers until it has delivered, or not."""
    out: list[str] = []
    while True:
        last = s.step == AUTOMA_DELIVER
        out.append(answer(s))
        GAME.play(s, GAME.legal(s)[0])
        if last:
            return out


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


# Factories


def example_of_a_factory(stone: int) -> ImperialSteamState:
    s = board("2A", "D1")
    build(s, ME, "Wien-St. Pölten", "St. Pölten-Amstetten", "Wien-Baden", "Wien-Sopron", "Sopron-Szombathely")
    stock(s, ("Wien", "iron", 2))
    s.demand = [1, stone - 1, 2, 1, 2, 2, 3, 2, 3, 3, 1, 2, 1, 1, 2, 1]
    return s


def test_coal_in_wien() -> None:
    s = example_of_a_factory(2)
    moves = turn(s)
    assert moves[:2] == ["slot 1", "factory Wien coal"]
    assert s.ready[ME * s.box.levels] == 1
    assert s.pieces[ME * 4 :] == [0, 0, 0, 1]
    assert s.factory_stock[3] == s.box.factory_stock - 1


def test_more_demand_for_stone() -> None:
    assert turn(example_of_a_factory(3))[1] == "factory Wien stone"


def test_a_private_city_from_a_to_z() -> None:
    s = example_of_a_factory(2)
    build(s, ME, "Szombathely-Fürstenfeld")
    s.slots = [0 if c == s.box.start else n for c, n in enumerate(s.slots)]
    s.step, s.automa_slot = AUTOMA_FACTORY, 0
    assert answer(s).startswith("factory Fürstenfeld")


def test_types_that_all_work_are_built_again() -> None:
    s = example_of_a_factory(2)
    stock(s, ("St. Pölten", "wood", 1), ("St. Pölten", "stone", 1), ("Wien", "coal", 1))
    s.slots = [1 if c == s.box.start else n for c, n in enumerate(s.slots)]
    s.demand = [0, 0, 0, 1] * 4
    s.step, s.automa_slot = AUTOMA_FACTORY, 0
    assert answer(s) == "factory Wien coal"


# Conditions and arrows


def having(card: str, change: Callable[[ImperialSteamState], None]) -> str:
    s = board(card, "D1")
    change(s)
    return answer(s)


def goods(count: int) -> Callable[[ImperialSteamState], None]:
    def change(s: ImperialSteamState) -> None:
        s.goods[4:] = [count, 0, 0, 0]

    return change


def money(count: int) -> Callable[[ImperialSteamState], None]:
    def change(s: ImperialSteamState) -> None:
        s.money[ME] = count

    return change


def test_goods_on_the_landing_do_not_count() -> None:
    def change(s: ImperialSteamState) -> None:
        goods(3)(s)
        s.landing[4:] = [1, 1, 1, 1]

    assert having("1A", goods(3)) == "slot 2"
    assert having("1A", goods(4)) == "slot 1"
    assert having("1A", change) == "slot 3"  # the Landing isn't empty


def test_in_round_eight_the_landing_counts_as_full() -> None:
    def change(s: ImperialSteamState) -> None:
        goods(3)(s)
        s.round = 8

    assert having("1A", change) == "slot 3"


def test_hire_by_money_workers_and_hubs() -> None:
    def five(s: ImperialSteamState) -> None:
        money(20)(s)
        s.ready[ME * s.box.levels] = 5

    def low(s: ImperialSteamState) -> None:
        s.column[ME] = 2

    def with_factory(s: ImperialSteamState) -> None:
        money(10)(s)
        stock(s, ("Wien", "iron", 2))

    assert having("3A", money(20)) == "slot 1"
    assert having("3A", five) == "slot 4"
    assert having("3A", with_factory) == "slot 2"
    assert having("3A", money(10)) == "slot 3"  # no factory works
    assert having("3A", low) == "slot 3"


def test_factory_or_extend() -> None:
    def full(amount: int, *links: str) -> Callable[[ImperialSteamState], None]:
        def change(s: ImperialSteamState) -> None:
            money(amount)(s)
            build(s, ME, *links)
            s.slots = [0 if c == s.box.start else n for c, n in enumerate(s.slots)]

        return change

    def nowhere(s: ImperialSteamState) -> None:
        full(40)(s)
        s.slots = [0] * s.box.cities

    assert having("2A", money(10)) == "slot 3"
    assert having("2A", money(20)) == "slot 1"
    assert having("2A", full(30)) == "slot 3"
    assert having("2A", full(40)) == "slot 2"
    assert having("2A", nowhere) == "slot 4"


def test_extend_leaves_enough_for_the_fee() -> None:
    s = board("2A", "D1")
    build(s, HIM, "Wien-St. Pölten")
    s.slots = [0 if c == s.box.start else n for c, n in enumerate(s.slots)]
    s.money[ME] = 50
    assert turn(s)[:2] == ["slot 2", "build Wien-St. Pölten"]
    assert s.money[ME] == 0
    s = board("2A", "D1")
    build(s, HIM, "Wien-St. Pölten")
    s.slots = [0 if c == s.box.start else n for c, n in enumerate(s.slots)]
    s.money[ME] = 40
    assert answer(s) == "slot 4"


def test_by_the_other_reading_a_city_next_to_it_satisfies_the_condition() -> None:
    s = board("2A", "D1", {"slot-cities": "adjacent"})
    build(s, HIM, "Wien-St. Pölten")
    s.slots = [0 if c == s.box.start else n for c, n in enumerate(s.slots)]
    s.money[ME] = 40
    assert answer(s) == "slot 3"  # satisfied, but it can't be carried out: on to the next one


def test_produce_takes_one_from_each_working_factory() -> None:
    s = board("4", "D1")
    s.goods[4:] = [3, 0, 0, 0]
    stock(s, ("Wien", "iron", 2), ("St. Pölten", "wood", 1), ("Fürstenfeld", "coal", 0))
    build(s, ME, "Wien-St. Pölten")
    assert turn(s) == ["slot 1", "done"]
    assert s.goods[4:] == [4, 0, 1, 0]


def test_hire_the_cheapest_then_the_lowest_hub() -> None:
    s = board("3A", "D1")
    s.column[ME] = 9
    s.hub_column = [3, 6, 4, 20]
    s.price = [2, 0, 0, 0]
    assert turn(s)[:2] == ["slot 1", "hire white"]
    assert s.price == [2, 0, 2, 0]
    assert s.money[ME] == 100
    assert s.ready[ME * s.box.levels] == 4


def test_no_more_workers_past_the_last_price() -> None:
    s = board("3A", "D1")
    s.price = [len(s.box.prices)] * 3 + [len(s.box.prices) - 1]
    assert turn(s)[1] == "hire blue"
    assert s.price == [len(s.box.prices)] * 4
    assert not hubs_for_hiring(s)


# Orders


def test_orders_go_through_the_row_and_take_what_there_is() -> None:
    s = board("1A", "D1")
    s.goods[4:] = [0, 0, 0, 0]
    s.market = [1, 0, 3, 0]
    s.shipments = [5] * 7
    assert turn(s) == ["slot 2", "order wood", "order iron", "order iron", "order iron", "done"]
    assert s.market == [0, 0, 0, 0]


def test_an_empty_market_is_no_order() -> None:
    s = board("1A", "D1")
    s.goods[4:] = [0, 0, 0, 0]
    s.market = [0, 0, 0, 0]
    assert answer(s) == "slot 4"


# Contracts


def special(unassigned: int) -> ImperialSteamState:
    s = board("5", "D1")
    s.pieces[4:] = [unassigned, 0, 0, 0]
    s.contract_at = [DISPLAYED if c.id in ("C05", "C14", "C22") else OUT for c in s.box.contracts]
    return s


def test_a_contract_with_enough_factories_else_influence() -> None:
    assert turn(special(1)) == ["slot 1", "done"]
    assert turn(special(2)) == ["slot 1", "contract C05", "done"]
    s = special(3)
    assert turn(s) == ["slot 1", "contract C14", "done"]
    assert sum(s.filled) == 3
    assert sum(s.pieces) == 0
    s = special(2)
    s.contract_at = [OUT] * len(s.box.contracts)
    column = s.column[ME]
    assert turn(s) == ["slot 1", "done"]
    assert s.column[ME] + s.money[ME] // 10 == column + 12 + 1


def last(reached: int, unassigned: int) -> ImperialSteamState:
    s = special(unassigned)
    if reached >= 0:
        build(s, reached, "Wien-St. Pölten", "Ljubljana-Trieste")
    flow.end_game(s)
    return s


def test_before_scoring_the_best_contract_that_can_be_covered() -> None:
    s = last(HIM, 3)
    assert answer(s) == "contract C14"
    GAME.play(s, GAME.legal(s)[0])
    assert s.step == OVER
    assert s.contract_at.count(HELD + ME) == 1
    pays = [c.pays for c in s.box.contracts if c.id == "C14"]
    assert GAME.scores(s).rows[ME][3] == pays[0]
    assert last(-1, 3).step == OVER
    assert last(HIM, 1).step == OVER


# Deliveries


def delivering() -> ImperialSteamState:
    s = board("5", "D1")
    build(s, ME, "Wien-St. Pölten", "St. Pölten-Amstetten", "Wien-Sopron", "Sopron-Szombathely")
    stock(s, ("Wien", "iron", 2), ("St. Pölten", "wood", 2), ("Wien", "coal", 1), ("Amstetten", "coal", 1))
    s.step = AUTOMA_DELIVER
    return s


def test_a_good_of_any_colour_pays_for_it() -> None:
    s = delivering()
    s.goods[4:] = [0, 1, 0, 0]
    assert answer(s) == "deliver iron bronze"
    s.goods[4:] = [0, 0, 0, 0]
    assert answer(s) == "done"


def test_a_shared_hub_before_a_private_one_then_a_to_z() -> None:
    s = delivering()
    assert answer(s).endswith(" bronze")  # Amstetten
    build(s, HIM, "Wien-Sopron", "Sopron-Szombathely")
    assert answer(s).endswith(" blue")


def test_the_most_profitable_good_with_a_key_at_its_present_value() -> None:
    s = delivering()
    s.hub_column = [5, 4, 6, 7]
    assert answer(s) == "deliver iron bronze"  # 50 either way, and iron stands before coal in T-C
    s.hub_column = [6, 4, 6, 7]
    assert answer(s) == "deliver coal bronze"
    s.hub_column = [4, 4, 6, 7]
    assert answer(s) == "deliver iron bronze"
    s.hub_column = [12, 4, 6, 7]
    s.keys = [HIM] + [-1] * 7
    assert answer(s) == "deliver coal bronze"  # the silver one is worth 60
    s.hub_column = [8, 4, 6, 7]
    assert answer(s) == "deliver iron bronze"


def test_of_two_factories_the_one_in_the_first_city() -> None:
    s = delivering()
    s.hub_column = [12, 4, 6, 7]
    GAME.play(s, GAME.legal(s)[0])
    assert s.factories[2] % 32 == 1
    assert s.factories[3] % 32 == 0
    assert s.keys[0] == ME


def test_a_hub_grows_when_its_last_space_is_filled() -> None:
    s = delivering()
    s.demand = [3, 2, 1, 0, *s.demand[4:]]
    s.keys = [HIM, HIM] + [-1] * 6
    before = s.hub_column[0]
    GAME.play(s, GAME.legal(s)[0])
    assert s.hub_column[0] == before + s.box.growth_tiles[s.growth[0]][2]


# The end


def test_it_pays_no_investors_and_has_no_semmering() -> None:
    s = board("5", "D1")
    build(s, ME, "Wien-Baden", "Baden-Gloggnitz")
    s.engineers[ME] = 1
    s.step, s.automa_card, s.automa_slot = AUTOMA_TRACK, 0, 0
    build(s, ME, "Gloggnitz-Mürzzuschlag")
    assert s.semmering < 0
    assert GAME.scores(s).rows[ME][1] == 0
    assert GAME.scores(s).rows[ME][4] == 0
