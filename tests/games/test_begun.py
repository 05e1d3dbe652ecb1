"""Games that are only begun keep the promises of every game: played through views, with every check at every move."""

from pathlib import Path

import pytest

from footplate.games import BEGUN, GAMES, from_elsewhere
from footplate.players.fuzz import play_one
from footplate.table.errors import BadInput
from footplate.table.game import Game

IDS = [game.info.id for game in BEGUN]


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", BEGUN, ids=IDS)
def test_a_game_at_random_keeps_every_promise(
    game: Game, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, game.info.id, game)
    assert play_one(game.info.id, "begun", number, tmp_path).error == ""


def test_it_stands_at_a_table_where_it_is_named() -> None:
    assert from_elsewhere(f"{IDS[0]}, {IDS[1]}") == BEGUN
    assert not set(IDS) & {game.info.id for game in from_elsewhere("")}
    with pytest.raises(BadInput, match="is no game that can be found"):
        from_elsewhere("imperial-stem")
