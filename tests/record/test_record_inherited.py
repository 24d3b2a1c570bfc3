"""What nodes inherit is worked out once, and again only where an edit was about it."""

from __future__ import annotations

import pytest

from goboard_gui.record import Property
from goboard_gui.record.edits.branches import insert_below
from goboard_gui.record.values.inherited import InheritedProperty
from tests.record.edit_cases import deep


class _Depth:
    """Inherits how many nodes there are, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, before, properties) -> int:
        self.asked += 1
        return before + 1


@pytest.mark.parametrize(
    ("edit", "asked", "asked_again"),
    [
        pytest.param(lambda tree: tree.add(99, [Property("B", ("aa",))])[0], 0, 0, id="a move"),
        pytest.param(
            lambda tree: tree.set_properties(5, [Property("C", ("x",))]), 0, 0, id="a text"
        ),
        pytest.param(lambda tree: tree.set_properties(5, [Property("DD", ("aa",))]), 1, 1, id="DD"),
        pytest.param(lambda tree: insert_below(tree, 5, [])[0], 103, 101, id="a node between"),
    ],
)
def test_neither_an_edit_nor_its_undo_goes_up_to_the_root_without_need(edit, asked, asked_again):
    tree, depth = deep(100), _Depth()
    edited = edit(tree)
    inherited = InheritedProperty(tree, ("DD",), 0, depth)
    inherited.value_at(tree, 99)
    depth.asked = 0
    assert inherited.value_at(edited, 99) == len(edited.line_to(99))
    assert depth.asked == asked
    last = edited.main_line()[-1]
    inherited.value_at(edited, last)
    depth.asked = 0
    assert inherited.value_at(tree, 99) == 100
    assert depth.asked == asked_again


@pytest.mark.parametrize(
    ("dimmed", "looked_at"), [(("bb",), 103), (("aa",), 2)], ids=["another value", "the same value"]
)
def test_what_is_known_below_a_new_node_stays_if_it_inherits_the_same(dimmed, looked_at):
    tree = deep(100).set_properties(0, [Property("DD", ("aa",))])
    longer, _ = insert_below(tree, 5, [Property("DD", dimmed)])
    seen = []

    def change(before, properties):
        seen.append(properties)
        return dict(properties).get("DD", before)

    inherited = InheritedProperty(tree, ("DD",), None, change)
    assert inherited.value_at(tree, 99) == ("aa",)
    seen.clear()
    assert inherited.value_at(longer, 99) == dimmed
    assert len(seen) == looked_at
