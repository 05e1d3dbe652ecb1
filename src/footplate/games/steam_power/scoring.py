"""The score pad: money, contracts, flipped factories, purple cities."""

from typing import Final

from footplate.games.steam_power.contracts import PURPLE
from footplate.games.steam_power.state import FULFILLED, SteamPowerState
from footplate.table.game import Scores, TieBreak

COLUMNS: Final = ["money", "contracts", "factories", "VP cities"]  # say
TIES: Final = ["fulfilled contracts"]  # say
MONEY_PER_VP: Final = 5
FLIPPED: Final = 2
VP_CITY: Final = 4


def scores(state: SteamPowerState) -> Scores:
    box = state.box
    rows = [[money // MONEY_PER_VP, 0, 0, 0] for money in state.money]
    for card, where in enumerate(state.where):
        if FULFILLED <= where < FULFILLED + box.seats:
            rows[where - FULFILLED][1] += box.contracts[card].vp
    for city, owner in enumerate(state.factory):
        if owner >= 0 and state.cubes[city] == 0:
            rows[0 if box.basic_solo else owner][2] += (
                FLIPPED + box.edition.leftover_bonus * state.leftover[state.colour[city]]
            )
    for city, colour in enumerate(state.colour):
        if colour == PURPLE:
            there = [company for company in range(box.companies) if connected(state, company, city)]
            if box.basic_solo:
                rows[0][3] += len(there)
            else:
                for seat in there:
                    rows[seat][3] += vp_city_value(state) // len(there)
    return Scores(COLUMNS, rows, [TieBreak(TIES[0], list(state.done))])


def vp_city_value(state: SteamPowerState) -> int:
    """What a purple city is worth to all connected players together."""
    return VP_CITY + state.box.edition.leftover_bonus * state.leftover[PURPLE]


def connected(state: SteamPowerState, company: int, city: int) -> bool:
    """Whether a company has a completed link to a city, or to its group where the edition says so."""
    if state.box.edition.vp_city_by_group:
        return state.network[company] >> state.box.geography.group_of[city] & 1 == 1
    return any(city in (link.start, link.end) for link in state.links[company])
