"""What a seat sees: the map as a graph, the telegraph line and the tracks beside it, a panel for each seat."""

from footplate.games.railroad_revolution.board import picture
from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.geography import TERRAINS
from footplate.games.railroad_revolution.performance import NO_STOP, PERFORMANCE_STOP, TRACKS
from footplate.games.railroad_revolution.purse import flip_effects, wagon_on
from footplate.games.railroad_revolution.scoring import counted, gap_value
from footplate.games.railroad_revolution.spoken import missing_words, open_words
from footplate.games.railroad_revolution.state import (
    DONE,
    DRAWN,
    EFFECTS,
    FREE,
    LAID_OUT,
    NEUTRAL,
    REWARD_OF,
    TILES,
    WORKERS,
    RailroadState,
)
from footplate.games.railroad_revolution.steps.abilities import tile_bonus
from footplate.games.railroad_revolution.words import COUNT_WORDS, effects_words, milestone_words, shares_words
from footplate.rails.network import bits
from footplate.table.cards import cards_at
from footplate.table.colours import SEAT_TITLES
from footplate.table.game import Scores
from footplate.table.say import Say, joined, say, word
from footplate.table.view import GRAPH, ROW, TRACK, Board, Card, Line, Mark, Panel, Place, Slot, View


def view(state: RailroadState, seat: int, scores: Scores) -> View:
    """`state` is the redacted one."""
    boards = [
        Board(state.box.geography.title, "", GRAPH, cities(state), links(state)),
        Board(say("Telegraph line"), "", ROW, sections(state)),
    ]
    if state.box.expansion:
        boards.append(Board(say("Performance track"), "", TRACK, steps(state)))
    else:
        boards += [Board(word(TRACK_TITLES[track]), "", TRACK, spaces(state, track)) for track in range(len(TRACKS))]
    return View(seat, boards, panels(state, seat, scores.totals), picture(state, seat, scores.totals))


TRACK_TITLES = ["Western track", "Station track", "Telegraph track"]  # say


def box_of(name: str, title: str, marks: list[Mark], words: list[Say | str]) -> Place:
    """A box of a row or a track."""
    return Place(name, 0, 0, "", "", title, "", [], marks, joined(words))


def named(state: RailroadState, seat: int) -> Say:
    return say("a neutral piece") if seat == NEUTRAL else word(state.box.seat_names[seat])


# The map


def cities(state: RailroadState) -> list[Place]:
    """Of each look that a city has, one place is made and kept."""
    looks = state.box.looks
    out: list[Place] = []
    for city in range(state.box.geography.cities):
        look = (city, state.city_tile[city], state.stations[city], state.first_station[city])
        out.append(looks.made.get(look) or looks.keep(look, city_place(state, city)))
    return out


def city_place(state: RailroadState, city: int) -> Place:
    box, geography = state.box, state.box.geography
    name = geography.city_names[city]
    words: list[Say | str] = [name, say("level {level}", level=geography.level[city])]
    marks = [Mark(str(geography.level[city]), "", say("level"))]
    if geography.ocean >> city & 1:
        words.append(say("at the ocean"))
    lying = state.city_tile[city]
    if lying >= 0:
        tile = box.city_tiles[lying]
        words.append(
            say(
                "a station for ${price} earns {reward}",
                price=box.station_price[city],
                reward=effects_words(tile.reward),
            )
        )
        first = state.first_station[city]
        if first == FREE:
            marks.append(Mark("1", "", say("the First Station slot is free")))
            words.append(say("the first one also {bonus}", bonus=effects_words(tile.first)))
        else:
            words.append(say("first here: {seat}", seat=named(state, first)))
    for seat in bits(state.stations[city]):
        station = say("{seat} station", seat=word(box.seat_names[seat]))
        marks.append(Mark("^", box.seat_names[seat], station))
        words.append(station)
    x, y = geography.at[city]
    return Place(name, x, y, "city", geography.codes[city], name, "", [], marks, joined(words))


