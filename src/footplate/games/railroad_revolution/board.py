"""All of the table as plain values, for the browser's own board."""

from typing import Final

from footplate.games.railroad_revolution.board_automa import mautoma, removed
from footplate.games.railroad_revolution.effects import amount_of, kind_of
from footplate.games.railroad_revolution.milestones import NEEDS
from footplate.games.railroad_revolution.milestones import PILES as MILESTONE_LETTERS
from footplate.games.railroad_revolution.needs import have
from footplate.games.railroad_revolution.performance import COUNTS, LETTERS, NO_STOP, PERFORMANCE_STOP
from footplate.games.railroad_revolution.picture import (
    ACTION_NAMES,
    EFFECT_NAMES,
    PIECE_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
    City,
    Deal,
    Effect,
    Gap,
    Link,
    Milestone,
    Open,
    OwnReward,
    OwnTile,
    OwnTrain,
    PerformanceTile,
    Picture,
    Player,
    RewardTile,
    Section,
    Step,
    Wagon,
    Workers,
)
from footplate.games.railroad_revolution.purse import flip_effects, wagon_on
from footplate.games.railroad_revolution.scoring import counted, gap_value
from footplate.games.railroad_revolution.state import (
    DONE,
    DRAWN,
    EFFECTS,
    FREE,
    KINDS,
    LAID_OUT,
    NEUTRAL,
    OVER,
    REWARD_OF,
    TILES,
    WAGON_OF,
    WAITING,
    WORKERS,
    RailroadState,
)
from footplate.games.railroad_revolution.steps.abilities import tile_bonus
from footplate.games.railroad_revolution.steps.effects import FREE_GAINS, answers
from footplate.rails.network import bits
from footplate.table.cards import cards_at
from footplate.table.game import EMPTY

NOBODY: Final = "neutral"


def picture(state: RailroadState, seat: int, points: list[int]) -> Picture:
    box = state.box
    tracks = box.base_tracks
    return {
        "game": "railroad-revolution",
        "edition": state.setup.edition,
        "step": KINDS[state.step],
        "round": state.round,
        "last": state.last,
        "seat": box.seat_names[state.seat],
        "order": [box.seat_names[other] for other in state.order],
        "worker": WORKER_NAMES[state.worker] if state.worker >= 0 else None,
        "action": ACTION_NAMES[state.action] if state.action >= 0 else None,
        "open": open_list(state, seat),
        "cities": [city(state, number) for number in range(box.geography.cities)],
        "links": links(state),
        "sections": [section(state, number) for number in range(box.sections)],
        "gaps": [gap(state, number) for number in range(box.gaps)],
        "trains": [
            {"name": train.name, "left": state.stacks[number], "bonus": effects(train.bonus)}
            for number, train in enumerate(box.trains)
        ],
        "stock": workers(state.stock),
        "sharesLeft": state.shares_left,
        "tendersLeft": state.tenders_left,
        "deal": deal(state),
        "dealDue": state.deal_due > 0,
        "tracks": None
        if box.expansion
        else {"cost": tracks.cost, "vp": {name: tracks.vp[number] for number, name in enumerate(TRACK_NAMES)}},
        "steps": steps(state) if box.expansion else [],
        "rows": [
            [tile(state, number, seat) for number in cards_at(state.tile_at, row)] for row in range(3 * box.expansion)
        ],
        "rewardRows": [
            [reward_tile(state, number) for number in cards_at(state.reward_at, row)]
            for row in range(2 * box.expansion)
        ],
        "wagons": [
            [wagon(state, number) for number in cards_at(state.wagon_at, LAID_OUT) if box.wagons[number].row == row]
            for row in range(3 if box.edition.wagons else 0)
        ],
        "spots": [(state.spots[row * 2], state.spots[row * 2 + 1]) for row in range(3 if box.edition.wagons else 0)],
        "offers": [box.actions.start_tiles[number] if number >= 0 else "" for number in state.offer_tile],
        "offerWorkers": [WORKER_NAMES[colour] if colour >= 0 else None for colour in state.offer_worker],
        "drawn": [milestone(state, number, seat, 0) for number in cards_at(state.where, DRAWN + seat)]
        if seat >= 0
        else [],
        "players": [player(state, other, points[other]) for other in range(box.seats)],
        "sharePrice": box.values.share_price,
        "railroadPrice": box.values.railroad_price,
        "trianglePrice": box.values.triangle_price,
        "trainVp": box.values.train_vp,
        "columns": [[box.geography.city_names[c] for c in column] for column in box.columns],
        "removed": removed(state),
        "over": state.step == OVER,
    }


