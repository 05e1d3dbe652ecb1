"""The referee: every good, tile and die is accounted for; nothing contradicts itself."""

from footplate.games.steamrollers.components import CLAIM as CLAIM_EFFECT
from footplate.games.steamrollers.components import DOUBLE, ORDERS, STRENGTH, TILES
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.routes import connections, routes
from footplate.games.steamrollers.state import (
    ACTION,
    AGAIN,
    BLACK,
    CARRY,
    CENTRE,
    CLAIM,
    CROSS,
    DRAFT,
    DRAW,
    FIRST,
    GOODS,
    LOAD,
    OLIVE_DIE,
    OLIVE_REROLL,
    OVER,
    PLACE,
    RECLAIM,
    REMOVE,
    REROLL,
    SPOT,
    STOP,
    TRADE,
    WHITE,
    SteamRollersState,
)
from footplate.games.steamrollers.steps import powers
from footplate.rails.network import bits

IN_HAND = [CLAIM, FIRST, ACTION, REROLL, DRAW, LOAD, SPOT, CARRY]  # somebody has a die in hand
ACTING = [ACTION, REROLL, DRAW, LOAD, SPOT, CARRY]
OLIVES = [OLIVE_DIE, OLIVE_REROLL, CROSS, RECLAIM, AGAIN, STOP, REMOVE]


def check(state: SteamRollersState) -> None:
    check_goods(state)
    check_tiles(state)
    check_orders(state)
    check_dice(state)
    check_sheets(state)
    check_delivery(state)
    check_olive(state)
    check_turn(state)
    check_actions(state)


def check_goods(state: SteamRollersState) -> None:
    """Ten of each colour and six coals: in the bag, on cities, on sheets, beside sheets, or out of the game."""
    box = state.box
    for colour, name in enumerate(COLOURS):
        on_cities = sum(row.count(colour) for row in state.rows)
        beside = sum(state.kept[seat * len(COLOURS) + colour] for seat in range(box.seats))
        there = state.bag[colour] + state.boxed[colour] + on_cities + beside + state.own_colour.count(colour)
        total = box.edition.coal if colour == COAL else box.edition.goods
        assert there == total, f"{there} {name} goods instead of {total}"
    assert min(state.bag) >= 0 and min(state.boxed) >= 0 and min(state.kept) >= 0, "fewer goods than none"
    assert box.orders or not any(state.kept), "goods beside a sheet without orders"
    for city, row in enumerate(state.rows):
        assert len(row) <= box.goods_per_city + 1, f"city {city + 1} holds {len(row)} goods"
        own = box.geography.city_colour[city]
        assert state.step == GOODS or own not in row, f"city {city + 1} holds a good of its own colour"
        assert box.coal or COAL not in row, f"city {city + 1} holds coal"
    for seat in range(box.seats):
        placed = state.own_city[seat] >= 0
        placing = state.step == PLACE and state.seat == seat
        assert placed == (state.own_colour[seat] >= 0) or placing, f"seat {seat}: half a personal good"
        assert box.powers or not placed, f"seat {seat}: a personal good without starting powers"
        assert not placed or state.own_city[seat] in powers.HOMES, f"seat {seat}: a personal good on another city"
        colour = state.own_colour[seat]
        assert colour != COAL and colour not in powers.home_colours(state), f"seat {seat}: no such personal good"


