"""Turns: what is owed can always be settled, a seat's view is as good as the table, every verb is used."""

from random import Random

import pytest

from footplate.games.railroad_revolution.effects import WHITE, kind_of
from footplate.games.railroad_revolution.purse import purse
from footplate.games.railroad_revolution.state import EFFECTS, OVER, PLACE, TURN, WORKERS, RailroadState
from footplate.table.game import NATURE
from tests.games.railroad_revolution.tables import GAME, of, played, table

TABLES = [
    ("red, blue", "base"),
    ("red, blue, yellow", "base"),
    ("red, blue", "expansion"),
    ("red, blue, yellow, black", "expansion"),
    ("red, blue=mautoma", "expansion"),
]


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_playing_on_a_view_is_a_view_of_playing(seats: str, edition: str) -> None:
    """Whoever decides may think on what they see: also where a milestone is completed and the next one is drawn."""
    asked = 0
    for state, action in played(table(seats, edition), f"views {seats} {edition}"):
        decision = GAME.turn(state)
        if decision is None or decision.seat == NATURE:
            continue
        asked += 1
        seen, whole = GAME.redact(state, decision.seat), state.copy()
        GAME.play(seen, action)
        GAME.play(whole, action)
        after = GAME.redact(whole, decision.seat)
        assert GAME.redact(seen, decision.seat) == after, state.catalogue.notation(action)
    assert asked > 100


def test_who_owes_money_can_still_settle_it() -> None:
    """From any list on which money is owed, taking what brings the most leads to a turn that is settled."""
    owed = 0
    chance = Random("owed")
    for seats, edition in TABLES:
        for state, _ in played(table(seats, edition), f"owed {seats} {edition}"):
            if state.step != PLACE:
                continue
            poor = impoverished(state, chance)
            while poor.step not in (PLACE, OVER) and poor.seat == state.seat and poor.phase == TURN:
                if poor.step == EFFECTS and purse(poor, poor.seat) < 0:
                    owed += 1
                    settle(poor)
                GAME.play(poor, chance.choice(GAME.legal(poor)))
    assert owed > 20


def impoverished(state: RailroadState, chance: Random) -> RailroadState:
    """The same turn for somebody with little money, no shares and all specialists, who has placed one of them."""
    poor = of(state.copy())
    seat = poor.seat
    poor.return_shares(seat, poor.shares[seat])
    poor.money[seat] = 50 * chance.randrange(12)
    for colour in range(WHITE + 1, WORKERS):
        poor.take_workers(seat, colour, 1)
    GAME.check(poor)
    rich = [a for a in GAME.legal(poor) if poor.catalogue.action(a).verb == "place"]
    GAME.play(poor, chance.choice(rich))
    return poor


def settle(state: RailroadState) -> None:
    settled = of(state.copy())
    seat = state.seat
    while settled.step == EFFECTS and settled.seat == seat and purse(settled, seat) < 0:
        best, richest = -1, purse(settled, seat)
        for action in GAME.legal(settled):
            after = of(settled.copy())
            GAME.play(after, action)
            if purse(after, seat) > richest:
                best, richest = action, purse(after, seat)
        assert best >= 0, [kind_of(code) for code in settled.effects]
        GAME.play(settled, best)
    assert purse(settled, seat) >= 0


def test_every_verb_of_a_turn_is_played() -> None:
    verbs: set[str] = set()
    for seed in range(4):
        for edition in ("base", "expansion"):
            for state, action in played(table("red, blue, yellow", edition), f"verbs {edition} {seed}"):
                if action >= 0:
                    verbs.add(state.catalogue.action(action).verb)
    main = {"place", "sell", "station", "rail", "office", "trade", "ability", "promote", "done", "deal", "keep"}
    effects = {"discard", "exchange", "worker", "train", "flip", "extra", "attach", "wagon", "tender"}
    assert verbs >= main | effects | {"step", "advance", "push", "take", "reward"}
