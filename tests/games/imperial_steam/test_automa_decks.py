"""The Automa's decks: which cards are in a game, in which order they come, when the strategic ones join; its money."""

from collections import Counter

import pytest

from footplate.games.imperial_steam.asked import AUTOMA_SLOT, BID
from footplate.games.imperial_steam.automa_decks import DECK, DISCARDED, REMOVED
from footplate.games.imperial_steam.options import B_CARDS, B_CHOSEN
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.cards import cards_at
from footplate.table.match import Match
from tests.games.imperial_steam.tables import GAME, MODES, of, play, table

NORMAL = 5


class Cards:
    """The cards of a game in the order in which they were drawn."""

    def __init__(self) -> None:
        self.drawn: dict[str, list[str]] = {"card": [], "decision": []}
        self.joined: list[tuple[str, int]] = []
        self.in_deck: list[tuple[int, int]] = []  # action and decision cards that are left when a turn begins
        self.started: ImperialSteamState | None = None

    def after(self, match: Match) -> None:
        verb, _, name = match.catalogue.notation(match.moves[-1].action).partition(" ")
        s = of(match)
        if verb in self.drawn and s.round:
            self.drawn[verb].append(name)
        if verb in ("join", "join-decision"):
            self.joined.append((name, s.round if s.turn else s.round - 1))
        if s.step == AUTOMA_SLOT:
            self.in_deck.append((s.automa_cards.count(DECK), s.automa_decisions.count(DECK)))
        if s.step == BID and self.started is None:
            self.started = s.copy()


def watched(number: int, rounds: int = 8, **options: str) -> tuple[Cards, Match]:
    """A game, or its first rounds."""
    cards = Cards()
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    setup = table(options={"setup": MODES[number % 3]} | chosen)
    return cards, play(setup, f"decks {number}", after=cards.after, until=lambda s: s.round > rounds)


@pytest.mark.parametrize("number", range(6))
def test_five_cards_then_six_with_the_strategic_one(number: int) -> None:
    cards, match = watched(number)
    for kind, drawn in cards.drawn.items():
        stars = [name for name in drawn if name.removeprefix("D") in ("6", "7", "8")]
        assert len(set(drawn[:NORMAL])) == NORMAL, kind
        assert not set(stars) & set(drawn[:NORMAL])
        assert len(set(stars)) <= 1
        for start in range(NORMAL, len(drawn), NORMAL + 1):
            some = drawn[start : start + NORMAL + 1]
            assert len(set(some)) == len(some)
            if len(some) == NORMAL + 1:
                assert set(some) == set(drawn[:NORMAL]) | set(stars)
    names = [name for name, _ in cards.joined]
    assert [name.startswith("D") for name in names] == [False, True]
    assert {round_ for _, round_ in cards.joined} == {2}  # turns 1 to 5 are those of rounds 1 and 2
    assert set(names) >= {name for drawn in cards.drawn.values() for name in drawn if name.removeprefix("D") in "678"}
    s = of(match)
    for where in (s.automa_cards, s.automa_decisions):
        assert len(cards_at(where, DECK)) + len(cards_at(where, DISCARDED)) == NORMAL + 1


def test_every_strategic_card_joins_some_game() -> None:
    joined: Counter[str] = Counter()
    for number in range(30):
        joined.update(name for name, _ in watched(number, rounds=2)[0].joined)
    assert set(joined) == {"6", "7", "8", "D6", "D7", "D8"}


@pytest.mark.parametrize("chosen", [*B_CARDS[:-1], *B_CHOSEN])
def test_of_the_cards_one_to_three_one_version_each(chosen: str) -> None:
    numbers = {"none": "", "all": "123"}.get(chosen, chosen.replace("-", ""))
    options = {"b_cards": "chosen", "b_chosen": chosen} if chosen in B_CHOSEN else {"b_cards": chosen}
    found: set[str] = set()
    for number in range(4):
        cards, _ = watched(number, rounds=2, **options)
        assert cards.started is not None
        s = cards.started
        there = [s.box.action_cards[card] for card in cards_at(s.automa_cards, DECK)]
        assert sorted(card.number for card in there) == ["1", "2", "3", "4", "5"]
        harder = "".join(sorted(card.number for card in there if card.version == "B"))
        assert set(cards.drawn["card"][:NORMAL]) == {card.name for card in there}
        assert s.automa_cards.count(REMOVED) == 3
        found.add(harder)
    if chosen.endswith("drawn"):
        assert {len(harder) for harder in found} == {1 if chosen == "one-drawn" else 2}
    else:
        assert found == {numbers}


def test_which_harder_cards_are_drawn_is_left_to_chance() -> None:
    found = {
        tuple(
            sorted(
                card for card in watched(number, rounds=2, b_cards="two-drawn")[0].drawn["card"][:NORMAL] if "B" in card
            )
        )
        for number in range(20)
    }
    assert found == {("1B", "2B"), ("1B", "3B"), ("2B", "3B")}


@pytest.mark.parametrize(
    ("money", "at_first"),
    [("normal", 120), ("none-after-bid", 120), ("50-more", 170), ("100-more", 220), ("150-more", 270)],
)
def test_its_money_by_difficulty(money: str, at_first: int) -> None:
    paid: list[int] = []

    def after(match: Match) -> None:
        s = of(match)
        if match.catalogue.notation(match.moves[-1].action).startswith("brown"):
            paid.append(at_first - s.bids[s.box.automa] * 10 if money != "none-after-bid" else 0)
            assert s.money[s.box.automa] == paid[0]
            assert s.bids[s.box.automa] == min(s.hub_column) + steps(match)

    cards = Cards()

    def both(match: Match) -> None:
        cards.after(match)
        after(match)

    play(table(options={"automa-money": money}), "money", after=both, until=lambda s: s.round > 0)
    assert cards.started is not None
    assert cards.started.money[cards.started.box.automa] == at_first
    assert len(paid) == 1


def steps(match: Match) -> int:
    """The number on the State Railway card that was turned."""
    name = match.catalogue.notation(match.moves[-1].action).removeprefix("brown ")
    box = of(match).box
    return next(card.steps for card in box.railway if box.geography.link_names[card.link] == name)


def test_it_takes_as_many_turns_as_it_has_hands() -> None:
    for number in range(3):
        cards, match = watched(number)
        hands = of(match).box.boards.rounds_hands
        assert len(cards.drawn["card"]) == sum(hands[: of(match).round])


def test_one_player_and_one_automa() -> None:
    for seats in ("red=automa, blue=automa", "red, blue, green=automa"):
        with pytest.raises(Exception, match="the Automa plays against one player"):
            GAME.start(table(seats))
