"""What people do at a table. Each request goes down one list of checks, top to bottom, and changes nothing before
its end: known table? this seat's key? version fresh? readable? legal? stored? Only then is it so, for everybody.
"""

from collections.abc import Callable
from typing import Final
from unicodedata import category

import msgspec

from footplate.host.messages import Mishap
from footplate.host.playing import ask, play
from footplate.host.say import say
from footplate.host.table import After
from footplate.host.trouble import Trouble
from footplate.host.undoing import answer_undo, undo
from footplate.server.keys import HOST, SPECTATOR, Keys
from footplate.server.messages import Accepted, ChatLine, MoveWish, Question, UndoAnswer, UndoAsk
from footplate.server.rows import Said
from footplate.server.tables import Table, Tables, settled
from footplate.table.game import NATURE

TABLE_SAYS: Final = "*"  # in the talk: said by the table itself, in each reader's language
JOINER: Final = "\u200d"  # makes one sign of several: families, flags


class Caller:
    """Somebody with a key: the table, their seat there (NATURE: a spectator), and whether they made the table."""

    def __init__(self, table: Table, seat: int, host: bool) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.host: Final = host

    @property
    def name(self) -> str:
        return self.table.seat_name(self.seat)

    def player(self) -> int:
        if self.seat == NATURE:
            raise Trouble("not-yours", "seat-only")
        return self.seat


class Gate:
    def __init__(self, tables: Tables, keys: Keys) -> None:
        self.tables: Final = tables
        self.keys: Final = keys

    def who(self, table: Table, key: str) -> Caller:
        """Whose key this is; it has to be one of this table."""
        said = self._read(key)
        if said[0] != table.id:
            raise Trouble("not-yours", "wrong-table")
        if said[1] in (SPECTATOR, HOST):
            return Caller(table, NATURE, said[1] == HOST)
        return Caller(table, list(table.kinds).index(said[1]), False)

    def _read(self, key: str) -> tuple[str, str]:
        if not key:
            raise Trouble("no-key", "no-key")
        said = self.keys.read(key)
        if said is None:
            raise Trouble("bad-key", "bad-key")
        return said

    async def enter(self, id: str, key: str) -> Caller:
        """A table as it stands now, and who asks."""
        return self.who(await self.tables.find(id), key)

    async def play(self, id: str, key: str, wish: MoveWish) -> Accepted:
        table = await self.tables.known(id)
        seat = self.who(table, key).player()
        return await self._do(table, wish.version, lambda: play(table, seat, wish.version, wish.moves))

    async def ask(self, id: str, key: str, question: Question) -> Accepted:
        table = await self.tables.known(id)
        seat = self.who(table, key).player()
        async with table.lock:
            await self._catch_up(table, question.version)
        ask(table, seat, question.version, question.moves)
        return Accepted(question.version)

    async def undo(self, id: str, key: str, wish: UndoAsk) -> Accepted:
        table = await self.tables.find(id)
        seat = self.who(table, key).player()
        return await self._do(table, wish.version, lambda: undo(table, seat, wish.version, wish.moves))

    async def answer_undo(self, id: str, key: str, said: UndoAnswer) -> Accepted:
        table = await self.tables.find(id)
        seat = self.who(table, key).player()
        return await self._do(
            table, said.version, lambda: answer_undo(table, seat, said.version, said.moves, said.agree)
        )

    async def _do(self, table: Table, version: int, act: Callable[[], After]) -> Accepted:
        """Try it, let what follows by itself follow, store it all in one transaction, and show it. Where somebody was
        quicker it is tried again at the table as they left it, which tells why not if the version is another."""
        async with table.lock:
            await self._catch_up(table, version)
            while True:
                after = act()
                await settled(table, after)
                if await self.tables.store_after(table, after):
                    return Accepted(after.match.version)

    async def _catch_up(self, table: Table, version: int) -> None:
        """Another server process may have moved. The lock is held."""
        if version > table.playable().version:
            await self.tables.refresh(table)

    async def sit(self, id: str, key: str, player: str) -> Accepted:
        table = await self.tables.find(id)
        seat = table.seat_name(self.who(table, key).player())
        name = clean(player)
        async with table.lock:
            while True:
                names = msgspec.json.encode({**table.names, seat: name}).decode()
                row = await self.tables.store.change(table.row, names=names)
                if row is not None:
                    table.row = row
                    table.wake()
                    return Accepted(row.version)
                await self.tables.refresh(table)

    async def chat(self, id: str, key: str, words: str) -> ChatLine:
        table = await self.tables.find(id)
        caller = self.who(table, key)
        text = clean(words, True)
        if not text:
            raise Trouble("bad-request", "nothing-said")
        said = await self.tables.store.say(id, caller.name, table.names.get(caller.name, ""), text)
        if said is None:
            raise Trouble("no-table", "no-table", table=id)
        await self.tables.refresh(table)
        return chat_line(said, "en")  # a person's words are in no language of ours

    async def delete(self, id: str, key: str) -> None:
        table = await self.tables.find(id)
        if not self.who(table, key).host:
            raise Trouble("not-yours", "host-only")
        await self.tables.store.delete(id)
        self.tables.forget(id)

    async def restore(self, id: str, key: str) -> Accepted:
        """Put back a deleted table: the host may, and who plays there. Nobody loses a game to another's click."""
        said = self._read(key)
        if said[0] != id:
            raise Trouble("not-yours", "wrong-table")
        if said[1] == SPECTATOR:
            raise Trouble("not-yours", "seat-only")
        await self.tables.store.delete(id, False)
        return Accepted((await self.tables.find(id)).row.version)

    def secrets_open(self, caller: Caller) -> bool:
        """Whether somebody may have the whole log: the game is over or can't go on, or nobody else's hand is in it."""
        table = caller.table
        if not table.row.turn:
            return True
        if table.match is None or table.stopped:  # it can't go on: who played takes it along
            return caller.seat != NATURE or caller.host
        return caller.seat != NATURE and table.people == [caller.seat]


def clean(text: str, lines: bool = False) -> str:
    """Words that can be stored and shown: no margins, no control characters, nothing that turns the text around."""
    if any(category(c) == "Cs" for c in text):
        raise Trouble("bad-request", "not-text")
    words = text if lines else " ".join(text.split())
    return "".join(c for c in words if category(c) not in ("Cc", "Cf") or c == JOINER or c == "\n").strip()


def chat_line(said: Said, language: str) -> ChatLine:
    if said.seat != TABLE_SAYS:
        return ChatLine(said.number, said.seat, said.player, said.text, said.at, False)
    told = msgspec.json.decode(said.text, type=Mishap)
    words = say(language, told["id"], **told["facts"])
    return ChatLine(said.number, "", "", words[:1].upper() + words[1:], said.at, True)
