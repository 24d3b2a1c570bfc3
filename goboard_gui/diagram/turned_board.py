"""The board of the diagonal notation, turned by 45° counterclockwise under a square overlay.

So turned, the points of one checkerboard colour lie in a square lattice: the lines with letters run
upwards and those with numbers from left to right, as on a chessboard (Freeling, document 001).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from ..go import Point
from ..named_tuples import NamedTuple
from ..notation import DIAGONAL, falling_line_ends, is_playable, notation, rising_line_ends
from .theme import PRINT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from ..go import Size
    from .painting.lettering import Lettering

# All lengths are in squares of the overlay.
_NAME = 0.26
_LABEL = 0.34
_BEYOND = 0.95
"""The distance from the centre of an outermost square to its label."""
_MARGIN = 1.3
"""The distance from the centre of an outermost square to the edge of the picture."""
_AIR = 0.05
"""The space around a name that interrupts lines."""
_LINE, _OVERLAY = 0.022, 0.045


class TurnedBoard(NamedTuple):
    """The turned board; it has names of the diagonal notation.

    Each square of the overlay holds a point of the same checkerboard colour as the lower left
    corner. With ``squares``, the board has dark and light squares, and only the dark ones have
    names; otherwise it has lines, and the other points are at the corners of the overlay.
    """

    size: Size
    squares: bool = False

    @property
    def extent(self) -> QSizeF:
        """The width and height of the picture in squares of the overlay."""
        side = self._side + 2 * _MARGIN
        return QSizeF(side, side)

    @property
    def names(self) -> dict[Point, str]:
        """The name of each point that has one."""
        diagonal = notation(DIAGONAL)
        return {
            point: diagonal.format(point, self.size)
            for point in self.size.points()
            if not self.squares or is_playable(point, self.size)
        }

    def rows(self) -> list[list[str]]:
        """Return the names in rows from the top, as they are on the turned board; places without a
        name are empty.
        """
        names = {self.place(point): name for point, name in self.names.items()}
        across = sorted({x for x, _ in names})
        return [[names.get((x, y), "") for x in across] for y in sorted({y for _, y in names})]

    def place(self, point: Point) -> tuple[float, float]:
        """Return the position of a point on the turned board, from the centre of its upper left
        square, in squares of the overlay.
        """
        width, height = self.size
        up = height - 1 - point.row
        return (point.column - up + height - 1) / 2, (width + height - 2 - point.column - up) / 2

    @property
    def _side(self) -> float:
        return (self.size.width + self.size.height - 2) / 2

    def draw(self, qp: QPainter, room: QRectF, lettering: Lettering, least_line: float) -> None:
        """Draw the board as large as the ``room`` allows, at its top.

        Lines are at least ``least_line`` wide, in units of the painter.
        """
        unit = min(room.width() / self.extent.width(), room.height() / self.extent.height())
        left = room.center().x() - self._side / 2 * unit
        drawing = _Drawing(self, unit, QPointF(left, room.top() + _MARGIN * unit), least_line)
        drawing.draw_board(qp)
        drawing.draw_overlay(qp)
        drawing.draw_names(qp, lettering)
        drawing.draw_labels(qp, lettering)


class _Drawing(NamedTuple):
    """A turned board on a painter: the length of a square of the overlay, and the position of the
    upper left one.
    """

    board: TurnedBoard
    unit: float
    origin: QPointF
    least_line: float

    def draw_board(self, qp: QPainter) -> None:
        """Draw the lines or the squares of the turned board."""
        qp.setPen(self._pen(_LINE, PRINT.line))
        qp.setBrush(Qt.BrushStyle.NoBrush)
        if not self.board.squares:
            qp.drawLines(list(self._board_lines()))
            return
        for point in self.board.size.points():
            dark = is_playable(point, self.board.size)
            qp.setBrush(QColor(PRINT.dark_square if dark else PRINT.surface))
            x, y = self.board.place(point)
            corners = ((x, y - 0.5), (x + 0.5, y), (x, y + 0.5), (x - 0.5, y))
            qp.drawPolygon(QPolygonF([self._at(*corner) for corner in corners]))

    def draw_overlay(self, qp: QPainter) -> None:
        """Draw the squares of the overlay, and each of their sides once."""
        sides = set()
        for point in self.board.size.points():
            if is_playable(point, self.board.size):
                x, y = self.board.place(point)
                corners = [
                    (x - 0.5, y - 0.5),
                    (x + 0.5, y - 0.5),
                    (x + 0.5, y + 0.5),
                    (x - 0.5, y + 0.5),
                ]
                sides |= {
                    frozenset(side)
                    for side in zip(corners, [*corners[1:], corners[0]], strict=True)
                }
        qp.setPen(self._pen(_OVERLAY, PRINT.second_ink))
        qp.drawLines([QLineF(*(self._at(*end) for end in sorted(side))) for side in sides])

    def draw_names(self, qp: QPainter, lettering: Lettering) -> None:
        """Draw the names of the points; they interrupt the lines below them."""
        em = _NAME * self.unit
        for point, name in self.board.names.items():
            centre = self._at(*self.board.place(point))
            if not self.board.squares:
                air = 2 * _AIR * self.unit
                room = QRectF(0, 0, lettering.width(name) * em + air, lettering.height() * em + air)
                room.moveCenter(centre)
                qp.fillRect(room, QColor(PRINT.surface))
            lettering.draw_text(qp, name, centre, em, QColor(PRINT.ink))

    def draw_labels(self, qp: QPainter, lettering: Lettering) -> None:
        """Draw the letters below and the numbers on the left; those of the points at corners, in
        grey, above and on the right.
        """
        size, em = self.board.size, _LABEL * self.unit
        first, last = -_BEYOND, (size.width + size.height - 2) / 2 + _BEYOND
        for ends, is_letter in ((rising_line_ends(size), True), (falling_line_ends(size), False)):
            for end in ends:
                own = is_playable(end.point, size)
                if self.board.squares and not own:
                    continue
                x, y = self.board.place(end.point)
                x, y = (x, last if own else first) if is_letter else (first if own else last, y)
                ink = PRINT.edge_ink if own else PRINT.second_ink
                lettering.draw_text(qp, end.label, self._at(x, y), em, QColor(ink), bold=own)

    def _board_lines(self) -> Iterator[QLineF]:
        width, height = self.board.size
        for row in range(height):
            yield self._line(Point(0, row), Point(width - 1, row))
        for column in range(width):
            yield self._line(Point(column, 0), Point(column, height - 1))

    def _line(self, one: Point, other: Point) -> QLineF:
        return QLineF(self._at(*self.board.place(one)), self._at(*self.board.place(other)))

    def _at(self, x: float, y: float) -> QPointF:
        return self.origin + QPointF(x, y) * self.unit

    def _pen(self, width: float, colour: str) -> QPen:
        pen = QPen(QColor(colour), max(width * self.unit, self.least_line))
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        return pen
