"""Footplate's games in Gymnasium (the extra `gym`): one seat is the agent's, the others are bots or automas.

Importing this registers them: `gymnasium.make("footplate/steam-power-v0", seats="red,blue=mautoma:hard")`.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from footplate.front import find_game
from footplate.games import GAMES
from footplate.players.seating import make_bots
from footplate.research.sim import Ground, Sim
from footplate.research.spaces import (
    ANSI,
    Info,
    Mask,
    Observation,
    Reward,
    box,
    check_render,
    masked,
    observed,
    picture,
    refused,
)
from footplate.table.errors import BadInput
from footplate.table.nature import Roller


class FootplateEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against chosen others. Actions are numbers of the catalogue; `info["action_mask"]` says which are legal.

    An action that isn't legal loses the game at once, and `info["refused"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: str = "",
        edition: str = "",
        reward: str = "win",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        rules = find_game(game)
        colours = rules.info.colours[: max(2, rules.info.seats[0])]
        usual = ",".join([colours[0], *(f"{colour}=greedy" for colour in colours[1:])])
        check_render(render_mode)
        self.ground: Final = Ground(rules, seats or usual, edition, options)
        own = [seat for seat in self.ground.deciding if seat not in self.ground.seating.bots]
        if len(own) != 1:
            cure = "Give the others a bot or an automa: red,blue=greedy"
            raise BadInput(f"one seat is the agent's, not {len(own)}.", "seats", cure)
        self.seat: Final = own[0]
        self.reward: Final = Reward(reward)
        self.render_mode = render_mode
        self.observation_space = box(self.ground.numbers)
        self.action_space = spaces.Discrete(self.ground.numbers.actions)
        self._sim: Sim | None = None
        self._begin("0")

    @property
    def sim(self) -> Sim:
        assert self._sim is not None, "reset comes first"
        return self._sim

    def _begin(self, seed: str) -> None:
        self.bots = {
            seat: bot for seat, (_, bot) in make_bots(self.ground.game.info, self.ground.seating.bots, seed).items()
        }

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        chance = str(self.np_random.integers(2**62))
        self._begin(chance)
        self._sim = Sim(self.ground.game, self.ground.setup, Roller(chance))
        self._others()
        self.standing = self.reward.standing(self.sim, self.seat)
        return self._observed(), self._info()

    def _others(self) -> None:
        sim = self.sim
        while not sim.over and (seat := sim.turn) != self.seat:
            sim.play(self.bots[seat].choose(sim.game, sim.seen(seat), list(sim.legal)))

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        sim, chosen = self.sim, int(action)
        if chosen not in sim.legal:
            why = refused(sim, chosen) if not sim.over else "The game is over."
            return self._observed(), -1.0, True, False, self._info() | {"refused": why}
        sim.play(chosen)
        self._others()
        standing = self.reward.standing(sim, self.seat)
        gained, self.standing = standing - self.standing, standing
        ended = sim.game.turn(sim.state) is None
        return self._observed(), gained, ended, sim.over and not ended, self._info()

    def _observed(self) -> Observation:
        return observed(self.ground.numbers, self.sim, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Which actions are legal now."""
        return masked(self.ground.numbers, self.sim, self.seat)

    def notation(self, action: int) -> str:
        """An action in words."""
        return self.sim.state.catalogue.notation(int(action))

    def render(self) -> str | None:
        return picture(self.sim, self.seat) if self.render_mode == ANSI else None


def register() -> None:
    for id in GAMES:
        gymnasium.register(f"footplate/{id}-v0", entry_point=f"{__name__}:FootplateEnv", kwargs={"game": id})


register()
