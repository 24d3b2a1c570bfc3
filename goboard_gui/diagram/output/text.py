"""Conversion of books to plain text, with text diagrams."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from ...display_text import columns
from ...files.text_diagrams import Style as Drawn
from ...files.text_diagrams.signs import point_text
from ...go import Symmetry
from ..book.blocks import Board, InlineStone, Paragraph, ParagraphStyle, Table, Unit, plain_text
from ..book.phrases import NO_BREAK
from .text_boards import plain_board, sensei_figure, sensei_position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..book.blocks import Block, Book, Inline

WIDTH = 78
"""The maximum line length in terminal columns; boards may be wider."""
_UNDERLINES = {ParagraphStyle.COVER: "=", ParagraphStyle.TITLE: "=", ParagraphStyle.HEADING: "-"}
_BREAK = "* * *"
_GAP = "  "
_NEVER_FIRST = frozenset("、。，．」』）】〕〉》？！：；…ー々")


def to_text(book: Book, *, style: Drawn = Drawn.PLAIN, view: Symmetry = Symmetry.IDENTITY) -> str:
    """Return a book as plain text.

    Plain diagrams show boards like their pictures, including coordinates and long numbers. In the
    style of Sensei's Library, a diagram has at most ten moves, so a figure is split into several,
    seen in ``view``. Their titles mention hidden moves, so notes are omitted.
    """
    return "".join(text_parts(book, style=style, view=view))


def text_parts(
    book: Book, *, style: Drawn = Drawn.PLAIN, view: Symmetry = Symmetry.IDENTITY
) -> Iterator[str]:
    """Yield the text of a book in parts."""
    first = True
    for block in book.blocks:
        for part in block.blocks if isinstance(block, Unit) else (block,):
            for lines in _lines(part, style, view):
                text = "\n".join(line.rstrip() for line in lines).strip("\n")
                text = text.replace(NO_BREAK, " ")  # no line is broken any more
                yield f"{text}\n" if first else f"\n{text}\n"
                first = False


def wrap_text(text: str, width: int = WIDTH) -> list[str]:
    """Return the lines of a text, wrapped to a width; its line breaks are kept.

    >>> wrap_text("Black cuts at once.", 12), wrap_text("黒先、白死。", 6)
    (['Black cuts', 'at once.'], ['黒先、', '白死。'])
    """
    return [line for paragraph in text.split("\n") for line in _wrapped(paragraph, width)]


def _wrapped(text: str, width: int) -> Iterator[str]:
    line, taken = "", 0
    for word in _words(text):
        if line and taken + columns(word.rstrip()) > width:
            yield line.rstrip()
            line, taken = "", 0
        line += word
        taken += columns(word)
        if taken > width:
            start, end = 0, len(line.rstrip())
            while (fitting := _fitting(line, start, width)) < end:
                yield line[start:fitting]
                start = fitting
            line = line[start:]
            taken = columns(line)
    yield line.rstrip()


def _words(text: str) -> Iterator[str]:
    """Yield the parts between which lines can break: words with their spaces, and wide
    characters."""
    word = ""
    for sign, after in zip_longest(text, text[1:], fillvalue=""):
        word += sign
        wide = columns(sign) == 2 or (after and columns(after) == 2)
        if (sign == " " and after != " ") or (wide and after not in _NEVER_FIRST and after != " "):
            yield word
            word = ""
    if word:
        yield word


def _fitting(text: str, start: int, width: int) -> int:
    """Return the end of the part of a long word that fits on a line."""
    taken = 0
    for index in range(start, len(text)):
        taken += columns(text[index])
        if taken > width:
            return max(index, start + 1)
    return len(text)


def _lines(block: Block | Board, style: Drawn, view: Symmetry) -> Iterator[Sequence[str]]:
    """Yield groups of lines, which are to be separated by blank lines."""
    if isinstance(block, Board):
        yield from _board(block, style, view)
    elif isinstance(block, Paragraph):
        if text := _plain(block.inline).strip():
            yield _paragraph(wrap_text(text), block)
    elif isinstance(block, Table):
        yield _table(block)
    else:
        yield [_centred(_BREAK)]


def _board(board: Board, style: Drawn, view: Symmetry) -> Iterator[Sequence[str]]:
    if style is Drawn.PLAIN:
        yield plain_board(board.picture)
        told = (board.caption, *board.notes)
        if below := [line for text in told for line in wrap_text(_plain(text))]:
            yield below
        return
    figure, title = board.figure, _plain(board.caption)
    if figure is None or not any(move.label for move in figure.moves):
        yield [sensei_position(board.picture, title)]
    else:
        for diagram in sensei_figure(figure, view, title):
            yield [diagram]


def _plain(inline: Inline) -> str:
    """Return running text as plain text, with marked stones as the characters of text diagrams."""
    return "".join(
        point_text(part.colour, (part.mark,))
        if isinstance(part, InlineStone) and not part.label and part.mark
        else plain_text((part,))
        for part in inline
    )


def _paragraph(lines: list[str], paragraph: Paragraph) -> list[str]:
    underline = _UNDERLINES.get(paragraph.style)
    if underline:
        lines = [*lines, underline * max(map(columns, lines))]
    return list(map(_centred, lines)) if paragraph.centred else lines


def _centred(line: str) -> str:
    return " " * max(0, (WIDTH - columns(line)) // 2) + line


def _table(table: Table) -> list[str]:
    rows = [table.head, *table.rows] if table.head else list(table.rows)
    widths = [max(map(columns, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = [
        _GAP.join(
            cell + " " * (width - columns(cell)) for cell, width in zip(row, widths, strict=False)
        )
        for row in rows
    ]
    if table.head:
        lines.insert(1, _GAP.join("-" * width for width in widths))
    return lines
