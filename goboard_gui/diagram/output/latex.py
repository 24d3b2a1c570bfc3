"""Conversion of books to LaTeX source."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from ..book.blocks import Board, Paragraph, ParagraphStyle, Table, Unit, plain_text
from ..book.page_setup import PageSetup, UnitOrder
from ..book.phrases import ENGLISH
from ..book.typesetting.boards import board_extent
from ..book.typesetting.columns import column_count, column_width, min_column_width, widest_board
from ..book.typesetting.pages import run_to_end, split_sections
from ..book.typesetting.styles import Styles
from .latex_preamble import preamble
from .latex_text import latex_inline, latex_text, required_fonts, table_cell_source
from .psgo import UnsupportedFeature, psgo_diagram

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from ..book.blocks import Block, Book
    from ..book.typesetting.pages import Section

_COMMANDS = {
    ParagraphStyle.COVER: "gotitle",
    ParagraphStyle.TITLE: "gotitle",
    ParagraphStyle.SUBTITLE: "gosubtitle",
    ParagraphStyle.HEADING: "goheading",
    ParagraphStyle.BODY: "gobody",
    ParagraphStyle.SMALL: "gosmall",
}
_BESIDE = 400
"""The maximum text length of units placed side by side; longer ones break across pages."""
_LINES_BELOW = 14.0
"""Millimetres reserved for a caption and a note if rows of boards must fit a page."""


class UnsupportedNotice(NamedTuple):
    """A feature of a board that LaTeX does not show, and the caption of that board."""

    feature: UnsupportedFeature
    board_caption: str

    def __str__(self) -> str:
        return f"Not shown: {self.feature.value}" + (
            f" ({self.board_caption})" if self.board_caption else ""
        )


class LatexDocument(NamedTuple):
    """The source of a document, and the features that it does not show."""

    text: str
    unsupported: tuple[UnsupportedNotice, ...] = ()


def to_latex(
    book: Book, setup: PageSetup | None = None, *, not_drawn: str = ENGLISH.not_drawn
) -> LatexDocument:
    """Return a book as a complete document for LuaLaTeX with the psgo package.

    Unsupported features are omitted, and listed both in the result and in comments of the source. A
    board that cannot be drawn at all is replaced by the text ``not_drawn``. Attachments are
    omitted.
    """
    return run_to_end(latex_steps(book, setup, not_drawn=not_drawn))


def latex_steps(
    book: Book, setup: PageSetup | None = None, *, not_drawn: str = ENGLISH.not_drawn
) -> Generator[None, None, LatexDocument]:
    """Return a book like `to_latex`, as a generator that yields after each line."""
    setup = setup or PageSetup()
    writer = _LatexWriter(book, setup, not_drawn)
    lines = []
    for line in writer.body():
        lines.append(line)
        yield
    body = "\n".join(lines)
    wide, signs = required_fonts((body, latex_text(book.running_title)))
    told = "".join(f"% {_one_line(str(missing))}\n" for missing in writer.unsupported)
    text = (
        f"{told}{preamble(book, setup, wide=wide, signs=signs)}"
        f"\\begin{{document}}\n{body}\n\\label{{golast}}\n\\end{{document}}\n"
    )
    return LatexDocument(text, tuple(writer.unsupported))


class _LatexWriter:
    """A converter of the blocks of one book to LaTeX, which collects unsupported features."""

    def __init__(self, book: Book, setup: PageSetup, not_drawn: str) -> None:
        self.unsupported: list[UnsupportedNotice] = []
        self._not_drawn = not_drawn
        self._sections = list(split_sections(book.blocks, setup))
        self._begin(self._sections[0])

    def _begin(self, section: Section) -> None:
        """Begin a section, with its own page setup and columns."""
        blocks, self.setup = section
        setup = self.setup
        widest, room = widest_board(blocks, setup.aspect), setup.text_width
        least = min_column_width(blocks, Styles(setup.text_size))
        self._columns = setup.columns or column_count(widest, setup, room, least)
        self._width = column_width(self._columns, setup, room)
        self._pitch = min(setup.largest_stone, self._width / (widest or 1.0))

    def body(self) -> Iterator[str]:
        """Yield the source of all blocks, line by line."""
        for number, section in enumerate(self._sections):
            if number:
                yield r"\clearpage"
            self._begin(section)
            yield from self._section(section.blocks)

    def _section(self, blocks: Sequence[Block]) -> Iterator[str]:
        for run in _runs(blocks):
            if self._columns == 1 or not any(isinstance(block, Unit) for block in run):
                for block in run:
                    yield from self._block(block)
            elif self.setup.order is not UnitOrder.DOWN and all(map(_short, run)):
                yield from self._rows(run)
            else:
                yield rf"\begin{{multicols}}{{{self._columns}}}\raggedcolumns"
                for block in run:
                    yield from self._block(block)
                yield r"\end{multicols}"

    def _rows(self, run: Sequence[Block]) -> Iterator[str]:
        """Yield units in rows across the columns."""
        across = 0
        for block in run:
            if not isinstance(block, Unit):
                across = 0
                yield from self._block(block)
                continue
            yield r"\hspace{\columnsep}%" if across else r"\par\addvspace{\baselineskip}"
            yield rf"\begin{{gocell}}{{{self._width:.5g}mm}}"
            yield from self._block(block)
            yield r"\end{gocell}%"
            across = (across + 1) % self._columns
        yield r"\par"

    def _block(self, block: Block) -> Iterator[str]:
        if isinstance(block, Unit):
            for part, after in zip_longest(block.blocks, block.blocks[1:]):
                yield from self._board(part) if isinstance(part, Board) else self._block(part)
                if isinstance(part, Board) and isinstance(after, Paragraph):
                    yield r"\nopagebreak"
        elif isinstance(block, Paragraph):
            yield from _paragraph(block)
        elif isinstance(block, Table):
            yield from _table(block)
        else:
            yield r"\clearpage"

    def _board(self, board: Board) -> Iterator[str]:
        """Yield a board with its caption and notes, which are kept together."""
        drawing = psgo_diagram(board.picture, board.pitch or self._lower(board))
        where = plain_text(board.caption)
        self.unsupported += (UnsupportedNotice(what, where) for what in drawing.unsupported)
        yield r"\begin{godiagram}"
        yield from drawing.lines or (rf"\gomissing{{{latex_text(self._not_drawn)}}}",)
        if board.caption:
            yield rf"\gocaption{{{latex_inline(board.caption)}}}"
        yield from (rf"\gonote{{{latex_inline(note)}}}" for note in board.notes)
        yield r"\end{godiagram}"

    def _lower(self, board: Board) -> float:
        """Return the common line spacing, or a smaller one if the requested rows would not fit."""
        room = self.setup.text_height / (self.setup.rows or 1) - _LINES_BELOW
        return min(
            self._pitch, max(room, 1.0) / board_extent(board.picture, self.setup.aspect).height()
        )


def _runs(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Yield runs of blocks that fit in columns; all other blocks are yielded on their own."""
    run: list[Block] = []
    for block in blocks:
        if _fits_columns(block):
            run.append(block)
            continue
        if run:
            yield run
            run = []
        yield [block]
    if run:
        yield run


