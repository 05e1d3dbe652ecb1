"""What holds in every game: scores, secrets, reasons."""

import json
import re

import pytest

from footplate.games.steam_power.state import IN_HAND, SET_ASIDE, SteamPowerState
from footplate.players.checks import plain
from footplate.table.cards import UNKNOWN
from footplate.table.game import NATURE
from footplate.table.match import Match
from tests.games.steam_power.games import of, watched
from tests.games.steam_power.tables import GAME

TABLES = [
    ("red", "final"),
    ("red, blue", "final"),
    ("red, blue, green", "work-in-progress"),
    ("red, blue, green, yellow, purple", "final"),
    ("red, blue, green=mautoma", "final"),
]
CARD = re.compile(r"CARD\d\d")


def delivered(match: Match, seat: int) -> list[str]:
    """The contracts that a seat has fulfilled, as its moves tell."""
    lines = [match.line(entry) for entry in match.moves if entry.seat == seat]
    return [line.split()[-1] for line in lines if " deliver " in line]


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_score_pad_adds_up(seats: str, edition: str) -> None:
    for seed in range(3):
        *_, match = watched(seats, seed, edition)
        assert match.over
        state = of(match)
        scores = GAME.scores(state)
        assert len(scores.rows) == len(match.setup.seats)
        assert all(len(row) == len(scores.columns) for row in scores.rows)
        assert scores.totals == [sum(row) for row in scores.rows]
        vp = {contract.id: contract.vp for contract in state.box.contracts}
        flipped = [state.factory[c] for c, cubes in enumerate(state.cubes) if state.factory[c] >= 0 and not cubes]
        for seat, row in enumerate(scores.rows):
            done = delivered(match, seat)
            assert row[0] == state.money[seat] // 5
            assert row[1] == sum(vp[card] for card in done)
            assert len(done) == state.done[seat] == scores.tie_breaks[0].values[seat]
            own = len(flipped) if state.box.basic_solo else flipped.count(seat)
            assert row[2] >= 2 * own
            assert bool(row[2]) == bool(own)
            assert row[3] >= 0
        best = max(zip(scores.totals, state.done, strict=True))
        winners = [seat for seat in range(len(scores.rows)) if (scores.totals[seat], state.done[seat]) == best]
        assert scores.winners == winners
        if not state.box.basic_solo:
            assert max(state.done) >= state.box.end


def hidden_from(state: SteamPowerState, seat: int) -> set[str]:
    """The contracts whose place a seat may not know: other hands, the deck, those put aside."""
    own = IN_HAND + seat if seat != NATURE else -99
    secret = [w for w in [*range(IN_HAND + state.box.seats), SET_ASIDE] if w != own]
    return {
        state.box.contracts[card].id
        for card, where in enumerate(state.where)
        if where in secret and card != state.card  # the one being fulfilled lies open
    }


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_no_view_holds_a_card_of_a_hidden_hand_or_of_the_deck(seats: str, edition: str) -> None:
    looked = shown = 0
    for number, match in enumerate(watched(seats, "secrets", edition, most=500)):
        if number % 17:
            continue
        state = of(match)
        for seat in range(NATURE, len(match.setup.seats)):
            view = GAME.view(state, seat)
            text = plain(view) + json.dumps(
                [[str(c.words), c.code] for b in view.boards for c in b.places], default=str
            )
            named = set(CARD.findall(text))
            assert not named & hidden_from(state, seat), f"seat {seat} at move {number}"
            looked += len(hidden_from(state, seat)) > 0
            shown += len(named) > 0
            if seat != NATURE and state.step > 2:
                own = {state.box.contracts[c].id for c, w in enumerate(state.where) if w == IN_HAND + seat}
                assert own <= named, "one's own hand is shown"
    assert looked > 20
    assert shown > 20


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_a_redacted_state_knows_the_place_of_no_hidden_card_and_everything_else(seats: str, edition: str) -> None:
    looked = 0
    for number, match in enumerate(watched(seats, "redacted", edition)):
        if number % 7:
            continue
        state = of(match)
        for seat in range(NATURE, len(match.setup.seats)):
            seen = GAME.redact(state, seat)
            assert isinstance(seen, SteamPowerState)
            hidden = hidden_from(state, seat)
            for card, where in enumerate(state.where):
                secret = state.box.contracts[card].id in hidden
                assert seen.where[card] == (UNKNOWN if secret else where)
            seen.where = state.where[:]
            assert seen == state, "nothing else is left out"
            looked += len(hidden) > 0
    assert looked > 50


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_every_action_of_the_catalogue_is_legal_or_refused_by_a_rule_of_the_index(seats: str, edition: str) -> None:
    rules = {rule.id for rule in GAME.info.rules.rules}
    used: set[str] = set()
    kinds: set[str] = set()
    seen: dict[str, int] = {}
    for match in watched(seats, "reasons", edition):
        decision = match.decision
        if decision is None:
            break
        seen[decision.kind] = seen.get(decision.kind, 0) + 1
        if seen[decision.kind] not in (1, 4, 16):
            continue
        kinds.add(decision.kind)
        legal = set(match.legal())
        for action in range(match.catalogue.size):
            refusal = GAME.refusal(match.state, action)
            assert (refusal is None) == (action in legal), match.catalogue.notation(action)
            if refusal is not None:
                facts = str(refusal.facts)
                assert facts.strip()
                assert not re.search(r"\{\w*\}", facts), facts
                used.add(refusal.rule)
    assert used <= rules, used - rules
    assert "table.decision" in used
    assert {"action", "place", "build", "draw"} <= kinds
    assert len(used) > 12, used
