"""Everything that lies on the table as plain values, for the browser's own board."""

from footplate.games.imperial_steam import automa_cards, scoring
from footplate.games.imperial_steam.ahead import ahead, amounts, cars_of, stock_of
from footplate.games.imperial_steam.asked import KINDS, OVER
from footplate.games.imperial_steam.goods import COAL, HUB_COUNT, TYPES
from footplate.games.imperial_steam.picture import (
    GOOD_NAMES,
    HUB_NAMES,
    KEY_NAMES,
    SITE_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
    ActionCard,
    Automa,
    City,
    Contract,
    DecisionCard,
    Engine,
    Hub,
    Limits,
    Link,
    Picture,
    Player,
    Round,
    Supply,
)
from footplate.games.imperial_steam.state import (
    DISPLAYED,
    HELD,
    OUT,
    ImperialSteamState,
    city_of,
    goods_left,
    kind_of,
    owner_of,
)
from footplate.games.imperial_steam.steps import trade
from footplate.games.imperial_steam.terms import KEY_COUNT, TOKEN_VALUES, TRAINS
from footplate.rails.network import bits

Four = tuple[int, int, int, int]


def four(numbers: list[int]) -> Four:
    return (numbers[0], numbers[1], numbers[2], numbers[3])


def seats_of(state: ImperialSteamState, mask: int) -> list[str]:
    return [state.box.seat_names[seat] for seat in bits(mask)]


def picture(state: ImperialSteamState, seat: int) -> Picture:
    """`state` is the redacted one."""
    box = state.box
    return {
        "game": "imperial-steam",
        "step": KINDS[state.step],
        "round": state.round,
        "seat": box.seat_names[state.seat],
        "order": [box.seat_names[other] for other in state.order],
        "turn": state.turn,
        "acted": bool(state.acted),
        "tile": TILE_NAMES[state.tile] if state.tile >= 0 else None,
        "link": box.geography.link_names[state.link] if state.link >= 0 else None,
        "count": state.count,
        "cities": cities(state),
        "links": links(state),
        "hubs": [hub(state, number) for number in range(HUB_COUNT)],
        "supplies": [supply(state, good) for good in range(TYPES)],
        "rounds": rounds(state),
        "engines": engines(state),
        "contracts": contracts(state),
        "players": [player(state, other) for other in range(box.seats)],
        "automa": automa(state),
        "limits": limits(state),
        "ahead": ahead(state, seat),
        "over": state.step == OVER,
    }


# The map


def cities(state: ImperialSteamState) -> list[City]:
    box, geography = state.box, state.box.geography
    out: list[City] = []
    for city, name in enumerate(geography.city_names):
        tile = state.city_tile[city]
        business = box.city_tiles[tile].business[state.tokens_taken[city] :] if tile >= 0 else []
        there = [code for code in state.factories if city_of(code) == city]
        number = state.hub_at[city]
        out.append(
            {
                "name": name,
                "site": SITE_NAMES[geography.site[city]],
                "hub": HUB_NAMES[number] if number >= 0 else None,
                "empty": state.slots[city],
                "influence": state.printed_influence(city),
                "tokens": business,
                "factories": [
                    {
                        "seat": box.seat_names[owner_of(code)],
                        "good": GOOD_NAMES[kind_of(code)],
                        "goods": goods_left(code),
                    }
                    for code in there
                ],
                "stations": seats_of(state, state.stations[city]),
            }
        )
    return out


def links(state: ImperialSteamState) -> list[Link]:
    geography = state.box.geography
    return [
        {
            "name": name,
            "a": geography.city_names[geography.a[link]],
            "b": geography.city_names[geography.b[link]],
            "terrain": TERRAIN_NAMES[geography.terrain[link]],
            "effort": geography.effort[link],
            "crown": bool(state.crowns >> link & 1),
            "token": link == geography.semmering and state.semmering < 0,
            "tracks": seats_of(state, state.tracks[link]),
        }
        for link, name in enumerate(geography.link_names)
    ]


