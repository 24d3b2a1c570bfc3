"""Keys of cards: equal for what is the same position, different for everything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, BoardKind, BoardShape, Colour, GraphPlan, Point, Size, Symmetry
from goboard_gui.go.graph_plan import PlanPoint
from goboard_gui.record.edits.rotation import UnrotatableBoardError, rotate_shape
from goboard_gui.study.position import Position
from goboard_gui.study.repetition.cards import (
    problem_key,
    repertoire_key,
)

KINDS = [*BoardKind]
KINDS.remove(BoardKind.GRAPH)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    kind = draw(st.sampled_from(KINDS))
    size = Size(draw(st.integers(1, 9)), draw(st.integers(1, 9)))
    is_hexagon = kind is BoardKind.HEXAGON
    shape = BoardShape.hexagon(draw(st.integers(1, 4))) if is_hexagon else BoardShape(kind, size)
    points = shape.points()
    cells = draw(st.binary(min_size=len(points), max_size=len(points)))
    board = Board(shape.graph, bytes(cell % 3 for cell in cells))
    empty = board.empty_points()
    ko = draw(st.none() | st.sampled_from(empty)) if empty else None
    return Position(board, draw(st.sampled_from(Colour)), ko)


def images(position: Position) -> list[Position]:
    """Return a position in all orientations that its board allows, as it is at first."""
    found = [position]
    board, size = position.board, position.board.shape.size
    for symmetry in list(Symmetry)[1:]:
        try:
            empty = Board.empty(rotate_shape(board.shape, symmetry).graph)
        except UnrotatableBoardError:
            continue
        stones = {symmetry.apply(point, size): colour for point, colour in board.stones().items()}
        ko = None if position.ko is None else symmetry.apply(position.ko, size)
        found.append(Position(empty.with_stones(stones), position.player, ko))
    return found


def swapped(position: Position) -> Position:
    stones = {point: colour.opponent for point, colour in position.board.stones().items()}
    board = position.board.with_stones(stones)
    return Position(board, position.player.opponent, position.ko)


@given(positions())
def test_a_rotated_position_has_the_same_keys(position):
    assert len({problem_key(image) for image in images(position)}) == 1
    assert len({repertoire_key(image) for image in images(position)}) == 1


@given(positions())
def test_swapped_colours_are_the_same_problem_but_another_card_of_a_repertoire(position):
    assert problem_key(swapped(position)) == problem_key(position)
    assert repertoire_key(swapped(position)) != repertoire_key(position)


@given(positions(), positions())
def test_different_positions_have_different_keys(one, other):
    seen = any(image == other and image.board.shape == other.board.shape for image in images(one))
    assert (repertoire_key(one) == repertoire_key(other)) is seen


CORNER = Board.from_rows(".XO..", "XXO..", "OOO..", ".....", ".....")
POSITION = Position(CORNER, Colour.BLACK)


@pytest.mark.parametrize(
    "other",
    [
        Position(CORNER, Colour.WHITE),
        Position(CORNER, Colour.BLACK, Point(0, 0)),
        Position(CORNER.with_stones({Point(4, 4): Colour.WHITE}), Colour.BLACK),
        Position(Board.empty(Size(6, 5)).with_stones(CORNER.stones()), Colour.BLACK),
        Position(
            Board.empty(BoardShape(BoardKind.TORUS, Size(5, 5)).graph).with_stones(CORNER.stones()),
            Colour.BLACK,
        ),
    ],
    ids=["player", "ko", "stones", "size", "joined edges"],
)
def test_a_key_depends_on(other):
    assert problem_key(other) != problem_key(POSITION)
    assert repertoire_key(other) != repertoire_key(POSITION)


def test_both_kinds_have_different_keys():
    assert problem_key(POSITION).split(" ", 1)[0] == "problem"
    assert repertoire_key(POSITION).split(" ", 1)[0] == "repertoire"


def test_graphs_with_other_edges_have_other_keys():
    points = (PlanPoint(0, 0), PlanPoint(1, 0), PlanPoint(0, 1))
    keys = {
        problem_key(Position(Board.empty(BoardShape.of_plan(plan).graph), Colour.BLACK))
        for plan in (
            GraphPlan(points, ((0, 1), (1, 2))),
            GraphPlan(points, ((1, 2), (0, 1)), dotted=False),
            GraphPlan(points, ((0, 1), (0, 2))),
        )
    }
    assert len(keys) == 2


def test_a_key_is_readable_text():
    position = Position(Board.from_rows("XO.", "..."), Colour.WHITE, Point(2, 1))
    assert repertoire_key(position) == "repertoire rectangle:2x3 w aa bc bb"
