"""The arena: the same games wherever they are played, kept as they are played, and counted as they should be."""

import json
import os
import re
import signal
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from footplate.games import GAMES
from footplate.research import arena, selfplay
from footplate.research.contest import Played, play_deals
from footplate.research.figures import ahead, results
from footplate.research.keeping import Kept
from footplate.research.plan import Plan
from footplate.table.errors import BadInput
from footplate.table.nature import Roller
from tests.games.here import ROOT
from tests.waiting import PATIENCE, until
from tools import leash

BOTS = "tests.research.arena_bots"
QUICK = f"random,{BOTS}:Quick"


def run(*words: str) -> int:
    parser = ArgumentParser()
    arena.add_arguments(parser)
    return arena.run(parser.parse_args(list(words)))


def command(*words: str) -> "subprocess.CompletedProcess[str]":
    """The same in a process of its own, which takes the processes that it starts along."""
    return subprocess.run(
        [sys.executable, "-m", "footplate", "arena", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )


def kept(folder: Path) -> list[Played]:
    """The games of a folder, without what is measured."""
    lines = (folder / "games.jsonl").read_text("utf-8").splitlines()[1:]
    games = [cast(Played, json.loads(line) | {"seconds": []}) for line in lines]
    return sorted(games, key=lambda played: (played["deal"], played["table"]))


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An arena that was played in one process."""
    folder = tmp_path_factory.mktemp("arena")
    assert run("steam-power", "--players", QUICK, "--games", "8", "--jobs", "1", "--out", str(folder)) == 0
    return folder


def test_every_deal_is_played_from_every_seat(here: Path) -> None:
    games = kept(here)
    assert [(played["deal"], played["players"]) for played in games] == [
        (deal, order) for deal in range(4) for order in ([0, 1], [1, 0])
    ]
    assert all(played["totals"] != [0, 0] and played["winners"] for played in games)


def test_two_processes_play_the_same_games(here: Path, tmp_path: Path) -> None:
    done = command("steam-power", "--players", QUICK, "--games", "8", "--jobs", "2", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert kept(tmp_path) == kept(here)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """A dask scheduler with two workers, each a process of its own; its address."""
    told = tmp_path / "scheduler.json"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    where = ["--scheduler-file", str(told), "--no-dashboard"]
    workers = ["--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path)]
    silent = subprocess.DEVNULL
    started = [
        leash.start("distributed.cli.dask_scheduler", *where, "--port", "0", env=environment, stderr=silent),
        *(leash.start("distributed.cli.dask_worker", *where, *workers, env=environment, stderr=silent) for _ in "12"),
    ]
    try:
        until("the scheduler is there", told.exists)
        address = json.loads(told.read_text("utf-8"))["address"]
        from distributed import Client

        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(2)
        yield address
    finally:
        for process in started:
            leash.kill(process)


def test_a_cluster_plays_the_same_games(here: Path, cluster: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run("steam-power", "--players", QUICK, "--games", "8", "--cluster", cluster, "--out", str(out))
    assert kept(out) == kept(here)
    plan = Plan("steam-power", ["random"], alone=True)
    (there,), (local,) = (selfplay.write(plan, 2, tmp_path / name, 1, name and cluster) for name in ("there", ""))
    assert there.read_bytes() == local.read_bytes()


def test_what_was_played_is_not_played_again(
    here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Stopped by Ctrl-C after two deals, then half a line and half a deal left by a cut: it goes on from there."""
    words = ["steam-power", "--players", QUICK, "--games", "8", "--jobs", "1", "--out", str(tmp_path)]
    add = Kept.add

    def stopping(self: Kept, games: list[Played]) -> None:
        add(self, games)
        if len(self.deals) == 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Kept, "add", stopping)
        assert run(*words) == 130
    assert "Stopped. 4 games are kept" in capsys.readouterr().err
    lacking = sorted({0, 1, 2, 3} - {played["deal"] for played in kept(tmp_path)})
    half = next(played for played in kept(here) if played["deal"] == lacking[0])
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write(json.dumps(half) + '\n{"deal": 2, "tab')
    asked: list[int] = []

    def watched(plan: Plan, deals: list[int]) -> list[Played]:
        asked.extend(deals)
        return play_deals(plan, deals)

    monkeypatch.setattr(arena, "play_deals", watched)
    assert run(*words) == 0
    assert asked == lacking
    assert kept(tmp_path) == kept(here)


