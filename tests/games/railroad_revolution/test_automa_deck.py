"""The Mautoma's deck, reserve box, performance tiles, milestones and trains: worked examples, one by one."""

from collections import Counter

import pytest

from footplate.games.railroad_revolution import automa, automa_turn
from footplate.games.railroad_revolution.actions import BUILDING, RAIL
from footplate.games.railroad_revolution.automa_bonus import TAKE_REWARD, TAKE_TILE, use_bonus
from footplate.games.railroad_revolution.automa_map import (
    IN_BOX,
    USED_UP,
    box_empty,
    in_box,
    plain_pieces,
)
from footplate.games.railroad_revolution.deck import FLIP_TO_PROMOTE, PROMOTE, PUSH, TRAIN, UPGRADE_BONUS
from footplate.games.railroad_revolution.extension import enter
from footplate.games.railroad_revolution.scoring import milestones_counted
from footplate.games.railroad_revolution.state import (
    AUTOMA_BONUS,
    DEAL,
    DEALS,
    DECK,
    DONE,
    DRAW,
    OUT,
    REWARD_OF,
    RailroadState,
)
from footplate.games.railroad_revolution.steps.mautoma import Deck
from tests.games.railroad_revolution.solo import (
    AUTOMA,
    answer,
    bonus,
    card,
    city,
    lay,
    moves,
    place,
    play_card,
    solo,
    tile,
)
from tests.games.railroad_revolution.tables import GAME, SOLO, table

# Performance tiles


def test_tiles_enter_right_and_left_in_turn_and_push_those_above() -> None:
    state = solo()
    state.tile_at = [OUT] * len(state.tile_at)
    enter(state, AUTOMA, 0, 1)
    for number in (1, 2, 3):
        state.tile_at[number] = 0
        state.queue = [TAKE_TILE]
        taken = state.catalogue.action(use_bonus(state, AUTOMA).action)
        assert taken.values[0] == number
        enter(state, AUTOMA, number, taken.values[1])
    assert [state.tile_at[t] for t in range(4)] == [place(1, 1), place(0, 1), place(1, 0), place(0, 0)]


def test_a_push_goes_from_the_bottom_row_up_and_right_before_left() -> None:
    """The rulebook's example: the third tile lies below the first, so the second one moves."""
    state = solo()
    state.tile_at = [OUT] * len(state.tile_at)
    state.tile_at[0], state.tile_at[1], state.tile_at[2] = place(1, 1), place(0, 0), place(1, 0)
    assert bonus(state, PUSH) == "push C2"
    state.tile_at[1] = place(0, 3)
    assert bonus(state, PUSH) == "push C1"


def test_when_all_tiles_are_as_high_as_can_be_a_push_is_ignored() -> None:
    state = solo()
    state.tile_at = [OUT] * len(state.tile_at)
    state.tile_at[0], state.tile_at[1], state.tile_at[2] = place(1, 3), place(0, 3), place(1, 2)
    assert bonus(state, PUSH) == ""


def test_an_upgrade_at_the_end_of_the_track() -> None:
    state = solo()
    state.marker[AUTOMA * 3] = 11
    assert bonus(state, UPGRADE_BONUS) == "advance 1"
    state.marker[AUTOMA * 3] = 12
    assert bonus(state, UPGRADE_BONUS).startswith("push ")


def test_passing_a_stop_takes_a_tile_and_its_card() -> None:
    state = solo()
    play_card(state, "S1")
    state.marker[AUTOMA * 3] = 4
    state.queue = [UPGRADE_BONUS]
    state.step = AUTOMA_BONUS
    found = moves(state, 3)
    assert found[0] == "advance 3"
    assert found[1].startswith("reward ")
    assert found[2].startswith("take ")
    assert found[2].endswith(" left")
    assert card(state, found[2].split()[1]) in state.discards[AUTOMA]


def test_no_second_reward_tile_of_a_type() -> None:
    state = solo()
    tiles = state.box.reward_tiles
    rail = next(t for t, r in enumerate(tiles) if r.piece == RAIL and state.reward_at[t] == 0)
    state.reward_at[rail] = REWARD_OF + AUTOMA * 2
    for back in ("> v", "< v"):
        play_card(state, "S1", back)
        taken = bonus(state, TAKE_REWARD + 1)
        assert (
            taken
            == f"reward {next(r.id for t, r in enumerate(tiles) if r.piece == BUILDING and state.reward_at[t] == 1)}"
        )


@pytest.mark.parametrize(("back", "first"), [("> v", True), ("< v", False)])
def test_the_horizontal_arrow_chooses_a_tile_of_a_row(back: str, first: bool) -> None:
    state = solo()
    play_card(state, "S1", back)
    row = [t for t, at in enumerate(state.tile_at) if at == 0]
    wanted = row[0] if first else row[-1]
    assert bonus(state, TAKE_TILE) == f"take {state.box.performance_tiles[wanted].card} left"


# Milestones and trains


