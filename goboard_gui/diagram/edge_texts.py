"""The labels at the edges of a board as they are written on a surface."""

from __future__ import annotations

from math import ceil, floor, inf
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from .edging import FIRST, SECOND, Band, Row, bands, scale, seen, thinned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .picture import Edges, Ground
    from .surface import Surface

_ACROSS = 0.96  # of a pitch that a label above or below the board may fill with
_GAP = 0.3  # ems of room around it
_HEIGHT = 0.78  # ems that capitals and digits take, with some room
_BESIDE = 0.94  # of its band that a label at the left or right may fill
_TINY = 1e-6


class EdgeText(NamedTuple):
    """A label at an edge: its middle, in the units of the surface as is ``size``, its em."""

    centre: QPointF
    text: str
    size: float
    colour: str


def draw_edge_texts(qp: QPainter, ground: Ground, surface: Surface) -> None:
    """Write the labels of both notations."""
    lettering = surface.stamps.look.lettering
    for centre, text, size, colour in edge_texts(ground, surface):
        lettering.write(qp, text, centre, size, QColor(colour))


def edge_texts(ground: Ground, surface: Surface) -> list[EdgeText]:
    """The labels that find room.

    Type becomes smaller until it can just be read, then labels are left out: first some between
    the ends of a side, at last all of them.
    """
    layout, theme = surface.layout, surface.theme
    first, second = (
        seen(edges, layout.crop, layout.size) for edges in (ground.edges, ground.second)
    )
    places = bands(first, second)
    return [
        *_row(first, FIRST, [band.first for band in places], theme.edge_ink, surface),
        *_row(second, SECOND, [band.second for band in places], theme.second_ink, surface),
    ]


def _row(
    edges: Edges, row: Row, places: list[Band | None], colour: str, surface: Surface
) -> Iterator[EdgeText]:
    """The labels of one notation: ``places`` are their bands, clockwise from the top."""
    top, right, bottom, left = places
    depth = max((band.depth for band in (left, right) if band), default=0.0)
    depth *= surface.layout.pitch_x
    size = _type_size(edges, row, depth, surface)
    grid, crop = surface.grid, surface.layout.crop
    pitch_x, pitch_y = surface.layout.pitch_x, surface.layout.pitch_y
    for band, labels, line, sign in (
        (top, edges.top, grid.y[crop.top], -1),
        (bottom, edges.bottom, grid.y[crop.bottom], 1),
    ):
        if band is not None and _HEIGHT * size <= band.depth * pitch_y:
            y = line + sign * band.middle * pitch_y
            width = _widest(labels, size, surface) + _GAP * size
            for column in _chosen(crop.left, crop.right, width / (_ACROSS * pitch_x)):
                yield EdgeText(QPointF(grid.x[column], y), labels[column], size, colour)
    for band, labels, line, sign in (
        (left, edges.left, grid.x[crop.left], -1),
        (right, edges.right, grid.x[crop.right], 1),
    ):
        if band is not None and _widest(labels, size, surface) <= depth:
            x = line + sign * band.middle * pitch_x
            for r in _chosen(crop.top, crop.bottom, size / pitch_y):
                yield EdgeText(QPointF(x, grid.y[r]), labels[r], size, colour)


def _chosen(first: int, last: int, length: float) -> list[int]:
    """The lines from first to last that are labelled, with labels so many pitches long."""
    return [first + index for index in thinned(last - first + 1, ceil(length - _TINY))]


def _type_size(edges: Edges, row: Row, depth: float, surface: Surface) -> float:
    """One em for all labels of a notation, the least that can be read if they find no room.

    ``depth`` is the room for those at the left and right.
    """
    lettering, layout = surface.stamps.look.lettering, surface.layout
    above, beside = edges.top + edges.bottom, edges.left + edges.right
    size = min(
        row.em * scale(edges) * surface.theme.edge_scale * layout.pitch,
        _ACROSS * layout.pitch_x / (max(map(lettering.width, above), default=0.0) + _GAP),
        _BESIDE * depth / max(map(lettering.width, beside)) if beside else inf,
    )
    if surface.scale is not None:
        size = floor(size)  # type comes in whole pixels
    return max(size, ceil(lettering.least("".join(above + beside))))


def _widest(labels: tuple[str, ...], size: float, surface: Surface) -> float:
    """How wide the widest label is written."""
    lettering = surface.stamps.look.lettering
    return max(lettering.width_at(label, size) for label in labels)
