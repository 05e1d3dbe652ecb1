"""The catalogue of actions: every action of a set-up once, with a typed value, a notation and a number.

A family is a verb and the domains of its arguments (`lay` + hex + pair). Numbers run through the families in
order, so a number is found by arithmetic and nothing is stored per action.
"""

from collections.abc import Sequence
from typing import Final

from footplate.table.errors import BadInput, offer
from footplate.table.reading import composed
from footplate.table.say import say, word


class Domain:
    """The values an argument can take, as words. `aliases` are other ways to type the same value.

    `places`: which place of the boards (or slot, or card) each value is, by its name in the view; none, if it is none.
    """

    def __init__(
        self, name: str, words: list[str], aliases: dict[str, int] | None = None, places: Sequence[str] = ()
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        self.places: Final = places
        self.index: dict[str, int] = dict(aliases) if aliases else {}
        self.index = {k.lower(): v for k, v in self.index.items()}
        for i, known in enumerate(words):
            self.index[known.lower()] = i
        self.longest: Final = max((len(w.split()) for w in self.index), default=1)


class Family:
    """One verb with its arguments; its actions have the numbers base … base + size - 1."""

    def __init__(self, verb: str, domains: list[Domain]) -> None:
        self.verb: Final = verb
        self.domains: Final = domains
        size = 1
        for domain in domains:
            size *= len(domain.words)
        self.size: Final = size
        self.base = 0


class Action:
    """An action as a typed value: which family, which value of each of its domains."""

    def __init__(self, number: int, family: Family, values: list[int]) -> None:
        self.number: Final = number
        self.verb: Final = family.verb
        self.values: Final = values
        self.words: Final = [d.words[v] for d, v in zip(family.domains, values, strict=True)]
        self.places: Final = [d.places[v] for d, v in zip(family.domains, values, strict=True) if d.places]

    @property
    def notation(self) -> str:
        return " ".join([self.verb, *self.words])


class Catalogue:
    def __init__(self, families: list[Family]) -> None:
        self.families: Final = families
        self.by_verb: Final = {f.verb: f for f in families}
        size = 0
        for family in families:
            family.base = size
            size += family.size
        self.size: Final = size

    def base(self, verb: str) -> int:
        return self.by_verb[verb].base

    def family(self, number: int) -> Family:
        if number < 0:
            raise IndexError(number)
        for family in self.families:
            if number < family.base + family.size:
                return family
        raise IndexError(number)

    def action(self, number: int) -> Action:
        family = self.family(number)
        rest = number - family.base
        values: list[int] = []
        for domain in reversed(family.domains):
            values.append(rest % len(domain.words))
            rest //= len(domain.words)
        values.reverse()
        return Action(number, family, values)

    def notation(self, number: int) -> str:
        return self.action(number).notation

    def places(self, number: int) -> list[str]:
        """The places that an action speaks of."""
        return self.action(number).places

    def number(self, notation: str) -> int:
        """The number of a notation; any spacing and case, every alias. Raises BadInput with the nearest valid thing."""
        tokens = composed(notation).split()
        if not tokens:
            raise BadInput(say("an empty move."), cure=offer("", list(self.by_verb)))
        family = self.by_verb.get(tokens[0].lower())
        if family is None:
            cure = offer(tokens[0], list(self.by_verb))
            raise BadInput(say("unknown move {move}.", move=repr(tokens[0])), cure=cure)
        values = fit(family.domains, tokens, 1)
        if values is None:
            raise misfit(family, tokens)
        rest = 0
        for domain, value in zip(family.domains, values, strict=True):
            rest = rest * len(domain.words) + value
        return family.base + rest


def fit(domains: list[Domain], tokens: list[str], at: int) -> list[int] | None:
    """The values that the words from `at` on say, all of them used; a value of many words goes before one of few."""
    if not domains:
        return [] if at == len(tokens) else None
    for n in range(min(domains[0].longest, len(tokens) - at), 0, -1):
        value = domains[0].index.get(" ".join(tokens[at : at + n]).lower(), -1)
        if value >= 0:
            rest = fit(domains[1:], tokens, at + n)
            if rest is not None:
                return [value, *rest]
    return None


def misfit(family: Family, tokens: list[str]) -> BadInput:
    """What is wrong with the words after a verb: the first that doesn't fit, or those that are too many."""
    at = 1
    for domain in family.domains:
        value = -1
        for n in range(min(domain.longest, len(tokens) - at), 0, -1):
            value = domain.index.get(" ".join(tokens[at : at + n]).lower(), -1)
            if value >= 0:
                at += n
                break
        if value < 0:
            given = " ".join(tokens[at:])
            thing, cure = word(domain.name), offer(given, domain.words)
            if not given:
                return BadInput(say("'{verb}' needs a {thing}.", verb=family.verb, thing=thing), cure=cure)
            what = say("'{verb}' needs a {thing}, not {given}.", verb=family.verb, thing=thing, given=repr(given))
            return BadInput(what, cure=cure)
    rest = repr(" ".join(tokens[at:]))
    return BadInput(say("{rest} is too much after '{move}'.", rest=rest, move=" ".join(tokens[:at])))
