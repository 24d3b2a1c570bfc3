"""The lines of a board as they fall on a surface, on whole pixels where it has pixels."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from .layout import Layout
    from .theme import Theme


class Grid(NamedTuple):
    """Where columns and rows are drawn, and how wide their lines are.

    Snapped to a surface whose units are pixels, lines are whole pixels wide and lie exactly on
    pixels; otherwise everything is where the layout has it. ``between_x`` and ``between_y`` are the
    borders between cells, from before the first line to after the last.
    """

    x: tuple[float, ...]
    y: tuple[float, ...]
    between_x: tuple[float, ...]
    between_y: tuple[float, ...]
    line: float
    border: float

    @classmethod
    def of(cls, layout: Layout, theme: Theme, *, snap: bool) -> Grid:
        """The grid of a layout."""
        line, border = theme.line_width * layout.pitch, theme.border_width * layout.pitch
        if snap:
            line = max(round(line), 1)
            # A border is wider by whole pixels on both sides, or it would lie beside its line.
            border = line + 2 * max(round((border - line) / 2), 0)
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

    @property
    def fraction(self) -> float:
        """Where in a pixel the middle of a line lies: between two for even widths."""
        return self.line % 2 / 2

    def cells(self, left: int, top: int, right: int, bottom: int) -> QRectF:
        """The rectangle of the cells from one point to another, both included."""
        x, y = self.between_x, self.between_y
        return QRectF(x[left], y[top], x[right + 1] - x[left], y[bottom + 1] - y[top])


def _lines(places: list[float], line: float, snap: bool) -> tuple[float, ...]:
    half = line % 2 / 2
    return tuple(floor(place + 0.5 - half) + half if snap else place for place in places)


def _borders(places: list[float], pitch: float, snap: bool) -> tuple[float, ...]:
    borders = [places[0] - pitch / 2, *(place + pitch / 2 for place in places)]
    return tuple(floor(border + 0.5) if snap else border for border in borders)
