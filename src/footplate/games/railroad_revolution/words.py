"""What components are called: effects, conditions of milestones, what performance tiles count."""

from typing import Final

from footplate.games.railroad_revolution.effects import (
    COLOURS,
    MONEY,
    SHARES,
    WORKER,
    amount_of,
    kind_of,
)
from footplate.games.railroad_revolution.milestones import CONNECTED, RAILS, STATIONS, Milestone, Need
from footplate.table.say import Say, joined, say, word

EFFECT_WORDS: Final = [
    "money",
    "shares",
    "a worker",
    "a specialised worker of choice",
    "take a train",
    "flip a train",
    "lay a rail for its triangles only",
    "a performance upgrade",
    "exchange a worker",
    "promote a worker",
    "a station without the city's price",
    "lay the leftover rail",
    "the leftover building as a station",
    "the leftover building as an office",
]  # say
COUNT_WORDS: Final = [
    "rails on flat land",
    "rails on hills",
    "rails on highlands",
    "rails on mountains",
    "rails on deals",
    "stations in First Station slots",
    "stations at the ocean",
    "different levels of stations",
    "stations in cities with a performance upgrade",
    "stations of level 1 and 2",
    "completed A and B milestones",
    "completed C and D milestones",
    "trains face up",
    "wagons and tenders",
    "pairs of shares",
    "offices",
    "offices in First Office slots",
    "connected cities of level 5",
    "different levels from 2 to 5 among connected cities",
    "gaps between two own offices",
]  # say


def effect_words(code: int) -> Say:
    kind, amount = kind_of(code), amount_of(code)
    if kind == MONEY:
        return say("+${money}", money=amount)  # a price has no sign
    if kind == SHARES:
        return shares_words(amount)
    if kind == WORKER:
        return say("{colour} worker", colour=word(COLOURS[amount]))
    return word(EFFECT_WORDS[kind])


def shares_words(count: int) -> Say:
    return say("1 share") if count == 1 else say("{count} shares", count=count)


def effects_words(effects: list[int]) -> Say:
    """Each effect once, with its number where there are several."""
    words: list[Say | str] = []
    for at, code in enumerate(effects):
        if code not in effects[:at]:
            count = effects.count(code)
            one = effect_words(code)
            words.append(one if count == 1 else say("{count} x {effect}", count=count, effect=one))
    return joined(words) if words else say("nothing")


def need_words(need: Need) -> Say:
    """A condition of a milestone."""
    things = word(NEED_WORDS[need.kind])
    if need.kind == CONNECTED:
        things = say("connected cities of level {level}", level=need.which)
    elif need.kind == STATIONS and need.which:
        things = say("stations of level {level}", level=need.which)
    elif need.kind == RAILS:
        things = word(COUNT_WORDS[need.which])
    return say("{things}: {count}", things=things, count=need.count)


NEED_WORDS: Final = [
    "connected cities",
    "stations",
    "rails",
    "rails on deals",
    "offices",
    "gaps between two own offices",
    "trains",
    "stations at the ocean",
    "different levels of stations",
    "stations in First Station slots",
]  # say


def milestone_words(milestone: Milestone, workers: list[int]) -> Say:
    """What a milestone asks for, and what it is worth."""
    return say(
        "{needs}; workers: {workers}; {vp} VP",
        needs=joined([need_words(need) for need in milestone.needs]),
        workers=joined([word(COLOURS[colour]) for colour in workers]),
        vp=milestone.vp,
    )
