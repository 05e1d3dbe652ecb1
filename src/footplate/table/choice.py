"""Choice: how an automa decides in the open.

    Choice("which city?", cities, name).keep("outside", outside).least("tiles to lay", tiles).first("scan", key)

Every step keeps some of the candidates; what each step left over is the explanation.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from footplate.table.say import Say

T = TypeVar("T")


class Candidate:
    """One candidate as a step saw it: its name, the value the step gave it, whether it stayed, and where it is.

    `places` are names of places in the view, so that nobody has to look for them in a sentence.
    """

    def __init__(self, name: Say | str, value: Say | str, kept: bool, places: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.value: Final = value
        self.kept: Final = kept
        self.places: Final = places

    @property
    def words(self) -> str:
        return f"{self.name} ({self.value})" if self.value else str(self.name)


class Step:
    def __init__(self, label: Say | str, rule: str, candidates: list[Candidate]) -> None:
        self.label: Final = label
        self.rule: Final = rule
        self.candidates: Final = candidates

    @property
    def kept(self) -> list[str]:
        return [str(c.name) for c in self.candidates if c.kept]


class Trace:
    """A question, the steps that answered it, and traces of the questions it depended on."""

    def __init__(self, question: Say | str) -> None:
        self.question: Final = question
        self.steps: list[Step] = []
        self.answer: Say | str = ""
        self.parts: list[Trace] = []

    def note(self, label: Say | str, rule: str, *facts: Say | str, places: Sequence[str] = ()) -> None:
        """A step without candidates: a fact that led on; several facts have a place each, or none has."""
        where: list[Sequence[str]] = [[place] for place in places] if places else [()] * len(facts)
        if len(facts) == 1:
            where = [places]
        self.steps.append(Step(label, rule, [Candidate(f, "", True, at) for f, at in zip(facts, where, strict=True)]))

    def lines(self, indent: str = "") -> list[str]:
        out = [f"{indent}{self.question}"]
        for part in self.parts:
            out.extend(part.lines(indent + "  "))
        for step in self.steps:
            said = ", ".join(c.words for c in step.candidates if c.kept)
            dropped = ", ".join(c.words for c in step.candidates if not c.kept)
            found = f": {said or 'none'}" if step.candidates else ""
            out.append(f"{indent}  {step.label}{found}" + (f"; not {dropped}" if dropped else ""))
        if self.answer:
            out.append(f"{indent}  -> {self.answer}")
        return out


class Choice(Generic[T]):
    def __init__(
        self,
        question: Say | str,
        candidates: list[T],
        name: Callable[[T], Say | str],
        places: Callable[[T], list[str]] | None = None,
    ) -> None:
        self.candidates = candidates
        self.name: Final = name
        self.places: Final = places
        self.trace: Final = Trace(question)

    def _step(self, label: Say | str, rule: str, kept: list[bool], values: Sequence[Say | str]) -> None:
        seen = [
            Candidate(self.name(c), value, keep, self.places(c) if self.places is not None else ())
            for c, value, keep in zip(self.candidates, values, kept, strict=True)
        ]
        self.trace.steps.append(Step(label, rule, seen))
        self.candidates = [c for c, keep in zip(self.candidates, kept, strict=True) if keep]
        self.trace.answer = self.name(self.candidates[0]) if len(self.candidates) == 1 else ""

    def keep(self, label: Say | str, fits: Callable[[T], bool], rule: str = "") -> "Choice[T]":
        """Drop the candidates that don't fit."""
        kept = [fits(c) for c in self.candidates]
        self._step(label, rule, kept, [""] * len(kept))
        return self

    def prefer(self, label: Say | str, fits: Callable[[T], bool], rule: str = "") -> "Choice[T]":
        """Drop the candidates that don't fit, unless none does."""
        kept = [fits(c) for c in self.candidates]
        if not any(kept):
            kept = [True] * len(kept)
        self._step(label, rule, kept, [""] * len(kept))
        return self

    def least(
        self, label: Say | str, value: Callable[[T], int], rule: str = "", words: Callable[[T], Say | str] | None = None
    ) -> "Choice[T]":
        """Keep the candidates with the smallest value; `words` says a value otherwise than as a number."""
        values = [value(c) for c in self.candidates]
        best = min(values, default=0)
        if words is None:
            self._step(label, rule, [v == best for v in values], [str(v) for v in values])
        else:
            self._step(label, rule, [v == best for v in values], [words(c) for c in self.candidates])
        return self

    def most(self, label: Say | str, value: Callable[[T], int], rule: str = "") -> "Choice[T]":
        """Keep the candidates with the largest value."""
        values = [value(c) for c in self.candidates]
        best = max(values, default=0)
        self._step(label, rule, [v == best for v in values], [str(v) for v in values])
        return self

    def first(self, label: Say | str, key: Callable[[T], list[int]], rule: str = "") -> "Choice[T]":
        """Keep the one candidate that comes first in an order; no tie remains."""
        keys = [key(c) for c in self.candidates]
        at = keys.index(min(keys)) if keys else -1
        self._step(label, rule, [i == at for i in range(len(keys))], [""] * len(keys))
        return self

    @property
    def found(self) -> bool:
        return bool(self.candidates)

    def one(self) -> T:
        """The answer; the steps have to leave exactly one."""
        if len(self.candidates) != 1:
            raise ValueError(f"{self.trace.question}: {len(self.candidates)} candidates are left")
        return self.candidates[0]
