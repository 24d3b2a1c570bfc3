"""What holds for every panel beside the board, those to come included."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget, QMenu, QWidget

from goboard_gui.gui.widgets.context_help import help_page_for
from tests.gui.test_gui_accessibility import nameless


def test_each_panel_is_in_a_menu_and_known_by_a_name_of_its_own(window):
    docks = window.findChildren(QDockWidget)
    offered = {action for menu in window.findChildren(QMenu) for action in menu.actions()}
    assert {dock.toggleViewAction() for dock in docks} <= offered
    names = [dock.objectName() for dock in docks]
    assert all(names)
    assert len(set(names)) == len(names)


def test_each_panel_has_names_for_what_takes_keys_and_a_page_of_the_manual(window, qtbot):
    found = {}
    for dock in window.panels.docks:
        if dock.isHidden():
            dock.toggleViewAction().trigger()
        qtbot.waitUntil(lambda dock=dock: dock.widget() is not None)
        about = {help_page_for(widget) for widget in dock.findChildren(QWidget)} - {""}
        found[dock.objectName()] = nameless(dock), bool(about)
    assert found == {name: ([], True) for name in found}
