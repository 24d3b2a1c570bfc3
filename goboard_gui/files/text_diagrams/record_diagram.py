"""Text diagram of a position in a record."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...go import RECORDING
from ...record.steps import LineReplay
from ...record.turns import player_to_move
from ...record.values.markup import read_markup
from .plain import write_plain
from .sensei import MOST_MOVES, write_sensei

if TYPE_CHECKING:
    from ...go import Board, Crop
    from ...notation import Notation
    from ...record import Step, Tree


class TextDiagramStyle(Enum):
    """The format of a text diagram; the value is its name on the command line."""

    SENSEI = "sensei"
    """For Sensei's Library and Go forums: lines with ``$$``."""
    PLAIN = "plain"
    """For mail and terminals: with coordinates."""


def write_diagram(
    tree: Tree,
    node: int,
    style: TextDiagramStyle,
    *,
    numbered: int = 0,
    title: str = "",
    crop: Crop | None = None,
    names: Notation | None = None,
) -> str:
    """Return a text diagram of a node with its markup, in which the last ``numbered`` moves appear
    as numbers.

    Sensei's Library supports ten numbers. Numbering starts after the last setup at the earliest.

    >>> from goboard_gui.record import Property, Tree
    >>> tree, node = Tree.new([Property("SZ", ("2",))]).add(0, [Property("B", ("ab",))])
    >>> print(write_diagram(tree, node, TextDiagramStyle.PLAIN, numbered=1))
       A B
     2 . . 2
     1 1 . 1
       A B
    Black to play
    <BLANKLINE>
    """
    if style is TextDiagramStyle.SENSEI:
        numbered = min(numbered, MOST_MOVES)
    board, steps, here = _stretch(tree, node, numbered)
    markup = read_markup(tree, node)
    moves = [step.move for step in steps if step.move is not None]
    if style is TextDiagramStyle.SENSEI:
        start = steps[0].number if steps else 1
        return write_sensei(
            board, markup, moves, start=start, title=title, crop=crop, named=names is not None
        )
    last = here.move.point if here.move is not None and not moves else None
    shown = last if last is not None and board[last] is not None else None
    return write_plain(
        board,
        markup,
        moves,
        last=shown,
        to_play=player_to_move(tree, here),
        title=title,
        crop=crop,
        names=names,
    )


def _stretch(tree: Tree, node: int, numbered: int) -> tuple[Board, list[Step], Step]:
    """Return the position before the last ``numbered`` moves, the steps of these moves, and the
    step of the node.
    """
    replay = LineReplay(tree, RECORDING)
    steps = list(replay.replay_line(tree.line_to(node)))
    here = steps[-1]
    stretch: list[Step] = []
    while len(stretch) < numbered and steps[-1].move is not None:
        if (
            tree.node(steps[-1].node).has_any_property("AB", "AW", "AE")
            or tree.parent(steps[-1].node) is None
        ):
            break
        stretch.insert(0, steps.pop())
        replay.pop()
    return replay.board, stretch, here
