"""The kinds of files that pages can be written as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..translating import mark
from .table import PRINT_CONTEXT, words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ...diagram.book.producing import Production
    from .choices import Output

_P = PRINT_CONTEXT

_KINDS = {
    ".pdf": mark(_P, "Portable Document Format (*.pdf)"),
    ".svg": mark(_P, "Scalable Vector Graphics (*.svg)"),
    ".png": mark(_P, "Portable Network Graphics (*.png)"),
    ".webp": mark(_P, "WebP (*.webp)"),
    ".html": mark(_P, "Web page (*.html)"),
    ".tex": mark(_P, "LaTeX (*.tex)"),
    ".txt": mark(_P, "Text (*.txt)"),
}
SUFFIXES = tuple(_KINDS)
"""What files may end in, which says how they are written."""


def kinds_of_files(first: str) -> str:
    """All kinds as a dialog for files wants them, one of them first."""
    ordered = sorted(_KINDS, key=lambda suffix: suffix != first)
    return ";;".join(words(_KINDS[suffix]) for suffix in ordered)


def write_production(path: Path, production: Production, output: Output) -> Iterator[int]:
    """Write pages, or the book that they are made of, as the ending of a file says.

    :raises ExportError: a file cannot be written.
    """
    from ...diagram.output.images import write_sheets
    from ...diagram.output.pdf import write_pages

    production.attach()
    if path.suffix.lower() == ".pdf":
        yield from write_pages(path, production.pages)
    else:
        yield from write_sheets(path, production.sheets)
