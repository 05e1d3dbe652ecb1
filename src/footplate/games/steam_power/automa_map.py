"""What a Mautoma knows of the map: names for its traces, the direction marker's order, networks, cubes."""

from typing import Final

from footplate.games.steam_power.state import SteamPowerState
from footplate.games.steam_power.steps import fulfil

DIRECTION: Final = "first by the direction marker"  # say

# Names in traces: a front end finds cities and hexes by them.


def city_name(state: SteamPowerState, city: int) -> str:
    return state.box.geography.city_names[city]


def city_places(state: SteamPowerState, city: int) -> list[str]:
    """Where a city is, for a trace to point at."""
    return [state.box.geography.names[state.box.geography.city_hex[city]]]


def hex_places(state: SteamPowerState, hexes: list[int]) -> list[str]:
    return [state.box.geography.names[h] for h in hexes]


def hex_names(state: SteamPowerState, hexes: list[int]) -> str:
    return " ".join(hex_places(state, hexes))


# The direction marker


def rank(state: SteamPowerState) -> list[int]:
    """The order in which the direction marker meets the hexes."""
    return state.box.scans[state.marker]


def city_rank(state: SteamPowerState, city: int) -> list[int]:
    return [rank(state)[state.box.geography.city_hex[city]]]


# Networks


def in_extended_network(state: SteamPowerState) -> list[bool]:
    """Per city, whether it is in the automa's extended network: reachable over anybody's completed links."""
    toll = fulfil.tolls(state, state.company)
    return [toll[group] >= 0 for group in state.box.geography.group_of]


def presence(state: SteamPowerState) -> list[int]:
    """How many cubes of each colour lie in the extended network."""
    inside = in_extended_network(state)
    count = [0, 0, 0, 0]
    for city, cubes in enumerate(state.cubes):
        if cubes and inside[city]:
            count[state.colour[city]] += cubes
    return count


def opponents_networks(state: SteamPowerState) -> int:
    """The groups in the network of any opponent."""
    mask = 0
    for company, network in enumerate(state.network):
        if company != state.company:
            mask |= network
    return mask
