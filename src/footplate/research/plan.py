"""What an arena plays: who meets whom, at which tables, on which deals. Everything follows from a few words."""

import hashlib
import json
from itertools import combinations
from typing import Final, NamedTuple

import footplate
from footplate.front import find_game
from footplate.players import PLAYERS
from footplate.players.seating import bot_named, level_options, make_bots
from footplate.table.errors import BadInput, offer
from footplate.table.game import PLAYER, Game, GameInfo, Seat, Setup

MOST_PLAYERS: Final = 20


class Lineup(NamedTuple):
    """Players at a table, by their numbers in the plan, in every order of seats that the game takes."""

    players: list[int]
    tables: list[list[int]]


class Plan:
    """The words that an arena was asked for, checked: the same plan gives the same games wherever it runs."""

    def __init__(
        self,
        game: str,
        players: list[str],
        seats: int = 2,
        edition: str = "",
        options: dict[str, str] | None = None,
        data: dict[str, str] | None = None,
        seed: str = "1",
        alone: bool = False,
    ) -> None:
        """`alone`: one player may sit at all seats, and play against itself."""
        info = find_game(game).info
        self.game: Final = game
        self.seats: Final = seats
        self.edition: Final = edition or info.editions[0]
        self.options: Final = dict(options or {})
        self.data: Final = dict(data or {})
        self.seed: Final = seed
        self.alone: Final = alone
        self.players: Final = [self._player(info, name) for name in players]
        self._check(info)
        self.left_out: Final[list[str]] = []  # pairings that the game has no table for
        self.lineups: Final = self._lineups()

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    def _player(self, info: GameInfo, name: str) -> str:
        """A player as it is called: an automa of the game with its level, a bot of ours, or somebody's own."""
        role, colon, level = name.lower().partition(":")
        if role in info.automas:
            if colon:
                try:
                    level_options(info, role, level)
                except BadInput as error:
                    raise error.at("--players") from None
            return name.lower()
        bot = bot_named(name)
        if not bot:
            raise BadInput(f"unknown player {name!r}.", "--players", offer(name, [*PLAYERS, *info.automas]))
        try:
            make_bots(info, {0: bot}, "")
        except BadInput as error:
            raise error.at("--players") from None
        return bot

    def _check(self, info: GameInfo) -> None:
        low, high = max(2, info.seats[0]), info.seats[1]
        if not low <= self.seats <= high:
            raise BadInput(f"{info.title} has no arena of {self.seats} seats.", "--seats", f"It takes {low} to {high}.")
        least = 1 if self.alone else 2
        if not least <= len(self.players) <= MOST_PLAYERS:
            cure = f"Name {least} to {MOST_PLAYERS}, with commas between: --players greedy,random"
            raise BadInput(f"an arena of {len(self.players)} is none.", "--players", cure)
        for name in self.players:
            if self.players.count(name) > 1:
                raise BadInput(f"{name} stands here twice.", "--players", "Once is enough: it meets all the others.")
        info.complete(Setup(self.game, self.edition, self._row([PLAYER] * self.seats), self.options, self.data))

    def _row(self, roles: list[str]) -> list[Seat]:
        return [Seat(name, role) for name, role in zip(self.rules.info.colours, roles, strict=False)]

    def _lineups(self) -> list[Lineup]:
        """Everybody meets everybody: all choices of as many players as there are seats.

        Where there are fewer players than seats, the first has one, and the others share the rest in turn.
        """
        many = range(len(self.players))
        few = [[0, *(1 + seat % (len(many) - 1) if len(many) > 1 else 0 for seat in range(self.seats - 1))]]
        found: list[Lineup] = []
        for players in [list(each) for each in combinations(many, self.seats)] or few:
            turned = [players[at:] + players[:at] for at in range(self.seats)]
            orders = [order for at, order in enumerate(turned) if order not in turned[:at]]
            tables = [order for order in orders if self._possible(order) is None]
            if tables:
                found.append(Lineup(players, tables))
            else:
                why = self._possible(turned[0])
                self.left_out.append(f"{' and '.join(self.players[i] for i in players)}: {why}")
        if not found:
            raise BadInput(f"{self.rules.info.title} has no table for them.", "--players", self.left_out[0])
        return found

    def _possible(self, order: list[int]) -> BadInput | None:
        try:
            self.rules.start(self.setup(order))
        except BadInput as error:
            return error
        return None

    def setup(self, order: list[int]) -> Setup:
        """The table where these players sit, in this order. Raises BadInput where the game has none."""
        info = self.rules.info
        roles: list[str] = []
        options = dict(self.options)
        levels: dict[str, str] = {}
        for name in (self.players[i] for i in order):
            role, _, level = name.partition(":")
            roles.append(role if role in info.automas else PLAYER)
            if role in info.automas and level:
                for option, value in level_options(info, role, level).items():
                    if levels.setdefault(option, value) != value:
                        raise BadInput(f"one table has one {option}.")
                    options[option] = value
        if PLAYER not in roles:
            raise BadInput("an automa plays against players.")
        return Setup(self.game, self.edition, self._row(roles), options, self.data)

    def bots(self, order: list[int]) -> dict[int, str]:
        automas = self.rules.info.automas
        named = {seat: self.players[i] for seat, i in enumerate(order)}
        return {seat: name for seat, name in named.items() if name.partition(":")[0] not in automas}

    @property
    def games_a_deal(self) -> int:
        return sum(len(lineup.tables) for lineup in self.lineups)

    def words(self) -> dict[str, object]:
        """The plan as data: what is kept beside its games, and travels to who plays them."""
        return {
            "game": self.game,
            "ruleset": self.rules.info.ruleset,
            "version": footplate.__version__,
            "edition": self.edition,
            "players": self.players,
            "seats": self.seats,
            "options": self.options,
            "data": self.data,
            "seed": self.seed,
        }

    @property
    def key(self) -> str:
        """A short name that is the same for the same plan."""
        return hashlib.sha256(json.dumps(self.words(), sort_keys=True).encode()).hexdigest()[:8]

    def __reduce__(self) -> tuple[type["Plan"], tuple[object, ...]]:
        words = (self.game, self.players, self.seats, self.edition, self.options, self.data, self.seed, self.alone)
        return Plan, words
