"""Hire: any number of workers, or an engineer, of one hub that is not above one's own influence."""

from footplate.games.imperial_steam import refusals_trade
from footplate.games.imperial_steam.goods import HUB_COUNT
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps import flow
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def worker_hubs(state: ImperialSteamState, seat: int, column: int) -> list[int]:
    """The hubs where a seat that stands in a column can hire a worker."""
    out: list[int] = []
    for hub in range(HUB_COUNT):
        price = state.worker_price(hub)
        if state.hub_column[hub] <= column and 0 <= price <= state.money[seat]:
            out.append(hub)
    if out and state.workers(seat) >= state.box.boards.workers_limit:
        return []
    return out


def engineers(state: ImperialSteamState, seat: int, column: int) -> list[int]:
    """The engineers it can take: engineer * HUB_COUNT + hub."""
    out: list[int] = []
    for engineer in range(2):
        if state.engineers[seat] >> engineer & 1:
            continue
        for hub in range(HUB_COUNT):
            there = state.engineers_at[hub] >> engineer & 1
            if there and state.hub_column[hub] <= column and state.engineer_price(hub) <= state.money[seat]:
                out.append(engineer * HUB_COUNT + hub)
    return out


def can_hire(state: ImperialSteamState, seat: int, column: int) -> bool:
    return bool(worker_hubs(state, seat, column)) or bool(engineers(state, seat, column))


class Hiring(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("hire", "Hire whom, from which hub?", ["hire", "engineer", "done"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        actions = state.box.actions
        seat = state.seat
        column = state.column[seat]
        hubs = worker_hubs(state, seat, column)
        if state.count:
            return [actions.hire + state.hub, actions.done] if state.hub in hubs else [actions.done]
        out = [actions.hire + hub for hub in hubs]
        return out + [actions.engineer + engineer for engineer in engineers(state, seat, column)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        actions = state.box.actions
        seat = state.seat
        if action == actions.done:
            end(state)
        elif actions.engineer <= action < actions.engine:
            engineer, hub = divmod(action - actions.engineer, HUB_COUNT)
            state.money[seat] -= state.engineer_price(hub)
            state.engineers_at[hub] &= ~(1 << engineer)
            state.engineers[seat] |= 1 << engineer
            end(state)
        else:
            hub = action - actions.hire
            state.hub = hub
            state.money[seat] -= state.worker_price(hub)
            state.price[hub] += 1
            at = seat * state.box.levels
            if state.box.new_workers_ready:
                state.ready[at] += 1
            else:
                state.used[at] += 1
            state.count += 1
            if hub not in worker_hubs(state, seat, state.column[seat]):
                end(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_hiring(state, action)


def end(state: ImperialSteamState) -> None:
    state.hub = -1
    flow.end_action(state)
