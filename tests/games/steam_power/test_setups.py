"""A set-up that can't be is refused where a game starts, with its place and its cure; the same for every game."""

from collections.abc import Callable

import pytest

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.table.game import Game, GameInfo, Seat, Setup
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from footplate.table.scenario import open_position, read_scenario
from tests.games.steam_power.tables import GAME, MAP, ONLY

TWO = [Seat("red"), Seat("blue")]
ROBOT = Seat("blue", "robot")
Made = Callable[[GameInfo, str], Setup]

# What is wrong, in words that hold for every game: the place, and what the error says.
WRONG: list[tuple[str, str, Made]] = [
    ("game", "unknown game 'chess'. Possible:", lambda info, edition: Setup("chess", edition, TWO, {})),
    ("edition", "unknown edition 'seventh'.", lambda info, edition: Setup(info.id, "seventh", TWO, {})),
    ("seats", "seat 'red' stands here twice.", lambda info, edition: Setup(info.id, edition, [TWO[0], TWO[0]], {})),
    ("seats", "unknown seat 'nature'.", lambda info, edition: Setup(info.id, edition, [TWO[0], Seat("nature")], {})),
    ("seats", "unknown seat 'pink'.", lambda info, edition: Setup(info.id, edition, [TWO[0], Seat("pink")], {})),
    ("seats", "unknown role 'robot'.", lambda info, edition: Setup(info.id, edition, [TWO[0], ROBOT], {})),
    ("seats", "seats, not 0.", lambda info, edition: Setup(info.id, edition, [], {})),
    ("colour", "unknown option 'colour'.", lambda info, edition: Setup(info.id, edition, TWO, {"colour": "red"})),
    ("data coins", "unknown data 'coins'.", lambda info, edition: Setup(info.id, edition, TWO, {}, {"coins": "6"})),
    (
        "data {first}",
        "are empty. Leave it out",
        lambda info, edition: Setup(info.id, edition, TWO, {}, {info.data[0]: " \n"}),
    ),
]


@pytest.mark.parametrize("arranged", [False, True], ids=["started", "arranged"])
@pytest.mark.parametrize(("where", "what", "made"), WRONG, ids=[what for _, what, _ in WRONG])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_refuses_a_set_up_that_it_does_not_have(
    game: Game, where: str, what: str, made: Made, arranged: bool
) -> None:
    setup = made(game.info, game.info.editions[0])
    with pytest.raises(BadInput) as error:
        game.arrange(setup, []) if arranged else game.start(setup)
    assert error.value.where == where.format(first=game.info.data[0])
    assert what in str(error.value)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_refuses_what_is_none_of_its_values(game: Game) -> None:
    for option in game.info.options:
        with pytest.raises(BadInput, match=f"unknown {option.name} 'nonsense'") as error:
            game.start(Setup(game.info.id, game.info.editions[0], TWO, {option.name: "nonsense"}))
        assert error.value.where == option.name
        assert error.value.cure


def test_a_map_of_ones_own_needs_its_data() -> None:
    with pytest.raises(BadInput, match="map 'custom' needs its data") as error:
        GAME.start(Setup("steam-power", "final", TWO, {"map": "custom"}))
    assert error.value.where == "map"


def test_contracts_of_ones_own_are_never_none() -> None:
    with pytest.raises(BadInput, match="the data 'contracts' are empty"):
        GAME.start(Setup("steam-power", "final", TWO, {}, {"contracts": ""}))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_a_set_up_leaves_out_has_its_default(game: Game) -> None:
    automa = Seat("blue", game.info.roles[1])
    setup = Setup(game.info.id, game.info.editions[0], [Seat("red"), automa], {})
    match = Match(game, setup)
    assert match.setup.options == {option.name: option.values[0] for option in game.info.options}
    assert setup.options == {}
    again = read_log(write_log(match), GAMES)
    assert again.setup.key() == match.setup.key()
    assert game.unpack(setup, match.state.pack()) == match.state


def test_the_contract_s_example_can_be_written_as_a_log() -> None:
    """`docs/contract.md` names the map and leaves the Mautoma's options out."""
    match = Match(GAME, Setup("steam-power", "final", [Seat("red"), Seat("blue", "mautoma")], {"map": "GL"}))
    assert "\nmap: GL\ndifficulty: normal\ntargets: bwog\n" in write_log(match)


@pytest.mark.parametrize("options", [{}, {"map": "GL"}, {"map": "DE"}, {"map": "custom"}], ids=str)
def test_a_map_of_ones_own_is_custom_whatever_else_is_said(options: dict[str, str]) -> None:
    match = Match(GAME, Setup("steam-power", "final", TWO, options, {"map": MAP}))
    again = read_log(write_log(match), ONLY)
    assert match.setup.options["map"] == "custom"
    assert again.setup.key() == match.setup.key()
    assert write_log(again) == write_log(match)


def test_an_option_that_concerns_nobody_at_the_table_has_its_default() -> None:
    match = Match(GAME, Setup("steam-power", "final", TWO, {"difficulty": "hard"}))
    assert match.setup.options["difficulty"] == "normal"
    assert read_log(write_log(match), ONLY).setup.key() == match.setup.key()


FIELDS = [
    ("colour: red", "2: colour: unknown field 'colour'."),
    ("difficulty: harsh", "2: difficulty: unknown difficulty 'harsh'. Did you mean 'hard'?"),
    ("targets: bbbb", "2: targets: unknown targets 'bbbb'."),
    ("data dice:\n  6", "2: data dice: unknown data 'dice'."),
    ("data contracts:", "2: data contracts: the data 'contracts' are empty."),
    ("map: custom", "2: map: map 'custom' needs its data. Add a block 'data map:'."),
]


@pytest.mark.parametrize(("field", "error"), FIELDS)
def test_files_say_in_which_line(field: str, error: str) -> None:
    head = f"{field}\ngame: steam-power\nseats: red, blue=mautoma\n"
    with pytest.raises(BadInput) as refused:
        open_position(read_scenario(f"title: x\n{head}then:\n  turn nature\n", GAMES, "my.scn"))
    assert str(refused.value).startswith(f"my.scn:{error}")
    with pytest.raises(BadInput) as refused:
        read_log(f"footplate log 1\n{head}moves:\n", GAMES, "my.log")
    assert str(refused.value).startswith(f"my.log:{error}")
