"""What a board cannot show is said below it: moves where stones were, kos, passes."""

from __future__ import annotations

import pytest

from goboard_gui.go import Crop
from goboard_gui.record.figures import (
    FixedLengthSplit,
    Numbering,
    PlanOptions,
    SingleFigure,
    plan_figures,
)
from tests.cases import for_each
from tests.record.figure_cases import notes, played, rows

WHOLE = PlanOptions(SingleFigure())
REMOVED = PlanOptions(SingleFigure(), keep_captured=False)
KO = (
    ". X O . . . . . .",
    "X . X O . . . . .",
    ". X O . . . . . .",
    ". . . . . . . . .",
)


def figure(tree, options=WHOLE):
    (only,) = plan_figures(tree, options)
    return only


def test_a_ko_fight_of_six_stages_is_told_by_points_with_its_connection():
    fight = ["Wbb", "Bfa", "Wga", "Bcb", "Wfc", "Bgc", "Wbb", "Bia", "Wha", "Bcb", "Wic", "Bhc"]
    fight += ["Wbb", "Bad", "Wbd", "Bcb", "Wid", "Bbb"]
    shown = figure(played(KO, *fight))
    assert rows(shown) == [
        ". X O . . 2 3 9 8",
        "X 1 X^ O . . . . .",
        ". X O . . 5 6 12 11",
        "14 15 . . . . . . 17",
    ]
    assert notes(shown) == ["4, 10, 16 at ^", "7, 13, 18 connects at 1"]


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        pytest.param(["Wbb", "B", "Wcb"], ["2: pass", "3 connects at ^"], id="by the taker"),
        pytest.param(["Wbb", "B", "W", "Bcb"], ["2: pass", "3: pass", "4 at ^"], id="retaken"),
        pytest.param(
            ["Wbb", "Bad", "Wbd", "Bcb", "W", "Bbb"],
            ["4 at ^", "5: pass", "6 connects at 1"],
            id="by the one who took last",
        ),
        pytest.param(["W", "Bbb", "Wbb"], ["1: pass", "3 at 2"], id="filled before it was taken"),
    ],
)
def test_a_ko_is_connected_by_who_took_it_last(moves, told):
    assert notes(figure(played(KO, *moves))) == told


def test_no_ko_is_connected_where_a_stone_was_taken_in_a_net():
    tree = played((". X . .", "X O . .", ". X . ."), "Bcb", "W", "Bbb")
    assert notes(figure(tree)) == ["2: pass", "3 at ^"]


def test_no_ko_is_connected_where_a_stone_was_taken_from_a_point_that_was_not_free():
    tree = played(("O O X", ". X X"), "Wcb", "Bab", "Wca")
    assert notes(figure(tree)) == ["1 at ^", "3 at A"]


def test_a_snapback_is_told_at_the_stone_that_was_thrown_in():
    tree = played((". X O .", ". X O .", "O O O ."), "Waa", "Bab", "Waa", "Bab", "Wbb")
    shown = figure(tree)
    assert rows(shown) == ["1 X O .", "2 X^ O .", "O O O ."]
    assert notes(shown) == ["3 at 1", "4 at 2", "5 at ^"]


def test_moves_where_stones_were_before_are_told_by_a_triangle_and_letters():
    tree = played(
        (". X X .", "X O O X", ". X . .", "O X . ."),
        *("Bcc", "Wbb", "Bac", "Wcb", "B", "Wad"),
    )
    shown = figure(tree)
    assert rows(shown) == [". X X .", "X O^ OA X", "3 X 1 .", "OB X . ."]
    assert notes(shown) == ["2 at ^", "4 at A", "5: pass", "6 at B"]
    assert [seat.mark for seat in shown.marked_points] == ["", "A", "B"]


def test_marks_are_none_that_the_record_has_on_the_board():
    tree = played(
        (". X X .", "X O O X", ". X . .", "O X . ."),
        *("BccTR[dd]LB[da:A]", "Wbb", "Bac", "Wcb", "B", "Wad"),
    )
    shown = figure(tree)
    assert [seat.mark for seat in shown.marked_points] == ["B", "C", "D"]


def test_a_mark_takes_the_letter_that_the_record_has_on_the_stone_or_its_place():
    tree = played(("X O", ". ."), "BabLB[aa:Q][ba:big][bb:R]", "Waa", "Bba")
    shown = figure(tree)
    assert [seat.mark for seat in shown.marked_points] == ["Q", "A"]
    assert sorted(shown.markup.labels.values()) == ["Q", "R", "big"]


