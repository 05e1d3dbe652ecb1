"""The plain game: a whole game through a pipe, hot-seat, undo, refusals and questions."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.log import read_log
from tests.terminal.fixtures import Footplate
from tests.terminal.helpers import play_at_random, table

POSITION = """\
title: Aston and its neighbours
game: steam-power
seats: red, blue
data map:
  row,A,B,C,D
  1,P,P,AS Aston,P
  2,P,H,P,P
  3,CA Carden,P,P,M
  4,P,P,DU Dunley,EL Elmore

position:
  link red Carden, B3, Dunley
  money red 15
  hand red C01

when:
  red: contracts
then:
  turn nature draw
"""
ALONE = ["--seed", "7", "--seats", "red,blue=random"]


def test_a_whole_game_through_a_pipe_ends_with_the_score_and_its_log(tmp_path: Path) -> None:
    told = tmp_path / "told.log"
    expected = table(*ALONE, "--log", str(told))
    typed = play_at_random(expected)
    piped = tmp_path / "piped.log"
    command = [sys.executable, "-m", "footplate", "play", *ALONE, "--log", str(piped)]
    done = subprocess.run(command, input="\n".join(typed) + "\n", capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert piped.read_text() == told.read_text()  # the same choices and seed give the same game to the letter
    end = done.stdout[done.stdout.index("Final score") :]
    scores = expected.game.scores(expected.match.state)
    assert re.search(rf"total +{scores.totals[0]} +{scores.totals[1]}\n", end)
    assert re.search(r"(wins|share)", end)
    assert str(piped) in end
    assert "\033" not in done.stdout  # no colour codes, nothing that a screen reader would spell out


def test_numbers_notation_and_a_part_of_it_are_all_understood(footplate: Footplate) -> None:
    done = footplate("play", *ALONE, stdin="3\ntrack\nlay D1\n")
    assert done.code == 0
    assert "red> 3\n" in done.out
    assert "Lay track" in done.out
    assert re.search(r"\d+ lay D1 S-SW  +plains, St. Paul to C2, \$0", done.out)


def test_many_placements_are_asked_by_hex(footplate: Footplate) -> None:
    done = footplate("play", *ALONE, stdin="track\nlist\nMadison\nmore\nmore\n")
    assert "626 answers on 117 hexes" in done.out
    assert "A7 (3), A8 (3)" in done.out
    assert re.search(r"lay G5 S-NW +hills, Madison to La Crosse, \$2", done.out)
    assert "... 546 more: 'more'." in done.out
    assert max(len(line) for line in done.out.splitlines() if ")," in line) <= 80


def test_a_refused_move_names_its_rule_and_changes_nothing(footplate: Footplate) -> None:
    done = footplate("play", *ALONE, stdin="track\nlay I7 N-S\nbuild Chicago\nfrob\n")
    assert "Not allowed: I7 is" in done.out
    assert "Rule sp.track.land: No track on water or on a city." in done.out
    assert "Rule table.decision:" in done.out
    assert "Unknown move 'frob'." in done.out
    assert done.out.count("red: track") == 0  # still asked the same; nothing new was told


def test_enter_gives_the_usual_answer_only_where_there_is_one(footplate: Footplate) -> None:
    done = footplate("play", *ALONE, stdin="\ntrack\nlay H6 SE-NW\n\nlog 1\n")
    assert "There is no usual answer here." in done.out
    assert "red [Enter: done]> \ndone\n" in done.out


def test_undo_takes_back_to_ones_own_last_choice_past_the_bots_moves(footplate: Footplate, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = footplate("play", *ALONE, "--log", str(log), stdin="money\nmoney\nundo\nundo\nundo\n")
    assert done.out.count("Took back") == 2
    assert "You have not chosen anything yet." in done.out
    match = read_log(log.read_text(), GAMES)
    assert [entry.undone for entry in match.entries if entry.undone] != []
    assert all(match.setup.name(entry.seat) != "red" for entry in match.moves)


def test_every_question_can_be_asked(footplate: Footplate, tmp_path: Path) -> None:
    copy = tmp_path / "copy.log"
    asked = [
        "?",
        "map",
        "map Chicago",
        "look i7",
        "look Nowhere",
        "hand",
        "players",
        "scores",
        "log",
        "rules owner fee",
    ]
    done = footplate("play", *ALONE, stdin="\n".join([*asked, "why", "why 3", f"save {copy}", f"save {copy}", "save"]))
    assert done.code == 0
    for answer in [
        "Rules for this decision (Choose an action)",
        "CH Chicago",
        "/Chicago\\",
        "I7, Chicago, ",
        "There is no hex or city 'Nowhere'.",
        "Your contracts",
        "Score if the game ended now",
        "   1 nature: tile Des Moines",
        "No automa has decided anything yet.",
        "drawn by chance",
        f"Saved in {copy}.",
        f"{copy}: this file is there already.",
        "Save where?",
    ]:
        assert answer in done.out, answer
    assert read_log(copy.read_text(), GAMES).version == 42


def test_people_at_one_keyboard_never_see_each_others_hands(footplate: Footplate) -> None:
    done = footplate("play", "--seed", "7", "--seats", "red,blue", stdin="\nmoney\nmoney\n\nmoney\nmoney\n\n")
    parts = re.split(r"Pass the keyboard to (red|blue)\.", done.out)
    first, second = set(re.findall(r"\bC\d\d\b", parts[2])), set(re.findall(r"\bC\d\d\b", parts[4]))
    assert parts[1] != parts[3]
    assert len(first) == len(second) == 5
    assert not first & second
    assert re.search(r"\d+ (red|blue): money\n +\d+ (red|blue): money\n", parts[4])  # the story since one last looked


def test_only_the_last_person_may_take_back_while_the_keyboard_is_handed_on(footplate: Footplate) -> None:
    stdin = "\nmoney\nmoney\nundo\nmoney\n\nundo\n"
    done = footplate("play", "--seed", "7", "--seats", "red,blue", stdin=stdin)
    assert done.out.count("Took back 1 move.") == 1
    assert "Rule table.undo: Undo is free" in done.out


def test_the_end_of_the_input_saves_the_game_and_it_can_go_on(footplate: Footplate, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    first = footplate("play", *ALONE, "--log", str(log), stdin="money\n")
    assert first.code == 0
    assert f"Go on with: footplate play --resume {log}" in first.out
    second = footplate("play", "--resume", str(log), stdin="money\nlog 3\n")
    assert second.code == 0
    assert "blue is the bot random" in second.out
    assert "red: money" in second.out
    assert "# players: blue=random; seed 7" in log.read_text()


def test_a_bot_of_ones_own_plays_but_a_log_never_starts_it(
    footplate: Footplate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "class Frugal:\n    def choose(self, game, state, legal):\n        return legal[0]\n"
    tmp_path.joinpath("terminal_bot.py").write_text(bot, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    log = tmp_path / "game.log"
    first = footplate("play", "--seats", "red,blue=terminal_bot:Frugal", "--log", str(log), stdin="money\n")
    assert "blue is the bot terminal_bot:Frugal" in first.out
    monkeypatch.delitem(sys.modules, "terminal_bot")
    second = footplate("play", "--resume", str(log), stdin="")
    assert "terminal_bot:Frugal played blue before. To have it back, name it: --seats blue=terminal_bot:F" in second.out
    assert "terminal_bot" not in sys.modules


@pytest.mark.parametrize(("action", "why"), [(-1, "ValueError('no idea')"), (0, "tile Des Moines black")])
def test_a_broken_bot_does_not_end_the_game(footplate: Footplate, tmp_path: Path, action: int, why: str) -> None:
    from footplate.players import Player
    from footplate.table.game import Game, State

    class Broken(Player):
        def choose(self, game: Game, state: State, legal: list[int]) -> int:
            if action < 0:
                raise ValueError("no idea")
            return action

    sitting = table(*ALONE, "--log", str(tmp_path / "x.log"))
    sitting.bots[1] = ("broken", Broken())
    play_at_random(sitting, 5)
    assert f"broken could not decide for blue ({why}), so chance did." in sitting.told_troubles()


def test_a_scenario_can_be_played_on_and_is_kept_as_a_scenario(footplate: Footplate, tmp_path: Path) -> None:
    scenario = tmp_path / "start.scn"
    scenario.write_text(POSITION)
    saved = tmp_path / "saved.scn"
    done = footplate("play", "--scenario", str(scenario), "--log", str(saved), stdin="\nmoney\n")
    assert done.code == 0, done.err
    assert footplate("scenario", "check", str(saved)).code == 0
    assert "money" in saved.read_text()
    again = footplate("play", "--resume", str(saved), stdin="\nlog 1\n")
    assert "money" in again.out


def test_undo_never_stops_at_a_move_that_would_play_itself_again(tmp_path: Path) -> None:
    sitting = table(*ALONE, "--log", str(tmp_path / "x.log"))
    play_at_random(sitting, 60)
    assert any(move.forced and move.seat == 0 for move in sitting.match.moves)
    for _ in range(60):
        sitting.undo(0)
        assert sitting.seat == 0
        assert len(sitting.match.legal()) > 1
    assert sitting.undo_count(0) == 0


def test_the_coach_helps_who_plays_alone_and_nobody_else(footplate: Footplate) -> None:
    alone = footplate("play", *ALONE, stdin="hint\nquit\n")
    assert "The coach would think of this, best first:\n1. " in alone.out
    assert "\n   brings " in alone.out
    assert re.search(r"(ahead|behind) at the end by [\d.]+ points; chance to win: \d+ %", alone.out)
    several = footplate("play", "--seats", "red,blue", stdin="\nhint\nquit\n")
    assert "the coach helps only who plays alone" in several.out.lower() + several.err.lower()
    assert "best first" not in several.out


def test_a_line_is_tried_on_a_copy(footplate: Footplate, tmp_path: Path) -> None:
    """What follows until one is asked again is told, and the table is as it was."""
    log = tmp_path / "x.log"
    said = footplate("play", *ALONE, "--log", str(log), stdin="try money, money\ntry\ntry lay Z99\nundo\nquit\n").out
    tried = said[said.index("On a copy") : said.index("Try what?")]
    assert tried.count("red: money") == 2
    assert "blue: " in tried  # the bot has answered
    assert "Score if the game ended now" in tried
    assert "Name a move, or a line of them: try " in said
    assert "You have not chosen anything yet." in said
    assert not log.exists() or "money" not in log.read_text("utf-8")


def test_nothing_is_tried_out_where_others_play(footplate: Footplate) -> None:
    several = footplate("play", "--seats", "red,blue", stdin="\ntry money\nquit\n")
    assert "Only who plays alone can try something out" in several.out
