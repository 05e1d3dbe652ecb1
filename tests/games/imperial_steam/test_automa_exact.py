"""The Automa does what a second Automa does that was written in another way, in played and in stirred positions."""

import copy
from collections import Counter
from dataclasses import replace

import pytest

from footplate.games.imperial_steam import automa
from footplate.games.imperial_steam.asked import (
    AUTOMA_CONTRACT,
    AUTOMA_DELIVER,
    AUTOMA_FACTORY,
    AUTOMA_GOODS,
    AUTOMA_HIRE,
    AUTOMA_LAST,
    AUTOMA_SLOT,
    AUTOMA_TRACK,
)
from footplate.games.imperial_steam.box import open_box
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.imperial_steam import brute, brute_board, brute_effects
from tests.games.imperial_steam.tables import GAME, MODES, of, play, table

DECISIONS = [
    AUTOMA_SLOT, AUTOMA_TRACK, AUTOMA_FACTORY, AUTOMA_HIRE, AUTOMA_GOODS, AUTOMA_CONTRACT, AUTOMA_DELIVER, AUTOMA_LAST,
]  # fmt: skip
TRACK_EFFECTS = ["tracks", "most-slots", "towards"]


def options(number: int) -> dict[str, str]:
    """Tables of all modes, difficulties and readings."""
    return {
        "setup": MODES[number % 3],
        "b-cards": ["none", "all", "chosen", "two-drawn"][number % 4],
        "b-chosen": "1-3",
        "automa-money": ["normal", "150-more", "none-after-bid"][number // 3 % 3],
        "reward-row": ["fallback", "lexicographic"][number // 2 % 2],
        "slot-cities": ["buildable", "adjacent"][number // 3 % 2],
        "automa-order": ["one-of-each", "first-type"][number // 4 % 2],
        "automa-factories": ["text", "difficulty"][number // 5 % 2],
    }


def names(s: ImperialSteamState) -> tuple[str, str]:
    """Its two cards."""
    return s.box.action_cards[s.automa_card].name, s.box.decision_cards[s.automa_decision].name


def box_now(s: ImperialSteamState) -> brute.Box:
    return brute.boxes(names(s)[0])[s.automa_slot]


def city(s: ImperialSteamState, number: int) -> str:
    return s.box.geography.city_names[number] if number >= 0 else ""


def expected(s: ImperialSteamState) -> str:
    """What the second Automa answers."""
    t = brute_board.snapshot(s)
    if s.step == AUTOMA_LAST:
        return brute.which_contract(t)
    card, decision = names(s)
    if s.step == AUTOMA_SLOT:
        return brute.which_slot(t, card, decision)
    if s.step == AUTOMA_TRACK:
        if s.automa_reached < 0:
            return brute.first_track(t, box_now(s), decision)[0]
        return brute.second_track(t, box_now(s), decision, city(s, s.automa_reached), city(s, s.automa_target))
    if s.step == AUTOMA_FACTORY:
        return brute.which_factory(t, decision)
    if s.step == AUTOMA_HIRE:
        return brute.which_hub(t, decision)
    if s.step == AUTOMA_GOODS and box_now(s).effect == "order":
        undone = copy.deepcopy(t)
        for good, count in t.landing.items():
            undone.market[good] += count
        return f"order {brute.all_orders(undone, decision)[s.count]}"
    if s.step == AUTOMA_GOODS:
        return f"buy {next(good for good in brute.orders(decision)['goods'] if t.market[good])}"
    if s.step == AUTOMA_CONTRACT:
        return brute.which_contract(t)
    return brute.which_delivery(t, decision)


def consequence(s: ImperialSteamState, move: str) -> brute_board.Table | None:
    """The table after an answer, where nothing else happens at once."""
    t = brute_board.snapshot(s)
    words = move.split()
    if words[0] == "slot":
        return (
            brute_effects.slot_chosen(t, brute.boxes(names(s)[0])[int(words[1]) - 1], names(s)[1])
            if words[1] != "none"
            else t
        )
    if words[0] == "factory":
        kind = words[-1]
        supply = s.supply[brute_board.GOODS.index(kind)]
        return brute_effects.factory_built(t, " ".join(words[1:-1]), kind, supply)
    if words[0] == "hire":
        return brute_effects.hired(t, words[1], box_now(s).amount)
    if words[0] in ("order", "buy"):
        return brute_effects.good_taken(t, words[1], words[0] == "order")
    if words[0] == "contract":
        return brute_effects.contract_gained(t, words[1])
    return None


class Watcher:
    """Compares every decision of a game, and what it changed."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.after: brute_board.Table | None = None
        self.state: ImperialSteamState | None = None
        self.move = ""

    def before(self, match: Match) -> None:
        s = of(match)
        self.state = None
        if s.step in DECISIONS:
            self.move = match.catalogue.notation(match.legal()[0])
            assert self.move == expected(s), "\n".join(automa.decide(s).trace.lines())
            self.state = s.copy()
            self.seen[self.move.split()[0]] += 1

    def then(self, match: Match) -> None:
        if self.state is None:
            return
        s = of(match)
        found = brute_board.snapshot(s)
        if self.state.step == AUTOMA_TRACK:
            assert found == self.track(s)
        elif self.state.step == AUTOMA_DELIVER:
            self.delivery(found)
        else:
            assert found == consequence(self.state, self.move)

    def track(self, s: ImperialSteamState) -> brute_board.Table:
        """A track; the target that the first one headed for is remembered where a second follows."""
        assert self.state is not None
        old, t = self.state, brute_board.snapshot(self.state)
        if s.step == AUTOMA_TRACK:
            assert city(s, s.automa_target) == brute.first_track(t, box_now(old), names(old)[1])[1]
            self.seen["second track"] += 1
        first = s.box.geography.link_names[old.automa_link] if old.automa_link >= 0 else ""
        before = (first, city(old, old.automa_reached))
        link = self.move.removeprefix("build ")
        return brute_effects.track_built(t, link, box_now(old), names(old)[1], before, s.step != AUTOMA_TRACK)

    def delivery(self, found: brute_board.Table) -> None:
        """After it the turn is over, and perhaps the round; what both leave alone is compared."""
        assert self.state is not None
        t = brute_board.snapshot(self.state)
        words = self.move.split()
        wanted = brute_effects.delivered(t, words[1], words[2]) if words[0] == "deliver" else t
        assert (found.money, found.demand, found.works) == (wanted.money, wanted.demand, wanted.works)
        assert (found.keys, found.hub_column, found.column) == (wanted.keys, wanted.hub_column, wanted.column)
        if found.round == t.round:
            assert found.goods == wanted.goods
            self.seen["delivery within a round"] += words[0] == "deliver"


def test_every_decision_and_what_it_changes() -> None:
    seen: Counter[str] = Counter()
    for number in range(24):
        watcher = Watcher()
        seats = "red, blue=automa" if number % 2 else "red=automa, blue"
        play(table(seats, options(number)), f"exact {number}", watcher.before, watcher.then)
        seen += watcher.seen
    for what in ("slot", "build", "factory", "hire", "order", "buy", "contract", "deliver", "done", "second track"):
        assert seen[what] >= 15, seen
    assert seen["delivery within a round"] >= 100


def stir(s: ImperialSteamState, roller: Roller) -> None:
    """Other money, goods, influence, engineers, stations, crowns, prices, slots: what rarely meets in play."""
    me, box = s.box.automa, s.box
    s.money[me] = 10 * roller.below(4 + roller.below(5))
    s.column = [roller.below(12), roller.below(12)]
    s.hub_column = [roller.below(13) for _ in range(4)]
    s.engineers_at = [roller.below(4) for _ in range(4)]
    s.engineers[me] = roller.below(4)
    s.price = [roller.below(len(box.prices) + 1) for _ in range(4)]
    for good in range(4):
        s.goods[me * 4 + good] = roller.below(3)
        s.market[good] = roller.below(4)
        s.factory_stock[good] = roller.below(box.factory_stock)
        s.pieces[me * 4 + good] = roller.below(2)
        s.landing[me * 4 + good] = 0
    s.ready[me * box.levels] = roller.below(4)
    s.crowned = [roller.below(box.links) for _ in range(roller.below(8))]
    # The player has track anywhere, joined to Wien or not: the Automa asks only whose cities and links they are.
    rare = 1 + roller.below(6)
    s.tracks = [owners | (roller.below(rare) == 0) << (1 - me) for owners in s.tracks]
    s.stations = [owners | (roller.below(9) == 0) << me for owners in s.stations]
    s.demand = [roller.below(space + 1) for space in box.demand]
    s.keys = [me if roller.below(3) == 0 else -1 for _ in s.keys]
    for hub in range(4):  # as many spaces for coal as keys are left
        s.demand[hub * 4 + 3] = s.keys[hub * 2 : hub * 2 + 2].count(-1)
    s.derive()


def compare(s: ImperialSteamState, seen: Counter[str]) -> None:
    """All decisions that its cards could ask for here."""
    me = s.box.automa
    t = brute_board.snapshot(s)
    for card in range(s.box.action_card_count):
        s.automa_card, s.step = card, AUTOMA_SLOT
        same(s, seen)
        for at, box in enumerate(brute.boxes(names(s)[0])):
            s.automa_slot = at
            order = brute.orders(names(s)[1])["hubs"]
            if box.effect in TRACK_EFFECTS and brute.feasible(t, replace(box, money=0), order):
                s.step = AUTOMA_TRACK
                same(s, seen)
    s.step = AUTOMA_DELIVER
    same(s, seen)
    if t.workers and any(t.stock.values()) and any(t.slots[c] for c in t.network):
        s.step = AUTOMA_FACTORY
        same(s, seen)
    if any(t.price(c) is not None and t.hub_column[c] <= s.column[me] for c in brute_board.COLOURS):
        s.step = AUTOMA_HIRE
        same(s, seen)
    if any(brute_board.CONTRACTS[c][0] <= t.unassigned for c in t.display):
        s.step = AUTOMA_CONTRACT
        same(s, seen)


def same(s: ImperialSteamState, seen: Counter[str]) -> None:
    decided = automa.decide(s)
    move = s.catalogue.notation(decided.action)
    assert move == expected(s), "\n".join([*names(s), *decided.trace.lines()])
    seen[move if s.step == AUTOMA_SLOT else move.split()[0]] += 1


@pytest.mark.parametrize("number", range(6))
def test_stirred_positions(number: int) -> None:
    """Positions of played games with much changed, each with every action card and another decision card."""
    kept: list[ImperialSteamState] = []

    def keep(match: Match) -> None:
        if of(match).step == AUTOMA_SLOT:
            kept.append(of(match).copy())

    play(table(options=options(number)), f"stirred {number}", keep)
    roller = Roller(f"stirring {number}")
    seen: Counter[str] = Counter()
    for i in range(60):
        s = kept[i % len(kept)].copy()
        stir(s, roller)
        s.automa_decision = roller.below(s.box.decision_card_count)
        compare(s, seen)
    for what in ("slot 1", "slot 2", "slot 3", "slot 4", "build", "factory", "hire", "contract", "deliver"):
        assert seen[what] >= 10, (what, seen)


def test_it_reads_what_the_cards_of_the_box_say() -> None:
    """The second Automa reads the same cards, so that a misread card is not misread twice."""
    for card in open_box(GAME.info.complete(table())).action_cards:
        read = brute.boxes(card.name)
        assert [slot.number for slot in card.slots] == [one.number for one in read]
        for slot, one in zip(card.slots, read, strict=True):
            told = [(c.words, c.otherwise) for c in slot.conditions]
            assert told == [(f"{what}{sign}{number}", to) for what, sign, number, to in one.conditions]
