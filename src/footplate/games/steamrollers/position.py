"""Positions in words: what scenarios are written in (docs/steamrollers.md). Questions about them: position_facts."""

from itertools import pairwise

from footplate.games.steamrollers import position_facts, position_turn, spoken
from footplate.games.steamrollers.box import open_box
from footplate.games.steamrollers.components import ORDER_SIDES, SIDES
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS, PLAIN_COLOURS
from footplate.games.steamrollers.position_facts import colour_of, find_city, of_seat
from footplate.games.steamrollers.position_turn import NOT_SAID
from footplate.games.steamrollers.state import ACTION, CENTRE, CROSS, DRAFT, GOODS, SteamRollersState
from footplate.games.steamrollers.steps import powers, setting_up
from footplate.rails.hexes import opposite
from footplate.rails.track import PAIR_OF
from footplate.table.errors import BadInput
from footplate.table.finding import find
from footplate.table.game import Setup
from footplate.table.position import Position
from footplate.table.reading import number, quoted

fact = position_facts.fact

LINES = {
    "city": "Write 'city NUMBER COLOUR COLOUR …' (from left to right) or 'city NUMBER empty'.",
    "track": "Write 'track SEAT HEX EDGE-EDGE, HEX EDGE-EDGE …'.",
    "line": "Write 'line SEAT CITY, HEX, HEX, CITY': a connection over neighbouring hexes.",
    "engine": "Write 'engine SEAT NUMBER NUMBER …' (ticked boxes).",
    "points": "Write 'points SEAT NUMBER' (from deliveries).",
    "bonus": "Write 'bonus SEAT NUMBER' (from the starting power +2).",
    "tile": "Write 'tile SIDE', 'tile SIDE SEAT', 'tile SIDE SEAT sideways' or 'tile SIDE SEAT new'.",
    "order": "Write 'order SIDE' or 'order SIDE SEAT'.",
    "kept": "Write 'kept SEAT COLOUR COLOUR …' (delivered goods beside the sheet).",
    "personal": "Write 'personal SEAT CITY COLOUR'.",
    "bag": "Write 'bag COLOUR NUMBER'; the rest is out of the game.",
    "chart": "Write 'chart NUMBER'.",
    "start": "Write 'start SEAT'.",
    "round": "Write 'round NUMBER'.",
    "black": "Write 'black TYPE+TYPE'.",
    "dice": "Write 'dice NUMBER NUMBER …' (the free ones).",
    "turn": "Write 'turn SEAT'.",
    "die": "Write 'die NUMBER' (in hand), or 'die NUMBER NUMBER' after the tile that takes two.",
    "claimed": "Write 'claimed NUMBER SEAT'.",
    "actions": "Write 'actions NUMBER' (left in this turn).",
    "crosses": "Write 'crosses' and six numbers.",
    "olive": "Write 'olive points NUMBER' or 'olive die NUMBER'.",
    "setup": "Write 'setup': the set-up goes on with what is missing.",
}
LAST = ["bag"]
SEVERAL = ["track", "line", "engine", "kept", "bag"]  # lines that add to each other; of all others there is one
BEFORE = ["city", "bag", "tile", "order", "engine", "chart", "start", "setup"]  # what may lie there during the set-up
MOST = 9999
MOST_ROUNDS = 999


def arrange(setup: Setup, lines: list[str]) -> SteamRollersState:
    """A position from its lines. The error's place is the number of the line."""
    state = SteamRollersState(setup, open_box(setup))
    state.step = DRAFT
    state.round = 1
    state.actions_left = NOT_SAID
    state.rows = [[NOT_SAID] for _ in range(CITIES)]
    SteamRollersPosition(state).arrange(lines)
    return state


