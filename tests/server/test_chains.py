"""A request with several moves: all are played and stored, or none."""

from collections.abc import Callable

import httpx
import pytest

from footplate.games import GAMES
from footplate.host import playing
from footplate.host.trouble import Trouble
from footplate.players.cases import setup_for
from footplate.table.game import NATURE
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.server.helpers import TWO, Client, Json, Made, problem
from tests.server.test_races import mover, race


def chain(made: Made, seat: str, *moves: str, version: int = -1) -> httpx.Response:
    version = made.seen(seat)["version"] if version < 0 else version
    return made.ask("POST", "/moves", seat, {"version": version, "moves": list(moves)})


def first_track(made: Made) -> tuple[Json, str]:
    """What whoever begins sees, and a piece of track that could be laid after `track`."""
    seen = made.wait("red")
    seat = seen["turn"]
    seen = made.seen(seat)
    assert made.play(seat, "track").status_code == 201
    after = made.seen(seat)
    move = next(a["move"] for a in after["answers"] if a["move"].startswith("lay "))
    assert made.ask("POST", "/undo", seat, {"version": after["version"], "moves": 1}).status_code == 200
    return made.seen(seat), move


def lines(made: Made, after: int) -> list[tuple[str, str]]:
    return [(m["seat"], m["move"]) for m in made.ask("GET", f"/moves?after={after}", "red").json()]


def test_a_chain_is_as_many_lines_and_undone_like_them(client: Client) -> None:
    made = client.make(TWO)
    seen, move = first_track(made)
    seat = seen["turn"]
    answer = chain(made, seat, "track", move)
    assert answer.status_code == 201
    assert lines(made, seen["version"]) == [(seat, "track"), (seat, move)]
    after = made.seen(seat)
    assert after["version"] == answer.json()["version"] == seen["version"] + 2
    assert (after["freeUndo"], after["turnUndo"]) == (1, 2)
    assert made.ask("POST", "/undo", seat, {"version": after["version"], "moves": 2}).status_code == 200
    assert made.seen(seat)["data"] == seen["data"]


def test_a_refusal_in_the_middle_changes_nothing_and_names_its_move(client: Client) -> None:
    made = client.make(TWO)
    seen, move = first_track(made)
    seat = seen["turn"]
    found = problem(chain(made, seat, "track", "fulfil", move), 422, "refused")
    assert (found["move"], found["rule"], found["version"]) == ("fulfil", "table.decision", seen["version"])
    found = problem(chain(made, seat, "track", "lay nowhere"), 422, "bad-notation")
    assert found["move"] == "lay nowhere"
    question = {"version": seen["version"], "moves": ["track", "fulfil"]}
    assert problem(made.ask("POST", "/ask", seat, question), 422, "refused")["version"] == seen["version"]
    assert made.seen(seat) == seen


def test_a_chain_ends_where_somebody_else_is_asked(client: Client) -> None:
    """Two actions are a turn: the third is the other's, whoever names it."""
    made = client.make(TWO)
    seen = made.wait("red")
    seat = seen["turn"]
    found = problem(chain(made, seat, "money", "money", "money"), 422, "refused")
    assert (found["move"], found["rule"]) == ("money", "table.turn")
    assert made.seen("red")["version"] == seen["version"]
    assert chain(made, seat, "money", "money").status_code == 201
    assert made.seen("red")["version"] == seen["version"] + 2


@pytest.mark.parametrize("moves", [[], ["money"] * 11])
def test_a_chain_has_one_to_ten_moves(client: Client, moves: list[str]) -> None:
    made = client.make(TWO)
    seat = made.turn()
    problem(chain(made, seat, *moves), 400, "bad-request")


def moments(fits: Callable[[Match, Match], bool]) -> list[tuple[Match, int, int]]:
    """Of some random games: the matches before and the choices after which something holds."""
    found: list[tuple[Match, int, int]] = []
    for number in range(6):
        roller = Roller(number)
        match = Match(GAMES["steamrollers"], setup_for(GAMES["steamrollers"], number, roller))
        while len(found) < 40:
            match.settle(roller)
            if match.over:
                break
            seat, action = match.decision.seat if match.decision else NATURE, roller.below(len(match.legal()))
            before, action = match.copy(), match.legal()[action]
            match.play(seat, action)
            if fits(before, match):
                found.append((before, seat, action))
    return found


def test_a_chain_ends_where_nature_is_asked() -> None:
    found = moments(lambda before, after: after.decision is not None and after.decision.seat == NATURE)
    assert found
    for match, seat, action in found:
        move = match.catalogue.notation(action)
        with pytest.raises(Trouble) as trouble:
            playing.chain(match.copy(), seat, [move, move])
        assert trouble.value.refusal is not None
        assert (trouble.value.refusal.rule, trouble.value.move) == ("table.turn", move)


def test_what_has_one_answer_may_be_left_out_or_named() -> None:
    found = moments(lambda before, after: asked(after) == asked(before) and after.forced() >= 0)
    tried = 0
    for match, seat, action in found:
        through = match.copy()
        through.play(seat, action)
        only = through.forced()
        through.play(seat, only)
        if asked(through) != seat or through.forced() >= 0:
            continue
        then = next((a for a in through.legal() if a != only), -1)
        if then < 0:
            continue
        words = [match.catalogue.notation(a) for a in (action, only, then)]
        named, left_out = match.copy(), match.copy()
        playing.chain(named, seat, words)
        playing.chain(left_out, seat, [words[0], words[2]])
        assert [named.line(e) for e in named.entries] == [left_out.line(e) for e in left_out.entries]
        assert [e.forced for e in named.entries] == [e.forced for e in left_out.entries]
        tried += 1
    assert tried


def asked(match: Match) -> int:
    return -2 if match.decision is None else match.decision.seat


def test_a_chain_and_a_move_race_and_one_wins_as_a_whole(client: Client) -> None:
    made = client.make(TWO)
    tabs = [Client(client.address) for _ in range(2)]
    for _ in range(6):
        seen = made.wait("red")
        seat, version = seen["turn"], seen["version"]
        one, both = mover(tabs[0], made, seat, version), mover(tabs[1], made, seat, version, 2)
        assert race([one, both]) == [201, 409]
        after = lines(made, version)
        assert after in ([(seat, "money")], [(seat, "money"), (seat, "money")])
        if len(after) == 1:
            assert made.play(seat, "money").status_code == 201
    for tab in tabs:
        tab.close()