def links(state: RailroadState) -> list[Line]:
    box, geography = state.box, state.box.geography
    slots: list[list[Slot]] = [[] for _ in geography.link_names]
    for slot in range(geography.slots):
        terrain = TERRAINS[geography.terrain[slot]]
        words: list[Say | str] = [geography.slot_words[slot], word(terrain)]
        marks: list[Mark] = []
        if geography.terrain[slot]:
            price = geography.terrain[slot] * box.values.triangle_price
            words.append(say("${price} more", price=price))
            marks.append(Mark("^" * geography.terrain[slot], "", say("triangles")))
        if geography.is_deal[slot]:
            marks.append(Mark("%", "", say("a deal")))
            words.append(say("a deal"))
        owners = [box.seat_names[seat] for seat in bits(state.built[slot])]
        words += [say("{seat} rail", seat=word(owner)) for owner in owners]
        slots[geography.lines.link[slot]].append(
            Slot(geography.slot_names[slot], terrain, owners, marks, joined(words))
        )
    return [
        Line(
            name,
            geography.city_names[a],
            geography.city_names[b],
            slots[number],
            joined([s.words for s in slots[number]], "; "),
        )
        for number, (name, (a, b)) in enumerate(zip(geography.link_names, geography.link_ends, strict=True))
    ]


# What lies beside it


def sections(state: RailroadState) -> list[Place]:
    box = state.box
    out: list[Place] = []
    for number in range(box.sections):
        marks: list[Mark] = []
        words: list[Say | str] = [say("section {number}", number=number + 1)]
        words.append(say("{shares} for an office", shares=shares_words(box.section_shares[number])))
        words.append(say("for a worker: {bonus}", bonus=effects_words(tile_bonus(state, number))))
        first = state.first_office[number]
        if first == FREE:
            marks.append(Mark(f"+{box.section_first[number]}", "", say("more shares for the first office")))
            words.append(say("{count} more for the first", count=box.section_first[number]))
        else:
            words.append(say("first here: {seat}", seat=named(state, first)))
        for seat in bits(state.offices[number]):
            office = say("{seat} office", seat=word(box.seat_names[seat]))
            marks.append(Mark("^", box.seat_names[seat], office))
            words.append(office)
        if number < box.gaps:
            words.append(say("between it and the next: {gap}", gap=gap_words(state, number)))
        out.append(box_of(f"section {number + 1}", str(number + 1), marks, words))
    return out


def gap_words(state: RailroadState, gap: int) -> Say:
    level = state.box.gap_level[gap]
    if level == 0:
        return say("{vp} VP", vp=state.box.gap_vp[gap])
    return say("{vp} VP for each station of level {level}", vp=gap_value(state, gap), level=level)


def steps(state: RailroadState) -> list[Place]:
    """The expansion's track, and the tiles beside it."""
    box, track = state.box, state.box.track
    out: list[Place] = []
    for step in range(track.length + 1):
        marks = markers(state, 0, step)
        words: list[Say | str] = [say("step {number}", number=step)]
        if track.cost[step]:
            words.append(say("${price}", price=track.cost[step]))
        if track.stop[step] != NO_STOP:
            performance = track.stop[step] == PERFORMANCE_STOP
            row = track.row[step]
            if performance:
                tiles = [box.performance_tiles[tile].card for tile in cards_at(state.tile_at, row)]
                words.append(say("performance tiles: {tiles}", tiles=", ".join(tiles) or "-"))
            else:
                tiles = [box.reward_tiles[tile].id for tile in cards_at(state.reward_at, row)]
                words.append(say("reward tiles: {tiles}", tiles=", ".join(tiles) or "-"))
            marks.append(Mark(("P" if performance else "R") + str(row + 1), "", say("tiles to take")))
        words += [mark.meaning for mark in marks if mark.colour]
        out.append(box_of(f"step {step}", str(step), marks, words))
    return out


def spaces(state: RailroadState, track: int) -> list[Place]:
    """A track of the base game."""
    tracks = state.box.base_tracks
    out: list[Place] = []
    for space in range(tracks.length + 1):
        marks = markers(state, track, space)
        words: list[Say | str] = [
            say("space {number}", number=space),
            say("{vp} VP each", vp=tracks.vp[track][space]),
            *[mark.meaning for mark in marks],
        ]
        if tracks.cost[space]:
            words.append(say("${price}", price=tracks.cost[space]))
        out.append(box_of(f"{TRACKS[track]} {space}", str(tracks.vp[track][space]), marks, words))
    return out


def markers(state: RailroadState, track: int, space: int) -> list[Mark]:
    seats = [seat for seat in range(state.box.seats) if state.marker[seat * 3 + track] == space]
    return [Mark("@", state.box.seat_names[seat], word(state.box.seat_names[seat])) for seat in seats]


# Panels


def panels(state: RailroadState, seat: int, totals: list[int]) -> list[Panel]:
    out = [table_panel(state), trains_panel(state)]
    if state.box.expansion:
        out += [tiles_panel(state, seat), wagons_panel(state)]
    for other in range(state.box.seats):
        out.append(seat_panel(state, other, seat, totals[other]))
    if seat >= 0 and (drawn := cards_at(state.where, DRAWN + seat)):
        out.append(Panel(say("Keep one"), state.box.seat_names[seat], [], milestone_cards(state, drawn), private=True))
    return out


