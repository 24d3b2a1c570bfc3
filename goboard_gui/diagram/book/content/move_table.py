"""Move tables: the moves of games as tables of point names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....files.sgf.game_info import read_info
from ....files.text_records.events import iterate_events
from ....go import Colour
from ....record import board_shape
from ....record.figures import figure_properties
from ....record.tree import line_through
from ..blocks import InlineText, PageBreak, Paragraph, Table, mark_chapter_start
from ..phrases import fill_template
from .headers import game_header, game_start, game_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ....files.text_records.events import Event
    from ....notation import Naming
    from ..blocks import Block
    from ..options import PrintedGame, PrintOptions
    from ..page_setup import PageSetup
    from ..phrases import Phrases

_Row = tuple[str, str, str]


def table_setup(options: PrintOptions) -> PageSetup:
    """Return the page setup for move tables: one column, across which narrow tables are set side by
    side.
    """
    return replace(options.setup, columns=1, rows=None)


def table_blocks(
    games: Iterable[PrintedGame], options: PrintOptions, chapter: int = 0
) -> Iterator[Block | None]:
    """Yield for each game the header, the setup stones, and a table of the moves.

    Each row has a move by Black and White's answer; a cell stays empty if a player moved twice.
    Rows are numbered by their first move, with the numbers of the record (MN). Point names have the
    form that is used in text records. Setup stones during a game start a new table. ``chapter`` is
    the index of the chapter of the book.
    """
    for number, game in enumerate(games, 1):
        if number > 1 and options.new_pages:
            yield PageBreak()
        start = game_start(
            game, number, chapter, options.phrases, opens_page=number == 1 or options.new_pages
        )
        yield from mark_chapter_start(_game_blocks(game, number, options), start)


def _game_blocks(game: PrintedGame, number: int, options: PrintOptions) -> Iterator[Block]:
    if options.headers:
        values = game_values(game, options.phrases, number=number)
        yield from game_header(read_info(game.tree), options.phrases, values)
    yield from _game_tables(game, options)


def _game_tables(game: PrintedGame, options: PrintOptions) -> Iterator[Block]:
    """Yield a game as tables of moves, and paragraphs that list setup stones."""
    tree, plan, phrases = game.tree, options.plan, options.phrases
    naming = options.names.point_naming(board_shape(tree))
    head = phrases.number_column, phrases.black, phrases.white
    moves: list[tuple[int, Event]] = []
    number, shown = 0, False
    for event in iterate_events(tree, line_through(tree, game.node)):
        if event.step.move is not None:
            number = figure_properties(tree, event.step.node).number or number + 1
            if plan.last is not None and number > plan.last:
                break
        setup = list(_setup_paragraphs(event, naming, phrases))
        if setup and moves:
            yield Table(tuple(_rows(moves, naming, phrases)), head)
            moves = []
        yield from setup
        shown = shown or number >= plan.first
        if event.step.move is not None and shown:
            moves.append((number, event))
    if moves:
        yield Table(tuple(_rows(moves, naming, phrases)), head)


def _setup_paragraphs(event: Event, naming: Naming, phrases: Phrases) -> Iterator[Paragraph]:
    """Yield a paragraph each for the removed stones, the added black stones and the added white
    stones of a node.
    """
    stones = event.set_up.items()
    for phrase, points in (
        (phrases.taken_off, list(event.removed_by_setup)),
        (phrases.set_up_black, [point for point, stone in stones if stone is Colour.BLACK]),
        (phrases.set_up_white, [point for point, stone in stones if stone is Colour.WHITE]),
    ):
        if points:
            ordered = sorted(points, key=lambda point: (point.column, -point.row))
            names = phrases.between_moves.join(map(naming.format_for_records, ordered))
            yield Paragraph(
                (InlineText(fill_template(phrase, {"points": names})),),
                keep_with_next=True,
                spanning=True,
            )


def _rows(moves: Iterable[tuple[int, Event]], naming: Naming, phrases: Phrases) -> Iterator[_Row]:
    """Yield the rows of a move table; a row contains a black move and White's answer, if there is
    one.
    """
    waiting: _Row | None = None
    before = 0
    for number, event in moves:
        move = event.step.move
        passed = move is not None and move.point is None and event.invalid_value is None
        name = phrases.passed if passed else event.move_name(naming)
        white = move is not None and move.colour is Colour.WHITE
        answered = waiting if white and number == before + 1 else None
        if waiting and not answered:
            yield waiting
        waiting = None if white else (str(number), name, "")
        if white:
            yield (*answered[:2], name) if answered else (str(number), "", name)
        before = number
    if waiting:
        yield waiting
