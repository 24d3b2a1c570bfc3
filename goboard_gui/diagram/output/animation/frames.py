"""Frames of an animation: the positions of a game, on sheets of the same size in pixels."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from ....record import board_shape
from ....record.steps import StepWarning
from ...board_page import BoardItem, caption_height, caption_items
from ...book.phrases import coloured_number, fill_template
from ...book.sheet import Sheet
from ...layout import Layout
from ..series import series_positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....notation import Naming
    from ....record import Step
    from ...book.options import PrintedGame, PrintOptions
    from ...book.phrases import Phrases
    from ...picture import Picture
    from ...theme import Theme
    from .options import AnimationOptions

_ROUNDING = 0.01
_MILLIMETRES = 110
"""The width of a frame in print, which determines the size of captions."""


def frame_sheets(
    game: PrintedGame, options: PrintOptions, animation: AnimationOptions
) -> Iterator[Sheet]:
    """Yield a sheet, measured in pixels, for each frame of an animation.

    The first frame shows the position before the first move of the print options. Nodes that change
    nothing in the picture have no frame. Boards have flat colours, which compress well.
    """
    theme = flat_theme(options.theme)
    naming = options.names.point_naming(board_shape(game.tree))
    shown: tuple[Picture, str | None] | None = None
    for position in series_positions(
        game,
        options,
        with_start=True,
        numbered=animation.numbers,
        pass_text=options.phrases.passed,
    ):
        caption = None
        if animation.captions:
            caption = move_caption(position.last_step, naming, options.phrases)
        if (position.picture, caption) != shown:
            shown = position.picture, caption
            yield _sheet(position.picture, caption, theme, animation.width)


def flat_theme(theme: Theme) -> Theme:
    """Return a theme without grain, shadows and gradients; captions are on the colour of the
    board.
    """
    return theme._replace(wood=None, shading=None, background=theme.surface)


def move_caption(step: Step | None, naming: Naming, phrases: Phrases) -> str:
    """Return the caption that names a move, or "" before the first move.

    >>> from goboard_gui.diagram.book.phrases import ENGLISH
    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.notation import Naming, notation
    >>> from goboard_gui.record import Session
    >>> session = Session(read_sgf(b"(;SZ[9];B[cc];W[])").games[0])
    >>> naming = Naming.on_board(notation("western"), session.shape)
    >>> [move_caption(step, naming, ENGLISH) for step in session.steps()[1:]]
    ['Black 1 C7', 'White 2: pass']
    """
    if step is None or step.move is None:
        return ""
    move = coloured_number(step.move.colour, str(step.number), phrases)
    if step.move.point is not None:
        point = naming.name(step.move.point)
        return fill_template(phrases.move_at, {"move": move, "point": point})
    if StepWarning.BAD_POINT in step.warnings:
        return move
    return fill_template(phrases.passes, {"moves": move})


def _sheet(picture: Picture, caption: str | None, theme: Theme, width: int) -> Sheet:
    """Return a sheet with a board that is ``width`` pixels wide, and with space for a caption of
    one line if ``caption`` is not None.
    """
    pitch = width / Layout.for_picture(picture, 1.0).board_rect().width()
    layout, mm = Layout.for_picture(picture, pitch), width / _MILLIMETRES
    bottom = layout.board_rect().bottom()
    lines = [caption] if caption else []
    return Sheet(
        width,
        ceil(bottom + (0 if caption is None else caption_height(1) * mm) - _ROUNDING),
        (
            BoardItem(picture, layout, theme),
            *caption_items(lines, width / 2, bottom, width, theme, mm),
        ),
    )
