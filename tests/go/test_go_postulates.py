from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Graph, Point, Size
from goboard_gui.go.citizendium import CitizendiumCheck, Violation, ViolationKind, find_violations
from tests.cases import for_each
from tests.examples import every
from tests.go.diagrams import B, W
from tests.go.postulates import (
    all_sequences,
    boards,
    configurations,
    failing,
    played,
    postulated,
)

LINES = [Graph.rectangle(Size(width, 1)) for width in (1, 2, 3)]
ONE, TWO, THREE = LINES
TRIANGLE = Graph.cylinder(Size(3, 1))
SQUARE = Graph.rectangle(Size(2, 2))
APART = Graph({Point(0, 0): [], Point(1, 0): []})


def positions(*pictures: str) -> list[Board]:
    return [Board.from_rows(*picture.split("/")) for picture in pictures]


def numbers(found: tuple[Violation, ...]) -> set[int]:
    return {violation.kind.rule_number for violation in found}


@pytest.mark.parametrize(
    ("graph", "moves"),
    [
        pytest.param(ONE, 8, id="one point"),
        pytest.param(TWO, 12, id="two in a row"),
        pytest.param(THREE, 6, id="three in a row"),
        pytest.param(TRIANGLE, 5, id="triangle"),
        pytest.param(SQUARE, 3, id="square"),
        pytest.param(APART, 6, id="two apart"),
    ],
)
def test_what_fails_no_postulate_is_what_can_be_played(graph: Graph, moves: int):
    games = played(graph, moves)
    assert postulated(graph, moves) == games
    assert not any(failing(graph, game) for game in games)


@pytest.mark.parametrize(
    ("graph", "length", "count"),
    [(ONE, 8, 1), (TWO, 8, 9), (THREE, 7, 45)],
    ids=["one", "two", "three"],
)
def test_there_are_as_many_records_as_are_known(graph: Graph, length: int, count: int):
    assert len(played(graph, length - 1)) == count


@for_each(
    ("graph", "moves"),
    [*((ONE, moves) for moves in range(6)), *((TWO, moves) for moves in range(4))],
)
def test_every_sequence_whatever_fails_what_the_slow_checker_says(graph: Graph, moves: int):
    for record in every(all_sequences(graph, moves), 4):
        assert numbers(find_violations(boards(graph, record))) == failing(graph, record)


@pytest.mark.parametrize(
    "graph", [TWO, THREE, TRIANGLE, APART], ids=["two", "three", "triangle", "apart"]
)
def test_every_pair_of_moves_from_the_empty_board_fails_what_the_slow_checker_says(graph: Graph):
    empty = bytes(len(graph.points))
    for pair in product(configurations(graph), repeat=2):
        record = (empty, *pair)
        assert numbers(find_violations(boards(graph, record))) == failing(graph, record)


@st.composite
def records(draw):
    """Return a graph, and positions that mostly follow from each other by plays and passes."""
    graph = draw(st.sampled_from([TWO, THREE, TRIANGLE, SQUARE, Graph.torus(Size(3, 3))]))
    cell = st.integers(0, len(graph.points) - 1)
    board = Board.empty(graph)
    found = [board]
    for number in range(1, draw(st.integers(0, 14)) + 1):
        way = draw(st.sampled_from("ppppppp--=x"))
        point = graph.points[draw(cell)]
        colour = B if number % 2 else W
        if way == "p" and board[point] is None:
            board = board.play(point, colour).board
        elif way == "=":
            board = draw(st.sampled_from(found))
        elif way == "x":
            board = board.with_stones({point: draw(st.sampled_from([None, B, W]))})
        found.append(board)
    if draw(st.booleans()):
        found += [board, board]
    return graph, found


@given(records())
def test_what_mostly_follows_fails_what_the_slow_checker_says(case):
    graph, found = case
    cells = tuple(board.cells for board in found)
    assert numbers(find_violations(found)) == failing(graph, cells)


@given(records())
def test_what_failed_once_fails_in_every_longer_record(case):
    _, found = case
    before: set[ViolationKind] = set()
    for length in range(1, len(found) + 1):
        faults = {violation.kind for violation in find_violations(found[:length])} - {
            ViolationKind.OPEN
        }
        assert before <= faults
        before = faults


