"""The numbers of the decisions, in the order of the steps, and their names."""

from typing import Final

# What is being decided.
CARD: Final = 0  # nature draws the set-up card
HUB: Final = 1  # nature places a hub
CITY: Final = 2  # nature draws a city tile
COLUMN: Final = 3  # nature draws where a hub's influence begins
GROWTH: Final = 4  # nature draws a hub's growth tile
CROWN: Final = 5  # nature draws a State Railway card
SHIPMENT: Final = 6  # nature draws a shipment tile
REFILL: Final = 7  # nature draws a good for a later round
REVEAL: Final = 8  # nature reveals a contract
STAND: Final = 9  # nature draws the order in the first column
BID: Final = 10  # everybody, in secret
TURN: Final = 11  # a main action, minor actions, the end of the turn
TRACK: Final = 12  # which link
SPARE: Final = 13  # a crowned link: which good it doesn't cost
CREW: Final = 14  # which workers build it
STATION_SITE: Final = 15
FACTORY_SITE: Final = 16  # where, and which type
FOREMAN: Final = 17  # which worker stays there
PRODUCING: Final = 18  # not all goods find room: which
BUYING: Final = 19
ORDERING: Final = 20
HIRING: Final = 21
ENGINE_LEVEL: Final = 22
WHICH_CONTRACT: Final = 23
DONATION: Final = 24
STOW: Final = 25  # arrived goods don't find room: which are lost
BROWN: Final = 26  # nature turns the Automa's State Railway card
AUTOMA_VERSION: Final = 27  # nature draws which of its cards 1 to 3 are the harder ones
AUTOMA_CARD: Final = 28  # nature draws its action card
AUTOMA_DECISION: Final = 29  # and its decision card
AUTOMA_SLOT: Final = 30  # which slot of the card the Automa carries out
AUTOMA_TRACK: Final = 31
AUTOMA_FACTORY: Final = 32
AUTOMA_HIRE: Final = 33
AUTOMA_GOODS: Final = 34  # what it orders or buys
AUTOMA_CONTRACT: Final = 35
AUTOMA_DELIVER: Final = 36  # after every turn of its
AUTOMA_JOIN: Final = 37  # nature draws the strategic action card that joins
AUTOMA_JOIN_DECISION: Final = 38  # and the strategic decision card
AUTOMA_LAST: Final = 39  # its contract before scoring
OVER: Final = 40
KINDS: Final = [
    "card", "hub", "city", "column", "growth", "crown", "shipment", "refill", "reveal", "stand", "bid", "turn", "track",
    "spare", "crew", "station", "factory", "foreman", "produce", "buy", "order", "hire", "engine", "contract",
    "donate", "stow", "brown", "automa-version", "automa-card", "automa-decision", "automa-slot", "automa-track",
    "automa-factory", "automa-hire", "automa-goods", "automa-contract", "automa-deliver", "automa-join",
    "automa-join-decision", "automa-last", "over",
]  # fmt: skip
