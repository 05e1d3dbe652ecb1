"""Questions about a position: the facts that scenarios are checked by (docs/scenarios.md)."""

from footplate.games.steam_power import position_solo, scoring
from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.state import (
    FULFILLED,
    IN_HAND,
    SteamPowerState,
    segment_company,
    segment_pair,
)
from footplate.games.steam_power.steps import fulfil
from footplate.games.steam_power.words import POOLS, Words
from footplate.rails.hexes import FLAT_TOP
from footplate.rails.track import PAIR_WORDS, crosses
from footplate.table.cards import cards_at
from footplate.table.finding import find, listed
from footplate.table.position import answer, score_fact

SEAT_FACTS = ["money", "hand", "fulfilled", "score"]
COMPANY_FACTS = ["trains", "factories", "links", "incomplete", "network", "price"]
CITY_FACTS = ["colour", "cubes", "factory", "flipped", "vp"]
OTHERS = ["track", "crossings", "tiles", "leftover"]
GAME_FACTS = ["deck", "round", "actions", "placements", "winners", "start"]
FACTS = [
    *CITY_FACTS, *OTHERS, *SEAT_FACTS, *COMPANY_FACTS, *GAME_FACTS, *position_solo.COMPANY_FACTS, *position_solo.FACTS,
]  # fmt: skip


def fact(state: SteamPowerState, words: list[str]) -> str:
    return answer(words, FACTS, lambda name, args: look_up(state, name, args), "Of which seat, city, hex or colour?")


def look_up(state: SteamPowerState, name: str, args: list[str]) -> str:
    look = Words(state)
    if name in SEAT_FACTS:
        return seat_fact(state, name, look.seat(args[0]), args[1:])
    if name in COMPANY_FACTS:
        return company_fact(state, name, look.company(args[0]), args[1:])
    if name in CITY_FACTS:
        return city_fact(state, name, look.city(" ".join(args)))
    if name == "track":
        return track_fact(state, look.hex(args[0]))
    if name == "crossings":
        return crossings_fact(state, look.hex(args[0]))
    if name == "tiles":
        return str(state.pool[find(args[0], POOLS, "kind of tiles")])
    if name == "leftover":
        return str(state.leftover[look.colour(args[0])])
    if name in GAME_FACTS:
        return game_fact(state, name)
    if name in position_solo.COMPANY_FACTS:
        return position_solo.company_fact(state, name, look.company(args[0]))
    return position_solo.fact(state, name)


def seat_fact(state: SteamPowerState, name: str, seat: int, args: list[str]) -> str:
    if name == "money":
        return str(state.money[seat])
    if name == "score":
        return score_fact(scoring.scores(state), seat, args)
    place = (IN_HAND if name == "hand" else FULFILLED) + seat
    cards = [state.box.contracts[card].id for card in cards_at(state.where, place)]
    count = state.hand[seat] if name == "hand" else state.done[seat]
    if args[:1] == ["count"]:
        return str(count)
    if len(cards) < count:
        cards.append(f"{count - len(cards)} hidden")
    return listed(cards)


def company_fact(state: SteamPowerState, name: str, company: int, args: list[str]) -> str:
    geography = state.box.geography
    if name == "trains":
        return str(state.trains[company])
    if name == "factories":
        return str(state.factories[company])
    if name == "links":
        return str(len(state.links[company]))
    if name == "network":
        inside = [n for c, n in enumerate(geography.city_names) if state.network[company] >> geography.group_of[c] & 1]
        return listed(sorted(inside))
    if name == "price":
        probe = state.copy()
        probe.company = company
        contract = state.box.contracts[Words(state).card(args[0])]
        return str(fulfil.price_of(contract, fulfil.offers(probe)))
    if not state.trail[company]:
        return "none"
    last = state.trail[company][-1]
    return f"{geography.names[last // 36]} {FLAT_TOP[last % 6]}"


def city_fact(state: SteamPowerState, name: str, city: int) -> str:
    if name == "colour":
        return COLOURS[state.colour[city]]
    if name == "cubes":
        return str(state.cubes[city])
    if name == "vp":
        return vp_fact(state, city)
    owner = state.factory[city]
    if name == "factory":
        return state.box.company_names[owner] if owner >= 0 else "none"
    return "yes" if owner >= 0 and state.cubes[city] == 0 else "no"


def track_fact(state: SteamPowerState, h: int) -> str:
    codes = [code for code in (state.first[h], state.second[h]) if code]
    names = state.box.company_names
    return listed([f"{names[segment_company(c)]} {PAIR_WORDS[segment_pair(c)]}" for c in codes])


def crossings_fact(state: SteamPowerState, h: int) -> str:
    """The pieces that could cross what lies on a hex."""
    if not state.first[h] or state.second[h]:
        return "none"
    under = segment_pair(state.first[h])
    return listed([PAIR_WORDS[p] for p in range(15) if crosses(under, p)])


def vp_fact(state: SteamPowerState, city: int) -> str:
    """What each of the connected players gets from a purple city, and how many they are; alone, companies."""
    there = sum(scoring.connected(state, company, city) for company in range(state.box.companies))
    value = there if state.box.basic_solo else scoring.vp_city_value(state)
    return f"{value // there if there else 0} each for {there}"


def game_fact(state: SteamPowerState, name: str) -> str:
    if name == "deck":
        return str(state.deck)
    if name == "round":
        return str(state.round)
    if name == "actions":
        return str(state.actions_left)
    if name == "placements":
        return str(state.placements_left)
    if name == "start":
        return state.box.seat_names[state.starter]
    return ", ".join(state.box.seat_names[seat] for seat in scoring.scores(state).winners)
