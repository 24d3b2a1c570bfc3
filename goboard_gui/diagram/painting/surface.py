"""Surfaces for boards: the pixel grid, and the renderer of stones and symbols."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ...named_tuples import NamedTuple
from .cell_style import CellStyle
from .lettering import Lettering, TextRendering
from .stamps import Stamp, StampRenderer, VectorStampRenderer, shared_image_renderer

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QPainter

    from ...go import Point
    from ..layout import Layout
    from ..picture import FractionalPoint
    from ..theme import Theme
    from .device import Device


_LEAST_BORDER = 1.5
"""The width of lines at the edges of a board, relative to others that are wider than usual."""


class BoardGrid(NamedTuple):
    """The positions of columns and rows on a surface, and the widths of the board's lines.

    On pixel surfaces, lines are whole pixels wide and aligned to pixels. ``between_x`` and
    ``between_y`` are the borders between cells, including the outermost ones. On a board with a
    plan, ``places`` are the positions of its points, which are in no columns and rows.
    """

    x: tuple[float, ...]
    y: tuple[float, ...]
    between_x: tuple[float, ...]
    between_y: tuple[float, ...]
    line_width: float
    border_width: float
    places: Mapping[tuple[float, float], tuple[float, float]] | None = None

    @classmethod
    def for_layout(cls, layout: Layout, theme: Theme, *, snap: bool) -> BoardGrid:
        """Return the grid for a layout; with ``snap``, lines are aligned to whole pixels."""
        line, border = theme.line_width * layout.pitch, theme.border_width * layout.pitch
        if line < theme.min_line_width:
            line = theme.min_line_width
            border = max(border, _LEAST_BORDER * line)
        if snap:
            line = max(round(line), 1)
            # To stay centred, a border line is wider by whole pixels on both sides.
            border = line + 2 * max(round((border - line) / 2), 0)
        if layout.plan is not None:
            return cls((), (), (), (), line, border, _plan_positions(layout, line, snap=snap))
        (x, y), size = layout.origin, layout.size
        columns = [x + column * layout.pitch_x for column in range(size.width)]
        rows = [y + row * layout.pitch_y for row in range(size.height)]
        return cls(
            _lines(columns, line, snap),
            _lines(rows, line, snap),
            _borders(columns, layout.pitch_x, snap),
            _borders(rows, layout.pitch_y, snap),
            line,
            border,
        )

    def position(self, point: Point) -> tuple[float, float]:
        """Return the position of a point."""
        if self.places is not None:
            return self.places[point]
        return self.x[point.column], self.y[point.row]

    @property
    def pixel_fraction(self) -> float:
        """The fraction of a pixel at which the centres of lines lie: 0 for even line widths, 0.5
        for odd ones.
        """
        return self.line_width % 2 / 2

    def cells_rect(self, left: int, top: int, right: int, bottom: int) -> QRectF:
        """Return the rectangle of the cells in a range of columns and rows, which includes both
        ends.
        """
        x, y = self.between_x, self.between_y
        return QRectF(x[left], y[top], x[right + 1] - x[left], y[bottom + 1] - y[top])


def _lines(places: list[float], line: float, snap: bool) -> tuple[float, ...]:
    half = line % 2 / 2
    return tuple(floor(place + 0.5 - half) + half if snap else place for place in places)


def _plan_positions(
    layout: Layout, line: float, *, snap: bool
) -> dict[tuple[float, float], tuple[float, float]]:
    """Return the positions on a surface for the points of a plan."""
    centres = {point: layout.centre(point) for point in layout.points()}
    across = _lines([centre.x() for centre in centres.values()], line, snap)
    down = _lines([centre.y() for centre in centres.values()], line, snap)
    return dict(zip(centres, zip(across, down, strict=True), strict=True))


def _borders(places: list[float], pitch: float, snap: bool) -> tuple[float, ...]:
    borders = [places[0] - pitch / 2, *(place + pitch / 2 for place in places)]
    return tuple(floor(border + 0.5) if snap else border for border in borders)


_SMALLEST_TYPE = 6  # device-independent pixels


class Surface(NamedTuple):
    """A surface on which a board is drawn, with its layout, grid and stamp renderer.

    On pixel surfaces, ``scale`` is the number of pixels per unit of the original layout, and all
    lengths are in pixels. Otherwise ``scale`` is None, and lengths are in layout units.
    """

    layout: Layout
    theme: Theme
    scale: float | None
    grid: BoardGrid
    stamp_renderer: StampRenderer

    @classmethod
    def for_device(cls, device: Device, layout: Layout, theme: Theme) -> Surface:
        """Return the surface for a layout on a device."""
        outlines, scale = theme.outlines or device.needs_outlines, device.scale
        if scale is None:
            rendering = TextRendering.OUTLINES if outlines else TextRendering.TEXT
            lettering = Lettering(theme.families, rendering)
            cell_style = CellStyle(theme, layout.pitch, lettering, is_document=device.is_document)
            grid = BoardGrid.for_layout(layout, theme, snap=False)
            return cls(layout, theme, None, grid, VectorStampRenderer(cell_style))
        layout, theme = layout.scaled(scale), theme._replace(solid=False)
        grid = BoardGrid.for_layout(layout, theme, snap=True)
        rendering = TextRendering.OUTLINES if outlines else TextRendering.PIXELS
        lettering = Lettering(theme.families, rendering, _SMALLEST_TYPE * scale)
        cell_style = CellStyle(theme, layout.pitch, lettering, scale)
        return cls(
            layout, theme, scale, grid, shared_image_renderer(cell_style, grid.pixel_fraction)
        )

    @property
    def pitch(self) -> float:
        """The line spacing on the surface; if columns and rows differ, the smaller spacing."""
        return self.layout.pitch

    def to_pixels(self, position: FractionalPoint) -> QPointF:
        """Convert a board position to the units of the surface; if it has pixels, the result is
        rounded to whole pixels.

        On a board with a plan, it is the position of a point.
        """
        if self.grid.places is not None:
            return QPointF(*self.grid.places[position])
        return QPointF(
            self._along(self.grid.x, position.column, self.layout.pitch_x),
            self._along(self.grid.y, position.row, self.layout.pitch_y),
        )

    def _along(self, lines: tuple[float, ...], at: float, pitch: float) -> float:
        nearest = min(max(round(at), 0), len(lines) - 1)
        beside = (at - nearest) * pitch
        return lines[nearest] + (beside if self.scale is None else round(beside))

    def draw_stamp(self, qp: QPainter, position: QPointF, stamp: Stamp) -> None:
        """Draw a stamp at a position returned by :meth:`to_pixels`."""
        draw, what = self.stamp_renderer.draw_call(position.x(), position.y(), stamp)
        draw(qp, *what)

    def is_visible(self, position: FractionalPoint) -> bool:
        """Return whether a position is in the visible part of the board or at most half a cell from
        it.
        """
        if self.grid.places is not None:
            return position in self.grid.places
        left, top, right, bottom = self.layout.crop
        return -0.5 <= position.column - left <= right - left + 0.5 and (
            -0.5 <= position.row - top <= bottom - top + 0.5
        )

    def visible_points(self, points: Iterable[Point]) -> list[Point]:
        """Return those of the given points that are in the visible part of the board."""
        if self.grid.places is not None:
            return list(filter(self.grid.places.__contains__, points))
        return list(filter(self.layout.crop.contains, points))

    def cell_rect(self, point: Point) -> QRectF:
        """Return the rectangle of the cell around a point."""
        column, row = point
        if self.grid.places is None:
            return self.grid.cells_rect(column, row, column, row)
        cell = QRectF(0, 0, self.pitch, self.pitch)
        cell.moveCenter(QPointF(*self.grid.places[point]))
        return cell if self.scale is None else QRectF(cell.toRect())
