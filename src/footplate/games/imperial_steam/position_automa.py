"""Positions in words: the Automa's cards."""

from footplate.games.imperial_steam import automa_decks
from footplate.games.imperial_steam.asked import AUTOMA_DECISION, AUTOMA_SLOT
from footplate.games.imperial_steam.automa_decks import ASIDE, DECK, DISCARDED, REMOVED
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.cards import cards_at
from footplate.table.errors import BadInput
from footplate.table.finding import find

LINES: dict[str, str] = {
    "card": "Write 'card CARD' (its action card lies open; a strategic one has joined).",
    "decision": "Write 'decision CARD' (its decision card lies open; a strategic one has joined).",
    "discarded": "Write 'discarded CARD CARD …' (action and decision cards).",
    "joined": "Write 'joined CARD CARD' (strategic cards in the decks).",
}
JOINED = -1  # a mark of a line, until the decks are laid out
NOBODY = "Seats look like 'red, blue=automa' where one is."


def line(state: ImperialSteamState, verb: str, args: list[str]) -> None:
    box = state.box
    if not box.solo:
        raise BadInput("no Automa plays.", cure=NOBODY)
    actions = [card.name for card in box.action_cards]
    decisions = [card.name for card in box.decision_cards]
    if verb == "card":
        state.automa_card = find(args[0], actions, "action card")
    elif verb == "decision":
        state.automa_decision = find(args[0], decisions, "decision card")
    else:
        place = DISCARDED if verb == "discarded" else JOINED
        for word in args:
            if word in actions:
                state.automa_cards[actions.index(word)] = place
            else:
                state.automa_decisions[find(word, [*decisions, *actions], "card")] = place


def fill(state: ImperialSteamState) -> None:
    """The decks as at the start, but for what lies open, was discarded or has joined."""
    if not state.box.solo:
        return
    said, said_decisions = state.automa_cards[:], state.automa_decisions[:]
    automa_decks.set_up(state)
    for _ in range(state.box.b_drawn):
        automa_decks.replace(state, automa_decks.harder(state)[0])
    lay(state.automa_cards, said, state.automa_card, "card")
    lay(state.automa_decisions, said_decisions, state.automa_decision, "decision")
    even(state)
    if state.automa_decision >= 0 and state.automa_card < 0:
        raise BadInput("its action card is drawn before its decision card.", "decision", LINES["card"])


def lay(where: list[int], said: list[int], open_card: int, verb: str) -> None:
    """A deck as the lines have it."""
    for card, place in enumerate(said):
        told = card == open_card or place == DISCARDED
        if place == JOINED or (told and where[card] == ASIDE):
            if where[card] != ASIDE:
                raise BadInput("this card can't join.", "joined", "One strategic card joins each deck.")
            automa_decks.join(where, card)
            where[card] = DECK
        if told:
            if where[card] == REMOVED:
                raise BadInput("this card is not in the game.", verb if card == open_card else "discarded")
            if card == open_card and place == DISCARDED:
                raise BadInput("this card lies open, so it wasn't discarded before.", "discarded")
            where[card] = DISCARDED


def even(state: ImperialSteamState) -> None:
    """Both decks are used up together: where the lines tell of one, the first cards of the other went the same way."""
    decks = [state.automa_cards, state.automa_decisions]
    strategic = [cards_at(where, ASIDE) for where in decks]
    for where, aside in zip(decks, strategic, strict=True):
        if aside and not all(strategic):
            automa_decks.join(where, aside[0])
            where[aside[0]] = DECK
    shown = [int(state.automa_card >= 0), int(state.automa_decision >= 0)]
    gone = [where.count(DISCARDED) - card for where, card in zip(decks, shown, strict=True)]
    for where, before in zip(decks, gone, strict=True):
        for card in cards_at(where, DECK)[: max(gone) - before]:
            where[card] = DISCARDED


def begin(state: ImperialSteamState) -> None:
    """Its turn, with the cards that lie open; without them nature draws."""
    if not state.box.solo or state.automa_card < 0:
        if state.box.solo and DECK not in state.automa_cards:
            raise BadInput("its deck is empty.", "discarded", "An empty deck is made anew at once.")
        check_decisions(state)
        return
    if state.seat != state.box.automa:
        raise BadInput("only in its own turn the Automa's cards lie open.", "card", "Write 'turn SEAT' with its seat.")
    if state.automa_decision < 0:
        check_decisions(state)
        state.step = AUTOMA_DECISION
    else:
        state.step = AUTOMA_SLOT


def check_decisions(state: ImperialSteamState) -> None:
    if state.box.solo and not cards_at(state.automa_decisions, DECK):
        raise BadInput("its deck of decision cards is empty.", "discarded", "An empty deck is made anew at once.")
