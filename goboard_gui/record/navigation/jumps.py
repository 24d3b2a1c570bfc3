"""Jump targets: the nodes to which navigation commands move the cursor."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from ..properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ..values.evaluations import read_annotations
from ..values.markup import parse_point_list

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Point
    from ..session import Session
    from ..steps import Step
    from ..tree import Tree


class JumpTarget(Enum):
    """A kind of notable node that the user can jump to; the values are attributes of
    `NodeAnnotations`.
    """

    COMMENT = "comment"
    FIGURE = "figure"
    HOTSPOT = "hotspot"


def node_at_offset(session: Session, count: int) -> int:
    """Return the node ``count`` steps ahead of the cursor, or back if negative, stopping at either
    end.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.record.new_game import new_game
    >>> from goboard_gui.record.session import Session
    >>> session = Session(new_game(Size(9, 9)))
    >>> _ = session.play(Point(4, 4)), session.play(Point(2, 2))
    >>> node_at_offset(session, -1), node_at_offset(session, -10), node_at_offset(session, 1)
    (1, 0, 2)
    """
    line = session.line
    return line[max(0, min(session.cursor_index + count, len(line) - 1))]


def next_variation(session: Session, count: int) -> int:
    """Return the sibling ``count`` positions after the current node, wrapping around, or the node
    itself if it has no siblings.
    """
    parent = session.tree.parent(session.cursor)
    if parent is None:
        return session.cursor
    siblings = session.tree.children(parent)
    return siblings[(siblings.index(session.cursor) + count) % len(siblings)]


def next_variation_or_move(session: Session, count: int) -> int:
    """Return the `next_variation` or, if the current node has no siblings, the node ``count`` steps
    forward on the line.
    """
    node = next_variation(session, count)
    return node_at_offset(session, count) if node == session.cursor else node


def next_fork(session: Session, direction: int) -> int:
    """Return the next node of the current line of play with more than one child, forwards (1) or
    backwards (-1).

    The end or the start of the line if there is none.
    """
    line = session.line
    place = session.cursor_index + direction
    while 0 < place < len(line) - 1 and len(session.tree.children(line[place])) < 2:
        place += direction
    return line[max(0, min(place, len(line) - 1))]


def return_to_main_line(session: Session) -> None:
    """Go back to where the current line of play left the main line, and switch to the main line
    from there.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.session import Session
    >>> session = Session(read_sgf(b"(;SZ[9];B[ee](;W[cc])(;W[gg];B[dd]))").games[0])
    >>> session.go_to(4)
    >>> return_to_main_line(session)
    >>> session.cursor, session.line
    (1, [0, 1, 2])
    """
    start = session.variation_start
    node = session.cursor if start is None else session.line[start - 1]
    session.go_to(session.tree.main_line()[-1])
    session.go_to(node)


def node_with_move_number(session: Session, number: int) -> int | None:
    """Return the node of the current line of play with this move number, or None if there is
    none.
    """
    for step in session.steps():
        if step.move is not None and step.number == number:
            return step.node
    return None


def last_move_at(session: Session, point: Point) -> int | None:
    """Return the node of the current line of play with the last move at a point, or None if there
    is none.

    Moves up to the cursor are preferred to later ones.
    """
    steps = session.steps()
    past, future = steps[: session.cursor_index + 1], steps[session.cursor_index + 1 :]
    for step in [*reversed(past), *future]:
        if step.move is not None and step.move.point == point:
            return step.node
    return None


def find_jump_target(
    tree: Tree, node: int, target: JumpTarget, direction: int
) -> Iterator[int | None]:
    """Search for the next notable node of a kind, forwards (1) or backwards (-1), yielding None
    until it is found.

    Nodes are visited in preorder: the root first, variations after the main line. Yields None for
    each node passed, as a pause for walks through large records, and nothing more if there is no
    such node in that direction.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, move = Tree.new([Property("C", ("Tengen",))]).add(0, [])
    >>> tree, hotspot = tree.add(move, [Property("HO", ("1",))])
    >>> list(find_jump_target(tree, 0, JumpTarget.HOTSPOT, 1))
    [None, 2]
    """
    for other in nodes_after(tree, node) if direction > 0 else nodes_before(tree, node):
        if getattr(read_annotations(tree, other), target.value):
            yield other
            return
        yield None


def nodes_after(tree: Tree, node: int) -> Iterator[int]:
    """Yield the nodes that follow a node in preorder, without recursion."""
    ahead: list[int] = []
    line = tree.line_to(node)
    for above, child in pairwise(line):
        siblings = tree.children(above)
        ahead.extend(reversed(siblings[siblings.index(child) + 1 :]))
    ahead.extend(reversed(tree.children(node)))
    while ahead:
        other = ahead.pop()
        yield other
        ahead.extend(reversed(tree.children(other)))


def nodes_before(tree: Tree, node: int) -> Iterator[int]:
    """Yield the nodes that precede a node in preorder, back to the root, without recursion."""
    while (above := tree.parent(node)) is not None:
        siblings = tree.children(above)
        # A node is yielded the second time it is met, after all its descendants.
        ahead = [(sibling, False) for sibling in siblings[: siblings.index(node)]]
        while ahead:
            other, expanded = ahead.pop()
            below = () if expanded else tree.children(other)
            if below:
                ahead.append((other, True))
                ahead.extend((child, False) for child in below)
            else:
                yield other
        yield above
        node = above


class MoveNumberLookup:
    """The move numbers of arbitrary nodes in a record, for lists that show only a few of them.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, move = Tree.new().add(0, [Property("B", ("ee",))])
    >>> tree, comment = tree.add(move, [Property("C", ("Tengen",))])
    >>> MoveNumberLookup(tree).number_at(comment)
    1
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._known: dict[int, int] = {}

    def number_at(self, node: int) -> int:
        """Return the move number at a node. O(nodes since the nearest one already looked up)."""
        tree, known = self._tree, self._known
        line: list[int] = []
        above: int | None = node
        while above is not None and above not in known:
            line.append(above)
            above = tree.parent(above)
        number = 0 if above is None else known[above]
        for below in reversed(line):
            number += any(ident in MOVE_PROPERTIES for ident, _ in tree.properties(below))
            known[below] = number
        return number


