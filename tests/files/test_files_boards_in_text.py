"""Boards in text are read as they are, or refused with a line, but never as something else."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from goboard_gui.files.text_diagrams.errors import DiagramError
from goboard_gui.files.text_diagrams.reading import read_diagrams
from goboard_gui.go import Colour, Point
from goboard_gui.record import Session
from goboard_gui.record.properties.codec import write_point
from tests.cases import for_each
from tests.examples import examples
from tests.files.board_printers import DAMAGES, FORMS, Position

PARTS = ("forum_part", "named_part")
LOSES_ROWS = ("without its first row", "without a row")
WITH_LAST_MOVE = ("gnugo_ascii", "katago", "leela_zero", "pachi", "michi", "minigo", "pettingzoo")
EXAMPLE = Position(
    [
        ".........",
        "..X......",
        "..XO..X..",
        "...XO....",
        ".........",
        "...O.....",
        "..O...X..",
        ".........",
        ".........",
    ],
    last=(3, 3),
)


@st.composite
def positions(draw):
    """Return a position with stones of both colours, in which every chain has a liberty, and its
    last move.
    """
    side = draw(st.sampled_from([5, 7, 9, 13]))
    random = draw(st.randoms(use_true_random=False))
    rows = [["."] * side for _ in range(side)]
    points = [(column, row) for row in range(side) for column in range(side)]
    # Stones on every second point of a row have a liberty beside them.
    for column, row in random.sample(points, side):
        if (column + row) % 2:
            rows[row][column] = random.choice("XO")
    rows[0][1] = rows[2][1] = "X"
    rows[1][0] = rows[1][2] = "O"
    stones = [(column, row) for column, row in points if rows[row][column] != "."]
    return Position(["".join(row) for row in rows], random.choice([None, *stones]))


def expected(position, form):
    """Return the stones that a position has on the board that a form shows."""
    column = row = 0
    if form in PARTS:
        column = 19 - position.side
        row = column if form == "named_part" else 0
    colours = {"X": Colour.BLACK, "O": Colour.WHITE}
    return {
        Point(column + across, row + down): colours[sign]
        for down, signs in enumerate(position.rows)
        for across, sign in enumerate(signs)
        if sign != "."
    }


@for_each("form", sorted(FORMS))
def test_the_boards_of_programs_and_people_are_read(form):
    read = read_diagrams(FORMS[form](EXAMPLE))
    (tree,) = read.trees
    session = Session(tree)
    assert read.diagnostics == []
    assert session.size.width == (19 if form in PARTS else 9)
    assert session.board.stones() == expected(EXAMPLE, form)
    if form in WITH_LAST_MOVE:
        assert tree.node(0).values("CR") == (write_point(Point(3, 3)),)


@for_each(
    ("form", "facts"),
    [
        ("gnugo", {"C": "BLACK (X) has captured 2 stones"}),
        ("katago", {"PL": "W"}),
        ("leela_zero", {"PL": "B"}),
        ("pachi", {"KM": "7.5", "C": "Captures B: 1 W: 0"}),
        ("michi", {"KM": "7.5"}),
        ("open_spiel", {"PL": "W", "KM": "7.5"}),
        ("forum", {"PL": "W", "GN": "A title"}),
    ],
)
def test_what_stands_beside_a_board_is_kept(form, facts):
    (tree,) = read_diagrams(FORMS[form](EXAMPLE)).trees
    assert {ident: tree.node(0).first_value(ident) for ident in facts} == facts


@for_each("damage", [name for name in DAMAGES if name not in LOSES_ROWS])
@for_each("form", ["gnugo", "katago", "sabaki", "box_drawing", "pachi"])
def test_a_damaged_board_is_read_or_refused(form, damage):
    check(EXAMPLE, form, [damage])


@examples(4)
@given(
    positions(),
    st.sampled_from(sorted(FORMS)),
    st.lists(st.sampled_from(sorted(DAMAGES)), max_size=2),
)
def test_a_position_is_read_as_it_is_or_refused_with_its_line(position, form, damages):
    assume(sum(damage in LOSES_ROWS for damage in damages) <= 1)
    check(position, form, damages)


def check(position, form, damages):
    """Print a position, damage the text, and require the position, or an error with a line."""
    text = FORMS[form](position)
    for damage in damages:
        text = DAMAGES[damage](text)
    read, line = outcome(text)
    if read is None:
        assert damages, text
        assert 1 <= line <= text.count("\n") + text.count("\r") + 1
        return
    stones = Session(read.trees[0]).board.stones() if len(read.trees) == 1 else None
    is_part = form in PARTS and any(damage in LOSES_ROWS for damage in damages)
    is_right = stones == expected(position, form)
    assert is_right or is_part or read.diagnostics, f"{form}, {damages}, {stones}\n{text}"


def outcome(text):
    """Return what is read in a text, or None and the line of the error."""
    try:
        return read_diagrams(text), 0
    except DiagramError as error:
        return None, error.line


SEVERAL = {
    "below each other": ". X .\n. O .\n. . .\n\n. . .\n. O X\n. . .\n",
    "beside each other": ". X .     . . .\n. O .     . O X\n. . .     . . .\n",
    "framed": "| . X . |  | . . . |\n| . O . |  | . O X |\n| . . . |  | . . . |\n",
    "with titles": "First:\n. X .\n. O .\n. . .\nSecond:\n. . .\n. O X\n. . .\n",
    "with names": "  A B C\n3 . X .\n2 . O .\n1 . . .\n  A B C\n3 . . .\n2 . O X\n1 . . .\n",
}


@for_each("text", list(SEVERAL.values()), ids=list(SEVERAL))
def test_several_boards_are_several(text):
    boards = [Session(tree).board.rows() for tree in read_diagrams(text).trees]
    assert boards == [[".X.", ".O.", "..."], ["...", ".OX", "..."]]