def test_milestone_tiles_count_every_two_of_any_letter() -> None:
    state = solo()
    for number in (0, 8, 18, 19, 28):
        state.where[number] = DONE + AUTOMA
    assert milestones_counted(state, AUTOMA, 10) == 2
    assert milestones_counted(state, AUTOMA, 11) == 2
    for number in (0, 8, 18, 19, 28):
        state.where[number] = DONE
    assert [milestones_counted(state, 0, what) for what in (10, 11)] == [2, 3]


def test_it_promotes_row_by_row_left_before_right() -> None:
    state = solo()
    state.supply[AUTOMA * 5 + 3] = 9
    columns: list[str] = []
    for _ in range(8):
        state.queue, state.step = [PROMOTE], AUTOMA_BONUS
        columns.append(state.catalogue.notation(use_bonus(state, AUTOMA).action).split()[-1])
        GAME.play(state, use_bonus(state, AUTOMA).action)
        while state.step == DRAW:
            GAME.play(state, GAME.legal(state)[0])
        state.seat = AUTOMA
    assert columns == ["left", "right", "left", "left", "right", "right", "left", "left"]
    assert Counter(state.box.milestones[t].pile for t, at in enumerate(state.where) if at == DONE + AUTOMA) == {
        0: 1, 1: 1, 2: 2, 3: 1,
    }  # fmt: skip


def test_flip_to_promote_and_what_it_does_where_it_cannot() -> None:
    state = solo(level="1")
    state.supply[AUTOMA * 5 + 3] = 1
    assert bonus(state, FLIP_TO_PROMOTE) == "flip Promoter"
    state.supply[AUTOMA * 5 : AUTOMA * 5 + 5] = [0] * 5
    assert bonus(state, FLIP_TO_PROMOTE) == ""
    state.trains_up[AUTOMA * 5], state.trains_down[AUTOMA * 5] = 0, 1
    assert bonus(state, FLIP_TO_PROMOTE) == "turn Promoter"


@pytest.mark.parametrize(
    ("back", "train"), [("> v", "Paymaster"), ("< v", "Tracklayer"), ("> ^", "Recruiter"), ("< ^", "Improver")]
)
def test_both_arrows_choose_a_train_and_an_empty_stack_is_skipped(back: str, train: str) -> None:
    state = solo()
    play_card(state, "S1", back)
    assert bonus(state, TRAIN) == f"train {train}"
    state.stacks[[other.name for other in state.box.trains].index(train)] = 0
    other = bonus(state, TRAIN)
    assert other != f"train {train}"
    columns = [("Paymaster", "Recruiter"), ("Tracklayer", "Improver")]
    assert any(train in pair and other.split()[1] in pair for pair in columns)  # the horizontal arrow comes first


def test_six_trains_are_enough() -> None:
    state = solo()
    state.trains_up[AUTOMA * 5 : AUTOMA * 5 + 5] = [1, 2, 2, 0, 0]
    assert bonus(state, TRAIN).startswith("train ")
    state.trains_down[AUTOMA * 5 + 3] = 1
    assert bonus(state, TRAIN) == ""


# The deck


def test_the_deck_goes_round_and_a_new_card_comes_before_the_one_that_brought_it() -> None:
    state = solo()
    names = ["S1", "S2", "S3", "C1"]
    state.card = card(state, names[0])
    state.decks[AUTOMA] = [card(state, name) for name in names[1:]]
    state.discards[AUTOMA], state.hidden[AUTOMA], state.starters[AUTOMA] = [], [], 0
    drawn: list[str] = []
    for number in range(10):
        drawn.append(state.box.cards[state.card].id)
        if number == 5:
            automa_turn.gain_card(state, AUTOMA, tile(state, "C7"))
        state.card_section = 0
        automa_turn.put_away(state)
        automa_turn.draw(state)
    assert drawn == ["S1", "S2", "S3", "C1", "S1", "S2", "S3", "C1", "S1", "C7"]


def test_a_trade_with_the_sign_takes_the_card_out_of_the_game() -> None:
    state = solo()
    play_card(state, "S2")
    state.card_section = 3
    automa_turn.put_away(state)
    assert card(state, "S2") not in state.decks[AUTOMA] + state.discards[AUTOMA]


def test_the_arrows_are_those_of_the_top_card_and_of_an_only_card_its_own() -> None:
    state = solo()
    play_card(state, "S1", "< ^")
    assert bonus(state, TRAIN) == "train Improver"
    state.decks[AUTOMA] = []
    assert bonus(state, TRAIN) == "train Paymaster"


def test_a_card_without_a_valid_section_is_discarded_and_after_all_of_them_it_passes() -> None:
    state = solo()
    play_card(state, "S1")
    state.rails_left[AUTOMA] = state.buildings_left[AUTOMA] = 0
    state.last = 9
    cards = 1 + len(state.decks[AUTOMA])
    assert moves(state, 9) == ["skip"] * cards
    assert not state.box.automas[state.seat]