def node_of_stone(session: Session, point: Point) -> int | None:
    """Return the node of the current line of play that placed the stone now on a point, or None if
    the point is empty.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.record import Session, new_game
    >>> session = Session(new_game(Size(9, 9), handicap=2))
    >>> _ = session.play(Point(4, 4))
    >>> [node_of_stone(session, point) for point in (Point(4, 4), Point(6, 2), Point(0, 0))]
    [1, 0, None]
    """
    if session.board[point] is None:
        return None
    for step in reversed(session.steps_to_cursor()):
        if step.move is not None and step.move.point == point:
            return step.node
        if point in _setup_points(session, step.node):
            return step.node
    return None


def move_of_stone(session: Session, point: Point) -> Step | None:
    """Return the move that placed the stone on a point in the current position.

    None if there is no stone, or one that was set up.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.record import Session, new_game
    >>> session = Session(new_game(Size(9, 9), handicap=2))
    >>> _ = session.play(Point(4, 4))
    >>> move_of_stone(session, Point(4, 4)).number, move_of_stone(session, Point(6, 2))
    (1, None)
    """
    node = node_of_stone(session, point)
    for step in session.steps_to_cursor():
        if step.node == node and step.move is not None and step.move.point == point:
            return step
    return None


def _setup_points(session: Session, node: int) -> set[Point]:
    points: set[Point] = set()
    for ident, values in session.tree.properties(node):
        if ident in SETUP_PROPERTIES:
            points.update(parse_point_list(values, session.size))
    return points
