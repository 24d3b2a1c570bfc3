"""An image of a board that is repainted only where its picture changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from .cells import painted_rect
from .painter import Painter
from .surface import Device

if TYPE_CHECKING:
    from ..layout import Layout
    from ..picture import Ground, Picture
    from ..theme import Theme

_MANY = 60
"""The number of changed points above which repainting everything is faster."""


class BoardImage:
    """The image that a board widget shows; it is repainted only where the picture changes.

    ``image`` has the size of the widget and only has to be copied to it.
    """

    def __init__(self) -> None:
        self.image = QImage()
        self._ground = QImage()
        self._painter: Painter | None = None
        self._picture: Picture | None = None
        self._setting: tuple[Layout, Theme, QSize, float] | None = None

    def update(
        self, picture: Picture, layout: Layout, theme: Theme, size: QSize, ratio: float = 1.0
    ) -> QRegion:
        """Repaint the image where the picture differs, and return the region of the widget that
        changed.

        ``size``, ``layout`` and the region are in device-independent pixels; ``ratio`` is the
        device pixel ratio.
        """
        if size.isEmpty():
            return QRegion()
        before, self._picture = self._picture, picture
        setting = layout, theme, size, ratio
        same_setting = setting == self._setting
        # The points of a plan may overlap in any way, so that all are painted again.
        by_points = same_setting and layout.plan is None
        changed = picture.diff(before) if before and by_points else None
        if self._painter is None or setting != self._setting:
            self._painter = Painter(Device.for_pixels(ratio), layout, theme)
            self._setting = setting
        kept = layout.plan is not None and before is not None and before.ground == picture.ground
        if changed is None and not (kept and same_setting):
            self._start(self._painter, picture.ground, theme, size, ratio)
        passed = before is not None and picture.passed != before.passed
        if changed is None or len(changed) > _MANY or passed:
            self._draw_all(self._painter, picture)
            return QRegion(QRect(0, 0, size.width(), size.height()))
        with QPainter(self.image) as qp:
            self._painter.redraw_points(qp, picture, changed, self._ground)
        region = QRegion()
        for point in changed:
            # A device-independent pixel may cover parts of others, hence the rim.
            region += painted_rect(point, layout, theme).adjusted(-1, -1, 1, 1)
        return region

    def _start(
        self, painter: Painter, ground: Ground, theme: Theme, size: QSize, ratio: float
    ) -> None:
        """Create new images that show the background and the empty board."""
        self._ground = QImage(size * ratio, QImage.Format.Format_RGB32)
        self._ground.setDevicePixelRatio(ratio)
        self._ground.fill(QColor(theme.background))
        self.image = self._ground.copy()
        with QPainter(self._ground) as qp:
            painter.draw_ground(qp, ground)

    def _draw_all(self, painter: Painter, picture: Picture) -> None:
        """Repaint the whole image, starting from the stored image of the empty board."""
        with QPainter(self.image) as qp:
            qp.drawImage(0, 0, self._ground)
            painter.draw_points(qp, picture)
