"""Why not: every refusal with its rule and facts. Slow and plain, apart from `legal`; tests hold them equal."""

from footplate.games.steamrollers import refusals_action, refusals_deliver
from footplate.games.steamrollers.actions import POWERS
from footplate.games.steamrollers.components import DOUBLE
from footplate.games.steamrollers.goods import COAL, COLOURS
from footplate.games.steamrollers.refusals_deliver import holds
from footplate.games.steamrollers.state import (
    ACTION,
    CARRY,
    DRAFT,
    DRAW,
    FIRST,
    KINDS,
    LOAD,
    RAIL,
    SPOT,
    TRADE,
    SteamRollersState,
)
from footplate.games.steamrollers.steps import powers, setting_up
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word

# Which verbs answer which decision.
ANSWERS = {
    "goods": ["good"],
    "side": ["side"],
    "order": ["order"],
    "chart": ["chart"],
    "influence": ["white"],
    "start": ["start"],
    "power": ["power"],
    "box": ["tick"],
    "rail": ["draw"],
    "first-tile": ["take"],
    "personal": ["personal"],
    "place": ["place"],
    "black": ["black"],
    "white": ["white"],
    "draft": ["pick", "double"],
    "claim": ["claim", "let"],
    "first": ["first"],
    "action": [
        "build", "engine", "deliver", "tile", "pass", "set", "shift", "flip", "reroll", "trade", "coal",
    ],
    "reroll": ["white"],
    "draw": ["draw"],
    "load": ["load", "own"],
    "spot": ["spot"],
    "carry": ["to", "stretch"],
    "trade": ["trade", "coal", "done"],
    "olive-die": ["reroll", "let"],
    "olive-reroll": ["white"],
    "again": ["white"],
    "stop": ["stop", "let"],
}  # fmt: skip


def refusal(state: SteamRollersState, action: Action) -> Refusal | None:
    verbs = ANSWERS.get(KINDS[state.step], [])
    if action.verb not in verbs:
        if not verbs:
            return refuse("table.decision", "'{verb}' is no answer now.", verb=action.verb)
        what = "'{verb}' is no answer now; expected {verbs}."
        return refuse("table.decision", what, verb=action.verb, verbs=", ".join(verbs))
    if state.step == ACTION:
        return refusals_action.refuse_action(state, action)
    if state.step == DRAW:
        return refusals_action.refuse_drawing(state, action.values[0], action.values[1])
    if state.step == LOAD:
        own = action.verb == "own"
        return refusals_deliver.refuse_load(state, action.values[0], action.values[1], own)
    if state.step == SPOT:
        return refusals_deliver.refuse_spot(state, action.values[0])
    if state.step == CARRY:
        stretch = action.values[2] + 1 if action.verb == "stretch" else 0
        return refusals_deliver.refuse_carry(state, action.values[0], action.values[1] + 1, stretch)
    if state.step == DRAFT:
        return refuse_draft(state, action)
    if state.step == FIRST:
        if action.values[0] in (state.die, state.other_die):
            return None
        return refuse("sr.tile.double", "{value} was not picked.", value=action.words[0])
    if state.step == TRADE:
        return None if action.verb == "done" else refusals_action.refuse_trade(state, action)
    return refuse_set_up(state, action)


def refuse_draft(state: SteamRollersState, action: Action) -> Refusal | None:
    if state.claimer == state.seat:
        if action.verb == "pick" and action.values[0] == state.claimed:
            return None
        return refuse("sr.tile.claim", "The {value} that was claimed must be used.", value=state.claimed + 1)
    if action.verb == "double":
        if state.doubled:
            return refuse("sr.tile.double", "Two dice are being picked already.")
        return holds(state, DOUBLE, "sr.tile.double")
    value = action.values[0]
    if state.dice[value]:
        return None
    if state.claimed == value:
        seat = word(state.box.seat_names[state.claimer])
        return refuse("sr.tile.claim", "The {value} is reserved for {seat}.", value=value + 1, seat=seat)
    free = ", ".join(str(v + 1) for v, count in enumerate(state.dice) if count)
    return refuse("sr.draft.pick", "No free die shows {value}; the free ones show {free}.", value=value + 1, free=free)


def refuse_set_up(state: SteamRollersState, action: Action) -> Refusal | None:
    """Nature's draws, and the starting powers."""
    verb, values = action.verb, action.values
    if verb == "good":
        return refuse_good(state, values[0], values[1])
    if verb == "side" and values[0] // 2 != state.side.index(-1):
        return refuse("sr.setup.tiles", "The next tile is {tile}.", tile=state.side.index(-1) + 1)
    if verb == "order" and values[0] // 2 != state.order_side.index(-1):
        return refuse("sr.setup.orders", "The next order tile is {order}.", order=f"O{state.order_side.index(-1) + 1}")
    if verb == "power" and state.powers >> values[0] & 1:
        return refuse("sr.power.order", "The power {power} is taken.", power=word(POWERS[values[0]]))
    if verb == "tick" and state.engine[state.seat] >> values[0] & 1:
        return refuse("sr.power.engine", "Box {value} is ticked.", value=values[0] + 1)
    if state.step == RAIL:
        return refusals_action.refuse_free_rail(state, values[0], values[1])
    if verb == "take" and state.owner[values[0]] >= 0:
        return refuse("sr.power.tile", "Tile {tile} is taken.", tile=values[0] + 1)
    if verb == "personal":
        return refuse_personal(state, values[0])
    if verb == "place" and values[0] not in powers.HOMES:
        return refuse("sr.power.personal", "A personal good lies on city 3 or 4, not on {city}.", city=values[0] + 1)
    return None


def refuse_good(state: SteamRollersState, city: int, colour: int) -> Refusal | None:
    wanted = setting_up.next_city(state)
    if city != wanted:
        return refuse("sr.setup.goods", "The next good is for city {city}.", city=wanted + 1)
    if colour == COAL:
        return refuse("sr.setup.goods", "Coal is never in the bag.")
    if state.bag[colour] == 0:
        return refuse("sr.setup.goods", "No {colour} good is left in the bag.", colour=word(COLOURS[colour]))
    return None


def refuse_personal(state: SteamRollersState, colour: int) -> Refusal | None:
    if colour == COAL or colour in powers.home_colours(state):
        return refuse("sr.power.personal", "A personal good is not {colour}.", colour=word(COLOURS[colour]))
    if state.bag[colour] == 0:
        return refuse("sr.power.personal", "No {colour} good is left in the bag.", colour=word(COLOURS[colour]))
    return None
