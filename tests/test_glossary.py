"""One word for one thing, in every language: the rulebook's, where it has one. tests/glossary.csv says which."""

import csv
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "src" / "footplate"
GAMES = ["steamrollers", "steam-power", "imperial-steam", "railroad-revolution"]


def glossary() -> list[dict[str, str]]:
    lines = (Path(__file__).parent / "glossary.csv").read_text("utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def files(language: str, where: str) -> list[Path]:
    """The files of translations that a word is for."""
    found = {game: [ENGINE / "texts" / language / f"{game}.ftl"] for game in GAMES}
    for game in GAMES:
        found[game].append(ROOT / "web" / "src" / "games" / game / "texts" / f"{language}.ftl")
    found["page"] = [ROOT / "web" / "texts" / f"{language}.ftl"]
    found["terminal"] = [ENGINE / "texts" / language / "terminal.ftl"]
    if where != "all":
        return found[where]
    more = [ENGINE / "texts" / language / "house.ftl", ENGINE / "host" / "texts" / f"{language}.ftl"]
    return [file for each in found.values() for file in each] + more


def said(file: Path) -> list[str]:
    """What is read of each line: not the message's id, and no comments."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [re.sub(r"^[a-zA-Z][\w-]* = ?", "", line) for line in lines]


def words(avoided: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{avoided})(?!\w)")


ENTRIES = glossary()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: f"{e['language']}-{e['where']}-{e['chosen']}")
def test_a_thing_has_one_word(entry: dict[str, str]) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in files(entry["language"], entry["where"])
        for line in said(file)
        if words(entry["avoided"]).search(line)
    ]
    assert found == [], f"say {entry['chosen']!r} for {entry['thing']}"


def test_the_avoided_words_are_found() -> None:
    """Else the test above would prove nothing."""
    assert words("[Mm]urs?").search("Murs entre les régions")
    assert not words("[Mm]urs?").search("murmure")
    assert words("kant(en)?").search("sluit aan beide kanten aan")
    assert all(file.exists() for entry in ENTRIES for file in files(entry["language"], entry["where"]))


def test_the_chosen_words_are_said() -> None:
    for entry in ENTRIES:
        stem = entry["chosen"].split()[0].lower()[:5]
        there = "\n".join(line.lower() for f in files(entry["language"], entry["where"]) for line in said(f))
        assert stem in there, f"{entry['language']}: {entry['chosen']}"
