"""The board painter, for windows, thumbnails, images, documents and printers."""

from __future__ import annotations

from contextlib import contextmanager
from enum import Enum
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPainter

from ..wrapping import unfold_picture
from .cells import CellPainter
from .device import Device
from .empty_board import empty_board_steps
from .overlay import overlay_steps
from .surface import Surface

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ...go import Point
    from ..layout import Layout
    from ..picture import EmptyBoard, Overlay, Picture
    from ..theme import Theme
    from .stamps import PaintStep


@contextmanager
def saved_painter_state(qp: QPainter) -> Iterator[None]:
    """Save the state of a painter during a block, and restore it at the end."""
    qp.save()
    try:
        yield
    finally:
        qp.restore()


class BoardPart(Enum):
    """A part of a drawing of a board: all of it, the empty board, or what is on it."""

    WHOLE = "whole"
    EMPTY_BOARD = "empty board"
    POSITION = "position"


class Painter:
    """Painter of pictures with a given layout and theme, for one kind of device.

    The empty board and the points can be drawn separately, for callers that keep an image of the
    empty board.
    """

    def __init__(self, device: Device, layout: Layout, theme: Theme) -> None:
        self._surface = Surface.for_device(device, layout, theme)
        self._cells = CellPainter(self._surface)

    def draw(self, qp: QPainter, picture: Picture) -> None:
        """Draw a picture completely: the board, its overlays and the content of its points.

        A board with joined edges is unfolded; the layout must be that of the unfolded picture.
        """
        for _ in self.draw_steps(qp, picture):
            pass

    def draw_steps(
        self, qp: QPainter, picture: Picture, part: BoardPart = BoardPart.WHOLE
    ) -> Iterator[None]:
        """Draw a picture as `draw` does, or a ``part`` of it, yielding after each step; until the
        last step is done, other code must not use the painter.
        """
        picture = unfold_picture(picture)
        if self._surface.theme.solid:
            from .solid_tints import with_continued_below

            picture = with_continued_below(picture)
        above = self.overlay_steps(picture.overlays_above)
        if part is not BoardPart.POSITION:
            yield from self._perform_all(qp, self.empty_board_steps(picture.empty_board))
        if part is not BoardPart.EMPTY_BOARD:
            yield from self._perform_all(qp, chain(self.point_steps(picture), above))

    def _perform_all(self, qp: QPainter, steps: Iterable[PaintStep]) -> Iterator[None]:
        with saved_painter_state(qp):
            self._prepare(qp)
            for step in steps:
                step(qp)
                yield

    def empty_board_steps(self, empty_board: EmptyBoard) -> Iterator[PaintStep]:
        """Yield the steps of drawing the board and its shadow, without a position."""
        return empty_board_steps(empty_board, self._surface)

    def point_steps(self, picture: Picture) -> Iterator[PaintStep]:
        """Yield the steps of drawing the content of points and what is below it."""
        return self._cells.steps(picture)

    def overlay_steps(self, items: Overlay) -> Iterator[PaintStep]:
        """Yield the steps of drawing overlays, from bottom to top."""
        return overlay_steps(items, self._surface)

    def perform_step(self, qp: QPainter, step: PaintStep) -> None:
        """Perform one step of a drawing."""
        with saved_painter_state(qp):
            self._prepare(qp)
            step(qp)

    def redraw_points(
        self,
        qp: QPainter,
        picture: Picture,
        points: Iterable[Point],
        empty_board: QImage,
        arrows: QImage | None = None,
    ) -> None:
        """Repaint the given points of an image that has shown a different picture of the same
        board.

        ``empty_board`` is an image of the board alone, in the same size, and ``arrows`` one of what
        is drawn between the points and the overlays above, if anything. If ``points`` contains all
        differing points, every pixel is the same as after a full repaint.
        """
        with saved_painter_state(qp):
            self._prepare(qp)
            for point in points:
                self._cells.redraw(qp, picture, point, empty_board, arrows)

    def _prepare(self, qp: QPainter) -> None:
        """Set up the painter for the surface; if the surface has pixels, they become the units of
        the painter.
        """
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._surface.scale
        if scale is not None and scale != 1.0:
            qp.scale(1 / scale, 1 / scale)


def draw(qp: QPainter, picture: Picture, layout: Layout, theme: Theme) -> None:
    """Draw a picture on the device of a painter: a screen, an image or a document."""
    for _ in draw_steps(qp, picture, layout, theme):
        pass


def draw_steps(qp: QPainter, picture: Picture, layout: Layout, theme: Theme) -> Iterator[None]:
    """Draw a picture as `draw` does, yielding after each step."""
    return Painter(Device.for_painter(qp), layout, theme).draw_steps(qp, picture)
