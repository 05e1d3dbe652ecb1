"""Fulfilling a contract against brute force, on positions of random games."""

import pytest

from footplate.games.steam_power.state import ACTION, SOURCE, SteamPowerState
from footplate.games.steam_power.steps import fulfil
from footplate.rails.network import routes
from footplate.table.nature import Roller
from tests.games.steam_power.brute import Market, Way
from tests.games.steam_power.games import of, watched
from tests.games.steam_power.tables import GAME

GAMES = [("red, blue", 1), ("red, blue, green", 2), ("red, blue, green, yellow", 3), ("red", 4)]
EVERY = 3  # of the positions where an action is chosen
SPARE = [-1, 0, 1, 2, 4, 20]  # money beyond the cheapest price


def positions(seats: str, seed: int) -> list[SteamPowerState]:
    """Positions of a few games, each before an action."""
    found: list[SteamPowerState] = []
    for game in range(3):
        number = 0
        for match in watched(seats, f"{seed} {game}", most=700):
            state = of(match)
            if state.step == ACTION and state.network[state.company]:
                number += 1
                if number % EVERY == 0:
                    found.append(state.copy())
    return found


def fulfilling(state: SteamPowerState, card: int, money: int) -> SteamPowerState:
    """The position, with so much money and in the midst of fulfilling a contract."""
    probe = state.copy()
    probe.money[probe.seat] = money
    probe.step = SOURCE
    probe.card = card
    return probe


def full_ways(state: SteamPowerState) -> set[Way]:
    """Every route that can be said hop by hop, each hop one that is offered."""
    done: set[Way] = set()
    waiting: list[tuple[SteamPowerState, Way]] = [(state, ())]
    actions = state.box.actions
    while waiting:
        at, way = waiting.pop()
        offered = fulfil.legal_hops(at)
        assert offered, f"a dead end after {way}"
        for action in offered:
            city, company = divmod(action - actions.via, actions.companies)
            after = at.copy()
            GAME.play(after, action)
            longer = (*way, (company, state.box.geography.group_of[city]))
            if after.source < 0:
                done.add(longer)
            else:
                waiting.append((after, longer))
    return done


@pytest.mark.rule("sp.fulfil.afford", "sp.fulfil.bank-only-if-unreachable")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_contract_costs_what_the_cheapest_way_to_find_its_cubes_does(seats: str, seed: int) -> None:
    compared = tolled = banked = 0
    for state in positions(seats, seed):
        market = Market(state)
        cubes = tuple(state.cubes)
        for card in fulfil.hand(state):
            contract = state.box.contracts[card]
            price = market.least(tuple(contract.cubes), cubes)
            assert fulfil.price_of(contract, fulfil.offers(state)) == price
            for spare in (-1, 0):
                probe = state.copy()
                probe.money[probe.seat] = max(price + spare, 0)
                affordable = probe.money[probe.seat] >= price
                action = state.box.actions.deliver + card
                assert (action in fulfil.legal_contracts(probe, False)) == affordable
            compared += 1
            tolled += any(market.prices[c] > 1 for c in market.sources(contract.cubes[0], cubes))
            banked += price >= 5
    assert compared > 200
    assert tolled > 5
    assert banked > 50


@pytest.mark.rule("sp.fulfil.source", "sp.fulfil.afford", "sp.fulfil.bank-only-if-unreachable", "sp.fulfil.route")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_sources_and_routes_are_those_that_leave_enough_for_the_rest(seats: str, seed: int) -> None:
    roller = Roller(seed)
    taken = refused = chosen = bank = 0
    for state in positions(seats, seed):
        market = Market(state)
        actions = state.box.actions
        hand = fulfil.hand(state)
        for card in hand[:: 1 + len(hand) // 4]:
            wanted = tuple(state.box.contracts[card].cubes)
            money = market.least(wanted, tuple(state.cubes)) + SPARE[1 + roller.below(len(SPARE) - 1)]
            probe = fulfilling(state, card, money)
            sources = market.sources(wanted[0], tuple(state.cubes))
            ways = {city: market.affordable(city, wanted, money) for city in sources}
            take = [actions.take + city for city in sources if ways[city]]
            free = state.network[state.company]
            route = [
                actions.route + city
                for city in sources
                if len(ways[city]) > 1 and not free >> state.box.geography.group_of[city] & 1
            ]
            expected = take + route if sources else [actions.bank]
            assert fulfil.legal_sources(probe) == expected
            asked = [actions.bank] + [
                base + c for base in (actions.take, actions.route) for c in range(len(state.cubes))
            ]
            assert sorted(n for n in asked if GAME.refusal(probe, n) is None) == sorted(expected)
            for action in route:
                travelling = probe.copy()
                GAME.play(travelling, action)
                assert full_ways(travelling) == ways[action - actions.route]
            taken += len(take)
            refused += len(sources) - len(take)
            chosen += len(route)
            bank += not sources
    assert taken > 50
    assert bank > 20
    assert refused + chosen > 5


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_there_is_a_choice_where_there_are_two_routes(seats: str, seed: int) -> None:
    """`has_choice` against `rails.network.routes`, for every group outside and every length."""
    answers: list[bool] = []
    for state in positions(seats, seed):
        links = fulfil.foreign_links(state)
        targets = state.network[state.company]
        toll = fulfil.tolls(state, state.company)
        for group in range(len(state.joined)):
            if toll[group] <= 0:
                assert (toll[group] == 0) == bool(targets >> group & 1)
                assert toll[group] == 0 or routes(links, group, targets, 99) == []
                continue
            shortest = min(len(route) for route in routes(links, group, targets, 99))
            assert toll[group] == shortest == len(fulfil.default_route(state, group))
            for longest in range(shortest, shortest + 4):
                several = len(routes(links, group, targets, longest)) > 1
                assert fulfil.has_choice(state, group, longest) == several
                answers.append(several)
    assert answers.count(True) > 10
    assert answers.count(False) > 10
