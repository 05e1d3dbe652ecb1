"""Nature's decisions: city tiles, first hands, corner cubes, the start player, contracts that are drawn."""

from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.state import (
    ACTION,
    ACTIVE,
    CORNER,
    DECK,
    HAND,
    IN_HAND,
    START,
    TILE,
    SteamPowerState,
)
from footplate.games.steam_power.steps import solo

FIRST_HAND = 5
WHITE = 1


def next_city(state: SteamPowerState) -> int:
    """The city that waits for its tile; -1 when all have one."""
    return state.colour.index(-1) if -1 in state.colour else -1


def begin(state: SteamPowerState) -> None:
    """Go on with the set-up where something is still missing: tiles, then hands, then the start player."""
    if next_city(state) >= 0:
        state.step = TILE
        return
    for seat in range(state.box.seats):
        if state.hand[seat] < FIRST_HAND and not state.box.automas[seat]:
            state.step = HAND
            state.seat = seat
            return
    state.step = CORNER if state.box.any_automa and -1 in state.corner else START
    if state.step == START and state.box.basic_solo:
        solo.begin_round(state)


def legal_tile(state: SteamPowerState) -> list[int]:
    base = state.box.actions.tile + next_city(state) * 5
    return [base + k for k in range(5) if state.leftover[k]]


def play_tile(state: SteamPowerState, value: int) -> None:
    city, colour = divmod(value, 5)
    state.colour[city] = colour
    state.leftover[colour] -= 1
    if colour < 4:
        state.sites |= 1 << city
    begin(state)


def drawable(state: SteamPowerState) -> list[int]:
    """The contracts that nature draws from: the deck, or the hand of the victim."""
    place = DECK if state.victim < 0 else IN_HAND + state.victim
    return [card for card, where in enumerate(state.where) if where == place]


def legal_draw(state: SteamPowerState) -> list[int]:
    base = state.box.actions.draw
    return [base + card for card in drawable(state)]


def gain(state: SteamPowerState, card: int) -> None:
    """The drawn contract goes into the hand of the seat whose turn it is, or before the automa."""
    if state.victim < 0:
        state.deck -= 1
    else:
        state.hand[state.victim] -= 1
        state.victim = -1
    if state.box.automas[state.seat]:
        state.where[card] = ACTIVE
        if state.active < 0:
            state.active = card
        else:
            state.waiting = card
        return
    state.where[card] = IN_HAND + state.seat
    state.hand[state.seat] += 1


def play_hand(state: SteamPowerState, card: int) -> None:
    gain(state, card)
    begin(state)


def legal_start(state: SteamPowerState) -> list[int]:
    """Somebody at random; automas never begin."""
    return [state.box.actions.start + seat for seat in range(state.box.seats) if not state.box.automas[seat]]


def play_start(state: SteamPowerState, seat: int) -> None:
    state.starter = seat
    state.seat = seat
    state.company = seat
    state.actions_left = 2
    state.step = ACTION


def legal_corner(state: SteamPowerState) -> list[int]:
    """The four cubes of an automa game go on the corners of the map, in any order."""
    base = state.box.actions.corner + state.corner.index(-1) * len(COLOURS)
    return [base + colour for colour in range(4) if colour not in state.corner]


def play_corner(state: SteamPowerState, value: int) -> None:
    corner, colour = divmod(value, len(COLOURS))
    state.corner[corner] = colour
    if colour == WHITE:
        state.marker = corner
    begin(state)
