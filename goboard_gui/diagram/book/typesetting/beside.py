"""Small boards beside short comments, which take less paper than below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..long_labels import with_short_labels
from .boards import PlacedBoard, board_element, board_size
from .flow import Box, UnbreakableElement
from .paragraphs import PlacedLine
from .structured_text import paragraph_lines

if TYPE_CHECKING:
    from ..blocks import BoardBlock, Paragraph
    from ..structure import StructureElement
    from .flow import MovableItem
    from .styles import ColumnMeasure

_GAP = 3.0
_LEAST_TEXT = 30.0
"""Width of the text beside a board, in millimetres; narrower lines are hard to read."""
_SPARE_LINES = 1
"""Lines of the text that may be lower than the board."""


def typeset_beside(
    paragraph: Paragraph,
    board: BoardBlock,
    measure: ColumnMeasure,
    parent: StructureElement | None = None,
) -> UnbreakableElement | None:
    """Return a paragraph with a board to its right, or None if there is no room for both.

    The text must not be much taller than the board, which has no notes. Its caption is left out,
    since the text says to which move it belongs. Their structure elements are within ``parent``.
    """
    pitch = board.pitch or measure.pitch
    board = with_short_labels(board, pitch, measure.aspect)
    if board.notes or paragraph.centred:
        return None
    size = board_size(board.picture, pitch, measure.aspect)
    wide, high = size.width(), size.height()
    width = min(measure.width, measure.styles.max_line_width)
    left, room = (measure.width - width) / 2, width - wide - _GAP
    if room < _LEAST_TEXT or high > measure.height:
        return None
    manner = measure.styles.format_for(paragraph.style)
    setting = measure.line_setting(paragraph, room)
    lines = paragraph_lines(paragraph, manner.type, room, parent, setting)
    leading = manner.type.leading
    if len(lines) * leading > high + _SPARE_LINES * leading:
        return None
    element = board_element(board, parent)
    placed = PlacedBoard(
        board.picture, 0.0, 0.0, pitch, measure.aspect, measure.theme, element=element
    )
    items: tuple[MovableItem, ...] = (
        *(
            PlacedLine(left + line.indent(room), number * leading, line)
            for number, line in enumerate(lines)
        ),
        placed.translated(left + width - wide, 0.0),
    )
    return UnbreakableElement(
        Box(max(high, len(lines) * leading), items), manner.space_before, manner.space_after
    )
