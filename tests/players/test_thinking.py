"""Players that think: within their budget, the same for the same seed, knowing no more than their seat; what they have
learned is data that can be read, and learned again."""

import json
import os
import random
import subprocess
import sys
import tomllib
from pathlib import Path
from time import process_time

import pytest

from footplate.games import GAMES
from footplate.players import make_player
from footplate.players.fitting import Seen, fit, held_out, main_parser, run, tables
from footplate.players.greedy import best
from footplate.players.levels import SECONDS, budget_of, fitted, kind_of, level_option, search_of, settings, within
from footplate.players.search.lines import Line, candidates
from footplate.players.search.rollout import Asked, Rollout, promising
from footplate.players.search.thinking import CLEAR, Search, contenders, rank, regret
from footplate.players.search.value import UNFITTED, features
from footplate.players.thinker import ThinkingPlayer
from footplate.table.errors import BadInput
from footplate.table.game import Game, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

IDS = sorted(GAMES)


def midgame(game: Game, setup: Setup, moves: int, seed: str = "1") -> Match:
    """A position that greedy players have come to, at which somebody has a choice."""
    roller = Roller(seed)
    match = Match(game, setup)
    players = [make_player("greedy", str(seat)) for seat in range(len(setup.seats))]
    match.settle(roller)
    for _ in range(moves):
        decision = match.decision
        assert decision is not None
        seen = game.redact(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(game, seen, match.legal()))
        match.settle(roller)
    return match


@pytest.mark.parametrize("id", IDS)
def test_what_a_seat_cant_see_never_changes_what_it_decides(id: str) -> None:
    game = GAMES[id]
    for setup in tables(game)[:2]:
        match = midgame(game, setup, 12)
        decision = match.decision
        assert decision is not None
        answers = set()
        for number in range(3):
            chance = random.Random(number)
            order = [chance.randrange(1_000_000) for _ in range(400)]
            state = game.shuffle(match.state, decision.seat, order)
            player = make_player("medium:3t", "a seed")
            answers.add(player.choose(game, game.redact(state, decision.seat), match.legal()))
        assert len(answers) == 1


@pytest.mark.parametrize("id", IDS)
def test_a_decision_takes_no_longer_than_its_level_has(id: str) -> None:
    game = GAMES[id]
    match = midgame(game, tables(game)[1], 10)
    decision = match.decision
    assert decision is not None
    seen, legal = game.redact(match.state, decision.seat), match.legal()
    began = process_time()
    make_player("hard", "1").choose(game, seen, legal)
    assert process_time() - began < 1.2 * SECONDS["hard"]


def test_a_budget_is_seconds_or_trials_and_nothing_else() -> None:
    assert budget_of("medium", "", 1000).work == 75
    assert budget_of("expert", "3s", 1000).seconds == budget_of("expert", "3", 1000).seconds == 3.0
    assert budget_of("hard", "200t", 1000).trials == budget_of("hard", "3x200t", 1000).trials == 200
    for wrong in (
        "0s",
        "-1",
        "9999999t",
        "long",
        "nan",
        "0t",
        "inf",
        "x5t",
        "1x5t",
        "101x5t",
        "3x",
        "3x5",
        "ax5t",
        "3x5x5t",
    ):
        with pytest.raises(BadInput, match="no budget") as caught:
            make_player(f"hard:{wrong}", "1")
        assert "hard:2s" in caught.value.cure
    assert within("expert", 3.0) == "expert:3s"
    assert within("hard", 3.0) == "hard"
    assert within("greedy", 0.1) == "greedy"


@pytest.mark.parametrize("id", IDS)
def test_as_many_lines_are_compared_as_were_wished_and_none_that_promises_much_less(id: str) -> None:
    game = GAMES[id]
    counts = set()
    for moves in range(6, 18):
        match = midgame(game, tables(game)[1], moves)
        decision = match.decision
        assert decision is not None
        seen, legal = game.redact(match.state, decision.seat), match.legal()
        few = ThinkingPlayer("medium", "2x1t", "1").think(game, seen, legal).lines
        usual = ThinkingPlayer("medium", "1t", "1").think(game, seen, legal).lines
        counts.add((len(few) < len(usual), len(few)))
        near = fitted(id, kind_of(game.info, match.setup)).search.near
        best = max(line.value for line in usual)
        assert near == 0.0 or all(line.value >= best - near for line in usual)
        every = candidates(game, seen, legal, decision.seat, 8, 3)
        if len(every) > 1:
            gap = every[0].value - every[-1].value
            short = candidates(game, seen, legal, decision.seat, 8, 3, gap / 2) if gap else every[:1]
            assert short == [] or all(line.value >= every[0].value - gap / 2 for line in short)
            assert len(short) < len(every)
    assert (True, 2) in counts
    assert {few for _, few in counts} <= {1, 2}


