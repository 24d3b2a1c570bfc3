"""Icons: our own drawings from the resources, in the colour of the window's text."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from ...assets import resource
from ...go import Colour

_SIZE = 24
_RATIO = 2
_DISABLED = 0.38
"""How much of an icon is left: about what the palettes leave of disabled texts."""


def icon(name: str) -> QIcon:
    """The icon of a name, ``resources/icons/<name>.svg``, tinted for the palette of now."""
    return _tinted(name, QApplication.palette().color(QPalette.ColorRole.WindowText).name())


@cache
def _tinted(name: str, colour: str) -> QIcon:
    drawn = _drawn(name, colour)
    tinted = QIcon(drawn)
    # Qt would grey it for light windows, which on dark ones shows hardly any difference.
    tinted.addPixmap(_faded(drawn), QIcon.Mode.Disabled)
    return tinted


def _drawn(name: str, colour: str) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # not needed before the first icon

    drawing = resource("icons", f"{name}.svg").read_text("utf-8").replace("currentColor", colour)
    pixmap = _blank()
    with QPainter(pixmap) as painter:
        QSvgRenderer(QByteArray(drawing.encode())).render(painter)
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap


def _faded(drawn: QPixmap) -> QPixmap:
    pixmap = _blank()
    with QPainter(pixmap) as painter:
        painter.setOpacity(_DISABLED)
        painter.drawPixmap(pixmap.rect(), drawn)
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap


def _blank() -> QPixmap:
    pixmap = QPixmap(QSize(_SIZE, _SIZE) * _RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@cache
def stone_icon(colour: Colour) -> QIcon:
    """A small stone for lists."""
    pixmap = QPixmap(16 * _RATIO, 16 * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(110, 110, 110), 1))
        painter.setBrush(QColor(30, 30, 32) if colour is Colour.BLACK else QColor(250, 250, 247))
        painter.drawEllipse(QRectF(2.5, 2.5, 11, 11))
    stone = QIcon(pixmap)
    stone.addPixmap(pixmap, QIcon.Mode.Selected)  # Qt would tint it
    return stone
