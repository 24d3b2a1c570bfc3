"""Edits of setup stones and of the player to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..properties.codec import point_mask, points_in_mask, write_points
from ..properties.tables import COLOUR_LETTERS, MOVE_PROPERTIES, SETUP_IDENTS
from ..tree import Property, replace_properties, with_properties
from ..values.markup import parse_point_list, value_mask

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence, Set

    from ...go import Board, Colour, Point, Size
    from ..tree import Tree


class MoveInNodeError(ValueError):
    """Error raised because a node has a move, so that SGF does not allow setup in it."""

    def __init__(self, node: int) -> None:
        super().__init__(node)
        self.node = node

    def __str__(self) -> str:
        return f"node {self.node} holds a move, so stones cannot be set up in it"


def setup_properties(before: Board, after: Mapping[Point, Colour | None]) -> list[Property]:
    """Return the smallest set of setup properties that turns one position into another.

    ``after`` has the stones of the other position. Unchanged points are not listed: some programs
    fail on empty points that are emptied.

    >>> from goboard_gui.go import Board, Colour, Point
    >>> setup_properties(Board.from_rows("X.", ".O"), {Point(1, 0): Colour.BLACK})
    [Property(ident='AB', values=('ba',)), Property(ident='AE', values=('aa', 'bb'))]
    """
    differing = [point for point in before.graph.points if after.get(point) is not before[point]]
    properties = []
    for colour, ident in SETUP_IDENTS.items():
        points = [point for point in differing if after.get(point) is colour]
        if points:
            properties.append(Property(ident, write_points(points)))
    return properties


def change_position(
    tree: Tree, node: int, before: Board, stones: Mapping[Point, Colour | None]
) -> Tree:
    """Change the setup of a node so that it leads to another position; its other properties stay
    unchanged.

    ``before`` is the position at its parent, an empty board for the root, and ``stones`` are all
    stones of the new position. Lists that have the right points, and invalid values, stay as they
    were written. Returns the tree itself if nothing changes.

    :raises MoveInNodeError: when the node has a move.
    :raises OffBoardError: when a point is not on the board.
    """
    if tree.node(node).has_any_property(*MOVE_PROPERTIES):
        raise MoveInNodeError(node)
    wanted = {
        item.ident: item.values
        for item in setup_properties(before, _points_with_stones(before, stones))
    }
    properties = list(tree.properties(node))
    for ident in SETUP_IDENTS.values():
        points = set(parse_point_list(wanted.get(ident, ()), before.size))
        properties = with_point_list(properties, ident, points, before.size)
    return with_properties(tree, node, properties)


def add_position(
    tree: Tree, node: int, board: Board, stones: Mapping[Point, Colour | None]
) -> tuple[Tree, int]:
    """Add a child node that sets up a position consisting of ``stones``.

    ``board`` is the position at the node.

    :raises OffBoardError: when a point is not on the board.
    """
    return tree.add(node, setup_properties(board, _points_with_stones(board, stones)))


def set_player_to_move(tree: Tree, node: int, colour: Colour | None) -> Tree:
    """Return the record with PL, the player to move after a node, set to a colour or removed if it
    is None.

    It is allowed in a node with a move, as many programs write and read it.
    """
    stated = [] if colour is None else [Property("PL", (COLOUR_LETTERS[colour],))]
    return with_properties(tree, node, replace_properties(tree.properties(node), {"PL"}, *stated))


def with_point_list(
    properties: Sequence[Property], ident: str, points: Set[Point], size: Size
) -> list[Property]:
    """Return the properties with the point list of one identifier changed to contain exactly these
    points.

    Values that list only some of the points, and unreadable ones, stay as they were written; the
    properties are returned unchanged if they already match.

    >>> from goboard_gui.go import Point, Size
    >>> before = [Property("AB", ("aa:ba", "cc", "zz"))]
    >>> with_point_list(before, "AB", {Point(0, 0), Point(2, 2)}, Size(3, 3))
    [Property(ident='AB', values=('cc', 'zz', 'aa'))]
    """
    old = [value for item in properties if item.ident == ident for value in item.values]
    kept: list[str] = []
    wanted, named = point_mask(points, size), 0
    for value in old:
        found = value_mask(value, size)
        if not found & ~wanted:
            kept.append(value)
            named |= found
    if kept == old and named == wanted:
        return list(properties)
    values = (*kept, *write_points(points_in_mask(wanted & ~named, size)))
    return replace_properties(properties, {ident}, *([Property(ident, values)] if values else []))


def _points_with_stones(board: Board, stones: Mapping[Point, Colour | None]) -> dict[Point, Colour]:
    """Return the points that have a stone.

    :raises OffBoardError: when a point is not on the board.
    """
    for point in stones:
        board[point]
    return {point: colour for point, colour in stones.items() if colour is not None}
