from __future__ import annotations

from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, Board, Colour, Point
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record import Property, Session, Tree
from goboard_gui.record.edits import branches
from goboard_gui.record.edits.correction import correct_move
from goboard_gui.record.edits.setup import set_player_to_move
from goboard_gui.record.edits.swap import swap_colours
from goboard_gui.record.stored_analysis.analysed_nodes import AnalysedNodes
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.outdated import (
    count_lost_analyses,
    without_outdated_analysis,
)
from goboard_gui.record.stored_analysis.tables import ANALYSIS_PROPERTIES
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.record.turns import player_to_move
from tests.cases import for_each
from tests.effort import effort
from tests.record.edit_cases import nodes_of, records
from tests.record.record_cases import line, properties, replayed

OTHERS = "SBKV[50]SBKS[1]OGSC[1]QLZV[9:0.5]QKGV[9:0.5:1:1]LZ[x]KT[a][b][c]"


def position(tree: Tree, node: int) -> tuple[Colour, Board]:
    replay = replayed(tree, RECORDING, node)
    return player_to_move(tree, replay.step), replay.board


def analysed(tree: Tree) -> Tree:
    """Return the record with analysis of ours and of all others at each node."""
    with_others = tree.set_properties_of_nodes(
        {node: [*tree.properties(node), *properties(OTHERS)] for node in tree.preorder()}
    )
    analyses = {}
    for node in tree.preorder():
        candidate = Candidate(Point(1, 0), 9, Value(0.5, 2.0), (Point(1, 0), None))
        to_play, _ = position(tree, node)
        analyses[node] = StoredAnalysis(Analysis(to_play, (candidate,), 9, Value(0.5, 1.0)))
    return with_analyses(with_others, analyses)


def stored(tree: Tree, node: int) -> set[str]:
    return {item.ident for item in tree.properties(node)} & ANALYSIS_PROPERTIES


def without(items, idents) -> list[Property]:
    return [item for item in items if item.ident not in idents]


def edited(tree: Tree, after: Tree) -> Tree:
    """Return the record after an edit in a session."""
    session = Session(tree)
    session.replace_tree(after, after.root)
    return session.tree


def nodes_without(tree: Tree) -> list[int]:
    return [node for node in tree.preorder() if stored(tree, node) != ANALYSIS_PROPERTIES]


GAME = analysed(line("SZ[9]", "B[aa]", "W[bb]", "B[cc]", "W[dd]"))


@for_each(
    ("edit", "changed"),
    [
        (lambda tree: correct_move(tree, 2, Point(7, 7)), [2, 3, 4]),
        (lambda tree: tree.set_properties(3, without(tree.properties(3), {"B"})), [3, 4]),
        (lambda tree: branches.remove_node_only(tree, 3), [4]),
        (lambda tree: branches.insert_above(tree, 3, properties("AB[ee]"))[0], [3, 4]),
        (lambda tree: branches.insert_above(tree, 3, properties("C[a]"))[0], []),
        (lambda tree: set_player_to_move(tree, 4, Colour.WHITE), [4]),
        (lambda tree: swap_colours(tree, players=False), [0, 1, 2, 3, 4]),
        (lambda tree: tree.add(2, properties("B[hh]"))[0], []),
        (lambda tree: tree.add(0, properties("W[hh]"))[0], []),
        (lambda tree: tree.add(0, properties("W[hh]"), 0)[0], [0]),
        (
            lambda tree: tree.set_properties(0, [*properties("SZ[13]"), *tree.properties(0)[1:]]),
            [0, 1, 2, 3, 4],
        ),
        (lambda tree: tree.set_properties(0, [*tree.properties(0), *properties("KM[7]")]), []),
        (lambda tree: tree.set_properties(0, [*tree.properties(0), *properties("RU[aga]")]), []),
        (lambda tree: tree.set_properties(2, [*tree.properties(2), *properties("C[a]")]), []),
    ],
)
def test_an_edit_removes_all_analysis_where_it_changes_stones_or_the_player_to_move(edit, changed):
    after = edit(GAME)
    found = edited(GAME, after)
    assert [node for node in GAME.preorder() if not stored(found, node)] == changed
    for node in after.preorder():
        if node not in changed:
            assert found.properties(node) == after.properties(node)


def test_swapped_moves_leave_the_analysis_after_both():
    tree = GAME
    one, other = tree.properties(1)[0], tree.properties(3)[0]
    after = tree.set_properties_of_nodes(
        {
            1: [other, *tree.properties(1)[1:]],
            3: [one, *tree.properties(3)[1:]],
        }
    )
    found = edited(tree, after)
    assert nodes_without(found) == [1, 2]
    assert stored(found, 1) == stored(found, 2) == set()


