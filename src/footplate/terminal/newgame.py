"""From the words of the command line to a table with everybody seated."""

import argparse
import secrets
from pathlib import Path

from footplate.games import GAMES
from footplate.players import Player, is_player
from footplate.players.seating import Seating, make_bots, seat_everybody
from footplate.table.errors import BadInput, offer
from footplate.table.game import Game, GameInfo, Setup
from footplate.table.match import Match
from footplate.table.scenario import open_position, read_scenario, scenario_head
from footplate.terminal import files
from footplate.terminal.language import tell
from footplate.terminal.positions import open_match
from footplate.terminal.saved import last_unfinished
from footplate.terminal.sitting import NOTE, Sitting
from footplate.terminal.words import capital


def find_game(id: str) -> Game:
    if id not in GAMES:
        raise BadInput(tell("unknown game {game}.", game=repr(id)), cure=offer(id, list(GAMES)))
    return GAMES[id]


def seat_here(info: GameInfo, text: str) -> Seating:
    """Who sits where, as `--seats` says."""
    try:
        return seat_everybody(info, text)
    except BadInput as error:
        if 0 < len(text.replace(",", " ").split()) < info.seats[0]:
            raise BadInput(error.said[0], "--seats", company(info)) from None
        raise error.at("--seats") from None


def company(info: GameInfo) -> str:
    """Seats that would work for somebody alone: against a bot, and against an automa of the game."""
    first, second = info.colours[:2]
    whom = ["greedy", *info.automas]
    return tell("Alone, play one of: {seats}.", seats="; ".join(f"--seats {first},{second}={who}" for who in whom))


def without_effect(info: GameInfo, setup: Setup, args: argparse.Namespace) -> list[str]:
    """What to say of options that were given, but concern an automa that doesn't sit here."""
    given = [text.partition("=")[0] for text in args.option]
    idle = [option for option in info.options if option.name in given and not option.concerns(setup)]
    return [
        tell(
            "The option {name} has no effect here: it concerns {who}.", name=option.name, who=capital(tell(option.role))
        )
        for option in idle
    ]


def already_set_up(args: argparse.Namespace) -> list[str]:
    """What to say of a set-up that was asked for, where a saved game or a scenario brings its own."""
    asked = {"--edition": args.edition, "--map": args.map, "--contracts": args.contracts, "--option": args.option}
    given = [name for name, value in asked.items() if value]
    return (
        [tell("{names}: without effect here, the file has a set-up of its own.", names=", ".join(given))]
        if given
        else []
    )


def default_seats(info: GameInfo) -> str:
    """You, and as many greedy opponents as the game needs at least."""
    return ", ".join([info.colours[0], *(f"{colour}=greedy" for colour in info.colours[1 : max(2, info.seats[0])])])


def new_setup(game: Game, args: argparse.Namespace, seating: Seating) -> Setup:
    info = game.info
    edition: str = args.edition or info.editions[0]
    if edition not in info.editions:
        what = tell("unknown edition {edition}.", edition=repr(edition))
        raise BadInput(what, "--edition", offer(edition, info.editions))
    options = {option.name: option.values[0] for option in info.options} | seating.options
    data: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            what = tell("{text} is not an option.", text=repr(text))
            raise BadInput(what, "--option", tell("Write --option NAME=VALUE."))
        set_option(game, name, value, options, data)
    if args.map:
        set_option(game, "map", args.map, options, data)
    if args.contracts:
        set_option(game, "contracts", args.contracts, options, data)
    return Setup(info.id, edition, seating.seats, options, data)


def set_option(game: Game, name: str, value: str, options: dict[str, str], data: dict[str, str]) -> None:
    """An option's value, or a file that replaces a component of the box."""
    info = game.info
    known = {option.name: option for option in info.options}
    if name not in known and name not in info.data:
        what = tell("{game} has no option {name}.", game=info.title, name=repr(name))
        raise BadInput(what, cure=offer(name, sorted({*known, *info.data})))
    by_case = {v.lower(): v for v in known[name].values} if name in known else {}
    if value.lower() in by_case:
        options[name] = by_case[value.lower()]
        return
    if name not in info.data:
        what = tell("unknown {name} {value}.", name=name, value=repr(value))
        raise BadInput(what, f"--option {name}", offer(value, list(by_case.values())))
    if not Path(value).exists() and value != "-" and "." not in value and "/" not in value and by_case:
        what = tell("unknown {name} {value}, and no file of that name.", name=name, value=repr(value))
        raise BadInput(what, "", offer(value, list(by_case.values())))
    text = files.read_text(value)
    game.check_data(name, text, value)
    data[name] = text
    if name in options:
        options[name] = "custom"


