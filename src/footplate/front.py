"""The front door for programs: `footplate.table(...)` sets a table, `footplate.play(...)` plays a whole game.

Its names are the package's own (`footplate.Table`, …), and stay. docs/research.md walks through it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from footplate.games import GAMES
from footplate.players import Player
from footplate.players.seating import make_bots, seat_everybody
from footplate.table import log as logs
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game, GameInfo, Scores, Setup, State
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.view import View

SAMPLED: Final = 64  # random numbers that deal what a seat can't see


class Move(str):
    """A legal move in notation, `lay D7 N-S`; `number` is its place in the catalogue of actions."""

    number: int
    __slots__ = ("number",)

    def __new__(cls, notation: str, number: int) -> "Move":
        move = super().__new__(cls, notation)
        move.number = number
        return move

    def __reduce__(self) -> "tuple[type[Move], tuple[str, int]]":
        return Move, (str(self), self.number)


class Table:
    """A game that is being played. What nobody has to choose (draws, forced moves, automas, bots) plays by itself."""

    def __init__(self, match: Match, bots: Mapping[int, str], seed: str, roller: Roller | None = None) -> None:
        self.match: Final = match
        self.seed: Final = seed
        self._names: Final = dict(bots)
        self._bots: Final = make_bots(match.game.info, self._names, seed)
        self._roller: Final = roller if roller is not None else Roller(seed)

    # Where the game stands

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def state(self) -> State:
        """All of it, secrets too; for what a seat may know there is `seen`."""
        return self.match.state

    @property
    def seats(self) -> list[str]:
        return [seat.name for seat in self.setup.seats]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def seat(self) -> str:
        """Who has to choose now; empty when the game is over."""
        return "" if self.match.decision is None else self.setup.name(self.match.decision.seat)

    @property
    def asked(self) -> str:
        """What is asked now, in words; empty when the game is over."""
        return "" if self.match.decision is None else self.match.decision.prompt

    def scores(self) -> Scores:
        """The score pad as if the game ended now."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[str]:
        """Who has won; nobody before the end, or where an automa's rules say so."""
        return [self.setup.name(seat) for seat in self.scores().winners] if self.over else []

    # Moves

    def legal(self) -> list[Move]:
        """The legal moves in notation, each with its number."""
        notation = self.match.catalogue.notation
        return [Move(notation(action), action) for action in self.match.legal()]

    def numbers(self) -> list[int]:
        """The legal moves as numbers only, for who asks a million times."""
        return self.match.legal()

    def number(self, move: str | int) -> int:
        """The number of a move. Raises BadInput with the nearest that there is."""
        if isinstance(move, str):
            return move.number if isinstance(move, Move) else self.match.catalogue.number(move)
        if not 0 <= move < self.match.catalogue.size:
            raise BadInput(f"there is no action {move}.", cure=f"They are numbered from 0 to {self.size - 1}.")
        return move

    @property
    def size(self) -> int:
        """How many actions the catalogue of this set-up has."""
        return self.match.catalogue.size

    def why_not(self, move: str | int) -> str:
        """Why a move is not legal now: the facts and the rule; empty where it is."""
        decision = self.match.decision
        refusal = self.match.refusal(NATURE if decision is None else decision.seat, self.number(move))
        return "" if refusal is None else f"{refusal.facts} {self.game.rule(refusal.rule).statement}"

    def describe(self, move: str | int) -> str:
        """What a legal move would do and cost, in a few words."""
        return str(self.game.describe(self.state, self.number(move)))

    def play(self, move: str | int) -> list[str]:
        """Play a move for whoever is asked, and all that follows by itself; the lines that this added to the log.

        Raises `Refused` with the rule where it isn't legal, and changes nothing.
        """
        decision = self.match.decision
        before = self.match.version
        self.match.play(NATURE if decision is None else decision.seat, self.number(move))
        self.settle()
        return [self.match.line(entry) for entry in self.match.entries[before:]]

    def settle(self) -> None:
        """Play on until somebody who isn't a bot has to choose."""
        self._settle(lambda seat: self._bots[seat][1] if seat in self._bots else None)

    def finish(self, *players: Player) -> "Table":
        """Play to the end: the players given decide, in the order of the seats without a bot, the last for the rest."""
        empty = [seat for seat in range(len(self.seats)) if seat not in self._bots and not self.match.automa(seat)]
        if empty and not players and not self.over:
            names = ", ".join(self.setup.name(seat) for seat in empty)
            raise BadInput(f"nobody decides for {names}.", cure="Give finish a player, or the seats a bot.")
        who = {seat: bot for seat, (_, bot) in self._bots.items()}
        who |= {seat: players[min(i, len(players) - 1)] for i, seat in enumerate(empty)} if players else {}
        self._settle(who.get)
        return self

    def _settle(self, decides: Callable[[int], Player | None]) -> None:
        match = self.match
        match.settle(self._roller)
        while (decision := match.decision) is not None and not match.full:
            player = decides(decision.seat)
            if player is None:
                return
            seen = match.game.redact(match.state, decision.seat)
            match.play(decision.seat, player.choose(match.game, seen, match.legal()))
            match.settle(self._roller)

    # Looking, and going another way

    def view(self, seat: str = "nature") -> View:
        """The table as a seat sees it (`nature`: a spectator): boards, panels, and plain data."""
        return self.game.view(self.state, self.setup.seat(seat))

    def seen(self, seat: str) -> State:
        """What a seat may know, as a state."""
        return self.game.redact(self.state, self.setup.seat(seat))

    def story(self, seat: str = "nature") -> list[str]:
        """The moves so far as a seat may read them."""
        return self.match.story(self.setup.seat(seat))

    def log(self) -> str:
        """The game as text, which `footplate.read` and every door of Footplate read again."""
        return logs.write_log(self.match)

    def copy(self, seed: int | str | None = None) -> "Table":
        """A table that goes its own way from here: chance goes on the same, or, with a seed, another way.

        Its bots begin afresh.
        """
        roller = Roller(self.seed if seed is None else seed)
        if seed is None:
            roller.random.setstate(self._roller.random.getstate())
        return Table(self.match.copy(), self._names, self.seed if seed is None else str(seed), roller)

    def sample(self, seat: str, seed: int | str) -> "Table":
        """A table that looks to a seat like this one, with all that it can't see dealt anew: for searching fairly."""
        roller = Roller(f"sample {seed}")
        order = [roller.below(1_000_000) for _ in range(SAMPLED)]
        state = self.game.sample(self.seen(seat), self.setup.seat(seat), order)
        return Table(Match(self.game, self.setup, state), self._names, str(seed))

    def __repr__(self) -> str:
        stands = "over" if self.over else f"{self.seat}: {self.asked}"
        return f"<{self.game.info.title}, {', '.join(str(s) for s in self.setup.seats)}: {stands}>"


