"""Saving in the background: what goes on meanwhile, and what waits for it."""

from __future__ import annotations

import errno
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from goboard_gui.files.errors import SaveError, SaveStage
from goboard_gui.files.journal.recovery import find_recoverable
from goboard_gui.files.sgf import game_saving
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.go import Point
from goboard_gui.gui.files import document_saver, save_dialog
from goboard_gui.gui.files.autosave_journal import AutosaveJournal
from goboard_gui.gui.files.file_watch import FileWatch
from goboard_gui.gui.files.save_dialog import SaveDialog
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from tests.files.journal_cases import plain

A, B, C = Point(2, 2), Point(6, 6), Point(2, 6)
SGF = b"(;GM[1]FF[4]SZ[9];B[ee])"


class SlowDisk:
    """A disk that saves when it is told to, and keeps what it was told to save."""

    def __init__(self) -> None:
        self.may_begin, self.may_commit, self.committed = Event(), Event(), Event()
        self.error: OSError | None = None
        self.begun: list[bytes] = []
        self._save = game_saving.save
        self.may_begin.set()

    def save(self, path, data, **options):
        self.may_begin.wait(60)
        self.begun.append(data)
        if self.error is not None:
            raise SaveError(path, SaveStage.WRITE, self.error)
        progress = options["progress"]
        commit = progress.commit

        def commit_and_wait() -> None:
            commit()
            self.committed.set()
            self.may_commit.wait(60)

        progress.commit = commit_and_wait
        return self._save(path, data, **options)

    def answer(self) -> None:
        self.may_begin.set()
        self.may_commit.set()


@pytest.fixture
def disk(monkeypatch):
    """Return a slow disk on which the window saves; it answers at the latest when the test ends."""
    made = SlowDisk()
    monkeypatch.setattr(game_saving, "save", made.save)
    monkeypatch.setattr(document_saver, "SHOWN_AFTER", 20)
    yield made
    made.answer()


@pytest.fixture
def desk(qtbot, files_desk, tmp_path, slow_disk, disk):
    files_desk.path = tmp_path / "game.sgf"
    files_desk.path.write_bytes(SGF)
    files_desk.document_io = files_desk.parts.document_io
    file = read_sgf(SGF)
    files_desk.document.open_games(file.games, file, files_desk.path)
    files_desk.document.go_to(1)
    yield files_desk
    disk.answer()
    qtbot.waitUntil(lambda: not files_desk.document_io.saver.busy)


def moves(path) -> int:
    return len(read_sgf_file(path).games[0].main_line()) - 1


def while_waiting(act) -> QTimer:
    """Call a function with the dialog as soon as it is visible, until it returns True."""
    timer = QTimer(interval=5)

    def check() -> None:
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, SaveDialog) and dialog.isVisible() and act(dialog):
                timer.stop()

    timer.timeout.connect(check)
    timer.start()
    return timer


def test_what_is_saved_is_the_record_when_save_was_chosen(qtbot, desk, disk):
    document = desk.document
    document.play(A)
    assert desk.document_io.save()
    document.play(B)
    assert (document.is_modified, moves(desk.path)) == (True, 1)
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document_io.saver.busy)
    assert (document.is_modified, moves(desk.path)) == (True, 2)
    document.undo_stack.undo()
    assert not document.is_modified
    document.undo_stack.undo()
    assert document.is_modified


def test_a_record_is_modified_until_the_disk_has_it(qtbot, desk, disk):
    desk.document.play(A)
    desk.document_io.save()
    assert desk.document.is_modified
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document.is_modified)


def test_a_save_that_fails_later_leaves_the_record_modified(qtbot, desk, disk, person):
    disk.may_begin.clear()
    disk.error = OSError(errno.ENOSPC, "no space left")
    person.answers(elsewhere=False)
    desk.document.play(A)
    desk.document_io.save()
    desk.document.play(B)
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document_io.saver.busy)
    assert "the disk is full" in str(person.asked)
    for _ in range(2):
        assert desk.document.is_modified
        desk.document.undo_stack.undo()
    assert not desk.document.is_modified
    assert desk.path.read_bytes() == SGF


def test_a_second_save_begins_when_the_first_has_ended(qtbot, desk, disk):
    for point in (A, B, C):
        desk.document.play(point)
        assert desk.document_io.save()
    assert len(disk.begun) <= 1
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document.is_modified)
    assert (len(disk.begun), moves(desk.path)) == (2, 4)