def milestone_cards(state: RailroadState, tiles: list[int]) -> list[Card]:
    box = state.box
    return [
        Card(box.milestones[tile].id, [milestone_words(box.milestones[tile], box.milestone_workers[tile])])
        for tile in tiles
    ]


def table_panel(state: RailroadState) -> Panel:
    box = state.box
    lines: list[Say | str] = [say("Round {round}", round=state.round)]
    if state.last:
        lines.append(say("The game ends with round {round}", round=state.last))
    if state.deal_tile() >= 0:
        deal = box.deals[state.deal_tile()]
        for price, reward in zip(deal.prices, deal.rewards, strict=True):
            lines.append(say("Deal: {shares} for {reward}", shares=shares_words(price), reward=effects_words(reward)))
    if state.step == EFFECTS and state.effects:
        waiting: list[Say | str] = [open_words(state, code) for code in state.effects]
        lines.append(say("Open: {effects}", effects=joined(waiting, "; ")))
    stock: list[Say | str] = [
        say("{number} {colour}", number=count, colour=word(COLOURS[colour])) for colour, count in enumerate(state.stock)
    ]
    lines.append(say("Workers in the stock: {workers}", workers=joined(stock)))
    lines.append(say("Shares in the stock: {count}", count=state.shares_left))
    cards: list[Card] = []
    for tile, colour in zip(state.offer_tile, state.offer_worker, strict=False):
        if tile >= 0:
            with_it: list[Say | str] = [say("{colour} worker", colour=word(COLOURS[colour]))] if colour >= 0 else []
            cards.append(Card(box.actions.start_tiles[tile], [start_words(state, tile), *with_it]))
    return Panel(box.geography.title, "", lines, cards)


def start_words(state: RailroadState, tile: int) -> Say:
    box = state.box
    return effects_words(box.setup_sides[tile].gives) if box.edition.setup_tiles else performance_words(state, tile, -1)


def trains_panel(state: RailroadState) -> Panel:
    cards = [
        Card(train.name, [say("{count} left", count=state.stacks[number]), effects_words(train.bonus)])
        for number, train in enumerate(state.box.trains)
        if number
    ]
    left = sum(state.stacks)
    return Panel(say("Trains"), "", [say("{count} left", count=left)], cards)


def performance_words(state: RailroadState, tile: int, seat: int) -> Say:
    """What a tile scores, row by row, and for how many things now."""
    found = state.box.performance_tiles[tile]
    vp = "/".join(str(points) for points in found.vp)
    things = word(COUNT_WORDS[found.counts])
    if seat < 0:
        return say("{vp} VP for {things}", vp=vp, things=things)
    return say("{vp} VP for {things}: {count} now", vp=vp, things=things, count=counted(state, seat, found.counts))


def tiles_panel(state: RailroadState, seat: int) -> Panel:
    """The performance and reward tiles beside the track."""
    box = state.box
    cards: list[Card] = []
    for row in range(3):
        for tile in cards_at(state.tile_at, row):
            title = say("row {row}: {tile}", row=row + 1, tile=box.performance_tiles[tile].name)
            cards.append(Card(box.performance_tiles[tile].card, [title, performance_words(state, tile, seat)]))
    for row in range(2):
        for tile in cards_at(state.reward_at, row):
            cards.append(
                Card(box.reward_tiles[tile].id, [say("reward row {row}", row=row + 1), reward_words(state, tile)])
            )
    return Panel(say("Beside the performance track"), "", [say("tiles: {count}", count=len(cards))], cards)


def reward_words(state: RailroadState, tile: int) -> Say:
    found = state.box.reward_tiles[tile]
    piece = say("an extra building") if found.piece else say("an extra rail")
    if found.free:
        return say("{piece}, free", piece=piece)
    return say("{piece}; {bonus}", piece=piece, bonus=effects_words(found.bonus)) if found.bonus else piece