def _fits_columns(block: Block) -> bool:
    """Return whether a block fits in columns, unlike tables and spanning paragraphs."""
    if isinstance(block, Unit):
        return not any(isinstance(part, Table) for part in block.blocks)
    return isinstance(block, Paragraph) and not block.spanning


def _short(block: Block) -> bool:
    """Return whether a unit is so short that it can be kept on one page."""
    if not isinstance(block, Unit):
        return True
    texts = [plain_text(part.inline) for part in block.blocks if isinstance(part, Paragraph)]
    return sum(map(len, texts)) <= _BESIDE


def _paragraph(paragraph: Paragraph) -> Iterator[str]:
    if paragraph.style is ParagraphStyle.COVER:
        yield r"\vspace*{0.28\textheight}"
    if paragraph.inline:
        text = rf"\{_COMMANDS[paragraph.style]}{{{latex_inline(paragraph.inline)}}}"
        yield rf"{{\centering{text}}}" if paragraph.centred else text
    if paragraph.keep_with_next:
        yield r"\nopagebreak"


def _table(table: Table) -> Iterator[str]:
    rows = (*table.rows, table.head)
    yield rf"\begin{{longtable}}{{{'l' * max(map(len, rows))}}}"
    if table.head:
        bold = (rf"\textbf{{{table_cell_source(cell)}}}" for cell in table.head)
        yield rf"{' & '.join(bold)} \\ \hline \endhead"
    yield from (" & ".join(map(table_cell_source, row)) + r" \\" for row in table.rows)
    yield r"\end{longtable}"


def _one_line(text: str) -> str:
    return " ".join(text.split())
