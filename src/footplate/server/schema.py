"""The database: tables, the lines of their logs, what was said beside them, and the server's secrets."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# A table is its header (the log's own, with the ruleset), where it started, and the lines in `entries`.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("header", Text, nullable=False),
    Column("start", LargeBinary, nullable=True),  # a packed state, where it didn't start as the rules say
    Column("origin", Text, nullable=False),  # the scenario of that state, if it came from one
    Column("title", String(200), nullable=False),
    Column("kinds", Text, nullable=False),  # JSON: who sits where
    Column("seed", String(64), nullable=False),  # nature's and the bots'; never leaves the server
    Column("created", Double, nullable=False),
    # What changes. `stamp` grows with every change of the row, `version` with every line of the log.
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),  # lines that count
    Column("stamp", Integer, nullable=False),
    Column("chats", Integer, nullable=False),
    Column("turn", String(40), nullable=False),  # empty: over
    Column("names", Text, nullable=False),  # JSON: the names people gave
    Column("wish", Text, nullable=False),  # JSON: an undo that waits for consent, or empty
    Column("problem", Text, nullable=False),
    Column("touched", Double, nullable=False),
    Column("maker", String(32), nullable=False, server_default=""),  # an alias of the address that made it
    Column("deleted", Double, nullable=False, server_default="0"),  # when; 0: it isn't
    Column("progress", Text, nullable=False, server_default=""),  # JSON: how far the game is, as spectators know
    Column("stands", Text, nullable=False, server_default=""),  # JSON: bots that play for people
    Column("sealed", Text, nullable=False, server_default=""),  # JSON: answers that wait until all are in
    Index(None, "touched"),
    Index(None, "maker", "created"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(40), nullable=False),
    Column("player", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
