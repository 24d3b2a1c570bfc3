from __future__ import annotations

from goboard_gui.record import Property, Tree
from goboard_gui.record.navigation.appearance import NodeAppearance, NodeAppearances, NodeShape
from goboard_gui.record.values.evaluations import MoveEvaluation, PositionEvaluation
from tests.cases import for_each
from tests.record.record_cases import line, properties

LOOKS = {
    "a black move": ("B[aa]", NodeAppearance(NodeShape.BLACK)),
    "a white move": ("W[aa]", NodeAppearance(NodeShape.WHITE)),
    "a pass": ("B[]", NodeAppearance(NodeShape.BLACK_PASS)),
    "a pass of old files": ("W[tt]", NodeAppearance(NodeShape.WHITE_PASS)),
    "a move off the board": ("W[zz]", NodeAppearance(NodeShape.WHITE)),
    "setup": ("AB[aa]", NodeAppearance(NodeShape.SETUP)),
    "a move with setup": ("AB[aa]W[bb]", NodeAppearance(NodeShape.WHITE)),
    "nothing": ("", NodeAppearance(NodeShape.OTHER)),
    "all at once": (
        "B[aa]BM[1]GW[2]HO[1]N[A]FG[]C[text]TR[aa]",
        NodeAppearance(
            NodeShape.BLACK,
            move=MoveEvaluation.BAD,
            position=PositionEvaluation.GOOD_FOR_WHITE,
            hotspot=True,
            named=True,
            figure=True,
            comment=True,
            markup=True,
        ),
    ),
}


@for_each(("text", "expected"), LOOKS.values(), ids=LOOKS)
def test_a_node_looks_like_what_it_holds(text, expected):
    assert NodeAppearances(line("SZ[9]", text))[1] == expected


def test_tt_is_no_pass_on_large_boards():
    assert NodeAppearances(line("SZ[21]", "B[tt]"))[1].shape is NodeShape.BLACK


def test_nodes_look_like_what_edits_made_of_them():
    tree = line("SZ[9]", "B[aa]", "W[bb]")
    appearances = NodeAppearances(tree)
    assert not any(appearances[node].comment for node in range(3))
    appearances.set_tree(tree.set_properties(2, properties("W[bb]C[text]")))
    assert [appearances[node].comment for node in range(3)] == [False, False, True]
    appearances.set_tree(tree)
    assert not appearances[2].comment


def test_a_node_whose_edit_was_undone_looks_like_nothing():
    before = line("SZ[9]", "B[aa]")
    tree, node = before.add(1, properties("W[bb]"))
    appearances = NodeAppearances(tree)
    assert appearances[node].shape is NodeShape.WHITE
    appearances.set_tree(before)
    assert appearances[node].shape is NodeShape.OTHER


def test_another_size_of_the_board_makes_other_passes():
    tree = line("SZ[21]", "B[tt]")
    appearances = NodeAppearances(tree)
    assert appearances[1].shape is NodeShape.BLACK
    appearances.set_tree(tree.set_properties(0, properties("SZ[19]")))
    assert appearances[1].shape is NodeShape.BLACK_PASS


def test_another_record_has_other_looks():
    appearances = NodeAppearances(line("SZ[9]", "B[aa]"))
    assert appearances[1].shape is NodeShape.BLACK
    appearances.set_tree(line("SZ[9]", "W[aa]"))
    assert appearances[1].shape is NodeShape.WHITE


def test_a_node_is_looked_at_only_once_until_it_changes():
    class Counting(Tree):
        asked = 0

        def properties(self, node: int) -> tuple[Property, ...]:
            Counting.asked += 1
            return super().properties(node)

    plain = line("SZ[9]", "B[aa]")
    appearances = NodeAppearances(plain)
    appearances.set_tree(Counting(plain.source, plain._changed, plain._ids))
    first = appearances[1]
    asked = Counting.asked
    assert appearances[1] is first
    assert Counting.asked == asked > 0
