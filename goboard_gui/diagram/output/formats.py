"""The formats that books can be written in, by the extensions of their files."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class FileContent(Enum):
    """What a file of some format holds."""

    PAGES = "pages"
    PICTURE = "picture"
    """One board or one page; several of them become several files."""
    TEXT = "text"
    """All of a book, as it comes."""


class Format(NamedTuple):
    """A format by the extension of its files, with its name in English, which `gui` translates."""

    extension: str
    name: str
    holds: FileContent


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
