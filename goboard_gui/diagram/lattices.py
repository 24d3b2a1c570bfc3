"""The structures of the two classes of points that diagonal steps never leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..notation import is_playable, letter_ends, number_ends, oblique_lines
from .picture import Caption, Role, Spotlight, Stroke, Structure, Tint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Point
    from ..notation import LineEnd
    from .frame import Frame

_BEYOND = 0.31  # columns and rows from its end to the label of a line
_LABEL = 0.22  # its em in pitches


def playable_class(frame: Frame) -> Structure:
    """The points that draughts is played on."""
    return Structure((Tint(frame.points(playable_points(frame)), Role.FOURTH),))


def playable_points(frame: Frame) -> list[Point]:
    """The points of the class of the lower left corner, as the notation names the board."""
    return [point for point in frame.size.points() if is_playable(point, frame.size)]


def two_lattices(frame: Frame, *, named: bool) -> Structure:
    """The oblique lines of both classes, with a letter or a number at one end of each.

    They need no label where ``named`` points tell them.
    """
    lines, captions = [], []
    for ends, beyond in ((letter_ends(frame.size), -_BEYOND), (number_ends(frame.size), _BEYOND)):
        for end in ends:
            rising, falling = oblique_lines(end.point, frame.size)
            points = rising if beyond < 0 else falling
            stroke = _stroke(end, frame)
            if len(points) > 1:
                lines.append(frame.line(points[0], points[-1], stroke))
            if not named:
                place = frame.beside(end.point, beyond, _BEYOND)
                captions.append(Caption(place, end.label, _LABEL, line=stroke))
    return Structure(lines=tuple(lines), captions=tuple(captions))


def diagonals_of(view_point: Point, frame: Frame) -> Spotlight:
    """The two oblique lines through a point."""
    lines: Sequence[tuple[Point, ...]] = oblique_lines(frame.from_view(view_point), frame.size)
    return tuple(frame.line(points[0], points[-1], Stroke.SPOT) for points in lines)


def _stroke(end: LineEnd, frame: Frame) -> Stroke:
    return Stroke.LATTICE if is_playable(end.point, frame.size) else Stroke.OTHER_LATTICE
