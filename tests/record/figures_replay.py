"""Records replayed by boards alone, to hold figures against."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_gui.go import Board, Colour
from goboard_gui.record import Tree, board_size
from goboard_gui.record.figures import Figure, FigureFlag, PlanOptions, figure_properties
from goboard_gui.record.properties.codec import BadPointError, read_move, read_points

COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
SETUP = {"AB": Colour.BLACK, "AW": Colour.WHITE, "AE": None}


@dataclass
class Place:
    """A node, replayed by boards alone: before its move and after it."""

    before: Board
    after: Board
    move: tuple | None
    captured: frozenset
    number: int
    set_up: bool


class Places:
    """All nodes of a record."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.size = board_size(tree)
        self._places: dict[int, Place] = {}
        for node in tree.preorder():
            self._places[node] = self._place(node)

    def __getitem__(self, node: int) -> Place:
        return self._places[node]

    def __iter__(self):
        return iter(self._places)

    def _place(self, node: int) -> Place:
        parent = self.tree.parent(node)
        above = self._places[parent] if parent is not None else None
        board = above.after if above else Board.empty(self.size)
        number = above.number if above else 0
        content = self.tree.node(node)
        stones = {}
        for ident, colour in SETUP.items():
            for value in content.values(ident) or ():
                try:
                    stones |= dict.fromkeys(read_points(value, self.size), colour)
                except BadPointError:
                    continue
        before = board.with_stones(stones)
        move = self._move(content)
        if move is None:
            return Place(before, before, None, frozenset(), number, before != board)
        number = figure_properties(self.tree, node).number or number + 1
        if move[1] is None:
            return Place(before, before, move, frozenset(), number, before != board)
        after, captured = before.play(move[1], move[0])
        return Place(before, after, move, captured, number, before != board)

    def _move(self, content):
        for ident, values in content.properties:
            if ident in COLOURS:
                try:
                    return COLOURS[ident], read_move(values[0], self.size)
                except BadPointError:
                    return COLOURS[ident], None
        return None


def keeps_captured(figure: Figure, options: PlanOptions) -> bool:
    """Return whether captured stones of a figure are to stay in sight."""
    flags = figure.options.flags if figure.options else None
    if flags is None or flags & FigureFlag.VIEWER:
        return options.keep_captured
    return bool(flags & FigureFlag.KEEP_CAPTURED)
