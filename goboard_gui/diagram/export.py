"""Export of single boards as PNG, SVG and PDF."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPageSize

from .board_page import CaptionItem, board_page, caption_lines
from .book.page_setup import LARGEST_PITCH
from .book.sheet import Pages
from .layout import Layout
from .output.errors import ExportError
from .output.files import write_file
from .output.images import ImageOptions, save_image, save_sheet
from .output.pdf import save_pages
from .painting.painter import draw
from .painting.wood import SHADOW_WIDTH
from .theme import LIGHT, PRINT, Theme

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPainter

    from .book.blocks import Attachment
    from .output.files import Write
    from .picture import Picture

__all__ = ["ExportError", "save_pdf", "save_png", "save_svg", "write_file"]

PITCH = 48.0
"""The line spacing of images in pixels, about 4 mm at the default resolution."""

_CAPTION_SIZE, _CAPTION_LEADING = 0.45, 0.65  # line spacings: the em, and from line to line
_SVG_PITCH = 8.0  # mm
_PAGE_MARGIN = 15.0  # mm


def save_png(
    picture: Picture,
    path: Path,
    *,
    theme: Theme = LIGHT,
    pitch: float = PITCH,
    width: int | None = None,
    dpi: float | None = None,
    aspect: float = 1.0,
    caption: str = "",
    transparent: bool = False,
    write: Write = write_file,
) -> None:
    """Write a picture with its caption to a PNG file, or to a WebP file if the path has the
    extension ``.webp``.

    ``pitch`` is the line spacing in pixels; if ``width`` is given, the line spacing follows from
    that instead. ``dpi`` is the resolution stored in the file. With ``transparent``, only stones
    and lines are opaque.

    :raises ExportError: the image would be too large, or the file cannot be written.
    """
    border = SHADOW_WIDTH if theme.wood and not transparent else 0.0
    if width is not None:
        pitch = width / (Layout.for_picture(picture, 1.0).board_rect().width() + 2 * border)
    layout = Layout.for_picture(picture, pitch, aspect)
    board = layout.board_rect()
    rim = border * pitch
    width_with_rim, height = board.width() + 2 * rim, board.height() + 2 * rim
    font_size, leading = _CAPTION_SIZE * pitch, _CAPTION_LEADING * pitch
    lines = caption_lines(caption, width_with_rim, font_size, theme)
    below = (len(lines) + 0.5) * leading if lines else 0.0
    size = ceil(width_with_rim), ceil(height + below)
    placed, look = layout.moved(rim, rim), theme._replace(transparent=transparent)

    def paint(qp: QPainter) -> None:
        draw(qp, picture, placed, look)
        for number, line in enumerate(lines):
            place = QPointF(width_with_rim / 2, height + (number + 0.5) * leading)
            CaptionItem(line, place, font_size, theme).draw(qp)

    save_image(path, size, paint, None if transparent else theme.background, dpi, write)


def save_svg(
    picture: Picture,
    path: Path,
    *,
    theme: Theme = PRINT,
    title: str = "",
    caption: str = "",
    aspect: float = 1.0,
    keep_text: bool = False,
    transparent: bool = False,
    write: Write = write_file,
) -> None:
    """Write a picture with its caption to an SVG file.

    The background is opaque unless ``transparent`` is set. Text is converted to outlines; with
    ``keep_text`` it is kept as text, which looks different if the fonts are not installed.

    :raises ExportError: the file cannot be written.
    """
    look = theme._replace(transparent=transparent)
    sheet = board_page(
        picture, theme=look, caption=caption, largest_pitch=_SVG_PITCH, aspect=aspect
    )
    options = ImageOptions(
        background=None if transparent else theme.background, keep_text=keep_text
    )
    save_sheet(path, sheet, options, title=title, kind=".svg", write=write)


def save_pdf(
    picture: Picture,
    path: Path,
    *,
    theme: Theme = PRINT,
    page: QPageSize | None = None,
    title: str = "",
    author: str = "",
    caption: str = "",
    largest_pitch: float = LARGEST_PITCH,
    aspect: float = 1.0,
    attachments: tuple[Attachment, ...] = (),
    write: Write = write_file,
) -> None:
    """Write a picture to a single-page PDF file, with searchable text and optional attachments.

    The board is centred on a page of size ``page``, with a line spacing of at most
    ``largest_pitch`` millimetres. Without a page size, the page is just large enough for the board
    and its caption.

    :raises ExportError: the file cannot be written.
    """
    sheet = board_page(
        picture,
        paper=page.size(QPageSize.Unit.Millimeter) if page else None,
        margin=_PAGE_MARGIN,
        theme=theme,
        caption=caption,
        largest_pitch=largest_pitch,
        aspect=aspect,
    )
    save_pages(path, Pages((sheet,), title, author, attachments), write)
