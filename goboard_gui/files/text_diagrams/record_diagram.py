"""Text diagram of a position in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING, Crop, Symmetry
from ...named_tuples import NamedTuple
from ...record import board_size, rotate_record
from ...record.edits.branches import keep_only_line
from ...record.properties.tables import SETUP_PROPERTIES
from ...record.properties.texts import decode_simple_text
from ...record.steps import LineReplay
from ...record.turns import player_to_move
from ...record.values.markup import read_markup
from ..sgf.game_info import read_info
from .diagram_content import DiagramContent, DiagramMove
from .styles import WrittenDiagram, write_content

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...go import Board
    from ...notation import Naming
    from ...record import Move, Step, Tree
    from .text_diagram_style import TextDiagramStyle


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

    ``numbers`` are those of the last moves, by node; those before the last setup are omitted.
    ``crop`` is the visible part of the board, by default the one that the record states (VW).
    ``view`` rotates or reflects the board; ``naming`` has the coordinates to be shown.

    :raises UnsupportedBoardError: if the style is not for such a board.
    :raises UnsupportedContentError: if the style can't show some content, and leaves nothing out.

    >>> from goboard_gui.record import Property, Tree
    >>> tree, node = Tree.new([Property("SZ", ("2",))]).add(0, [Property("B", ("ab",))])
    >>> from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
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
    facts = _diagram_facts(tree, node, numbers or {})
    markup = read_markup(tree, node)
    if crop is None and markup.view and facts.board.shape.plan is None:
        crop = Crop.around_points(markup.view)
    content = DiagramContent(
        facts.base,
        markup,
        [DiagramMove(*step.move, number) for step, number in facts.numbered if step.move],
        crop,
        title,
        stones=facts.board.stones(),
        last=facts.last,
        to_play=None if facts.has_ended else player_to_move(record, facts.step),
        prisoners=facts.step.prisoners,
        naming=naming,
    )
    return write_content(content, style, more_numbers=len(numbers or {}) - len(facts.numbered))


def number_last_moves(tree: Tree, node: int, count: int) -> dict[int, int]:
    """Map the nodes of the last ``count`` moves up to ``node`` to their move numbers."""
    replay = LineReplay(tree, RECORDING)
    moves = [step for step in replay.replay_line(tree.line_to(node)) if step.move is not None]
    return {step.node: step.number for step in moves[max(0, len(moves) - count) :]}


def diagram_title(tree: Tree, node: int) -> str:
    """Return the name of a node, or else of the game, or else those of its players."""
    name = decode_simple_text(tree.node(node).first_value("N") or "").strip()
    info = read_info(tree)
    players = filter(None, (info.black_name, info.white_name))
    return name or info.game_name or " - ".join(players)


class _DiagramFacts(NamedTuple):
    """The facts about a node and the numbered moves before it that its diagram shows."""

    base: Board
    numbered: list[tuple[Step, int]]
    board: Board
    step: Step
    last: Move | None
    has_ended: bool


def _diagram_facts(tree: Tree, node: int, numbers: Mapping[int, int]) -> _DiagramFacts:
    replay = LineReplay(tree, RECORDING)
    steps = list(replay.replay_line(tree.line_to(node)))
    here, board, has_ended = steps[-1], replay.board, replay.has_ended
    last = next((step.move for step in reversed(steps) if step.move is not None), None)
    numbered: list[tuple[Step, int]] = []
    while tree.parent(steps[-1].node) is not None:
        step = steps[-1]
        has_setup = tree.node(step.node).has_any_property(*SETUP_PROPERTIES)
        if has_setup or (step.move is not None and step.node not in numbers):
            break
        if step.move is not None:
            numbered.append((step, numbers[step.node]))
        steps.pop()
        replay.pop()
    return _DiagramFacts(replay.board, numbered[::-1], board, here, last, has_ended)
