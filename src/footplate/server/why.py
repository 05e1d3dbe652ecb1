"""Why an automa played a line, for any line of the log: what isn't in memory any more is thought again in a worker."""

from typing import Final

from footplate.host.beginning import header_of
from footplate.host.messages import TraceSeen
from footplate.host.story import before, trace_seen
from footplate.host.trouble import Trouble
from footplate.server.tables import Table
from footplate.server.worker import Explain, Explained
from footplate.server.workers import Broken, TooSlow, Workers
from footplate.table.match import UNDO, Match
from footplate.texts import speaking_of

SECONDS: Final = 10.0


async def why_line(workers: Workers, table: Table, match: Match, number: int, language: str) -> TraceSeen:
    """How an automa reached a line of the log."""
    entry = match.entries[number - 1] if 1 <= number <= match.version else None
    if entry is None or entry.action == UNDO or not match.automa(entry.seat):
        raise Trouble("no-page", "no-trace", number=number)
    known = table.story.traces.get(number)
    if known is not None:
        with speaking_of(match.setup.game):
            return trace_seen(known, language)
    try:
        start = None if table.row.start is None else match.first.pack()
        told = await workers.ask_aside(
            Explain(header_of(match.setup), start, before(match, number), language), SECONDS, table.whose
        )
    except (TooSlow, Broken):
        raise Trouble("try-again", "too-long", seconds=f"{SECONDS:g}") from None
    if not isinstance(told, Explained):
        raise AssertionError(f"a worker failed: {told}")
    if told.trace is None:
        raise Trouble("no-page", "no-trace", number=number)
    return told.trace
