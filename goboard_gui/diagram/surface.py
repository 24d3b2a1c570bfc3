"""What a board is drawn on: where its points fall and with what they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

from .grid import Grid
from .lettering import Lettering, Rendering
from .look import Look
from .stamps import Shapes, Stamp, Stamps, images

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPainter

    from ..go import Point
    from .layout import Layout
    from .picture import Place
    from .theme import Theme

_SMALLEST_TYPE = 6  # units of a screen, whatever number of pixels they have


class Device(NamedTuple):
    """What a painter paints on: its pixels per unit, None on paper, and whether it is SVG.

    SVG that is to keep its text is not taken for one. What is no SVG, but has to look like a
    document in all its letters, is.
    """

    scale: float | None
    svg: bool

    @classmethod
    def of(cls, qp: QPainter) -> Device:
        """The device of an active painter."""
        from PySide6.QtGui import QPaintEngine  # boards in windows know their device

        engine = qp.paintEngine().type()
        if engine is QPaintEngine.Type.Raster:
            return cls.of_pixels(qp.deviceTransform().m11())
        return cls(None, engine is QPaintEngine.Type.SVG and not _keeps_text(qp))

    @classmethod
    def on_paper(cls, qp: QPainter) -> Device:
        """The device of an active painter, taken for paper even if it has pixels.

        Documents and printers get text with its letters, others its outlines.
        """
        from PySide6.QtGui import QPaintEngine

        kind = QPaintEngine.Type
        documents = kind.Pdf, kind.Windows, kind.MacPrinter
        return cls(None, qp.paintEngine().type() not in documents and not _keeps_text(qp))

    @classmethod
    def of_pixels(cls, scale: float) -> Device:
        """A screen or an image."""
        return cls(scale, False)


def _keeps_text(qp: QPainter) -> bool:
    """Whether a painter writes SVG in which text is to be found again."""
    return getattr(qp.device(), "keeps_text", False)


class Surface(NamedTuple):
    """A place for a board: a layout, the grid in it, and stamps for what lies on points.

    On a surface of pixels (``scale`` of them per unit of the given layout) everything is in pixels;
    elsewhere ``scale`` is None and the units are those of the layout.
    """

    layout: Layout
    theme: Theme
    scale: float | None
    grid: Grid
    stamps: Stamps

    @classmethod
    def of(cls, device: Device, layout: Layout, theme: Theme) -> Surface:
        """A board of this layout on a device."""
        outlines, scale = theme.outlines or device.svg, device.scale
        if scale is None:
            rendering = Rendering.OUTLINES if outlines else Rendering.TEXT
            look = Look(theme, layout.pitch, Lettering(theme.families, rendering))
            grid = Grid.of(layout, theme, snap=False)
            return cls(layout, theme, None, grid, Shapes(look))
        layout = layout.scaled(scale)
        grid = Grid.of(layout, theme, snap=True)
        rendering = Rendering.OUTLINES if outlines else Rendering.PIXELS
        lettering = Lettering(theme.families, rendering, _SMALLEST_TYPE * scale)
        look = Look(theme, layout.pitch, lettering)
        return cls(layout, theme, scale, grid, images(look, grid.fraction))

    @property
    def pitch(self) -> float:
        """The distance of neighbouring lines, the smaller one if they differ."""
        return self.layout.pitch

    def place(self, place: Place) -> QPointF:
        """Where a place of the plane of the board is drawn; pixels are kept whole."""
        return QPointF(
            self._along(self.grid.x, place.column, self.layout.pitch_x),
            self._along(self.grid.y, place.row, self.layout.pitch_y),
        )

    def _along(self, lines: tuple[float, ...], at: float, pitch: float) -> float:
        nearest = min(max(round(at), 0), len(lines) - 1)
        beside = (at - nearest) * pitch
        return lines[nearest] + (beside if self.scale is None else round(beside))

    def draw_stamp(self, qp: QPainter, at: QPointF, stamp: Stamp) -> None:
        """Draw a stamp around a place that :meth:`place` gave."""
        draw, what = self.stamps.placed(at.x(), at.y(), stamp)
        draw(qp, *what)

    def shows(self, place: Place) -> bool:
        """Whether a place is within half a cell of a point that the layout shows."""
        left, top, right, bottom = self.layout.crop
        return -0.5 <= place.column - left <= right - left + 0.5 and (
            -0.5 <= place.row - top <= bottom - top + 0.5
        )

    def shown(self, points: Iterable[Point]) -> list[Point]:
        """Those of the points that the layout shows."""
        return list(filter(self.layout.crop.holds, points))
