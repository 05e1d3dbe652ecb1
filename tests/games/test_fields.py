"""Every field of every game's state stands once in its table, and what is written from the table does as it says."""

import subprocess
import sys

import pytest

from footplate.games import OURS
from footplate.players.cases import setup_for
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game, State
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games import here
from tests.games.here import ROOT
from tools.states import Field, Table

FIXED = ("setup", "catalogue", "box")


def table_of(game: Game) -> Table:
    return Table(here.source(game) / "fields.txt")


def fields() -> list[object]:
    """The house's own fields, and every game's."""
    house = [Field(f"{name}: number = 0", "house") for name in ("step", "seat", "argument")]
    house.append(Field("agenda: fixed = []", "house"))
    return [
        pytest.param(game, field, id=f"{game.info.id}: {field.name}")
        for game in OURS
        for field in house + table_of(game).fields
    ]


def midway(game: Game, moves: int = 150) -> Match:
    """A game under way, some of it solo if the game can be played so."""
    roller = Roller("fields")
    match = Match(game, setup_for(game, 3, roller))
    while not match.over and len(match.moves) < moves:
        assert match.decision is not None
        legal = match.legal()
        nature = match.decision.seat == NATURE
        at = roller.choose(game.odds(match.state)) if nature else roller.below(len(legal))
        match.play(match.decision.seat, legal[at])
    return match


MIDWAY = {game.info.id: midway(game) for game in OURS}


def held(state: State) -> dict[str, str]:
    """Everything a state holds, attribute by attribute."""
    out: dict[str, str] = {}
    for name, value in vars(state).items():
        if name not in FIXED:
            out[name] = repr(plain(value))
    return out


def plain(value: object) -> object:
    if isinstance(value, list):
        return [plain(member) for member in value]
    return value if isinstance(value, int) else vars(value)


@pytest.mark.parametrize(("game", "field"), fields())
def test_a_copy_with_another_value_leaves_the_original_as_it_was(game: Game, field: Field) -> None:
    state = MIDWAY[game.info.id].state
    before, packed = held(state), state.pack()
    copy = state.copy()
    assert held(copy) == before
    value = getattr(copy, field.name)
    if field.shape == "number":
        setattr(copy, field.name, value + 1)
    elif field.shape == "fixed":
        setattr(copy, field.name, [*value, 1])
    elif field.shape == "list":
        value.append(1)
    else:
        value[0] = [*value[0], *([field_thing(value)] if field.thing else [1])]
    assert held(state) == before
    assert state.pack() == packed
    assert (copy.pack() == packed) == field.derived, "what is packed is what isn't derived"
    assert (copy == state) == field.derived


def field_thing(value: list[list[object]]) -> object:
    """One of the things that lie in a list of things."""
    return next(thing for things in value for thing in things)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_playing_on_leaves_a_copy_as_it_was(game: Game, number: int) -> None:
    """What copies share is replaced by whoever changes it: by players, nature and automas."""
    roller = Roller(f"shared {number}")
    match = Match(game, setup_for(game, number, roller))
    match.settle(roller)
    kept: list[tuple[State, dict[str, str]]] = []
    while (decision := match.decision) is not None and len(match.moves) < 400:
        kept.append((match.state.copy(), held(match.state)))
        legal = match.legal()
        match.play(decision.seat, legal[roller.below(len(legal))])
        match.settle(roller)
    assert len(kept) > 20
    for copy, before in kept:
        assert held(copy) == before


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_the_table_names_every_field_and_no_other(game: Game) -> None:
    state = MIDWAY[game.info.id].state
    named = {field.name for field in table_of(game).fields}
    assert set(vars(state)) - set(FIXED) - {"step", "seat", "argument", "agenda"} == named


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_unpacked_it_holds_the_same_field_by_field(game: Game) -> None:
    match = MIDWAY[game.info.id]
    assert held(game.unpack(match.setup, match.state.pack())) == held(match.state)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
@pytest.mark.parametrize("damage", ["cut", "one more", "bits", "nothing"])
def test_bytes_that_are_no_state_are_refused(game: Game, damage: str) -> None:
    match = MIDWAY[game.info.id]
    packed = match.state.pack()
    broken = {
        "cut": packed[:-4],
        "one more": packed + b"\0\0\0\0",
        "bits": packed[:-1],
        "nothing": b"",
    }[damage]
    with pytest.raises(BadInput, match="not a packed state"):
        game.unpack(match.setup, broken)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_the_agenda_is_a_stack(game: Game) -> None:
    state = MIDWAY[game.info.id].state.copy()
    asked, waiting = (state.step, state.seat, state.argument), list(state.agenda)
    state.push(3, 1, 7)
    state.push(4, 0)
    kept = state.copy()
    assert (state.step, state.seat, state.argument) == (4, 0, 0)
    state.pop()
    assert (state.step, state.seat, state.argument) == (3, 1, 7)
    state.pop()
    assert (state.step, state.seat, state.argument) == asked
    assert state.agenda == waiting
    assert (kept.step, len(kept.agenda)) == (4, len(waiting) + 6)


def test_what_is_written_is_in_step_with_the_tables() -> None:
    done = subprocess.run([sys.executable, "tools/states.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
