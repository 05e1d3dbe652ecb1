"""`footplate replay`: a log played again with the referee watching, as a transcript to read."""

import argparse
import sys

from footplate.games import GAMES
from footplate.table.game import NATURE
from footplate.table.match import UNDO, Match
from footplate.terminal import files, words
from footplate.terminal.language import tell
from footplate.terminal.positions import open_match
from footplate.terminal.records import print_json, replay_record


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", help=tell("a saved game; - reads standard input"))
    parser.add_argument("--to", type=int, metavar="N", help=tell("stop after move N"))
    parser.add_argument("--step", action="store_true", help=tell("wait for Enter after each turn"))
    parser.add_argument("--check", action="store_true", help=tell("only check it: one line, no transcript"))
    parser.add_argument("--json", action="store_true", help=tell("as JSON, for programs"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match, _ = open_match(files.read_text(args.log), GAMES, args.log)
    end = len(match.moves) if args.to is None else args.to
    if not 0 <= end <= len(match.moves):
        raise words.no_move(match, end, args.log)
    meanings: list[str] = []
    show = Collected(meanings) if args.json else None if args.check else Transcript(match, args.step)
    problem = watch(match, end, show)
    if problem:
        print(f"footplate: {args.log}: {problem}", file=sys.stderr)
        return 1
    if args.json:
        print_json(replay_record(match.at(end), meanings))
        return 0
    undone = sum(entry.action == UNDO for entry in match.entries)
    said = [tell("{count} move" if end == 1 else "{count} moves", count=end)]
    if undone:
        said.append(tell("{count} undo" if undone == 1 else "{count} undos", count=undone))
    said.append(tell("the referee agrees"))
    reached = match.at(end)
    if args.check:
        print(f"{args.log}: {', '.join(said)}" + (f"; {outcome(reached)}" if reached.over else ""))
        return 0
    print(f"\n{words.capital(', '.join(said))}.\n")
    print("\n".join(words.standings(reached, NATURE)))
    return 0


def outcome(match: Match) -> str:
    return words.verdict(match.setup, match.game.scores(match.state))


class Collected:
    """What each move meant, for a record of the match."""

    def __init__(self, meanings: list[str]) -> None:
        self.meanings = meanings

    def __call__(self, number: int, said: str, meaning: str) -> None:
        self.meanings.append(meaning)


class Transcript:
    """Prints a match as it is replayed: a heading per turn, a line per move with what it meant."""

    def __init__(self, match: Match, step: bool) -> None:
        self.match = match
        self.step = step
        self.seat = NATURE - 1

    def wait(self) -> None:
        try:
            input(f"{tell('Enter: next turn')} ")
        except EOFError:  # nobody is there to press it
            self.step = False

    def __call__(self, number: int, said: str, meaning: str) -> None:
        entry = self.match.moves[number - 1]
        if entry.seat not in (self.seat, NATURE) or self.seat < NATURE:
            if self.step and self.seat >= NATURE:
                self.wait()
            print(f"\n{words.seat_name(self.match.setup, entry.seat)}")
            self.seat = entry.seat
        for note in entry.notes:
            print(f"        # {note}")
        who = f"{tell('chance')}: " if entry.seat == NATURE and self.seat != NATURE else ""
        print(f"{number:5}   {who}{said}" + (f"   ({meaning})" if meaning else ""))


def watch(match: Match, end: int, show: Transcript | Collected | None) -> str:
    """Replay with the referee after each move; its objection, or an empty string."""
    game = match.game
    state = match.first.copy()
    for number, entry in enumerate(match.moves[:end], 1):
        if show is not None:
            meaning = game.describe(state, entry.action) if entry.seat != NATURE else ""
            show(number, match.catalogue.notation(entry.action), tell(meaning))
        game.play(state, entry.action)
        try:
            game.check(state)
        except AssertionError as error:
            return tell(
                "the referee objects after move {number} ({line}): {error}",
                number=str(number),
                line=match.line(entry),
                error=str(error),
            )
    return ""
