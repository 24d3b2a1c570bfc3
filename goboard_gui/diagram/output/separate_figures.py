"""Figures as separate files for layout programs, with their texts in a JSON file."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...named_tuples import NamedTuple
from ..book.blocks import (
    BoardBlock,
    Contents,
    GraphBlock,
    PageBreak,
    Table,
    Unit,
    plain_text,
)
from .errors import ExportError, ExportFailure
from .files import output_path

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ..book.blocks import Block, Book, Paragraph
    from ..book.options import PrintOptions
    from ..book.sheet import Sheet

CAPTIONS_FILE = "captions.json"
"""The name of the file with the texts of separate figures."""


class SeparateFigure(NamedTuple):
    """A board that becomes a file of its own, with the texts around it in reading order.

    ``before`` are the headings and introductions that precede it; ``comments`` are the texts that
    follow it, up to the next board.
    """

    board: BoardBlock
    before: list[str]
    comments: list[str]


class SeparateFigures(NamedTuple):
    """The figures of a book in reading order, and the texts that follow the last one."""

    figures: list[SeparateFigure]
    after: list[str]


def separate_figures(book: Book) -> SeparateFigures:
    """Return the boards of a book with all its texts, except the contents page."""
    figures: list[SeparateFigure] = []
    waiting: list[str] = []
    for block in book.blocks:
        for part in block.blocks if isinstance(block, Unit) else (block,):
            if isinstance(part, BoardBlock):
                figures.append(SeparateFigure(part, waiting, []))
                waiting = []
            elif isinstance(block, Unit) and figures and not waiting:
                figures[-1].comments.extend(_texts(part))
            else:
                waiting += _texts(part)
    return SeparateFigures(figures, waiting)


def _texts(block: Block | Paragraph) -> Iterator[str]:
    """Yield the texts of a block without boards; of a table, each row is a text."""
    match block:
        case Table():
            yield from (", ".join(row) for row in (block.head, *block.rows) if any(row))
        case GraphBlock():
            yield block.alt_text.full
        case PageBreak() | Contents() | Unit():
            return
        case _:
            if text := plain_text(block.inline):
                yield text


def captions_data(book: Book, path: Path) -> bytes:
    """Return the texts of the figures of a book as JSON, with the name of the file of each figure.

    ``path`` is the path from which the names of the files are made.
    """
    figures, after = separate_figures(book)
    listed: list[dict[str, Any]] = [
        {
            "file": output_path(path, number, len(figures)).name,
            "caption": plain_text(figure.board.caption),
            "description": figure.board.alt_text.full,
            "notes": [plain_text(note) for note in (*figure.board.note_table, *figure.board.notes)],
            "before": figure.before,
            "comments": figure.comments,
        }
        for number, figure in enumerate(figures, 1)
    ]
    data = {"title": book.title, "author": book.author, "figures": listed, "after": after}
    return (json.dumps(data, ensure_ascii=False, indent=2) + "\n").encode(errors="replace")


def separate_sheets(
    path: Path, book: Book, options: PrintOptions, *, outlines: bool = False
) -> Iterator[tuple[Path, Sheet, str]]:
    """Yield the path, the sheet and the title of each figure of a book.

    All boards have the same line spacing. Captions and notes are below them as far as the options
    ask for them; with ``outlines``, all text is drawn as shapes.

    :raises ExportError: the book has no boards.
    """
    from ..book.assembly import page_setup
    from ..book.typesetting.boards import board_sheet, outlined_sheet
    from ..book.typesetting.columns import board_pitch
    from ..book.typesetting.styles import Styles

    boards = [figure.board for figure in separate_figures(book).figures]
    if not boards:
        raise ExportError(path, ExportFailure.NO_PICTURE)
    setup = page_setup(options)
    for number, board in enumerate(boards, 1):
        sheet = board_sheet(
            _with_wanted_texts(board, options),
            theme=options.theme,
            pitch=board_pitch(setup),
            aspect=setup.aspect,
            styles=Styles.of(setup),
        )
        title = plain_text(board.caption) or book.title
        file = output_path(path, number, len(boards))
        yield file, outlined_sheet(sheet) if outlines else sheet, title


def _with_wanted_texts(board: BoardBlock, options: PrintOptions) -> BoardBlock:
    """Return a board for a sheet of its own, without the texts that the options leave out."""
    return replace(
        board,
        caption=board.caption if options.captions else (),
        notes=board.notes if options.notes else (),
        note_table=board.note_table if options.notes else (),
        pitch=None,
    )
