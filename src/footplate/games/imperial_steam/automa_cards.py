"""The Automa's action cards and decision cards: reading and checking their files."""

from typing import Final

from footplate.games.imperial_steam.components import identifier
from footplate.games.imperial_steam.goods import GOODS, HUBS
from footplate.table.errors import BadInput, nearest
from footplate.table.reading import quoted, whole
from footplate.table.sheets import Record, read_sheet

ACTION_HEADING: Final = [
    "card", "star", "slot", "conditions", "effect", "amount", "goods", "extra", "money", "source",
]  # fmt: skip
DECISION_HEADING: Final = [
    "card", "star", "cities", "rewards", "types", "goods", "hubs", "contract", "influence", "source",
]  # fmt: skip
YES: Final = ["no", "yes"]
VERSIONED: Final = ["1", "2", "3"]  # the cards that have a version A and a version B
NORMAL: Final = 5  # cards of a deck before its strategic one joins
STRATEGIC: Final = 3  # of which one joins
MOST_SLOTS: Final = 4

# What a condition looks at.
MONEY: Final = 0
GOODS_OWNED: Final = 1  # without those on the Landing
WORKERS: Final = 2  # hired ones in its supply
FACTORIES: Final = 3  # working ones
UNASSIGNED: Final = 4  # factories on no contract
SLOTS: Final = 5  # empty factory slots in its network
SLOT_CITIES: Final = 6  # cities with empty slots next to its network
LANDING: Final = 7
HIRING: Final = 8  # hubs where it can hire
GOAL_REACHED: Final = 9  # whether Trieste is in its network
MEASURES: Final = [
    "money", "goods", "workers", "factories", "unassigned", "slots", "slot-cities", "landing", "hubs", "goal",
]  # fmt: skip
AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
SIGNS: Final = [">=", "<=", "="]

# What a slot does.
TRACKS: Final = 0  # build tracks to the preferred cities
MOST_SLOTS_TRACK: Final = 1  # build a track to most factory slots
TOWARDS: Final = 2  # build a track towards Trieste
FACTORY: Final = 3
HIRE: Final = 4
PRODUCE: Final = 5
ORDER: Final = 6
BUY: Final = 7
SPECIAL: Final = 8  # section T-E: a contract or influence
INFLUENCE: Final = 9
CONTRACT: Final = 10  # the best contract it can cover
EFFECTS: Final = [
    "tracks", "most-slots", "towards", "factory", "hire", "produce", "order", "buy", "special", "influence", "contract",
]  # fmt: skip

TRACK_EFFECTS: Final = [TRACKS, MOST_SLOTS_TRACK, TOWARDS]
# What `amount` may be: one thing, up to two tracks, so many workers, goods or points; none where another tile says it.
AMOUNTS: Final = [(1, 2), (1, 1), (1, 1), (1, 1), (1, 9), (1, 1), (0, 0), (1, 9), (0, 0), (1, 9), (1, 1)]

# Rows of section T-A. A city is the goal or a hub by its colour.
GOAL: Final = len(HUBS)
CITIES: Final = [*HUBS, "goal"]
BY_SLOTS: Final = 0
BY_INFLUENCE: Final = 1
REWARDS: Final = ["slots", "influence"]


class Condition:
    """Something that must be so; where it is not, the slot to go to."""

    def __init__(self, measure: int, sign: int, number: int, otherwise: int) -> None:
        self.measure: Final = measure
        self.sign: Final = sign
        self.number: Final = number
        self.otherwise: Final = otherwise

    def holds(self, value: int) -> bool:
        if self.sign == AT_LEAST:
            return value >= self.number
        if self.sign == AT_MOST:
            return value <= self.number
        return value == self.number

    @property
    def words(self) -> str:
        return f"{MEASURES[self.measure]}{SIGNS[self.sign]}{self.number}"


class Slot:
    """A box of an action card."""

    def __init__(
        self,
        number: int,
        conditions: list[Condition],
        effect: int,
        amount: int,
        goods: int,
        extra: int,
        money: int,
        source: str,
    ) -> None:
        self.number: Final = number
        self.conditions: Final = conditions
        self.effect: Final = effect
        self.amount: Final = amount
        self.goods: Final = goods
        self.extra: Final = extra
        self.money: Final = money
        self.source: Final = source


class ActionCard:
    def __init__(self, name: str, star: bool) -> None:
        self.name: Final = name
        self.star: Final = star
        self.number: Final = name.rstrip("AB")  # as it is printed, without the version
        self.version: Final = name.removeprefix(self.number)
        self.slots: Final[list[Slot]] = []


class DecisionCard:
    def __init__(
        self,
        name: str,
        star: bool,
        cities: list[int],
        rewards: list[int],
        types: list[int],
        goods: list[int],
        hubs: list[int],
        contract: int,
        influence: int,
        source: str,
    ) -> None:
        self.name: Final = name
        self.star: Final = star
        self.cities: Final = cities  # T-A, first row
        self.rewards: Final = rewards  # T-A, second row; then A..Z
        self.types: Final = types  # T-B
        self.goods: Final = goods  # T-C
        self.hubs: Final = hubs  # T-D
        self.contract: Final = contract  # T-E: unassigned factories from which it gains a contract
        self.influence: Final = influence  # T-E: what it gains otherwise
        self.source: Final = source


