"""What cities, tiles, trains and deals give: a list of effects, each one number, and the words for them in data files.

`money 100+shares 1` is two effects. Money, shares and named workers come at once; the others wait on the list of the
turn until whoever has them chooses (state.effects).
"""

from typing import Final

from footplate.table.sheets import Record

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
# What waits until it is chosen; the number is its price in dollars.
SPECIALIST: Final = 3  # a specialised worker of choice
TRAIN: Final = 4  # take a train
FLIP: Final = 5  # flip a train
RAIL: Final = 6  # lay a rail, paying its triangles only; no deal
UPGRADE: Final = 7  # a performance upgrade
EXCHANGE: Final = 8  # a worker for another one
PROMOTE: Final = 9  # a worker onto a milestone
STATION: Final = 10  # a station without city cost
# What only a turn itself gives.
LINE: Final = 11  # another rail of the Railroad action
ABILITY: Final = 12  # of the worker, or a promotion instead
TILE: Final = 13  # buy the bonus of the telegraph tile of this section with a worker
STEP: Final = 14  # base: a step on a performance track
TAKE: Final = 15  # expansion: a performance tile of this row
REWARD: Final = 16  # expansion: a reward tile of this row
WAGON: Final = 17  # expansion: a wagon or a tender for the traded piece (0 rail, 1 building)
DEAL: Final = 18  # an option of the current deal tile
USE: Final = 19  # expansion: use the own reward tile of this type (0 rail, 1 building)
EXTRA: Final = 20  # expansion: the rail of a reward tile (1: without triangle cost)
BUILD: Final = 21  # expansion: the building of a reward tile (1: without city cost)
KINDS: Final = 32

WORDS: Final = [
    "money", "shares", "worker", "specialist", "train", "flip", "rail", "upgrade", "exchange", "promote", "station",
]  # fmt: skip
AT_ONCE: Final = [MONEY, SHARES, WORKER]
PRICED: Final = [TRAIN, FLIP]
MOST: Final = 5000  # dollars


def effect(kind: int, amount: int = 0) -> int:
    return kind + KINDS * amount


def kind_of(code: int) -> int:
    return code % KINDS


def amount_of(code: int) -> int:
    return code // KINDS


def read_effects(record: Record, field: str) -> list[int]:
    """The effects of a field: words with a plus between them; `-` is none."""
    if record[field] == "-":
        return []
    return [read_effect(record, field, words.split()) for words in record[field].split("+")]


def read_effect(record: Record, field: str, words: list[str]) -> int:
    kind = record.known(field, words[0] if words else "", WORDS, "effect")
    if kind == WORKER:
        return effect(kind, record.known(field, words[1] if len(words) > 1 else "", COLOURS, "colour"))
    if len(words) == 1 and kind not in (MONEY, SHARES):
        return effect(kind)
    if len(words) != 2 or kind not in (MONEY, SHARES, *PRICED):
        example = f"{WORDS[kind]} 100" if kind in (MONEY, SHARES, *PRICED) else WORDS[kind]
        raise record.wrong(field, f"{' '.join(words)!r} is no effect.", f"It looks like this: {example!r}.")
    if not words[1].isdecimal() or not 1 <= int(words[1]) <= MOST:
        raise record.wrong(field, f"{words[1]!r} is no amount.", f"A whole number from 1 to {MOST}.")
    return effect(kind, int(words[1]))
