"""A Mautoma's turn: the top card is seen, its first valid section followed, then the blue one; and its part in deals.

What it answers is in automa.py; here is what the answers do.
"""

from footplate.games.railroad_revolution import automa, automa_turn
from footplate.games.railroad_revolution.actions import BUILDING, RAIL, RAILROAD, STATION, TELEGRAPH
from footplate.games.railroad_revolution.automa_bonus import TAKE_REWARD, TAKE_TILE
from footplate.games.railroad_revolution.automa_map import (
    NO_REWARD,
    aims_at_slots,
    helping_reward,
    plain_pieces,
    station_sites,
    wanted_cities,
    wanted_slots,
)
from footplate.games.railroad_revolution.automa_trade import deal_bonuses, slot_bonuses
from footplate.games.railroad_revolution.deck import PROMOTE, SLOTS
from footplate.games.railroad_revolution.extension import enter
from footplate.games.railroad_revolution.milestones import NEXT_PILE
from footplate.games.railroad_revolution.performance import NO_STOP, PERFORMANCE_STOP
from footplate.games.railroad_revolution.state import (
    AUTOMA_OFFICE,
    AUTOMA_RAIL,
    AUTOMA_STATION,
    AUTOMA_TRADE,
    AUTOMA_WAGON,
    DONE,
    DRAW,
    PLAYMAT,
    REWARD_OF,
    WAGON_OF,
    WORKERS,
    RailroadState,
)
from footplate.games.railroad_revolution.steps import flow
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep, Step


class Deck(NatureStep[RailroadState]):
    """Nobody knows the order of the first cards, nor which S cards are among them: the top one is drawn here."""

    def __init__(self) -> None:
        super().__init__("deck", "Show the top card of its deck", ["card"])

    def legal(self, state: RailroadState) -> list[int]:
        return [state.box.actions.card + card for card in self.cards(state)]

    def cards(self, state: RailroadState) -> list[int]:
        """What may lie on top, in the order of the cards' numbers."""
        seat = state.seat
        found = state.hidden[seat][:]
        if state.starters[seat]:
            found += [card for card in state.box.starters if not state.known >> card & 1]
        return sorted(found)

    def odds(self, state: RailroadState) -> list[float]:
        seat = state.seat
        total = automa_turn.unseen(state, seat)
        others = sum(not state.known >> card & 1 for card in state.box.starters)
        share = state.starters[seat] / total / others if others else 0.0
        return [1 / total if card in state.hidden[seat] else share for card in self.cards(state)]

    def play(self, state: RailroadState, action: int) -> None:
        automa_turn.seen(state, action - state.box.actions.card)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        card, name = action.values[0], action.words[0]
        seat = state.seat
        if card in state.hidden[seat]:
            return None
        if card not in state.box.starters or not state.starters[seat]:
            return refuse("rr.automa.deck", "{card} doesn't lie in its deck unseen.", card=name)
        if state.known >> card & 1:
            return refuse("rr.automa.deck", "{card} has been seen.", card=name)
        return None


class AutomaStep(Step[RailroadState]):
    """A decision that a Mautoma's rules leave one answer to."""

    def legal(self, state: RailroadState) -> list[int]:
        return [automa.decide(state).action]


class Follow(AutomaStep):
    def __init__(self) -> None:
        super().__init__("follow", "Follow a section of the card", [])

    def play(self, state: RailroadState, action: int) -> None:
        a = state.box.actions
        if action == a.skip:
            skip(state)
            return
        state.card_section = action - a.follow
        begin_section(state)


def skip(state: RailroadState) -> None:
    """A card without a valid section; when all have failed the turn is over."""
    state.failed += 1
    automa_turn.put_away(state)
    if state.failed >= automa_turn.cards_of(state, state.seat):
        flow.next_turn(state)
    else:
        automa_turn.draw(state)


def begin_section(state: RailroadState) -> None:
    seat = state.seat
    action = automa.section_of(state).action
    state.reward = NO_REWARD
    if action == RAILROAD:
        wanted = state.box.values.automa_rails
        state.pieces = min(wanted, plain_pieces(state, seat, RAIL))
        state.reward = helping_reward(state, seat, RAIL, state.pieces)
        state.step = AUTOMA_RAIL
    elif action == STATION:
        state.pieces = 1
        state.reward = helping_reward(state, seat, BUILDING, 1)
        state.step = AUTOMA_STATION
    elif action == TELEGRAPH:
        state.pieces = 1
        state.step = AUTOMA_OFFICE
    else:
        state.step = AUTOMA_TRADE


class LayRail(AutomaStep):
    def __init__(self) -> None:
        super().__init__("automa-rail", "Lay a rail", [])

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        slot = action - state.box.actions.rail
        state.put_rail(seat, slot)
        state.deal_due |= state.box.deals_on_map >> slot & 1
        automa_turn.use_piece(state, seat, RAIL)
        if not (state.pieces or state.reward) or not self.targets(state, seat):
            flow.end_section(state)

    def targets(self, state: RailroadState, seat: int) -> int:
        section = automa.section_of(state)
        if aims_at_slots(section):
            return wanted_slots(state, seat, section)
        return wanted_cities(state, seat, section)


