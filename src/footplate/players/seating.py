"""Who sits where, in one line of words: `red,blue=greedy,green=mautoma:hard`."""

from typing import Final, NamedTuple

from footplate.players import PLAYERS, Player, is_player, make_player
from footplate.players.elsewhere import installed
from footplate.table.errors import BadInput, offer
from footplate.table.game import PLAYER, GameInfo, Seat
from footplate.table.log import read_seats
from footplate.table.say import say

PERSON_WORDS: Final = ["me", "you", "person", "human", PLAYER]


class Seating(NamedTuple):
    """The seats, which player decides for which bot's seat, and the options that an automa's level stands for."""

    seats: list[Seat]
    bots: dict[int, str]
    options: dict[str, str]


def seat_everybody(info: GameInfo, text: str) -> Seating:
    """Read such a line. A name alone is a person; a bot may be somebody's own (`my.module:Bot`)."""
    words: list[str] = []
    bots: dict[int, str] = {}
    options: dict[str, str] = {}
    for at, word in enumerate(text.replace(",", " ").split()):
        name, _, asked = word.partition("=")
        name, who = name.lower(), asked.lower()
        role, colon, level = who.partition(":")
        if not who or who in PERSON_WORDS:
            who = PLAYER
        elif role in info.automas:
            who = role
            options |= level_options(info, role, level) if colon else {}
        elif bot := bot_named(asked):
            bots[at] = bot
            who = PLAYER
        elif who not in info.roles:
            what = say("nobody called {who} can play {seat}.", who=repr(who), seat=name)
            raise BadInput(what, "", offer(who, [*PLAYERS, *info.automas, "me"]))
        words.append(f"{name}={who}")
    return Seating(read_seats(info, ", ".join(words)), bots, options)


def bot_named(asked: str) -> str:
    """A bot as it is called: ours in any case, one's own (`my.module:Bot`) to the letter; empty where it is none."""
    for name in (asked, asked.lower()):
        if is_player(name):
            return name
    return asked if ":" in asked or asked in installed() else ""


def level_options(info: GameInfo, role: str, level: str) -> dict[str, str]:
    """What `mautoma:hard` means: the option of that automa which has such a value."""
    known: list[str] = []
    for option in info.options:
        if option.role == role:
            if level in option.values:
                return {option.name: level}
            known += [] if option.expert else option.values
    raise BadInput(f"{role} has no level {level!r}.", cure=offer(level, known))


def make_bots(info: GameInfo, bots: dict[int, str], seed: str) -> dict[int, tuple[str, Player]]:
    """Each bot with a seed of its own, so that two of a kind don't play alike."""
    return {seat: (name, make_player(name, f"{seed} {info.colours[seat]}", True)) for seat, name in bots.items()}
