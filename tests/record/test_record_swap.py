from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING
from goboard_gui.record import walk_steps
from goboard_gui.record.edits.swap import swap_colours
from tests.cases import for_each
from tests.record.edit_cases import assert_sound, contents, deep, nodes_of, records, wide
from tests.record.record_cases import DEEP, WIDE, line, replayed


def swapped(text: str, *, players: bool = False) -> str:
    tree = swap_colours(line("SZ[9]", text), players=players)
    return "".join(
        ident + "".join(f"[{value}]" for value in values) for ident, values in tree.properties(1)
    )


@for_each(
    ("text", "expected"),
    [
        ("B[aa]", "W[aa]"),
        ("W[]", "B[]"),
        ("C[B]AB[aa][bb:cc]N[W]AW[dd]AE[ee]", "C[B]AW[aa][bb:cc]N[W]AB[dd]AE[ee]"),
        ("TB[aa]TW[bb]TR[cc]", "TW[aa]TB[bb]TR[cc]"),
        ("B[aa]BL[12.5]OB[3]WL[7]OW[1]", "W[aa]WL[12.5]OW[3]BL[7]OB[1]"),
        ("GB[2]", "GW[2]"),
        ("GW[1]DM[1]UC[1]TE[1]BM[1]", "GB[1]DM[1]UC[1]TE[1]BM[1]"),
        ("PL[B]", "PL[W]"),
        ("PL[w]", "PL[b]"),
        ("PL[ White ]", "PL[ Black ]"),
        ("PL[BLACK]", "PL[WHITE]"),
        ("PL[wHite]", "PL[black]"),
        ("PL[1]", "PL[1]"),
        ("PL[nobody]", "PL[nobody]"),
        ("V[3.5]", "V[-3.5]"),
        ("V[-3.5]", "V[3.5]"),
        ("V[+3.5]", "V[-3.5]"),
        ("V[ .5 ]", "V[ -.5 ]"),
        ("V[0]", "V[0]"),
        ("V[0.00 ]", "V[0.00 ]"),
        ("V[good]", "V[good]"),
        ("V[1e5]", "V[1e5]"),
        ("V[]", "V[]"),
        ("KM[6.5]HA[2]XX[B][W]", "KM[6.5]HA[2]XX[B][W]"),
    ],
)
def test_colours_are_swapped_in_every_property_that_has_one(text, expected):
    assert swapped(text) == expected
    assert swapped(text, players=True) == expected


@for_each(
    ("text", "expected"),
    [
        ("PB[x]PW[y]BR[1d]WR[2d]BT[t]WT[u]", "PW[x]PB[y]WR[1d]BR[2d]WT[t]BT[u]"),
        ("RE[B+3.5]", "RE[W+3.5]"),
        ("RE[w+R]", "RE[b+R]"),
        ("RE[Black + Resign]", "RE[White + Resign]"),
        ("RE[0]", "RE[0]"),
        ("RE[Void]", "RE[Void]"),
        ("RE[won by B+1]", "RE[won by B+1]"),
        ("RE[Bob wins]", "RE[Bob wins]"),
    ],
)
def test_players_are_swapped_when_they_are_to_be(text, expected):
    assert swapped(text, players=True) == expected
    assert swapped(text) == text


def test_nodes_without_a_colour_are_the_same_objects():
    tree = line("SZ[9]C[x]", "B[aa]", "C[y]", "W[bb]")
    again = swap_colours(tree, players=True)
    assert set(again.difference(tree)) == {1, 3}
    plain = line("SZ[9]PB[x]", "C[x]")
    assert swap_colours(plain, players=False) is plain


@given(records(), st.booleans())
def test_swapping_twice_gives_the_record_as_it_was(tree, players):
    once = swap_colours(tree, players=players)
    assert_sound(once)
    assert nodes_of(once) == nodes_of(tree)
    assert contents(swap_colours(once, players=players)) == contents(tree)


@given(records())
def test_positions_of_the_swapped_record_have_the_other_stones(tree):
    again = swap_colours(tree, players=False)
    for step, other in zip(walk_steps(tree, RECORDING), walk_steps(again, RECORDING), strict=True):
        assert step.warnings == other.warnings
        assert step.judgement == other.judgement
        if step.move is not None:
            assert other.move == (step.move.colour.opponent, step.move.point)
    for node in list(tree.preorder())[-3:]:
        board = replayed(tree, RECORDING, node).board
        stones = {point: colour.opponent for point, colour in board.stones().items()}
        assert replayed(again, RECORDING, node).board.stones() == stones


def test_deep_and_wide_records_are_swapped_without_recursion():
    assert swap_colours(deep(DEEP), players=False).properties(DEEP - 1)[0].ident == "W"
    assert swap_colours(wide(WIDE), players=False).properties(WIDE - 1)[0].ident == "W"
