"""Why not an action, a change of the die, a drawing, an order: found the plain way."""

from footplate.games.steamrollers.components import ANY_TRACK, SET, SHIFT, TURN, TYPES
from footplate.games.steamrollers.geography import PAIR_WORDS
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.refusals_deliver import holds, refuse_delivery
from footplate.games.steamrollers.spoken import types_words
from footplate.games.steamrollers.state import SteamRollersState
from footplate.rails.track import KIND, PAIRS
from footplate.table.catalogue import Action
from footplate.table.compass import letters
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word

PIECES = [letters(words) for words in PAIR_WORDS]  # pairs of edges, as they are read

ACTIONS = ["build", "engine", "deliver", "tile"]


def refuse_action(state: SteamRollersState, action: Action) -> Refusal | None:
    verb = action.verb
    if verb in ACTIONS:
        return refuse_with_value(state, verb, action.values[0])
    if verb == "pass":
        return refuse_pass(state)
    if verb in ("trade", "coal"):
        return refuse_trade(state, action)
    return refuse_change(state, verb, action.values[0] + 1 if action.values else 0)


def refuse_with_value(state: SteamRollersState, verb: str, value: int) -> Refusal | None:
    if value != state.die:
        return refuse("sr.turn.die", "The die shows {die}, not {value}.", die=state.die + 1, value=value + 1)
    if verb == "build":
        return refuse_build(state)
    if verb == "engine":
        if value + 1 in ticked(state):
            return refuse("sr.engine.box", "Box {value} is ticked.", value=value + 1)
        return None
    if verb == "deliver":
        return refuse_delivery(state)
    if state.sideways[value]:
        seat = word(state.box.seat_names[state.owner[value]])
        side = state.box.tiles[value * 2 + state.side[value]].name
        return refuse("sr.tile.sideways", "Tile {tile} lies sideways before {seat}.", tile=side, seat=seat)
    return None


def ticked(state: SteamRollersState) -> list[int]:
    return [value + 1 for value in range(CITIES) if state.engine[state.seat] >> value & 1]


def refuse_pass(state: SteamRollersState) -> Refusal | None:
    if state.box.pass_any_time:
        return None
    for verb in ACTIONS:
        if refuse_with_value(state, verb, state.die) is None:
            return refuse("sr.turn.pass", "'{action}' is possible.", action=f"{verb} {state.die + 1}")
    return None


def refuse_change(state: SteamRollersState, verb: str, value: int) -> Refusal | None:
    """Tiles 1 and 5, before the action."""
    effect = {"set": SET, "shift": SHIFT, "flip": TURN, "reroll": TURN}[verb]
    rule = {"set": "sr.tile.set", "shift": "sr.tile.shift"}.get(verb, "sr.tile.turn")
    reason = holds(state, effect, rule)
    if reason is not None:
        return reason
    if state.bound:
        return refuse("sr.tile.turn", "The die was re-rolled or flipped: the {die} must be used.", die=state.die + 1)
    if verb == "set" and value == state.die + 1:
        return refuse(rule, "The die shows {value} already.", value=value)
    if verb == "shift" and abs(value - state.die - 1) != 1:
        return refuse(rule, "{value} is not one more or one less than {die}.", value=value, die=state.die + 1)
    return None


# Drawing


def refuse_build(state: SteamRollersState) -> Refusal | None:
    """Possible if any drawing is; else whether the region is full or what is empty there doesn't fit."""
    geography = state.box.geography
    there = [h for h in range(geography.size) if geography.region[h] == state.die and geography.kind[h] != "city"]
    empty = [h for h in there if not state.sheets[state.seat][h]]
    if not empty:
        return refuse("sr.build.once", "Every hex of region {region} holds track.", region=state.die + 1)
    reason: Refusal | None = None
    for h in empty:
        for pair in range(len(PAIRS)):
            reason = refuse_drawing(state, h, pair)
            if reason is None:
                return None
    return reason


def refuse_drawing(state: SteamRollersState, h: int, pair: int) -> Refusal | None:
    geography = state.box.geography
    name = geography.names[h]
    if geography.region[h] != state.die:
        what = "{hex} is in region {there}, not {region}."
        return refuse("sr.build.region", what, hex=name, there=geography.region[h] + 1, region=state.die + 1)
    reason = refuse_hex(state, h, pair)
    if reason is not None:
        return reason
    shown = state.box.faces[state.black]
    kind = TYPES[KIND[pair]]
    if kind not in shown.words.split("+") and holds(state, ANY_TRACK, "sr.build.black-die") is not None:
        what = "{hex} {piece} is {kind}; the black die shows {shown}."
        words = types_words(shown.types)
        return refuse("sr.build.black-die", what, hex=name, piece=PIECES[pair], kind=word(kind), shown=words)
    return None


def refuse_hex(state: SteamRollersState, h: int, pair: int) -> Refusal | None:
    """The hex itself, whatever the dice show."""
    geography = state.box.geography
    name = geography.names[h]
    if geography.kind[h] == "city":
        return refuse("sr.build.no-city", "{hex} is city {city}.", hex=name, city=geography.region[h] + 1)
    if state.sheets[state.seat][h]:
        piece = PIECES[state.sheets[state.seat][h] - 1]
        return refuse("sr.build.once", "{hex} holds track: {piece}.", hex=name, piece=piece)
    if not state.box.track_at_walls:
        for edge in PAIRS[pair]:
            beyond = geography.hexes.neighbour[h * 6 + edge]
            if beyond >= 0 and state.box.beyond[state.chart][h * 6 + edge] < 0:
                what = "{hex} {piece} ends at the wall before {beyond}."
                return refuse("sr.build.walls", what, hex=name, piece=PIECES[pair], beyond=geography.names[beyond])
    return None


def refuse_free_rail(state: SteamRollersState, h: int, pair: int) -> Refusal | None:
    """The starting power Rail."""
    reason = refuse_hex(state, h, pair)
    if reason is None and not state.box.free_rail >> KIND[pair] & 1:
        return refuse("sr.power.rail", "{piece} is {kind}.", piece=PIECES[pair], kind=word(TYPES[KIND[pair]]))
    return reason


# Orders


def refuse_trade(state: SteamRollersState, action: Action) -> Refusal | None:
    box = state.box
    order = action.values[0]
    name = action.words[0]
    if not box.orders:
        return refuse("sr.order.goods", "Order tiles are not in use.")
    if state.traded:
        return refuse("sr.order.once", "An order was traded in this turn.")
    if state.order_owner[order] >= 0:
        owner = word(box.seat_names[state.order_owner[order]])
        return refuse("sr.order.gone", "{seat} has {order}.", seat=owner, order=name)
    wanted = [*box.order_tiles[order * 2 + state.order_side[order]].goods, 0]
    if action.verb == "coal":
        colour = action.values[1]
        if wanted[colour] == 0:
            what = "{order} asks for no {colour}."
            return refuse("sr.order.coal", what, order=name, colour=word(COLOURS[colour]))
        wanted[colour] -= 1
        wanted[COAL] = 1
    kept = state.kept[state.seat * len(COLOURS) : (state.seat + 1) * len(COLOURS)]
    for colour, count in enumerate(wanted):
        if kept[colour] < count:
            rule = "sr.order.coal" if colour == COAL else "sr.order.goods"
            what = "{count} {colour} are needed, {kept} are there."
            return refuse(rule, what, count=count, colour=word(COLOURS[colour]), kept=kept[colour])
    return None
