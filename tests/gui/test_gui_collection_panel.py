"""The panel of a collection among the others: how high it is, and when it says nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.gui.actions.commands import Command
from tests.gui.explorer_cases import built, rows

if TYPE_CHECKING:
    from pathlib import Path

OPENING = b"(;SZ[9];B[gc];W[cg];B[gg];W[cc])"


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> Path:
    return built(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def open_panel(window, qtbot, tmp_path, index):
    """Return what shows the panel of a window, with a collection open."""
    collection = window.features.collection
    keeping = collection.building.manager
    keeping.store.home = tmp_path / "home"

    def show():
        with qtbot.waitSignal(window.panels.collection.visibilityChanged, check_params_cb=bool):
            window.commands[Command.COLLECTION_FIND].trigger()
        QApplication.processEvents()
        collection.search.open_index(index)
        keeping.staleness_check.cancel()
        return collection.panel

    yield show
    keeping.staleness_check.cancel()
    collection.search.close()


def test_it_gets_what_the_other_panels_can_spare_and_no_more(window, open_panel, qtbot):
    window.resize(1280, 900)
    QApplication.processEvents()
    open_panel()
    dock, (game, _, comments, *_) = window.panels.collection, window.panels.docks
    qtbot.waitUntil(lambda: dock.height() > 380)
    for other in (game, comments):
        assert other.height() >= other.minimumSizeHint().height()


def test_the_width_that_the_user_chose_is_left_alone(window, open_panel, qtbot):
    window.resize(1280, 900)
    open_panel()
    dock = window.panels.collection
    qtbot.waitUntil(lambda: dock.height() > 380)
    usual = dock.width()
    window.resizeDocks([dock], [usual + 60], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    wide = dock.width()
    for _ in range(2):
        dock.toggleViewAction().trigger()
        QApplication.processEvents()
    window.commands[Command.COLLECTION_FIND].trigger()
    QApplication.processEvents()
    assert dock.width() == wide == usual + 60


def test_it_is_not_created_if_it_is_hidden_again_at_once(window, qtbot, in_steps):
    dock = window.panels.collection
    with qtbot.waitSignal(dock.visibilityChanged, check_params_cb=bool):
        window.commands[Command.COLLECTION_FIND].trigger()
    dock.hide()
    in_steps()
    assert dock.widget() is None


def test_it_searches_once_it_has_been_created_in_steps(open_panel, window, qtbot, in_steps):
    panel = open_panel()
    in_steps()
    assert window.panels.collection.widget() is panel
    qtbot.waitUntil(lambda: window.features.collection.search.result is not None)


def test_it_names_the_opening(window, open_panel):
    panel = open_panel()
    assert panel.opening_label.isHidden()
    window.document.open_games(
        read_sgf(b"(;SZ[19];B[pd];W[dp];B[pp];W[dd];B[pj])").games, None, None
    )
    window.document.go_to(window.document.session.line[-1])
    QApplication.processEvents()
    assert panel.opening_label.text() == "Opening: Three star points"
    assert panel.opening_label.isVisible()


def test_no_window_grows_beyond_a_low_screen_with_it(window, open_panel):
    window.resize(960, 540)
    panel = open_panel()
    panel.games.filter_bar.more.setChecked(True)
    QApplication.processEvents()
    assert window.height() == 540


def test_it_tells_nobody_the_move_that_is_guessed(window, open_panel):
    panel = open_panel()
    window.document.open_games(read_sgf(OPENING).games, None, None)
    assert rows(panel)
    assert panel.table.isVisible()
    window.commands[Command.GUESS].trigger()
    assert not panel.table.isVisible()
    assert not panel.games.isVisible()
    window.commands[Command.GUESS].trigger()
    assert panel.table.isVisible()


@pytest.mark.parametrize(
    "command",
    [Command.COLLECTION_STATISTICS, Command.COLLECTION_REPORT, Command.COLLECTION_DUPLICATES],
)
def test_what_needs_a_collection_leads_to_where_one_is_made(
    collection_desk, qtbot, tmp_path, command
):
    collection = collection_desk.collection
    collection.building.manager.store.home = tmp_path / "home"
    collection_desk.actions[command].trigger()
    qtbot.waitUntil(collection.panel.build_button.isVisible)
    assert not any(it.isVisible() for it in collection_desk.window.findChildren(QDialog))


def test_other_moves_are_listed_from_the_most_frequent(open_panel):
    panel = open_panel()
    panel.table.setFixedHeight(46)
    QApplication.processEvents()
    panel.table.scrollToBottom()
    bar = panel.table.verticalScrollBar()
    assert bar.value() > 0
    panel._show()
    assert bar.value() == 0
