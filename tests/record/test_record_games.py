from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record.edits.reordering import move_items, shift_items

_FEW = st.sets(st.integers(0, 7))


@given(_FEW, st.integers(0, 8))
def test_moved_items_stand_together_before_what_stood_at_the_place(chosen, to):
    items = list("abcdefgh")
    after = move_items(items, chosen, to)
    assert sorted(after) == items
    taken = [items[place] for place in sorted(chosen)]
    left = [item for item in items if item not in taken]
    assert [item for item in after if item in left] == left
    start = sum(place not in chosen for place in range(to))
    assert after[start : start + len(taken)] == taken


@given(_FEW, st.sampled_from([-1, 1]))
def test_shifted_items_go_one_place_on_unless_they_are_at_the_end(chosen, step):
    items = list(range(8))
    after = shift_items(items, chosen, step)
    assert sorted(after) == items
    for item in chosen:
        assert after.index(item) - item in (0, step)
    packed = sorted(chosen) in (items[: len(chosen)], items[len(items) - len(chosen) :])
    if chosen and not packed:
        assert after != items


def test_the_order_of_items_that_nobody_moves_stays():
    assert move_items("abc", set(), 1) == list("abc")
    assert shift_items("abc", set(), 1) == list("abc")
