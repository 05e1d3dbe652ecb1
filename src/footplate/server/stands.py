"""Bots that play for people, and people who are back: the talk beside the game tells it; the log knows moves only."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from footplate.host.messages import Mishap
from footplate.host.standing import DEFAULT, back, hand
from footplate.host.table import After
from footplate.server.gate import TABLE_SAYS, Gate
from footplate.server.messages import Accepted, BotWish
from footplate.server.tables import Table, settled


class Stands:
    def __init__(self, gate: Gate) -> None:
        self.gate: Final = gate

    async def hand(self, id: str, key: str, wish: BotWish) -> Accepted:
        table = await self.gate.tables.find(id)
        own = self.gate.who(table, key).player()
        name, bot = table.seat_name(own), wish.bot or DEFAULT
        seat = wish.seat or name
        await self._set(table, lambda: hand(table, own, seat, bot, wish.resign, time.time()))
        id_ = "stand-resigned" if wish.resign else "stand-own" if seat == name else "stand-other"
        return await self._tell(table, id_, seat=table.called(seat), other=table.called(name), bot=bot)

    async def back(self, id: str, key: str) -> Accepted:
        table = await self.gate.tables.find(id)
        seat = self.gate.who(table, key).player()
        await self._set(table, lambda: back(table, seat))
        return await self._tell(table, "stand-back", seat=table.called(table.seat_name(seat)))

    async def _set(self, table: Table, act: Callable[[], After]) -> None:
        """The clock of who has the turn begins anew: nobody who is just back is late."""
        tables = self.gate.tables
        async with table.lock:
            while not await tables.store_after(table, act()):
                pass
            after = After(table)
            await settled(table, after)  # the others' sealed answers may have waited for this person only
            if after.grown:
                await tables.store_after(table, after)

    async def _tell(self, table: Table, id: str, **facts: str | int) -> Accepted:
        words = msgspec.json.encode(Mishap(id=id, facts=facts)).decode()
        await self.gate.tables.store.say(table.id, TABLE_SAYS, "", words)
        await self.gate.tables.refresh(table)
        return Accepted(table.row.version)
