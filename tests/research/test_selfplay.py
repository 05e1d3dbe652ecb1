"""Data of self-play: the decisions of games that can be played again, the same wherever they are written."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from footplate.games import GAMES
from footplate.research import selfplay
from footplate.research.numbers import Numbers
from footplate.research.plan import Plan
from footplate.table.errors import BadInput


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("selfplay")
    return selfplay.write(Plan("steam-power", ["random"], alone=True), 21, folder)


def rows(files: list[Path]) -> list[dict[str, Any]]:
    return [row for file in files for row in pq.read_table(file).to_pylist()]


def test_a_row_is_a_decision_with_what_its_seat_saw_and_how_it_ended(written: list[Path]) -> None:
    found = rows(written)
    plan = Plan("steam-power", ["random"], alone=True)
    numbers = Numbers(plan.rules, plan.setup([0, 0]))
    assert {row["deal"] for row in found} == set(range(21))
    for row in found[::50]:
        assert len(row["observation"]) == numbers.size
        assert row["observation"][0] == row["observation"][2] == row["seat"]
        assert row["action"] in row["legal"]
        assert len(row["legal"]) > 1
        assert row["win"] in (0, 0.5, 1)
        assert (row["margin"] > 0) <= (row["win"] == 1)
    assert {row["win"] for row in found} >= {0, 1}


def test_the_files_say_what_is_in_them(written: list[Path]) -> None:
    about = pq.read_schema(written[0]).metadata
    assert json.loads(about[b"plan"])["players"] == ["random"]
    assert json.loads(about[b"observation"])[0] == "0: observer (the seat that sees this)"


def test_parts_that_are_there_are_not_played_again(written: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    before = [file.stat().st_mtime_ns for file in written]
    made: list[int] = []
    part = selfplay.make_part

    def noted(plan: Plan, deals: int, number: int) -> selfplay.Part:
        made.append(number)
        return part(plan, deals, number)

    monkeypatch.setattr(selfplay, "make_part", noted)
    kept = written[1].read_bytes()
    written[1].unlink()
    again = selfplay.write(Plan("steam-power", ["random"], alone=True), 21, written[0].parent)
    assert made == [1]
    assert again == written
    assert written[1].read_bytes() == kept
    assert written[0].stat().st_mtime_ns == before[0]


@pytest.mark.parametrize("id", sorted(GAMES))
def test_every_game_writes_its_decisions(id: str) -> None:
    plan = Plan(id, ["random", *GAMES[id].info.automas[:1]])
    (order, *_) = plan.lineups[0].tables
    found = selfplay.decisions(plan, 0, 0, order)
    assert found
    assert {row["player"] for row in found} == {"random"}


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    tmp_path.joinpath("file").touch()
    with pytest.raises(BadInput, match="the games can't be written"):
        selfplay.write(Plan("steam-power", ["random"], alone=True), 1, tmp_path / "file")
