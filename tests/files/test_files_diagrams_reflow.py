"""Rows are found again in text whose line breaks were lost or moved, unless some may be lacking."""

from __future__ import annotations

import pytest

from goboard_gui.files.pasted_text import TextLine
from goboard_gui.files.text_diagrams.errors import DiagramError
from goboard_gui.files.text_diagrams.reading import read_diagrams
from goboard_gui.files.text_diagrams.reflow import reflow_board
from tests.cases import for_each

BORDER = "+---------+"
FRAMED = " ".join([BORDER, *["| . . X . . |"] * 5, BORDER])
NAMED = " ".join(f"{number} . . X . ." for number in range(5, 0, -1))
MIDDLE = {5: ("ca", "cb", "cc", "cd", "ce"), 9: ("ee",)}
SIGNS = [*"." * 40, "X", *"." * 40]


def wrapped(*widths):
    """Return a 9×9 board in lines of these numbers of points."""
    signs = iter(SIGNS)
    return "\n".join(" ".join(next(signs) for _ in range(width)) for width in widths)


@for_each(
    ("text", "side"),
    [
        (FRAMED, 5),
        (FRAMED.replace("| |", "|\n|"), 5),
        (f"Look: {FRAMED} Well?", 5),
        (NAMED, 5),
        (f"Look: {NAMED}", 5),
        (wrapped(81), 9),
        (wrapped(*[6, 3] * 9), 9),
    ],
)
def test_the_rows_of_the_only_board_are_found(text, side):
    (tree,) = read_diagrams(text).trees
    node = tree.node(0)
    assert (node.first_value("SZ"), node.values("AB")) == (str(side), MIDDLE[side])


@for_each(
    "text",
    [
        f"| . O . . . | {FRAMED}",
        f"{FRAMED} | . O . . . |",
        f". . O . . {NAMED}",
        wrapped(27, 27, 27),
        wrapped(*[12] * 6, 9),
    ],
)
def test_a_text_with_other_points_or_breaks_is_refused(text):
    with pytest.raises(DiagramError):
        read_diagrams(text)


def test_rows_have_the_numbers_of_the_lines_in_which_they_begin():
    lines = FRAMED.replace("| |", "|\n|", 2).split("\n")
    found = reflow_board([TextLine(number, line) for number, line in enumerate(lines, 7)])
    assert [line.number for line in found] == [7, 7, 8, 9, 9, 9, 9]
