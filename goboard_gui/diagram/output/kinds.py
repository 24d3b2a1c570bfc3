"""The formats that books can be written in, by the extensions of their files."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Holds(Enum):
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
    holds: Holds


HTML, LATEX, TEXT = ".html", ".tex", ".txt"
FORMATS = (
    Format(".pdf", "Portable Document Format", Holds.PAGES),
    Format(".svg", "Scalable Vector Graphics", Holds.PICTURE),
    Format(".png", "Portable Network Graphics", Holds.PICTURE),
    Format(".webp", "WebP", Holds.PICTURE),
    Format(HTML, "Web page", Holds.TEXT),
    Format(LATEX, "LaTeX", Holds.TEXT),
    Format(TEXT, "Text", Holds.TEXT),
)
