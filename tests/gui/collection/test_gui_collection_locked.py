"""A window whose index another program has locked, or that cannot be opened at the moment."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goboard_gui.game_index.database import VERSION_WITH_VARIATIONS
from goboard_gui.game_index.errors import IndexErrorCode
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import DATABASE, SET_ASIDE
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection import index_opener
from goboard_gui.gui.collection.building import staleness_check
from goboard_gui.gui.collection.building.new_collection_dialog import (
    BuildRequest,
    NewCollectionDialog,
)
from goboard_gui.gui.collection.games import duplicates_dialog
from goboard_gui.gui.collection.games.duplicates_dialog import DuplicatesDialog
from goboard_gui.gui.collection.games.game_texts import GameColumn
from goboard_gui.gui.collection.statistics.report_dialog import ReportDialog
from goboard_gui.gui.collection.statistics.statistics_dialog import StatisticsDialog
from goboard_gui.gui.core import background
from goboard_gui.gui.widgets.failures_dialog import FailuresDialog
from tests.cases import for_each
from tests.game_index.index_errors import bytes_of, locked, raises_code
from tests.gui.collection_cases import game_count, offered, offers, said

if TYPE_CHECKING:
    from pathlib import Path

IN_USE = "Another program is using this index."


@pytest.fixture
def impatient(monkeypatch):
    """Let threads of the window wait for no lock."""
    for module in (index_opener, staleness_check, duplicates_dialog):
        monkeypatch.setattr(module, "LOCK_TIMEOUT_SECONDS", 0)
    from goboard_gui.gui.collection.building import collection_manager

    monkeypatch.setattr(collection_manager, "LOCK_TIMEOUT_SECONDS", 0)


@pytest.fixture
def patient(monkeypatch):
    """Let threads wait for a lock as long as it takes, and the window for no thread."""
    monkeypatch.setattr(index_opener, "LOCK_TIMEOUT_SECONDS", 600)
    monkeypatch.setattr(background, "PATIENCE", 0.01)


@pytest.fixture
def panel(qtbot, desk, keeping, index):
    """Return the panel with the open index."""
    desk.collection.show_panel()
    qtbot.waitUntil(desk.collection.panel.isVisible)
    keeping.open_index(index)
    qtbot.waitUntil(lambda: desk.collection.search.completed_search is not None)
    assert listed(desk.collection.panel) == 4
    return desk.collection.panel


def listed(panel) -> int:
    """Return how many rows of the list of games say something."""
    model = panel.games.model
    return sum(bool(model.index(row, GameColumn.BLACK).data()) for row in range(model.rowCount()))


@contextmanager
def lock_that_ends(index: Path):
    """Hold a lock, and yield what ends it."""
    connection = sqlite3.connect(index / DATABASE, isolation_level=None)
    with closing(connection):
        connection.execute("BEGIN EXCLUSIVE")
        yield lambda: connection.execute("ROLLBACK")


def test_one_that_is_locked_is_told_of_and_opened_when_one_tries_again(
    qtbot, keeping, index, impatient
):
    before = bytes_of(index)
    with locked(index):
        keeping.open_index(index)
        assert (game_count(keeping), said(keeping), offered(keeping)) == (None, IN_USE, ["Retry"])
        offers(keeping)[0].click()
        assert (game_count(keeping), said(keeping), offered(keeping)) == (None, IN_USE, ["Retry"])
    offers(keeping)[0].click()
    assert (game_count(keeping), said(keeping)) == (4, "")
    assert bytes_of(index) == before


def test_a_thread_waits_for_the_lock_and_the_window_does_not(qtbot, keeping, index, patient):
    threads = []
    with lock_that_ends(index) as end, pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Index,
            "__init__",
            lambda *args, before=Index.__init__, **named: (
                threads.append(threading.current_thread()),
                before(*args, **named),
            )[0],
        )
        keeping.open_index(index)
        assert keeping._search.opener.folder == index
        end()
        qtbot.waitUntil(lambda: game_count(keeping) == 4)
    assert threads
    assert threading.main_thread() not in threads
    assert keeping._search.opener.folder is None


def test_a_window_that_is_closed_waits_for_no_lock(qtbot, desk, keeping, index, patient):
    with lock_that_ends(index) as end:
        keeping.open_index(index)
        keeping._search.opener.stop_work()
        end()
        qtbot.waitUntil(lambda: not any(t.name == "task" for t in threading.enumerate()))
    QApplication.processEvents()
    assert game_count(keeping) is None


def test_while_it_takes_long_it_is_shown_and_can_be_cancelled(qtbot, keeping, index, patient):
    with lock_that_ends(index):
        keeping.open_index(index)
        qtbot.waitUntil(lambda: said(keeping) != "")
        assert said(keeping) == "Opening index “few”…"
        keeping._search.opener.delayed.emit(True)
        assert said(keeping) == "Opening index “few”: still waiting for the disk…"
        assert offered(keeping) == ["Cancel"]
        offers(keeping)[0].click()
        assert keeping._search.opener.folder is None
        assert said(keeping) == ""
    assert game_count(keeping) is None


def test_what_was_shown_meanwhile_is_over_when_it_is_open(qtbot, keeping, index, patient):
    keeping.store.remember(index)
    with lock_that_ends(index) as end:
        opened = []
        keeping.open_last_index(opened.append)
        keeping.open_last_index(opened.append)  # which does not begin again
        qtbot.waitUntil(lambda: said(keeping) != "")
        end()
        qtbot.waitUntil(lambda: opened == [None, None])
    assert (game_count(keeping), said(keeping)) == (4, "")


ASKING = {
    "order": lambda games: games.table.sortByColumn(GameColumn.DATE, Qt.SortOrder.AscendingOrder),
    "rows": lambda games: (games.refresh(), listed_again(games)),
    "players": lambda games: games._suggest_players("Black", list),
    "filter": lambda games: games.search.set_filter(Filter(text="black 1")),
}


def listed_again(games) -> None:
    games.model._lister._criteria = None
    games.model.rows._pages.clear()
    games.model.index(0, GameColumn.BLACK).data()


@for_each("asking", ASKING.values(), ids=ASKING)
def test_a_lock_that_ends_soon_is_not_spoken_of(qtbot, panel, keeping, index, patient, asking):
    panel.games.search.set_filter(None)
    opened = keeping._search.index
    with lock_that_ends(index) as end:
        asking(panel.games)
        qtbot.waitUntil(lambda: keeping._search.opener.folder == index)
        end()
        qtbot.waitUntil(lambda: keeping._search.index is not opened)
    assert said(keeping) == ""
    assert panel.result_label.text().startswith(("4 of 4", "1 of 1"))
    assert listed(panel) == (1 if keeping._search.filter else 4)


@for_each("asking", ASKING.values(), ids=ASKING)
def test_a_lock_that_stays_is_told_of(qtbot, panel, keeping, index, impatient, asking):
    panel.games.search.set_filter(None)
    before = bytes_of(index)
    with locked(index):
        asking(panel.games)
        qtbot.waitUntil(lambda: said(keeping) == IN_USE)
        assert offered(keeping) == ["Retry"]
        assert game_count(keeping) == 4
    assert bytes_of(index) == before
    offers(keeping)[0].click()
    assert said(keeping) == ""
    assert listed(panel) == (1 if keeping._search.filter else 4)


def test_while_the_filter_cannot_be_applied_the_panel_says_so(
    qtbot, desk, panel, keeping, index, impatient
):
    with locked(index):
        panel.games.search.set_filter(Filter(text="black 1"))
        assert panel.result_label.text() == IN_USE
        desk.document.play(Point(0, 0))
        assert panel.result_label.text() == IN_USE
        assert panel.games.model.rowCount() == 0
    desk.document.play(Point(8, 8))
    assert panel.result_label.text() == "Not found in 1 game"


def test_rows_that_cannot_be_read_are_not_exported_as_empty(
    panel, index, impatient, person, tmp_path
):
    games = panel.games
    games.model.rows._pages.clear()
    person.answers(save_path=tmp_path / "list.csv")
    games.table.selectAll()
    with locked(index):
        games.export.save_list()
        games.export.save_games()
        games.export.copy_list()
    assert len(person.told) == 3
    assert all("another program is using this index" in told for told in person.told)
    assert not (tmp_path / "list.csv").exists()


def test_the_row_of_a_game_is_read_or_an_error(panel, index):
    rows = panel.games.model.rows
    rows._pages.clear()
    with locked(index), raises_code(IndexErrorCode.BUSY):
        rows.read_row(0)
    assert rows.read_row(0).facts is not None


@pytest.mark.parametrize(
    ("command", "kind", "label", "later"),
    [
        (Command.COLLECTION_STATISTICS, StatisticsDialog, "count_label", "4 games"),
        (Command.COLLECTION_DUPLICATES, DuplicatesDialog, "status", "No files are deleted."),
    ],
)
def test_what_counts_games_says_so_and_goes_on_later(
    qtbot, desk, panel, keeping, index, impatient, command, kind, label, later
):
    with locked(index):
        desk.actions[command].trigger()
        (dialog,) = desk.window.findChildren(kind)
        told = getattr(dialog, label)
        qtbot.waitUntil(lambda: "another program is using this index" in told.text())
        qtbot.waitUntil(lambda: said(keeping) == IN_USE)
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: later in told.text())
    dialog.close()


def test_a_report_says_so_and_goes_on_later(qtbot, desk, panel, keeping, index, impatient):
    desk.document.play(Point(2, 2))
    desk.actions[Command.COLLECTION_REPORT].trigger()
    (dialog,) = desk.window.findChildren(ReportDialog)
    panel.games.search.set_filter(Filter(text="black 1"))
    dialog.filter_box.setChecked(True)
    with locked(index):
        dialog.openings.add_position()
        qtbot.waitUntil(lambda: said(keeping) == IN_USE)
        assert "another program is using this index" in dialog.status.text()
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: dialog.status.text() == "")
    assert dialog._found.rows
    dialog.close()


@for_each(
    ("command", "kind"),
    [
        (Command.COLLECTION_STATISTICS, StatisticsDialog),
        (Command.COLLECTION_REPORT, ReportDialog),
        (Command.COLLECTION_DUPLICATES, DuplicatesDialog),
        (Command.COLLECTION_FAILURES, FailuresDialog),
    ],
)
def test_what_was_wanted_of_a_locked_collection_is_done_later(
    qtbot, desk, keeping, index, impatient, command, kind
):
    keeping._search.close()
    keeping.store.remember(index)
    with locked(index):
        desk.actions[command].trigger()
        qtbot.waitUntil(lambda: said(keeping) == IN_USE)
        assert desk.window.findChildren(kind) == []
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: len(desk.window.findChildren(kind)) == 1)
    desk.window.findChild(kind).close()


def test_a_locked_collection_is_updated_when_one_tries_again(
    qtbot, desk, keeping, index, impatient, answering
):
    asked = []
    answering(NewCollectionDialog, lambda dialog: asked.append(dialog) or dialog.reject())
    keeping.open_index(index)
    with locked(index):
        desk.actions[Command.COLLECTION_UPDATE].trigger()
        assert (asked, said(keeping), offered(keeping)) == ([], IN_USE, ["Retry"])
    offers(keeping)[0].click()
    assert len(asked) == 1


def test_a_build_that_finds_it_locked_can_be_tried_again(qtbot, keeping, index, few, builds_here):
    before = bytes_of(index)
    with locked(index):
        keeping.build_controller.start(BuildRequest(index, (few,)))
        qtbot.waitUntil(lambda: not keeping.build_controller.busy)
        assert (said(keeping), offered(keeping)) == (IN_USE, ["Retry"])
    assert bytes_of(index) == before
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: said(keeping) == "“few” is ready: 4 games.")


def test_a_build_says_where_a_damaged_index_is_now(qtbot, keeping, index, few, builds_here):
    (index / DATABASE).write_bytes(b"no database" * 1000)
    keeping.build_controller.start(BuildRequest(index, (few,)))
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    kept = f"{SET_ASIDE}-1/{DATABASE}"
    assert said(keeping) == f"“few” is ready: 4 games. The damaged index was renamed to {kept}."
    assert (index / kept).read_bytes() == b"no database" * 1000


def test_an_index_of_a_newer_version_is_not_replaced(qtbot, keeping, index, few, builds_here):
    with closing(sqlite3.connect(index / DATABASE)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION_WITH_VARIATIONS + 1}")
    before = bytes_of(index)
    keeping.open_index(index)
    assert "newer version of Goboard" in said(keeping)
    assert offered(keeping) == []
    keeping.build_controller.start(BuildRequest(index, (few,)))
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert "newer version of Goboard" in said(keeping)
    assert offered(keeping) == []
    assert bytes_of(index) == before


def test_an_index_for_which_there_are_no_resources_can_be_tried_again(
    qtbot, keeping, index, monkeypatch
):
    def fail(*_arguments, **_options):
        raise OSError(24, "Too many open files")

    with monkeypatch.context() as patched:
        patched.setattr("numpy.load", fail)
        keeping.open_index(index)
    assert "can't be used at the moment" in said(keeping)
    assert "Too many open files" in said(keeping)
    assert offered(keeping) == ["Retry"]
    offers(keeping)[0].click()
    assert (game_count(keeping), said(keeping)) == (4, "")
