"""Track pieces: the fifteen pairs of edges of a hex, their kinds, which cross which, and masks over them."""

from typing import Final

from footplate.rails.hexes import FLAT_TOP

STRAIGHT: Final = 0
GENTLE: Final = 1
TIGHT: Final = 2


def _kind(a: int, b: int) -> int:
    apart = min((b - a) % 6, (a - b) % 6)
    return STRAIGHT if apart == 3 else GENTLE if apart == 2 else TIGHT


# A pair is a number from 0 to 14; a set of pairs is a mask of 15 bits, a set of edges a mask of 6.
PAIRS: Final = [(a, b) for a in range(6) for b in range(a + 1, 6)]
KIND: Final = [_kind(a, b) for a, b in PAIRS]
EDGES: Final = [1 << a | 1 << b for a, b in PAIRS]
ALL_PAIRS: Final = (1 << 15) - 1
PAIR_OF: Final = [[PAIRS.index((min(a, b), max(a, b))) if a != b else -1 for b in range(6)] for a in range(6)]
PAIR_WORDS: Final = [f"{FLAT_TOP[a]}-{FLAT_TOP[b]}" for a, b in PAIRS]


def pairs_of_kind(kind: int) -> int:
    return sum(1 << p for p in range(15) if KIND[p] == kind)


STRAIGHTS: Final = pairs_of_kind(STRAIGHT)
GENTLES: Final = pairs_of_kind(GENTLE)
TIGHTS: Final = pairs_of_kind(TIGHT)

# TOUCHING[edges]: the pairs that use at least one of these edges.
TOUCHING: Final = [sum(1 << p for p in range(15) if EDGES[p] & edges) for edges in range(64)]

# OTHER_END[edge][pair]: where a train that enters by `edge` leaves; -1 where the pair doesn't use the edge.
OTHER_END: Final = [[b if a == edge else a if b == edge else -1 for a, b in PAIRS] for edge in range(6)]


def crosses(p: int, q: int) -> bool:
    """Whether two pieces can share a hex as a crossing: no common edge, their ends alternate, and no tight curve."""
    (a, b), (c, d) = PAIRS[p], PAIRS[q]
    if len({a, b, c, d}) < 4 or KIND[p] == TIGHT or KIND[q] == TIGHT:
        return False
    return (a < c < b) != (a < d < b)


CROSSING: Final = [sum(1 << q for q in range(15) if crosses(p, q)) for p in range(15)]


def _members() -> list[list[int]]:
    """For every mask, its members: those of the mask without its highest bit, and that bit."""
    out: list[list[int]] = [[]]
    for mask in range(1, 1 << 15):
        highest = mask.bit_length() - 1
        out.append([*out[mask ^ 1 << highest], highest])
    return out


# MEMBERS[mask]: the pairs in a mask, as a list. A table, because the hottest loop of all uses it.
MEMBERS: Final = _members()
