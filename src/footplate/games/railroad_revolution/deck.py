"""The Mautoma's cards and its playmat: reading and checking their files."""

from typing import Final

from footplate.games.railroad_revolution.actions import ACTIONS, MOST_SECTIONS, PIECES, TELEGRAPH, TRADE
from footplate.games.railroad_revolution.effects import NONE
from footplate.games.railroad_revolution.geography import LEVELS, TERRAINS
from footplate.games.railroad_revolution.performance import TILE_CARDS
from footplate.table.errors import BadInput
from footplate.table.reading import quoted, whole
from footplate.table.say import Say, say, word
from footplate.table.sheets import Record, read_sheet

CARD_HEADING: Final = ["id", "title", "back", "sections", "blue", "source"]
PLAYMAT_HEADING: Final = ["slot", "reward", "bonus", "deal_a", "deal_b", "source"]

# What a section aims at.
NOTHING: Final = 0  # a trade
LEVEL: Final = 1  # cities of these levels; the gap of this level
TILE: Final = 2  # the VP tile of this value
UPGRADE: Final = 3  # cities with a performance upgrade
EACH: Final = 4  # a city of each of these levels, in this order
OCEAN: Final = 5
FIRST: Final = 6  # cities without a station
ACTIVE: Final = 7  # the best active VP tile
ADJACENT: Final = 8  # beside an own office
TERRAIN: Final = 9  # slots with so many triangles
DEAL: Final = 10  # slots with a deal
TARGETS: Final = [
    "", "level", "tile", "upgrade", "each", "ocean", "first", "active", "adjacent", "terrain", "deal",
]  # fmt: skip
CITY_TARGETS: Final = [LEVEL, TILE, UPGRADE, EACH, OCEAN, FIRST, ACTIVE]
ALLOWED: Final = [CITY_TARGETS, [*CITY_TARGETS, TERRAIN, DEAL], [LEVEL, TILE, ADJACENT], [NOTHING]]  # by action

# Arrows: where they travel.
EAST: Final = 0
WEST: Final = 1
SOUTH: Final = 0
NORTH: Final = 1
HORIZONTAL: Final = [">", "<"]
VERTICAL: Final = ["v", "^"]
ARROWS: Final = [["→", "←"], ["↓", "↑"]]

# Bonuses of playmat and cards.
TRAIN: Final = 0
PROMOTE: Final = 1
FLIP_TO_PROMOTE: Final = 2  # flip a train to promote; where that can't be, turn one face up
PUSH: Final = 3  # a performance tile one row up
UPGRADE_BONUS: Final = 4
SHARE: Final = 5
WORKER: Final = 6
BONUSES: Final = ["train", "promote", "flip", "push", "upgrade", "share", "worker"]
BORDERS: Final = ["", "yellow", "red"]  # from level 1, 2, 3

SLOTS: Final = 5
DEALS_BELOW: Final = 2  # each slot
FIRST_CARD: Final = "S1"
FEWEST_STARTERS: Final = 7  # S cards: three Mautomas have two each beside S1


class CardSection:
    """A section. `least`: the own stations of its level that it asks for; `removes`: the card leaves the game."""

    def __init__(self, action: int, target: int, values: list[int], least: int, removes: bool) -> None:
        self.action: Final = action
        self.target: Final = target
        self.values: Final = values
        self.least: Final = least
        self.removes: Final = removes


class Card:
    """A card: the arrows on its back, its sections from the top, and the bonuses of its blue section."""

    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.title: Final = row["title"]
        arrows = row["back"].split()
        if len(arrows) != 2 or arrows[0] not in HORIZONTAL or arrows[1] not in VERTICAL:
            cure = "Write > or < and then v or ^, like '> v'."
            raise row.wrong("back", f"{quoted(row['back'])} are no arrows.", cure)
        self.horizontal: Final = HORIZONTAL.index(arrows[0])
        self.vertical: Final = VERTICAL.index(arrows[1])
        self.sections: Final = [read_section(row, part.split()) for part in row["sections"].split("/")]
        self.blue: Final = read_bonuses(row, "blue")
        self.source: Final = row["source"]

    @property
    def starter(self) -> bool:
        return self.id.startswith("S")


