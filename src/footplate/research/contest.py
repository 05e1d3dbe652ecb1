"""Games of an arena, played: one deal from every seat. Whoever plays them, and where, they end the same."""

from time import process_time
from typing import TypedDict

from footplate.players import Player
from footplate.players.seating import make_bots
from footplate.research.plan import Plan
from footplate.table.game import Game, State
from footplate.table.match import Match
from footplate.table.nature import Roller


class Played(TypedDict):
    """A game that was played. All but `seconds` is the same wherever it was."""

    deal: int
    table: int  # which order of seats: of all lineups' tables, one after the other
    players: list[int]  # by seat, as numbers of the plan
    totals: list[int]
    winners: list[int]  # seats
    moves: int
    full: bool  # it came to no end before the log was full, and is scored as it stands
    seconds: list[float]  # of the processor's time, by seat


class Timed(Player):
    """A player whose thinking is measured."""

    def __init__(self, player: Player, name: str) -> None:
        self.player = player
        self.name = name
        self.seconds = 0.0

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        began = process_time()
        action = self.player.choose(game, state, legal)
        self.seconds += process_time() - began
        return action


class Failed(Exception):
    """A player could not decide, or decided for what isn't legal."""


def play_deals(plan: Plan, deals: list[int]) -> list[Played]:
    """All games of some deals."""
    return [played for deal in deals for played in play_deal(plan, deal)]


def play_deal(plan: Plan, deal: int) -> list[Played]:
    """Every lineup from every seat, with the same chance."""
    tables = [order for lineup in plan.lineups for order in lineup.tables]
    return [play_game(plan, deal, at, order) for at, order in enumerate(tables)]


def play_game(plan: Plan, deal: int, at: int, order: list[int]) -> Played:
    match = Match(plan.rules, plan.setup(order))
    bots = make_bots(plan.rules.info, plan.bots(order), f"{plan.seed} {deal} {at}")
    players = {seat: Timed(bot, name) for seat, (name, bot) in bots.items()}
    try:
        play_out(match, players, Roller(f"{plan.seed} deal {deal}"))
    except Failed as failure:
        raise Failed(f"{failure} in deal {deal}, table {at}") from failure
    scores = plan.rules.scores(match.state)
    return Played(
        deal=deal,
        table=at,
        players=order,
        totals=scores.totals,
        winners=scores.winners,
        moves=len(match.moves),
        full=not match.over,
        seconds=[players[seat].seconds if seat in players else 0.0 for seat in range(len(order))],
    )


def play_out(match: Match, players: dict[int, Timed], roller: Roller) -> None:
    """To the end, or until the log is full."""
    match.settle(roller)
    while (decision := match.decision) is not None and not match.full:
        player = players[decision.seat]
        legal = match.legal()
        try:
            action = player.choose(match.game, match.game.redact(match.state, decision.seat), list(legal))
        except Exception as error:
            raise Failed(f"{player.name} failed ({error!r})") from error
        if action not in legal:
            raise Failed(f"{player.name} played {action!r}, which is not legal,")
        match.play(decision.seat, action)
        match.settle(roller)
