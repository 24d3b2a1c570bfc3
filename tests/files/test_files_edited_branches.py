"""Files whose variations were edited hold, when saved, what the record holds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import RECORDING, Colour, Point
from goboard_gui.record import Property
from goboard_gui.record.edits.branches import (
    branch_nodes,
    delete_other_branches,
    insert_below,
    make_main_line,
    move_branch,
    remove_node_only,
    start_record_at_node,
)
from goboard_gui.record.edits.correction import (
    insert_move_before,
    merge_same_move,
    sibling_with_same_move,
    swap_colours_below,
)
from goboard_gui.record.edits.swap import swap_colours
from tests.record.edit_cases import contents, nodes_of, records
from tests.record.record_cases import replayed


def _flatten(tree, node):
    replay = replayed(tree, RECORDING, node)
    return start_record_at_node(tree, node, replay.board, replay.step.to_play)


def _merge(tree, node):
    other = sibling_with_same_move(tree, node)
    return tree if other is None else merge_same_move(tree, node, other)


def _below_root(edit):
    return lambda tree, node: tree if node == tree.root else edit(tree, node)


EDITS = {
    "make main": make_main_line,
    "move": lambda tree, node: move_branch(tree, node, 1),
    "delete others": delete_other_branches,
    "flatten": _flatten,
    "remove one": _below_root(remove_node_only),
    "insert above": _below_root(
        lambda tree, node: insert_move_before(tree, node, Colour.BLACK, Point(0, 0))[0]
    ),
    "insert below": lambda tree, node: insert_below(tree, node, [Property("C", ("x",))])[0],
    "graft": lambda tree, node: tree.graft(node, branch_nodes(tree, tree.root), 0)[0],
    "merge": _merge,
    "alternate": swap_colours_below,
    "swap": lambda tree, _: swap_colours(tree, players=True),
}


@given(
    records(),
    st.lists(st.tuples(st.sampled_from(sorted(EDITS)), st.integers(0, 10**6)), max_size=4),
)
def test_what_is_saved_is_the_edited_record(tree, script):
    file = read_sgf(write_sgf(new_sgf_file([tree]), [tree]))
    again = file.games[0]
    for name, choice in script:
        nodes = nodes_of(again)
        again = EDITS[name](again, nodes[choice % len(nodes)])
    assert contents(read_sgf(write_sgf(file, [again])).games[0]) == contents(again)
