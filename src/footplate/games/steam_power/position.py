"""Positions in words: what scenarios begin with (docs/scenarios.md)."""

from itertools import pairwise

from footplate.games.steam_power import position_solo
from footplate.games.steam_power.box import open_box
from footplate.games.steam_power.contracts import COLOURS, PURPLE, TILES
from footplate.games.steam_power.state import (
    ACTION,
    BOXED,
    DECK,
    FULFILLED,
    IN_HAND,
    SteamPowerState,
    segment_pair,
)
from footplate.games.steam_power.steps import solo
from footplate.games.steam_power.words import POOLS, Words
from footplate.rails.hexes import FLAT_TOP, opposite
from footplate.rails.track import PAIR_WORDS, crosses
from footplate.table.errors import BadInput
from footplate.table.finding import find
from footplate.table.game import Setup, replaced
from footplate.table.position import Position
from footplate.table.reading import number, quoted

LAST = ["trains", "factories", "tiles", "leftover", "deck"]
ONCE = ["deck", "turn", "start", "round", "company", "marker", "reveal"]
MOST = 9999
MOST_ROUNDS = 999
LINES = {
    "tile": "Write 'tile CITY COLOUR'.",
    "leftover": "Write 'leftover COLOUR NUMBER' (tiles beside the map).",
    "money": "Write 'money SEAT NUMBER'.",
    "trains": "Write 'trains SEAT NUMBER' (left in supply).",
    "factories": "Write 'factories SEAT NUMBER' (left in supply).",
    "tiles": "Write 'tiles simple|tight|crossings NUMBER' (left in supply).",
    "hand": "Write 'hand SEAT CONTRACT CONTRACT …'.",
    "fulfilled": "Write 'fulfilled SEAT CONTRACT CONTRACT …'.",
    "deck": "Write 'deck CONTRACT …' or 'deck empty'.",
    "link": "Write 'link SEAT CITY, HEX, HEX, CITY', or end with 'open EDGE' for an incomplete link.",
    "factory": "Write 'factory SEAT CITY, CUBES' (0 cubes: flipped).",
    "turn": "Write 'turn SEAT' or 'turn SEAT ACTIONS-LEFT'.",
    "start": "Write 'start SEAT'.",
    "round": "Write 'round NUMBER'.",
    **position_solo.LINES,
}


def arrange(setup: Setup, lines: list[str]) -> SteamPowerState:
    """A position from its lines. The error's place is the number of the line."""
    state = SteamPowerState(setup, open_box(setup))
    state.step = ACTION
    state.seat = state.box.first_player
    state.actions_left = 1 if state.box.basic_solo else 2
    SteamPowerPosition(state).arrange(lines)
    return state


class SteamPowerPosition(Position):
    def __init__(self, state: SteamPowerState) -> None:
        super().__init__(LINES, [verb for verb in LINES if verb not in ONCE], LAST)
        self.state = state
        self.words = Words(state)

    def line(self, verb: str, args: list[str], rest: str) -> None:
        arrange_line(self.state, self.words, verb, args, rest)

    def fill(self) -> None:
        fill(self.state)


def arrange_line(state: SteamPowerState, words: Words, verb: str, args: list[str], rest: str) -> None:
    if verb == "tile":
        *name, colour_word = args
        place_tile(state, words.city(" ".join(name) or " ".join(args)), words.colour(colour_word))
    elif verb == "leftover":
        colour = words.colour(args[0])
        left = number(args[1], 0, MOST)
        if state.leftover[colour] < left:
            raise BadInput(f"of the {TILES[colour]} {COLOURS[colour]} tiles, {state.leftover[colour]} are left.")
        state.boxed_tiles[colour] = -left  # settled by `fill`
    elif verb == "money":
        state.money[words.seat(args[0])] = number(args[1], 0, MOST)
    elif verb == "trains":
        set_left(state.trains, state.boxed_trains, words.company(args[0]), number(args[1], 0, MOST))
    elif verb == "factories":
        set_left(state.factories, state.boxed_factories, words.company(args[0]), number(args[1], 0, MOST))
    elif verb == "tiles":
        set_left(state.pool, state.boxed_track, find(args[0], POOLS, "kind of tiles"), number(args[1], 0, MOST))
    elif verb in ("hand", "fulfilled"):
        seat = words.seat(args[0])
        if verb == "hand" and state.box.automas[seat]:
            raise BadInput("an automa has no hand.", cure="Write 'reveal CONTRACT' for what it has drawn.")
        for word in " ".join(args[1:]).replace(",", " ").split():
            card = words.card(word)
            if state.where[card] != DECK:
                raise BadInput(f"contract {word} stands here twice.")
            state.where[card] = (IN_HAND if verb == "hand" else FULFILLED) + seat
    elif verb == "deck":
        deck = [words.card(word) for word in rest.replace(",", " ").split() if word != "empty"]
        for card, where in enumerate(state.where):
            if card in deck and where != DECK:
                raise BadInput(f"contract {state.box.contracts[card].id} stands here twice.")
            if card not in deck and where == DECK:
                state.where[card] = BOXED
    elif verb == "link":
        place_link(state, words, words.company(args[0]), [w.strip() for w in rest.partition(" ")[2].split(",")])
    elif verb == "factory":
        city, cubes = rest.partition(" ")[2].split(",")
        place_factory(state, words.city(city.strip()), words.company(args[0]), number(cubes.strip(), 0, MOST))
    elif verb == "turn":
        set_turn(state, words.seat(args[0]), args[1:])
    elif verb == "start":
        state.starter = words.seat(args[0])
        if state.box.automas[state.starter]:
            raise BadInput("an automa never begins.", cure="Name a player.")
    elif verb == "round":
        state.round = number(args[0], 1, solo.ROUNDS if state.box.basic_solo else MOST_ROUNDS)
    else:
        arrange_solo(state, words, verb, args, rest)


