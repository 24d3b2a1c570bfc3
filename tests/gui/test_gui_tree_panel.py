"""The panel of the game tree: which tree it shows, when, and how much of it."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size
from goboard_gui.gui.navigation.tree.tree_panel import TreeLayoutTask
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Property
from goboard_gui.record.navigation.tree_layout import TreeLayout
from tests.gui.gui_cases import LEFT, Heard
from tests.gui.reading_cases import read_markup
from tests.gui.tree_cases import (
    click_node,
    colour_at,
    cursor,
    in_sight,
    long_line,
    point_at,
    show_panel,
    shown,
)
from tests.record.layout_cases import drawn, grown, named
from tests.record.record_cases import branch, line


@pytest.fixture
def panel_of(qtbot):
    return partial(show_panel, qtbot)


def test_a_move_that_is_played_appears(panel_of):
    panel = panel_of(line("SZ[9]", "B[aa]"))
    panel._document.go_to(1)
    panel._document.play(Point(4, 4))
    panel._document.go_to(1)
    panel._document.play(Point(5, 5))
    assert shown(panel) == "o-o-o\n   \\\n    o"
    assert in_sight(panel.view, cursor(panel))


def test_what_is_undone_disappears_and_comes_again(panel_of):
    panel = panel_of(line("SZ[9]"))
    panel._document.play(Point(4, 4))
    panel._document.undo_stack.undo()
    assert shown(panel) == "o"
    panel._document.undo_stack.redo()
    assert shown(panel) == "o-o"


def test_a_comment_becomes_a_badge(panel_of):
    panel = panel_of(line("SZ[9]", "B[aa]"))
    badge = panel.view.node_position(0) + QPoint(7, -7)
    before = colour_at(panel.view, badge)
    panel._document.set_comment("What now?")
    assert colour_at(panel.view, badge).hue() != before.hue()


def test_another_game_of_the_file_has_its_own_tree_and_collapsed_nodes(panel_of):
    panel = panel_of(grown("abc"))
    document = panel._document
    document.open_games([grown("ab(c)(d)"), grown("xyz")], None, None)
    panel.toggle_collapsed(1)
    document.go_to_game(1)
    assert shown(panel) == "x-y-z"
    document.go_to_game(0)
    assert shown(panel) == "a-b"
    document.open_games([grown("ab(c)(d)")], None, None)
    assert panel.collapsed_nodes == set()


def test_a_double_click_collapses_a_branch_and_another_one_expands_it(panel_of):
    panel = panel_of(grown("abcd"))
    for expected in ("a-b", "a-b-c-d"):
        place = panel.view.node_position(1)
        QTest.mouseClick(panel.view.viewport(), LEFT, pos=place)
        QTest.mouseDClick(panel.view.viewport(), LEFT, pos=place)
        assert shown(panel) == expected
        assert cursor(panel) == 1


def test_an_end_has_nothing_to_collapse(panel_of):
    panel = panel_of(grown("ab"))
    panel.toggle_collapsed(1)
    assert panel.collapsed_nodes == set()


def test_the_handle_of_a_collapsed_node_expands_it_and_goes_nowhere(panel_of):
    panel = panel_of(grown("abcd"))
    panel.toggle_collapsed(1)
    handle = QPoint(round(0.35 * panel.view.cells.pitch), 0)
    click_node(panel.view, 1, handle)
    assert shown(panel) == "a-b-c-d"
    assert cursor(panel) == 0
    click_node(panel.view, 1, handle)  # where there is no handle, it is the node
    assert cursor(panel) == 1


def test_going_into_a_collapsed_branch_expands_it_and_no_other(panel_of):
    panel = panel_of(grown("a(bc)(de)"))
    tree = panel._document.session.tree
    for name in "bd":
        panel.toggle_collapsed(named(tree, name))
    assert shown(panel) == "a-b\n \\\n  d"
    panel._document.go_to(named(tree, "e"))
    assert shown(panel) == "a-b\n \\\n  d-e"
    assert panel.collapsed_nodes == {named(tree, "b")}


def test_a_move_added_below_a_collapsed_node_shows_it(panel_of):
    panel = panel_of(line("SZ[9]", "B[aa]", "W[bb]"))
    panel._document.go_to(1)
    panel.toggle_collapsed(1)
    assert shown(panel) == "o-o"
    panel._document.play(Point(5, 5))
    assert shown(panel) == "o-o-o\n   \\\n    o"


def test_collapsed_branches_survive_edits(panel_of):
    panel = panel_of(grown("a(bc)(de)"))
    document = panel._document
    panel.toggle_collapsed(named(document.session.tree, "d"))
    tree, _ = document.session.tree.add(0, [Property("N", ("x",))], index=0)
    document.replace_tree("An edit", tree)
    assert shown(panel) == "a-x\n|\\\n| b-c\n \\\n  d"


def test_all_branches_are_expanded_at_once(panel_of):
    panel = panel_of(grown("ab(cd)(ef)"))
    tree = panel._document.session.tree
    for name in "ce":
        panel.toggle_collapsed(named(tree, name))
    panel.expand_all()
    assert shown(panel) == drawn(TreeLayout.compute(tree))


def test_the_place_of_the_cursor_on_screen_is_kept_when_rows_above_it_go(panel_of):
    tree = grown("a" + "(b" + "(c)" * 30 + ")" + "(d)" * 30)
    panel = panel_of(tree)
    far = named(tree, "d") + 25
    panel._document.go_to(far)
    before = panel.view.node_position(far)
    panel.toggle_collapsed(1)
    assert panel.view.node_position(far).y() == pytest.approx(before.y(), abs=1)


def test_what_a_file_says_is_shown_as_it_is_written_when_one_points_to_a_node(panel_of):
    text = "<b>bold</b> & <img src=x>\nsecond line"
    tree = read_sgf(f"(;SZ[9];B[cc]BM[2]GW[1]N[<i>name</i>]C[{text}][third])".encode()).games[0]
    panel = panel_of(tree)
    point_at(panel.view, panel.view.node_position(1))
    told = "Move 1: Black C7\n<i>name</i>\nvery bad move, good for White\n\n"
    assert read_markup(QToolTip.text()) == f"{told}{text}\nthird"
    panel.set_point_naming(Naming(notation("andreev"), Size(9, 9)))
    point_at(panel.view, panel.view.node_position(1))
    assert "Move 1: Black C7" not in QToolTip.text()


def test_what_is_hidden_below_a_collapsed_node_is_counted(panel_of):
    panel = panel_of(grown("a" + "b" + "(c)(d)"))
    panel.toggle_collapsed(1)
    point_at(panel.view, panel.view.node_position(1))
    assert "Hidden nodes: 2" in QToolTip.text()


def test_a_tree_that_takes_long_is_shown_bit_by_bit_and_can_be_used_meanwhile(
    qtbot, panel_of, in_steps
):
    panel = panel_of(long_line(3000))
    assert len(panel._layout.grid) < 3000
    panel._document.set_comment("while it is laid out")
    assert panel._layout_task.running
    panel._document.go_to(2900)
    panel._document.wait_for_jump()
    qtbot.waitUntil(lambda: not panel._layout_task.running)
    assert len(panel._layout.grid) == 3001
    assert panel._layout.tree is panel._document.session.tree
    assert in_sight(panel.view, 2900)


def test_what_cannot_follow_is_laid_out_anew_while_the_old_drawing_is_shown(
    qtbot, panel_of, in_steps
):
    panel = panel_of(long_line(1000))
    qtbot.waitUntil(lambda: not panel._layout_task.running)
    tree = panel._document.session.tree
    panel._document.replace_tree("Removed", tree.remove(500))
    assert len(panel._layout.grid) == 1001
    click_node(panel.view, 3)
    assert cursor(panel) == 3
    qtbot.waitUntil(lambda: len(panel._layout.grid) == 500)


def test_a_move_that_is_undone_may_be_looked_at_until_it_is_gone(qtbot, panel_of, in_steps):
    panel = panel_of(long_line(1000))
    qtbot.waitUntil(lambda: not panel._layout_task.running)
    panel._document.go_to(1000)
    panel._document.play(None)
    node = cursor(panel)
    panel._document.undo_stack.undo()
    assert panel.view.node_at(panel.view.node_position(node)) == node
    panel.view.grab()
    panel.view.node_clicked.emit(node)
    panel.view.toggled.emit(node)
    point_at(panel.view, panel.view.node_position(node))
    assert QToolTip.text() == ""
    assert cursor(panel) == 1000
    qtbot.waitUntil(lambda: panel.view.node_position(node) is None)


def test_work_that_is_stopped_tells_nothing_more(in_steps):
    work = TreeLayoutTask(None)
    heard = Heard(work, "progressed", "finished")
    work.start(TreeLayout(long_line(1000)))
    work.stop()
    in_steps()
    assert heard.take() == {"progressed": 1}


def test_moves_against_the_rules_are_crossed_out_wherever_they_are(panel_of, qtbot):
    tree, (other,) = branch(line("SZ[9]", "B[aa]", "W[bb]", "B[aa]"), 1, "W[aa]")
    panel = panel_of(tree)
    qtbot.waitUntil(lambda: panel.view._scene.illegal == {3, other})
    cross = panel.view.node_position(other) + QPoint(0, 0)
    crossed = colour_at(panel.view, cross)
    assert crossed.red() > crossed.blue() + 40


def test_a_move_against_the_rules_is_crossed_out_at_once(panel_of, qtbot):
    panel = panel_of(line("SZ[9]", "B[aa]", "W[aa]"))
    qtbot.waitUntil(lambda: panel.view._scene.illegal == {2})
    panel._document.go_to(1)
    panel._document.play(Point(0, 0), anyway=True)
    panel._document.play(Point(0, 0), anyway=True)
    assert panel.view._scene.illegal == {2, cursor(panel)}
