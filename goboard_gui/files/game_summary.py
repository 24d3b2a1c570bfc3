"""Summaries of games for lists, and sort orders."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from ..record.properties.tables import MOVE_PROPERTIES
from ..record.steps import board_shape
from .sgf.game_info import read_info
from .sgf.scanned_game import ScannedGame
from .storage.folder import natural_sort_key

if TYPE_CHECKING:
    from ..go import BoardShape, Size
    from ..record.tree import Tree
    from ..record.values.game_info import GameInfo


class GameSummary:
    """The facts about a game that are shown in game lists, each computed on first use."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    @cached_property
    def info(self) -> GameInfo:
        """The game information of the record."""
        return read_info(self.tree)

    @cached_property
    def size(self) -> Size:
        """The board size."""
        return self.shape.size

    @cached_property
    def shape(self) -> BoardShape:
        """The shape of the board."""
        return board_shape(self.tree)

    @cached_property
    def move_count(self) -> int:
        """The number of main-line nodes with a move, counted in time proportional to the length of
        the main line.
        """
        tree = self.tree
        text = tree.source.source.text if isinstance(tree.source, ScannedGame) else ""
        return sum(_has_move(tree, node, text) for node in tree.main_line())

    @cached_property
    def search_text(self) -> str:
        """The text in which game lists search: names, event, date, result and similar facts."""
        info = self.info
        texts = (
            *(info.black_name, info.black_rank, info.black_team),
            *(info.white_name, info.white_rank, info.white_team),
            *(info.game_name, info.event, info.round, info.date, info.place, info.result),
            *(info.opening, info.annotator, info.source, info.rules, str(self.size)),
        )
        return "\n".join(text for text in texts if text)


def _has_move(tree: Tree, node: int, text: str) -> bool:
    """Return whether a node has a move; the source text is searched first, because this often saves
    parsing the node.
    """
    span = tree.span(node)
    if span is not None and text.startswith((";B[", ";W["), span[0]):
        return True
    return any(prop.ident in MOVE_PROPERTIES for prop in tree.properties(node))


class GameOrder(Enum):
    """The sort orders of game lists; games that lack the fact to sort by come last."""

    DATE = "date"
    EVENT = "event"
    BLACK = "black_name"
    WHITE = "white_name"
    RESULT = "result"
    MOVES = "moves"

    def sort_key(self, summary: GameSummary) -> tuple[bool, object]:
        """Return the value by which a game is sorted in this order.

        >>> from ..record.tree import Property, Tree
        >>> games = [GameSummary(Tree.new(root)) for root in ([], [Property("EV", ("Cup 2",))])]
        >>> [bool(game.info.event) for game in sorted(games, key=GameOrder.EVENT.sort_key)]
        [True, False]
        """
        if self is GameOrder.MOVES:
            return False, summary.move_count
        text: str | None = getattr(summary.info, self.value)
        event = (summary.info.round or "",) if self is GameOrder.EVENT else ()
        return text is None, tuple(natural_sort_key(part) for part in (text or "", *event))