def test_an_interrupted_command_says_how_to_go_on(tmp_path: Path) -> None:
    words = ["steam-power", "--players", QUICK, "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    called = [sys.executable, "-m", "footplate", "arena", *words]
    process = subprocess.Popen(called, cwd=ROOT, stderr=subprocess.PIPE, text=True, start_new_session=True)
    file = tmp_path / "games.jsonl"
    try:
        until("some games are played", lambda: file.exists() and file.read_text().count("\n") > 2)
        os.killpg(process.pid, signal.SIGINT)
        assert re.search(
            r"Stopped. \d+ games are kept in .*: the same command", process.communicate(timeout=PATIENCE)[1]
        )
        assert process.returncode == 130
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def test_a_full_disk_is_told_and_nothing_is_lost(here: Path, tmp_path: Path) -> None:
    tmp_path.joinpath("games.jsonl").symlink_to("/dev/full")
    with pytest.raises(BadInput, match=r"can't be kept: No space left on device. So far no game is kept yet"):
        run("steam-power", "--players", QUICK, "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    plan = Plan("steam-power", QUICK.split(","))
    folder = tmp_path / "later"
    store = Kept(folder, plan)
    store.add(play_deals(plan, [0]))
    store.file.rename(folder / "before")
    store.file.symlink_to("/dev/full")
    with pytest.raises(BadInput, match="So far 2 games are kept; once there is room, the same command goes on"):
        store.add(play_deals(plan, [1]))
    store.file.unlink()
    folder.joinpath("before").rename(store.file)
    assert list(Kept(folder, plan).deals) == [0]


def test_a_folder_that_can_not_be_is_told_with_its_cure(tmp_path: Path) -> None:
    tmp_path.joinpath("file").touch()
    with pytest.raises(BadInput, match=r"Not a directory\. So far no game is kept yet; take another --out"):
        run("steam-power", "--players", QUICK, "--games", "2", "--out", str(tmp_path / "file" / "out"))


def test_a_lost_process_is_told_and_the_run_goes_on(tmp_path: Path) -> None:
    life = tmp_path / "life"
    players = f"random,{BOTS}:Dies:{life}"
    words = ["steam-power", "--players", players, "--games", "4", "--jobs", "2", "--out", str(tmp_path / "out")]
    lost = command(*words)
    assert lost.returncode == 2
    assert re.search("arena: a process that played was lost .*the same command goes on from there", lost.stderr)
    life.touch()
    assert command(*words).returncode == 0
    assert len(kept(tmp_path / "out")) == 4


@pytest.mark.parametrize(
    ("bot", "said"),
    [("Fails", r"failed \(ValueError\('no idea'\)\) in deal 0, table 0"), ("Cheats", "played -5, which is not legal")],
)
def test_a_player_that_goes_wrong_is_named(bot: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=said):
        run("steam-power", "--players", f"random,{BOTS}:{bot}", "--games", "2", "--jobs", "1", "--out", str(tmp_path))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["steam-pwer", "--players", "greedy,random"], "unknown game"),
        (["steam-power", "--players", "greedy,rndom"], "--players: unknown player 'rndom'. Did you mean 'random'"),
        (["steam-power", "--players", "greedy,greedy"], "greedy stands here twice"),
        (["steam-power", "--players", "greedy"], "an arena of 1 is none"),
        (["steam-power", "--players", "greedy,mautoma:hrd"], "--players: mautoma has no level 'hrd'. Did you mean 'h"),
        (["steam-power", "--players", "greedy,mautoma:"], "--players: mautoma has no level ''"),
        (["steam-power", "--players", "greedy,hard:"], "--players: nothing stands behind the colon of 'hard:'"),
        (["steam-power", "--players", "greedy:7,random"], "greedy takes nothing after its name"),
        (["steam-power", "--players", "mautoma:hard,mautoma:easy"], "has no table for them"),
        (["steam-power", "--players", QUICK, "--games", "0"], "0 games are too few"),
        (["steam-power", "--players", QUICK, "--seats", "9"], "no arena of 9 seats"),
        (["steam-power", "--players", QUICK, "--jobs", "0"], "--jobs: 0 processes are too few"),
        (["steam-power", "--players", QUICK, "--sprt", "0.5"], "--sprt: 0.5 is no share to test"),
        (["steam-power", "--players", QUICK, "--map", "XX"], "map: unknown map 'XX'"),
        (["steam-power", "--players", QUICK, "--edition", "XX"], "edition: unknown edition"),
        (["steam-power", "--players", QUICK, "--option", "cubes"], "'cubes' is not an option"),
        (["steam-power", "--players", QUICK, "--option", "cube=3"], "unknown option 'cube'"),
    ],
)
def test_what_there_is_not_is_refused_with_a_cure(words: list[str], said: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=said):
        run(*words, "--out", str(tmp_path))


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("footplate.research.running.CONNECT_SECONDS", 0.5)
    with pytest.raises(BadInput, match=r"no dask cluster answers at 127.0.0.1:1 "):
        run("steam-power", "--players", QUICK, "--cluster", "127.0.0.1:1", "--out", str(tmp_path))


def test_another_arena_in_the_folder_is_left_alone(here: Path, tmp_path: Path) -> None:
    before = (here / "games.jsonl").read_bytes()
    with pytest.raises(BadInput, match=r"games of another arena are kept here. It differs in seed"):
        run("steam-power", "--players", QUICK, "--seed", "other", "--out", str(here))
    assert (here / "games.jsonl").read_bytes() == before
    tmp_path.joinpath("games.jsonl").write_text("nonsense\n")
    with pytest.raises(BadInput, match="no file of an arena"):
        run("steam-power", "--players", QUICK, "--out", str(tmp_path))