def test_save_as_waits_for_a_save_to_another_file_even_if_nothing_is_edited(
    qtbot, desk, disk, person
):
    desk.document.play(A)
    assert desk.document_io.save()
    other = desk.path.with_name("other.sgf")
    person.answers(save_path=other)
    assert desk.document_io.save_as()
    desk.document.play(B)
    assert desk.document_io.save()  # to the file that was chosen last
    assert len(disk.begun) <= 1
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document.is_modified)
    assert (moves(desk.path), moves(other), desk.document.path) == (2, 3, other)


def test_a_new_record_that_is_being_saved_does_not_ask_for_its_name_again(
    qtbot, desk, disk, person
):
    desk.document.open_games(desk.document.games, None, None, unsaved=True)
    desk.document.go_to(1)
    path = desk.path.with_name("new.sgf")
    person.answers(save_path=path)
    assert desk.document_io.save()
    desk.document.play(A)
    assert desk.document_io.save()
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document.is_modified)
    assert (len(person.asked), moves(path)) == (1, 2)


def test_save_as_goes_on_after_the_save_before_it_has_failed(qtbot, desk, disk, person):
    other = desk.path.with_name("other.sgf")
    person.answers(save_path=other, elsewhere=False)
    disk.may_begin.clear()
    fail, save = OSError(errno.ENOSPC, "no space left"), disk.save

    def save_elsewhere(path, data, **options):
        disk.error = fail if path == desk.path else None
        return save(path, data, **options)

    game_saving.save = save_elsewhere
    desk.document.play(A)
    desk.document_io.save()
    desk.document_io.save()
    desk.document_io.save_as()
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document_io.saver.busy)
    assert (desk.path.read_bytes(), moves(other)) == (SGF, 2)
    assert [asked[0] for asked in person.asked] == ["save_path", "elsewhere"]


def test_what_was_saved_before_is_saved_after_a_save_has_failed(qtbot, desk, disk, person):
    document = desk.document
    document.play(A)
    document.play(B)
    document.undo_stack.undo()
    disk.may_begin.clear()
    disk.error = OSError(errno.ENOSPC, "no space left")
    person.answers(elsewhere=False)
    desk.document_io.save()
    document.undo_stack.redo()
    tree, cursor = document.session.tree, document.session.cursor
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document_io.saver.busy)
    assert (document.session.tree, document.session.cursor) == (tree, cursor)
    modified = []
    for _ in range(2):
        document.undo_stack.undo()
        modified.append(document.is_modified)
    assert modified == [True, False]


def test_what_was_saved_before_is_not_found_if_it_can_no_longer_be_reached(
    qtbot, desk, disk, person
):
    document = desk.document
    document.play(A)
    desk.document_io.save()
    disk.answer()
    qtbot.waitUntil(lambda: not document.is_modified)
    document.undo_stack.undo()
    disk.may_begin.clear()
    disk.error = OSError(errno.ENOSPC, "no space left")
    person.answers(elsewhere=False)
    desk.document_io.save()
    document.play(B)
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document_io.saver.busy)
    assert document.is_modified
    document.undo_stack.undo()
    assert document.is_modified


@pytest.mark.parametrize("fails", [False, True])
def test_a_file_that_is_read_meanwhile_waits_for_the_save_of_this_one(
    qtbot, desk, disk, person, fails
):
    other = desk.path.with_name("other.sgf")
    other.write_bytes(b"(;SZ[9];B[aa];W[bb];B[cc])")
    desk.document.play(A)
    disk.may_begin.clear()
    disk.error = OSError(errno.ENOSPC, "no space left") if fails else None
    desk.document_io.open_file(other)
    desk.document_io.save()  # before the other file has been read
    person.answers(elsewhere=False)
    timer = while_waiting(lambda _dialog: disk.answer() or True)
    qtbot.waitUntil(lambda: not desk.document_io.loader.busy)
    timer.stop()
    assert desk.document.path == (desk.path if fails else other)
    assert (moves(desk.path), moves(other)) == (1 if fails else 2, 3)


def test_another_record_waits_for_the_save_of_this_one(qtbot, desk, disk, person):
    desk.document.play(A)
    desk.document_io.save()
    qtbot.waitUntil(disk.committed.is_set)
    seen = []

    def look(dialog: SaveDialog) -> bool:
        seen.append((dialog.label.text(), dialog.cancel_button.isVisible()))
        disk.answer()
        return True

    timer = while_waiting(look)
    assert desk.document_io.confirm_discard()
    timer.stop()
    assert seen == [("Saving game.sgf…", False)]
    assert (person.asked, moves(desk.path)) == ([], 2)


