"""Questions about a position (docs/railroad-revolution.md)."""

from footplate.games.railroad_revolution import scoring, spoken
from footplate.games.railroad_revolution.actions import TRACKS
from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.performance import COUNTS
from footplate.games.railroad_revolution.scoring import counted
from footplate.games.railroad_revolution.state import (
    DONE,
    DRAWN,
    FREE,
    LAID_OUT,
    NEUTRAL,
    REWARD_OF,
    TILES,
    WAGON_OF,
    WAITING,
    WORKERS,
    RailroadState,
)
from footplate.rails.network import bits
from footplate.table.cards import cards_at
from footplate.table.finding import find, listed
from footplate.table.position import answer, score_fact
from footplate.table.reading import number

SEAT_FACTS = [
    "money", "shares", "workers", "used", "trains", "rails", "left", "spare", "stations", "offices", "connected",
    "milestone", "missing", "done", "drawn", "marker", "performance", "rewards", "wagons", "tenders", "count", "deck",
    "discard", "trades", "playmat", "invested", "inner", "score",
]  # fmt: skip
PLACE_FACTS = ["tile", "first", "section", "first-office", "gap", "row", "reward-row", "laid", "spots"]
GAME_FACTS = ["deal", "round", "last", "order", "open", "card", "stock", "stack", "shares-left", "winners"]
FACTS = [*SEAT_FACTS, *PLACE_FACTS, *GAME_FACTS]
INNER = ["slot", "box", "used"]


def fact(state: RailroadState, question: list[str]) -> str:
    return answer(
        question, FACTS, lambda name, args: look_up(state, name, args), "Of which seat, city, section or row?"
    )


def look_up(state: RailroadState, name: str, args: list[str]) -> str:
    if name in SEAT_FACTS:
        return seat_fact(state, name, find(args[0], state.box.seat_names, "seat"), args[1:])
    return place_fact(state, name, args) if name in PLACE_FACTS else game_fact(state, name, args)


def seat_fact(state: RailroadState, name: str, seat: int, args: list[str]) -> str:
    box = state.box
    if name == "money":
        return str(state.money[seat])
    if name == "shares":
        return str(state.shares[seat])
    if name in ("workers", "used"):
        held = state.supply if name == "workers" else state.used
        return listed([word for colour, word in enumerate(COLOURS) for _ in range(held[seat * WORKERS + colour])])
    if name == "rails":
        return listed([box.geography.slot_words[slot] for slot in bits(state.rails[seat])])
    if name == "left":
        return f"{state.rails_left[seat]} rails, {state.buildings_left[seat]} buildings"
    if name == "spare":
        return f"{state.spare[seat * 2]} rails, {state.spare[seat * 2 + 1]} buildings"
    if name in ("stations", "connected"):
        cities = state.own_stations[seat] if name == "stations" else state.connected(seat)
        return listed([box.geography.city_names[city] for city in bits(cities)])
    if name == "offices":
        return listed([str(section + 1) for section in bits(state.own_offices[seat])])
    if name == "marker":
        track = find(args[0], TRACKS, "track") if args else 0
        return str(state.marker[seat * 3 + track])
    if name == "count":
        return str(counted(state, seat, find(args[0], COUNTS, "thing to count")))
    if name == "score":
        return score_fact(scoring.scores(state), seat, args)
    if name in ("deck", "discard", "trades", "playmat", "invested", "inner"):
        return automa_fact(state, name, seat, args)
    return holding_fact(state, name, seat, args)


