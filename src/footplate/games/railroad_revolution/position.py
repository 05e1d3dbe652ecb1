"""Positions in words: what scenarios are written in (docs/railroad-revolution.md). Questions about them: facts.py.

What no line says is as at the start, and what was laid out at random lies there in the order of the files.
"""

from footplate.games.railroad_revolution import position_automa, position_setup, position_tiles
from footplate.games.railroad_revolution.actions import PIECES, TRACKS
from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.state import (
    DONE,
    OPEN,
    PILE,
    PLACE,
    TURN,
    WORKERS,
    RailroadState,
)
from footplate.games.railroad_revolution.steps import flow
from footplate.rails.network import bits
from footplate.table.errors import BadInput
from footplate.table.finding import find
from footplate.table.game import Setup
from footplate.table.position import Position
from footplate.table.reading import number

LINES: dict[str, str] = {
    "tile": "Write 'tile CITY TILE', like 'tile Chicago CT06'.",
    "section": "Write 'section NUMBER TILE', like 'section 2 TT1'.",
    "gap": "Write 'gap NUMBER VP'.",
    "rails": "Write 'rails SEAT SLOT, SLOT …', like 'rails red CHA-MIA, MIA-HOU-1'.",
    "stations": "Write 'stations SEAT CITY, CITY …' as they were built: the first takes the First Station slot.",
    "offices": "Write 'offices SEAT NUMBER, NUMBER …' in the order of building.",
    "money": "Write 'money SEAT DOLLARS'.",
    "shares": "Write 'shares SEAT NUMBER'.",
    "workers": "Write 'workers SEAT COLOUR COLOUR …' (those that can be placed) or 'workers SEAT none'.",
    "used": "Write 'used SEAT COLOUR COLOUR …' (those on the board).",
    "trains": "Write 'trains SEAT TRAIN, TRAIN down …'.",
    "left": "Write 'left SEAT rails NUMBER' or 'left SEAT buildings NUMBER'.",
    "spare": "Write 'spare SEAT rail', 'spare SEAT building' or 'spare SEAT none' (aside, or on the extension).",
    "milestone": "Write 'milestone SEAT left TILE' or 'milestone SEAT right TILE COLOUR …' (promoted workers).",
    "done": "Write 'done SEAT TILE TILE …' (completed milestones).",
    "marker": "Write 'marker SEAT NUMBER', or in the base game 'marker SEAT west NUMBER' (or stations, offices).",
    "deal": "Write 'deal TILE'.",
    "round": "Write 'round NUMBER'.",
    "last": "Write 'last NUMBER' (the round that ends the game).",
    "order": "Write 'order SEAT SEAT …', the first one first.",
    "turn": "Write 'turn SEAT'.",
    "setup": "Write 'setup', or 'setup DECISION': the set-up goes on with what is missing, or with that decision.",
    **position_tiles.LINES,
    **position_automa.LINES,
}
SEVERAL = ["rails", "stations", "offices"]
BY_SEAT = [
    "money", "shares", "workers", "used", "trains", "spare", "done", "deck", "discard", "playmat", "invested",
    "workforce",
]  # fmt: skip
BY_TWO = ["left", "milestone", "inner"]  # a seat and what of it
MOST = 99_999


def arrange(setup: Setup, lines: list[str]) -> RailroadState:
    """A position from its lines. The error's place is the number of the line."""
    state = RailroadState.make(setup)
    RailroadPosition(state).arrange(lines)
    return state


class RailroadPosition(Position):
    def __init__(self, state: RailroadState) -> None:
        super().__init__(LINES, SEVERAL, [])
        self.state = state
        self.turn = -1  # whose, where a line says it
        self.card = -1  # a Mautoma's, in play
        self.until = -1  # the decision of the set-up that comes next, where a line says it

    def subject(self, verb: str, args: list[str]) -> str:
        if verb in BY_SEAT or verb in ("tile", "section", "gap", "row", "rewards", "laid", "spots"):
            return f"{verb} {args[0].lower()}"
        if verb == "marker":
            return " ".join(["marker", args[0].lower(), *args[1:-1]])
        if verb in BY_TWO:
            return f"{verb} {args[0].lower()} {args[1].lower()}"
        if verb in ("performance", "reward", "wagon", "tender"):
            return f"{verb} {' '.join(args[:2]).lower()}"
        return verb

    def line(self, verb: str, args: list[str], rest: str) -> None:
        state = self.state
        if verb in position_tiles.LINES:
            position_tiles.line(state, verb, args)
        elif verb == "card":
            self.card = find(args[0], state.box.card_names, "card")
        elif verb in position_automa.LINES:
            position_automa.line(state, verb, args)
        elif verb in ("tile", "section", "gap", "deal"):
            lay_out(state, verb, args)
        elif verb in ("rails", "stations", "offices"):
            named = [word.strip() for word in rest.partition(" ")[2].split(",")]
            build(state, verb, of_seat(state, args[0]), named)
        elif verb in ("workers", "used", "trains", "milestone", "done"):
            hold(state, verb, args, rest)
        elif verb == "turn":
            self.turn = of_seat(state, args[0])
        elif verb == "setup":
            self.until = find(rest, position_setup.DECISIONS, "decision of the set-up") if rest else -1
        else:
            count(state, verb, args)

    def fill(self) -> None:
        if "setup" in self.said:
            position_setup.set_up(self.state, self.until, self.said)
            return
        fill(self.state, self.said)
        if 0 < self.state.last < self.state.round:
            raise BadInput(f"the game is over with round {self.state.last}.", "last", LINES["last"])
        begin_turn(self.state, self.turn, self.card)


