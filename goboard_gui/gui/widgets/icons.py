"""Icons from the resources, in the text colour of the window.

``packaging/make_icons.py`` renders the drawings: loading Qt's SVG library and drawing with it
would take the start several times as long as loading pictures.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from ...assets import resource_path
from ...go import Colour
from .appearance import DARK, LIGHT

PIXELS = 48
"""Width and height of an icon in the picture of a theme."""
NAMES = "Icons"
"""Key of the text in the picture of a theme that lists the names of its icons from the top."""
APP_ID = "io.github.goboard.Goboard"
"""Identifier of the program on desktops, and the name of its icon."""
APP_SIZES = (16, 32, 64, 128)
"""Widths and heights of the icon of the program in pixels."""
_RATIO = 2
_DISABLED = 0.38
"""Opacity of disabled icons, which corresponds to the disabled text of the palettes."""


def icon(name: str) -> QIcon:
    """Return the icon ``resources/icons/<name>.svg`` in the text colour of the current theme.

    :raises KeyError: if there is none, or if ``packaging/make_icons.py`` was not run since.
    """
    text = QApplication.palette().color(QPalette.ColorRole.WindowText)
    return _icons(DARK if text.lightness() > 127 else LIGHT)[name]


@cache
def _icons(theme: str) -> dict[str, QIcon]:
    """Return all icons of a theme by their names."""
    image = QImage(str(resource_path("icons", f"{theme}.png")))
    image.setDevicePixelRatio(_RATIO)
    normal, disabled = QPixmap.fromImage(image), QPixmap.fromImage(_faded(image))
    icons = {}
    for row, name in enumerate(image.text(NAMES).split()):
        place = QRect(0, PIXELS * row, PIXELS, PIXELS)
        icons[name] = icon = QIcon(normal.copy(place))
        # Qt's own disabled icon hardly differs from the normal one on dark windows.
        icon.addPixmap(disabled.copy(place), QIcon.Mode.Disabled)
    return icons


def _faded(image: QImage) -> QImage:
    faded = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    faded.fill(Qt.GlobalColor.transparent)
    faded.setDevicePixelRatio(image.devicePixelRatio())
    with QPainter(faded) as painter:
        painter.setOpacity(_DISABLED)
        painter.drawImage(0, 0, image)
    return faded


@cache
def app_icon() -> QIcon:
    """Return the icon of the program."""
    icon = QIcon()
    for side in APP_SIZES:
        icon.addFile(str(resource_path("icons", f"{APP_ID}-{side}.png")))
    return icon


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
