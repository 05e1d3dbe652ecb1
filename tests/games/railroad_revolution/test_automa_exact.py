"""The Mautoma against a second writing of its rules: every answer of many games, deck, playmat, deals."""

from collections import deque
from random import Random

import pytest

from footplate.games.railroad_revolution.state import (
    AUTOMA_BONUS,
    AUTOMA_DEAL,
    AUTOMA_OFFICE,
    AUTOMA_RAIL,
    AUTOMA_STATION,
    AUTOMA_TRADE,
    AUTOMA_WAGON,
    DECK,
    DRAW,
    FOLLOW,
    RailroadState,
)
from footplate.table.game import Setup
from tests.games.railroad_revolution.brute import CARDS
from tests.games.railroad_revolution.brute_turn import (
    STOPS,
    Seen,
    counting,
    deal_bonuses,
    slot_bonuses,
)
from tests.games.railroad_revolution.tables import any_solo, played, table

BLUE = {card: row["blue"] for card, row in CARDS.items()}


class Mat:
    """A Mautoma's cards as they lie on the table: a row from which one draws in front and puts away at the end."""

    def __init__(self) -> None:
        self.seen: list[str] = []  # nature has shown these
        self.row: deque[str] = deque()
        self.card = ""

    def draw(self) -> str:
        self.card = self.seen.pop(0) if self.seen else self.row.popleft()
        return self.card

    @property
    def back(self) -> str:
        """The arrows on the card that would be drawn next."""
        top = self.seen[0] if self.seen else self.row[0] if self.row else self.card
        return CARDS[top]["back"] if top else ""  # before its first turn no bonus can come


class Watcher:
    """Follows a game and says what each Mautoma has to answer."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.level = int(setup.options["level"])
        self.cumulative = setup.options["slot-bonus"] == "cumulative"
        self.mats = [Mat() for _ in setup.seats]
        self.section: list[str] = []  # the words of the section that is followed
        self.queue: list[str] = []
        self.blue = ""  # the blue section that is still to come
        self.active = -1
        self.answers = 0

    def seen(self, state: RailroadState, seat: int) -> Seen:
        return Seen(state, seat, self.mats[seat].card, self.mats[seat].back)

    def expected(self, state: RailroadState) -> str:
        seat, step = state.seat, state.step
        if step == FOLLOW:
            self.active = seat
            self.mats[seat].draw()
            return self.seen(state, seat).follow()
        look = self.seen(state, seat)
        if step == AUTOMA_RAIL:
            return look.rail()
        if step == AUTOMA_STATION:
            return look.station()
        if step == AUTOMA_OFFICE:
            return look.office()
        if step == AUTOMA_TRADE:
            return look.trade()
        if step == AUTOMA_WAGON:
            return look.wagon(self.traded)
        if step == AUTOMA_DEAL:
            return look.deal()
        assert step == AUTOMA_BONUS
        while self.queue or self.blue:
            if not self.queue:
                self.queue, self.blue = counting(self.blue, self.level), ""
                continue
            move = look.bonus(self.queue[0])
            if move:
                return move
            self.queue.pop(0)
        raise AssertionError("a bonus that nothing gives")

    def nothing_left(self, state: RailroadState, seat: int) -> None:
        """Where a Mautoma's turn or deal is over, the bonuses that it didn't use brought nothing."""
        left = self.queue + (counting(self.blue, self.level) if self.blue and state.phase == 1 else [])
        look = self.seen(state, seat)
        assert not [bonus for bonus in left if look.bonus(bonus)]

    def made(self, state: RailroadState, step: int, seat: int, move: str) -> None:
        """What a move changes on the playmat; the state is the one after it."""
        verb, *words = move.split()
        mat = self.mats[seat]
        if step == FOLLOW:
            self.queue, self.blue, self.section = [], "", []
            if verb == "skip":
                mat.row.append(mat.card)
            else:
                self.section = Seen.words_of(mat.card)[int(words[0]) - 1]
                self.blue = BLUE[mat.card]
        elif verb == "trade":
            self.traded = words[0]
        elif step == AUTOMA_WAGON and verb != "pass":
            self.queue = slot_bonuses(state.mat[seat], self.level, self.cumulative)
        elif verb == "invest":
            self.queue = deal_bonuses(state.deal_row[seat], self.level)
        elif step == AUTOMA_BONUS:
            self.queue.pop(0)
            if verb == "flip":
                self.queue.insert(0, "promote")
            if verb == "take":
                mat.row.append(words[0])
            if verb == "advance":
                marker = state.marker[seat * 3]
                passed = range(marker - int(words[0]) + 1, marker + 1)
                self.queue[:0] = [self.stop(step) for step in passed if STOPS[step] != "none"]

    def stop(self, step: int) -> str:
        row = sum(STOPS[earlier] == STOPS[step] for earlier in range(1, step))
        return f"{'tile' if STOPS[step] == 'performance' else 'reward'}{row}"

    def put_away(self, seat: int) -> None:
        if self.section[-1:] != ["!"]:
            self.mats[seat].row.append(self.mats[seat].card)


def watch(setup: Setup, seed: str) -> int:
    """Compare every answer of a game. How many there were."""
    watcher = Watcher(setup)
    before = (-1, -1, "")  # step, seat and move of a Mautoma
    turn = (0, -1)  # round and place of a Mautoma's turn that isn't put away yet
    for state, action in played(setup, seed):
        now = (state.round, state.place)
        if before[1] >= 0:
            watcher.made(state, *before)
            if before[0] in (AUTOMA_BONUS, AUTOMA_DEAL, AUTOMA_WAGON) and state.step not in (AUTOMA_BONUS, DRAW):
                watcher.nothing_left(state, before[1])
                watcher.queue = []
        before = (-1, -1, "")
        if turn[1] >= 0 and (now != turn or action < 0):
            if watcher.section:
                watcher.put_away(watcher.active)
            turn = (0, -1)
        if action < 0:
            break
        move = state.catalogue.notation(action)
        if state.step == DECK:
            watcher.mats[state.seat].seen.append(move.split()[1])
        elif FOLLOW <= state.step <= AUTOMA_DEAL:
            wanted = watcher.expected(state)
            assert state.catalogue.notation(state.catalogue.number(wanted)) == move, state
            assert state.step != FOLLOW or state.box.cards[state.card].id == watcher.mats[state.seat].card
            watcher.answers += 1
            before = (state.step, state.seat, move)
            if state.step == FOLLOW:
                turn = now
    return watcher.answers


@pytest.mark.parametrize("seed", range(24))
def test_every_answer_of_a_game(seed: int) -> None:
    setup = any_solo(Random(f"solo {seed}"))
    assert watch(setup, f"watched {seed}") > 60


def test_every_answer_with_the_options_as_they_are() -> None:
    for level in "123":
        assert watch(table("red, blue=mautoma", level=level), f"level {level}") > 60
