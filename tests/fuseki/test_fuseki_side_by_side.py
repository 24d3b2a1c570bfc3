"""Two openings beside each other, and the squares of a board that is seen turned."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import ComparedOpenings, Squares, compare, find_deviations, make_opening
from goboard_gui.go import Board, Colour, Point, Size, Symmetry
from goboard_gui.notation import Area, levels
from goboard_gui.record import Tree, rotate_record
from goboard_gui.record.edits.swap import swap_colours
from tests.cases import for_each

GAME = b"(;SZ[9];B[cc];W[gc](;B[cg];W[gg];B[ed])(;B[gg];W[cg]))"
SIZES = st.builds(Size, st.integers(1, 8), st.integers(1, 8))


def game(data: bytes = GAME) -> Tree:
    return read_sgf(data).games[0]


def test_an_opening_knows_the_step_of_each_position():
    found = make_opening(game())
    assert found.move_count == 5
    points = [step and step.move.point for step in found.steps]
    assert points == [None, Point(2, 2), Point(6, 2), Point(2, 6), Point(6, 6), Point(4, 3)]
    assert all(found.boards[at][step.move.point] for at, step in enumerate(found.steps) if step)


def test_the_last_position_of_an_opening_stays():
    found = make_opening(game(), moves=2)
    assert found.board(7) == found.board(2) == found.boards[-1]
    assert found.step(7) == found.steps[2]


def test_an_opening_may_follow_a_variation():
    tree = game()
    _, fork = tree.children(tree.main_line()[2])
    found = make_opening(tree, tree.line_to(fork) + tree.line_from(fork))
    assert found.board(4).stones()[Point(6, 6)] is Colour.BLACK
    assert found.step(4).move.point == Point(2, 6)


def test_the_moves_that_leave_a_line_are_told_with_their_numbers():
    tree = game(b"(;SZ[9](;B[cc](;W[];B[ee])(;C[none])(;W[gg]))(;B[dd](;W[ff])(;W[hh])))")
    main, other = tree.children(tree.root)
    (pass_, _, gg) = tree.children(main)
    assert [it[1:] for it in find_deviations(tree, tree.main_line())] == [
        (1, Point(3, 3)),
        (2, Point(6, 6)),
    ]
    left = find_deviations(tree, tree.line_to(gg))
    assert [it.node for it in left] == [other, pass_]


def test_setup_after_a_move_is_in_its_position_and_keeps_its_step():
    found = make_opening(game(b"(;SZ[3];B[aa];AW[bb];B[cc])"))
    assert found.board(1) == Board.from_rows("X..", ".O.", "...")
    assert found.step(1).move.point == Point(0, 0)
    assert len(found.boards) == len(found.steps) == 3


@for_each("view", Symmetry, ids=lambda view: view.value)
@for_each("exchange", [False, True], ids=["as they are", "exchanged"])
def test_the_second_opening_is_laid_as_the_first_one_lies_at_every_move(view, exchange):
    tree = rotate_record(game(), view)
    second = make_opening(swap_colours(tree, players=False) if exchange else tree)
    beside = ComparedOpenings.compare(make_opening(game()), second, 5)
    assert beside.comparison.is_same
    assert beside.comparison.colours_swapped is exchange
    for number in range(7):
        assert beside.aligned_board(number) == beside.first.board(number)
        assert beside.differing_points(number) == ()
        step, laid = beside.first.step(number), beside.aligned_step(number)
        assert (step and step.move.point) == (laid and laid.move.point)


def test_what_differs_is_told_for_every_move_under_one_view():
    tree = game()
    other = rotate_record(game(b"(;SZ[9];B[cc];W[gc];B[cg];W[gh];B[ed])"), Symmetry.R90)
    beside = ComparedOpenings.compare(make_opening(tree), make_opening(other), 5)
    assert (beside.comparison.view, beside.comparison.diverge_at) == (Symmetry.R90, 4)
    told = [beside.differing_points(number) for number in range(6)]
    assert told == [(), (), (), (), (Point(6, 6), Point(6, 7)), (Point(6, 6), Point(6, 7))]


def test_without_a_view_the_second_opening_stays_as_it_is():
    beside = ComparedOpenings.compare(
        make_opening(game()), make_opening(game(b"(;SZ[5];B[aa])")), 5
    )
    assert beside.aligned_board(1) == beside.second.board(1)
    assert beside.differing_points(1) == ()


def test_exchanged_colours_can_be_left_out():
    black, white = [Board.from_rows("X..")], [Board.from_rows("..O")]
    assert compare(black, white).is_same
    found = compare(black, white, swapping=False)
    assert not found.is_same
    assert not found.colours_swapped


@given(SIZES, st.sampled_from(Symmetry), st.data())
def test_the_squares_of_a_turned_board_are_where_its_pattern_has_them(size, view, data):
    squares = Squares(size, view)
    point = data.draw(st.sampled_from(list(size.points())))
    pattern = squares.pattern(Board.empty(size).with_stones({point: Colour.WHITE}))
    (ring,) = pattern.occupied_rings
    area, level, offset = squares.coordinates_of(point)
    assert ring.level == level
    assert ring.areas[area][offset] == "2"
    assert squares.points_at(level, area)[offset] == point


@given(SIZES, st.sampled_from(Symmetry))
def test_the_levels_hold_every_point_once(size, view):
    squares = Squares(size, view)
    found = [point for level in levels(size) for point in squares.points_at(level)]
    assert sorted(found) == sorted(size.points())
    areas = [squares.points_at(level, area) for level in levels(size) for area in Area]
    assert sum(map(len, areas)) == len(found)
