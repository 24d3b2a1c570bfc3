"""Figures of a certain number of moves: a few that are left over, and moves spread evenly."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from hypothesis import assume, given
from hypothesis import strategies as st

from goboard_gui.record.figures import (
    EvenSplit,
    FigureKind,
    FixedLengthSplit,
    LetterPolicy,
    MoveNumberSplit,
    PlanOptions,
    VariationDiagrams,
    plan_figures,
)
from tests.cases import for_each
from tests.record.figure_cases import notes, passing, played, ranges, rows
from tests.record.record_cases import branch, line, trees


@for_each(
    ("moves", "count", "expected"),
    [
        (50, 100, [(1, 50), (51, 100)]),
        (50, 101, [(1, 50), (51, 101)]),
        (50, 110, [(1, 50), (51, 110)]),
        (50, 111, [(1, 50), (51, 100), (101, 111)]),
        (100, 110, [(1, 110)]),
        (50, 10, [(1, 10)]),
        (5, 12, [(1, 5), (6, 12)]),
        (5, 13, [(1, 5), (6, 10), (11, 13)]),
        (1, 3, [(1, 1), (2, 2), (3, 3)]),
    ],
)
def test_a_few_moves_that_are_left_at_the_end_are_in_the_last_full_figure(moves, count, expected):
    assert ranges(plan_figures(passing(count), PlanOptions(FixedLengthSplit(moves)))) == expected


KO = (". X O .", "X . X O", ". X O .")


def test_a_rest_is_not_joined_if_its_moves_are_on_captured_stones():
    tree = played(KO, "W", "B", "W", "B", "W", "Wbb", "Bcb")
    first, second = plan_figures(tree, PlanOptions(FixedLengthSplit(6)))
    assert ranges([first, second]) == [(1, 6), (7, 7)]
    assert (notes(first), notes(second)) == ([f"{number}: pass" for number in range(1, 6)], [])


def test_notes_that_two_boards_would_need_are_no_reason_for_a_second_one():
    tree = played(KO, "Wbb", "W", "B", "W", "Baa", "W", "Wca", "B")
    (figure,) = plan_figures(tree, PlanOptions(FixedLengthSplit(6)))
    assert rows(figure) == ["5 X O^ .", "X 1 X O", ". X O ."]
    assert notes(figure) == ["2: pass", "3: pass", "4: pass", "6: pass", "7 at ^", "8: pass"]


def test_a_rest_is_not_joined_if_it_removes_numbered_stones_from_a_board():
    tree = played((". . .", ". . .", ". . ."), "Waa", "Bba", "Wcc", "Bab")
    options = PlanOptions(FixedLengthSplit(3), keep_captured=False)
    assert ranges(plan_figures(tree, options)) == [(1, 3), (4, 4)]
    assert ranges(plan_figures(tree, PlanOptions(FixedLengthSplit(3)))) == [(1, 4)]


@for_each(
    "texts",
    [
        ["W[ea]FG[:End]"],
        ["W[ea]", "FG[]"],
        ["AB[eb]W[ea]"],
        ["W[ea]", "AB[eb]"],
        ["W[ea]VW[aa:ee]"],
    ],
    ids=["a figure", "a figure after it", "setup", "setup after it", "another part of the board"],
)
def test_a_rest_with_a_position_or_figure_of_its_own_is_not_joined(texts):
    moves = ["B[hh]", "W[aa]", "B[bb]", "W[ca]", "B[da]"]
    figures = plan_figures(line("SZ[9]", *moves, *texts), PlanOptions(FixedLengthSplit(5)))
    assert len(figures) == 2 + (texts == ["W[ea]", "AB[eb]"])
    assert figures[0].last_number == 5


LETTERED = [
    "B[aa]LB[gg:A]C[Black at A.]",
    "W[ba]",
    "B[ca]",
    "W[da]",
    "B[ea]",
    "W[fa]LB[hh:A]C[White at A.]",
]


@for_each(
    ("policy", "texts", "ends"),
    [
        (LetterPolicy.KEEP, LETTERED, [5, 6]),
        (LetterPolicy.BREAK, LETTERED, [5, 6]),
        (LetterPolicy.AUTO, LETTERED, [6]),
        (None, LETTERED, [6]),
        (LetterPolicy.KEEP, [*LETTERED[:5], "W[gg]"], [5, 6]),
        (LetterPolicy.KEEP, [*LETTERED[:5], "W[gb]"], [6]),
        (LetterPolicy.BREAK, [*LETTERED[:5], "W[gb]"], [6]),
        (LetterPolicy.BREAK, [*LETTERED[:4], LETTERED[5], "W[gb]"], [4, 6]),
    ],
)
def test_letters_that_are_not_replaced_stay_readable_where_a_rest_would_be_joined(
    policy, texts, ends
):
    figures = plan_figures(line("SZ[9]", *texts), PlanOptions(FixedLengthSplit(5), letters=policy))
    assert [figure.last_number for figure in figures] == ends


@for_each(
    ("first", "last", "expected"),
    [
        (1, 57, [(1, 57)]),
        (41, 95, [(41, 95)]),
        (41, None, [(41, 90), (91, 120)]),
    ],
)
def test_a_rest_ends_with_the_last_requested_move(first, last, expected):
    figures = plan_figures(passing(120), PlanOptions(first=first, last=last))
    assert ranges(figures) == expected


def test_the_variations_of_a_joined_rest_follow_its_figure():
    tree = passing(52)
    tree, _ = branch(tree, 10, "B[aj]")
    tree, _ = branch(tree, 51, "W[aj]")
    figures = plan_figures(tree, PlanOptions(variations=VariationDiagrams.GAME))
    assert [(each.kind, each.last_number) for each in figures] == [
        (FigureKind.FIGURE, 52),
        (FigureKind.DIAGRAM, 11),
        (FigureKind.DIAGRAM, 52),
    ]


@for_each(
    ("most", "count", "lengths"),
    [
        (50, 209, [42, 42, 42, 42, 41]),
        (50, 200, [50] * 4),
        (50, 51, [26, 25]),
        (50, 50, [50]),
        (50, 1, [1]),
        (50, 0, [0]),
        (3, 7, [3, 2, 2]),
        (1, 3, [1, 1, 1]),
    ],
)
def test_moves_are_spread_evenly_over_as_few_figures_as_possible(most, count, lengths):
    figures = plan_figures(passing(count), PlanOptions(EvenSplit(most)))
    assert [len(figure.moves) for figure in figures] == lengths


@for_each(
    ("texts", "options", "expected"),
    [
        (["AB[bb]W[ba]", "B[ca]"], {}, [(1, 3), (4, 6), (7, 8)]),
        (["AB[aa]W[ba]", "B[ca]"], {}, [(1, 3), (4, 6), (7, 8)]),
        (["W[ba]", "B[ca]"], {"first": 2}, [(2, 5), (6, 8)]),
        (["W[ba]", "B[ca]"], {"last": 5}, [(1, 3), (4, 5)]),
        (["W[ba]", "B[ca]"], {"first": 3, "last": 6}, [(3, 6)]),
        (["W[ba]FG[:Rest]", "B[ca]"], {}, [(1, 4), (5, 8)]),
        (["W[ba]MN[57]", "B[ca]"], {}, [(1, 4), (5, 58)]),
    ],
    ids=["setup", "setup of nothing", "first", "last", "both", "a figure", "other numbers"],
)
def test_moves_are_counted_up_to_setup_and_within_the_requested_range(texts, options, expected):
    moves = ["B[aa]", *(f"{'WB'[k % 2]}[{'abcde'[k]}e]" for k in range(5)), *texts]
    figures = plan_figures(
        line("SZ[5]AB[ad]", "AB[bd]", *moves), PlanOptions(EvenSplit(4), **options)
    )
    positions = [] if "first" in options else [(0, 0)]
    assert ranges(figures) == [*positions, *expected]


def test_long_variations_are_spread_evenly_too_and_short_ones_are_not():
    tree = passing(60)
    tree, _ = branch(tree, 10, *("B[]" if k % 2 else "W[]" for k in range(101)))
    tree, _ = branch(tree, 20, *("B[]" if k % 2 else "W[]" for k in range(60)))
    figures = plan_figures(tree, PlanOptions(EvenSplit(50), variations=VariationDiagrams.FROM_ONE))
    lengths = [(each.kind.value, len(each.moves)) for each in figures]
    assert lengths == [
        ("figure", 30),
        *[("diagram", count) for count in (34, 34, 33, 60)],
        ("figure", 30),
    ]


def test_where_letters_start_a_figure_the_other_moves_are_spread_evenly_again():
    texts = [f"{'BW'[k % 2]}[{'abcdefghi'[k % 9]}{'abc'[k // 9]}]" for k in range(21)]
    texts[0] += "LB[hh:A]C[At A.]"
    texts[3] += "LB[ii:A]C[At A.]"
    options = PlanOptions(EvenSplit(8), letters=LetterPolicy.BREAK)
    figures = plan_figures(line("SZ[9]", *texts), options)
    assert [len(figure.moves) for figure in figures] == [3, 6, 6, 6]
    assert [figure.started_for_letters for figure in figures] == [(), ("A",), (), ()]


def hidden(figures):
    """Return the numbers of the moves that the notes of figures name."""
    return {move.number for each in figures for note in each.notes for move in note.moves}


def says(tree, nodes, idents):
    """Return whether any of the nodes has any of the properties."""
    return any(ident in idents for node in nodes for ident, _ in tree.properties(node))


@given(tree=trees(), moves=st.integers(3, 7), repeat=st.booleans(), keep=st.booleans())
def test_a_rest_is_joined_exactly_if_no_more_moves_are_hidden(tree, moves, repeat, keep):
    options = PlanOptions(FixedLengthSplit(moves), repeat_last=repeat, keep_captured=keep)
    *others, last = plan_figures(tree, options)
    full = [each.last_number for each in others]
    rest = len(last.moves) - moves

    def ended(*numbers):
        return plan_figures(tree, replace(options, split=MoveNumberSplit(numbers)))

    if rest > 0:
        assert rest <= (moves - 1) // 2
        separate = ended(*full, last.moves[moves - 1].number)
        assert hidden([last]) <= hidden(separate[-2:])
    elif (
        others
        and len(others[-1].moves) == moves
        and len(last.moves) <= (moves - 1) // 2
        and not says(tree, last.nodes, ("AB", "AW", "AE", "FG"))
    ):
        joined = ended(*full[:-1])[-1]
        assert not hidden([joined]) <= hidden([others[-1], last])


@given(trees(), st.integers(1, 9))
def test_even_figures_of_any_line_differ_by_one_move_at_most(tree, most):
    assume(not says(tree, tree.main_line(), ("AB", "AW", "AE")))
    lengths = [len(each.moves) for each in plan_figures(tree, PlanOptions(EvenSplit(most)))]
    assert max(lengths) <= most
    assert max(lengths) - min(lengths) <= 1
    assert len(lengths) == max(1, ceil(sum(lengths) / most))
