"""Prices, sources and routes of Steam Power against trying everything, on small positions of any shape."""

from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.games import GAMES
from footplate.games.steam_power.box import open_box
from footplate.games.steam_power.contracts import PURPLE
from footplate.games.steam_power.links import CompletedLink
from footplate.games.steam_power.state import DELIVER, IN_HAND, ROUTE, SOURCE, SteamPowerState
from footplate.games.steam_power.steps import fulfil
from footplate.rails.network import Hop, Link, routes
from footplate.table.game import Seat, Setup

MAP = """\
# title: Five towns and a pair
row,A,B,C,D,E,F
1,AA Ashby,P,BB Barton,P,CC Calder,P
2,P,P,P,P,P,P
3,DD Denby,P,EE Elton,EF Eastham,P,FF Fenby
"""
OPTIONS = {option.name: option.values[0] for option in GAMES["steam-power"].info.options} | {"map": "custom"}
SETUP = Setup("steam-power", "final", [Seat("red"), Seat("blue"), Seat("green")], OPTIONS, {"map": MAP})
BOX = open_box(SETUP)
GROUPS = len(BOX.geography.groups)
BANK = -1
TWICE_BLACK = [card for card, contract in enumerate(BOX.contracts) if contract.cubes.count(0) > 1]

Links = list[tuple[int, int, int]]


@st.composite
def positions(draw: st.DrawFn) -> SteamPowerState:
    """Red is about to fulfil a contract. Links are simply there: what lies on the hexes doesn't matter for prices."""
    state = SteamPowerState(SETUP, BOX)
    cities = BOX.geography.cities
    state.colour = draw(st.lists(st.sampled_from([0, 0, 0, 1, 1, 2, 3]), min_size=cities, max_size=cities))
    state.colour[draw(st.integers(0, cities - 1))] = PURPLE
    for city in range(cities):
        if state.colour[city] != PURPLE and draw(st.booleans()):
            state.factory[city] = draw(st.integers(0, 2))
            state.cubes[city] = draw(st.integers(0, 3))
    group = st.integers(0, GROUPS - 1)
    found: Links = draw(
        st.lists(st.tuples(st.sampled_from([1, 1, 1, 2, 2, 2, 0]), group, group), min_size=3, max_size=14)
    )
    for company, a, b in [(0, 0, 1), *found]:  # red has few links of its own, so that cubes come from afar
        if a != b:
            start, end = BOX.geography.groups[a][0], BOX.geography.groups[b][-1]
            state.links[company].append(CompletedLink(start, end, []))
    state.derive()
    state.step = DELIVER
    cards = st.sampled_from(range(len(BOX.contracts))) | st.sampled_from(TWICE_BLACK)
    for card in draw(st.lists(cards, min_size=1, max_size=3, unique=True)):
        state.where[card] = IN_HAND
        state.hand[0] += 1
    # Just enough money, or a little more, is where mistakes would show.
    enough = least(state, state.cubes, BOX.contracts[fulfil.hand(state)[0]].cubes)
    state.money[0] = max(0, enough + draw(st.integers(-1, 4)))
    return state


def ways(state: SteamPowerState, city: int) -> list[list[Hop]]:
    """Every route of a cube from a city to red's network, over links of the others."""
    group_of = BOX.geography.group_of
    links = [
        Link(company, group_of[link.start], group_of[link.end]) for company in (1, 2) for link in state.links[company]
    ]
    return routes(links, group_of[city], state.network[0], GROUPS)


def fee(state: SteamPowerState, city: int) -> int:
    return 0 if state.factory[city] == 0 else 1


def sources(state: SteamPowerState, cubes: list[int], colour: int) -> list[int]:
    """Where a cube of a colour can come from: cities it has a route from, or the bank if there is none."""
    found = [c for c, left in enumerate(cubes) if left and state.colour[c] == colour and ways(state, c)]
    return found or [BANK]


