"""Sheets just as large as one board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..theme import PRINT
from .boards import SetBoard, extent, height_below, lines_below
from .paragraphs import SetLine
from .setup import PageSetup
from .sheet import Sheet
from .styles import Styles

if TYPE_CHECKING:
    from ..theme import Theme
    from .blocks import Board
    from .sheet import Item

_TEXT_WIDTH = 60.0
"""Millimetres that captions and notes may be wide below boards that are narrower."""


def board_sheet(
    block: Board,
    *,
    theme: Theme = PRINT,
    pitch: float = 5.0,
    margin: float = 2.0,
    aspect: float = 1.0,
    text_size: float = PageSetup().text_size,
) -> Sheet:
    """A sheet just as large as a board with its caption and notes, for formats of one picture.

    Lines are ``pitch`` millimetres apart, if the board does not say otherwise; ``margin`` is what
    stays white around it.
    """
    styles, pitch = Styles(text_size), block.pitch or pitch
    board = extent(block.picture, aspect) * pitch
    lines = lines_below(block, styles, max(board.width(), _TEXT_WIDTH))
    width = max(board.width(), *(line.width for line in lines), 0.0)
    items: list[Item] = [
        SetBoard(block.picture, margin + (width - board.width()) / 2, margin, pitch, aspect, theme)
    ]
    y = margin + board.height() + styles.caption_space
    for line in lines:
        items.append(SetLine(margin + (width - line.width) / 2, y, line))
        y += line.type.leading
    height = board.height() + height_below(lines, styles)
    return Sheet(width + 2 * margin, height + 2 * margin, tuple(items))
