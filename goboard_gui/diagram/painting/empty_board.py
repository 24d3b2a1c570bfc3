"""Painting of a board without its position: wood, grid, star points and coordinates."""

from __future__ import annotations

from functools import partial
from math import ceil, floor, inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ...named_tuples import NamedTuple
from ...notation import Side
from ..edge_labels import (
    FILLED_HEIGHT,
    FILLED_WIDTH,
    FIRST,
    SECOND,
    EdgeRow,
    LabelBand,
    SideLabelBands,
    cut_line_lengths,
    every_nth_index,
    label_bands,
    type_scale,
    visible_edge_labels,
)
from ..picture import EmptyBoard, NotationGrid
from .overlay import draw_captions, draw_items, draw_watermarks
from .wood import draw_wood, wood_image

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ...go import GraphPlan, Point
    from ..edge_arrangement import PlacedEdgeRow
    from ..layout import Layout
    from ..picture import EdgeLabels, EmptyBoard
    from .stamps import PaintStep
    from .surface import Surface

_ACROSS = 0.96  # the part of a line spacing that a label above or below may fill
_GAP = 0.3  # ems of space around such a label
_HEIGHT = 0.78  # ems, the height of capitals and digits, with some space
_TICK = 0.25  # line spacings from the only line of a side to the ends of the lines that cross it
_TINY = 1e-6
_SIDES = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)


class PlacedEdgeLabel(NamedTuple):
    """A coordinate label to draw: its centre and text, its font size in surface units, and its
    colour.

    It is read upwards if it is ``turned``; ``squeeze`` is the factor by which it is narrowed.
    """

    centre: QPointF
    text: str
    size: float
    colour: str
    turned: bool = False
    squeeze: float = 1.0


def draw_edge_labels(qp: QPainter, empty_board: EmptyBoard, surface: Surface) -> None:
    """Draw the coordinate labels of both notations."""
    lettering = surface.stamp_renderer.cell_style.lettering
    for centre, text, size, colour, turned, squeeze in placed_edge_labels(empty_board, surface):
        if not turned:
            lettering.draw_text(qp, text, centre, size, QColor(colour), squeeze=squeeze)
            continue
        qp.save()
        qp.translate(centre)
        qp.rotate(-90)
        lettering.draw_text(qp, text, QPointF(0, 0), size, QColor(colour))
        qp.restore()


def placed_edge_labels(empty_board: EmptyBoard, surface: Surface) -> list[PlacedEdgeLabel]:
    """Return the coordinate labels that have enough space to be drawn.

    If the layout arranges them, they are where it says. Otherwise, if the margins have room for
    type of the theme's smallest size, the labels are at least that large; if not, they shrink to a
    readable minimum, are then thinned out, and finally omitted.
    """
    layout, theme = surface.layout, surface.theme
    first, second = _visible_labels(empty_board, layout)
    if layout.edges is not None:
        return [
            *_arranged_labels(
                first, [side.first for side in layout.edges[:4]], theme.edge_ink, surface
            ),
            *_arranged_labels(
                second, [side.second for side in layout.edges[:4]], theme.second_ink, surface
            ),
        ]
    least = theme.min_edge_size
    places = label_bands(first, second, least / layout.pitch)
    if not _labels_fit(places, surface):
        least, places = 0.0, label_bands(first, second)
    return [
        *_notation_labels(
            first, FIRST, [band.first for band in places], theme.edge_ink, least, surface
        ),
        *_notation_labels(
            second, SECOND, [band.second for band in places], theme.second_ink, least, surface
        ),
    ]