def set_turn(state: SteamPowerState, seat: int, actions: list[str]) -> None:
    if state.box.basic_solo:
        raise BadInput("alone, every turn is one action as a company.", cure="Write 'company COMPANY'.")
    if state.box.automas[seat]:
        if actions:
            raise BadInput("an automa's turn has contracts, not actions.", cure="Write 'reveal CONTRACT CONTRACT'.")
        position_solo.set_turn(state, seat)
        return
    state.actions_left = number(actions[0], 0, MOST) if actions else 2
    if state.actions_left not in (1, 2):
        raise BadInput(f"a turn has 1 or 2 actions left, not {actions[0]}.")
    state.seat = state.company = seat


def arrange_solo(state: SteamPowerState, words: Words, verb: str, args: list[str], rest: str) -> None:
    """The lines of the solo games."""
    cards = rest.replace(",", " ").split()
    if verb in position_solo.AUTOMA_LINES and not state.box.any_automa:
        cure = "Seats look like 'red, blue=mautoma' there."
        raise BadInput(f"{quoted(verb)} belongs to a game with an automa.", cure=cure)
    if verb == "company":
        position_solo.set_company(state, words.company(args[0]))
    elif verb == "bag":
        state.bag[words.company(args[0])] = number(args[1], 0, MOST)
    elif verb == "aside":
        position_solo.set_aside(state, [words.card(w) for w in cards])
    elif verb == "marker":
        state.marker = position_solo.corner(args[0])
    elif verb == "corner":
        state.corner[position_solo.corner(args[0])] = words.colour(args[1])
    elif verb == "coins":
        names = [w.strip() for w in rest.partition(" ")[2].split(",")]
        hexes = [words.hex(name) for name in names[1:]]
        position_solo.set_coins(state, words.seat(args[0]), words.city(names[0]), hexes)
    elif verb == "discard":
        position_solo.discard(state, words.seat(args[0]), [words.card(w) for w in cards[1:]])
    else:
        position_solo.reveal(state, [words.card(w) for w in cards])


def set_left(left: list[int], boxed: list[int], i: int, count: int) -> None:
    if count > left[i]:
        raise BadInput(f"{count} are more than the {left[i]} that are left.")
    boxed[i] += left[i] - count
    left[i] = count


def place_tile(state: SteamPowerState, city: int, colour: int) -> None:
    if state.colour[city] >= 0:
        raise BadInput(f"{state.box.geography.city_names[city]} has its tile already.")
    if state.leftover[colour] == 0:
        raise BadInput(f"there are only {TILES[colour]} {COLOURS[colour]} tiles.")
    state.colour = replaced(state.colour, city, colour)
    state.leftover = replaced(state.leftover, colour, state.leftover[colour] - 1)


def place_factory(state: SteamPowerState, city: int, seat: int, cubes: int) -> None:
    if state.factory[city] >= 0:
        raise BadInput(f"{state.box.geography.city_names[city]} has its factory already.")
    if cubes > 6:
        raise BadInput(f"{cubes} cubes are more than a factory can get.")
    state.factory = replaced(state.factory, city, seat)
    state.cubes[city] = cubes
    state.factories = replaced(state.factories, seat, state.factories[seat] - 1)


