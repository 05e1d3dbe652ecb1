"""What the environments for Gymnasium and PettingZoo share (the extra `gym`)."""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from footplate.research.numbers import Numbers
from footplate.research.sim import Sim
from footplate.table.errors import BadInput, offer

EDGE: Final = 2.0**24  # every number of a game is exact up to here
REWARDS: Final = ["win", "margin"]
ANSI: Final = "ansi"
LINES: Final = 12  # that a picture in words tells of the story
Observation: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


def box(numbers: Numbers) -> Any:
    return spaces.Box(-EDGE, EDGE, (numbers.size,), np.float32)


def masks(numbers: Numbers) -> Any:
    return spaces.Box(0, 1, (numbers.actions,), np.int8)


def observed(numbers: Numbers, sim: Sim, seat: int) -> Observation:
    found: Observation = np.array(numbers.observation(sim.seen(seat), seat), np.float32)
    return found


def masked(numbers: Numbers, sim: Sim, seat: int) -> Mask:
    """What a seat may answer: nothing where another is asked."""
    legal = sim.legal if not sim.over and sim.turn == seat else []
    found: Mask = np.frombuffer(bytes(numbers.mask(legal)), np.int8).copy()
    return found


class Reward:
    """What a seat gains: the victory at the end, or with `margin` also points ahead of the best of the others."""

    def __init__(self, kind: str) -> None:
        if kind not in REWARDS:
            raise BadInput(f"unknown reward {kind!r}.", "reward", offer(kind, REWARDS))
        self.kind: Final = kind

    def standing(self, sim: Sim, seat: int) -> float:
        """Rewards are what this has grown by."""
        if self.kind == "win":
            return sim.worth()[seat] if sim.over else 0.0
        totals = sim.game.scores(sim.state).totals
        others = [total for other, total in enumerate(totals) if other != seat]
        return float(totals[seat] - max(others, default=0))


def picture(sim: Sim, seat: int) -> str:
    """The table in words: what was told last, and what is asked."""
    decision = sim.game.turn(sim.state)
    asked = "The game is over." if decision is None else f"{sim.state.setup.name(decision.seat)}: {decision.prompt}"
    return "\n".join([*sim.recall.lines[seat][-LINES:], asked])


def refused(sim: Sim, action: int) -> str:
    """Why an action was none."""
    refusal = sim.game.refusal(sim.state, action)
    return "" if refusal is None else str(refusal.facts)


def check_render(mode: str | None) -> None:
    if mode not in (None, ANSI):
        raise BadInput(f"unknown render mode {mode!r}.", "render_mode", offer(str(mode), [ANSI]))


Info = dict[str, Any]
