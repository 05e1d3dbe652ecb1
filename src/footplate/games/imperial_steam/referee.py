"""The referee: every good, worker, factory, car, engine, token and key is accounted for; nothing contradicts itself."""

from footplate.games.imperial_steam import referee_automa
from footplate.games.imperial_steam.asked import (
    AUTOMA_LAST,
    AUTOMA_VERSION,
    BID,
    BROWN,
    BUYING,
    CREW,
    DONATION,
    FOREMAN,
    HIRING,
    ORDERING,
    OVER,
    PRODUCING,
    REFILL,
    SHIPMENT,
    SPARE,
    STAND,
    STOW,
    TRACK,
    TURN,
)
from footplate.games.imperial_steam.goods import GOODS, HUB_COUNT, TYPES
from footplate.games.imperial_steam.state import (
    DISPLAYED,
    HELD,
    OUT,
    ImperialSteamState,
    city_of,
    goods_left,
    kind_of,
    owner_of,
)
from footplate.games.imperial_steam.terms import KEY_COUNT, TOKEN_VALUES, TRAINS


def check(state: ImperialSteamState) -> None:
    check_goods(state)
    check_money(state)
    check_influence(state)
    check_workers(state)
    check_factories(state)
    check_trains(state)
    check_hubs(state)
    check_cities(state)
    check_contracts(state)
    check_derived(state)
    check_turn(state)
    referee_automa.check(state)


