from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Colour, IllegalReason, Point, Rules, Symmetry
from goboard_gui.record import Property, Step, StepWarning, Tree, walk_steps
from goboard_gui.record.analysis.legality import NewlyIllegalMoveSearch, topmost_nodes
from goboard_gui.record.edits.branches import (
    delete_other_branches,
    make_main_line,
    move_siblings_below,
    remove_node_only,
)
from goboard_gui.record.edits.correction import (
    NoMoveError,
    NoStoneError,
    correct_colour,
    correct_move,
    insert_move_before,
    merge_same_move,
    move_setup_stone,
    move_stone,
    sibling_with_same_move,
    swap_colours_below,
    swap_moves,
)
from goboard_gui.record.edits.rotation import rotate_record
from goboard_gui.record.properties.codec import write_move
from goboard_gui.record.properties.tables import MARKUP_PROPERTIES, MOVE_PROPERTIES
from tests.cases import for_each
from tests.record.edit_cases import assert_sound, contents, deep, nodes_of, records, wide
from tests.record.record_cases import (
    BOARD,
    DEEP,
    WIDE,
    branch,
    line,
    point,
    properties,
    replayed,
    setup,
)

choices = st.integers(0, 10**6)
points = st.none() | st.sampled_from(BOARD.points())


def text_of(tree: Tree, node: int = 1) -> str:
    return "".join(
        ident + "".join(f"[{value}]" for value in values) for ident, values in tree.properties(node)
    )


def newly_illegal(before: Tree, after: Tree, rules: Rules) -> list[Step]:
    judged = NewlyIllegalMoveSearch(before, after, rules)
    for _ in judged.check_moves():
        pass
    return judged.illegal_steps


# The point of a move


@for_each(
    ("text", "to", "expected"),
    [
        pytest.param("C[x]W[aa]N[y]", "bb", "C[x]W[bb]N[y]", id="in its place"),
        pytest.param("B[aa]", None, "B[]", id="to a pass"),
        pytest.param("B[]TR[aa]", "aa", "B[aa]TR[aa]", id="from a pass"),
        pytest.param("B[zz]TR[aa]", "aa", "B[aa]TR[aa]", id="from no point"),
        pytest.param("B[aa][cc]W[dd]", "bb", "B[bb][cc]W[dd]", id="the first move counts"),
        pytest.param("B[aa]TR[aa]", "bb", "B[bb]TR[bb]", id="a mark goes along"),
        pytest.param(
            "B[aa]LB[cc:1][aa:A: b]", "bb", "B[bb]LB[cc:1][bb:A: b]", id="so does a label"
        ),
        pytest.param("B[aa]CR[aa:ca]", "bb", "B[bb]CR[bb][ba][ca]", id="out of a rectangle"),
        pytest.param("B[aa]AR[aa:cc][dd:aa]", "bb", "B[bb]AR[bb:cc][dd:bb]", id="ends of arrows"),
        pytest.param("B[aa]LN[aa:cc][cc:dd]", "bb", "B[bb]LN[bb:cc][cc:dd]", id="ends of lines"),
        pytest.param("B[aa]MA[aa]TR[cc]", "cc", "B[cc]MA[aa]TR[cc]", id="not onto another mark"),
        pytest.param("B[aa]MA[aa]SL[bb:dd]", "cc", "B[cc]MA[aa]SL[bb:dd]", id="nor a rectangle"),
        pytest.param("B[aa]MA[aa]LB[cc:x]", "cc", "B[cc]MA[aa]LB[cc:x]", id="nor a label"),
        pytest.param("B[aa]AR[aa:cc]", "cc", "B[cc]AR[aa:cc]", id="nor an end"),
        pytest.param("B[aa]TR[aa]", None, "B[]TR[aa]", id="marks stay when a pass is left"),
        pytest.param("B[aa]TB[aa]DD[aa]VW[aa]", "bb", "B[bb]TB[aa]DD[aa]VW[aa]", id="no stone's"),
        pytest.param("B[aa]L[cc][aa]M[aa][zz]", "bb", "B[bb]L[cc][bb]M[bb][zz]", id="older marks"),
        pytest.param("B[ba]L[aa:ca]", "bb", "B[bb]L[aa][bb][ca]", id="older letters in order"),
        pytest.param("B[aa]AR[aa:aa]LN[aa]", "bb", "B[bb]AR[aa:aa]LN[aa]", id="no arrows"),
        pytest.param("B[aa]LB[aa]XX[aa]C[aa]", "bb", "B[bb]LB[bb]XX[aa]C[aa]", id="nothing else"),
    ],
)
def test_a_move_is_corrected_and_what_is_drawn_on_it_goes_along(text, to, expected):
    tree = line("SZ[9]", text, "W[dd]")
    again = correct_move(tree, 1, None if to is None else Point(*map("abcdefghi".index, to)))
    assert text_of(again) == expected
    assert set(again.difference(tree)) == {1}


