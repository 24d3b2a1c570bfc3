"""Writing of PDF files, with embedded fonts and attachments."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from ..painting.painter import saved_painter_state
from ..units import MM_PER_INCH
from .errors import ExportError, ExportFailure
from .files import CREATOR, buffer_bytes, open_buffer, write_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QBuffer

    from ..book.sheet import Pages, Sheet
    from .files import Write

_RESOLUTION = 1200


def save_pages(path: Path, pages: Pages, write: Write = write_file) -> None:
    """Write pages as a PDF file.

    :raises ExportError: there is no page, or the file cannot be written.
    """
    deque(write_pages(path, pages, write), maxlen=0)


def write_pages(path: Path, pages: Pages, write: Write = write_file) -> Iterator[int]:
    """Write pages to a PDF file, yielding the number of finished pages.

    The file is written at the end, so closing the generator early leaves an existing file
    unchanged.

    :raises ExportError: there is no page, or the file cannot be written.
    """
    if not pages.sheets:
        raise ExportError(path, ExportFailure.NO_PAGE)
    buffer = open_buffer()
    pdf = _document(buffer, pages)
    _set_page_size(pdf, pages.sheets[0])
    with QPainter(pdf) as qp:
        for number, sheet in enumerate(pages.sheets, 1):
            if number > 1:
                _set_page_size(pdf, sheet)
                pdf.newPage()
            with saved_painter_state(qp):
                qp.scale(_RESOLUTION / MM_PER_INCH, _RESOLUTION / MM_PER_INCH)
                for _ in sheet.draw_steps(qp):
                    yield number - 1
            yield number
    write(path, buffer_bytes(buffer))


def _document(buffer: QBuffer, pages: Pages) -> QPdfWriter:
    pdf = QPdfWriter(buffer)
    pdf.setResolution(_RESOLUTION)
    pdf.setTitle(pages.title)
    if hasattr(pdf, "setAuthor"):  # Qt 6.9 and later
        pdf.setAuthor(pages.author)
    pdf.setCreator(CREATOR)
    for name, data, mime_type in pages.attachments:
        pdf.addFileAttachment(name, QByteArray(data), mime_type)
    return pdf


def _set_page_size(pdf: QPdfWriter, sheet: Sheet) -> None:
    """Set the size of the next page of a PDF file to that of a sheet."""
    size = QPageSize(QSizeF(sheet.width, sheet.height), QPageSize.Unit.Millimeter)
    upright = QPageLayout.Orientation.Portrait
    pdf.setPageLayout(QPageLayout(size, upright, QMarginsF(0, 0, 0, 0)))
