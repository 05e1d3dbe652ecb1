"""The other commands, and what bad input gets: one message that says where, exit code 2, nothing changed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.fixtures import Footplate
from tests.terminal.helpers import play_at_random, table

HEAD = "footplate log 1\ngame: steam-power\nruleset: 1\nedition: final\nseats: red, blue\nmap: GL\n"


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game of 60 choices, one of them taken back."""
    path = tmp_path_factory.mktemp("logs") / "game.log"
    sitting = table("--seed", "3", "--seats", "red,blue=random", "--log", str(path))
    play_at_random(sitting, 59)
    sitting.undo(0)
    play_at_random(sitting, 2)
    return str(path)


def test_the_version_tells_the_ruleset(footplate: Footplate) -> None:
    done = footplate("--version")
    assert done.code == 0
    assert done.out.startswith("footplate 0.")
    assert "steam-power 1" in done.out


def test_the_command_alone_lists_what_there_is(footplate: Footplate) -> None:
    done = footplate()
    assert done.code == 0
    for command in ("play", "games", "replay", "show", "why", "rules", "scenario", "map", "fuzz", "bench"):
        assert f"\n    {command}" in done.out


COMMANDS = ["play", "games", "rules", "replay", "show", "why", "scenario", "map", "contracts", "data"]
COMMANDS += ["arena", "selfplay", "fuzz", "bench"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(footplate: Footplate, command: str) -> None:
    done = footplate(command, "--help")
    assert done.code == 0
    assert done.out.startswith(f"usage: footplate {command}")


def test_games_tells_seats_editions_options_and_credit(footplate: Footplate) -> None:
    done = footplate("games")
    for words in ("Steam Power", "red, blue, green", "final and work-in-progress", "map=GL|DE|NE", "Martin Wallace"):
        assert words in done.out


def test_games_tells_what_is_for_experts_apart(footplate: Footplate) -> None:
    usual, _, expert = (
        footplate("games").out.partition("SteamRollers   (")[2].partition("for experts: readings of the rules")
    )
    assert "--option coal=no|yes" in usual
    assert "\n    --option removed-goods=" in expert
    assert "removed-goods" not in usual


def test_ties_are_told_with_the_names_and_values_that_break_them(footplate: Footplate, tmp_path: Path) -> None:
    file = tmp_path / "tie.scn"
    head = "title: A tie\ngame: steamrollers\nedition: 1.04\nseats: red, blue\nposition:\n"
    lines = ["points red 3", "points blue 1", "engine red 1 2", "line blue 1, C2, D2, 3", "line blue 3, D4, D5, 4"]
    file.write_text(head + "".join(f"  {line}\n" for line in lines) + "then:\n  winners = red\n", "utf-8")
    done = footplate("play", "--plain", "--scenario", str(file), stdin="scores\nq\n")
    assert re.search(r"total +3 +3\ntie: ticked boxes +2 +0\ntie: network +0 +2\n", done.out)


def test_rules_are_found_by_words_and_by_id(footplate: Footplate) -> None:
    done = footplate("rules", "city", "water")
    assert "sp.track.land  (both; Lay Track)" in done.out
    assert "sp.track.cost" not in done.out
    assert footplate("rules", "sp.track.land", "--game", "steam-power").out.count("sp.track.land") == 1


def test_replay_reads_like_a_story_and_the_referee_watches(footplate: Footplate, log: str) -> None:
    done = footplate("replay", log)
    assert done.code == 0
    assert "the referee agrees" in done.out
    assert "1 undo" in done.out
    assert "Score if the game ended now" in done.out
    assert "chance: draw C" in done.out
    one = footplate("replay", log, "--check")
    assert one.out.count("\n") == 1
    short = footplate("replay", log, "--to", "43")
    assert "   43   " in short.out
    assert "   44   " not in short.out


def test_show_draws_the_position_as_a_seat_sees_it(footplate: Footplate, log: str) -> None:
    first = footplate("show", log, "0")
    assert "before the first move" in first.out
    assert "nature: Draw a city tile" in first.out
    mine = footplate("show", log, "--seat", "red", "--large")
    assert "/Chicago\\" in mine.out
    assert "Your contracts" in mine.out
    assert "Your contracts" not in footplate("show", log).out


def test_a_log_can_come_from_standard_input(footplate: Footplate, log: str) -> None:
    assert footplate("replay", "-", "--check", stdin=Path(log).read_text()).code == 0


def test_why_explains_an_automas_move(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "automa.log"
    sitting = table("--seed", "3", "--seats", "red,blue=mautoma", "--log", str(path))
    play_at_random(sitting, 8)
    number = next(i for i, move in enumerate(sitting.match.moves, 1) if move.seat == 1)
    done = footplate("why", str(path), str(number))
    assert done.code == 0
    assert done.out.startswith(f"Move {number}, blue: ")
    assert "so: " in done.out
    assert footplate("why", str(path), "1").code == 2


def test_map_check_draws_the_map_and_contracts_check_lists_the_cards(footplate: Footplate, tmp_path: Path) -> None:
    good = tmp_path / "my.csv"
    good.write_text("# title: Mine\nrow,A,B,C,D\n1,P,AS Aston,P,P\n2,H,P,P,BA Barton\n")
    done = footplate("map", "check", str(good))
    assert done.code == 0, done.err
    assert "[AS]" in done.out
    assert "AS Aston, BA Barton" in done.out
    played = footplate("play", "--map", str(good), "--seats", "red,blue=random", "--seed", "1", stdin="money\n")
    assert played.code == 0, played.err
    assert "Mine" in played.out


def test_scenarios_are_checked_one_line_each(footplate: Footplate, tmp_path: Path) -> None:
    base = "title: T\ngame: steam-power\nseats: red, blue\n\nthen:\n  turn nature tile\n"
    right, wrong, broken = tmp_path / "a.scn", tmp_path / "b.scn", tmp_path / "c.scn"
    right.write_text(base)
    assert footplate("scenario", "check", str(right)).code == 0
    wrong.write_text(base.replace("nature tile", "red action"))
    done = footplate("scenario", "check", str(tmp_path))
    assert done.code == 1
    assert f"ok    {right}: T" in done.out
    assert f"{wrong}:6: turn is 'nature tile', not 'red action'" in done.out
    broken.write_text(base.replace("then:", "than:"))
    done = footplate("scenario", "check", str(tmp_path))
    assert done.code == 2
    assert f"{broken}:6: " in done.err
    assert "3 scenarios: 1 right, 1 wrong, 1 unreadable" in done.out
    shown = footplate("scenario", "show", str(right))
    assert "then:\n  turn nature tile" in shown.out


BAD = {
    "an unknown command": (["frobnicate"], "", "unknown command 'frobnicate'"),
    "an unknown argument": (
        ["show", "{}/bad", "--lerge"],
        "",
        "unknown argument '--lerge'. See 'footplate show --help'.",
    ),
    "a missing file": (["replay", "{}/none.log"], "", "none.log: can't be read: no such file"),
    "a folder": (["show", "{}"], "", "is a directory"),
    "another kind of file": (["replay", "{}/bad"], "hello\n", "bad:1: this is not a Footplate log"),
    "a newer ruleset": (["replay", "{}/bad"], HEAD.replace("ruleset: 1", "ruleset: 99") + "moves:\n", "ruleset 99"),
    "an unknown field": (["replay", "{}/bad"], HEAD + "frob: 1\nmoves:\n", "bad:7: frob"),
    "an unknown move": (
        ["replay", "{}/bad"],
        HEAD + "\nmoves:\nnature: tele Chicago red\n",
        "bad:9: unknown move 'tele'",
    ),
    "an illegal move": (["replay", "{}/bad"], HEAD + "\nmoves:\nred: money\n", "Rule table.turn"),
    "a move that isn't there": (["show", "{}/bad", "5"], HEAD + "\nmoves:\n", "there is no move 5"),
    "an unknown seat to show": (["show", "{}/bad", "--seat", "rod"], HEAD + "\nmoves:\n", "Did you mean 'red'?"),
    "a broken map": (["map", "check", "{}/bad"], "row,A,B\n1,P,Q\n", "bad:2"),
    "a broken map to play on": (["play", "--map", "{}/bad"], "row,A,B\n1,P,Q\n", "bad:2"),
    "broken contracts": (["contracts", "check", "{}/bad"], "id,cubes\n", "bad:1"),
    "a broken scenario": (["scenario", "show", "{}/bad"], "game: chess\n", "bad:1: game: unknown game 'chess'"),
    "an unknown game": (["play", "steam-pwer"], "", "Did you mean 'steam-power' or 'steamrollers'?"),
    "an unknown edition": (["play", "--edition", "finale"], "", "Did you mean 'final'?"),
    "an unknown bot": (["play", "--seats", "red,blue=gredy"], "", "Did you mean 'greedy'?"),
    "an unknown seat": (["play", "--seats", "red,blu"], "", "Did you mean 'blue'?"),
    "an unknown map": (["play", "--map", "GLX"], "", "unknown map 'GLX'"),
    "an unknown option": (["play", "--option", "mop=GL"], "", "has no option 'mop'"),
    "a log that is there": (["play", "--log", "{}/bad"], "hello\n", "there already"),
    "a log in no folder": (["play", "--log", "{}/none/x.log"], "", "there is no folder"),
    "something else to resume": (["play", "--resume", "{}/bad"], "hello\n", "bad:1"),
    "a word for a number": (["show", "{}/bad", "five"], "hello\n", "invalid int value: 'five'"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_input_gets_one_message_and_exit_code_2(footplate: Footplate, tmp_path: Path, kind: str) -> None:
    args, text, message = BAD[kind]
    bad = tmp_path / "bad"
    bad.write_text(text)
    done = footplate(*(arg.format(tmp_path) for arg in args))
    assert done.code == 2
    assert message in done.err
    assert done.err.startswith("footplate: ")
    assert done.err.count("\n") == 1
    assert done.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["bad"]
    assert bad.read_text() == text


def test_bytes_that_are_not_text_are_refused_with_their_line(footplate: Footplate, tmp_path: Path) -> None:
    bad = tmp_path / "bad.log"
    bad.write_bytes(HEAD.encode() + b"# caf\xe9\nmoves:\n")
    done = footplate("replay", str(bad))
    assert done.code == 2
    assert f"{bad}:7: byte 0xe9 is not UTF-8 text." in done.err


def test_ctrl_c_is_clean(footplate: Footplate, monkeypatch: pytest.MonkeyPatch) -> None:
    from footplate.terminal.plain import PlainGame

    def stop(self: PlainGame, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(PlainGame, "ask", stop)
    done = footplate("play", "--seed", "1")
    assert done.code == 130
    assert "The game is saved in " in done.out
    assert done.err == "\nStopped.\n"


@pytest.mark.skipif(os.name == "nt", reason="pipes end differently there")
def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "footplate", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == 141