@pytest.mark.parametrize(("text", "to"), [("B[aa]", Point(0, 0)), ("W[]", None), ("W[tt]", None)])
def test_a_move_that_is_right_already_changes_nothing(text, to):
    tree = line("SZ[9]", text)
    assert correct_move(tree, 1, to) is tree


def test_only_moves_are_corrected():
    tree = line("SZ[9]", "AB[aa]")
    for edit in (
        lambda: correct_move(tree, 1, None),
        lambda: correct_colour(tree, 1, Colour.BLACK),
    ):
        with pytest.raises(NoMoveError, match="node 1") as error:
            edit()
        assert error.value.node == 1


@pytest.mark.parametrize(
    ("text", "colour", "expected"),
    [
        ("C[x]B[aa]TR[aa]BL[3]", Colour.WHITE, "C[x]W[aa]TR[aa]BL[3]"),
        ("W[]", Colour.BLACK, "B[]"),
        ("B[zz][aa]W[bb]", Colour.WHITE, "W[zz][aa]W[bb]"),
    ],
)
def test_a_colour_is_corrected(text, colour, expected):
    tree = line("SZ[9]", text)
    again = correct_colour(tree, 1, colour)
    assert text_of(again) == expected
    assert correct_colour(again, 1, colour) is again


def with_move(tree: Tree, choice: int) -> int | None:
    nodes = [node for node in tree.preorder() if tree.node(node).has_any_property(*MOVE_PROPERTIES)]
    return nodes[choice % len(nodes)] if nodes else None


@given(records(), choices, points)
def test_a_corrected_move_leaves_all_else_as_it_was(tree, choice, to):
    node = with_move(tree, choice)
    if node is None:
        return
    again = correct_move(tree, node, to)
    assert_sound(again)
    assert replayed(again, RECORDING, node).step.move[1] == to
    assert set(again.difference(tree)) <= {node}
    for before, after in zip(tree.properties(node), again.properties(node), strict=True):
        assert before.ident == after.ident
        assert before == after or before.ident in {*MOVE_PROPERTIES, *MARKUP_PROPERTIES}
    colour = Colour(1 + choice % 2)
    recoloured = correct_colour(tree, node, colour)
    assert replayed(recoloured, RECORDING, node).step.move[0] is colour


# Stones set up


@for_each(
    ("text", "old", "new", "expected"),
    [
        pytest.param("AB[aa][cb]C[x]", "aa", "bb", "AB[cb][bb]C[x]", id="black"),
        pytest.param("AW[aa]", "aa", "bb", "AW[bb]", id="white"),
        pytest.param("AB[aa:ca]", "ba", "cb", "AB[aa][ca][cb]", id="out of a rectangle"),
        pytest.param("AB[aa]AW[bb][cb]", "aa", "bb", "AB[bb]AW[cb]", id="onto another stone"),
        pytest.param("AB[aa]AE[bb]C[x]", "aa", "bb", "AB[bb]C[x]", id="onto an emptied point"),
        pytest.param("AB[aa][zz]", "aa", "bb", "AB[zz][bb]", id="unreadable values stay"),
        pytest.param("AB[aa]AW[aa]", "aa", "bb", "AW[bb]", id="the later colour counts"),
    ],
)
def test_a_stone_set_up_is_moved(text, old, new, expected):
    tree = line("SZ[3:2]", text)
    assert text_of(move_setup_stone(tree, 1, point(old), point(new))) == expected


@pytest.mark.parametrize("text", ["B[aa]", "AB[bb]", "AB[aa]AE[aa]", "AE[aa]"])
def test_a_stone_that_a_node_does_not_set_up_is_not_moved_by_it(text):
    tree = line("SZ[3:2]", text)
    with pytest.raises(NoStoneError, match="aa") as error:
        move_setup_stone(tree, 1, point("aa"), point("cb"))
    assert (error.value.node, error.value.point) == (1, point("aa"))