def read_action_cards(text: str, file: str) -> list[ActionCard]:
    """The cards in the order of the file; of 1 to 3 both versions, four others and the strategic ones."""
    found: dict[str, ActionCard] = {}
    rows: list[tuple[Record, Slot, ActionCard]] = []
    for row in read_sheet(text, file, ACTION_HEADING):
        name = identifier(row, "card", [])
        star = row.one_of("star", YES) == 1
        card = found.setdefault(name, ActionCard(name, star))
        if card.star != star:
            raise row.wrong("star", f"card {name} is strategic in one row and not in another.")
        slot = _slot(row)
        if slot.number != len(card.slots) + 1:
            raise row.wrong("slot", f"slot {slot.number} of card {name} is not the next.", "They count from 1.")
        card.slots.append(slot)
        rows.append((row, slot, card))
    for row, slot, card in rows:
        for condition in slot.conditions:
            if not 1 <= condition.otherwise <= len(card.slots) or condition.otherwise == slot.number:
                what = f"{condition.words} leads to slot {condition.otherwise}."
                raise row.wrong("conditions", what, f"Card {card.name} has the slots 1 to {len(card.slots)}.")
    cards = list(found.values())
    check_deck(cards, file)
    return cards


def _slot(row: Record) -> Slot:
    conditions = [] if row["conditions"] == "-" else [_condition(row, one) for one in row["conditions"].split(";")]
    effect = row.one_of("effect", EFFECTS)
    fewest, most = AMOUNTS[effect]
    return Slot(
        row.number("slot", 1, MOST_SLOTS),
        conditions,
        effect,
        row.number("amount", fewest, most),
        row.number("goods", 0, 20),
        row.number("extra", 0, 20),
        row.number("money", 0, 500),
        row["source"],
    )


def _condition(row: Record, words: str) -> Condition:
    what, arrow, otherwise = (part.strip() for part in words.partition("->"))
    cure = "It looks like this: 'goods>=4 -> 2', with a semicolon between several."
    slot = whole(otherwise, 1, MOST_SLOTS)
    for sign, mark in enumerate(SIGNS):
        if arrow and mark in what:
            measure, _, number = (part.strip() for part in what.partition(mark))
            if measure not in MEASURES:
                raise row.wrong("conditions", f"unknown measure {quoted(measure)}.", nearest(measure, MEASURES))
            value = whole(number, 0, 999)
            if value is not None and slot is not None:
                return Condition(MEASURES.index(measure), sign, value, slot)
            break
    raise row.wrong("conditions", f"{quoted(words.strip())} is no condition.", cure)


def check_deck(cards: list[ActionCard], file: str) -> None:
    names = [card.name for card in cards]
    for number in VERSIONED:
        for version in "AB":
            if f"{number}{version}" not in names:
                raise BadInput(
                    f"card {number}{version} is missing.", f"{file}: card", "1, 2 and 3 are there as A and B."
                )
    normal = sum(not card.star for card in cards) - len(VERSIONED)
    check_numbers(normal, sum(card.star for card in cards), file)


def check_numbers(normal: int, strategic: int, file: str) -> None:
    if normal != NORMAL:
        raise BadInput(f"a deck would have {normal} cards.", f"{file}: star", f"It has {NORMAL} without a star.")
    if strategic != STRATEGIC:
        raise BadInput(f"{strategic} cards have a star.", f"{file}: star", f"{STRATEGIC} are strategic.")


def read_decision_cards(text: str, file: str) -> list[DecisionCard]:
    found: list[DecisionCard] = []
    seen: list[str] = []
    for row in read_sheet(text, file, DECISION_HEADING):
        name = identifier(row, "card", seen)
        cities = row.several("cities", CITIES, "city")
        if len(set(cities)) != len(cities) or any(hub not in cities for hub in range(len(HUBS))):
            cure = f"Each of {', '.join(HUBS)} once, and 'goal' or not."
            raise row.wrong("cities", f"{quoted(row['cities'])} is no order of the cities.", cure)
        found.append(
            DecisionCard(
                name,
                row.one_of("star", YES) == 1,
                cities,
                _order(row, "rewards", REWARDS),
                _order(row, "types", GOODS),
                _order(row, "goods", GOODS),
                _order(row, "hubs", HUBS),
                row.number("contract", 1, 20),
                row.number("influence", 0, 20),
                row["source"],
            )
        )
    check_numbers(sum(not card.star for card in found), sum(card.star for card in found), file)
    return found


def _order(row: Record, field: str, known: list[str]) -> list[int]:
    """All known words, each once, in the card's order."""
    order = row.several(field, known, field)
    if sorted(order) != list(range(len(known))):
        raise row.wrong(field, f"{quoted(row[field])} is no order of them.", f"Each once: {'+'.join(known)}.")
    return order
