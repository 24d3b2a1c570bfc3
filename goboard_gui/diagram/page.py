"""One board on a page, for documents, printers and previews alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from .layout import Layout
from .lettering import Lettering, Rendering
from .painter import draw
from .theme import PRINT, Theme

if TYPE_CHECKING:
    from .picture import Picture

LARGEST_PITCH = 5.5
"""Millimetres between the lines of a printed board; larger stones look coarse on paper."""

_CAPTION_SIZE = 3.6  # mm, the em
_CAPTION_ROOM = 9.0  # mm below the board
_MM_PER_INCH = 25.4


def extent(picture: Picture, pitch: float, aspect: float, *, captioned: bool) -> QSizeF:
    """The millimetres that a board takes on paper, with its caption."""
    board = Layout.of(picture, pitch, aspect).board_rect().size()
    return board + QSizeF(0, _CAPTION_ROOM if captioned else 0)


def draw_page(
    qp: QPainter,
    page: QRectF,
    picture: Picture,
    *,
    theme: Theme = PRINT,
    caption: str = "",
    largest_pitch: float = LARGEST_PITCH,
    aspect: float = 1.0,
) -> None:
    """Draw a board in the middle of a page, with a caption below it.

    ``page`` is in the units of the painter's device, whose resolution tells how large they are;
    ``largest_pitch`` is in millimetres.
    """
    mm = qp.device().logicalDpiX() / _MM_PER_INCH
    room = page.adjusted(0, 0, 0, -_CAPTION_ROOM * mm) if caption else page
    unit = Layout.of(picture, 1.0, aspect).board_rect()
    fitting = min(room.width() / unit.width(), room.height() / unit.height())
    layout = Layout.of(picture, min(fitting, largest_pitch * mm), aspect).centred_in(room)
    draw(qp, picture, layout, theme)
    if caption:
        board = layout.board_rect()
        place = QPointF(page.center().x(), board.bottom() + _CAPTION_ROOM * mm / 2)
        _write_caption(qp, caption, place, page.width(), mm, theme)


def _write_caption(
    qp: QPainter, caption: str, place: QPointF, width: float, mm: float, theme: Theme
) -> None:
    lettering = Lettering(theme.families, Rendering.TEXT)
    size = min(_CAPTION_SIZE * mm, width / (lettering.width(caption) or 1.0))
    lettering.write(qp, caption, place, size, QColor(theme.edge_ink))
