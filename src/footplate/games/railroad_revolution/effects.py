"""What cities, tiles, trains and deals give: a list of effects, each one number, and the words for them in data files.

`money:100+shares:1` is two effects, `none` is none. Money, shares and named workers come at once; the others wait on
the list of the turn until whoever has them chooses (state.effects).
"""

from typing import Final

from footplate.table.errors import BadInput, nearest
from footplate.table.reading import number, quoted

COLOURS: Final = ["white", "purple", "orange", "grey", "turquoise"]  # say
WHITE: Final = 0
PURPLE: Final = 1  # the Foreman
ORANGE: Final = 2  # the Accountant
GREY: Final = 3  # the Negotiator
TURQUOISE: Final = 4  # the Engineer

# Kinds of effects. Those of the first group come at once.
MONEY: Final = 0  # so many dollars
SHARES: Final = 1  # so many
WORKER: Final = 2  # of this colour
# What waits until it is chosen.
SPECIALIST: Final = 3  # a specialised worker of choice: `worker:any`
TRAIN: Final = 4  # take a train
FLIP: Final = 5  # flip a train
FREE_RAIL: Final = 6  # lay a rail, paying its triangles only; no deal
UPGRADE: Final = 7  # a performance upgrade
EXCHANGE: Final = 8  # a worker for another one
PROMOTE: Final = 9  # a worker onto a milestone
FREE_STATION: Final = 10  # a station without city cost
START_RAIL: Final = 11  # of a set-up tile: the leftover rail, at no cost
START_STATION: Final = 12  # the leftover building in a city that is connected
START_OFFICE: Final = 13  # the leftover building as an office
# What only a turn itself gives. The amount says of what.
LINE: Final = 14  # another rail of the Railroad action
ABILITY: Final = 15  # of the worker, or a promotion instead
FIRST: Final = 16  # the First Station bonus of this city, for its price
TILE: Final = 17  # the bonus of the telegraph tile of this section, for a worker
STEP: Final = 18  # base: a step on a performance track
TAKE: Final = 19  # expansion: a performance tile of this row
REWARD: Final = 20  # expansion: a reward tile of this row
WAGON: Final = 21  # expansion: a wagon or a tender for the traded piece (0 rail, 1 building)
DEAL: Final = 22  # an offer of the current deal tile
EXTRA_RAIL: Final = 23  # expansion: the rail of this reward tile
EXTRA_STATION: Final = 24  # expansion: the building of this reward tile, as a station …
EXTRA_OFFICE: Final = 25  # … or as an office
KINDS: Final = 32

WORDS: Final = [
    "money", "shares", "worker", "any", "train", "flip", "rail", "upgrade", "exchange", "promote", "station",
    "start-rail", "start-station", "start-office",
]  # fmt: skip
NONE: Final = "none"
MOST: Final = 5000  # dollars


def effect(kind: int, amount: int = 0) -> int:
    return kind + KINDS * amount


def kind_of(code: int) -> int:
    return code % KINDS


def amount_of(code: int) -> int:
    return code // KINDS


def read_effects(text: str, where: str) -> list[int]:
    """`money:100+worker:any`: effects with a plus between them."""
    return [] if text == NONE else [read_effect(word, where) for word in text.split("+")]


def read_effect(text: str, where: str) -> int:
    word, colon, amount = text.partition(":")
    kinds = [known for known in WORDS if known != "any"]
    if word not in kinds:
        raise BadInput(f"unknown effect {quoted(text)}.", where, nearest(word, kinds))
    kind = WORDS.index(word)
    if kind == WORKER:
        if amount == "any":
            return effect(SPECIALIST)
        if amount not in COLOURS:
            raise BadInput(f"{quoted(text)} names no worker.", where, nearest(amount, ["any", *COLOURS]))
        return effect(kind, COLOURS.index(amount))
    if kind in (MONEY, SHARES):
        return effect(kind, number(amount, 1, MOST, where))
    if colon:
        raise BadInput(f"{quoted(text)} has an amount.", where, f"Write {word!r}, with a plus between two of them.")
    return effect(kind)
