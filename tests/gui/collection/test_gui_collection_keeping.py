"""Collections are opened, kept up and removed from the window."""

from __future__ import annotations

import threading
from contextlib import closing
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from goboard_gui.files.storage.file_lock import FileLock
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.errors import IndexErrorCode, UnusableIndexError
from goboard_gui.game_index.paths import DATABASE, LOCK, SEGMENTS
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.building.new_collection_dialog import NewCollectionDialog
from goboard_gui.gui.collection.building.open_collection_dialog import OpenCollectionDialog
from goboard_gui.gui.core import background
from goboard_gui.gui.widgets.failures_dialog import FailuresDialog
from tests.cases import for_each
from tests.gui.collection_cases import close_message, game_count, offered, offers, said, write_games

if TYPE_CHECKING:
    from pathlib import Path


def test_the_last_collection_is_open_when_the_panel_is_first_seen(qtbot, desk, keeping, index):
    keeping.store.remember(index)
    assert game_count(keeping) is None
    desk.actions[Command.COLLECTION_FIND].trigger()
    qtbot.waitUntil(lambda: game_count(keeping) == 4)
    assert said(keeping) == ""


def test_the_only_collection_is_open_when_none_was_before(qtbot, desk, keeping, index):
    desk.actions[Command.COLLECTION_FIND].trigger()
    qtbot.waitUntil(lambda: game_count(keeping) == 4)


def test_of_several_collections_none_is_taken_unasked(keeping, index, few):
    for _ in build(index.with_name("more"), [few]):
        pass
    keeping.open_last_index()
    assert game_count(keeping) is None


def test_a_last_collection_that_is_gone_is_not_spoken_of(desk, keeping, tmp_path):
    keeping.store.remember(tmp_path / "gone")
    keeping.open_last_index()
    assert (game_count(keeping), said(keeping)) == (None, "")


def test_a_collection_is_chosen_to_be_asked(qtbot, desk, keeping, index, answering):
    answering(OpenCollectionDialog, lambda dialog: dialog.accept())
    desk.actions[Command.COLLECTION_OPEN].trigger()
    assert game_count(keeping) == 4
    assert desk.panels.collection.isVisible()
    assert keeping.store.last_opened == index


@for_each("command", [Command.COLLECTION_UPDATE, Command.COLLECTION_FAILURES])
def test_without_a_collection_one_is_asked_which(desk, keeping, answering, command):
    asked = []
    answering(OpenCollectionDialog, asked.append)
    desk.actions[command].trigger()
    assert len(asked) == 1


def test_an_update_asks_what_of_and_how_and_reads_what_has_changed(
    qtbot, desk, keeping, index, few, answering, builds_here
):
    keeping.open_index(index)
    write_games(few, 1, 4)
    asked = []

    def fill_in(dialog):
        asked.append((dialog.name.text(), dialog.folders.folders))
        dialog.thorough.click()
        dialog.accept()

    answering(NewCollectionDialog, fill_in)
    desk.actions[Command.COLLECTION_UPDATE].trigger()
    assert asked == [("few", [few])]
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert game_count(keeping) == 5


def test_an_update_that_is_not_wanted_changes_nothing(desk, keeping, index, answering):
    keeping.open_index(index)
    answering(NewCollectionDialog, lambda dialog: dialog.reject())
    desk.actions[Command.COLLECTION_UPDATE].trigger()
    assert not keeping.build_controller.busy


def test_files_that_changed_are_noticed_when_it_is_opened_and_read_if_one_likes(
    qtbot, keeping, index, few, builds_here
):
    write_games(few, 2, 4)
    (few / "00001.sgf").write_text("(;SZ[9];B[aa])")
    (few / "00002.sgf").unlink()
    keeping.open_index(index)
    qtbot.waitUntil(lambda: said(keeping) != "")
    assert said(keeping) == "Files in “few” have changed: 2 new, 1 changed, 1 missing."
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert said(keeping) == "“few” is ready: 5 games."


def test_of_a_folder_that_is_gone_nothing_is_offered(qtbot, keeping, index, few):
    few.rename(few.with_name("elsewhere"))
    keeping.open_index(index)
    qtbot.waitUntil(lambda: said(keeping) != "")
    assert str(few) in said(keeping)
    assert offered(keeping) == []


def test_nothing_is_said_where_nothing_changed(qtbot, keeping, index):
    keeping.open_index(index)
    qtbot.waitUntil(lambda: not keeping.staleness_check.running)
    assert said(keeping) == ""


def test_what_is_looked_at_is_left_for_something_else(qtbot, keeping, index, few, monkeypatch):
    write_games(few, 2, 4)
    monkeypatch.setattr(background.Task, "pause", lambda task: None)  # it goes on to the end
    before = threading.active_count()
    keeping.staleness_check.start(index)
    keeping.staleness_check.cancel()
    assert not keeping.staleness_check.running
    qtbot.waitUntil(lambda: threading.active_count() == before)
    QApplication.processEvents()
    assert said(keeping) == ""


