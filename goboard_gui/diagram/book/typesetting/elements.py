"""Typesetting of blocks: the elements that they become in a column."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from ..blocks import (
    BoardBlock,
    ChapterStart,
    Contents,
    GraphBlock,
    InlineText,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    find_board_blocks,
)
from ..structure import ARTIFACT, Role, StructureElement
from .beside import typeset_beside
from .boards import typeset_board
from .composer import TypesetUnit
from .flow import ParagraphLines, UnbreakableElement, joined_elements, required_height
from .page_marks import MarkedElement, MarkKind, PageMark, without_page_mark
from .structured_text import paragraph_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ..blocks import Block
    from .flow import Element
    from .styles import ColumnMeasure

_LEAST_SHARE = 0.5  # of the page, the height of a board that must share it with text


def typeset_units(
    blocks: Iterable[Block], measure: ColumnMeasure, page_width: float
) -> Iterator[TypesetUnit]:
    """Yield the units among these blocks, typeset for a column.

    A unit that must be kept together, but is taller than a column, is typeset for the width of the
    page if it fits a page in that way.
    """
    for unit in blocks:
        if isinstance(unit, Unit):
            section = StructureElement(Role.SECTION)
            elements, spans_page = typeset_blocks(unit.blocks, measure, section), False
            if unit.keep_together and elements:
                elements = joined_elements(elements, measure.height)
                if len(elements) > 1 and page_width > measure.width:
                    wide = measure._replace(width=page_width)
                    across = typeset_blocks(unit.blocks, wide, section)
                    across = joined_elements(across, measure.height)
                    if spans_page := len(across) == 1:
                        elements = across
            if unit.start and elements:
                elements[0] = MarkedElement(elements[0], PageMark(MarkKind.START, unit.start))
            board = next(find_board_blocks([unit]), None)
            repeated = _repeated_board(board, elements, measure) if board else None
            yield TypesetUnit(elements, board is not None, repeated, spans_page)


def _repeated_board(
    board: BoardBlock, elements: Iterable[Element], measure: ColumnMeasure
) -> UnbreakableElement | None:
    """Return a small board for the further double pages of a unit, if its text is longer than a
    column and boards are to be repeated.
    """
    pitch = measure.repeated_pitch
    text = sum(
        part.height for part in map(without_page_mark, elements) if isinstance(part, ParagraphLines)
    )
    if pitch is None or text <= measure.height:
        return None
    small = replace(board, pitch=min(pitch, board.pitch or measure.pitch))
    repeated = typeset_board(small, measure, ARTIFACT)[0]
    return repeated if isinstance(repeated, UnbreakableElement) else None


def typeset_blocks(
    blocks: Sequence[Block | BoardBlock],
    measure: ColumnMeasure,
    section: StructureElement | None = None,
) -> list[Element]:
    """Typeset blocks for a column, and return their elements; a board stays with the beginning of
    the text after it.

    The structure elements of the blocks are within the ``section``, if any.
    """
    parts: list[list[Element]] = []
    text_below = 0.0
    beside: BoardBlock | None = None
    for block in reversed(blocks):
        part: list[Element] = []
        match block:
            case BoardBlock(beside_text=True):
                beside = block
                continue
            case Paragraph() if beside:
                part = _typeset_with_board(block, beside, measure, section)
                beside = None
            case BoardBlock():
                after = chain.from_iterable(reversed(parts))
                part = _typeset_board(block, measure, text_below, after, section)
            case Paragraph():
                part = list(_typeset_paragraph(block, measure, section))
            case Contents():
                part = _typeset_contents_heading(block, measure)
            case GraphBlock():
                from .graphs import typeset_graph

                part = [typeset_graph(block, measure, section)]
            case Table():
                from .tables import typeset_table

                part = list(typeset_table(block, measure, section))
        text_below += sum(element.space_before + element.height for element in part)
        if not isinstance(block, Paragraph):
            text_below = 0.0
        if isinstance(block, Paragraph | BoardBlock) and block.warnings and part:
            mark = PageMark(MarkKind.WARNINGS, warnings=block.warnings)
            part[0] = MarkedElement(part[0], mark)
        if isinstance(block, Paragraph | Table) and block.start and part:
            part[0] = MarkedElement(part[0], _chapter_mark(block, block.start))
        parts.append(part)
    return [element for part in reversed(parts) for element in part]


def _typeset_with_board(
    paragraph: Paragraph,
    board: BoardBlock,
    measure: ColumnMeasure,
    section: StructureElement | None,
) -> list[Element]:
    """Typeset a paragraph with a small board beside it, or else below it."""
    together = typeset_beside(paragraph, board, measure, section)
    if together is not None:
        return [together]
    return [
        *_typeset_paragraph(paragraph, measure, section),
        *typeset_board(board, measure, section),
    ]


def _typeset_contents_heading(contents: Contents, measure: ColumnMeasure) -> list[Element]:
    """Typeset the heading of the contents, whose entries follow when page numbers are known."""
    heading = Paragraph(
        (InlineText(contents.heading),), ParagraphStyle.TITLE, centred=True, keep_with_next=True
    )
    mark = PageMark(MarkKind.CONTENTS, ChapterStart(contents.heading))
    return [MarkedElement(lines, mark) for lines in _typeset_paragraph(heading, measure)]


def _chapter_mark(block: Paragraph | Table, start: ChapterStart) -> PageMark:
    """Return the mark of a chapter that starts with a paragraph or a table."""
    is_heading = isinstance(block, Paragraph) and block.is_heading
    return PageMark(MarkKind.HEADING if is_heading else MarkKind.START, start)


def _typeset_board(
    block: BoardBlock,
    measure: ColumnMeasure,
    text_below: float,
    after: Iterable[Element],
    section: StructureElement | None,
) -> list[Element]:
    """Typeset a board that has text of a certain height below it; ``after`` are the elements after
    the board.

    The board stays with the beginning of its text if both fit a column.
    """
    if not text_below:
        return typeset_board(block, measure, section)
    space = measure.styles.board_space
    room = measure.height - min(text_below, measure.text_room) - space
    *others, last = typeset_board(block, with_lower_boards(measure, room), section)
    fits = last.height + space + required_height(after) <= measure.height
    if fits and isinstance(last, UnbreakableElement):
        last = replace(last, keep_with_next=True)
    return [*others, last]


def with_lower_boards(measure: ColumnMeasure, height: float) -> ColumnMeasure:
    """Return a measure with boards up to a height, unless they would become much smaller than the
    page.
    """
    least = measure.height * _LEAST_SHARE
    return measure._replace(max_board_height=min(measure.max_board_height, max(height, least)))


def _typeset_paragraph(
    paragraph: Paragraph, measure: ColumnMeasure, section: StructureElement | None = None
) -> Iterator[ParagraphLines]:
    """Yield a paragraph as an element of a column, or nothing if it has no lines.

    If the first line of a comment is a paragraph of its own, it stays with the next one.
    """
    manner, centred = measure.styles.format_for(paragraph.style), paragraph.centred
    width = measure.width if centred else min(measure.width, measure.styles.max_line_width)
    setting = measure.line_setting(paragraph, width)
    lines = paragraph_lines(paragraph, manner.type, width, section, setting)
    if lines:
        left = (measure.width - width) / 2
        yield ParagraphLines(
            lines,
            width,
            manner.space_before,
            manner.space_after,
            paragraph.keep_with_next or (paragraph.continued and len(lines) == 1),
            centred,
            left,
        )
