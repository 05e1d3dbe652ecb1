"""From the words of the command line to a table with everybody seated."""

import argparse
import secrets
from pathlib import Path
from typing import Final

from footplate.games import GAMES
from footplate.players import PLAYERS, Player, make_player
from footplate.table.errors import BadInput, nearest
from footplate.table.game import Game, GameInfo, Seat, Setup
from footplate.table.log import read_seats
from footplate.table.match import Match
from footplate.terminal import files
from footplate.terminal.positions import head_of, open_match, open_scenario
from footplate.terminal.sitting import NOTE, Sitting

PERSON: Final = "player"
PERSON_WORDS: Final = ["me", "you", "person", "human", PERSON]


def find_game(id: str) -> Game:
    if id not in GAMES:
        raise BadInput(f"unknown game {id!r}.", cure=nearest(id, list(GAMES)))
    return GAMES[id]


def seat_everybody(info: GameInfo, text: str) -> tuple[list[Seat], dict[int, str]]:
    """`red,blue=greedy,green=mautoma`: the seats with their roles, and which player decides for which bot's seat."""
    words: list[str] = []
    bots: dict[int, str] = {}
    for at, word in enumerate(text.replace(",", " ").split()):
        name, _, who = word.lower().partition("=")
        if who.partition(":")[0] in PLAYERS:
            bots[at] = who
            who = PERSON
        elif not who or who in PERSON_WORDS:
            who = PERSON
        elif who not in info.roles:
            known = [*PLAYERS, *(r for r in info.roles if r != PERSON), "me"]
            raise BadInput(f"nobody called {who!r} can play {name}.", "--seats", nearest(who, known))
        words.append(f"{name}={who}")
    try:
        return read_seats(info, ", ".join(words)), bots
    except BadInput as error:
        raise error.at("--seats") from None


def default_seats(info: GameInfo) -> str:
    """You, and as many greedy opponents as the game needs at least."""
    return ", ".join([info.colours[0], *(f"{colour}=greedy" for colour in info.colours[1 : max(2, info.seats[0])])])


def new_setup(game: Game, args: argparse.Namespace, seats: list[Seat]) -> Setup:
    info = game.info
    edition: str = args.edition or info.editions[0]
    if edition not in info.editions:
        raise BadInput(f"unknown edition {edition!r}.", "--edition", nearest(edition, info.editions))
    options = {option.name: option.values[0] for option in info.options}
    data: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"{text!r} is not an option.", "--option", "Write --option NAME=VALUE.")
        set_option(game, name, value, options, data)
    if args.map:
        set_option(game, "map", args.map, options, data)
    if args.contracts:
        set_option(game, "contracts", args.contracts, options, data)
    return Setup(info.id, edition, seats, options, data)


def set_option(game: Game, name: str, value: str, options: dict[str, str], data: dict[str, str]) -> None:
    """An option's value, or a file that replaces a component of the box."""
    info = game.info
    known = {option.name: option for option in info.options}
    if name not in known and name not in info.data:
        raise BadInput(f"{info.title} has no option {name!r}.", cure=nearest(name, sorted({*known, *info.data})))
    by_case = {v.lower(): v for v in known[name].values} if name in known else {}
    if value.lower() in by_case:
        options[name] = by_case[value.lower()]
        return
    if name not in info.data:
        raise BadInput(f"unknown {name} {value!r}.", f"--option {name}", nearest(value, list(by_case.values())))
    if not Path(value).exists() and value != "-" and "." not in value and "/" not in value and by_case:
        raise BadInput(
            f"unknown {name} {value!r}, and no file of that name.", "", nearest(value, list(by_case.values()))
        )
    text = files.read_text(value)
    game.check_data(name, text, value)
    data[name] = text
    if name in options:
        options[name] = "custom"


def seated(info: GameInfo, bots: dict[int, str], seed: str) -> dict[int, tuple[str, Player]]:
    """Each bot with a seed of its own, so that two of a kind don't play alike."""
    return {seat: (name, make_player(name, f"{seed} {info.colours[seat]}")) for seat, name in bots.items()}


def open_table(args: argparse.Namespace) -> Sitting:
    """The table that `footplate play` was asked for."""
    if args.resume:
        return resume(args)
    seed: str = args.seed or str(secrets.randbelow(10**9))
    if args.scenario:
        text = files.read_text(args.scenario)
        match = open_scenario(text, GAMES, args.scenario, False)
        bots = bots_for(match, args.seats or "")
        return Sitting(match, seated(match.game.info, bots, seed), seed, new_file(args.log), head_of(text))
    game = find_game(args.game or next(iter(GAMES)))
    seats, bots = seat_everybody(game.info, args.seats or default_seats(game.info))
    setup = new_setup(game, args, seats)
    match = Match(game, setup)
    log = new_file(args.log) or files.new_log(setup)
    return Sitting(match, seated(game.info, bots, seed), seed, log)


def new_file(name: str | None) -> Path | None:
    """A log that is about to be written: not over another one, and where writing is possible."""
    if not name:
        return None
    path = Path(name)
    if path.exists():
        raise BadInput("this file is there already.", name, "Take another name, or go on with --resume.")
    if not path.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {path.absolute().parent}.", name)
    return path


def bots_for(match: Match, text: str) -> dict[int, str]:
    """The bots of `--seats` for a match whose seats are fixed already."""
    if not text:
        return {}
    seats, bots = seat_everybody(match.game.info, text)
    here = [str(seat) for seat in match.setup.seats]
    if [str(seat) for seat in seats] != here:
        raise BadInput(f"the seats of this game are {', '.join(here)}.", "--seats", "Only who plays them can change.")
    return bots


def resume(args: argparse.Namespace) -> Sitting:
    match, position = open_match(files.read_text(args.resume), GAMES, args.resume)
    noted, seed = read_note(match)
    bots = bots_for(match, args.seats) if args.seats else noted
    seed = args.seed or seed or str(secrets.randbelow(10**9))
    log = new_file(args.log) or (Path(args.resume) if args.resume != "-" else files.new_log(match.setup))
    return Sitting(match, seated(match.game.info, bots, seed), seed, log, head_of(position) if position else "")


def read_note(match: Match) -> tuple[dict[int, str], str]:
    """Who played and with which seed, as the log's first comment tells; anything else there is left alone."""
    names = {seat.name: i for i, seat in enumerate(match.setup.seats)}
    for note in match.entries[0].notes if match.entries else []:
        if note.startswith(NOTE):
            players, _, seed = note.removeprefix(NOTE).partition("; seed ")
            pairs = [word.partition("=") for word in players.replace(",", " ").split()]
            return {names[n]: who for n, _, who in pairs if n in names and who.partition(":")[0] in PLAYERS}, seed
    return {}, ""
