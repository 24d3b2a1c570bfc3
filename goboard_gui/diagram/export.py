"""Pictures as files: PNG, SVG and PDF.

Each file is made in memory and saved as records are, so that a failure leaves no half of one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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

Paint = Callable[[QPainter, QRectF], None]
"""What draws on a rectangle of some device."""

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
    placed = layout.moved(rim, rim)
    sheet = QRectF(0, 0, size.width(), size.height())
    write_png(path, sheet, lambda qp, _: draw(qp, picture, placed, theme), theme, dpi)


def save_svg(
    picture: Picture, path: Path, *, theme: Theme = PRINT, title: str = "", aspect: float = 1.0
) -> None:
    """Write a picture as SVG, on an opaque ground and with text as outlines.

    :raises ExportError: the file cannot be written.
    """
    layout = Layout.of(picture, _SVG_PITCH, aspect)

    def paint(qp: QPainter, board: QRectF) -> None:
        qp.fillRect(board, QColor(theme.table))
        draw(qp, picture, layout, theme)

    write_svg(path, layout.board_rect(), paint, title)


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
    margins = QMarginsF(margin, margin, margin, margin)
    sheet = QPageLayout(
        page, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )
    paint = partial(
        draw_page,
        picture=picture,
        theme=theme,
        caption=caption,
        largest_pitch=largest_pitch,
        aspect=aspect,
    )
    write_pdf(path, sheet, paint, title=title, author=author)


def write_png(path: Path, sheet: QRectF, paint: Paint, theme: Theme, dpi: float | None) -> None:
    """Write what is painted on a sheet, whose rectangle is in pixels, as PNG.

    :raises ExportError: the image would be too large, or the file cannot be written.
    """
    size = sheet.size().toSize()
    if max(size.width(), size.height()) > _LONGEST_SIDE:
        raise ExportError(path, f"{size.width()} × {size.height()} pixels are too many")
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.table))
    if dpi is not None:
        image.setDotsPerMeterX(round(dpi * _METRE_IN_INCHES))
        image.setDotsPerMeterY(round(dpi * _METRE_IN_INCHES))
    with QPainter(image) as qp:
        paint(qp, sheet)
    buffer = _buffer()
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(_COMPRESSION)
    if not writer.write(image):
        raise ExportError(path, writer.errorString())
    _write(path, buffer)


def write_svg(path: Path, sheet: QRectF, paint: Paint, title: str, description: str = "") -> None:
    """Write what is painted on a sheet as SVG.

    :raises ExportError: the file cannot be written.
    """
    from PySide6.QtSvg import QSvgGenerator  # only here: it takes time to load

    buffer = _buffer()
    svg = QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setSize(sheet.size().toSize())
    svg.setViewBox(sheet)
    svg.setTitle(title)
    svg.setDescription(description or _CREATOR)
    with QPainter(svg) as qp:
        paint(qp, sheet)
    _write(path, buffer)


def write_pdf(
    path: Path, sheet: QPageLayout, paint: Paint, *, title: str = "", author: str = ""
) -> None:
    """Write what is painted within the margins of a sheet as a PDF of one page.

    :raises ExportError: the file cannot be written.
    """
    buffer = _buffer()
    pdf = QPdfWriter(buffer)
    pdf.setResolution(_PDF_RESOLUTION)
    pdf.setPageLayout(sheet)
    pdf.setTitle(title)
    if hasattr(pdf, "setAuthor"):  # Qt 6.9 and later
        pdf.setAuthor(author)
    pdf.setCreator(_CREATOR)
    with QPainter(pdf) as qp:
        paint(qp, QRectF(0, 0, pdf.width(), pdf.height()))
    _write(path, buffer)


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _write(path: Path, buffer: QBuffer) -> None:
    write(path, bytes(buffer.data().data()))


def write(path: Path, data: bytes) -> None:
    """Write bytes so that a failure leaves what was there.

    :raises ExportError: the file cannot be written.
    """
    try:
        save(path, data)
    except SaveError as error:
        raise ExportError(path, error.cause) from error
