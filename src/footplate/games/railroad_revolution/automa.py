"""The Mautoma: what it does is never in doubt. Each decision is one `Choice` (or a plain fact), beside the rulebook.

A Mautoma's seat has exactly one legal answer to every decision; `decide` finds it, and the trace says why.
"""

from footplate.games.railroad_revolution import automa_bonus, automa_trade
from footplate.games.railroad_revolution.actions import BUILDING, RAIL, RAILROAD, STATION, TELEGRAPH
from footplate.games.railroad_revolution.automa_map import (
    Decided,
    aims_at_slots,
    by_arrow,
    by_arrows,
    city_name,
    city_places,
    city_rank,
    column_of,
    condition_met,
    office_sites,
    plain_pieces,
    station_sites,
    target_gap,
    wanted_cities,
    wanted_slots,
    westward,
)
from footplate.games.railroad_revolution.automa_rail import next_rail
from footplate.games.railroad_revolution.deck import ADJACENT, TARGET_RULES, CardSection, section_words
from footplate.games.railroad_revolution.state import (
    AUTOMA_BONUS,
    AUTOMA_DEAL,
    AUTOMA_OFFICE,
    AUTOMA_RAIL,
    AUTOMA_STATION,
    AUTOMA_TRADE,
    AUTOMA_WAGON,
    CHOOSE,
    FOLLOW,
    FREE,
    RailroadState,
)
from footplate.rails.network import bits
from footplate.table.choice import Choice, Trace
from footplate.table.say import Say, say, word

__all__ = ["Decided", "decide", "section_of"]


def decide(state: RailroadState) -> Decided:
    """Its answer to the decision that is asked now."""
    step, seat = state.step, state.seat
    if step == FOLLOW:
        return follow(state, seat)
    if step == AUTOMA_RAIL:
        laid = next_rail(state, seat, section_of(state), state.pieces + int(state.reward > 0))
        return Decided(state.box.actions.rail + laid.slot, laid.trace)
    if step == AUTOMA_STATION:
        return station(state, seat)
    if step == AUTOMA_OFFICE:
        return office(state, seat)
    if step == AUTOMA_TRADE:
        return automa_trade.trade(state, seat)
    if step == AUTOMA_WAGON:
        return automa_trade.take_wagon(state, seat)
    if step == AUTOMA_BONUS:
        return automa_bonus.use_bonus(state, seat)
    if step == AUTOMA_DEAL:
        return automa_trade.invest(state, seat)
    if step == CHOOSE:
        return start_tile(state)
    raise ValueError(f"no automa decides at step {step}")


def section_of(state: RailroadState) -> CardSection:
    """The section that it follows."""
    return state.box.cards[state.card].sections[state.card_section]


def start_tile(state: RailroadState) -> Decided:
    """Before the game it takes the first of the tiles that are left."""
    box = state.box
    tile = next(tile for tile in state.offer_tile if tile >= 0)
    trace = Trace("Which starting performance tile does it take?")
    name = box.performance_tiles[tile].card
    trace.note("the first that is left", "rr.automa.start-tile", name, places=[name])
    trace.answer = name
    return Decided(box.actions.choose + tile, trace)


# The card


def follow(state: RailroadState, seat: int) -> Decided:
    """The first valid section from top to bottom; without one the card is discarded."""
    card = state.box.cards[state.card]
    trace = Trace(say("What does {card} {title} make it do?", card=card.id, title=word(card.title)))
    for number, section in enumerate(card.sections):
        reason = invalid(state, seat, section)
        if reason is None:
            trace.note(section_words(section), "rr.automa.valid", say("it can"), places=places_of(state, seat, section))
            trace.answer = section_words(section)
            return Decided(state.box.actions.follow + number, trace)
        trace.note(section_words(section), TARGET_RULES[section.target], reason)
    trace.note("no section is valid", "rr.automa.no-section")
    trace.answer = "discard it"
    return Decided(state.box.actions.skip, trace)


def invalid(state: RailroadState, seat: int, section: CardSection) -> Say | None:
    """Why a section can't be followed; None where it can."""
    if section.action == RAILROAD:
        return no_rail(state, seat, section)
    if section.action == STATION:
        return no_station(state, seat, section)
    if section.action == TELEGRAPH:
        return no_office(state, seat, section)
    if automa_trade.traded_piece(state, seat) < 0:
        return say("it has no piece left")
    return None


def no_rail(state: RailroadState, seat: int, section: CardSection) -> Say | None:
    if not plain_pieces(state, seat, RAIL):
        return say("it has no rail to use")
    if aims_at_slots(section):
        return None if wanted_slots(state, seat, section) else say("its rails lie on all of them")
    return None if wanted_cities(state, seat, section) else say("it is connected to all of them")


def no_station(state: RailroadState, seat: int, section: CardSection) -> Say | None:
    if not plain_pieces(state, seat, BUILDING):
        return say("it has no building to use")
    return None if station_sites(state, seat, section) else say("it is connected to none without a station of its own")


def no_office(state: RailroadState, seat: int, section: CardSection) -> Say | None:
    if not plain_pieces(state, seat, BUILDING):
        return say("it has no building to use")
    if not condition_met(state, seat, section):
        return say("it has too few stations of level {level}", level=section.values[0])
    if office_sites(state, seat, section):
        return None
    if section.target == ADJACENT:
        return say("no section is free")
    return say("it has offices on both sides") if target_gap(state, section) >= 0 else say("there is no such tile")


def places_of(state: RailroadState, seat: int, section: CardSection) -> list[str]:
    """Where a valid section would place something."""
    geography = state.box.geography
    if section.action == STATION:
        return [geography.city_names[city] for city in bits(station_sites(state, seat, section))]
    if section.action != RAILROAD:
        return []
    if aims_at_slots(section):
        return [geography.slot_names[slot] for slot in bits(wanted_slots(state, seat, section))]
    return [geography.city_names[city] for city in bits(wanted_cities(state, seat, section))]


# Stations


def station(state: RailroadState, seat: int) -> Decided:
    """Of the connected target cities without its station, the one that the arrows meet first."""
    section = section_of(state)
    rank = city_rank(state, seat)
    cities = bits(station_sites(state, seat, section))
    question = say("Where does it build a station?")
    choice = Choice(question, cities, lambda c: city_name(state, c), lambda c: city_places(state, c))
    label = by_arrows(state, seat)
    choice.least(label, lambda c: rank[c], "rr.automa.columns", lambda c: column_of(state, c))
    return Decided(state.box.actions.station + choice.one(), choice.trace)


# The telegraph


def office(state: RailroadState, seat: int) -> Decided:
    """Beside a VP tile, a free First Office slot first; else the arrow walks along the line from outside."""
    section = section_of(state)
    question = say("Where does it build an office?")
    choice = Choice(question, office_sites(state, seat, section), lambda s: say("section {number}", number=s + 1))
    if section.target != ADJACENT:
        free = say("a free First Office slot")
        choice.prefer(free, lambda s: state.first_office[s] == FREE, "rr.automa.office-first")
        rule = "rr.automa.office-first"
    else:
        rule = "rr.automa.adjacent"
    right = -1 if westward(state, seat) else 1
    choice.first(by_arrow(state, seat), lambda s: [right * s], rule)
    return Decided(state.box.actions.office + choice.one(), choice.trace)
