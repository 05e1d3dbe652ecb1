"""What can be done now, and what it would change: found by doing it on a copy, so that the rules play it."""

from typing import Final

from footplate.games.imperial_steam.asked import (
    BUYING,
    CREW,
    DONATION,
    ENGINE_LEVEL,
    FACTORY_SITE,
    FOREMAN,
    HIRING,
    ORDERING,
    PRODUCING,
    SPARE,
    STATION_SITE,
    STOW,
    TRACK,
    TURN,
    WHICH_CONTRACT,
)
from footplate.games.imperial_steam.goods import TYPES
from footplate.games.imperial_steam.picture import TILE_NAMES, Ahead, Change
from footplate.games.imperial_steam.state import ImperialSteamState, goods_left, owner_of
from footplate.games.imperial_steam.steps import building, business, hire, track, trade, turn
from footplate.games.imperial_steam.terms import TILES, TOKEN_VALUES, TRAINS
from footplate.table.step import Step

# The decisions of a turn that a person answers.
ASKED: Final[dict[int, Step[ImperialSteamState]]] = {
    TURN: turn.Turn(),
    TRACK: track.Track(),
    SPARE: track.Spare(),
    CREW: track.Crew(),
    STATION_SITE: building.StationSite(),
    FACTORY_SITE: building.FactorySite(),
    FOREMAN: building.Foreman(),
    PRODUCING: trade.Producing(),
    BUYING: trade.Buying(),
    ORDERING: trade.Ordering(),
    HIRING: hire.Hiring(),
    ENGINE_LEVEL: business.EngineLevel(),
    WHICH_CONTRACT: business.WhichContract(),
    DONATION: business.Donation(),
    STOW: trade.Stow(),
}
PAYING: Final = [CREW, FOREMAN]  # how something is paid for that was chosen: there is a usual answer


def ahead(state: ImperialSteamState, seat: int) -> list[Ahead]:
    """Everything that one gesture can do: a minor action, or a main action with what it is done to."""
    if seat < 0 or state.seat != seat or state.step not in ASKED or state.box.automas[seat]:
        return []
    actions = state.box.actions
    out: list[Ahead] = []
    for action in ASKED[state.step].legal(state):
        if action in (actions.pass_, actions.end, actions.done):
            continue
        then = after(state, action)
        begun = actions.hand <= action < actions.hand + len(TILES)
        if begun and then.step != TURN:
            for second in ASKED[then.step].legal(then):
                if second < actions.discard and second != actions.done:
                    out += ways(state, [action, second], after(then, second))
        else:
            out += ways(state, [action], then)
    return out


def ways(state: ImperialSteamState, moves: list[int], then: ImperialSteamState) -> list[Ahead]:
    """Of a crowned link one for each good that it may spare, the usual first; of all else one."""
    if then.seat != state.seat or then.step != SPARE:
        return [outcome(state, moves, then)]
    usual = ASKED[SPARE].default(then)
    spared = [usual, *[good for good in ASKED[SPARE].legal(then) if good != usual]]
    return [outcome(state, [*moves, good], after(then, good)) for good in spared]


def after(state: ImperialSteamState, action: int) -> ImperialSteamState:
    then = state.copy()
    if then.step == STOW:  # the last good that is lost begins the next round, which isn't its doing
        then.spend(then.seat, action - then.box.actions.discard)
    else:
        ASKED[then.step].play(then, action)
    return then


def outcome(state: ImperialSteamState, moves: list[int], then: ImperialSteamState) -> Ahead:
    """What moves that were made on a copy lead to, once all is paid for in the usual way."""
    seat = state.seat
    crews: list[int] = []
    while then.seat == seat and then.step in PAYING:
        step = ASKED[then.step]
        usual = step.default(then)
        crews = [usual, *[answer for answer in step.legal(then) if answer != usual]]
        moves = [*moves, usual]
        step.play(then, usual)
    catalogue = state.box.actions.catalogue
    done = [catalogue.action(move) for move in moves]
    tile = done[0].values[0] if done[0].verb == "hand" else state.tile
    pays = {
        state.box.seat_names[other]: then.money[other] - state.money[other]
        for other in range(state.box.seats)
        if other != seat and then.money[other] != state.money[other]
    }
    return {
        "tile": TILE_NAMES[tile] if tile >= 0 else None,
        "moves": [action.notation for action in done],
        "places": [place for action in done if action.verb != "hand" for place in action.places],
        "workers": [catalogue.notation(crew) for crew in crews],
        "change": change(state, then, seat),
        "pays": pays,
    }


def amounts(numbers: list[int], seat: int, size: int) -> list[int]:
    return numbers[seat * size : (seat + 1) * size]


def less(then: list[int], now: list[int]) -> list[int]:
    return [b - a for a, b in zip(now, then, strict=True)]


def change(now: ImperialSteamState, then: ImperialSteamState, seat: int) -> Change:
    """Only what is different."""
    out: Change = {}
    money = then.money[seat] - now.money[seat]
    if money:
        out["money"] = money
    goods = less(amounts(then.goods, seat, TYPES), amounts(now.goods, seat, TYPES))
    if any(goods):
        out["goods"] = (goods[0], goods[1], goods[2], goods[3])
    landing = less(amounts(then.landing, seat, TYPES), amounts(now.landing, seat, TYPES))
    if any(landing):
        out["landing"] = (landing[0], landing[1], landing[2], landing[3])
    levels = now.box.levels
    workers = less(amounts(then.ready, seat, levels), amounts(now.ready, seat, levels))
    if any(workers):
        out["workers"] = workers
    tokens = less(amounts(then.tokens, seat, TOKEN_VALUES), amounts(now.tokens, seat, TOKEN_VALUES))
    if any(tokens):
        out["tokens"] = (tokens[0], tokens[1], tokens[2])
    steps(now, then, seat, out)
    return out


def steps(now: ImperialSteamState, then: ImperialSteamState, seat: int, out: Change) -> None:
    """Influence, shares, income, keys, cars, room, goods on factories."""
    if then.column[seat] != now.column[seat]:
        out["influence"] = then.column[seat] - now.column[seat]
    if then.share[seat] != now.share[seat]:
        out["share"] = then.share[seat] - now.share[seat]
    if then.share_value(seat) != now.share_value(seat):
        out["value"] = then.share_value(seat)
    if then.investors[seat] != now.investors[seat]:
        out["investors"] = then.investors[seat] - now.investors[seat]
    if then.income(seat) != now.income(seat):
        out["income"] = then.income(seat) - now.income(seat)
    keys = sum(then.key_value(at) for at, owner in enumerate(then.keys) if owner == seat and now.keys[at] != seat)
    if keys:
        out["keys"] = keys
    cars = cars_of(then, seat) - cars_of(now, seat)
    if cars:
        out["cars"] = cars
    room = then.places(seat) - now.places(seat)
    if room:
        out["room"] = room
    stock = stock_of(then, seat) - stock_of(now, seat)
    if stock:
        out["stock"] = stock
    if then.semmering == seat != now.semmering:
        out["semmering"] = True
    if then.connected(seat) and not now.connected(seat):
        out["goal"] = True


def cars_of(state: ImperialSteamState, seat: int) -> int:
    return sum(amounts(state.engines, seat, TRAINS))


def stock_of(state: ImperialSteamState, seat: int) -> int:
    """Goods on a seat's factories."""
    return sum(goods_left(code) for code in state.factories if owner_of(code) == seat)