def info(game: str) -> GameInfo:
    """What a game has: its editions, seats, colours, roles, automas and options."""
    return find_game(game).info


def find_game(id: str) -> Game:
    if id not in GAMES:
        raise logs.unknown_game(id, GAMES)
    return GAMES[id]


def table(
    game: str,
    seats: str = "",
    seed: int | str = 0,
    edition: str = "",
    data: Mapping[str, str] | None = None,
    **options: str,
) -> Table:
    """A table where somebody has to choose: `table("steam-power", seats="red,blue=mautoma", seed=7)`.

    A seat alone is yours; others are bots (`blue=greedy`, `blue=my.module:Bot`) or automas, with a level if you like
    (`blue=mautoma:hard`). Without seats, as many as the game needs at least are yours. Options are those of the game,
    with _ for - (`map="DE"`). The same seed gives the same draws. Raises BadInput for what the game doesn't have.
    """
    has = info(game)
    try:
        seating = seat_everybody(has, seats or ",".join(has.colours[: max(2, has.seats[0])]))
    except BadInput as error:
        raise error.at("seats") from None
    wished = {name.replace("_", "-"): value for name, value in options.items()}
    setup = Setup(game, edition or has.editions[0], seating.seats, seating.options | wished, dict(data or {}))
    made = Table(Match(GAMES[game], setup), seating.bots, str(seed))
    made.settle()
    return made


def play(
    game: str,
    seats: str = "",
    seed: int | str = 0,
    edition: str = "",
    data: Mapping[str, str] | None = None,
    **options: str,
) -> Table:
    """A whole game: `play("steam-power", seats="red=greedy,blue=mautoma:hard", seed=7).winners`.

    Every seat needs a bot or an automa; without seats, greedy plays them all.
    """
    has = info(game)
    everybody = ",".join(f"{colour}=greedy" for colour in has.colours[: max(2, has.seats[0])])
    return table(game, seats or everybody, seed, edition, data, **options).finish()


def read(text: str) -> Table:
    """The table that a log tells, where every seat is yours."""
    match = logs.read_log(text, GAMES)
    return Table(match, {}, f"from {match.version}")
