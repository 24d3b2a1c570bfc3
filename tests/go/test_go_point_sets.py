"""Connected and adjacent sets of points, with the article's examples and its theorem."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Graph, Point, Size
from goboard_gui.go.paths import shortest_path_within
from goboard_gui.go.point_sets import adjacent_points, connected_components
from tests.cases import for_each
from tests.go import games
from tests.go.diagrams import board, point, points


def marked(picture: str) -> tuple[Graph, set[Point]]:
    """Return the graph of a picture and the points marked with X."""
    position = board(picture)
    return position.graph, set(position.stones())


@for_each(
    ("picture", "components"),
    [
        pytest.param("... ...", [], id="the empty set is connected"),
        pytest.param(".X. ...", ["ba"], id="so is a single point"),
        pytest.param("XX. ...", ["aa ba"], id="two adjacent points"),
        pytest.param("X.. .X.", ["aa", "bb"], id="two points on a diagonal"),
        pytest.param("X.X XXX", ["aa ab bb cb ca"], id="an arc"),
        pytest.param("X.X .X. X.X", ["aa", "ca", "bb", "ac", "cc"], id="five points apart"),
    ],
)
def test_a_set_of_points_is_a_union_of_components(picture: str, components: list[str]):
    assert connected_components(*marked(picture)) == [frozenset(points(it)) for it in components]


@for_each(
    ("first", "second", "pair"),
    [
        ("cf", "cg", "cf cg"),
        ("cf", "bf", "cf bf"),
        ("cc", "dd", None),
        ("aa ab", "ca cb", None),
        ("aa ba", "ca cb", "ba ca"),
        ("aa", "aa", None),
        ("", "aa", None),
    ],
)
def test_sets_are_adjacent_if_a_point_of_one_is_next_to_a_point_of_the_other(first, second, pair):
    graph = Graph.rectangle(Size(19, 19))
    expected = tuple(map(point, pair.split())) if pair else None
    assert adjacent_points(graph, points(first), points(second)) == expected
    assert (adjacent_points(graph, points(second), points(first)) is None) == (pair is None)


@given(st.data())
def test_points_are_in_one_component_if_and_only_if_a_path_within_the_set_joins_them(data):
    graph = data.draw(games.graphs)
    chosen = data.draw(st.sets(st.sampled_from(graph.points)))
    components = connected_components(graph, chosen)
    assert sorted(it for part in components for it in part) == sorted(chosen)
    for one, other in combinations(components, 2):
        assert adjacent_points(graph, one, other) is None
    for start, end in combinations(sorted(chosen), 2):
        path = shortest_path_within(graph, chosen, start, end)
        together = any({start, end} <= part for part in components)
        assert (path is not None) == together
        assert path is None or (set(path) <= chosen and (path[0], path[-1]) == (start, end))
