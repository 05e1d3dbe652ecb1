"""Nature's decisions: city tiles, first hands, corner cubes, the start player, contracts that are drawn."""

from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.contracts import COLOURS, PURPLE
from footplate.games.steam_power.state import (
    ACTION,
    ACTIVE,
    CORNER,
    DRAW,
    HAND,
    IN_HAND,
    START,
    TILE,
    SteamPowerState,
    city_name,
)
from footplate.games.steam_power.steps import contracts, flow, solo
from footplate.games.steam_power.steps.draws import Draws
from footplate.table.catalogue import Action
from footplate.table.game import replaced
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import NatureStep, Step

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


class Tile(NatureStep[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("tile", "Draw a city tile", ["tile"])

    def legal(self, state: SteamPowerState) -> list[int]:
        base = state.box.actions.tile + next_city(state) * 5
        return [base + k for k in range(5) if state.leftover[k]]

    def odds(self, state: SteamPowerState) -> list[float]:
        total = sum(state.leftover)
        return [left / total for left in state.leftover if left]

    def play(self, state: SteamPowerState, action: int) -> None:
        city, colour = divmod(action - state.box.actions.tile, 5)
        state.colour = replaced(state.colour, city, colour)
        state.leftover = replaced(state.leftover, colour, state.leftover[colour] - 1)
        if colour < 4:
            state.sites |= 1 << city
        begin(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        city, colour = action.values
        wanted = next_city(state)
        if city != wanted:
            return refuse("sp.setup.tiles", "The next tile is for {city}.", city=city_name(state, wanted))
        if state.leftover[colour] == 0:
            return refuse("sp.setup.tiles", "No {colour} tile is left.", colour=word(COLOURS[colour]))
        return None


class Hand(Draws):
    def __init__(self) -> None:
        super().__init__("hand", "Deal a contract")

    def drawn(self, state: SteamPowerState, card: int) -> None:
        gain(state, card)
        begin(state)


class Draw(Draws):
    def __init__(self) -> None:
        super().__init__("draw", "Draw a contract")

    def drawn(self, state: SteamPowerState, card: int) -> None:
        gain(state, card)
        state.draws_left -= 1
        flow.next_draw(state)


class Victim(Step[SteamPowerState]):
    """The deck is empty: from whose hand, of the fullest."""

    def __init__(self) -> None:
        super().__init__("victim", "Draw from whose hand?", ["from"])

    def legal(self, state: SteamPowerState) -> list[int]:
        return [state.box.actions.from_ + seat for seat in contracts.victims(state)]

    def play(self, state: SteamPowerState, action: int) -> None:
        state.victim = action - state.box.actions.from_
        state.step = DRAW

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        seat = action.values[0]
        if seat == state.seat:
            return refuse("sp.contracts.not-own", "That is the own hand.")
        if state.hand[seat] < max(state.hand):
            most = max(state.hand)
            what = "{seat} holds {held}, but somebody holds {most}."
            name = word(state.box.seat_names[seat])
            return refuse("sp.contracts.fullest-hand", what, seat=name, held=state.hand[seat], most=most)
        return None


class Start(NatureStep[SteamPowerState]):
    """Somebody at random; automas never begin."""

    def __init__(self) -> None:
        super().__init__("start", "Draw the start player", ["start"])

    def legal(self, state: SteamPowerState) -> list[int]:
        return [state.box.actions.start + seat for seat in range(state.box.seats) if not state.box.automas[seat]]

    def play(self, state: SteamPowerState, action: int) -> None:
        seat = action - state.box.actions.start
        state.starter = seat
        state.seat = seat
        state.company = seat
        state.actions_left = 2
        state.step = ACTION

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        if not state.box.automas[action.values[0]]:
            return None
        return refuse("sp.automa.start", "{seat} is an automa.", seat=word(action.words[0]))


class Corner(NatureStep[SteamPowerState]):
    """The four cubes of an automa game go on the corners of the map, in any order."""

    def __init__(self) -> None:
        super().__init__("corner", "Put a cube on a corner", ["corner"])

    def legal(self, state: SteamPowerState) -> list[int]:
        base = state.box.actions.corner + state.corner.index(-1) * len(COLOURS)
        return [base + colour for colour in range(4) if colour not in state.corner]

    def play(self, state: SteamPowerState, action: int) -> None:
        corner, colour = divmod(action - state.box.actions.corner, len(COLOURS))
        state.corner = replaced(state.corner, corner, colour)
        if colour == WHITE:
            state.marker = corner
        begin(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        corner, colour = action.values
        if colour == PURPLE or colour in state.corner:
            return refuse("sp.automa.corners", "No {colour} cube is left for a corner.", colour=word(COLOURS[colour]))
        if corner != state.corner.index(-1):
            wanted = word(CORNERS[state.corner.index(-1)])
            return refuse("sp.automa.corners", "The next cube is for the {corner} corner.", corner=wanted)
        return None
