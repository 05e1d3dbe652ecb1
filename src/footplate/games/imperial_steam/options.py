"""What can be chosen for a game: its set-up, the Automa's difficulty, and readings of what the texts leave open."""

from typing import Final

from footplate.table.errors import BadInput
from footplate.table.game import Option, Setup
from footplate.table.say import say
from footplate.table.sheets import packaged

AUTOMA: Final = "automa"
EDITION: Final = "first"
FIRST_GAME: Final = "first-game"
STANDARD: Final = "standard"
RANDOM: Final = "random"
DRAWN: Final = "drawn"
LAYOUTS: Final = ["L1", "L2", "L3", "L4", "L5"]
# Which of the cards 1, 2 and 3 are there in the harder version B; a number of them at random.
CHOSEN: Final = "chosen"
B_CARDS: Final = ["none", "one-drawn", "two-drawn", "all", CHOSEN]
B_CHOSEN: Final = ["1", "2", "3", "1-2", "1-3", "2-3"]
B_DRAWN: Final = {"one-drawn": 1, "two-drawn": 2}
AUTOMA_MONEY: Final = ["normal", "none-after-bid", "50-more", "100-more", "150-more"]

OPTIONS: Final = [
    Option("setup", [FIRST_GAME, STANDARD, RANDOM], "The set-up: the first game's, a set-up card, or all at random."),
    Option("layout", [DRAWN, *LAYOUTS], "The set-up card of a standard game: drawn or chosen."),
    Option("b-cards", B_CARDS, "Which of its action cards 1 to 3 the Automa has in the harder version B.", AUTOMA),
    Option("b-chosen", B_CHOSEN, "Those cards, where they are chosen.", AUTOMA, expert=True),
    Option("automa-money", AUTOMA_MONEY, "Less or more money for the Automa.", AUTOMA),
    Option(
        "reward-row",
        ["fallback", "lexicographic"],
        "How the Automa reads its rewards for two tracks: a later one where nothing has the first, or to break ties.",
        AUTOMA,
        expert=True,
    ),
    Option(
        "automa-order",
        ["one-of-each", "first-type"],
        "Which goods the Automa orders: each type in turn, or the first type as long as there is any.",
        AUTOMA,
        expert=True,
    ),
    Option(
        "automa-factories",
        ["text", "difficulty"],
        "Goods on the Automa's factories: three, as the text says, or four where all of cards 1 to 3 are B.",
        AUTOMA,
        expert=True,
    ),
    Option(
        "slot-cities",
        ["buildable", "adjacent"],
        "Which cities with factory slots satisfy the Automa's conditions: those it can build to, or all next to it.",
        AUTOMA,
        expert=True,
    ),
    Option("new-workers", ["ready", "next-round"], "When hired workers can first be used.", expert=True),
]
DEFAULTS: Final = {option.name: option.values[0] for option in OPTIONS}


def data_text(name: str) -> str:
    return packaged("footplate.games.imperial_steam", name)


def chosen(setup: Setup, name: str) -> str:
    return setup.options.get(name, DEFAULTS[name])


def automa_seat(setup: Setup) -> int:
    """The Automa's seat, or -1."""
    return next((i for i, seat in enumerate(setup.seats) if seat.role == AUTOMA), -1)


def check_table(setup: Setup) -> None:
    """Which tables there are: two to four players, or one against the Automa."""
    roles = [seat.role for seat in setup.seats]
    if AUTOMA in roles and (len(roles) != 2 or roles.count(AUTOMA) != 1):
        what = say("the Automa plays against one player.")
        raise BadInput(what, "seats", say("Write 'red, blue=automa'."))
