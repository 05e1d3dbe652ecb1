"""Lay track: up to two placements. What can be laid is worked out in track.py."""

from footplate.games.steam_power import automa_track
from footplate.games.steam_power.refusals_track import refuse_placement
from footplate.games.steam_power.state import SteamPowerState
from footplate.games.steam_power.steps import flow, track
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step

PLACEMENTS = 2


class Place(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("place", "Lay track", ["lay", "cross", "replace", "remove", "done"])

    def legal(self, state: SteamPowerState) -> list[int]:
        return track.legal(state)

    def default(self, state: SteamPowerState) -> int:
        return state.box.actions.done if state.placements_left == 1 else -1

    def play(self, state: SteamPowerState, action: int) -> None:
        a = state.box.actions
        if a.aim <= action < a.compensate:
            automa_track.aim_at(state, action - a.aim)
            return
        if action == a.done:
            state.placements_left = 0
            flow.end_action(state)
            return
        if action < a.cross:
            track.play_place(state, (action - a.lay) // 15, (action - a.lay) % 15)
        elif action < a.replace:
            track.play_place(state, (action - a.cross) // 15, (action - a.cross) % 15)
        elif action < a.remove:
            track.play_replace(state, (action - a.replace) // 15, (action - a.replace) % 15)
        else:
            state.shorten(state.company)
        if state.box.any_automa:
            if state.box.automas[state.seat]:
                automa_track.take_coin(state)
            automa_track.check_coins(state)
        flow.next_placement(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refuse_placement(state, action)
