"""Networks of links between nodes: reach, tolls, cheapest and all simple routes. Sets of nodes are bit masks."""

from typing import Final


def bits(mask: int) -> list[int]:
    """The members of a mask, smallest first."""
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def groups(members: list[int], neighbours: list[list[int]]) -> list[list[int]]:
    """Connected components, in the order of their first members."""
    inside = set(members)
    seen: set[int] = set()
    out: list[list[int]] = []
    for start in members:
        if start in seen:
            continue
        seen.add(start)
        group = [start]
        for at in group:
            for near in neighbours[at]:
                if near in inside and near not in seen:
                    seen.add(near)
                    group.append(near)
        out.append(sorted(group, key=members.index))
    return out


def layers(start: int, joined: list[int]) -> list[int]:
    """Breadth first from a set of nodes: the start, then those one link further, two, …

    `joined[node]` is the set of nodes that a link joins to it.
    """
    out = [start]
    seen = start
    edge = start
    while edge:
        near = 0
        while edge:
            low = edge & -edge
            near |= joined[low.bit_length() - 1]
            edge ^= low
        edge = near & ~seen
        seen |= edge
        if edge:
            out.append(edge)
    return out


class Link:
    """A link as routes see it: its owner and the two nodes it joins."""

    def __init__(self, owner: int, a: int, b: int) -> None:
        self.owner: Final = owner
        self.a: Final = a
        self.b: Final = b


class Hop:
    """One step of a route: over whose link, to which node."""

    def __init__(self, owner: int, node: int) -> None:
        self.owner: Final = owner
        self.node: Final = node


def hops(links: list[Link], node: int) -> list[Hop]:
    """The different steps from a node: parallel links of one owner are one step. By node, then owner."""
    found: set[tuple[int, int]] = set()
    for link in links:
        if link.a == node:
            found.add((link.b, link.owner))
        elif link.b == node:
            found.add((link.a, link.owner))
    return [Hop(owner, to) for to, owner in sorted(found)]


def tolls(links: list[Link], traveller: int, targets: int, nodes: int) -> list[int]:
    """Per node, the fewest links of others on a route to a node in `targets`; -1 where there is none."""
    toll = [0 if targets >> n & 1 else -1 for n in range(nodes)]
    near = bits(targets)
    while near:
        later: list[int] = []
        for node in near:  # grows while it is walked: own links cost nothing
            for hop in hops(links, node):
                if hop.owner == traveller and toll[hop.node] < 0:
                    toll[hop.node] = toll[node]
                    near.append(hop.node)
        for node in near:
            for hop in hops(links, node):
                if toll[hop.node] < 0:
                    toll[hop.node] = toll[node] + 1
                    later.append(hop.node)
        near = later
    return toll


def routes(links: list[Link], start: int, targets: int, longest: int) -> list[list[Hop]]:
    """Every route of at most `longest` steps from a node to the first in `targets`, no node visited twice."""
    if targets >> start & 1:
        return [[]]
    out: list[list[Hop]] = []
    stack: list[tuple[list[Hop], int]] = [([], 1 << start)]
    while stack:
        path, seen = stack.pop()
        here = path[-1].node if path else start
        if len(path) >= longest:
            continue
        for hop in reversed(hops(links, here)):
            if seen >> hop.node & 1:
                continue
            longer = [*path, hop]
            if targets >> hop.node & 1:
                out.append(longer)
            else:
                stack.append((longer, seen | 1 << hop.node))
    return out


def shortest_avoiding(links: list[Link], start: int, targets: int, avoid: int) -> int:
    """The fewest steps from a node to `targets` without a node of `avoid`; -1 where there is no way."""
    seen = avoid | 1 << start
    near = [start]
    steps = 0
    while near:
        later: list[int] = []
        for node in near:
            if targets >> node & 1:
                return steps
            for hop in hops(links, node):
                if not seen >> hop.node & 1:
                    seen |= 1 << hop.node
                    later.append(hop.node)
        near = later
        steps += 1
    return -1
