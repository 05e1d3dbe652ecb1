"""The answers to a decision as a person meets them: numbered, described, grouped by place, found by typing."""

import re
from collections import Counter
from typing import Final, NamedTuple

from footplate.table.catalogue import Domain, Family
from footplate.table.errors import BadInput
from footplate.table.game import Game, State
from footplate.table.match import Match
from footplate.table.reading import LONGEST_QUOTE, whole
from footplate.table.rules import Refusal
from footplate.table.view import View
from footplate.terminal.language import tell
from footplate.terminal.spots import Spot, spot_names

GROUP_ABOVE: Final = 16  # a list longer than a small screen is first asked by place
MOST_TRIED: Final = 300


class Answer(NamedTuple):
    """One legal answer: its place in the list (1 is the first), action, notation, words, and the spots it is about."""

    place: int
    action: int
    notation: str
    words: str
    spots: tuple[str, ...]

    @property
    def line(self) -> str:
        return f"{self.notation}: {self.words}" if self.words else self.notation


class Menu:
    """All answers to the decision that is being asked."""

    def __init__(self, game: Game, state: State, legal: list[int], view: View) -> None:
        """`state` is the one the deciding seat may know."""
        self.view: Final = view
        self.catalogue: Final = state.catalogue
        self.spots: Final = spot_names(view)
        default = game.default(state)
        found: list[tuple[int, str, str, tuple[str, ...]]] = []
        for number in legal:
            action = state.catalogue.action(number)
            named = action.places or action.words  # where the catalogue doesn't say, by what is called like a word
            spots = tuple(self.spots[w.lower()].name for w in named if w.lower() in self.spots)
            found.append((number, action.notation, tell(game.describe(state, number)), spots))
        self.answers: Final = [Answer(i, *parts) for i, parts in enumerate(found, 1)]
        self.default: Final = next((a for a in self.answers if a.action == default), None)
        self.by_spot: Final[dict[str, list[Answer]]] = {}
        for answer in self.answers:
            if answer.spots:
                self.by_spot.setdefault(answer.spots[0], []).append(answer)

    @property
    def grouped(self) -> bool:
        """Whether the list is too long to show and falls into places."""
        return len(self.answers) > GROUP_ABOVE and 0 < len(self.by_spot) < len(self.answers)

    @property
    def single(self) -> list[Answer]:
        """The answers that are about no place."""
        return [answer for answer in self.answers if not answer.spots]

    def spot(self, text: str) -> Spot | None:
        """A place, slot or card by its name, title or code, or by whatever a move calls it."""
        typed = " ".join(text.lower().split())
        if typed in self.spots:
            return self.spots[typed]
        for domain in (domain for family in self.catalogue.families for domain in family.domains if domain.places):
            if typed in domain.index:
                return self.spots.get(domain.places[domain.index[typed]].lower())
        return None

    def search(self, text: str) -> list[Answer]:
        """Answers that hold every word typed: in the notation, in the description, or as a city's code."""
        spot = self.spot(text)
        if spot is not None:
            here = self.by_spot.get(spot.name, [])
            text = tell(spot.title) or spot.name
            if here:
                return here
        wanted = tokens(text)
        return [a for a in self.answers if wanted and _holds(tokens(a.line), wanted)]

    def find(self, text: str) -> int | list[Answer]:
        """The action that was typed (legal or not), or the answers it could mean. Raises BadInput."""
        text = text.strip()
        if text.isdecimal():
            place = whole(text, 1, len(self.answers))
            if place is not None:
                return self.answers[place - 1].action
            cure = tell("There are {count}.", count=len(self.answers))
            raise BadInput(tell("there is no answer {number}.", number=text[:LONGEST_QUOTE]), cure=cure)
        try:
            return self.catalogue.number(text)
        except BadInput as error:
            wanted = " ".join(text.lower().split())
            exact = [a for a in self.answers if a.notation.lower().partition(" ")[2] == wanted]
            if len(exact) == 1:
                return exact[0].action
            found = self.search(text)
            if found:
                return found
            raise error from None


def tokens(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def _holds(words: list[str], wanted: list[str]) -> bool:
    return all(any(word == w or (len(w) > 2 and word.startswith(w)) for word in words) for w in wanted)


def why_not(match: Match, seat: int, spot: Spot) -> Refusal | None:
    """Why nothing can be done at a place: the reason that most of the moves one could try there share."""
    verbs = {match.catalogue.family(number).verb for number in match.legal()}
    reasons: Counter[str] = Counter()
    refusals: dict[str, Refusal] = {}
    for family in match.catalogue.families:
        if family.verb not in verbs:
            continue
        for number in _tries(family, spot):
            refusal = match.refusal(seat, number)
            if refusal is not None:
                reasons[str(refusal)] += 1
                refusals[str(refusal)] = refusal
    return refusals[reasons.most_common(1)[0][0]] if reasons else None


def _tries(family: Family, spot: Spot) -> list[int]:
    """The actions of a family that are about a place."""
    numbers = [0]
    about = False
    for domain in family.domains:
        place = _value(domain, spot) if not about else -1
        size = len(domain.words)
        values = [place] if place >= 0 else range(size)
        about = about or place >= 0
        numbers = [number * size + value for number in numbers for value in values]
        if len(numbers) > MOST_TRIED:
            return []
    return [family.base + number for number in numbers] if about else []


def _value(domain: Domain, spot: Spot) -> int:
    """The value of a domain that is this place, or is called like it; -1: none."""
    if spot.name in domain.places:
        return domain.places.index(spot.name)
    return domain.index.get(spot.name.lower(), domain.index.get(spot.title.lower(), -1))
