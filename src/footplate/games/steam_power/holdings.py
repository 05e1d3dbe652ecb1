"""What a move may bring or cost in Steam Power, in words for the coach."""

from typing import Final

from footplate.games.steam_power import board
from footplate.games.steam_power.state import IN_HAND, SteamPowerState
from footplate.games.steam_power.steps.fulfil import price_of
from footplate.table.cards import cards_at
from footplate.table.game import Holding, Thing
from footplate.table.say import say

MONEY: Final = Thing(say("${count}"), say("${count}"), 0.3)
DRAWN: Final = Thing(say("a contract in hand"), say("{count} contracts in hand"), 1.0)
POSSIBLE: Final = Thing(
    say("a contract that can be fulfilled"), say("{count} contracts that can be fulfilled"), 1.5, own=True
)
FULFILLED: Final = Thing(say("a fulfilled contract"), say("{count} fulfilled contracts"), 3.0)
LINK: Final = Thing(say("a completed link"), say("{count} completed links"), 1.2)
TILE: Final = Thing(say("a tile of an incomplete link"), say("{count} tiles of an incomplete link"), 0.3)
FACTORY: Final = Thing(say("a factory"), say("{count} factories"), 1.5)


def holdings(state: SteamPowerState, seat: int) -> list[Holding]:
    """A contract that is fulfilled was in the hand and could be: so only what is drawn, or becomes possible, counts."""
    companies = range(state.box.companies) if state.box.basic_solo else range(seat, seat + 1)
    done = state.done[seat]
    return [
        Holding(MONEY, state.money[seat]),
        Holding(DRAWN, state.hand[seat] + done),
        Holding(POSSIBLE, possible(state, seat) + done),
        Holding(FULFILLED, done),
        Holding(LINK, sum([len(state.links[company]) for company in companies])),
        Holding(TILE, sum([len(state.trail[company]) for company in companies])),
        Holding(FACTORY, sum([state.factory.count(company) for company in companies])),
    ]


def possible(state: SteamPowerState, seat: int) -> int:
    """The contracts in a hand that there is money and track for."""
    offered = board.offered_to(state, seat)
    if offered is None:
        return 0
    money = state.money[seat]
    contracts = state.box.contracts
    return sum([price_of(contracts[card], offered) <= money for card in cards_at(state.where, IN_HAND + seat)])
