"""Handicap stones: setting them, and records that state a handicap without them."""

from __future__ import annotations

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, HandicapError, Point, Size
from goboard_gui.record import new_game, walk_steps
from goboard_gui.record.edits.handicap import (
    missing_handicap,
    set_handicap,
    with_missing_handicap,
)
from goboard_gui.record.edits.setup import MoveInNodeError
from goboard_gui.record.properties.conventions.numbers import read_handicap
from goboard_gui.record.values.game_rules import declared_handicap
from goboard_gui.record.values.scoring import scoring_terms
from tests.cases import for_each
from tests.record.record_cases import line, properties


@for_each(
    ("root", "stones", "expected"),
    [
        pytest.param("C[x]", 2, "C[x]HA[2]AB[gc][cg]", id="none before"),
        pytest.param("C[x]", 0, "C[x]", id="none at all"),
        pytest.param("HA[2]AB[gc][cg]C[x]", 0, "C[x]", id="taken off"),
        pytest.param("HA[2]AB[gc][cg]C[x]", 1, "C[x]", id="one is none"),
        pytest.param("HA[2]C[x]AB[gc][cg]", 3, "HA[3]C[x]AB[gc][cg][gg]", id="one more"),
        pytest.param("HA[3]AB[gc][cg][gg]", 2, "HA[2]AB[gc][cg]", id="one less"),
        pytest.param("HA[2]AB[aa][ba]", 2, "HA[2]AB[gc][cg]", id="where they liked before"),
        pytest.param("HA[2]AB[gc][cg][ee]", 0, "AB[ee]", id="other stones stay"),
        pytest.param("AB[ee][gc]", 2, "AB[ee][gc][cg]HA[2]", id="black stones without a handicap"),
        pytest.param("AB[zz]HA[odd]", 2, "AB[zz][gc][cg]HA[2]", id="unreadable values"),
        pytest.param("AW[gc][aa]AE[cg]", 2, "AW[aa]HA[2]AB[gc][cg]", id="in the way"),
        pytest.param("HA[99]AB[aa]", 2, "HA[2]AB[aa][gc][cg]", id="a handicap of no custom"),
        pytest.param("HA[2]AB[cg][gc]", 2, "HA[2]AB[cg][gc]", id="the same"),
    ],
)
def test_the_root_has_so_many_handicap_stones(root, stones, expected):
    tree = set_handicap(line(f"SZ[9]{root}", "W[aa]"), stones)
    assert tree.properties(0) == tuple(properties(f"SZ[9]{expected}"))
    assert set_handicap(tree, stones) is tree


@pytest.mark.parametrize("stones", [0, 2, 5, 9])
def test_a_handicap_set_later_is_that_of_a_new_game(stones):
    tree = set_handicap(new_game(Size(19, 19)), stones)
    assert set(tree.properties(0)) == set(new_game(Size(19, 19), stones).properties(0))
    assert set_handicap(tree, 0).properties(0) == new_game(Size(19, 19)).properties(0)


def test_a_handicap_that_cannot_be_is_refused():
    with pytest.raises(HandicapError):
        set_handicap(line("SZ[3]"), 2)
    with pytest.raises(MoveInNodeError):
        set_handicap(line("SZ[9]B[ee]"), 2)


