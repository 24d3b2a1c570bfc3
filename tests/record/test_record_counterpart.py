from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.analysis.counterpart import corresponding_node
from tests.cases import for_each


def tree(text: str):
    return read_sgf(text.encode()).games[0]


@for_each(
    ("before", "node", "after", "there"),
    [
        pytest.param("(;SZ[9];B[ee];W[cc])", 2, "(;SZ[9];B[ee];W[cc];B[gg])", 2, id="longer"),
        pytest.param("(;SZ[9];B[ee];W[cc];B[gg])", 3, "(;SZ[9];B[ee])", 1, id="shorter"),
        pytest.param("(;SZ[9];B[ee];W[cc])", 2, "(;SZ[9];B[ee];W[gg])", 1, id="another move"),
        pytest.param("(;(;B[aa])(;B[bb]))", 2, "(;(;B[cc])(;B[aa])(;B[bb]))", 3, id="pushed back"),
        pytest.param("(;(;B[aa])(;B[bb]))", 2, "(;(;B[bb])(;B[aa]))", 1, id="swapped"),
        pytest.param("(;B[aa])", 0, "(;B[bb])", 0, id="the root"),
        pytest.param("(;(;C[a])(;C[b]))", 2, "(;(;C[x])(;C[y]))", 2, id="without moves"),
        pytest.param("(;(;C[a])(;C[b]))", 2, "(;(;C[x]))", 1, id="fewer without moves"),
        pytest.param("(;(;B[])(;B[];W[aa]))", 3, "(;(;B[])(;B[];W[aa]))", 3, id="two alike"),
        pytest.param("(;;C[a];B[ee])", 2, "(;;C[a];W[ee])", 1, id="another colour"),
    ],
)
def test_the_same_moves_lead_to_it_as_far_as_they_go(before, node, after, there):
    assert corresponding_node(tree(before), node, tree(after)) == there


@given(st.lists(st.integers(0, 30), max_size=30), st.lists(st.sampled_from("abc"), min_size=30))
def test_in_the_same_record_every_node_is_its_own(parents, points):
    children: list[list[int]] = [[] for _ in range(len(parents) + 1)]
    for number, parent in enumerate(parents, start=1):
        children[parent % number].append(number)

    def write(node: int) -> str:
        move = f"B[{points[node - 1]}a]" if node else "SZ[9]"
        return f";{move}" + "".join(f"({write(child)})" for child in children[node])

    record, again = tree(f"({write(0)})"), tree(f"({write(0)})")
    assert all(corresponding_node(record, node, again) == node for node in record.preorder())
