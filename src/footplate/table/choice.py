"""Choice: how an automa decides in the open.

    Choice("which city?", cities, name).keep("outside", outside).least("tiles to lay", tiles).first("scan", key)

Every step keeps some of the candidates; what each step left over is the explanation.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Candidate:
    """One candidate as a step saw it: its name, the value the step gave it, and whether it stayed."""

    def __init__(self, name: str, value: str, kept: bool) -> None:
        self.name: Final = name
        self.value: Final = value
        self.kept: Final = kept


class Step:
    def __init__(self, label: str, rule: str, candidates: list[Candidate]) -> None:
        self.label: Final = label
        self.rule: Final = rule
        self.candidates: Final = candidates

    @property
    def kept(self) -> list[str]:
        return [c.name for c in self.candidates if c.kept]


class Trace:
    """A question, the steps that answered it, and traces of the questions it depended on."""

    def __init__(self, question: str) -> None:
        self.question: Final = question
        self.steps: list[Step] = []
        self.answer = ""
        self.parts: list[Trace] = []

    def note(self, label: str, rule: str, *facts: str) -> None:
        """A step without candidates: a fact that led on."""
        self.steps.append(Step(label, rule, [Candidate(fact, "", True) for fact in facts]))

    def lines(self, indent: str = "") -> list[str]:
        out = [f"{indent}{self.question}"]
        for part in self.parts:
            out.extend(part.lines(indent + "  "))
        for step in self.steps:
            said = ", ".join(c.name + (f" ({c.value})" if c.value else "") for c in step.candidates if c.kept)
            dropped = ", ".join(c.name + (f" ({c.value})" if c.value else "") for c in step.candidates if not c.kept)
            out.append(f"{indent}  {step.label}: {said or 'none'}" + (f"; not {dropped}" if dropped else ""))
        if self.answer:
            out.append(f"{indent}  -> {self.answer}")
        return out


class Choice(Generic[T]):
    def __init__(self, question: str, candidates: list[T], name: Callable[[T], str]) -> None:
        self.candidates = candidates
        self.name: Final = name
        self.trace: Final = Trace(question)

    def _step(self, label: str, rule: str, kept: list[bool], values: list[str]) -> None:
        seen = [
            Candidate(self.name(c), value, keep) for c, value, keep in zip(self.candidates, values, kept, strict=True)
        ]
        self.trace.steps.append(Step(label, rule, seen))
        self.candidates = [c for c, keep in zip(self.candidates, kept, strict=True) if keep]
        self.trace.answer = self.name(self.candidates[0]) if len(self.candidates) == 1 else ""

    def keep(self, label: str, fits: Callable[[T], bool], rule: str = "") -> "Choice[T]":
        """Drop the candidates that don't fit."""
        kept = [fits(c) for c in self.candidates]
        self._step(label, rule, kept, [""] * len(kept))
        return self

    def prefer(self, label: str, fits: Callable[[T], bool], rule: str = "") -> "Choice[T]":
        """Drop the candidates that don't fit, unless none does."""
        kept = [fits(c) for c in self.candidates]
        if not any(kept):
            kept = [True] * len(kept)
        self._step(label, rule, kept, [""] * len(kept))
        return self

    def least(
        self, label: str, value: Callable[[T], int], rule: str = "", words: Callable[[T], str] | None = None
    ) -> "Choice[T]":
        """Keep the candidates with the smallest value; `words` says a value otherwise than as a number."""
        values = [value(c) for c in self.candidates]
        best = min(values, default=0)
        said = [words(c) for c in self.candidates] if words is not None else [str(v) for v in values]
        self._step(label, rule, [v == best for v in values], said)
        return self

    def most(self, label: str, value: Callable[[T], int], rule: str = "") -> "Choice[T]":
        """Keep the candidates with the largest value."""
        values = [value(c) for c in self.candidates]
        best = max(values, default=0)
        self._step(label, rule, [v == best for v in values], [str(v) for v in values])
        return self

    def first(self, label: str, key: Callable[[T], list[int]], rule: str = "") -> "Choice[T]":
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
