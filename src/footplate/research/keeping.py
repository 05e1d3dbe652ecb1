"""The games of an arena on disk: written as they are played, so that a run that was stopped goes on from there."""

import errno
import json
import os
from pathlib import Path
from typing import Final

from footplate.research.contest import Played
from footplate.research.plan import Plan
from footplate.table.errors import BadInput

GAMES: Final = "games.jsonl"


class Kept:
    """A folder with a plan and its games, a line each. A deal counts once all its games are there."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder: Final = folder
        self.file: Final = folder / GAMES
        self.plan: Final = plan
        self.deals: Final[dict[int, list[Played]]] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.file.exists() and self.file.stat().st_size:
                self._read()
            else:
                self._append(json.dumps(plan.words()) + "\n")
        except OSError as error:
            raise self._trouble(error) from None

    @property
    def games(self) -> list[Played]:
        """In the order of deals, however they were played."""
        return [played for deal in sorted(self.deals) for played in self.deals[deal]]

    def add(self, games: list[Played]) -> None:
        """Keep whole deals. Raises BadInput where the disk is full; what was kept before stays."""
        try:
            self._append("".join(json.dumps(played) + "\n" for played in games))
        except OSError as error:
            raise self._trouble(error) from None
        for played in games:
            self.deals.setdefault(played["deal"], []).append(played)

    def _append(self, text: str) -> None:
        with self.file.open("ab") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())

    def _read(self) -> None:
        lines = self.file.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]  # a run that was killed may have left half a line
        try:
            words, *games = [json.loads(line) for line in whole]
        except ValueError:
            raise BadInput("this is no file of an arena.", str(self.file), "Take another --out.") from None
        if words != json.loads(json.dumps(self.plan.words())):
            other = [name for name, value in self.plan.words().items() if words.get(name) != value]
            cure = f"It differs in {', '.join(other)}. Take another --out."
            raise BadInput("the games of another arena are kept here.", str(self.folder), cure)
        found: dict[int, list[Played]] = {}
        for played in games:
            found.setdefault(played["deal"], []).append(played)
        self.deals.update({deal: each for deal, each in found.items() if len(each) == self.plan.games_a_deal})
        if len(self.deals) < len(found) or len(whole) < len(lines):
            self._rewrite(whole[0])

    def _rewrite(self, first: bytes) -> None:
        """Without what is only half there."""
        new = self.file.with_suffix(".new")
        new.write_bytes(first + "".join(json.dumps(played) + "\n" for played in self.games).encode())
        new.replace(self.file)

    def _trouble(self, error: OSError) -> BadInput:
        kept = f"{len(self.games)} games are kept" if self.deals else "no game is kept yet"
        way = "once there is room, the same command goes on" if error.errno == errno.ENOSPC else "take another --out"
        cure = f"So far {kept}; {way}."
        return BadInput(f"the games can't be kept: {error.strerror}.", str(error.filename or self.file), cure)
