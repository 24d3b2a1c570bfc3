"""Which recorded move a point means, under the symmetries of a position."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Board, BoardKind, BoardShape, Colour, Point, Size, Symmetry
from goboard_gui.record import Session
from goboard_gui.study.position import Position, position_of
from goboard_gui.study.problem_solving.matching import (
    equal_views,
    matching_moves,
    shape_views,
)
from tests.cases import for_each

BLACK = Colour.BLACK
ID = Symmetry.IDENTITY


@for_each(
    ("rows", "ko", "views"),
    [
        (["...", "...", "..."], None, 8),
        (["X..", "...", "..."], None, 2),
        (["XO.", "...", "..."], None, 1),
        (["X.X", "...", "..."], None, 2),
        (["X.X", "...", "X.X"], None, 8),
        (["X.X", "...", "X.X"], Point(1, 0), 2),
        (["...", "..."], None, 4),
        (["X..", "..X"], None, 2),
    ],
)
def test_a_position_looks_the_same_in_the_symmetries_of_its_stones_and_its_ko(rows, ko, views):
    found = equal_views(Position(Board.from_rows(*rows), BLACK, ko))
    assert (found[0], len(found)) == (ID, views)


@for_each(
    ("shape", "count"),
    [
        (BoardShape.rectangle(Size(9, 9)), 8),
        (BoardShape.rectangle(Size(9, 7)), 4),
        (BoardShape(BoardKind.TORUS, Size(9, 9)), 8),
        (BoardShape(BoardKind.CYLINDER, Size(9, 9)), 4),
    ],
)
def test_symmetries_keep_the_shape_of_the_board(shape, count):
    assert len(shape_views(shape, shape)) == count


def test_only_a_stone_that_may_not_be_retaken_yet_is_a_ko():
    text = b"(;SZ[5]AB[ba][ab][bc]AW[ca][cc][db][bb];B[cb];W[ee];B[ed])"
    session = Session(read_sgf(text).games[0])
    found = []
    for node in session.tree.main_line():
        session.go_to(node)
        found.append(position_of(session, session.to_play).ko)
    assert found == [None, Point(1, 1), None, None]


@for_each(
    ("point", "view", "found"),
    [
        (Point(0, 0), ID, [("corner", ID)]),
        (Point(0, 2), ID, [("other corner", ID)]),
        (Point(2, 2), ID, [("corner", Symmetry.R180)]),
        (Point(2, 0), Symmetry.R90, [("corner", Symmetry.R90)]),
        (Point(1, 1), ID, []),
        (None, Symmetry.R90, [("pass", Symmetry.R90)]),
    ],
)  # fmt: skip
def test_a_recorded_point_wins_over_its_images(point, view, found):
    moves = [("corner", Point(0, 0)), ("other corner", Point(0, 2)), ("pass", None)]
    empty = Position(Board.empty(Size(3, 3)), BLACK)
    matches = matching_moves(point, moves, empty, view)
    assert {(match.move, match.view) for match in matches} >= set(found)
    assert bool(matches) is bool(found)