@pytest.mark.parametrize(
    ("text", "old", "expected"),
    [
        pytest.param("AB[aa]B[bb]", "aa", "AB[cb]B[bb]", id="set up beside a move"),
        pytest.param("AB[aa]B[bb]TR[bb]", "bb", "AB[aa]B[cb]TR[cb]", id="played beside a setup"),
        pytest.param("AW[aa]B[aa]", "aa", "AW[aa]B[cb]", id="played onto one set up"),
        pytest.param("AB[aa]B[]", "aa", "AB[cb]B[]", id="set up beside a pass"),
        pytest.param("AB[aa]B[zz]", "aa", "AB[cb]B[zz]", id="set up beside no point"),
    ],
)
def test_a_stone_is_moved_as_it_came_to_its_point(text, old, expected):
    tree = line("SZ[3:2]", text)
    assert text_of(move_stone(tree, 1, point(old), point("cb"))) == expected
    with pytest.raises(NoStoneError):
        move_stone(tree, 1, point("ca"), point("cb"))


def test_a_stone_moved_to_where_it_is_changes_nothing():
    tree = line("SZ[3:2]", "AB[aa:ca]")
    assert move_setup_stone(tree, 1, point("ba"), point("ba")) is tree


# Missing moves


def test_a_missing_move_is_inserted_and_the_others_keep_their_colours():
    tree = line("SZ[9]", "B[aa]", "B[bb]", "W[cc]")
    again, new = insert_move_before(tree, 2, Colour.WHITE, Point(8, 8))
    assert [text_of(again, node) for node in again.main_line()[1:]] == [
        "B[aa]",
        "W[ii]",
        "B[bb]",
        "W[cc]",
    ]
    assert again.children(1) == (new,)
    assert not again.has_same_positions(tree)


def test_all_moves_after_a_node_change_colours():
    tree = line("SZ[9]", "B[aa]C[x]", "W[bb]BL[3]", "AB[cc]PL[W]", "B[]TR[bb]")
    tree, ids = branch(tree, 1, "W[dd]")
    again = swap_colours_below(tree, 1)
    assert [text_of(again, node) for node in (1, 2, 3, 4, *ids)] == [
        "B[aa]C[x]",
        "B[bb]BL[3]",
        "AB[cc]PL[W]",
        "W[]TR[bb]",
        "B[dd]",
    ]
    assert set(again.difference(tree)) == {2, 4, *ids}
    assert swap_colours_below(tree, 4) is tree


@given(records(), choices, points)
def test_an_inserted_move_is_all_that_is_new(tree, choice, to):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    if node == tree.root:
        with pytest.raises(ValueError, match="root"):
            insert_move_before(tree, node, Colour.BLACK, to)
        return
    again, new = insert_move_before(tree, node, Colour.BLACK, to)
    assert_sound(again)
    assert text_of(again, new) == f"B[{write_move(to)}]"
    assert contents(remove_node_only(again, new)) == contents(tree)
    assert contents(swap_colours_below(swap_colours_below(tree, node), node)) == contents(tree)


# What became illegal


def topmost(tree: Tree, nodes: set[int]) -> list[int]:
    return list(topmost_nodes(tree, nodes))


def illegal(before: Tree, after: Tree) -> list[tuple[int, IllegalReason | None]]:
    return [(step.node, step.illegal) for step in newly_illegal(before, after, RECORDING)]


def test_moves_that_became_illegal_are_told_in_order():
    root = setup(".X.", "X..", "...")
    tree = line(root, "B[cc]", "W[bb]", "B[ca]", "W[zz]")
    again = correct_move(tree, 1, Point(1, 1))
    assert illegal(tree, again) == [(2, IllegalReason.OCCUPIED)]
    suicide = correct_move(tree, 2, Point(0, 0))
    assert illegal(tree, suicide) == [(2, IllegalReason.SUICIDE)]
    assert illegal(suicide, tree) == []


def test_moves_that_were_illegal_before_are_not_told_again():
    tree = line("SZ[3]", "B[aa]", "W[aa]", "B[bb]", "W[bb]")
    again = correct_move(tree, 1, Point(2, 2))
    assert illegal(tree, again) == []
    assert illegal(again, tree) == [(2, IllegalReason.OCCUPIED)]


def test_a_point_that_is_none_any_more_is_told():
    tree = line("SZ[9]", "B[ii]", "W[aa]", "B[zz]")
    smaller = tree.set_properties(0, properties("SZ[3]"))
    found = newly_illegal(tree, smaller, RECORDING)
    assert [(step.node, step.illegal) for step in found] == [(1, None)]
    assert StepWarning.BAD_POINT in found[0].warnings