def hub(state: ImperialSteamState, number: int) -> Hub:
    box = state.box
    city, growth, price = state.hub_city[number], state.growth[number], state.worker_price(number)
    return {
        "hub": HUB_NAMES[number],
        "city": box.geography.city_names[city] if city >= 0 else None,
        "column": state.hub_column[number],
        "demand": four(amounts(box.demand, number, TYPES)),
        "open": four(amounts(state.demand, number, TYPES)),
        "growth": four(box.growth_tiles[growth]) if growth >= 0 else None,
        "keys": [
            {
                "key": KEY_NAMES[key],
                "seat": box.seat_names[owner] if (owner := state.keys[number * KEY_COUNT + key]) >= 0 else None,
                "value": state.key_value(number * KEY_COUNT + key),
            }
            for key in box.boards.keys_order
        ],
        "marker": state.price[number],
        "price": price if price >= 0 else None,
        "tunnel": bool(state.engineers_at[number] & 1),
        "bridge": bool(state.engineers_at[number] & 2),
        "engineer": max(0, state.engineer_price(number)),
    }


# The boards beside it


def supply(state: ImperialSteamState, good: int) -> Supply:
    box, boards = state.box, state.box.boards
    taken = state.taken(good)
    values = box.values[good] if good != COAL else []
    return {
        "good": GOOD_NAMES[good],
        "market": state.market[good],
        "price": max(0, trade.price_of(state, good)),
        "order": boards.market_order_price,
        "factory": boards.factories_prices[good],
        "stock": state.factory_stock[good],
        "taken": taken,
        "value": values[max(0, taken - 1)] if values else 0,
        "values": values,
    }


def rounds(state: ImperialSteamState) -> list[Round]:
    boards = state.box.boards
    out: list[Round] = []
    for number, hands in enumerate(boards.rounds_hands, 1):
        at = (number - boards.rounds_refill_from) * TYPES
        goods = state.refills[at : at + TYPES] if 0 <= at < len(state.refills) else []
        out.append(
            {
                "round": number,
                "hands": hands,
                "shipment": state.shipments[number - 1] if number <= len(state.shipments) else 0,
                "goods": four(goods) if goods else (0, 0, 0, 0),
                "engines": [
                    state.box.first_engine + i for i, since in enumerate(boards.engines_release, 1) if since == number
                ],
            }
        )
    return out


def engines(state: ImperialSteamState) -> list[Engine]:
    boards = state.box.boards
    return [
        {
            "level": state.box.first_engine + i,
            "round": since,
            "stock": state.engine_stock[i],
            "price": (state.box.first_engine + i) * boards.engines_price_per_level,
        }
        for i, since in enumerate(boards.engines_release, 1)
    ]


def contracts(state: ImperialSteamState) -> list[Contract]:
    out: list[Contract] = []
    for number, place in enumerate(state.contract_at):
        if place == OUT:
            continue
        card = state.box.contracts[number]
        laid = amounts(state.filled, number, TYPES)
        spaces = [(GOOD_NAMES[kind], i < laid[kind]) for kind in range(TYPES) for i in range(card.needs[kind])]
        out.append(
            {
                "contract": card.id,
                "needs": [good for good, _ in spaces],
                "filled": filled(state, number, [full for _, full in spaces]),
                "pays": card.pays,
                "penalty": card.penalty,
                "seat": state.box.seat_names[place - HELD] if place != DISPLAYED else None,
                "full": scoring.is_full(state, number),
            }
        )
    return out


def filled(state: ImperialSteamState, number: int, spaces: list[bool]) -> list[bool]:
    """The Automa's factories are of any colour: what it has covered is covered from the first space on."""
    if state.contract_at[number] == HELD + state.box.automa:
        count = sum(amounts(state.filled, number, TYPES))
        return [i < count for i in range(len(spaces))]
    return spaces


# The seats


