"""docs/strength.md is what arenas found, and can be found again."""

import json
import sys
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.players import PLAYERS
from tools import strength


def test_the_page_tells_what_was_found() -> None:
    assert strength.PAGE.read_text("utf-8") == strength.page(strength.known())


def test_every_cell_is_of_a_table_that_there_is() -> None:
    for cell in strength.known():
        assert cell["player"] != cell["against"]
        assert cell["against"] in [*strength.kinds(GAMES[cell["game"]].info), *PLAYERS]
        assert cell["games"] >= 200


def test_a_cell_is_played_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(strength, "DATA", tmp_path / "strength.json")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    words = ["steam-power", "--players", "random", "--against", "mautoma:easy", "--games", "2"]
    monkeypatch.setattr(sys, "argv", ["strength.py", *words])
    assert strength.main() == 0
    (cell,) = json.loads((tmp_path / "strength.json").read_text("utf-8"))
    assert (cell["player"], cell["against"], cell["games"]) == ("random", "mautoma:easy", 2)
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert f"| mautoma:easy | **{cell['share']['value']:.0%}** (" in page
    assert strength.main() == 0, "what is kept is not played again"
    assert len(json.loads((tmp_path / "strength.json").read_text("utf-8"))) == 1


def test_every_level_of_every_automa_is_a_table() -> None:
    assert strength.kinds(GAMES["steam-power"].info) == [
        "greedy",
        *(f"mautoma:{level}" for level in ("normal", "very-easy", "easy", "hard", "very-hard")),
    ]
