"""The options of a table: the micro-expansions, Olive's level, and the readings that the rulebook leaves open."""

from typing import Final

from footplate.table.errors import BadInput
from footplate.table.game import Option, Setup
from footplate.table.say import say, word
from footplate.table.sheets import packaged, read_tables

OLIVE: Final = "olive"


class Edition:
    """The printed numbers."""

    def __init__(
        self,
        title: str,
        goods: int,
        coal: int,
        goods_per_city: int,
        dice: int,
        empty_cities: int,
        engine_bonus: list[int],
        power_points: int,
        olive_dice: int,
        olive_goods: int,
        olive_from: int,
        olive_engine: int,
        olive_regions: int,
        levels: dict[str, int],
    ) -> None:
        self.title: Final = title
        self.goods: Final = goods
        self.coal: Final = coal
        self.goods_per_city: Final = goods_per_city
        self.dice: Final = dice
        self.empty_cities: Final = empty_cities
        self.engine_bonus: Final = engine_bonus
        self.power_points: Final = power_points
        self.olive_dice: Final = olive_dice
        self.olive_goods: Final = olive_goods
        self.olive_from: Final = olive_from
        self.olive_engine: Final = olive_engine
        self.olive_regions: Final = olive_regions
        self.levels: Final = levels


def data_text(name: str) -> str:
    return packaged("footplate.games.steamrollers", name)


NUMBERS: Final = read_tables(data_text("editions.toml"), "editions.toml")
EDITIONS: Final = {name: Edition(**values) for name, values in NUMBERS.items()}
LEVELS: Final = list(EDITIONS["1.04"].levels)
LEVEL_NAMES: Final = ["Clerk", "Conductor", "Machinist", "Engineer", "Investor", "Rail Baron"]  # say

OPTIONS: Final = [
    Option("coal", ["no", "yes"], "A coal, a wild good, in each city that lost goods of its own colour."),
    Option("orders", ["no", "yes"], "Order tiles: delivered goods are kept and traded for points."),
    Option("powers", ["no", "yes"], "Everybody begins with a starting power."),
    Option("mountains", ["none", "medium", "hard"], "Walls on some borders of the map; a die chooses which."),
    Option("level", LEVELS, "How much influence Olive begins with: one to six dice.", OLIVE),
    Option(
        "removed-goods", ["out-of-game", "bag"], "Where goods go that lie in a city of their own colour.", expert=True
    ),
    Option("delivered-goods", ["bag", "out-of-game"], "Where delivered goods go.", expert=True),
    Option("track-at-walls", ["yes", "no"], "Whether track may be drawn that ends at a wall.", expert=True),
    Option("new-tiles", ["next-round", "at-once"], "When a tile that was taken can first be used.", expert=True),
    Option("pass", ["if-nothing-else", "any-time"], "When somebody may pass.", expert=True),
    Option(
        "parallel-links",
        ["score", "once"],
        "Whether each of several connections of the same two cities scores.",
        expert=True,
    ),
    Option("free-rail", ["any", "straight"], "The track that the starting power Rail draws.", expert=True),
    Option("stopped-olive", ["no-points", "points"], "Whether Olive scores when a tile stops her.", OLIVE, expert=True),
    Option("coal-in-solo", ["no", "yes"], "A house rule: coal against Olive.", OLIVE, expert=True),
    Option("orders-in-solo", ["no", "yes"], "A house rule: order tiles against Olive.", OLIVE, expert=True),
    Option("powers-in-solo", ["no", "yes"], "A house rule: a starting power against Olive.", OLIVE, expert=True),
]
DEFAULTS: Final = {option.name: option.values[0] for option in OPTIONS}


def chosen(setup: Setup, name: str) -> str:
    return setup.options.get(name, DEFAULTS[name])


def check_table(setup: Setup) -> None:
    """Which tables there are: two to five players, or one against Olive, who knows no other micro-expansion."""
    roles = [seat.role for seat in setup.seats]
    solo = OLIVE in roles
    if solo and (len(roles) != 2 or roles[0] == OLIVE or roles[1] != OLIVE):
        what = say("Olive plays against one player, who is named first.")
        raise BadInput(what, "seats", say("Write 'red, blue=olive'."))
    for name in ("coal", "orders", "powers"):
        if solo and chosen(setup, name) == "yes" and chosen(setup, f"{name}-in-solo") == "no":
            cure = say("{words} allows it all the same.", words=f"'{name}-in-solo: yes'")
            raise BadInput(say("Olive plays without {option}.", option=word(name)), name, cure)