def effects(codes: list[int]) -> list[Effect]:
    return [{"kind": EFFECT_NAMES[kind_of(code)], "amount": amount_of(code)} for code in codes]


def open_list(state: RailroadState, seat: int) -> list[Open]:
    """What waits, with its answers for whoever is asked."""
    asked = state.step == EFFECTS and state.seat == seat
    out: list[Open] = []
    for code in state.effects:
        found = answers(state, code) if asked else EMPTY
        out.append(
            {
                "kind": EFFECT_NAMES[kind_of(code)],
                "amount": amount_of(code),
                "moves": [state.catalogue.notation(action) for action in found],
                "due": kind_of(code) in FREE_GAINS and len(found) > 0,
            }
        )
    return out


def workers(counts: list[int]) -> Workers:
    white, purple, orange, grey, turquoise = counts
    return (white, purple, orange, grey, turquoise)


def names(state: RailroadState, seats: int) -> list[str]:
    return [state.box.seat_names[seat] for seat in bits(seats)]


def holder(state: RailroadState, seat: int) -> str | None:
    """Who is in a First slot."""
    if seat == FREE:
        return None
    return NOBODY if seat == NEUTRAL else state.box.seat_names[seat]


# The map and the telegraph line


def city(state: RailroadState, number: int) -> City:
    box, geography = state.box, state.box.geography
    x, y = geography.at[number]
    lying = state.city_tile[number]
    shown = box.city_tiles[lying] if lying >= 0 else None
    return {
        "name": geography.city_names[number],
        "code": geography.codes[number],
        "x": x,
        "y": y,
        "level": geography.level[number],
        "ocean": bool(geography.ocean >> number & 1),
        "price": box.station_price[number],
        "tile": shown.id if shown else None,
        "reward": effects(shown.reward) if shown else [],
        "bonus": effects(shown.first) if shown else [],
        "again": shown.first_cost if shown else 0,
        "stations": names(state, state.stations[number]),
        "first": holder(state, state.first_station[number]),
    }


def links(state: RailroadState) -> list[Link]:
    geography = state.box.geography
    out: list[Link] = [
        {"name": name, "a": geography.city_names[a], "b": geography.city_names[b], "slots": []}
        for name, (a, b) in zip(geography.link_names, geography.link_ends, strict=True)
    ]
    for slot in range(geography.slots):
        out[geography.lines.link[slot]]["slots"].append(
            {
                "name": geography.slot_names[slot],
                "triangles": geography.terrain[slot],
                "deal": geography.is_deal[slot],
                "rails": names(state, state.built[slot]),
            }
        )
    return out


def section(state: RailroadState, number: int) -> Section:
    box = state.box
    lying = state.section_tile[number]
    return {
        "name": box.section_names[number],
        "shares": box.section_shares[number],
        "first": box.section_first[number],
        "tile": box.telegraph_tiles[lying].id if lying >= 0 else None,
        "bonus": effects(tile_bonus(state, number)),
        "offices": names(state, state.offices[number]),
        "firstOffice": holder(state, state.first_office[number]),
    }


def gap(state: RailroadState, number: int) -> Gap:
    level = state.box.gap_level[number]
    return {"level": level, "vp": gap_value(state, number) if level else state.box.gap_vp[number]}


def deal(state: RailroadState) -> Deal | None:
    if state.deal_tile() < 0:
        return None
    found = state.box.deals[state.deal_tile()]
    return {
        "name": found.id,
        "offers": [
            {"price": price, "reward": effects(reward)}
            for price, reward in zip(found.prices, found.rewards, strict=True)
        ],
    }


# Tiles


def steps(state: RailroadState) -> list[Step]:
    track = state.box.track
    out: list[Step] = []
    for step in range(1, track.length + 1):
        stop = track.stop[step]
        out.append(
            {
                "cost": track.cost[step],
                "stop": "none" if stop == NO_STOP else "performance" if stop == PERFORMANCE_STOP else "reward",
                "row": track.row[step],
            }
        )
    return out


