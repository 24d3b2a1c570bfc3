"""What edits have removed, moved, recoloured or added, told from the records before and after."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.tidy import Cleanup, tidy_record
from goboard_gui.go import RECORDING, Board, Colour, Point, Symmetry
from goboard_gui.record import Property, Session, Tree
from goboard_gui.record.analysis import content_effects as contents
from goboard_gui.record.analysis import structure_effects as structure
from goboard_gui.record.analysis.content_effects import describe_edit
from goboard_gui.record.analysis.structure_effects import describe_game_changes
from goboard_gui.record.edits import branches, cleaning, correction, marking, setup, swap
from goboard_gui.record.edits.rotation import rotate_record
from goboard_gui.record.moves import RecordedMove, recorded_move
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.steps import board_size
from goboard_gui.record.values import evaluations
from tests.cases import for_each
from tests.effort import effort
from tests.examples import examples
from tests.record.edit_cases import nodes_of, records
from tests.record.record_cases import branch, deep, line, properties

BLACK, WHITE = Colour.BLACK, Colour.WHITE
SETUP = ("AB", "AW", "AE")
A, B, C, D = Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0)
MOVE_A, MOVE_B, MOVE_C, MOVE_D = (RecordedMove(BLACK, point) for point in (A, B, C, D))


def game() -> Tree:
    """Four moves, and below the first a variation of the nodes 5 and 6."""
    tree = line("SZ[9]", "B[aa]", "W[ba]", "B[ca]", "W[da]")
    return branch(tree, 1, "W[ga]", "B[ha]")[0]


def describe(before: Tree, after: Tree, cursor: int = 0) -> list[contents.EditEffect]:
    session = Session(before, RECORDING)
    session.go_to(cursor)
    session.replace_tree(after, branches.nearest_remaining_node(after, cursor))
    return describe_edit(before, session)


def with_text(tree: Tree, node: int, text: str) -> Tree:
    return tree.set_properties(node, properties(text))


NEW = 7  # the id of the first node that is added to the game
GAME = game()
CASES = {
    "a move is moved": (
        lambda it: correction.correct_move(it, 3, Point(4, 4)),
        [contents.MoveChanged(3, 3, MOVE_C, MOVE_C._replace(point=Point(4, 4)))],
    ),
    "a move becomes a pass": (
        lambda it: correction.correct_move(it, 3, None),
        [contents.MoveChanged(3, 3, MOVE_C, RecordedMove(BLACK, None))],
    ),
    "a move is recoloured": (
        lambda it: correction.correct_colour(it, 1, WHITE),
        [contents.MoveChanged(1, 1, MOVE_A, RecordedMove(WHITE, A))],
    ),
    "two moves are swapped": (
        lambda it: correction.swap_moves(it, 3, 1),
        [contents.MovesSwapped(1, 1, 3)],
    ),
    "later moves are recoloured": (
        lambda it: correction.swap_colours_below(it, 1),
        [contents.MovesRecoloured(2, 2, 5, whole_record=False)],
    ),
    "all colours are swapped": (
        lambda it: swap.swap_colours(it, players=False),
        [contents.MovesRecoloured(1, 1, 6, whole_record=True)],
    ),
    "the record is rotated": (
        lambda it: rotate_record(it, Symmetry.R90),
        [contents.RecordRotated(0, Symmetry.R90, 0)],
    ),
    "the record is mirrored": (
        lambda it: rotate_record(with_text(it, 0, "SZ[9]C[x]"), Symmetry.MIRROR_VERTICAL),
        [contents.RecordRotated(0, Symmetry.MIRROR_VERTICAL, 1)],
    ),
    "the last move is removed": (
        lambda it: it.remove(4),
        [structure.NodesRemoved(3, 4, 1, 1, 1, RecordedMove(WHITE, D))],
    ),
    "a move and those after it are removed": (
        lambda it: it.remove(2),
        [structure.NodesRemoved(1, 2, 3, 3, 1, None)],
    ),
    "a single move is removed": (
        lambda it: branches.remove_node_only(it, 3),
        [structure.NodesRemoved(2, 3, 1, 1, 1, MOVE_C)],
    ),
    "other variations are removed": (
        lambda it: branches.delete_other_branches(it, 6),
        [structure.NodesRemoved(1, 2, 3, 3, 1, None)],
    ),
    "all but one line is removed": (
        lambda it: branches.keep_only_line(it, [0, 1, 2]),
        [structure.NodesRemoved(1, 2, 4, 4, 2, None)],
    ),
    "a position becomes the start": (
        lambda it: branches.start_record_at_node(it, 2, Board.empty(board_size(it)), BLACK),
        [structure.NodesRemoved(0, 1, 4, 4, 1, None)],
    ),
    "a move is inserted": (
        lambda it: branches.insert_above(it, 3, properties("B[ee]"))[0],
        [structure.NodesInserted(NEW, 3, 1, RecordedMove(BLACK, Point(4, 4)))],
    ),
    "setup is inserted": (
        lambda it: branches.insert_below(it, 1, properties("AB[ee]"))[0],
        [structure.NodesInserted(NEW, 2, 1, None)],
    ),
    "a line is extended by one move": (lambda it: it.add(4, properties("B[ee]"))[0], []),
    "a variation is begun": (
        lambda it: it.add(3, properties("W[ee]"))[0],
        [structure.NodesAdded(NEW, 4, 1, 1, True, False, False)],
    ),
    "a branch is pasted": (
        lambda it: it.graft(6, [(None, properties("W[aa]")), (0, properties("B[bb]C[x]"))])[0],
        [structure.NodesAdded(NEW, 4, 2, 2, False, False, False)],
    ),
    "setup becomes a variation": (
        lambda it: it.add(1, properties("AE[aa]"))[0],
        [structure.NodesAdded(NEW, 2, 0, 1, True, False, True)],
    ),
    "variations are put in another order": (
        lambda it: branches.move_branch(it, 5, -1),
        [structure.VariationsReordered(1, 2, main_line=True)],
    ),
    "the player to move is stated": (
        lambda it: setup.set_player_to_move(it, 4, WHITE),
        [contents.TurnChanged(4, WHITE)],
    ),
    "a result is stated": (
        lambda it: with_text(it, 0, "SZ[9]RE[B+R]"),
        [contents.ResultChanged(0, "B+R")],
    ),
    "stones are set up": (lambda it: with_text(it, 0, "SZ[9]AB[ee][ff]"), []),
    "a node loses its move": (
        lambda it: with_text(it, 2, "C[no move]"),
        [contents.NodesChanged(2, 1)],
    ),
    "some moves are moved": (
        lambda it: correction.correct_move(correction.correct_move(it, 1, B), 2, C),
        [contents.NodesChanged(1, 2)],
    ),
    "a comment": (lambda it: with_text(it, 3, "B[ca]C[good]"), []),
    "the time left": (lambda it: with_text(it, 3, "B[ca]BL[12]"), []),
    "the players": (lambda it: with_text(it, 0, "SZ[9]PB[x]PW[y]KM[6.5]HA[0]"), []),
    "a mark": (lambda it: marking.with_mark(it, 2, [A], Mark.CIRCLE), []),
}


@pytest.mark.parametrize(("edit", "expected"), CASES.values(), ids=CASES)
def test_an_edit_of_a_game_is_described(edit, expected):
    tree = game()
    assert describe(tree, edit(tree), 3) == expected


def test_the_analysis_that_an_edit_removes_is_described_after_its_other_effects():
    tree = with_text(with_text(game(), 3, "B[ca]SBKV[50]LZ[x]"), 4, "W[da]KT[x]")
    move = contents.MoveChanged(3, 3, MOVE_C, MOVE_C._replace(point=Point(4, 4)))
    moved = correction.correct_move(tree, 3, Point(4, 4))
    assert describe(tree, moved, 3) == [move, contents.AnalysisRemoved(3, 2)]
    tidied = with_text(tree, 3, "B[ca]SBKV[50]")
    assert describe(tree, tidied) == [contents.AnalysisRemoved(3, 1)]
    assert describe(tidied, tree) == []
    assert describe(tree, with_text(tree, 3, "B[ca]SBKV[60]LZ[x]")) == []
    rotated = [contents.RecordRotated(0, Symmetry.R90, 0), contents.AnalysisRemoved(3, 2)]
    session = Session(tree, RECORDING)
    session.replace_tree(rotate_record(tree, Symmetry.R90), 0, keep_analysis=True)
    assert describe_edit(tree, session) == rotated


SETUPS = {
    "removed": ("AB[aa][ba]", "AB[aa]", [contents.StonesChanged(0, removed=(B,))]),
    "removed and added": (
        "AB[aa][ba]",
        "AB[ca][aa]",
        [contents.StonesChanged(0, moved=(B, C))],
    ),
    "several": (
        "AB[aa][ba]",
        "AW[ca][aa]",
        [contents.StonesChanged(0, (B,), ((A, WHITE),))],
    ),
    "recoloured": (
        "AB[aa][ba]",
        "AB[aa]AW[ba]",
        [contents.StonesChanged(0, (), ((B, WHITE),))],
    ),
    "rotated": ("AB[aa]AW[ca]", "AB[ia]AW[ga]", Symmetry.MIRROR_HORIZONTAL),
    "one stone on the mirrored point": (
        "AB[aa]",
        "AB[ia]",
        [contents.StonesChanged(0, moved=(A, Point(8, 0)))],
    ),
    "written in another form": ("AB[aa][ba]AE[cc]", "AB[aa:ba]", []),
    "added": ("AB[aa]", "AB[aa]AW[ba]", []),
}


@pytest.mark.parametrize(("old", "new", "expected"), SETUPS.values(), ids=SETUPS)
def test_a_change_of_setup_is_described_by_the_stones_that_were_there(old, new, expected):
    tree = line(f"SZ[9]{old}", "C[nothing]")
    if isinstance(expected, Symmetry):
        expected = [contents.RecordRotated(0, expected, 0)]
    assert describe(tree, with_text(tree, 0, f"SZ[9]{new}")) == expected


def test_setup_that_replaces_or_removes_a_stone_that_was_played_is_described_as_that():
    tree = line("SZ[9]", "B[aa]", "W[ba]", "AB[ee]", "B[ca]")
    for cursor in (0, 3, 4):  # also if the line with the node has not been shown
        white = with_text(tree, 3, "AB[ee]AW[aa]")
        assert describe(tree, white, cursor) == [contents.StonesChanged(3, (), ((A, WHITE),))]
        gone = with_text(tree, 3, "AB[ee]AE[ba]")
        assert describe(tree, gone, cursor) == [contents.StonesChanged(3, removed=(B,))]
        same = with_text(tree, 3, "AB[ee][aa]")
        assert describe(tree, same, cursor) == []


@for_each(
    ("result", "parent", "after_end"),
    [("B+R", 4, True), ("?", 4, False), ("", 4, False), ("0", 4, True), ("B+R", 6, False)],
)
def test_a_move_after_the_end_of_a_game_that_has_a_result_is_described(result, parent, after_end):
    tree = with_text(game(), 0, f"SZ[9]RE[{result}]")
    longer, new = tree.add(parent, properties("B[ee]"))
    found = describe(tree, longer, parent)
    number = 5 if parent == 4 else 4
    assert found == [structure.NodesAdded(new, number, 1, 1, False, True, False)] * after_end


def test_setup_that_is_put_before_the_next_move_has_moved_the_branches():
    tree, (new,) = branch(game(), 1, "AB[ee]")
    after = branches.move_siblings_below(tree, new)
    assert describe(tree, after, new) == [structure.BranchesMoved(new, 2, 2, sets_up=True)]


def test_variations_that_are_joined_are_described_as_that():
    tree, _ = branch(game(), 1, "W[ba]", "B[ee]")
    joined = correction.merge_same_move(tree, NEW, 2)
    assert describe(tree, joined, NEW) == [structure.VariationsJoined(2, 2)]


def test_setup_that_is_recoloured_without_moves_is_described_as_changed_nodes():
    tree = line("SZ[9]AB[aa]", "AB[ba]")
    swapped = swap.swap_colours(tree, players=False)
    assert describe(tree, swapped) == [contents.NodesChanged(0, 2)]


def test_a_change_of_a_move_and_of_setup_is_no_exchange_of_moves():
    tree = line("SZ[9]AB[aa]", "B[ba]")
    after = with_text(with_text(tree, 0, "SZ[9]AB[ca]"), 1, "B[da]")
    assert describe(tree, after) == [contents.NodesChanged(0, 2)]


@for_each(("others", "whole"), [(60, True), (80, False)])
def test_a_record_is_looked_through_for_other_stones_only_so_far(others, whole):
    tree = line("SZ[9]", *["C[x]"] * others, "B[aa]", "W[ba]")
    swapped = swap.swap_colours(tree, players=False)
    assert describe(tree, swapped) == [contents.MovesRecoloured(others + 1, 1, 2, whole)]


def test_nodes_that_were_added_and_removed_in_edits_undone_together_are_not_described():
    tree = game()
    longer, new = tree.add(1, properties("AB[ee]"))
    assert describe(tree, longer.remove(new)) == []


def test_nodes_that_a_clean_up_splits_are_not_described_as_removed_and_inserted():
    tree = line("SZ[9]", "AW[ee]B[aa]", "W[ba]")
    assert describe(tree, tidy_record(tree, {Cleanup.SETUP_AND_MOVE})) == [
        contents.NodesChanged(1, 1)
    ]


@for_each(
    ("before", "after", "expected"),
    [
        ("abc", "abc", None),
        ("abc", "ab", structure.GamesChanged(0, 1, 3)),
        ("abc", "c", structure.GamesChanged(0, 2, 1)),
        ("abc", "adbc", structure.GamesChanged(1, 0, 2)),
        ("abc", "cba", structure.GamesChanged(0, 0, 0)),
        ("abc", "dbc", structure.GamesChanged(1, 1, 1)),
    ],
)
def test_changes_of_the_list_of_games_are_described(before, after, expected):
    assert describe_game_changes([*before], [*after]) == expected


# Any edit


def _start_here(tree: Tree, node: int) -> Tree:
    session = Session(tree, RECORDING)
    session.go_to(node)
    return branches.start_record_at_node(tree, node, session.board, session.to_play)


def _set_up(tree: Tree, node: int, colour: Colour | None) -> Tree:
    session = Session(tree, RECORDING)
    session.go_to(node)
    session.set_up_stones({Point(node % session.size.width, 0): colour})
    return session.tree


def _correct(tree: Tree, node: int) -> Tree:
    if recorded_move(tree.properties(node), board_size(tree)) is None:
        return tree
    return correction.correct_move(tree, node, Point(1, 1))


def _graft(tree: Tree, node: int) -> Tree:
    return tree.graft(node, branches.branch_nodes(tree, node))[0]


def _below_root(edit):
    return lambda tree, node: tree if node == tree.root else edit(tree, node)


EDITS = {
    "play": lambda tree, node: tree.add(node, properties("B[bb]"))[0],
    "set up black": lambda tree, node: _set_up(tree, node, BLACK),
    "set up white": lambda tree, node: _set_up(tree, node, WHITE),
    "remove a stone": lambda tree, node: _set_up(tree, node, None),
    "state setup": lambda tree, node: with_text(tree, node, "AB[aa]AW[bb]AE[ca]"),
    "handicap": lambda tree, _: with_text(tree, 0, "SZ[3:2]HA[2]AB[aa][bb]"),
    "turn": lambda tree, node: setup.set_player_to_move(tree, node, BLACK),
    "comment": lambda tree, node: tree.set_properties(
        node, [*tree.properties(node), Property("C", ("x",))]
    ),
    "mark": lambda tree, node: marking.with_mark(tree, node, [A], Mark.CROSS),
    "evaluation": lambda tree, node: evaluations.with_hotspot(tree, node, 1),
    "clean up": lambda tree, _: cleaning.remove_markup(
        tree, nodes_of(tree), set(cleaning.CleaningKind)
    ),
    "tidy": lambda tree, _: tidy_record(tree, set(Cleanup)),
    "remove": _below_root(lambda tree, node: tree.remove(node)),
    "remove alone": _below_root(branches.remove_node_only),
    "remove others": branches.delete_other_branches,
    "keep a line": lambda tree, node: branches.keep_only_line(tree, tree.line_to(node)),
    "begin here": _start_here,
    "insert": lambda tree, node: branches.insert_below(tree, node, properties("W[]"))[0],
    "insert before": _below_root(
        lambda tree, node: branches.insert_above(tree, node, properties("AB[bb]"))[0]
    ),
    "insert before siblings": branches.move_siblings_below,
    "paste": _graft,
    "main line": branches.make_main_line,
    "move a variation": lambda tree, node: branches.move_branch(tree, node, 1),
    "correct": _correct,
    "swap colours below": correction.swap_colours_below,
    "swap colours": lambda tree, _: swap.swap_colours(tree, players=True),
    "rotate": lambda tree, _: rotate_record(tree, Symmetry.R180),
    "transpose": lambda tree, _: rotate_record(tree, Symmetry.TRANSPOSE),
}


def boards(tree: Tree) -> dict[int, dict[Point, Colour]]:
    """The stones at each node."""
    session = Session(tree, RECORDING)
    found = {}
    for node in tree.preorder():
        session.go_to(node)
        found[node] = session.board.stones()
    return found


def is_exempt(before: Tree, after: Tree) -> bool:
    """Whether an edit removed, moved, inserted and recoloured nothing, and began no variation."""
    nodes, left = nodes_of(before), set(nodes_of(after))
    new = [node for node in left if node not in nodes]
    old_size, new_size = board_size(before), board_size(after)
    changed = [
        node
        for node in left.intersection(nodes)
        if any(before.node(node).values(it) != after.node(node).values(it) for it in SETUP)
    ]
    was, now = boards(before), boards(after)
    return (
        left.issuperset(nodes)
        and all(before.parent(node) == after.parent(node) for node in nodes)
        and all(
            before.children(node) == after.children(node)[: len(before.children(node))]
            for node in nodes
        )
        and all(
            recorded_move(before.properties(node), old_size)
            == recorded_move(after.properties(node), new_size)
            for node in nodes
        )
        and old_size == new_size
        and all(
            recorded_move(after.properties(node), new_size) is not None
            and after.children(after.parent(node)) == (node,)
            and after.parent(node) in nodes
            for node in new
        )
        and all(was[node].items() <= now[node].items() for node in changed)
        and before.node(0).first_value("RE") == after.node(0).first_value("RE")
    )


@examples(3)
@given(
    records(),
    st.integers(0, 10**6),
    st.lists(
        st.tuples(st.sampled_from(list(EDITS)), st.integers(0, 10**6)), min_size=1, max_size=2
    ),
)
def test_the_description_is_empty_only_if_nothing_is_removed_moved_or_recoloured(
    tree, cursor, edits
):
    """Two edits at once are those that are undone together."""
    after = tree
    for name, choice in edits:
        nodes = nodes_of(after)
        after = EDITS[name](after, nodes[choice % len(nodes)])
    nodes = nodes_of(tree)
    found = describe(tree, after, nodes[cursor % len(nodes)])
    assert all(effect.node in after for effect in found)
    if not found:
        assert is_exempt(tree, after)
    # These are also said of an edit after which all stones look the same.
    coarse = contents.TurnChanged | contents.NodesChanged | contents.RecordRotated
    if len(edits) == 1 and not any(isinstance(effect, coarse) for effect in found):
        assert is_exempt(tree, after) is not bool(found)


# Effort


def test_a_description_costs_what_was_changed_and_not_what_the_record_has():
    def cost(size: int) -> int:
        tree, ids = branch(deep(size), 0, "B[cc]", "W[dd]", "B[ee]")
        session = Session(tree, RECORDING)
        session.go_to(ids[-1])
        edits = (
            correction.correct_move(tree, ids[1], A),
            branches.remove_node_only(tree, ids[1]),
            tree.remove(ids[1]),
            tree.add(ids[-1], properties("W[aa]"))[0],
            tree.add(ids[0], properties("W[aa]"))[0],
            with_text(tree, ids[2], "B[ee]C[good]"),
            correction.swap_colours_below(tree, ids[0]),
            with_text(tree, ids[1], "AB[aa]"),
        )
        total = 0
        for after in edits:
            session.replace_tree(after, branches.nearest_remaining_node(after, ids[-1]))
            _ = session.board
            total += effort(lambda: describe_edit(tree, session))
            session.replace_tree(tree, ids[-1])
            _ = session.board
        return total

    assert cost(10_000) < 1.1 * cost(100)