@for_each(
    ("damage", "why"),
    [
        (lambda index: (index / DATABASE).write_bytes(b"no database" * 1000), "few” is damaged"),
        (lambda index: next((index / SEGMENTS).glob("*.npy")).unlink(), "few” is damaged"),
        (lambda index: _set_version(index, 1), "another version"),
    ],
    ids=["no database", "no positions", "outdated"],
)
def test_an_index_that_cannot_be_used_is_built_anew(
    qtbot, keeping, index, few, answering, builds_here, damage, why
):
    damage(index)
    answering(
        NewCollectionDialog, lambda dialog: dialog.folders.add_folders([few]) or dialog.accept()
    )
    keeping.open_index(index)
    assert why in said(keeping)
    assert offered(keeping) == ["Rebuild"]
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert game_count(keeping) == 4


def test_damage_that_is_met_later_is_told_of_once(desk, keeping, index):
    keeping.open_index(index)
    search = keeping._search
    search.error = UnusableIndexError(index, IndexErrorCode.DAMAGED, "a file is missing")
    search.changed.emit()
    assert "The index “few” is damaged (a file is missing)" in said(keeping)
    assert offered(keeping) == ["Rebuild"]
    close_message(keeping)
    search.changed.emit()
    assert said(keeping) == ""


def test_damaged_positions_that_are_met_in_a_search_are_mended(qtbot, keeping, index, builds_here):
    keeping.open_index(index)
    [file] = (index / SEGMENTS).glob("*.npy")
    data = file.read_bytes()
    file.write_bytes(data[:-8] + bytes(8))
    search = keeping._search
    search.error = UnusableIndexError(index, IndexErrorCode.DAMAGED, "move 9 of a game of 4 moves")
    search.changed.emit()
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert game_count(keeping) == 4
    assert [each.read_bytes()[-8:] for each in (index / SEGMENTS).glob("*.npy")] != [bytes(8)]


def test_what_another_program_built_is_asked_when_one_comes_back(qtbot, desk, keeping, index, few):
    keeping.open_index(index)
    before = keeping._search.index
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowActivate))
    assert keeping._search.index is before
    write_games(few, 2, 4)
    for _ in build(index, [few]):
        pass
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowActivate))
    assert len(keeping._search.index) == 6
    assert not keeping.staleness_check.running


def test_what_another_program_built_is_asked_from_the_next_position_on(
    qtbot, desk, keeping, index, few
):
    keeping.open_index(index)
    keeping._search.set_following(True)
    write_games(few, 2, 4)
    for _ in build(index, [few]):
        pass
    desk.document.play(Point(0, 0))
    qtbot.waitUntil(lambda: len(keeping._search.index) == 6)


def test_an_index_that_another_program_spoilt_is_told_of_once(qtbot, desk, keeping, index):
    keeping.open_index(index)
    (index / DATABASE).unlink()
    (index / DATABASE).write_bytes(b"no database" * 1000)
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowActivate))
    assert "few” is damaged" in said(keeping)
    close_message(keeping)
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowActivate))
    assert said(keeping) == ""


def test_failures_of_an_index_that_is_damaged_by_now_are_not_listed(
    desk, keeping, index, monkeypatch
):
    keeping.open_index(index)

    def failures():
        raise UnusableIndexError(index, IndexErrorCode.DAMAGED, "disk image is malformed")

    monkeypatch.setattr(keeping._search.index.games, "failures", failures)
    desk.actions[Command.COLLECTION_FAILURES].trigger()
    assert "The index “few” is damaged" in said(keeping)
    assert not desk.window.findChildren(FailuresDialog)


def _set_version(index: Path, version: int) -> None:
    import sqlite3

    with closing(sqlite3.connect(index / DATABASE)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")


def test_a_folder_without_an_index_is_told_of(keeping, tmp_path):
    keeping.open_index(tmp_path)
    assert game_count(keeping) is None
    assert "No collection index found" in said(keeping)
    assert offered(keeping) == []


def test_one_is_removed_if_the_person_really_wants_to(desk, keeping, index, few, person):
    keeping.open_index(index)
    person.answers(yes=False)
    keeping.ask_remove(index, desk.window)
    assert game_count(keeping) == 4
    person.answers(yes=True)
    keeping.ask_remove(index, desk.window)
    assert game_count(keeping) is None
    assert not index.exists()
    assert len(list(few.iterdir())) == 4


def test_one_that_is_being_built_is_not_removed(desk, keeping, index, person):
    lock = FileLock.acquire(index / LOCK)
    person.answers(yes=True)
    keeping.ask_remove(index, desk.window)
    assert "another program is using this index" in person.told[0]
    assert (index / DATABASE).is_file()
    lock.release()


def test_what_was_said_is_over_when_a_collection_is_opened(keeping, index, tmp_path):
    keeping.open_index(tmp_path)
    assert said(keeping)
    keeping.open_index(index)
    assert said(keeping) == ""


def test_what_is_said_is_closed_by_the_person_only(qtbot, desk, keeping, tmp_path):
    keeping.open_index(tmp_path)
    desk.actions[Command.PASS].trigger()
    assert said(keeping)
    close_message(keeping)
    assert said(keeping) == ""