def _arranged_labels(
    edges: EdgeLabels, rows: Sequence[PlacedEdgeRow | None], colour: str, surface: Surface
) -> Iterator[PlacedEdgeLabel]:
    """Yield the coordinate labels of one notation; ``rows`` says where they are, clockwise from the
    top.
    """
    grid, layout = surface.grid, surface.layout
    left, top, right, bottom = layout.crop
    outermost = grid.y[top], grid.x[right], grid.y[bottom], grid.x[left]
    outwards = -layout.pitch_y, layout.pitch_x, layout.pitch_y, -layout.pitch_x
    for side, row, start, pitch in zip(_SIDES, rows, outermost, outwards, strict=True):
        if row is None:
            continue
        labels, size = edges.on_side(side), row.size * layout.pitch
        for line, distance in row.places:
            away = start + distance * pitch
            centre = (
                QPointF(grid.x[line], away) if side.is_horizontal else QPointF(away, grid.y[line])
            )
            yield PlacedEdgeLabel(centre, labels[line], size, colour, *row[2:])


def _visible_labels(empty_board: EmptyBoard, layout: Layout) -> tuple[EdgeLabels, EdgeLabels]:
    """Return the coordinate labels of both notations that are still correct on a cropped board."""
    first, second = (
        visible_edge_labels(edges, layout.crop, layout.size)
        for edges in (empty_board.edges, empty_board.second)
    )
    return first, second


def _labels_fit(places: tuple[SideLabelBands, ...], surface: Surface) -> bool:
    """Return whether the margins have room for the strips of labels (clockwise from the top)."""
    left, top, right, bottom = surface.layout.margins
    return all(
        (place.first or place.second) is None or place.end <= margin + _TINY
        for place, margin in zip(places, (top, right, bottom, left), strict=True)
    )


def _notation_labels(
    edges: EdgeLabels,
    row: EdgeRow,
    places: list[LabelBand | None],
    colour: str,
    least: float,
    surface: Surface,
) -> Iterator[PlacedEdgeLabel]:
    """Yield the coordinate labels of one notation on all sides, in type that is at least ``least``
    units large.

    ``places`` are the strips for them, clockwise from the top, None on sides without labels.
    """
    top, right, bottom, left = places
    depth = max((band.depth for band in (left, right) if band), default=0.0)
    depth *= surface.layout.pitch_x
    size = _type_size(edges, row, depth, least, surface)
    grid, crop = surface.grid, surface.layout.crop
    pitch_x, pitch_y = surface.layout.pitch_x, surface.layout.pitch_y
    for band, labels, line, sign in (
        (top, edges.top, grid.y[crop.top], -1),
        (bottom, edges.bottom, grid.y[crop.bottom], 1),
    ):
        if band is not None and _HEIGHT * size <= band.depth * pitch_y:
            y = line + sign * band.middle * pitch_y
            width = _widest(labels, size, surface) + _GAP * size
            for column in _labelled_lines(crop.left, crop.right, width / (_ACROSS * pitch_x)):
                yield PlacedEdgeLabel(QPointF(grid.x[column], y), labels[column], size, colour)
    for band, labels, line, sign in (
        (left, edges.left, grid.x[crop.left], -1),
        (right, edges.right, grid.x[crop.right], 1),
    ):
        if band is not None and _widest(labels, size, surface) <= depth:
            x = line + sign * band.middle * pitch_x
            for r in _labelled_lines(crop.top, crop.bottom, size / pitch_y):
                yield PlacedEdgeLabel(QPointF(x, grid.y[r]), labels[r], size, colour)


def _labelled_lines(first: int, last: int, length: float) -> list[int]:
    """Return the indices of the lines to label; ``length`` is the length of a label in line
    spacings.
    """
    return [first + index for index in every_nth_index(last - first + 1, ceil(length - _TINY))]


