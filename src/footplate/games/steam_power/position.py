"""Positions in words, and questions about them: what scenarios are written in (docs/scenarios.md)."""

from itertools import pairwise

from footplate.games.steam_power import position_solo, scoring
from footplate.games.steam_power.box import open_box
from footplate.games.steam_power.contracts import COLOURS, PURPLE, TILES
from footplate.games.steam_power.geography import plain
from footplate.games.steam_power.state import (
    ACTION,
    BOXED,
    DECK,
    FULFILLED,
    IN_HAND,
    SteamPowerState,
    segment_company,
    segment_pair,
)
from footplate.games.steam_power.steps import fulfil
from footplate.rails.hexes import FLAT_TOP, opposite
from footplate.rails.track import PAIR_WORDS, crosses
from footplate.table.errors import BadInput, nearest
from footplate.table.game import Setup

POOLS = ["simple", "tight", "crossings"]


class Words:
    """Looks the words of a line up in a position."""

    def __init__(self, state: SteamPowerState) -> None:
        self.state = state

    def seat(self, word: str) -> int:
        return find(word, self.state.box.company_names, "seat")

    def colour(self, word: str) -> int:
        return find(word, COLOURS, "colour")

    def card(self, word: str) -> int:
        return find(word, [c.id for c in self.state.box.contracts], "contract")

    def hex(self, word: str) -> int:
        return find(word, self.state.box.geography.names, "hex")

    def city(self, text: str) -> int:
        geography = self.state.box.geography
        for c in range(geography.cities):
            name = geography.city_names[c]
            names = [name, plain(name), geography.city_codes[c], geography.names[geography.city_hex[c]]]
            if text.lower() in [n.lower() for n in names]:
                return c
        raise BadInput(f"unknown city {text!r}.", cure=nearest(text, geography.city_names))

    def place(self, text: str) -> int:
        """A hex, by its name or the city on it."""
        names = self.state.box.geography.names
        if text.upper() in names:
            return names.index(text.upper())
        return self.state.box.geography.city_hex[self.city(text)]


def find(word: str, known: list[str], what: str) -> int:
    for i, name in enumerate(known):
        if name.lower() == word.lower():
            return i
    raise BadInput(f"unknown {what} {word!r}.", cure=nearest(word, known))


def number(word: str) -> int:
    if not word.isdecimal():
        raise BadInput(f"{word!r} is not a number.")
    return int(word)


def arrange(setup: Setup, lines: list[str]) -> SteamPowerState:
    """A position from its lines. The error's place is the number of the line."""
    state = SteamPowerState(setup, open_box(setup))
    state.step = ACTION
    words = Words(state)
    numbered = list(enumerate(lines, 1))
    # What is left in supply or over is counted when everything else lies on the table.
    for i, line in sorted(numbered, key=lambda pair: pair[1].split()[0] in LAST):
        verb, _, rest = line.partition(" ")
        try:
            arrange_line(state, words, verb, rest.split(), rest)
        except BadInput as error:
            raise BadInput(error.what, str(i), error.cure) from None
        except (ValueError, IndexError):
            raise BadInput(
                f"{line!r} can't be understood.", str(i), LINES.get(verb) or position_solo.LINES.get(verb, "")
            ) from None
    fill(state)
    return state


LAST = ["trains", "factories", "tiles", "leftover", "deck"]


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
}


