"""Moves of people: one, or a chain of them, all or none; and answers that several give at once."""

from footplate.host.envelopes import seal, still_asked
from footplate.host.table import After, Table
from footplate.host.trouble import Trouble, bad
from footplate.table.errors import BadInput
from footplate.table.match import Match


def play(table: Table, seat: int, version: int, moves: list[str]) -> After:
    """The moves, played; where several are asked at once, an answer in its envelope. What follows isn't settled yet."""
    match = answered(table, seat, version)
    table.own(seat)
    after = After(table)
    if seat in match.game.together(match.state):
        after.sealed = {**after.sealed, table.seat_name(seat): seal(match, seat, moves)}
    else:
        chain(after.match, seat, moves)
    return after


def answered(table: Table, seat: int, version: int) -> Match:
    """The match, if the version is the one that a seat answers. Who is asked with others isn't late because another's
    answer was quicker."""
    match = table.playable()
    if version < match.version and still_asked(match, seat, version):
        version = match.version
    return table.fresh(version)


def ask(table: Table, seat: int, version: int, moves: list[str]) -> None:
    """Say why moves can't be played. None is, and nature isn't asked: nothing is learnt by it."""
    match = answered(table, seat, version)
    if seat in match.game.together(match.state):
        seal(match, seat, moves)
    else:
        chain(match.copy(), seat, moves)


def chain(match: Match, seat: int, moves: list[str]) -> None:
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