def least(state: SteamPowerState, cubes: list[int], wanted: list[int]) -> int:
    """The least that some cubes cost, over every way to choose their sources one after the other."""
    if not wanted:
        return 0
    best = 1000
    for city in sources(state, cubes, wanted[0]):
        if city == BANK:
            price, left = 5, cubes
        else:
            price = fee(state, city) + min(len(way) for way in ways(state, city))
            left = [*cubes[:city], cubes[city] - 1, *cubes[city + 1 :]]
        best = min(best, price + least(state, left, wanted[1:]))
    return best


def affordable(state: SteamPowerState, city: int, wanted: list[int]) -> list[list[Hop]]:
    """The routes of the first wanted cube from a city that leave enough for the others."""
    left = [*state.cubes[:city], state.cubes[city] - 1, *state.cubes[city + 1 :]]
    spare = state.money[0] - least(state, left, wanted[1:]) - fee(state, city)
    return [way for way in ways(state, city) if len(way) <= spare]


@settings(max_examples=300, deadline=None)
@given(positions())
def test_a_contract_can_be_fulfilled_exactly_when_some_way_is_affordable(state: SteamPowerState) -> None:
    base = BOX.actions.deliver
    wanted = [
        card for card in fulfil.hand(state) if least(state, state.cubes, BOX.contracts[card].cubes) <= state.money[0]
    ]
    assert fulfil.legal_contracts(state, False) == [base + card for card in wanted]
    offered = fulfil.offers(state)
    for card in fulfil.hand(state):
        contract = BOX.contracts[card]
        assert fulfil.price_of(contract, offered) == least(state, state.cubes, contract.cubes)


@settings(max_examples=300, deadline=None)
@given(positions(), st.data())
def test_every_source_that_leaves_enough_for_the_rest_is_offered_and_no_other(
    state: SteamPowerState, data: st.DataObject
) -> None:
    """Cube by cube to the end of the contract; a route of one's own where there is more than one to choose from."""
    cards = fulfil.legal_contracts(state, False)
    if not cards:
        return
    actions = BOX.actions
    state.card = data.draw(st.sampled_from(cards)) - actions.deliver
    state.step = SOURCE
    while wanted := fulfil.wanted(state):
        found = sources(state, state.cubes, wanted[0])
        expected: list[int] = []
        if found == [BANK]:
            expected = [actions.bank]
        else:
            ends = {city: affordable(state, city, wanted) for city in found}
            expected += [actions.take + city for city in found if ends[city]]
            expected += [actions.route + city for city in found if len(ends[city]) > 1]
        assert fulfil.legal_sources(state) == expected
        choice = expected[-1] if data.draw(st.integers(0, 3)) else data.draw(st.sampled_from(expected))  # often a route
        if choice == actions.bank:
            fulfil.buy_from_bank(state)
        elif choice >= actions.route:
            check_hops(state, choice - actions.route, wanted, data)
        else:
            city = choice - actions.take
            route = fulfil.default_route(state, BOX.geography.group_of[city])
            assert len(route) == min(len(way) for way in ways(state, city))
            fulfil.buy(state, city, [hop.owner for hop in route])
        assert state.money[0] >= 0


def check_hops(state: SteamPowerState, source: int, wanted: list[int], data: st.DataObject) -> None:
    """Every next link of some affordable route is offered, and no other."""
    state.step = ROUTE
    state.source = source
    left = affordable(state, source, wanted)
    at = 0
    while True:
        steps = sorted({(way[at].node, way[at].owner) for way in left})
        companies = BOX.actions.companies
        offered = [BOX.actions.via + BOX.geography.groups[node][0] * companies + owner for node, owner in steps]
        assert fulfil.legal_hops(state) == offered
        node, owner = data.draw(st.sampled_from(steps))
        left = [way for way in left if (way[at].node, way[at].owner) == (node, owner)]
        state.visited += [node, owner]
        at += 1
        if state.network[0] >> node & 1:
            break
    owners = state.visited[1::2]
    state.source = -1
    state.visited = []
    state.step = SOURCE
    fulfil.buy(state, source, owners)
