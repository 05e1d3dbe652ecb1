"""Environments of other libraries: their own conformance suites, as they come; and what they promise besides."""

from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import footplate
from footplate.games import GAMES
from footplate.research import gym, openspiel, pettingzoo
from footplate.table.errors import BadInput

EVERY = sorted(GAMES)
WITH_AUTOMAS = [(id, game.info.automas[0]) for id, game in sorted(GAMES.items()) if game.info.automas]

# PettingZoo's suite warns of every environment that has masks in its observations; they belong there.
masks = pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy array)")


@pytest.mark.parametrize("id", EVERY)
def test_openspiel_accepts_every_game(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(openspiel.short_name(id)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", EVERY)
def test_gymnasium_accepts_every_game(id: str) -> None:
    check_env(gymnasium.make(f"footplate/{id}-v0", render_mode="ansi").unwrapped)


@masks
@pytest.mark.parametrize("id", EVERY)
def test_pettingzoo_accepts_every_game(id: str) -> None:
    api_test(pettingzoo.env(id), num_cycles=60, verbose_progress=False)
    seed_test(partial(pettingzoo.env, id), num_cycles=30)


@masks
@pytest.mark.parametrize(("id", "automa"), WITH_AUTOMAS)
def test_automas_sit_at_the_tables_of_all_three(id: str, automa: str) -> None:
    first, second = GAMES[id].info.colours[:2]
    game = pyspiel.load_game(f"{openspiel.short_name(id)}(players=2,automas=1)")
    state = game.new_initial_state()
    play(state)
    assert state.returns()[0] == -state.returns()[1]
    check_env(
        gymnasium.make(f"footplate/{id}-v0", seats=f"{first},{second}={automa}").unwrapped, skip_render_check=True
    )
    api_test(pettingzoo.env(id, seats=f"{first},{second}={automa}"), num_cycles=20, verbose_progress=False)


def play(state: Any, most: int = 3000) -> None:
    """Play on at random."""
    rng = np.random.default_rng(1)
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=np.array(odds) / sum(odds))))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.integers(len(legal)))])


def test_openspiel_tells_what_footplate_does() -> None:
    game = pyspiel.load_game("footplate_steam_power(players=3,options=map:DE)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    legal = state.legal_actions()
    assert legal == sorted(legal)
    assert [state.action_to_string(action) for action in legal] == ["track", "contracts", "money"]
    mover = state.current_player()
    mine, other = (state.information_state_string(seat) for seat in (mover, (mover + 1) % 3))
    assert mine != other
    tensor = np.array(state.observation_tensor(mover))
    assert tensor[0] == tensor[2] == mover
    before = str(state)
    copy = state.clone()
    copy.apply_action(legal[0])
    assert str(state) == before != str(copy)
    assert (
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, copy))[1].history() == copy.history()
    )
    play(state)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiels_own_players_play_here() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("footplate_steamrollers")
    rng = np.random.RandomState(1)
    evaluator = Judge()
    bot = mcts.MCTSBot(game, 2, max_simulations=4, evaluator=evaluator, random_state=rng)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
    assert evaluator.asked


class Judge:
    """OpenSpiel's search with the game's own estimate, instead of playing on at random."""

    def __init__(self) -> None:
        self.asked = 0

    def evaluate(self, state: Any) -> list[float]:
        self.asked += 1
        worth = [state.sim.game.estimate(state.sim.state, seat) or 0.0 for seat in range(2)]
        return [worth[0] - worth[1], worth[1] - worth[0]]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_a_gymnasium_episode_is_a_game_against_the_others() -> None:
    env = gymnasium.make("footplate/steam-power-v0", seats="red=random,blue,green=mautoma:hard", map="DE")
    assert isinstance(env.unwrapped, gym.FootplateEnv)
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=5)
    total, ended = 0.0, False
    while not ended:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        assert env.unwrapped.notation(action)
        _, reward, ended, cut, info = env.step(action)
        assert not cut
        total += float(reward)
    sim = env.unwrapped.sim
    assert sim.over
    assert total == sim.worth()[1]
    assert sim.state.setup.options["difficulty"] == "hard"
    assert not info["action_mask"].any()


def test_the_margin_is_a_reward_on_the_way() -> None:
    env = gymnasium.make("footplate/steam-power-v0", reward="margin").unwrapped
    assert isinstance(env, gym.FootplateEnv)
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=5)
    began, total, ended, rewards = env.standing, 0.0, False, set()
    while not ended:
        _, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        total += reward
        rewards.add(reward)
    totals = env.sim.game.scores(env.sim.state).totals
    assert began + total == totals[0] - totals[1]
    assert len(rewards) > 3


def test_an_action_that_is_not_legal_loses_and_is_explained() -> None:
    env = gymnasium.make("footplate/steam-power-v0").unwrapped
    _, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended) == (-1.0, True)
    assert "no answer now" in info["refused"]
    zoo = pettingzoo.env("steam-power")
    zoo.reset(seed=1)
    agent = zoo.agent_selection
    zoo.step(int(np.flatnonzero(zoo.observe(agent)["action_mask"] == 0)[0]))
    assert all(zoo.terminations.values())
    assert zoo.rewards[agent] == -1


def test_a_pettingzoo_game_ends_for_everybody_at_once() -> None:
    zoo = pettingzoo.env("steam-power", seats="red,blue,green=random")
    zoo.reset(seed=4)
    assert zoo.agents == ["red_0", "blue_1"]
    gained = dict.fromkeys(zoo.agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in zoo.agent_iter():
        seen, reward, ended, cut, _ = zoo.last()
        gained[agent] += reward
        done = ended or cut
        zoo.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert gained == {"red_0": zoo.sim.worth()[0], "blue_1": zoo.sim.worth()[1]}


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: gym.FootplateEnv("steam-pwer"), "unknown game"),
        (lambda: gym.FootplateEnv("steam-power", seats="red,blue"), "one seat is the agent's, not 2"),
        (lambda: gym.FootplateEnv("steam-power", reward="money"), "unknown reward 'money'"),
        (lambda: gym.FootplateEnv("steam-power", render_mode="human"), "unknown render mode 'human'"),
        (lambda: gym.FootplateEnv("steam-power", seats="red,blue=gredy"), "seats: nobody called 'gredy'"),
        (lambda: pettingzoo.env("steam-power", seats="red=greedy,blue=greedy"), "no seat is an agent's"),
        (lambda: pettingzoo.env("steam-power", map="XX"), "unknown map"),
    ],
)
def test_what_there_is_not_is_refused(make: Callable[[], object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        make()


def test_the_front_door_and_the_environments_play_the_same_rules() -> None:
    """The same actions lead to the same position, however they are played."""
    table = footplate.table("steam-power", seats="red,blue", seed=2)
    state = pyspiel.load_game("footplate_steam_power").new_initial_state()
    rng = np.random.default_rng(7)
    while not table.over and len(table.match.moves) < 200:
        table.play(int(rng.choice(table.numbers())))
    for entry in table.match.moves:
        if not entry.forced:
            state.apply_action(entry.action)
    assert state.sim.state == table.state
