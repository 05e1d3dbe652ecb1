"""Nature deals what lies beside the map: crowns, shipments, goods of later rounds, contracts, the first places."""

from footplate.games.imperial_steam.asked import BID, CROWN, REFILL, REVEAL, SHIPMENT, STAND
from footplate.games.imperial_steam.goods import TYPES
from footplate.games.imperial_steam.state import DISPLAYED, OUT, ImperialSteamState, put
from footplate.games.imperial_steam.steps import automa_cards
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep


def next_crown(state: ImperialSteamState) -> None:
    state.argument = 0
    if len(state.crowned) < state.box.crown_count:
        state.step = CROWN
    else:
        state.derive_cities()
        next_shipment(state)


def next_shipment(state: ImperialSteamState) -> None:
    if len(state.shipments) < state.box.boards.rounds_shipment_rounds:
        state.step = SHIPMENT
        return
    boards = state.box.boards
    rounds = len(boards.rounds_hands) - boards.rounds_refill_from + 1
    state.refills = [boards.rounds_refill_fixed] * (rounds * TYPES)
    for good in range(TYPES):
        state.supply[good] -= boards.rounds_refill_fixed * rounds
    next_refill(state)


def next_refill(state: ImperialSteamState) -> None:
    """The first round whose goods aren't all there."""
    rounds = len(state.refills) // TYPES
    for i in range(rounds):
        if sum(state.refills[i * TYPES : i * TYPES + TYPES]) < state.box.refill:
            state.step = REFILL
            state.argument = i
            return
    state.argument = 0
    next_contract(state)


def next_contract(state: ImperialSteamState) -> None:
    if state.contract_at.count(DISPLAYED) < state.box.display:
        state.step = REVEAL
    else:
        next_place(state)


def next_place(state: ImperialSteamState) -> None:
    if len(state.standing) < state.box.seats:
        state.step = STAND
    elif state.box.solo:
        automa_cards.set_up(state)
    else:
        state.seat = 0
        state.step = BID


class Crown(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("crown", "Draw a State Railway card", ["crown"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.crown + c.link for c in state.box.railway if c.link not in state.crowned]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.crowned = [*state.crowned, action - state.box.actions.crown]
        next_crown(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refuse_railway(state, action)


def refuse_railway(state: ImperialSteamState, action: Action) -> Refusal | None:
    link = action.values[0]
    if all(card.link != link for card in state.box.railway):
        return refuse("is.setup.crowns", "No State Railway card names {link}.", link=action.words[0])
    if link in state.crowned:
        return refuse("is.setup.crowns", "The card of {link} was drawn already.", link=action.words[0])
    return None


class Shipment(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("shipment", "Draw a shipment tile", ["shipment"])

    def left(self, state: ImperialSteamState) -> list[int]:
        """How many tiles of each number are left."""
        all_tiles = state.box.boards.rounds_shipments
        return [all_tiles.count(number) - state.shipments.count(number) for number in state.box.shipment_numbers]

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.shipment + i for i, count in enumerate(self.left(state)) if count > 0]

    def odds(self, state: ImperialSteamState) -> list[float]:
        left = [count for count in self.left(state) if count > 0]
        return [count / sum(left) for count in left]

    def play(self, state: ImperialSteamState, action: int) -> None:
        number = state.box.shipment_numbers[action - state.box.actions.shipment]
        state.shipments = [*state.shipments, number]
        next_shipment(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if self.left(state)[action.values[0]] <= 0:
            return refuse("is.setup.shipments", "No tile with {number} is left.", number=action.words[0])
        return None


class Refill(NatureStep[ImperialSteamState]):
    """The argument says for which of the later rounds a good is drawn."""

    def __init__(self) -> None:
        super().__init__("refill", "Draw a good for a later round", ["refill"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.refill + good for good in range(TYPES) if state.supply[good] > 0]

    def play(self, state: ImperialSteamState, action: int) -> None:
        good = action - state.box.actions.refill
        at = state.argument * TYPES + good
        state.supply[good] -= 1
        state.refills = put(state.refills, at, state.refills[at] + 1)
        next_refill(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if state.supply[action.values[0]] <= 0:
            return refuse("is.setup.refills", "No {good} is left.", good=action.words[0])
        return None


class Reveal(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("reveal", "Reveal a contract", ["reveal"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.reveal + i for i, place in enumerate(state.contract_at) if place == OUT]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.contract_at = put(state.contract_at, action - state.box.actions.reveal, DISPLAYED)
        next_contract(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if state.contract_at[action.values[0]] != OUT:
            return refuse("is.setup.contracts", "{contract} is on display.", contract=action.words[0])
        return None


class Stand(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("stand", "Draw who stands next in the first column", ["stand"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.stand + seat for seat in range(state.box.seats) if seat not in state.standing]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.standing.append(action - state.box.actions.stand)
        next_place(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if action.values[0] in state.standing:
            return refuse("is.setup.order", "{seat} stands there already.", seat=action.words[0])
        return None
