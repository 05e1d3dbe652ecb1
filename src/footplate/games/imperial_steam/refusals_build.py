"""Why not: tracks, stations, factories. Slow and plain, apart from `legal`; the fuzzer holds them equal."""

from footplate.games.imperial_steam.crews import strength
from footplate.games.imperial_steam.goods import ENGINEERS, GOODS, PLAIN, TYPES
from footplate.games.imperial_steam.state import ImperialSteamState, city_of
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word


def refuse_money(rule: str, state: ImperialSteamState, cost: int) -> Refusal | None:
    money = state.money[state.seat]
    if cost > money:
        return refuse(rule, "That costs {cost} gulden; you have {money}.", cost=cost, money=money)
    return None


# Tracks


def refuse_track(state: ImperialSteamState, action: Action) -> Refusal | None:
    if action.verb == "done":
        return None if state.count else refuse("is.track.most", "Build one link at least.")
    return refuse_link(state, action.values[0])


def refuse_tracks(state: ImperialSteamState) -> Refusal | None:
    """Why no link at all can be built: what stands against one that leads out of the network."""
    found = [refuse_link(state, link) for link in range(state.box.links)]
    if None in found:
        return None
    near = [one for one in found if one is not None and one.rule not in ("is.track.start", "is.track.once")]
    return near[0] if near else refuse("is.track.start", "No link leads on from your network.")


def refuse_link(state: ImperialSteamState, link: int) -> Refusal | None:
    geography = state.box.geography
    seat = state.seat
    name = geography.link_names[link]
    a, b = geography.a[link], geography.b[link]
    own = [end for end in (a, b) if state.network[seat] >> end & 1]
    if not own:
        return refuse("is.track.start", "{link} doesn't touch your network.", link=name)
    if state.tracks[link] >> seat & 1:
        return refuse("is.track.once", "You have track on {link}.", link=name)
    for city in own:
        count = sum(state.tracks[other] >> seat & 1 for other in geography.links_at[city])
        if count >= state.box.boards.stations_free_tracks and not state.stations[city] >> seat & 1:
            what = "You have {count} tracks in {city} and no station there."
            return refuse("is.track.station", what, count=count, city=geography.city_names[city])
    terrain = geography.terrain[link]
    if terrain != PLAIN and not state.engineers[seat] >> (terrain - 1) & 1:
        what = "{link} needs the {engineer} engineer."
        return refuse("is.track.engineer", what, link=name, engineer=word(ENGINEERS[terrain]))
    ready = state.ready[seat * state.box.levels : (seat + 1) * state.box.levels]
    there = sum((level + 1) * count for level, count in enumerate(ready))
    if there < geography.effort[link]:
        what = "{link} takes an effort of {effort}; your ready workers have {there}."
        return refuse("is.track.effort", what, link=name, effort=geography.effort[link], there=there)
    return refuse_link_goods(state, link) or refuse_money("is.track.fee", state, state.fees(seat, link))


def refuse_link_goods(state: ImperialSteamState, link: int) -> Refusal | None:
    """Where one good is missing, a crown helps."""
    terrain = state.box.geography.terrain[link]
    saving = state.box.boards.crowns_saving if link in state.crowned else 0
    for good, need in enumerate(state.box.track_goods[terrain]):
        lack = max(0, need - state.goods[state.seat * TYPES + good])
        saving -= lack
        if saving < 0:
            name = state.box.geography.link_names[link]
            return refuse("is.track.goods", "{link} takes {need} {good}.", link=name, need=need, good=word(GOODS[good]))
    return None


def refuse_spare(state: ImperialSteamState, action: Action) -> Refusal | None:
    spared = action.values[0]
    cost = state.box.track_goods[state.box.geography.terrain[state.link]]
    if cost[spared] == 0:
        return refuse("is.track.crown", "The link takes no {good}.", good=word(GOODS[spared]))
    for good, need in enumerate(cost):
        if need - (good == spared) > state.goods[state.seat * TYPES + good]:
            return refuse("is.track.crown", "You lack {good}.", good=word(GOODS[good]))
    return None


