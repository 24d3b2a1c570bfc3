"""The board painter, for windows, thumbnails, images, documents and printers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPainter

from ..wrapping import unfold
from .cells import CellPainter
from .ground import ground_steps
from .overlay import item_steps
from .surface import Device, Surface

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ...go import Point
    from ..layout import Layout
    from ..picture import Ground, Overlay, Picture
    from ..theme import Theme
    from .stamps import PaintStep


class Painter:
    """Painter of pictures with a given layout and theme, for one kind of device.

    Ground and points can be drawn separately, for callers that keep an image of the ground.
    """

    def __init__(self, device: Device, layout: Layout, theme: Theme) -> None:
        self._surface = Surface.for_device(device, layout, theme)
        self._cells = CellPainter(self._surface)

    def draw(self, qp: QPainter, picture: Picture) -> None:
        """Draw a picture completely: the board, its overlays and the content of its points.

        A board with joined edges is unfolded; the layout must be that of the unfolded picture.
        """
        picture = unfold(picture)
        self.draw_ground(qp, picture.ground)
        self.draw_points(qp, picture)

    def draw_ground(self, qp: QPainter, ground: Ground) -> None:
        """Draw the board and its shadow, without a position."""
        self._begin(qp)
        for step in self.ground_steps(ground):
            step(qp)
        qp.restore()

    def draw_points(self, qp: QPainter, picture: Picture) -> None:
        """Draw overlays and the content of points on a board that is already drawn."""
        self._begin(qp)
        for step in (*self.point_steps(picture), *self.item_steps(picture.overlays_above)):
            step(qp)
        qp.restore()

    def ground_steps(self, ground: Ground) -> Iterator[PaintStep]:
        """Yield the steps of `draw_ground`."""
        return ground_steps(ground, self._surface)

    def point_steps(self, picture: Picture) -> Iterator[PaintStep]:
        """Yield the steps of `draw_points` but those of ``overlays_above``."""
        return self._cells.steps(picture)

    def item_steps(self, items: Overlay) -> Iterator[PaintStep]:
        """Yield the steps of drawing overlays."""
        return item_steps(items, self._surface)

    def perform(self, qp: QPainter, step: PaintStep) -> None:
        """Perform one step of a drawing."""
        self._begin(qp)
        step(qp)
        qp.restore()

    def redraw_points(
        self,
        qp: QPainter,
        picture: Picture,
        points: Iterable[Point],
        ground: QImage,
        arrows: QImage | None = None,
    ) -> None:
        """Repaint the given points of an image that has shown a different picture of the same
        board.

        ``ground`` is an image of the ground alone, in the same size, and ``arrows`` one of what is
        drawn between the points and the overlays above, if anything. If ``points`` contains all
        differing points, every pixel is the same as after a full repaint.
        """
        self._begin(qp)
        for point in points:
            self._cells.redraw(qp, picture, point, ground, arrows)
        qp.restore()

    def _begin(self, qp: QPainter) -> None:
        """Set up the painter for the surface, on which its units become pixels if it has any."""
        qp.save()
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._surface.scale
        if scale is not None and scale != 1.0:
            qp.scale(1 / scale, 1 / scale)


def draw(qp: QPainter, picture: Picture, layout: Layout, theme: Theme) -> None:
    """Draw a picture on the device of a painter: a screen, an image or a document."""
    Painter(Device.for_painter(qp), layout, theme).draw(qp, picture)
