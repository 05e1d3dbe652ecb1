"""What brings the railway on: the way to Trieste, goods, workers and room for the links to come, slots and tokens."""

from footplate.games.imperial_steam.advice_trade import access
from footplate.games.imperial_steam.asked import STOW
from footplate.games.imperial_steam.goods import COAL, TYPES
from footplate.games.imperial_steam.outlook import LINK_COST, Outlook
from footplate.games.imperial_steam.terms import TRAINS


def goal(out: Outlook) -> float:
    """The bonus of Trieste, if it is likely to be reached in time."""
    state = out.state
    if state.connected(out.seat):
        return 0.0
    boards = state.box.boards
    bonus = boards.cities_goal_first if not state.anybody_connected() else boards.cities_goal_later
    return bonus * out.w.bonus * out.reach


def pull(out: Outlook) -> float:
    """How much the way to Trieste counts: little where the rest can't be done, nothing at the end."""
    return out.w.way * min(1.0, 0.3 + out.reach) * min(1.0, out.turns / 4.0)


def on_the_way(out: Outlook) -> float:
    """The way to Trieste that is done, hubs that are reached, slots for factories."""
    state = out.state
    whole = out.ways.to_goal[0][state.box.start]
    done = max(0.0, whole - out.way) * pull(out)
    slots = 0
    network = state.network[out.seat]
    for city, empty in enumerate(state.slots):
        if empty > 0 and network >> city & 1:
            slots += empty
    return done + access(out) + min(slots, 3) * out.w.slot * out.time


def means(out: Outlook) -> float:
    """Goods, workers, room and tokens."""
    points = out.state.tokens_of(out.seat)
    return stores(out) + crew(out) + cars(out) + points * out.w.token * (0.4 + 0.6 * out.time)


def stores(out: Outlook) -> float:
    """Goods for links and coal for deliveries.

    Those for the next link count most, all of them together more still; some for a link after that.
    """
    state = out.state
    w = out.w
    at = out.seat * TYPES
    ahead = max(0.0, min(w.sets - 1.0, out.way / LINK_COST - 1.0, out.turns / 1.5 - 1.0))
    need = out.goods_needed()
    total = 0.0
    whole = out.next >= 0
    link = LINK_COST * pull(out) + w.least  # what a link is worth; the goods for it are worth most of that
    for good in range(COAL):
        count = state.goods[at + good] + state.landing[at + good] * 0.9
        now = min(count, float(need[good]))
        later = min(count - now, ahead)
        total += (now * w.good + later * w.later) * link + (count - now - later) * w.spare_good
        if count < need[good] * 0.9:
            whole = False
    if whole:
        total += w.set * link
    coal = state.goods[at + COAL] + state.landing[at + COAL] * 0.9
    used = min(coal, float(sum(out.stocks)), out.turns)
    # The coal of deliveries that are counted is counted with them; some more is good to have.
    more = min(coal - used, 2.0)
    total += used * 1.0 + more * w.coal + (coal - used - more) * w.spare_good * 0.5
    return total * min(1.0, out.turns / 3.0)


def crew(out: Outlook) -> float:
    """Workers by the levels they will have when they are sent out, and whether they can build the next link."""
    state = out.state
    w = out.w
    levels = state.box.levels
    at = out.seat * levels
    rise = w.train * min(out.rounds, 5)
    strength = 0.0
    ready = 0
    soon = 0
    for level in range(levels):
        fresh, used = state.ready[at + level], state.used[at + level]
        strength += (fresh + used) * min(float(levels), level + 1 + rise)
        ready += fresh * (level + 1)
        soon += fresh * min(levels, level + 2) + used * (level + 1)
    enough = min(strength, w.enough)
    worth = (enough + (strength - enough) * w.more) * w.level
    worth += min(float(ready), w.enough) * w.fresh
    for engineer in range(2):
        worth += (state.engineers[out.seat] >> engineer & 1) * w.engineer
    worth *= out.time * (0.35 + 0.65 * min(1.0, out.way / (2 * LINK_COST)))
    if out.next < 0:
        return worth
    # A crew that is too weak for the next link is worth little, however many there are.
    effort = state.box.geography.effort[out.next]
    rests = out.rounds > 0 or out.clock > state.round or state.step == STOW
    strong = float(max(ready, soon if rests else 0))
    return worth + w.able * min(1.0, strong / effort) * pull(out)


def cars(out: Outlook) -> float:
    """Places for goods, which are used again every round, and cars that may become passenger cars."""
    state = out.state
    w = out.w
    places = state.places(out.seat)
    worth = min(places, 5) * w.place + max(0, min(places - 5, 3)) * w.place * 0.5 + max(0, places - 8) * w.place * 0.1
    links = min(1.0, out.way / LINK_COST)
    cars = state.engines[out.seat * TRAINS] + state.engines[out.seat * TRAINS + 1] - state.sealed[out.seat]
    earn = min(out.rounds, 4) * w.car
    worth *= (out.rounds + 0.5 * out.time) * (0.3 + 0.7 * links)
    lacking = max(0, sum(out.goods_needed()) - places)  # who can't carry a link's goods can't build it
    return worth + (cars - state.passengers[out.seat]) * earn - lacking * w.room * pull(out)
