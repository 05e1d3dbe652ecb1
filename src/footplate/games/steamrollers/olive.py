"""Olive decides in the open: the traces of her three decisions, each of which has one answer."""

from footplate.games.steamrollers.goods import CITIES, COLOURS
from footplate.games.steamrollers.state import SteamRollersState
from footplate.table.choice import Choice, Trace
from footplate.table.say import Say, say, word

PLAYER = 0


def removes(state: SteamRollersState) -> bool:
    return state.crosses[state.die] >= state.box.edition.olive_from


def region_name(region: int) -> Say:
    return say("region {region}", region=region + 1)


def explain_cross(state: SteamRollersState) -> Trace:
    """Phase 1, or the cross that she makes because she was stopped."""
    question = say("In which region does Olive cross off a hex?")
    geography = state.box.geography
    choice = Choice(question, list(range(CITIES)), region_name, lambda r: [geography.names[geography.city_hex[r]]])
    rule = "sr.olive.stop" if state.stopped else "sr.olive.cross"
    choice.keep(say("her die"), lambda region: region == state.die, rule)
    crosses, cap = state.crosses[state.die], state.box.cap[state.die]
    choice.trace.note(say("crossed off so far"), rule, say("{crosses} of {cap} hexes", crosses=crosses, cap=cap))
    if crosses == cap:
        choice.trace.note(say("no hex is left"), "sr.olive.wins-at-once", say("Olive wins at once"))
    return choice.trace


def explain_reclaim(state: SteamRollersState) -> Trace:
    """Phase 2."""
    mine = [tile for tile, owner in enumerate(state.owner) if owner == PLAYER]
    names = [state.box.tiles[tile * 2 + max(0, side)].name for tile, side in enumerate(state.side)]
    choice = Choice(say("Which tile goes back to the centre?"), mine, lambda tile: say("tile {tile}", tile=names[tile]))
    choice.keep(say("her die's number"), lambda tile: tile == state.die, "sr.olive.reclaim")
    choice.keep(say("upright"), lambda tile: not state.sideways[tile], "sr.olive.reclaim")
    return choice.trace


def good_name(row: list[int], place: int) -> Say:
    return say("{colour} ({place})", colour=word(COLOURS[row[place]]), place=place + 1)


def explain_remove(state: SteamRollersState) -> Trace:
    """Phase 4: the last good of the row, if she has crosses enough."""
    row = state.rows[state.die]
    question = say("Does Olive remove a good from city {city}?", city=state.die + 1)
    choice = Choice(question, list(range(len(row))), lambda i: good_name(row, i))
    crosses, enough = state.crosses[state.die], state.box.edition.olive_from
    there = say("{crosses}; {enough} are enough", crosses=crosses, enough=enough)
    choice.trace.note(say("crosses in the region"), "sr.olive.remove", there)
    if not removes(state):
        choice.trace.answer = say("no")
        return choice.trace
    choice.first(say("rightmost"), lambda i: [-i], "sr.olive.rightmost")
    choice.trace.note(say("points for her"), "sr.olive.remove", str(crosses))
    return choice.trace