def of_seat(state: RailroadState, word: str) -> int:
    return find(word, state.box.seat_names, "seat")


# Lines


def lay_out(state: RailroadState, verb: str, args: list[str]) -> None:
    box = state.box
    if verb == "tile":
        *words, name = args
        city = box.geography.names.find(" ".join(words))
        if not box.geography.has_tile[city]:
            raise BadInput(f"the reward of {box.geography.city_names[city]} is printed.")
        state.city_tile = once(state.city_tile, city, find(name, [t.id for t in box.city_tiles], "city tile"), name)
    elif verb == "section":
        section = number(args[0], 1, box.sections) - 1
        if section not in box.tiled_sections:
            raise BadInput(f"the bonus of section {args[0]} is printed.")
        tile = find(args[1], [t.id for t in box.telegraph_tiles], "telegraph tile")
        state.section_tile = once(state.section_tile, section, tile, args[1])
    elif verb == "gap":
        gap = number(args[0], 1, box.gaps) - 1
        if gap not in box.tiled_gaps:
            raise BadInput(f"no VP tile lies in gap {args[0]}.")
        tile = find(args[1], [str(vp) for vp in box.vp_tiles], "VP tile")
        state.gap_tile = once(state.gap_tile, gap, tile, args[1])
    else:
        state.deals = [find(args[0], [deal.id for deal in box.deals], "deal tile")]
        state.deal_at = 0


def once(tiles: list[int], at: int, tile: int, name: str) -> list[int]:
    """The list with a tile that lies nowhere else."""
    if tile in tiles:
        raise BadInput(f"{name} lies somewhere already.")
    return [*tiles[:at], tile, *tiles[at + 1 :]]


def build(state: RailroadState, verb: str, seat: int, named: list[str]) -> None:
    box, geography = state.box, state.box.geography
    for name in named:
        if verb == "rails":
            slot = box.actions.catalogue.by_verb["rail"].domains[0].index.get(name.lower(), -1)
            if slot < 0:
                raise BadInput(f"unknown slot {name!r}.", cure=LINES["rails"])
            if state.built[slot] >> seat & 1:
                raise BadInput(f"{name} holds a rail of {box.seat_names[seat]} already.")
            state.built[slot] |= 1 << seat
        elif verb == "stations":
            city = geography.names.find(name)
            if state.stations[city] >> seat & 1:
                raise BadInput(f"{name} holds a station of {box.seat_names[seat]} already.")
            state.put_station(seat, city)
        else:
            section = number(name, 1, box.sections) - 1
            if state.offices[section] >> seat & 1:
                raise BadInput(f"section {name} holds an office of {box.seat_names[seat]} already.")
            state.put_office(seat, section)


def hold(state: RailroadState, verb: str, args: list[str], rest: str) -> None:
    box = state.box
    seat = of_seat(state, args[0])
    if box.automas[seat] and verb in ("workers", "used"):
        raise BadInput("a Mautoma's workers are of any colour.", cure=position_automa.LINES["workforce"])
    if verb in ("workers", "used"):
        colours = [] if args[1:] == ["none"] else [find(word, COLOURS, "worker") for word in args[1:]]
        held = state.supply if verb == "workers" else state.used
        for colour in range(WORKERS):
            held[seat * WORKERS + colour] = colours.count(colour)
    elif verb == "trains":
        hold_trains(state, seat, [word.split() for word in rest.partition(" ")[2].split(",")])
    elif verb == "done":
        for name in args[1:]:
            claim(state, find(name, [m.id for m in box.milestones], "milestone"), DONE + seat)
    else:
        column = find(args[1], ["left", "right"], "column")
        if args[2] == "none":
            state.promoted[seat * 2 + column] = -1
            return
        tile = find(args[2], [m.id for m in box.milestones], "milestone")
        claim(state, tile, OPEN + seat * 2 + column)
        state.open[seat * 2 + column] = tile
        mask = filled(state, tile, [find(word, COLOURS, "worker") for word in args[3:]])
        if box.automas[seat] and mask == (1 << len(box.milestone_workers[tile])) - 1:  # its conditions don't matter
            raise BadInput(f"{box.milestones[tile].id} would be complete.", cure="Write 'done SEAT TILE'.")
        state.promoted[seat * 2 + column] = mask


