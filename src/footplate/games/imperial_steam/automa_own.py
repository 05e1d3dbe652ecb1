"""What the Automa has and what its cards count: factories, workers, goods, slots, hubs, contracts."""

from footplate.games.imperial_steam.automa_cards import ActionCard, DecisionCard, Slot
from footplate.games.imperial_steam.automa_map import inside
from footplate.games.imperial_steam.goods import HUB_COUNT, TYPES
from footplate.games.imperial_steam.state import DISPLAYED, ImperialSteamState, goods_left, owner_of


def action_card(state: ImperialSteamState) -> ActionCard:
    return state.box.action_cards[state.automa_card]


def decision_card(state: ImperialSteamState) -> DecisionCard:
    return state.box.decision_cards[state.automa_decision]


def slot_now(state: ImperialSteamState) -> Slot:
    """The slot that is being carried out."""
    return action_card(state).slots[state.automa_slot]


def working(state: ImperialSteamState) -> list[int]:
    """The places in `factories` of its factories that still have goods."""
    automa = state.box.automa
    return [i for i, code in enumerate(state.factories) if owner_of(code) == automa and goods_left(code)]


def unassigned(state: ImperialSteamState) -> int:
    at = state.box.automa * TYPES
    return sum(state.pieces[at : at + TYPES])


def hired(state: ImperialSteamState) -> int:
    """The workers in its supply."""
    at = state.box.automa * state.box.levels
    return sum(state.ready[at : at + state.box.levels])


def landing(state: ImperialSteamState) -> int:
    at = state.box.automa * TYPES
    return sum(state.landing[at : at + TYPES])


def shipment(state: ImperialSteamState) -> int:
    """The number on the shipment tile of the round; 0 where none lies."""
    return state.shipments[state.round - 1] if state.round <= len(state.shipments) else 0


def slots_inside(state: ImperialSteamState) -> list[int]:
    """The cities of its network with empty factory slots."""
    return [city for city in range(state.box.cities) if inside(state, city) and state.slots[city] > 0]


def hubs_for_hiring(state: ImperialSteamState) -> list[int]:
    """The hubs not above its influence that still have workers."""
    mine = state.column[state.box.automa]
    return [hub for hub in range(HUB_COUNT) if state.hub_column[hub] <= mine and state.worker_price(hub) >= 0]


def coverable(state: ImperialSteamState) -> list[int]:
    """The contracts on display that its unassigned factories would cover."""
    most = unassigned(state)
    return [
        number
        for number, contract in enumerate(state.box.contracts)
        if state.contract_at[number] == DISPLAYED and contract.size <= most
    ]
