"""The rulebook's words in its four languages, with where each comes from."""

from typing import Final

from footplate.games.steamrollers.options import data_text
from footplate.table.sheets import read_sheet

LANGUAGES: Final = ["en", "fr", "nl", "de"]
HEADING: Final = ["row", "key", *LANGUAGES, "source"]


class Term:
    """A word in four languages."""

    def __init__(self, row: int, words: dict[str, str], source: str) -> None:
        self.row: Final = row  # the word's number in the file
        self.words: Final = words
        self.source: Final = source


def read_terms(text: str, file: str) -> dict[str, Term]:
    found: dict[str, Term] = {}
    for row in read_sheet(text, file, HEADING):
        found[row["key"]] = Term(int(row["row"]), {name: row[name] for name in LANGUAGES}, row["source"])
    return found


TERMS: Final = read_terms(data_text("terms.csv"), "terms.csv")


def term(key: str, language: str) -> str:
    return TERMS[key].words[language]
