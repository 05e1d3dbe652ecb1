"""What a Mautoma looks at: its pieces, the arrows that break its ties, what a section aims at. Beside the rulebook."""

from typing import Final

from footplate.games.railroad_revolution.actions import BUILDING, RAIL
from footplate.games.railroad_revolution.deck import (
    ACTIVE,
    ARROWS,
    DEAL,
    EACH,
    FIRST,
    LEVEL,
    OCEAN,
    TERRAIN,
    TILE,
    UPGRADE,
    Card,
    CardSection,
)
from footplate.games.railroad_revolution.geography import COLUMNS
from footplate.games.railroad_revolution.state import FREE, REWARD_OF, RailroadState
from footplate.rails.network import bits
from footplate.table.choice import Trace
from footplate.table.say import Say, say

# A reward tile that can help a section.
NO_REWARD: Final = 0
OUTER: Final = 1  # from the performance track
INNER: Final = 2  # from the playmat, in the reserve box

# A reward tile of the playmat.
ON_SLOT: Final = 0
IN_BOX: Final = 1  # with a piece
USED_UP: Final = 2


class Decided:
    """An automa's answer and how it got there."""

    def __init__(self, action: int, trace: Trace) -> None:
        self.action: Final = action
        self.trace: Final = trace


# The arrows


def arrows(state: RailroadState, seat: int) -> int:
    """On the back of its deck's top card, horizontal * 2 + vertical; of its only card, where it has no other."""
    deck = state.decks[seat]
    card = state.box.cards[deck[0] if deck else state.card]
    return card.horizontal * 2 + card.vertical


def westward(state: RailroadState, seat: int) -> bool:
    return arrows(state, seat) >= 2


def northward(state: RailroadState, seat: int) -> bool:
    return arrows(state, seat) % 2 == 1


def by_arrows(state: RailroadState, seat: int) -> Say:
    """The label of a choice that the arrows make."""
    deck = state.decks[seat]
    card = state.box.cards[deck[0] if deck else state.card]
    return say("first along {arrows} (the back of {card})", arrows=both(card), card=card.id)


def by_arrow(state: RailroadState, seat: int) -> Say:
    """The label of a choice that the horizontal arrow makes alone."""
    deck = state.decks[seat]
    card = state.box.cards[deck[0] if deck else state.card]
    return say("first along {arrows} (the back of {card})", arrows=ARROWS[0][card.horizontal], card=card.id)


def both(card: Card) -> str:
    return f"{ARROWS[0][card.horizontal]} {ARROWS[1][card.vertical]}"


def city_rank(state: RailroadState, seat: int) -> list[int]:
    """When the arrows meet each city in the virtual columns."""
    return state.box.city_rank[arrows(state, seat)]


def column_of(state: RailroadState, city: int) -> str:
    """A city's place in the virtual columns, like D1."""
    for column, cities in enumerate(state.box.columns):
        if city in cities:
            return f"{COLUMNS[column]}{cities.index(city) + 1}"
    return ""


# Names in traces


def city_name(state: RailroadState, city: int) -> str:
    return state.box.geography.city_names[city]


def city_places(state: RailroadState, city: int) -> list[str]:
    return [state.box.geography.city_names[city]]


def slot_name(state: RailroadState, slot: int) -> str:
    return state.box.geography.slot_words[slot]


def slot_places(state: RailroadState, slot: int) -> list[str]:
    return [state.box.geography.slot_names[slot]]


# Pieces


def left(state: RailroadState, seat: int, piece: int) -> int:
    """Its pieces of a kind in the box, reward tiles aside, and below it."""
    return state.rails_left[seat] if piece == RAIL else state.buildings_left[seat]


def below(state: RailroadState, piece: int) -> int:
    """The pieces that lie below the box from the start."""
    return state.box.values.rails_right if piece == RAIL else state.box.values.buildings_right


def in_box(state: RailroadState, seat: int, piece: int) -> int:
    """The pieces of a kind in the reserve box that lie on no reward tile."""
    return max(0, left(state, seat, piece) - below(state, piece))


def box_empty(state: RailroadState, seat: int) -> bool:
    """Whether nothing is left in the reserve box, not even on a reward tile."""
    for piece in (RAIL, BUILDING):
        if in_box(state, seat, piece) or state.inner[seat * 2 + piece] == IN_BOX:
            return False
    return True


def plain_pieces(state: RailroadState, seat: int, piece: int) -> int:
    """The pieces of a kind that can be used now as plain ones, one on an inner reward tile included."""
    if box_empty(state, seat):
        return left(state, seat, piece)
    return in_box(state, seat, piece) + int(state.inner[seat * 2 + piece] == IN_BOX)


def outer_tile(state: RailroadState, seat: int, piece: int) -> int:
    """Its unused reward tile of a type from the performance track; -1 without one."""
    for tile, at in enumerate(state.reward_at):
        if at == REWARD_OF + seat * 2 and state.box.reward_tiles[tile].piece == piece:
            return tile
    return -1


