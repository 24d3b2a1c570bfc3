from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Board, Colour, Size
from goboard_gui.record import NodeList, Tree
from goboard_gui.record.edits.branches import (
    branch_nodes,
    branch_start,
    delete_other_branches,
    extract_branch,
    insert_above,
    insert_below,
    keep_only_line,
    make_main_line,
    move_branch,
    nearest_remaining_node,
    remove_node_only,
    reorder_children,
    start_record_at_node,
)
from goboard_gui.record.values.markup import read_markup
from tests.cases import for_each
from tests.record.edit_cases import assert_sound, contents, deep, lines, nodes_of, records, wide
from tests.record.record_cases import DEEP, WIDE, branch, line, properties, replayed

choices = st.integers(0, 10**6)


@pytest.fixture
def game() -> Tree:
    """Return a record of forks: 0 has 1 4 6, 1 has 2 3, 4 has 5, 6 has 7 8, 8 has 9."""
    parents = [None, 0, 1, 1, 0, 4, 0, 6, 6, 8]
    texts = ["SZ[9]", *(f"B[a{letter}]" for letter in "abcdefghi")]
    return Tree.from_source(
        NodeList.from_properties(
            (parent, tuple(properties(text))) for parent, text in zip(parents, texts, strict=True)
        )
    )


def forks(tree: Tree) -> dict[int, tuple[int, ...]]:
    return {node: tree.children(node) for node in tree.preorder() if tree.children(node)}


def test_making_a_line_the_main_one_puts_it_first_at_every_fork_above(game):
    tree = make_main_line(game, 9)
    assert forks(tree) == {0: (6, 1, 4), 6: (8, 7), 8: (9,), 1: (2, 3), 4: (5,)}
    assert tree.main_line() == [0, 6, 8, 9]
    assert make_main_line(tree, 9) is tree


@pytest.mark.parametrize(
    ("node", "places", "expected"),
    [
        pytest.param(4, -1, (4, 1, 6), id="up"),
        pytest.param(4, 1, (1, 6, 4), id="down"),
        pytest.param(5, 1, (1, 6, 4), id="from within"),
        pytest.param(6, -9, (6, 1, 4), id="not above the first"),
        pytest.param(1, 9, (4, 6, 1), id="not below the last"),
    ],
)
def test_a_variation_moves_among_its_siblings(game, node, places, expected):
    assert forks(move_branch(game, node, places)) == forks(game) | {0: expected}


@pytest.mark.parametrize(("node", "places"), [(1, -1), (6, 1), (4, 0), (0, 1)])
def test_a_variation_that_stays_leaves_the_record_as_it_is(game, node, places):
    assert move_branch(game, node, places) is game


@pytest.mark.parametrize(("node", "expected"), [(0, None), (1, 1), (2, 2), (5, 4), (9, 8)], ids=str)
def test_a_variation_starts_at_the_nearest_fork(game, node, expected):
    assert branch_start(game, node) == expected


def test_the_others_deleted_are_the_siblings_of_the_variation(game):
    assert forks(delete_other_branches(game, 9)) == forks(game) | {6: (8,)}
    assert forks(delete_other_branches(game, 5)) == {0: (4,), 4: (5,)}
    alone = line("SZ[9]", "B[aa]")
    assert delete_other_branches(alone, 1) is alone


def test_all_but_one_line_is_deleted(game):
    assert nodes_of(keep_only_line(game, [0, 6, 8, 9])) == [0, 6, 8, 9]
    assert nodes_of(keep_only_line(game, [0, 4])) == [0, 4]
    alone = line("SZ[9]", "B[aa]", "W[bb]")
    assert keep_only_line(alone, [0, 1, 2]) is alone


def test_a_node_alone_is_removed_and_its_children_take_its_place(game):
    tree = remove_node_only(game, 6)
    assert forks(tree) == {0: (1, 4, 7, 8), 1: (2, 3), 4: (5,), 8: (9,)}
    assert forks(remove_node_only(game, 1))[0] == (2, 3, 4, 6)
    assert nodes_of(remove_node_only(game, 9)) == nodes_of(game)[:-1]
    with pytest.raises(ValueError, match="root"):
        remove_node_only(game, 0)


