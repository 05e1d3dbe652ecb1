"""What goes wrong at a table, as data: a type that programs know, and a sentence for a person in any language."""

from typing import Final

from footplate.host.messages import Problem
from footplate.host.say import say, told, wrong
from footplate.table.errors import BadInput
from footplate.table.rules import Refusal

LONGEST: Final = 600  # characters of a detail


class Trouble(Exception):
    """A request that ends with a Problem: a sentence of texts/ (`id`), of the engine, or one already (`detail`)."""

    def __init__(
        self,
        type: str,
        id: str = "",
        *,
        detail: str = "",
        refusal: Refusal | None = None,
        error: BadInput | None = None,
        version: int = -1,
        move: str = "",
        facts: dict[str, str | int] | None = None,
        **more: str | int,
    ) -> None:
        super().__init__(type)
        self.type: Final = type
        self.id: Final = id
        self.detail: Final = detail
        self.refusal: Final = refusal
        self.error: Final = error
        self.version: Final = version
        self.move: Final = move
        self.facts: Final = {**(facts or {}), **more}
        if version >= 0:
            self.facts["version"] = version

    def problem(self, language: str) -> Problem:
        rule, facts, detail = "", "", self.detail
        if self.refusal is not None:
            rule, facts = self.refusal.rule, told(language, self.refusal.facts)
            detail = facts
        elif self.error is not None:
            detail = wrong(language, self.error)[:LONGEST]
        elif self.id:
            detail = say(language, self.id, **self.facts)
        return Problem(
            type=self.type,
            title=say(language, f"title-{self.type}"),
            detail=detail,
            rule=rule,
            facts=facts,
            version=self.version,
            move=self.move,
        )


def bad(type: str, error: BadInput, move: str = "") -> Trouble:
    """The engine's BadInput as a typed answer: what, where and the nearest valid thing."""
    return Trouble(type, error=error, move=move)