def tile(state: RailroadState, number: int, seat: int) -> PerformanceTile:
    found = state.box.performance_tiles[number]
    return {
        "name": found.card,
        "title": found.name,
        "letter": LETTERS[found.letter],
        "counts": COUNTS[found.counts],
        "vp": found.vp,
        "have": counted(state, seat, found.counts) if seat >= 0 else 0,
    }


def own_tiles(state: RailroadState, seat: int) -> list[OwnTile]:
    rows = state.box.values.extension_rows
    out: list[OwnTile] = []
    for number, place in enumerate(state.tile_at):
        at = place - TILES - seat * rows * 2
        if place >= TILES and 0 <= at < rows * 2:
            out.append({**tile(state, number, seat), "column": at // rows, "row": at % rows})
    return out


def reward_tile(state: RailroadState, number: int) -> RewardTile:
    found = state.box.reward_tiles[number]
    return {
        "name": found.id,
        "piece": PIECE_NAMES[found.piece],
        "bonus": effects(found.bonus),
        "free": found.free,
    }


def own_rewards(state: RailroadState, seat: int) -> list[OwnReward]:
    out: list[OwnReward] = []
    for number, place in enumerate(state.reward_at):
        if place >= REWARD_OF and (place - REWARD_OF) // 2 == seat:
            out.append({**reward_tile(state, number), "used": (place - REWARD_OF) % 2 == 1})
    return out


def wagon(state: RailroadState, number: int) -> Wagon:
    found = state.box.wagons[number]
    return {"name": found.id, "row": found.row, "bonus": effects(found.bonus)}


def milestone(state: RailroadState, number: int, seat: int, filled: int) -> Milestone:
    found = state.box.milestones[number]
    spots = state.box.milestone_workers[number]
    return {
        "name": found.id,
        "letter": MILESTONE_LETTERS[found.pile],
        "needs": [
            {"kind": NEEDS[need.kind], "which": need.which, "count": need.count, "have": have(state, seat, need)}
            for need in found.needs
        ],
        "workers": [WORKER_NAMES[colour] for colour in spots],
        "filled": [bool(filled >> spot & 1) for spot in range(len(spots))],
        "vp": found.vp,
    }


# The seats


def player(state: RailroadState, seat: int, points: int) -> Player:
    box, values = state.box, state.box.values
    at = seat * WORKERS
    types = len(box.trains)
    waiting = cards_at(state.wagon_at, WAGON_OF + seat * 8 + WAITING)
    return {
        "seat": box.seat_names[seat],
        "automa": box.automas[seat],
        "money": state.money[seat],
        "shares": state.shares[seat],
        "supply": workers(state.supply[at : at + WORKERS]),
        "used": workers(state.used[at : at + WORKERS]),
        "rails": state.rails_left[seat],
        "buildings": state.buildings_left[seat],
        "railsBeyond": values.rails_right,
        "buildingsBeyond": values.buildings_right,
        "spare": (state.spare[seat * 2], state.spare[seat * 2 + 1]),
        "trains": [own_train(state, seat, train) for train in range(types) if state.has_train(seat, train)],
        "waiting": [wagon(state, number) for number in waiting],
        "tenders": state.tenders_waiting[seat],
        "markers": state.marker[seat * 3 : seat * 3 + 3],
        "milestones": [
            milestone(state, number, seat, state.promoted[seat * 2 + column]) if number >= 0 else None
            for column, number in enumerate(state.open[seat * 2 : seat * 2 + 2])
        ],
        "done": [milestone(state, number, seat, -1) for number in cards_at(state.where, DONE + seat)],
        "tiles": own_tiles(state, seat),
        "rewards": own_rewards(state, seat),
        "cities": state.connected(seat).bit_count(),
        "stations": state.own_stations[seat].bit_count(),
        "offices": state.own_offices[seat].bit_count(),
        "track": state.rails[seat].bit_count(),
        "vp": points,
        "mautoma": mautoma(state, seat) if box.automas[seat] else None,
    }


def own_train(state: RailroadState, seat: int, train: int) -> OwnTrain:
    at = seat * len(state.box.trains) + train
    attached = wagon_on(state, seat, train)
    return {
        "name": state.box.trains[train].name,
        "up": state.trains_up[at],
        "down": state.trains_down[at],
        "wagon": state.box.wagons[attached].id if attached >= 0 else None,
        "tender": bool(state.tender_on[seat] >> train & 1),
        "bonus": effects(flip_effects(state, seat, train)),
    }
