"""What several tests of edits share: random records full of everything, and views of them."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from goboard_gui.record import NodeList, Property, Tree
from tests.record.record_cases import properties

_TEXTS = [
    "B[aa]",
    "B[ba]",
    "W[bb]",
    "W[]",
    "B[zz]",
    "B[aa]C[first]TR[aa][cb]LB[ba:1]",
    "W[cb]N[name]BM[1]BL[12.5]",
    "AB[aa:bb]AW[ca]C[set up]PL[W]",
    "AE[aa]AB[zz]MA[bb]",
    "W[ab]AR[aa:bb]LN[ab:ba]SQ[aa:cb]",
    "XX[unknown][values]C[a b]",
    "GB[1]V[-3.5]HO[1]DM[2]",
    "",
]
_CONTENTS = [*map(properties, _TEXTS), [Property("C", ("a\\]b\\\\\nW\\[aa\\]", "c"))]]
_ROOTS = [f"GM[1]FF[4]SZ[3:2]PB[x]{position}" for position in ("", "AB[ca]C[r]", "HA[2]AB[aa:ba]")]
_NODES = st.lists(
    st.tuples(st.sampled_from(_CONTENTS), st.none() | st.integers(0, 10**6)), max_size=59
)


@st.composite
def records(draw) -> Tree:
    """Draw a record of up to 60 nodes on a board of 3×2; half of them go on from the last one."""
    tree = Tree.new(properties(draw(st.sampled_from(_ROOTS))))
    for count, (content, choice) in enumerate(draw(_NODES)):
        tree, _ = tree.add(count if choice is None else choice % (count + 1), content)
    return tree


def deep(count: int) -> Tree:
    """Return a record of so many nodes, each the only child of the one before; the moves pass."""
    moves = tuple(properties("B[]")), tuple(properties("W[]"))
    nodes = [(number, moves[number % 2]) for number in range(count - 1)]
    return Tree.from_source(NodeList.from_properties([(None, tuple(properties("SZ[9]"))), *nodes]))


def wide(count: int) -> Tree:
    """Return a record of so many nodes, all but the root its children."""
    leaves = [(0, tuple(properties("B[aa]")))] * (count - 1)
    return Tree.from_source(NodeList.from_properties([(None, tuple(properties("SZ[9]"))), *leaves]))


def nodes_of(tree: Tree) -> list[int]:
    return list(tree.preorder())


def lines(tree: Tree) -> Counter[tuple[int, ...]]:
    """The ways from the root to every end, as ids."""
    return Counter(tuple(tree.line_to(node)) for node in tree.preorder() if not tree.children(node))


def contents(tree: Tree, node: int | None = None) -> list[tuple[int, tuple[Property, ...]]]:
    """How many children each node has and what it holds, in preorder: the record as a value."""
    return [(len(tree.children(here)), tree.properties(here)) for here in tree.preorder(node)]


def assert_sound(tree: Tree) -> None:
    """Parents and children agree, and no node hangs twice."""
    seen = nodes_of(tree)
    assert len(set(seen)) == len(seen)
    assert tree.parent(tree.root) is None
    for node in seen:
        assert all(tree.parent(child) == node for child in tree.children(node))
