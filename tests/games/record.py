"""Records the games in the folders `fixtures` again, on purpose: after a change of rules that is meant to change them.

    python -m tests.games.record [steam-power] [part of a name]

Each game is a log and a transcript of its standings; tests/games/test_recorded.py replays them to the letter. Which
ones there are is said in `recorded.py` of each game's folder.
"""

import sys
from pathlib import Path

from footplate.games import GAMES, OURS
from footplate.players import make_player, play_on
from footplate.table.game import Game, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games import here

Case = tuple[str, str, Setup]  # name, seed, table


def transcript(match: Match) -> str:
    """The standings after every round, and the score pad: what a person would look at first when a game has changed."""
    game = match.game
    state = match.first.copy()
    names = [seat.name for seat in match.setup.seats]
    out = [" ".join(["seats:", *(str(seat) for seat in match.setup.seats)])]
    marker = ""
    for entry in match.moves:
        game.play(state, entry.action)
        if entry.seat < 0 or game.turn(state) is None:
            continue
        now = game.fact(state, ["round"])
        if now != marker:
            if marker:
                out += [f"after round {marker}", *standings(game, match, state.pack())]
            marker = now
    scores = game.scores(state)
    out.append("final score")
    out.append("  " + " | ".join(["seat", *scores.columns, "total"]))
    for seat, name in enumerate(names):
        out.append("  " + " | ".join([name, *map(str, scores.rows[seat]), str(scores.totals[seat])]))
    out.append("winners: " + ", ".join(names[seat] for seat in scores.winners))
    return "\n".join(out) + "\n"


def standings(game: Game, match: Match, packed: bytes) -> list[str]:
    state = game.unpack(match.setup, packed)
    totals = game.scores(state).totals
    recorded = here.module(game, "recorded")
    return [
        f"  {seat.name}: {total} VP, {recorded.standing(game, state, seat)}"
        for seat, total in zip(match.setup.seats, totals, strict=True)
    ]


def play(seed: str, setup: Setup) -> Match:
    """Greedy plays, except that the last player of a table with three or more plays at random.

    Greedy never stops an Olive who scores all the same, so random plays against her, too.
    """
    match = Match(GAMES[setup.game], setup)
    people = [i for i, seat in enumerate(setup.seats) if seat.role == "player"]
    random = [people[-1]] if len(people) > 2 or setup.options.get("stopped-olive") == "points" else []
    players = [make_player("random" if i in random else "greedy", f"{seed} {i}") for i in range(len(setup.seats))]
    play_on(match, players, Roller(seed))
    return match


def record(folder: Path, name: str, seed: str, setup: Setup) -> None:
    match = play(seed, setup)
    (folder / f"{name}.log").write_text(write_log(match), "utf-8")
    (folder / f"{name}.txt").write_text(transcript(match), "utf-8")
    print(f"{name}: {len(match.moves)} moves, {game_total(match)}")


def game_total(match: Match) -> str:
    return " ".join(map(str, match.game.scores(match.state).totals))


def cases(game: Game) -> list[Case]:
    found: list[Case] = here.module(game, "recorded").cases()
    return found


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    part = sys.argv[2] if len(sys.argv) > 2 else ""
    for game in OURS:
        if wanted in ("", game.info.id, here.folder(game)):
            target = here.TESTS / here.folder(game) / "fixtures"
            target.mkdir(exist_ok=True)
            for case, case_seed, case_table in cases(game):
                if part in case:
                    record(target, case, case_seed, case_table)
