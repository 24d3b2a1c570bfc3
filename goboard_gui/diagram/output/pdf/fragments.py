"""Fragments of sheets: items that are drawn together and belong to one element of the structure."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRectF

from ....named_tuples import NamedTuple
from ...board_page import CaptionItem
from ...book.structure import ARTIFACT, Role, StructureElement
from ...book.typesetting.boards import PlacedBoard
from ...book.typesetting.page_marks import PageMark
from ...book.typesetting.paragraphs import OutlinedLine, PlacedLine, StoneRun, TextRun
from ...book.typesetting.styles import EM
from .unmapped_glyphs import unmapped_characters

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...book.blocks import InlineStone
    from ...book.sheet import Sheet, SheetItem
    from ...book.typesetting.paragraphs import Run, TypesetLine


class Fragment(NamedTuple):
    """Consecutive items of a sheet that belong to one structure element.

    If it is a link in running text, it has a ``target``; if it is a small stone in running text, it
    has that ``stone``. ``rect`` is the area that the items cover, in millimetres. A character whose
    mirror image is drawn, or whose glyph is that of no character, is a fragment of its own, whose
    text ``is_replaced``. An ``invisible_text`` is drawn, too, for readers that ignore the text
    instead of a stone.
    """

    element: StructureElement
    items: tuple[SheetItem, ...]
    rect: QRectF
    target: str = ""
    stone: InlineStone | None = None
    is_replaced: bool = False
    invisible_text: str = ""

    @property
    def key(self) -> object:
        """A key that is the same for all fragments that look the same, or None if none is known."""
        item = self.items[0]
        if isinstance(item, PlacedBoard):
            return item.key
        if self.stone is None:
            return None
        line = cast("PlacedLine", item).line
        (run,) = line.parts
        return self.stone, line.type, cast("StoneRun", run).theme

    @property
    def text(self) -> str:
        """The text of the fragment, without stones."""
        captions = " ".join(item.text for item in self.items if isinstance(item, CaptionItem))
        return captions or "".join(run.text for run in self._text_runs())

    @property
    def has_shapes(self) -> bool:
        """Whether its text is drawn as shapes, without spaces between lines, or with its characters
        in another order than they are read.
        """
        for item in self.items:
            if isinstance(item, PlacedLine):
                if any(isinstance(it, TextRun) and it.is_right_to_left for it in item.line.parts):
                    return True
            elif isinstance(item, OutlinedLine | CaptionItem):
                return True
        return False

    def _text_runs(self) -> Iterator[TextRun]:
        for item in self.items:
            placed = item.line if isinstance(item, OutlinedLine) else item
            if isinstance(placed, PlacedLine):
                for run in placed.line.parts:
                    if isinstance(run, TextRun):
                        yield run

    def line_rects(self) -> Iterator[QRectF]:
        """Yield the areas of the text on each line."""
        for item in self.items:
            if isinstance(item, PlacedLine) and item.line.parts:
                yield item.rect


class _Piece(NamedTuple):
    """An item, or a part of a line, that is drawn with others of the same element and target."""

    element: StructureElement
    item: SheetItem
    target: str = ""
    stone: InlineStone | None = None
    is_replaced: bool = False

    @property
    def is_alone(self) -> bool:
        """Whether the piece is a fragment of its own, which has a text instead of its glyphs, or
        may be the same as on other pages.
        """
        return self.stone is not None or self.is_replaced or isinstance(self.item, PlacedBoard)

    def is_joined_by(self, other: _Piece) -> bool:
        """Return whether the next piece of a sheet belongs to the same fragment."""
        if self.is_alone or other.is_alone:
            return False
        return self.element is other.element and self.target == other.target


def sheet_fragments(sheet: Sheet, drawing: StructureElement) -> Iterator[Fragment | PageMark]:
    """Yield the fragments of a sheet and the marks between them, in their order.

    Items without a structure element of their own belong to the element ``drawing``.
    """
    held: list[_Piece] = []
    for piece in _pieces(sheet, drawing):
        if held and not (isinstance(piece, _Piece) and held[-1].is_joined_by(piece)):
            yield _fragment(held, sheet)
            held = []
        if isinstance(piece, PageMark):
            yield piece
        else:
            held.append(piece)
    if held:
        yield _fragment(held, sheet)


def _fragment(pieces: Sequence[_Piece], sheet: Sheet) -> Fragment:
    """Return adjacent pieces with the same element as a fragment."""
    items, first = tuple(piece.item for piece in pieces), pieces[0]
    area = QRectF()
    for item in items:
        area |= getattr(item, "rect", QRectF(0, 0, sheet.width, sheet.height))
    return Fragment(
        first.element, items, area, first.target, first.stone, is_replaced=first.is_replaced
    )


def _pieces(sheet: Sheet, drawing: StructureElement) -> Iterator[_Piece | PageMark]:
    for item in sheet.items:
        if isinstance(item, PageMark):
            if item.start is not None:
                yield item
        elif isinstance(item, PlacedLine):
            yield from _pieces_of_line(item)
        elif isinstance(item, PlacedBoard) and item.element:
            yield from (_Piece(item.element, part) for part in item.parts)
        else:
            yield _Piece(getattr(item, "element", None) or drawing, item)


def _pieces_of_line(placed: PlacedLine) -> Iterator[_Piece]:
    """Yield the parts of a line: runs of one element and target, and each small stone."""
    line = placed.line
    whole = placed.element or StructureElement(Role.PARAGRAPH)
    if whole.is_artifact:
        yield _Piece(ARTIFACT, placed)
        return
    parts = tuple(part for run in line.parts for part in _parts_of_run(run))
    for runs in _uniform_runs(parts, whole):
        first, last = runs[0], runs[-1]
        element = first.element or whole
        if isinstance(first, TextRun) and not _is_replaced(first):
            part = _part_of_line(placed, runs, with_space=last.precedes_space)
            yield _Piece(element, part, first.target)
            continue
        part = _part_of_line(placed, runs)
        if isinstance(first, StoneRun):
            piece = _Piece(element, part, stone=first.stone)
        else:
            piece = _Piece(element, part, first.target, is_replaced=True)
        yield piece
        if last.precedes_space:
            yield _Piece(element, _part_of_line(placed, (_space_after(last, line),)), piece.target)


def _parts_of_run(run: Run) -> Iterator[Run]:
    """Yield the parts of a run: characters whose glyphs are those of no character, and the texts
    between them.

    Some readers show nothing of a text after a part of it that has another text.
    """
    if isinstance(run, StoneRun) or run.is_right_to_left or run.text.isascii():
        yield run
        return
    texts = [*filter(None, unmapped_characters(run.text).split(run.text))]
    x = run.x
    for number, text in enumerate(texts, 1):
        precedes_space = run.precedes_space and number == len(texts)
        part = run._replace(x=x, text=text, precedes_space=precedes_space)
        yield part
        if number < len(texts):
            x = part.end


def _is_replaced(run: TextRun) -> bool:
    return run.is_mirrored or (
        not (run.text.isascii() or run.is_right_to_left)
        and unmapped_characters(run.text).fullmatch(run.text) is not None
    )


def _uniform_runs(runs: tuple[Run, ...], whole: StructureElement) -> Iterator[tuple[Run, ...]]:
    """Yield adjacent runs of the same element and target together, and each stone alone."""
    start = 0
    for end in range(1, len(runs) + 1):
        if end == len(runs) or not _are_joined(runs[end - 1], runs[end], whole):
            yield runs[start:end]
            start = end


def _are_joined(run: Run, following: Run, whole: StructureElement) -> bool:
    return (
        isinstance(run, TextRun)
        and isinstance(following, TextRun)
        and not (_is_replaced(run) or _is_replaced(following))
        and (run.element or whole) is (following.element or whole)
        and run.target == following.target
    )


def _part_of_line(
    placed: PlacedLine, runs: tuple[Run, ...], *, with_space: bool = False
) -> PlacedLine:
    """Return some runs of a line, perhaps with the space after them, as a line that begins with the
    leftmost of them.

    So equal small stones are drawn equally, wherever they are.
    """
    line = placed.line
    shown = _with_space(runs, line) if with_space else runs
    if runs == line.parts:
        return placed._replace(line=line._replace(parts=shown)) if with_space else placed
    left, right = min(run.x for run in runs), max(run.end for run in runs)
    scale = line.type.em / EM
    moved = tuple(run._replace(x=run.x - left) for run in shown)
    part = line._replace(parts=moved, width=(right - left) * scale)
    return PlacedLine(placed.x + left * scale, placed.y, part)


def _with_space(runs: tuple[Run, ...], line: TypesetLine) -> tuple[Run, ...]:
    """Return runs of a line with the white space that follows them.

    It is part of a text that is read from left to right, so that both are drawn at once.
    """
    last = runs[-1]
    if isinstance(last, TextRun) and not (last.is_right_to_left or line.is_right_to_left):
        return (*runs[:-1], last._replace(text=f"{last.text} "))
    return (*runs, _space_after(last, line))


def _space_after(run: Run, line: TypesetLine) -> TextRun:
    """Return the white space that follows a run at the end of its line."""
    font = run.font if isinstance(run, TextRun) else line.type.font(" ")
    if not line.is_right_to_left:
        return TextRun(_right_edge(run, line), " ", font)
    space = TextRun(0.0, " ", font)
    return space._replace(x=run.x - space.end)


def _right_edge(run: Run, line: TypesetLine) -> float:
    """Return the right edge of the last run of a line, without measuring it again if the line ends
    with it.
    """
    return run.end if run.element else line.width * EM / line.type.em
