"""Networks against brute force, on random small multigraphs whose links have owners."""

from itertools import pairwise, permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.rails.network import (
    Link,
    bits,
    groups,
    hops,
    layers,
    routes,
    shortest_avoiding,
    tolls,
)

OWNERS = 3
Route = tuple[tuple[int, int], ...]  # owner and node, step by step


class Graph:
    """A few nodes, and links between different ones; two may be joined often, by one owner or by many."""

    def __init__(self, nodes: int, ends: list[tuple[int, int, int]]) -> None:
        self.nodes = nodes
        self.links = [Link(owner, a % nodes, b % nodes) for owner, a, b in ends if a % nodes != b % nodes]

    def __repr__(self) -> str:
        return f"{self.nodes} nodes: " + ", ".join(f"{link.a}-{link.b} of {link.owner}" for link in self.links)

    def owners(self, a: int, b: int) -> set[int]:
        """Whose links join two nodes."""
        return {link.owner for link in self.links if {link.a, link.b} == {a, b}}

    def walks(self, start: int) -> list[list[int]]:
        """Every way to visit different nodes one after the other, along links, from a node on (that node first)."""
        others = [n for n in range(self.nodes) if n != start]
        orders = [[start, *rest] for n in range(self.nodes) for rest in permutations(others, n)]
        return [o for o in orders if all(self.owners(a, b) for a, b in pairwise(o))]


NUMBER = st.integers(0, 5)
GRAPHS = st.builds(
    Graph, st.integers(2, 6), st.lists(st.tuples(st.integers(0, OWNERS - 1), NUMBER, NUMBER), max_size=12)
)
MASKS = st.integers(0, 63)


def within(mask: int, graph: Graph) -> int:
    return mask & (1 << graph.nodes) - 1


@settings(deadline=None)
@given(st.sets(st.integers(0, 80)))
def test_bits_are_the_members_of_a_mask_smallest_first(members: set[int]) -> None:
    assert bits(sum(1 << n for n in members)) == sorted(members)


@settings(deadline=None, max_examples=60)
@given(GRAPHS, st.permutations(range(6)), MASKS)
def test_groups_are_what_hangs_together(graph: Graph, order: list[int], mask: int) -> None:
    members = [n for n in order if n < graph.nodes and mask >> n & 1]
    neighbours = [[n for n in range(graph.nodes) if graph.owners(at, n)] for at in range(graph.nodes)]
    together = {n: {n} for n in members}
    for _ in members:
        for a, b in product(members, members):
            if graph.owners(a, b):
                together[a] |= together[b]
                together[b] |= together[a]
    expected: list[list[int]] = []
    for n in members:  # in the order of their first members
        group = [m for m in members if m in together[n]]
        if group not in expected:
            expected.append(group)
    assert groups(members, neighbours) == expected


@settings(deadline=None, max_examples=60)
@given(GRAPHS)
def test_hops_are_the_different_steps_by_node_and_owner(graph: Graph) -> None:
    for node in range(graph.nodes):
        expected = [(n, owner) for n in range(graph.nodes) for owner in sorted(graph.owners(node, n))]
        assert [(hop.node, hop.owner) for hop in hops(graph.links, node)] == expected


@settings(deadline=None, max_examples=60)
@given(GRAPHS, MASKS)
def test_layers_are_the_nodes_by_their_number_of_links_from_the_start(graph: Graph, start: int) -> None:
    start = within(start, graph)
    joined = [sum(1 << n for n in range(graph.nodes) if graph.owners(at, n)) for at in range(graph.nodes)]
    far: dict[int, int] = {}
    for node in range(graph.nodes):
        lengths = [len(walk) - 1 for walk in graph.walks(node) if start >> walk[-1] & 1]
        if lengths:
            far[node] = min(lengths)
    found = layers(start, joined)
    assert {node: i for i, layer in enumerate(found) for node in bits(layer)} == far
    assert sum(layer.bit_count() for layer in found) == len(far)
    assert found == [start] or all(found)


@settings(deadline=None, max_examples=60)
@given(GRAPHS, st.integers(0, OWNERS - 1), MASKS)
def test_tolls_are_the_fewest_links_of_others(graph: Graph, traveller: int, targets: int) -> None:
    targets = within(targets, graph)
    expected: list[int] = []
    for node in range(graph.nodes):
        prices = [
            sum(traveller not in graph.owners(a, b) for a, b in pairwise(walk))
            for walk in graph.walks(node)
            if targets >> walk[-1] & 1
        ]
        expected.append(min(prices, default=-1))
    assert tolls(graph.links, traveller, targets, graph.nodes) == expected


@settings(deadline=None, max_examples=80)
@given(GRAPHS, NUMBER, MASKS, st.integers(0, 6))
def test_routes_are_all_that_end_at_the_first_target(graph: Graph, start: int, targets: int, longest: int) -> None:
    start %= graph.nodes
    expected: list[Route] = []
    for walk in graph.walks(start):
        arrived = [bool(targets >> node & 1) for node in walk]
        if len(walk) - 1 <= longest and arrived[-1] and not any(arrived[:-1]):
            choices = [sorted(graph.owners(a, b)) for a, b in pairwise(walk)]
            expected += [tuple(zip(owners, walk[1:], strict=True)) for owners in product(*choices)]
    found = [tuple((hop.owner, hop.node) for hop in route) for route in routes(graph.links, start, targets, longest)]
    assert sorted(found) == sorted(expected)


@settings(deadline=None, max_examples=80)
@given(GRAPHS, NUMBER, MASKS, MASKS)
def test_shortest_avoiding_is_the_shortest_way_round(graph: Graph, start: int, targets: int, avoid: int) -> None:
    start %= graph.nodes
    lengths = [
        len(walk) - 1
        for walk in graph.walks(start)
        if targets >> walk[-1] & 1 and not any(avoid >> node & 1 for node in walk[1:])
    ]
    assert shortest_avoiding(graph.links, start, targets, avoid) == min(lengths, default=-1)
