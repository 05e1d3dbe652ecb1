"""The round begins: the black die, the white dice, and the first turn."""

from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.state import BLACK, DRAFT, WHITE, SteamRollersState
from footplate.table.step import NatureStep


def begin_round(state: SteamRollersState) -> None:
    state.round += 1
    state.place = 0
    state.seat = state.starter
    state.dice = [0] * CITIES
    state.rolled = 0
    state.spent = 0
    state.claimed = -1
    state.claimer = -1
    state.black = -1
    state.step = BLACK


def begin_turn(state: SteamRollersState) -> None:
    """The next in the round straightens her tiles and picks a die."""
    state.seat = (state.starter + state.place) % state.box.players
    for tile, owner in enumerate(state.owner):
        if owner == state.seat:
            state.sideways[tile] = 0
    state.actions_left = 2 if state.box.solo else 1
    state.doubled = 0
    state.traded = 0
    state.bound = 0
    state.used = 0
    state.step = DRAFT


class Black(NatureStep[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("black", "Roll the black die", ["black"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.black + face for face in range(len(state.box.faces))]

    def odds(self, state: SteamRollersState) -> list[float]:
        return [face.count / 6 for face in state.box.faces]

    def play(self, state: SteamRollersState, action: int) -> None:
        state.black = action - state.box.actions.black
        state.step = WHITE


class Roll(NatureStep[SteamRollersState]):
    """A white die is rolled."""

    def __init__(self, kind: str, prompt: str) -> None:
        super().__init__(kind, prompt, ["white"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.white + value for value in range(CITIES)]

    def play(self, state: SteamRollersState, action: int) -> None:
        self.rolled(state, action - state.box.actions.white)

    def rolled(self, state: SteamRollersState, value: int) -> None:
        """The die of the round: it lies free, to be picked."""
        state.dice[value] += 1
        state.rolled += 1
        if state.rolled == state.box.dice:
            begin_turn(state)


class White(Roll):
    def __init__(self) -> None:
        super().__init__("white", "Roll a white die")
