from __future__ import annotations

import os
import sys
import threading

import pytest
from PySide6.QtCore import QFileSystemWatcher, Qt
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from goboard_gui.files.storage import saving
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.files import file_watch
from goboard_gui.gui.files.file_watch import FileWatch
from goboard_gui.gui.widgets.dialogs import OverwriteChoice, UnsavedChoice
from goboard_gui.gui.window.main_window import MainWindow
from tests.gui.collection_desk import desk_of
from tests.gui.gui_cases import LEFT

A = Point(2, 2)
SGF = b"(;GM[1]FF[4]SZ[9];B[ee];W[cc](;B[gg])(;B[gc];W[cg]))"
THEIRS = b"(;GM[1]FF[4]SZ[9]PB[Theirs];B[ee];W[cc](;B[ff])(;B[gg])(;B[gc];W[cg];B[dd]))"


class Watched:
    """A desk with a file, and another program that does things to it."""

    def __init__(self, desk, path, qtbot) -> None:
        self.window, self.document_io, self.actions = (
            desk.window,
            desk.parts.document_io,
            desk.actions,
        )
        self.path = path
        self.qtbot = qtbot
        self.document = desk.document
        self.bar = desk.strip
        self.watch = desk.window.findChild(FileWatch)
        self.watch._timer.setInterval(0)  # here, others are done with a file at once
        path.write_bytes(SGF)
        self.document_io.open_file(path)
        self.settle()

    def settle(self) -> None:
        """Wait until the window watches the file as it is now."""
        self.qtbot.waitUntil(
            lambda: (
                not self.watch._timer.isActive()
                and self.watch._task is None
                and self.watch._path == self.document.path
                and self.watch._expected is not None
            )
        )

    def hears(self, text: str) -> None:
        self.qtbot.waitUntil(lambda: self.bar.has_message and text in self.bar.text)

    def stays_silent(self) -> None:
        """Look at the file as after a word from the watcher of Qt, and hear nothing."""
        QApplication.processEvents()
        self.settle()
        self.watch._suspect()
        self.settle()
        assert not self.bar.has_message, self.bar.text

    def replace(self, data: bytes) -> None:
        """Put another file in its place, as editors do."""
        new = self.path.with_name("new~")
        new.write_bytes(data)
        new.replace(self.path)

    def press(self) -> None:
        self.qtbot.mouseClick(self.bar.first_button, LEFT)


@pytest.fixture
def desk(files_desk, tmp_path, qtbot) -> Watched:
    return Watched(files_desk, tmp_path / "game.sgf", qtbot)


CHANGED = "game.sgf was changed by another program."
GONE = "game.sgf was deleted or moved."


@pytest.fixture(params=["write", "replace"])
def change(request, desk):
    return desk.path.write_bytes if request.param == "write" else desk.replace


def test_a_window_without_a_file_watches_nothing(files_desk):
    assert files_desk.window.findChild(QFileSystemWatcher) is None
    assert not files_desk.actions[Command.RELOAD].isEnabled()


def test_a_change_is_told_and_reloaded_where_one_was(desk, change):
    desk.document.go_to(5)  # W[cg]
    change(THEIRS)
    desk.hears(CHANGED)
    assert desk.bar.first_button.text() == "Reload"
    desk.press()
    document = desk.document
    assert document.session.tree.node(0).first_value("PB") == "Theirs"
    assert document.session.tree.node(document.session.cursor).first_value("W") == "cg"
    assert not document.is_modified
    assert not desk.bar.has_message


def test_every_change_is_told(desk, change):
    change(THEIRS)
    desk.hears(CHANGED)
    desk.press()
    desk.settle()
    change(SGF)
    desk.hears(CHANGED)
    desk.press()
    assert desk.document.file.source.data == SGF


def test_a_change_during_a_look_at_the_file_is_told(desk, monkeypatch):
    examine, looked, may_end = file_watch._examine, threading.Event(), threading.Event()

    def slowly(*arguments):
        found = examine(*arguments)
        looked.set()
        assert may_end.wait(60)
        return found

    monkeypatch.setattr(file_watch, "_examine", slowly)
    desk.watch._watcher.blockSignals(True)
    desk.watch._check()
    assert looked.wait(60)
    desk.path.write_bytes(THEIRS)
    desk.watch._check()
    may_end.set()
    desk.hears(CHANGED)


