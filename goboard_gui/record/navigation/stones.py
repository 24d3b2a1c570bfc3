"""Where the stones on the board came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..values.codec import BadPointError, read_points
from ..values.properties import SETUP

if TYPE_CHECKING:
    from ...go import Point
    from ..session import Session
    from ..steps import Step


def origin(session: Session, point: Point) -> int | None:
    """The node of the line by which the stone on a point at the cursor came there, None if empty.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.record import Session, new_game
    >>> session = Session(new_game(Size(9, 9), handicap=2))
    >>> _ = session.play(Point(4, 4))
    >>> origin(session, Point(4, 4)), origin(session, Point(6, 2)), origin(session, Point(0, 0))
    (1, 0, None)
    """
    if session.board[point] is None:
        return None
    for step in reversed(session.steps()[: session.place + 1]):
        if step.move is not None and step.move.point == point:
            return step.node
        if point in _set_up(session, step.node):
            return step.node
    return None


def played_by(session: Session, point: Point) -> Step | None:
    """The move by which the stone on a point at the cursor came there.

    None if there is no stone, or one that was set up.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.record import Session, new_game
    >>> session = Session(new_game(Size(9, 9), handicap=2))
    >>> _ = session.play(Point(4, 4))
    >>> played_by(session, Point(4, 4)).number, played_by(session, Point(6, 2))
    (1, None)
    """
    node = origin(session, point)
    for step in session.steps()[: session.place + 1]:
        if step.node == node and step.move is not None and step.move.point == point:
            return step
    return None


def _set_up(session: Session, node: int) -> set[Point]:
    points: set[Point] = set()
    for ident, values in session.tree.properties(node):
        for value in values if ident in SETUP else ():
            try:
                points.update(read_points(value, session.size))
            except BadPointError:
                continue
    return points
