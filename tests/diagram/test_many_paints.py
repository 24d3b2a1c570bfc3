"""Guards against losing references while painting, as PySide6 6.12.0 does below Python 3.12."""

from __future__ import annotations

import gc
import sys

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.painting.painter import draw
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.diagram.theme import LIGHT, PRINT
from goboard_gui.go import Colour, Point, Size
from tests.diagram.diagram_cases import empty_board, layout_of, window

BOARDS = 20
FLUCTUATION = 3000
"""How many references to None may come and go elsewhere; a board of 361 stones would lose more."""
SIZE = Size(19, 19)

pytestmark = pytest.mark.usefixtures("qapp")


def full_board(turn: int) -> Picture:
    colours = (Colour.BLACK, Colour.WHITE)
    return Picture(
        empty_board(19),
        {
            point: Cell(colours[(index + turn) % 2], name=f"{point.column}-{point.row}")
            for index, point in enumerate(SIZE.points())
        },
    )


@pytest.fixture
def none_is_kept():
    """Painting must not use up the references to None, of which a program has thousands."""
    gc.collect()  # what others left behind refers to None as well
    before = sys.getrefcount(None)
    yield
    if sys.version_info < (3, 12):
        assert sys.getrefcount(None) > before - FLUCTUATION


@pytest.mark.usefixtures("none_is_kept")
def test_many_boards_are_painted_from_images():
    layer, boards = BoardImage(), [full_board(0), full_board(1)]
    layout = layout_of(boards[0], 20)
    for turn in range(BOARDS):
        layer.update(boards[turn % 2], layout, LIGHT, window(layout))
    middle = layout.centre(Point(9, 9)).toPoint()
    assert layer.image.pixelColor(middle).isValid()


@pytest.mark.usefixtures("none_is_kept")
def test_many_boards_are_painted_afresh():
    board = full_board(0)
    layout = layout_of(board, 20)
    image = QImage(window(layout), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    for _ in range(BOARDS):
        with QPainter(image) as qp:
            draw(qp, board, layout, PRINT)
    assert not image.paintingActive()
