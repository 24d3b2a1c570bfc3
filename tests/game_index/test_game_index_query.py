"""Hits in records as they are now, games in order, and games gathered in one file."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.export import GameExport
from goboard_gui.game_index.filters import Filter, SortOrder
from goboard_gui.game_index.hit_nodes import hit_nodes
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.listing import GameLister
from goboard_gui.game_index.query import Query
from goboard_gui.game_index.results import Hit
from goboard_gui.go import Board, Crop, Size, Symmetry
from tests.cases import for_each
from tests.fuseki.brute_force import TURNS, seen
from tests.game_index.scanner import built

SAME = Symmetry.IDENTITY


def tree(text: str):
    return read_sgf(text.encode()).games[0]


@for_each(
    ("record", "moves", "rows", "node"),
    [
        pytest.param("(;SZ[3];B[aa];W[bb])", 0, ("...", "...", "..."), 0, id="before-all-moves"),
        pytest.param("(;SZ[3];B[aa];W[bb])", 2, ("X..", ".O.", "..."), 2, id="after-two"),
        pytest.param("(;SZ[3];B[aa];C[x];C[y];W[bb])", 1, ("X..", "...", "..."), 1, id="remarks"),
        pytest.param("(;SZ[3];B[aa];AW[cc];C[y];W[bb])", 1, ("X..", "...", "..O"), 2, id="setup"),
        pytest.param("(;SZ[3]AB[aa];C[y];W[bb])", 0, ("X..", "...", "..."), 0, id="handicap"),
        pytest.param("(;SZ[3]B[aa];W[bb])", 0, ("...", "...", "..."), 0, id="root-with-a-move"),
        pytest.param("(;SZ[3];B[aa](;W[bb])(;W[cc]))", 2, ("X..", ".O.", "..."), 2, id="main-line"),
        pytest.param("(;SZ[3];B[aa](;W[bb])(;W[cc]))", 2, ("X..", "...", "..O"), None, id="other"),
        pytest.param("(;SZ[3];B[aa])", 2, ("X..", "...", "..."), None, id="shorter"),
        pytest.param("(;SZ[4];B[aa])", 1, ("X..", "...", "..."), None, id="another-size"),
        pytest.param("(;SZ[3];B[aa];W[])", 2, ("X..", "...", "..."), 2, id="pass"),
    ],
)
def test_a_hit_stands_at_the_node_after_its_moves(record, moves, rows, node):
    question = Query(Board.from_rows(*rows))
    assert question.locate_hit(Hit(1, moves, SAME, False), tree(record)) == node


@pytest.mark.parametrize(
    ("record", "node"),
    [
        ("(;SZ[3];B[aa];W[bb])", 2),
        ("(;SZ[3]AB[aa];W[];W[bb])", 2),
        ("(;SZ[3];B[aa];C[x];W[bb])", 3),
        ("(;SZ[3];B[aa];C[x](;C[y];W[bb])(;W[cc]))", 4),
        ("(;SZ[3];B[aa];C[x];B[cc](;W[bb])(;W[ab]))", None),
    ],
)
def test_the_node_of_a_hit_is_found_in_its_file(tmp_path, record, node):
    (tmp_path / "a.sgf").write_text(record)
    facts = {1: SimpleNamespace(path=tmp_path / "a.sgf", place=0)}
    question = Query(Board.from_rows("X..", ".O.", "..."))
    assert list(hit_nodes([Hit(1, 2, SAME, False)], facts, question)) == [node]


@given(st.sampled_from(list(TURNS)), st.booleans())
def test_a_hit_lies_as_its_view_says(view, swap):
    board = Board.from_rows("X.O.", ".X..", "....", "...O")
    there = seen(board, view, swap=swap)
    found = Query(board).wanted_contents_at(Hit(1, 0, Symmetry(view), swap))
    assert found == {point: there[point] for point in there.graph.points}


@pytest.mark.parametrize(
    ("right", "down", "node"), [(0, 0, None), (1, 2, 2), (2, 2, None), (9, 0, None)]
)
def test_a_region_stands_where_it_was_shifted_to(right, down, node):
    board = Board.from_rows("XO...", ".....", ".....", ".....", ".....")
    question = Query(board, Crop(0, 0, 2, 0))
    record = tree("(;SZ[5];B[bc];W[cc];B[ee])")
    assert not question.is_whole_board
    assert question.locate_hit(Hit(1, 2, SAME, False, right, down), record) == node


def test_a_hit_is_turned_no_further_than_it_has_to_be():
    question = Query(Board.from_rows("X..", "...", "..X"))
    for view, plain in ((Symmetry.R180, SAME), (Symmetry.TRANSPOSE, SAME)):
        assert question.normalised_hit(Hit(1, 2, view, False)).view is plain
    for hit in (Hit(1, 2, Symmetry.R90, False), Hit(1, 2, SAME, True)):
        assert question.normalised_hit(hit) == hit


@pytest.fixture
def index(tmp_path):
    """Return an index of three files with four games."""
    folder = tmp_path / "games"
    folder.mkdir()
    for name, text in (
        ("a.sgf", "(;SZ[9]PB[Zoe];B[cc];B[dd];B[ee])"),
        ("b.sgf", "(;SZ[9]PB[Ann];B[dd];B[ee])(;SZ[9]PB[Bob]C[\xe9\\]];B[aa];B[dd];B[bb])"),
        ("c.sgf", "(;SZ[9]PB[Mia];B[aa])"),
    ):
        (folder / name).write_text(text)
    built(tmp_path / ".index", folder)
    with closing(Index(tmp_path / ".index")) as opened:
        yield opened


def names(index, listing) -> list[str]:
    return [facts.black for facts in index.games.game_facts(listing)]


def test_games_are_listed_by_what_is_said_or_found(index):
    lister = GameLister(index.games)
    found = index.find(Query(Board.from_rows(*["........."] * 3, "...X.....", *["........."] * 5)))
    assert names(index, lister.list_games()) == ["Zoe", "Ann", "Bob", "Mia"]
    assert names(index, lister.list_games(order=SortOrder.BLACK)) == ["Ann", "Bob", "Mia", "Zoe"]
    assert names(index, lister.list_games(Filter(text="o"), SortOrder.BLACK)) == ["Bob", "Zoe"]
    assert names(index, lister.list_games(result=found)) == ["Ann"]
    empty = index.find(Query(Board.empty(Size(9, 9))))
    assert names(index, lister.list_games(Filter(black="a"), result=empty)) == ["Ann", "Mia"]


def test_a_listing_knows_the_rows_of_its_games(index):
    listing = GameLister(index.games).list_games(order=SortOrder.BLACK, descending=True)
    assert [listing.row_of(number) for number in listing] == [0, 1, 2, 3]
    assert listing.row_of(99) is None
    assert listing[1:3] == [listing[1], listing[2]]


def test_gathered_games_are_whole_and_their_failures_told(index, tmp_path):
    facts = index.games.game_facts(GameLister(index.games).list_games())
    (tmp_path / "games" / "c.sgf").unlink()
    gathering = GameExport()
    assert list(gathering.read_games(facts)) == [1, 2, 3, 4]
    games = read_sgf(gathering.data).games
    assert [game.node(game.root).first_value("PB") for game in games] == ["Zoe", "Ann", "Bob"]
    assert games[2].node(games[2].root).first_value("C") == "\xe9\\]"
    assert [Path(failure.name).name for failure in gathering.failures] == ["c.sgf"]


def test_a_game_that_its_file_no_longer_has_is_told_as_such(index):
    games = index.games.game_facts(GameLister(index.games).list_games())
    (file,) = {facts.path for facts in games if facts.place}
    file.write_text("(;SZ[9])")
    gathering = GameExport()
    list(gathering.read_games(games))
    assert list(map(str, gathering.failures)) == [f"{file}: the file has no game 2 any more"]


def test_gathered_games_of_several_charsets_are_in_one(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.sgf").write_bytes(
        "(;CA[GB18030]SZ[9]PB[\u5434\u6e05\u6e90];B[cc])".encode("gb18030")
    )
    (folder / "b.sgf").write_bytes("(;SZ[9]PB[\xc5ke];B[dd])".encode("latin-1"))
    (folder / "c.sgf").write_bytes(b"(;SZ[9]PB[Ann];B[dd])")
    built(tmp_path / ".index", folder)
    with closing(Index(tmp_path / ".index")) as opened:
        gathering = GameExport()
        listing = GameLister(opened.games).list_games(order=SortOrder.FILE, descending=True)
        list(gathering.read_games(opened.games.game_facts(listing)))
    told = [game.node(game.root).first_value("PB") for game in read_sgf(gathering.data).games]
    assert told == ["Ann", "\xc5ke", "\u5434\u6e05\u6e90"]
