"""What is on the table promises a seat so many points at the end of the game.

An investment is worth what it will still earn in the turns that are left: an open milestone its points the more, the
fewer actions it is away; a track or a tile what it will count; money what can still be bought for it.
"""

from footplate.games.railroad_revolution.effects import WHITE
from footplate.games.railroad_revolution.geography import LEVELS
from footplate.games.railroad_revolution.milestones import NEXT_PILE
from footplate.games.railroad_revolution.needs import count, trains
from footplate.games.railroad_revolution.prospects import Ways
from footplate.games.railroad_revolution.purse import purse
from footplate.games.railroad_revolution.scoring import (
    counted,
    freight,
    gap_value,
    milestone_vp,
    track_items,
    trains_up,
)
from footplate.games.railroad_revolution.state import DRAW, KEEP, REWARD_OF, SETTING_UP, TILES, WORKERS, RailroadState
from footplate.games.railroad_revolution.weights import GROWTH, MOST, WEIGHTS
from footplate.rails.network import bits


def turns_left(state: RailroadState, seat: int) -> float:
    """How many turns a seat will still have, after the one that is going on."""
    values = state.box.values
    later = 0
    if state.phase != SETTING_UP:
        later = 1 if state.order.index(seat) > state.place else 0
    if state.last:
        return float(state.last - state.round + later)
    least = 99.0
    for other in range(state.box.seats):
        rails = max(0, state.rails_left[other] - values.rails_right)
        buildings = max(0, state.buildings_left[other] - values.buildings_right)
        least = min(least, (rails + buildings) / WEIGHTS.pieces_per_turn)
    usual = max(1.5, WEIGHTS.length - state.round)
    return WEIGHTS.by_pieces * (least + 1.0) + (1.0 - WEIGHTS.by_pieces) * usual + later