class BuildStation(AutomaStep):
    def __init__(self) -> None:
        super().__init__("automa-station", "Build a station", [])

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        state.put_station(seat, action - state.box.actions.station)
        automa_turn.use_piece(state, seat, BUILDING)
        automa_turn.gain_worker(state, seat)
        more = state.pieces or state.reward
        if not more or not station_sites(state, seat, automa.section_of(state)):
            flow.end_section(state)


class BuildOffice(AutomaStep):
    def __init__(self) -> None:
        super().__init__("automa-office", "Build an office", [])

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        state.put_office(seat, action - state.box.actions.office)
        automa_turn.use_piece(state, seat, BUILDING)
        state.take_shares(seat, state.box.values.office_shares)
        flow.end_section(state)


# Trade


class TradePiece(AutomaStep):
    def __init__(self) -> None:
        super().__init__("automa-trade", "Trade a piece", [])

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        piece = action - state.box.actions.trade
        automa_turn.use_plain(state, seat, piece)
        automa_turn.check_box(state, seat)
        state.trades[seat] += 1
        state.argument = piece
        state.step = AUTOMA_WAGON


class TakeWagon(AutomaStep):
    def __init__(self) -> None:
        super().__init__("automa-wagon", "Take a wagon or a tender", [])

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        a = state.box.actions
        piece = state.argument
        state.argument = 0
        if action == a.pass_:
            flow.end_section(state)
            return
        if action == a.tender:
            state.tenders_left -= 1
            state.tenders_waiting[seat] += 1
        else:
            wagon = action - a.wagon
            state.spots[state.box.wagons[wagon].row * 2 + piece] -= 1
            state.wagon_at[wagon] = WAGON_OF + seat * 8 + PLAYMAT
        if state.mat[seat] < SLOTS:
            automa_turn.free_slot(state, seat, state.mat[seat])
        state.mat[seat] += 1
        state.queue = slot_bonuses(state, seat)
        flow.after_bonus(state)


# Bonuses


class Bonus(AutomaStep):
    def __init__(self) -> None:
        super().__init__("automa-bonus", "Take a bonus", [])

    def play(self, state: RailroadState, action: int) -> None:
        """Each answer is the verb that people use for it, without prices and printed bonuses."""
        seat = state.seat
        a = state.box.actions
        state.queue = state.queue[1:]
        asked = state.catalogue.action(action)
        verb, first = asked.verb, asked.values[0] if asked.values else 0
        at = seat * len(state.box.trains) + first
        if verb == "train":
            state.stacks[first] -= 1
            state.trains_up[at] += 1
        elif verb == "flip":
            state.trains_up[at] -= 1
            state.trains_down[at] += 1
            state.queue = [PROMOTE, *state.queue]
        elif verb == "turn":
            state.trains_down[at] -= 1
            state.trains_up[at] += 1
        elif verb == "promote":
            promote(state, seat, first, asked.values[1])
        elif verb == "push":
            state.tile_at[first] += 1
        elif verb == "advance":
            advance(state, seat, first + 1)
        elif verb == "take":
            automa_turn.gain_card(state, seat, first)
            enter(state, seat, first, asked.values[1])
        elif verb == "reward":
            state.reward_at[first] = REWARD_OF + seat * 2
        elif action == a.share:
            state.take_shares(seat, 1)
        else:
            state.take_workers(seat, first, 1)
        if not state.agenda:
            flow.after_bonus(state)


def promote(state: RailroadState, seat: int, colour: int, column: int) -> None:
    """A worker of any colour fills the next spot; a filled milestone is complete, and the next one is drawn."""
    at = seat * 2 + column
    tile = state.open[at]
    state.supply[seat * WORKERS + colour] -= 1
    state.gone[colour] += 1
    state.promoted[at] = state.promoted[at] << 1 | 1
    if state.promoted[at] != (1 << len(state.box.milestone_workers[tile])) - 1:
        return
    state.where[tile] = DONE + seat
    state.open[at] = -1
    state.promoted[at] = 0
    pile = NEXT_PILE[state.box.milestones[tile].pile]
    if pile >= 0 and flow.pile_size(state, pile):
        state.push(DRAW, seat, pile * 2 + column)


def advance(state: RailroadState, seat: int, count: int) -> None:
    """Each stop that is reached or passed gives a tile of its row, before anything else."""
    track = state.box.track
    tiles: list[int] = []
    for _ in range(count):
        state.marker[seat * 3] += 1
        at = state.marker[seat * 3]
        if track.stop[at] != NO_STOP:
            kind = TAKE_TILE if track.stop[at] == PERFORMANCE_STOP else TAKE_REWARD
            tiles.append(kind + track.row[at])
    state.queue = tiles + state.queue


# Deals


class Invest(AutomaStep):
    def __init__(self) -> None:
        super().__init__("automa-deal", "Pay for the deal?", [])

    def play(self, state: RailroadState, action: int) -> None:
        if action == state.box.actions.pass_:
            flow.next_deal(state)
            return
        seat = state.seat
        state.shares[seat] -= state.box.values.deal_shares  # they stay on the playmat
        state.queue = deal_bonuses(state, seat)
        state.deal_row[seat] += 1
        flow.after_bonus(state)
