"""Stones put on the board and taken off by hand, and whose turn it then is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, HandicapError, handicap_points
from ..steps import board_size
from ..tree import Property, replace_properties, with_properties
from ..values.codec import write_points
from ..values.markup import points_in, points_of
from ..values.properties import MOVES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence, Set

    from ...go import Board, Point, Size
    from ..tree import Tree

_IDENTS = {Colour.BLACK: "AB", Colour.WHITE: "AW", None: "AE"}
_LETTERS = {Colour.BLACK: "B", Colour.WHITE: "W"}
_LONGEST_NUMBER = 3


class MoveInNodeError(ValueError):
    """A node holds a move, beside which SGF allows no setup."""

    def __init__(self, node: int) -> None:
        super().__init__(node)
        self.node = node

    def __str__(self) -> str:
        return f"node {self.node} holds a move, so stones cannot be set up in it"


def setup_properties(before: Board, after: Mapping[Point, Colour | None]) -> list[Property]:
    """The properties that turn one position into another, no more than it takes.

    ``after`` has the stones of the other position. Points that stay as they are have no place in
    a setup: some programs stumble over points emptied that were empty.

    >>> from goboard_gui.go import Board, Point
    >>> setup_properties(Board.from_rows("X.", ".O"), {Point(1, 0): Colour.BLACK})
    [Property(ident='AB', values=('ba',)), Property(ident='AE', values=('aa', 'bb'))]
    """
    differing = [point for point in before.graph.points if after.get(point) is not before[point]]
    properties = []
    for colour, ident in _IDENTS.items():
        points = [point for point in differing if after.get(point) is colour]
        if points:
            properties.append(Property(ident, write_points(points)))
    return properties


def change_position(
    tree: Tree, node: int, before: Board, stones: Mapping[Point, Colour | None]
) -> Tree:
    """A node sets up another position, whatever follows it; nothing else in it changes.

    ``before`` is the position at its parent, an empty board for the root, and ``stones`` has all
    stones of the position that is wanted. Lists that hold the right points, and values that name
    none, stay as they were written. The tree itself if nothing changes.

    :raises MoveInNodeError: when the node holds a move.
    :raises OffBoardError: when the board has no such point.
    """
    if tree.node(node).has(*MOVES):
        raise MoveInNodeError(node)
    wanted = {item.ident: item.values for item in setup_properties(before, _placed(before, stones))}
    properties = list(tree.properties(node))
    for ident in _IDENTS.values():
        points = set(points_of(wanted.get(ident, ()), before.size))
        properties = with_points(properties, ident, points, before.size)
    return with_properties(tree, node, properties)


def add_position(
    tree: Tree, node: int, board: Board, stones: Mapping[Point, Colour | None]
) -> tuple[Tree, int]:
    """A new node after a node sets up a position; ``stones`` are all of its stones.

    ``board`` is the position at the node.

    :raises OffBoardError: when the board has no such point.
    """
    return tree.add(node, setup_properties(board, _placed(board, stones)))


def set_to_play(tree: Tree, node: int, colour: Colour | None) -> Tree:
    """A node says whose turn it is after it, or no longer says so for None.

    It is said beside a move, too, as many programs do and understand.
    """
    stated = [] if colour is None else [Property("PL", (_LETTERS[colour],))]
    return with_properties(tree, node, replace_properties(tree.properties(node), {"PL"}, *stated))


def let_play(tree: Tree, node: int, colour: Colour, *, new_node: bool) -> tuple[Tree, int]:
    """Let a player be the one to play after a node; the record, and the node that says so.

    If a ``new_node`` is asked for it is one beside those that follow, unless there are none and
    the node holds no move.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, node = let_play(Tree.new([Property("B", ("aa",))]), 0, Colour.BLACK, new_node=True)
    >>> node, tree.properties(node)
    (1, (Property(ident='PL', values=('B',)),))
    """
    there = tree.node(node)
    if new_node and (there.children or there.has(*MOVES)):
        return tree.add(node, [Property("PL", (_LETTERS[colour],))])
    return set_to_play(tree, node, colour), node


def set_handicap(tree: Tree, stones: int) -> Tree:
    """The root has so many handicap stones on their customary points, none for 0 or 1.

    Those it had are taken off: all its black stones if they are as many as it says, else those on
    the customary points. Other stones stay.

    :raises HandicapError: when the board has no customary place for so many stones.
    :raises MoveInNodeError: when the root holds a move.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> set_handicap(Tree.new([Property("SZ", ("9",))]), 2).properties(0)[1:]
    (Property(ident='HA', values=('2',)), Property(ident='AB', values=('gc', 'cg')))
    """
    size = board_size(tree)
    points = set(handicap_points(stones, size))
    root = tree.node(tree.root)
    if points and root.has(*MOVES):
        raise MoveInNodeError(tree.root)
    stated = [Property("HA", (str(stones),))] if points else []
    properties = replace_properties(root.properties, {"HA"}, *stated)
    for ident in _IDENTS.values():
        old = set(points_of(root.values(ident) or (), size))
        if ident == _IDENTS[Colour.BLACK]:
            left = old - _handicap_stones(root.first("HA"), old, size) | points
        else:
            left = old - points
        properties = with_points(properties, ident, left, size)
    return with_properties(tree, tree.root, properties)


def with_points(
    properties: Sequence[Property], ident: str, points: Set[Point], size: Size
) -> list[Property]:
    """The properties of a node, with just these points in the list of an identifier.

    Values that name some of them only, or none that can be read, stay as they were written; so do
    the properties themselves if they hold these points.

    >>> from goboard_gui.go import Point, Size
    >>> before = [Property("AB", ("aa:ba", "cc", "zz"))]
    >>> with_points(before, "AB", {Point(0, 0), Point(2, 2)}, Size(3, 3))
    [Property(ident='AB', values=('cc', 'zz', 'aa'))]
    """
    old = [value for item in properties if item.ident == ident for value in item.values]
    kept: list[str] = []
    named: set[Point] = set()
    for value in old:
        found = set(points_in(value, size))
        if found <= points:
            kept.append(value)
            named |= found
    if kept == old and named == points:
        return list(properties)
    values = (*kept, *write_points(points - named))
    return replace_properties(properties, {ident}, *([Property(ident, values)] if values else []))


def _placed(board: Board, stones: Mapping[Point, Colour | None]) -> dict[Point, Colour]:
    """The stones among ``stones``.

    :raises OffBoardError: when the board has no such point.
    """
    for point in stones:
        board[point]
    return {point: colour for point, colour in stones.items() if colour is not None}


def _handicap_stones(stated: str | None, black: set[Point], size: Size) -> set[Point]:
    """Which of the black stones of a root are those of its handicap."""
    number = (stated or "").strip()
    if not (number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER):
        return set()
    if len(black) == int(number):
        return black
    try:
        return black.intersection(handicap_points(int(number), size))
    except HandicapError:
        return set()
