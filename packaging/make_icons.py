"""Render the drawings in `resources/icons` as the pictures that the program loads at its start.

    python packaging/make_icons.py [FOLDER]

Run it after a change of a drawing or of the colour of texts. A theme has one picture, a column of
its icons, whose names it contains as a text. The icon of the program has a picture for each size.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from goboard_gui.gui.widgets.appearance import DARK, LIGHT, apply_palette
from goboard_gui.gui.widgets.icons import APP_ID, APP_SIZES, NAMES, PIXELS

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "icons"


def theme_picture(folder: Path, colour: QColor) -> QImage:
    """Return the icons of a folder below each other, in a colour of texts."""
    drawings = {path.stem: path for path in folder.glob("*.svg") if path.stem != APP_ID}
    names = sorted(drawings)
    image = blank_image(QSize(PIXELS, PIXELS * len(names)))
    with QPainter(image) as painter:
        for row, name in enumerate(names):
            drawing = drawings[name].read_bytes().replace(b"currentColor", colour.name().encode())
            place = QRectF(0, PIXELS * row, PIXELS, PIXELS)
            QSvgRenderer(QByteArray(drawing)).render(painter, place)
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    indexed = image.convertToFormat(QImage.Format.Format_Indexed8, commonest_colours(image))
    indexed.setText(NAMES, " ".join(names))
    return indexed


def commonest_colours(image: QImage) -> list[int]:
    """Return the 256 colours from which an image is hardly distinguishable: one of their indices is
    loaded in a third of the time.
    """
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return [colour for colour, _ in Counter(image.pixel(*it) for it in places).most_common(256)]


def app_picture(folder: Path, side: int) -> QImage:
    """Return the icon of the program with a width and height in pixels."""
    image = blank_image(QSize(side, side))
    with QPainter(image) as painter:
        QSvgRenderer(str(folder / f"{APP_ID}.svg")).render(painter)
    return image


def blank_image(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    for theme in (LIGHT, DARK):
        apply_palette(theme)
        colour = app.palette().color(QPalette.ColorRole.WindowText)
        theme_picture(folder, colour).save(str(folder / f"{theme}.png"))
    for side in APP_SIZES:
        app_picture(folder, side).save(str(folder / f"{APP_ID}-{side}.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
