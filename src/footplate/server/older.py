"""Tables that began under another ruleset: those whose every line still holds go on under today's rules.

Every line of the log is played again in a worker, and today's rules are asked whether it is legal. Where all are, the
table belongs to today's ruleset from then on; its header says so in a comment, so that the log replays, and so does the
talk. Where one isn't, the table stays as it is: people look at it up to there, and take its whole log along.
"""

import re
from typing import Final

import msgspec

from footplate.games import GAMES
from footplate.host.beginning import Line, header_of, opened, read_lines, setup_of
from footplate.host.messages import Mishap
from footplate.host.table import After
from footplate.host.trouble import Trouble
from footplate.server.gate import TABLE_SAYS
from footplate.server.rows import Row
from footplate.server.tables import Table, Tables, settled
from footplate.server.worker import Rehearse, Rehearsed
from footplate.server.workers import Broken, TooSlow, Workers
from footplate.table.errors import BadInput
from footplate.table.game import Game
from footplate.table.match import Match

SECONDS: Final = 30.0
RULESET: Final = re.compile(r"^ruleset: \d+$", re.MULTILINE)


class Older:
    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables: Final = tables
        self.workers: Final = workers
        tables.older = self.open

    async def open(self, table: Table) -> None:
        """Give a table of another ruleset the match it has under today's, as far as that goes."""
        row = table.row
        game = GAMES.get(row.game)
        if game is None:
            return
        lines = await self.tables.store.lines(row.id, 0, row.version)
        today = renewed(row.header, game)
        as_today = msgspec.structs.replace(row, header=today)
        try:
            start = None if row.start is None else opened(today, row.start, row.origin).first.pack()
        except BadInput:
            return
        held = await self._rehearsed(Rehearse(today, start, [line.line for line in lines]), table.whose)
        if held < 0:
            return
        table.match = played(as_today, lines[:held])
        if held < len(lines) or row.ruleset > game.info.ruleset:
            table.stopped = True
        else:
            await self._adopt(table, game, today)

    async def _rehearsed(self, ask: Rehearse, whose: str) -> int:
        """How many lines hold; -1 where not even the set-up does."""
        try:
            told = await self.workers.ask_aside(ask, SECONDS, whose)
        except (TooSlow, Broken):
            raise Trouble("try-again", "too-long", seconds=f"{SECONDS:g}") from None
        return told.lines if isinstance(told, Rehearsed) else -1

    async def _adopt(self, table: Table, game: Game, today: str) -> None:
        row, store = table.row, self.tables.store
        ours = game.info.ruleset
        note = f"# Begun under ruleset {row.ruleset}; its first {row.version} lines hold under ruleset {ours} too."
        changed = await store.change(row, header=f"{note}\n{today}", ruleset=ours)
        if changed is None:  # another process was quicker
            fresh = await store.row(row.id)
            if fresh is not None:
                table.row = fresh
                table.match = played(fresh, await store.lines(row.id, 0, fresh.version))
            return
        table.row = changed
        facts: dict[str, str | int] = {"game": game.info.title, "theirs": row.ruleset, "ours": ours}
        await store.say(row.id, TABLE_SAYS, "", msgspec.json.encode(Mishap(id="ruleset-on", facts=facts)).decode())
        after = After(table)
        await settled(table, after)  # what was a choice may be forced by now
        if after.grown:
            await self.tables.store_after(table, after)


def renewed(header: str, game: Game) -> str:
    """A header of another ruleset as it would be written today: with components that have changed since as its own."""
    try:
        return header_of(setup_of(header))
    except BadInput:  # too old, or too new: as far as today's rules are the same
        return RULESET.sub(f"ruleset: {game.info.ruleset}", header, count=1)


def played(row: Row, lines: list[Line]) -> Match:
    match = opened(row.header, row.start, row.origin)
    read_lines(match, lines)
    return match