def test_a_stone_with_a_mark_of_the_record_has_a_letter_and_no_triangle():
    shown = figure(played(("X O", ". ."), "BabCR[aa]", "Waa", "Bba"))
    assert [seat.mark for seat in shown.marked_points] == ["A", ""]


@for_each(
    ("moves", "drawn", "told"),
    [
        pytest.param(["Baa", "Waa"], ["1 . ."], ["2 at 1"], id="on a living stone"),
        pytest.param(["Bba", "Wca", "Bca"], [". 1 2"], ["3 at 2"], id="on an opponent's"),
        pytest.param(["Baa", "Bba"], ["1 2 ."], [], id="one colour twice"),
        pytest.param(["Wba", "Baa", "Wca"], ["2 1 3"], [], id="suicide"),
        pytest.param(["Bzz", "Wba"], [". 2 ."], ["1: pass"], id="no point of the board"),
        pytest.param(["B", "W", "B"], [". . ."], ["1: pass", "2: pass", "3: pass"], id="passes"),
    ],
)
def test_moves_against_the_rules_are_drawn_or_told_once(moves, drawn, told):
    shown = figure(played((". . .",), *moves))
    assert rows(shown) == drawn
    assert notes(shown) == told


def test_the_stone_of_a_suicide_stays_in_sight_unless_captured_ones_are_removed():
    tree = played((". O .", "O . .", ". . ."), "Baa", "Wcc", "Baa")
    shown = figure(tree)
    assert (rows(shown), notes(shown)) == (["1 O .", "O . .", ". . 2"], ["3 at 1"])
    shown = figure(tree, REMOVED)
    assert (rows(shown), notes(shown)) == ([". O .", "O . .", ". . 2"], ["1, 3 at aa"])


def test_a_figure_of_its_end_shows_what_lies_there_last_and_says_the_rest():
    tree = played(KO, "Wbb", "Bfa", "Wga", "Bcb", "Wfc", "Bbb", "Bfa")
    shown = figure(tree, REMOVED)
    assert rows(shown) == [
        ". X O . . 7 3 . .",
        "X 6 4 O . . . . .",
        ". X O . . 5 . . .",
        ". . . . . . . . .",
    ]
    assert notes(shown) == ["1 at 6", "2 at 7"]


@for_each(
    ("flags", "kept"),
    [("", True), ("0:", False), ("256:", True), ("1:", False), ("32768:", True), ("33024:", True)],
)
def test_the_record_says_whether_captured_stones_stay(flags, kept):
    tree = played(("X . O",), "Wba", root=f"FG[{flags}]")
    shown = figure(tree)
    assert rows(shown) == (["X 1 O"] if kept else [". 1 O"])


def test_without_numbers_stones_are_told_by_marks():
    tree = played((". . .",), "Baa", "Waa", "B")
    shown = figure(tree, PlanOptions(SingleFigure(), Numbering.NONE))
    assert (rows(shown), notes(shown)) == (["X^ . ."], ["2 at ^", "3: pass"])


@for_each("keep_captured", [True, False], ids=["captured kept", "removed"])
@for_each(
    ("view", "crop"),
    [("", Crop(0, 0, 2, 2)), ("VW[aa:cc]", None), ("VW[cc:ee]", Crop(0, 0, 2, 2))],
    ids=["asked for", "stated", "both"],
)
def test_moves_beside_the_part_shown_are_told_by_their_points(view, crop, keep_captured):
    tree = played((". O . . .",) * 5, "Bcc", "Wee", "Bed", "Wab", "B", "Wee", root=view)
    shown = figure(tree, PlanOptions(SingleFigure(), keep_captured=keep_captured, crop=crop))
    assert rows(shown) == [". O . . .", "4 O . . .", ". O 1 . .", ". . . . .", ". . . . ."]
    assert notes(shown) == ["2, 6 at ee", "3 at ed", "5: pass"]


def test_a_move_beside_the_part_shown_is_not_repeated():
    tree = played((". .",), "Baa", "Wba", "Baa")
    options = PlanOptions(FixedLengthSplit(1), repeat_last=True, crop=Crop(0, 0, 0, 0))
    repeated = [
        each.repeated.number if each.repeated else None for each in plan_figures(tree, options)
    ]
    assert repeated == [None, 1, None]
