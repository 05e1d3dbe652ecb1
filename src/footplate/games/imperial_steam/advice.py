"""What a position promises a seat, in gulden at the end: what is sure, what investments will still earn, and what
brings the railway on. It knows nothing of others but how near they are to Trieste.
"""

from typing import Final

from footplate.games.imperial_steam import scoring
from footplate.games.imperial_steam.advice_rail import goal, means, on_the_way
from footplate.games.imperial_steam.advice_steps import is_begun, nexts
from footplate.games.imperial_steam.advice_trade import contracts, deliveries
from footplate.games.imperial_steam.asked import OVER, STOW
from footplate.games.imperial_steam.goods import HUB_COUNT
from footplate.games.imperial_steam.outlook import LINK_COST, Outlook
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.terms import KEY_COUNT
from footplate.games.imperial_steam.weights import USUAL, Weights

NOTHING: Final = -99999.0  # less than any position is worth
# How likely a bid is, by the columns above the lowest hub: of players, and of the Automa, whose cards say 1 to 4.
BIDS: Final = [0.5, 0.2, 0.2, 0.1]
BIDS_AUTOMA: Final = [0.0, 0.25, 0.25, 0.25, 0.25]
# The part of each who moves later in what it is worth to be first, by how many others there are. With three of them who
# bids least keeps more than a place is worth, so places are bid for with less than a third each.
PART_BID: Final = [0.0, 1.0, 0.5, 0.23]


def judge(state: ImperialSteamState, seat: int, weights: Weights = USUAL) -> float:
    if state.step == OVER:
        return float(scoring.scores(state).totals[seat])
    value = look(state, seat, weights)
    while is_begun(state, seat):
        at = state
        value = NOTHING
        for after in nexts(at):
            found = look(after, seat, weights)
            if found > value:
                value = found
                state = after
    return value


def look(state: ImperialSteamState, seat: int, weights: Weights) -> float:
    """The position as it stands."""
    out = Outlook(state, seat, weights)
    sure = out.money + keys(out) + earnings(out) + deliveries(out) + contracts(out) + goal(out)
    return after_investors(out, sure) + on_the_way(out) + means(out) + standing(out) + purse(out)


def left(state: ImperialSteamState) -> float:
    """The share of the hands that are still to be played; once Trieste is reached, what the round has left of them."""
    if state.step == OVER:
        return 0.0
    hands = state.box.boards.rounds_hands
    now = max(1, state.round)
    here = hands[now - 1] - state.turn / state.box.seats
    return (here if state.anybody_connected() else here + sum(hands[now:])) / sum(hands)


def keys(out: Outlook) -> float:
    state = out.state
    total = 0.0
    for at in range(HUB_COUNT * KEY_COUNT):
        if state.keys[at] == out.seat:
            total += state.key_value(at)
    return total


def earnings(out: Outlook) -> float:
    """Income of the rounds to come."""
    state = out.state
    times = out.last - max(1, state.round) + (1 if state.semmering == out.seat else 0)
    if state.step == STOW:
        times += 1  # that of this round comes next
    return float(state.income(out.seat) * times)


def after_investors(out: Outlook, sure: float) -> float:
    """What is left when shares are sold at the end as is best; their value rises with the links to come.

    Who sells early pays of everything that the later turns bring.
    """
    state = out.state
    sure += out.turns * out.w.future
    boards = state.box.boards
    links = min(out.turns / 3.0, out.way / LINK_COST)
    steps = int(links * out.w.rise + 0.5)
    at = min(state.share[out.seat] + steps, len(boards.shares_values) - 1)
    value = boards.shares_values[at]
    sold = state.investors[out.seat]
    part = boards.shares_percent / 100.0
    best = NOTHING
    for more in range(boards.shares_most_investors - sold + 1):
        wealth = sure + more * value
        left = wealth * (1.0 - part * (sold + more)) if wealth > 0 else wealth
        if left <= best:
            break
        best = left
    return best


def standing(out: Outlook) -> float:
    """Influence: where one can hire and at what price, which tiles one can repeat, and who moves first."""
    state = out.state
    w = out.w
    hubs = 0
    for column in state.hub_column:
        hubs += column <= out.column
    first = w.hire if hubs else 0.0
    low = min(float(out.column), w.low)
    columns = low * (2.0 - low / w.low) * w.column + (out.column - low) * w.column * 0.3
    others = state.box.seats - 1
    if state.round == 0:
        order = places_bid(out) * PART_BID[others] * (w.first + w.lying * tokens_near(state))
    else:
        order = places(out) * (w.order / others + w.each)
    return (first + columns + hubs * w.hub + order + hiring(out)) * out.time


def places(out: Outlook) -> float:
    """How many move later."""
    state = out.state
    behind = 0
    for other in range(state.box.seats):
        behind += other != out.seat and state.column[other] < out.column
    return float(behind)


def places_bid(out: Outlook) -> float:
    """How many are likely to move later, while bids are secret: most bid just enough to hire, some a little more."""
    state = out.state
    if len(state.standing) < state.box.seats:
        return 0.0  # the first order isn't drawn yet
    lowest = min(state.hub_column)
    mine = state.standing.index(out.seat)
    behind = 0.0
    for other in range(state.box.seats):
        if other == out.seat:
            continue
        usual = BIDS_AUTOMA if other == state.box.automa else BIDS
        for more, chance in enumerate(usual):
            if lowest + more < out.column or (lowest + more == out.column and mine < state.standing.index(other)):
                behind += chance
    return behind


def tokens_near(state: ImperialSteamState) -> int:
    """The business tokens next to Wien, which whoever moves first can take."""
    geography = state.box.geography
    total = 0
    for link in geography.links_at[state.box.start]:
        total += state.best_token(geography.beyond(link, state.box.start))
    return total


def hiring(out: Outlook) -> float:
    """What is lost where workers are dear in the hubs within reach, or none of them has the engineer for the way."""
    state = out.state
    w = out.w
    dear = 50
    there = 0
    for hub in range(HUB_COUNT):
        if state.hub_column[hub] <= out.column:
            price = state.worker_price(hub)
            if 0 <= price < dear:
                dear = price
            there |= state.engineers_at[hub]
    needed = out.ways.needs[state.engineers[out.seat]][out.start]
    lost = float(dear - 10) * w.dear
    for engineer in range(2):
        if not (state.engineers[out.seat] | there) >> engineer & 1:
            lost += w.blocked * needed[engineer]
    return -lost * min(1.0, out.way / LINK_COST)


def purse(out: Outlook) -> float:
    """Money at hand while much is to be bought: the first gulden most, and less of it the less time is left."""
    first = min(out.money, out.w.purse)
    return first * (2.0 - first / out.w.purse) * out.w.cash * out.time
