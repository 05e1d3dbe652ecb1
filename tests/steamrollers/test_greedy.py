"""The judgement behind greedy: sensible, quick, and never stuck half way."""

from footplate.games.steamrollers.game import of
from footplate.players import make_player
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.steamrollers.tables import GAME, SOLO, play, position, table


def winner(seed: int) -> int:
    """The winner of a game of greedy (seat 0 or 1 in turn) against random; -1 for a tie."""
    setup = table()
    match = Match(GAME, setup)
    roller = Roller(f"duel {seed}")
    greedy = seed % 2
    players = [make_player("greedy" if seat == greedy else "random", f"{seed}") for seat in range(2)]
    match.settle(roller)
    while (decision := match.decision) is not None:
        match.play(decision.seat, players[decision.seat].choose(GAME, match.state, match.legal()))
        match.settle(roller)
    winners = GAME.scores(match.state).winners
    return -1 if len(winners) > 1 else int(winners[0] == greedy)


def test_greedy_beats_random() -> None:
    assert [winner(seed) for seed in range(4)] == [1] * 4


def test_greedy_plays_every_table() -> None:
    for seats, options in [
        ("red, blue, green", {"orders": "yes", "coal": "yes", "powers": "yes", "mountains": "hard"}),
        (SOLO, {"level": "engineer"}),
    ]:
        match = play(table(seats, options), "greedy", "greedy")
        GAME.check(match.state)
        assert of(match.state).round < 60


def best(lines: str) -> str:
    """What greedy does in a position."""
    state = position(lines)
    decision = GAME.turn(state)
    assert decision is not None
    player = make_player("greedy", "one")
    told: list[str] = []
    while True:
        legal = GAME.legal(state)
        action = player.choose(GAME, state, legal)
        told.append(state.catalogue.notation(action))
        GAME.play(state, action)
        after = GAME.turn(state)
        if after is None or after.seat != decision.seat or after.kind == "draft":
            return ", ".join(told)


def test_greedy_takes_a_rich_delivery() -> None:
    said = best("""
        line red 1, C2, D2, 3
        line red 3, D4, D5, 4
        line red 4, D7, C8, 2
        line red 1, B3, B4, B5, C5, C6, 4
        engine red 1 2 3 4 5 6
        city 1 red red red
        city 3 red red
        dice 3 5 6
        turn red
    """)
    assert said == "pick 3, deliver 3, load 3 red, to 2 5"


def test_greedy_finishes_a_connection() -> None:
    said = best("""
        track red D2 NW-E
        engine red 1 2
        city 1 grey grey grey
        dice 1 1 1
        turn red
        black straight+gentle
    """)
    assert said == "pick 1, build 1, draw C2 NW-SE"


def test_greedy_keeps_olive_from_winning_at_once() -> None:
    """Whatever the other dice promise, she isn't left the 4."""
    state = position("crosses 0 0 0 8 0 0\ndice 4 2\nactions 1\nturn red", table(SOLO))
    player = make_player("greedy", "one")
    assert state.catalogue.notation(player.choose(GAME, state, GAME.legal(state))) == "pick 4"
