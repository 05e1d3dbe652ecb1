"""What a seat sees: a grid, a row, a track, and its own cards."""

from footplate.table.cards import cards_at
from footplate.table.say import say
from footplate.table.view import GRID, ROW, TRACK, Board, Card, Mark, Panel, Place, View
from tests.tiny.shelf import actions
from tests.tiny.shelf.actions import BOXES, card_name, step_name
from tests.tiny.shelf.box import HAND
from tests.tiny.shelf.state import ShelfState


def view(state: ShelfState, seat: int) -> View:
    boards = [
        Board(say("The shelf"), "", GRID, [box_place(state, box) for box in range(len(BOXES))]),
        Board(say("The row"), "", ROW, [place(card_name(card)) for card in state.row()]),
        Board(say("The steps"), "", TRACK, [step_place(state, at) for at in range(actions.TRACK)]),
    ]
    panels = []
    for other, sitting in enumerate(state.setup.seats):
        count = say("{count} cards, on {step}", count=state.held[other], step=step_name(state.markers[other]))
        panels.append(Panel(sitting.name, sitting.name, [count]))
    if seat >= 0:
        cards = [Card(card_name(card), [card_name(card)]) for card in cards_at(state.where, HAND + seat)]
        panels.append(Panel(say("Your hand"), state.setup.seats[seat].name, [], cards, private=True))
    return View(seat, boards, panels, {"boxes": state.boxes, "markers": state.markers, "row": state.row()})


def place(name: str, x: int = 0, y: int = 0, marks: list[Mark] | None = None) -> Place:
    meanings = ", ".join(str(mark.meaning) for mark in marks or [])
    return Place(name, x, y, "", "", "", "", [], marks or [], f"{name}: {meanings}" if meanings else name)


def box_place(state: ShelfState, box: int) -> Place:
    card = state.boxes[box]
    marks = [Mark(str(card + 1), "", card_name(card))] if card >= 0 else []
    return place(BOXES[box], box % 3, box // 3, marks)


def step_place(state: ShelfState, at: int) -> Place:
    here = [seat.name for seat, marker in zip(state.setup.seats, state.markers, strict=True) if marker == at]
    return place(step_name(at), marks=[Mark(colour[0].upper(), colour, colour) for colour in here])
