"""What is wrong with a file of data is said with file, line, field, and what to do about it; good data is shown."""

import pytest

from footplate.games import OURS
from footplate.table.errors import BadInput
from footplate.table.game import Game
from tests.games import here


def bad_data() -> list[object]:
    return [
        pytest.param(game, name, text, said, id=f"{game.info.id}: {name}: {said[:80]}")
        for game in OURS
        for name, text, said in here.module(game, "bad_data").BAD
    ]


@pytest.mark.parametrize(("game", "name", "text", "said"), bad_data())
def test_bad_data_is_refused(game: Game, name: str, text: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        game.check_data(name, text, "my.csv")
    assert str(refused.value) == said


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_good_data_is_shown(game: Game) -> None:
    good = here.module(game, "bad_data").GOOD
    assert sorted(good) == sorted(game.info.data)
    for name, text in good.items():
        view = game.check_data(name, text, "my.csv")
        assert view.panels[0].lines
        assert view.boards or name != "map"


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_every_kind_of_data_is_spoilt(game: Game) -> None:
    assert {name for name, _, _ in here.module(game, "bad_data").BAD} == set(game.info.data)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_unknown_data_is_refused(game: Game) -> None:
    with pytest.raises(BadInput, match="no data 'mops'"):
        game.check_data("mops", "", "my.csv")