def test_the_results_are_a_table_json_parquet_and_a_page(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import pyarrow.parquet as pq

    assert run("steam-power", "--players", QUICK, "--games", "8", "--out", str(here), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads((here / "results.json").read_text("utf-8"))
    assert run("steam-power", "--players", QUICK, "--games", "8", "--out", str(here)) == 0
    printed = capsys.readouterr().out
    assert "8 games on 4 deals" in printed
    assert str(here) in printed
    table = pq.read_table(here / "games.parquet").to_pydict()
    assert len(table["win"]) == 16
    assert sum(table["win"]) == 8
    for each in told["standings"]:
        wins = [win for win, player in zip(table["win"], table["player"], strict=True) if player == each["player"]]
        assert each["share"]["value"] == pytest.approx(sum(wins) / len(wins))
        assert each["player"] in printed
    page = (here / "report.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert not re.search(r"<script|<link|src=|@import", page)  # nothing from elsewhere
    assert f"{BOTS}:Quick" in page


def played(deal: int, order: list[int], totals: list[int], winners: list[int]) -> Played:
    return Played(
        deal=deal, table=0, players=order, totals=totals, winners=winners, moves=9, full=False, seconds=[1.0, 3.0]
    )


def test_the_figures_of_a_few_games_are_those_one_works_out_by_hand() -> None:
    plan = Plan("steam-power", ["greedy", "random"])
    games = [
        played(0, [0, 1], [30, 10], [0]),
        played(0, [1, 0], [20, 24], [1]),
        played(1, [0, 1], [15, 15], [0, 1]),
        played(1, [1, 0], [22, 20], [0]),
    ]
    found = results(plan, games)
    greedy = found["standings"][0]
    assert greedy["player"] == "greedy"
    assert greedy["share"]["value"] == (1 + 1 + 0.5 + 0) / 4
    assert greedy["margin"]["value"] == (20 + 4 + 0 - 2) / 4
    assert greedy["points"] == (30 + 24 + 15 + 20) / 4
    assert greedy["seconds"] == 2
    assert [seat["value"] for seat in found["seats"]] == [2.5 / 4, 1.5 / 4]
    assert [pair["share"]["value"] for pair in found["pairs"]] == [0.625, 0.375]


def test_a_victory_by_a_tie_break_counts_before_points() -> None:
    assert ahead(played(0, [0, 1], [10, 10], [1]), 1, 0) == 1
    assert ahead(played(0, [0, 1], [10, 10], [0, 1]), 1, 0) == 0.5


@pytest.mark.parametrize(("bias", "answer"), [(0.8, "random is better"), (0.45, "random is not better")])
def test_the_test_stops_as_soon_as_a_biased_coin_is_found_out(
    bias: float, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tossed(plan: Plan, deals: list[int]) -> list[Played]:
        return [toss(deal, order, bias) for deal in deals for order in plan.lineups[0].tables]

    monkeypatch.setattr(arena, "play_deals", tossed)
    words = ["steam-power", "--players", QUICK, "--games", "4000", "--jobs", "1", "--out", str(tmp_path)]
    assert run(*words, "--sprt", "0.55") == 0
    assert f"rather than half? {answer}" in capsys.readouterr().out
    assert len(kept(tmp_path)) < 2000
    found = json.loads((tmp_path / "results.json").read_text("utf-8"))
    (share,) = [each["share"] for each in found["standings"] if each["player"] == "random"]
    # It stopped where chance had helped the answer, so its interval needn't hold the coin's bias.
    assert (share["low"] > 0.5) if bias > 0.5 else (share["low"] < 0.5)


def toss(deal: int, order: list[int], bias: float) -> Played:
    """A game that the first player wins as often as the coin says."""
    first = Roller(f"{deal} {order}").random.random() < bias
    winner = order.index(0 if first else 1)
    return played(deal, order, [10 * (seat == winner) for seat in range(2)], [winner])


@pytest.mark.parametrize("id", sorted(GAMES))
def test_every_game_with_its_automas_has_an_arena(id: str, tmp_path: Path) -> None:
    info = GAMES[id].info
    plan = Plan(id, ["random", *info.automas])
    assert plan.lineups
    (lineup,) = plan.lineups
    for game in play_deals(plan, [0])[:1]:
        assert game["players"] in lineup.tables
        assert not game["full"]


def test_more_seats_and_fewer_players() -> None:
    plan = Plan("steam-power", ["random", "greedy"], seats=3)
    assert [lineup.tables for lineup in plan.lineups] == [[[0, 1, 1], [1, 1, 0], [1, 0, 1]]]
    many = Plan("steam-power", ["random", "greedy", f"{BOTS}:Quick", "mautoma"], seats=3)
    assert len(many.lineups) == 4
