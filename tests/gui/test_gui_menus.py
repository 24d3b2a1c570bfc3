from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from goboard_gui.go import Symmetry
from goboard_gui.gui.window.menus import (
    NotationMenu,
    RecentFilesMenu,
    SecondNotationMenu,
    ViewsMenu,
)
from goboard_gui.notation import NOTATIONS
from tests.cases import for_each
from tests.gui.gui_cases import Heard
from tests.gui.reading_cases import read_markup


@pytest.fixture
def views(qtbot, view_settings) -> ViewsMenu:
    around = QWidget()
    qtbot.addWidget(around)
    menu = ViewsMenu(view_settings, around)
    menu.fill()
    menu.around = around
    return menu


def checked(menu: ViewsMenu) -> list[int]:
    return [place for place, action in enumerate(menu.actions()) if action.isChecked()]


def test_the_menu_has_all_eight_views_and_checks_the_present_one(views, view_settings):
    assert len(views.actions()) == 8
    for place, view in enumerate(Symmetry):
        view_settings.set_view(view)
        assert checked(views) == [place]


def test_a_view_is_chosen_from_the_menu(views, view_settings):
    for action, view in zip(views.actions(), Symmetry, strict=True):
        action.trigger()
        assert view_settings.view is view
    assert checked(views) == [7]


class Shelf(QObject):
    """Has recent files, as `DocumentIO` does."""

    recent_changed = Signal()
    recent_files: tuple[Path, ...] = ()

    def put(self, *paths: str) -> None:
        self.recent_files = tuple(map(Path, paths))
        self.recent_changed.emit()

    def clear_recent(self) -> None:
        self.put()


@pytest.fixture
def recent(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    shelf = Shelf()
    menu = RecentFilesMenu(shelf, around)
    menu.around, menu.shelf = around, shelf
    return menu


def test_the_menu_of_recent_files_follows_the_list(recent):
    assert not recent.isEnabled()
    recent.shelf.put("/games/a.sgf", "/games/b & c.sgf")
    assert recent.isEnabled()
    assert [action.text() for action in recent.actions()] == [
        "a.sgf",
        "b && c.sgf",
        "",
        "&Clear Recent Files",
    ]
    assert recent.actions()[0].statusTip() == "/games/a.sgf"
    recent.shelf.put()
    assert not recent.isEnabled()
    assert not recent.isEnabled()


def test_the_recent_files_can_be_cleared(recent):
    recent.shelf.put("/games/a.sgf")
    recent.actions()[-1].trigger()
    assert not recent.isEnabled()
    assert recent.shelf.recent_files == ()


def test_a_recent_file_is_chosen_even_if_the_list_changes_thereby(recent):
    recent.shelf.put("/games/a.sgf", "/games/b.sgf")
    heard = Heard(recent, "path_chosen")
    recent.path_chosen.connect(lambda path: recent.shelf.put(str(path), "/games/a.sgf"))
    recent.actions()[1].trigger()
    assert heard.carried["path_chosen"] == [(Path("/games/b.sgf"),)]
    assert [action.text() for action in recent.actions()][:2] == ["b.sgf", "a.sgf"]


@pytest.fixture
def around(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_the_menu_lists_all_notations_with_what_they_are(around, view_settings):
    menu = NotationMenu(view_settings, around)
    menu.fill()
    listed = [(action.text(), read_markup(action.toolTip())) for action in menu.actions()]
    assert listed == [(notation.title, notation.explanation) for notation in NOTATIONS]


@for_each("chosen", NOTATIONS, ids=lambda chosen: chosen.id)
def test_a_notation_is_chosen_from_the_menu(around, view_settings, chosen):
    menu = NotationMenu(view_settings, around)
    menu[chosen.id].trigger()
    assert view_settings.notation is chosen
    assert [action for action in menu.actions() if action.isChecked()] == [menu[chosen.id]]


def test_the_first_nine_notations_have_keys(around, view_settings):
    menu = NotationMenu(view_settings, around)
    menu.fill()
    keys = [action.shortcut().toString() for action in menu.actions()]
    assert keys == [
        f"Alt+{number}" if number <= 9 else "" for number in range(1, len(NOTATIONS) + 1)
    ]


def test_a_second_notation_is_chosen_and_left_again(around, view_settings):
    menu = SecondNotationMenu(view_settings, around)
    menu.fill()
    entries = [action for action in menu.actions() if not action.isSeparator()]
    assert [action.text() for action in entries if action.isChecked()] == ["&None"]
    for action, notation in zip(entries[1:], NOTATIONS, strict=True):
        if notation is view_settings.notation:
            continue
        action.trigger()
        assert view_settings.display_options.second is notation
        assert [entry for entry in entries if entry.isChecked()] == [action]
    entries[0].trigger()
    assert view_settings.display_options.second is None
    assert [entry for entry in entries if entry.isChecked()] == [entries[0]]
