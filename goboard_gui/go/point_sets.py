"""Connected and adjacent sets of points, whatever stands on them.

The terms are those of Citizendium's "Go (board game)": two points are adjacent if an edge joins
them; a set is connected unless it splits into two sets that are apart, which means that no point of
one is adjacent to a point of the other. Every set is uniquely a union of connected components.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from .graph import Graph
    from .points import Point


def connected_components(graph: Graph, points: Collection[Point]) -> list[frozenset[Point]]:
    """Return the connected components of a set of points, in the order of their first points.

    The empty set has none; a set is connected if it has at most one.

    :raises KeyError: when a point is not on the board.

    >>> from goboard_gui.go import Graph, Point, Size
    >>> diagonal = [Point(0, 0), Point(1, 1), Point(1, 0), Point(2, 2)]
    >>> [len(part) for part in connected_components(Graph.rectangle(Size(3, 3)), diagonal)]
    [3, 1]
    """
    remaining = {graph.index[point] for point in points}
    components = []
    for start in sorted(remaining):
        if start not in remaining:
            continue
        remaining.remove(start)
        component = [start]
        for number in component:  # the list grows during the loop
            near = remaining.intersection(graph.neighbours[number])
            remaining -= near
            component += near
        components.append(frozenset(graph.points[number] for number in component))
    return components


def adjacent_points(
    graph: Graph, first: Collection[Point], second: Collection[Point]
) -> tuple[Point, Point] | None:
    """Return a pair of adjacent points, one from each set, or None if the sets are apart.

    It is the pair with the first point in the order of the graph. Sets with a common point are not
    adjacent because of it.

    :raises KeyError: when a point is not on the board.

    >>> from goboard_gui.go import Graph, Point, Size
    >>> graph = Graph.rectangle(Size(19, 19))
    >>> adjacent_points(graph, [Point(2, 2)], [Point(3, 3)]) is None
    True
    >>> adjacent_points(graph, [Point(2, 5)], [Point(9, 9), Point(1, 5)])
    (Point(column=2, row=5), Point(column=1, row=5))
    """
    others = {graph.index[point] for point in second}
    for number in sorted(graph.index[point] for point in first):
        near = others.intersection(graph.neighbours[number])
        if near:
            return graph.points[number], graph.points[min(near)]
    return None
