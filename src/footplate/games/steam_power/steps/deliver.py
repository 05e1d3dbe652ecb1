"""Fulfil a contract: which one, then a source and, if one likes, a route for every cube. Prices are in fulfil.py."""

from footplate.games.steam_power import automa, refusals
from footplate.games.steam_power.state import ROUTE, SteamPowerState
from footplate.games.steam_power.steps import flow, fulfil
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


class Deliver(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("deliver", "Fulfil which contract?", ["deliver"], half_done=True)

    def legal(self, state: SteamPowerState) -> list[int]:
        return fulfil.legal_contracts(state, False)

    def play(self, state: SteamPowerState, action: int) -> None:
        state.card = action - state.box.actions.deliver
        flow.next_cube(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refusals.refuse_contract(state, action.values[0])

    def reveals(self, state: SteamPowerState, action: int) -> bool:
        return True  # the contract is shown to all


class Source(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("source", "Take the cube from where?", ["take", "route", "bank"])

    def legal(self, state: SteamPowerState) -> list[int]:
        return fulfil.legal_sources(state)

    def play(self, state: SteamPowerState, action: int) -> None:
        a = state.box.actions
        if action == a.bank:
            fulfil.buy_from_bank(state)
            flow.next_cube(state)
        elif action >= a.route:
            state.source = action - a.route
            state.step = ROUTE
        else:
            city = action - a.take
            group = state.box.geography.group_of[city]
            if state.box.automas[state.seat]:
                owners = automa.route(state, group)
            else:
                owners = [hop.owner for hop in fulfil.default_route(state, group)]
            fulfil.buy(state, city, owners)
            flow.next_cube(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refusals.refuse_source(state, action)

    def default(self, state: SteamPowerState) -> int:
        """Cheapest first, then one's own, then the fuller."""
        best = -1
        best_key = (0, 0, 0)
        toll = fulfil.tolls(state, state.company)
        for number in self.legal(state):
            if not state.box.actions.take <= number < state.box.actions.route:
                continue
            city = number - state.box.actions.take
            own = state.factory[city] == state.company
            key = (toll[state.box.geography.group_of[city]] + (0 if own else 1), 0 if own else 1, -state.cubes[city])
            if best < 0 or key < best_key:
                best, best_key = number, key
        return best if best >= 0 else state.box.actions.bank


class Route(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("route", "Over which link next?", ["via"])

    def legal(self, state: SteamPowerState) -> list[int]:
        return fulfil.legal_hops(state)

    def play(self, state: SteamPowerState, action: int) -> None:
        city, company = divmod(action - state.box.actions.via, state.box.actions.companies)
        group = state.box.geography.group_of[city]
        state.visited = [*state.visited, group, company]
        if state.network[state.company] >> group & 1:
            flow.bring(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refusals.refuse_hop(state, action.values[0], action.values[1])
