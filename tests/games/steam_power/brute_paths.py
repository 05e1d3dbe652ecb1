"""Coin paths found the slow way: every legal sequence of tiles, laid through the rules of players."""

from footplate.games.steam_power import paths
from footplate.games.steam_power.state import PLACE, SteamPowerState
from footplate.games.steam_power.steps import track
from footplate.rails.hexes import opposite
from footplate.rails.network import bits
from footplate.rails.track import MEMBERS, OTHER_END

MOST_LINES = 1000  # of one length: longer ones aren't tried where there are more


class Line:
    """Tiles laid one after the other: the hexes, what they cost, and how the table looks now."""

    def __init__(self, hexes: list[int], money: int, joined: list[int], state: SteamPowerState) -> None:
        self.hexes = hexes
        self.money = money
        self.joined = joined  # the groups that its links have reached
        self.state = state

    @property
    def cities(self) -> int:
        return sum(len(self.state.box.geography.groups[group]) for group in self.joined)

    def key(self, rank: list[int]) -> tuple[int, int, list[int]]:
        """The smaller, the better: among lines of equal length."""
        return self.money, -self.cities, sorted(rank[h] for h in self.hexes)


def with_plenty(state: SteamPowerState, company: int) -> SteamPowerState:
    """A copy in which the company may lay track and lacks nothing."""
    probe = state.copy()
    probe.seat = probe.company = company
    probe.step = PLACE
    probe.placements_left = 2
    probe.money[company] = 1000
    probe.trains[company] = 1000
    probe.pool = [1000, 1000, 1000]
    return probe


def longer(line: Line, company: int, start: int) -> list[Line]:
    """The line with one more tile, in every legal way that doesn't lead back into the own network.

    `start` is the city where a first track has to begin; -1 where there is a network or an incomplete link.
    """
    out: list[Line] = []
    before = line.state
    actions = before.box.actions
    for action in track.legal(before):
        if not actions.lay <= action < actions.replace:
            continue
        base = actions.cross if action >= actions.cross else actions.lay
        h, pair = divmod(action - base, 15)
        after = before.copy()
        track.play_place(after, h, pair)
        if start >= 0 and not begins_at(after, company, 1 << start):
            continue
        joined = line.joined
        if not after.trail[company]:
            home = start if start >= 0 else before.open_city[company]
            known = before.network[company]
            if home >= 0:
                known |= 1 << before.box.geography.group_of[home]
            fresh = bits(after.network[company] & ~known)
            if not fresh:
                continue  # a link between cities that it had already
            joined = joined + fresh
        paid = before.money[company] - after.money[company]
        out.append(Line([*line.hexes, h], line.money + paid, joined, after))
    return out


def begins_at(state: SteamPowerState, company: int, cities: int) -> bool:
    """Whether the link that was just laid at begins in one of these cities (a mask)."""
    if state.trail[company]:
        return cities >> state.open_city[company] & 1 == 1
    link = state.links[company][-1]
    return (cities >> link.start | cities >> link.end) & 1 == 1


def follows(before: Line, after: Line, company: int) -> bool:
    """Whether a tile goes on where the line had come to: at its open end, or at the cities it reached last."""
    if not before.joined or before.state.trail[company]:
        return True
    return begins_at(after.state, company, before.state.box.city_mask_of_group[before.joined[-1]])


def shortest(state: SteamPowerState, company: int, start: int) -> tuple[dict[int, list[Line]], int]:
    """Per group, all lines with the fewest tiles that reach it; and the length up to which all lines were tried."""
    found: dict[int, list[Line]] = {}
    lines = [Line([], 0, [], with_plenty(state, company))]
    length = 0
    while lines and len(lines) <= MOST_LINES:
        first = start if length == 0 else -1
        lines = [m for line in lines for m in longer(line, company, first) if follows(line, m, company)]
        length += 1
        new: dict[int, list[Line]] = {}
        for line in lines:
            if not line.state.trail[company] and line.joined[-1] not in found:
                new.setdefault(line.joined[-1], []).append(line)
        found |= new
    return found, length


def ways_over(state: SteamPowerState, company: int, hexes: list[int], target: int, start: int) -> list[Line]:
    """Every way to lay these hexes, in this order, to the target city's group and nowhere beyond it."""
    group = state.box.geography.group_of[target]
    lines = [Line([], 0, [], with_plenty(state, company))]
    for i, h in enumerate(hexes):
        later: list[Line] = []
        for line in lines:
            for more in longer(line, company, start if i == 0 else -1):
                reached = more.state.network[company] >> group & 1 == 1
                if more.hexes[-1] == h and reached == (i == len(hexes) - 1):
                    later.append(more)
        lines = later
    return lines


def best_lead(leader: paths.Leader, at: int, enter: int, cities: int, home: int) -> paths.Plan | None:
    """What `Leader.lead` finds, by trying every way to go on, whatever was found before for the same rest."""
    state = leader.state
    geography = state.box.geography
    h = leader.hexes[at]
    beyond = geography.city_beyond[h * 6 : h * 6 + 6]
    sides = [enter] if enter >= 0 else [e for e, city in enumerate(beyond) if city >= 0 and cities >> city & 1]
    found: list[paths.Plan] = []
    for e in sides:
        for pair in MEMBERS[paths.room(state, leader.company, h, e)]:
            leave = OTHER_END[e][pair]
            rest = go_on(leader, at, leave, cities, home)
            if rest is not None:
                start = [] if enter >= 0 else [beyond[e]]
                found.append(paths.Plan([h * 36 + e * 6 + leave, *rest.tiles], rest.cities, start + rest.stops))
    return min(found, key=leader.key) if found else None


def go_on(leader: paths.Leader, at: int, leave: int, cities: int, home: int) -> paths.Plan | None:
    geography = leader.state.box.geography
    side = leader.hexes[at] * 6 + leave
    city = geography.city_beyond[side]
    last = at == len(leader.hexes) - 1
    if city < 0:
        if last or geography.hexes.neighbour[side] != leader.hexes[at + 1]:
            return None
        return best_lead(leader, at + 1, opposite(leave), cities, home)
    group = geography.group_of[city]
    reached = group == geography.group_of[leader.target]
    if last or reached:
        return paths.Plan([], [], [city]) if last and reached else None
    if home >> group & 1:
        return None
    home |= 1 << group
    for g in bits(home):
        cities |= leader.state.box.city_mask_of_group[g]
    rest = best_lead(leader, at + 1, -1, cities, home)
    return None if rest is None else paths.Plan(rest.tiles, [city, *rest.cities], [city, *rest.stops])
