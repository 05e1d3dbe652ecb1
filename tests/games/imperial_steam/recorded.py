"""The games of Imperial Steam that are recorded, and what their transcripts tell."""

from footplate.table.game import Game, Seat, State
from tests.games.imperial_steam.tables import SOLO, table
from tests.games.record import Case

PEOPLE: dict[str, tuple[str, str, dict[str, str]]] = {  # seats; seed; options
    "two-first-game": ("red, blue", "two 1", {}),
    "two-standard": ("red, blue", "two 2", {"setup": "standard"}),
    "two-random": ("red, green", "two 3", {"setup": "random"}),
    "two-nobody-arrives": ("red, blue", "two-nobody 299", {"setup": "standard"}),
    "two-both-arrive": ("red, blue", "two-both 1", {"setup": "random"}),
    "two-layout-l4": ("blue, yellow", "two 4", {"setup": "standard", "layout": "L4"}),
    "three-first-game": ("red, blue, green", "three 1", {}),
    "three-standard": ("red, blue, green", "three 2", {"setup": "standard"}),
    "three-random": ("blue, green, yellow", "three 3", {"setup": "random"}),
    "three-workers-wait": ("red, blue, yellow", "three 4", {"new-workers": "next-round"}),
    "four-first-game": ("red, blue, green, yellow", "four 1", {}),
    "four-standard": ("red, blue, green, yellow", "four 2", {"setup": "standard"}),
    "four-random": ("red, blue, green, yellow", "four 3", {"setup": "random"}),
}
ALONE: dict[str, tuple[str, dict[str, str]]] = {  # seed; options
    "player-wins": ("solo-player-wins 3", {"automa-money": "none-after-bid"}),
    "automa-arrives": ("solo-automa-first 2", {}),
    "nobody-arrives": ("solo-nobody 174", {"setup": "standard"}),
    "all-a": ("alone 2", {"setup": "standard"}),
    "one-b": ("alone 3", {"b-cards": "one-drawn", "setup": "random"}),
    "two-b": ("alone 4", {"b-cards": "two-drawn"}),
    "all-b-ends-early": ("solo-early 4", {"b-cards": "all"}),
    "chosen-b": ("alone 6", {"b-cards": "chosen", "b-chosen": "1-3"}),
    "50-more": ("alone 7", {"b-cards": "all", "automa-money": "50-more"}),
    "100-more": ("alone 8", {"b-cards": "all", "automa-money": "100-more", "setup": "standard"}),
    "150-more": ("alone 9", {"b-cards": "all", "automa-money": "150-more"}),
    "lexicographic": ("alone 10", {"reward-row": "lexicographic"}),
    "first-type": ("alone 11", {"automa-order": "first-type"}),
    "four-goods": ("alone 12", {"automa-factories": "difficulty", "b-cards": "all"}),
    "adjacent": ("alone 13", {"slot-cities": "adjacent"}),
}


def standing(game: Game, state: State, seat: Seat) -> str:
    facts = ("money", "influence", "value", "investors", "goods", "network", "factories", "contracts")
    return ", ".join(f"{fact} {game.fact(state, [fact, seat.name])}" for fact in facts)


def cases() -> list[Case]:
    """Every number of players in every mode, every difficulty and reading of the Automa's rules, every way to end."""
    out: list[Case] = [(name, seed, table(seats, options)) for name, (seats, seed, options) in PEOPLE.items()]
    out += [(f"solo-{name}", seed, table(SOLO, options)) for name, (seed, options) in ALONE.items()]
    return out
