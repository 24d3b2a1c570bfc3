"""Clipboard data of boards and sheets: an image, SVG and text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData, QSize

from ..board_page import board_page
from ..theme import PRINT, Theme
from .files import MM_PER_INCH
from .images import WHITE, ImageOptions, encode_image, paint_image, pixels_per_mm
from .svg import to_svg

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from ..book.sheet import Sheet
    from ..picture import Picture

_OPTIONS = ImageOptions(dpi=200.0)
_LONGEST_SIDE = 8_000
"""The most pixels of a copied image in one direction; Qt reads images of up to 256 MB only."""


def board_mime_data(
    picture: Picture,
    text: str,
    *,
    theme: Theme = PRINT,
    title: str = "",
    caption: str = "",
    aspect: float = 1.0,
) -> QMimeData:
    """Return the clipboard data for a board and its caption: an image, SVG, and ``text`` as plain
    text.
    """
    sheet = board_page(picture, theme=theme, caption=caption, aspect=aspect)
    return sheet_mime_data(sheet, text, _OPTIONS._replace(background=theme.background), title=title)


def sheet_mime_data(
    sheet: Sheet, text: str, options: ImageOptions = _OPTIONS, *, title: str = ""
) -> QMimeData:
    """Return the clipboard data for a sheet: an image, SVG, and ``text`` as plain text.

    The Qt image is for systems other than X11. The background is always opaque, as many programs
    paste transparent areas as black.
    """
    ground = options.background or WHITE
    scale = min(pixels_per_mm(sheet, options), _LONGEST_SIDE / max(sheet.width, sheet.height))

    def paint(qp: QPainter) -> None:
        qp.scale(scale, scale)
        sheet.draw(qp)

    size = QSize(round(sheet.width * scale), round(sheet.height * scale))
    image = paint_image(size, paint, ground, scale * MM_PER_INCH)
    data = QMimeData()
    data.setText(text)
    data.setImageData(image)
    data.setData("image/png", QByteArray(encode_image(image)))
    svg = to_svg(sheet, title=title, background=ground, keep_text=options.keep_text)
    data.setData("image/svg+xml", QByteArray(svg))
    return data
