"""How strong is a player? One seat of it against others, every deal from every seat.

    python benchmarks/strength.py [steam-power] [--player greedy] [--against random] [--deals 100] [--jobs 2]

Prints a table in Markdown over numbers of players, editions and maps: the share of games won (a tie counts its part),
points, rounds, and the time of a decision. A deal is the same seed of nature, played once from each seat, so games of a
deal are alike; the 95 % intervals are therefore over deals, not games.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

from footplate import compiled
from footplate.games import GAMES
from footplate.players import PLAYERS, Player, make_player
from footplate.table.errors import BadInput
from footplate.table.game import Game, Seat, Setup, State
from footplate.table.match import Match
from footplate.table.nature import Roller

BATCH = 5


class Timed(Player):
    """A player with a clock."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        began = time.process_time()
        action = self.player.choose(game, state, legal)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return action


class Deal:
    """How a deal went, over all seats: the share of wins, points of the player and of the others, rounds, clock."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.points = 0.0
        self.others = 0.0
        self.turns = 0.0
        self.seconds = 0.0
        self.decisions = 0


def tables(game: Game) -> list[Setup]:
    """Every edition with every number of players, each on every value of the first option (a map, say)."""
    info = game.info
    first = info.options[0]
    found: list[Setup] = []
    for count in range(max(2, info.seats[0]), info.seats[1] + 1):
        for edition in info.editions:
            for value in first.values:
                options = {option.name: option.values[0] for option in info.options} | {first.name: value}
                setup = Setup(info.id, edition, [Seat(name) for name in info.colours[:count]], options)
                try:
                    game.start(setup)
                except BadInput:
                    continue
                found.append(setup)
    return found


def play_deal(game: Game, setup: Setup, player: str, against: str, deal: str) -> Deal:
    count = len(setup.seats)
    result = Deal()
    for seat in range(count):
        own = Timed(make_player(player, f"{deal} {seat}"))
        players: list[Player] = [make_player(against, f"{deal} {seat} {other}") for other in range(count)]
        players[seat] = own
        match = Match(game, setup)
        turns = play(match, players, Roller(f"strength {deal}"), seat)
        scores = game.scores(match.state)
        if seat in scores.winners:
            result.wins += 1 / len(scores.winners) / count
        result.points += scores.totals[seat] / count
        result.others += (sum(scores.totals) - scores.totals[seat]) / (count - 1) / count
        result.turns += turns / count
        result.seconds += own.seconds
        result.decisions += own.decisions
    return result


def play(match: Match, players: Sequence[Player], roller: Roller, seat: int) -> int:
    """As `play_on`; how many turns the seat had."""
    turns = 0
    last = -1
    match.settle(roller)
    while (decision := match.decision) is not None:
        turns += decision.seat == seat and last != seat
        last = decision.seat
        seen = match.game.redact(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(match.game, seen, match.legal()))
        match.settle(roller)
    return turns


def interval(shares: list[float]) -> tuple[float, float, float]:
    """Mean of some shares and the ends of its 95 % interval; where all are 0 or all 1, by the rule of three."""
    count = len(shares)
    mean = sum(shares) / count
    error = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares) / max(count - 1, 1) / count) or 3 / count
    return mean, max(0.0, mean - error), min(1.0, mean + error)


def play_batch(id: str, number: int, player: str, against: str, deals: list[int]) -> list[Deal]:
    game = GAMES[id]
    setup = tables(game)[number]
    return [play_deal(game, setup, player, against, str(deal)) for deal in deals]


def row(setup: Setup, deals: list[Deal]) -> dict[str, str | int | float]:
    wins, low, high = interval([deal.wins for deal in deals])
    return {
        "players": len(setup.seats),
        "edition": setup.edition,
        "table": next(iter(setup.options.values())),
        "deals": len(deals),
        "wins": wins,
        "wins_low": low,
        "wins_high": high,
        "points": sum(deal.points for deal in deals) / len(deals),
        "others": sum(deal.others for deal in deals) / len(deals),
        "turns": sum(deal.turns for deal in deals) / len(deals),
        "decision_ms": 1000 * sum(deal.seconds for deal in deals) / sum(deal.decisions for deal in deals),
    }


def show(line: dict[str, str | int | float]) -> str:
    wins = f"{line['wins']:.1%} ({line['wins_low']:.1%} to {line['wins_high']:.1%})"
    return (
        f"| {line['players']} | {line['edition']} | {line['table']} | {wins} | {line['points']:.1f} "
        f"| {line['others']:.1f} | {line['turns']:.1f} | {line['decision_ms']:.2f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="steam-power", choices=sorted(GAMES))
    parser.add_argument("--player", default="greedy", choices=sorted(PLAYERS))
    parser.add_argument("--against", default="random", choices=sorted(PLAYERS))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", default="", metavar="FILE")
    args = parser.parse_args()
    setups = tables(GAMES[args.game])
    results: list[list[Deal]] = [[] for _ in setups]
    with ProcessPoolExecutor(args.jobs) as pool:
        waiting: dict[Future[list[Deal]], int] = {}
        for at in range(0, args.deals, BATCH):
            deals = list(range(at, min(at + BATCH, args.deals)))
            for number in range(len(setups)):
                batch = pool.submit(play_batch, args.game, number, args.player, args.against, deals)
                waiting[batch] = number
        for done, future in enumerate(as_completed(waiting), 1):
            results[waiting[future]] += future.result()
            print(f"\r{done * 100 // len(waiting)} %", end="", file=sys.stderr, flush=True)
    lines = [row(setup, deals) for setup, deals in zip(setups, results, strict=True)]
    mode = "compiled" if compiled() else "interpreted"
    print(f"\r{args.player} against {args.against}, {args.deals} deals each from every seat, {mode}", file=sys.stderr)
    print("| players | edition | table | wins | points | others' points | turns | ms a decision |")
    print("|---|---|---|---|---|---|---|---|")
    for line in lines:
        print(show(line))
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(lines, file, indent=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())
