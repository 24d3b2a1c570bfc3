"""Sheets as images, in the formats PNG, WebP and SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from ..units import MM_PER_INCH
from .errors import ExportError, ExportFailure
from .files import buffer_bytes, open_buffer, write_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..book.sheet import Sheet
    from .files import Write

WHITE = "#ffffff"
PNG, WEBP, SVG = ".png", ".webp", ".svg"

_COMPRESSION = 20  # of 100; more takes twice as long with wood and saves only a tenth
_LOSSLESS = 100  # the quality at which WebP is lossless
_LONGEST_SIDE = {PNG: 20_000, WEBP: 16_383}  # pixels; Qt cannot paint more than 32767
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


def save_sheet(
    path: Path,
    sheet: Sheet,
    options: ImageOptions = DEFAULT_IMAGE_OPTIONS,
    *,
    title: str = "",
    description: str = "",
    kind: str = "",
    write: Write = write_file,
) -> None:
    """Write a sheet as PNG, WebP or SVG, in the format ``kind`` or by default that of the file's
    extension.

    :raises ExportError: the image would be too large, or the file cannot be written.
    """
    kind = kind or path.suffix.lower()
    if kind == SVG:
        from .svg import to_svg  # imported late, as it takes time to load

        ground, text = options.background, options.keep_text
        write(
            path,
            to_svg(sheet, title=title, description=description, background=ground, keep_text=text),
        )
        return
    scale = pixels_per_mm(sheet, options)
    size = round(sheet.width * scale), round(sheet.height * scale)

    def paint(qp: QPainter) -> None:
        qp.scale(scale, scale)
        sheet.draw(qp)

    save_image(path, size, paint, options.background, scale * MM_PER_INCH, write)


def pixels_per_mm(sheet: Sheet, options: ImageOptions) -> float:
    """Return the resolution of the image of a sheet, in pixels per millimetre."""
    return options.width / sheet.width if options.width else options.dpi / MM_PER_INCH


def save_image(
    path: Path,
    size: tuple[int, int],
    paint: Callable[[QPainter], None],
    background: str | None = WHITE,
    dpi: float | None = None,
    write: Write = write_file,
) -> None:
    """Write a painted image to a PNG or lossless WebP file; ``paint`` paints it.

    ``size`` is its width and height, which may be larger than a `QSize` can be. The
    resolution ``dpi`` is stored in PNG files.

    :raises ExportError: the image would be too large, or the file cannot be written.
    """
    kind = path.suffix.lower() if path.suffix.lower() in _LONGEST_SIDE else PNG
    wide, high = size
    if max(wide, high) > _LONGEST_SIDE[kind] or wide * high > _MOST_PIXELS:
        raise ExportError(path, ExportFailure.TOO_LARGE, wide, high)
    image = paint_image(QSize(wide, high), paint, background, dpi)
    if image.isNull():
        raise ExportError(path, ExportFailure.NO_MEMORY, wide, high)
    try:
        data = encode_image(image, kind)
    except ValueError as error:
        raise ExportError(path, error) from error
    write(path, data)


def paint_image(
    size: QSize, paint: Callable[[QPainter], None], background: str | None, dpi: float | None
) -> QImage:
    """Return an image painted by ``paint``; it is null if there is not enough memory."""
    image = new_image(size, background, dpi)
    if not image.isNull():
        with QPainter(image) as qp:
            paint(qp)
    return image


def new_image(size: QSize, background: str | None, dpi: float | None) -> QImage:
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


def encode_image(image: QImage, kind: str = PNG) -> bytes:
    """Return an image encoded as PNG or WebP.

    :raises ValueError: Qt cannot write this format on this machine.
    """
    buffer = open_buffer()
    writer = QImageWriter(buffer, QByteArray(kind.removeprefix(".").encode()))
    if kind == WEBP:
        writer.setQuality(_LOSSLESS)
    else:
        writer.setCompression(_COMPRESSION)
    if not writer.write(image):
        raise ValueError(writer.errorString())
    return buffer_bytes(buffer)