def filled(state: RailroadState, tile: int, colours: list[int]) -> int:
    """The spots that promoted workers stand on."""
    spots = state.box.milestone_workers[tile]
    mask = 0
    for colour in colours:
        free = [spot for spot, wanted in enumerate(spots) if wanted == colour and not mask >> spot & 1]
        if not free:
            raise BadInput(f"{state.box.milestones[tile].id} has no free spot for a {COLOURS[colour]} worker.")
        mask |= 1 << free[0]
    return mask


def claim(state: RailroadState, tile: int, place: int) -> None:
    if state.where[tile] != PILE:
        raise BadInput(f"{state.box.milestones[tile].id} is somebody's already.")
    state.where[tile] = place


def hold_trains(state: RailroadState, seat: int, named: list[list[str]]) -> None:
    types = len(state.box.trains)
    names = [train.name for train in state.box.trains]
    for train in range(types):
        state.trains_up[seat * types + train] = 0
    for words in named:
        held = state.trains_down if words[1:] == ["down"] else state.trains_up
        held[seat * types + find(words[0], names, "train")] += 1
    for train, name in enumerate(names):
        have = state.trains_up[seat * types + train] + state.trains_down[seat * types + train]
        if train == 0 and have != 1:
            raise BadInput(f"everybody has one {name}.", cure=f"Write '{name}' or '{name} down' among the trains.")
        if have > 1 and not state.box.automas[seat]:
            raise BadInput(
                f"{state.box.seat_names[seat]} has {have} trains {name}.", cure="A player has one of a type."
            )


def count(state: RailroadState, verb: str, args: list[str]) -> None:
    box = state.box
    if verb in ("round", "last"):
        rounds = number(args[0], 1, 999)
        state.round, state.last = (rounds, state.last) if verb == "round" else (state.round, rounds)
        return
    if verb == "order":
        state.order = [of_seat(state, word) for word in args]
        if sorted(state.order) != list(range(box.seats)):
            raise BadInput("everybody has one place in the order of turns.", cure=LINES["order"])
        return
    seat = of_seat(state, args[0])
    if verb == "money":
        if box.automas[seat]:
            raise BadInput("a Mautoma has no money.", cure="Leave this line out.")
        state.money[seat] = number(args[1], 0, MOST)
    elif verb == "shares":
        state.shares[seat] = number(args[1], 0, box.values.shares)
    elif verb == "left":
        left = number(args[2], 0, 99)
        if find(args[1].removesuffix("s"), PIECES, "piece") == 0:
            state.rails_left[seat] = left
        else:
            state.buildings_left[seat] = left
    elif verb == "spare":
        aside = [] if args[1:] == ["none"] else [find(word, PIECES, "piece") for word in args[1:]]
        for piece in range(len(PIECES)):
            state.spare[seat * 2 + piece] = int(piece in aside)
    elif box.edition.tiles:
        state.marker[seat * 3] = number(args[1], 0, box.track.length)
    else:
        track = find(args[1], TRACKS, "track")
        state.marker[seat * 3 + track] = number(args[2], 0, box.base_tracks.length)


# What no line says


def fill(state: RailroadState, said: dict[str, int]) -> None:
    box = state.box
    state.city_tile = in_order(state.city_tile, box.tiled_cities)
    state.section_tile = in_order(state.section_tile, box.tiled_sections)
    state.gap_tile = in_order(state.gap_tile, box.tiled_gaps)
    if state.deal_at < 0:
        state.deals = [0]
        state.deal_at = 0
    for column in range(box.seats * 2):
        fill_milestone(state, column)
    if box.edition.tiles:
        position_tiles.fill(state, said)
    if not state.order:
        automas = [seat for seat in range(box.seats) if box.automas[seat]]
        state.order = [*automas, *(seat for seat in range(box.seats) if seat not in automas)]
    state.round = max(1, state.round)
    state.phase = TURN
    fill_pieces(state, said)
    state.derive()
    check_networks(state)
    fill_stocks(state)
    position_automa.fill(state, said)


