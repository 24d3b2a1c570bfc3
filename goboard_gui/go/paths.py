"""Paths between connected points."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .board import Board
    from .points import Point


def shortest_path(board: Board, start: Point, end: Point) -> list[Point] | None:
    """Return a shortest path of adjacent points with the same content, from start to end.

    Both ends are part of the path. Return None if they are not connected, for instance because
    their contents differ. Of several shortest paths, the first is returned in the order in which
    the graph lists neighbours. Breadth-first search, O(points and adjacencies).

    :raises OffBoardError: when one of the points is not on the board.

    >>> from goboard_gui.go import Board, Point
    >>> board = Board.from_rows("XX.", "OX.", "XXO")
    >>> [board.graph.index[point] for point in shortest_path(board, Point(0, 0), Point(0, 2))]
    [0, 1, 4, 7, 6]
    >>> shortest_path(board, Point(0, 1), Point(2, 2)) is None
    True
    """
    if board[start] != board[end]:
        return None
    graph, cells = board.graph, board.cells
    first, last = graph.index[start], graph.index[end]
    previous = {last: last}
    reached = [last]
    for point in reached:  # the list grows during the loop
        if point == first:
            break
        for near in graph.neighbours[point]:
            if near not in previous and cells[near] == cells[last]:
                previous[near] = point
                reached.append(near)
    if first not in previous:
        return None
    path = [first]
    while path[-1] != last:
        path.append(previous[path[-1]])
    return [graph.points[point] for point in path]
