"""Layout of boards on paper, where the labels at the edges are readable whatever the line spacing.

All lengths are in millimetres.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

from .edge_arrangement import EdgeType
from .edge_labels import NEAR, labels_by_side
from .layout import Layout
from .painting.lettering import Lettering, TextRendering
from .picture import EdgeLabels, NotationGrid, Picture
from .theme import PRINT
from .units import MM_PER_POINT

if TYPE_CHECKING:
    from collections.abc import Callable

USUAL_EDGE_SIZE = 6.0 * MM_PER_POINT
"""The font size of labels at the edges where there is room."""
LEAST_EDGE_SIZE = 5.0 * MM_PER_POINT
"""The smallest font size of labels at the edges; those that do not fit are left out."""
LEAST_LABEL_SIZE = 5.5 * MM_PER_POINT
"""The smallest font size of numbers and labels on points."""

_NARROWEST = 0.85
"""The factor by which labels on the left and right are narrowed before they are left out."""
_LARGEST_SCALED = 5.5
"""The line spacing from which labels at the edges do not become larger."""
LEAST_SHARE = 0.95
"""The part of its size that a board keeps at least if its labels do not fit; otherwise they are
left out.
"""
_CLEAR = 0.05  # line spacings between the labels of a notation grid and those at the edges
_LEAST_PITCH = 0.05
_TINY, _ROUNDING = 1e-4, 1e-9


def paper_layout(picture: Picture, pitch: float, aspect: float = 1.0, room: float = inf) -> Layout:
    """Return the layout of a picture with its labels, with its top left corner at (0, 0).

    ``pitch`` is the column spacing, and ``aspect`` the ratio of row spacing to column spacing. If
    the board should not be wider than ``room``, its labels are smaller on the left and right, or
    left out if they would be too small.
    """
    return _layout(blank_picture(picture), pitch, aspect, room)


def pitch_for_width(picture: Picture, width: float, wanted: float, aspect: float = 1.0) -> float:
    """Return the largest line spacing up to ``wanted`` at which a board fits a width.

    It is at most 5 % smaller than with short labels; labels that do not fit then are left out.
    """
    blank = blank_picture(picture)
    edges, second = map(_shortened, (blank.empty_board.edges, blank.empty_board.second))
    short = blank._replace(empty_board=blank.empty_board._replace(edges=edges, second=second))
    usual = width / Layout.for_picture(short, 1.0, aspect).board_rect().width()
    least = LEAST_SHARE * min(wanted, usual)
    return _fitting_pitch(lambda pitch: least_width(blank, pitch, aspect), width, wanted, least)


def pitch_without_labels(
    picture: Picture, width: float, wanted: float, aspect: float = 1.0
) -> float:
    """Return the largest line spacing up to ``wanted`` at which a board without labels at its edges
    fits a width.
    """
    blank = blank_picture(picture)
    bare = blank.empty_board._replace(edges=EdgeLabels(), second=EdgeLabels())
    unit = Layout.for_picture(blank._replace(empty_board=bare), 1.0, aspect).board_rect()
    return min(wanted, width / unit.width())


def pitch_for_height(
    picture: Picture, height: float, wanted: float, aspect: float = 1.0, room: float = inf
) -> float:
    """Return the largest line spacing up to ``wanted`` at which a board with its labels is no
    higher than ``height``; ``room`` is that for its width.
    """
    if height <= 0:
        return 0.0

    def own_height(pitch: float) -> float:
        return paper_layout(picture, pitch, aspect, room).board_rect().height()

    return _fitting_pitch(own_height, height, wanted, min(wanted, _LEAST_PITCH))


def least_width(
    picture: Picture, pitch: float, aspect: float = 1.0, *, narrowed: bool = False
) -> float:
    """Return the width of a board if the labels at its edges have the smallest type, which may also
    be ``narrowed``.
    """
    squeeze = _NARROWEST if narrowed else 1.0
    return _smallest_layout(blank_picture(picture), pitch, aspect, squeeze).board_rect().width()


def _fitting_pitch(
    length: Callable[[float], float], room: float, wanted: float, least: float
) -> float:
    """Return the largest line spacing from ``least`` to ``wanted`` at which the length of a board
    fits, or ``least``.
    """
    pitch = wanted
    # Labels do not shrink with the lines, so this approaches the right pitch from above.
    while (own := length(pitch)) > room + _ROUNDING:
        pitch *= max(room - _TINY, room / 2) / own
        if pitch <= least:
            return least
    return pitch


def blank_picture(picture: Picture) -> Picture:
    """Return a picture with only what determines its layout."""
    grid = picture.empty_board.notation_grid
    if grid is not None:
        captions = tuple(caption for caption in grid.captions if caption.line_style is not None)
        grid = NotationGrid(captions=captions)
    empty_board = picture.empty_board._replace(
        hoshi=frozenset(), notation_grid=grid, dark_squares=None
    )
    return Picture(empty_board, crop=picture.crop)


def _shortened(edges: EdgeLabels) -> EdgeLabels:
    """Return labels of the same sides without text."""
    top, right, bottom, left = (("",) * len(side) for side in labels_by_side(edges))
    return edges._replace(top=top, right=right, bottom=bottom, left=left)


@lru_cache(maxsize=1024)
def _layout(blank: Picture, pitch: float, aspect: float, room: float) -> Layout:
    scale = PRINT.edge_scale * min(_LARGEST_SCALED / pitch, 1.0)
    least = max(LEAST_EDGE_SIZE, blank.empty_board.min_edge_size)
    type_ = EdgeType(max(USUAL_EDGE_SIZE, least), least, scale, _NARROWEST)
    whole = blank.crop and _layout(blank._replace(crop=None), pitch, aspect, room).edges
    return Layout.with_edge_type(
        blank, pitch, aspect, type_, _width, room, whole, _near(blank, pitch, aspect)
    )


@lru_cache(maxsize=1024)
def _smallest_layout(blank: Picture, pitch: float, aspect: float, squeeze: float) -> Layout:
    least = max(LEAST_EDGE_SIZE, blank.empty_board.min_edge_size)
    type_ = EdgeType(least, least, 0.0, squeeze, tight=True)
    return Layout.with_edge_type(
        blank, pitch, aspect, type_, _width, near=_near(blank, pitch, aspect)
    )


def _near(blank: Picture, pitch: float, aspect: float) -> tuple[float, float]:
    """Return the distance from the outermost lines to the labels, in columns and in rows.

    It is larger if the lines of a notation grid have labels of their own beyond their ends.
    """
    grid, size = blank.empty_board.notation_grid, blank.empty_board.size
    near_x = near_y = NEAR
    for place, text, em, *_ in grid.captions if grid else ():
        em = max(em, LEAST_LABEL_SIZE / (pitch * min(aspect, 1.0)))
        beyond_x = max(-place.column, place.column - size.width + 1)
        beyond_y = max(-place.row, place.row - size.height + 1)
        near_x = max(near_x, beyond_x + _width(text) * em / 2 + _CLEAR)
        near_y = max(near_y, beyond_y + em / 2 + _CLEAR)
    return near_x, near_y


def _width(text: str) -> float:
    return Lettering(PRINT.families, TextRendering.TEXT).width(text)
