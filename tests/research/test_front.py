"""The front door: what it promises stays, and costs nothing until it is used."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import footplate
from footplate.games import GAMES
from footplate.players import make_player
from footplate.table.game import NATURE

GAME_IDS = sorted(GAMES)
SOURCE = Path(footplate.__file__).parent.parent


def test_importing_footplate_loads_no_game_and_nothing_but_python() -> None:
    code = """
import sys, footplate
loaded = {name for name in sys.modules if name.startswith("footplate")}
assert loaded == {"footplate"}, loaded
footplate.play("steam-power", seats="red=random,blue=random", seed=1)
ours = {name.partition(".")[0] for name in sys.modules if not name.startswith(("_", "footplate"))}
foreign = ours - set(sys.stdlib_module_names) - {"sitecustomize", "usercustomize"}
assert not foreign, foreign
"""
    subprocess.run([sys.executable, "-S", "-c", code], check=True, env={"PYTHONPATH": str(SOURCE)})


def test_the_names_of_the_package_stay() -> None:
    names = ["BadInput", "Move", "Player", "Refused", "Table", "compiled", "info", "play", "read", "table"]
    assert footplate.__all__ == names
    for name in names:
        assert getattr(footplate, name) is not None
        assert name in dir(footplate)
    with pytest.raises(AttributeError, match="no attribute 'tables'"):
        footplate.tables  # type: ignore[attr-defined] # noqa: B018


def test_a_room_that_is_called_is_still_a_room() -> None:
    import footplate.table.game as game

    assert game.NATURE == NATURE
    assert footplate.table("steam-power").seats == ["red", "blue"]


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_table_of_every_game_is_played_by_its_legal_moves(id: str) -> None:
    table = footplate.table(id, seed=3)
    for _ in range(20):
        moves = table.legal()
        assert [move.number for move in moves] == table.numbers()
        seat, before = table.seat, table.match.version
        lines = table.play(moves[-1])
        assert lines[0] == f"{seat}: {moves[-1]}"
        assert len(lines) == table.match.version - before


def test_moves_are_played_by_notation_or_number_and_refused_with_the_rule() -> None:
    table = footplate.table("steam-power", seats="red,blue=mautoma", seed=7)
    other = table.copy()
    assert table.play("money")[0] == "red: money"
    assert other.play(other.number("money"))[0] == "red: money"
    assert table.state == other.state
    with pytest.raises(footplate.Refused):
        table.play("lay D7 N-S")
    assert "no answer now" in table.why_not("lay D7 N-S")
    assert table.why_not("money") == ""
    assert table.describe("money")
    with pytest.raises(footplate.BadInput, match="unknown move 'moneys'"):
        table.play("moneys")
    with pytest.raises(footplate.BadInput, match="there is no action 999999"):
        table.play(999999)


def test_the_same_seed_gives_the_same_game_also_in_the_terminal(tmp_path: Path) -> None:
    from tests.terminal.helpers import table as terminal_table

    one, same = (footplate.play("steam-power", seats="red=greedy,blue=random", seed=5) for _ in range(2))
    assert one.log() == same.log()
    sitting = terminal_table("--seats", "red=greedy,blue=random", "--seed", "5", "--log", str(tmp_path / "log"))
    while sitting.step() is not None:
        pass
    assert sitting.match.state == one.state
    assert footplate.play("steam-power", seats="red=greedy,blue=random", seed=6).log() != one.log()


def test_a_finished_table_knows_its_winners_and_reads_back() -> None:
    table = footplate.play("steam-power", seats="red=greedy,blue=mautoma:very-hard", seed=2, map="DE")
    assert table.over
    assert table.seat == ""
    assert table.winners
    assert table.setup.options["difficulty"] == "very-hard"
    assert table.setup.options["map"] == "DE"
    again = footplate.read(table.log())
    assert again.state == table.state
    with pytest.raises(footplate.Refused, match="over"):
        table.play("money")


def test_a_copy_goes_its_own_way_the_same_or_with_a_seed_another() -> None:
    table = footplate.table("steamrollers", seats="red,blue=random", seed=4)
    same, other = table.copy(), table.copy(seed="else")
    for each in (table, same, other):
        each.finish(make_player("random", "everybody"))
    assert same.log() == table.log() != other.log()


def test_a_sample_looks_the_same_to_its_seat_and_can_be_played_on() -> None:
    table = footplate.table("steam-power", seats="red,blue", seed=4)
    hidden = {table.sample("red", seed).seen("blue").pack() for seed in range(5)}
    assert len(hidden) > 1
    sample = table.sample("red", 1)
    assert sample.seen("red") == table.seen("red")
    assert sample.finish(make_player("random", "x")).over


def test_what_a_seat_sees_is_its_own() -> None:
    table = footplate.table("steam-power", seats="red,blue", seed=4)
    private = [panel.lines for panel in table.view("red").panels if panel.private]
    assert private
    assert not [panel for panel in table.view().panels if panel.private]
    assert table.story("red") != table.story("blue")


def test_moves_travel() -> None:
    move = footplate.table("steam-power").legal()[0]
    for other in (pickle.loads(pickle.dumps(move)), copy.copy(move)):
        assert (other, other.number) == (str(move), move.number)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"game": "steam-pwer"}, "unknown game 'steam-pwer'. Did you mean 'steam-power'"),
        ({"game": "steam-power", "seats": "red,blue=gredy"}, "seats: nobody called 'gredy' can play blue"),
        ({"game": "steam-power", "seats": "red,pink"}, "seats: unknown seat"),
        ({"game": "steam-power", "seats": "red,blue=mautoma:hrd"}, "mautoma has no level 'hrd'. Did you mean 'hard'"),
        ({"game": "steam-power", "map": "XX"}, "map: unknown map"),
        ({"game": "steam-power", "edition": "last"}, "edition: unknown edition"),
        ({"game": "steam-power", "wether": "fine"}, "unknown option 'wether'"),
    ],
)
def test_what_there_is_not_is_refused_with_a_cure(words: dict[str, str], said: str) -> None:
    with pytest.raises(footplate.BadInput, match=said):
        footplate.table(**words)  # type: ignore[arg-type]


def test_a_seat_that_nobody_plays_is_named() -> None:
    with pytest.raises(footplate.BadInput, match="nobody decides for red"):
        footplate.play("steam-power", seats="red,blue=greedy")
