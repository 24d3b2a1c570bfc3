from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.notation.fold import EdgeSign, FoldedLine, centre_line, fold_line, unfold_line
from tests.cases import for_each


@for_each(
    ("count", "expected"),
    [
        (1, "=0"),
        (2, "+0 -0"),
        (3, "+0 =1 -0"),
        (8, "+0 +1 +2 +3 -3 -2 -1 -0"),
        (9, "+0 +1 +2 +3 =4 -3 -2 -1 -0"),
        (19, "+0 +1 +2 +3 +4 +5 +6 +7 +8 =9 -8 -7 -6 -5 -4 -3 -2 -1 -0"),
    ],
)
def test_lines_are_counted_from_both_edges_to_the_centre(count, expected):
    assert " ".join(str(fold_line(line, count)) for line in range(count)) == expected


@given(count=st.integers(1, 60), data=st.data())
def test_unfolding_undoes_folding(count, data):
    line = data.draw(st.integers(0, count - 1))
    assert unfold_line(fold_line(line, count), count) == line


@given(count=st.integers(1, 60), data=st.data())
def test_a_mirror_exchanges_near_and_far_and_keeps_the_magnitude(count, data):
    line = data.draw(st.integers(0, count - 1))
    sign, magnitude = fold_line(line, count)
    swapped = {
        EdgeSign.NEAR: EdgeSign.FAR,
        EdgeSign.FAR: EdgeSign.NEAR,
        EdgeSign.CENTRE: EdgeSign.CENTRE,
    }[sign]
    assert fold_line(count - 1 - line, count) == FoldedLine(swapped, magnitude)


def test_a_count_from_one_edge_is_not_the_same_count_from_the_other():
    assert unfold_line(FoldedLine(EdgeSign.NEAR, 0), 19) == 0
    assert unfold_line(FoldedLine(EdgeSign.FAR, 0), 19) == 18


def test_a_count_may_run_past_the_centre_and_off_the_board():
    assert unfold_line(FoldedLine(EdgeSign.NEAR, 15), 19) == 15
    assert unfold_line(FoldedLine(EdgeSign.FAR, 20), 19) == -2


def test_only_an_odd_number_of_lines_has_a_centre():
    assert [centre_line(count) for count in (1, 2, 9, 18, 19)] == [0, None, 4, None, 9]
