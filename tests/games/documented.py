"""The documentation's examples: its fenced blocks."""

import re
from pathlib import Path

from tests.games.here import ROOT

DOCS = ROOT / "docs"


class Example:
    """A fenced block of a page, with the line it begins in."""

    def __init__(self, file: Path, line: int, text: str) -> None:
        self.name = f"{file.name}:{line}"
        self.text = text


def examples(kind: str) -> list[Example]:
    found: list[Example] = []
    for file in sorted(DOCS.glob("*.md")):
        text = file.read_text("utf-8")
        for block in re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            found.append(Example(file, text[: block.start()].count("\n") + 2, block.group(1)))
    assert found, f"no {kind} in the documentation"
    return found
