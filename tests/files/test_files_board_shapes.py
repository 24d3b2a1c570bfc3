"""Boards of other shapes in files: journals, JSON files, and roots with any values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import ReadError
from goboard_gui.files.graph_files import read_graph_file
from goboard_gui.files.journal.origin import DocumentOrigin
from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import BoardKind, BoardShape, Size
from goboard_gui.go.graph_json import GraphError
from goboard_gui.record import Property, Session, Tree, new_game
from goboard_gui.record.steps import board_shape
from tests.cases import for_each
from tests.files.journal_cases import begun, only

SHAPES = [
    BoardShape(BoardKind.TORUS, Size(9, 9)),
    BoardShape(BoardKind.MOEBIUS, Size(9, 5)),
    BoardShape.hexagon(3),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.kind.value)
def test_a_game_on_any_board_is_recovered_from_its_journal(tmp_path, shape: BoardShape):
    start = DocumentOrigin(None, new_sgf_file([new_game(shape)]))
    session, journal = Session(start.file.games[0]), begun(tmp_path / "journals", start)
    for point in shape.points()[::2]:
        session.play(point)
        journal.append(DocumentState((session.tree,), 0, session.cursor))
    journal.release()
    found = only(tmp_path / "journals")
    recovered = Session(found.state.games[0])
    recovered.go_to(found.state.cursor)
    assert recovered.shape == shape
    assert recovered.board == session.board


ROOTS = st.fixed_dictionaries(
    {},
    optional={
        "GM": st.sampled_from(["1", "2", "q5go-1", "goboard-1", " goboard-1 ", ""]) | st.text(),
        "TO": st.sampled_from(["0", "1", "2", "3", "4", "-1"]) | st.text(),
        "SZ": st.sampled_from(["9", "3:7", "52", "53", "0", "1:1"]) | st.text(),
        "GBSH": st.sampled_from(
            ["moebius", "hexagon:3", "hexagon:0", "hexagon:²", "{}", "[1]", "NaN", "1e999"]
        )
        | st.text(),
    },
)


@given(ROOTS)
def test_whatever_a_root_says_there_is_a_board_that_can_be_saved(values):
    root = [Property(ident, (value.replace("]", ""),)) for ident, value in values.items()]
    shape = board_shape(Tree.new(root))
    assert 1 <= shape.size.width <= 52
    assert 1 <= shape.size.height <= 52
    assert len(shape.graph.points) == len(shape.points())
    saved = read_sgf(write_sgf(new_sgf_file([]), [new_game(shape)])).games[0]
    assert board_shape(saved) == shape


@pytest.mark.parametrize("number", ["1" * 400, "-" + "1" * 4000, "1e400", "NaN", "-Infinity"])
def test_a_position_that_is_no_usual_number_is_refused(number: str):
    value = f'{{"points":[{{"x":{number},"y":0}}],"edges":[]}}'.replace("]", "\\]")
    (found,) = read_sgf(f"(;GM[goboard-1]GBSH[{value}])".encode()).diagnostics
    assert "board shape" in str(found)


@for_each(
    ("data", "place"),
    [
        (b'{"points": [], \xff', "line 1"),
        (b'{"points":\n [\xff', "line 2"),
        (b"", "line 1, column 1"),
        (b'{"points": [{"x": 0, "y": 0}], "edges": [[1, 1]]}', "edges[0]"),
    ],
)
def test_a_mistake_in_a_file_is_reported_with_file_and_place(tmp_path, data, place):
    path = tmp_path / "board.json"
    path.write_bytes(data)
    with pytest.raises(GraphError) as raised:
        read_graph_file(path)
    assert (raised.value.file, raised.value.place) == (str(path), place)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    path = tmp_path / "board.json"
    path.write_bytes(b'\xef\xbb\xbf{"points": [{"x": 0, "y": 0}], "edges": []}')
    assert len(read_graph_file(path).points) == 1


def test_a_file_that_is_missing_or_too_large_is_refused(tmp_path):
    with pytest.raises(ReadError):
        read_graph_file(tmp_path / "missing.json")
    (tmp_path / "large.json").write_bytes(b" " * 4_000_001)
    with pytest.raises(ReadError):
        read_graph_file(tmp_path / "large.json")