def arrange_line(state: SteamPowerState, words: Words, verb: str, args: list[str], rest: str) -> None:
    if verb == "tile":
        place_tile(state, words.city(" ".join(args[:-1])), words.colour(args[-1]))
    elif verb == "leftover":
        colour = words.colour(args[0])
        if state.leftover[colour] < number(args[1]):
            raise BadInput(f"of the {TILES[colour]} {COLOURS[colour]} tiles, {state.leftover[colour]} are left.")
        state.boxed_tiles[colour] = -number(args[1])  # settled by `fill`
    elif verb == "money":
        state.money[words.seat(args[0])] = number(args[1])
    elif verb == "trains":
        set_left(state.trains, state.boxed_trains, words.seat(args[0]), number(args[1]))
    elif verb == "factories":
        set_left(state.factories, state.boxed_factories, words.seat(args[0]), number(args[1]))
    elif verb == "tiles":
        set_left(state.pool, state.boxed_track, find(args[0], POOLS, "kind of tiles"), number(args[1]))
    elif verb in ("hand", "fulfilled"):
        seat = words.seat(args[0])
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
        place_link(state, words, words.seat(args[0]), [w.strip() for w in rest.partition(" ")[2].split(",")])
    elif verb == "factory":
        name, _, cubes = rest.partition(" ")[2].rpartition(",")
        place_factory(state, words.city(name.strip()), words.seat(args[0]), number(cubes.strip()))
    elif verb == "turn":
        state.actions_left = number(args[1]) if len(args) > 1 else 2
        if state.box.automas[words.seat(args[0])]:
            position_solo.set_turn(state, words.seat(args[0]))
        else:
            state.seat = state.company = words.seat(args[0])
    elif verb == "start":
        state.starter = words.seat(args[0])
    elif verb == "round":
        state.round = number(args[0])
    elif verb in position_solo.LINES:
        arrange_solo(state, words, verb, args, rest)
    else:
        raise BadInput(f"unknown word {verb!r}.", cure=nearest(verb, [*LINES, *position_solo.LINES]))


def arrange_solo(state: SteamPowerState, words: Words, verb: str, args: list[str], rest: str) -> None:
    """The lines of the solo games."""
    cards = rest.replace(",", " ").split()
    if verb == "company":
        position_solo.set_company(state, words.seat(args[0]))
    elif verb == "bag":
        state.bag[words.seat(args[0])] = number(args[1])
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
        raise BadInput(f"{count} are more than the {left[i]} there are.")
    boxed[i] += left[i] - count
    left[i] = count


def place_tile(state: SteamPowerState, city: int, colour: int) -> None:
    if state.colour[city] >= 0:
        raise BadInput(f"{state.box.geography.city_names[city]} has its tile already.")
    if state.leftover[colour] == 0:
        raise BadInput(f"there are only {TILES[colour]} {COLOURS[colour]} tiles.")
    state.colour[city] = colour
    state.leftover[colour] -= 1


def place_factory(state: SteamPowerState, city: int, seat: int, cubes: int) -> None:
    if state.factory[city] >= 0:
        raise BadInput(f"{state.box.geography.city_names[city]} has its factory already.")
    if cubes > 6:
        raise BadInput(f"{cubes} cubes are more than a factory can get.")
    state.factory[city] = seat
    state.cubes[city] = cubes
    state.factories[seat] -= 1


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
        edges.append(leave)
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


def fill(state: SteamPowerState) -> None:
    """What a position doesn't say: city tiles in turn, none of them left over; counts; all that is derived."""
    wanted = [-count for count in state.boxed_tiles]
    turn = 0
    for city in range(state.box.geography.cities):
        spare = [state.leftover[k] - wanted[k] for k in range(len(TILES))]
        if state.colour[city] < 0 and max(spare) == 0:
            raise BadInput("with so many tiles left over, not every city gets one.", "0")
        while state.colour[city] < 0:
            if spare[turn % 4]:
                place_tile(state, city, turn % 4)
            elif not any(spare[:4]):
                place_tile(state, city, PURPLE)
            turn += 1
    for colour in range(len(TILES)):
        state.boxed_tiles[colour] = state.leftover[colour] - wanted[colour]
        state.leftover[colour] = wanted[colour]
    for city, owner in enumerate(state.factory):
        if owner >= 0 and state.colour[city] == PURPLE:
            raise BadInput(f"{state.box.geography.city_names[city]} is purple and can't have a factory.", "0")
    position_solo.fill(state)
    state.deck = state.where.count(DECK)
    for seat in range(state.box.seats):
        state.hand[seat] = state.where.count(IN_HAND + seat)
        state.done[seat] = state.where.count(FULFILLED + seat)
    state.derive()


# Questions


