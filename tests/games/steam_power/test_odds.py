"""What nature draws is as likely as the pieces make it."""

import pytest

from footplate.games import GAMES
from footplate.table.game import Setup
from footplate.table.log import read_seats
from footplate.table.match import Match

GAME = GAMES["steam-power"]


def match(lines: list[str] | None = None) -> Match:
    options = {option.name: option.values[0] for option in GAME.info.options}
    setup = Setup("steam-power", "final", read_seats(GAME.info, "red, blue"), options)
    return Match(GAME, setup, GAME.arrange(setup, lines) if lines is not None else None)


@pytest.mark.rule("sp.setup.tiles")
def test_a_tile_is_as_likely_as_its_colour_is_frequent() -> None:
    game = match()
    assert GAME.odds(game.state) == [7 / 33, 7 / 33, 7 / 33, 7 / 33, 5 / 33]
    city = game.catalogue.notation(game.legal()[0]).removeprefix("tile ").removesuffix(" black")
    game.say(f"nature: tile {city} purple")
    assert GAME.odds(game.state) == [7 / 32, 7 / 32, 7 / 32, 7 / 32, 4 / 32]


@pytest.mark.rule("sp.contracts.fullest-hand")
def test_every_contract_of_the_hand_is_equally_likely() -> None:
    game = match(["deck empty", "hand blue C01 C02 C03 C04"])
    game.say("red: contracts")
    game.settle(None)
    assert [game.catalogue.notation(n) for n in game.legal()] == ["draw C01", "draw C02", "draw C03", "draw C04"]
    assert GAME.odds(game.state) == [0.25] * 4


@pytest.mark.rule("sp.contracts.two")
def test_every_contract_of_the_deck_is_equally_likely() -> None:
    game = match(["hand blue C01 C02 C03 C04"])
    game.say("red: contracts")
    assert GAME.odds(game.state) == [1 / 44] * 44


@pytest.mark.rule("sp.setup.start")
def test_every_seat_is_equally_likely_to_begin() -> None:
    game = match()
    while game.decision is not None and game.decision.kind != "start":
        game.play(-1, game.legal()[0])
    assert GAME.odds(game.state) == [0.5, 0.5]
