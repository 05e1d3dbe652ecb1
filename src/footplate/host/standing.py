"""Bots that play for people: so that nobody who is away stops a table for good.

A seat stays its person's: hands, the whole log and free undo are decided as if they sat there, so that nobody gains by
another's absence.
"""

from typing import Final

from footplate.host.messages import Stand
from footplate.host.table import PERSON, After, Table
from footplate.host.trouble import Trouble
from footplate.players import PLAYERS

DEFAULT: Final = "greedy" if "greedy" in PLAYERS else next(iter(PLAYERS))
HOUR: Final = 3600.0


def hand(table: Table, own: int, seat: str, bot: str, resign: bool, now: float) -> After:
    """Let a bot play: for oneself, for good where one resigns, or for somebody who keeps the table waiting."""
    name = table.seat_name(own)
    if bot not in PLAYERS:
        raise Trouble("bad-stand", "stand-bot", bot=bot, possible=", ".join(PLAYERS))
    _may(table, name, seat, resign, now)
    after = After(table)
    after.stands = {**table.stands, seat: Stand(bot=bot, since=now, by=name, resigned=resign)}
    return after


def _may(table: Table, own: str, seat: str, resign: bool, now: float) -> None:
    if table.playable().over:
        raise Trouble("bad-stand", "stand-over")
    if table.kinds.get(seat) != PERSON:
        raise Trouble("bad-stand", "seat-unknown", seat=seat)
    known = table.stands.get(seat)
    if known is not None and (known["resigned"] or not resign):
        raise Trouble("bad-stand", "stand-already")
    if seat == own:
        if not resign and table.present == [table.seat_number(own)]:
            raise Trouble("bad-stand", "stand-last")
    elif resign:
        raise Trouble("not-yours", "stand-theirs")
    elif own in table.stands:  # else nobody would be left
        raise Trouble("not-yours", "bot-plays")
    elif table.turn != seat or not table.late_at or now < table.late_at:
        raise Trouble("bad-stand", "stand-early", hours=f"{(table.patience or 0.0) / HOUR:g}")


def back(table: Table, seat: int) -> After:
    """One's own seat back from the bot that played it."""
    name = table.seat_name(seat)
    known = table.stands.get(name)
    if known is None:
        raise Trouble("bad-stand", "stand-none")
    if known["resigned"]:
        raise Trouble("bad-stand", "stand-final")
    after = After(table)
    after.stands = {other: stand for other, stand in table.stands.items() if other != name}
    return after
