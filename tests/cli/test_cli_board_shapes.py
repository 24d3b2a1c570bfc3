"""Boards that are not rectangles on the command line."""

from __future__ import annotations

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import BoardKind
from goboard_gui.record.steps import board_shape
from tests.cases import for_each

TORUS = (
    "(;GM[q5go-1]FF[4]SZ[5]TO[3]KM[0]RU[Chinese];B[ea];W[aa];B[ba];W[cc];B[ab];W[dc];B[ae];W[aa])"
)
"""Black captures the corner over both seams; the last move is suicide."""
MOEBIUS = "(;GM[goboard-1]SZ[5:3]GBSH[moebius];B[ea];W[ac])"
HEXAGON = "(;GM[goboard-1]GBSH[hexagon:2];B[aa];W[bb];B[ba])"
GRAPH = (
    '(;GM[goboard-1]GBSH[{"points":[{"name":"hub","x":0,"y":0\\},{"name":"east","x":1,"y":0\\}\\],'
    '"edges":[[1,2\\]\\]}];B[aa])'
)
each_board = pytest.mark.parametrize("text", [TORUS, MOEBIUS, HEXAGON, GRAPH])


def test_check_follows_the_lines_of_the_board(goboard, record):
    result = goboard("check", record(TORUS))
    assert result.status == 1
    assert "illegal: suicide at A5" in result.out


def test_check_reports_a_record_of_another_game(goboard, record):
    result = goboard("check", record("(;GM[2]SZ[8])"))
    assert "record of a game other than Go" in result.out


def test_score_counts_areas_across_seams(goboard, record):
    flat = TORUS.replace("GM[q5go-1]", "GM[1]")
    found = [goboard("score", record(text), "--move", "7", "--json").json for text in (TORUS, flat)]
    assert found[0] != found[1]


def test_life_finds_liberties_across_seams(goboard, record):
    chains = goboard("life", record(MOEBIUS), "--json", "--move", "1").json["chains"]
    assert [sorted(chain["liberties"]) for chain in chains] == [[[0, 2], [3, 0], [4, 1]]]


@each_board
@pytest.mark.parametrize(
    "command", [["show"], ["life"], ["moves"], ["check"], ["convert", "-", "--format", "txt"]]
)
def test_texts_are_printed_of_any_board(goboard, record, text, command):
    name, *options = command
    result = goboard(name, record(text), *options)
    assert result.status in (0, 1)
    assert result.out
    joined = name == "convert" and text in (TORUS, MOEBIUS)
    assert result.err.endswith("the plain style can't show: the joined edges\n") is joined
    assert len(result.err.splitlines()) == joined


def test_a_graph_is_shown_as_lists_of_stones(goboard, record):
    lines = goboard("show", record(HEXAGON)).lines
    assert lines[:2] == ["Black: 1, 2", "White: 5"]
    assert goboard("show", record(HEXAGON), "--json").json["shape"] == "hexagon"


@each_board
@pytest.mark.parametrize("ending", [".svg", ".pdf", ".html", ".txt", ".tex"])
def test_diagrams_are_drawn_of_any_board(goboard, record, tmp_path, qapp, text, ending):
    path = tmp_path / f"board{ending}"
    result = goboard("diagram", record(text), "-o", path)
    assert result.status == 0
    assert path.stat().st_size > 50


def test_latex_says_that_it_does_not_draw_graphs(goboard, record, tmp_path, qapp):
    path = tmp_path / "board.tex"
    result = goboard("diagram", record(HEXAGON), "-o", path)
    assert "boards without columns and rows" in result.err + path.read_text()


def test_the_faded_lines_of_a_diagram_are_chosen(goboard, record, tmp_path, qapp):
    sizes = []
    for lines in (0, 5):
        path = tmp_path / f"{lines}.svg"
        assert goboard("diagram", record(TORUS), "-o", path, "--continued-lines", lines).status == 0
        sizes.append(path.stat().st_size)
    assert sizes[0] < sizes[1]


@for_each(
    ("text", "command"),
    [
        (TORUS, ["pattern"]),
        (HEXAGON, ["pattern"]),
        (HEXAGON, ["turn", "--view", "r90"]),
        (MOEBIUS, ["turn", "--view", "r90"]),
        (GRAPH, ["compare"]),
        (HEXAGON, ["convert", "-", "--format", "txt", "--style", "sensei"]),
    ],
)
def test_what_a_board_does_not_have_is_refused_with_a_reason(goboard, record, text, command):
    name, *options = command
    result = goboard(name, record(text), *options)
    assert result.status == 2
    assert "board" in result.err
    assert "Traceback" not in result.err


def test_two_openings_are_compared_on_rectangles_only(goboard, record):
    result = goboard("same", record(TORUS), record("(;SZ[5];B[aa])", "flat.sgf"))
    assert result.status == 2
    assert "rectangular" in result.err


@for_each(
    ("text", "view", "kind"),
    [
        (TORUS, "r90", BoardKind.TORUS),
        (TORUS.replace("TO[3]", "TO[1]"), "r90", BoardKind.UPRIGHT_CYLINDER),
        (MOEBIUS, "mh", BoardKind.MOEBIUS),
    ],
)
def test_boards_with_joined_edges_are_turned(goboard, record, text, view, kind):
    result = goboard("turn", record(text), "--view", view)
    assert board_shape(read_sgf(result.out.encode()).games[0]).kind is kind
