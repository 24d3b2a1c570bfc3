"""Clipboard data of boards and sheets: an image, SVG and text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData

from ...stepwise import run_to_end
from ..board_page import board_page
from ..theme import PRINT, Theme
from ..units import MM_PER_INCH
from .images import WHITE, ImageOptions, encode_image, image_steps, pixels_per_mm
from .svg import svg_element_steps, svg_file

if TYPE_CHECKING:
    from collections.abc import Generator

    from ..book.sheet import Sheet
    from ..picture import Picture

_OPTIONS = ImageOptions(dpi=200.0)
_LONGEST_SIDE = 8_000
"""Maximum number of pixels of a copied image in one direction; Qt reads images of up to 256 MB
only.
"""


def board_mime_steps(
    picture: Picture,
    text: str,
    *,
    theme: Theme = PRINT,
    title: str = "",
    caption: str = "",
    aspect: float = 1.0,
) -> Generator[None, None, QMimeData]:
    """Return the clipboard data for a board and its caption, yielding while they are drawn: an
    image, SVG, and ``text`` as plain text.
    """
    sheet = board_page(picture, theme=theme, caption=caption, aspect=aspect)
    options = _OPTIONS._replace(background=theme.background)
    return sheet_mime_steps(sheet, text, options, title=title)


def sheet_mime_data(
    sheet: Sheet, text: str, options: ImageOptions = _OPTIONS, *, title: str = ""
) -> QMimeData:
    """Return the clipboard data for a sheet: an image, SVG, and ``text`` as plain text."""
    return run_to_end(sheet_mime_steps(sheet, text, options, title=title))


def sheet_mime_steps(
    sheet: Sheet, text: str, options: ImageOptions = _OPTIONS, *, title: str = ""
) -> Generator[None, None, QMimeData]:
    """Return the same data as `sheet_mime_data`, yielding while the sheet is drawn.

    The Qt image is for systems other than X11. The background is always opaque, as many programs
    paste transparent areas as black.
    """
    background = options.background or WHITE
    scale = min(pixels_per_mm(sheet, options), _LONGEST_SIDE / max(sheet.width, sheet.height))
    image = yield from image_steps(sheet, scale, background, scale * MM_PER_INCH)
    png = encode_image(image)
    yield
    element = yield from svg_element_steps(
        sheet, title=title, background=background, keep_text=options.keep_text
    )
    yield
    svg = svg_file(element)
    data = QMimeData()
    data.setText(text)
    data.setImageData(image)
    data.setData("image/png", QByteArray(png))
    data.setData("image/svg+xml", QByteArray(svg))
    return data
