"""Railroad Revolution in the terminal: whole games typed, a turn with its list of effects, the Mautoma's table."""

from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.log import read_log
from tests.games.railroad_revolution.tables import GAME
from tests.terminal.fixtures import Footplate
from tests.terminal.helpers import play_at_random, table

pytestmark = pytest.mark.usefixtures("own_folder", "english", "at_the_table")
PEOPLE = ["--edition", "base", "--seats", "red,blue=random"]
SOLO = ["--edition", "expansion", "--seats", "red,blue=mautoma", "--option", "level=2"]


@pytest.fixture
def at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.info.id, GAME)


@pytest.mark.parametrize("seats", [PEOPLE, SOLO], ids=["base", "solo"])
def test_a_whole_game_ends_with_the_score(footplate: Footplate, tmp_path: Path, seats: list[str]) -> None:
    log = tmp_path / "game.log"
    asked = ["play", GAME.info.id, *seats, "--seed", "7", "--plain", "--log", str(log)]
    typed = play_at_random(table(GAME.info.id, *seats, "--seed", "7", "--log", str(tmp_path / "first.log")))
    done = footplate(*asked, stdin="\n".join([*typed[:40], "players", "map", *typed[40:]]) + "\n")
    assert done.code == 0
    assert "Choose what comes next" in done.out
    legend = next(line for line in done.out.splitlines() if "▲ mountain" in line)
    assert {"n hill", "f flat", "N highland"} <= {*legend.split(", ")}
    assert "Final score" in done.out
    assert read_log(log.read_text("utf-8"), GAMES).over


def test_a_turn_tells_its_prices_what_is_open_and_what_it_completes(footplate: Footplate, tmp_path: Path) -> None:
    scenario = tmp_path / "chain.scn"
    scenario.write_text(CHAIN, "utf-8")
    typed = [
        "place turquoise trade",
        "trade building",
        "ability",
        "flip Promoter",
        "hand",
        "promote orange left",
        "quit",
    ]
    done = footplate("play", "--scenario", str(scenario), "--plain", stdin="\n".join(typed) + "\n")
    assert "trade building  a building for $500" in done.out
    assert "flip Promoter        2 x promote a worker" in done.out
    assert "promote orange left  orange worker to A1-1; completes A1-1" in done.out
    assert "Keep which milestone?" in done.out


def test_a_slot_is_looked_at_by_any_of_its_names_and_the_mautomas_cards_lie_open(footplate: Footplate) -> None:
    typed = "1\npass\nlook chicago-denver-2\nlook CHI-DEN-2\nlook L09-2\nlook C17\nplayers\nquit\n"
    done = footplate("play", GAME.info.id, *SOLO, "--seed", "5", "--plain", stdin=typed)
    assert done.out.count("Chicago-Denver-2, hill, $100 more, a deal.") == 3
    assert "C17, First call (→ ↓): telegraph, the 10 VP tile;" in done.out
    assert "deck, from the top: C17; not seen yet: 2" in done.out
    assert "playmat 2, a reward tile, rail:" in done.out


def test_a_gain_has_a_plus_and_a_price_none(footplate: Footplate) -> None:
    typed = ["1", "pass", "place orange railroad", "rail Charlotte-Miami", "quit"]
    done = footplate("play", GAME.info.id, *SOLO, "--seed", "7", "--plain", stdin="\n".join(typed) + "\n")
    last = done.out.rpartition("Choose what comes next")[2].splitlines()
    assert any(line.endswith("rail Washington-Cincinnati    $100") for line in last)
    assert [line.split()[-1] for line in last if "ability  " in line or "sell  " in line] == ["+$100", "+$150"]


def test_the_telegraph_line_tells_neutral_offices_free_slots_and_vp(footplate: Footplate) -> None:
    done = footplate("play", GAME.info.id, *SOLO, "--seed", "7", "--plain", stdin="map\nquit\n")
    line = next(line for line in done.out.splitlines() if line.startswith("[1] x "))
    assert {"x", "#", "L2=9", "=8"} <= {*line.split()}
    assert "+0" not in done.out
    assert "x a neutral piece" in done.out


CHAIN = """\
title: A flip that promotes, a promotion that completes
rules: rr.turn.any-order
game: railroad-revolution
edition: base
seats: red, blue

position:
  workers red turquoise white orange
  milestone red left A1-1
  rails red CHA-MIA, CHA-LIT-1, CHA-LIT-2
  stations red Miami

then:
  round = 1
"""
