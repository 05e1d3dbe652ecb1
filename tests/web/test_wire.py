"""The client's types are those of the server's messages and of the games' pictures."""

from pathlib import Path

import pytest

from tools import wire_types

MADE = wire_types.files()


@pytest.mark.parametrize("file", MADE, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_types_are_made_from_the_source(file: Path) -> None:
    assert file.read_text("utf-8") == MADE[file], "run python tools/wire_types.py"


def test_every_game_with_a_board_of_its_own_has_a_picture() -> None:
    boards = {file.parent.name for file in (wire_types.WEB / "games").glob("*/data.ts")}
    pictures = {file.parent.name for file in MADE if file.name == "picture.ts"}
    assert boards == pictures
