"""Deliver goods: which good, against Olive which of several alike, then where to and how far."""

from footplate.games.steamrollers import refusals_deliver
from footplate.games.steamrollers.actions import LONGEST
from footplate.games.steamrollers.components import DESTINATION, STRENGTH, STRETCH, UNLIMITED
from footplate.games.steamrollers.goods import CITIES, COLOURS
from footplate.games.steamrollers.network import FAR, UP_TO
from footplate.games.steamrollers.state import CARRY, SPOT, SteamRollersState
from footplate.games.steamrollers.steps import flow
from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def limit(state: SteamRollersState) -> int:
    """The longest distance that the engine and the tiles allow."""
    if state.usable(UNLIMITED, state.seat):
        return FAR
    return state.boxes(state.seat) + (1 if state.usable(STRENGTH, state.seat) else 0)


def helper(state: SteamRollersState, distance: int) -> int:
    """The effect of the tile without which a distance is too far for the engine; -1 where none is needed."""
    boxes = state.boxes(state.seat)
    if distance <= boxes:
        return -1
    return STRENGTH if distance == boxes + 1 and state.usable(STRENGTH, state.seat) else UNLIMITED


def freely(state: SteamRollersState) -> int:
    """The longest distance that needs no tile which would go back to the centre for it."""
    boxes = state.boxes(state.seat)
    if state.usable(STRENGTH, state.seat) and state.permanent(state.tile_of[STRENGTH]):
        return boxes + 1
    return boxes


def fits(state: SteamRollersState, city: int, colour: int, within: int) -> bool:
    """Whether a good of a city could be delivered somewhere, at a distance in the set `within`."""
    return ways(state, city, colour) & within != 0


def ways(state: SteamRollersState, city: int, colour: int) -> int:
    """The distances that a good of a city could travel, however strong the engine is."""
    reach = state.reach[state.seat]
    if city != state.die:
        return reach[city * CITIES + state.die] if state.die in state.box.destinations[colour] else 0
    out = 0
    for end in state.box.destinations[colour]:
        out |= reach[city * CITIES + end]
    return out


def possible(state: SteamRollersState) -> bool:
    within = UP_TO[limit(state)]
    seat = state.seat
    anywhere = state.usable(DESTINATION, seat)
    for city in range(CITIES):
        if city == state.die or anywhere:
            for colour in state.rows[city]:
                if fits(state, city, colour, within):
                    return True
            if state.own_city[seat] == city and fits(state, city, state.own_colour[seat], within):
                return True
    return False


def legal_loads(state: SteamRollersState) -> list[int]:
    """Those that need no tile for good come first."""
    most, free = limit(state), freely(state)
    out = loads(state, UP_TO[most])
    if most == free:
        return out
    first = loads(state, UP_TO[free])
    return first + [number for number in out if number not in first]


def loads(state: SteamRollersState, within: int) -> list[int]:
    """The goods that could be delivered at a distance in the set `within`."""
    actions = state.box.actions
    seat = state.seat
    anywhere = state.usable(DESTINATION, seat)
    out: list[int] = []
    for city in range(CITIES):
        if city == state.die or anywhere:
            row = state.rows[city]
            for colour in range(len(COLOURS)):
                if colour in row and fits(state, city, colour, within):
                    out.append(actions.load + city * len(COLOURS) + colour)
            if state.own_city[seat] == city and fits(state, city, state.own_colour[seat], within):
                out.append(actions.own + city * len(COLOURS) + state.own_colour[seat])
    return out


def good_of(state: SteamRollersState, action: int) -> tuple[bool, int, int]:
    """Whether an action loads a personal good; from which city; which colour."""
    actions = state.box.actions
    own = action >= actions.own
    city, colour = divmod(action - (actions.own if own else actions.load), len(COLOURS))
    return own, city, colour


def spots(state: SteamRollersState) -> list[int]:
    """Where in the row the good can be taken from; of several alike side by side, only the first."""
    row = state.rows[state.load_city]
    colour = state.load_colour
    return [i for i, k in enumerate(row) if k == colour and (i == 0 or row[i - 1] != colour)]


