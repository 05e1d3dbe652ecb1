"""Answers to what several are asked at once: each waits in an envelope until all people have given theirs.

The rules ask one seat after the other, and the log has their answers in that order. Who answers when is another
matter: an envelope is stored with the table, can be changed until it is opened, and is told to nobody.
"""

from footplate.host.messages import Envelope
from footplate.host.trouble import Trouble, bad
from footplate.table.errors import BadInput
from footplate.table.match import UNDO, Match
from footplate.table.rules import refuse
from footplate.table.say import word


def asked(match: Match) -> list[str]:
    """The seats that are asked at once and have yet to answer in the log."""
    return [match.setup.name(seat) for seat in match.game.together(match.state)]


def still_asked(match: Match, seat: int, version: int) -> bool:
    """Whether a seat that was asked with others then is asked the same now: since, only others' answers came in."""
    since = match.entries[version:]
    if version < 0 or seat not in match.game.together(match.state) or any(entry.action == UNDO for entry in since):
        return False
    then = match.at(len(match.moves) - len(since))
    asked_then = then.game.together(then.state)
    return seat in asked_then and all(entry.seat in asked_then and entry.seat != seat for entry in since)


def held(match: Match, sealed: dict[str, Envelope]) -> dict[str, Envelope]:
    """The envelopes that still wait: nothing was taken back since, and their seat's answer isn't in the log."""
    return {name: sealed[name] for name in asked(match) if name in sealed and waits(match, name, sealed[name])}


def waits(match: Match, name: str, envelope: Envelope) -> bool:
    since = match.entries[envelope["version"] :]
    return not any(entry.action == UNDO or match.setup.name(entry.seat) == name for entry in since)


def opened(match: Match, sealed: dict[str, Envelope], people: list[str]) -> bool:
    """Play the next answer from its envelope, once all people have sealed theirs. Whether there was one."""
    decision, names = match.decision, asked(match)
    if decision is None or not names:
        return False
    waiting, name = held(match, sealed), match.setup.name(decision.seat)
    if name not in waiting or any(other in people and other not in waiting for other in names):
        return False
    match.play(decision.seat, match.catalogue.number(waiting[name]["move"]))
    return True


def waits_for(match: Match, sealed: dict[str, Envelope]) -> str:
    """Whose decision a table waits for: of several, the first who has sealed none."""
    if match.decision is None:
        return ""
    waiting = held(match, sealed)
    left = [name for name in asked(match) if name not in waiting]
    return left[0] if left else match.setup.name(match.decision.seat)


def seal(match: Match, seat: int, moves: list[str]) -> Envelope:
    """The answer of a seat that is asked with others, or why it is none. It is one move: what follows isn't known."""
    try:
        action = match.catalogue.number(moves[0])
    except BadInput as error:
        raise bad("bad-notation", error, moves[0]) from None
    mine = match.game.asking(match.state, seat)
    refusal = None if action in match.game.legal(mine) else match.game.refusal(mine, action)
    if refusal is None and len(moves) > 1:
        refusal = refuse("table.turn", "It is {seat}'s decision.", seat=word(asked(match)[0]))
    if refusal is not None:
        raise Trouble("refused", refusal=refusal, version=match.version, move=moves[-1 if len(moves) > 1 else 0])
    return Envelope(move=match.catalogue.notation(action), version=match.version)
