"""Deals: everybody may take an offer of the current tile; then the next tile is turned up."""

from footplate.games.railroad_revolution import refusals_deal
from footplate.games.railroad_revolution.actions import OFFERS
from footplate.games.railroad_revolution.effects import (
    EXCHANGE,
    FREE_RAIL,
    FREE_STATION,
    PROMOTE,
    SPECIALIST,
    TRAIN,
    UPGRADE,
    kind_of,
)
from footplate.games.railroad_revolution.purse import cheapest, purse
from footplate.games.railroad_revolution.state import EFFECTS, SETTING_UP, RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.games.railroad_revolution.steps.performance import pushes
from footplate.games.railroad_revolution.steps.trains import any_train
from footplate.games.railroad_revolution.steps.workers import can_exchange, promotions, specialists
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep, Step


def can_accept(state: RailroadState, seat: int, offer: int) -> bool:
    """Whether somebody has the shares, and something of the offer would come about."""
    deal = state.box.deals[state.deal_tile()]
    if state.shares[seat] < deal.prices[offer]:
        return False
    after = purse(state, seat) - deal.prices[offer] * state.box.values.share_price
    return any(comes_about(state, seat, kind_of(code), after) for code in deal.rewards[offer])


def comes_about(state: RailroadState, seat: int, kind: int, money: int) -> bool:
    """Whether an effect that has to be chosen can be used, with so much money."""
    if kind == TRAIN:
        return any_train(state, seat)
    if kind == FREE_RAIL:
        slots = state.frontier[seat] if state.rails_left[seat] else 0
        return slots != 0 and cheapest(state, slots) * state.box.values.triangle_price <= money
    if kind == FREE_STATION:
        return state.buildings_left[seat] > 0 and state.sites(seat) != 0
    if kind == EXCHANGE:
        return can_exchange(state, seat)
    if kind == PROMOTE:
        return bool(promotions(state, seat))
    if kind == UPGRADE:
        return can_upgrade(state, seat, money)
    if kind == SPECIALIST:
        return bool(specialists(state))
    return True


def can_upgrade(state: RailroadState, seat: int, money: int) -> bool:
    at = seat * 3
    if state.box.edition.tiles:
        track = state.box.track
        if state.marker[at] < track.length and track.cost[state.marker[at] + 1] <= money:
            return True
        return bool(pushes(state, seat))
    tracks = state.box.base_tracks
    return any(marker < tracks.length and tracks.cost[marker + 1] <= money for marker in state.marker[at : at + 3])


def any_offer(state: RailroadState, seat: int) -> bool:
    return can_accept(state, seat, 0) or can_accept(state, seat, 1)


def offers(state: RailroadState, seat: int) -> list[int]:
    base = state.box.actions.deal
    return [base + offer for offer in range(len(OFFERS)) if can_accept(state, seat, offer)]


def accept(state: RailroadState, seat: int, offer: int) -> None:
    deal = state.box.deals[state.deal_tile()]
    state.return_shares(seat, deal.prices[offer])
    flow.gain(state, seat, deal.rewards[offer])


class Deal(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("deal", "Take an offer of the deal?", ["deal", "pass"], half_done=True)

    def legal(self, state: RailroadState) -> list[int]:
        return [*offers(state, state.seat), state.box.actions.pass_]

    def play(self, state: RailroadState, action: int) -> None:
        if action == state.box.actions.pass_:
            flow.next_deal(state)
            return
        accept(state, state.seat, action - state.box.actions.deal)
        state.step = EFFECTS
        flow.go_on(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        return None if action.verb == "pass" else refusals_deal.refuse_offer(state, action.values[0])


class Reveal(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("reveal", "Turn up a deal tile", ["reveal"])

    def legal(self, state: RailroadState) -> list[int]:
        base = state.box.actions.reveal
        return [base + tile for tile in range(len(state.box.deals)) if tile not in state.deals]

    def play(self, state: RailroadState, action: int) -> None:
        state.deals = [*state.deals, action - state.box.actions.reveal]
        state.deal_at = len(state.deals) - 1
        if state.phase == SETTING_UP:
            flow.begin(state)
        else:
            flow.after_deal(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        if action.values[0] in state.deals:
            return refuse("rr.deal.next", "{tile} has been seen.", tile=action.words[0])
        return None
