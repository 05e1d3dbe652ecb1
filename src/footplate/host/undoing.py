"""Taking back: at once where that is free, else when the other people have agreed."""

from footplate.host.messages import Wish
from footplate.host.table import After, Table
from footplate.host.trouble import Trouble
from footplate.table.game import NATURE
from footplate.table.match import Match


def undo(table: Table, seat: int, version: int, count: int) -> After:
    """Moves taken back, or the wish for it, which waits for consent."""
    match = table.fresh(version)
    table.own(seat)
    if match.over and table.people != [seat]:  # everybody may have read all hands by now
        raise Trouble("bad-undo", "undo-over")
    if not 1 <= count <= len(match.moves):
        raise Trouble("bad-undo", "undo-count", count=count, moves=len(match.moves))
    after = After(table)
    if is_free(match, seat, count, table.people):
        after.match.undo(seat, count)
        return after
    if not any(other != seat for other in table.present):  # bots don't agree to anything for who is away
        raise Trouble("bad-undo", "undo-nobody")
    waiting, name = table.wish, table.seat_name(seat)
    if waiting is not None and waiting["seat"] != name:
        raise Trouble("bad-undo", "undo-waits", seat=waiting["seat"])
    after.wish = Wish(seat=name, moves=count, version=version, agreed=[])
    return after


def answer_undo(table: Table, seat: int, version: int, count: int, agree: bool) -> After:
    """Agree to somebody's undo, or not; who asked may withdraw it by not agreeing."""
    match = table.fresh(version)
    table.own(seat)
    wish, name = table.wish, table.seat_name(seat)
    if wish is None:
        raise Trouble("bad-undo", "undo-no-wish")
    if count != wish["moves"]:
        raise Trouble("bad-undo", "undo-other", count=wish["moves"])
    after = After(table)
    if not agree:
        after.wish = None
        return after
    if name == wish["seat"]:
        raise Trouble("bad-undo", "undo-yours")
    agreed = sorted({*wish["agreed"], name})
    asker = match.setup.seat(wish["seat"])
    if all(table.seat_name(other) in agreed for other in table.present if other != asker):
        after.match.undo(asker, count)
    else:
        after.wish = Wish(seat=wish["seat"], moves=count, version=version, agreed=agreed)
    return after


def free_undo(match: Match, seat: int, people: list[int]) -> int:
    """Alone, everything can be taken back, to one's last choice at a time; among people, what the barriers leave."""
    if seat == NATURE:
        return 0
    if people != [seat]:
        return match.free_undo(seat)
    for count, move in enumerate(reversed(match.moves), 1):
        if move.seat == seat and not move.forced:
            return count
    return 0


def turn_undo(match: Match, seat: int, people: list[int]) -> int:
    """Back to the first choice of the viewer's turn, as far as that is free."""
    best = free_undo(match, seat, people)
    if best == 0:
        return 0
    alone = people == [seat]
    for at in range(len(match.moves) - best - 1, -1, -1):
        move = match.moves[at]
        if move.seat != seat or (match.barriers[at] and not alone):
            break
        if not move.forced:
            best = len(match.moves) - at
    return best


def is_free(match: Match, seat: int, count: int, people: list[int]) -> bool:
    """Whether a seat may take back so many moves without asking anybody."""
    if people == [seat]:
        return True
    last = range(len(match.moves) - count, len(match.moves))
    return all(match.moves[at].seat == seat and not match.barriers[at] for at in last)
