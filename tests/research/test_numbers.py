"""Positions as numbers: as many for each, of what a seat may know and nothing else."""

import pytest

from footplate.games import GAMES
from footplate.players.cases import setup_for
from footplate.research.numbers import WINDOW, Numbers, declared, victory
from footplate.research.sim import Sim
from footplate.table.game import Game, Setup
from footplate.table.nature import Roller

SETUPS = 6
HIDING = ["steam-power"]  # where hands are hidden from the first move on


def some_games(game: Game) -> list[tuple[Setup, Sim]]:
    """Random games of several set-ups, each stopped somewhere."""
    found = []
    for number in range(SETUPS):
        roller = Roller(f"numbers {number}")
        setup = setup_for(game, number, roller)
        sim = Sim(game, setup, Roller(number))
        for _ in range(roller.below(150)):
            if not sim.over:
                sim.play(sim.legal[roller.below(len(sim.legal))])
        found.append((setup, sim))
    return found


@pytest.mark.parametrize("id", sorted(GAMES))
def test_every_position_has_the_same_numbers_in_the_same_places(id: str) -> None:
    for setup, sim in some_games(GAMES[id]):
        numbers = Numbers(sim.game, setup)
        assert numbers.size == sum(field.size for field in numbers.fields)
        for seat in range(sim.seats):
            seen = numbers.observation(sim.seen(seat), seat)
            assert len(seen) == numbers.size
            assert max(map(abs, seen)) < 2**24, "exact as float32"
            for field in numbers.fields:
                if field.shape in ("list", "fixed") and not field.grows:
                    assert seen[field.at : field.at + field.size] == getattr(sim.seen(seat), field.name), field.name


@pytest.mark.parametrize("id", sorted(GAMES))
def test_what_a_seat_cannot_see_changes_no_number(id: str) -> None:
    changed = 0
    for setup, sim in some_games(GAMES[id]):
        numbers = Numbers(sim.game, setup)
        roller = Roller(f"shuffle {setup.key()}")
        order = [roller.below(1000) for _ in range(64)]
        for seat in range(sim.seats):
            shuffled = sim.game.shuffle(sim.state, seat, order)
            changed += shuffled != sim.state
            mine = numbers.observation(sim.game.redact(shuffled, seat), seat)
            assert mine == numbers.observation(sim.seen(seat), seat)
    assert changed or id not in HIDING


def test_every_field_that_is_declared_and_not_derived_has_its_place() -> None:
    game = GAMES["steam-power"]
    numbers = Numbers(game, Setup("steam-power", "final", setup_for(game, 0, Roller(1)).seats, {}))
    names = [field.name for field in numbers.fields]
    assert names[:5] == ["observer", "step", "seat", "argument", "agenda"]
    assert {"money", "hand", "links", "visited"} <= set(names)
    assert not {"network", "frontier", "joined"} & set(names)  # derived
    assert [name for name, _, _ in declared(type(game.start(setup_for(game, 0, Roller(1)))).__module__)] == names[5:]
    described = numbers.describe()
    assert len(described) == len(names)
    (visited,) = [line for line in described if ": visited" in line]
    assert "the groups a cube has come through" in visited


def test_a_list_that_grows_is_told_by_its_length_and_its_first_numbers() -> None:
    game = GAMES["steam-power"]
    setup = setup_for(game, 0, Roller(1))
    numbers = Numbers(game, setup)
    sim = Sim(game, setup, Roller(2))
    (visited,) = [field for field in numbers.fields if field.name == "visited"]
    assert visited.size == 1 + WINDOW
    state = sim.seen(0)
    for length in (0, 2, WINDOW + 3):
        state.visited = list(range(length))  # type: ignore[attr-defined]
        seen = numbers.observation(state, 0)[visited.at : visited.at + visited.size]
        assert seen == [length, *range(min(length, WINDOW)), *[-1] * (WINDOW - length)]


@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_mask_is_what_is_legal(id: str) -> None:
    for setup, sim in some_games(GAMES[id]):
        mask = Numbers(sim.game, setup).mask(sim.legal)
        assert [action for action, bit in enumerate(mask) if bit] == sorted(sim.legal)
        assert len(mask) == sim.state.catalogue.size


@pytest.mark.parametrize("id", sorted(GAMES))
def test_an_information_state_is_what_a_seat_has_been_told(id: str) -> None:
    game = GAMES[id]
    for setup, sim in some_games(game):
        for seat in range(sim.seats):
            text = sim.recall.text(seat)
            assert text.splitlines()[0] == f"you are {seat + 1}"
            assert len(text.splitlines()) == sim.moves + 1
            assert sim.recall.lines[seat] == sim.copy().recall.lines[seat]
        assert len(setup.seats) == sim.seats


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ([0], 2, [1.0, -1.0]),
        ([0, 1], 2, [0.0, 0.0]),
        ([1], 3, [-0.5, 1.0, -0.5]),
        ([0, 2], 4, [0.5, -0.5, 0.5, -0.5]),
        ([], 2, [0.0, 0.0]),
        ([], 1, [-1.0]),
        ([0], 1, [1.0]),
    ],
)
def test_a_victory_is_shared_and_sums_to_nothing(winners: list[int], seats: int, worth: list[float]) -> None:
    assert victory(winners, seats) == worth
    assert seats == 1 or sum(worth) == 0
