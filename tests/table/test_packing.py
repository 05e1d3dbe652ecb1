"""Numbers in bytes, and back."""

import pytest

from footplate.table.errors import BadInput
from footplate.table.packing import Packed, put, put_rows, to_bytes


def test_numbers_come_back_as_they_were_put() -> None:
    out = [7]
    put(out, [])
    put(out, [-1, 2_000_000_000])
    put_rows(out, [[], [3], [4, 5]])
    packed = Packed(to_bytes(out))
    assert packed.number() == 7
    assert packed.row() == []
    assert packed.row() == [-1, 2_000_000_000]
    assert packed.rows() == [[], [3], [4, 5]]
    packed.end()
    with pytest.raises(BadInput):
        packed.number()
