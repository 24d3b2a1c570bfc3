"""Records on boards that are not rectangles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import SgfDiagnosticCode
from goboard_gui.files.sgf.branch_text import write_branch
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.files.tidy.rule import Cleanup
from goboard_gui.files.tidy.tidying import tidy_record
from goboard_gui.go import (
    BoardKind,
    BoardShape,
    HandicapError,
    IllegalReason,
    Point,
    Size,
    Symmetry,
)
from goboard_gui.go.graph_json import parse_graph
from goboard_gui.record import Session, new_game, rotate_record
from goboard_gui.record.edits.rotation import UnrotatableBoardError
from goboard_gui.record.steps import StepWarning, board_shape
from tests.cases import for_each

TRIANGLE = BoardShape.of_plan(
    parse_graph(
        '{"points": [{"name": "a]b", "x": 0, "y": 0}, {"name": ";B[", "x": 1, "y": 0},'
        ' {"x": 0.5, "y": 1}], "edges": [[1, 2], [2, 3], [3, 1]]}'
    )
)
SHAPES = [
    BoardShape.rectangle(Size(9, 9)),
    BoardShape(BoardKind.TORUS, Size(9, 9)),
    BoardShape(BoardKind.CYLINDER, Size(9, 7)),
    BoardShape(BoardKind.UPRIGHT_CYLINDER, Size(9, 7)),
    BoardShape(BoardKind.MOEBIUS, Size(7, 5)),
    BoardShape.hexagon(4),
    TRIANGLE,
]
each_shape = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.kind.value)


def game(text: str) -> Session:
    return Session(read_sgf(text.encode()).games[0])


@each_shape
def test_a_shape_reads_back_from_a_saved_file(shape: BoardShape):
    saved = read_sgf(write_sgf(new_sgf_file([]), [new_game(shape)]))
    assert board_shape(saved.games[0]) == shape
    assert not saved.diagnostics


@each_shape
@given(moves=st.lists(st.integers(0, 80), max_size=30))
def test_a_game_on_any_shape_reads_back_with_its_positions(shape: BoardShape, moves: list[int]):
    session = Session(new_game(shape))
    points = shape.points()
    for number in moves:
        session.play(points[number % len(points)])
    saved = Session(read_sgf(write_sgf(new_sgf_file([]), [session.tree])).games[0])
    saved.go_to(saved.tree.main_line()[session.cursor_index])
    assert saved.board == session.board
    assert saved.board.graph == shape.graph
    assert saved.step.prisoners == session.step.prisoners


@each_shape
def test_a_copied_branch_keeps_its_board(shape: BoardShape):
    session = Session(new_game(shape))
    session.play(shape.points()[0])
    copied = read_sgf(write_branch(session.tree, session.cursor).encode()).games[0]
    assert board_shape(copied) == shape


@each_shape
def test_clean_up_keeps_the_board(shape: BoardShape):
    assert board_shape(tidy_record(new_game(shape), set(Cleanup), "utf-8")) == shape


@for_each(
    ("root", "kind"),
    [
        ("GM[q5go-1]TO[1]", BoardKind.CYLINDER),
        ("GM[q5go-1]TO[2]", BoardKind.UPRIGHT_CYLINDER),
        ("GM[q5go-1]TO[3]", BoardKind.TORUS),
        ("GM[q5go-1]TO[0]", BoardKind.RECTANGLE),
        ("GM[q5go-1]", BoardKind.RECTANGLE),
        ("GM[1]TO[3]", BoardKind.RECTANGLE),
        ("TO[3]", BoardKind.RECTANGLE),
        ("GM[goboard-1]GBSH[moebius]", BoardKind.MOEBIUS),
        ("GM[goboard-1]GBSH[hexagon:3]", BoardKind.HEXAGON),
        ("GM[1]GBSH[moebius]", BoardKind.RECTANGLE),
    ],
)
def test_the_root_states_the_shape(root: str, kind: BoardKind):
    file = read_sgf(f"(;FF[4]{root}SZ[9])".encode())
    assert board_shape(file.games[0]).kind is kind
    assert not file.diagnostics


def test_a_torus_of_q5go_has_its_captures():
    session = game(
        "(;FF[4]GM[q5go-1]CA[UTF-8]AP[q5go:2.1.1]SZ[9]TO[3];B[aa];W[ia];B[ee];W[ba]"
        ";B[gg];W[ab];B[cc];W[ai])"
    )
    session.go_to(session.tree.main_line()[-1])
    assert session.board[Point(0, 0)] is None
    assert session.step.prisoners.white == 1


@for_each(
    ("root", "code", "detail"),
    [
        ("GM[2]", SgfDiagnosticCode.UNKNOWN_GAME, "2"),
        ("GM[q5go-2]TO[3]MASK[aa]", SgfDiagnosticCode.UNKNOWN_GAME, "q5go-2"),
        ("GM[q5go-1]TO[x]", SgfDiagnosticCode.UNKNOWN_SHAPE, "x"),
        (
            "GM[goboard-1]",
            SgfDiagnosticCode.UNKNOWN_SHAPE,
            "line 1, column 1: invalid JSON: Expecting value",
        ),
        ("GM[goboard-1]GBSH[hexagon:99]", SgfDiagnosticCode.UNKNOWN_SHAPE, None),
        ("GM[goboard-1]GBSH[hexagon:x]", SgfDiagnosticCode.UNKNOWN_SHAPE, None),
        (
            'GM[goboard-1]GBSH[{"points":\\[\\],"edges":\\[\\]}]',
            SgfDiagnosticCode.UNKNOWN_SHAPE,
            None,
        ),
    ],
)
def test_an_unknown_game_or_board_is_reported_and_read_as_a_rectangle(root, code, detail):
    file = read_sgf(f"(;SZ[9])(;FF[4]{root}SZ[9];B[ee])".encode())
    (found,) = file.diagnostics
    assert (found.code, found.place.line, found.place.column, found.place.game) == (code, 1, 10, 1)
    assert detail is None or found.arguments["detail"] == detail
    assert board_shape(file.games[1]) == BoardShape.rectangle(Size(9, 9))
    assert not file.is_damaged


@pytest.mark.parametrize("value", ["1", " 1 ", ""])
def test_go_is_not_reported(value: str):
    assert not read_sgf(f"(;GM[{value}]SZ[9])".encode()).diagnostics


def test_coordinates_that_belong_to_no_point_are_bad_points():
    session = game("(;GM[goboard-1]GBSH[hexagon:2];AB[aa:cc];B[bc];W[cb])")
    assert [step.warnings for step in session.steps()] == [
        (),
        (StepWarning.BAD_POINT,),
        (StepWarning.BAD_POINT,),
        (),
    ]


def test_a_stone_taken_over_the_seam_cannot_be_retaken_at_once():
    session = game("(;GM[q5go-1]TO[1]SZ[5]AB[eb][dc][ed]AW[ab][ec][bc][ad];B[ac])")
    session.go_to(session.tree.main_line()[1])
    assert session.step.captured == (Point(4, 2),)
    assert session.judge(Point(4, 2)).illegal is IllegalReason.KO
    flat = game("(;SZ[5]AB[eb][dc][ed]AW[ab][ec][bc][ad];B[ac])")
    assert [step.illegal for step in flat.steps()][1] is IllegalReason.SUICIDE


def test_graphs_have_no_customary_handicap():
    with pytest.raises(HandicapError):
        new_game(BoardShape.hexagon(5), 2)


@for_each(
    ("kind", "symmetry", "after"),
    [
        (BoardKind.TORUS, Symmetry.R90, BoardKind.TORUS),
        (BoardKind.CYLINDER, Symmetry.R90, BoardKind.UPRIGHT_CYLINDER),
        (BoardKind.UPRIGHT_CYLINDER, Symmetry.R270, BoardKind.CYLINDER),
        (BoardKind.CYLINDER, Symmetry.R180, BoardKind.CYLINDER),
        (BoardKind.MOEBIUS, Symmetry.R180, BoardKind.MOEBIUS),
    ],
)
def test_a_rotated_record_has_a_rotated_board(kind, symmetry, after):
    tree = rotate_record(new_game(BoardShape(kind, Size(7, 5))), symmetry)
    assert board_shape(tree) == BoardShape(after, symmetry.transformed_size(Size(7, 5)))


@pytest.mark.parametrize(
    "shape", [BoardShape(BoardKind.MOEBIUS, Size(7, 5)), BoardShape.hexagon(3), TRIANGLE]
)
def test_boards_that_would_change_are_not_rotated(shape: BoardShape):
    with pytest.raises(UnrotatableBoardError):
        rotate_record(new_game(shape), Symmetry.R90)
