"""Footplate's games in OpenSpiel (the extra `openspiel`): importing this registers them as `footplate_…`.

`pyspiel.load_game("footplate_steam_power(players=3,options=map:DE)")`. Automas sit at the table as players that are
never asked: their moves are forced, and forced moves play themselves. Chance is explicit.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from footplate.games import GAMES
from footplate.research.sim import Ground, Sim
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game
from footplate.table.match import FULL

PREFIX: Final = "footplate_"
DEFAULTS: Final = {"players": 0, "automas": 0, "edition": "", "options": ""}


def short_name(id: str) -> str:
    return PREFIX + id.replace("-", "_")


def type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.info.id),
        long_name=game.info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.info.seats[1],
        min_num_players=max(2, game.info.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def seats_of(game: Game, params: dict[str, Any]) -> str:
    """`players` seats in all, the last `automas` of them the game's own."""
    info = game.info
    count = int(params.get("players", 0)) or max(2, info.seats[0])
    automas = int(params.get("automas", 0))
    if automas and not info.automas:
        raise BadInput(f"{info.title} has no automa.", "automas")
    if not 0 <= automas < count:
        raise BadInput(f"{automas} automas of {count} seats leave nobody to play.", "automas")
    roles = ["player"] * (count - automas) + info.automas[:1] * automas
    return ",".join(f"{colour}={role}" for colour, role in zip(info.colours, roles, strict=False))


def options_of(text: str) -> dict[str, str]:
    """`map:DE;cubes:printed`: what a game string can hold."""
    return dict(words.split(":", 1) for words in text.split(";") if ":" in words)


class FootplateGame(pyspiel.Game):
    """A set-up of one of the games."""

    id = ""  # each game's own class says

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = GAMES[self.id]
        options = options_of(str(given.get("options", "")))
        self.ground = Ground(game, seats_of(game, given), str(given.get("edition", "")), options)
        size = self.ground.numbers.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=len(self.ground.names),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=FULL,
        )
        super().__init__(TYPES[self.id], info, given)

    def max_chance_nodes_in_history(self) -> int:
        return FULL

    def new_initial_state(self) -> "FootplateState":
        return FootplateState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.ground, kind.perfect_recall, params)


class FootplateState(pyspiel.State):
    def __init__(self, game: FootplateGame) -> None:
        super().__init__(game)
        self.ground = game.ground
        self.sim = Sim(game.ground.game, game.ground.setup)

    def current_player(self) -> int:
        if self.sim.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.sim.turn
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return self.sim.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.sim.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(zip(self.sim.legal, self.sim.game.odds(self.sim.state), strict=True))

    def _apply_action(self, action: int) -> None:
        self.sim.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.sim.state.catalogue.notation(action)

    def returns(self) -> list[float]:
        return self.sim.worth() if self.sim.over else [0.0] * self.sim.seats

    def __str__(self) -> str:
        return self.sim.state.pack().hex()


class Observer:
    """What a player sees: the numbers of docs/research.md; with perfect recall, all it has been told, in words."""

    def __init__(self, ground: Ground, recalls: bool, params: Any) -> None:
        if params:
            raise BadInput(f"observations have no parameters, not {params}.")
        self.ground: Final = ground
        self.recalls: Final = recalls
        self.tensor = np.zeros(0 if recalls else ground.numbers.size, np.float32)
        fields = [] if recalls else ground.numbers.fields
        self.dict = {field.name: self.tensor[field.at : field.at + field.size] for field in fields}

    def set_from(self, state: FootplateState, player: int) -> None:
        if not self.recalls:
            self.tensor[:] = self.ground.numbers.observation(state.sim.seen(player), player)

    def string_from(self, state: FootplateState, player: int) -> str:
        if self.recalls:
            return state.sim.recall.text(player)
        return f"{player} {state.sim.seen(player).pack().hex()}"


def register() -> dict[str, Any]:
    types: dict[str, Any] = {}
    for id, game in GAMES.items():
        types[id] = type_of(game)
        made = type(f"Footplate{game.info.title.replace(' ', '')}", (FootplateGame,), {"id": id})
        pyspiel.register_game(types[id], made)
    return types


TYPES: Final = register()
