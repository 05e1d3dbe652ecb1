"""Seeded games with whatever Footplate is on the path, told to the letter on standard output. Run by a test."""

import json
import sys

import footplate
from footplate.games import GAMES, OURS
from footplate.players import make_player
from footplate.table.game import NATURE, Game
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.rules import Refused
from tests.games.kinds import kinds, table

EVERY = 40  # moves, between two looks at the state


def tables() -> list[tuple[Game, str, str]]:
    """Every game and edition with every number of players that it has, and some tables with automas."""
    found: list[tuple[Game, str, str]] = []
    for game in OURS:
        for edition in game.info.editions:
            for seats in kinds(game, edition):
                if "=" not in seats or edition == game.info.editions[0]:
                    found.append((game, edition, seats))
    return found


def play(number: int, game: Game, edition: str, seats: str) -> dict[str, object]:
    """A game with random players (one of them greedy now and then), undos, and what was refused on the way."""
    match = Match(game, table(game, edition, seats, number))
    roller = Roller(f"two speeds {number}")
    players = [make_player("random", f"{number} {seat}") for seat in range(len(match.setup.seats))]
    if number % 4 == 1:
        players[0] = make_player("greedy", str(number))
    packed: list[str] = []
    told: list[str] = []
    while (decision := match.decision) is not None:
        legal = match.legal()
        if decision.seat == NATURE:
            action = legal[roller.choose(game.odds(match.state))]
        elif match.automa(decision.seat):
            action = legal[0]
            if match.version % EVERY == 0 and (trace := game.explain(match.state)) is not None:
                told += trace.lines()
        else:
            action = players[decision.seat].choose(game, game.redact(match.state, decision.seat), legal)
        match.play(decision.seat, action)
        if match.version % EVERY == 0:
            packed.append(match.state.pack().hex())
            told.append(why_not(match, roller.below(match.catalogue.size)))
            told.append(json.dumps(game.view(match.state, 0).data, default=str))
        if match.version % 97 == 0:
            match.undo(0, 1 + roller.below(3))
    log = write_log(match)
    assert write_log(read_log(log, GAMES)) == log
    scores = game.scores(match.state)
    return {
        "table": f"{game.info.id} {edition}: {seats}",
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
    games = [play(number, *asked) for number, asked in enumerate(tables())]
    json.dump({"compiled": footplate.compiled(), "games": games}, sys.stdout)
