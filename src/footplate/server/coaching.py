"""The coach over HTTP: it thinks in a worker, and its reviews are kept."""

from collections import OrderedDict
from typing import Final

from footplate.host.beginning import header_of
from footplate.host.coaching import may_ask
from footplate.host.messages import AdviceSeen, ReviewSeen
from footplate.host.trouble import Trouble
from footplate.server.tables import Table
from footplate.server.worker import Advise, Advised, LookBack, LookedBack, Tell
from footplate.server.workers import Broken, TooSlow, Workers
from footplate.table.game import NATURE

HINT_SECONDS: Final = 20.0
REVIEW_SECONDS: Final = 120.0
KEPT: Final = 200


class Coach:
    def __init__(self, workers: Workers) -> None:
        self.workers: Final = workers
        self.reviews: OrderedDict[tuple[str, int, int], ReviewSeen] = OrderedDict()

    async def hint(self, table: Table, seat: int, language: str) -> list[AdviceSeen]:
        """What the one who has to decide could do."""
        match = table.readable()
        may_ask(table, match, "" if seat == NATURE else match.setup.name(seat))
        decision = match.decision
        if decision is None or decision.seat != seat:
            raise Trouble("not-yours", "coach-turn")
        seen = match.game.redact(match.state, seat)
        ask = Advise(header_of(match.setup), seen.pack(), match.legal(), seat, language)
        told = await self._ask(ask, HINT_SECONDS, table)
        assert isinstance(told, Advised), f"a worker failed: {told}"
        return told.lines

    async def review(self, table: Table, seat: int) -> ReviewSeen:
        """A finished game, seen from a seat."""
        match = table.readable()
        may_ask(table, match, "" if seat == NATURE else match.setup.name(seat))
        if not match.over:
            raise Trouble("not-yours", "coach-end")
        which = (table.id, match.version, seat)
        if which not in self.reviews:
            start = None if table.row.start is None else match.first.pack()
            moves = [(entry.seat, entry.action) for entry in match.moves]
            told = await self._ask(LookBack(header_of(match.setup), start, moves, seat), REVIEW_SECONDS, table)
            assert isinstance(told, LookedBack), f"a worker failed: {told}"
            self.reviews[which] = told.review
            while len(self.reviews) > KEPT:
                self.reviews.popitem(last=False)
        return self.reviews[which]

    async def _ask(self, ask: Advise | LookBack, seconds: float, table: Table) -> Tell:
        try:
            return await self.workers.ask_aside(ask, seconds, table.whose)
        except (TooSlow, Broken):
            raise Trouble("try-again", "too-long", seconds=f"{seconds:g}") from None
