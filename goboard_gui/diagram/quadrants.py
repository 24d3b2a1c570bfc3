"""The structures of notations that count from the corners, or from the centre."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Point, Size
from ..notation import Side, centre_lines, quadrant
from .edging import breadth
from .picture import Caption, Role, Segment, Stroke, Structure, Tint

if TYPE_CHECKING:
    from collections.abc import Callable

    from .frame import Frame

_WATERMARK = 0.75  # its length, in sides of its quadrant
_LARGEST_WATERMARK = 2.6  # pitches, its em
_SIGNS = str.maketrans("-", "−", "0123456789")
_QUADRANTS = range(1, 5)


def signed_quadrants(frame: Frame) -> Structure:
    """The four quadrants, each with the signs of its names, and the lines between them."""
    return _quadrants(frame, lambda name: name.translate(_SIGNS))


def lettered_quadrants(frame: Frame) -> Structure:
    """The four quadrants, each with the letter of its names, and the lines between them."""
    return _quadrants(frame, lambda name: name[:1])


def named_quadrants(frame: Frame) -> Structure:
    """The four quadrants, each with the name of its corner, and the lines between them."""
    return _quadrants(frame, str)


def centre_axes(frame: Frame) -> Structure:
    """The two axes through the centre, dashed where they run between lines."""
    width, height = frame.size
    axes = []
    for across, count in ((True, width), (False, height)):
        low, high = (count - 1) // 2, count // 2
        first, last = (
            frame.between(Point(low, row), Point(high, row))
            if across
            else frame.between(Point(row, low), Point(row, high))
            for row in (0, (height if across else width) - 1)
        )
        axes.append(Segment(first, last, Stroke.AXIS if low == high else Stroke.DIVISION))
    return Structure(lines=tuple(axes))


def _quadrants(frame: Frame, watermark: Callable[[str], str]) -> Structure:
    """The quadrants; ``watermark`` makes one of the name of a corner."""
    size = frame.size
    tints, captions = [], []
    for number in _QUADRANTS:
        points = [point for point in size.points() if quadrant(point, size) == number]
        if points:
            tints.append(Tint(frame.points(points), Role(number - 1)))
            (corner,) = _corners(size).intersection(points)
            text = watermark(frame.notation.format(corner, size))
            em = min(_WATERMARK * min(_extent(points)) / breadth(text), _LARGEST_WATERMARK)
            middle = frame.between(points[0], points[-1])
            captions.append(Caption(middle, text, em, watermark=True))
    return Structure(tuple(tints), _axes(frame), tuple(captions))


def _axes(frame: Frame) -> tuple[Segment, ...]:
    """The centre lines there are."""
    column, row = centre_lines(frame.size)
    width, height = frame.size
    axes = []
    if column is not None:
        axes.append(frame.line(Point(column, 0), Point(column, height - 1), Stroke.AXIS))
    if row is not None:
        axes.append(frame.line(Point(0, row), Point(width - 1, row), Stroke.AXIS))
    return tuple(axes)


def _corners(size: Size) -> set[Point]:
    left, right = Side.LEFT.points(size), Side.RIGHT.points(size)
    return {left[0], left[-1], right[0], right[-1]}


def _extent(points: list[Point]) -> Size:
    """The size of the smallest rectangle around points listed row by row."""
    return Size(points[-1].column - points[0].column + 1, points[-1].row - points[0].row + 1)
