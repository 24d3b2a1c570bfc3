"""Small pictures on the welcome page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter

from ....diagram import theme as themes
from ....diagram.compose import DisplayOptions, LastMoveMark, compose_picture
from ....diagram.layout import BoardMargins, Layout
from ....diagram.painting.device import Device
from ....diagram.painting.painter import Painter
from ....diagram.picture import Cell, ContinuationStats
from ....go import Board, Colour, Crop, Point, Size
from ....notation import NOTATIONS, Naming
from ....record.values.markup import Markup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....diagram.picture import Picture
    from ....diagram.theme import Theme

FULL_SIZE, SMALL_SIZE = Size(19, 19), Size(9, 9)
LABELLED_POINT = Point(16, 2)
"""The point of a 19×19 board that is labelled."""

_AROUND = 3
"""Margin for a board's shadow, in pixels."""
_BARE = DisplayOptions(edges=frozenset(), spotlight=False, last_move=LastMoveMark.NOTHING)
_CORNER = 4
"""Number of lines shown of a corner."""

_GAME = ((6, 2), (4, 2), (6, 4), (4, 4), (5, 5), (4, 5), (5, 6), (7, 3), (7, 2), (6, 3), (5, 3))
"""The points of alternating moves."""
_VISIBLE = Crop(3, 1, 8, 6)
"""The visible part of the board, small enough for legible numbers."""
_ASYMMETRICAL = ((2, 2), (3, 2), (2, 3), (5, 2), (2, 6))
_CORNER_STONES = {Point(15, 3): Colour.BLACK}
_CONTINUATIONS = {
    Point(16, 5): ContinuationStats("A", Colour.WHITE, 512, step=4),
    Point(13, 2): ContinuationStats("B", Colour.WHITE, 180, step=2),
    Point(16, 2): ContinuationStats("C", Colour.WHITE, 96, step=1),
}

_PAPER, _PAPER_EDGE, _TEXT = "#ffffff", "#b9b6ae", "#a09d95"
_LEADING = 3.5
"""Distance of text lines on the page, in pixels."""


def numbered_game_picture() -> Picture:
    """Return a picture of a game with numbered moves."""
    labels = {Point(*place): str(number) for number, place in enumerate(_GAME, 1)}
    picture = compose_picture(
        _after(_GAME), _plain(SMALL_SIZE), _BARE, markup=Markup(labels=labels)
    )
    return picture._replace(crop=_VISIBLE)


def position_picture(board: Board) -> Picture:
    """Return a picture of a whole board without coordinates."""
    return compose_picture(board, _plain(board.size), _BARE)


def labelled_corner_picture(naming: Naming) -> Picture:
    """Return a picture of one corner of a 19×19 board, with a stone labelled by its coordinates."""
    board = Board.empty(FULL_SIZE).with_stones({LABELLED_POINT: Colour.BLACK})
    picture = compose_picture(
        board, naming, _BARE, markup=Markup(labels={LABELLED_POINT: naming.name(LABELLED_POINT)})
    )
    return picture._replace(crop=_corner_of(naming.to_view(LABELLED_POINT)))


def rotated_position_picture(naming: Naming) -> Picture:
    """Return a picture of an asymmetrical position in the view of ``naming``."""
    return compose_picture(_after(_ASYMMETRICAL), naming, _BARE)


def continuations_picture() -> Picture:
    """Return a picture of a corner with letters for continuations."""
    picture = compose_picture(
        Board.empty(FULL_SIZE).with_stones(_CORNER_STONES), _plain(FULL_SIZE), _BARE
    )
    answers = {point: Cell(continuation=counted) for point, counted in _CONTINUATIONS.items()}
    return picture._replace(cells={**picture.cells, **answers}, crop=Crop(12, 0, 18, 6))


def draw_board(qp: QPainter, room: QRectF, picture: Picture, theme: Theme) -> None:
    """Draw the visible part of a board as large as possible within the rectangle ``room``."""
    empty_board = picture.empty_board
    inside = room.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
    layout = Layout.fit(
        empty_board.size, inside, margins=BoardMargins.for_board(empty_board), crop=picture.crop
    )
    Painter(Device.for_pixels(qp.device().devicePixelRatioF()), layout, theme).draw(qp, picture)


def draw_page(qp: QPainter, room: QRectF) -> None:
    """Draw a printed page that shows a board with numbered moves above lines of text."""
    page = QRectF(0, 0, room.height() * 0.74, room.height() - 4)
    page.moveCenter(room.center())
    qp.setPen(QColor(_PAPER_EDGE))
    qp.setBrush(QColor(_PAPER))
    qp.drawRect(page)
    inside = page.adjusted(6, 4, -6, -6)
    figure = QRectF(inside.left(), inside.top(), inside.width(), inside.width())
    draw_board(qp, figure, numbered_game_picture(), themes.PRINT)
    text = inside.bottom() - figure.bottom()
    _draw_lines(qp, QRectF(inside.left(), figure.bottom() + 2, inside.width(), text))


def _draw_lines(qp: QPainter, room: QRectF) -> None:
    """Draw lines that represent text; the last line is short."""
    qp.setPen(QColor(_TEXT))
    count = int(room.height() // _LEADING)
    for number in range(count):
        height = room.top() + (number + 0.5) * _LEADING
        length = room.width() * (0.6 if number == count - 1 else 1)
        qp.drawLine(QLineF(room.left(), height, room.left() + length, height))


def _after(places: Sequence[tuple[int, int]]) -> Board:
    """Return a 9×9 board with the given moves, none of which captures."""
    colours = (Colour.BLACK, Colour.WHITE)
    stones = {Point(*place): colours[turn % 2] for turn, place in enumerate(places)}
    return Board.empty(SMALL_SIZE).with_stones(stones)


def _plain(size: Size) -> Naming:
    return Naming(NOTATIONS[0], size)  # no names are shown


def _corner_of(point: Point) -> Crop:
    """Return the crop that shows the corner of a 19×19 board nearest to a point."""

    def corner_range(place: int) -> tuple[int, int]:
        return (0, _CORNER - 1) if place < FULL_SIZE.width // 2 else (FULL_SIZE.width - _CORNER, 18)

    (left, right), (top, bottom) = corner_range(point.column), corner_range(point.row)
    return Crop(left, top, right, bottom)