def player(state: ImperialSteamState, seat: int) -> Player:
    box, boards = state.box, state.box.boards
    cities = len(bits(state.network[seat]))
    tokens = amounts(state.tokens, seat, TOKEN_VALUES)
    return {
        "seat": box.seat_names[seat],
        "automa": box.automas[seat],
        "money": state.money[seat],
        "column": state.column[seat],
        "rank": state.standing.index(seat) if seat in state.standing else seat,
        "share": state.share[seat],
        "value": state.share_value(seat),
        "investors": state.investors[seat],
        "goods": four(amounts(state.goods, seat, TYPES)),
        "landing": four(amounts(state.landing, seat, TYPES)),
        "ready": amounts(state.ready, seat, box.levels),
        "used": amounts(state.used, seat, box.levels),
        "working": sum(owner_of(code) == seat for code in state.factories),
        "tunnel": bool(state.engineers[seat] & 1),
        "bridge": bool(state.engineers[seat] & 2),
        "engines": [level for level in amounts(state.engines, seat, TRAINS) if level],
        "cars": cars_of(state, seat),
        "passengers": state.passengers[seat],
        "paying": min(state.passengers[seat], cities + boards.engines_passenger_spare),
        "sealed": state.sealed[seat],
        "room": state.places(seat),
        "coalroom": state.coal_places(seat),
        "stations": state.stations_left(seat),
        "tokens": (tokens[0], tokens[1], tokens[2]),
        "pieces": four(amounts(state.pieces, seat, TYPES)),
        "hands": hands_left(state, seat),
        "placed": state.hands[seat],
        "income": state.income(seat),
        "cities": cities,
        "tracks": sum(owners >> seat & 1 for owners in state.tracks),
        "semmering": state.semmering == seat,
        "goal": state.connected(seat),
        "stock": stock_of(state, seat),
        "bid": state.bids[seat] if state.bids[seat] >= 0 else None,
    }


def hands_left(state: ImperialSteamState, seat: int) -> int:
    """Hands that were not placed this round. Everybody places one in turn."""
    boards = state.box.boards
    if not state.round:
        return boards.rounds_hands[0]
    if state.step == OVER or seat not in state.order:
        return 0
    whole, rest = divmod(state.turn, state.box.seats)
    placed = whole + (state.order.index(seat) < rest)
    now = state.order[rest] == seat and bool(state.acted or state.tile >= 0)
    return boards.rounds_hands[state.round - 1] - placed - now


def automa(state: ImperialSteamState) -> Automa | None:
    if not state.box.solo:
        return None
    box = state.box
    action, decision = state.automa_card, state.automa_decision
    return {
        "actions": [action_card(card) for card in box.action_cards],
        "decisions": [decision_card(card) for card in box.decision_cards],
        "action": box.action_cards[action].name if action >= 0 else None,
        "decision": box.decision_cards[decision].name if decision >= 0 else None,
    }


def action_card(card: automa_cards.ActionCard) -> ActionCard:
    return {
        "card": card.name,
        "star": card.star,
        "slots": [
            {
                "slot": box.number,
                "conditions": [
                    {
                        "measure": automa_cards.MEASURES[one.measure],
                        "sign": automa_cards.SIGNS[one.sign],
                        "number": one.number,
                        "otherwise": one.otherwise,
                    }
                    for one in box.conditions
                ],
                "effect": automa_cards.EFFECTS[box.effect],
                "amount": box.amount,
                "goods": box.goods,
                "extra": box.extra,
                "money": box.money,
            }
            for box in card.slots
        ],
    }


def decision_card(card: automa_cards.DecisionCard) -> DecisionCard:
    return {
        "card": card.name,
        "star": card.star,
        "cities": [automa_cards.CITIES[city] for city in card.cities],
        "rewards": [automa_cards.REWARDS[reward] for reward in card.rewards],
        "types": [GOOD_NAMES[kind] for kind in card.types],
        "goods": [GOOD_NAMES[good] for good in card.goods],
        "hubs": [HUB_NAMES[number] for number in card.hubs],
        "contract": card.contract,
        "influence": card.influence,
    }


def limits(state: ImperialSteamState) -> Limits:
    box, boards = state.box, state.box.boards
    return {
        "columns": boards.influence_last_column + 1,
        "levels": box.levels,
        "workers": boards.workers_limit,
        "investors": boards.shares_most_investors,
        "percent": boards.shares_percent,
        "shares": boards.shares_values,
        "prices": box.prices,
        "plain": four(box.track_goods[0]),
        "tunnel": four(box.track_goods[1]),
        "bridge": four(box.track_goods[2]),
        "station": four(boards.stations_cost),
        "fee": boards.track_fee,
        "collect": boards.influence_take,
        "step": boards.influence_step_price,
        "loss": boards.influence_repeat_loss,
        "coal": boards.delivery_coal,
        "stock": boards.factories_goods,
        "passenger": boards.engines_passenger_income,
        "stationIncome": boards.stations_income,
    }
