"""The coach's words: hints in a game, and a game that is looked at again."""

from typing import Final

from footplate.calling import command
from footplate.players.coach import Advice, Moment, Review, advise
from footplate.table.errors import BadInput
from footplate.table.game import State
from footplate.table.match import Match
from footplate.terminal.language import decimal, tell
from footplate.terminal.sitting import Sitting

SMALL: Final = 0.25  # points that aren't worth a word
TENTHS: Final = 10  # points below which a tenth is told
BAR: Final = 40
FULL: Final = "\N{FULL BLOCK}"


def hint_lines(sitting: Sitting, seat: int) -> list[str]:
    """The best moves here. Where several people play, nobody is helped before the end."""
    if not sitting.alone:
        later = command("review")
        raise BadInput(
            tell("the coach helps only who plays alone; after the end, everybody: '{command}'.", command=later)
        )
    match = sitting.match
    seen = sitting.seen(seat)
    found = advise(sitting.game, seen, match.legal(), seat)
    out = [tell("The coach would think of this, best first:")]
    for place, advice in enumerate(found, 1):
        out += [f"{place}. {line_told(seen, advice.actions)}", f"   {promise(advice)}"]
        out += [f"   {tell(reason)}" for reason in advice.why]
        out += [f"   {line}" for line in gains(advice)]
    return out


def line_told(state: State, actions: list[int]) -> str:
    """A line of play in notation."""
    return ", ".join(state.catalogue.notation(action) for action in actions)


def points(value: float, sign: str = "+") -> str:
    """Below ten a tenth still matters."""
    text = f"{value:{sign}.1f}".removesuffix(".0") if abs(value) < TENTHS else f"{value:{sign}.0f}"
    return decimal(text.replace("-", "\N{MINUS SIGN}"))


def promise(advice: Advice) -> str:
    told = points(abs(advice.ahead), "")
    chance = round(100 * advice.chance)
    if advice.ahead < 0:
        return tell("behind at the end by {points} points; chance to win: {chance} %", points=told, chance=chance)
    return tell("ahead at the end by {points} points; chance to win: {chance} %", points=told, chance=chance)


def gains(advice: Advice) -> list[str]:
    """What changes on the score pad until the next turn."""
    own = [f"{tell(gain.column)} {points(gain.own)}" for gain in advice.gains if abs(gain.own) >= SMALL]
    rival = sum(gain.rival for gain in advice.gains)
    out = [tell("by your next turn: {gains}", gains=", ".join(own))] if own else []
    if abs(rival) >= SMALL:
        out.append(tell("the strongest rival meanwhile: {points} points", points=points(rival)))
    return out


def review_lines(match: Match, found: Review) -> list[str]:
    """Chances over the game, and the decisions that cost most."""
    out = [tell("Your chances, before each of your decisions:")]
    out += [f"{move:5} {FULL * round(BAR * chance):{BAR}} {round(100 * chance):3} %" for move, chance in thinned(found)]
    if not found.moments:
        return [*out, tell("The coach would have played no decision otherwise.")]
    out += ["", tell("What cost most:")]
    for moment in found.moments:
        out += moment_lines(match, moment)
    return out


def thinned(found: Review) -> list[tuple[int, float]]:
    """As many chances as fit on a screen."""
    step = max(1, len(found.chances) // 20)
    return found.chances[::step]


def moment_lines(match: Match, moment: Moment) -> list[str]:
    state = match.first
    return [
        tell(
            "move {move}: {played} cost {points} points and {chance} % of the chance to win",
            move=moment.move,
            played=line_told(state, moment.played),
            points=points(moment.cost, ""),
            chance=round(100 * moment.chance),
        ),
        "   " + tell("better: {line}", line=line_told(state, moment.better)),
    ]
