from __future__ import annotations

from goboard_gui.record import Property, Tree
from goboard_gui.record.navigation.appearance import Appearance, Appearances, Shape
from goboard_gui.record.values.evaluations import MoveJudgement, PositionJudgement
from tests.cases import for_each
from tests.record.record_cases import line, properties

LOOKS = {
    "a black move": ("B[aa]", Appearance(Shape.BLACK)),
    "a white move": ("W[aa]", Appearance(Shape.WHITE)),
    "a pass": ("B[]", Appearance(Shape.BLACK_PASS)),
    "a pass of old files": ("W[tt]", Appearance(Shape.WHITE_PASS)),
    "a move off the board": ("W[zz]", Appearance(Shape.WHITE)),
    "setup": ("AB[aa]", Appearance(Shape.SETUP)),
    "a move with setup": ("AB[aa]W[bb]", Appearance(Shape.WHITE)),
    "nothing": ("", Appearance(Shape.OTHER)),
    "all at once": (
        "B[aa]BM[1]GW[2]HO[1]N[A]FG[]C[text]TR[aa]",
        Appearance(
            Shape.BLACK,
            move=MoveJudgement.BAD,
            position=PositionJudgement.GOOD_FOR_WHITE,
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
    assert Appearances(line("SZ[9]", text))[1] == expected


def test_tt_is_no_pass_on_large_boards():
    assert Appearances(line("SZ[21]", "B[tt]"))[1].shape is Shape.BLACK


def test_nodes_look_like_what_edits_made_of_them():
    tree = line("SZ[9]", "B[aa]", "W[bb]")
    appearances = Appearances(tree)
    assert not any(appearances[node].comment for node in range(3))
    appearances.follow(tree.set_properties(2, properties("W[bb]C[text]")))
    assert [appearances[node].comment for node in range(3)] == [False, False, True]
    appearances.follow(tree)
    assert not appearances[2].comment


def test_a_node_whose_edit_was_undone_looks_like_nothing():
    before = line("SZ[9]", "B[aa]")
    tree, node = before.add(1, properties("W[bb]"))
    appearances = Appearances(tree)
    assert appearances[node].shape is Shape.WHITE
    appearances.follow(before)
    assert appearances[node].shape is Shape.OTHER


def test_another_size_of_the_board_makes_other_passes():
    tree = line("SZ[21]", "B[tt]")
    appearances = Appearances(tree)
    assert appearances[1].shape is Shape.BLACK
    appearances.follow(tree.set_properties(0, properties("SZ[19]")))
    assert appearances[1].shape is Shape.BLACK_PASS


def test_another_record_has_other_looks():
    appearances = Appearances(line("SZ[9]", "B[aa]"))
    assert appearances[1].shape is Shape.BLACK
    appearances.follow(line("SZ[9]", "W[aa]"))
    assert appearances[1].shape is Shape.WHITE


def test_a_node_is_looked_at_only_once_until_it_changes():
    class Counting(Tree):
        asked = 0

        def properties(self, node: int) -> tuple[Property, ...]:
            Counting.asked += 1
            return super().properties(node)

    plain = line("SZ[9]", "B[aa]")
    appearances = Appearances(plain)
    appearances.follow(Counting(plain.source, plain._changed, plain._ids))
    first = appearances[1]
    asked = Counting.asked
    assert appearances[1] is first
    assert Counting.asked == asked > 0
