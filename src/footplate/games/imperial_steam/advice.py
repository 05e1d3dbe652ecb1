"""What a position promises a seat, in gulden at the end: what is sure, what investments will still earn, and what
brings the railway on. It knows nothing of others but how near they are to Trieste.
"""

from typing import Final

from footplate.games.imperial_steam import scoring
from footplate.games.imperial_steam.advice_rail import goal, means, on_the_way
from footplate.games.imperial_steam.advice_steps import is_begun, nexts
from footplate.games.imperial_steam.advice_trade import contracts, deliveries
from footplate.games.imperial_steam.asked import OVER
from footplate.games.imperial_steam.goods import HUB_COUNT
from footplate.games.imperial_steam.outlook import LINK_COST, Outlook
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.terms import KEY_COUNT
from footplate.games.imperial_steam.weights import USUAL, Weights

NOTHING: Final = -99999.0  # less than any position is worth


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
    """Influence: where one can hire, which tiles one can repeat, and who moves first."""
    state = out.state
    w = out.w
    hubs = 0
    for column in state.hub_column:
        hubs += column <= out.column
    behind = 0
    for other in range(state.box.seats):
        behind += other != out.seat and state.column[other] < out.column
    first = w.hire if hubs else 0.0
    low = min(float(out.column), w.low)
    columns = low * (2.0 - low / w.low) * w.column + (out.column - low) * w.column * 0.3
    return (first + columns + hubs * w.hub + behind * w.order) * out.time


def purse(out: Outlook) -> float:
    """Money at hand while much is to be bought: the first gulden most, and less of it the less time is left."""
    first = min(out.money, out.w.purse)
    return first * (2.0 - first / out.w.purse) * out.w.cash * out.time
