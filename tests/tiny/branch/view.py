"""What a seat sees: everything lies open."""

from footplate.rails.network import bits
from footplate.table.say import Say, joined, say
from footplate.table.view import GRAPH, Board, Line, Mark, Panel, Place, Slot, View
from tests.tiny.branch.box import CITIES, LINKS, PLACES
from tests.tiny.branch.state import BranchState


def view(state: BranchState, seat: int) -> View:
    names = state.box.slot_names
    panels = [
        Panel(
            sitting.name,
            sitting.name,
            [
                say("{count} coins", count=state.coins[other]),
                say("rails: {slots}", slots=", ".join(names[slot] for slot in bits(state.rails[other]))),
            ],
        )
        for other, sitting in enumerate(state.setup.seats)
    ]
    places = [place(state, city) for city in range(len(CITIES))]
    lines = [line(state, link) for link in range(len(LINKS))]
    board = Board(say("The land"), "", GRAPH, places, lines)
    return View(seat, [board], panels, {"rails": state.rails, "coins": state.coins})


def place(state: BranchState, city: int) -> Place:
    """Of each look that a city has, one place is made and kept."""
    capital, reached = city == state.capital, bool(state.reached >> city & 1)
    look = (city, capital, reached)
    return state.box.looks.made.get(look) or state.box.looks.keep(look, city_place(city, capital, reached))


def city_place(city: int, capital: bool, reached: bool) -> Place:
    name, (x, y) = CITIES[city], PLACES[city]
    marks = [Mark("!", "", say("the capital"))] if capital else []
    words: list[Say | str] = [name]
    if capital:
        words.append(say("the capital"))
    elif not reached:
        words.append(say("not reached"))
    return Place(name, x, y, "city", "", name, "", [], marks, joined(words))


def line(state: BranchState, link: int) -> Line:
    a, b, _ = LINKS[link]
    slots = [slot(state, number) for number in state.box.lines.slots[link]]
    words = say("{a} to {b}: {slots}", a=CITIES[a], b=CITIES[b], slots=joined([one.words for one in slots], "; "))
    return Line(f"{CITIES[a]} {CITIES[b]}", CITIES[a], CITIES[b], slots, words)


def slot(state: BranchState, number: int) -> Slot:
    name = state.box.slot_names[number]
    owners = [seat.name for seat, built in zip(state.setup.seats, state.rails, strict=True) if built >> number & 1]
    if not owners:
        return Slot(name, "", [], [], say("{slot} free", slot=name))
    return Slot(name, "", owners, [], say("{slot} of {owners}", slot=name, owners=", ".join(owners)))
