"""Tables to test with: a small map of our own, random moves, and what must not change."""

from footplate.games import GAMES
from footplate.table.game import NATURE, Seat, Setup
from footplate.table.log import read_seats, write_log
from footplate.table.match import Match
from footplate.table.nature import Roller

GAME = GAMES["steam-power"]
ONLY = {"steam-power": GAME}
MAP = """\
# title: Small
row,A,B,C,D,E,F
1,P,P,NO Norton,H,OA Oakham,P
2,WE Weston,P,P,P,P,P
3,P,H,MI Midway,PA Parley,P,EA Easton
4,P,P,P,P,H,P
5,SU Sutton,P,P,P,ST Stowe,P
"""
TABLES = ["red", "red, blue", "red, blue, green", "red, blue=mautoma"]


def table(seats: str = "red, blue", data: dict[str, str] | None = None, edition: str = "final") -> Setup:
    """A set-up on the small map, or with other data."""
    data = {"map": MAP} if data is None else data
    options = {option.name: option.values[0] for option in GAME.info.options}
    if "map" in data:
        options["map"] = "custom"
    read: list[Seat] = read_seats(GAME.info, seats)
    return Setup("steam-power", edition, read, options, data)


def move(match: Match, roller: Roller) -> None:
    """One random move, by the odds where it is nature's."""
    decision = match.decision
    assert decision is not None
    legal = match.legal()
    if decision.seat == NATURE:
        action = legal[roller.choose(GAME.odds(match.state))]
    else:
        action = legal[roller.below(len(legal))]
    match.play(decision.seat, action)


def played(setup: Setup, seed: int | str, moves: int) -> Match:
    """A match after so many random moves; fewer where it ends before."""
    match = Match(GAME, setup)
    roller = Roller(seed)
    while not match.over and len(match.moves) < moves:
        move(match, roller)
    return match


def begun(seats: str = "red, blue") -> Match:
    """A match whose set-up is over: red's first action, with known contracts."""
    match = Match(GAME, table(seats))
    colours = ["black", "white", "orange", "grey", "purple"]
    number = 0
    while match.decision is not None and match.decision.kind in ("tile", "hand"):
        legal = match.legal()
        if match.decision.kind == "tile":
            number += 1
            wanted = [n for n in legal if match.catalogue.notation(n).endswith(colours[number % 5])]
            match.play(NATURE, wanted[0])
        else:
            match.play(NATURE, legal[0])
    while match.decision is not None and match.decision.kind == "corner":
        match.play(NATURE, match.legal()[0])
    if len(match.setup.seats) > 1:
        match.say("nature: start red")
    return match


def all_of(match: Match) -> list[object]:
    """Everything that a refused move must leave as it was."""
    decision = match.decision
    return [
        match.state.pack(),
        match.first.pack(),
        write_log(match),
        match.version,
        list(match.entries),
        list(match.moves),
        list(match.barriers),
        list(match.last_notes),
        list(match.legal()),
        (decision.seat, decision.kind) if decision is not None else None,
    ]