class SteamRollersPosition(Position):
    def __init__(self, state: SteamRollersState) -> None:
        super().__init__(LINES, SEVERAL, LAST)
        self.state = state

    def subject(self, verb: str, args: list[str]) -> str:
        if verb in ("tile", "order"):
            return f"{verb} {args[0][:-1].upper()}"
        return f"{verb} {args[0].lower()}" if verb in ("city", "personal", "points", "bonus", "olive") else verb

    def line(self, verb: str, args: list[str], rest: str) -> None:
        arrange_line(self.state, verb, args, rest)

    def fill(self) -> None:
        late = [subject for subject in self.said if subject.split()[0] not in BEFORE]
        if "setup" in self.said and late:
            raise BadInput("during the set-up no round has begun.", late[0], "Leave this line or 'setup' out.")
        fill(self.state)


def player(state: SteamRollersState, word: str) -> int:
    """A seat with a sheet."""
    seat = of_seat(state, word)
    if seat == state.box.olive:
        raise BadInput("Olive has no sheet, tiles or turn of this kind.", cure=LINES["olive"])
    return seat


def arrange_line(state: SteamRollersState, verb: str, args: list[str], rest: str) -> None:
    if verb in ("city", "kept", "personal", "bag"):
        arrange_goods(state, verb, args)
    elif verb in ("tile", "order"):
        arrange_tile(state, verb, args)
    elif verb == "track":
        for piece in rest.partition(" ")[2].split(","):
            draw(state, player(state, args[0]), piece.split())
    elif verb == "line":
        draw_line(state, player(state, args[0]), [w.strip() for w in rest.partition(" ")[2].split(",")])
    elif verb == "engine":
        for word in args[1:]:
            state.engine[player(state, args[0])] |= 1 << find_city(word)
    elif verb == "points":
        state.points[player(state, args[0])] = number(args[1], 0, MOST)
    elif verb == "bonus":
        arrange_bonus(state, player(state, args[0]), args[1])
    elif verb == "crosses":
        if len(args) != CITIES:
            raise BadInput(f"{len(args)} numbers.", cure=LINES["crosses"])
        check_olive_plays(state)
        state.crosses = [number(word, 0, state.box.cap[region]) for region, word in enumerate(args)]
    elif verb == "setup":
        state.round = 0
        state.step = GOODS
    else:
        arrange_round(state, verb, args)


def arrange_round(state: SteamRollersState, verb: str, args: list[str]) -> None:
    """Whose turn it is, and the dice."""
    if verb == "chart":
        state.chart = number(args[0], 0, MOST)
        if not 0 <= state.chart < len(state.box.walls):
            raise BadInput(f"there is no chart {args[0]}.", cure="Charts need the option 'mountains'.")
    elif verb == "start":
        state.starter = player(state, args[0])
    elif verb == "round":
        state.round = number(args[0], 1, MOST_ROUNDS)
    elif verb == "black":
        state.black = find(args[0], [face.words for face in state.box.faces], "face")
    elif verb == "dice":
        for word in args:
            state.dice[find_city(word)] += 1
    elif verb == "turn":
        state.seat = player(state, args[0])
    elif verb == "die":
        if state.step == CROSS:
            raise BadInput("Olive has a die in hand already.")
        state.die = find_city(args[0])
        state.other_die = find_city(args[1]) if len(args) > 1 else -1
        state.doubled = 1 if len(args) > 1 else 0
        state.step = ACTION
    elif verb == "claimed":
        state.claimed = find_city(args[0])
        state.claimer = player(state, args[1])
    elif verb == "actions":
        state.actions_left = number(args[0], 0, 2)
    else:
        arrange_olive(state, args)


def arrange_olive(state: SteamRollersState, args: list[str]) -> None:
    check_olive_plays(state)
    if find(args[0], ["points", "die"], "word") == 0:
        state.olive_points = number(args[1], 0, MOST)
    elif state.die >= 0:
        raise BadInput("a die is in hand already.", cure="Olive takes the last one.")
    else:
        state.die = find_city(args[1])
        state.step = CROSS


