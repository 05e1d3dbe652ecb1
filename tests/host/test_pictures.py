"""What the page shows of each move is what the seat saw then: the rules say it, and only what changed travels."""

import json
from typing import Any

import pytest

from footplate.games import GAMES
from footplate.host.messages import Change
from footplate.host.pictures import MOST, compare, pictures
from footplate.host.story import Story
from footplate.players import make_player, play_on
from footplate.table.game import NATURE, Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

TABLES = {
    "against a Mautoma": ("steam-power", [Seat("red"), Seat("blue", "mautoma")]),
    "three people": ("steam-power", [Seat("red"), Seat("blue"), Seat("green")]),
    "against Olive": ("steamrollers", [Seat("red"), Seat("blue", "olive")]),
    "two people": ("steamrollers", [Seat("red"), Seat("blue")]),
}


def played(name: str) -> Match:
    game, seats = TABLES[name]
    options = {option.name: option.values[0] for option in GAMES[game].info.options}
    match = Match(GAMES[game], Setup(game, GAMES[game].info.editions[0], seats, options))
    people = sum(not match.automa(seat) for seat in range(len(seats)))
    play_on(match, [make_player("greedy", str(n)) for n in range(people)], Roller("pictures"))
    return match


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


def put(data: Any, changes: list[Change]) -> Any:
    """As the page does it."""
    whole = {"data": plain(data)}
    for path, value in plain(changes):
        at: Any = whole
        last: str | int = "data"
        for step in path:
            at, last = at[last], step
        if isinstance(at, list) and last == "length":
            del at[value:]
        elif isinstance(at, list) and last == len(at):
            at.append(value)
        else:
            at[last] = value
    return whole["data"]


@pytest.mark.parametrize("name", TABLES)
def test_every_picture_is_what_the_seat_saw_then(name: str) -> None:
    match = played(name)
    story, state, shown = Story(match), match.first.copy(), 0
    views: list[dict[int, Any]] = []
    seats = [*range(len(match.setup.seats)), NATURE]
    for entry in [None, *match.entries]:
        if entry is not None:
            match.game.play(state, entry.action)
        views.append({seat: match.game.view(state, seat).data for seat in seats})
    for after in range(match.version - 2, 0, -(MOST // 2)):
        for seat in seats:
            data = plain(views[after][seat])
            for number, changes in pictures(story, match, seat, after).items():
                data = put(data, changes)
                assert data == plain(views[number][seat]), (number, seat)
                shown += 1
    assert shown > 10


def test_what_was_taken_back_or_is_long_past_is_not_shown() -> None:
    match = played("two people")
    story, last = Story(match), match.version
    assert list(pictures(story, match, 0, last - 4)) == [last - 3, last - 2, last - 1]
    assert len(pictures(story, match, 0, last - MOST)) == MOST - 1
    for after in (last, last - 1, last - MOST - 1):
        assert pictures(story, match, 0, after) == {}
    match.undo(0, 2)
    assert pictures(story, match, 0, last - 4) == {}
    assert pictures(story, match, 0, last - 1) == {}


def test_looking_back_leaves_the_story_where_it_is() -> None:
    match = played("against Olive")
    story = Story(match)
    pictures(story, match, 0, match.version - 30)
    assert match.game.view(story.walk.state, 0).data == match.game.view(match.state, 0).data


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [(["b", 1], 3)]),
        ({"b": [1, 2, 3]}, {"b": [1, 2]}, [(["b", "length"], 2)]),
        ({"b": [1]}, {"b": [1, {"c": 2}]}, [(["b", 1], {"c": 2})]),
        ({"b": {"c": 1, "d": 2}}, {"b": {"c": 1}}, [(["b"], {"c": 1})]),
        ({"b": None}, {"b": {"c": 1}}, [(["b"], {"c": 1})]),
        ({"b": [1, 2]}, {"b": []}, [(["b"], [])]),
        ({"b": (0, 1)}, {"b": (0, 2)}, [(["b"], (0, 2))]),
    ],
)
def test_only_what_changed_travels(old: object, new: object, changes: list[Change]) -> None:
    assert compare(old, new, []) == changes
    assert put(old, changes) == plain(new)
