"""Whole pages, from a record to what is printed, as they were approved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from goboard_gui.diagram.book.options import (
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
    ProblemOptions,
    TrueSizeOptions,
)
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup
from goboard_gui.diagram.book.production import build_book
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Symmetry
from goboard_gui.notation import Reading, notation
from goboard_gui.record.figures import Cropping, MoveNumberSplit, PlanOptions, VariationDiagrams
from tests.diagram.sheet_cases import assert_golden

if TYPE_CHECKING:
    from goboard_gui.diagram.book.sheet import Sheet

pytestmark = pytest.mark.usefixtures("qapp")

A5, A6 = PageSetup(PAPERS["A5"]), PageSetup(PAPERS["A6"])
WESTERN = NamingOptions(notation("western"))

COMMENTED = (
    "(;SZ[9]KM[7]RE[W+R]PB[Anna Grün]BR[3k]PW[José Núñez]WR[1d]EV[Club evening]DT[2026-05-03]"
    "C[A short game with a ko.];B[ee];W[ce];B[cd];W[de]C[White 4 cannot be cut off: after Black 1 "
    "the stone at C5 has liberties enough, whatever Black tries on the left side of the board.]"
    "(;B[dd];W[ed];B[ec]C[A bad habit.]BM[1];W[fd];B[fe];W[gd]TR[ee]SQ[de]LB[gc:A]"
    "C[Now A is a good point.];B[ge];W[gc];B[gb];W[he];B[hf];W[hd]LN[he:hf]"
    ";B[df];W[cf];B[dg];W[ef];B[ff];W[ee]C[White takes.];B[ch];W[bh];B[ee];W[ci];B[di];W[de])"
    "(;B[ed];W[dd];B[dc];W[ec]C[Black would like this.];B[fc]))"
)
LARGE = (
    "(;SZ[19]AB[dp][pd][dd]AW[pp];W[qf];B[nc];W[rd];B[qc];W[qi]"
    "(;B[cn];W[fq])(;B[pg]C[An attack.];W[pf];B[of];W[og];B[ph]))"
)
KO = (
    "(;SZ[9]PB[Anna]PW[José]RE[B+1.5];B[cd];W[dd];B[dc];W[ed];B[ce];W[ec];B[eb];W[fb];B[de];W[fc]"
    ";B[ee];W[db];B[cb];W[ea];B[fd];W[eb];B[gd];W[hd];B[hc];W[gc];B[he];W[hb];B[ic];W[id];B[ib]"
    ";W[ie];B[ge];W[ia];B[ha];W[gb];B[ga];W[hf];B[ia];W[gf];B[ff];W[])"
)
PROBLEMS = (
    "(;SZ[9]AB[cc][cd][dc]AW[bb][bc][cb][db]GN[First];B[ba]C[Correct];W[ab];B[ac])"
    "(;SZ[9]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][eb][ea]PL[W];W[ba]C[Correct])"
    "(;SZ[19]AB[qb][pb][ob][nb][na]AW[qc][pc][oc][nc][mb][rb];B[ra];W[sb];B[rc])"
    "(;SZ[13]AB[aj][bj][cj][cl]AW[ak][bk][ck][dk][dm];B[bm])"
)


def pages(text: str, *, at_end: bool = False, **choices) -> list[Sheet]:
    """The pages of all games of a file."""
    edition = PrintOptions(**{"names": WESTERN, "setup": A5, **choices})
    trees = read_sgf(text.encode()).games
    games = [PrintedGame(tree, [*tree.main_line()][-1] if at_end else tree.root) for tree in trees]
    return list(build_book(games, edition).pages.sheets)


def test_figures_with_notes_and_comments():
    plan = PlanOptions(split=MoveNumberSplit((20,)), variations=VariationDiagrams.FROM_ONE)
    (sheet,) = pages(
        COMMENTED, plan=plan, setup=PageSetup(PAPERS["B5"], columns=2, stone_pitch=5.5)
    )
    assert_golden(sheet, "game", dpi=60)


def test_a_turned_board_with_a_cropped_diagram_in_another_notation():
    plan = PlanOptions(variations=VariationDiagrams.FROM_ONE, cropping=Cropping.DIAGRAMS)
    names = NamingOptions(notation("andreev"), Symmetry.R90, Reading.TRAVEL)
    (sheet,) = pages(LARGE, plan=plan, names=names, setup=replace(A5, columns=2, landscape=True))
    assert_golden(sheet, "turned", dpi=72)


def test_a_sheet_of_problems_and_their_answers():
    sheets = pages(
        PROBLEMS, material=DocumentType.PROBLEMS, problems=ProblemOptions(2, 2), setup=A6
    )
    assert len(sheets) == 2
    for sheet, name in zip(sheets, ("problems", "answers"), strict=True):
        assert_golden(sheet, name, dpi=90)


def test_all_moves_on_one_board():
    (sheet,) = pages(KO, material=DocumentType.KIFU, setup=replace(A6, stone_pitch=9.0))
    assert_golden(sheet, "kifu", dpi=90)


def test_a_part_of_a_board_of_true_size():
    stones = TrueSizeOptions(empty=False)
    sheets = pages(KO, at_end=True, material=DocumentType.BOARD, setup=A5, true_size=stones)
    assert len(sheets) == 6
    assert_golden(sheets[1], "true-size", dpi=80)
