"""Values of placeholders for previews of templates: those of a game and of its first figures."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ....go import RECORDING
from ....record.figures import FigureKind, last_move_number
from ....record.steps import LineReplay
from ....record.tree import line_through
from ..blocks import find_board_blocks
from ..phrases import fill_template
from .figures import figure_values, start_text
from .headers import chapter_anchor, game_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ....record.figures import Figure
    from ..blocks import Block
    from ..options import PrintedGame
    from ..phrases import Phrases


def template_examples(
    game: PrintedGame,
    phrases: Phrases,
    blocks: Iterable[Block],
    *,
    number: int = 1,
    chapter: int = 0,
) -> Mapping[str, Mapping[str, str]]:
    """Return the values of placeholders for each template of a caption or title, by its name in
    `Phrases`.

    They are those of the game, the ``number``-th of the chapter with this index, and of its first
    figures among the ``blocks`` of the book. Values of figures that it does not have are missing,
    but a diagram always has a number and a start.
    """
    anchor = f"{chapter_anchor(chapter)}game-{number}"
    figures = list(_figures(blocks, anchor))
    main = [figure for figure in figures if figure.kind is FigureKind.FIGURE]
    variations = [figure for figure in figures if figure.kind is FigureKind.DIAGRAM]
    count = max((figure.ordinal for figure in main), default=1)
    values = game_values(game, phrases, number=number, figures=count)
    steps = LineReplay(game.tree, RECORDING).replay_line(game.tree.line_to(game.node))
    last = last_move_number(game.tree, steps)
    return {
        "title": values,
        "figure": values | _values_of((figure for figure in main if figure.moves), phrases),
        "figure_alone": values | _values_of(main, phrases),
        "diagram": values
        | {"diagram": "1", "start": _first_variation(game, phrases)}
        | _values_of(variations, phrases),
        "position": values | ({"last": str(last)} if last else {}),
    }


def _first_variation(game: PrintedGame, phrases: Phrases) -> str:
    """Return where the first variation of a game would start, or if it has none, one of its last
    move.
    """
    tree = game.tree
    line = line_through(tree, game.node)
    branches = (node for above, node in pairwise(line) if len(tree.children(above)) > 1)
    steps = LineReplay(tree, RECORDING).replay_line(tree.line_to(next(branches, line[-1])))
    number = max(last_move_number(tree, steps), 1)
    return fill_template(phrases.instead_of, {"number": str(number)})


def _figures(blocks: Iterable[Block], anchor: str) -> Iterator[Figure]:
    """Yield the figures of the game that starts at an anchor."""
    is_reached = False
    for block in blocks:
        if (start := getattr(block, "start", None)) is not None:
            is_reached = start.anchor == anchor
        if is_reached:
            boards = find_board_blocks([block])
            yield from (board.figure for board in boards if board.figure is not None)


def _values_of(figures: Iterable[Figure], phrases: Phrases) -> dict[str, str]:
    """Return the values of the first of these figures, or none if there is no figure."""
    for figure in figures:
        return figure_values(figure, phrases) | {"start": start_text(figure, phrases)}
    return {}
