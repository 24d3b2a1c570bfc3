"""Conversion of books to plain text, with text diagrams."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from ...display_text import display_width
from ...files.text_diagrams.board_lines import SideLabels, board_lines, graph_lines
from ...files.text_diagrams.characters import EMPTY, NAMES, PLAIN_HOSHI, point_text
from ...files.text_diagrams.diagram_content import DiagramContent, DiagramMove, Omission
from ...files.text_diagrams.styles import write_content
from ...files.text_diagrams.text_diagram_style import TextDiagramStyle
from ...go import Board, Crop, Graph, Point, Symmetry
from ...named_tuples import NamedTuple
from ...record.properties.marks import Mark
from ...record.values.markup import Markup
from ..book.blocks import (
    BoardBlock,
    Contents,
    GraphBlock,
    InlineStone,
    InlineText,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    plain_text,
    without_empty_pages,
)
from ..book.contents_titles import chapter_starts, contents_titles
from ..book.note_columns import choose_columns, fill_columns
from ..book.options import BoardTextStyle, NamingOptions
from ..book.phrases import ENGLISH, NO_BREAK
from ..book.unbroken import unbroken_ranges
from ..edge_labels import labels_by_side, visible_edge_labels
from ..picture import Cell, StatusMark
from .text_graph import text_graph
from .text_omissions import omission_note
from .unsupported import UnsupportedFeature, UnsupportedNotice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...files.text_diagrams.styles import WrittenDiagram
    from ...record.figures import Figure
    from ...record.values.markup import Pair
    from ..book.blocks import Block, Book, Inline
    from ..book.phrases import Phrases
    from ..picture import Picture

_BLANK = Cell()
_WESTERN = NamingOptions(NAMES)


def plain_board(picture: Picture) -> list[str]:
    """Return the lines of a plain text diagram of a board, including the coordinates that its
    picture shows.

    Numbers are written in full, and marks as on Sensei's Library. A label of one letter is written
    in lower case, after its stone if there is one; `omission_note` lists what is omitted. A board
    without columns and rows becomes a list of its stones.
    """
    empty_board = picture.empty_board
    if empty_board.plan is not None:
        cells = picture.cells.items()
        stones = {point: cell.stone for point, cell in cells if cell.stone is not None}
        labelled = {point: cell.label or cell.number for point, cell in cells}
        return graph_lines(stones, empty_board.plan.names, labelled)
    crop = picture.crop or Crop.whole_board(empty_board.size)
    labels = SideLabels(
        *labels_by_side(visible_edge_labels(empty_board.edges, crop, empty_board.size))
    )
    texts = {
        point: _point_characters(
            picture.cells.get(point, _BLANK), PLAIN_HOSHI if point in empty_board.hoshi else EMPTY
        )
        for point in crop.points()
    }
    last = [
        point for point, cell in picture.cells.items() if cell.status_mark is StatusMark.LAST_MOVE
    ]
    return board_lines(texts, crop, labels, marked=last[0] if last else None)


def _point_characters(cell: Cell, bare: str) -> str:
    """Return the characters for a point, which are ``bare`` if nothing is on it."""
    marks = (cell.status_mark, *cell.marks)
    label = cell.label or cell.number
    return point_text(cell.stone, marks, label, bare=bare, labels_first=True)


def sensei_position(picture: Picture, title: str) -> WrittenDiagram:
    """Return a board without move numbers as a Sensei's Library diagram."""
    cells = picture.cells
    stones = {point: cell.stone for point, cell in cells.items()}
    marks = {
        point: frozenset(mark for mark in (cell.status_mark, *cell.marks) if isinstance(mark, Mark))
        for point, cell in cells.items()
    }
    labels = {point: cell.label for point, cell in cells.items() if cell.label}
    board = Board.empty(picture.empty_board.size).with_stones(stones)
    content = DiagramContent(board, Markup(marks, labels), crop=picture.crop, title=title)
    return write_content(content, TextDiagramStyle.SENSEI)


def sensei_figure(figure: Figure, view: Symmetry, title: str) -> WrittenDiagram:
    """Return a figure as Sensei's Library diagrams, rotated or reflected as in ``view``.

    Each has at most ten moves. If the figure repeats the last move of the previous one, that move
    comes first. Passes and moves on occupied points are mentioned in the title.
    """
    return write_content(_FigureView(figure, view).content(title), TextDiagramStyle.SENSEI)


