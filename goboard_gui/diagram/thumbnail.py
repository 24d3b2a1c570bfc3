"""Thumbnails of records for file managers: the board, the stones and the last move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Symmetry
from ..notation import NOTATIONS, Naming
from ..stepwise import run_to_end
from .board_page import BoardItem
from .book.sheet import Sheet
from .compose import DisplayOptions, compose_picture
from .layout import Layout
from .output.images import encode_image, image_steps
from .theme import LIGHT

if TYPE_CHECKING:
    from ..go import Board
    from ..record import Step

_BARE = DisplayOptions(edges=frozenset(), continued_lines=0)


def thumbnail(
    board: Board, last_step: Step, pixels: int, view: Symmetry = Symmetry.IDENTITY
) -> bytes:
    """Return a PNG image of a position; its longer side has ``pixels`` pixels.

    ``last_step`` is the step whose move is marked as the last one.
    """
    naming = Naming.on_board(NOTATIONS[0], board.shape, view)
    picture = compose_picture(board, naming, _BARE, last_step)
    whole = Layout.for_picture(picture, 1.0).board_rect()
    pitch = pixels / max(whole.width(), whole.height())
    layout = Layout.for_picture(picture, pitch)
    rect = layout.board_rect()
    size = max(round(rect.width()), 1), max(round(rect.height()), 1)
    sheet = Sheet(*size, (BoardItem(picture, layout, LIGHT),))
    return encode_image(run_to_end(image_steps(sheet, 1.0, LIGHT.surface)))
