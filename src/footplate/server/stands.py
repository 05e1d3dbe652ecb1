"""Bots that play for people: so that nobody who is away stops a table for good.

A seat stays its person's: hands, the whole log and free undo are decided as if they sat there, so that nobody gains by
another's absence. Who hands over and who is back is said in the talk beside the game; the log knows moves only.
"""

import time
from typing import Final

import msgspec

from footplate.players import PLAYERS
from footplate.server.bots import settled
from footplate.server.gate import TABLE_SAYS, Caller, Gate
from footplate.server.messages import Accepted, BotWish
from footplate.server.problems import Trouble
from footplate.server.rows import Mishap, Stand
from footplate.server.tables import Table

DEFAULT: Final = "greedy" if "greedy" in PLAYERS else next(iter(PLAYERS))
HOUR: Final = 3600.0


class Stands:
    def __init__(self, gate: Gate) -> None:
        self.gate: Final = gate

    async def hand(self, id: str, key: str, wish: BotWish) -> Accepted:
        """Let a bot play: for oneself, for good where one resigns, or for somebody who keeps the table waiting."""
        table = await self.gate.tables.find(id)
        caller = self.gate.who(table, key)
        own = table.seat_name(caller.player())
        seat, bot = wish.seat or own, wish.bot or DEFAULT
        if bot not in PLAYERS:
            raise Trouble("bad-stand", "stand-bot", bot=bot, possible=", ".join(PLAYERS))
        async with table.lock:
            self._may(table, caller, seat, wish.resign)
            stand = Stand(bot, time.time(), own, wish.resign)
            await self._set(table, {**table.stands, seat: stand})
        id_ = "stand-resigned" if wish.resign else "stand-own" if seat == own else "stand-other"
        return await self._tell(table, id_, seat=table.called(seat), other=table.called(own), bot=bot)

    def _may(self, table: Table, caller: Caller, seat: str, resign: bool) -> None:
        if table.playable().over:
            raise Trouble("bad-stand", "stand-over")
        if seat not in table.kinds or table.seat_number(seat) not in table.people:
            raise Trouble("bad-stand", "seat-unknown", seat=seat)
        known = table.stands.get(seat)
        if known is not None and (known.resigned or not resign):
            raise Trouble("bad-stand", "stand-already")
        if seat == caller.name:
            if not resign and table.present == [caller.seat]:
                raise Trouble("bad-stand", "stand-last")
        elif resign:
            raise Trouble("not-yours", "stand-theirs")
        elif caller.name in table.stands:  # else nobody would be left
            raise Trouble("not-yours", "bot-plays")
        elif table.row.turn != seat or time.time() < table.late_at:
            raise Trouble("bad-stand", "stand-early", hours=f"{table.patience / HOUR:g}")

    async def back(self, id: str, key: str) -> Accepted:
        """One's own seat back from the bot that played it."""
        table = await self.gate.tables.find(id)
        seat = table.seat_name(self.gate.who(table, key).player())
        async with table.lock:
            known = table.stands.get(seat)
            if known is None:
                raise Trouble("bad-stand", "stand-none")
            if known.resigned:
                raise Trouble("bad-stand", "stand-final")
            await self._set(table, {name: stand for name, stand in table.stands.items() if name != seat})
        return await self._tell(table, "stand-back", seat=table.called(seat))

    async def _set(self, table: Table, stands: dict[str, Stand]) -> None:
        """The clock of who has the turn begins anew: nobody who is just back is late. The lock is held."""
        tables, text = self.gate.tables, msgspec.json.encode(stands).decode()
        row = await tables.store.change(table.row, stands=text, touched=time.time())
        if row is None:
            given = table.row.version
            await tables.refresh(table)
            raise Trouble("stale-version", "stale-version", version=table.row.version, given=given)
        table.row = row
        table.wake()
        match = table.match
        after = None if match is None else match.copy()
        if match is not None and after is not None:
            await settled(table, after)  # the others' sealed answers may have waited for this person only
            if after.version > match.version and await tables.keep(table, after):
                return
        tables.changed(table, True)

    async def _tell(self, table: Table, id: str, **facts: str | int) -> Accepted:
        words = msgspec.json.encode(Mishap(id, facts)).decode()
        await self.gate.tables.store.say(table.id, TABLE_SAYS, "", words)
        await self.gate.tables.refresh(table)
        return Accepted(table.row.version)
