"""A Mautoma's cards, playmat and deck in words, as they lie on a table."""

from footplate.games.railroad_revolution.actions import BUILDING, PIECES, RAIL
from footplate.games.railroad_revolution.automa_map import ON_SLOT
from footplate.games.railroad_revolution.deck import ARROWS, DEALS_BELOW, Card, MatBonus, bonus_words, section_words
from footplate.games.railroad_revolution.state import RailroadState
from footplate.table.say import Say, joined, say, word
from footplate.table.view import Card as CardSeen


def card_words(card: Card) -> Say:
    """The arrows on its back, its sections and its blue section."""
    back = f"{ARROWS[0][card.horizontal]} {ARROWS[1][card.vertical]}"
    sections = joined([section_words(section) for section in card.sections], "; ")
    front = say("{title} ({arrows}): {sections}", title=word(card.title), arrows=back, sections=sections)
    return say("{front}; then {blue}", front=front, blue=bonuses_words(card.blue)) if card.blue else front


def bonuses_words(found: list[MatBonus]) -> Say:
    if not found:
        return say("nothing")
    parts = [
        say("{bonus} (from level {level})", bonus=bonus_words(b.kind), level=b.level)
        if b.level > 1
        else bonus_words(b.kind)
        for b in found
    ]
    return joined(list(parts))


def mautoma_lines(state: RailroadState, seat: int) -> list[Say | str]:
    """Its deck, its discard pile, and its playmat slot by slot."""
    names = state.box.card_names
    unknown = len(state.hidden[seat]) + state.starters[seat]
    known = ", ".join([names[card] for card in state.decks[seat]]) or "-"
    discarded = ", ".join([names[card] for card in state.discards[seat]]) or "-"
    out: list[Say | str] = [
        say("deck, from the top: {cards}; not seen yet: {count}", cards=known, count=unknown),
        say("discard pile: {cards}", cards=discarded),
    ]
    for number in range(len(state.box.playmat)):
        out.append(slot_words(state, seat, number))
    return out


def slot_words(state: RailroadState, seat: int, number: int) -> Say:
    """A slot of the playmat: what lies there, its bonus, and the deals below it."""
    slot = state.box.playmat[number]
    lies = say("empty")
    if state.mat[seat] > number:
        lies = say("filled")
    elif slot.reward in (RAIL, BUILDING) and state.inner[seat * 2 + slot.reward] == ON_SLOT:
        lies = say("a reward tile, {piece}", piece=word(PIECES[slot.reward]))
    deals: list[Say | str] = []
    for below, found in enumerate(slot.deals):
        paid = state.deal_row[seat] > number * DEALS_BELOW + below
        deals.append(say("{bonus} (paid)", bonus=bonuses_words(found)) if paid else bonuses_words(found))
    what = "playmat {number}, {lies}: {bonus}; deals: {deals}"
    return say(what, number=number + 1, lies=lies, bonus=bonuses_words(slot.bonuses), deals=joined(deals, "; "))


def mautoma_cards(state: RailroadState, seat: int) -> list[CardSeen]:
    """The card in play, and those whose place in the deck or the discard pile is known."""
    own = [state.card] if state.seat == seat and state.card >= 0 else []
    for card in state.decks[seat] + state.discards[seat]:
        if card not in own:
            own.append(card)
    return [CardSeen(state.box.card_names[card], [card_words(state.box.cards[card])]) for card in own]
