"""Greedy plays a sensible game of Steam Power: it builds, delivers, ends the game in time, and beats random play."""

import pytest

from footplate.games import GAMES
from footplate.games.steam_power.state import BUILD, CUBES, DELIVER, PLACE, SteamPowerState
from footplate.players import make_player
from footplate.research.contest import Played, play_deal
from footplate.research.figures import share
from footplate.research.plan import Plan
from footplate.table.game import Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.players.test_players import play, table

GAME = GAMES["steam-power"]
RIVALS = ["greedy", "random"]
MAPS = ["GL", "DE", "NE"]
TWO = [Plan("steam-power", RIVALS, 2, edition, {"map": board}) for edition in GAME.info.editions for board in MAPS]
MORE = [Plan("steam-power", RIVALS, *more) for more in ((3, "final", {"map": "DE"}), (5, "final", {"map": "NE"}))]


def name(plan: Plan) -> str:
    return f"{plan.seats}-{plan.edition}-{plan.options['map']}"


def greedys(plan: Plan, deal: int) -> list[tuple[Played, int]]:
    """The games of a deal, one from each seat, and where greedy sat."""
    return [(played, played["players"].index(0)) for played in play_deal(plan, deal)]


@pytest.mark.parametrize("plan", TWO, ids=name)
def test_greedy_wins_nearly_always_against_random(plan: Plan) -> None:
    """A short arena: every deal from both seats; at least 95 of 100 games in all."""
    wins = [share(played, seat) for deal in range(2) for played, seat in greedys(plan, deal)]
    assert sum(wins) / len(wins) >= 0.95


@pytest.mark.parametrize("plan", MORE, ids=name)
def test_one_greedy_seat_beats_several_random_ones(plan: Plan) -> None:
    games = greedys(plan, 0)
    assert len(games) == plan.seats
    assert sum(share(played, seat) for played, seat in games) / plan.seats >= 0.95
    mine = sum(played["totals"][seat] for played, seat in games)
    assert mine > 3 * (sum(sum(played["totals"]) for played, _ in games) - mine) / (plan.seats - 1)


@pytest.mark.parametrize(("players", "rounds"), [(2, 19), (3, 14), (4, 12), (5, 11)])
@pytest.mark.parametrize("board", ["GL", "DE", "NE"])
def test_greedy_tables_play_like_people(players: int, rounds: int, board: str) -> None:
    """About 14, 10, 8 and 7 rounds; everybody lays track, builds and fulfils contracts; few unfinished links."""
    match = play(table(*GAME.info.colours[:players], board=board), *["greedy"] * players, seed=board)
    state = match.state
    assert isinstance(state, SteamPowerState)
    assert 6 <= state.round <= rounds
    for seat in range(players):
        assert len(state.links[seat]) >= 2
        assert seat in state.factory
        assert state.done[seat] >= state.box.end // 3
        assert GAME.scores(state).totals[seat] >= 12


@pytest.mark.parametrize("board", ["GL", "DE", "NE"])
def test_greedy_plays_basic_solo(board: str) -> None:
    match = play(table("red", board=board), "greedy", seed=board)
    assert GAME.scores(match.state).totals[0] > 80


def test_the_estimate_waits_where_something_is_half_done_and_ends_as_the_score() -> None:
    match = table("red", "blue")
    roller = Roller(5)
    players = [make_player("random", "a"), make_player("random", "b")]
    kinds: dict[int, set[bool]] = {}
    while match.decision is not None:
        seat = max(match.decision.seat, 0)
        state = match.state
        assert isinstance(state, SteamPowerState)
        told = GAME.estimate(state, seat) is not None
        if state.step != PLACE or state.placements_left == 2:
            kinds.setdefault(state.step, set()).add(told)
        match.settle(roller)
        if match.decision is not None:
            seen = GAME.redact(match.state, match.decision.seat)
            match.play(match.decision.seat, players[match.decision.seat].choose(GAME, seen, match.legal()))
    half_done = {BUILD, CUBES, DELIVER, PLACE}
    assert len(half_done & set(kinds)) >= 3
    for step, told_there in kinds.items():
        assert told_there == {step not in half_done}
    assert [GAME.estimate(match.state, seat) for seat in range(2)] == GAME.scores(match.state).totals


def test_the_estimate_knows_no_secret() -> None:
    """What a seat can't see doesn't change what it thinks of its position."""
    match: Match = table("red", "blue", "green")
    match.settle(Roller(3))
    for order in ([3, 1, 4, 1, 5], [9, 2, 6], [7]):
        for seat in range(3):
            other = GAME.shuffle(match.state, seat, order)
            assert GAME.estimate(GAME.redact(other, seat), seat) == GAME.estimate(GAME.redact(match.state, seat), seat)


ROUTES = """\
row,A,B,C,D,E,F,G
1,P,P,AS Aston,P,P,P,P
2,P,H,P,P,P,BA Barton,P
3,CA Carden,P,P,M,P,P,W
4,P,P,DU Dunley,EL Elmore,P,P,P
5,P,P,P,P,P,P,FE Fenby
"""
TWO_WAYS = [
    "tile Aston black",
    "link red Carden, B3, Dunley",
    "link blue Aston, B1, A2, Carden",
    "link blue Aston, D1, E2, Barton",
    "link green Barton, E3, E4, Elmore",
    "factory red Aston, 4",
    "money red 9",
    "hand red C01",
]


def test_a_route_is_judged_after_its_tolls() -> None:
    """A cube from Aston is $1 over Carden, $2 over Barton; on its way it is worth no more than once it is paid."""
    setup = Setup("steam-power", "final", [Seat("red"), Seat("blue"), Seat("green")], {}, {"map": ROUTES})
    match = Match(GAME, setup, GAME.arrange(setup, TWO_WAYS))
    match.say("red: fulfil")
    match.say("red: deliver C01")
    routed, taken = match.copy(), match.copy()
    routed.say("red: route Aston")
    taken.say("red: take Aston")
    assert GAME.estimate(routed.state, 0) == GAME.estimate(taken.state, 0)
    assert match.catalogue.notation(make_player("greedy", "1").choose(GAME, match.state, match.legal())) == "take Aston"
    chosen = make_player("greedy", "1").choose(GAME, routed.state, routed.legal())
    assert match.catalogue.notation(chosen) == "via Carden blue"


def test_greedy_chooses_no_route_that_brings_it_nothing() -> None:
    """To itself all routes of one length are equal, and the longer ones only cost more."""
    match = play(table(*GAME.info.colours[:4], board="GL"), *["greedy"] * 4, seed="routes")
    state = match.first.copy()
    offered = 0
    for entry in match.moves:
        offered += any(match.catalogue.action(n).verb == "route" for n in GAME.legal(state))
        assert match.catalogue.action(entry.action).verb != "route"
        GAME.play(state, entry.action)
    assert offered > 5