def fact(state: SteamPowerState, words: list[str]) -> str:
    look = Words(state)
    name, args = words[0], words[1:]
    try:
        if name in SEAT_FACTS:
            return seat_fact(state, name, look.seat(args[0]), args[1:])
        if name in ("colour", "cubes", "factory", "flipped"):
            return city_fact(state, name, look.city(" ".join(args)))
        if name == "track":
            return track_fact(state, look.hex(args[0]))
        if name == "crossings":
            return crossings_fact(state, look.hex(args[0]))
        if name == "tiles":
            return str(state.pool[find(args[0], POOLS, "kind of tiles")])
        if name == "leftover":
            return str(state.leftover[look.colour(args[0])])
        if name == "vp":
            return vp_fact(state, look.city(" ".join(args)))
        if name in GAME_FACTS:
            return game_fact(state, name)
        if name in position_solo.COMPANY_FACTS:
            return position_solo.company_fact(state, name, look.seat(args[0]))
        if name in position_solo.FACTS:
            return position_solo.fact(state, name)
    except IndexError:
        raise BadInput(f"{' '.join(words)!r} asks too little.") from None
    known = [*SEAT_FACTS, "colour", "cubes", "factory", "flipped", "track", "crossings", "tiles", "leftover", "vp"]
    raise BadInput(
        f"unknown fact {name!r}.",
        cure=nearest(name, [*known, *GAME_FACTS, *position_solo.COMPANY_FACTS, *position_solo.FACTS]),
    )


SEAT_FACTS = [
    "money", "trains", "factories", "hand", "fulfilled", "links", "incomplete", "network", "price", "score",
]  # fmt: skip
GAME_FACTS = ["deck", "round", "actions", "placements", "winners", "start"]


def seat_fact(state: SteamPowerState, name: str, seat: int, args: list[str]) -> str:
    geography = state.box.geography
    if name == "money":
        return str(state.money[seat])
    if name == "trains":
        return str(state.trains[seat])
    if name == "factories":
        return str(state.factories[seat])
    if name in ("hand", "fulfilled"):
        place = (IN_HAND if name == "hand" else FULFILLED) + seat
        cards = [c.id for c, where in zip(state.box.contracts, state.where, strict=True) if where == place]
        count = state.hand[seat] if name == "hand" else state.done[seat]
        if args[:1] == ["count"]:
            return str(count)
        if len(cards) < count:
            cards.append(f"{count - len(cards)} hidden")
        return ", ".join(cards) or "none"
    if name == "links":
        return str(len(state.links[seat]))
    if name == "incomplete":
        if not state.trail[seat]:
            return "none"
        last = state.trail[seat][-1]
        return f"{geography.names[last // 36]} {FLAT_TOP[last % 6]}"
    if name == "network":
        inside = [n for c, n in enumerate(geography.city_names) if state.network[seat] >> geography.group_of[c] & 1]
        return ", ".join(sorted(inside)) or "none"
    if name == "price":
        probe = state.copy()
        probe.seat = probe.company = seat
        contract = state.box.contracts[Words(state).card(args[0])]
        return str(fulfil.price_of(contract, fulfil.offers(probe)))
    scores = scoring.scores(state)
    if not args:
        return str(scores.totals[seat])
    return str(scores.rows[seat][find(" ".join(args), scores.columns, "column")])


def city_fact(state: SteamPowerState, name: str, city: int) -> str:
    if name == "colour":
        return COLOURS[state.colour[city]]
    if name == "cubes":
        return str(state.cubes[city])
    owner = state.factory[city]
    if name == "factory":
        return state.box.company_names[owner] if owner >= 0 else "none"
    return "yes" if owner >= 0 and state.cubes[city] == 0 else "no"


def track_fact(state: SteamPowerState, h: int) -> str:
    codes = [code for code in (state.first[h], state.second[h]) if code]
    names = state.box.company_names
    return ", ".join(f"{names[segment_company(c)]} {PAIR_WORDS[segment_pair(c)]}" for c in codes) or "none"


def crossings_fact(state: SteamPowerState, h: int) -> str:
    """The pieces that could cross what lies on a hex."""
    if not state.first[h] or state.second[h]:
        return "none"
    under = segment_pair(state.first[h])
    return ", ".join(PAIR_WORDS[p] for p in range(15) if crosses(under, p)) or "none"


def vp_fact(state: SteamPowerState, city: int) -> str:
    """What each of the connected seats gets from a purple city, and how many they are."""
    there = sum(scoring.connected(state, seat, city) for seat in range(state.box.seats))
    return f"{scoring.vp_city_value(state) // there if there else 0} each for {there}"


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
        return state.box.company_names[state.starter]
    return ", ".join(state.box.company_names[seat] for seat in scoring.scores(state).winners)
