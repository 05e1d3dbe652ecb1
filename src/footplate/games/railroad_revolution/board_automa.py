"""A Mautoma's playmat, cards and deck as plain values, for the browser's own board."""

from footplate.games.railroad_revolution.actions import BUILDING, RAIL
from footplate.games.railroad_revolution.automa_map import ON_SLOT
from footplate.games.railroad_revolution.deck import ARROWS, BONUSES, TARGETS, TERRAIN, Card, MatBonus
from footplate.games.railroad_revolution.geography import TERRAINS
from footplate.games.railroad_revolution.picture import ACTION_NAMES, PIECE_NAMES, Bonus, MatSlot, Mautoma
from footplate.games.railroad_revolution.picture import Card as CardSeen
from footplate.games.railroad_revolution.state import RailroadState
from footplate.rails.network import bits


def mautoma(state: RailroadState, seat: int) -> Mautoma:
    box = state.box
    playing = state.seat == seat and state.card >= 0
    return {
        "slots": [mat_slot(state, seat, number) for number in range(len(box.playmat))],
        "card": card(state, box.cards[state.card]) if playing else None,
        "section": state.card_section if playing else -1,
        "deck": [card(state, box.cards[number]) for number in state.decks[seat]],
        "unknown": len(state.hidden[seat]) + state.starters[seat],
        "discard": [card(state, box.cards[number]) for number in state.discards[seat]],
        "trades": state.trades[seat],
        "boxRails": state.rails_left[seat],
        "boxBuildings": state.buildings_left[seat],
    }


def mat_slot(state: RailroadState, seat: int, number: int) -> MatSlot:
    slot = state.box.playmat[number]
    lies = slot.reward in (RAIL, BUILDING) and state.inner[seat * 2 + slot.reward] == ON_SLOT
    below = range(number * 2, number * 2 + 2)
    return {
        "reward": PIECE_NAMES[slot.reward] if lies else None,
        "full": state.mat[seat] > number,
        "bonus": bonuses(state, slot.bonuses),
        "deals": [bonuses(state, found) for found in slot.deals],
        "paid": [state.deal_row[seat] > deal_slot for deal_slot in below],
    }


def bonuses(state: RailroadState, found: list[MatBonus]) -> list[Bonus]:
    return [
        {"kind": BONUSES[bonus.kind], "level": bonus.level, "counts": bonus.level <= state.box.difficulty}
        for bonus in found
    ]


def card(state: RailroadState, found: Card) -> CardSeen:
    return {
        "name": found.id,
        "title": found.title,
        "arrows": (ARROWS[0][found.horizontal], ARROWS[1][found.vertical]),
        "sections": [
            {
                "action": ACTION_NAMES[section.action],
                "target": TERRAINS[section.values[0]] if section.target == TERRAIN else TARGETS[section.target],
                "values": section.values,
                "least": section.least,
                "removes": section.removes,
            }
            for section in found.sections
        ],
        "blue": bonuses(state, found.blue),
    }


def removed(state: RailroadState) -> list[CardSeen]:
    """Starting cards that were seen and lie nowhere any more."""
    lying = {state.card, *(number for pile in (*state.decks, *state.discards) for number in pile)}
    return [card(state, state.box.cards[number]) for number in bits(state.known) if number not in lying]
