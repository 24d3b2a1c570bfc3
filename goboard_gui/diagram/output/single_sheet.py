"""Writing of a single sheet as PDF or image."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..book.sheet import Pages
from .errors import unknown_format_error
from .files import write_file
from .images import DEFAULT_IMAGE_OPTIONS, PNG, SVG, WEBP, ImageOptions, save_sheet
from .pdf import save_pages

if TYPE_CHECKING:
    from pathlib import Path

    from ..book.sheet import Sheet
    from .files import Write

PDF = ".pdf"
EXTENSIONS = (PDF, SVG, PNG, WEBP)
"""The supported file extensions."""


def save_single_sheet(
    path: Path,
    sheet: Sheet,
    options: ImageOptions = DEFAULT_IMAGE_OPTIONS,
    *,
    title: str = "",
    description: str = "",
    write: Write = write_file,
) -> None:
    """Write a sheet to a PDF or image file; ``description`` is stored only in SVG files.

    :raises ExportError: the format is not supported, or the file cannot be written.
    """
    match path.suffix.lower():
        case extension if extension == PDF:
            save_pages(path, Pages((sheet,), title), write)
        case extension if extension in EXTENSIONS:
            save_sheet(path, sheet, options, title=title, description=description, write=write)
        case _:
            raise unknown_format_error(path, EXTENSIONS)