def test_a_place_that_is_no_more_becomes_the_last_one_before_it(desk):
    desk.document.go_to(5)
    desk.path.write_bytes(b"(;GM[1]SZ[9];B[ee];W[gg])")
    desk.hears(CHANGED)
    desk.press()
    assert desk.document.session.cursor == 1


@pytest.mark.parametrize(
    ("data", "game", "cursor"),
    [
        pytest.param(SGF + b"(;SZ[13];B[aa];W[bb])", 1, 1, id="kept"),
        pytest.param(SGF, 0, 0, id="gone"),
    ],
)
def test_the_game_of_the_file_stays_if_it_is_there(desk, data, game, cursor):
    desk.replace(SGF + b"(;SZ[13];B[aa])")
    desk.hears(CHANGED)
    desk.press()
    desk.document.go_to_game(1)
    desk.document.go_to(1)
    desk.settle()
    desk.replace(data)
    desk.hears(CHANGED)
    desk.press()
    assert (desk.document.game_index, desk.document.session.cursor) == (game, cursor)


@pytest.mark.parametrize("agrees", [False, True], ids=["keep", "reload"])
def test_edits_are_asked_about_before_they_are_lost(desk, person, agrees):
    desk.document.play(A)
    edited = desk.document.session.tree
    desk.path.write_bytes(THEIRS)
    desk.hears(CHANGED)
    assert desk.bar.first_button.text() == "Reload…"
    person.answers(yes=agrees)
    desk.press()
    ((_, question, button),) = person.asked
    assert "game.sgf" in question
    assert button == "Reload"
    assert (desk.document.session.tree is edited) is not agrees
    assert desk.document.is_modified is not agrees


def test_edits_after_the_message_are_asked_about_too(desk, person):
    desk.path.write_bytes(THEIRS)
    desk.hears(CHANGED)
    desk.document.play(A)
    person.answers(yes=False)
    desk.actions[Command.RELOAD].trigger()
    assert len(person.asked) == 1
    assert desk.document.is_modified


def test_our_own_saves_do_not_count(desk):
    for point in (A, Point(6, 6)):
        desk.document.play(point)
        assert desk.document_io.save()
        desk.stays_silent()


def test_a_time_and_the_same_contents_do_not_count(desk):
    os.utime(desk.path, (1, 1))
    desk.stays_silent()
    desk.replace(SGF)
    desk.stays_silent()


def test_a_change_that_keeps_the_time_and_the_size_counts(desk):
    status = desk.path.stat()
    desk.path.write_bytes(SGF.replace(b"[ee]", b"[dd]"))
    os.utime(desk.path, ns=(status.st_atime_ns, status.st_mtime_ns))
    desk.hears(CHANGED)


def test_a_huge_file_in_its_place_is_not_read(desk, monkeypatch):
    monkeypatch.setattr(saving, "file_digest", lambda *_: pytest.fail("it was read"))
    with desk.path.open("r+b") as file:
        file.truncate(1 << 33)
    desk.hears(CHANGED)


def test_other_files_of_the_folder_do_not_count(desk):
    desk.path.with_name("other.sgf").write_bytes(THEIRS)
    desk.stays_silent()


@pytest.mark.parametrize("how", ["deleted", "moved", "a folder"])
def test_a_file_that_is_no_more_counts_as_not_saved(desk, person, how):
    if how == "moved":
        desk.path.rename(desk.path.with_name("moved.sgf"))
    else:
        desk.path.unlink()
    if how == "a folder":
        desk.path.mkdir()
    desk.hears(GONE)
    assert desk.document.is_modified
    other = desk.path.with_name("again.sgf")
    person.answers(save_path=other)
    assert desk.bar.first_button.text() == "Save As…"
    desk.press()
    assert other.read_bytes() == SGF
    assert not desk.document.is_modified
    desk.stays_silent()


def test_a_file_that_is_there_again_counts_as_saved(desk):
    moved = desk.path.with_name("moved.sgf")
    desk.path.rename(moved)
    desk.hears(GONE)
    moved.rename(desk.path)
    desk.hears("The file game.sgf on disk matches your last save again.")
    assert not desk.bar.first_button.isVisible()
    assert not desk.document.is_modified