def holding_fact(state: RailroadState, name: str, seat: int, args: list[str]) -> str:
    """Trains, milestones and tiles."""
    box = state.box
    if name == "trains":
        types = range(len(box.trains))
        at = seat * len(box.trains)
        up = [box.trains[n].name for n in types for _ in range(state.trains_up[at + n])]
        return listed(up + [f"{box.trains[n].name} down" for n in types for _ in range(state.trains_down[at + n])])
    if name in ("milestone", "missing"):
        column = find(args[0], ["left", "right"], "column")
        tile = state.open[seat * 2 + column]
        if name == "milestone":
            return box.milestones[tile].id if tile >= 0 else "none"
        return listed([str(words) for words in spoken.missing_words(state, seat, column)])
    if name in ("done", "drawn"):
        place = (DONE if name == "done" else DRAWN) + seat
        return listed([box.milestones[tile].id for tile in cards_at(state.where, place)])
    if name == "performance":
        rows = box.values.extension_rows
        first = TILES + seat * rows * 2
        held = sorted((at - first, tile) for tile, at in enumerate(state.tile_at) if first <= at < first + rows * 2)
        names = [box.performance_tiles[tile].card for _, tile in held]
        sides = [f"{'left' if at < rows else 'right'} {at % rows + 1}" for at, _ in held]
        return listed([f"{tile} {side}" for tile, side in zip(names, sides, strict=True)])
    if name == "rewards":
        own = [(n, at) for n, at in enumerate(state.reward_at) if at >= REWARD_OF and (at - REWARD_OF) // 2 == seat]
        return listed([box.reward_tiles[n].id + (" used" if at % 2 else "") for n, at in own])
    if name == "wagons":
        own = [
            (n, (at - WAGON_OF) % 8)
            for n, at in enumerate(state.wagon_at)
            if at >= WAGON_OF and (at - WAGON_OF) // 8 == seat
        ]
        return listed([f"{box.wagons[n].id} {wagon_place(state, at)}" for n, at in own])
    trains = [box.trains[train].name for train in bits(state.tender_on[seat])]
    return listed([*trains, *["waiting"] * state.tenders_waiting[seat]])


def wagon_place(state: RailroadState, at: int) -> str:
    if at < WAITING:
        return state.box.trains[at].name
    return "waiting" if at == WAITING else "playmat"


def automa_fact(state: RailroadState, name: str, seat: int, args: list[str]) -> str:
    if name in ("deck", "discard"):
        cards = (state.decks if name == "deck" else state.discards)[seat]
        return listed([state.box.card_names[card] for card in cards])
    if name == "inner":
        return INNER[state.inner[seat * 2 + find(args[0], ["rail", "building"], "piece")]]
    return str({"trades": state.trades, "playmat": state.mat, "invested": state.deal_row}[name][seat])


def place_fact(state: RailroadState, name: str, args: list[str]) -> str:
    box = state.box
    if name in ("tile", "first"):
        city = box.geography.names.find(" ".join(args))
        if name == "tile":
            return box.city_tiles[state.city_tile[city]].id if state.city_tile[city] >= 0 else "none"
        return holder(state, state.first_station[city])
    at = number(args[0], 1, 99) - 1
    if name == "section":
        return box.telegraph_tiles[state.section_tile[at]].id if state.section_tile[at] >= 0 else "none"
    if name == "first-office":
        return holder(state, state.first_office[at])
    if name == "gap":
        return str(scoring.gap_value(state, at) if box.gap_level[at] else box.gap_vp[at])
    if name == "row":
        return listed([box.performance_tiles[tile].card for tile in cards_at(state.tile_at, at)])
    if name == "reward-row":
        return listed([box.reward_tiles[tile].id for tile in cards_at(state.reward_at, at)])
    if name == "laid":
        return listed([box.wagons[n].id for n in cards_at(state.wagon_at, LAID_OUT) if box.wagons[n].row == at])
    return f"{state.spots[at * 2]} rails, {state.spots[at * 2 + 1]} buildings"


def holder(state: RailroadState, seat: int) -> str:
    if seat == FREE:
        return "free"
    return "neutral" if seat == NEUTRAL else state.box.seat_names[seat]


def game_fact(state: RailroadState, name: str, args: list[str]) -> str:
    box = state.box
    if name == "deal":
        return box.deals[state.deal_tile()].id if state.deal_tile() >= 0 else "none"
    if name in ("round", "last"):
        return str(state.round if name == "round" else state.last)
    if name == "order":
        return listed([box.seat_names[seat] for seat in state.order])
    if name == "open":
        return "; ".join(str(spoken.open_words(state, code)) for code in state.effects) or "none"
    if name == "card":
        return box.card_names[state.card] if state.card >= 0 else "none"
    if name == "stock":
        return str(state.stock[find(args[0], COLOURS, "worker")])
    if name == "stack":
        return str(state.stacks[find(args[0], [train.name for train in box.trains], "train")])
    if name == "shares-left":
        return str(state.shares_left)
    return listed([box.seat_names[seat] for seat in scoring.scores(state).winners])
