"""Questions about a position (docs/imperial-steam.md)."""

from collections.abc import Sequence

from footplate.games.imperial_steam import scoring
from footplate.games.imperial_steam.automa_decks import DECK, DISCARDED
from footplate.games.imperial_steam.goods import ENGINEERS, GOODS, HUBS, KEYS, TYPES
from footplate.games.imperial_steam.position_seats import of_link
from footplate.games.imperial_steam.state import (
    DISPLAYED,
    HELD,
    ImperialSteamState,
    city_of,
    goods_left,
    kind_of,
    owner_of,
)
from footplate.games.imperial_steam.terms import KEY_COUNT, TILES, TOKEN_VALUES, TRAINS
from footplate.rails.network import bits
from footplate.table.cards import cards_at
from footplate.table.finding import find, listed
from footplate.table.position import answer, score_fact

SEAT_FACTS = [
    "money", "influence", "share", "value", "investors", "goods", "landing", "workers", "used", "engineers", "engines",
    "cars", "tokens", "hands", "network", "tracks", "stations", "factories", "pieces", "contracts", "places", "income",
    "bid", "score",
]  # fmt: skip
PLACE_FACTS = [
    "tile",
    "slots",
    "business",
    "track",
    "column",
    "hub",
    "growth",
    "demand",
    "keys",
    "price",
    "engineers-at",
]
GAME_FACTS = [
    "market", "supply", "crowns", "shipments", "refills", "display", "filled", "stock", "engine-stock", "round",
    "order", "standing", "semmering", "deck", "discarded", "card", "decision", "winners",
]  # fmt: skip
FACTS = [*SEAT_FACTS, *PLACE_FACTS, *GAME_FACTS]


def fact(state: ImperialSteamState, question: list[str]) -> str:
    return answer(question, FACTS, lambda name, args: look_up(state, name, args), "Of which seat, city, link or hub?")


def look_up(state: ImperialSteamState, name: str, args: list[str]) -> str:
    if name in SEAT_FACTS:
        return seat_fact(state, name, find(args[0], state.box.seat_names, "seat"), args[1:])
    if name in ("tile", "slots", "business"):
        return city_fact(state, name, state.box.geography.cities_by_name.find(" ".join(args)))
    if name == "track":
        owners = state.tracks[of_link(state, " ".join(args))]
        return listed([state.box.seat_names[seat] for seat in bits(owners)])
    if name in PLACE_FACTS:
        return hub_fact(state, name, find(args[0], HUBS, "hub"))
    return game_fact(state, name, args)


def counted(numbers: Sequence[int], names: Sequence[str]) -> str:
    """'wood 2, coal 1', of those that there are."""
    return listed([f"{name} {count}" for name, count in zip(names, numbers, strict=True) if count])


def seat_fact(state: ImperialSteamState, name: str, seat: int, args: list[str]) -> str:
    box = state.box
    numbers = {"money": state.money, "influence": state.column, "share": state.share, "investors": state.investors}
    if name in numbers:
        return str(numbers[name][seat])
    if name == "value":
        return str(state.share_value(seat))
    if name in ("goods", "landing", "pieces"):
        held = {"goods": state.goods, "landing": state.landing, "pieces": state.pieces}[name]
        return counted(held[seat * TYPES : (seat + 1) * TYPES], GOODS)
    if name in ("workers", "used"):
        row = (state.ready if name == "workers" else state.used)[seat * box.levels : (seat + 1) * box.levels]
        return " ".join(str(level + 1) for level, count in enumerate(row) for _ in range(count)) or "none"
    if name == "engineers":
        return listed([ENGINEERS[engineer + 1] for engineer in bits(state.engineers[seat])])
    if name == "hands":
        return listed([TILES[tile] for tile, count in enumerate(state.hands[seat]) for _ in range(count)])
    if name == "score":
        return score_fact(scoring.scores(state), seat, args)
    if name == "income":
        return str(state.income(seat))
    if name == "bid":
        return str(state.bids[seat]) if state.bids[seat] >= 0 else "hidden"
    if name in ("engines", "cars", "places", "tokens"):
        return train_fact(state, name, seat)
    return network_fact(state, name, seat)


def train_fact(state: ImperialSteamState, name: str, seat: int) -> str:
    if name == "engines":
        return " ".join(str(level) for level in state.engines[seat * TRAINS : (seat + 1) * TRAINS] if level)
    if name == "places":
        return str(state.room(seat))
    if name == "tokens":
        row = state.tokens[seat * TOKEN_VALUES : (seat + 1) * TOKEN_VALUES]
        return " ".join(str(value + 1) for value, count in enumerate(row) for _ in range(count)) or "none"
    cars = sum(state.engines[seat * TRAINS : (seat + 1) * TRAINS])
    turned, sealed = state.passengers[seat], state.sealed[seat]
    return counted([cars - turned - sealed, turned, sealed], ["freight", "passenger", "sealed"])