def in_order(tiles: list[int], places: list[int]) -> list[int]:
    """Tiles in the order of their file, where none is named."""
    out = tiles[:]
    for place in places:
        if out[place] < 0:
            out[place] = next(tile for tile in range(len(out) + len(places)) if tile not in out)
    return out


def fill_milestone(state: RailroadState, column: int) -> None:
    """The first of its pile that nobody has; a column that was said to be finished stays empty."""
    if state.promoted[column] < 0:
        state.promoted[column] = 0
    elif state.open[column] < 0:
        pile = state.box.milestone_piles[column % 2]
        free = [tile for tile in pile if state.where[tile] == PILE]
        if free:
            state.open_milestone(column // 2, column % 2, free[0])


def fill_pieces(state: RailroadState, said: dict[str, int]) -> None:
    """Pieces that are on the map came from the board."""
    box, values = state.box, state.box.values
    for seat, name in enumerate(box.seat_names):
        rails = sum(seats >> seat & 1 for seats in state.built) - len(bits(box.start_slots))
        buildings = sum(seats >> seat & 1 for seats in state.stations + state.offices)
        for piece, used, all_of_them in (
            ("rails", rails, values.rails_left + values.rails_right),
            ("buildings", buildings, values.buildings_left + values.buildings_right),
        ):
            subject = f"left {name} {piece}"
            held = state.rails_left if piece == "rails" else state.buildings_left
            if subject not in said:
                if used > all_of_them:
                    raise BadInput(f"{name} has no {used} {piece}.", f"{'rails' if piece == 'rails' else 'stations'}")
                held[seat] = all_of_them - used
            elif held[seat] + used > all_of_them + 1:
                raise BadInput(f"{name} has no more than {all_of_them} {piece}.", subject)


def check_networks(state: RailroadState) -> None:
    for seat, name in enumerate(state.box.seat_names):
        if len(state.box.lines.parts(state.rails[seat])) != 1:
            raise BadInput(f"the rails of {name} don't hang together.", "rails", LINES["rails"])
        for city in bits(state.own_stations[seat] & ~state.connected(seat)):
            raise BadInput(
                f"{name} has a station in {state.box.geography.city_names[city]} and no rail to it.", "stations"
            )


def fill_stocks(state: RailroadState) -> None:
    """What nobody has is in the stock."""
    box = state.box
    state.gone = [0] * WORKERS
    for tile, place in enumerate(state.where):
        spots = box.milestone_workers[tile]
        if DONE <= place < DONE + box.seats:
            mask = (1 << len(spots)) - 1
        else:
            mask = state.promoted[place - OPEN] if OPEN <= place < DONE else 0
        for spot in bits(mask):
            state.gone[spots[spot]] += 1
    for colour, total in enumerate(box.values.workers):
        held = sum(state.supply[colour::WORKERS]) + sum(state.used[colour::WORKERS]) + state.gone[colour]
        if held > total:
            raise BadInput(f"there are {total} {COLOURS[colour]} workers, not {held}.")
        state.stock[colour] = total - held
    for seat, name in enumerate(box.seat_names):
        if not box.automas[seat] and state.workers_of(seat) == 0:
            raise BadInput(f"{name} has no worker.", f"workers {name}", "Everybody keeps at least one.")
    types = len(box.trains)
    for train in range(1, types):
        held = sum(state.trains_up[train::types]) + sum(state.trains_down[train::types])
        if held > box.trains_per_stack:
            raise BadInput(f"there are {box.trains_per_stack} trains {box.trains[train].name}, not {held}.")
        state.stacks[train] = box.trains_per_stack - held
    invested = sum(state.deal_row) * box.values.deal_shares
    if sum(state.shares) + invested > box.values.shares:
        raise BadInput(f"there are {box.values.shares} shares.", "shares")
    state.shares_left = box.values.shares - sum(state.shares) - invested


def begin_turn(state: RailroadState, seat: int, card: int) -> None:
    """Somebody's turn begins: the first one's, unless a line says whose."""
    seat = state.order[0] if seat < 0 else seat
    state.place = state.order.index(seat)
    state.seat = seat
    state.step = PLACE
    if state.box.automas[seat]:
        position_automa.begin(state, card)
    elif card >= 0:
        raise BadInput("only a Mautoma has a card in play.", "card", "Write whose turn it is: 'turn SEAT'.")
    else:
        flow.begin_turn(state)
