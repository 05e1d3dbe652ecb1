"""Track pieces: the crossings that exist, and the tables against brute force."""

from itertools import combinations
from math import cos, pi, sin

import pytest

from footplate.rails import track
from footplate.rails.track import GENTLE, KIND, PAIR_OF, PAIRS, STRAIGHT, TIGHT, crosses

Tile = frozenset[frozenset[int]]
PAIR_SETS = [frozenset(pair) for pair in PAIRS]


def meet(p: int, q: int) -> bool:
    """Whether two straight lines between edges of a hex, drawn on paper, cross each other inside it."""
    points = [(cos(pi * e / 3), sin(pi * e / 3)) for e in range(6)]
    (a, b), (c, d) = ([points[e] for e in PAIRS[n]] for n in (p, q))

    def side(at: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> int:
        turn = (end[0] - start[0]) * (at[1] - start[1]) - (end[1] - start[1]) * (at[0] - start[0])
        return 0 if abs(turn) < 1e-9 else 1 if turn > 0 else -1

    return side(a, c, d) * side(b, c, d) < 0 and side(c, a, b) * side(d, a, b) < 0


def turned(tile: Tile, by: int) -> Tile:
    return frozenset(frozenset((edge + by) % 6 for edge in piece) for piece in tile)


def crossings(kinds: set[int]) -> set[Tile]:
    """The crossing tiles, in every orientation, whose two pieces are of these kinds."""
    return {
        frozenset({PAIR_SETS[p], PAIR_SETS[q]})
        for p, q in combinations(range(15), 2)
        if crosses(p, q) and {KIND[p], KIND[q]} == kinds
    }


def test_a_hex_has_fifteen_pieces_of_three_kinds() -> None:
    assert sorted(map(sorted, PAIR_SETS)) == [[a, b] for a in range(6) for b in range(a + 1, 6)]
    assert [KIND.count(kind) for kind in (STRAIGHT, GENTLE, TIGHT)] == [3, 6, 6]
    for p, (a, b) in enumerate(PAIRS):
        corners = min(b - a, 6 - (b - a))  # between the two edges, the short way round
        assert KIND[p] == {3: STRAIGHT, 2: GENTLE, 1: TIGHT}[corners]


def test_two_pieces_cross_where_their_lines_do_and_neither_is_a_tight_curve() -> None:
    for p in range(15):
        for q in range(15):
            assert crosses(p, q) == (meet(p, q) and TIGHT not in (KIND[p], KIND[q])), (PAIRS[p], PAIRS[q])
            assert crosses(p, q) == crosses(q, p)


@pytest.mark.parametrize(
    ("kinds", "orientations", "base"),
    [
        ({STRAIGHT}, 3, ((0, 3), (1, 4))),
        ({GENTLE}, 6, ((0, 2), (1, 3))),
        ({STRAIGHT, GENTLE}, 6, ((0, 3), (1, 5))),
    ],
    ids=["XS", "CC", "SC"],
)
def test_there_is_one_crossing_tile_of_each_sort_and_no_other(
    kinds: set[int], orientations: int, base: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    form = frozenset(frozenset(piece) for piece in base)
    assert crossings(kinds) == {turned(form, by) for by in range(6)}
    assert len(crossings(kinds)) == orientations


def test_there_are_fifteen_oriented_crossings_in_all() -> None:
    assert sum(crosses(p, q) for p, q in combinations(range(15), 2)) == 3 + 6 + 6


@pytest.mark.parametrize("a", range(6))
@pytest.mark.parametrize(
    ("width", "added"),
    [(3, [(1, 4), (2, 5), (1, 5), (2, 4)]), (2, [(1, 3), (-1, 1), (1, 4)]), (1, [])],
    ids=["a straight offers 4", "a gentle curve 3", "a tight curve none"],
)
def test_the_upgrades_are_those_of_table_a3(a: int, width: int, added: list[tuple[int, int]]) -> None:
    original = PAIR_OF[a][(a + width) % 6]
    upgrades = {PAIR_OF[(a + c) % 6][(a + d) % 6] for c, d in added}
    assert len(upgrades) == len(added)
    assert {q for q in range(15) if track.CROSSING[original] >> q & 1} == upgrades


def test_crossing_is_the_table_of_crosses_and_symmetric() -> None:
    for p in range(15):
        assert track.CROSSING[p] >> 15 == 0
        for q in range(15):
            assert track.CROSSING[p] >> q & 1 == crosses(p, q) == track.CROSSING[q] >> p & 1


def test_pair_of_finds_the_piece_between_two_edges_either_way_round() -> None:
    for a in range(6):
        for b in range(6):
            if a == b:
                assert PAIR_OF[a][b] == -1
            else:
                assert PAIR_SETS[PAIR_OF[a][b]] == {a, b}


def test_edges_are_those_of_the_piece() -> None:
    for p in range(15):
        assert {e for e in range(6) if track.EDGES[p] >> e & 1} == PAIR_SETS[p]


def test_touching_holds_every_piece_with_an_end_at_one_of_the_edges() -> None:
    assert len(track.TOUCHING) == 64
    for edges in range(64):
        chosen = {e for e in range(6) if edges >> e & 1}
        assert {p for p in range(16) if track.TOUCHING[edges] >> p & 1} == {
            p for p in range(15) if PAIR_SETS[p] & chosen
        }


def test_other_end_is_where_a_train_leaves() -> None:
    for edge in range(6):
        for p in range(15):
            left = PAIR_SETS[p] - {edge}
            assert track.OTHER_END[edge][p] == (next(iter(left)) if len(left) == 1 else -1)


def test_members_lists_every_mask_smallest_first() -> None:
    assert len(track.MEMBERS) == 1 << 15
    for mask, members in enumerate(track.MEMBERS):
        assert members == [p for p in range(15) if mask >> p & 1]


def test_masks_of_kinds_part_the_fifteen_pieces() -> None:
    masks = [track.STRAIGHTS, track.GENTLES, track.TIGHTS]
    assert [{KIND[p] for p in track.MEMBERS[mask]} for mask in masks] == [{STRAIGHT}, {GENTLE}, {TIGHT}]
    assert sum(masks) == track.ALL_PAIRS
    assert sum(mask.bit_count() for mask in masks) == 15