def test_what_was_edited_meanwhile_is_asked_about(desk, disk, person):
    desk.document.play(A)
    desk.document_io.save()
    desk.document.play(B)
    disk.answer()
    person.answers(unsaved=UnsavedChoice.SAVE)
    assert desk.document_io.confirm_discard()
    assert (len(person.asked), moves(desk.path)) == (1, 3)


def test_a_file_is_not_reloaded_before_it_is_saved(qtbot, desk, disk):
    desk.document.play(A)
    desk.document_io.save()
    timer = while_waiting(lambda _dialog: disk.answer() or True)
    assert desk.document_io.reload()
    timer.stop()
    qtbot.waitUntil(lambda: not desk.document_io.loader.busy)
    assert len(desk.document.session.tree.main_line()) - 1 == 2


NOT_READ = "game.sgf was not reloaded because it was saved in the meantime."


@pytest.mark.parametrize("elsewhere", [False, True], ids=["save", "save as"])
def test_what_was_being_reloaded_is_dropped_if_it_is_saved_meanwhile_and_that_is_said(
    qtbot, desk, disk, person, tmp_path, elsewhere
):
    disk.answer()
    desk.document.play(A)
    person.answers(yes=True, save_path=tmp_path / "other.sgf")
    assert desk.document_io.reload()
    assert desk.document_io.loader.busy
    if elsewhere:
        desk.document_io.save_as()
    else:
        desk.document_io.save()
    qtbot.waitUntil(lambda: not desk.document_io.loader.busy and not desk.document_io.saver.busy)
    assert (desk.document.is_modified, desk.document.path == desk.path) == (False, not elsewhere)
    assert len(desk.document.session.tree.main_line()) - 1 == 2
    assert desk.strip.text == NOT_READ
    desk.document.play(B)
    assert desk.document_io.save()
    qtbot.waitUntil(lambda: not desk.strip.has_message)


def test_edits_that_could_not_be_saved_during_a_reload_are_not_lost_unasked(
    qtbot, desk, disk, person
):
    """If saving fails before the file has been read, the user is asked again."""
    disk.answer()
    disk.error = OSError(errno.ENOSPC, "no space left")
    desk.document.play(A)
    person.answers(yes=True, elsewhere=False, unsaved=UnsavedChoice.CANCEL)
    assert desk.document_io.reload()
    desk.document_io.save()
    qtbot.waitUntil(lambda: not desk.document_io.loader.busy and not desk.document_io.saver.busy)
    assert len(desk.document.session.tree.main_line()) - 1 == 2
    assert desk.document.is_modified
    assert desk.strip.text == "game.sgf was not reloaded because there are unsaved changes."


def test_a_save_can_be_cancelled_until_the_file_is_touched(qtbot, desk, disk):
    disk.may_begin.clear()
    desk.document.play(A)
    desk.document_io.save()

    def cancel(dialog: SaveDialog) -> bool:
        assert dialog.cancel_button.isVisible()
        dialog.cancel_button.click()
        return True

    timer = while_waiting(cancel)
    assert not desk.document_io.confirm_discard()
    timer.stop()
    assert desk.strip.text == "game.sgf was not saved."
    assert (desk.document.is_modified, desk.path.read_bytes()) == (True, SGF)
    disk.answer()
    assert desk.document_io.save()
    qtbot.waitUntil(lambda: not desk.document.is_modified)
    assert moves(desk.path) == 2


def test_the_bar_on_the_board_cancels_it_too(qtbot, desk, disk):
    disk.may_begin.clear()
    desk.document.play(A)
    desk.document_io.save()
    saver = desk.document_io.saver
    qtbot.waitUntil(lambda: saver._bar is not None and saver._bar.isVisible())
    saver._bar.row.cancel_button.click()
    assert not saver.busy
    assert desk.path.read_bytes() == SGF


def test_the_bar_tells_that_the_disk_does_not_answer_and_what_is_too_late(
    qtbot, desk, disk, monkeypatch
):
    monkeypatch.setattr(document_saver, "STALLED_AFTER", 50)
    desk.document.play(A)
    desk.document_io.save()
    saver = desk.document_io.saver
    qtbot.waitUntil(lambda: saver._bar is not None)
    qtbot.waitUntil(lambda: not saver._bar.row.cancel_button.isEnabled())
    qtbot.waitUntil(lambda: saver._bar.row.label.text() == "Still waiting for the disk…")


