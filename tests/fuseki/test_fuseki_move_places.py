"""The rows, columns and lines that the moves of a game use."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki.move_places import MovePlaces, move_places
from goboard_gui.go import Colour, Graph, Size, Symmetry
from tests.cases import for_each


def tree(record: str):
    return read_sgf(record.encode()).games[0]


@for_each(
    ("record", "moves", "rows", "columns", "lines"),
    [
        ("(;SZ[5];B[aa];W[ee];B[cc])", 9, (1, 0, 1, 0, 1), (1, 0, 1, 0, 1), (2, 0, 1)),
        ("(;SZ[5];B[aa];W[ee];B[cc])", 2, (1, 0, 0, 0, 1), (1, 0, 0, 0, 1), (2, 0, 0)),
        ("(;SZ[5]AB[bb];W[];B[ca];W[ca])", 9, (0, 0, 0, 0, 2), (0, 0, 2, 0, 0), (2, 0, 0)),
        ("(;SZ[5:2];B[ba](;W[eb])(;W[aa]))", 9, (1, 1), (0, 1, 0, 0, 1), (2,)),
        ("(;SZ[5])", 9, (0,) * 5, (0,) * 5, (0,) * 3),
    ],
)
def test_moves_are_counted_from_the_bottom_the_left_and_the_nearest_edge(
    record, moves, rows, columns, lines
):
    places = move_places(tree(record), moves)
    assert (places.rows(), places.columns(), places.lines()) == (rows, columns, lines)
    assert places.games == 1


def test_only_moves_of_the_chosen_colours_and_line_count():
    record = tree("(;SZ[3];B[aa](;W[bb])(;W[ac];B[cc]))")
    line = [0, 1, 3, 4]
    assert move_places(record, 9, line, [Colour.BLACK]).rows() == (1, 0, 1)
    assert move_places(record, 9, line).moves == 3
    assert move_places(record, 9).moves == 2


@given(st.sampled_from(list(Symmetry)), st.integers(1, 6), st.integers(1, 6), st.data())
def test_lines_from_the_edge_are_the_same_in_all_views(view, width, height, data):
    size = Size(width, height)
    points = Graph.rectangle(size).points
    counts = {point: data.draw(st.integers(0, 3)) for point in points}
    turned_size = view.transformed_size(size)
    turned = {view.apply(point, size): count for point, count in counts.items()}
    places = MovePlaces(size, 1, tuple(counts[point] for point in points))
    other = MovePlaces(
        turned_size, 1, tuple(turned[point] for point in Graph.rectangle(turned_size).points)
    )
    assert places.lines() == other.lines()
    assert sum(places.rows()) == sum(places.columns()) == sum(places.lines()) == places.moves
    expected = places.columns() if view.swaps_sides else places.rows()
    assert sorted(other.rows()) == sorted(expected)
