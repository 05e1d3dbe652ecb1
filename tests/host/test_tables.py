"""A table of the host, with no server around it: what is tried there, what waits, and what everybody is told."""

import json
from typing import Any

import pytest

from footplate.games import GAMES
from footplate.host.beginning import header_of, holding, kinds_of, opened, read_lines, wished_setup, written
from footplate.host.bots import Thought, waiting_for
from footplate.host.playing import ask, play
from footplate.host.say import LANGUAGES
from footplate.host.see import position_seen, table_seen, updated
from footplate.host.standing import back, hand
from footplate.host.table import After, Table
from footplate.host.trouble import Trouble
from footplate.host.undoing import answer_undo, undo
from footplate.table.game import NATURE, Game, Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from tests.tiny.pebbles.game import Pebbles

PEOPLE = {"red": "person", "blue": "person"}


def sat(game: Game, kinds: dict[str, str], edition: str = "") -> Table:
    """A table where somebody has to choose."""
    seats = [Seat(name, kind if kind in game.info.roles else "player") for name, kind in kinds.items()]
    table = Table(kinds, Match(game, Setup(game.info.id, edition or game.info.editions[0], seats, {})), "seed", "T")
    keep(table, After(table))
    return table


def keep(table: Table, after: After) -> None:
    after.settle(table)
    table.keep(after)


def turn(table: Table) -> int:
    return table.seat_number(table.turn)


def first(table: Table) -> str:
    match = table.readable()
    return match.catalogue.notation(match.legal()[0])


def move(table: Table) -> int:
    """The first of the legal moves, and whose it was."""
    seat = turn(table)
    keep(table, play(table, seat, table.version, [first(table)]))
    return seat


def refused(act: Any, *given: Any) -> str:
    """The type and the sentence of a problem, which is plain data in every language."""
    with pytest.raises(Trouble) as trouble:
        act(*given)
    said = {language: trouble.value.problem(language) for language in LANGUAGES}
    assert json.loads(json.dumps(said)) == said
    assert len({problem["title"] for problem in said.values()}) == len(LANGUAGES)
    return f"{said['en']['type']}: {said['en']['detail']}"


def test_what_is_tried_is_not_so_before_it_is_kept() -> None:
    table = sat(GAMES["steamrollers"], PEOPLE)
    before = write_log(table.readable()), json.dumps(table_seen(table, 0, "en"))
    after = play(table, turn(table), table.version, [first(table)])
    after.settle(table)
    assert after.grown
    assert (write_log(table.readable()), json.dumps(table_seen(table, 0, "en"))) == before
    table.keep(after)
    assert write_log(table.readable()) == write_log(after.match) != before[0]


def test_a_question_changes_nothing_and_nothing_is_done_twice() -> None:
    table = sat(GAMES["steamrollers"], PEOPLE)
    seat, version, answer = turn(table), table.version, first(table)
    ask(table, seat, version, [answer])
    assert table.version == version
    assert refused(ask, table, 1 - seat, version, [answer]).startswith("refused: It is ")
    assert refused(play, table, seat, version, ["sing"]).startswith("bad-notation: ")
    keep(table, play(table, seat, version, [answer]))
    assert refused(play, table, seat, version, [answer]).startswith("stale-version: The game has moved on")
    assert refused(play, table, seat, table.version + 5, [answer]).startswith("stale-version: The game is at version")


def test_among_people_an_undo_waits_until_all_have_agreed() -> None:
    table = sat(GAMES["steamrollers"], {**PEOPLE, "green": "person"})
    while not any(entry.seat != NATURE and not entry.forced for entry in table.readable().moves):
        move(table)
    mover = next(entry.seat for entry in reversed(table.readable().moves) if entry.seat != NATURE)
    others = [seat for seat in range(3) if seat != mover]
    count, version = len(table.readable().moves), table.version
    assert refused(undo, table, mover, version, count + 1).startswith("bad-undo: Taking back")
    keep(table, undo(table, mover, version, count))
    assert table.version == version
    assert table_seen(table, others[0], "en")["undo"] == {
        "seat": table.seat_name(mover),
        "moves": count,
        "agreed": [],
    }
    assert refused(undo, table, others[0], version, count).startswith("bad-undo: ")
    assert refused(answer_undo, table, mover, version, count, True) == "bad-undo: You have asked for this yourself."
    keep(table, answer_undo(table, others[0], version, count, True))
    assert table.version == version
    keep(table, answer_undo(table, others[1], version, count, True))
    assert table.version > version
    assert table.readable().entries[version].undone == count
    assert table.wish is None


def test_a_move_voids_what_somebody_wished_to_take_back() -> None:
    table = sat(GAMES["steamrollers"], PEOPLE)
    move(table)
    count = len(table.readable().moves)
    keep(table, undo(table, 1 - turn(table), table.version, count))
    assert table.wish is not None
    move(table)
    assert table.wish is None
    assert refused(answer_undo, table, 0, table.version, count, True).startswith("bad-undo: Nobody asks")


