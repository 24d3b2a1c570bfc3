"""Pictures as files: PNG, SVG and PDF.

Each file is made in memory and saved as records are, so that a failure leaves no half of one.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from ..files.errors import SaveError
from ..files.saving import save
from .layout import Layout
from .page import LARGEST_PITCH, draw_page, extent
from .painter import draw
from .theme import LIGHT, PRINT, Theme
from .wood import SHADOW

if TYPE_CHECKING:
    from pathlib import Path

    from .picture import Picture

_CREATOR = "Goboard"
_SVG_PITCH = 24.0
_PDF_RESOLUTION = 1200
_COMPRESSION = 20  # of 100; more takes twice as long on wood and gains a tenth
_PAGE_MARGIN = 15.0  # mm
_METRE_IN_INCHES = 1 / 0.0254
_LONGEST_SIDE = 20_000  # pixels; more than 32767 Qt cannot paint, and memory ends before


class ExportError(Exception):
    """A picture could not be written to ``path``; ``cause`` says why."""

    def __init__(self, path: Path, cause: object) -> None:
        super().__init__(path, cause)
        self.path, self.cause = path, cause

    def __str__(self) -> str:
        return f"{self.path}: {self.cause}"


def save_png(
    picture: Picture,
    path: Path,
    *,
    theme: Theme = LIGHT,
    pitch: float = 48.0,
    width: int | None = None,
    dpi: float | None = None,
    aspect: float = 1.0,
) -> None:
    """Write a picture as PNG.

    Its size follows from ``pitch``, in pixels, or from its ``width``. ``dpi`` tells other programs
    how large to print it.

    :raises ExportError: the image would be too large, or the file cannot be written.
    """
    border = SHADOW if theme.wood else 0.0
    if width is not None:
        pitch = width / (Layout.of(picture, 1.0).board_rect().width() + 2 * border)
    layout = Layout.of(picture, pitch, aspect)
    board = layout.board_rect()
    rim = border * pitch
    size = QSize(ceil(board.width() + 2 * rim), ceil(board.height() + 2 * rim))
    if max(size.width(), size.height()) > _LONGEST_SIDE:
        raise ExportError(path, f"{size.width()} × {size.height()} pixels are too many")
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.table))
    if dpi is not None:
        image.setDotsPerMeterX(round(dpi * _METRE_IN_INCHES))
        image.setDotsPerMeterY(round(dpi * _METRE_IN_INCHES))
    with QPainter(image) as qp:
        draw(qp, picture, layout.moved(rim, rim), theme)
    buffer = _buffer()
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(_COMPRESSION)
    if not writer.write(image):
        raise ExportError(path, writer.errorString())
    _write(path, buffer)


def save_svg(
    picture: Picture, path: Path, *, theme: Theme = PRINT, title: str = "", aspect: float = 1.0
) -> None:
    """Write a picture as SVG, on an opaque ground and with text as outlines.

    :raises ExportError: the file cannot be written.
    """
    from PySide6.QtSvg import QSvgGenerator  # only here: it takes time to load

    layout = Layout.of(picture, _SVG_PITCH, aspect)
    board = layout.board_rect()
    buffer = _buffer()
    svg = QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setSize(board.size().toSize())
    svg.setViewBox(board)
    svg.setTitle(title)
    svg.setDescription(_CREATOR)
    with QPainter(svg) as qp:
        qp.fillRect(board, QColor(theme.table))
        draw(qp, picture, layout, theme)
    _write(path, buffer)


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
) -> None:
    """Write a picture as a PDF of one page, with its text searchable.

    The board lies in the middle of a ``page`` of a given size, its lines ``largest_pitch``
    millimetres apart or less; without a page, the page is as large as the board and its caption.

    :raises ExportError: the file cannot be written.
    """
    margin = _PAGE_MARGIN
    if page is None:
        margin = 0.0
        page = QPageSize(
            extent(picture, largest_pitch, aspect, captioned=bool(caption)),
            QPageSize.Unit.Millimeter,
        )
    buffer = _buffer()
    pdf = QPdfWriter(buffer)
    pdf.setResolution(_PDF_RESOLUTION)
    pdf.setPageSize(page)
    pdf.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout.Unit.Millimeter)
    pdf.setTitle(title)
    if hasattr(pdf, "setAuthor"):  # Qt 6.9 and later
        pdf.setAuthor(author)
    pdf.setCreator(_CREATOR)
    with QPainter(pdf) as qp:
        inside = QRectF(0, 0, pdf.width(), pdf.height())
        draw_page(
            qp,
            inside,
            picture,
            theme=theme,
            caption=caption,
            largest_pitch=largest_pitch,
            aspect=aspect,
        )
    _write(path, buffer)


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _write(path: Path, buffer: QBuffer) -> None:
    try:
        save(path, bytes(buffer.data().data()))
    except SaveError as error:
        raise ExportError(path, error.cause) from error