def place_link(state: SteamPowerState, words: Words, seat: int, names: list[str]) -> None:
    """Lay a link along hexes: from a city, over neighbouring hexes, into a city or to `open EDGE`."""
    geography = state.box.geography
    end = names[-1].split()
    leave = find(end[1], FLAT_TOP, "edge") if end[0] == "open" else -1
    path = [words.place(name) for name in (names[:-1] if leave >= 0 else names)]
    if geography.city_at[path[0]] < 0 or (leave < 0 and geography.city_at[path[-1]] < 0) or len(path) < 2 + (leave < 0):
        raise BadInput("a link leads from a city over at least one hex.", cure=LINES["link"])
    if state.trail[seat]:
        raise BadInput("a seat has at most one incomplete link.", cure="Give it after the seat's other links.")
    edges = [step(state, a, b) for a, b in pairwise(path)]
    if leave >= 0:
        check_open_end(state, path[-1], leave)
        edges.append(leave)
    check_attached(state, seat, path[0], path[-1])
    for i, h in enumerate(path[1:] if leave >= 0 else path[1:-1]):
        name = geography.names[h]
        enter, out = opposite(edges[i]), edges[i + 1]
        if geography.city_at[h] >= 0:
            raise BadInput(f"a link ends at the first city, here on {name}.", cure="Write a second link from there.")
        if geography.cost[h] < 0:
            raise BadInput(f"{name} is {geography.terrain[h]}.")
        if enter == out:
            raise BadInput(f"the track turns back on {name}.")
        if state.second[h]:
            raise BadInput(f"{name} holds two pieces of track already.")
        state.extend(seat, h, enter, out)
        under, over = state.first[h], state.second[h]
        if over and not crosses(segment_pair(under), segment_pair(over)):
            what = f"on {name}, {PAIR_WORDS[segment_pair(over)]} can't cross {PAIR_WORDS[segment_pair(under)]}."
            raise BadInput(what)


def step(state: SteamPowerState, a: int, b: int) -> int:
    """The edge that leads from a hex to its neighbour."""
    geography = state.box.geography
    near = geography.hexes.neighbour[a * 6 : a * 6 + 6]
    if b in near:
        return near.index(b)
    around = ", ".join(geography.names[n] for n in near if n >= 0)
    what = f"{geography.names[a]} and {geography.names[b]} are not neighbours."
    raise BadInput(what, cure=f"Beside {geography.names[a]} are {around}.")


def check_open_end(state: SteamPowerState, h: int, leave: int) -> None:
    """An open end points at land, and at no city."""
    geography = state.box.geography
    beyond = geography.hexes.neighbour[h * 6 + leave]
    if beyond < 0 or geography.terrain[beyond] == "water":
        where = "off the map" if beyond < 0 else "into water"
        raise BadInput(f"the open end on {geography.names[h]} points {where}.")
    if geography.city_at[beyond] >= 0:
        city = geography.city_names[geography.city_at[beyond]]
        raise BadInput(f"the open end on {geography.names[h]} points at {city}.", cure=f"End with '{city}'.")


def check_attached(state: SteamPowerState, seat: int, start: int, end: int) -> None:
    """A link joins two groups, and hangs together with the links before it."""
    geography = state.box.geography
    groups = [geography.group_of[c] for c in (geography.city_at[start], geography.city_at[end]) if c >= 0]
    if len(groups) == 2 and groups[0] == groups[1]:
        raise BadInput("both ends are the same city or group.")
    if state.network[seat] and not any(state.network[seat] >> group & 1 for group in groups):
        what = f"{state.box.company_names[seat]}'s links hang together, but this one begins elsewhere."
        raise BadInput(what, cure="Give the links in an order in which they can be built.")


def fill(state: SteamPowerState) -> None:
    """What a position doesn't say: city tiles in turn, none of them left over; counts; all that is derived."""
    wanted = [-count for count in state.boxed_tiles]
    turn = 0
    for city in range(state.box.geography.cities):
        spare = [state.leftover[k] - wanted[k] for k in range(len(TILES))]
        if state.colour[city] < 0 and max(spare) == 0:
            raise BadInput("with so many tiles left over, not every city gets one.", "leftover")
        while state.colour[city] < 0:
            if spare[turn % 4]:
                place_tile(state, city, turn % 4)
            elif not any(spare[:4]):
                place_tile(state, city, PURPLE)
            turn += 1
    state.boxed_tiles = [state.leftover[colour] - wanted[colour] for colour in range(len(TILES))]
    state.leftover = wanted
    for city, owner in enumerate(state.factory):
        if owner >= 0 and state.colour[city] == PURPLE:
            raise BadInput(f"{state.box.geography.city_names[city]} is purple and can't have a factory.")
    position_solo.fill(state)
    state.deck = state.where.count(DECK)
    for seat in range(state.box.seats):
        state.hand[seat] = state.where.count(IN_HAND + seat)
        state.done = replaced(state.done, seat, state.where.count(FULFILLED + seat))
    state.derive()
