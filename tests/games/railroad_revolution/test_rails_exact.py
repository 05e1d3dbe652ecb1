"""Where the Mautoma lays its rails: the examples of the rulebook, vectors worked out before, and random networks."""

from random import Random

import pytest

from footplate.games.railroad_revolution.automa_map import wanted_cities, wanted_slots
from footplate.games.railroad_revolution.automa_rail import next_rail
from footplate.games.railroad_revolution.deck import CardSection
from footplate.games.railroad_revolution.state import RailroadState
from footplate.rails.network import bits
from tests.games.railroad_revolution import brute
from tests.games.railroad_revolution.brute import CITIES, GROUND, LEVEL, NAMES, SLOTS
from tests.games.railroad_revolution.solo import AUTOMA, BACKS, lay, play_card, section, solo

EXAMPLE = ["L04-1", "L13-1", "L13-2", "L16-1"]  # Miami, Houston and Denver are connected
ARROWS = ["> v", "< v", "> ^", "< ^"]
LEVEL_2 = {"CHI", "LIT", "MIA"}
LEVEL_3 = {"DUL", "DEN", "HOU"}
OCEAN = {"SEA", "SFO", "SAN", "HOU", "WAS", "MIA"}


def rails(state: RailroadState, words: str, count: int) -> list[str]:
    """The slots of so many rails, one after the other."""
    aim = section(words)
    out: list[str] = []
    while count and targets(state, aim):
        slot = next_rail(state, AUTOMA, aim, count).slot
        out.append(state.box.geography.slot_names[slot])
        state.put_rail(AUTOMA, slot)
        count -= 1
    return out


def targets(state: RailroadState, aim: CardSection) -> int:
    slots = aim.target in (section("railroad flat").target, section("railroad deal").target)
    return wanted_slots(state, AUTOMA, aim) if slots else wanted_cities(state, AUTOMA, aim)


@pytest.mark.parametrize(
    ("cities", "found"),
    [
        (LEVEL_2, ["CHI", "MIA", "LIT", "MIA"]),
        (LEVEL_3, ["DEN", "DUL", "DEN", "HOU"]),
        (OCEAN, ["SEA", "WAS", "SAN", "MIA"]),
        ({"HOU", "DEN"}, ["DEN", "HOU", "DEN", "HOU"]),
        ({"SEA", "SFO", "SAN"}, ["SEA", "SEA", "SAN", "SAN"]),
    ],
)
def test_the_arrows_pick_a_city(cities: set[str], found: list[str]) -> None:
    state = solo()
    codes = state.box.geography.codes
    for back, expected in zip(ARROWS, found, strict=True):
        rank = state.box.city_rank["><".index(back[0]) * 2 + "v^".index(back[2])]
        assert min(cities, key=lambda code: rank[codes.index(code)]) == expected
        assert brute.pick(cities, back) == expected


def test_by_level_the_examples_hold_too() -> None:
    rank = solo(columns="level").box.city_rank[0]
    codes = list(CITIES)
    for cities, expected in [(LEVEL_2, "CHI"), ({"HOU", "DEN"}, "DEN"), ({"SEA", "SFO", "SAN"}, "SEA")]:
        assert min(cities, key=lambda code: rank[codes.index(code)]) == expected
        assert brute.pick(cities, "> v", "by_level") == expected


@pytest.mark.parametrize(
    ("built", "target", "count", "back", "expected"),
    [
        ([], "railroad level 2", 2, "> v", "L04-1 L02-1"),
        ([], "railroad level 2", 2, "> ^", "L04-1 L05-1"),
        ([], "railroad level 5", 2, "> v", "L02-1 L06-1"),
        ([], "railroad level 5", 2, "< v", "L02-1 L04-1"),
        ([], "railroad level 5", 2, "< ^", "L04-1 L13-1"),
        ([], "railroad ocean", 3, "> v", "L04-1 L13-1 L13-2"),
        ([], "railroad ocean", 3, "< ^", "L04-1 L13-1 L13-2"),
        ([], "railroad flat", 2, "> v", "L04-1 L02-1"),
        ([], "railroad flat", 2, "> ^", "L04-1 L05-1"),
        ([], "railroad deal", 2, "> v", "L03-1 L06-1"),
        ([], "railroad deal", 2, "< ^", "L03-1 L06-1"),
        ([], "railroad hill", 2, "> v", "L02-1 L03-1"),
        ([], "railroad hill", 2, "> ^", "L05-1 L02-1"),
        ([], "railroad highland", 2, "> v", "L02-1 L07-1"),
        ([], "railroad mountain", 2, "> v", "L02-1 L06-1"),
        ([], "railroad mountain", 2, "< ^", "L02-1 L06-1"),
        (EXAMPLE, "railroad level 5", 2, "> v", "L17-1 L19-1"),  # the rulebook's own
        (EXAMPLE, "railroad level 5", 3, "> v", "L17-1 L19-1 L21-1"),
        (EXAMPLE, "railroad level 5", 2, "< v", "L18-1 L18-2"),
        (EXAMPLE, "railroad level 5", 2, "> ^", "L17-1 L20-1"),
        (EXAMPLE, "railroad level 5", 3, "< v", "L15-1 L14-1 L21-1"),
        (EXAMPLE, "railroad level 5", 3, "> ^", "L18-1 L18-2 L23-1"),
        (EXAMPLE, "railroad deal", 2, "> v", "L17-1 L09-2"),
        (EXAMPLE, "railroad flat", 2, "> v", "L11-1 L12-1"),
    ],
)
def test_vectors(built: list[str], target: str, count: int, back: str, expected: str) -> None:
    state = solo()
    play_card(state, "S5" if back == "> v" else "S1", back)
    lay(state, built)
    assert " ".join(rails(state, target, count)) == expected