def test_one_may_quit_without_waiting_for_a_disk_that_does_not_answer(
    desk, disk, monkeypatch, tmp_path
):
    monkeypatch.setattr(save_dialog, "STALLED_AFTER", 50)
    journal = AutosaveJournal(desk.document, lambda: [tmp_path / "journals"], desk.window)
    desk.document.play(A)
    desk.document_io.save()
    seen = []

    def wait_once_and_quit(dialog: SaveDialog) -> bool:
        if not dialog.quit_button.isVisible():
            return False
        seen.append(dialog.label.text())
        if len(seen) == 1:
            dialog.wait_button.click()
            assert not dialog.quit_button.isVisible()
            return False
        dialog.quit_button.click()
        return True

    timer = while_waiting(wait_once_and_quit)
    assert desk.document_io.confirm_discard(closing=True)
    timer.stop()
    assert desk.document_io.saver.is_abandoned
    assert seen[0].startswith("Still waiting for the disk…")
    desk.document_io.saver.stop_work()
    journal.journal.release()
    (found,) = find_recoverable(tmp_path / "journals")
    assert len(found.games[0].main_line()) - 1 == 2
    found.discard()


def test_who_only_wanted_to_reload_may_quit_without_waiting_too(qtbot, desk, disk, monkeypatch):
    monkeypatch.setattr(save_dialog, "STALLED_AFTER", 50)
    closed = []
    desk.window.close = lambda: closed.append(True)
    desk.document.play(A)
    desk.document_io.save()
    qtbot.waitUntil(disk.committed.is_set)

    def quit_(dialog: SaveDialog) -> bool:
        if not dialog.quit_button.isVisible():
            return False
        dialog.quit_button.click()
        return True

    timer = while_waiting(quit_)
    assert not desk.document_io.reload()
    timer.stop()
    qtbot.waitUntil(lambda: closed == [True])
    assert desk.document_io.confirm_discard(closing=True)


def test_two_that_wait_for_a_save_go_on_when_it_has_ended(qtbot, desk, disk):
    desk.document.play(A)
    desk.document_io.save()
    ended = []

    def wait_too(_dialog: SaveDialog) -> bool:
        QTimer.singleShot(20, disk.answer)
        ended.append(desk.document_io.saver.wait_until_saved())
        return True

    timer = while_waiting(wait_too)
    ended.append(desk.document_io.saver.wait_until_saved())
    timer.stop()
    assert ended == [True, True]


def test_the_journal_keeps_what_follows_the_saved_state(qtbot, desk, disk, tmp_path):
    journal = AutosaveJournal(desk.document, lambda: [tmp_path / "journals"], desk.window)
    desk.document.play(A)
    desk.document_io.save()
    desk.document.play(B)
    desk.document.play(C)
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document_io.saver.busy)
    expected = plain(journal.journal.state)
    journal.journal.release()
    (found,) = find_recoverable(tmp_path / "journals")
    assert (plain(found.state), found.edits) == (expected, 2)
    assert found.file_state().name == "SAME"
    found.discard()


def test_the_journal_goes_when_all_is_saved(qtbot, desk, disk, tmp_path):
    journal = AutosaveJournal(desk.document, lambda: [tmp_path / "journals"], desk.window)
    desk.document.play(A)
    desk.document_io.save()
    assert journal.journal is not None
    disk.answer()
    qtbot.waitUntil(lambda: not desk.document.is_modified)
    assert journal.journal is None


def test_our_own_writing_is_no_change_by_another_program(qtbot, desk, disk):
    watch = desk.notices.findChild(FileWatch)
    desk.document.play(A)
    desk.document_io.save()
    qtbot.waitUntil(lambda: bool(disk.begun))
    watch._suspect()
    disk.answer()
    qtbot.waitUntil(lambda: desk.path.read_bytes() != SGF)
    watch._suspect()
    qtbot.waitUntil(lambda: not desk.document.is_modified)
    qtbot.waitUntil(lambda: watch._task is None and not watch._timer.isActive())
    assert "another program" not in desk.strip.text


def test_another_record_is_not_saved_in_place_of_one_whose_save_has_failed(
    qtbot, desk, disk, person
):
    disk.may_begin.clear()
    disk.error = OSError(errno.ENOSPC, "no space left")
    desk.document.play(A)
    desk.document_io.save()
    desk.document.open_games(desk.document.games, None, None)
    disk.answer()
    qtbot.waitUntil(lambda: bool(person.told))
    assert "the disk is full" in person.told[0]
    assert (person.asked, desk.document.is_modified, desk.path.read_bytes()) == ([], False, SGF)