def wagons_panel(state: RailroadState) -> Panel:
    box = state.box
    lines: list[Say | str] = []
    for row in range(3):
        rails, buildings = state.spots[row * 2], state.spots[row * 2 + 1]
        lines.append(
            say(
                "row {row}: free spots for rails {rails}, for buildings {buildings}",
                row=row + 1,
                rails=rails,
                buildings=buildings,
            )
        )
    lines.append(
        say("tenders left: {count}, each {bonus}", count=state.tenders_left, bonus=effects_words(box.tender_bonus))
    )
    cards = [
        Card(
            box.wagons[wagon].id,
            [say("row {row}: {bonus}", row=box.wagons[wagon].row + 1, bonus=effects_words(box.wagons[wagon].bonus))],
        )
        for wagon in cards_at(state.wagon_at, LAID_OUT)
    ]
    return Panel(say("Wagons"), "", lines, cards)


def seat_panel(state: RailroadState, other: int, seat: int, points: int) -> Panel:
    box = state.box
    name = box.seat_names[other]
    title: list[Say | str] = [word(SEAT_TITLES.get(name, name))]
    if box.automas[other]:
        title.append("(Mautoma)")
    elif other == seat:
        title.append(say("(you)"))
    if other == state.seat:
        title.append("*")
    lines: list[Say | str] = [
        say("{vp} VP; {shares}", vp=points, shares=shares_words(state.shares[other]))
        if box.automas[other]
        else say(
            "{vp} VP; ${money}, {shares}", vp=points, money=state.money[other], shares=shares_words(state.shares[other])
        ),
        say(
            "rails left: {rails}, buildings left: {buildings}",
            rails=state.rails_left[other],
            buildings=state.buildings_left[other],
        ),
        workers_words(state, other),
        *train_lines(state, other),
        *extension_lines(state, other),
    ]
    cards: list[Card] = []
    for column in range(2):
        tile = state.open[other * 2 + column]
        if tile >= 0:
            lacking = missing_words(state, other, column)
            words = milestone_words(box.milestones[tile], box.milestone_workers[tile])
            missing = say("missing: {things}", things=joined([*lacking]))
            cards.append(Card(box.milestones[tile].id, [words, missing]))
    done = [box.milestones[tile].id for tile in cards_at(state.where, DONE + other)]
    if done:
        lines.append(say("completed: {milestones}", milestones=", ".join(done)))
    return Panel(joined(title, " "), name, lines, cards)


def workers_words(state: RailroadState, seat: int) -> Say:
    """Those that can be placed, and those on the board."""
    if state.box.automas[seat]:
        return say("workers: {count}", count=state.workers_of(seat))
    at = seat * WORKERS
    ready: list[Say | str] = [
        say("{number} {colour}", number=state.supply[at + colour], colour=word(COLOURS[colour]))
        for colour in range(WORKERS)
        if state.supply[at + colour]
    ]
    used: list[Say | str] = [
        say("{number} {colour}", number=state.used[at + colour], colour=word(COLOURS[colour]))
        for colour in range(WORKERS)
        if state.used[at + colour]
    ]
    nobody = word("none")
    return say(
        "workers: {ready}; on the board: {used}",
        ready=joined(ready) if ready else nobody,
        used=joined(used) if used else nobody,
    )


def train_lines(state: RailroadState, seat: int) -> list[Say | str]:
    out: list[Say | str] = []
    types = len(state.box.trains)
    for train in range(types):
        up, down = state.trains_up[seat * types + train], state.trains_down[seat * types + train]
        name = state.box.trains[train].name
        wagon = wagon_on(state, seat, train)
        with_it = say(" with {wagon}", wagon=state.box.wagons[wagon].id) if wagon >= 0 else say("")
        if up:
            bonus = effects_words(flip_effects(state, seat, train))
            out.append(say("{train}{wagon}, face up: {bonus}", train=name, wagon=with_it, bonus=bonus))
        if down:
            out.append(say("{train}{wagon}, face down", train=name, wagon=with_it))
    return out


def extension_lines(state: RailroadState, seat: int) -> list[Say | str]:
    """Performance and reward tiles that somebody holds."""
    box = state.box
    rows = box.values.extension_rows
    out: list[Say | str] = []
    for tile, place in enumerate(state.tile_at):
        at = place - TILES - seat * rows * 2
        if place >= TILES and 0 <= at < rows * 2:
            words = performance_words(state, tile, seat)
            out.append(
                say("{tile}, row {row}: {words}", tile=box.performance_tiles[tile].card, row=at % rows + 1, words=words)
            )
    for tile, place in enumerate(state.reward_at):
        if place >= REWARD_OF and (place - REWARD_OF) // 2 == seat:
            name = box.reward_tiles[tile].id
            used = (place - REWARD_OF) % 2 == 1
            out.append(
                say("{tile}, used", tile=name)
                if used
                else say("{tile}: {words}", tile=name, words=reward_words(state, tile))
            )
    return out
