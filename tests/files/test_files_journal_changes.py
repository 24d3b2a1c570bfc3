from __future__ import annotations

import pytest

from goboard_gui.files.game_comparison import DifferenceCounts, count_differences
from goboard_gui.files.sgf.reading import read_sgf
from tests.cases import for_each


@for_each(
    ("old", "new", "added", "removed", "changed"),
    [
        pytest.param(b"(;B[aa];W[bb])", b"(;B[aa];W[bb])", 0, 0, 0, id="nothing"),
        pytest.param(b"(;B[aa])", b"(;B[aa];W[bb];B[cc])", 2, 0, 0, id="moves at the end"),
        pytest.param(b"(;B[aa];W[bb];B[cc])", b"(;B[aa])", 0, 2, 0, id="moves taken back"),
        pytest.param(b"(;B[aa];W[bb])", b"(;B[aa]C[so];W[bb])", 0, 0, 1, id="a comment"),
        pytest.param(b"(;B[aa];W[bb])", b"(;B[ab];W[bb])", 0, 0, 1, id="another move"),
        pytest.param(
            b"(;B[aa](;W[bb];B[cc])(;W[dd]))",
            b"(;B[aa](;W[dd])(;W[bb];B[cc]))",
            0,
            0,
            0,
            id="order",
        ),
        pytest.param(
            b"(;(;W[bb];B[cc])(;W[dd]))",
            b"(;(;W[dd]C[so])(;W[bb];B[cc]))",
            0,
            0,
            1,
            id="known by move",
        ),
        pytest.param(b"(;(;W[bb];B[cc])(;W[dd]))", b"(;;W[dd])", 0, 2, 0, id="a variation removed"),
        pytest.param(b"(;B[aa])", b"(;B[aa])(;B[bb];W[cc])", 2, 0, 0, id="another game"),
        pytest.param(b"(;B[aa])(;;)", b"(;B[aa])", 0, 2, 0, id="a game less"),
        pytest.param(b"(;(;W[aa])(;W[aa]))", b"(;(;W[aa])(;W[aa];B[bb]))", 1, 0, 0, id="twins"),
    ],
)
def test_nodes_are_counted_as_a_person_would(old, new, added, removed, changed):
    found = count_differences(read_sgf(old).games, read_sgf(new).games)
    assert (found.added, found.removed, found.changed) == (added, removed, changed)
    back = count_differences(read_sgf(new).games, read_sgf(old).games)
    assert (back.added, back.removed, back.changed) == (removed, added, changed)


def test_another_order_of_variations_is_a_difference():
    old, new = read_sgf(b"(;(;W[bb])(;W[dd]))").games, read_sgf(b"(;(;W[dd])(;W[bb]))").games
    assert count_differences(old, new) == DifferenceCounts(reordered=True)
    assert count_differences(old, new)
    assert not count_differences(old, old)
