"""The language that this terminal speaks. It is chosen once, when a command begins; what people read goes through here.

What people type (commands, seats, notation) is the same in every language: it is what the log says.
"""

import os
import re
from collections.abc import Mapping
from contextvars import ContextVar
from importlib.util import find_spec
from typing import Final

from footplate.calling import PLAY, install
from footplate.table.errors import BadInput
from footplate.table.rules import Rule
from footplate.table.say import Say
from footplate.texts import GAME, LANGUAGES, statement, translate

VARIABLE: Final = "FOOTPLATE_LANGUAGE"
LOCALE: Final = ["LC_ALL", "LC_MESSAGES", "LANG"]
SPOKEN: Final = ContextVar("SPOKEN", default=LANGUAGES[0])


def choose(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for; else the environment's, the locale's, or English."""
    for wish, where in ((asked, "--language"), (environment.get(VARIABLE) or None, VARIABLE)):
        if wish is not None:
            if code(wish) not in LANGUAGES:
                raise BadInput(f"unknown language {wish!r}.", where, f"Possible: {', '.join(LANGUAGES)}.")
            if not can_speak(code(wish)):
                raise BadInput("only English is installed here.", where, f"Install the others: {install(PLAY)}")
            return code(wish)
    system = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return code(system) if code(system) in LANGUAGES and can_speak(code(system)) else LANGUAGES[0]


def can_speak(language: str) -> bool:
    """English always; the others where what reads their texts is installed, which the engine alone is not."""
    return language == LANGUAGES[0] or find_spec("fluent") is not None


def code(wish: str) -> str:
    """fr_BE.UTF-8 is fr."""
    return re.split(r"[-_.@]", wish.lower())[0]


def speak(language: str) -> None:
    SPOKEN.set(language)


def speak_of(game: str) -> None:
    """From here on this is the game that is spoken of."""
    GAME.set(game)


def tell(sentence: Say | str, **args: str | int | Say) -> str:
    """A sentence in the language of this terminal; `args` are for a template."""
    return translate(Say(str(sentence), args) if args else sentence, SPOKEN.get())


def decimal(number: str) -> str:
    """A number as it is written in the language of this terminal: only English has a point before the tenths."""
    return number if SPOKEN.get() == LANGUAGES[0] else number.replace(".", ",")


def tell_rule(rule: Rule) -> str:
    return statement(rule, SPOKEN.get())


def tell_problem(problem: BadInput) -> str:
    what, cure = (tell(part) for part in problem.said)
    return str(BadInput(what, problem.where, cure))