def test_only_edited_nodes_and_those_below_them_are_examined():
    tree, ids = branch(deep(100), 0, "B[cc]", "W[dd]", "B[ee]")
    again = correct_move(tree, ids[1], Point(4, 4))
    search = NewlyIllegalMoveSearch(tree, again, RECORDING)
    # The edited node, two moves and two nodes on the way to them, and all of these in the record
    # before, as one move is illegal.
    assert len(list(search.check_moves())) == 1 + 4 + 4
    assert [step.node for step in search.illegal_steps] == [ids[2]]


def test_the_way_to_an_edited_node_is_gone_in_steps():
    tree = deep(1000)
    search = NewlyIllegalMoveSearch(tree, correct_move(tree, 900, Point(4, 4)), RECORDING)
    assert len(list(search.check_moves())) > 1000


def test_a_branch_that_was_added_or_removed_is_not_examined():
    tree = line("SZ[3]", "B[aa]", "W[aa]", "B[bb]")
    longer, new = branch(tree, 1, "W[aa]", "B[aa]")
    for before, after in ((tree, longer), (longer, longer.remove(new[0])), (tree, tree.remove(3))):
        assert illegal(before, after) == []


def test_several_branches_that_an_edit_affects_are_all_examined():
    tree, ids = branch(line("SZ[3]", "B[aa]", "B[bb]", "W[cc]"), 1, "W[cc]", "B[ba]")
    again = correct_move(correct_move(tree, 3, Point(0, 0)), ids[1], Point(2, 2))
    occupied = IllegalReason.OCCUPIED
    assert illegal(tree, again) == [(3, occupied), (ids[1], occupied)]
    swapped = swap_colours_below(tree, 0)
    assert topmost(swapped, set(nodes_of(tree)) - {0}) == [1]


def test_an_inserted_move_is_judged_with_those_after_it():
    tree = line("SZ[3]", "B[aa]", "B[bb]", "W[bb]")
    again, new = insert_move_before(tree, 2, Colour.WHITE, Point(0, 0))
    assert illegal(tree, again) == [(new, IllegalReason.OCCUPIED)]
    again, new = insert_move_before(tree, 2, Colour.WHITE, Point(1, 1))
    assert illegal(tree, again) == [(2, IllegalReason.OCCUPIED)]


def bad(tree: Tree) -> set[int]:
    return {
        step.node
        for step in walk_steps(tree, RECORDING)
        if step.illegal is not None or StepWarning.BAD_POINT in step.warnings
    }


@given(records(), st.sets(choices), st.sets(choices))
def test_the_topmost_of_some_nodes_have_none_of_them_above(tree, chosen, removed):
    nodes = nodes_of(tree)
    some = {nodes[choice % len(nodes)] for choice in chosen}
    for choice in removed:
        node = nodes[choice % len(nodes)]
        tree = tree.remove(node) if node != tree.root else tree
    expected = {node for node in some if node in tree and some.isdisjoint(tree.line_to(node)[:-1])}
    assert topmost(tree, some) == sorted(expected)


_RECORD_EDITS = (
    swap_colours_below,
    lambda tree, node: tree if node == tree.root else remove_node_only(tree, node),
    move_siblings_below,
    make_main_line,
    delete_other_branches,
    lambda tree, node: tree.set_properties(node, properties("AB[aa]AW[bb]AE[ca]")),
    lambda tree, node: rotate_record(tree, Symmetry.R180),
)


@given(records(), choices, st.sampled_from(_RECORD_EDITS))
def test_what_any_edit_makes_illegal_is_what_two_full_walks_tell(tree, choice, edit):
    nodes = nodes_of(tree)
    again = edit(tree, nodes[choice % len(nodes)])
    told = [step.node for step in newly_illegal(tree, again, RECORDING)]
    assert len(told) == len(set(told))
    assert set(told) == bad(again) - bad(tree)


@given(records(), choices, points, st.booleans())
def test_what_became_illegal_is_what_two_full_walks_tell(tree, choice, to, insert):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    if insert and node != tree.root:
        again, start = insert_move_before(tree, node, Colour.WHITE, to)
    else:
        start = with_move(tree, choice)
        if start is None:
            return
        again = correct_move(tree, start, to)
    expected = bad(again) - bad(tree)
    told = [step.node for step in newly_illegal(tree, again, RECORDING)]
    assert told == [here for here in again.preorder() if here in expected]


# Twins


