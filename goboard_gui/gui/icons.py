"""Icons: our own drawings from the resources, in the colour of the window's text."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from ..assets import resource
from ..go import Colour

_SIZE = 24
_RATIO = 2


def icon(name: str) -> QIcon:
    """The icon of a name, ``resources/icons/<name>.svg``, tinted for the palette of now."""
    palette, text = QApplication.palette(), QPalette.ColorRole.WindowText
    tinted = QIcon(_drawn(name, palette.color(text).name()))
    # Qt would grey it for light windows, which on dark ones shows hardly any difference.
    disabled = palette.color(QPalette.ColorGroup.Disabled, text).name()
    tinted.addPixmap(_drawn(name, disabled), QIcon.Mode.Disabled)
    return tinted


@cache
def _drawn(name: str, colour: str) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # not needed before the first icon

    drawing = resource("icons", f"{name}.svg").read_text("utf-8").replace("currentColor", colour)
    pixmap = QPixmap(QSize(_SIZE, _SIZE) * _RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter)
    painter.end()
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap


@cache
def stone_icon(colour: Colour) -> QIcon:
    """A small stone for lists."""
    pixmap = QPixmap(16 * _RATIO, 16 * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(110, 110, 110), 1))
    painter.setBrush(QColor(30, 30, 32) if colour is Colour.BLACK else QColor(250, 250, 247))
    painter.drawEllipse(QRectF(2.5, 2.5, 11, 11))
    painter.end()
    stone = QIcon(pixmap)
    stone.addPixmap(pixmap, QIcon.Mode.Selected)  # Qt would tint it
    return stone
