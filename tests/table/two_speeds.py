"""Seeded games with whatever Footplate is on the path, told to the letter on standard output. Run by a test."""

import json
import sys

import footplate
from footplate.games import GAMES
from footplate.players import make_player
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Setup
from footplate.table.log import read_log, read_seats, write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.rules import Refused

GAME = GAMES["steam-power"]
COLOURS = GAME.info.colours
EVERY = 40  # moves, between two looks at the state
MIXED = ["red, blue=mautoma", "red, blue, green=mautoma", "red, blue=mautoma, green=mautoma, yellow=mautoma"]
MAPS = GAME.info.options[0].values


def tables() -> list[tuple[str, str]]:
    """Edition and seats: every edition with every number of players that it has, and some tables with automas."""
    found: list[tuple[str, str]] = []
    for edition in GAME.info.editions:
        for count in range(1, len(COLOURS) + 1):
            seats = ", ".join(COLOURS[:count])
            try:
                GAME.start(setup(edition, seats, 0))
            except BadInput:
                continue  # the edition has no such table
            found.append((edition, seats))
    return found + [("final", seats) for seats in MIXED]


def setup(edition: str, seats: str, number: int) -> Setup:
    options = {option.name: option.values[number % len(option.values)] for option in GAME.info.options}
    return Setup("steam-power", edition, read_seats(GAME.info, seats), options)


def play(number: int, edition: str, seats: str) -> dict[str, object]:
    """A game with random players (one of them greedy now and then), undos, and what was refused on the way."""
    match = Match(GAME, setup(edition, seats, number))
    roller = Roller(f"two speeds {number}")
    players = [make_player("random", f"{number} {seat}") for seat in range(len(match.setup.seats))]
    if number % 4 == 1:
        players[0] = make_player("greedy", str(number))
    packed: list[str] = []
    told: list[str] = []
    while (decision := match.decision) is not None:
        legal = match.legal()
        if decision.seat == NATURE:
            action = legal[roller.choose(GAME.odds(match.state))]
        elif match.automa(decision.seat):
            action = legal[0]
            if match.version % EVERY == 0 and (trace := GAME.explain(match.state)) is not None:
                told += trace.lines()
        else:
            action = players[decision.seat].choose(GAME, GAME.redact(match.state, decision.seat), legal)
        match.play(decision.seat, action)
        if match.version % EVERY == 0:
            packed.append(match.state.pack().hex())
            told.append(why_not(match, roller.below(match.catalogue.size)))
            told.append(json.dumps(GAME.view(match.state, 0).data, default=str))
        if match.version % 97 == 0:
            match.undo(0, 1 + roller.below(3))
    log = write_log(match)
    assert write_log(read_log(log, GAMES)) == log
    scores = GAME.scores(match.state)
    return {
        "table": f"{edition}: {seats}",
        "log": log,
        "packed": [*packed, match.state.pack().hex()],
        "told": told,
        "scores": [*scores.rows, scores.winners],
    }


def why_not(match: Match, action: int) -> str:
    decision = match.decision
    try:
        match.copy().play(decision.seat if decision is not None else 0, action)
    except Refused as refused:
        return str(refused)
    return "legal"


if __name__ == "__main__":
    games = [play(number, *table) for number, table in enumerate(tables())]
    json.dump({"compiled": footplate.compiled(), "games": games}, sys.stdout)
