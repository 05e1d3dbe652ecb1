"""Imperial Steam in sentences: cities, links and hubs read aloud, and what a choice costs and brings."""

from typing import Final

from footplate.games.imperial_steam import ahead
from footplate.games.imperial_steam.asked import TURN
from footplate.games.imperial_steam.box import Box
from footplate.games.imperial_steam.geography import GOAL, NO_TILE, START
from footplate.games.imperial_steam.goods import ENGINEERS, GOODS, HUBS, KEYS, TERRAINS, TYPES
from footplate.games.imperial_steam.picture import Change
from footplate.games.imperial_steam.state import HELD, ImperialSteamState, city_of, goods_left, kind_of, owner_of
from footplate.games.imperial_steam.steps import turn
from footplate.games.imperial_steam.terms import KEY_COUNT
from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.say import Say, joined, say, word

TILE_TITLES: Final = [
    "Build Tracks", "Build Train Station", "Build Factory", "Produce Goods", "Buy Goods", "Order Goods",
    "Hire", "Engine", "Gain Contract", "Donate", "Collect",
]  # fmt: skip # say
TILE_WORDS: Final = [
    "one or two links",
    "a station in a city of your network",
    "a factory on an empty slot of your network",
    "a good from each of your factories",
    "one or two goods from the market, at once",
    "goods that arrive next round",
    "workers or an engineer from a hub",
    "a new engine, or a stronger one",
    "a contract from the display",
    "money for influence",
    "a little money",
]  # say
ENGINEER_WORDS: Final = ["bores tunnels", "builds bridges"]  # say
SIMPLE: Final = {
    "pass": "the hand does nothing",
    "end": "the turn is over",
    "done": "no more of this action",
}  # say


def seat_word(state: ImperialSteamState, seat: int) -> Say:
    return word(state.box.seat_names[seat])


def amounts_words(amounts: list[int]) -> list[Say | str]:
    """Goods by type: "2 wood", "1 coal"."""
    return [say("{count} {good}", count=n, good=word(GOODS[good])) for good, n in enumerate(amounts) if n]


def goods_words(amounts: list[int]) -> Say:
    return joined(amounts_words(amounts)) if any(amounts) else say("no goods")


# The map


def city_words(state: ImperialSteamState, city: int) -> Say:
    """A city as one would read it aloud: what it gives, what stands there."""
    geography = state.box.geography
    parts: list[Say | str] = [geography.city_names[city]]
    site = geography.site[city]
    if site == START:
        parts.append(say("where every network begins"))
    elif site == GOAL:
        parts.append(say("the goal: who reaches it ends the game"))
    elif site == NO_TILE:
        parts.append(say("a town without a tile"))
    hub = state.hub_at[city]
    if hub >= 0:
        parts.append(say("the {hub} hub", hub=word(HUBS[hub])))
        parts += hub_parts(state, hub)
    if state.slots[city]:
        parts.append(say("empty factory slots: {count}", count=state.slots[city]))
    for code in state.factories:
        if city_of(code) == city:
            parts.append(factory_words(state.box, code))
    influence = state.printed_influence(city)
    if influence:
        parts.append(say("{count} influence", count=influence))
    tile = state.city_tile[city]
    if tile >= 0:
        left = state.box.city_tiles[tile].business[state.tokens_taken[city] :]
        parts += [say("business token {value}", value=value) for value in left]
    for seat in bits(state.stations[city]):
        parts.append(say("{seat} station", seat=seat_word(state, seat)))
    return joined(parts)


def factory_words(box: Box, code: int) -> Say:
    seat, good, left = word(box.seat_names[owner_of(code)]), word(GOODS[kind_of(code)]), goods_left(code)
    if left:
        return say("{seat} {good} factory with {count}", seat=seat, good=good, count=left)
    return say("{seat} {good} factory, exhausted", seat=seat, good=good)


def hub_parts(state: ImperialSteamState, hub: int) -> list[Say | str]:
    """Where it stands on the influence track, what it demands, its keys, how it grows."""
    open_spaces = ahead.amounts(state.demand, hub, TYPES)
    parts: list[Say | str] = [say("influence {column}", column=state.hub_column[hub])]
    if any(open_spaces):
        parts.append(say("demands {goods}", goods=joined(amounts_words(open_spaces), " ")))
    else:
        parts.append(say("demands nothing"))
    for key in state.box.boards.keys_order:
        at = hub * KEY_COUNT + key
        name, value, owner = word(KEYS[key]), state.key_value(at), state.keys[at]
        if owner >= 0:
            parts.append(say("{key} key ({value}) of {seat}", key=name, value=value, seat=seat_word(state, owner)))
        else:
            parts.append(say("{key} key ({value})", key=name, value=value))
    if state.growth[hub] >= 0:
        steps = state.box.growth_tiles[state.growth[hub]]
        grows: list[Say | str] = [
            say("{good} {steps}", good=word(GOODS[good]), steps=f"+{steps[good]}")
            for good in range(TYPES)
            if steps[good] and open_spaces[good]
        ]
        if grows:
            parts.append(say("grows by {steps}", steps=joined(grows, " ")))
    return parts


