"""Boards on sheets, with their captions and notes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

from ...painting.device import Device
from ...painting.painter import BoardPart, Painter, saved_painter_state
from ...paper_layout import (
    LEAST_LABEL_SIZE,
    paper_layout,
    pitch_for_height,
    pitch_for_width,
    pitch_without_labels,
)
from ...theme import PRINT
from ..blocks import plain_text
from ..long_labels import with_short_labels
from ..page_setup import PageSetup
from ..sheet import Sheet
from ..structure import Role, StructureElement
from .flow import Box, ParagraphLines, UnbreakableElement
from .note_table import note_table_lines
from .page_marks import MarkKind, PageMark
from .paragraphs import OutlinedLine, PlacedLine, balance_lines, break_lines, in_element
from .styles import Styles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF, QSizeF
    from PySide6.QtGui import QPainter

    from ...layout import Layout
    from ...picture import Picture
    from ...theme import Theme
    from ..blocks import BoardBlock
    from ..sheet import SheetItem
    from ..text_warnings import TextWarning
    from .flow import Element, MovableItem
    from .paragraphs import TypesetLine
    from .styles import ColumnMeasure

_FINE = 100.0
"""Units per millimetre for drawing boards, so that thin lines are several units wide."""

_LEAST_PITCH = 1.0
"""Line spacing in millimetres; notes that would make it smaller may break across pages."""
_LEAST_PITCH_WITH_TABLE = 2.0
"""The same for tables of notes, which are easier to find on the next page."""
_ROUNDS = 3
_LEAST_CAPTIONED = 0.1
"""Line spacing in millimetres; captions that would make it smaller may break across pages."""


@dataclass(frozen=True, slots=True)
class PlacedBoard:
    """A board on a sheet, with its top left corner at (x, y), and its structure element.

    It has ``room`` for its width; labels that do not fit it are left out. Only a ``part`` of it may
    be drawn.
    """

    picture: Picture
    x: float
    y: float
    pitch: float
    aspect: float
    theme: Theme
    room: float = inf
    element: StructureElement | None = None
    part: BoardPart = BoardPart.WHOLE

    @property
    def parts(self) -> tuple[PlacedBoard, ...]:
        """The empty board, which figures share unless they are cropped, and the position on it."""
        if self.picture.crop is not None:
            return (self,)
        return tuple(
            replace(self, part=part) for part in (BoardPart.EMPTY_BOARD, BoardPart.POSITION)
        )

    @property
    def key(self) -> object:
        """A key that is the same for all empty boards that look the same, None for other parts."""
        if self.part is not BoardPart.EMPTY_BOARD:
            return None
        return self.picture.empty_board, self.layout, self.theme

    @property
    def layout(self) -> Layout:
        """The layout of the board, with its top left corner at (0, 0)."""
        return paper_layout(self.picture, self.pitch, self.aspect, self.room)

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the board on the sheet."""
        return self.layout.board_rect().translated(self.x, self.y)

    def translated(self, dx: float, dy: float) -> PlacedBoard:
        """Return a copy of the board, moved by an offset."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def drawn_texts(self) -> Iterator[str]:
        """Yield the labels on the board and at its edges."""
        return self.picture.labels()

    def draw(self, qp: QPainter) -> None:
        """Draw the board; the painter's units are millimetres."""
        for _ in self.draw_steps(qp):
            pass

    def draw_steps(self, qp: QPainter) -> Iterator[None]:
        """Draw the board, yielding after each step."""
        layout = self.layout.scaled(_FINE)
        theme = self.theme._replace(
            min_label_size=max(self.theme.min_label_size, LEAST_LABEL_SIZE) * _FINE,
            min_line_width=self.theme.min_line_width * _FINE,
        )
        with saved_painter_state(qp):
            qp.translate(self.x, self.y)
            qp.scale(1 / _FINE, 1 / _FINE)
            painter = _shared_painter(Device.for_paper(qp), layout, theme)
            yield from painter.draw_steps(qp, self.picture, self.part)


@lru_cache(maxsize=2)
def _shared_painter(device: Device, layout: Layout, theme: Theme) -> Painter:
    """Return the painter of the boards of a book, most of which have the same layout."""
    return Painter(device, layout, theme)


def board_size(picture: Picture, pitch: float, aspect: float = 1.0, room: float = inf) -> QSizeF:
    """Return the width and height of a board including its labels, in millimetres."""
    return paper_layout(picture, pitch, aspect, room).board_rect().size()


def caption_and_note_lines(
    block: BoardBlock, styles: Styles, width: float, parent: StructureElement | None = None
) -> tuple[TypesetLine, ...]:
    """Return the lines of a board's caption and notes, with their structure elements within
    ``parent``.
    """
    caption = StructureElement(Role.CAPTION, parent)
    lines = in_element(balance_lines(block.caption, styles.caption, width), caption)
    if block.note_table:
        lines += note_table_lines(block.note_table, styles.note, width, parent)
    for note in block.notes:
        element = StructureElement(Role.NOTE, parent)
        lines += in_element(balance_lines(note, styles.note, width), element)
    return lines


def board_element(block: BoardBlock, parent: StructureElement | None = None) -> StructureElement:
    """Return the structure element of a board, with its description."""
    size = block.picture.empty_board.size
    text = block.alt_text.full or plain_text(block.caption) or f"{size.width} × {size.height}"
    return StructureElement(Role.FIGURE, parent, text=text, anchor=block.anchor)


