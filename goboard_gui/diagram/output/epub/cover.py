"""The cover of an EPUB: its title and author, and its first board.

It is a bitmap, because few readers show other covers in their libraries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from ... import fonts
from ...board_page import BoardItem
from ...paper_layout import paper_layout
from ..images import encode_image

if TYPE_CHECKING:
    from ...picture import Picture
    from ...theme import Theme

WIDTH, HEIGHT = 1600, 2400
"""The size of a cover in pixels."""
_MARGIN = 150.0
_TITLE = QRectF(_MARGIN, 150.0, WIDTH - 2 * _MARGIN, 550.0)
_BOARD = QRectF(_MARGIN, 750.0, WIDTH - 2 * _MARGIN, 1300.0)
_AUTHOR = QRectF(_MARGIN, 2100.0, WIDTH - 2 * _MARGIN, 180.0)
_TITLE_SIZE, _AUTHOR_SIZE, _LEAST_SIZE = 140, 80, 24  # pixels of type
_SMALLER = 0.9
_LAYOUT_PITCH = 5.0  # mm


def cover_image(title: str, author: str, picture: Picture | None, theme: Theme) -> bytes:
    """Return a cover as PNG; ``picture`` is the board on it, if there is one."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.background))
    with QPainter(image) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.setPen(QColor(theme.edge_ink))
        _draw_text(qp, title, _TITLE, _TITLE_SIZE, bold=True)
        if picture is not None:
            _draw_board(qp, picture, theme)
        _draw_text(qp, author, _AUTHOR, _AUTHOR_SIZE)
    return encode_image(image)


def _draw_text(qp: QPainter, text: str, place: QRectF, size: float, *, bold: bool = False) -> None:
    """Draw a text in the middle of a place, in smaller type if it does not fit otherwise."""
    families: tuple[str, ...] = (fonts.BOOK, fonts.SERIF, fonts.SANS)
    fonts.load_families(families)
    if fonts.needs_kanji_font(text):
        fonts.ensure_glyphs(text)
        families = (*families, fonts.FAMILY)
    font = QFont(list(families))
    font.setBold(bold)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    while True:
        font.setPixelSize(round(size))
        qp.setFont(font)
        needed = qp.boundingRect(place, flags, text)
        if size <= _LEAST_SIZE or place.contains(needed):
            break
        size *= _SMALLER
    qp.drawText(place, flags, text)


def _draw_board(qp: QPainter, picture: Picture, theme: Theme) -> None:
    layout = paper_layout(picture, _LAYOUT_PITCH)
    rect = layout.board_rect()
    scale = min(_BOARD.width() / rect.width(), _BOARD.height() / rect.height())
    layout = layout.scaled(scale)
    rect = layout.board_rect()
    qp.save()
    qp.translate(_BOARD.center().x() - rect.width() / 2, _BOARD.center().y() - rect.height() / 2)
    BoardItem(picture, layout, theme).draw(qp)
    qp.restore()