def link_words(state: ImperialSteamState, link: int) -> Say:
    """A link's ground, effort, and whose track lies there."""
    geography = state.box.geography
    parts: list[Say | str] = [
        say(
            "{terrain}, effort {effort}", terrain=word(TERRAINS[geography.terrain[link]]), effort=geography.effort[link]
        )
    ]
    if state.crowns >> link & 1:
        parts.append(say("a crown of the State Railway"))
    if link == geography.semmering and state.semmering < 0:
        parts.append(say("the Semmering token"))
    owners: list[Say | str] = [seat_word(state, seat) for seat in bits(state.tracks[link])]
    if owners:
        parts.append(say("track of {seats}", seats=joined(owners)))
    a, b = geography.city_names[geography.a[link]], geography.city_names[geography.b[link]]
    return say("{a} to {b}: {what}", a=a, b=b, what=joined(parts))


def contract_words(box: Box, number: int) -> Say:
    card = box.contracts[number]
    needs = joined(amounts_words(card.needs), " ")
    return say("{needs}: pays {pays}, else costs {penalty}", needs=needs, pays=card.pays, penalty=card.penalty)


# Choices


def describe(state: ImperialSteamState, action: Action) -> Say | str:
    """What a legal action would cost and bring."""
    verb, values = action.verb, action.values
    if verb in SIMPLE:
        return word(SIMPLE[verb])
    if verb == "hand":
        return hand_words(state, values[0])
    if verb == "bid":
        return say("costs {cost} gulden", cost=values[0] * state.box.boards.influence_step_price)
    parts: list[Say | str] = []
    if verb in ("build", "brown"):
        geography = state.box.geography
        terrain = word(TERRAINS[geography.terrain[values[0]]])
        parts.append(say("{terrain}, effort {effort}", terrain=terrain, effort=geography.effort[values[0]]))
    elif verb == "contract":
        parts.append(contract_words(state.box, values[0]))
    elif verb == "engineer":
        parts.append(word(ENGINEER_WORDS[values[0]]))
    elif verb == "assign":
        parts.append(say("seals a freight car for good"))
    elif verb == "flip":
        parts.append(say("a freight car becomes a passenger car for good"))
    if state.step in ahead.ASKED:
        then = ahead.after(state, action.number)
        found = ahead.ways(state, [action.number], then)[0]
        parts += change_words(found["change"])
        if verb in ("flip", "assign"):
            parts.append(say("room for {count} goods is left in all", count=then.places(state.seat)))
        parts += [say("{seat} gets {money}", seat=word(seat), money=money) for seat, money in found["pays"].items()]
    return joined(parts, "; ")


def hand_words(state: ImperialSteamState, tile: int) -> Say:
    """What an action is about; a hand of one's own that lies there already costs influence."""
    lost = turn.loss(state, state.seat, tile) if state.step == TURN else 0
    what = word(TILE_WORDS[tile])
    return say("{what}; costs {lost} influence", what=what, lost=lost) if lost else what


def change_words(change: Change) -> list[Say | str]:
    """What it costs, then what it brings."""
    costs = [*signed(change, -1)]
    brings = [*signed(change, 1)]
    out: list[Say | str] = []
    if costs:
        out.append(say("costs {what}", what=joined(costs)))
    if brings:
        out.append(say("brings {what}", what=joined(brings)))
    return out


