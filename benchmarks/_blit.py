"""The upper limit of speed: a widget that only copies a pixmap of its size to the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPaintEvent


class Blit(QWidget):
    """A widget that copies a pixmap."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._pixmap = QPixmap(size)
        self._pixmap.fill("white")  # unwritten memory is a single page, which is copied faster
        self.resize(size)
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            qp.drawPixmap(0, 0, self._pixmap)