def check_olive_plays(state: SteamRollersState) -> None:
    if not state.box.solo:
        raise BadInput("Olive doesn't play here.", cure="Seats look like 'red, blue=olive' where she does.")


# Pieces


def arrange_goods(state: SteamRollersState, verb: str, args: list[str]) -> None:
    if verb == "city":
        city = find_city(args[0])
        goods = [] if args[1:] == ["empty"] else [colour_of(word) for word in args[1:]]
        state.rows[city] = []
        for colour in goods:
            take(state, colour)
        state.rows[city] = goods
    elif verb == "kept":
        for word in args[1:]:
            colour = colour_of(word)
            take(state, colour)
            state.kept[player(state, args[0]) * len(COLOURS) + colour] += 1
    elif verb == "personal":
        arrange_personal(state, player(state, args[0]), find_city(args[1]), colour_of(args[2]))
    else:
        if state.step != GOODS:
            fill_cities(state)
        colour = colour_of(args[0])
        left = number(args[1], 0, MOST)
        if left > state.bag[colour]:
            raise BadInput(f"only {state.bag[colour]} {args[0]} goods are left for the bag.")
        state.boxed[colour] += state.bag[colour] - left
        state.bag[colour] = left


def arrange_bonus(state: SteamRollersState, seat: int, word: str) -> None:
    points = state.box.edition.power_points
    if number(word, 0, MOST) not in (0, points):
        raise BadInput(f"the starting power +{points} gives {points} points, not {quoted(word)}.")
    if number(word, 0, MOST):
        check_power(state, seat)
        state.bonus[seat] = points


def arrange_personal(state: SteamRollersState, seat: int, city: int, colour: int) -> None:
    """As the starting power puts it there: on city 3 or 4, of a colour that isn't those cities' own."""
    check_power(state, seat)
    homes = " or ".join(str(home + 1) for home in powers.HOMES)
    if city not in powers.HOMES:
        raise BadInput(f"a personal good lies on city {homes}, not on {city + 1}.")
    if colour == COAL or colour in powers.home_colours(state):
        raise BadInput(f"a personal good is never {COLOURS[colour]}.", cure=f"It isn't of the colour of city {homes}.")
    state.own_city[seat] = city
    state.own_colour[seat] = colour
    take(state, colour)


def check_power(state: SteamRollersState, seat: int) -> None:
    """Starting powers are an option; each seat chose one, and each exists once."""
    if not state.box.powers:
        raise BadInput("starting powers are not in use.", cure="Write 'powers: yes' above the position.")
    if state.bonus[seat] or state.own_city[seat] >= 0:
        raise BadInput(f"{state.box.seat_names[seat]} has one starting power, not two.")


def check_powers(state: SteamRollersState) -> None:
    """Each starting power exists once."""
    for verb, there in (("personal", [c >= 0 for c in state.own_city]), ("bonus", [b > 0 for b in state.bonus])):
        if sum(there) > 1:
            second = [seat for seat, has in enumerate(there) if has][1]
            name = state.box.seat_names[second]
            raise BadInput("this starting power exists once.", f"{verb} {name}", "Leave one of the lines out.")


def take(state: SteamRollersState, colour: int) -> None:
    """A good comes onto the table, from the bag; coal from the box."""
    stock = state.boxed if colour == COAL else state.bag
    if stock[colour] == 0:
        raise BadInput(f"there are not so many {COLOURS[colour]} goods.")
    stock[colour] -= 1


def arrange_tile(state: SteamRollersState, verb: str, args: list[str]) -> None:
    if verb == "order":
        order, side = divmod(find(args[0], ORDER_SIDES, "side of an order tile"), 2)
        state.order_side[order] = side
        state.order_owner[order] = player(state, args[1]) if len(args) > 1 else CENTRE
        return
    tile, side = divmod(find(args[0], SIDES, "side of an action tile"), 2)
    state.side[tile] = side
    if len(args) > 1 and args[1] != "centre":
        state.owner[tile] = player(state, args[1])
    if len(args) > 2:
        state.sideways[tile] = 1
        state.taken[tile] = NOT_SAID if find(args[2], ["sideways", "new"], "way to lie") else 0


