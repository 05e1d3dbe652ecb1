"""What a move may bring or cost in Imperial Steam, in words for the coach."""

from typing import Final

from footplate.games.imperial_steam.goods import TYPES
from footplate.games.imperial_steam.state import HELD, ImperialSteamState, owner_of
from footplate.rails.network import bits
from footplate.table.game import Holding, Thing
from footplate.table.say import say

MONEY: Final = Thing(say("{count} gulden"), say("{count} gulden"), 1.0)
INCOME: Final = Thing(say("{count} gulden of income a round"), say("{count} gulden of income a round"), 3.0)
INFLUENCE: Final = Thing(say("a column of influence"), say("{count} columns of influence"), 8.0)
CITY: Final = Thing(say("a connected city"), say("{count} connected cities"), 25.0)
STATION: Final = Thing(say("a station"), say("{count} stations"), 15.0)
FACTORY: Final = Thing(say("a factory"), say("{count} factories"), 30.0)
GOOD: Final = Thing(say("a good"), say("{count} goods"), 8.0)
READY: Final = Thing(say("a ready worker"), say("{count} ready workers"), 6.0)
KEY: Final = Thing(say("a key"), say("{count} keys"), 20.0)
CONTRACT: Final = Thing(say("a contract"), say("{count} contracts"), 30.0)
INVESTOR: Final = Thing(say("an investor"), say("{count} investors"), 20.0)


def holdings(state: ImperialSteamState, seat: int) -> list[Holding]:
    levels = state.box.levels
    return [
        Holding(MONEY, state.money[seat]),
        Holding(INCOME, state.income(seat)),
        Holding(INFLUENCE, state.column[seat]),
        Holding(CITY, len(bits(state.network[seat]))),
        Holding(STATION, state.station_count[seat]),
        Holding(FACTORY, sum([owner_of(code) == seat for code in state.factories])),
        Holding(GOOD, sum(state.goods[seat * TYPES : (seat + 1) * TYPES])),
        Holding(READY, sum(state.ready[seat * levels : (seat + 1) * levels])),
        Holding(KEY, state.keys.count(seat)),
        Holding(CONTRACT, state.contract_at.count(HELD + seat)),
        Holding(INVESTOR, state.investors[seat]),
    ]
