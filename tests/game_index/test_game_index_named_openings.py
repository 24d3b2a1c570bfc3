"""Openings kept as a record."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf as read_sgf
from goboard_gui.game_index.statistics.opening_report import (
    NamedOpening,
    openings_from_trees,
    read_openings,
    write_openings,
)
from goboard_gui.go import Board, Colour, Point, Size

SIGNS = st.characters(exclude_categories=["C", "Z"]) | st.just(" ")
NAMES = st.text(SIGNS, min_size=1, max_size=20).map(str.strip).filter(bool)
POINTS = st.builds(Point, st.integers(0, 8), st.integers(0, 8))
BOARDS = st.dictionaries(POINTS, st.sampled_from(Colour), max_size=20).map(
    Board.empty(Size(9, 9)).with_stones
)


@given(st.lists(st.builds(NamedOpening, NAMES, BOARDS), max_size=4))
def test_openings_come_back_as_they_were(openings):
    assert read_openings(write_openings(openings)) == openings


def test_games_of_a_record_are_openings_after_their_first_moves():
    trees = read_sgf(b"(;SZ[9]GN[Low]AB[cc];W[gg];B[dd])(;SZ[9];B[ee])").games
    first, second = openings_from_trees(trees, "book", 1)
    assert (first.name, second.name) == ("Low", "book 2")
    assert len(first.board.stones()) == 2
    assert len(openings_from_trees(trees, "book")[0].board.stones()) == 3
    assert openings_from_trees(trees[1:], "book")[0].name == "book"