def draw(state: SteamRollersState, seat: int, piece: list[str]) -> None:
    h = find(piece[0], state.box.geography.names, "hex")
    pair = spoken.pair_of(piece[1])
    if pair < 0:
        raise BadInput(f"{quoted(piece[1])} is no pair of edges.", cure="Edges are NW, NE, E, SE, SW and W.")
    put(state, seat, h, pair)


def put(state: SteamRollersState, seat: int, h: int, pair: int) -> None:
    name = state.box.geography.names[h]
    if state.box.geography.city_at[h] >= 0:
        raise BadInput(f"{name} is a city.")
    if state.sheets[seat][h]:
        raise BadInput(f"{name} holds track already.")
    state.draw(seat, h, pair)


def draw_line(state: SteamRollersState, seat: int, names: list[str]) -> None:
    """Track from city to city along hexes."""
    geography = state.box.geography
    ends = [geography.city_hex[find_city(name)] for name in (names[0], names[-1])]
    path = [ends[0], *(find(name, geography.names, "hex") for name in names[1:-1]), ends[1]]
    edges: list[int] = []
    for a, b in pairwise(path):
        near = geography.hexes.neighbour[a * 6 : a * 6 + 6]
        if b not in near:
            raise BadInput(f"{geography.names[a]} and {geography.names[b]} are not neighbours.", cure=LINES["line"])
        edges.append(near.index(b))
    for i, h in enumerate(path[1:-1]):
        enter, leave = opposite(edges[i]), edges[i + 1]
        if enter == leave:
            raise BadInput(f"the track turns back on {geography.names[h]}.")
        put(state, seat, h, PAIR_OF[enter][leave])


# What a position doesn't say


def fill(state: SteamRollersState) -> None:
    if state.step == GOODS:
        fill_set_up(state)
        return
    check_powers(state)
    fill_cities(state)
    fill_tiles(state)
    if state.black < 0:
        state.black = 0
    box = state.box
    state.derive()
    position_turn.fill(state)
    state.cross_dice = box.level


def fill_cities(state: SteamRollersState) -> None:
    """A city that isn't named holds two goods, the first that aren't of its colour."""
    for city in range(CITIES):
        if state.rows[city] == [NOT_SAID]:
            own = state.box.geography.city_colour[city]
            state.rows[city] = [colour for colour in range(len(PLAIN_COLOURS)) if colour != own][:2]
            for colour in state.rows[city]:
                take(state, colour)


def fill_tiles(state: SteamRollersState) -> None:
    for tile, side in enumerate(state.side):
        state.side[tile] = max(0, side)
        new = state.taken[tile] == NOT_SAID
        state.taken[tile] = state.round if new else max(0, state.round - 1)
    if state.box.orders:
        state.order_side = [max(0, side) for side in state.order_side]


def fill_set_up(state: SteamRollersState) -> None:
    """The set-up goes on: a city that isn't named waits for its goods, a tile for its side."""
    state.rows = [[] if row == [NOT_SAID] else row for row in state.rows]
    state.taken = [0] * len(state.taken)
    state.actions_left = 0
    state.derive()
    missing = sum(max(0, state.box.goods_per_city - len(row)) for row in state.rows)
    if missing > sum(state.bag[:COAL]):
        raise BadInput(f"the cities still need {missing} goods, and the bag holds fewer.", "bag")
    if any(state.boxes(seat) == CITIES for seat in range(state.box.seats)):
        raise BadInput("before the first round nobody's engine is full.", "engine")
    if CENTRE not in state.owner:
        raise BadInput("before the first round there are tiles in the centre.")
    setting_up.begin(state)
