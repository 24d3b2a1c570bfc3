"""Kifu: for each game, a page with all moves on one board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....files.sgf.game_info import read_info
from ....record.figures import (
    Cropping,
    LetterPolicy,
    Numbering,
    SingleFigure,
    VariationDiagrams,
    iterate_figures,
)
from ....record.tree import line_through
from ...edge_labels import estimated_width
from ...units import MM_PER_POINT
from ..blocks import PageBreak, Unit, mark_chapter_start, plain_text
from ..page_setup import KIFU_PITCH
from .figures import list_notes
from .games import figure_board
from .headers import game_header, game_start, game_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ....record.figures import Figure, PlanOptions
    from ..blocks import Block, BoardBlock, Inline
    from ..options import PrintedGame, PrintOptions
    from ..page_setup import PageSetup


def kifu_setup(options: PrintOptions) -> PageSetup:
    """Return the page setup for kifu: one board per page, as large as possible."""
    return replace(options.setup.with_default_pitch(KIFU_PITCH), columns=1, rows=1)


def kifu_blocks(
    games: Iterable[PrintedGame], options: PrintOptions, chapter: int = 0
) -> Iterator[Block | None]:
    """Yield for each game the header, and one board with all moves and notes.

    A game with setup stones in the middle gets one board for each part. ``chapter`` is the index of
    the chapter of the book.
    """
    letters = options.plan.letters
    plan_options = replace(
        options.plan,
        letters=None if letters is LetterPolicy.AUTO else letters,
        split=SingleFigure(),
        numbering=Numbering.GAME,
        repeat_last=False,
        variations=VariationDiagrams.NONE,
        cropping=Cropping.NONE,
    )
    for number, game in enumerate(games, 1):
        if number > 1:
            yield PageBreak()
        start = game_start(game, number, chapter, options.phrases)
        yield from mark_chapter_start(_game_blocks(game, number, options, plan_options), start)


def _game_blocks(
    game: PrintedGame, number: int, options: PrintOptions, plan: PlanOptions
) -> Iterator[Block]:
    if options.headers:
        values = game_values(game, options.phrases, number=number)
        yield from game_header(read_info(game.tree), options.phrases, values)
    end = line_through(game.tree, game.node)[-1]
    for figure in iterate_figures(game.tree, plan, end=end):
        yield Unit((_kifu_board(figure, options),))


_MOST_RUNNING = 24
"""The maximum number of notes in running text; it takes about three lines of A4 paper."""
_MOST_LINES = 3
"""The maximum number of lines of running text."""


def _kifu_board(figure: Figure, options: PrintOptions) -> BoardBlock:
    """Return the board of a kifu; if its notes need more than a few lines, they are a table."""
    board = figure_board(figure, options, ())
    if not options.notes:
        return board
    naming = options.names.point_naming(figure.base.shape)
    listed, passes = list_notes(
        figure, board.picture, naming, options.phrases, stones=options.stones_in_notes
    )
    if len(listed) <= _MOST_RUNNING and _line_count(listed, options) <= _MOST_LINES:
        return board
    return replace(board, note_table=listed, notes=(passes,) if passes else ())


def _line_count(notes: Sequence[Inline], options: PrintOptions) -> float:
    """Return the estimated number of lines that notes take as running text."""
    separator = options.phrases.between_notes
    text = separator.join(map(plain_text, notes))
    setup = options.setup
    em = setup.sizes.note_size(setup.text_size) * MM_PER_POINT
    return estimated_width(text) * em / options.setup.text_width
