"""Series of images, one for each position of a game, for slides and animations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING
from ...named_tuples import NamedTuple
from ...record import board_shape, board_size
from ...record.figures import number_stones
from ...record.steps import LineReplay
from ...record.tree import line_through
from ...record.values.markup import MarkupReader
from ...record.values.move_numbers import NO_NUMBERS, MoveNumbers, NumberedRange
from ..board_page import BoardItem, caption_items, printed_size
from ..book.page_setup import POSITION_PITCH
from ..book.phrases import fill_template
from ..book.sheet import Sheet
from ..compose import compose_picture
from ..paper_layout import paper_layout
from .files import numbered_path, write_file
from .images import DEFAULT_IMAGE_OPTIONS, ImageOptions
from .picture_files import save_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from ...go import Board, Point
    from ...record import Step
    from ..book.options import PrintedGame, PrintOptions
    from ..book.phrases import Phrases
    from ..picture import Picture
    from ..theme import Theme
    from .files import Write


class SeriesPosition(NamedTuple):
    """A position of an image series, with its caption, the number of its last move, and the step of
    that move, or None before the first one.
    """

    picture: Picture
    caption: str
    number: int
    last_step: Step | None


def series_positions(
    game: PrintedGame,
    options: PrintOptions,
    *,
    with_start: bool = False,
    numbered: bool = False,
    pass_text: str = "",
) -> Iterator[SeriesPosition]:
    """Yield the positions in the line of play through the selected node of a game, in order.

    There is one for each node between the first and the last move of the print options. The mark of
    the last move is the one that the print options choose. All pictures have the same crop, and
    thus the same size.

    With ``with_start``, the position before the first move is included. If ``numbered`` is set,
    stones have the numbers of the moves from the first one on. A pass is shown as a stone with
    ``pass_text``, unless that is empty.
    """
    tree, plan = game.tree, options.plan
    size, view = board_size(tree), options.names.view
    naming = options.names.point_naming(board_shape(tree))
    crop = plan.crop and plan.crop.transformed(view, size)
    if naming.notation.plan is not None:
        crop = None  # only columns and rows can be cut off
    replay, markup = LineReplay(tree, RECORDING), MarkupReader(tree)
    steps: list[Step] = []
    last: Step | None = None
    earliest = plan.first - 1 if with_start or plan.first == 1 else plan.first
    for node in line_nodes(game):
        step = replay.push(node)
        steps.append(step)
        if step.move is not None:
            last = step
        if step.number < earliest:
            continue
        if plan.last is not None and step.number > plan.last:
            return
        board = replay.board
        drawn = markup.read(tree, node, board)
        numbers = _numbers(game, steps, board, plan.first) if numbered else {}
        picture = compose_picture(
            board,
            naming,
            options.shown,
            last,
            markup=drawn,
            numbers=numbers,
            pass_text=pass_text if step is last else "",
        )
        caption = _caption(step.number, options.phrases)
        yield SeriesPosition(picture._replace(crop=crop), caption, step.number, last)


def line_nodes(game: PrintedGame) -> list[int]:
    """Return the nodes from the root through the selected node of a game, continued along first
    children.
    """
    return line_through(game.tree, game.node)


def write_series(
    path: Path,
    game: PrintedGame,
    options: PrintOptions,
    images: ImageOptions = DEFAULT_IMAGE_OPTIONS,
    *,
    captions: bool = False,
    write: Write = write_file,
) -> Iterator[Path]:
    """Write an image file for each position of a game, yielding the path of each file.

    All images have the same size, and files are numbered from 1. With ``captions``, the move number
    is printed below each board. If the generator is closed early, the files already written are
    kept.

    :raises ExportError: an image would be too large, or cannot be written.
    """
    most = len(line_nodes(game))
    for number, (picture, caption, *_) in enumerate(series_positions(game, options), 1):
        file = numbered_path(path, number, most)
        sheet = slide_sheet(
            picture,
            caption if captions else None,
            options.theme,
            options.setup.aspect,
            options.setup.stone_pitch or POSITION_PITCH,
        )
        save_sheet(file, sheet, images, title=caption, write=write)
        yield file


def slide_sheet(
    picture: Picture,
    caption: str | None,
    theme: Theme,
    aspect: float = 1.0,
    pitch: float = POSITION_PITCH,
) -> Sheet:
    """Return a sheet with a board, and with space for a caption if ``caption`` is not None."""
    size = printed_size(picture, pitch, aspect, lines=0 if caption is None else 1)
    layout, wide = paper_layout(picture, pitch, aspect), size.width()
    lines, bottom = [caption] if caption else [], layout.board_rect().bottom()
    below = caption_items(lines, wide / 2, bottom, wide, theme)
    return Sheet(wide, size.height(), (BoardItem(picture, layout, theme), *below))


def _numbers(
    game: PrintedGame, steps: Sequence[Step], board: Board, first: int
) -> dict[Point, str]:
    """Return the numbers on the stones of the moves from ``first`` on, at the end of ``steps``."""
    count = steps[-1].number - first + 1
    chosen = MoveNumbers(NumberedRange.LAST, count) if count > 0 else NO_NUMBERS
    numbered = number_stones(game.tree, steps, board, chosen)
    return {point: str(move.label) for point, move in numbered.numbers.items()}


def _caption(number: int, phrases: Phrases) -> str:
    return (
        fill_template(phrases.position, {"last": str(number)}) if number else phrases.position_alone
    )
