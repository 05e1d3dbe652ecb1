"""What a seat sees: the map as a graph, the telegraph line and the tracks beside it; the panels are in panels.py."""

from footplate.games.railroad_revolution.board import picture
from footplate.games.railroad_revolution.geography import TERRAINS
from footplate.games.railroad_revolution.panels import panels
from footplate.games.railroad_revolution.performance import NO_STOP, PERFORMANCE_STOP, TRACKS
from footplate.games.railroad_revolution.scoring import gap_value
from footplate.games.railroad_revolution.state import (
    FREE,
    NEUTRAL,
    RailroadState,
)
from footplate.games.railroad_revolution.steps.abilities import tile_bonus
from footplate.games.railroad_revolution.words import effects_words, shares_words
from footplate.rails.network import bits
from footplate.table.cards import cards_at
from footplate.table.game import Scores
from footplate.table.say import Say, joined, say, word
from footplate.table.view import GRAPH, ROW, TRACK, Board, Line, Mark, Place, Slot, View


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
                "a station for ${price}: {reward}",
                price=box.station_price[city],
                reward=effects_words(tile.reward),
            )
        )
        first = state.first_station[city]
        if first == FREE:
            marks.append(Mark("#", "", say("the First Station slot is free")))
            words.append(say("the first one also: {bonus}", bonus=effects_words(tile.first)))
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
        words: list[Say | str] = [say("section {number}", number=number + 1)]
        words.append(say("{shares} for an office", shares=shares_words(box.section_shares[number])))
        words.append(say("for a worker: {bonus}", bonus=effects_words(tile_bonus(state, number))))
        marks = first_office(state, number, words)
        for seat in bits(state.offices[number]):
            office = say("{seat} office", seat=word(box.seat_names[seat]))
            marks.append(Mark("^", box.seat_names[seat], office))
            words.append(office)
        if number < box.gaps:
            marks.append(gap_mark(state, number))
            words.append(say("between it and the next: {gap}", gap=gap_words(state, number)))
        out.append(box_of(f"section {number + 1}", str(number + 1), marks, words))
    return out


def first_office(state: RailroadState, section: int, words: list[Say | str]) -> list[Mark]:
    """Whether the First Office slot of a section is free, and what it brings there."""
    first, more = state.first_office[section], state.box.section_first[section]
    if first != FREE:
        words.append(say("first here: {seat}", seat=named(state, first)))
        return [Mark("x", "", say("a neutral piece"))] if first == NEUTRAL else []
    free = say("the First Office slot is free")
    words.append(say("{count} more for the first", count=more) if more else free)
    marks = [Mark("#", "", free)]
    if more:
        marks.append(Mark(f"+{more}", "", say("more shares for the first office")))
    return marks


def gap_mark(state: RailroadState, gap: int) -> Mark:
    """What offices on both sides are worth: VP, or a level and VP for each station of it."""
    level = state.box.gap_level[gap]
    if level == 0:
        return Mark(f"={state.box.gap_vp[gap]}", "", say("VP between two own offices"))
    return Mark(f"L{level}={gap_value(state, gap)}", "", say("VP for each station of a level, between two own offices"))


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
            marks.append(Mark(f"${track.cost[step]}", "", say("its price")))
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
