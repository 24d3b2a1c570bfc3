"""Numbered callouts on pictures: circles in the margin with lines to widgets of the window."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from PySide6.QtWidgets import QWidget

    from goboard_gui.go import Point
    from goboard_gui.gui.board.board_widget import BoardWidget

CALLOUTS_KEY = "Callouts"
"""Key of the text in a PNG file that holds the number of its callouts."""

_MARGIN = 52
"""Width in pixels of a margin with circles."""
_RADIUS = 20
_GAP = 6
"""Minimum distance between circles in pixels."""
_DOT = 6.0
_CELL = 0.4
"""Distance of a line from the centre of a point, relative to the distance of the board's lines."""
_LINE, _HALO = 3.0, 7.0
_CLEARANCE = 4.0
"""Pixels between a dot and the widget that it points at."""
_REACH = 0.42
"""Greatest distance of a line from the middle of its widget, relative to the widget's extent."""
_CONTRAST = 24
"""Difference of grey levels at the edges of letters."""
_DETOUR = 0.15
"""Edge pixels that a line hides rather than move away from the middle by a pixel."""
_DIGITS = 26
"""Size of the digits in pixels."""
_COLOUR = QColor("#b3261e")
_GROUND = QColor("#ffffff")


class Callout(NamedTuple):
    """A numbered pointer to a widget, drawn from a side of the picture."""

    widget: QWidget
    side: Qt.Edge
    part: QRect | None = None
    """The part of the widget to point at, or None for all of it."""

    def place(self, shown: QWidget) -> QRect:
        """Return the visible rectangle in the coordinates of the widget that is shown."""
        widget, part = self.widget, self.widget.rect() if self.part is None else self.part
        while widget is not shown:
            part = part.intersected(widget.rect()).translated(widget.pos())
            widget = widget.parentWidget()
        if part.isEmpty() or not self.widget.isVisible():
            raise ValueError(f"nothing of {self.widget} is visible")
        return part


def on_board(board: BoardWidget, point: Point, side: Qt.Edge) -> Callout:
    """Return a callout of a point of a board."""
    half = round(_CELL * board.pitch)
    corner = board.centre(point).toPoint() - QPoint(half, half)
    return Callout(board, side, QRect(corner, QSize(2 * half, 2 * half)))


def margins(callouts: Sequence[Callout]) -> QSize:
    """Return the width and height that callouts add to a picture."""
    edges = Qt.Edge
    return QSize(
        _margin(callouts, edges.LeftEdge) + _margin(callouts, edges.RightEdge),
        _margin(callouts, edges.TopEdge) + _margin(callouts, edges.BottomEdge),
    )


def _margin(callouts: Sequence[Callout], side: Qt.Edge) -> int:
    return _MARGIN if any(callout.side == side for callout in callouts) else 0


def add_callouts(image: QImage, shown: QWidget, callouts: Sequence[Callout]) -> QImage:
    """Return a picture of a widget with margins, in which the callouts are numbered from 1."""
    scale = image.width() / shown.width()
    rects = [_scaled(callout.place(shown), scale) for callout in callouts]
    left, top = _margin(callouts, Qt.Edge.LeftEdge), _margin(callouts, Qt.Edge.TopEdge)
    extra = margins(callouts)
    width, height = image.width() + extra.width(), image.height() + extra.height()
    whole = QImage(width, height, QImage.Format.Format_RGB32)
    whole.fill(_GROUND)
    edges = _edges(image)
    ends = [
        _line_end(edges, rect, callout.side) + QPointF(left, top)
        for rect, callout in zip(rects, callouts, strict=True)
    ]
    with QPainter(whole) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.drawImage(left, top, image)
        centres = _circle_centres(ends, [callout.side for callout in callouts], whole.size())
        for end, centre in zip(ends, centres, strict=True):
            _draw_line(qp, end, centre)
        for number, centre in enumerate(centres, 1):
            _draw_circle(qp, centre, number)
    whole.setText(CALLOUTS_KEY, str(len(callouts)))
    return whole


def _scaled(rect: QRect, scale: float) -> QRectF:
    x, y, width, height = (scale * value for value in rect.getRect())
    return QRectF(x, y, width, height)


