"""Boards with joined edges: what is shown beyond the edges, and where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.compose import DisplayOptions, compose_picture, make_empty_board
from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.picture import (
    Arrow,
    FractionalPoint,
    LineStyle,
    Picture,
    Segment,
    TintRole,
)
from goboard_gui.diagram.wrapping import Unfolding, find_unfolding, scroll_picture, unfold_picture
from goboard_gui.go import (
    WRAPPED_KINDS,
    Board,
    BoardKind,
    BoardShape,
    Colour,
    Crop,
    Join,
    Point,
    Size,
    Symmetry,
)
from goboard_gui.notation import Naming, notation
from tests.cases import for_each

WESTERN = notation("western")
KINDS = sorted(WRAPPED_KINDS, key=lambda kind: kind.value)
SIZES = st.builds(Size, st.integers(1, 6), st.integers(1, 6))


def shown(
    kind: BoardKind, size: Size, stones: dict[Point, Colour], options: DisplayOptions
) -> Picture:
    shape = BoardShape(kind, size)
    board = Board.empty(shape.graph).with_stones(stones)
    return compose_picture(board, Naming.on_board(WESTERN, shape), options)


@st.composite
def unfoldings(draw: st.DrawFn) -> Unfolding:
    size, kind = draw(SIZES), draw(st.sampled_from(KINDS))
    shift = draw(st.integers(-15, 15)), draw(st.integers(-15, 15))
    options = DisplayOptions(continued_lines=draw(st.integers(0, 5)))
    found = find_unfolding(scroll_picture(shown(kind, size, {}, options), *shift).empty_board)
    assert found is not None
    return found


@given(unfoldings())
def test_the_middle_of_an_unfolded_board_shows_each_point_once(unfolding: Unfolding):
    points = unfolding.size.points()
    places = [unfolding.primary_position(point) for point in points]
    assert len(set(places)) == len(points)
    assert unfolding.faded_points.isdisjoint(places)
    assert len(unfolding.faded_points) + len(points) == len(unfolding.unfolded_size.points())
    assert [unfolding.fold(place) for place in places] == points


@given(unfoldings())
def test_neighbouring_places_of_an_unfolded_board_show_neighbouring_points(unfolding: Unfolding):
    kind = next(
        kind
        for kind in KINDS
        if BoardShape(kind, unfolding.size).joins == tuple(unfolding.wrapping[:2])
    )
    graph = BoardShape(kind, unfolding.size).graph
    for place in unfolding.unfolded_size.points():
        for beside in (Point(place.column + 1, place.row), Point(place.column, place.row + 1)):
            if unfolding.unfolded_size.contains(beside):
                one, other = (graph.index[unfolding.fold(at)] for at in (place, beside))
                assert other in graph.neighbours[one] or one == other


@given(unfoldings(), st.data())
def test_a_line_is_drawn_between_all_places_of_its_points(unfolding: Unfolding, data):
    point = data.draw(st.sampled_from(unfolding.size.points()))
    copies = {unfolding.position_in_tile(point, tile) for tile in unfolding.tiles()}
    assert {FractionalPoint(*place) for place in unfolding.all_positions(point)} <= copies


@for_each("view", Symmetry, ids=lambda view: view.value)
def test_a_line_on_a_turned_moebius_strip_is_drawn_between_all_places(view):
    naming = Naming.on_board(WESTERN, BoardShape(BoardKind.MOEBIUS, Size(5, 3)), view)
    unfolding = find_unfolding(make_empty_board(naming, DisplayOptions(continued_lines=2)))
    for point in unfolding.size.points():
        copies = {unfolding.position_in_tile(point, tile) for tile in unfolding.tiles()}
        assert {FractionalPoint(*place) for place in unfolding.all_positions(point)} <= copies


def test_a_moebius_strip_continues_mirrored():
    options = DisplayOptions(continued_lines=2)
    picture = unfold_picture(
        shown(BoardKind.MOEBIUS, Size(5, 3), {Point(0, 0): Colour.BLACK}, options)
    )
    assert picture.empty_board.size == Size(9, 3)
    assert set(picture.cells) == {Point(2, 0), Point(7, 2)}
    assert picture.empty_board.edges.top == ("D", "E", "A", "B", "C", "D", "E", "A", "B")
    assert picture.empty_board.edges.left == ("3", "2", "1")


def test_a_torus_continues_on_all_sides():
    options = DisplayOptions(continued_lines=1)
    picture = unfold_picture(
        shown(BoardKind.TORUS, Size(4, 3), {Point(0, 0): Colour.BLACK}, options)
    )
    assert set(picture.cells) == {Point(1, 1), Point(5, 1), Point(1, 4), Point(5, 4)}
    (faded,) = picture.overlays_above
    assert faded.role is TintRole.CONTINUED
    assert len(faded.points) == 6 * 5 - 4 * 3
    assert picture.empty_board.open_edges == (True, True)


def test_scrolling_moves_the_board_and_its_labels():
    options = DisplayOptions(continued_lines=0)
    whole = shown(BoardKind.TORUS, Size(4, 3), {Point(1, 2): Colour.BLACK}, options)
    picture = unfold_picture(scroll_picture(whole, 1, 2))
    assert set(picture.cells) == {Point(0, 0)}
    assert picture.empty_board.edges.bottom == ("B", "C", "D", "A")
    assert picture.empty_board.edges.right == ("1", "3", "2")


def test_labels_that_do_not_name_lines_are_left_out_of_scrolled_boards():
    shape = BoardShape(BoardKind.TORUS, Size(9, 9))
    naming = Naming.on_board(notation("draughts"), shape)
    for columns, labelled in ((0, True), (1, False)):
        picture = scroll_picture(Picture(make_empty_board(naming, DisplayOptions())), columns, 0)
        assert bool(unfold_picture(picture).empty_board.edges.top) is labelled


@for_each(
    ("view", "size", "joins"),
    [
        (Symmetry.IDENTITY, Size(11, 9), (Join.TWISTED, Join.NONE)),
        (Symmetry.R90, Size(5, 15), (Join.NONE, Join.TWISTED)),
    ],
)
def test_a_rotated_view_is_continued_where_its_edges_are_joined(view, size, joins):
    naming = Naming.on_board(WESTERN, BoardShape(BoardKind.MOEBIUS, Size(5, 9)), view)
    assert naming.view_joins == joins
    empty_board = unfold_picture(Picture(make_empty_board(naming, DisplayOptions()))).empty_board
    assert empty_board.size == (Size(11, 9) if view is Symmetry.IDENTITY else Size(9, 11))


def test_arrows_and_lines_are_copied():
    empty_board = shown(
        BoardKind.CYLINDER, Size(5, 3), {}, DisplayOptions(continued_lines=1)
    ).empty_board
    arrow = Arrow(Point(0, 0), Point(1, 0))
    line = Segment(FractionalPoint(0, 1), FractionalPoint(4, 1), LineStyle.SPOT)
    picture = unfold_picture(Picture(empty_board, overlays_above=(arrow,), overlays_below=(line,)))
    arrows = [item for item in picture.overlays_above if isinstance(item, Arrow)]
    assert Arrow(Point(1, 0), Point(2, 0)) in arrows
    assert Arrow(Point(6, 0), Point(7, 0)) in arrows
    assert len(picture.overlays_below) == 3


def test_a_part_of_a_board_is_not_continued():
    options = DisplayOptions()
    picture = shown(BoardKind.TORUS, Size(9, 9), {Point(0, 0): Colour.BLACK}, options)
    part = Picture(picture.empty_board, picture.cells, crop=Crop(0, 0, 4, 4))
    assert unfold_picture(part).empty_board.size == Size(9, 9)
    assert set(unfold_picture(part).cells) == {Point(0, 0)}


@pytest.mark.parametrize("kind", KINDS)
def test_an_unfolded_picture_has_nothing_left_to_unfold(kind: BoardKind):
    picture = unfold_picture(shown(kind, Size(6, 4), {Point(5, 3): Colour.WHITE}, DisplayOptions()))
    assert unfold_picture(picture) is picture


def test_a_layout_of_a_torus_has_room_for_its_faded_lines():
    picture = shown(BoardKind.TORUS, Size(9, 9), {}, DisplayOptions(edges=frozenset()))
    assert Layout.for_picture(picture, 10).size == Size(15, 15)


def test_ordinary_boards_are_left_alone():
    board = Board.empty(Size(9, 9))
    picture = compose_picture(board, Naming(WESTERN, board.size), DisplayOptions())
    assert unfold_picture(picture) is picture


@pytest.mark.parametrize("view", Symmetry)
@pytest.mark.parametrize("kind", KINDS)
def test_every_view_continues_with_neighbours(kind: BoardKind, view: Symmetry):
    shape = BoardShape(kind, Size(5, 4))
    naming, graph = Naming.on_board(WESTERN, shape, view), shape.graph
    unfolding = find_unfolding(make_empty_board(naming, DisplayOptions(continued_lines=3)))
    assert unfolding is not None

    def shown_at(place: Point) -> int:
        return graph.index[naming.to_record(unfolding.fold(place))]

    pairs = 0
    for place in unfolding.unfolded_size.points():
        for beside in (Point(place.column + 1, place.row), Point(place.column, place.row + 1)):
            if unfolding.unfolded_size.contains(beside):
                assert shown_at(beside) in graph.neighbours[shown_at(place)]
                pairs += 1
    assert pairs > len(graph.points)