def check_tiles(state: SteamRollersState) -> None:
    """One owner for each tile; in the centre tiles lie upright."""
    for effect, tile in enumerate(state.tile_of):
        there = [t for t, side in enumerate(state.side) if side >= 0 and state.box.tiles[t * 2 + side].effect == effect]
        assert there == ([tile] if tile >= 0 else []), f"the tile for effect {effect} has drifted"
    assert len(state.owner) == len(state.sideways) == len(state.taken) == TILES, "a tile is lost"
    for tile in range(TILES):
        owner = state.owner[tile]
        assert owner == CENTRE or 0 <= owner < state.box.players, f"tile {tile + 1} is with {owner}"
        assert owner != CENTRE or not state.sideways[tile], f"tile {tile + 1} lies sideways in the centre"
        assert state.taken[tile] <= state.round, f"tile {tile + 1} was taken in a later round"
        new = owner != CENTRE and state.taken[tile] == state.round
        early = new and state.round > 0 and not state.has_acted(owner)
        assert not early, f"tile {tile + 1} was taken before its owner's turn"
        assert not new or state.sideways[tile], f"tile {tile + 1} was taken just now and lies upright"
        active = state.round > 0 and state.step not in (BLACK, WHITE) and owner == state.seat
        again = active and tile == state.tile_of[STRENGTH] and state.has_acted(owner)  # one's own, taken once more
        assert new or again or not active or not state.sideways[tile], f"tile {tile + 1} wasn't straightened"
        assert not state.used >> tile & 1 or state.permanent(tile), f"tile {tile + 1} is one-time and was kept"


def check_orders(state: SteamRollersState) -> None:
    assert len(state.order_side) == len(state.order_owner) == ORDERS, "an order tile is lost"
    for order, owner in enumerate(state.order_owner):
        assert owner == CENTRE or 0 <= owner < state.box.players, f"order tile {order + 1} is with {owner}"
        assert owner == CENTRE or state.box.orders, f"order tile {order + 1} is in use"


def check_dice(state: SteamRollersState) -> None:
    """Every white die of the round is free, in hand, reserved or used."""
    if state.round == 0 or state.step in (BLACK, WHITE, OVER):
        return
    in_hand = (state.die >= 0) + (state.other_die >= 0)
    there = sum(state.dice) + in_hand + (state.claimed >= 0) + state.spent
    assert there == state.box.dice, f"{there} white dice instead of {state.box.dice}"
    assert min(state.dice) >= 0, "fewer dice than none"
    more = state.spent - state.turns_and_actions()
    assert more == 0 or (more == 1 and state.may_have_doubled()), f"{state.spent} white dice have been used"
    assert state.black >= 0, "no black die"
    check_hand(state)
    check_claimed(state)


def check_hand(state: SteamRollersState) -> None:
    """The dice in hand: one for an action, two after tile 2a was played."""
    holding = state.step in IN_HAND or state.step in OLIVES or (state.step == DRAFT and state.doubled)
    assert state.die < 0 or holding, "a die in hand at the wrong time"
    assert state.die >= 0 or state.step not in IN_HAND + OLIVES, "no die in hand"
    second = state.doubled and state.actions_left == 2 and state.step != DRAFT
    assert (state.other_die >= 0) == bool(second), "a second die at the wrong time"
    played = state.tile_of[DOUBLE] >= 0 and not state.unplayed(DOUBLE)
    assert played or not state.doubled, "two dice without the tile"


def check_claimed(state: SteamRollersState) -> None:
    assert (state.claimed >= 0) == (state.claimer >= 0), "a reserved die for nobody"
    if state.claimed >= 0:
        assert state.tile_of[CLAIM_EFFECT] >= 0 and not state.unplayed(CLAIM_EFFECT), "a die claimed without the tile"
        order = state.order_of(state.claimer)
        waits = order > state.place or (order == state.place and state.step == DRAFT)
        assert waits, "a die is claimed for somebody who has one already"


def check_sheets(state: SteamRollersState) -> None:
    """No track in a city; what is kept of the connections equals a recount, found the plain way."""
    geography = state.box.geography
    for seat in range(state.box.seats):
        sheet = state.sheets[seat]
        for h, track in enumerate(sheet):
            assert 0 <= track <= 15, f"{geography.names[h]}: unknown track"
            assert track == 0 or geography.city_at[h] < 0, f"{geography.names[h]}: track in a city"
        assert seat != state.box.olive or not any(sheet), "Olive draws no track"
        found = connections(state.box, state.chart, sheet)
        codes = sorted((min(c.start, c.end) * CITIES + max(c.start, c.end)) * 16 + c.length for c in found)
        assert codes == state.links[seat], f"seat {seat}: connections have drifted"
        reach = state.reach[seat]
        assert found or not any(reach), f"seat {seat}: distances without connections"
        for a in range(CITIES):
            assert reach[a * CITIES + a] == 0, f"seat {seat}: a distance from a city to itself"
            for b in range(a if found else 0):
                plain = sorted({route.distance for route in routes(found, a, b)})
                assert bits(reach[a * CITIES + b]) == plain, f"seat {seat}: distances have drifted"
                assert reach[b * CITIES + a] == reach[a * CITIES + b], f"seat {seat}: another distance back"