class MatBonus:
    """A bonus, and the level of difficulty from which it counts."""

    def __init__(self, kind: int, level: int) -> None:
        self.kind: Final = kind
        self.level: Final = level


class MatSlot:
    """A slot for a wagon or tender: the piece of the reward tile that lies there first (or -1), bonuses, two deals."""

    def __init__(self, row: Record) -> None:
        self.reward: Final = -1 if row["reward"] == NONE else row.one_of("reward", PIECES, "reward tile")
        self.bonuses: Final = read_bonuses(row, "bonus")
        self.deals: Final = [read_bonuses(row, "deal_a"), read_bonuses(row, "deal_b")]


def read_section(row: Record, words: list[str]) -> CardSection:
    """A section like `telegraph level 2 if 1`, `railroad each 2 3 4 5`, `trade !`."""
    if not words:
        raise row.wrong("sections", "a section is empty.", "Write an action and its target, like 'station level 2'.")
    action = row.known("sections", words[0], ACTIONS, "action")
    rest = words[1:]
    removes = rest[-1:] == ["!"]
    if removes:
        rest = rest[:-1]
        if action != TRADE:
            raise row.wrong("sections", "only a trade takes its card out of the game.", "Leave out the '!'.")
    least = 0
    if len(rest) >= 2 and rest[-2] == "if":
        least = counted(row, rest[-1], 1, 9)
        rest = rest[:-2]
    target, values = read_target(row, action, rest)
    if least and (action != TELEGRAPH or target != LEVEL):
        raise row.wrong("sections", "only 'telegraph level' has a condition.", "Leave out 'if' and its number.")
    return CardSection(action, target, values, least, removes)


def read_target(row: Record, action: int, words: list[str]) -> tuple[int, list[int]]:
    known = [TARGETS[target] for target in ALLOWED[action] if target not in (NOTHING, TERRAIN)]
    if TERRAIN in ALLOWED[action]:
        known += TERRAINS
    if action == TRADE:
        if words:
            raise row.wrong("sections", f"a trade has no target {quoted(words[0])}.", "Write 'trade' or 'trade !'.")
        return NOTHING, []
    if not words:
        raise row.wrong("sections", f"{ACTIONS[action]!r} has no target.", f"Possible: {', '.join(known)}.")
    name = known[row.known("sections", words[0], known, "target")]
    if name in TERRAINS:
        return no_more(row, words, TERRAIN, [TERRAINS.index(name)])
    target = TARGETS.index(name)
    if target not in (LEVEL, TILE, EACH):
        return no_more(row, words, target, [])
    most = 99 if target == TILE else LEVELS
    values = [counted(row, word, 1, most) for word in words[1:]]
    if not values or len(set(values)) != len(values) or (len(values) > 1 and (target == TILE or action == TELEGRAPH)):
        one = target == TILE or action == TELEGRAPH
        cure = f"Write '{name}' and a number." if one else f"Write '{name}' and numbers, each once."
        raise row.wrong("sections", f"{quoted(' '.join(words))} is no target.", cure)
    return target, values


def no_more(row: Record, words: list[str], target: int, values: list[int]) -> tuple[int, list[int]]:
    if len(words) > 1:
        raise row.wrong("sections", f"{words[0]!r} has no number.", f"Leave out {quoted(' '.join(words[1:]))}.")
    return target, values


def counted(row: Record, text: str, low: int, high: int) -> int:
    value = whole(text, low, high)
    if value is None:
        raise row.wrong("sections", f"{quoted(text)} is not a number from {low} to {high}.")
    return value


def read_bonuses(row: Record, field: str) -> list[MatBonus]:
    if row[field] == NONE:
        return []
    out: list[MatBonus] = []
    for text in row[field].split("+"):
        name, colon, border = text.strip().partition(":")
        kind = row.known(field, name, BONUSES, "bonus")
        level = row.known(field, border, BORDERS[1:], "border") + 2 if colon else 1
        out.append(MatBonus(kind, level))
    return out