def refuse_crew(state: ImperialSteamState, action: Action) -> Refusal | None:
    box = state.box
    members = box.crews.members[action.values[0]]
    effort = box.geography.effort[state.link]
    for level, count in enumerate(members):
        ready = state.ready[state.seat * box.levels + level]
        if count > ready:
            what = "{count} workers of level {level} are ready."
            return refuse("is.track.effort", what, count=ready, level=level + 1)
    there = strength(members)
    if there < effort:
        return refuse("is.track.effort", "The effort is {effort}, not {there}.", effort=effort, there=there)
    weakest = min(level + 1 for level, count in enumerate(members) if count)
    if there - weakest >= effort:
        return refuse("is.track.crew", "One of level {level} isn't needed.", level=weakest)
    return None


# Stations


def refuse_stations(state: ImperialSteamState) -> Refusal | None:
    """Why no station at all can be built."""
    seat = state.seat
    boards = state.box.boards
    if sum(owners >> seat & 1 for owners in state.stations) >= boards.stations_each:
        return refuse("is.station.limit", "All your stations are built.")
    for good, need in enumerate(boards.stations_cost):
        if state.goods[seat * TYPES + good] < need:
            return refuse("is.station.cost", "A station takes {need} {good}.", need=need, good=word(GOODS[good]))
    if all(refuse_site(state, city) is not None for city in range(state.box.cities)):
        return refuse("is.station.where", "There is a station in every city of your network.")
    return None


def refuse_station(state: ImperialSteamState, action: Action) -> Refusal | None:
    return refuse_site(state, action.values[0])


def refuse_site(state: ImperialSteamState, city: int) -> Refusal | None:
    name = state.box.geography.city_names[city]
    if not state.network[state.seat] >> city & 1:
        return refuse("is.station.where", "{city} is not in your network.", city=name)
    if state.stations[city] >> state.seat & 1:
        return refuse("is.station.where", "You have a station in {city}.", city=name)
    return None


# Factories


def refuse_factories(state: ImperialSteamState) -> Refusal | None:
    """Why no factory at all can be built."""
    levels = state.box.levels
    if not any(state.ready[state.seat * levels : (state.seat + 1) * levels]):
        return refuse("is.factory.worker", "No worker is ready.")
    kinds = [refuse_kind(state, kind) for kind in range(TYPES)]
    if None not in kinds:
        return kinds[0]
    if all(refuse_slot(state, city) is not None for city in range(state.box.cities)):
        return refuse("is.factory.slot", "No slot is empty in your network.")
    return None


def refuse_kind(state: ImperialSteamState, kind: int) -> Refusal | None:
    if state.factory_stock[kind] == 0:
        return refuse("is.factory.stock", "No {good} factory is left.", good=word(GOODS[kind]))
    return refuse_money("is.factory.price", state, state.box.boards.factories_prices[kind])


def refuse_slot(state: ImperialSteamState, city: int) -> Refusal | None:
    name = state.box.geography.city_names[city]
    if not state.network[state.seat] >> city & 1:
        return refuse("is.factory.slot", "{city} is not in your network.", city=name)
    tile = state.city_tile[city]
    slots = state.box.city_tiles[tile].slots if tile >= 0 else 0
    if city == state.box.start:
        slots = state.box.start_slots
    if sum(city_of(code) == city for code in state.factories) >= slots:
        return refuse("is.factory.slot", "{city} has no empty slot.", city=name)
    return None


def refuse_factory(state: ImperialSteamState, action: Action) -> Refusal | None:
    city, kind = action.values
    return refuse_slot(state, city) or refuse_kind(state, kind)


def refuse_foreman(state: ImperialSteamState, action: Action) -> Refusal | None:
    level = action.values[0]
    if state.ready[state.seat * state.box.levels + level] == 0:
        return refuse("is.factory.worker", "No worker of level {level} is ready.", level=level + 1)
    return None