def test_more_trials_are_given_to_the_better_lines() -> None:
    game = GAMES["steam-power"]
    player = ThinkingPlayer("medium", "12t", "1")
    for moves in range(4, 20):
        match = midgame(game, tables(game)[1], moves)
        decision = match.decision
        assert decision is not None
        if decision.kind == "action":
            break
    assert decision is not None
    thought = player.think(game, game.redact(match.state, decision.seat), match.legal())
    assert len(thought.lines) > 3
    assert thought.trials == sorted(thought.trials, reverse=True)
    assert 12 >= thought.trials[0] > thought.trials[-1] > 0


def test_what_is_clearly_worse_is_tried_no_longer() -> None:
    game = GAMES["steam-power"]
    state = game.start(tables(game)[1])
    lines = [Line(0.0, [number], state) for number in range(4)]
    chance = random.Random(5)
    deals = [chance.gauss(0, 30) for _ in range(8)]  # what chance brings to all of them alike
    found = [
        [deal + 1.0 + chance.gauss(0, 0.5) for deal in deals],
        [deal + 0.9 + chance.gauss(0, 0.5) for deal in deals],  # as good, as far as one can tell
        [deal - 1.0 + chance.gauss(0, 0.5) for deal in deals],
        [deal - 1.0 + chance.gauss(0, 30) for deal in deals],  # nobody knows yet
    ]
    order = [0, 1, 2, 3]
    rank(order, lines, found, 0.0)
    assert sorted(contenders(order, lines, found, 0.0, 0.0)) == [0, 1, 3]
    # After the first few trials much more is asked for: chance alone is often as clear as that.
    early = [values[:CLEAR] for values in found]
    rank(order, lines, early, 0.0)
    assert len(contenders(order, lines, early, 0.0, 0.0)) == 4
    early[2] = [value - 100.0 for value in early[0]]
    order = [0, 1, 2]
    rank(order, lines, early, 0.0)
    assert sorted(contenders(order, lines, early, 0.0, 0.0)) == [0, 1]


@pytest.mark.parametrize("id", IDS)
def test_a_first_trial_is_played_on_as_greedy_plays_and_later_ones_look_at_less(id: str) -> None:
    """Trials once looked at a few of many answers, and thought games through with players who lose them all."""
    game = GAMES[id]
    setup = tables(game)[1]
    most = 0
    for moves in (8, 14, 20):
        match = midgame(game, setup, moves)
        decision = match.decision
        assert decision is not None
        state, legal, seat = match.state, match.legal(), decision.seat
        rollout = Rollout(game, seat, len(setup.seats), 1, 3, UNFITTED)
        known = Asked()
        chain: list[int] = []
        value = rollout.best(state, legal, seat, known, chain)
        line = best(game, state, legal, seat)
        assert value == line.value
        assert chain[::-1] == [action for _, action in line.answers]
        first = rollout.work
        again: list[int] = []
        assert rollout.best(state, legal, seat, known, again) == value
        assert again == chain, "nothing has changed, so the best that is remembered is the best"
        assert rollout.work - first <= first
        most = max(most, first - (rollout.work - first))
    assert most > 0


def test_what_lacked_least_is_looked_at_again_and_what_never_was() -> None:
    lacked = {1: 2.0, 2: 0.0, 4: 5.0, 5: 0.5, 7: 0.5}
    assert promising(lacked, [7, 1, 2, 3, 4, 5, 6], 3) == [2, 7, 5, 3, 6]
    assert promising(lacked, [4, 1], 3) == [1, 4]
    assert promising({}, [3, 1], 3) == [3, 1]