def test_the_top_card_is_drawn_by_its_odds() -> None:
    """S1 and the C card lie anywhere among four, the two others are any S cards that no other deck has shown."""
    state = of_first_turn(SOLO[1])
    odds = dict(zip([state.catalogue.notation(a) for a in GAME.legal(state)], Deck().odds(state), strict=True))
    first, second = (f"card {state.box.cards[c].id}" for c in state.hidden[state.seat])
    assert odds[first] == odds[second] == 0.25
    assert sum(odds.values()) == pytest.approx(1)
    assert odds["card S2"] == pytest.approx(2 / 4 / 7)
    GAME.play(state, state.catalogue.number("card S2"))
    odds = dict(zip([state.catalogue.notation(a) for a in GAME.legal(state)], Deck().odds(state), strict=True))
    assert "card S2" not in odds
    assert odds["card S3"] == pytest.approx(1 / 3 / 6)


def of_first_turn(seats: str) -> RailroadState:
    """The top card of the first deck is about to be seen."""
    state = GAME.start(table(seats))
    assert isinstance(state, RailroadState)
    while state.step != DECK:
        GAME.play(state, GAME.legal(state)[0])
    return state


# The reserve box


def test_pieces_on_inner_reward_tiles_are_in_the_box_and_the_last_ones() -> None:
    state = solo()
    play_card(state, "C10")
    state.rails_left[AUTOMA] = state.buildings_left[AUTOMA] = 2
    state.inner[AUTOMA * 2 + BUILDING] = IN_BOX
    assert not box_empty(state, AUTOMA)
    assert plain_pieces(state, AUTOMA, RAIL) == 0  # two lie below, locked
    state.trades[AUTOMA] = 0
    assert moves(state, 2) == ["follow 1", "station Washington"]
    assert state.inner[AUTOMA * 2 + BUILDING] == USED_UP
    assert state.buildings_left[AUTOMA] == 2
    assert state.last == state.round + 1


def test_an_outer_reward_tile_alone_is_no_piece() -> None:
    state = solo()
    play_card(state, "C10")
    state.rails_left[AUTOMA], state.buildings_left[AUTOMA] = 5, 2
    reward = next(t for t, r in enumerate(state.box.reward_tiles) if r.piece == BUILDING)
    state.reward_at[reward] = REWARD_OF + AUTOMA * 2
    assert answer(state) == "follow 2"
    assert "it has no building to use" in "\n".join(automa.decide(state).trace.lines())


def test_when_the_box_is_empty_the_pieces_below_it_are_used() -> None:
    state = solo()
    play_card(state, "C10")
    state.rails_left[AUTOMA] = state.buildings_left[AUTOMA] = 2
    state.last = 5
    assert plain_pieces(state, AUTOMA, RAIL) == 2
    assert moves(state, 2) == ["follow 1", "station Washington"]
    assert state.buildings_left[AUTOMA] == 1


def test_the_set_up_of_a_game_alone() -> None:
    state = solo()
    assert (state.rails_left[AUTOMA], state.buildings_left[AUTOMA]) == (15, 12)
    assert (in_box(state, AUTOMA, RAIL), in_box(state, AUTOMA, BUILDING)) == (13, 10)
    assert (state.money[AUTOMA], state.shares[AUTOMA], state.workers_of(AUTOMA)) == (0, 3, 1)
    assert state.supply[AUTOMA * 5] == 0
    assert state.order == [AUTOMA, 0]
    lying = Counter(at for at in state.tile_at)
    assert [lying[row] for row in range(3)] == [2, 2, 2]
    assert lying[OUT] == 20 - 6 - 2
    assert sum(t.letter == 0 for t in state.box.performance_tiles) == 5


def test_the_card_of_its_start_tile_is_in_its_deck() -> None:
    state = of_first_turn(SOLO[0])
    start = next(t for t, at in enumerate(state.tile_at) if at == place(1, 0))
    assert state.hidden[AUTOMA] == [card(state, "S1"), state.box.tile_card[start]]
    assert state.starters[AUTOMA] == 2
    assert state.box.card_names[state.box.tile_card[tile(state, "C7")]] == "C7"


# The blue section


def test_the_blue_section_follows_the_one_that_was_followed() -> None:
    state = solo(level="1")
    play_card(state, "C11")
    state.supply[AUTOMA * 5 + 3] = 1
    found = moves(state, 3)
    assert found[0] == "follow 1"
    assert found[2].startswith("promote ")


def test_a_deal_comes_before_the_blue_section() -> None:
    state = solo(level="1")
    play_card(state, "C13")
    for name in ("Washington", "Charlotte"):
        state.put_station(AUTOMA, city(state, name))
    lay(state, ["L02-1"])
    state.put_station(AUTOMA, city(state, "Cincinnati"))
    state.supply[AUTOMA * 5 + 3] = 1
    before = moves(state, 3)
    assert before[0] == "follow 2"
    assert "rail Cincinnati-Chicago" in before
    while state.phase != DEALS:
        GAME.play(state, GAME.legal(state)[0])
    assert state.blue == 0
    while state.blue == 0:
        GAME.play(state, state.catalogue.number("pass") if state.step == DEAL else GAME.legal(state)[0])
    assert state.phase != DEALS
