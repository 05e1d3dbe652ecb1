"""A match being played here: who decides for which seat, what happens by itself, saving, and undo.

The plain and the full-screen game both sit at this table; neither changes the match in any other way.
"""

from pathlib import Path
from typing import Final, NamedTuple

from footplate.calling import command
from footplate.host.bots import Thought
from footplate.host.say import say as host_say
from footplate.host.table import PERSON, After, Table
from footplate.host.undoing import free_undo
from footplate.players import Player, make_player
from footplate.table.errors import BadInput
from footplate.table.game import State
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.rules import Refusal, Refused
from footplate.table.say import say
from footplate.table.scenario import write_scenario
from footplate.table.view import View
from footplate.terminal import best, files
from footplate.terminal.language import SPOKEN, speak_of, tell, tell_problem
from footplate.terminal.moves import Menu

NOTE: Final = "players: "  # the comment of a log that tells which bots played, so that they can go on


class Happening(NamedTuple):
    """A move that nobody here chose: its number in the match (1 is the first) and whose it was."""

    number: int
    seat: int
    automa: bool


class Sitting:
    def __init__(
        self,
        match: Match,
        bots: dict[int, tuple[str, Player]],
        seed: str,
        log: Path | None,
        position: str = "",
    ) -> None:
        """`position` is the text of the scenario that the match began with, if it did."""
        kinds = [seat.role if match.automa(i) else PERSON for i, seat in enumerate(match.setup.seats)]
        for seat, (name, _) in bots.items():
            kinds[seat] = name
        self.table: Final = Table(dict(zip((seat.name for seat in match.setup.seats), kinds, strict=True)), match, seed)
        self.game: Final = match.game
        self.setup: Final = match.setup
        speak_of(match.setup.game)
        self.bots: Final = bots
        self.people: Final = self.table.people
        self.seed: Final = seed
        self.roller: Final = Roller(seed if not match.version else f"{seed} from {match.version}")
        self.log: Final = log
        self.position: Final = position
        self.record = ""  # alone, how the result compares with one's best
        self.troubles: list[str] = []  # what went wrong without stopping the game, to be told once
        self.tried = False  # a copy, on which nothing counts

    def copy(self) -> "Sitting":
        """The same table, to try something out: nothing is kept, and what is drawn there is drawn anew."""
        seed = f"{self.seed} tried at {self.match.version}"
        bots = {seat: (name, make_player(name, f"{seed} {seat}", True)) for seat, (name, _) in self.bots.items()}
        new = Sitting(self.match.copy(), bots, seed, None, self.position)
        new.tried = True
        return new

    @property
    def match(self) -> Match:
        return self.table.readable()

    @property
    def alone(self) -> bool:
        """One person plays: there is nothing to hide and nobody to ask."""
        return len(self.people) <= 1

    @property
    def secrets(self) -> bool:
        """Whether the people at this keyboard know different things, so that it has to be passed round."""
        if not self.alone and self.game.together(self.match.state):
            return True
        return len({self.seen(seat).pack() for seat in self.people}) > 1

    @property
    def seat(self) -> int | None:
        """The person who has to choose now."""
        decision = self.match.decision
        if decision is None or decision.seat not in self.people or self.match.forced() >= 0:
            return None
        return decision.seat

    def seen(self, seat: int) -> State:
        return self.game.redact(self.match.state, seat)

    def view(self, seat: int) -> View:
        return self.game.view(self.match.state, seat)

    def menu(self, seat: int) -> Menu:
        seen = self.seen(seat)
        return Menu(self.game, seen, self.match.legal(), self.game.show(seen, seat, self.game.scores(seen)))

    @property
    def bot(self) -> int | None:
        """The bot that has to choose now."""
        decision = self.match.decision
        asked = decision is not None and decision.seat in self.bots and self.match.forced() < 0
        return decision.seat if decision is not None and asked else None

    def step(self) -> Happening | None:
        """Play one move that is forced, chance, an automa's or a bot's; None where a person has to choose."""
        decision = self.match.decision
        if decision is None or self.match.full or self.seat is not None:
            return None
        seat = decision.seat
        self._play(seat, self._own_move(seat))
        return Happening(len(self.match.moves), seat, self.match.automa(seat))

    def _own_move(self, seat: int) -> int:
        action, legal = self.match.alone(self.roller), self.match.legal()
        if action >= 0:
            return action
        if seat not in self.bots:
            raise AssertionError(f"{self.setup.name(seat)} is an automa whose rules leave {len(legal)} moves")
        name, player = self.bots[seat]
        thought = Thought(self.match, name, self.seed)
        try:
            action = player.choose(self.game, thought.seen, list(legal))
            why = "" if action in legal else self.match.catalogue.notation(action)
        except Exception as error:  # a bot that fails must not end the game for the others
            why = repr(error)
        if not why:
            return action
        mishap = thought.mishap("bot-failed", why=why)
        self.troubles.append(host_say(SPOKEN.get(), mishap["id"], **mishap["facts"]))
        return thought.instead()

    def play(self, seat: int, action: int) -> None:
        """A person's move. Raises Refused and changes nothing."""
        self._play(seat, action)

    def _play(self, seat: int, action: int) -> None:
        notes = None if self.match.version or self.position else [self.players_note()]
        after = After(self.table)
        after.match.play(seat, action, notes)
        self._keep(after)
        counts = not self.tried and not self.position
        if self.match.over and len(self.setup.seats) == 1 and self.people and counts:
            try:
                self.record = best.keep(self.match)
            except BadInput as error:
                self.record = tell("Your personal best could not be kept: {problem}", problem=tell_problem(error))

    def _keep(self, after: After) -> None:
        self.table.keep(after)
        self._save()

    def players_note(self) -> str:
        seats = [f"{self.setup.name(s)}={self.bots[s][0]}" for s in sorted(self.bots)]
        return f"{NOTE}{', '.join(seats) or 'people'}; seed {self.seed}"

    def undo_count(self, seat: int) -> int:
        """How many moves `undo` would take back: alone, to one's last choice; else as far as it is free."""
        return free_undo(self.match, seat, self.people)

    def last_choice(self, seat: int) -> tuple[int, int]:
        """Who chose last, and how many moves ago; 0 where chance or a secret lies between."""
        moves, barriers = self.match.moves, self.match.barriers
        for count in range(1, len(moves) + 1):
            if barriers[-count]:
                break
            if not moves[-count].forced:
                return moves[-count].seat, count if moves[-count].seat in self.people else 0
        return seat, 0

    def undo(self, seat: int) -> int:
        """Take back, and say how many moves. Raises Refused.

        Where nothing is hidden the next person sits here already, and takes back for the one who moved last.
        """
        count = self.undo_count(seat)
        if not count and not self.alone and not self.secrets:
            seat, count = self.last_choice(seat)
        if not count:
            mine = say("You have not chosen anything yet.")
            ours = say("There is nothing of yours to take back.")
            raise Refused(Refusal("table.undo", mine if self.alone else ours), "undo")
        after = After(self.table)
        after.match.undo(seat, count)
        self._keep(after)
        return count

    def text(self) -> str:
        """What is saved: a log, or, where the match began with a position, a scenario that leads here."""
        return write_scenario(self.position, self.match) if self.position else write_log(self.match)

    def _save(self) -> None:
        if self.log is None:
            return
        try:
            files.write_text(self.log, self.text())
        except BadInput as error:
            trouble = tell("The game goes on, but it is not saved: {problem}", problem=tell_problem(error))
            if trouble not in self.troubles:
                self.troubles.append(trouble)

    def told_troubles(self) -> list[str]:
        told, self.troubles = self.troubles, []
        return told

    def farewell(self) -> list[str]:
        """How a game alone compares; where the game is now, and how to take it up again."""
        record = [self.record] if self.record else []
        if self.log is None or not self.log.exists():
            return record
        saved = [*record, tell("The game is saved in {file}", file=str(self.log))]
        if self.match.over:
            look = tell("Look back with the coach: {command}", command=command("review", str(self.log)))
            return [*saved, look] if self.people else saved
        return [*saved, tell("Go on with: {command}", command=command("play", "--resume", str(self.log)))]