def network_fact(state: ImperialSteamState, name: str, seat: int) -> str:
    box = state.box
    names = box.geography.city_names
    if name == "network":
        return listed([names[city] for city in bits(state.network[seat])])
    if name == "tracks":
        return listed([box.geography.link_names[n] for n, owners in enumerate(state.tracks) if owners >> seat & 1])
    if name == "stations":
        return listed([names[city] for city, owners in enumerate(state.stations) if owners >> seat & 1])
    if name == "factories":
        own = [code for code in state.factories if owner_of(code) == seat]
        return listed([f"{names[city_of(code)]} {GOODS[kind_of(code)]} {goods_left(code)}" for code in own])
    return listed(
        [card.id for card, place in zip(box.contracts, state.contract_at, strict=True) if place == HELD + seat]
    )


def city_fact(state: ImperialSteamState, name: str, city: int) -> str:
    tile = state.city_tile[city]
    if name == "tile":
        return state.box.city_tiles[tile].name if tile >= 0 else "none"
    if name == "slots":
        return str(state.slots[city])
    business = state.box.city_tiles[tile].business if tile >= 0 else []
    return " ".join(str(value) for value in business[state.tokens_taken[city] :]) or "none"


def hub_fact(state: ImperialSteamState, name: str, hub: int) -> str:
    box = state.box
    if name == "column":
        return str(state.hub_column[hub])
    if name == "hub":
        return box.geography.city_names[state.hub_city[hub]] if state.hub_city[hub] >= 0 else "none"
    if name == "growth":
        return box.growth_names[state.growth[hub]] if state.growth[hub] >= 0 else "none"
    if name == "demand":
        return counted(state.demand[hub * TYPES : (hub + 1) * TYPES], GOODS)
    if name == "keys":
        row = state.keys[hub * KEY_COUNT : (hub + 1) * KEY_COUNT]
        return listed([f"{KEYS[key]} {box.seat_names[seat]}" for key, seat in enumerate(row) if seat >= 0])
    if name == "price":
        price = state.worker_price(hub)
        return str(price) if price >= 0 else "none"
    return listed([ENGINEERS[engineer + 1] for engineer in bits(state.engineers_at[hub])])


def game_fact(state: ImperialSteamState, name: str, args: list[str]) -> str:
    box = state.box
    if name in ("market", "supply", "stock"):
        goods = {"market": state.market, "supply": state.supply, "stock": state.factory_stock}[name]
        return counted(goods, GOODS)
    if name == "crowns":
        return listed([box.geography.link_names[link] for link in state.crowned])
    if name == "shipments":
        return " ".join(str(tile) for tile in state.shipments) or "none"
    if name == "refills":
        at = (find(args[0], [str(n) for n in range(99)], "round") - box.boards.rounds_refill_from) * TYPES
        return counted(state.refills[at : at + TYPES], GOODS) if state.refills[at : at + TYPES] else "none"
    if name == "display":
        return listed([box.contracts[number].id for number in cards_at(state.contract_at, DISPLAYED)])
    if name == "filled":
        contract = find(args[0], [card.id for card in box.contracts], "contract")
        return counted(state.filled[contract * TYPES : (contract + 1) * TYPES], GOODS)
    if name == "engine-stock":
        return str(state.engine_stock[find(args[0], [str(box.first_engine + n) for n in range(9)], "level")])
    if name == "round":
        return str(state.round)
    if name in ("order", "standing"):
        return listed([box.seat_names[seat] for seat in (state.order if name == "order" else state.standing)])
    if name == "semmering":
        return box.seat_names[state.semmering] if state.semmering >= 0 else "none"
    if name == "winners":
        return listed([box.seat_names[seat] for seat in scoring.scores(state).winners])
    return card_fact(state, name)


def card_fact(state: ImperialSteamState, name: str) -> str:
    """The Automa's cards: both decks, both discards, those that lie open."""
    actions = [card.name for card in state.box.action_cards]
    decisions = [card.name for card in state.box.decision_cards]
    if name == "card":
        return actions[state.automa_card] if state.automa_card >= 0 else "none"
    if name == "decision":
        return decisions[state.automa_decision] if state.automa_decision >= 0 else "none"
    place = DECK if name == "deck" else DISCARDED
    drawn = [actions[card] for card in cards_at(state.automa_cards, place)]
    return listed([*drawn, *(decisions[card] for card in cards_at(state.automa_decisions, place))])
