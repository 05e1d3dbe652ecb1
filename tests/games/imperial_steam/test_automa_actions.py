"""Each action of the Automa's cards by the solo rulebook: the boards are ours, the results the book's."""

from collections.abc import Callable

from footplate.games.imperial_steam.asked import AUTOMA_DELIVER, AUTOMA_FACTORY, AUTOMA_TRACK, OVER
from footplate.games.imperial_steam.automa_own import hubs_for_hiring
from footplate.games.imperial_steam.state import DISPLAYED, HELD, OUT, ImperialSteamState
from footplate.games.imperial_steam.steps import flow
from tests.games.imperial_steam.automa_boards import (
    HIM,
    ME,
    answer,
    board,
    build,
    stock,
    turn,
)
from tests.games.imperial_steam.tables import GAME

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