@st.composite
def edits(draw, tree: Tree) -> Tree:
    """Draw one or two edits of a record, whatever they do to it."""
    for _ in range(draw(st.integers(1, 2))):
        nodes = nodes_of(tree)
        node = draw(st.sampled_from(nodes))
        kind = draw(st.integers(0, 8))
        if kind == 0:
            content = draw(st.sampled_from(["B[aa]", "W[ba]", "AB[ab]", "AE[aa]", "PL[W]", "C[x]"]))
            kept = without(tree.properties(node), {"B", "W", "AB", "AE", "PL"})
            tree = tree.set_properties(node, [*properties(content), *kept])
        elif kind == 1 and node:
            tree = branches.remove_node_only(tree, node)
        elif kind == 2 and node:
            tree, _ = branches.insert_above(tree, node, properties("B[ca]"))
        elif kind == 3:
            tree = branches.make_main_line(tree, node)
        elif kind == 4:
            tree = swap_colours(tree, players=True)
        elif kind == 5 and node:
            tree = tree.remove(node)
        elif kind == 6:
            tree, _ = tree.add(node, properties(draw(st.sampled_from(["B[cb]", "W[cb]", "PL[W]"]))))
        elif kind == 7:
            tree = branches.move_siblings_below(tree, node)
        elif kind == 8:
            tree = branches.start_record_at_node(tree, node, *reversed(position(tree, node)))
    return tree


@given(records(), st.data())
def test_analysis_is_removed_exactly_where_the_position_is_another_one(tree, data):
    before = analysed(tree)
    after = data.draw(edits(before))
    session = Session(before)
    session.replace_tree(after, after.root)
    found = session.tree
    lost = 0
    for node in after.preorder():
        old = before.properties(node) if before.has_id(node) else ()
        changed = before.has_id(node) and position(before, node) != position(after, node)
        expected = [
            item
            for item in after.properties(node)
            if not changed or item.ident not in ANALYSIS_PROPERTIES or item not in old
        ]
        assert list(found.properties(node)) == expected
        lost += len(expected) < len(after.properties(node))
        assert found.children(node) == after.children(node)
    assert (found is after) is (lost == 0)
    session.replace_tree(before, 0, keep_analysis=True)  # undo
    assert session.tree is before


def test_what_the_edit_itself_stores_is_kept():
    moved = branches.start_record_at_node(GAME, 2, *reversed(position(GAME, 2)))
    found = edited(GAME, moved)
    assert stored(found, 0) == ANALYSIS_PROPERTIES - stored_equally(GAME, 0, 2)
    assert stored(found, 3) == ANALYSIS_PROPERTIES


def stored_equally(tree: Tree, one: int, other: int) -> set[str]:
    both = set(tree.properties(one)) & set(tree.properties(other))
    return {item.ident for item in both} & ANALYSIS_PROPERTIES


@for_each("source", ["nodes", "file"])
def test_nodes_with_analysis_are_found_through_all_edits_and_versions(source):
    tree = line("SZ[9]", "B[aa]", "W[bb]", "B[cc]SBKV[50]")
    if source == "file":
        text = b"(;SZ[9]C[SBKV];B[aa];W[bb];B[cc]SBKV[50](;W[dd])(;C[\\];LZ[]KT[x]))"
        tree = read_sgf(text).games[0]
    found = AnalysedNodes()
    assert {3} <= found.find_in(tree) <= set(tree.preorder())
    more, new = tree.add(3, properties("W[ee]LZ[x]"))
    assert {3, new} <= found.find_in(more)
    less = more.set_properties(3, properties("B[cc]"))
    assert 3 not in found.find_in(less)
    assert 3 in found.find_in(tree)
    assert new not in found.find_in(tree)


def efforts(edit, value: str = "") -> list[int]:
    """Return the efforts of removing analysis after an edit of a short and of a long record, once
    the nodes with analysis are known.
    """
    found = []
    for count in (20, 2000):
        moves = (f";{'BW'[n % 2]}[{'abc'[n % 3]}{'abc'[n // 3 % 3]}]{value}" for n in range(count))
        tree = read_sgf(f"(;SZ[9]{''.join(moves)})".encode()).games[0]
        analysed, after = AnalysedNodes(), edit(tree, count)
        analysed.find_in(tree)
        found.append(effort(partial(without_outdated_analysis, tree, after, analysed)))
    return found


@for_each("value", ["", "SBKV[50]"])
def test_a_click_at_the_end_of_a_long_record_takes_no_longer(value):
    short, long = efforts(lambda tree, last: tree.add(last, properties("B[]"))[0], value)
    assert long < short + 20


def test_setup_at_the_start_of_a_long_record_without_analysis_takes_no_longer():
    short, long = efforts(lambda tree, _: tree.set_properties(0, properties("SZ[9]AB[ii]")))
    assert long < short + 20


def test_lost_analyses_are_counted():
    after = edited(GAME, correct_move(GAME, 3, Point(7, 7)))
    assert count_lost_analyses(GAME, after) == 2
    assert count_lost_analyses(after, GAME) == 0
    again = with_analyses(GAME, {1: StoredAnalysis(Analysis(Colour.WHITE))})
    assert stored(again, 1) == ANALYSIS_PROPERTIES - {"SBKV", "SBKS"}
    assert count_lost_analyses(GAME, again) == 0