def check_delivery(state: SteamRollersState) -> None:
    loaded = state.load_city >= 0
    assert loaded == (state.step in (SPOT, CARRY)), "a delivery is under way at the wrong time"
    assert loaded == (state.load_colour >= 0), "a delivery without a good"
    if loaded and not state.load_own:
        row = state.rows[state.load_city]
        assert state.load_colour in row, "the good under way isn't there"
        assert state.step == SPOT or row[state.load_spot] == state.load_colour, "another good is under way"


def check_olive(state: SteamRollersState) -> None:
    box = state.box
    for region, crosses in enumerate(state.crosses):
        assert 0 <= crosses <= box.cap[region], f"region {region + 1}: {crosses} crosses"
    if not box.solo:
        alone = any(state.crosses) or state.olive_points or state.olive_won or state.step in OLIVES
        assert not alone, "Olive plays where she isn't"
    assert not state.stopped or state.step == CROSS, "Olive was stopped at the wrong time"
    assert not state.olive_won or state.step == OVER, "the game goes on after Olive's victory"


def check_turn(state: SteamRollersState) -> None:
    box = state.box
    assert 0 <= state.seat < box.players and 0 <= state.starter < box.players, "nobody's turn"
    assert all(0 <= mask < 64 for mask in state.engine), "unknown engine boxes"
    assert (state.round == 0) == (state.step < BLACK), "a round during the set-up, or none after it"
    assert not box.solo or state.round == 0 or state.place == 0, "a second turn against Olive"
    assert state.step != TRADE or (box.orders and not state.traded), "trading at the wrong time"
    if state.step == CLAIM:
        assert state.owner[state.tile_of[CLAIM_EFFECT]] not in (CENTRE, state.seat), "nobody can claim the die"
    if state.round > 0 and state.step not in (OVER, BLACK, WHITE) and not box.solo:
        assert state.seat == (state.starter + state.place) % box.players, "not this seat's turn"
    if state.round == 0:
        rolled = any(state.dice) or state.die >= 0 or state.other_die >= 0 or state.claimed >= 0
        assert not rolled, "dice during the set-up"
    if box.solo:
        assert not state.engine[box.olive] and not state.points[box.olive], "Olive has no sheet"
    check_powers(state)


def check_powers(state: SteamRollersState) -> None:
    """Each starting power exists once, and nobody has two of them."""
    box = state.box
    assert box.powers or not any(state.bonus), "a starting power's points without starting powers"
    assert sorted(state.bonus)[:-1] == [0] * (box.seats - 1), "a starting power's points twice"
    assert max(state.bonus) in (0, box.edition.power_points), "a starting power's points that it doesn't give"
    assert sum(colour >= 0 for colour in state.own_colour) <= 1, "two personal goods"
    twice = any(state.bonus[seat] and state.own_colour[seat] >= 0 for seat in range(box.seats))
    assert not twice, "two starting powers at one seat"


def check_actions(state: SteamRollersState) -> None:
    """One action in a turn; two against Olive or with tile 2a."""
    if state.step == DRAFT or state.step in IN_HAND:
        most = state.most_actions()
        least = 1 if state.box.solo or state.step in ACTING else most
        assert least <= state.actions_left <= most, f"{state.actions_left} actions are left"
    elif state.step == TRADE or state.step in OLIVES:
        assert state.actions_left == 0, "an action too few"
