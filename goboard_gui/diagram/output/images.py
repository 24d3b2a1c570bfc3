"""Sheets as bitmaps, in the formats PNG and WebP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from ...named_tuples import NamedTuple
from ...stepwise import run_to_end
from ..units import MM_PER_INCH
from .errors import ExportError, ExportFailure
from .files import buffer_bytes, open_buffer, write_file
from .formats import PNG, WEBP

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from ..book.sheet import Sheet
    from .files import Write
    from .formats import Format

WHITE = "#ffffff"

_COMPRESSION = 20  # of 100; more takes twice as long with wood and saves only a tenth
_LOSSLESS = 100  # the quality at which WebP is lossless
_MOST_PIXELS = 250_000_000  # a gigabyte
_METRE_IN_INCHES = 1000 / MM_PER_INCH


class ImageOptions(NamedTuple):
    """Options for images: background, resolution, width, and text in SVG.

    If ``background`` is None, it is transparent. Bitmaps have ``dpi`` pixels per inch, or are
    ``width`` pixels wide. With ``keep_text``, text in SVG is kept as text; otherwise it is
    converted to outlines, which need no fonts.
    """

    background: str | None = WHITE
    dpi: float = 300.0
    width: int | None = None
    keep_text: bool = False


DEFAULT_IMAGE_OPTIONS = ImageOptions()


def pixels_per_mm(sheet: Sheet, options: ImageOptions) -> float:
    """Return the resolution of the image of a sheet, in pixels per millimetre."""
    return options.width / sheet.width if options.width else options.dpi / MM_PER_INCH


def save_image(
    path: Path,
    kind: Format,
    sheet: Sheet,
    scale: float,
    background: str | None = WHITE,
    dpi: float | None = None,
    write: Write = write_file,
) -> None:
    """Write a sheet to a PNG or lossless WebP file, with ``scale`` pixels per unit of the sheet.

    The resolution ``dpi`` is stored in PNG files.

    :raises ExportError: the image would be too large, or the file cannot be written.
    """
    wide, high = round(sheet.width * scale), round(sheet.height * scale)
    if max(wide, high) > kind.longest_side or wide * high > _MOST_PIXELS:
        raise ExportError(path, ExportFailure.TOO_LARGE, wide, high)
    image = run_to_end(image_steps(sheet, scale, background, dpi))
    if image.isNull():
        raise ExportError(path, ExportFailure.NO_MEMORY, wide, high)
    try:
        data = encode_image(image, kind)
    except ValueError as error:
        raise ExportError(path, error) from error
    write(path, data)


def image_steps(
    sheet: Sheet, scale: float, background: str | None = WHITE, dpi: float | None = None
) -> Generator[None, None, QImage]:
    """Return an image of a sheet, yielding while it is drawn; it is null if there is not enough
    memory.
    """
    size = QSize(round(sheet.width * scale), round(sheet.height * scale))
    image = _new_image(size, background, dpi)
    if not image.isNull():
        with QPainter(image) as qp:
            qp.scale(scale, scale)
            yield from sheet.draw_steps(qp)
    return image


def _new_image(size: QSize, background: str | None, dpi: float | None) -> QImage:
    """Return an image without contents; it is null if there is not enough memory."""
    kind = QImage.Format
    image = QImage(size, kind.Format_RGB32 if background else kind.Format_ARGB32_Premultiplied)
    if image.isNull():
        return image
    image.fill(QColor(background) if background else 0)
    if dpi is not None:
        image.setDotsPerMeterX(round(dpi * _METRE_IN_INCHES))
        image.setDotsPerMeterY(round(dpi * _METRE_IN_INCHES))
    return image


def encode_image(image: QImage, kind: Format = PNG) -> bytes:
    """Return an image encoded as PNG or WebP.

    :raises ValueError: Qt cannot write this format on this machine.
    """
    buffer = open_buffer()
    writer = QImageWriter(buffer, QByteArray(kind.extension.removeprefix(".").encode()))
    if kind == WEBP:
        writer.setQuality(_LOSSLESS)
    else:
        writer.setCompression(_COMPRESSION)
    if not writer.write(image):
        raise ValueError(writer.errorString())
    return buffer_bytes(buffer)
