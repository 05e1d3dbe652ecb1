"""Positions and questions of the solo games: Basic Solo's companies, the Mautoma's marker, contracts and coins."""

from typing import Final

from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.box import TRAINS_IN_BAG
from footplate.games.steam_power.contracts import COLOURS, PURPLE
from footplate.games.steam_power.state import (
    ACTION,
    ACTIVE,
    DECK,
    DISCARD,
    JUDGE,
    MARKER,
    SET_ASIDE,
    SteamPowerState,
)
from footplate.table.cards import cards_at
from footplate.table.errors import BadInput
from footplate.table.finding import find, listed
from footplate.table.game import replaced

LINES: Final = {
    "company": "Write 'company COMPANY': whose train was drawn (Basic Solo).",
    "bag": "Write 'bag COMPANY NUMBER': trains still in the bag (Basic Solo).",
    "aside": "Write 'aside CONTRACT …' (Basic Solo).",
    "marker": "Write 'marker CORNER': " + ", ".join(CORNERS) + ".",
    "corner": "Write 'corner CORNER COLOUR'.",
    "coins": "Write 'coins SEAT TARGET-CITY, HEX, HEX …'.",
    "discard": "Write 'discard SEAT CONTRACT …'.",
    "reveal": "Write 'reveal CONTRACT' or 'reveal CONTRACT CONTRACT', after 'turn SEAT' of an automa.",
}
AUTOMA_LINES: Final = ["marker", "corner", "coins", "discard", "reveal"]
COMPANY_FACTS: Final = ["coins", "target", "discard", "bag"]
FACTS: Final = ["marker", "aside", "company", "active"]


def corner(word: str) -> int:
    return find(word, CORNERS, "corner")


def move_card(state: SteamPowerState, card: int, place: int) -> None:
    if state.where[card] != DECK:
        raise BadInput(f"contract {state.box.contracts[card].id} stands here twice.")
    state.where[card] = place


def set_company(state: SteamPowerState, company: int) -> None:
    """An action as this company begins; its train is out of the bag."""
    if not state.box.basic_solo:
        raise BadInput("companies are drawn only in Basic Solo.", cure="Write 'turn SEAT'.")
    state.company = company
    state.actions_left = 1
    state.step = ACTION


def set_turn(state: SteamPowerState, seat: int) -> None:
    """It is an automa's turn: its marker moves next."""
    state.seat = state.company = seat
    state.step = MARKER


def reveal(state: SteamPowerState, cards: list[int]) -> None:
    if not state.box.automas[state.seat]:
        raise BadInput("contracts are revealed in an automa's turn.", cure="Write 'turn SEAT' of an automa before.")
    for card in cards:
        move_card(state, card, ACTIVE)
    state.active = cards[0]
    state.waiting = cards[1] if len(cards) > 1 else -1
    state.step = JUDGE


def set_coins(state: SteamPowerState, company: int, target: int, hexes: list[int]) -> None:
    if not state.box.automas[company] or not hexes:
        raise BadInput("coins lie on hexes, for an automa.", cure=LINES["coins"])
    state.target = replaced(state.target, company, target)
    state.coins[company] = hexes


def set_aside(state: SteamPowerState, cards: list[int]) -> None:
    for card in cards:
        move_card(state, card, SET_ASIDE)


def discard(state: SteamPowerState, seat: int, cards: list[int]) -> None:
    for card in cards:
        move_card(state, card, DISCARD + seat)


def fill(state: SteamPowerState) -> None:
    """What a solo position doesn't say: the cubes on the corners in order, white first."""
    check_solo(state)
    state.aside = state.where.count(SET_ASIDE)
    if state.box.any_automa:
        for colour in (1, 0, 2, 3):
            if colour not in state.corner:
                state.corner = replaced(state.corner, state.corner.index(-1), colour)


def check_solo(state: SteamPowerState) -> None:
    """What can't be, wherever in the position it stands."""
    cubes = [colour for colour in state.corner if colour >= 0]
    if len(set(cubes)) < len(cubes) or PURPLE in cubes:
        raise BadInput("on the corners lie a black, a white, an orange and a grey cube.", "corner", LINES["corner"])
    for company, coins in enumerate(state.coins):
        if coins and not state.links[company] and not state.trail[company]:
            what = f"{state.box.company_names[company]}'s coins continue no track."
            raise BadInput(what, "coins", "Its first tile is laid before coins stay on the map.")
    if not state.box.basic_solo and (SET_ASIDE in state.where or any(state.bag)):
        place = "bag" if any(state.bag) else "aside"
        raise BadInput("'aside' and 'bag' belong to Basic Solo.", place, "That is a game with one seat.")
    if max(state.bag) > TRAINS_IN_BAG:
        raise BadInput(f"{TRAINS_IN_BAG} trains of each company are in the bag.", "bag", LINES["bag"])
    if state.box.basic_solo and state.bag[state.company] == TRAINS_IN_BAG:
        name = state.box.company_names[state.company]
        raise BadInput(f"a train of {name} was drawn, so not all of them are in the bag.", "bag", LINES["bag"])


def company_fact(state: SteamPowerState, name: str, company: int) -> str:
    geography = state.box.geography
    if name == "coins":
        return " ".join(geography.names[h] for h in state.coins[company]) or "none"
    if name == "target":
        target = state.target[company]
        return geography.city_names[target] if target >= 0 else "none"
    if name == "bag":
        return str(state.bag[company])
    return listed([state.box.contracts[card].id for card in cards_at(state.where, DISCARD + company)])


def fact(state: SteamPowerState, name: str) -> str:
    if name == "marker":
        return f"{CORNERS[state.marker]}, {COLOURS[state.corner[state.marker]]}"
    if name == "aside":
        return str(state.aside)
    if name == "active":
        return state.box.contracts[state.active].id if state.active >= 0 else "none"
    return state.box.company_names[state.company]
