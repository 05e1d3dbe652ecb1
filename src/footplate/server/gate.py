"""What people do at a table. Each request goes down one list of checks, top to bottom, and changes nothing before
its end: known table? this seat's key? version fresh? readable? legal? stored? Only then is it so, for everybody.
"""

import time
from typing import Final
from unicodedata import category

import msgspec

from footplate.server.bots import settled
from footplate.server.envelopes import encoded, held, seal, waits_for
from footplate.server.keys import HOST, SPECTATOR, Keys
from footplate.server.messages import Accepted, ChatLine, MoveWish, Question, UndoAnswer, UndoAsk
from footplate.server.problems import Trouble, bad
from footplate.server.rows import Envelope, Mishap, Said, Wish
from footplate.server.say import say
from footplate.server.see import is_free
from footplate.server.tables import PERSON, Table, Tables
from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.match import Match

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
        async with table.lock:
            match = await self._fresh(table, wish.version)
            own(table, seat)
            if seat in match.game.together(match.state):
                return await self._seal(table, seat, wish)
            after = match.copy()
            play(after, seat, wish.moves)
            return await self._store(table, after)

    async def ask(self, id: str, key: str, question: Question) -> Accepted:
        """Say why moves can't be played, or that they can. None is, and nature isn't asked: nothing is learnt by it."""
        table = await self.tables.known(id)
        seat = self.who(table, key).player()
        async with table.lock:
            match = await self._fresh(table, question.version)
        if seat in match.game.together(match.state):
            seal(match, seat, question.moves)
        else:
            play(match.copy(), seat, question.moves)
        return Accepted(match.version)

    async def undo(self, id: str, key: str, ask: UndoAsk) -> Accepted:
        """Take moves back: at once where that is free, else when the other people have agreed."""
        table = await self.tables.find(id)
        seat = self.who(table, key).player()
        async with table.lock:
            match = await self._fresh(table, ask.version)
            own(table, seat)
            if match.over and table.people != [seat]:  # everybody may have read all hands by now
                raise Trouble("bad-undo", "undo-over")
            if not 1 <= ask.moves <= len(match.moves):
                raise Trouble("bad-undo", "undo-count", count=ask.moves, moves=len(match.moves))
            if is_free(match, seat, ask.moves, table.people):
                return await self._take_back(table, match, seat, ask.moves)
            if not any(s != seat for s in table.present):  # bots don't agree to anything for who is away
                raise Trouble("bad-undo", "undo-nobody")
            other = table.wish
            if other is not None and other.seat != table.seat_name(seat):
                raise Trouble("bad-undo", "undo-waits", seat=other.seat)
            return await self._wish(table, Wish(table.seat_name(seat), ask.moves, match.version, []))

    async def answer_undo(self, id: str, key: str, answer: UndoAnswer) -> Accepted:
        """Agree to somebody's undo, or not; who asked may withdraw it by not agreeing."""
        table = await self.tables.find(id)
        seat = self.who(table, key).player()
        async with table.lock:
            match = await self._fresh(table, answer.version)
            own(table, seat)
            wish, name = table.wish, table.seat_name(seat)
            if wish is None:
                raise Trouble("bad-undo", "undo-no-wish")
            if answer.moves != wish.moves:
                raise Trouble("bad-undo", "undo-other", count=wish.moves)
            if not answer.agree:
                return await self._wish(table, None)
            if name == wish.seat:
                raise Trouble("bad-undo", "undo-yours")
            agreed = sorted({*wish.agreed, name})
            asker = match.setup.seat(wish.seat)
            if all(table.seat_name(s) in agreed for s in table.present if s != asker):
                return await self._take_back(table, match, asker, wish.moves)
            return await self._wish(table, msgspec.structs.replace(wish, agreed=agreed))

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

    async def _fresh(self, table: Table, version: int) -> Match:
        """The match, if the version is the one that the request answers. The lock is held."""
        match = table.playable()
        if version > match.version:  # another server process may have moved
            await self.tables.refresh(table)
            match = table.playable()
        if version != match.version:
            id = "stale-version" if version < match.version else "future-version"
            raise Trouble("stale-version", id, version=match.version, given=version)
        if match.full:
            raise Trouble("table-full", "table-full", count=match.version)
        return match

    async def _take_back(self, table: Table, match: Match, seat: int, count: int) -> Accepted:
        after = match.copy()
        after.undo(seat, count)
        return await self._store(table, after)

    async def _store(self, table: Table, after: Match, sealed: dict[str, Envelope] | None = None) -> Accepted:
        """Let what follows by itself follow, store it all in one transaction, and show it."""
        given = table.row.version
        traces = await settled(table, after, sealed)
        if not await self.tables.keep(table, after, sealed=sealed):
            version = table.row.version
            raise Trouble("stale-version", "stale-version", version=version, given=given)
        table.told().remember(traces)
        return Accepted(after.version)

    async def _seal(self, table: Table, seat: int, wish: MoveWish) -> Accepted:
        """Keep an answer to what several are asked at once. With the last of them, all are opened."""
        while True:
            match = await self._fresh(table, wish.version)
            sealed = {**held(match, table.sealed), table.seat_name(seat): seal(match, seat, wish.moves)}
            after = match.copy()
            await settled(table, after, sealed)
            if after.version > match.version:
                return await self._store(table, after, sealed)
            turn = waits_for(match, sealed)
            row = await self.tables.store.change(table.row, sealed=encoded(sealed), turn=turn, touched=time.time())
            if row is not None:
                table.row = row
                table.wake()
                return Accepted(row.version)
            await self.tables.refresh(table)

    async def _wish(self, table: Table, wish: Wish | None) -> Accepted:
        text = "" if wish is None else msgspec.json.encode(wish).decode()
        row = await self.tables.store.change(table.row, wish=text)
        if row is None:
            given = table.row.version
            await self.tables.refresh(table)
            raise Trouble("stale-version", "stale-version", version=table.row.version, given=given)
        table.row = row
        table.wake()
        return Accepted(row.version)

    def secrets_open(self, caller: Caller) -> bool:
        """Whether somebody may have the whole log: the game is over or can't go on, or nobody else's hand is in it."""
        table = caller.table
        if not table.row.turn:
            return True
        if table.match is None or table.stopped:  # it can't go on: who played takes it along
            return caller.seat != NATURE or caller.host
        people = [seat for seat, kind in table.kinds.items() if kind == PERSON]
        return caller.seat != NATURE and people == [caller.name]


def play(match: Match, seat: int, moves: list[str]) -> None:
    """A chain of one seat's moves on a copy of the match, or which of them can't be, and why.

    Nature and other seats aren't asked in between: what comes after them is chosen when it is seen.
    """
    given = match.version
    for move in moves:
        try:
            action = match.catalogue.number(move)
        except BadInput as error:
            raise bad("bad-notation", error, move) from None
        refusal = match.refusal(seat, action)
        while match.refusal(seat, action) is not None:
            if match.version == given or not forced(match, seat):
                assert refusal is not None
                raise Trouble("refused", refusal=refusal, version=given, move=move)
        match.play(seat, action)


def forced(match: Match, seat: int) -> bool:
    """Play what a chain may leave out, the only answer of its own seat. False: there is none."""
    decision, only = match.decision, match.forced()
    if decision is None or decision.seat != seat or only < 0 or match.full:
        return False
    match.play(seat, only)
    return True


def own(table: Table, seat: int) -> None:
    """Who lets a bot play takes the seat back first."""
    if table.seat_name(seat) in table.stands:
        raise Trouble("not-yours", "bot-plays")


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
    words = say(language, told.id, **told.facts)
    return ChatLine(said.number, "", "", words[:1].upper() + words[1:], said.at, True)
