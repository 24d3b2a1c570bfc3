"""Text diagram of a position in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING, Crop, Symmetry
from ...record import board_size, rotate_record
from ...record.edits.branches import keep_only_line
from ...record.steps import LineReplay
from ...record.turns import player_to_move
from ...record.values.markup import read_markup
from ...record.values.texts import decode_simple_text
from ..sgf.game_info import read_info
from .diagram_content import DiagramContent, DiagramMove
from .styles import TextDiagramStyle, WrittenDiagram, write_content

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...go import Board
    from ...notation import Naming
    from ...record import Step, Tree

_SETUP = ("AB", "AW", "AE")


def write_diagram(
    tree: Tree,
    node: int,
    style: TextDiagramStyle,
    *,
    numbers: Mapping[int, int] | None = None,
    title: str = "",
    crop: Crop | None = None,
    view: Symmetry = Symmetry.IDENTITY,
    naming: Naming | None = None,
) -> WrittenDiagram:
    """Return a text diagram of a node with its markup, and moves as numbers.

    ``numbers`` are those of the last moves, by node; numbering starts after the last setup at the
    earliest. ``crop`` is the visible part of the board, by default the one that the record states
    (VW). ``view`` rotates or reflects the board; ``naming`` has the coordinates to be shown.

    :raises UnsupportedBoardError: if the style is not for such a board.

    >>> from goboard_gui.record import Property, Tree
    >>> tree, node = Tree.new([Property("SZ", ("2",))]).add(0, [Property("B", ("ab",))])
    >>> print(write_diagram(tree, node, TextDiagramStyle.PLAIN, numbers={node: 1}).text)
       A B
     2 . . 2
     1 1 . 1
       A B
    Black to play
    <BLANKLINE>
    """
    record = tree
    if view is not Symmetry.IDENTITY:
        crop = crop and crop.transformed(view, board_size(tree))
        tree = rotate_record(keep_only_line(tree, tree.line_to(node)), view)
    board, final, ended, steps, here = _stretch(tree, node, numbers or {})
    markup = read_markup(tree, node)
    if crop is None and markup.view and board.shape.plan is None:
        crop = Crop.around(markup.view)
    content = DiagramContent(
        board,
        markup,
        [DiagramMove(*step.move, number) for step, number in steps if step.move],
        crop,
        title,
        stones=final.stones(),
        last=here.move,
        to_play=None if ended else player_to_move(record, here),
        prisoners=here.prisoners,
        naming=naming,
    )
    return write_content(content, style)


def number_last_moves(tree: Tree, node: int, count: int) -> dict[int, int]:
    """Return the numbers in the game of the last ``count`` moves before a node, by their nodes."""
    replay = LineReplay(tree, RECORDING)
    moves = [step for step in replay.replay_line(tree.line_to(node)) if step.move is not None]
    return {step.node: step.number for step in moves[max(0, len(moves) - count) :]}


def diagram_title(tree: Tree, node: int) -> str:
    """Return the name of a node, or else of the game, or else those of its players."""
    name = decode_simple_text(tree.node(node).first_value("N") or "").strip()
    info = read_info(tree)
    players = filter(None, (info.black_name, info.white_name))
    return name or info.game_name or " - ".join(players)


def _stretch(
    tree: Tree, node: int, numbers: Mapping[int, int]
) -> tuple[Board, Board, bool, list[tuple[Step, int]], Step]:
    """Return the position before the numbered moves, the one at the node, whether both players
    have passed there, the steps of the moves with their numbers, and the step of the node.
    """
    replay = LineReplay(tree, RECORDING)
    steps = list(replay.replay_line(tree.line_to(node)))
    here, final, ended = steps[-1], replay.board, replay.has_ended
    stretch: list[tuple[Step, int]] = []
    while steps[-1].node in numbers and steps[-1].move is not None:
        if (
            tree.node(steps[-1].node).has_any_property(*_SETUP)
            or tree.parent(steps[-1].node) is None
        ):
            break
        step = steps.pop()
        stretch.insert(0, (step, numbers[step.node]))
        replay.pop()
    return replay.board, final, ended, stretch, here