class _FigureView(NamedTuple):
    """A figure that is rotated or reflected for display."""

    figure: Figure
    view: Symmetry

    @property
    def board(self) -> Board:
        """The position before the first move, rotated or reflected."""
        base = self.figure.base
        stones = {self._to_view(point): colour for point, colour in base.stones().items()}
        if base.shape.is_rectangle:
            return Board.empty(self.view.transformed_size(base.size)).with_stones(stones)
        points = [self._to_view(point) for point in base.graph.points]
        near = (map(points.__getitem__, numbers) for numbers in base.graph.neighbours)
        return Board.empty(Graph(dict(zip(points, near, strict=True)))).with_stones(stones)

    @property
    def crop(self) -> Crop | None:
        """The crop of the figure, rotated or reflected, or None if the whole board is shown."""
        crop = self.figure.crop
        return crop and crop.transformed(self.view, self.figure.base.size)

    def content(self, title: str) -> DiagramContent:
        """Return the moves with their numbers, the position before them and the markup."""
        figure = self.figure
        moves = [
            DiagramMove(move.colour, move.point and self._to_view(move.point), move.label)
            for move in (*filter(None, [figure.repeated]), *figure.moves)
        ]
        stones = {self._to_view(point): colour for point, colour in figure.stones.items()}
        return DiagramContent(self.board, self._markup, moves, self.crop, title, stones)

    @property
    def _markup(self) -> Markup:
        """The markup, rotated or reflected."""
        markup = self.figure.markup
        return Markup(
            {self._to_view(point): marks for point, marks in markup.marks.items()},
            {self._to_view(point): label for point, label in markup.labels.items()},
            self._pairs(markup.arrows),
            self._pairs(markup.lines),
        )

    def _pairs(self, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
        return tuple((self._to_view(one), self._to_view(other)) for one, other in pairs)

    def _to_view(self, point: Point) -> Point:
        return self.view.apply(point, self.figure.base.size)


WIDTH = 78
"""The maximum line length in terminal columns; boards may be wider."""
_UNDERLINES = {ParagraphStyle.COVER: "=", ParagraphStyle.TITLE: "=", ParagraphStyle.HEADING: "-"}
_BREAK = "* * *"
_GAP = "  "
_NEVER_FIRST = frozenset("、。，．」』）】〕〉》？！：；…ー々")


def to_text(
    book: Book,
    *,
    style: BoardTextStyle = BoardTextStyle.PLAIN,
    names: NamingOptions = _WESTERN,
    phrases: Phrases = ENGLISH,
) -> str:
    """Return a book as plain text, with its boards as text diagrams.

    Plain diagrams show boards like their pictures, including coordinates and long numbers; below
    them is listed what they can't show. In the style of Sensei's Library, a diagram has at most ten
    moves, so a figure is split into several, in the view of ``names``. Their titles mention hidden
    moves, so notes are omitted.
    """
    return "".join(TextWriter(style, names, phrases).parts(book))


class TextWriter:
    """Converter of books to plain text, which also collects what their text diagrams do not
    show.
    """

    def __init__(
        self,
        style: BoardTextStyle = BoardTextStyle.PLAIN,
        names: NamingOptions = _WESTERN,
        phrases: Phrases = ENGLISH,
    ) -> None:
        self._style = style
        self._names = names
        self._phrases = phrases
        self.unsupported: list[UnsupportedNotice] = []

    def parts(self, book: Book) -> Iterator[str]:
        """Yield the plain text of a book in parts, such as boards and paragraphs."""
        first = True
        for block in without_empty_pages(book.blocks):
            parts: Sequence[Block | BoardBlock] = (block,)
            if isinstance(block, Unit):
                parts = block.blocks
            elif isinstance(block, Contents):
                titles = contents_titles(chapter_starts(book.blocks), self._phrases)
                parts = _contents(block, titles)
            for part in parts:
                for lines in self._lines(part):
                    text = "\n".join(line.rstrip() for line in lines).strip("\n")
                    text = text.replace(NO_BREAK, " ")  # no line is broken any more
                    yield f"{text}\n" if first else f"\n{text}\n"
                    first = False

    def _lines(self, block: Block | BoardBlock) -> Iterator[Sequence[str]]:
        """Yield a block as groups of lines, to be separated by blank lines."""
        if isinstance(block, BoardBlock):
            yield from self._board(block)
        elif isinstance(block, Paragraph):
            if text := _plain_inline(block.inline).strip():
                yield _paragraph(wrap_text(text), block)
        elif isinstance(block, Table):
            yield _table(block)
        elif isinstance(block, GraphBlock):
            yield from text_graph(block)
            if caption := _plain_inline(block.caption):
                yield wrap_text(caption)
        else:
            yield [_centred(_BREAK)]

    def _board(self, board: BoardBlock) -> Iterator[Sequence[str]]:
        picture = board.picture
        if self._style is BoardTextStyle.PLAIN or picture.empty_board.plan is not None:
            yield plain_board(picture)
            below = wrap_text(_plain_inline(board.caption))
            below += _columns([_plain_inline(note) for note in board.note_table])
            notes = (*board.notes, *self._omission_notes(board))
            below += [line for note in notes for line in wrap_text(_plain_inline(note))]
            if below:
                yield below
            return
        figure, title = board.figure, _plain_inline(board.caption)
        if figure is None or not any(move.label for move in figure.moves):
            written = sensei_position(picture, title)
        else:
            written = sensei_figure(figure, self._names.view, title)
        if Omission.LABELS in written.omitted:
            self._report(UnsupportedFeature.LISTED, board)
        if Omission.MARKS in written.omitted:
            self._report(UnsupportedFeature.MARKS, board)
        yield [written.text]

    def _omission_notes(self, board: BoardBlock) -> Iterator[Inline]:
        """Yield a note on what the plain diagram of a figure does not show, if there is anything,
        and report it.
        """
        if board.figure is None:
            return
        naming = self._names.point_naming(board.figure.base.shape)
        if omitted := omission_note(board.picture, naming, self._phrases):
            self._report(UnsupportedFeature.LISTED, board)
            yield omitted

    def _report(self, feature: UnsupportedFeature, board: BoardBlock) -> None:
        caption = _plain_inline(board.caption).replace(NO_BREAK, " ")
        self.unsupported.append(UnsupportedNotice(feature, caption))


def _contents(contents: Contents, titles: Sequence[str]) -> tuple[Paragraph, Paragraph]:
    """Return the contents as paragraphs: their heading, and a line for each title."""
    heading = Paragraph((InlineText(contents.heading),), ParagraphStyle.TITLE, centred=True)
    return heading, Paragraph((InlineText("\n".join(titles)),))


def wrap_text(text: str, width: int = WIDTH) -> list[str]:
    """Return the lines of a text, wrapped at a width in columns; existing line breaks are kept.

    >>> wrap_text("Black cuts at once.", 12), wrap_text("黒先、白死。", 6)
    (['Black cuts', 'at once.'], ['黒先、', '白死。'])
    """
    return [line for paragraph in text.split("\n") for line in _wrapped(paragraph, width)]


def _wrapped(text: str, width: int) -> Iterator[str]:
    line, taken = "", 0
    for word in _words(text):
        if line and taken + display_width(word.rstrip()) > width:
            yield line.rstrip()
            line, taken = "", 0
        line += word
        taken += display_width(word)
        if taken > width:
            start, end = 0, len(line.rstrip())
            while (fitting := _break_index(line, start, width)) < end:
                yield line[start:fitting]
                start = fitting
            line = line[start:]
            taken = display_width(line)
    yield line.rstrip()


def _words(text: str) -> Iterator[str]:
    """Yield the parts of a text between which a line may break: words and wide characters."""
    kept = {place for start, end in unbroken_ranges(text) for place in range(start + 1, end)}
    word = ""
    for place, (char, after) in enumerate(zip_longest(text, text[1:], fillvalue=""), 1):
        word += char
        if place in kept:
            continue
        wide = display_width(char) == 2 or (after and display_width(after) == 2)
        if (char == " " and after != " ") or (wide and after not in _NEVER_FIRST and after != " "):
            yield word
            word = ""
    if word:
        yield word


def _break_index(text: str, start: int, width: int) -> int:
    """Return the index at which to break a word that is too long for one line."""
    taken = 0
    for index in range(start, len(text)):
        taken += display_width(text[index])
        if taken > width:
            return max(index, start + 1)
    return len(text)


def _columns(texts: Sequence[str]) -> Iterator[str]:
    """Yield the lines of short texts that are set in columns, which are read downwards."""
    if not texts:
        return
    columns = choose_columns([*map(display_width, texts)], len(_GAP), WIDTH)
    width = int(columns.width)
    cells = [_with_hanging_indent(text, width) for text in texts]
    parts: list[list[str]] = []
    for length in fill_columns([*map(len, cells)], columns.number):
        parts.append([line for cell in cells[:length] for line in cell])
        del cells[:length]
    for row in zip_longest(*parts, fillvalue=""):
        line = _GAP.join(cell + " " * (width - display_width(cell)) for cell in row)
        yield line.rstrip()


def _with_hanging_indent(text: str, width: int) -> list[str]:
    """Return a text as lines of at most ``width`` columns; all but the first one are indented."""
    lines = wrap_text(text, width)
    if len(lines) == 1:
        return lines
    first, *others = wrap_text(text, max(width - len(_GAP), 1))
    return [first, *(_GAP + line for line in others)]


def _plain_inline(inline: Inline) -> str:
    """Return running text as plain text.

    A marked stone becomes the character that stands for it in text diagrams, and a mark without a
    stone becomes a character of its shape.
    """
    return "".join(
        point_text(part.colour, (part.mark,))
        if isinstance(part, InlineStone)
        and part.colour is not None
        and part.mark
        and not part.label
        else plain_text((part,))
        for part in inline
    )


def _paragraph(lines: list[str], paragraph: Paragraph) -> list[str]:
    underline = _UNDERLINES.get(paragraph.style)
    if underline:
        lines = [*lines, underline * max(map(display_width, lines))]
    return list(map(_centred, lines)) if paragraph.centred else lines


def _centred(line: str) -> str:
    return " " * max(0, (WIDTH - display_width(line)) // 2) + line


def _table(table: Table) -> list[str]:
    rows = [table.head, *table.rows] if table.head else list(table.rows)
    widths = [max(map(display_width, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = [
        _GAP.join(
            cell + " " * (width - display_width(cell))
            for cell, width in zip(row, widths, strict=False)
        )
        for row in rows
    ]
    if table.head:
        lines.insert(1, _GAP.join("-" * width for width in widths))
    return lines