def ends(state: SteamRollersState) -> list[int]:
    """The cities where the loaded good may go: with the die as destination, only that one."""
    if state.load_city != state.die:
        return [state.die]
    return [city for city in state.box.destinations[state.load_colour] if city != state.load_city]


def legal_carry(state: SteamRollersState) -> list[int]:
    """Those that need no tile for good come first."""
    most, free = limit(state), freely(state)
    out = carries(state, most)
    if most == free:
        return out
    first = carries(state, free)
    return first + [number for number in out if number not in first]


def carries(state: SteamRollersState, most: int) -> list[int]:
    """Where the good could go, and how far, at most so far."""
    actions = state.box.actions
    stretchable = state.usable(STRETCH, state.seat)
    reach = state.reach[state.seat]
    out: list[int] = []
    more: list[int] = []
    for end in ends(state):
        for distance in bits(reach[state.load_city * CITIES + end] & UP_TO[most]):
            number = end * LONGEST + distance - 1
            out.append(actions.to + number)
            if stretchable:
                for stretch in (1, 2):
                    if distance + stretch <= most:
                        more.append(actions.stretch + number * 2 + stretch - 1)
    return out + more


def arrive(state: SteamRollersState, distance: int) -> None:
    """The good is delivered: tiles that were needed have helped, points are scored, the good leaves its city."""
    seat = state.seat
    effect = helper(state, distance)
    if effect >= 0:
        state.spend(effect)
    if state.load_city != state.die:
        state.spend(DESTINATION)
    state.points[seat] += distance
    if state.load_own:
        state.own_city[seat] = -1
        state.own_colour[seat] = -1
    else:
        state.take_good(state.load_city, state.load_spot)
    put_away(state, state.load_colour)
    state.load_city = -1
    state.load_colour = -1
    state.load_own = 0
    state.load_spot = -1


def put_away(state: SteamRollersState, colour: int) -> None:
    """Beside the sheet where orders are in use, else into the bag."""
    if state.box.orders:
        state.kept[state.seat * len(COLOURS) + colour] += 1
    elif state.box.delivered_to_bag:
        state.bag[colour] += 1
    else:
        state.boxed[colour] += 1


class Load(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("load", "Deliver which good?", ["load", "own"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return legal_loads(state)

    def play(self, state: SteamRollersState, action: int) -> None:
        own, state.load_city, state.load_colour = good_of(state, action)
        state.load_own = 1 if own else 0
        state.step = CARRY
        if own:
            return
        places = spots(state)
        if state.box.solo and len(places) > 1:
            state.step = SPOT
        else:
            state.load_spot = places[0]

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        return refusals_deliver.refuse_load(state, action.values[0], action.values[1], action.verb == "own")


class Spot(Step[SteamRollersState]):
    """Against Olive: which of several goods of a colour."""

    def __init__(self) -> None:
        super().__init__("spot", "Which one of the row?", ["spot"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.spot + i for i in spots(state)]

    def play(self, state: SteamRollersState, action: int) -> None:
        state.load_spot = action - state.box.actions.spot
        state.step = CARRY

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        return refusals_deliver.refuse_spot(state, action.values[0])


class Carry(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("carry", "Where to, and how far?", ["to", "stretch"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return legal_carry(state)

    def play(self, state: SteamRollersState, action: int) -> None:
        actions = state.box.actions
        stretch = 0
        number = action - actions.to
        if action >= actions.stretch:
            number, stretch = divmod(action - actions.stretch, 2)
            stretch += 1
            state.spend(STRETCH)
        arrive(state, number % LONGEST + 1 + stretch)
        flow.end_action(state)

    def default(self, state: SteamRollersState) -> int:
        """Most points without a tile that goes back for them; where one has to, most points with it."""
        actions = state.box.actions
        free = freely(state)
        best = -1
        best_distance = 0
        for number in self.legal(state):
            if number < actions.stretch:
                distance = (number - actions.to) % LONGEST + 1
                if distance > best_distance and (distance <= free or not 0 < best_distance <= free):
                    best, best_distance = number, distance
        return best

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        stretch = action.values[2] + 1 if action.verb == "stretch" else 0
        return refusals_deliver.refuse_carry(state, action.values[0], action.values[1] + 1, stretch)
