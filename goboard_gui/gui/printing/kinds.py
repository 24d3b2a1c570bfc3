"""The kinds of files that pages and positions can be written as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.blocks import boards_of
from ...diagram.output.book_files import OutputOptions, format_of, output_paths
from ...diagram.output.formats import FORMATS, FileContent
from ...diagram.output.images import WHITE, ImageOptions
from ..core.i18n import tr_noop
from .table import PRINT_CONTEXT, words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...diagram.book.production import Production
    from .choices import Output

_P = PRINT_CONTEXT

_LANGUAGE = tr_noop(_P, "en")  # the language of all these texts, as HTML calls it

SUFFIXES = tuple(known.extension for known in FORMATS)
PICTURES = tuple(known.extension for known in FORMATS if known.holds is FileContent.PICTURE)


def kinds_of_files(suffixes: Sequence[str], first: str) -> str:
    """Kinds as a dialog for files wants them, one of them first."""
    ordered = sorted(suffixes, key=lambda suffix: suffix != first)
    names = {known.extension: words(known.name) for known in FORMATS}
    return ";;".join(f"{names[suffix]} (*{suffix})" for suffix in ordered)


def options_of(output: Output) -> OutputOptions:
    """How files are to be written that leave a choice."""
    ground = None if output.transparent else WHITE
    images = ImageOptions(ground, output.dpi, text=output.text)
    return OutputOptions(images, output.pages, words(_LANGUAGE), output.diagrams)


def files_for(path: Path, production: Production, output: Output) -> list[Path]:
    """The files that will be written where one name was asked for."""
    if format_of(path).holds is not FileContent.PICTURE:
        return [path]
    boards = 0 if output.pages else sum(1 for _ in boards_of(production.book.blocks))
    return output_paths(path, boards or len(production.sheets))
