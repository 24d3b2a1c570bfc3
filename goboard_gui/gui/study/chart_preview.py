"""A chart as it will look on paper, as large as there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...diagram.reference_card import draw_card

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ...diagram.reference_card import ReferenceCard

_MM = QPageLayout.Unit.Millimeter
_MM_PER_METRE = 1000


class ChartPreview(QWidget):
    """A sheet of paper with a chart on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview"))
        self.setMinimumSize(360, 420)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._card: ReferenceCard | None = None
        self.page = QPageLayout()

    def show_chart(self, card: ReferenceCard, layout: QPageLayout) -> None:
        """Show a chart on a sheet."""
        self._card, self.page = card, layout
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        paper = self.page.fullRect(_MM)
        ratio = self.devicePixelRatioF()
        scale = min(self.width() / paper.width(), self.height() / paper.height()) * ratio
        image = self._drawn(self._card, scale)
        # Pixel upon pixel: a scaled image would lose lines.
        around = (self.size().toSizeF() * ratio - image.size().toSizeF()) / 2
        image.setDevicePixelRatio(ratio)
        with QPainter(self) as qp:
            corner = QPointF(round(around.width()), round(around.height()))
            qp.drawImage(corner / ratio, image)

    def _drawn(self, card: ReferenceCard, scale: float) -> QImage:
        """The sheet with ``scale`` pixels for a millimetre."""
        size = (self.page.fullRect(_MM).size() * scale).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        image.setDotsPerMeterX(round(scale * _MM_PER_METRE))
        image.setDotsPerMeterY(round(scale * _MM_PER_METRE))
        room = self.page.paintRect(_MM)
        with QPainter(image) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_card(qp, QRectF(room.topLeft() * scale, room.size() * scale), card)
        return image