def read_cards(text: str, file: str) -> list[Card]:
    """The cards as they stand in the file: S cards, S1 the first of them, and one C card for each performance tile."""
    cards: list[Card] = []
    for row in read_sheet(text, file, CARD_HEADING):
        card = Card(row)
        if not (card.starter and card.id[1:].isdecimal()) and card.id not in TILE_CARDS:
            cure = f"S cards are S1, S2 and so on; C cards are C1 to {TILE_CARDS[-1]}."
            raise row.wrong("id", f"{quoted(card.id)} is no card.", cure)
        if any(other.id == card.id for other in cards):
            raise row.wrong("id", f"card {card.id} stands here twice.", "Each card is there once.")
        if all(section.action != TRADE for section in card.sections):
            raise row.wrong("sections", f"card {card.id} has no trade.", "The last section is a trade.")
        if card.id == FIRST_CARD and any(section.removes for section in card.sections):
            raise row.wrong("sections", f"{FIRST_CARD} would leave the game.", "A deck keeps it: no '!' here.")
        if len(card.sections) > MOST_SECTIONS:
            raise row.wrong("sections", f"{len(card.sections)} sections.", f"A card has at most {MOST_SECTIONS}.")
        cards.append(card)
    ids = [card.id for card in cards]
    for wanted in [FIRST_CARD, *TILE_CARDS]:
        if wanted not in ids:
            raise BadInput(f"card {wanted} is missing.", file, "S1 and a C card for each performance tile are needed.")
    starters = sum(card.starter for card in cards)
    if starters < FEWEST_STARTERS:
        cure = f"Three Mautomas need {FEWEST_STARTERS}."
        raise BadInput(f"{starters} S cards are too few.", f"{file}: id", cure)
    return cards


def read_playmat(text: str, file: str) -> list[MatSlot]:
    slots: list[MatSlot] = []
    for row in read_sheet(text, file, PLAYMAT_HEADING):
        if row.number("slot", 1, SLOTS) != len(slots) + 1:
            raise row.wrong(
                "slot", f"slot {row['slot']} comes where {len(slots) + 1} is expected.", "They stand in order."
            )
        slots.append(MatSlot(row))
    if len(slots) != SLOTS:
        raise BadInput(f"{len(slots)} slots.", file, f"The playmat has {SLOTS}.")
    for piece, name in enumerate(PIECES):
        if sum(slot.reward == piece for slot in slots) != 1:
            cure = "One slot has the rail's, another the building's."
            raise BadInput(f"the {name}'s reward tile lies on no slot, or on several.", f"{file}: reward", cure)
    return slots


def bonus_words(kind: int) -> Say:
    return word(BONUS_TITLES[kind])


BONUS_TITLES: Final = [
    "take a train",
    "promote a worker",
    "flip a train to promote a worker",
    "push a performance tile",
    "performance upgrade",
    "a share",
    "a worker",
]  # say


def section_words(section: CardSection) -> Say:
    """A section as people read it."""
    action = word(ACTIONS[section.action])
    if section.action == TRADE:
        return say("trade, then remove the card") if section.removes else action
    return say("{action}, {target}", action=action, target=target_words(section))


def target_words(section: CardSection) -> Say:
    values = ", ".join(str(value) for value in section.values)
    if section.target == LEVEL:
        if section.least:
            if section.least == 1:
                return say("level {levels}, with a station there", levels=values)
            return say("level {levels}, with {count} stations there", levels=values, count=section.least)
        return say("level {levels}", levels=values)
    if section.target == TILE:
        return say("the {vp} VP tile", vp=values)
    if section.target == EACH:
        return say("a city of each level, {levels}", levels=values)
    if section.target == TERRAIN:
        return word(TERRAINS[section.values[0]])
    return word(TARGET_TITLES[section.target])


TARGET_TITLES: Final = [
    "",
    "level",
    "VP tile",
    "cities with a performance upgrade",
    "each level",
    "cities at the ocean",
    "cities without a station",
    "the best active VP tile",
    "beside an own office",
    "terrain",
    "deals",
]  # say

# The rule of each target, for traces and refusals.
TARGET_RULES: Final = [
    "rr.automa.cycle",
    "rr.automa.target-level",
    "rr.automa.target-tile",
    "rr.automa.target-upgrade",
    "rr.automa.target-each",
    "rr.automa.target-ocean",
    "rr.automa.target-first",
    "rr.automa.target-active",
    "rr.automa.adjacent",
    "rr.automa.target-terrain",
    "rr.automa.target-deal",
]