def least_pitch(block: BoardBlock) -> float:
    """Return the line spacing below which a board and its notes are not kept on one page."""
    return _LEAST_PITCH_WITH_TABLE if block.note_table else _LEAST_PITCH


def text_height(lines: tuple[TypesetLine, ...], styles: Styles) -> float:
    """Return the height of the lines below a board, including the space above them."""
    return styles.caption_space + sum(line.type.leading for line in lines) if lines else 0.0


def typeset_board(
    block: BoardBlock, measure: ColumnMeasure, parent: StructureElement | None = None
) -> list[Element]:
    """Return the elements of a board with its caption and notes, centred in a column.

    Their structure elements are within ``parent``.

    The line spacing is the requested one, or smaller if the board does not fit. There is only one
    element, unless the notes, or even the caption, are as long as a page.
    """
    styles, width = measure.styles, measure.width
    height = min(measure.height, measure.max_board_height)
    picture, aspect = block.picture, measure.aspect
    if block.pitch is None:  # the pitch of the column takes account of the labels
        wanted = pitch_without_labels(picture, width, measure.pitch, aspect)
    else:
        wanted = pitch_for_width(picture, width, block.pitch, aspect)
    caption = len(break_lines(block.caption, styles.caption, width, is_heading=True))
    pitch, smallest = wanted, max(measure.theme.min_label_size, LEAST_LABEL_SIZE)
    for _ in range(_ROUNDS):
        shown = with_short_labels(block, pitch, aspect, smallest)
        lines = caption_and_note_lines(shown, styles, width, parent)
        choices = (len(lines), least_pitch(block)), (caption, _LEAST_CAPTIONED), (0, 0.0)
        for count, least in choices:
            below, rest = lines[:count], lines[count:]
            room = height - text_height(below, styles)
            fitting = pitch_for_height(picture, room, wanted, aspect, width)
            if fitting >= min(wanted, least):
                break
        if fitting >= pitch:
            break
        pitch = fitting  # with smaller stones, more labels may be too wide
    placed = PlacedBoard(
        shown.picture, 0.0, 0.0, fitting, aspect, measure.theme, width, board_element(block, parent)
    )
    board = _unbreakable(placed, below, measure, shown.warnings[len(block.warnings) :])
    if not rest:
        return [board]
    return [board, ParagraphLines(rest, width, space_after=styles.board_space, centred=True)]


def _unbreakable(
    board: PlacedBoard,
    lines: tuple[TypesetLine, ...],
    measure: ColumnMeasure,
    warnings: tuple[TextWarning, ...],
) -> UnbreakableElement:
    """Return a board with the lines below it as a single element, which is never split."""
    styles, width = measure.styles, measure.width
    items: list[MovableItem] = [board.translated((width - board.rect.width()) / 2, 0.0)]
    if warnings:
        items.append(PageMark(MarkKind.WARNINGS, warnings=warnings))
    y = board.rect.height() + styles.caption_space
    for line in lines:
        items.append(PlacedLine((width - line.width) / 2, y, line))
        y += line.type.leading
    box = Box(board.rect.height() + text_height(lines, styles), tuple(items))
    return UnbreakableElement(box, space_before=styles.board_space, space_after=styles.board_space)


_TEXT_WIDTH = 60.0
"""The width of captions and notes below narrower boards, in millimetres."""


def board_sheet(
    block: BoardBlock,
    *,
    theme: Theme = PRINT,
    pitch: float = 5.0,
    margin: float = 2.0,
    aspect: float = 1.0,
    styles: Styles | None = None,
) -> Sheet:
    """Return a sheet for image formats, just large enough for a board with its caption and notes.

    ``pitch`` is the line spacing in millimetres unless the board has its own; ``margin`` is the
    space around the board. The texts have the usual ``styles`` by default.
    """
    styles, pitch = styles or Styles.of(PageSetup()), block.pitch or pitch
    block = with_short_labels(block, pitch, aspect)
    board = board_size(block.picture, pitch, aspect)
    lines = caption_and_note_lines(block, styles, max(board.width(), _TEXT_WIDTH))
    width = max(board.width(), *(line.width for line in lines), 0.0)
    items: list[SheetItem] = [
        PlacedBoard(
            block.picture,
            margin + (width - board.width()) / 2,
            margin,
            pitch,
            aspect,
            theme,
            element=board_element(block),
        )
    ]
    y = margin + board.height() + styles.caption_space
    for line in lines:
        items.append(PlacedLine(margin + (width - line.width) / 2, y, line))
        y += line.type.leading
    height = board.height() + text_height(lines, styles)
    return Sheet(width + 2 * margin, height + 2 * margin, tuple(items))


def outlined_sheet(sheet: Sheet) -> Sheet:
    """Return a sheet of a board whose text is drawn as outlines on all devices."""
    return replace(sheet, items=tuple(map(_outlined_item, sheet.items)))


def _outlined_item(item: SheetItem) -> SheetItem:
    match item:
        case PlacedBoard():
            return replace(item, theme=item.theme._replace(outlines=True))
        case PlacedLine():
            return OutlinedLine(item)
    return item
