"""Random problems: every kind of move, mark and structure, also of strange records."""

from __future__ import annotations

from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf

CONTENTS = ("", "C[RIGHT]", "C[Wrong]", "TE[1]", "BM[1]", "WV[]", "GB[1]", "GW[1]", "AB[cc]")
POINTS = ("aa", "bb", "ba", "ab", "", "zz")
STONES = "AB[ee]AW[ed]"
moves = st.tuples(
    st.sampled_from(["B", "W", ""]), st.sampled_from(POINTS), st.sampled_from(CONTENTS)
)
forests = st.recursive(
    st.just([]), lambda below: st.lists(st.tuples(moves, below), max_size=3), max_leaves=12
)
records = st.tuples(st.sampled_from(["", "PL[B]", "PL[W]"]), forests)
"""The player to move as the record states it, and what follows the start."""


def written(forest) -> str:
    """The SGF text of what follows a node."""
    return "".join(
        f"(;{colour and f'{colour}[{point}]'}{content}{written(below)})"
        for (colour, point, content), below in forest
    )


def tree_of(record, stones=STONES):
    """The record of a problem on a board of five lines."""
    turn, forest = record
    return read_sgf(f"(;SZ[5]{stones}{turn}{written(forest)})".encode()).games[0]
