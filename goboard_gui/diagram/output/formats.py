"""The table of the file formats of pictures and books.

All code that writes or offers these formats takes them from here. This module does not import Qt.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from .errors import unknown_format_error

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path


class FileContent(Enum):
    """The content of a file: all pages, a single picture as shapes or pixels, text, or an
    animation.
    """

    PAGES = "pages"
    VECTOR = "vector"
    """One board or page per file, as shapes."""
    BITMAP = "bitmap"
    """One board or page per file, in pixels."""
    TEXT = "text"
    """The whole book as text."""
    ANIMATION = "animation"
    """Positions in pixels, one after the other."""


class Format(NamedTuple):
    """A file format: its extension, its English name, and what one file contains.

    ``short_name`` is used in lists instead of ``name``, if it is not empty. ``longest_side`` is the
    largest number of pixels of a bitmap in one direction; Qt cannot paint more than 32,767.
    """

    extension: str
    name: str
    content: FileContent
    short_name: str = ""
    longest_side: int = 0


PDF = Format(".pdf", "Portable Document Format", FileContent.PAGES, "PDF")
SVG = Format(".svg", "Scalable Vector Graphics", FileContent.VECTOR, "SVG")
PNG = Format(".png", "Portable Network Graphics", FileContent.BITMAP, "PNG", 20_000)
WEBP = Format(".webp", "WebP", FileContent.BITMAP, longest_side=16_383)
HTML = Format(".html", "Web page", FileContent.TEXT, "Web page (HTML)")
EPUB = Format(".epub", "E-book", FileContent.TEXT, "E-book (EPUB)")
LATEX = Format(".tex", "LaTeX", FileContent.TEXT)
TEXT = Format(".txt", "Text", FileContent.TEXT)
FORMATS = (
    PDF,
    SVG,
    PNG,
    WEBP,
    HTML,
    EPUB,
    LATEX,
    TEXT,
)
"""The formats of books."""
PICTURE_FORMATS = tuple(known for known in FORMATS if known.content is not FileContent.TEXT)
"""The formats of single boards and charts."""
BITMAP_FORMATS = tuple(known for known in FORMATS if known.content is FileContent.BITMAP)
IMAGE_FORMATS = tuple(known for known in PICTURE_FORMATS if known.content is not FileContent.PAGES)
"""The formats with one board or page per file."""
CARD_FORMATS = (PDF, SVG, PNG, TEXT)
"""The formats of reference cards."""
GIF = Format(".gif", "Animated GIF", FileContent.ANIMATION, "GIF", 16_383)
ANIMATED_WEBP = Format(".webp", "Animated WebP", FileContent.ANIMATION, "WebP", 16_383)
ANIMATION_FORMATS = (GIF, ANIMATED_WEBP)
"""The formats of animations."""


def extensions(formats: Iterable[Format]) -> tuple[str, ...]:
    """Return the extensions of formats."""
    return tuple(known.extension for known in formats)


def format_for(path: Path, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format, among those given, that has the extension of a path.

    :raises ExportError: there is no format with this extension.
    """
    extension = path.suffix.lower()
    for known in formats:
        if known.extension == extension:
            return known
    raise unknown_format_error(path, extensions(formats))
