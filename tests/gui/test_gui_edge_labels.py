"""Coordinates at the edges of a board on the screen: their height, and those scrolled away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram import theme
from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.go import Board, Point, Size
from goboard_gui.gui.board.board_view import BoardView
from goboard_gui.notation import Naming, notation
from tests.cases import for_each


@pytest.fixture
def view(qtbot):
    """Return what shows an empty board in a view of 600 × 600 pixels."""

    def show(side: int = 19, zoom: float = 1.0, chosen: str = "western") -> BoardView:
        size = Size(side, side)
        picture = compose_picture(
            Board.empty(size), Naming(notation(chosen), size), DisplayOptions()
        )
        view = BoardView(picture, theme.PRINT_ON_SCREEN)
        qtbot.addWidget(view)
        view.resize(600, 600)
        view.show()
        qtbot.waitExposed(view)
        view.set_zoom(zoom)
        QApplication.processEvents()
        return view

    return show


def ink_rows(image: QImage, room: QRect) -> int:
    """Return how many rows of pixels the dark text in a part of an image takes."""
    grey = image.copy(room).convertToFormat(QImage.Format.Format_Grayscale8)
    width, height = grey.width(), grey.height()
    rows = [row for row in range(height) if min(bytes(grey.constScanLine(row))[:width]) < 140]
    return rows[-1] - rows[0] + 1


def shown_bands(view: BoardView) -> set[str]:
    return {
        side.name.lower() for side, band in view.label_bands._bands.items() if not band.isHidden()
    }


def label_heights(view: BoardView) -> int:
    """Return the height of a digit at the left edge of the board, as it is painted."""
    board = view.board
    place = board.centre(Point(0, 9)).toPoint()  # "10"
    half = round(board.pitch * 0.45)
    left = round(board.pitch * 0.1)
    room = QRect(left, place.y() - half, round(board.pitch * 0.7), 2 * half)
    return ink_rows(board.grab().toImage(), room)


@for_each("zoom", [1.0, 1.5, 3.0, 6.0])
def test_the_labels_of_a_board_are_9_to_18_pixels_high(view, zoom):
    assert 9 <= label_heights(view(zoom=zoom)) <= 18


@for_each(
    ("side", "room", "chosen"),
    [
        *((9, 600, "western"), (9, 900, "tengen-squares")),
        *((13, 600, "tengen-squares"), (13, 900, "western")),
        *((19, 600, "western"), (19, 900, "tengen-squares")),
        *((37, 600, "tengen-squares"), (37, 900, "western")),
        *((52, 600, "western"), (52, 900, "tengen-squares")),
    ],
)
def test_the_labels_of_a_board_that_fits_the_view_are_9_to_18_pixels_high(view, side, room, chosen):
    made = view(side=side, chosen=chosen)
    made.resize(room, room)
    made.set_fit(True)
    QApplication.processEvents()
    board, image = made.board, made.board.grab().toImage()
    assert not made.verticalScrollBar().maximum()
    assert not made.horizontalScrollBar().maximum()
    assert max(board.width(), board.height()) > room - 2 * side
    for row in (0, side - 1):  # labels that are never left out
        place = board.centre(Point(0, row)).toPoint()
        label = QRect(0, place.y() - 10, place.x() - round(board.pitch * 0.55), 20)
        assert 9 <= ink_rows(image, label) <= 18


def test_no_band_is_shown_while_the_whole_board_is_visible(view):
    assert shown_bands(view()) == set()


def test_labels_that_are_scrolled_away_are_shown_in_bands(view):
    made = view(zoom=3)
    across, down = made.horizontalScrollBar(), made.verticalScrollBar()
    assert shown_bands(made) == {"top", "right", "bottom", "left"}
    across.setValue(across.minimum())
    down.setValue(down.maximum())
    assert shown_bands(made) == {"top", "right"}
    made.set_zoom(1)
    assert shown_bands(made) == set()


@pytest.mark.parametrize("zoom", [1.3, 2.0, 6.0])
def test_the_labels_in_bands_are_9_to_18_pixels_high_and_next_to_their_lines(view, zoom):
    made = view(zoom=zoom)
    bands = made.label_bands
    side = next(side for side in bands._bands if side.name == "LEFT")
    band = bands._bands[side]
    made.horizontalScrollBar().setValue(made.horizontalScrollBar().maximum())
    QApplication.processEvents()
    image = band.grab().toImage()
    point = next(
        Point(0, row)
        for row in range(9, 19)
        if made.viewport()
        .rect()
        .contains(
            0, made.board.mapTo(made.viewport(), made.board.centre(Point(0, row)).toPoint()).y()
        )
    )
    y = made.board.mapTo(made.viewport(), made.board.centre(point).toPoint()).y()
    half = round(min(made.board.pitch * 0.45, 14))
    assert 9 <= ink_rows(image, QRect(0, max(y - half, 0), band.width(), 2 * half)) <= 18


def test_a_board_without_coordinates_has_no_bands(view):
    made = view(zoom=3)
    naming = Naming(notation("western"), Size(19, 19))
    options = DisplayOptions(edges=frozenset())
    made.show_picture(compose_picture(Board.empty(naming.size), naming, options))
    assert shown_bands(made) == set()


def test_clicks_go_through_a_band_to_the_board(view):
    made = view(zoom=3)
    band = next(iter(made.label_bands._bands.values()))
    assert made.viewport().childAt(band.geometry().center()) is made.board