@for_each(
    ("one", "other", "same"),
    [
        ("B[aa]C[x]", "C[y]B[aa]", True),
        ("B[]", "B[tt]", True),
        ("B[aa]", "W[aa]", False),
        ("B[aa]", "B[bb]", False),
        ("B[zz]", "B[zz]", False),
        ("C[x]", "C[x]", False),
        ("B[aa]AB[bb]", "B[aa]", False),
        ("B[aa]AB[bb][cc]", "AB[cc][bb]B[aa]", True),
        ("B[aa]W[bb]", "B[aa]W[bb]", False),
    ],
)
def test_the_sibling_with_the_same_move_is_found(one, other, same):
    tree, ids = branch(line("SZ[9]", one, "B[gg]"), 0, other)
    assert sibling_with_same_move(tree, ids[0]) == (1 if same else None)
    assert sibling_with_same_move(tree, 1) == (ids[0] if same else None)
    if not same:
        with pytest.raises(ValueError, match="same move"):
            merge_same_move(tree, ids[0], 1)


def test_only_siblings_are_merged():
    tree = line("SZ[9]", "B[aa]", "B[aa]")
    assert sibling_with_same_move(tree, 0) is None
    assert sibling_with_same_move(tree, 2) is None
    with pytest.raises(ValueError, match="siblings"):
        merge_same_move(tree, 2, 1)
    with pytest.raises(ValueError, match="same move"):
        merge_same_move(tree, 1, 1)


def joined(one: str, other: str) -> str:
    """Return what becomes of a node when its twin is merged into it."""
    tree, ids = branch(line("SZ[9]", one), 0, other)
    return text_of(merge_same_move(tree, ids[0], 1))


@for_each(
    ("one", "other", "expected"),
    [
        pytest.param("B[aa]", "B[aa]", "B[aa]", id="nothing to say"),
        pytest.param("B[aa]", "C[x]B[aa]N[y]", "B[aa]N[y]C[x]", id="what only one says"),
        pytest.param("B[aa]C[x]", "B[aa]C[y]", "B[aa]C[x\n\ny]", id="both comments"),
        pytest.param("B[aa]C[x]TR[aa]", "B[aa]C[ x]", "B[aa]C[x]TR[aa]", id="the same comment"),
        pytest.param("B[aa]N[x]C[z]", "B[aa]N[y]", "B[aa]N[x]C[z\n\ny]", id="another name"),
        pytest.param("B[aa]N[x]", "B[aa]N[x]C[]", "B[aa]N[x]", id="the same name"),
        pytest.param("B[aa]TR[aa][bb]", "B[aa]TR[bb][cc]", "B[aa]TR[aa][bb][cc]", id="lists"),
        pytest.param("B[aa]TE[1]BL[7]", "B[aa]TE[2]BL[8]WL[9]", "B[aa]TE[1]BL[7]WL[9]", id="once"),
        pytest.param("B[aa]TE[1]", "B[aa]BM[1]GB[1]", "B[aa]TE[1]GB[1]", id="one judgement"),
        pytest.param("B[aa]XX[1]", "B[aa]XX[2]YY[3]", "B[aa]XX[1][2]YY[3]", id="unknown ones"),
        pytest.param("B[aa]TR[aa]C[x]TR[bb]", "B[aa]", "B[aa]TR[aa][bb]C[x]", id="one given twice"),
    ],
)
def test_a_twin_takes_in_what_the_other_says(one, other, expected):
    assert joined(one, other) == expected


def test_joined_comments_keep_their_escapes_and_open_no_property():
    move = Property("B", ("aa",))
    tree, one = Tree.new(properties("SZ[9]")).add(0, [move, Property("C", ("a\\]",))])
    tree, other = tree.add(0, [move, Property("C", ("W[b\\\\",))])
    comment = merge_same_move(tree, other, one).node(one).first_value("C")
    assert comment == "a\\]\n\nW\\[b\\\\"


def test_the_variations_of_twins_are_joined_as_far_as_moves_are_the_same():
    tree = line("SZ[9]", "B[aa]", "W[bb]C[one]", "B[cc]")
    tree, ids = branch(tree, 0, "B[aa]", "W[bb]C[two]", "B[dd]", "W[ee]")
    tree, more = branch(tree, ids[0], "W[ff]")
    again = merge_same_move(tree, ids[0], 1)
    assert_sound(again)
    assert nodes_of(again) == [0, 1, 2, 3, ids[2], ids[3], more[0]]
    assert again.children(1) == (2, more[0])
    assert again.children(2) == (3, ids[2])
    assert text_of(again, 2) == "W[bb]C[one\n\ntwo]"