@for_each(
    ("text", "stones", "can_be_placed"),
    [
        pytest.param("SZ[9]HA[2];W[ee]", 2, True, id="White moves first"),
        pytest.param("SZ[9]HA[2];C[x];W[ee];B[gc]", 2, False, id="Black moves there later"),
        pytest.param("SZ[9]HA[2];W[gc]", 2, False, id="White moves there"),
        pytest.param("HA[4]PL[W];W[ee]", 4, True, id="White is named, too"),
        pytest.param("HA[4 stones];W[ee]", 4, True, id="in words"),
        pytest.param(";HA[4]PB[x];W[ee]", 4, True, id="stated in the second node"),
        pytest.param("HA[13];W[ee]", 13, False, id="more than customary"),
        pytest.param("SZ[19:13]HA[4];W[ee]", 4, True, id="a rectangle"),
        pytest.param("SZ[8]HA[5];W[ee]", 5, False, id="no middle"),
        pytest.param("SZ[5]HA[2];W[ee]", 2, False, id="too small"),
        pytest.param("GM[q5go-1]TO[3]SZ[19]HA[2];W[ee]", 2, False, id="a torus"),
        pytest.param("SZ[9]HA[2];B[ee]", None, False, id="Black moves first"),
        pytest.param("SZ[9]HA[2](;W[ee])(;B[ee])", None, False, id="Black moves in a variation"),
        pytest.param("SZ[9]HA[2]", None, False, id="nobody moves"),
        pytest.param("SZ[9]HA[2]AB[aa];W[ee]", None, False, id="stones elsewhere"),
        pytest.param("SZ[9]HA[2]AW[aa];W[ee]", None, False, id="a problem"),
        pytest.param("SZ[9]HA[2];AB[aa][bb];W[ee]", None, False, id="stones in the second node"),
        pytest.param("SZ[9]HA[1];W[ee]", None, False, id="one is none"),
        pytest.param("SZ[9]HA[some];W[ee]", None, False, id="unreadable"),
        pytest.param("SZ[9];W[ee]", None, False, id="no handicap"),
    ],
)
def test_a_handicap_without_stones_is_placed_where_white_moves_first(text, stones, can_be_placed):
    (tree,) = read_sgf(f"(;{text})".encode()).games
    missing = missing_handicap(tree)
    assert (missing and missing.stones) == stones
    placed = with_missing_handicap(tree)
    assert (placed is not tree) is can_be_placed
    if can_be_placed:
        assert len(missing.points) == stones
        assert missing_handicap(placed) is None
        assert not any(step.illegal for step in walk_steps(placed, RECORDING))
        assert with_missing_handicap(placed) is placed


def test_the_stones_are_all_that_is_added():
    (tree,) = read_sgf(b"(;SZ[9]C[x]HA[02];W[ee])").games
    placed = with_missing_handicap(tree)
    assert placed.properties(0) == tuple(properties("SZ[9]C[x]HA[02]AB[gc][cg]"))
    assert missing_handicap(tree).points == (Point(6, 2), Point(2, 6))


@for_each(
    ("text", "stones"),
    [
        pytest.param("2", 2, id="FF[4]"),
        pytest.param("0", 0, id="CGoban, GNU Go and Fox: even games"),
        pytest.param("1", 1, id="Many Faces of Go, Fox and OGS: Black only begins"),
        pytest.param("13", 13, id="KGS, free placement"),
        pytest.param("2.000000", 2, id="scripts that write real numbers"),
        pytest.param("2;", 2, id="by hand, a semicolon at the end"),
        pytest.param("02", 2, id="by hand, two digits"),
        pytest.param("H4", 4, id="by hand, as in tournaments"),
        pytest.param("4 stones", 4, id="by hand, English"),
        pytest.param("4子", 4, id="by hand, Chinese and Japanese"),
        pytest.param("四子局", 4, id="by hand, numerals"),
        pytest.param("受四子", 4, id="by hand, Chinese, received"),
        pytest.param("让4子", 4, id="by hand, Chinese, given"),
        pytest.param("4점 접바둑", 4, id="by hand, Korean"),
        pytest.param("even", 0, id="by hand, no handicap"),
        pytest.param("互先", 0, id="by hand, Japanese, even"),
        pytest.param("对子", 0, id="by hand, Chinese, even"),
        pytest.param("호선", 0, id="by hand, Korean, even"),
        pytest.param("定先", 0, id="by hand, Black always begins"),
        pytest.param("-3", None, id="less than none"),
        pytest.param("1000", None, id="more than any board has points"),
        pytest.param("two", None, id="a word"),
    ],
)
def test_a_handicap_is_read_however_it_is_written(text, stones):
    assert read_handicap(text) == stones
    (tree,) = read_sgf(f"(;HA[{text}];B[])".encode()).games
    assert declared_handicap(tree) == scoring_terms(tree, 1).handicap == (stones or 0)
