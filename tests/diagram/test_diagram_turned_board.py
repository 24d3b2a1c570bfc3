"""The board of the diagonal notation, turned by 45° under a square overlay."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.reference_card import PAGES, card_text, draw_card, save_card, turned_card
from goboard_gui.diagram.turned_board import TurnedBoard
from goboard_gui.go import Point, Size
from goboard_gui.notation import is_playable, notation
from tests.cases import for_each

pytestmark = pytest.mark.usefixtures("qapp")

sizes = st.builds(Size, st.integers(1, 22), st.integers(1, 22))


def table(size: Size, *, squares: bool) -> list[list[str]]:
    """Return the rows of names in the text of a chart."""
    text = card_text(turned_card(size, squares=squares))
    return [line.split() for line in text.split("\n\n")[-1].splitlines()]


def test_the_lines_of_a_draughts_board_are_those_of_a_chessboard():
    rows = table(Size(10, 10), squares=True)
    assert rows[0] == ["e0"]
    assert rows[4] == ["a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6"]
    assert rows[5] == ["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5"]
    assert rows[-1] == ["e1"]


def test_the_board_of_bushka_has_eleven_columns_and_nine_rows():
    rows = table(Size(11, 9), squares=True)
    assert rows[0] == ["f0"]
    assert rows[-1] == ["e1"]
    assert sum(map(len, rows)) == 50
    assert {name[0] for row in rows for name in row} == set("abcdefghij")


def test_points_of_the_other_colour_are_between_the_rows():
    assert table(Size(3, 3), squares=False) == [
        ["b3"],
        ["A2", "B2"],
        ["a2", "b2", "c2"],
        ["A1", "B1"],
        ["b1"],
    ]


@given(size=sizes, squares=st.booleans())
def test_letters_run_from_left_to_right_and_numbers_upwards(size, squares):
    board = TurnedBoard(size, squares)
    names = board.names
    assert sorted(names.values()) == sorted(name for row in board.rows() for name in row if name)
    for point, name in names.items():
        assert name == notation("diagonal").format(point, size)
        assert is_playable(point, size) or not squares
        x, y = board.place(point)
        above, right = (
            Point(point.column + 1, point.row - 1),
            Point(point.column + 1, point.row + 1),
        )
        if size.contains(above):
            assert board.place(above) == (x, y - 1)
        if size.contains(right):
            assert board.place(right) == (x + 1, y)
        assert 0 <= x <= (size.width + size.height - 2) / 2
        assert 0 <= y <= (size.width + size.height - 2) / 2


@given(size=sizes)
def test_neighbours_of_the_board_are_at_half_a_square_in_both_directions(size):
    board = TurnedBoard(size)
    for row in range(size.height):
        places = [board.place(Point(column, row)) for column in range(size.width)]
        assert all((x + 0.5, y - 0.5) == after for (x, y), after in pairwise(places))


@for_each("name", ["a.pdf", "a.svg", "a.png", "a.txt"])
@for_each("squares", [True, False])
@pytest.mark.parametrize("page", PAGES)
def test_a_turned_chart_is_written_in_every_format(tmp_path, name, squares, page):
    for size in (Size(1, 1), Size(9, 2), Size(19, 19)):
        save_card(tmp_path / name, turned_card(size, squares=squares), page=page)
        assert (tmp_path / name).stat().st_size > 100


def drawn(size: Size, *, squares: bool, side: int = 900) -> QImage:
    """Return the picture of a turned chart."""
    image = QImage(side, side + 200, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as qp:
        card = turned_card(size, squares=squares, title="x", paragraphs=["x"])
        draw_card(qp, QRectF(0, 0, side, side + 200), card, mm=4)
    return image


@pytest.mark.parametrize("squares", [True, False])
def test_a_turned_board_is_within_its_room(squares):
    image = drawn(Size(7, 4), squares=squares)
    white = QColor("white").rgb()
    edges = [*range(image.height())]
    assert all(image.pixel(x, y) == white for y in edges for x in (0, image.width() - 1))
    assert any(image.pixel(image.width() // 2, y) != white for y in edges)


def test_dark_squares_are_only_drawn_on_a_board_of_squares():
    dark = QColor("#d4d4d4").rgb()

    def count(image: QImage) -> int:
        return sum(
            image.pixel(x, y) == dark
            for y in range(0, image.height(), 3)
            for x in range(0, image.width(), 3)
        )

    assert count(drawn(Size(6, 6), squares=True)) > 1000
    assert count(drawn(Size(6, 6), squares=False)) < 50
