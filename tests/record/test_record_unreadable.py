"""Values that should be numbers: which of them can be read, by property."""

from __future__ import annotations

from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.values.scoring import (
    UnreadableKomiAndHandicap,
    unreadable_komi_and_handicap,
)
from goboard_gui.record.values.unreadable import find_unreadable_values
from tests.cases import for_each


@for_each(
    ("ident", "readable", "unreadable"),
    [
        ("KM", "6.5 6.500000 6,5 5.5; −5.5 375", "soon 1e999 1000.5"),
        ("HA", "0 1 4 H4 受四子 互先 even -", "-3 1000 some"),
        ("SZ", "19 19:13 19x19 19.0", "0 53 19:53 -5 big"),
        ("TM", "1800 60.0 30:00 30:00(5x1:00) 1800,0,30,5 -", "ages 1:2:3:4"),
        ("BL", "1787 34. 0:07:42 -70.0", "soon 1:2:3:4"),
        ("WL", "1787", "soon"),
        ("OB", "5 5.0", "few"),
        ("OW", "5", "few"),
        ("C", "anything", ""),
    ],
)
def test_the_values_that_cannot_be_read_are_found(ident, readable, unreadable):
    for text in [*readable.split(), ""]:
        (tree,) = read_sgf(f"(;{ident}[{text}])".encode()).games
        assert find_unreadable_values(tree, 0) == []
    for text in unreadable.split():
        (tree,) = read_sgf(f"(;{ident}[{text}])".encode()).games
        assert find_unreadable_values(tree, 0) == [(0, ident, ident, text)]


def test_an_unreadable_komi_is_found_under_the_name_of_nihon_ki_in():
    (tree,) = read_sgf(b"(;TE[Kisei]RD[2001]KO[soon];B[aa]KO[])").games
    assert find_unreadable_values(tree, 0) == [(0, "KO", "KM", "soon")]
    assert find_unreadable_values(tree, 1) == []
    assert unreadable_komi_and_handicap(tree, 1).komi == "soon"


def test_an_unreadable_handicap_is_part_of_the_game_information_and_of_the_terms_of_a_score():
    (tree,) = read_sgf(b"(;HA[some];B[aa])").games
    info = read_info(tree)
    assert (info.handicap, info.unreadable_handicap) == (None, "some")
    assert unreadable_komi_and_handicap(tree, 1) == UnreadableKomiAndHandicap(handicap="some")