def _type_size(
    edges: EdgeLabels, row: EdgeRow, depth: float, least: float, surface: Surface
) -> float:
    """Return the font size of a notation's coordinates, which is at least ``least`` and the
    smallest legible size.

    ``depth`` is the space for labels on the left and right.
    """
    lettering, layout = surface.stamp_renderer.cell_style.lettering, surface.layout
    theme = surface.theme
    above, beside = edges.top + edges.bottom, edges.left + edges.right
    wanted = row.em * type_scale(edges) * theme.edge_scale * layout.pitch
    usual = min(theme.min_edge_size, FILLED_HEIGHT * row.vertical_depth * layout.pitch)
    size = min(
        min(max(wanted, usual), theme.max_edge_size),
        _ACROSS * layout.pitch_x / (max(map(lettering.width, above), default=0.0) + _GAP),
        FILLED_WIDTH * depth / max(map(lettering.width, beside)) if beside else inf,
    )
    if surface.scale is not None:
        size = floor(size)  # on pixels, type has a whole number of them
    return max(size, least, ceil(lettering.minimum_size("".join(above + beside))))


def _widest(labels: tuple[str, ...], size: float, surface: Surface) -> float:
    """Return the width of the widest label at a font size of ``size``."""
    lettering = surface.stamp_renderer.cell_style.lettering
    return max(lettering.width_at(label, size) for label in labels)


def empty_board_steps(empty_board: EmptyBoard, surface: Surface) -> Iterator[PaintStep]:
    """Yield the steps of drawing a board with its grid, star points and coordinates, but without
    its position.
    """
    yield partial(_draw_below_plan, empty_board=empty_board, surface=surface)
    if empty_board.plan is not None:
        yield from _plan_steps(empty_board.plan, surface)


def _draw_below_plan(qp: QPainter, empty_board: EmptyBoard, surface: Surface) -> None:
    """Draw a board completely if it has no plan, or else only what lies below its plan's lines."""
    grid = empty_board.notation_grid or NotationGrid()
    draw_board(qp, surface)
    if empty_board.dark_squares is not None:
        _draw_squares(qp, empty_board.dark_squares, surface)
    draw_items(qp, grid.tints, surface)
    draw_watermarks(qp, grid.captions, surface)
    draw_items(qp, grid.lines, surface)
    if empty_board.plan is not None:
        return
    if empty_board.dark_squares is None:
        _draw_lines(qp, empty_board, surface)
        _draw_hoshi(qp, empty_board.hoshi, surface)
    draw_captions(qp, grid.captions, surface)
    draw_edge_labels(qp, empty_board, surface)


def draw_board(qp: QPainter, surface: Surface) -> None:
    """Draw the wooden or plain surface of the board, unless the theme is transparent."""
    rect, theme = surface.layout.board_rect(), surface.theme
    if surface.scale is not None:
        whole = rect.toRect()
        rect = QRectF(rect.toAlignedRect() if whole.isEmpty() else whole)
    if theme.transparent:
        return
    if theme.wood is None:
        qp.fillRect(rect, QColor(theme.surface))
    elif surface.scale is None:
        qp.drawImage(rect, wood_image(rect.size(), surface.pitch, theme.wood))
    else:
        draw_wood(qp, rect, surface.pitch, theme.wood)


_EDGES = 200
"""The number of edges of a plan that are drawn in one step."""


def _plan_steps(plan: GraphPlan, surface: Surface) -> Iterator[PaintStep]:
    """Yield the steps of drawing the lines of a plan, and its points if they are dotted."""
    for at in range(0, len(plan.edges), _EDGES):
        edges = plan.edges[at : at + _EDGES]
        yield partial(_draw_edges, plan=plan, edges=edges, surface=surface)
    if plan.dotted:
        yield partial(_draw_dots, points=plan.board_points, surface=surface)


