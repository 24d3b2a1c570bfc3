"""What one sees of a drawn tree, and what the pointer and the wheel do there."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QImage, QPalette
from PySide6.QtWidgets import QApplication

from goboard_gui.gui.navigation.tree import tree_canvas
from tests.gui.gui_cases import CTRL, LEFT, MIDDLE, SHIFT, Heard
from tests.gui.tree_cases import (
    click_node,
    colour_at,
    cursor,
    drag,
    in_sight,
    long_line,
    show_panel,
    turn,
)
from tests.record.layout_cases import grown, named
from tests.record.record_cases import branch, line

FAR = 60


@pytest.fixture
def panel_of(qtbot):
    return partial(show_panel, qtbot)


def test_a_click_on_a_node_goes_there(panel_of):
    panel = panel_of(grown("ab(cd)(ef)"))
    node = named(panel._document.session.tree, "f")
    click_node(panel.view, node)
    assert cursor(panel) == node


def test_a_click_beside_all_nodes_goes_nowhere(panel_of):
    panel = panel_of(grown("ab"))
    click_node(panel.view, 1, QPoint(0, 60))
    assert cursor(panel) == 0


def test_the_tree_follows_the_cursor_along_a_long_line_and_back(panel_of):
    panel = panel_of(long_line(FAR))
    document = panel._document
    for node in [*document.session.line, *reversed(document.session.line)]:
        document.go_to(node)
        assert in_sight(panel.view, node)
    document.go_to(FAR)
    assert in_sight(panel.view, FAR)
    assert not in_sight(panel.view, 0)


def test_what_comes_next_is_in_sight_too(panel_of):
    panel = panel_of(long_line(FAR))
    panel._document.go_to(30)
    assert in_sight(panel.view, 28)
    assert in_sight(panel.view, 32)


def test_the_cursor_is_ringed_and_its_old_place_is_not(panel_of):
    panel = panel_of(long_line(6))
    ring = panel.palette().highlight().color()
    edge = QPoint(0, -round(0.44 * panel.view.cells.pitch))
    panel._document.go_to(3)
    assert colour_at(panel.view, panel.view.node_position(3) + edge).hue() == pytest.approx(
        ring.hue(), abs=12
    )
    panel._document.go_to(4)
    background = panel.palette().base().color()
    assert colour_at(panel.view, panel.view.node_position(3) + edge) == background


def test_stones_have_their_colours_and_stand_out_on_the_current_line(panel_of):
    tree = line("SZ[9]", "B[aa]", "W[bb]")
    tree, (other,) = branch(tree, 1, "B[cc]")
    panel = panel_of(tree)
    light = {
        node: colour_at(panel.view, panel.view.node_position(node)).lightness()
        for node in (1, 2, other)
    }
    assert light[1] < light[other] < light[2]
    panel._document.go_to(other)
    assert colour_at(panel.view, panel.view.node_position(other)).lightness() == light[1]


def test_the_wheel_asks_for_the_next_move_and_the_one_before(panel_of):
    panel = panel_of(long_line(FAR))
    heard = Heard(panel.view, "stepped")
    for degrees in (-120, 240, -60, -60):
        turn(panel.view, QPoint(0, degrees))
    assert heard.carried["stepped"] == [(1,), (-2,), (1,)]


def test_a_swipe_asks_for_a_move_every_forty_pixels(panel_of):
    panel = panel_of(long_line(FAR))
    heard = Heard(panel.view, "stepped")
    for _ in range(5):
        turn(panel.view, QPoint(0, -60), QPoint(0, -20))
    assert heard.carried["stepped"] == [(1,), (1,)]


@pytest.mark.parametrize(
    ("degrees", "modifiers"),
    [(QPoint(-120, 0), Qt.KeyboardModifier.NoModifier), (QPoint(0, -120), SHIFT)],
    ids=["sideways", "with Shift"],
)
def test_the_wheel_scrolls(panel_of, degrees, modifiers):
    panel = panel_of(long_line(FAR))
    heard = Heard(panel.view, "stepped")
    turn(panel.view, degrees, modifiers=modifiers)
    assert panel.view.horizontalScrollBar().value() == 120
    assert not heard.count


def test_the_wheel_with_ctrl_zooms_around_the_pointer(panel_of):
    panel = panel_of(long_line(FAR))
    panel._document.go_to(30)
    middle = panel.view.viewport().rect().center()
    place = panel.view.node_position(30)
    before = panel.view.cells.pitch
    turn(panel.view, QPoint(0, 240), modifiers=CTRL)
    assert panel.view.cells.pitch > before
    factor = panel.view.cells.pitch / before
    moved = panel.view.node_position(30).x() - middle.x()
    assert moved == pytest.approx((place.x() - middle.x()) * factor, abs=4)
    for _ in range(60):
        turn(panel.view, QPoint(0, -240), modifiers=CTRL)
    assert panel.view.cells.pitch >= 8


@pytest.mark.parametrize("button", [LEFT, MIDDLE], ids=["left", "middle"])
def test_dragging_pans_and_goes_nowhere(panel_of, button):
    panel = panel_of(long_line(FAR))
    drag(panel.view, panel.view.node_position(8), panel.view.node_position(2), button)
    assert panel.view.horizontalScrollBar().value() == 6 * panel.view.cells.pitch
    assert cursor(panel) == 0


def test_a_menu_is_asked_for_on_a_node(panel_of):
    panel = panel_of(grown("abc"))
    heard = Heard(panel, "menu_requested")
    for place in (panel.view.node_position(2), QPoint(5, 120)):
        there = panel.view.viewport().mapToGlobal(place)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, there)
        QApplication.sendEvent(panel.view.viewport(), event)
    ((node, where),) = heard.carried["menu_requested"]
    assert node == 2
    assert panel.view.node_at(panel.view.viewport().mapFromGlobal(where)) == 2


def test_the_keys_stay_with_the_board(panel_of):
    panel = panel_of(grown("abc"))
    click_node(panel.view, 1)
    assert not panel.view.hasFocus()
    assert not panel.view.viewport().hasFocus()


@pytest.mark.parametrize("background", ["#fcfbf9", "#232428"], ids=["light", "dark"])
def test_black_stones_look_filled_on_any_ground(panel_of, background):
    panel = panel_of(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    panel._document.go_to(3)
    palette = panel.view.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor(background))
    panel.view.setPalette(palette)
    shine = QPoint(-2, -2)
    black, white = (
        colour_at(panel.view, panel.view.node_position(node) + shine).lightness() for node in (1, 2)
    )
    assert abs(black - QColor(background).lightness()) > 40
    assert white - black > 90


@pytest.mark.parametrize("size", [(262, 60), (180, 110)], ids=["low", "narrow"])
def test_the_hint_of_an_empty_tree_leaves_room_for_the_root(panel_of, size, monkeypatch):
    view = panel_of(line("SZ[9]"), *size).view
    left = view.cells.cell_rect(0, 0).right() + 1

    def image() -> QImage:
        return view.viewport().grab().toImage()

    with_hint = image()
    monkeypatch.setattr(tree_canvas, "draw_empty_state", lambda *_args, **_options: None)
    without_hint = image()
    assert with_hint != without_hint
    beside_the_text = QRect(0, 0, left, with_hint.height())
    assert with_hint.copy(beside_the_text) == without_hint.copy(beside_the_text)
