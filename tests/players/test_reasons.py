"""The coach's reasons in words: what a line brings and costs in each game, and what others get by it."""

from functools import cache

import pytest

from footplate.games import GAMES
from footplate.players import make_player
from footplate.players.coach import Advice, advise, even, tried_out, why
from footplate.players.fitting import tables
from footplate.players.levels import fitted, kind_of
from footplate.players.search.lines import Line
from footplate.players.search.thinking import Budget
from footplate.table.game import Setup, State
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.texts import speaking_of, translate

BRIEF = Budget(4, 0, 0.0, 0.0)


def at(setup: Setup, seed: str, choices: int) -> Match:
    """A game of greedy players after so many of their choices."""
    game = GAMES[setup.game]
    match = Match(game, setup)
    roller = Roller(seed)
    players = [make_player("greedy", str(seat)) for seat in range(len(setup.seats))]
    match.settle(roller)
    for _ in range(choices):
        decision = match.decision
        assert decision is not None
        seen = game.redact(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(game, seen, match.legal()))
        match.settle(roller)
    return match


@cache
def advice(id: str, seed: str, choices: int) -> tuple[State, list[Advice]]:
    match = at(tables(GAMES[id])[1], seed, choices)
    decision = match.decision
    assert decision is not None
    seen = match.game.redact(match.state, decision.seat)
    return seen, advise(match.game, seen, match.legal(), decision.seat, budget=BRIEF)


def told(id: str, seed: str, choices: int, language: str = "en") -> dict[str, list[str]]:
    """The reasons by the line."""
    seen, found = advice(id, seed, choices)
    with speaking_of(id):
        return {
            ", ".join(seen.catalogue.notation(action) for action in line.actions): [
                translate(reason, language) for reason in line.why
            ]
            for line in found
        }


@pytest.mark.parametrize(
    ("id", "choices", "line", "why"),
    [
        (
            "steam-power",
            48,
            "factory, build Cedar Rapids",
            [
                "brings 2 contracts that can be fulfilled, a factory",
                "compared with 2: a contract that can be fulfilled more",
            ],
        ),
    ],
)
def test_a_hint_says_why_in_words(id: str, choices: int, line: str, why: list[str]) -> None:
    assert told(id, "hints", choices)[line] == why


def told_at(id: str, position: list[str], lines: list[str]) -> list[list[str]]:
    """The reasons of some lines at a position, each beside the others."""
    return told_of(GAMES[id].arrange(tables(GAMES[id])[1], position), lines)


def told_of(seen: State, lines: list[str]) -> list[list[str]]:
    game = GAMES[seen.setup.game]
    decision = game.turn(seen)
    assert decision is not None
    search = even(fitted(game.info.id, kind_of(game.info, seen.setup)))
    outcomes = []
    for line in lines:
        after = seen.copy()
        actions = []
        for notation in line.split(", "):
            actions += [action for action in game.legal(after) if after.catalogue.notation(action) == notation]
            game.play(after, actions[-1])
        outcomes.append(tried_out(game, seen, Line(0.0, actions, after), decision.seat, search, 1))
    with speaking_of(game.info.id):
        return [
            [translate(reason, "en") for reason in why(game, seen, decision.seat, outcomes, at)]
            for at in range(len(lines))
        ]


SHEET = """
    line red 1, C2, D2, 3
    line red 3, D4, D5, 4
    line red 4, D7, C8, 2
    engine red 1 2 3 4 5 6
    city 1 red red red
    city 3 red red
    dice 1 3 6
    turn red
"""


def test_a_line_says_what_it_brings_on_a_sheet() -> None:
    lines = ["pick 1, deliver 1, load 1 red, to 2 3", "pick 3, deliver 3, load 3 red, to 2 2"]
    far, near = told_at("steamrollers", [line.strip() for line in SHEET.strip().splitlines()], lines)
    assert far == ["brings 3 points for deliveries", "compared with 2: a point for deliveries more"]
    assert near == ["brings 2 points for deliveries", "compared with 1: a point for deliveries less"]


def test_a_line_says_what_it_brings_where_links_join_cities() -> None:
    collect, sell = told_at("imperial-steam", ["money red 100", "share red 2", "turn red"], ["hand collect", "sell"])
    assert collect == ["brings 10 gulden", "compared with 2: 40 gulden less"]
    assert sell == ["brings 50 gulden, an investor", "compared with 1: 40 gulden more"]
    near, far = told_at(
        "railroad-revolution",
        [
            "money red 2000",
            "rails red CHA-CIN, CIN-CHI",
            "tile Cincinnati CT01",
            "tile Chicago CT02",
            "rails blue CHA-CIN, CIN-CHI",
            "stations blue Cincinnati, Chicago",
            "turn red",
        ],
        ["place white station, station Cincinnati", "place white station, station Chicago"],
    )
    assert near == ["brings a station, a worker", "costs $200", "compared with 2: costs $100 less"]
    assert far == ["brings a station, a worker", "costs $300", "compared with 1: costs $100 more"]


def test_what_another_seat_gets_by_a_line_is_told() -> None:
    """Cubes that come over Blue's links pay Blue; another contract spares that."""
    match = at(tables(GAMES["steam-power"])[1], "toll 0", 41)
    assert match.decision is not None
    seen = match.game.redact(match.state, match.decision.seat)
    one, other = told_of(seen, ["fulfil, deliver C18", "fulfil, deliver C24"])
    assert one == ["brings a fulfilled contract, $3", "compared with 2: $2 more, Blue gets $1 less"]
    assert other == [
        "brings a fulfilled contract, $1",
        "Blue gets $1",
        "compared with 1: $2 less, Blue gets $1 more",
    ]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("fr", "un contrat réalisable de plus", "apporte 2 contrats réalisables, une usine"),
        (
            "nl",
            "een contract dat vervuld kan worden meer",
            "levert 2 contracten die vervuld kunnen worden, een fabriek op",
        ),
        ("de", "ein erfüllbarer Auftrag mehr", "bringt: 2 erfüllbare Aufträge, eine Fabrik"),
    ],
)
def test_one_and_several_are_told_apart_in_every_language(language: str, one: str, several: str) -> None:
    brings, compared = told("steam-power", "hints", 48, language)["factory, build Cedar Rapids"]
    assert brings == several
    assert compared.endswith(one)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_every_seat_has_always_the_same_things(id: str) -> None:
    """Or a change could be told of the wrong one."""
    game = GAMES[id]
    for choices in (0, 25):
        match = at(tables(game)[1], "hints", choices)
        for seat in range(len(match.setup.seats)):
            before = game.holdings(match.first, seat)
            now = game.holdings(match.state, seat)
            assert now, "a game says what its seats have"
            assert [holding.thing for holding in now] == [holding.thing for holding in before]
            assert all(holding.count >= 0 and holding.thing.worth > 0 for holding in now)
