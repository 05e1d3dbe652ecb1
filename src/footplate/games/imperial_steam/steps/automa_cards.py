"""Nature draws the Automa's cards: the harder ones, one of each deck a turn, the strategic ones that join."""

from footplate.games.imperial_steam import automa_decks
from footplate.games.imperial_steam.asked import (
    AUTOMA_DECISION,
    AUTOMA_JOIN,
    AUTOMA_JOIN_DECISION,
    AUTOMA_SLOT,
    AUTOMA_VERSION,
    BID,
)
from footplate.games.imperial_steam.automa_map import player
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps import flow
from footplate.table.cards import cards_at
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep


def set_up(state: ImperialSteamState) -> None:
    """Its decks; where the harder cards are drawn, they are drawn now. Then the player bids."""
    automa_decks.set_up(state)
    next_version(state)


def next_version(state: ImperialSteamState) -> None:
    left = state.box.b_drawn - automa_decks.replaced(state)
    state.step = AUTOMA_VERSION if left > 0 else BID
    state.seat = player(state)


class Version(NatureStep[ImperialSteamState]):
    """Rule is.automa.versions: which of the cards 1 to 3 are the harder ones."""

    def __init__(self) -> None:
        super().__init__("automa-version", "Draw one of the Automa's harder cards", ["card"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.card + card for card in automa_decks.harder(state)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        automa_decks.replace(state, action - state.box.actions.card)
        next_version(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        card = state.box.action_cards[action.values[0]]
        if card.version != "B":
            return refuse("is.automa.versions", "Card {card} is none of the harder ones.", card=card.name)
        if state.automa_cards[action.values[0]] != automa_decks.REMOVED:
            return refuse("is.automa.versions", "Card {card} is in the game already.", card=card.name)
        return None


class Card(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("automa-card", "Draw the Automa's action card", ["card"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.card + card for card in cards_at(state.automa_cards, automa_decks.DECK)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.automa_card = action - state.box.actions.card
        state.automa_cards[state.automa_card] = automa_decks.DISCARDED
        state.step = AUTOMA_DECISION

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refuse_card(state.automa_cards[action.values[0]], action.words[0])


class Decision(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("automa-decision", "Draw the Automa's decision card", ["decision"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.decision + card for card in cards_at(state.automa_decisions, automa_decks.DECK)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.automa_decision = action - state.box.actions.decision
        state.automa_decisions[state.automa_decision] = automa_decks.DISCARDED
        state.step = AUTOMA_SLOT

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refuse_card(state.automa_decisions[action.values[0]], action.words[0])


def refuse_card(place: int, name: str) -> Refusal | None:
    if place == automa_decks.DISCARDED:
        return refuse("is.automa.draw", "Card {card} lies among the discards.", card=name)
    if place == automa_decks.ASIDE:
        return refuse("is.automa.decks", "Card {card} is strategic: it joins at the first reshuffle.", card=name)
    if place == automa_decks.REMOVED:
        return refuse("is.automa.decks", "Card {card} is not in this game.", card=name)
    return None


class Join(NatureStep[ImperialSteamState]):
    """Rule is.automa.reshuffle: the strategic action card joins its deck before the first reshuffle."""

    def __init__(self) -> None:
        super().__init__("automa-join", "Draw the strategic action card that joins", ["join"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.join + card for card in cards_at(state.automa_cards, automa_decks.ASIDE)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        automa_decks.join(state.automa_cards, action - state.box.actions.join)
        renew_decks(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refuse_join(state.automa_cards[action.values[0]], action.words[0])


class JoinDecision(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("automa-join-decision", "Draw the strategic decision card that joins", ["join-decision"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        joining = cards_at(state.automa_decisions, automa_decks.ASIDE)
        return [state.box.actions.join_decision + card for card in joining]

    def play(self, state: ImperialSteamState, action: int) -> None:
        automa_decks.join(state.automa_decisions, action - state.box.actions.join_decision)
        renew_decks(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refuse_join(state.automa_decisions[action.values[0]], action.words[0])


def refuse_join(place: int, name: str) -> Refusal | None:
    if place != automa_decks.ASIDE:
        return refuse("is.automa.decks", "Card {card} is none of the strategic ones.", card=name)
    return None


def renew_decks(state: ImperialSteamState) -> None:
    """Both decks are used up together; before the first reshuffle a strategic card joins each. Then the turn ends."""
    if automa_decks.joins(state.automa_cards):
        state.step = AUTOMA_JOIN
    elif automa_decks.joins(state.automa_decisions):
        state.step = AUTOMA_JOIN_DECISION
    else:
        automa_decks.renew(state.automa_cards)
        automa_decks.renew(state.automa_decisions)
        flow.end_turn(state)