def test_answers_wait_in_envelopes_that_nobody_reads() -> None:
    table = sat(Pebbles(), {**PEOPLE, "green": "person"})
    version = table.version
    blank = json.dumps(table_seen(table, 0, "en"))
    told = set()
    for bid in ("bid 0", "bid 3"):
        keep(table, play(table, 1, version, [bid]))
        assert table.version == version
        told.add(json.dumps(table_seen(table, 0, "en")))
        assert table_seen(table, 1, "en")["sealed"] == bid
    assert len(told) == 1
    assert blank not in told  # that blue has answered is told
    keep(table, play(table, 0, version, ["bid 1"]))
    assert table_seen(table, NATURE, "en")["decided"] == ["red", "blue"]
    assert refused(play, table, 2, version, ["take 1"]).startswith("refused: ")
    keep(table, play(table, 2, version, ["bid 2"]))
    lines = [line.line for line in written(table.readable(), version)]
    assert lines[:3] == ["red: bid 1", "blue: bid 3", "green: bid 2"]
    assert table.sealed == {}


def test_who_leaves_keeps_no_envelope_waiting() -> None:
    table = sat(Pebbles(), PEOPLE)
    keep(table, play(table, 1, table.version, ["bid 3"]))
    keep(table, hand(table, 0, "red", "random", False, 0.0))
    match = table.readable()
    assert waiting_for(table, match) == "random"
    after = After(table)
    thought = Thought(after.match, "random", table.seed)
    assert thought.instead() in thought.legal
    after.match.play(thought.seat, thought.instead())
    keep(table, after)
    assert [line.line.partition(":")[0] for line in written(table.readable())[-2:]] == ["red", "blue"]
    assert refused(play, table, 0, table.version, ["take 1"]) == (
        "not-yours: A bot plays for you. Take your seat back first."
    )
    keep(table, back(table, 0))
    assert table.stands == {}


def test_without_a_clock_nobody_is_late() -> None:
    table = sat(GAMES["steamrollers"], PEOPLE)
    late, other = turn(table), 1 - turn(table)
    assert table_seen(table, 0, "en")["lateAt"] == 0.0
    name = table.seat_name(late)
    assert refused(hand, table, other, name, "random", False, 1e9).startswith("bad-stand: A bot can play")
    table.patience, table.touched = 60.0, 1000.0
    assert table_seen(table, 0, "en")["lateAt"] == 1060.0
    assert refused(hand, table, other, name, "random", False, 1059.0).startswith("bad-stand: ")
    keep(table, hand(table, other, name, "random", False, 1060.0))
    assert table.stands[name] == {"bot": "random", "since": 1060.0, "by": table.seat_name(other), "resigned": False}


def test_what_was_kept_is_read_back() -> None:
    table = sat(GAMES["steam-power"], {"red": "person", "blue": "mautoma"})
    for _ in range(6):
        move(table)
    keep(table, undo(table, 0, table.version, 2))
    match = table.readable()
    again = opened(header_of(match.setup), None, "")
    read_lines(again, written(match))
    assert write_log(again) == write_log(match)
    assert [entry.forced for entry in again.entries] == [entry.forced for entry in match.entries]
    lines = [line.line for line in written(match)]
    assert holding(again, lines) == len(lines)
    assert holding(again, [*lines[:7], "red: sing", *lines[7:]]) == 7


def test_a_wish_is_seated_or_told_why_not() -> None:
    kinds = [("blue", "mautoma"), ("red", "person")]
    setup = wished_setup("steam-power", "final", kinds, {}, {})
    assert sorted(kinds_of(setup, kinds).items()) == sorted(kinds)
    assert refused(wished_setup, "steam-pwer", "final", kinds, {}, {}).startswith("bad-table: unknown game")
    assert refused(kinds_of, setup, [("red", "mautoma")]).startswith("bad-table: Nobody called mautoma")


def test_an_update_tells_what_is_new_and_parts_of_boards() -> None:
    table = sat(GAMES["steamrollers"], PEOPLE)
    whole, boards = updated(table, 0, 0, "en", None)
    assert [seen["number"] for seen in whole["moves"]] == list(range(1, table.version + 1))
    since = table.version
    move(table)
    news, _ = updated(table, 0, since, "en", boards)
    assert [seen["number"] for seen in news["moves"]] == list(range(since + 1, table.version + 1))
    assert all(board.get("part") for board in news["seen"]["boards"])
    earlier = position_seen(table, table.readable().at(0), 0, "en")
    assert (earlier["moves"], earlier["answers"], earlier["freeUndo"]) == (0, [], 0)
