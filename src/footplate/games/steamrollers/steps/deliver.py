"""Deliver goods: which good, against Olive which of several alike, then where to and how far."""

from footplate.games.steamrollers.actions import LONGEST
from footplate.games.steamrollers.components import DESTINATION, STRENGTH, STRETCH, UNLIMITED
from footplate.games.steamrollers.goods import CITIES, COLOURS
from footplate.games.steamrollers.state import CARRY, SPOT, SteamRollersState
from footplate.rails.network import bits

FAR = 20  # further than any route
UP_TO = [(2 << n) - 1 for n in range(FAR + 1)]  # the distances up to n


def limit(state: SteamRollersState) -> int:
    """The longest distance that the engine and the tiles allow."""
    if state.usable(UNLIMITED, state.seat):
        return FAR
    return state.boxes(state.seat) + (1 if state.usable(STRENGTH, state.seat) else 0)


def fits(state: SteamRollersState, city: int, colour: int, within: int) -> bool:
    """Whether a good of a city could be delivered somewhere, at a distance in the set `within`."""
    reach = state.reach[state.seat]
    if city != state.die:
        return state.die in state.box.destinations[colour] and reach[city * CITIES + state.die] & within != 0
    return any(reach[city * CITIES + end] & within for end in state.box.destinations[colour])


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
    actions = state.box.actions
    within = UP_TO[limit(state)]
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


def play_load(state: SteamRollersState, action: int) -> None:
    actions = state.box.actions
    own = action >= actions.own
    value = action - (actions.own if own else actions.load)
    state.load_city, state.load_colour = divmod(value, len(COLOURS))
    state.load_own = 1 if own else 0
    state.step = CARRY
    if own:
        return
    places = spots(state)
    if state.box.solo and len(places) > 1:
        state.step = SPOT
    else:
        state.load_spot = places[0]


def spots(state: SteamRollersState) -> list[int]:
    """Where in the row the good can be taken from; of several alike side by side, only the first."""
    row = state.rows[state.load_city]
    colour = state.load_colour
    return [i for i, k in enumerate(row) if k == colour and (i == 0 or row[i - 1] != colour)]


def legal_spots(state: SteamRollersState) -> list[int]:
    return [state.box.actions.spot + i for i in spots(state)]


def play_spot(state: SteamRollersState, spot: int) -> None:
    state.load_spot = spot
    state.step = CARRY


def ends(state: SteamRollersState) -> list[int]:
    """The cities where the loaded good may go: with the die as destination, only that one."""
    if state.load_city != state.die:
        return [state.die]
    return [city for city in state.box.destinations[state.load_colour] if city != state.load_city]


def legal_carry(state: SteamRollersState) -> list[int]:
    actions = state.box.actions
    most = limit(state)
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


def play_carry(state: SteamRollersState, action: int) -> None:
    actions = state.box.actions
    stretch = 0
    number = action - actions.to
    if action >= actions.stretch:
        number, stretch = divmod(action - actions.stretch, 2)
        stretch += 1
        state.spend(STRETCH)
    arrive(state, number % LONGEST + 1 + stretch)


def arrive(state: SteamRollersState, distance: int) -> None:
    """The good is delivered: tiles that were needed have helped, points are scored, the good leaves its city."""
    seat = state.seat
    boxes = state.boxes(seat)
    if distance > boxes:
        strong = state.usable(STRENGTH, seat) and distance == boxes + 1
        state.spend(STRENGTH if strong else UNLIMITED)
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
