"""Automatic cropping of figures."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ...go import Crop
from .figure import FigureKind
from .options import Cropping

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ...go import Point, Size
    from .figure import Figure
    from .options import PlanOptions

MARGIN = 2
"""Lines of margin around the moves and markup."""
NEAR_EDGE = 3
"""Distance from an edge, in lines, up to which a cut is moved to the edge."""
_NEARLY_ALL = 0.8
"""Share of all points from which a crop becomes the whole board."""


def figure_crop(figure: Figure, options: PlanOptions) -> Crop | None:
    """Return the crop of a figure, or None for the whole board.

    An explicit crop takes precedence, then the record's view (VW), then the area of play.
    """
    size, view = figure.base.size, figure.markup.view
    if options.crop is not None or view:
        return explicit_crop(options.crop, view, size)
    diagram = figure.kind is FigureKind.DIAGRAM and options.cropping is Cropping.DIAGRAMS
    if diagram or options.cropping is Cropping.ALL:
        return crop_around(_relevant_points(figure), size)
    return None


def explicit_crop(
    requested: Crop | None, view: Collection[Point] | None, size: Size
) -> Crop | None:
    """Return the crop that the user or else the record (VW) specifies, or None if neither does or
    it covers the whole board.

    ``requested`` may refer to a larger board; points off this board are ignored. Without it the
    record's ``view`` applies.

    >>> from goboard_gui.go import Size
    >>> explicit_crop(Crop(5, 5, 18, 18), None, Size(9, 9))
    Crop(left=5, top=5, right=8, bottom=8)
    """
    if requested is None and view:
        requested = Crop.around_points(view)
    if requested is None:
        return None
    left, top, right, bottom = requested
    crop = Crop(max(left, 0), max(top, 0), min(right, size.width - 1), min(bottom, size.height - 1))
    empty = crop.left > crop.right or crop.top > crop.bottom
    return None if empty or crop == Crop.whole_board(size) else crop


def is_rectangle(points: Collection[Point]) -> bool:
    """Return whether distinct points are all those of a rectangle.

    >>> from goboard_gui.go import Point
    >>> is_rectangle([Point(0, 0), Point(1, 0)]), is_rectangle([Point(0, 0), Point(1, 1)])
    (True, False)
    """
    return len(points) == len(Crop.around_points(points).points())


def crop_around(points: Iterable[Point], size: Size) -> Crop | None:
    """Return a crop around points, or None if it would be the whole board or there are no points.

    >>> from goboard_gui.go import Point, Size
    >>> crop_around([Point(9, 9), Point(16, 2)], Size(19, 19))
    Crop(left=7, top=0, right=18, bottom=11)
    """
    places = list(points)
    if not places:
        return None
    left, top, right, bottom = Crop.around_points(places)
    first_column, last_column = _stretch(left, right, size.width)
    first_row, last_row = _stretch(top, bottom, size.height)
    crop = Crop(first_column, first_row, last_column, last_row)
    shown = crop.size.width * crop.size.height
    return None if shown >= _NEARLY_ALL * size.width * size.height else crop


def _stretch(first: int, last: int, count: int) -> tuple[int, int]:
    """Return a range of board lines extended by a margin, and to the edge of the board if the edge
    is near.
    """
    first, last = first - MARGIN, last + MARGIN
    return (
        0 if first <= NEAR_EDGE else first,
        count - 1 if last >= count - 1 - NEAR_EDGE else last,
    )


def _relevant_points(figure: Figure) -> Iterable[Point]:
    """Return the points of moves, notes and markup; without any, those of stones."""
    markup = figure.markup
    seats = (note.note_point.point for note in figure.notes if note.note_point)
    pairs = chain.from_iterable((*markup.arrows, *markup.lines))
    places = [*figure.numbers, *seats, *markup.marks, *markup.labels, *pairs]
    return places if figure.moves else [*places, *figure.stones]
