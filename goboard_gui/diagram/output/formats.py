"""The file formats of books, by extension."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class FileContent(Enum):
    """The content of each file of a format: pages, a single picture, or text."""

    PAGES = "pages"
    PICTURE = "picture"
    """One board or page per file."""
    TEXT = "text"
    """The whole book as text."""


class Format(NamedTuple):
    """A file format: its extension, its English name, and what one file contains."""

    extension: str
    name: str
    content: FileContent


HTML, LATEX, TEXT = ".html", ".tex", ".txt"
FORMATS = (
    Format(".pdf", "Portable Document Format", FileContent.PAGES),
    Format(".svg", "Scalable Vector Graphics", FileContent.PICTURE),
    Format(".png", "Portable Network Graphics", FileContent.PICTURE),
    Format(".webp", "WebP", FileContent.PICTURE),
    Format(HTML, "Web page", FileContent.TEXT),
    Format(LATEX, "LaTeX", FileContent.TEXT),
    Format(TEXT, "Text", FileContent.TEXT),
)
