"""Icons from the resources, in the text colour of the window."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from ...assets import resource_path
from ...go import Colour

if TYPE_CHECKING:
    from pathlib import Path

_SIZE = 24
_RATIO = 2
_DISABLED = 0.38
"""Opacity of disabled icons, which corresponds to the disabled text of the palettes."""


def icon(name: str) -> QIcon:
    """Return the icon ``resources/icons/<name>.svg`` in the current text colour."""
    return _tinted(name, QApplication.palette().color(QPalette.ColorRole.WindowText).name())


@cache
def _tinted(name: str, colour: str) -> QIcon:
    return QIcon(_LazyEngine(name, colour))


class _LazyEngine(QIconEngine):
    """An icon that is drawn when it is first shown: at the start, many menus and buttons are not.

    The normal and the disabled icon are drawn separately.
    """

    def __init__(self, name: str, colour: str) -> None:
        super().__init__()
        self._name, self._colour = name, colour

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self._icon(mode).pixmap(size, 1.0, mode, state)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        self._icon(mode).paint(painter, rect, mode=mode, state=state)

    def actualSize(self, size: QSize, _mode: QIcon.Mode, _state: QIcon.State) -> QSize:
        return size.boundedTo(QSize(_SIZE, _SIZE) * _RATIO)

    def clone(self) -> QIconEngine:
        copy = _LazyEngine(self._name, self._colour)
        _copies.append(copy)
        return copy

    def _icon(self, mode: QIcon.Mode) -> QIcon:
        return self._disabled if mode is QIcon.Mode.Disabled else self._normal

    @cached_property
    def _normal(self) -> QIcon:
        return QIcon(_render(self._name, self._colour))

    @cached_property
    def _disabled(self) -> QIcon:
        # Qt's own disabled icon hardly differs from the normal one on dark windows.
        icon = QIcon()
        icon.addPixmap(_fade(_render(self._name, self._colour)), QIcon.Mode.Disabled)
        return icon


_copies: list[QIconEngine] = []
"""Engines that Qt owns, which PySide does not know and would delete, for icons that are changed."""


def _render(name: str, colour: str) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # not needed before the first icon

    drawing = (_folder() / f"{name}.svg").read_bytes().replace(b"currentColor", colour.encode())
    pixmap = _blank_pixmap()
    with QPainter(pixmap) as painter:
        QSvgRenderer(QByteArray(drawing)).render(painter)
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap


@cache
def _folder() -> Path:
    return resource_path("icons")


def _fade(pixmap: QPixmap) -> QPixmap:
    faded = _blank_pixmap()
    with QPainter(faded) as painter:
        painter.setOpacity(_DISABLED)
        painter.drawPixmap(faded.rect(), pixmap)
    faded.setDevicePixelRatio(_RATIO)
    return faded


def _blank_pixmap() -> QPixmap:
    pixmap = QPixmap(QSize(_SIZE, _SIZE) * _RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@cache
def stone_icon(colour: Colour) -> QIcon:
    """Return a small icon of a stone for use in lists."""
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
