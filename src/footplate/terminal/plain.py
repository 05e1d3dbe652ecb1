"""The game in lines of text: for pipes, for screen readers, and for whoever likes it quiet."""

import sys
from shutil import get_terminal_size
from typing import Final, TextIO

from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.rules import Refused
from footplate.terminal import words
from footplate.terminal.language import tell
from footplate.terminal.moves import Answer, Menu
from footplate.terminal.plain_commands import COMMANDS, Told
from footplate.terminal.sitting import Sitting

PAGE: Final = 40
PIPE_WIDTH: Final = 100
RECENT: Final = 8


class Quit(Exception):
    """The person leaves, or the input has ended."""


class PlainGame:
    """Asks one person at a time, and tells everybody what happened since they last looked."""

    def __init__(self, sitting: Sitting, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.sitting: Final = sitting
        self.source: Final = source if source is not None else sys.stdin
        self.sink: Final = sink if sink is not None else sys.stdout
        self.live: Final = self.source.isatty() and self.sink.isatty()
        self.read_to: dict[int, int] = {}  # how many moves each seat has been told of
        self.told_from: Final = max(0, len(sitting.match.moves) - RECENT)  # a resumed game isn't told from the start
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else NATURE
        self.turn_shown = -1  # the move before which the table was last described
        self.page = 0

    @property
    def width(self) -> int:
        """How wide the page is. A pipe has no edge, but a map for it should fit a usual window."""
        return get_terminal_size().columns if self.live else PIPE_WIDTH

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def ask(self, prompt: str) -> str:
        """A line from the person. Through a pipe it is repeated, so that what comes out can be read on its own."""
        if self.live:
            try:
                return input(prompt).strip()
            except EOFError:
                self.say("")
                raise Quit from None
        print(prompt, end="", file=self.sink, flush=True)
        line = self.source.readline()
        if not line:
            self.say("")
            raise Quit
        self.say(line.strip())
        return line.strip()

    def run(self) -> None:
        self.welcome()
        try:
            while not self.sitting.match.over and not self.sitting.match.full:
                self.until_choice()
                seat = self.sitting.seat
                if seat is not None:
                    self.take_seat(seat)
                    if self.sitting.seat == seat:  # not where the last person took a move back instead
                        self.choose(seat)
            self.tell_news(self.viewer)
            self.say("", *words.standings(self.sitting.match, self.viewer))
        except Quit:
            pass
        finally:  # after Ctrl-C too
            self.say(*self.sitting.farewell())

    def welcome(self) -> None:
        setup, sitting = self.sitting.setup, self.sitting
        options = words.chosen_options(sitting.game.info.options, setup)
        self.say(f"{sitting.game.info.title}, {', '.join([tell(f'{setup.edition} edition'), *options])}.")
        who = []
        for seat in range(len(setup.seats)):
            name = words.seat_name(setup, seat)
            if seat in sitting.bots:
                who.append(tell("{seat} is the bot {name}", seat=name, name=tell(sitting.bots[seat][0])))
            elif sitting.match.automa(seat):
                who.append(automa_told(name, setup.seats[seat].role))
            else:
                who.append(tell("you are {seat}" if sitting.alone else "{seat} is a person", seat=name))
        self.say(tell("{who}. Type ? for help.", who=words.capital(words.joined(who))))
        if any(sitting.match.automa(seat) for seat in range(len(setup.seats))):
            self.say(
                tell("An automa's moves are told with their numbers; 'why' explains the last, 'why 57' number 57.")
            )

    def until_choice(self) -> None:
        """Let chance, automas and bots play until a person has to choose."""
        while self.sitting.step() is not None:
            pass
        for trouble in self.sitting.told_troubles():
            self.say(trouble)

    def take_seat(self, seat: int) -> None:
        """Between two people the keyboard changes hands, and nobody's cards stay on the screen."""
        if seat != self.viewer and self.sitting.secrets:
            self.clear()
            if not self.hand_over(seat):
                return
            self.clear()
        self.viewer = seat
        self.tell_news(seat)

    def hand_over(self, seat: int) -> bool:
        """Wait for the next person; False where the last one takes a move back instead."""
        name = words.seat_name(self.sitting.setup, seat)
        prompt = tell("Pass the keyboard to {seat}. {name}, press Enter.", seat=name, name=name.capitalize())
        if self.viewer >= 0 and self.sitting.undo_count(self.viewer) > 0:
            last = words.seat_name(self.sitting.setup, self.viewer).capitalize()
            prompt += " " + tell("({seat}: 'undo' takes it back.)", seat=last)
        while True:
            said = self.ask(f"{prompt} ").lower()
            if said in ("quit", "q", "exit"):
                raise Quit
            if said in ("undo", "u") and self.viewer >= 0:
                self.undo(self.viewer)
                if self.sitting.seat != seat:
                    return False
            elif not said:
                return True
            else:
                self.say(tell("Enter goes on; 'undo' takes the last move back, 'quit' leaves."))

    def clear(self) -> None:
        if self.live:
            print("\033[2J\033[3J\033[H", end="", file=self.sink, flush=True)

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last looked. The set-up's many draws are summed up."""
        match = self.sitting.match
        story = words.story(self.sitting.table, seat)
        start = min(self.read_to.get(seat, self.told_from), len(story))
        self.read_to[seat] = len(story)
        opening = next((i for i, entry in enumerate(match.moves) if entry.seat != NATURE), len(story))
        if start < opening and start == 0 and opening > 8:
            last = story[opening - 1]
            self.say(tell("Set up with {count} draws (log shows them); {last}.", count=opening, last=last))
            start = opening
        for number in range(start, len(story)):
            self.say(f"{number + 1:4} {story[number]}")

    def choose(self, seat: int) -> None:
        """Ask until the person has made the move (or taken one back)."""
        menu = self.sitting.menu(seat)
        self.show_table(seat, menu)
        self.show_menu(menu)
        version = self.sitting.match.version
        while self.sitting.match.version == version:
            default = f" {tell('[Enter: {move}]', move=menu.default.notation)}" if menu.default else ""
            line = self.ask(f"{words.seat_name(self.sitting.setup, seat)}{default}> ")
            self.answer(seat, menu, line)

    def show_table(self, seat: int, menu: Menu) -> None:
        """At the beginning of a turn: the table's state and one's own, in a few lines."""
        match = self.sitting.match
        mine = next((n for n in range(len(match.moves), 0, -1) if match.moves[n - 1].seat not in (seat, NATURE)), 0)
        if self.turn_shown == mine:
            return
        self.turn_shown = mine
        own = self.sitting.setup.name(seat)
        panels = [panel for panel in menu.view.panels if panel.colour in ("", own)]
        self.say("")
        for panel in panels:
            self.say(*words.panel_lines(panel))

    def show_menu(self, menu: Menu) -> None:
        decision = self.sitting.match.decision
        assert decision is not None
        self.page = 0
        asked = f"{words.seat_name(self.sitting.setup, decision.seat)}: {tell(decision.prompt)}"
        if not menu.grouped:
            self.say(asked, *self.listed(menu.answers))
            return
        hexes, first = len(menu.by_spot), menu.answers[0].notation
        about = tell(
            "({count} answers on {hexes} hex)" if hexes == 1 else "({count} answers on {hexes} hexes)",
            count=len(menu.answers),
            hexes=hexes,
        )
        self.say(f"{asked} {about}", *self.listed(menu.single))
        self.say(tell("Name a hex or a city to see the answers there, or type one: {move}.", move=first))
        self.say(tell("'list' shows the hexes, 'more' every answer page by page, 'map' the map (* has answers)."))

    def listed(self, answers: list[Answer]) -> list[str]:
        rows = [(f"{a.place:4}", a.notation, a.words) for a in answers]
        width = max((len(row[1]) for row in rows), default=0)
        return [f"{place} {notation.ljust(width)}  {text}".rstrip() for place, notation, text in rows]

    def answer(self, seat: int, menu: Menu, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if not line:
                self.take_default(seat, menu)
            elif word.lower() in ("quit", "q", "exit"):
                raise Quit
            elif word.lower() in ("undo", "u"):
                self.undo(seat)
            elif word.lower() == "list":
                self.list_hexes(menu)
            elif word.lower() in ("more", "m"):
                self.more(menu)
            elif command is not None and word.lower() not in menu.catalogue.by_verb:
                self.say(*command(Told(self.sitting, seat, menu, rest.strip(), self.width, self.sink.encoding)))
            else:
                self.play(seat, menu, line)
        except (BadInput, Refused) as problem:
            said = words.problem_words(self.sitting.game, problem)
            self.say(*(words.wrapped([said], self.width) if self.live else [said]))

    def take_default(self, seat: int, menu: Menu) -> None:
        if menu.default is None:
            cure = tell("Type a number or a move; ? for help.")
            raise BadInput(tell("there is no usual answer here."), cure=cure)
        self.say(menu.default.notation)
        self.sitting.play(seat, menu.default.action)
        self.read_to[seat] = len(self.sitting.match.moves)

    def play(self, seat: int, menu: Menu, line: str) -> None:
        found = menu.find(line)
        if isinstance(found, list):
            self.say(*self.listed(found[:PAGE]))
            if len(found) > PAGE:
                self.say(tell("... and {count} more: say more words, a hex for example.", count=len(found) - PAGE))
            return
        self.sitting.play(seat, found)
        self.read_to[seat] = len(self.sitting.match.moves)

    def undo(self, seat: int) -> None:
        try:
            count = self.sitting.undo(seat)
        except Refused as refused:
            self.say(words.problem_words(self.sitting.game, refused))
            return
        for seen in self.read_to:
            self.read_to[seen] = min(self.read_to[seen], len(self.sitting.match.moves))
        self.say(words.taken_back(count))

    def list_hexes(self, menu: Menu) -> None:
        if not menu.grouped:
            self.say(*self.listed(menu.answers))
            return
        names = [f"{spot} ({len(answers)})" for spot, answers in menu.by_spot.items()]
        self.say(*words.flowed(names, 78), *self.listed(menu.single))

    def more(self, menu: Menu) -> None:
        start = self.page * PAGE
        if start >= len(menu.answers):
            self.page = start = 0
        self.say(*self.listed(menu.answers[start : start + PAGE]))
        self.page += 1
        left = len(menu.answers) - start - PAGE
        if left > 0:
            self.say(tell("... {count} more: 'more'.", count=left))


def automa_told(seat: str, role: str) -> str:
    """Who plays a seat by its rules: by name, where it has one."""
    if role == "automa":
        return tell("{seat} is the Automa", seat=seat)
    return tell("{seat} is an automa ({name})", seat=seat, name=tell(role))