class Outlook:
    def __init__(self, state: RailroadState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns_left(state, seat)
        self.ways = Ways(state, seat)
        # Workers that a milestone may still take; each is counted once.
        at = seat * WORKERS
        self.pool = [state.supply[at + colour] + state.used[at + colour] for colour in range(WORKERS)]
        self.spare = sum(self.pool) - 1  # the last one stays
        self.purse = purse(state, seat)
        # What is still missing for the open milestones: actions for all of it, spots whose worker is there, and others.
        self.away = [0.0, 0.0]
        self.ready = [0, 0]
        self.lacking = [0, 0]

    def soon(self, turns: float) -> float:
        """How sure it is that something comes about that takes so many turns."""
        return min(1.0, self.turns / turns)

    def value(self) -> float:
        state, seat = self.state, self.seat
        worth = float(milestone_vp(state, seat)) + self.milestones()
        worth += self.trains() + self.telegraph() + self.building() + self.workers() + self.money() + self.pieces()
        return worth + (self.tiles() if state.box.edition.tiles else self.tracks())

    # Money and workers

    def money(self) -> float:
        """The more there is, the less another dollar buys; without turns to come it buys nothing."""
        return self.dollars(self.purse)

    def dollars(self, there: float) -> float:
        if there <= 0:
            return there * 2.0 * WEIGHTS.dollar
        much = min(WEIGHTS.much, WEIGHTS.need * self.turns + 1.0)
        return WEIGHTS.dollar * much * there / (much + there)

    def gained(self, money: float) -> float:
        """What money more, or less, is worth."""
        return self.dollars(self.purse + money) - self.dollars(self.purse)

    def pieces(self) -> float:
        """Pieces that there will be time to build with."""
        state, seat = self.state, self.seat
        buildings = min(float(state.buildings_left[seat]), WEIGHTS.buildings_per_turn * self.turns + 0.5)
        rails = min(float(state.rails_left[seat]), WEIGHTS.rails_per_turn * self.turns + 0.5)
        return buildings * WEIGHTS.building + rails * WEIGHTS.rail

    def workers(self) -> float:
        """What the workers are worth that no milestone waits for: abilities, and somebody to discard."""
        worth = WEIGHTS.spare * max(-1, min(4, self.spare))
        for colour in range(WHITE + 1, WORKERS):
            left = self.pool[colour]
            if left > 0:
                worth += WEIGHTS.worker + (left - 1) * WEIGHTS.worker_again
        return worth * self.soon(8) + WEIGHTS.ability * self.specialised() * self.turns

    def specialised(self) -> float:
        """How many of the turns to come a specialist takes: all come back together, so each white worker takes one."""
        specialists = 0
        for colour in range(WHITE + 1, WORKERS):
            specialists += max(0, self.pool[colour])
        return specialists / (specialists + self.pool[WHITE] + 0.5)

    # Milestones

    def milestones(self) -> float:
        """The open milestones, the nearer one first: it gets the workers that both want."""
        first = self.ways.conditions(0)
        second = self.ways.conditions(1)
        worth = 0.0
        for column in [0, 1] if first <= second else [1, 0]:
            worth += self.column(column, first if column == 0 else second)
        return worth

    def column(self, column: int, actions: float) -> float:
        state = self.state
        tile = state.open[self.seat * 2 + column]
        if tile < 0:
            return self.drawing(column)
        filled = state.promoted[self.seat * 2 + column]
        for spot, colour in enumerate(state.box.milestone_workers[tile]):
            if not filled >> spot & 1:
                if self.pool[colour] > 0 and self.spare > 0:
                    self.ready[column] += 1
                    actions += WEIGHTS.promotion
                else:
                    self.lacking[column] += 1
                    actions += WEIGHTS.recruit
                self.pool[colour] -= 1
                self.spare -= 1
        self.away[column] = actions
        return self.promise(tile, actions)

    def promise(self, tile: int, actions: float) -> float:
        """What a milestone is worth that takes so many actions, with those after it."""
        milestone = self.state.box.milestones[tile]
        return self.chance(actions) * milestone.vp + self.following(milestone.pile, actions)

    def completed(self, tile: int) -> float:
        """What a milestone is worth once it is complete, with the one that is drawn."""
        milestone = self.state.box.milestones[tile]
        return milestone.vp + self.drawn(NEXT_PILE[milestone.pile])

    def drawn(self, pile: int) -> float:
        if pile < 0:
            return 0.0
        actions = WEIGHTS.next_away
        return self.chance(actions) * self.state.box.pile_vp[pile] + self.following(pile, actions)

    def chance(self, actions: float) -> float:
        """How sure a milestone is that takes so many actions, with two columns and everything else to do."""
        if actions <= 0:
            return 1.0
        room = self.turns * WEIGHTS.room + 0.3
        if actions >= room:
            return 0.02 / (1.0 + actions)
        return float(WEIGHTS.discount**actions) * (1.0 - WEIGHTS.late * (actions / room) ** 2)

    def following(self, pile: int, actions: float) -> float:
        """What the milestones after this one promise."""
        worth = 0.0
        share = WEIGHTS.next_milestone
        pile = NEXT_PILE[pile]
        while pile >= 0:
            actions += WEIGHTS.next_away
            worth += self.chance(actions) * share * self.state.box.pile_vp[pile]
            share *= 0.8
            pile = NEXT_PILE[pile]
        return worth

    def drawing(self, column: int) -> float:
        """A milestone that is about to be drawn."""
        state = self.state
        waiting = [state.step, state.seat, state.argument, *state.agenda]
        for i in range(0, len(waiting), 3):
            if waiting[i] in (DRAW, KEEP) and waiting[i + 1] == self.seat and waiting[i + 2] % 2 == column:
                return self.drawn(waiting[i + 2] // 2)
        return 0.0

    # Trains, telegraph, stations

    def trains(self) -> float:
        state, seat = self.state, self.seat
        up = trains_up(state, seat)
        down = trains(state, seat) - up
        vp = state.box.values.train_vp
        worth = up * (vp + WEIGHTS.train_use * self.soon(6)) + down * vp * WEIGHTS.train_down * self.soon(5)
        if state.box.edition.wagons:
            worth += freight(state, seat) * WEIGHTS.freight * self.soon(8)
        return worth

    def telegraph(self) -> float:
        """Gaps between own offices, and those with one on one side."""
        state, seat = self.state, self.seat
        own = state.own_offices[seat]
        worth = 0.0
        for gap in range(state.box.gaps):
            sides = (own >> gap & 1) + (own >> gap + 1 & 1)
            if sides:
                vp = self.gap_vp(gap)
                worth += vp if sides == 2 else vp * WEIGHTS.gap_half * self.soon(5)
        return worth

    def gap_vp(self, gap: int) -> float:
        """What a gap will score."""
        box = self.state.box
        level = box.gap_level[gap]
        if level == 0:
            return float(box.gap_vp[gap])
        cities = box.geography.of_level[level]
        stations = count(self.state.own_stations[self.seat] & cities)
        sites = count(self.state.sites(self.seat) & cities)
        more = min(0.5 * sites + 0.2, 0.1 * self.turns)
        return gap_value(self.state, gap) * (stations + more)

    def building(self) -> float:
        """Connected cities without a station are worth something as long as there is time to build one."""
        sites = min(5, count(self.state.sites(self.seat)))
        return sites * WEIGHTS.site * self.soon(6)

    # Performance

    def tracks(self) -> float:
        """The base game: each track by what it will count."""
        state, seat = self.state, self.seat
        seen = WEIGHTS.rise * self.soon(10)
        worth = 0.0
        for track in range(3):
            items = track_items(state, seat, track) + self.more_items(track)
            worth += items * self.space(track, state.marker[seat * 3 + track], seen)
        return worth

    def space(self, track: int, at: int, seen: float) -> float:
        """What a space is worth for each that it counts: its VP, and a part of what lies ahead."""
        tracks = self.state.box.base_tracks
        now = tracks.vp[track][at]
        return now + (tracks.vp[track][min(tracks.length, at + 2)] - now) * seen

    def more_items(self, track: int) -> float:
        """What a track will count besides what is there."""
        state, seat = self.state, self.seat
        if track == 0:
            worth = 0.0
            for city in bits(state.box.geography.of_level[LEVELS]):
                if self.ways.near[city]:
                    worth += max(
                        0.0, 0.8 - (self.ways.near[city] / WEIGHTS.rails_per_action) / (0.5 * self.turns + 0.5)
                    )
            return worth
        if track == 1:
            return min(WEIGHTS.stations * self.turns, float(state.buildings_left[seat]))
        return min(WEIGHTS.offices * self.turns, float(state.box.sections - count(state.own_offices[seat])))

    def tiles(self) -> float:
        """The expansion: each performance tile by what it will count, and the marker by the tiles it leads to."""
        state, seat = self.state, self.seat
        rows = state.box.values.extension_rows
        at = TILES + seat * rows * 2
        worth = state.marker[seat * 3] * WEIGHTS.marker * self.soon(6)
        for tile, place in enumerate(state.tile_at):
            if at <= place < at + rows * 2:
                worth += self.tile(tile, (place - at) % rows, rows)
        for place in state.reward_at:
            if place == REWARD_OF + seat * 2:
                worth += WEIGHTS.reward_tile * self.soon(4)
        return worth

    def tile(self, tile: int, row: int, rows: int) -> float:
        performance = self.state.box.performance_tiles[tile]
        what = performance.counts
        items = float(counted(self.state, self.seat, what))
        items += min(WEIGHTS.growth * GROWTH[what] * self.turns, max(0.0, MOST[what] - items))
        now = performance.vp[row]
        then = performance.vp[min(rows - 1, row + 1)]
        return items * (now + (then - now) * WEIGHTS.rise * self.soon(8))
