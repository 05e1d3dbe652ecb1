"""The files of translations: which sentence stands in which, under which id, and what translators have to look at.

A sentence's id is made once, from its first words; `texts/en` keeps it. When a sentence is corrected, the tool finds
the closest one that is no longer said and goes on with its id, so the translations stay, each with a comment that tells
what the English was: whoever has looked at it removes the comment.
"""

import re
from difflib import SequenceMatcher
from pathlib import Path

from footplate.texts import sentences

HOUSE = "house"
MOST_WORDS = 10
ALIKE = 0.7  # how much of a corrected sentence is still what it was
AGAIN = "# Look again, the English was: "
Files = dict[str, dict[str, str]]  # by name: sentences or messages by id


def first_words(sentence: str) -> str:
    return "-".join(["m", *re.findall(r"[A-Za-z0-9]+", sentence)[:MOST_WORDS]])


def places(sentence: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", sentence))


def english_files(said: dict[str, set[str]], fixed: Files, before: Files) -> Files:
    """What each English file holds: `said` by which files, `fixed` sentences with ids of their own."""
    known = {sentence: id for file in before.values() for id, sentence in file.items()}
    ids = {sentence: known[sentence] for sentence in said if sentence in known}
    ids |= corrected(
        [sentence for sentence in said if sentence not in ids],
        {id: sentence for sentence, id in known.items() if sentence not in said and id.startswith("m-")},
    )
    taken = set(ids.values())
    for sentence in said:
        if sentence not in ids:
            ids[sentence] = fresh(sentence, taken)
            taken.add(ids[sentence])
    out: Files = {name: dict(texts) for name, texts in fixed.items()}
    for sentence, names in said.items():
        name = next(iter(names)) if len(names) == 1 else HOUSE  # what several say stands once
        out.setdefault(name, {})[ids[sentence]] = sentence
    return {name: dict(sorted(texts.items())) for name, texts in out.items() if texts}


def corrected(new: list[str], gone: dict[str, str]) -> dict[str, str]:
    """New sentences that are old ones in other words, with the ids of those; the closest first."""
    pairs: list[tuple[float, str, str]] = []
    for sentence in new:
        for id, old in gone.items():
            alike = SequenceMatcher(None, sentence, old).ratio() if places(sentence) == places(old) else 0.0
            if alike >= ALIKE:
                pairs.append((alike, sentence, id))
    found: dict[str, str] = {}
    for _, sentence, id in sorted(pairs, key=lambda pair: -pair[0]):
        if sentence not in found and id not in found.values():
            found[sentence] = id
    return found


def fresh(sentence: str, taken: set[str]) -> str:
    id = first_words(sentence)
    number = 2
    while id in taken:
        id = f"{first_words(sentence)}-{number}"
        number += 1
    return id


def fluent(template: str) -> str:
    """A template as a Fluent pattern: {cost} becomes { $cost }."""
    return re.sub(r"\{(\w+)\}", r"{ $\1 }", template)


def written(texts: dict[str, str]) -> str:
    return "".join(f"{id} = {fluent(text)}\n" for id, text in texts.items())


def read_english(folder: Path) -> Files:
    return {file.stem: sentences(file.read_text("utf-8")) for file in sorted(folder.glob("*.ftl"))}


def messages(text: str) -> dict[str, str]:
    """The messages of a Fluent file by id: all their lines, and the comment above."""
    found: dict[str, str] = {}
    above = current = ""
    for line in text.splitlines(keepends=True):
        match = re.match(r"([a-zA-Z][\w-]*) *=", line)
        if match:
            current = match.group(1)
            found[current] = above + line
            above = ""
        elif line.startswith("#"):
            above += line
        elif current and line.strip():
            found[current] += line
    return found


def in_step(english: Files, said: dict[str, set[str]], changed: dict[str, str], language: Files) -> Files:
    """A language's files as English has them now: in its order, moved where a sentence moved, marked where it changed.

    A game may keep a message of its own for what the house says, too.
    """
    out: Files = {}
    for name, texts in english.items():
        found: dict[str, str] = {}
        for id in texts:
            message = next((file[id] for file in [language.get(name, {}), *language.values()] if id in file), "")
            if message and id in changed and AGAIN not in message:
                message = f"{AGAIN}{changed[id]}\n{message}"
            if message:
                found[id] = message
        out[name] = found
    for name, file in language.items():
        for id in overrides(english, said, name, file):
            if file[id] != out[HOUSE].get(id):
                out[name][id] = file[id]
    return out


def overrides(english: Files, said: dict[str, set[str]], name: str, file: dict[str, str]) -> list[str]:
    """The messages in a game's file that it may have besides the house's: it says them."""
    shared = english.get(HOUSE, {})
    return [id for id in sorted(file) if id in shared and name != HOUSE and name in said.get(shared[id], set())]