@for_each(
    ("edit", "node", "expected"),
    [
        pytest.param(lambda tree: tree, 9, 9, id="nothing went"),
        pytest.param(lambda tree: tree.remove(6), 9, 0, id="a variation, from within"),
        pytest.param(lambda tree: tree.remove(8), 9, 6, id="the end of a variation"),
        pytest.param(lambda tree: remove_node_only(tree, 8), 8, 6, id="a node alone"),
        pytest.param(lambda tree: remove_node_only(tree, 8), 9, 9, id="the node below it"),
        pytest.param(
            lambda tree: keep_only_line(tree, [0, 6, 7]), 9, 6, id="where the line was left"
        ),
        pytest.param(
            lambda tree: start_record_at_node(tree, 8, Board.empty(Size(9, 9)), Colour.BLACK),
            8,
            0,
            id="flat",
        ),
    ],
)
def test_a_cursor_goes_to_the_nearest_node_above_that_is_left(game, edit, node, expected):
    tree = edit(game)
    assert nearest_remaining_node(tree, node) == expected
    assert expected in tree


# Flattening


def flat(tree: Tree, node: int) -> Tree:
    replay = replayed(tree, RECORDING, node)
    return start_record_at_node(tree, node, replay.board, replay.step.to_play)


def test_a_position_becomes_the_setup_of_the_root():
    tree = line("SZ[3]", "B[ba]", "W[aa]", "B[ab]", "W[cc]", "B[bb]")
    tree, _ = branch(tree, 2, "B[ca]")
    again = flat(tree, 4)
    assert nodes_of(again) == [0, 5]
    assert again.properties(0) == tuple(properties("SZ[3]AB[ba][ab]AW[cc]PL[B]"))
    assert replayed(again, RECORDING, 5).board == replayed(tree, RECORDING, 5).board


@for_each(
    ("root", "node", "expected"),
    [
        pytest.param(
            "GM[1]SZ[3]CA[UTF-8]PB[x]KM[6.5]GC[all]XX[who knows]",
            "B[aa]",
            "GM[1]SZ[3]CA[UTF-8]PB[x]KM[6.5]GC[all]XX[who knows]AB[aa]PL[W]",
            id="the record and the game are told of as before",
        ),
        pytest.param(
            "SZ[3]AB[cc]PL[W]C[start]N[n]TR[cc]LB[aa:1]FG[1:]GB[1]V[2]",
            "W[aa]",
            "SZ[3]AB[cc]AW[aa]PL[B]",
            id="what told of the old position goes",
        ),
        pytest.param(
            "SZ[3]C[start]",
            "B[aa]C[here]N[n]TR[aa]GW[1]YY[z]",
            "SZ[3]AB[aa]PL[W]C[here]N[n]TR[aa]GW[1]YY[z]",
            id="what tells of the new one comes along",
        ),
        pytest.param(
            "SZ[3]",
            "B[aa]BL[12]TE[1]OB[2]MN[7]KO[]",
            "SZ[3]AB[aa]PL[W]",
            id="what told of the move goes",
        ),
        pytest.param("SZ[3]", "AE[aa]AW[bb]PL[W]C[x]", "SZ[3]AW[bb]PL[W]C[x]", id="setup"),
        pytest.param(
            "SZ[3]XX[root]PB[root]",
            "B[aa]XX[node]PB[node]SZ[9]",
            "SZ[3]AB[aa]PL[W]XX[node]PB[node]",
            id="the node's own counts, but for the size",
        ),
    ],
)
def test_a_flattened_root_keeps_the_game_and_takes_over_the_position(root, node, expected):
    assert flat(line(root, node), 1).properties(0) == tuple(properties(expected))