def signed(change: Change, sign: int) -> list[Say | str]:
    """What is more, or what is less, each with its number."""
    out: list[Say | str] = []
    if change.get("money", 0) * sign > 0:
        out.append(say("{money} gulden", money=change["money"] * sign))
    goods = [max(0, n * sign) for n in change.get("goods", (0, 0, 0, 0))]
    out += amounts_words(goods)
    if sum(change.get("landing", (0, 0, 0, 0))) * sign > 0:
        out.append(say("{goods} next round", goods=joined(amounts_words(list(change["landing"])))))
    crew = [level + 1 for level, n in enumerate(change.get("workers", [])) for _ in range(max(0, n * sign))]
    if len(crew) == 1:
        out.append(say("a worker of level {level}", level=crew[0]))
    elif crew:
        out.append(say("workers {levels}", levels="+".join(str(level) for level in reversed(crew))))
    tokens = [value + 1 for value, n in enumerate(change.get("tokens", (0, 0, 0))) if n * sign > 0]
    out += [say("business token {value}", value=value) for value in tokens]
    if change.get("influence", 0) * sign > 0:
        out.append(say("{count} influence", count=change["influence"] * sign))
    if change.get("share", 0) * sign > 0:
        out.append(share_words(change["share"] * sign, change.get("value", 0)))
    if change.get("investors", 0) * sign < 0:
        out.append(say("one more investor to be paid at the end"))
    if change.get("income", 0) * sign > 0:
        out.append(say("{money} income a round", money=change["income"] * sign))
    if change.get("keys", 0) * sign > 0:
        out.append(say("a key worth {money} now", money=change["keys"]))
    if change.get("room", 0) * sign > 0:
        out.append(say("room for {count}", count=change["room"] * sign))
    if change.get("stock", 0) * sign > 0 and sign > 0:
        out.append(say("{count} goods on it", count=change["stock"]))
    if sign > 0 and change.get("semmering"):
        out.append(say("the Semmering token"))
    if sign > 0 and change.get("goal"):
        out.append(say("Trieste"))
    return out


def share_words(steps: int, value: int) -> Say:
    if steps == 1 and value:
        return say("a share step (to {value})", value=value)
    if value:
        return say("{steps} share steps (to {value})", steps=steps, value=value)
    return say("a share step") if steps == 1 else say("{steps} share steps", steps=steps)


# Seats


def title(state: ImperialSteamState, seat: int, viewer: int, name: Say) -> Say:
    parts: list[Say | str] = [name]
    if state.box.automas[seat]:
        parts.append(say("(Automa)"))
    elif seat == viewer:
        parts.append(say("(you)"))
    if seat == state.seat:
        parts.append("*")
    return joined(parts, " ")


def train_words(state: ImperialSteamState, seat: int) -> Say:
    levels = "+".join(str(level) for level in ahead.amounts(state.engines, seat, 2) if level)
    passengers, sealed = state.passengers[seat], state.sealed[seat]
    freight = ahead.cars_of(state, seat) - passengers - sealed
    return say(
        "engine {levels}; cars: {freight} freight, {passengers} passenger, {sealed} sealed",
        levels=levels,
        freight=freight,
        passengers=passengers,
        sealed=sealed,
    )


def workers_words(state: ImperialSteamState, seat: int) -> Say:
    """Workers by level, those that are ready and those that were used."""
    levels = state.box.levels

    def listed(numbers: list[int]) -> str:
        found = [str(level + 1) for level, n in enumerate(ahead.amounts(numbers, seat, levels)) for _ in range(n)]
        return "+".join(reversed(found)) or "-"

    engineers: list[Say | str] = [word(ENGINEERS[1 + e]) for e in bits(state.engineers[seat])]
    ready, used = listed(state.ready), listed(state.used)
    if engineers:
        return say(
            "workers: {ready} ready, {used} used; engineers: {engineers}",
            ready=ready,
            used=used,
            engineers=joined(engineers),
        )
    return say("workers: {ready} ready, {used} used", ready=ready, used=used)


def held_words(state: ImperialSteamState, seat: int) -> list[Say | str]:
    """Tokens, factories in the supply, contracts, the Semmering token."""
    out: list[Say | str] = []
    tokens = [value + 1 for value, n in enumerate(ahead.amounts(state.tokens, seat, 3)) for _ in range(n)]
    if tokens:
        out.append(say("business tokens: {values}", values=" ".join(str(value) for value in tokens)))
    pieces = ahead.amounts(state.pieces, seat, TYPES)
    if any(pieces):
        out.append(say("factories on no contract: {pieces}", pieces=joined(amounts_words(pieces))))
    for number, place in enumerate(state.contract_at):
        if place == HELD + seat:
            laid = sum(ahead.amounts(state.filled, number, TYPES))
            out.append(
                say(
                    "contract {contract} ({laid} of {size}): {what}",
                    contract=state.box.contracts[number].id,
                    laid=laid,
                    size=state.box.contracts[number].size,
                    what=contract_words(state.box, number),
                )
            )
    if state.semmering == seat:
        out.append(say("the Semmering token"))
    return out
