"""A Mautoma in positions made for one question: its rails, its deck, its card."""

from footplate.games.railroad_revolution import automa
from footplate.games.railroad_revolution.automa_bonus import possible, use_bonus
from footplate.games.railroad_revolution.deck import CardSection, read_section
from footplate.games.railroad_revolution.state import FOLLOW, TILES, TURN, RailroadState
from footplate.table.game import NATURE
from footplate.table.sheets import Record
from tests.games.railroad_revolution.tables import GAME, of, table

AUTOMA = 1
BACKS = {"> v": "S1", "< ^": "S2", "> ^": "S3", "< v": "S4"}  # cards with these arrows on the back


def solo(seats: str = "red, blue=mautoma", **chosen: str) -> RailroadState:
    """The Mautoma is about to follow its first card, S1; the back of another S1 would be on top (→ ↓)."""
    setup = table(seats, **chosen)
    state = of(GAME.start(setup))
    while (decision := GAME.turn(state)) is not None and (decision.seat == NATURE or state.round == 0):
        GAME.play(state, GAME.legal(state)[0])
    assert state.step == FOLLOW
    assert state.phase == TURN
    return state


def card(state: RailroadState, name: str) -> int:
    return state.box.card_names.index(name)


def play_card(state: RailroadState, name: str, back: str = "> v", seat: int = AUTOMA) -> None:
    """Put a card into play, and one with these arrows on top of the deck."""
    state.card = card(state, name)
    state.hidden[seat] = []
    state.starters[seat] = 0
    on_top = [card(state, other) for other in (BACKS[back], "S5", "S6") if other != name]
    state.decks[seat] = on_top
    state.discards[seat] = []
    if BACKS[back] == name:  # another card with the same arrows
        other = next(c for c in state.box.cards if f"{'><'[c.horizontal]} {'v^'[c.vertical]}" == back and c.id != name)
        state.decks[seat] = [card(state, other.id), *on_top]


def lay(state: RailroadState, names: list[str], seat: int = AUTOMA) -> None:
    """Rails on slots, besides the first one."""
    for name in names:
        state.put_rail(seat, state.box.geography.slot_names.index(name))


def section(words: str) -> CardSection:
    """A section of a card, as the file writes it."""
    return read_section(Record("test", ["sections"], [words]), words.split())


def city(state: RailroadState, name: str) -> int:
    return state.box.geography.names.find(name)


def moves(state: RailroadState, count: int) -> list[str]:
    """The next moves of the Mautoma, as the log writes them, nature's left out."""
    out: list[str] = []
    while len(out) < count and (decision := GAME.turn(state)) is not None:
        action = GAME.legal(state)[0]
        if decision.seat != NATURE:
            if not state.box.automas[decision.seat]:
                break
            out.append(state.catalogue.notation(action))
        GAME.play(state, action)
    return out


def answer(state: RailroadState) -> str:
    return state.catalogue.notation(automa.decide(state).action)


def bonus(state: RailroadState, kind: int) -> str:
    """What a bonus makes it do now; empty where it brings nothing."""
    state.queue = [kind]
    if not possible(state, AUTOMA, kind):
        return ""
    return state.catalogue.notation(use_bonus(state, AUTOMA).action)


def tile(state: RailroadState, name: str) -> int:
    return state.box.card_names.index(name) - state.box.card_names.index("C1")


def place(column: int, row: int) -> int:
    return TILES + AUTOMA * 8 + column * 4 + row