@pytest.mark.parametrize(
    ("root", "between", "node"),
    [
        pytest.param("SZ[3]DD[aa]VW[aa:bb]", "B[aa]", "W[bb]", id="from the root"),
        pytest.param("SZ[3]", "B[aa]DD[bb]", "W[bb]VW[cc]", id="from between, and its own"),
        pytest.param("SZ[3]DD[aa]", "B[aa]DD[]", "W[bb]", id="cancelled between"),
        pytest.param("SZ[3]DD[aa]VW[bb]", "B[aa]", "W[bb]DD[]VW[cc]", id="cancelled by itself"),
    ],
)
def test_a_flattened_root_shows_what_its_node_inherited(root, between, node):
    tree = line(root, between, node, "B[cc]")
    again = flat(tree, 2)
    assert [read_markup(again, here) for here in (0, 3)] == [
        read_markup(tree, here) for here in (2, 3)
    ]


def test_a_flattened_root_itself_keeps_what_it_has_but_its_move_and_setup():
    tree = line("SZ[3]C[start]B[aa]AE[bb]TR[aa]PB[x]", "W[bb]")
    assert contents(flat(tree, 0)) == [
        (1, tuple(properties("SZ[3]C[start]TR[aa]PB[x]AB[aa]PL[W]"))),
        (0, tuple(properties("W[bb]"))),
    ]


@given(records(), choices)
def test_positions_below_a_flattened_node_are_what_they_were(tree, choice):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    again = flat(tree, node)
    assert_sound(again)
    assert nodes_of(again) == [0, *list(tree.preorder(node))[1:]]
    for here in again.preorder():
        there = node if here == 0 else here
        assert replayed(again, RECORDING, here).board == replayed(tree, RECORDING, there).board
        if here:
            assert again.properties(here) == tree.properties(here)


# Any record


@given(records(), choices, st.integers(-3, 3))
def test_reordering_keeps_every_line_and_every_property(tree, choice, places):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    for again in (
        make_main_line(tree, node),
        move_branch(tree, node, places),
    ):
        assert_sound(again)
        assert lines(again) == lines(tree)
        assert all(again.properties(here) is tree.properties(here) for here in nodes)
    assert make_main_line(tree, node).main_line()[: len(tree.line_to(node))] == tree.line_to(node)


@given(records(), choices)
def test_a_record_split_off_is_the_line_and_all_below_it(tree, choice):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    line_to = tree.line_to(node)
    own = extract_branch(tree, node)
    there = len(line_to) - 1
    assert_sound(own)
    assert own.line_to(there) == list(range(len(line_to)))
    assert [own.properties(above) for above in range(there)] == [
        tree.properties(above) for above in line_to[:-1]
    ]
    assert contents(own, there) == contents(tree, node)
    assert len(own.source) == there + len(list(tree.preorder(node)))
    assert all(len(own.children(above)) == 1 for above in range(there))


@given(records(), choices, choices, choices)
def test_a_grafted_branch_is_the_branch_it_was(tree, choice, place, index):
    nodes = nodes_of(tree)
    node, parent = nodes[choice % len(nodes)], nodes[place % len(nodes)]
    siblings = tree.children(parent)
    index %= len(siblings) + 1
    again, new = tree.graft(parent, branch_nodes(tree, node), index)
    assert_sound(again)
    assert contents(again, new) == contents(tree, node)
    assert again.children(parent) == (*siblings[:index], new, *siblings[index:])
    assert list(again.preorder(new)) == list(range(new, new + len(list(tree.preorder(node)))))
    assert contents(again.remove(new)) == contents(tree)
    assert set(again.difference(tree)) == {parent, *again.preorder(new)}


@given(records(), choices)
def test_deleting_others_leaves_just_the_variation(tree, choice):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    while (fewer := delete_other_branches(tree, node)) is not tree:
        assert_sound(fewer)
        assert set(lines(fewer)) < set(lines(tree))
        tree = fewer
    assert branch_start(tree, node) is None
    assert node in tree


