"""What is asked of a person about collections, and what is listed of them."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from goboard_gui.files.errors import ReadError, ReadErrorReason
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.paths import DATABASE
from goboard_gui.gui.collection.building.new_collection_dialog import (
    BuildRequest,
    FolderList,
    NewCollectionDialog,
)
from goboard_gui.gui.collection.building.open_collection_dialog import OpenCollectionDialog
from goboard_gui.gui.core.background import DiskTask
from goboard_gui.gui.widgets.failures_dialog import FailuresDialog
from tests.game_index.index_errors import locked
from tests.gui.collection_cases import write_games
from tests.gui.gui_cases import LEFT


@pytest.fixture
def games(tmp_path) -> Path:
    return write_games(tmp_path / "Old games", 12)


@pytest.fixture
def new(qtbot, store, settings):
    """Return what opens the dialog for a new index, or for one that there is."""

    def open_it(**given) -> NewCollectionDialog:
        dialog = NewCollectionDialog(store, settings, **given)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_it


def drop(widget, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    widget.dropEvent(event)


def test_without_a_folder_nothing_can_be_built(new):
    dialog = new()
    assert dialog.build_request is None
    assert not dialog.build_button.isEnabled()
    assert "drop" in dialog.folders.status.text()
    assert not dialog.thorough.isVisible()


def test_a_folder_suggests_the_name_and_its_files_are_counted(
    qtbot, new, person, games, store, settings
):
    dialog = new()
    person.answers(folder=games)
    dialog.folders.add_button.click()
    assert dialog.name.text() == "Old games"
    qtbot.waitUntil(lambda: dialog.folders.status.text() == "12 possible game records found.")
    assert dialog.build_request == BuildRequest(
        store.home / "Old games", (games,), variations=False
    )
    assert dialog.build_button.isEnabled()


def test_a_name_that_was_typed_stays(new, games, store):
    dialog = new()
    QTest.keyClicks(dialog.name, "Mine: all")
    dialog.folders.add_folders([games])
    assert dialog.build_request == BuildRequest(
        store.home / "Mine- all", (games,), variations=False
    )
    dialog.name.clear()
    assert dialog.build_request is None


def test_two_collections_do_not_have_one_name(new, games, store):
    (store.home / "Old games").mkdir(parents=True)
    (store.home / "Old games 2").mkdir()
    dialog = new()
    dialog.folders.add_folders([games])
    assert dialog.name.text() == "Old games 3"
    dialog.name.setText("Old games")
    assert not dialog.build_button.isEnabled()
    assert "already" in dialog.problem.text()
    assert dialog.problem.isVisible()


def test_folders_are_dropped_each_once_and_a_file_means_its_folder(new, games, tmp_path):
    dialog = new()
    other = write_games(tmp_path / "other", 1)
    drop(dialog.folders, games, games / "00003.sgf", other)
    drop(dialog.folders, other)
    assert dialog.folders.folders == [games, other]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such links")
def test_a_folder_is_listed_once_by_whatever_path_and_its_files_are_counted_once(
    qtbot, settings, games, tmp_path
):
    (tmp_path / "link").symlink_to(games)
    folders = FolderList(settings)
    qtbot.addWidget(folders)
    folders.add_folders([games, games / ".." / games.name, tmp_path / "link", tmp_path])
    assert folders.folders == [games, tmp_path]
    folders.add_folders([tmp_path / "link" / ".."])
    assert folders.folders == [games, tmp_path]
    qtbot.waitUntil(lambda: folders.status.text() == "12 possible game records found.")


def test_folders_are_taken_out_again(qtbot, new, games, tmp_path):
    dialog = new()
    other = write_games(tmp_path / "other", 1)
    dialog.folders.add_folders([games, other])
    assert not dialog.folders.remove_button.isEnabled()
    dialog.folders.list.item(0).setSelected(True)
    dialog.folders.remove_button.click()
    assert dialog.folders.folders == [other]
    qtbot.waitUntil(lambda: dialog.folders.status.text() == "1 possible game record found.")
    assert len(list(games.iterdir())) == 12


@pytest.mark.usefixtures("slow_disk")
def test_many_files_are_counted_while_the_dialog_goes_on(qtbot, settings, tmp_path, monkeypatch):
    may_go_on, pause = Event(), DiskTask.pause

    def wait_and_pause(task):
        may_go_on.wait(60)
        pause(task)

    monkeypatch.setattr(DiskTask, "pause", wait_and_pause)
    folders = FolderList(settings)
    qtbot.addWidget(folders)
    folders.add_folders([write_games(tmp_path / "games", 9)])
    qtbot.waitUntil(lambda: folders.status.text() == "1 file so far…")
    may_go_on.set()
    qtbot.waitUntil(lambda: folders.status.text() == "9 possible game records found.")


@pytest.mark.usefixtures("slow_disk")
def test_folders_on_a_disk_that_does_not_answer_are_listed_by_their_names(qtbot, settings, games):
    folders = FolderList(settings)
    qtbot.addWidget(folders)
    folders.add_folders([games, games, games.parent])
    assert folders.folders == [games, games.parent]
    folders.stop_work()


def test_an_index_that_there_is_keeps_its_name(new, games, tmp_path):
    index = tmp_path / "elsewhere" / "index"
    dialog = new(index=index, folders=[games])
    assert (dialog.name.text(), dialog.name.isEnabled()) == ("index", False)
    assert dialog.build_request == BuildRequest(index, (games,), variations=False)
    dialog.thorough.click()
    assert dialog.build_request == BuildRequest(index, (games,), thorough=True, variations=False)


def test_esc_and_enter_are_those_of_any_dialog(new, games):
    dialog = new()
    dialog.folders.add_folders([games])
    QTest.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)
    assert dialog.result() == 1
    dialog = new()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.fixture
def indexes(store, games, tmp_path) -> list[Path]:
    """Return two indexes that are known, the second of them of another version."""
    made = [store.home / "Alpha", tmp_path / "elsewhere" / "beta"]
    for index in made:
        for _ in build(index, [games]):
            pass
        store.remember(index)
    (made[1] / DATABASE).write_bytes(b"no database")
    return made


@pytest.fixture
def choosing(qtbot, store):
    """Return what opens the list of what is known; what is removed there is in ``removed``."""

    def open_it(open_now=None) -> OpenCollectionDialog:
        removed = []
        dialog = OpenCollectionDialog(store, lambda *what: removed.append(what), open_now)
        dialog.removed = removed
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_it


def cells(model) -> list[list[str]]:
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[model.index(row, column).data() for column in columns] for row in rows]


def test_what_is_known_is_listed_with_its_games(qtbot, choosing, indexes, qtmodeltester):
    dialog = choosing(indexes[1])
    assert [row[1] for row in cells(dialog.model)] == ["…", "…"]
    qtbot.waitUntil(
        lambda: (
            cells(dialog.model)
            == [
                ["Alpha", "12", str(indexes[0].parent)],
                ["beta", "unusable", str(indexes[1].parent)],
            ]
        )
    )
    assert dialog.selected_folder == indexes[1]
    assert not dialog.explanation.isVisible()
    qtmodeltester.check(dialog.model)


def test_one_that_is_locked_is_listed_as_in_use(qtbot, choosing, indexes):
    with locked(indexes[0]):
        dialog = choosing()
        qtbot.waitUntil(lambda: [row[1] for row in cells(dialog.model)] == ["in use", "unusable"])


def test_one_is_opened_by_its_row(choosing, indexes):
    dialog = choosing()
    dialog.open_button.click()
    assert dialog.accepted_folder == indexes[0]
    dialog = choosing(indexes[0])
    dialog.table.doubleClicked.emit(dialog.model.index(1, 0))
    assert dialog.result() == 1


def test_one_that_nobody_knows_is_opened_by_its_folder(choosing, person, tmp_path):
    dialog = choosing()
    assert dialog.explanation.isVisible()
    assert not dialog.open_button.isEnabled()
    assert not dialog.remove_button.isEnabled()
    person.answers(folder=None)
    dialog.other_button.click()
    assert dialog.isVisible()
    person.answers(folder=tmp_path)
    dialog.other_button.click()
    assert (dialog.accepted_folder, dialog.isVisible()) == (tmp_path, False)


def test_one_is_removed_and_the_list_stays(choosing, indexes, store):
    dialog = choosing(indexes[1])
    store.forget(indexes[1])
    dialog.remove_button.click()
    assert dialog.removed == [(indexes[1], dialog)]
    assert dialog.selected_folder == indexes[0]
    assert dialog.isVisible()
    assert dialog.accepted_folder is None


FAILURES = [
    ReadError("/games/a.sgf", ReadErrorReason.EMPTY),
    ReadError("/games/b\n.sgf", ReadErrorReason.NO_GAME, detail="none\tat all"),
]


@pytest.fixture
def failures(qtbot):
    """Return what lists failures; what is opened there is in ``opened``."""

    def open_it(failures) -> FailuresDialog:
        opened = []
        dialog = FailuresDialog(failures, "Files couldn't be read.", opened.append)
        dialog.opened = opened
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_it


def test_failures_are_listed_with_their_reasons_and_copied(failures, qtmodeltester):
    dialog = failures(FAILURES)
    assert cells(dialog.model) == [
        ["a.sgf", "/games", "the file is empty"],
        ["b\\n.sgf", "/games", "no game record found (“(;” is missing) (none\\tat all)"],
    ]
    assert dialog.explanation.text() == "Files couldn't be read."
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == (
        "/games/a.sgf\tthe file is empty\n"
        "/games/b\\n.sgf\tno game record found (“(;” is missing) (none\\tat all)\n"
    )
    qtmodeltester.check(dialog.model)


def test_a_failure_is_looked_at_where_it_lies(failures, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    dialog = failures(FAILURES)
    dialog.folder_button.click()
    dialog.table.selectRow(1)
    dialog.table.doubleClicked.emit(dialog.model.index(1, 0))
    assert shown == ["/games", "/games"]
    dialog.open_button.click()
    assert dialog.opened == [Path(FAILURES[1].name)]


def test_where_nothing_failed_there_is_nothing_to_do(failures):
    dialog = failures([])
    buttons = (dialog.open_button, dialog.folder_button, dialog.copy_button)
    assert not any(button.isEnabled() for button in buttons)


@pytest.mark.parametrize("before", [False, True])
def test_variations_are_indexed_if_the_collection_says_so(new, store, games, before):
    dialog = new(index=store.home / "Mine", folders=[games], variations=before)
    assert dialog.build_request.variations is before
    dialog.variations.click()
    assert dialog.build_request.variations is not before
