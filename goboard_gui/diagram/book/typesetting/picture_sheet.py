"""A picture of a board with text: a sheet just large enough for both, without page breaks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...theme import PRINT
from ..page_setup import Margins, Paper
from ..sheet import Sheet
from .boards import PlacedBoard, board_size
from .columns import board_pitch, boards_of_one_pitch
from .pages import typeset_book
from .paragraphs import PlacedLine

if TYPE_CHECKING:
    from ...theme import Theme
    from ..blocks import Book
    from ..page_setup import PageSetup
    from ..phrases import Phrases
    from ..sheet import Pages

_MARGIN = 2.0
_TEXT_WIDTH = 60.0
"""The width of text next to narrower boards, in millimetres."""
_LONGEST = 5000.0
"""The maximum height in millimetres; PDF allows 5,080."""


class TooMuchTextError(ValueError):
    """Exception raised if the text does not fit on one sheet."""


def typeset_picture(
    book: Book, setup: PageSetup, phrases: Phrases, *, theme: Theme = PRINT
) -> Pages:
    """Typeset a book on one sheet, as wide as its widest board and as high as needed.

    Of the page setup, the stone pitch, the grid ratio and the text size are used.

    :raises TooMuchTextError: if the sheet would be higher than 5 metres.
    """
    pitch = board_pitch(setup)
    boards = boards_of_one_pitch(book.blocks)
    widths = (board_size(board, pitch, setup.aspect).width() for board in boards)
    width = max(_TEXT_WIDTH, *widths)
    pages = typeset_book(
        book,
        replace(
            setup,
            paper=Paper("", width + 2 * _MARGIN, _LONGEST),
            landscape=False,
            margins=Margins(*[_MARGIN] * 4),
            columns=1,
            rows=None,
            stone_pitch=pitch,
            page_numbers=False,
            running_heads=False,
        ),
        theme=theme,
        phrases=phrases,
    )
    if len(pages.sheets) > 1:
        raise TooMuchTextError
    (sheet,) = pages.sheets
    boxes = [item.rect for item in sheet.items if isinstance(item, PlacedBoard | PlacedLine)]
    height = max(box.bottom() for box in boxes) + _MARGIN
    return replace(pages, sheets=(Sheet(sheet.width, height, sheet.items),))