def test_who_has_more_time_looks_further_where_that_helps_and_for_less() -> None:
    known = fitted("railroad-revolution", "2+0")
    usual = known.search.settings
    assert usual["further"] == 1
    assert search_of(known, "medium", "").turns == usual["turns"]
    assert search_of(known, "hard", "").turns == usual["turns"] + 1
    assert search_of(known, "hard", "4x9t").lines == 4
    trifles = [budget_of(level, "", 1000).trifle for level in SECONDS]
    assert trifles == sorted(trifles, reverse=True)
    assert known.search.trifle(0.5) == known.value.spread[0] / 2
    assert Search(usual | {"squash": 12.0}, known.value).trifle(0.5) == 0.0


def test_no_line_is_tried_for_a_trifle() -> None:
    """Of two lines that are nearly as good it hardly matters which is taken; what may be much better is tried on."""
    match = midgame(GAMES["steam-power"], tables(GAMES["steam-power"])[1], 2)
    lines = [Line(0.0, [number], match.state) for number in range(2)]
    chance = random.Random(5)
    noise = [chance.gauss(0.0, 1.0) for _ in range(100)]
    even = [noise, [value - 0.1 + chance.gauss(0.0, 0.2) for value in noise]]
    assert contenders([0, 1], lines, [values[:8] for values in even], 0.0, 0.0) == [0, 1]
    assert contenders([0, 1], lines, [values[:8] for values in even], 0.0, 0.02) == [0]
    unclear = [noise, [value - 0.1 + chance.gauss(0.0, 3.0) for value in noise]]
    assert len(contenders([0, 1], lines, [values[:8] for values in unclear], 0.0, 0.02)) == 2
    # What is lost on average: the tail of the normal distribution, weighed.
    drawn = [max(0.0, chance.gauss(-0.5, 1.0)) for _ in range(40_000)]
    assert regret(0.5, 1.0) == pytest.approx(sum(drawn) / len(drawn), abs=0.01)
    assert regret(0.5, 0.0) == 0.0


def test_a_thought_ends_where_one_line_is_left() -> None:
    """A contract that wins the game at once needs no thousand trials."""
    game = GAMES["steam-power"]
    match = midgame(game, tables(game)[1], 40)
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        seen = game.redact(match.state, decision.seat)
        thought = ThinkingPlayer("hard", "400t", "1").think(game, seen, match.legal())
        if len(thought.lines) > 1 and thought.trials[0] < 400:
            assert thought.trials[0] >= CLEAR
            return
        match.play(decision.seat, thought.lines[0].actions[0])
        match.settle(Roller("clear"))
    raise AssertionError("nothing was ever clear")


# What was learned


def test_weights_that_were_planted_are_found() -> None:
    chance = random.Random(3)
    games = []
    for _ in range(60):
        game = []
        for turn in range(8):
            known = [1.0, *(chance.gauss(0, 5) for _ in range(4))]
            seen = Seen(known, 1 - turn / 8)
            seen.ahead = 4.0 + 2.0 * known[1] - 3.0 * known[2] + chance.gauss(0, 1)
            game.append(seen)
        games.append(game)
    weights = fit([seen for game in games for seen in game], True)
    assert weights == pytest.approx([4.0, 2.0, -3.0, 0.0, 0.0], abs=0.2)
    spread, explained = held_out(games, True)
    assert spread == pytest.approx([1.0] * 3, abs=0.3)
    assert explained > 0.97


def test_where_the_score_pad_misleads_only_promises_are_weighed() -> None:
    chance = random.Random(3)
    seen = []
    for _ in range(200):
        known = [1.0, *(chance.gauss(0, 5) for _ in range(7))]
        seen.append(Seen(known, 0.5))
        seen[-1].ahead = 2.0 * known[2] - 2.0 * known[3] + 9.0 * known[6]
    assert fit(seen, True) == pytest.approx([0.0, 0.0, 2.0, -2.0, 0.0, 0.0, 9.0, 0.0], abs=0.2)
    narrow = fit(seen, False)
    assert narrow[2:4] == pytest.approx([2.0, -2.0], abs=2.0)
    assert narrow[6:] == [0.0, 0.0]


@pytest.mark.parametrize("id", IDS)
def test_what_was_learned_fits_the_game(id: str) -> None:
    game = GAMES[id]
    setups = tables(game)
    assert len({kind_of(game.info, setup) for setup in setups}) == len(setups)
    for setup in setups[:3]:
        known = fitted(id, kind_of(game.info, setup))
        match = midgame(game, setup, 6)
        decision = match.decision
        assert decision is not None
        found = features(game, match.state, decision.seat)
        if found is not None and known.value.weights:
            assert len(found) == len(known.value.weights)
        assert 0.0 <= known.value.chance(3.0, 0.5) <= 1.0


