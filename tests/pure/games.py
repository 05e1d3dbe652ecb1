"""Plays a game of each kind at tables of the host, seeded, and prints their logs and all that every seat was told: the
same wherever Python runs. Run by a test.

At each table somebody plays chains of moves, tries what the rules refuse, takes moves back (alone at once, among people
when the others agree), hands the seat to a bot and takes it back, and asks an automa why.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from functools import partial

from footplate.games import GAMES
from footplate.host.beginning import kinds_of, wished_setup
from footplate.host.bots import Thought, waiting_for
from footplate.host.history import history_seen
from footplate.host.playing import ask, play
from footplate.host.see import game_card, position_seen, table_seen, updated
from footplate.host.standing import back, hand
from footplate.host.table import After, Table
from footplate.host.trouble import Trouble
from footplate.host.undoing import answer_undo, undo
from footplate.players import make_player
from footplate.table.game import NATURE
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller

TABLES: list[tuple[str, dict[str, str]]] = [
    ("steam-power", {"red": "person"}),
    ("steam-power", {"red": "person", "purple": "mautoma"}),
    ("steam-power", {"red": "person", "blue": "person", "green": "greedy"}),
    ("steamrollers", {"red": "person", "purple": "olive"}),
    ("steamrollers", {"red": "person", "blue": "person"}),
    ("pebbles", {"red": "person", "blue": "random", "green": "person"}),
]
EVERY = 9  # moves of people from one mischief to the next
SHOWN = 5  # … and from one look to the next


class Played:
    """A table, its people's chance, and what was told."""

    def __init__(self, game: str, kinds: dict[str, str]) -> None:
        setup = wished_setup(game, GAMES[game].info.editions[0], list(kinds.items()), {}, {})
        self.table = Table(kinds_of(setup, list(kinds.items())), Match(GAMES[game], setup), "pure", game)
        self.chance = Roller(f"{game} {len(kinds)}")
        self.told: list[str] = []
        self.done: dict[str, int] = {}
        self.since = dict.fromkeys([NATURE, *range(len(kinds))], 0)
        self.keep(lambda: After(self.table))

    @property
    def version(self) -> int:
        return self.table.version

    def tell(self, what: object) -> None:
        text = json.dumps(what, ensure_ascii=False)
        self.told.append(hashlib.sha256(text.encode()).hexdigest()[:16])

    def keep(self, act: Callable[[], After]) -> None:
        after = act()
        after.settle(self.table)
        self.table.keep(after)

    def tried(self, what: str, act: Callable[[], object]) -> None:
        """Something that may not be: then it is told why, and nothing has changed."""
        before = write_log(self.table.readable())
        try:
            act()
            self.count(f"{what} done")
        except Trouble as trouble:
            self.tell(trouble.problem("en"))
            self.count(f"{what} refused")
            assert write_log(self.table.readable()) == before

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def bots(self) -> None:
        while bot := waiting_for(self.table, self.table.readable()):
            after = After(self.table)
            thought = Thought(after.match, bot, self.table.seed)
            player = make_player(bot, thought.seed)
            after.match.play(thought.seat, player.choose(after.match.game, thought.seen, thought.legal))
            after.settle(self.table)
            self.table.keep(after)

    def move(self, number: int) -> None:
        turn = next(s for s in self.table.present if table_seen(self.table, s, "en")["turn"] == self.table.seat_name(s))
        answers = [answer["move"] for answer in table_seen(self.table, turn, "en")["answers"]]
        move = answers[self.chance.below(len(answers))]
        if number % EVERY == 1:
            self.mischief(turn, move, number)
            return
        moves = self.chain(turn, move)
        self.keep(lambda: play(self.table, turn, self.version, moves))
        self.count("moves" if len(moves) == 1 else "chains")

    def chain(self, seat: int, move: str) -> list[str]:
        """A move, and the next one, where it is the same seat's."""
        ahead = self.table.readable().copy()
        if ahead.game.together(ahead.state):
            return [move]
        ahead.play(seat, ahead.catalogue.number(move))
        same = ahead.decision is not None and ahead.decision.seat == seat
        return [move, ahead.catalogue.notation(ahead.legal()[0])] if same else [move]

    def mischief(self, seat: int, move: str, number: int) -> None:
        table, catalogue = self.table, self.table.readable().catalogue
        wild = catalogue.notation(self.chance.below(catalogue.size))
        self.tried("question", lambda: ask(table, seat, self.version, [move, wild]))
        self.tried("wild", lambda: self.keep(lambda: play(table, seat, self.version, [wild])))
        self.tried("nonsense", lambda: self.keep(lambda: play(table, seat, self.version, ["sing"])))
        self.tried("late", lambda: self.keep(lambda: play(table, seat, self.version + 1, [move])))
        count = min(3, len(table.readable().moves))
        self.tried("undo", lambda: self.keep(lambda: undo(table, seat, self.version, count)))
        for other in table.present:
            if table.wish and other != seat:
                self.tried("consent", partial(self.consent, other, count, number % (2 * EVERY) == 1))
        name = table.seat_name(seat)
        self.tried("bot", lambda: self.keep(lambda: hand(table, seat, name, "random", False, 0.0)))
        self.tell(table_seen(table, seat, "en"))
        self.tried("back", lambda: self.keep(lambda: back(table, seat)))

    def consent(self, seat: int, count: int, agree: bool) -> None:
        self.keep(lambda: answer_undo(self.table, seat, self.version, count, agree))

    def show(self) -> None:
        for seat, since in self.since.items():
            news, _ = updated(self.table, seat, since, "en", None)
            self.tell(news)
            self.since[seat] = self.version
            for move in news["moves"]:
                if move["trace"] is not None:
                    self.count("reasons")
                if move["changes"]:
                    self.count("pictures")

    def run(self) -> dict[str, object]:
        number = 0
        while not self.table.readable().over:
            self.bots()
            if not self.table.readable().over:
                self.move(number)
            if number % SHOWN == 0:
                self.show()
            number += 1
        self.show()
        match = self.table.readable()
        moves = [(entry.seat, entry.action) for entry in match.moves]
        for seat in self.since:
            self.tell(history_seen(match.game, match.setup, match.first, moves, seat))
            self.tell(position_seen(self.table, match.at(len(moves) // 2), seat, "en"))
        return {"log": write_log(match), "told": self.told, "done": self.done}


cards = [game_card(game, "en") for game in GAMES.values()]
games = [Played(game, kinds).run() for game, kinds in TABLES]
foreign = sorted({"msgspec", "fluent", "litestar", "sqlalchemy", "asyncio"} & set(sys.modules))
print(json.dumps({"cards": cards, "games": games, "foreign": [] if "pyodide" in sys.modules else foreign}))
