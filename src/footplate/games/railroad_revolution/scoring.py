"""The score pad: milestones, trains, performance, telegraph."""

from typing import Final

from footplate.games.railroad_revolution.milestones import A1, A2, B, C, D
from footplate.games.railroad_revolution.needs import count, gaps, levels
from footplate.games.railroad_revolution.performance import (
    CITY_LEVELS,
    DEAL_RAILS,
    FIRST_OFFICES,
    FIRST_STATIONS,
    FREIGHT,
    GAPS,
    LEVEL_FIVE_CITIES,
    LOW_STATIONS,
    MILESTONES_AB,
    MILESTONES_CD,
    MOUNTAIN_RAILS,
    OCEAN_STATIONS,
    OFFICES,
    SHARE_PAIRS,
    STATION_LEVELS,
    STATIONS,
    TELEGRAPH,
    TRAINS_UP,
    UPGRADE_STATIONS,
    WEST,
)
from footplate.games.railroad_revolution.state import DONE, TILES, WAGON_OF, RailroadState
from footplate.rails.network import bits
from footplate.table.game import Scores, TieBreak

COLUMNS: Final = ["milestones", "trains", "performance", "telegraph"]  # say
TIES: Final = ["money and shares", "completed milestones"]  # say


def scores(state: RailroadState) -> Scores:
    seats = range(state.box.seats)
    rows = [
        [milestone_vp(state, seat), train_vp(state, seat), performance_vp(state, seat), telegraph_vp(state, seat)]
        for seat in seats
    ]
    price = state.box.values.share_price
    money = [state.money[seat] + state.shares[seat] * price for seat in seats]
    done = [state.where.count(DONE + seat) for seat in seats]
    ties = [TieBreak(TIES[0], money), TieBreak(TIES[1], done)]
    pad = Scores(COLUMNS, rows, ties)
    if not state.box.any_automa:
        return pad
    # Rule rr.automa.win: the player has to have more than each of them.
    player = state.box.automas.index(False)
    others = [seat for seat in seats if seat != player]
    totals = pad.totals
    best = max([totals[seat] for seat in others])
    # `ties` and `totals` are held here: of a pad that nobody needs any more, compiled code lets them go too early.
    winners = [player] if totals[player] > best else [seat for seat in others if totals[seat] == best]
    return Scores(COLUMNS, rows, ties, winners)


def milestone_vp(state: RailroadState, seat: int) -> int:
    vp = 0
    for tile, place in enumerate(state.where):
        if place == DONE + seat:
            vp += state.box.milestones[tile].vp
    return vp


def trains_up(state: RailroadState, seat: int) -> int:
    types = len(state.box.trains)
    return sum(state.trains_up[seat * types : seat * types + types])


def train_vp(state: RailroadState, seat: int) -> int:
    return trains_up(state, seat) * state.box.values.train_vp


def telegraph_vp(state: RailroadState, seat: int) -> int:
    """What the gaps between two own offices score."""
    box = state.box
    vp = 0
    for gap in bits(gaps(state, seat)):
        level = box.gap_level[gap]
        if level == 0:
            vp += box.gap_vp[gap]
        else:
            vp += gap_value(state, gap) * count(state.own_stations[seat] & box.geography.of_level[level])
    return vp


def gap_value(state: RailroadState, gap: int) -> int:
    """The value of the VP tile in a gap; 0 where none lies."""
    tile = state.gap_tile[gap]
    return state.box.vp_tiles[tile] if tile >= 0 else 0


# Performance


def performance_vp(state: RailroadState, seat: int) -> int:
    if not state.box.edition.tiles:
        return sum(track_vp(state, seat, track) for track in range(3))
    vp = 0
    rows = state.box.values.extension_rows
    at = TILES + seat * rows * 2
    for tile, place in enumerate(state.tile_at):
        if at <= place < at + rows * 2:
            performance = state.box.performance_tiles[tile]
            vp += performance.vp[(place - at) % rows] * counted(state, seat, performance.counts)
    return vp


def track_vp(state: RailroadState, seat: int, track: int) -> int:
    """What a track of the base game scores."""
    return state.box.base_tracks.vp[track][state.marker[seat * 3 + track]] * track_items(state, seat, track)


def track_items(state: RailroadState, seat: int, track: int) -> int:
    if track == WEST:
        return count(state.network[seat] & state.box.geography.of_level[5])
    if track == STATIONS:
        return count(state.own_stations[seat])
    assert track == TELEGRAPH
    return count(state.own_offices[seat])


def counted(state: RailroadState, seat: int, what: int) -> int:
    """How many there are of what a performance tile counts."""
    geography = state.box.geography
    if what <= MOUNTAIN_RAILS:
        return count(state.rails[seat] & geography.on_terrain[what])
    if what == DEAL_RAILS:
        return count(state.rails[seat] & geography.deals)
    if what == LEVEL_FIVE_CITIES:
        return count(state.network[seat] & geography.of_level[5])
    if what == CITY_LEVELS:
        return levels(state, state.network[seat] & state.box.lines.all_cities, 2)
    if what == OFFICES:
        return count(state.own_offices[seat])
    if what == FIRST_OFFICES:
        return state.first_office.count(seat)
    if what == GAPS:
        return count(gaps(state, seat))
    if what == TRAINS_UP:
        return trains_up(state, seat)
    if what == FREIGHT:
        return freight(state, seat)
    if what == SHARE_PAIRS:
        return state.shares[seat] // 2
    if what == MILESTONES_AB or what == MILESTONES_CD:
        return milestones_counted(state, seat, what)
    return stations_counted(state, seat, what)


def stations_counted(state: RailroadState, seat: int, what: int) -> int:
    geography = state.box.geography
    stations = state.own_stations[seat]
    if what == FIRST_STATIONS:
        return state.first_station.count(seat)
    if what == OCEAN_STATIONS:
        return count(stations & geography.ocean)
    if what == STATION_LEVELS:
        return levels(state, stations, 1)
    if what == LOW_STATIONS:
        return count(stations & (geography.of_level[1] | geography.of_level[2]))
    assert what == UPGRADE_STATIONS
    found = 0
    for city in bits(stations):
        if state.box.city_tiles[state.city_tile[city]].upgrade:
            found += 1
    return found


def milestones_counted(state: RailroadState, seat: int, what: int) -> int:
    """Completed milestones of two letters; a Mautoma's count by twos, whatever their letters."""
    if state.box.automas[seat]:
        return state.where.count(DONE + seat) // state.box.values.automa_milestones
    wanted = [A1, A2, B] if what == MILESTONES_AB else [C, D]
    found = 0
    for tile, place in enumerate(state.where):
        if place == DONE + seat and state.box.milestones[tile].pile in wanted:
            found += 1
    return found


def freight(state: RailroadState, seat: int) -> int:
    """Wagons and tenders, attached or waiting."""
    found = count(state.tender_on[seat]) + state.tenders_waiting[seat]
    for at in state.wagon_at:
        if at >= WAGON_OF and (at - WAGON_OF) // 8 == seat:
            found += 1
    return found