@for_each(
    ("pictures", "expected"),
    [
        pytest.param(["..", "..", ".."], [], id="two passes"),
        pytest.param([".."], [Violation(ViolationKind.OPEN, 0)], id="no move"),
        pytest.param(["..", ".."], [Violation(ViolationKind.OPEN, 1)], id="one pass"),
        pytest.param(
            [".X.", ".X.", ".X."],
            [Violation(ViolationKind.START, 0, (Point(1, 0),))],
            id="a stone at first",
        ),
        pytest.param(
            ["..", "..", "..", ".."],
            [Violation(ViolationKind.REPETITION, 2, repeats=0)],
            id="a third pass",
        ),
        pytest.param(
            ["..", "X.", ".O", "X.", "X.", "X."],
            [Violation(ViolationKind.REPETITION, 3, repeats=1)],
            id="a stone taken back at once",
        ),
        pytest.param(
            ["..", "X.", ".O", ".O", "X."],
            [
                Violation(ViolationKind.OPEN, 4),
                Violation(ViolationKind.NO_CLICK, 4, (Point(0, 0), Point(1, 0)), W),
            ],
            id="another repetition, which would be the last position",
        ),
        pytest.param(
            ["...", "X..", "X.X", "XXX", "XXX", "XXX"],
            [
                Violation(ViolationKind.DEAD, 3, (Point(0, 0), Point(1, 0), Point(2, 0)), B),
                Violation(ViolationKind.NO_CLICK, 2, (Point(2, 0),), W),
            ],
            id="a board filled",
        ),
        pytest.param(
            ["...", "X.X", "X.X", "X.X"],
            [
                Violation(ViolationKind.CLICKS, 1, (Point(0, 0), Point(2, 0)), B),
                Violation(ViolationKind.CHANGE, 1, (Point(2, 0),), B),
            ],
            id="two stones at once",
        ),
        pytest.param(
            ["...", "X..", "XO.", "XO.", "XO."],
            [
                Violation(ViolationKind.DEAD, 2, (Point(0, 0),), B),
                Violation(ViolationKind.CHANGE, 2, (Point(0, 0),), W),
            ],
            id="a stone left that is captured",
        ),
        pytest.param(
            ["..", ".O", ".O", ".O"],
            [Violation(ViolationKind.NO_CLICK, 1, (Point(1, 0),), B)],
            id="White first",
        ),
        pytest.param(
            ["...", ".X.", "...", "...", "..."],
            [
                Violation(ViolationKind.REPETITION, 2, repeats=0),
                Violation(ViolationKind.NO_CLICK, 2, (Point(1, 0),), W),
            ],
            id="a stone gone",
        ),
    ],
)
def test_each_breach_says_where_and_why(pictures: list[str], expected: list[Violation]):
    assert list(find_violations(positions(*pictures))) == expected


def test_suicide_leaves_a_dead_chain():
    found = positions(".O./O.O/.O.", ".O./OXO/.O.")
    assert find_violations(found)[-1] == Violation(ViolationKind.DEAD, 1, (Point(1, 1),), B)


def test_what_captures_is_no_suicide():
    before, after = positions(".OX./O.OX/.OX.", ".OX./OX.X/.OX.")
    assert {violation.kind for violation in find_violations([before, after])} == {
        ViolationKind.START,
        ViolationKind.OPEN,
    }


def test_who_is_said_to_move_is_held_to_the_turn():
    first, second, third = positions("...", "X..", "X.X")
    examination = CitizendiumCheck(first)
    examination.add_position(second, B)
    examination.add_position(third, B)
    assert [
        violation
        for violation in examination.violations()
        if violation.kind is not ViolationKind.OPEN
    ] == [Violation(ViolationKind.TURN, 2, (Point(2, 0),), B)]


def test_after_a_move_that_makes_no_position_it_goes_on_from_where_that_led_to():
    first, second = positions("...", ".X.")
    examination = CitizendiumCheck(first)
    examination.add_position(second)
    examination.add_invalid_move(ViolationKind.DEAD, (Point(0, 0),), W, second)
    for _ in range(2):
        examination.add_position(second)
    assert examination.violations() == (Violation(ViolationKind.DEAD, 2, (Point(0, 0),), W),)
