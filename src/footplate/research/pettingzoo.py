"""Footplate's games in PettingZoo (the extra `gym`): every seat without a bot or an automa is an agent, in turn.

`footplate.research.pettingzoo.env("steam-power", seats="red,blue,green=mautoma")`.
"""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from footplate.front import find_game
from footplate.players import Player
from footplate.players.seating import make_bots
from footplate.research.sim import Ground, Sim
from footplate.research.spaces import ANSI, Reward, box, check_render, masked, masks, observed, picture, refused
from footplate.table.errors import BadInput
from footplate.table.nature import Roller


class FootplateAEC(AECEnv):
    """Observations hold `observation` and `action_mask`. An action that isn't legal loses the game at once."""

    metadata: ClassVar[dict[str, Any]] = {"name": "footplate_v0", "render_modes": [ANSI], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: str = "",
        edition: str = "",
        reward: str = "win",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        check_render(render_mode)
        self.ground: Final = Ground(find_game(game), seats, edition, options)
        self.names: Final = [f"{name}_{i}" for i, name in enumerate(self.ground.names)]  # as PettingZoo likes them
        self.own: Final = {self.names[i]: i for i in self.ground.deciding if i not in self.ground.seating.bots}
        if not self.own:
            raise BadInput("no seat is an agent's.", "seats", "A name alone is one: red,blue")
        self.reward: Final = Reward(reward)
        self.render_mode = render_mode
        self.possible_agents = list(self.own)
        numbers = self.ground.numbers
        self.observation_spaces = {
            name: spaces.Dict({"observation": box(numbers), "action_mask": masks(numbers)}) for name in self.own
        }
        self.action_spaces = {name: spaces.Discrete(numbers.actions) for name in self.own}
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        chance = str(self.random.integers(2**62))
        made = make_bots(self.ground.game.info, self.ground.seating.bots, chance)
        self.bots: dict[int, Player] = {seat: bot for seat, (_, bot) in made.items()}
        self.sim = Sim(self.ground.game, self.ground.setup, Roller(chance))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._others()
        self.standings = {name: self.reward.standing(self.sim, seat) for name, seat in self.own.items()}
        self.agent_selection = self._asked() or self.agents[0]

    def _others(self) -> None:
        sim = self.sim
        while not sim.over and (seat := sim.turn) in self.bots:
            sim.play(self.bots[seat].choose(sim.game, sim.seen(seat), list(sim.legal)))

    def _asked(self) -> str:
        return "" if self.sim.over else self.names[self.sim.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, numbers = self.own[agent], self.ground.numbers
        mask = masked(numbers, self.sim, seat)
        return {"observation": observed(numbers, self.sim, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if int(action) not in self.sim.legal:
            self.rewards[agent] = -1.0
            self.infos[agent]["refused"] = refused(self.sim, int(action))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.sim.play(int(action))
            self._others()
            self._count()
            self.agent_selection = self._asked() or agent
        self._accumulate_rewards()

    def _count(self) -> None:
        for name, seat in self.own.items():
            standing = self.reward.standing(self.sim, seat)
            self.rewards[name] = standing - self.standings[name]
            self.standings[name] = standing
        if self.sim.over:
            ended = self.sim.game.turn(self.sim.state) is None
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, not ended)

    def render(self) -> str | None:
        return picture(self.sim, self.own[self.agent_selection]) if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is open."""


env = FootplateAEC