def test_the_rulebooks_example_is_traced() -> None:
    """Houston or Denver, then three cities of level 4, then three of level 5."""
    state = solo()
    play_card(state, "S5")
    lay(state, EXAMPLE)
    aim = section("railroad level 5")
    trace = next_rail(state, AUTOMA, aim, 2).trace
    told = "\n".join(trace.lines())
    assert "Denver (B2); not Houston (C3)" in told
    assert "Salt Lake City (1); not El Paso (2), Bismarck (2)" in told
    assert trace.answer == "Denver-Salt Lake City"
    places = [
        place for part in (trace, *trace.parts) for step in part.steps for c in step.candidates for place in c.places
    ]
    assert {"Denver", "Houston", "Salt Lake City", "L17-1"} <= set(places)
    lay(state, ["L17-1"])
    told = "\n".join(next_rail(state, AUTOMA, aim, 1).trace.lines())
    assert "Seattle (A1); not San Francisco (A2), San Diego (A3)" in told


def any_network(state: RailroadState, chance: Random) -> None:
    for _ in range(chance.randrange(13)):
        state.put_rail(AUTOMA, chance.choice(bits(state.frontier[AUTOMA])))


def any_target(chance: Random) -> str:
    several = sorted(chance.sample(range(1, 6), chance.randint(1, 2)))
    order = chance.sample(range(1, 6), 4)
    return "railroad " + chance.choice(
        [
            f"level {' '.join(map(str, several))}",
            f"each {' '.join(map(str, order))}",
            "ocean",
            "upgrade",
            "first",
            *GROUND,
            "deal",
        ]
    )


@pytest.mark.parametrize("seed", range(60))
def test_random_networks(seed: int) -> None:
    chance = Random(f"network {seed}")
    options = {"columns": chance.choice(["geo", "level"]), "too_far": chance.choice(["city", "network"])}
    state = solo(**options)
    back, target, count = chance.choice(ARROWS), any_target(chance), chance.randint(1, 3)
    play_card(state, "S5" if back == "> v" else "S1", back)
    any_network(state, chance)
    columns = "geo" if options["columns"] == "geo" else "by_level"
    built = {name for i, name in enumerate(SLOTS) if state.rails[AUTOMA] >> i & 1}
    free = {code for i, code in enumerate(CITIES) if state.first_station[i] == -1}
    upgrades = {code for i, code in enumerate(CITIES) if state.box.city_tiles[state.city_tile[i]].upgrade}
    found = rails(state, target, count)
    words = target.split()[1:]
    expected: list[str] = []
    while len(expected) < count:
        wanted = wanted_by(words, built, free, upgrades)
        if not wanted:
            break
        left = count - len(expected)
        if words[0] in (*GROUND, "deal"):
            slot = brute.rail_to_slot(built, wanted, back, columns)
        else:
            slot = brute.rail_to_city(built, wanted, left, back, columns, options["too_far"] == "city")
        expected.append(slot)
        built = built | {slot}
    assert found == expected


def wanted_by(words: list[str], built: set[str], free: set[str], upgrades: set[str]) -> set[str]:
    """The cities or slots that a target still wants."""
    if words[0] == "deal":
        return {name for name, slot in SLOTS.items() if slot.deal} - built
    if words[0] in GROUND:
        return {name for name, slot in SLOTS.items() if slot.triangles == GROUND[words[0]]} - built
    reached = brute.connected(built)
    if words[0] == "each":
        for level in words[1:]:
            cities = {code for code, its in LEVEL.items() if its == int(level)}
            if not cities & reached:
                return cities
        return set()
    if words[0] == "level":
        return {code for code, its in LEVEL.items() if str(its) in words[1:]} - reached
    return {"ocean": brute.OCEAN, "first": free, "upgrade": upgrades}[words[0]] - reached


def test_names_and_arrows_are_those_of_the_game() -> None:
    state = solo()
    assert list(NAMES) == state.box.geography.city_names
    assert list(SLOTS) == state.box.geography.slot_names
    for back, name in BACKS.items():
        assert brute.CARDS[name]["back"] == back