def seated(info: GameInfo, bots: dict[int, str], seed: str) -> dict[int, tuple[str, Player]]:
    try:
        return make_bots(info, bots, seed)
    except BadInput as error:
        raise error.at("--seats") from None


def open_table(args: argparse.Namespace) -> Sitting:
    """The table that `footplate play` was asked for."""
    if args.before is not None and args.resume is None:
        what = tell("before a move of which game?")
        raise BadInput(what, "--before", tell("Name its file: --resume FILE --before {move}.", move=str(args.before)))
    if args.resume is not None:
        file = args.resume or str(last_unfinished(find_game(args.game).info.id if args.game else ""))
        sitting = resume(args, file)
        sitting.troubles += already_set_up(args)
        return sitting
    seed: str = args.seed or str(secrets.randbelow(10**9))
    if args.scenario:
        text = files.read_text(args.scenario)
        match = open_position(read_scenario(text, GAMES, args.scenario))
        bots = bots_for(match, args.seats or "")
        sitting = Sitting(match, seated(match.game.info, bots, seed), seed, new_file(args.log), scenario_head(text))
        sitting.troubles += already_set_up(args)
        return sitting
    game = find_game(args.game or next(iter(GAMES)))
    here = seat_here(game.info, args.seats or default_seats(game.info))
    setup = new_setup(game, args, here)
    match = Match(game, setup)
    log = new_file(args.log) or files.new_log(setup)
    sitting = Sitting(match, seated(game.info, here.bots, seed), seed, log)
    sitting.troubles += without_effect(game.info, setup, args)
    return sitting


def new_file(name: str | None) -> Path | None:
    """A log that is about to be written: not over another one, and where writing is possible."""
    if not name:
        return None
    path = Path(name)
    if path.exists():
        cure = tell("Take another name, or go on with --resume.")
        raise BadInput(tell("this file is there already."), name, cure)
    if not path.absolute().parent.is_dir():
        raise BadInput(tell("there is no folder {folder}.", folder=str(path.absolute().parent)), name)
    return path


def bots_for(match: Match, text: str) -> dict[int, str]:
    """The bots of `--seats` for a match whose seats are fixed already."""
    if not text:
        return {}
    seats, bots, _ = seat_here(match.game.info, text)
    here = [str(seat) for seat in match.setup.seats]
    if [str(seat) for seat in seats] != here:
        what = tell("the seats of this game are {seats}.", seats=", ".join(here))
        raise BadInput(what, "--seats", tell("Only who plays them can change."))
    return bots


def resume(args: argparse.Namespace, file: str) -> Sitting:
    match, position = open_match(files.read_text(file), GAMES, file)
    noted, seed = read_note(match)
    branch = args.before is not None
    if branch:
        match = before(match, args.before)
    ours = {seat: who for seat, who in noted.items() if is_player(who)}  # a file may not say which code runs here
    bots = bots_for(match, args.seats) if args.seats else ours
    seed = args.seed or seed or str(secrets.randbelow(10**9))
    log = new_file(args.log) or (files.new_log(match.setup) if branch or file == "-" else Path(file))
    head = scenario_head(position) if position else ""
    sitting = Sitting(match, seated(match.game.info, bots, seed), seed, log, head)
    for seat in sorted(noted.keys() - ours.keys() - bots.keys()):
        what = "{who} played {seat} before. To have it back, name it: --seats {seat}={who}"
        sitting.troubles.append(tell(what, who=noted[seat], seat=match.setup.name(seat)))
    return sitting


def before(match: Match, move: int) -> Match:
    """The match as it stood before a move."""
    if not 1 <= move <= len(match.moves):
        cure = tell("The match has {count}.", count=len(match.moves))
        raise BadInput(tell("there is no move {number}.", number=str(move)), "--before", cure)
    return match.at(move - 1)


def read_note(match: Match) -> tuple[dict[int, str], str]:
    """Who played and with which seed, as the log's first comment tells; anything else there is left alone."""
    names = {seat.name: i for i, seat in enumerate(match.setup.seats)}
    for note in match.entries[0].notes if match.entries else []:
        if note.startswith(NOTE):
            players, _, seed = note.removeprefix(NOTE).partition("; seed ")
            pairs = [word.partition("=") for word in players.replace(",", " ").split()]
            return {names[n]: who for n, _, who in pairs if n in names and who}, seed
    return {}, ""