def _edges(image: QImage) -> NDArray[np.bool_]:
    """Return which pixels of an image are at an edge, such as that of a letter."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), -1)
    levels = rows[:, : grey.width()].astype(np.int16)
    steps = np.abs(np.diff(levels, axis=0, prepend=levels[:1]))
    steps = np.maximum(steps, np.abs(np.diff(levels, axis=1, prepend=levels[:, :1])))
    return steps > _CONTRAST


def _line_end(edges: NDArray[np.bool_], rect: QRectF, side: Qt.Edge) -> QPointF:
    """Return where the line from a side ends, just outside the rectangle of a widget.

    The line is near the middle of the widget, where it hides as little as possible.
    """
    off = _DOT + _CLEARANCE
    around = rect.adjusted(-off, -off, off, off)
    match side:
        case Qt.Edge.LeftEdge:
            crossed = edges[:, : _pixels(around.left())].sum(axis=1)
            return QPointF(around.left(), _least_hidden(crossed, rect.center().y(), rect.height()))
        case Qt.Edge.RightEdge:
            crossed = edges[:, _pixels(around.right()) :].sum(axis=1)
            return QPointF(around.right(), _least_hidden(crossed, rect.center().y(), rect.height()))
        case Qt.Edge.TopEdge:
            crossed = edges[: _pixels(around.top())].sum(axis=0)
            return QPointF(_least_hidden(crossed, rect.center().x(), rect.width()), around.top())
        case _:
            crossed = edges[_pixels(around.bottom()) :].sum(axis=0)
            return QPointF(_least_hidden(crossed, rect.center().x(), rect.width()), around.bottom())


def _pixels(length: float) -> int:
    return max(round(length), 0)


def _least_hidden(crossed: NDArray[np.int64], middle: float, extent: float) -> float:
    """Return the coordinate near the middle of an extent at which a line crosses few edges.

    ``crossed`` has the number of edges that a line one pixel wide crosses at each coordinate.
    """
    hidden = np.convolve(crossed, np.ones(round(_HALO) + 4), "same")
    distances = np.arange(round(_REACH * extent) + 1)
    places = middle + np.concatenate((distances, -distances))
    inside = places[(places >= 0) & (places < len(hidden))]
    costs = hidden[inside.astype(int)] + _DETOUR * np.abs(inside - middle)
    return float(inside[np.argmin(costs)])


def _circle_centres(
    ends: Sequence[QPointF], sides: Sequence[Qt.Edge], size: QSize
) -> Sequence[QPointF]:
    """Return the centres of the circles in the margins, moved apart where they would overlap."""
    centres = list(ends)
    order = sorted(range(len(ends)), key=lambda at: sides[at].value)
    for side, group in groupby(order, key=lambda at: sides[at]):
        members = list(group)
        upright = side in (Qt.Edge.LeftEdge, Qt.Edge.RightEdge)
        length = size.height() if upright else size.width()
        wanted = [ends[at].y() if upright else ends[at].x() for at in members]
        across = _MARGIN / 2
        if side == Qt.Edge.RightEdge:
            across = size.width() - _MARGIN / 2
        elif side == Qt.Edge.BottomEdge:
            across = size.height() - _MARGIN / 2
        for at, along in zip(members, _moved_apart(wanted, length), strict=True):
            centres[at] = QPointF(across, along) if upright else QPointF(along, across)
    return centres


def _moved_apart(wanted: Sequence[float], length: float) -> Sequence[float]:
    """Return coordinates near the wanted ones, in their order, at which circles do not overlap."""
    step = 2 * _RADIUS + _GAP
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    placed = list(wanted)
    least = _RADIUS + _GAP / 2
    for at in order:
        placed[at] = least = max(placed[at], least)
        least += step
    most = length - _RADIUS - _GAP / 2
    for at in reversed(order):
        placed[at] = most = min(placed[at], most)
        most -= step
    return placed


def _draw_line(qp: QPainter, end: QPointF, centre: QPointF) -> None:
    for colour, width in ((_GROUND, _HALO), (_COLOUR, _LINE)):
        qp.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        qp.drawLine(centre, end)
        qp.setBrush(colour)
        radius = _DOT + (width - _LINE) / 2
        qp.setPen(Qt.PenStyle.NoPen)
        qp.drawEllipse(end, radius, radius)


def _draw_circle(qp: QPainter, centre: QPointF, number: int) -> None:
    qp.setPen(QPen(_GROUND, 2.0))
    qp.setBrush(_COLOUR)
    qp.drawEllipse(centre, _RADIUS, _RADIUS)
    font = qp.font()
    font.setPixelSize(_DIGITS)
    font.setBold(True)
    qp.setFont(font)
    qp.setPen(_GROUND)
    square = QRectF(centre - QPointF(_RADIUS, _RADIUS), centre + QPointF(_RADIUS, _RADIUS))
    qp.drawText(square, Qt.AlignmentFlag.AlignCenter, str(number))
