"""The best line breaks of paragraphs, compared with all possible ones."""

from itertools import combinations, pairwise
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.typesetting.optimum_fit import (
    LOOSEST,
    MOST_HYPHENS,
    SHRINK,
    STRETCH,
    Break,
    choose_breaks,
    line_demerits,
)

SPACE = 25.0
_START = Break(0, 0.0, 0.0, 0, 0)


def breaks_after(words, hyphens=(), natural=(), *, forced=False):
    """The breaks after words of these widths; words with these indices end with a hyphen and no
    space. The hyphens are added, except for the ``natural`` ones.
    """
    found = []
    x, gaps = 0.0, 0
    for place, width in enumerate(words):
        hyphen = place in hyphens
        x += width
        after = x if hyphen else x + SPACE
        edge, added = x + 10 * hyphen, hyphen and place not in natural
        following = gaps + (not hyphen)
        found.append(Break(place + 1, edge, after, gaps, following, hyphen, added, forced))
        x, gaps = after, gaps + (not hyphen)
    return found


def demerits(lines, width):
    """The sum over the lines between breaks, or infinity if one of them is too wide."""
    total, hyphens = 0.0, 0
    for begin, end in pairwise((_START, *lines)):
        room, gaps = width - (end.right - begin.next_left), end.gaps - begin.next_gaps
        if room < -SHRINK * gaps or (hyphens >= MOST_HYPHENS and end.is_added):
            return inf
        hyphens = hyphens + 1 if end.has_hyphen else 0
        is_last = end is lines[-1]
        total += line_demerits(room, gaps, is_last=is_last, has_hyphen=end.has_hyphen)
    return total


@given(
    st.lists(st.floats(20, 300), min_size=1, max_size=9),
    st.sets(st.integers(0, 7)),
    st.sets(st.integers(0, 7)),
    st.floats(100, 800),
)
def test_no_other_breaks_are_better(words, hyphens, natural, width):
    breaks = breaks_after(words, hyphens - {len(words) - 1}, natural)
    *inner, last = breaks
    best = min(
        demerits((*some, last), width)
        for count in range(len(breaks))
        for some in combinations(inner, count)
    )
    chosen = choose_breaks(breaks, width)
    if best == inf:
        assert chosen is None
    else:
        assert chosen
        assert chosen[-1] == last
        assert demerits(chosen, width) == pytest.approx(best)


def test_a_line_gives_way_to_the_next_one():
    # The first line could hold three words, but then the second would be very loose.
    breaks = breaks_after([100, 100, 40, 150, 260, 100])
    assert [each.place for each in choose_breaks(breaks, 300)] == [2, 4, 5, 6]


def test_no_hyphen_is_added_after_two_lines_that_end_with_hyphens():
    breaks = breaks_after([100.0] * 8, hyphens=range(7))
    chosen = choose_breaks(breaks, 110)
    assert chosen is None  # each line would end with one
    assert len(choose_breaks(breaks_after([100.0] * 8, range(7), range(7)), 110)) == 8
    assert len(choose_breaks(breaks_after([100.0] * 8, range(7), forced=True), 110)) == 8
    breaks = breaks_after([100.0] * 8, hyphens=(0, 1, 3, 4, 6))
    assert len(choose_breaks(breaks, 110)) == 8


def test_a_word_wider_than_the_line_has_no_breaks():
    assert choose_breaks(breaks_after([100, 400, 100]), 300) is None


@pytest.mark.parametrize("gaps", [1, 5])
def test_demerits_grow_with_the_change_of_spaces(gaps):
    rooms = (0, STRETCH / 2, STRETCH, LOOSEST - 1, LOOSEST + 1, 2 * LOOSEST)
    for has_hyphen in (False, True):
        found = [
            line_demerits(room * gaps, gaps, is_last=False, has_hyphen=has_hyphen) for room in rooms
        ]
        assert found == sorted(set(found))
    tight = [
        line_demerits(-room * gaps, gaps, is_last=False, has_hyphen=False) for room in (0, 2, 5)
    ]
    assert tight == sorted(set(tight))
    assert line_demerits(100, gaps, is_last=True, has_hyphen=False) == 1.0