def test_edits_stay_unsaved_when_the_file_is_there_again(desk):
    desk.document.play(A)
    desk.path.unlink()
    desk.hears(GONE)
    desk.path.write_bytes(SGF)
    desk.hears("on disk matches your last save again")
    assert desk.document.is_modified


def test_what_was_told_of_one_file_is_gone_with_the_next(desk, tmp_path):
    desk.path.write_bytes(THEIRS)
    desk.hears(CHANGED)
    desk.path = tmp_path / "next.sgf"
    desk.path.write_bytes(SGF)
    desk.document_io.open_file(desk.path)
    desk.stays_silent()
    desk.path.write_bytes(THEIRS)
    desk.hears("next.sgf was changed")


def test_saving_over_a_change_settles_it(desk, person):
    desk.document.play(A)
    desk.path.write_bytes(THEIRS)
    desk.hears(CHANGED)
    person.answers(changed=OverwriteChoice.OVERWRITE)
    assert desk.document_io.save()
    desk.stays_silent()


@pytest.mark.skipif(sys.platform != "linux", reason="names are bytes on Linux only")
def test_a_file_whose_name_is_no_text_is_watched(window, tmp_path, qtbot, person):
    desk = Watched(desk_of(window), tmp_path / os.fsdecode(b"g\xfcnter.sgf"), qtbot)
    desk.replace(THEIRS)
    desk.hears("was changed by another program.")
    desk.press()
    desk.settle()
    desk.path.unlink()
    desk.hears("was deleted or moved.")
    person.answers(unsaved=UnsavedChoice.DISCARD)
    window.close()
    assert person.asked == [("unsaved", desk.path.name)]


def test_a_change_of_which_the_system_tells_nothing_is_seen_when_one_comes_back(desk, qapp):
    watcher = desk.window.findChild(QFileSystemWatcher)
    watcher.blockSignals(True)
    desk.path.write_bytes(THEIRS)
    QApplication.processEvents()
    assert not desk.watch._timer.isActive()
    assert not desk.bar.has_message
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    desk.hears(CHANGED)


@pytest.mark.skipif(os.name != "posix", reason="links are for those who may make them")
def test_the_file_behind_a_link_is_watched(files_desk, tmp_path, qtbot):
    folder = tmp_path / "there"
    folder.mkdir()
    (tmp_path / "game.sgf").symlink_to(folder / "real.sgf")
    desk = Watched(files_desk, tmp_path / "game.sgf", qtbot)
    new = folder / "new~"
    new.write_bytes(THEIRS)
    new.replace(folder / "real.sgf")
    desk.hears(CHANGED)


def test_a_chosen_encoding_stays_when_the_file_is_reloaded(desk):
    def korean(comment: str) -> bytes:
        return f"(;SZ[9]PB[이세돌]C[{comment}])".encode("cp949")

    desk.path.write_bytes(korean("a"))
    desk.hears(CHANGED)
    desk.press()
    desk.document_io.reopen("cp1251")
    desk.settle()
    desk.path.write_bytes(korean("b"))
    desk.hears(CHANGED)
    desk.press()
    assert desk.document.file.source.encoding == "cp1251"


def test_what_was_told_stays_while_one_plays_on(desk):
    desk.path.write_bytes(THEIRS)
    desk.hears(CHANGED)
    desk.document.go_to(1)
    desk.hears(CHANGED)
    desk.document.play(Point(1, 1))
    desk.hears(CHANGED)
    desk.path.write_bytes(SGF)
    desk.hears("on disk matches your last save again")
    desk.document.go_to(0)
    desk.stays_silent()


def test_a_reload_that_is_thought_better_of_leaves_what_was_told(desk, person):
    desk.document.play(A)
    desk.path.write_bytes(THEIRS)
    desk.hears(CHANGED)
    person.answers(yes=False)
    desk.press()
    assert CHANGED in desk.bar.text
    assert desk.bar.has_message


def test_a_closed_window_gives_its_watcher_back(qtbot, settings, tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(SGF)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.document_io.open_file(path)
    qtbot.waitUntil(lambda: window.findChild(QFileSystemWatcher) is not None)
    watcher = window.findChild(QFileSystemWatcher)
    window.close()
    qtbot.waitUntil(lambda: not isValid(watcher))