def test_children_that_are_twins_of_one_node_are_all_joined_with_it():
    tree, ids = branch(line("SZ[9]", "B[aa]", "W[bb]C[1]"), 0, "B[aa]", "W[bb]C[2]", "B[cc]")
    tree, more = branch(tree, ids[0], "W[bb]C[3]", "B[cc]C[4]")
    again = merge_same_move(tree, ids[0], 1)
    assert_sound(again)
    assert text_of(again, 2) == "W[bb]C[1\n\n2\n\n3]"
    assert len(nodes_of(again)) == 4
    assert more[1] not in again


def ways(tree: Tree, start: int) -> set[tuple[tuple[str, tuple[str, ...]], ...]]:
    """The moves on every way down from a node, to wherever."""
    found = set()
    for node in tree.preorder(start):
        moves = [
            item
            for above in tree.line_to(node)
            for item in tree.properties(above)
            if item.ident in MOVE_PROPERTIES
        ]
        found.add(tuple(moves))
    return found


@given(records(), records(), choices)
def test_joining_twins_loses_no_way_and_no_word(tree, other, choice):
    parent = nodes_of(tree)[choice % len(nodes_of(tree))]
    for source in (tree, other):
        nodes = [(None, tuple(properties("B[bb]")))]
        numbers = {source.root: 0}
        for here in list(source.preorder())[1:]:
            numbers[here] = len(nodes)
            nodes.append((numbers[source.parent(here)], source.properties(here)))
        tree, new = tree.graft(parent, nodes)
    twins = [
        child for child in tree.children(parent) if sibling_with_same_move(tree, child) is not None
    ]
    kept = sibling_with_same_move(tree, new)
    assert kept in twins
    again = merge_same_move(tree, new, kept)
    assert_sound(again)
    assert new not in again
    assert ways(again, kept) == ways(tree, kept) | ways(tree, new)
    for ident in ("C", "N"):
        before = {v for node in tree.preorder() for v in tree.node(node).values(ident) or ()}
        text = "".join(
            value
            for node in again.preorder()
            for name in ("C", "N")
            for value in again.node(node).values(name) or ()
        )
        assert all(value in text for value in before)


# Sizes


def test_deep_records_are_corrected_without_recursion():
    tree = deep(DEEP)
    again = correct_move(tree, 1, Point(0, 0))
    assert newly_illegal(tree, again, RECORDING) == []
    assert newly_illegal(tree, tree.set_properties(0, properties("SZ[9]C[x]")), RECORDING) == []
    assert text_of(swap_colours_below(tree, 1), DEEP - 1) == "W[]"
    longer, new = tree.graft(
        0, [(n - 1 if n else None, tree.properties(n + 1)) for n in range(DEEP - 1)]
    )
    assert nodes_of(merge_same_move(longer, new, 1)) == nodes_of(tree)


def test_wide_records_are_corrected_without_delay():
    tree = wide(WIDE)
    again, _ = insert_move_before(tree, WIDE - 1, Colour.WHITE, Point(0, 0))
    assert [step.node for step in newly_illegal(tree, again, RECORDING)] == [WIDE - 1]
    assert sibling_with_same_move(tree, WIDE - 1) == 1
    assert len(nodes_of(merge_same_move(tree, WIDE - 1, 1))) == WIDE - 1
    worse = tree.set_properties(0, properties("SZ[9]AW[aa]"))
    assert len(newly_illegal(tree, worse, RECORDING)) == WIDE - 1


def test_moves_of_two_nodes_change_places_with_what_is_drawn_on_them():
    tree = line("SZ[9]", "B[aa]TR[aa]", "W[bb]", "B[cc]LB[cc:A]C[good]")
    exchanged = swap_moves(tree, 1, 3)
    told = [text_of(exchanged, node) for node in (1, 2, 3)]
    assert told == ["B[cc]TR[cc]", "W[bb]", "B[aa]LB[aa:A]C[good]"]
    assert contents(swap_moves(exchanged, 3, 1)) == contents(tree)


def test_a_pass_changes_places_too_and_a_node_without_a_move_does_not():
    tree = line("SZ[9]", "B[aa]", "W[]")
    exchanged = swap_moves(tree, 1, 2)
    assert [text_of(exchanged, node) for node in (1, 2)] == ["B[]", "W[aa]"]
    with pytest.raises(NoMoveError):
        swap_moves(tree, 0, 1)