def helping_reward(state: RailroadState, seat: int, piece: int, plain: int) -> int:
    """The reward tile that can add a piece to so many plain ones: an outer one, or an inner one that isn't needed."""
    if outer_tile(state, seat, piece) >= 0:
        return OUTER
    if state.inner[seat * 2 + piece] == IN_BOX and in_box(state, seat, piece) >= plain:
        return INNER
    return NO_REWARD


# Targets


def tile_level(state: RailroadState, vp: int) -> int:
    """The level whose gap holds the VP tile of a value; 0 where none does."""
    for gap, tile in enumerate(state.gap_tile):
        if tile >= 0 and state.box.vp_tiles[tile] == vp:
            return state.box.gap_level[gap]
    return 0


def gap_value(state: RailroadState, gap: int) -> int:
    """The value of the VP tile in a gap; 0 without one."""
    tile = state.gap_tile[gap]
    return state.box.vp_tiles[tile] if tile >= 0 else 0


def active_levels(state: RailroadState, seat: int) -> list[int]:
    """The levels of its active VP tiles, the most valuable first.

    Active: between two of its offices, and not all stations of its level are built by it.
    """
    found: list[tuple[int, int]] = []
    for gap, level in enumerate(state.box.gap_level):
        if not level or state.own_offices[seat] >> gap & 3 != 3:
            continue
        if state.box.geography.of_level[level] & ~state.own_stations[seat]:
            found.append((-gap_value(state, gap), level))
    return [level for _, level in sorted(found)]


def upgrade_cities(state: RailroadState) -> int:
    """The cities whose reward is a performance upgrade."""
    mask = 0
    for city, tile in enumerate(state.city_tile):
        if state.box.city_tiles[tile].upgrade:
            mask |= 1 << city
    return mask


def free_cities(state: RailroadState) -> int:
    """The cities without any station, a neutral one included."""
    mask = 0
    for city, first in enumerate(state.first_station):
        if first == FREE:
            mask |= 1 << city
    return mask


def cities_of(state: RailroadState, section: CardSection) -> int:
    """The cities that a section aims at, where their order doesn't matter."""
    geography = state.box.geography
    if section.target == LEVEL:
        mask = 0
        for level in section.values:
            mask |= geography.of_level[level]
        return mask
    if section.target == TILE:
        level = tile_level(state, section.values[0])
        return geography.of_level[level] if level else 0
    if section.target == UPGRADE:
        return upgrade_cities(state)
    if section.target == OCEAN:
        return geography.ocean
    if section.target == FIRST:
        return free_cities(state)
    return 0


def station_sites(state: RailroadState, seat: int, section: CardSection) -> int:
    """The cities where a section lets it build a station now."""
    of_level = state.box.geography.of_level
    sites = state.sites(seat)
    if section.target == EACH:
        for level in section.values:
            if not state.own_stations[seat] & of_level[level] and sites & of_level[level]:
                return sites & of_level[level]
        return 0
    if section.target == ACTIVE:
        for level in active_levels(state, seat):
            if sites & of_level[level]:
                return sites & of_level[level]
        return 0
    return sites & cities_of(state, section)


def wanted_cities(state: RailroadState, seat: int, section: CardSection) -> int:
    """The unconnected cities that a section aims at now."""
    of_level = state.box.geography.of_level
    connected = state.connected(seat)
    if section.target == EACH:
        for level in section.values:
            if not connected & of_level[level]:
                return of_level[level]
        return 0
    if section.target == ACTIVE:
        for level in active_levels(state, seat):
            if of_level[level] & ~connected:
                return of_level[level] & ~connected
        return 0
    return cities_of(state, section) & ~connected


def aims_at_slots(section: CardSection) -> bool:
    return section.target in (TERRAIN, DEAL)


def wanted_slots(state: RailroadState, seat: int, section: CardSection) -> int:
    """The slots that a section aims at and that don't hold its rail."""
    geography = state.box.geography
    slots = geography.deals if section.target == DEAL else geography.on_terrain[section.values[0]]
    return slots & ~state.rails[seat]


def target_gap(state: RailroadState, section: CardSection) -> int:
    """The gap beside which a section wants an office; -1 without one."""
    level = section.values[0] if section.target == LEVEL else tile_level(state, section.values[0])
    return state.box.gap_of_level[level] if level else -1


def office_sites(state: RailroadState, seat: int, section: CardSection) -> list[int]:
    """The sections of the line where a card's section lets it build an office now."""
    own = state.own_offices[seat]
    if section.target in (LEVEL, TILE):
        gap = target_gap(state, section)
        return [at for at in (gap, gap + 1) if not own >> at & 1] if gap >= 0 else []
    if own:
        return bits((own << 1 | own >> 1) & state.free_sections(seat))
    return [at for at in range(state.box.sections) if state.first_office[at] == FREE]


def condition_met(state: RailroadState, seat: int, section: CardSection) -> bool:
    """The grey box: so many own stations of its level."""
    if not section.least:
        return True
    stations = state.own_stations[seat] & state.box.geography.of_level[section.values[0]]
    return stations.bit_count() >= section.least