def _draw_edges(
    qp: QPainter, plan: GraphPlan, edges: Iterable[tuple[int, int]], surface: Surface
) -> None:
    points, grid = plan.board_points, surface.grid
    pen = QPen(QColor(surface.theme.line), grid.line_width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    qp.setPen(pen)
    qp.drawLines(
        [QLineF(*grid.position(points[one]), *grid.position(points[other])) for one, other in edges]
    )


class BoardLines(NamedTuple):
    """The lines of a board: the thin ones, and the thicker ones at its edges."""

    thin: list[QLineF]
    border: list[QLineF]


def board_lines(empty_board: EmptyBoard, surface: Surface) -> BoardLines:
    """Return the visible lines of a board without a plan."""
    layout, grid = surface.layout, surface.grid
    left, top, right, bottom = layout.crop
    last_column, last_row = layout.size.width - 1, layout.size.height - 1
    open_x, open_y = empty_board.open_edges
    end_x, end_y = _line_end(last_column, surface), _line_end(last_row, surface)
    above, after, below, before = cut_line_lengths(*_visible_labels(empty_board, layout))
    x0 = grid.x[left] - (before * layout.pitch_x if open_x or left > 0 else end_x)
    x1 = grid.x[right] + (after * layout.pitch_x if open_x or right < last_column else end_x)
    y0 = grid.y[top] - (above * layout.pitch_y if open_y or top > 0 else end_y)
    y1 = grid.y[bottom] + (below * layout.pitch_y if open_y or bottom < last_row else end_y)
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    borders = [not open_x and c in (0, last_column) for c in columns]
    borders += [not open_y and r in (0, last_row) for r in rows]
    lines = [QLineF(grid.x[column], y0, grid.x[column], y1) for column in columns]
    lines += [QLineF(x0, grid.y[row], x1, grid.y[row]) for row in rows]
    kinds = list(zip(lines, borders, strict=True))
    return BoardLines(
        [line for line, border in kinds if not border], [line for line, border in kinds if border]
    )


def _draw_lines(qp: QPainter, empty_board: EmptyBoard, surface: Surface) -> None:
    grid = surface.grid
    pen = QPen(QColor(surface.theme.line), grid.line_width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    lines = board_lines(empty_board, surface)
    for width, drawn in ((grid.line_width, lines.thin), (grid.border_width, lines.border)):
        pen.setWidthF(width)
        qp.setPen(pen)
        qp.drawLines(drawn)


def _line_end(last: int, surface: Surface) -> float:
    """Return how far lines extend beyond the outermost line that they cross, whose index is
    ``last``.

    It is half the width of these lines, but more if lines cross only one and would be dots
    otherwise.
    """
    half = surface.grid.border_width / 2
    if last > 0:
        return half
    tick = _TICK * surface.pitch
    return half + (tick if surface.scale is None else round(tick))


def _draw_squares(qp: QPainter, dark: frozenset[Point], surface: Surface) -> None:
    """Draw the dark squares of a board with draughts notation, and a frame around the board."""
    grid, layout = surface.grid, surface.layout
    for column, row in surface.visible_points(sorted(dark)):
        qp.fillRect(grid.cells_rect(column, row, column, row), QColor(surface.theme.dark_square))
    left, top, right, bottom = layout.crop
    squares, width = grid.cells_rect(left, top, right, bottom), grid.border_width
    frame = QPainterPath()
    frame.addRect(squares)
    frame.addRect(
        squares.adjusted(
            -width * (left == 0),
            -width * (top == 0),
            width * (right == layout.size.width - 1),
            width * (bottom == layout.size.height - 1),
        )
    )
    qp.fillPath(frame, QColor(surface.theme.line))


def _draw_hoshi(qp: QPainter, hoshi: Iterable[Point], surface: Surface) -> None:
    _draw_dots(qp, surface.visible_points(hoshi), surface)


def _draw_dots(qp: QPainter, points: Iterable[Point], surface: Surface) -> None:
    radius = dot_radius(surface)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(QColor(surface.theme.line))
    for point in points:
        qp.drawEllipse(QPointF(*surface.grid.position(point)), radius, radius)


def dot_radius(surface: Surface) -> float:
    """Return the radius of star points, and of the points of a dotted plan."""
    return max(surface.theme.hoshi_diameter * surface.pitch, surface.grid.line_width * 3) / 2
