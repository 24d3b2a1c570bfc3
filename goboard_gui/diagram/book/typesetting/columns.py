"""The number of columns on a page, and the line spacing of the boards in them."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...paper_layout import (
    LEAST_SHARE,
    least_width,
    pitch_for_height,
    pitch_for_width,
)
from ...units import MM_PER_POINT
from ..blocks import BoardBlock, PageBreak, Paragraph, ParagraphStyle, Unit, find_board_blocks
from ..long_labels import with_short_labels
from ..page_setup import LARGEST_PITCH, SMALLEST_PITCH
from .boards import caption_and_note_lines, least_pitch, text_height
from .paragraphs import break_lines

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from PySide6.QtCore import QRectF

    from ...picture import Picture
    from ..blocks import Block
    from ..page_setup import PageSetup, PageSide
    from .styles import Styles

_NARROWEST = 50.0
"""The minimum width of automatic columns in millimetres, so that captions fit."""
_NARROWEST_TEXT = 20.0
"""The minimum width in ems if columns contain comments: about 35 characters."""
_FULL_WIDTH = 20.5
"""The width of a 19×19 board with coordinates, in line spacings."""
_LEAST_WIDTH = 10.0
_TINY = 1e-6
_LEAST_PITCH = 1.0
_MOST = 6


class ColumnLayout(NamedTuple):
    """The columns of a page: their number, width and spacing, and the line spacing of the boards in
    them.

    ``step`` is the distance between the left edges of adjacent columns, and ``pitch`` the common
    line spacing of boards; lengths are in millimetres.
    """

    columns: int
    width: float
    step: float
    pitch: float


def boards_of_one_pitch(blocks: Iterable[Block]) -> Iterator[Picture]:
    """Yield the pictures of the boards that have no line spacing of their own."""
    return (board.picture for board in find_board_blocks(blocks) if board.pitch is None)


def choose_columns(
    blocks: Sequence[Block],
    boards: Collection[Picture],
    setup: PageSetup,
    styles: Styles,
    page: QRectF,
) -> ColumnLayout:
    """Return the column layout of a page with these boards of one line spacing."""
    count = setup.columns or automatic_columns(blocks, boards, setup, styles, page.width())
    while count > 1 and column_width(count, setup, page.width()) < _LEAST_WIDTH:
        count -= 1
    width = column_width(count, setup, page.width())
    wanted = board_pitch(setup)
    pitch = min(
        (pitch_for_width(board, width, wanted, setup.aspect) for board in boards), default=wanted
    )
    if setup.rows or pitch > LARGEST_PITCH:
        pitch = _pitch_for_rows(pitch, blocks, width, setup, styles, page)
    return ColumnLayout(count, width, width + setup.column_gap, pitch)


def automatic_columns(
    blocks: Sequence[Block],
    boards: Collection[Picture],
    setup: PageSetup,
    styles: Styles,
    room: float,
) -> int:
    """Return the number of columns for boards of one line spacing; there are never more columns
    than units.
    """
    units = sum(isinstance(block, Unit) for block in blocks)
    across = column_count(boards, setup, room, _min_column_width(blocks, styles))
    return min(across, max(units, 1))


def _min_column_width(blocks: Iterable[Block], styles: Styles) -> float:
    """Return the minimum width, in millimetres, of a column that contains these blocks."""
    parts = (part for block in blocks if isinstance(block, Unit) for part in block.blocks)
    text = any(isinstance(part, Paragraph) and part.style is ParagraphStyle.BODY for part in parts)
    return max(_NARROWEST, _NARROWEST_TEXT * styles.em) if text else _NARROWEST


def column_count(
    boards: Collection[Picture], setup: PageSetup, room: float, narrowest: float
) -> int:
    """Return the largest number of columns in which boards have their line spacing, and text is
    readable.

    Unless a line spacing was chosen, 19×19 boards with wide coordinates may be a little smaller
    than others, so that they do not need wider columns.
    """
    if not boards:
        return 1
    pitch, aspect = board_pitch(setup), setup.aspect
    full = _FULL_WIDTH * pitch
    widest = 0.0
    for board in boards:
        width = least_width(board, pitch, aspect)
        if width > full >= least_width(board, LEAST_SHARE * pitch, aspect, narrowed=True):
            width = width if setup.stone_pitch else full
        widest = max(widest, width)
    return _largest_count(max(widest, narrowest), setup, room)


def board_pitch(setup: PageSetup) -> float:
    """Return the line spacing, in millimetres, of all boards that fit a column.

    Unless the page setup has one, a 19×19 board fills a column with it, so it depends only on paper
    and type size, not on the boards.
    """
    if setup.stone_pitch:
        return setup.stone_pitch
    narrowest = max(_NARROWEST, _NARROWEST_TEXT * setup.text_size * MM_PER_POINT)
    least = max(_FULL_WIDTH * SMALLEST_PITCH, narrowest)
    count = setup.columns or _largest_count(least, setup, setup.text_width)
    pitch = column_width(count, setup, setup.text_width) / _FULL_WIDTH
    return min(max(pitch, SMALLEST_PITCH), LARGEST_PITCH)


def _largest_count(least: float, setup: PageSetup, room: float) -> int:
    """Return the largest number of columns that are at least this wide, in millimetres."""
    for count in range(_MOST, 1, -1):
        if column_width(count, setup, room) + _TINY >= least:
            return count
    return 1


def column_width(count: int, setup: PageSetup, room: float) -> float:
    """Return the width of a column on a page with ``count`` columns."""
    return (room - (count - 1) * setup.column_gap) / count


def _pitch_for_rows(
    pitch: float,
    blocks: Sequence[Block],
    width: float,
    setup: PageSetup,
    styles: Styles,
    page: QRectF,
) -> float:
    """Return the line spacing ``pitch``, reduced if the requested rows of boards would not fit a
    page.

    Without requested rows, this is one board below the headings, so that large boards of a section
    all have the same line spacing. A board with a table of notes, as under kifu, does not reduce
    the others, and no board reduces them further than to the largest automatic line spacing.
    """
    rows = setup.rows or 1
    heading = _heading_height(blocks, styles, page.width())
    if heading and not setup.rows:
        heading += styles.unit_space
    free = page.height() - heading
    room = (free - (rows - 1) * styles.unit_space) / rows
    for block in blocks:
        if not isinstance(block, Unit):
            continue
        beside = 0.0
        for part in block.blocks:
            if isinstance(part, Paragraph):
                beside += _paragraph_height(part, styles, width)
            elif isinstance(part, BoardBlock):
                if part.note_table and not setup.rows:
                    break
                pitch = min(pitch, _fitting_pitch(part, room - beside, setup, styles, width))
                break
    least = _LEAST_PITCH if setup.rows else LARGEST_PITCH
    return max(pitch, min(least, board_pitch(setup)))


def _fitting_pitch(
    board: BoardBlock, room: float, setup: PageSetup, styles: Styles, width: float
) -> float:
    """Return the line spacing at which a board fits a height with its notes, or without a table of
    notes that would make it too small.
    """
    picture, wanted, aspect = board.picture, board_pitch(setup), setup.aspect
    lines = caption_and_note_lines(with_short_labels(board, wanted, aspect), styles, width)
    below = text_height(lines, styles)
    pitch = pitch_for_height(picture, room - below, wanted, aspect, width)
    if board.note_table and pitch < least_pitch(board):
        return pitch_for_height(picture, room, wanted, aspect, width)
    return pitch


def _heading_height(blocks: Iterable[Block], styles: Styles, width: float) -> float:
    """Return the maximum height of the paragraphs across the top of a page."""
    highest, height, top = 0.0, 0.0, True
    for block in blocks:
        if isinstance(block, PageBreak):
            height, top = 0.0, True
        elif top and isinstance(block, Paragraph) and block.spanning:
            height += _paragraph_height(block, styles, width)
            highest = max(highest, height)
        else:
            top = False
    return highest


def _paragraph_height(paragraph: Paragraph, styles: Styles, width: float) -> float:
    """Return the height of a paragraph with its spacing."""
    manner = styles.format_for(paragraph.style)
    lines = break_lines(paragraph.inline, manner.type, width, is_heading=paragraph.centred)
    return (
        len(lines) * manner.type.leading
        + max(manner.space_before, styles.board_space)
        + manner.space_after
    )


class BlockGroup(NamedTuple):
    """Consecutive blocks that are laid out together: units, other blocks, or page breaks."""

    blocks: tuple[Block, ...]

    @property
    def is_page_break(self) -> bool:
        """Whether the group consists of page breaks, which have the effect of one."""
        return isinstance(self.blocks[0], PageBreak)

    @property
    def side(self) -> PageSide | None:
        """The side of a double page on which the page after page breaks must be, if any."""
        sides = (block.side for block in self.blocks if isinstance(block, PageBreak))
        return next(filter(None, sides), None)

    @property
    def has_units(self) -> bool:
        """Whether the group consists of units, which are laid out in columns."""
        return isinstance(self.blocks[0], Unit)


def group_blocks(blocks: Iterable[Block]) -> Iterator[BlockGroup]:
    """Yield the blocks in groups: consecutive units, consecutive other blocks, and page breaks.

    Paragraphs that do not span the page become a unit, or join the next unit if they must stay with
    it.
    """
    for _, run in groupby(_as_units(blocks), key=_kind):
        yield BlockGroup(tuple(run))


def _kind(block: Block) -> type:
    """Return the type by which adjacent blocks are grouped; it is the same for paragraphs and
    tables.
    """
    return type(block) if isinstance(block, Unit | PageBreak) else Paragraph


def _as_units(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield the blocks, with consecutive paragraphs that are set in columns combined into units."""
    held: list[Paragraph] = []
    for block in blocks:
        if isinstance(block, Paragraph) and not block.spanning:
            held.append(block)
            continue
        ahead: list[Paragraph] = []
        while isinstance(block, Unit) and held and held[-1].keep_with_next:
            ahead.insert(0, held.pop())
        if held:
            yield Unit(tuple(held))
            held = []
        yield replace(block, blocks=(*ahead, *block.blocks)) if isinstance(block, Unit) else block
    if held:
        yield Unit(tuple(held))
