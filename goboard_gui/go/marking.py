"""Editing the status of a final position: dead stones, seki and the owners of points.

Each function takes a `Marking` and returns an edited one. The marking may be a proposal of the
program, come from a record, or be the result of an earlier edit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .chains import chain_at
from .points import Colour, Point
from .score import Marking, ownership

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .board import Board

_ENCLOSED = 0.5
"""An area larger than this share of the board does not count as enclosed: its border has a gap."""


def toggle_dead(board: Board, marking: Marking, point: Point, *, alone: bool = False) -> Marking:
    """Return the marking with the chain on a point toggled between dead and alive.

    All chains of its colour in the same enclosed area are toggled with it, unless ``alone``. If
    they become dead, the opponent's dead chains in that area become alive. Dead stones are no
    longer in seki. If the point is empty, the marking is returned unchanged.

    >>> from goboard_gui.go import Board, Point
    >>> board = Board.from_rows("X.XO..", "OOOO..", "......")
    >>> for alone in (False, True):
    ...     len(toggle_dead(board, Marking(), Point(0, 0), alone=alone).dead)
    2
    1
    """
    colour = board[point]
    if colour is None:
        return marking
    stones, others = _chain(board, point), frozenset[Point]()
    area = _enclosed(board, marking, point, colour)
    if not alone and len(area) <= _ENCLOSED * len(board.graph.points):
        stones |= {each for each in area if board[each] is colour}
        others = marking.dead & area - stones
    if point in marking.dead:
        return _revived(marking, stones)
    revived = _revived(marking, others)
    return replace(revived, dead=revived.dead | stones, seki=revived.seki - stones)


def toggle_teire(board: Board, marking: Marking, point: Point) -> Marking:
    """Return the marking with a point added to or removed from those that need a protective move
    (teire).

    If the point has a stone or no owner, the marking is returned unchanged.

    :raises OffBoardError: when the point is not on the board.
    """
    if board[point] is not None or ownership(board, marking)[point] is None:
        return marking
    return replace(marking, teire=marking.teire ^ {point})


def toggle_seki(board: Board, marking: Marking, point: Point) -> Marking:
    """Return the marking in which the chain on a point is in seki, or no longer in seki; in both
    cases the chain is alive.

    If the point is empty, the marking is returned unchanged.
    """
    if board[point] is None:
        return marking
    chain = _chain(board, point)
    alive = _revived(marking, chain)
    seki = alive.seki - chain if point in alive.seki else alive.seki | chain
    return replace(alive, seki=seki)


def cycle_owner(board: Board, marking: Marking, point: Point, *, alone: bool = False) -> Marking:
    """Return the marking with the area around an empty point given to the next owner in turn, or
    only the point itself if ``alone`` is set.

    A point that a player surrounds becomes neutral, then the opponent's, then the player's again;
    a point that nobody surrounds becomes Black's, then White's, then neutral again. If the point
    has a living stone, the marking is returned unchanged.

    :raises OffBoardError: when the point is not on the board.
    """
    if board[point] is not None and point not in marking.dead:
        return marking
    counted = ownership(board, replace(marking, owners={}))
    order = _order(counted[point])
    now = marking.owners.get(point, counted[point])
    owner = order[(order.index(now) + 1) % len(order)]
    area = {point} if alone else _area(board, marking, point)
    owners = {each: given for each, given in marking.owners.items() if each not in area}
    owners |= {each: owner for each in area if counted[each] is not owner}
    return replace(marking, owners=owners)


def marking_differences(before: Marking, after: Marking) -> frozenset[Point]:
    """Return the points at which two markings differ."""
    points = (before.dead ^ after.dead) | (before.seki ^ after.seki) | before.teire ^ after.teire
    stated = before.owners.keys() | after.owners.keys()
    missing = object()
    return points | {
        point
        for point in stated
        if before.owners.get(point, missing) is not after.owners.get(point, missing)
    }


def apply_user_choices(chosen: Marking, points: Iterable[Point], proposed: Marking) -> Marking:
    """Return ``proposed``, but with the status of the given points taken from ``chosen``."""
    fixed = frozenset(points)
    return Marking(
        proposed.dead - fixed | chosen.dead & fixed,
        proposed.seki - fixed | chosen.seki & fixed,
        _without(proposed.owners, fixed)
        | {point: owner for point, owner in chosen.owners.items() if point in fixed},
        proposed.teire - fixed | chosen.teire & fixed,
    )


def _order(counted: Colour | None) -> tuple[Colour | None, Colour | None, Colour | None]:
    if counted is None:
        return None, Colour.BLACK, Colour.WHITE
    return counted, None, counted.opponent


def _revived(marking: Marking, stones: Iterable[Point]) -> Marking:
    """Return the marking with these stones alive and without explicit owners for their points."""
    alive = marking.dead.intersection(stones)
    return replace(marking, dead=marking.dead - alive, owners=_without(marking.owners, alive))


def _without(
    owners: Mapping[Point, Colour | None], points: frozenset[Point]
) -> dict[Point, Colour | None]:
    return {point: owner for point, owner in owners.items() if point not in points}


def _chain(board: Board, point: Point) -> frozenset[Point]:
    chain = chain_at(board, point)
    return frozenset() if chain is None else chain.points


def _enclosed(board: Board, marking: Marking, point: Point, colour: Colour) -> set[Point]:
    """Return the points that can be reached from a point without crossing a living stone of the
    opponent.
    """
    return _flood(board, point, lambda at: board[at] is not colour.opponent or at in marking.dead)


def _area(board: Board, marking: Marking, point: Point) -> set[Point]:
    """Return the connected points around a point, up to living stones of either colour."""
    return _flood(board, point, lambda at: board[at] is None or at in marking.dead)


def _flood(board: Board, start: Point, passable: Callable[[Point], bool]) -> set[Point]:
    graph = board.graph
    found, ahead = {start}, [start]
    while ahead:
        for number in graph.neighbours[graph.index[ahead.pop()]]:
            near = graph.points[number]
            if near not in found and passable(near):
                found.add(near)
                ahead.append(near)
    return found
