"""Sheets as images: PNG, WebP and SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from .errors import ExportError, ExportFailure
from .files import MM_PER_INCH, buffer_bytes, open_buffer, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..book.sheet import Sheet

WHITE = "#ffffff"
PNG, WEBP, SVG = ".png", ".webp", ".svg"

_COMPRESSION = 20  # of 100; more takes twice as long on wood and gains a tenth
_LOSSLESS = 100  # the quality at which WebP is lossless
_LONGEST_SIDE = {PNG: 20_000, WEBP: 16_383}  # pixels; Qt cannot paint more than 32767
_MOST_PIXELS = 250_000_000  # a gigabyte
_METRE_IN_INCHES = 1000 / MM_PER_INCH


class ImageOptions(NamedTuple):
    """Options of images.

    Without ``ground`` the background is transparent. Bitmaps have ``dpi`` pixels per inch, or are
    ``width`` pixels wide. ``text`` keeps text in SVG as text; otherwise it becomes outlines, which
    need no fonts.
    """

    ground: str | None = WHITE
    dpi: float = 300.0
    width: int | None = None
    text: bool = False


PLAIN = ImageOptions()


def save_sheet(
    path: Path,
    sheet: Sheet,
    options: ImageOptions = PLAIN,
    *,
    title: str = "",
    description: str = "",
    kind: str = "",
) -> None:
    """Write a sheet as `PNG`, `WEBP` or `SVG`, given by ``kind`` or the extension.

    :raises ExportError: it would be too large, or the file cannot be written.
    """
    kind = kind or path.suffix.lower()
    if kind == SVG:
        from .svg import to_svg  # only here: it takes time to load

        ground, text = options.ground, options.text
        write(path, to_svg(sheet, title=title, description=description, ground=ground, text=text))
        return
    scale = pixels_per_mm(sheet, options)
    size = QSize(round(sheet.width * scale), round(sheet.height * scale))

    def paint(qp: QPainter) -> None:
        qp.scale(scale, scale)
        sheet.draw(qp)

    save_image(path, size, paint, options.ground, scale * MM_PER_INCH)


def pixels_per_mm(sheet: Sheet, options: ImageOptions) -> float:
    """Return the resolution of a sheet's image, in pixels per millimetre."""
    return options.width / sheet.width if options.width else options.dpi / MM_PER_INCH


def save_image(
    path: Path,
    size: QSize,
    paint: Callable[[QPainter], None],
    ground: str | None = WHITE,
    dpi: float | None = None,
) -> None:
    """Paint an image of this size, and write it as PNG or lossless WebP.

    PNG files store the resolution ``dpi``.

    :raises ExportError: the image would be too large, or the file cannot be written.
    """
    kind = path.suffix.lower() if path.suffix.lower() in _LONGEST_SIDE else PNG
    wide, high = size.width(), size.height()
    if max(wide, high) > _LONGEST_SIDE[kind] or wide * high > _MOST_PIXELS:
        raise ExportError(path, ExportFailure.TOO_LARGE, wide, high)
    image = paint_image(size, paint, ground, dpi)
    if image.isNull():
        raise ExportError(path, ExportFailure.NO_MEMORY, wide, high)
    try:
        data = encode_image(image, kind)
    except ValueError as error:
        raise ExportError(path, error) from error
    write(path, data)


def paint_image(
    size: QSize, paint: Callable[[QPainter], None], ground: str | None, dpi: float | None
) -> QImage:
    """Return a painted image of this size, or a null image if memory is insufficient."""
    kind = QImage.Format
    image = QImage(size, kind.Format_RGB32 if ground else kind.Format_ARGB32_Premultiplied)
    if image.isNull():
        return image
    image.fill(QColor(ground) if ground else 0)
    if dpi is not None:
        image.setDotsPerMeterX(round(dpi * _METRE_IN_INCHES))
        image.setDotsPerMeterY(round(dpi * _METRE_IN_INCHES))
    with QPainter(image) as qp:
        paint(qp)
    return image


def encode_image(image: QImage, kind: str = PNG) -> bytes:
    """Return an image as PNG or WebP data.

    :raises ValueError: this machine's Qt cannot write it.
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