@pytest.mark.parametrize("id", IDS)
def test_how_much_of_a_game_is_left_falls_to_nothing(id: str) -> None:
    game = GAMES[id]
    setup = tables(game)[-1]
    match = Match(game, setup)
    roller = Roller("left")
    players = [make_player("greedy", str(seat)) for seat in range(len(setup.seats))]
    match.settle(roller)
    first = game.left(match.state)
    seen = [first]
    while (decision := match.decision) is not None:
        redacted = game.redact(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(game, redacted, match.legal()))
        match.settle(roller)
        seen.append(game.left(match.state))
    assert first > 0.6
    assert all(0.0 <= left <= 1.0 for left in seen)
    assert seen[-1] == 0.0 < seen[len(seen) // 2] < 1.0


def test_a_table_that_was_never_learned_is_played_like_the_nearest(tmp_path: Path) -> None:
    info = GAMES["steam-power"].info
    level = level_option(info)
    assert level is not None
    assert level.name == "difficulty"
    assert settings("steam-power", "2+0")["lines"] > 1
    assert fitted("no-such-game", "2+0").value.weights == UNFITTED.weights == []


def test_learning_writes_a_file_that_says_where_it_comes_from(tmp_path: Path) -> None:
    out = tmp_path / "learned.toml"
    arguments = ["steamrollers", "--games", "4", "--kinds", "1+1 clerk", "--out", str(out)]
    assert run(main_parser().parse_args(arguments)) == 0
    first = out.read_text("utf-8")
    table = tomllib.loads(first)["tables"]["1+1 clerk"]
    assert len(table["spread"]) == 3
    assert "4 games of greedy, seed 1" in first
    assert run(main_parser().parse_args([*arguments, "--seed", "2"])) == 0
    assert tomllib.loads(out.read_text("utf-8"))["tables"]["1+1 clerk"]["weights"] != table["weights"]
    with pytest.raises(BadInput, match="no kind of table"):
        run(main_parser().parse_args([*arguments, "--kinds", "9+9"]))


# Whether it helps

ENOUGH = {"steamrollers": "medium:8t"}  # elsewhere less


def margins(id: str, players: str, games: int, compiled_copy: Path, out: Path) -> dict[str, float]:
    """A short arena, always the same games: docs/strength.md has long ones."""
    command = [sys.executable, "-m", "footplate", "arena", id, "--players", players, "--games", str(games)]
    options = ["--jobs", "1", "--out", str(out), "--json"]
    environment = dict(os.environ, PYTHONPATH=str(compiled_copy))
    done = subprocess.run([*command, *options], env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return {row["player"]: row["margin"]["value"] for row in json.loads(done.stdout)["standings"]}


@pytest.mark.parametrize("id", IDS)
def test_who_thinks_a_little_is_ahead_of_who_does_not(id: str, compiled_copy: Path, tmp_path: Path) -> None:
    """What was learned can mislead."""
    thinker = ENOUGH.get(id, "medium:2t")
    found = margins(id, f"{thinker},greedy", 8, compiled_copy, tmp_path)
    assert found[thinker] > 0 > found["greedy"]


@pytest.mark.parametrize("id", IDS)
def test_the_easy_player_stands_between_chance_and_greed(id: str, compiled_copy: Path, tmp_path: Path) -> None:
    found = margins(id, "easy,greedy,random", 10, compiled_copy, tmp_path)
    assert found["greedy"] > found["easy"] > found["random"]


INTERRUPTED = """
import signal
from footplate import compiled
from footplate.players.search.chance import PRIME, deal

def ring(*_):
    raise KeyboardInterrupt

def draw():
    while True:
        deal(PRIME - 1)

signal.signal(signal.SIGALRM, ring)
for _ in range(20):
    signal.setitimer(signal.ITIMER_REAL, 0.002)
    try:
        draw()
    except KeyboardInterrupt:
        pass
print(compiled())
"""


def test_a_thought_can_be_interrupted(compiled_copy: Path) -> None:
    """Compiled code that multiplies by the long way takes a Ctrl-C for a lack of memory, and aborts."""
    environment = dict(os.environ, PYTHONPATH=str(compiled_copy))
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")
