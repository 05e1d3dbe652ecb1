"""Build Tracks: which link, what a crown saves, who builds it; and what comes with it."""

from footplate.games.imperial_steam import refusals_build
from footplate.games.imperial_steam.asked import CREW, SPARE, TRACK
from footplate.games.imperial_steam.goods import PLAIN, TYPES
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps import flow
from footplate.games.imperial_steam.terms import TOKEN_VALUES
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def missing(state: ImperialSteamState, seat: int, terrain: int) -> int:
    """How many of the goods for a link of a terrain a seat lacks."""
    need = state.box.track_goods[terrain]
    at = seat * TYPES
    short = 0
    for good in range(TYPES):
        if need[good] > state.goods[at + good]:
            short += need[good] - state.goods[at + good]
    return short


def links(state: ImperialSteamState, seat: int, only_one: bool = False) -> list[int]:
    """The links that a seat may build now; where only one is asked for, the first."""
    out: list[int] = []
    geography = state.box.geography
    strength = state.strength(seat)
    if strength == 0:
        return out
    short = missing(state, seat, PLAIN)
    saving = state.box.boards.crowns_saving if state.crowns else 0
    if short > saving:
        return out
    full = state.full[seat]
    for link in state.frontier[seat]:
        if geography.effort[link] > strength or full >> geography.a[link] & 1 or full >> geography.b[link] & 1:
            continue
        terrain = geography.terrain[link]
        lacking = short
        if terrain != PLAIN:
            if not state.engineers[seat] >> (terrain - 1) & 1:
                continue
            lacking = missing(state, seat, terrain)
        if lacking and (lacking > saving or not state.crowns >> link & 1):
            continue
        if state.tracks[link] and state.fees(seat, link) > state.money[seat]:
            continue
        out.append(link)
        if only_one:
            break
    return out


class Track(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("track", "Build on which link?", ["build", "done"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        out = [state.box.actions.build + link for link in links(state, state.seat)]
        if state.count:
            out.append(state.box.actions.done)
        return out

    def play(self, state: ImperialSteamState, action: int) -> None:
        if action == state.box.actions.done:
            flow.end_action(state)
            return
        link = action - state.box.actions.build
        state.link = link
        spare = state.box.boards.crowns_saving and state.crowns >> link & 1
        state.step = SPARE if spare and sparable(state) else CREW

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_build.refuse_track(state, action)


def sparable(state: ImperialSteamState) -> list[int]:
    """The goods of which a crowned link may cost one less, so that the seat has the others."""
    terrain = state.box.geography.terrain[state.link]
    need = state.box.track_goods[terrain]
    lacking = missing(state, state.seat, terrain)
    at = state.seat * TYPES
    return [g for g in range(TYPES) if need[g] and (lacking == 0 or need[g] > state.goods[at + g])]


class Spare(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("spare", "Which good does the crown save?", ["spare"], half_done=True)

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.spare + good for good in sparable(state)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.spared = action - state.box.actions.spare
        state.step = CREW

    def default(self, state: ImperialSteamState) -> int:
        """The good of which there is least: it is needed for the next link."""
        at = state.seat * TYPES
        best = min(sparable(state), key=lambda good: state.goods[at + good])
        return state.box.actions.spare + best

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_build.refuse_spare(state, action)


def crews(state: ImperialSteamState) -> list[int]:
    """The crews of ready workers that are just strong enough, the least wasteful first."""
    box = state.box
    at = state.seat * box.levels
    out: list[int] = []
    for crew in box.crews.for_effort[box.geography.effort[state.link]]:
        members = box.crews.members[crew]
        for level in range(box.levels):
            if members[level] > state.ready[at + level]:
                break
        else:
            out.append(crew)
    return out


class Crew(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("crew", "Which workers build it?", ["workers"], half_done=True)

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.workers + crew for crew in crews(state)]

    def default(self, state: ImperialSteamState) -> int:
        """The fewest levels wasted, then the fewest workers: the others train."""
        return state.box.actions.workers + crews(state)[0]

    def play(self, state: ImperialSteamState, action: int) -> None:
        box = state.box
        seat = state.seat
        members = box.crews.members[action - box.actions.workers]
        for level in range(box.levels):
            state.ready[seat * box.levels + level] -= members[level]
            state.used[seat * box.levels + level] += members[level]
        need = box.track_goods[box.geography.terrain[state.link]]
        for good in range(TYPES):
            if need[good]:
                state.spend(seat, good, need[good] - (good == state.spared))
        build(state, seat, state.link)
        state.link = -1
        state.spared = -1
        state.count += 1
        if state.count < box.boards.track_most and links(state, seat, True):
            state.step = TRACK
        else:
            flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_build.refuse_crew(state, action)


def build(state: ImperialSteamState, seat: int, link: int) -> None:
    """Track is laid: fees, shares, the crown, the Semmering token, the rewards of a new city."""
    boards = state.box.boards
    state.pay_fees(seat, link)
    city = state.add_track(seat, link)
    state.raise_share(seat, boards.shares_track)
    if state.crowns >> link & 1:
        state.raise_share(seat, boards.crowns_shares)
        state.gain_influence(seat, boards.crowns_influence)
    if link == state.box.geography.semmering and state.semmering < 0:
        state.semmering = seat
    if city >= 0:
        reach(state, seat, city)


def reach(state: ImperialSteamState, seat: int, city: int) -> None:
    """Rule is.track.rewards: what a city gives to whoever connects it."""
    boards = state.box.boards
    if city == state.box.goal:
        first = True
        for other in range(state.box.seats):
            if other != seat and state.connected(other):
                first = False
        state.money[seat] += boards.cities_goal_first if first else boards.cities_goal_later
        return
    if state.city_tile[city] < 0:
        return
    state.gain_influence(seat, state.printed_influence(city))
    token = state.take_token(city)
    if token:
        state.tokens[seat * TOKEN_VALUES + token - 1] += 1
