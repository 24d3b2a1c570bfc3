from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from goboard_gui.go import Symmetry
from goboard_gui.gui.menus import RecentMenu, ViewsMenu
from tests.gui.gui_cases import Heard


@pytest.fixture
def views(qtbot, viewpoint) -> ViewsMenu:
    around = QWidget()
    qtbot.addWidget(around)
    menu = ViewsMenu(viewpoint, around)
    menu.around = around
    return menu


def checked(menu: ViewsMenu) -> list[int]:
    return [place for place, action in enumerate(menu.actions()) if action.isChecked()]


def test_the_menu_has_all_eight_views_and_checks_the_present_one(views, viewpoint):
    assert len(views.actions()) == 8
    for place, view in enumerate(Symmetry):
        viewpoint.choose_view(view)
        assert checked(views) == [place]


def test_a_view_is_chosen_from_the_menu(views, viewpoint):
    for action, view in zip(views.actions(), Symmetry, strict=True):
        action.trigger()
        assert viewpoint.view is view
    assert checked(views) == [7]


class Shelf(QObject):
    """Has recent files, as `Filing` does."""

    recent_changed = Signal()
    recent: tuple[Path, ...] = ()

    def put(self, *paths: str) -> None:
        self.recent = tuple(map(Path, paths))
        self.recent_changed.emit()


@pytest.fixture
def recent(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    shelf = Shelf()
    menu = RecentMenu(shelf, around)
    menu.around, menu.shelf = around, shelf
    return menu


def test_the_menu_of_recent_files_follows_the_list(recent):
    assert not recent.isEnabled()
    recent.shelf.put("/games/a.sgf", "/games/b & c.sgf")
    assert recent.isEnabled()
    assert [action.text() for action in recent.actions()] == ["a.sgf", "b && c.sgf"]
    assert recent.actions()[0].statusTip() == "/games/a.sgf"
    recent.shelf.put()
    assert not recent.isEnabled()
    assert recent.actions() == []


def test_a_recent_file_is_chosen_even_if_the_list_changes_thereby(recent):
    recent.shelf.put("/games/a.sgf", "/games/b.sgf")
    heard = Heard(recent, "chosen")
    recent.chosen.connect(lambda path: recent.shelf.put(str(path), "/games/a.sgf"))
    recent.actions()[1].trigger()
    assert heard.carried["chosen"] == [(Path("/games/b.sgf"),)]
    assert [action.text() for action in recent.actions()] == ["b.sgf", "a.sgf"]