def check_goods(state: ImperialSteamState) -> None:
    """Forty of each type: in the supply, the market, on rounds to come, with players, on Landings, factories, hubs."""
    box = state.box
    for good, name in enumerate(GOODS):
        there = state.supply[good] + state.market[good]
        first = max(0, state.round - box.boards.rounds_refill_from + 1)  # the goods of earlier rounds are in the market
        there += sum(state.refills[i * TYPES + good] for i in range(first, len(state.refills) // TYPES))
        there += sum(state.goods[good::TYPES]) + sum(state.landing[good::TYPES])
        there += sum(goods_left(code) for code in state.factories if kind_of(code) == good)
        there += sum(box.demand[good::TYPES]) - sum(state.demand[good::TYPES])  # what was delivered stays on the hubs
        assert there == box.supply, f"{there} {name} instead of {box.supply}"
    least = min([*state.supply, *state.market, *state.goods, *state.landing, *state.refills, 0])
    assert least == 0, "fewer goods than none"
    for seat in range(box.seats):
        fits = state.room(seat) >= 0 or seat == box.automa or state.step == STOW
        assert fits, f"seat {seat}: more goods than places"


def check_money(state: ImperialSteamState) -> None:
    boards = state.box.boards
    for seat in range(state.box.seats):
        assert state.money[seat] >= 0, f"seat {seat}: {state.money[seat]} gulden"
        assert 0 <= state.share[seat] < len(boards.shares_values), f"seat {seat}: no such share value"
        assert 0 <= state.investors[seat] <= boards.shares_most_investors, f"seat {seat}: investors"
        assert seat != state.box.automa or state.investors[seat] == 0, "the Automa has investors"


def check_influence(state: ImperialSteamState) -> None:
    """Everybody stands once, higher columns first; hubs and players stay on the track."""
    box = state.box
    last = box.boards.influence_last_column
    assert all(0 <= column <= last for column in [*state.column, *state.hub_column]), "off the influence track"
    if state.step < STAND:
        return
    if state.step != STAND:
        assert sorted(state.standing) == list(range(box.seats)), "somebody doesn't stand on the track"
    columns = [state.column[seat] for seat in state.standing]
    assert columns == sorted(columns, reverse=True), "a lower column before a higher one"
    assert state.round == 0 or sorted(state.order) == list(range(box.seats)), "somebody has no turn"


def check_workers(state: ImperialSteamState) -> None:
    box = state.box
    levels = box.levels
    for seat in range(box.seats):
        own = state.ready[seat * levels : (seat + 1) * levels] + state.used[seat * levels : (seat + 1) * levels]
        assert min(own) >= 0, f"seat {seat}: fewer workers than none"
        in_factories = sum(owner_of(code) == seat for code in state.factories)
        total = sum(own) + in_factories
        assert total <= box.boards.workers_limit, f"seat {seat}: {total} workers"
        assert 0 <= state.engineers[seat] <= 3, f"seat {seat}: unknown engineers"
    for engineer in range(2):
        with_seats = sum(own >> engineer & 1 for own in state.engineers)
        with_hubs = sum(there >> engineer & 1 for there in state.engineers_at)
        assert with_seats + with_hubs == box.boards.workers_engineers, "an engineer is lost"
    assert all(0 <= at <= len(box.prices) for at in state.price), "a price marker is off its track"


def check_factories(state: ImperialSteamState) -> None:
    """Every wooden factory is on the board, with its builder or on a contract."""
    box = state.box
    for kind, name in enumerate(GOODS):
        built = sum(kind_of(code) == kind for code in state.factories)
        owned = sum(state.pieces[kind::TYPES]) + sum(state.filled[kind::TYPES])
        assert built == owned, f"{owned} {name} factories were taken, {built} built"
        assert state.factory_stock[kind] + built == box.factory_stock, f"a {name} factory is lost"
    for seat in range(box.seats):
        built = sum(owner_of(code) == seat for code in state.factories)
        held = [contract for contract, place in enumerate(state.contract_at) if place == HELD + seat]
        on_contracts = sum(sum(state.filled[c * TYPES : (c + 1) * TYPES]) for c in held)
        own = sum(state.pieces[seat * TYPES : (seat + 1) * TYPES]) + on_contracts
        assert own == built, f"seat {seat}: {own} factories instead of {built}"
        sealed = 0 if seat == box.automa else on_contracts
        assert state.sealed[seat] == sealed, f"seat {seat}: {state.sealed[seat]} sealed cars"
    assert all(0 <= city_of(code) < box.cities for code in state.factories), "a factory nowhere"


def check_trains(state: ImperialSteamState) -> None:
    box = state.box
    for number in range(box.engine_levels):
        there = state.engine_stock[number] + state.engines.count(box.first_engine + number)
        set_up = state.round == 0 and state.step < BID
        assert there == box.engine_copies or set_up, f"{there} engines of level {box.first_engine + number}"
    for seat in range(box.seats):
        first, second = state.engines[seat * TRAINS : (seat + 1) * TRAINS]
        assert first > 0 and second >= 0, f"seat {seat}: no train"
        cars = first + second
        assert 0 <= state.passengers[seat] + state.sealed[seat] <= cars, f"seat {seat}: more cars than the engines pull"
    assert sum(state.engines) <= box.boards.engines_cars, "more cars than there are"
    assert sum(state.sealed) <= box.boards.contracts_reserved, "more sealed cars than reserved tokens"


def check_hubs(state: ImperialSteamState) -> None:
    box = state.box
    for hub in range(HUB_COUNT):
        taken = [owner for owner in state.keys[hub * KEY_COUNT : (hub + 1) * KEY_COUNT] if owner >= 0]
        filled = box.demand[hub * TYPES + TYPES - 1] - state.demand[hub * TYPES + TYPES - 1]
        assert state.round == 0 or len(taken) == filled, "a key without its coal, or coal without its key"
    assert min(state.demand) >= 0, "more goods were delivered than asked for"
    assert all(open_ <= printed for open_, printed in zip(state.demand, box.demand, strict=True)), "demand has grown"
    sites = [city for city in state.hub_city if city >= 0]
    assert len(set(sites)) == len(sites), "two hubs in a city"


def check_cities(state: ImperialSteamState) -> None:
    """Business tokens lie in cities, with players, or were used; who has built is connected to Wien."""
    box = state.box
    geography = box.geography
    for city in range(box.cities):
        tile = state.city_tile[city]
        most = len(box.city_tiles[tile].business) if tile >= 0 else 0
        assert 0 <= state.tokens_taken[city] <= most, f"{geography.city_names[city]}: business tokens"
        assert state.slots[city] >= 0, f"{geography.city_names[city]}: more factories than slots"
    taken = [0] * TOKEN_VALUES
    for city, count in enumerate(state.tokens_taken):
        for value in box.city_tiles[state.city_tile[city]].business[:count] if count else []:
            taken[value - 1] += 1
    for value in range(TOKEN_VALUES):
        assert sum(state.tokens[value::TOKEN_VALUES]) <= taken[value], "more business tokens than were taken"
    assert min(state.tokens) >= 0, "fewer business tokens than none"
    for seat in range(box.seats):
        built = sum(1 << link for link, owners in enumerate(state.tracks) if owners >> seat & 1)
        reached = geography.lines.spread(1 << geography.start, built)
        assert geography.lines.touched(built) & ~reached == 0, f"seat {seat}: track without a way to Wien"
        stations = [city for city, owners in enumerate(state.stations) if owners >> seat & 1]
        assert len(stations) <= box.boards.stations_each, f"seat {seat}: {len(stations)} stations"
        assert all(reached >> city & 1 for city in stations), f"seat {seat}: a station outside the network"
        for city in range(box.cities):
            enough = state.tracks_at(seat, city) <= box.boards.stations_free_tracks
            assert enough or city in stations, f"seat {seat}: too many tracks without a station"


def check_contracts(state: ImperialSteamState) -> None:
    box = state.box
    for contract, place in enumerate(state.contract_at):
        assert OUT <= place < HELD + box.seats, "a contract with nobody"
        filled = state.filled[contract * TYPES : (contract + 1) * TYPES]
        assert place >= HELD or not any(filled), "factories on a contract that nobody holds"
        assert sum(filled) <= box.contracts[contract].size, "more factories than spaces on a contract"
        if place >= HELD and place - HELD != box.automa:
            needs = box.contracts[contract].needs
            assert all(a <= b for a, b in zip(filled, needs, strict=True)), "another factory than the contract asks for"
    if state.round:
        assert state.contract_at.count(OUT) == box.contract_count - box.display, "a contract is lost"
        assert state.contract_at.count(DISPLAYED) <= box.display, "a contract too many"


def check_derived(state: ImperialSteamState) -> None:
    """What is kept move by move equals a recount."""
    if state.round == 0:
        return
    again = state.copy()
    again.derive()
    assert again.network == state.network, "a network has drifted"
    assert again.frontier == state.frontier, "the links around a network have drifted"
    assert again.full == state.full, "the cities that need a station have drifted"
    assert again.station_count == state.station_count, "stations have drifted"
    assert again.slots == state.slots, "slots have drifted"
    assert (again.crowns, again.hub_at) == (state.crowns, state.hub_at), "crowns or hubs have drifted"


def check_turn(state: ImperialSteamState) -> None:
    box = state.box
    step = state.step
    assert 0 <= state.seat < box.seats, "nobody's turn"
    assert not state.agenda, "a decision waits"
    set_up = step <= BID or step in (BROWN, AUTOMA_VERSION)
    assert (state.round == 0) == set_up or step == OVER, "a round during the set-up, or none after it"
    if set_up:
        assert step > REFILL or step < SHIPMENT or len(state.crowned) == box.crown_count, "crowns"
        return
    hands = box.boards.rounds_hands[state.round - 1]
    assert 0 <= state.turn <= hands * box.seats, "too many turns"
    for seat in range(box.seats):
        assert sum(state.hands[seat]) <= hands, f"seat {seat}: too many hands"
    if step not in (STOW, AUTOMA_LAST, OVER):
        assert state.seat == state.order[state.turn % box.seats], "not this seat's turn"
    acting = step in (TRACK, SPARE, CREW, FOREMAN, PRODUCING, BUYING, ORDERING, HIRING, DONATION)
    assert not acting or state.tile >= 0, "an action without a hand"
    assert step != TURN or state.tile < 0, "a hand whose action was forgotten"
    assert (state.link >= 0) == (step in (SPARE, CREW)), "a link at the wrong time"
    assert (state.site >= 0) == (state.good >= 0) == (step == FOREMAN), "a factory at the wrong time"
    assert state.spared < 0 or step == CREW, "a spared good at the wrong time"
    assert not state.produced or step == PRODUCING, "production at the wrong time"
    assert state.hub < 0 or step == HIRING, "hiring at the wrong time"
    assert 0 <= state.delivered <= box.boards.delivery_per_turn, "too many deliveries"
    assert -1 <= state.semmering < box.seats and state.semmering != (box.automa if box.solo else -2), "Semmering"
