"""Who is there now: the seats with an open connection, here or at another server process."""

import time
from typing import Final

from footplate.server.notices import Notice
from footplate.server.store import Store
from footplate.server.tables import Table, Tables

BEAT_SECONDS: Final = 15.0


class Presences:
    def __init__(self, tables: Tables, store: Store, process: str) -> None:
        self.tables: Final = tables
        self.store: Final = store
        self.process: Final = process
        self.beaten = time.monotonic()

    def changed(self, table: Table, hello: bool) -> None:
        """Somebody came or went: tell the people here, and the other processes."""
        table.wake()
        self.store.tell(self._notice(table, hello))

    def _notice(self, table: Table, hello: bool) -> Notice:
        here = sorted({table.seat_name(w.seat) for w in table.watchers} - {""})
        return Notice(table.id, self.process, here, hello)

    def heard(self, notice: Notice) -> None:
        table = self.tables.open.get(notice.table)
        if table is None or notice.process == self.process or notice.online is None:
            return
        before = table.online()
        table.elsewhere[notice.process] = (time.monotonic() + 3 * BEAT_SECONDS, notice.online)
        if table.online() != before:
            table.wake()
        if notice.hello and table.watchers:
            self.store.tell(self._notice(table, False))

    def beat(self) -> None:
        """Say again who is here, so that a process that died is not believed for ever."""
        if self.store.sqlite or time.monotonic() - self.beaten < BEAT_SECONDS:
            return
        self.beaten = time.monotonic()
        for table in list(self.tables.open.values()):
            if table.watchers:
                self.store.tell(self._notice(table, False))