@given(records(), choices, choices)
def test_a_line_that_is_kept_is_all_there_is(tree, choice, seed):
    ways = sorted(lines(tree))
    way = ways[choice % len(ways)]
    again = keep_only_line(tree, way)
    assert_sound(again)
    assert lines(again) == Counter([way])
    nodes = nodes_of(tree)
    gone = nodes[seed % len(nodes)]
    assert (
        nearest_remaining_node(again, gone)
        == [here for here in tree.line_to(gone) if here in way][-1]
    )


@given(records(), choices)
def test_removing_one_node_keeps_all_others_in_their_order(tree, choice):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    if node == tree.root:
        return
    again = remove_node_only(tree, node)
    assert_sound(again)
    assert nodes_of(again) == [here for here in nodes if here != node]
    assert all(again.properties(here) is tree.properties(here) for here in nodes)


@given(records(), choices, st.booleans())
def test_a_node_inserted_and_removed_again_leaves_the_record_as_it_was(tree, choice, above):
    nodes = nodes_of(tree)
    node = nodes[choice % len(nodes)]
    if above and node == tree.root:
        with pytest.raises(ValueError, match="root"):
            insert_above(tree, node, ())
        return
    insert = insert_above if above else insert_below
    longer, new = insert(tree, node, properties("C[new]"))
    assert_sound(longer)
    assert longer.properties(new) == tuple(properties("C[new]"))
    if above:
        assert longer.children(new) == (node,)
        assert longer.parent(new) == tree.parent(node)
    else:
        assert longer.children(node) == (new,)
        assert longer.children(new) == tree.children(node)
    assert contents(remove_node_only(longer, new)) == contents(tree)


def test_children_are_only_reordered_never_lost_or_added(game):
    assert reorder_children(game, 0, [6, 4, 1]).children(0) == (6, 4, 1)
    for wrong in ([1, 4], [1, 4, 6, 6], [1, 4, 5], [1, 1, 4, 6]):
        with pytest.raises(ValueError, match="node 0"):
            reorder_children(game, 0, wrong)


@pytest.mark.parametrize("nodes", [[], [(0, ())], [(None, ()), (None, ())]], ids=repr)
def test_what_is_no_branch_is_not_grafted(game, nodes):
    with pytest.raises(ValueError, match=r"order|without"):
        game.graft(0, nodes)


# Sizes


def test_a_deep_record_is_edited_without_recursion():
    tree = deep(DEEP)
    end = DEEP - 1
    assert make_main_line(tree, end) is tree
    assert keep_only_line(tree, range(DEEP)) is tree
    assert contents(extract_branch(tree, end)) == contents(tree)
    longer, new = tree.graft(end, branch_nodes(tree, 1))
    assert len(nodes_of(longer)) == 2 * DEEP - 1
    assert nearest_remaining_node(longer.remove(1), new) == 0
    board = Board.empty(Size(9, 9))
    assert nodes_of(start_record_at_node(tree, DEEP // 2, board, Colour.BLACK))[1] == DEEP // 2 + 1
    assert len(nodes_of(remove_node_only(tree, DEEP // 2))) == DEEP - 1


def test_a_way_that_is_last_at_every_fork_becomes_the_main_line():
    nodes = [(None, ())]
    for number in range(0, 2 * 2_000, 2):
        nodes += [(number, ()), (number, ())]
    tree = Tree.from_source(NodeList.from_properties(nodes))
    end = len(nodes) - 1
    assert make_main_line(tree, end).main_line() == tree.line_to(end)
    assert nodes_of(keep_only_line(tree, tree.line_to(end))) == tree.line_to(end)


def test_a_wide_record_is_edited_where_it_changes_only():
    tree = wide(WIDE)
    last = WIDE - 1
    for again in (
        make_main_line(tree, last),
        move_branch(tree, last, -WIDE),
    ):
        assert again.children(0) == (last, *range(1, last))
        assert set(again.changed_nodes) == {0}
    assert nodes_of(keep_only_line(tree, [0, last])) == [0, last]
    assert nodes_of(delete_other_branches(tree, last)) == [0, last]
    longer, new = insert_below(tree, 0, ())
    assert len(longer.children(new)) == last
    assert contents(remove_node_only(longer, new)) == contents(tree)
