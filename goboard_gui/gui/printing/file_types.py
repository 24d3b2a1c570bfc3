"""File types of pages and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.blocks import boards_of
from ...diagram.output.book_files import OutputOptions, format_of, output_paths
from ...diagram.output.formats import FORMATS, FileContent
from ...diagram.output.images import WHITE, ImageOptions
from ..core.i18n import tr_noop
from .print_texts import PRINT_CONTEXT, translated

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...diagram.book.options import FileOptions
    from ...diagram.book.production import Production

_P = PRINT_CONTEXT

_LANGUAGE = tr_noop(_P, "en")  # the language of these texts as an HTML language tag

SUFFIXES = tuple(known.extension for known in FORMATS)
PICTURES = tuple(known.extension for known in FORMATS if known.holds is FileContent.PICTURE)


def file_filter(suffixes: Sequence[str], first: str) -> str:
    """Return the name filters for a file dialog, with one type first."""
    ordered = sorted(suffixes, key=lambda suffix: suffix != first)
    names = {known.extension: translated(known.name) for known in FORMATS}
    return ";;".join(f"{names[suffix]} (*{suffix})" for suffix in ordered)


def output_options(output: FileOptions) -> OutputOptions:
    """Return the format options for `goboard_gui.diagram.output`."""
    ground = None if output.transparent else WHITE
    images = ImageOptions(ground, output.dpi, text=output.text)
    return OutputOptions(images, output.pages, translated(_LANGUAGE), output.diagrams)


def output_files(path: Path, production: Production, output: FileOptions) -> list[Path]:
    """Return the files that will be written for a chosen path."""
    if format_of(path).holds is not FileContent.PICTURE:
        return [path]
    boards = 0 if output.pages else sum(1 for _ in boards_of(production.book.blocks))
    return output_paths(path, boards or len(production.sheets))
