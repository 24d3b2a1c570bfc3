"""An image of a board that is repainted only where its picture changes."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from .cells import painted_rect
from .device import Device
from .overlay import split_many_arrows
from .painter import Painter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Point
    from ..layout import Layout
    from ..picture import EmptyBoard, Overlay, Picture
    from ..theme import Theme

_MANY = 60
"""The number of changed points above which repainting everything is faster."""
_MANY_EDGES = 1000
_MANY_TEXTS = 500
"""The number of edges of a graph, and that of points with text or marks, above which a picture may
be painted in slices.
"""
_SLICE = 0.02
"""The time of a slice in seconds."""


_latest: tuple[tuple[EmptyBoard, object], QImage] | None = None
"""The empty board that was drawn last, and what it shows, for reuse in windows that show the same.
"""


class BoardImage:
    """The image that a board widget shows; it is repainted only where the picture changes.

    ``image`` has the size of the widget and only has to be copied to it. Many arrows are on an
    image of their own, so that they are not drawn again when something else changes.
    """

    def __init__(self) -> None:
        self.image = QImage()
        self._empty_board = QImage()
        self._arrows: QImage | None = None
        self._painter: Painter | None = None
        self._picture: Picture | None = None
        self._items_on_arrows: Overlay = ()
        self._setting: tuple[Layout, Theme, QSize, float] | None = None
        self._empty_board_work: Iterator[None] = iter(())
        self._work: Iterator[None] = iter(())
        self._has_empty_board = True
        self._waiting: set[Point] = set()
        self.is_complete = True
        """Whether the picture is painted completely; otherwise call `paint_next_slice`."""

    def update(
        self,
        picture: Picture,
        layout: Layout,
        theme: Theme,
        size: QSize,
        ratio: float = 1.0,
        *,
        in_slices: bool = False,
    ) -> QRegion:
        """Repaint the image where the picture differs, and return the region of the widget that
        changed.

        ``size``, ``layout`` and the region are in device-independent pixels; ``ratio`` is the
        device pixel ratio. With ``in_slices``, a picture with very much on it is painted only in
        part, see `is_complete`.
        """
        if size.isEmpty():
            return QRegion()
        items, rest = split_many_arrows(picture.overlays_above)
        if items:
            picture = picture._replace(overlays_above=rest)
        before, self._picture = self._picture, picture
        setting = layout, theme, size, ratio
        same_setting = setting == self._setting
        same_arrows = same_setting and items == self._items_on_arrows
        # The points of a plan may overlap in any way, so that all are painted again.
        by_points = same_arrows and layout.plan is None
        changed = picture.diff(before) if before and by_points else None
        passed = before is not None and picture.passed != before.passed
        if changed is not None and len(changed) <= _MANY and not passed:
            if not self.is_complete:
                self._waiting |= changed  # points not painted yet would be painted twice
                return QRegion()
            return self._redraw(changed)
        if self._painter is None or not same_setting:
            self._painter = Painter(Device.for_pixels(ratio), layout, theme)
            self._setting = setting
        if not same_setting or before is None or before.empty_board != picture.empty_board:
            self._start(self._painter, picture.empty_board, theme, size, ratio)
        if not same_arrows:
            self._arrows = None
            self._items_on_arrows = items
        self._waiting.clear()
        self._work = self._paint(self._painter)
        self.is_complete = False
        return self.paint_next_slice(whole=not in_slices or not _may_take_long(picture, items))

    def paint_next_slice(self, *, whole: bool = False) -> QRegion:
        """Paint for the time of a slice, or to the end, and return the changed region."""
        end = monotonic() + _SLICE
        for _ in self._work:
            if not whole and monotonic() >= end:
                break
        else:
            self.is_complete = True
        if not self._has_empty_board:
            self._copy_empty_board()
        assert self._setting is not None
        return QRegion(QRect(QPoint(), self._setting[2]))

    def _start(
        self, painter: Painter, empty_board: EmptyBoard, theme: Theme, size: QSize, ratio: float
    ) -> None:
        """Create new images that show the background only, and begin to paint the empty board."""
        if _latest is not None and _latest[0] == (empty_board, self._setting):
            self._empty_board = _latest[1]
            self._has_empty_board = True
            self._empty_board_work = iter(())
        else:
            self._empty_board = QImage(size * ratio, QImage.Format.Format_RGB32)
            self._empty_board.setDevicePixelRatio(ratio)
            self._empty_board.fill(QColor(theme.background))
            self._has_empty_board = False
            self._empty_board_work = self._paint_empty_board(painter, empty_board)
        self.image = self._empty_board.copy()

    def _paint_empty_board(self, painter: Painter, empty_board: EmptyBoard) -> Iterator[None]:
        for step in painter.empty_board_steps(empty_board):
            with QPainter(self._empty_board) as qp:
                painter.perform_step(qp, step)
            yield
        self._has_empty_board = True
        global _latest
        _latest = (empty_board, self._setting), self._empty_board

    def _copy_empty_board(self) -> None:
        with QPainter(self.image) as qp:
            qp.drawImage(0, 0, self._empty_board)

    def _paint(self, painter: Painter) -> Iterator[None]:
        """Paint the picture step by step, on the image of the empty board."""
        yield from self._empty_board_work
        self._copy_empty_board()
        picture = self._picture
        assert picture is not None
        for step in painter.point_steps(picture):
            with QPainter(self.image) as qp:
                painter.perform_step(qp, step)
            yield
        if self._items_on_arrows:
            yield from self._paint_arrows(painter)
        with QPainter(self.image) as qp:
            if self._arrows is not None:
                qp.drawImage(0, 0, self._arrows)
            for step in painter.overlay_steps(picture.overlays_above):
                painter.perform_step(qp, step)
        if self._waiting:
            yield
            self._redraw(frozenset(self._waiting))

    def _paint_arrows(self, painter: Painter) -> Iterator[None]:
        """Paint the image of arrows, unless it exists."""
        if self._arrows is not None:
            return
        arrows = QImage(self.image.size(), QImage.Format.Format_ARGB32_Premultiplied)
        arrows.setDevicePixelRatio(self.image.devicePixelRatio())
        arrows.fill(0)
        for step in painter.overlay_steps(self._items_on_arrows):
            with QPainter(arrows) as qp:
                painter.perform_step(qp, step)
            yield
        self._arrows = arrows

    def _redraw(self, points: frozenset[Point]) -> QRegion:
        """Paint some points of the picture again, and return their region."""
        assert self._painter is not None
        assert self._picture is not None
        assert self._setting is not None
        with QPainter(self.image) as qp:
            self._painter.redraw_points(qp, self._picture, points, self._empty_board, self._arrows)
        region, (layout, theme, *_) = QRegion(), self._setting
        for point in points:
            # A device-independent pixel may cover parts of others, hence the rim.
            region += painted_rect(point, layout, theme).adjusted(-1, -1, 1, 1)
        return region


def _may_take_long(picture: Picture, arrows: Overlay) -> bool:
    """Return whether painting a picture may take too long for one slice on a slow machine.

    This depends on the picture only, so that others are always painted at once.
    """
    plan = picture.empty_board.plan
    if arrows or (plan is not None and len(plan.edges) > _MANY_EDGES):
        return True
    texts = (
        cell.label or cell.number or cell.name or cell.marks or cell.badges
        for cell in picture.cells.values()
    )
    return sum(map(bool, texts)) > _MANY_TEXTS
