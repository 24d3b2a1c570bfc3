"""The numbers on the stones: as the record counts, from one, without hundreds, or none."""

from __future__ import annotations

import pytest

from goboard_gui.record.figures import (
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    Numbering,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    plan_figures,
)
from tests.cases import for_each
from tests.record.figure_cases import passing, ranges
from tests.record.record_cases import branch, line

GAME, ONE, HUNDREDS, NONE = Numbering


def labels(figure) -> list[int]:
    return [move.label for move in figure.moves]


@pytest.mark.parametrize(
    ("numbering", "ends", "repeat", "first", "expected"),
    [
        (GAME, (182,), False, 2, range(183, 215)),
        (ONE, (182,), False, 2, range(1, 33)),
        (HUNDREDS, (182,), False, 2, range(83, 115)),
        (NONE, (182,), False, 2, [0] * 32),
        (HUNDREDS, (99,), False, 2, range(100, 215)),
        (HUNDREDS, (100,), False, 2, range(1, 115)),
        (HUNDREDS, (1,), False, 2, range(2, 215)),
        (ONE, (182,), True, 2, range(2, 34)),
        (HUNDREDS, (182,), True, 2, range(83, 115)),
    ],
)
def test_labels_of_a_figure_follow_from_its_first_move(numbering, ends, repeat, first, expected):
    options = PlanOptions(MoveNumberSplit(ends), numbering, repeat_last=repeat)
    figure = plan_figures(passing(214), options)[first - 1]
    assert labels(figure) == list(expected)
    assert [move.number for move in figure.moves] == list(range(figure.first_number, 215))


@pytest.mark.parametrize(
    ("numbering", "end", "label"),
    [(GAME, 100, 100), (ONE, 100, 1), (HUNDREDS, 100, 100), (HUNDREDS, 182, 82), (NONE, 182, 0)],
)
def test_a_repeated_move_has_a_label_of_its_own_figure(numbering, end, label):
    options = PlanOptions(MoveNumberSplit((end,)), numbering, repeat_last=True)
    figure = plan_figures(passing(214), options)[1]
    assert (figure.repeated.number, figure.repeated.label) == (end, label)
    assert figure.numbers[figure.repeated.point] == figure.repeated


def test_all_moves_of_a_line_of_over_999_are_numbered():
    figures = plan_figures(passing(1100), PlanOptions(FixedLengthSplit(100)))
    assert ranges(figures)[-2:] == [(901, 1000), (1001, 1100)]
    (whole,) = plan_figures(passing(1100), PlanOptions(SingleFigure()))
    assert sorted(move.label for move in whole.numbers.values()) == list(range(1, 1101))


@for_each(
    ("texts", "numbers"),
    [
        (["B[aa]MN[57]", "W[ba]", "C[]", "B[ca]"], [57, 58, 59]),
        (["B[aa]", "W[ba]MN[101]", "B[ca]"], [1, 101, 102]),
        (["B[aa]", "W[ba]", "B[ca]MN[1]", "W[da]"], [1, 2, 1, 2]),
        (["B[aa]MN[0]", "W[ba]MN[x]"], [1, 2]),
        (["MN[30]", "B[aa]"], [1]),
        (["B[]MN[7]", "W[ba]"], [7, 8]),
    ],
)
def test_moves_are_counted_from_the_number_that_the_record_states(texts, numbers):
    (figure,) = plan_figures(line("SZ[9]", *texts))
    assert [move.number for move in figure.moves] == labels(figure) == numbers


def test_numbers_that_go_back_beyond_their_hundred_lose_their_own():
    tree = line("SZ[9]", "B[aa]MN[201]", "W[ba]", "B[ca]MN[95]", "W[da]MN[300]")
    (figure,) = plan_figures(tree, PlanOptions(numbering=HUNDREDS))
    assert labels(figure) == [1, 2, 95, 100]


@for_each(
    ("root", "mark", "numbering", "expected"),
    [
        ("PM[2]", "", GAME, [[1], [2, 3]]),
        ("PM[0]", "", GAME, [[0], [0, 0]]),
        ("PM[1]", "", HUNDREDS, [[101], [102, 103]]),
        ("", "PM[2]", GAME, [[101], [2, 3]]),
        ("", "PM[0]", ONE, [[1], [0, 0]]),
        ("", "PM[7]", ONE, [[1], [1, 2]]),
        ("PM[2]", "PM[1]", NONE, [[1], [102, 103]]),
    ],
)
def test_what_the_record_asks_for_beats_what_is_wanted(root, mark, numbering, expected):
    tree = line(f"SZ[9]{root}", "B[aa]MN[101]", f"FG[]W[ba]{mark}", "B[ca]")
    figures = plan_figures(tree, PlanOptions(MarkSplit(), numbering))
    assert [labels(figure) for figure in figures] == expected


@for_each(
    ("variations", "numbering", "text", "expected"),
    [
        (VariationDiagrams.FROM_ONE, GAME, "", [1, 2, 3]),
        (VariationDiagrams.FROM_ONE, HUNDREDS, "", [1, 2, 3]),
        (VariationDiagrams.GAME, GAME, "", [102, 103, 104]),
        (VariationDiagrams.GAME, HUNDREDS, "", [2, 3, 4]),
        (VariationDiagrams.GAME, ONE, "", [1, 2, 3]),
        (VariationDiagrams.GAME, NONE, "", [0, 0, 0]),
        (VariationDiagrams.GAME, GAME, "MN[1]", [1, 2, 3]),
        (VariationDiagrams.FROM_ONE, GAME, "MN[11]", [1, 2, 3]),
        (VariationDiagrams.FROM_ONE, GAME, "PM[1]MN[11]", [11, 12, 13]),
        (VariationDiagrams.FROM_ONE, GAME, "PM[0]", [0, 0, 0]),
    ],
)
def test_variations_are_counted_from_one_or_with_the_game(variations, numbering, text, expected):
    tree = line("SZ[9]", "B[aa]MN[101]", "W[ba]")
    tree, _ = branch(tree, 1, f"W[ca]{text}", "B[da]", "W[ea]")
    _, diagram = plan_figures(tree, PlanOptions(numbering=numbering, variations=variations))
    assert labels(diagram) == expected
    assert diagram.origin.number == 101


def test_long_variations_are_cut_and_count_on():
    tree = passing(3)
    texts = [
        f"{'BW'[place % 2]}[{'ABCDE'[place // 26]}{chr(97 + place % 26)}]" for place in range(120)
    ]
    tree, _ = branch(tree, 1, *texts)
    options = PlanOptions(
        FixedLengthSplit(50), variations=VariationDiagrams.FROM_ONE, repeat_last=True
    )
    diagrams = plan_figures(tree, options)[1:]
    assert [(labels(it)[0], labels(it)[-1]) for it in diagrams] == [(1, 50), (51, 100), (101, 120)]
    assert [it.repeated and it.repeated.label for it in diagrams] == [None, 50, 100]
    short, _ = branch(passing(3), 1, *texts[:100])
    assert len(plan_figures(short, options)) == 2
