from __future__ import annotations

import errno
import threading

import pytest
from PySide6.QtCore import QCoreApplication

from goboard_gui.files.journal.recovery import find_recoverable
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.go import Point, Size
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.folders import journal_folder
from goboard_gui.gui.core.settings import NEW_GAME_HEIGHT, NEW_GAME_WIDTH
from goboard_gui.gui.core.undo import OpenGame
from goboard_gui.gui.files.autosave_journal import AutosaveJournal, has_journals
from goboard_gui.gui.files.document_io import DocumentIO
from goboard_gui.gui.widgets.dialogs import OverwriteChoice, UnsavedChoice
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.record import new_game
from tests.files.journal_cases import plain, touched_by, watched
from tests.gui.gui_cases import Heard

A, B, C = Point(2, 2), Point(6, 6), Point(4, 4)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data" / "journals"


@pytest.fixture
def autosave_journal(document, folder):
    autosave_journal = AutosaveJournal(document, lambda: [folder], document)
    yield autosave_journal
    autosave_journal.delete_journal()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9]PB[Shusaku];B[hh];W[hc])(;SZ[13];B[aa])")
    return path


def kept(autosave_journal) -> tuple:
    """Return what a reader makes of the journal as it is on the disk right now."""
    journal = autosave_journal.journal
    copy = journal.path.with_name("copy.journal")
    copy.write_bytes(journal.path.read_bytes())
    (found,) = find_recoverable(copy.parent)
    assert found.damage is None
    contents = plain(found.state), found.edits
    found.discard()
    return contents


def shown(document) -> tuple:
    from goboard_gui.files.journal.state import DocumentState

    return plain(DocumentState(tuple(document.games), document.game_index, document.session.cursor))


def open_file(document, path) -> None:
    file = read_sgf_file(path)
    document.open_games(file.games, file, path)


def test_reading_and_browsing_write_nothing(document, autosave_journal, folder, file):
    open_file(document, file)
    document.go_to(2)
    document.go_to_game(1)
    assert autosave_journal.journal is None
    assert not folder.exists()
    assert not has_journals([folder])


def test_every_edit_is_kept_when_it_is_made(document, autosave_journal, folder, file):
    open_file(document, file)
    edits = (
        lambda: document.play(C, anyway=True),
        lambda: document.set_comment("so"),
        document.undo_stack.undo,
        document.resign,
        document.undo_stack.undo,
        document.undo_stack.redo,
        lambda: document.go_to_game(1) or document.play(B),
        document.remove_node,
        document.undo_stack.undo,
    )
    for number, edit in enumerate(edits, 1):
        edit()
        assert kept(autosave_journal) == (shown(document), number)
    assert has_journals([folder])


@pytest.fixture
def looked_at(monkeypatch):
    """Return the games that a document looks at, by their ids."""
    found = set()
    tree = OpenGame.tree.fget
    monkeypatch.setattr(OpenGame, "tree", property(lambda game: found.add(id(game)) or tree(game)))
    return found


def test_an_edit_looks_at_no_game_but_the_one_that_is_edited(
    document, autosave_journal, tmp_path, looked_at
):
    file = read_sgf(b"(;SZ[9];B[hh])" * 30)
    document.open_games(watched(file.games), file, tmp_path / "game.sgf")
    document.go_to_game(7)
    edits = (
        lambda: document.play(C),
        lambda: document.set_comment("so"),
        document.undo_stack.undo,
        document.undo_stack.redo,
        document.remove_node,
        lambda: document.go_to_game(29),
        lambda: document.play(A),
        document.undo_stack.undo,
        document.undo_stack.undo,
    )
    edits[0]()  # writes the whole file
    for edit in edits[1:]:
        looked_at.clear()
        assert touched_by(edit) <= 1 + (edit is edits[-1])  # the last one goes to another game
        assert len(looked_at) <= 1
    assert kept(autosave_journal)[0] == shown(document)


def test_typing_on_is_one_edit_but_every_letter_is_kept(document, autosave_journal):
    document.play(C)
    for end in range(1, 8):
        document.set_comment("tengen!"[:end])
        assert kept(autosave_journal) == (shown(document), 2)


def test_a_journal_ends_when_the_document_is_saved_or_as_it_was(
    document, autosave_journal, folder, file
):
    open_file(document, file)
    document.play(C, anyway=True)
    journal = autosave_journal.journal
    document.mark_saved(document.file, file)
    assert autosave_journal.journal is None
    assert list(folder.iterdir()) == []
    document.undo_stack.undo()
    assert kept(autosave_journal) == (shown(document), 1)
    assert autosave_journal.journal.path != journal.path
    document.undo_stack.redo()
    assert list(folder.iterdir()) == []
    document.play(A)
    document.undo_stack.undo()
    assert list(folder.iterdir()) == []


def test_a_journal_ends_when_another_record_is_opened(document, autosave_journal, folder, file):
    document.play(C)
    assert has_journals([folder])
    open_file(document, file)
    assert list(folder.iterdir()) == []
    document.play(C, anyway=True)
    assert kept(autosave_journal) == (shown(document), 1)


def test_two_documents_of_one_file_have_two_journals(
    qapp, document, autosave_journal, folder, file
):
    other = Document(new_game(Size(9, 9)))
    others = AutosaveJournal(other, lambda: [folder], other)
    for each in (document, other):
        open_file(each, file)
        each.play(C, anyway=True)
    assert autosave_journal.journal.path != others.journal.path
    others.delete_journal()
    assert kept(autosave_journal) == (shown(document), 1)


def test_what_was_recovered_is_unsaved_and_goes_on_in_its_journal(
    qapp, document, autosave_journal, folder, file
):
    open_file(document, file)
    document.go_to_game(1)
    document.play(C)
    before = shown(document)
    autosave_journal.journal.release()
    (recovery,) = find_recoverable(folder)
    again = Document(new_game(Size(9, 9)))
    heard = Heard(again, "record_changed", "file_changed")
    restored = AutosaveJournal(again, lambda: [folder], again)
    restored.recover(recovery)
    assert heard.take()["record_changed"] >= 1
    assert shown(again) == before
    assert (again.path, again.is_modified, again.undo_stack.canUndo()) == (file, True, False)
    assert find_recoverable(folder) == []
    again.play(A)
    assert kept(restored) == (shown(again), 2)
    again.undo_stack.undo()
    assert again.is_modified
    assert kept(restored) == (before, 3)
    again.open_games([new_game(Size(9, 9))], None, None)
    assert not again.is_modified
    assert list(folder.iterdir()) == []


def test_a_recovered_record_is_not_saved_over_a_file_that_has_changed(
    qtbot, document, autosave_journal, folder, file, settings, person
):
    open_file(document, file)
    document.play(C, anyway=True)
    autosave_journal.journal.release()
    file.write_bytes(b"(;SZ[9]C[changed by somebody])")
    (recovery,) = find_recoverable(folder)
    window = MainWindow(settings, journals=lambda: [folder])
    qtbot.addWidget(window)
    window.autosave_journal.recover(recovery)
    person.answers(changed=OverwriteChoice.CANCEL)
    assert not window.document_io.save()
    assert person.asked == [("changed", "game.sgf")]
    assert b"somebody" in file.read_bytes()
    assert has_journals([folder])
    person.answers(changed=OverwriteChoice.OVERWRITE)
    assert window.document_io.save()
    assert read_sgf_file(file).games[0].node(0).first_value("PB") == "Shusaku"
    assert list(folder.iterdir()) == []
    window.close()


def test_a_saved_record_that_is_edited_and_recovered_is_saved_without_a_question(
    qapp, qtbot, document, autosave_journal, folder, file, settings, person
):
    document_io = DocumentIO(document, settings, MainWindow(settings))
    document_io.open_file(file)
    document.play(C, anyway=True)
    assert document_io.save()
    document.play(A, anyway=True)
    autosave_journal.journal.release()
    (recovery,) = find_recoverable(folder)
    other = MainWindow(settings, journals=lambda: [folder])
    qtbot.addWidget(other)
    other.autosave_journal.recover(recovery)
    assert other.document_io.save()
    assert document_io.save_as is not None
    assert person.asked == []
    assert list(folder.iterdir()) == []
    other.close()


def test_trouble_is_told_once_in_the_window_and_editing_goes_on(
    qtbot, settings, tmp_path, monkeypatch
):
    settings.set(NEW_GAME_WIDTH, 9)
    settings.set(NEW_GAME_HEIGHT, 9)
    blocked = tmp_path / "file"
    blocked.touch()
    window = MainWindow(settings, journals=lambda: [blocked / "journals"])
    qtbot.addWidget(window)
    heard = Heard(window.autosave_journal, "failed")
    window.document.play(C)
    window.document.play(A)
    qtbot.waitUntil(lambda: bool(heard.count))
    QCoreApplication.processEvents()
    assert heard.take() == {"failed": 1}
    assert "part of the path is not a folder" in window.message_strip.text
    assert window.document.session.step.number == 2
    window.document.undo_stack.setClean()
    window.close()


def test_trouble_that_another_thread_meets_is_told_in_that_of_the_window(qtbot, autosave_journal):
    told_in = []
    autosave_journal.failed.connect(lambda text: told_in.append((threading.current_thread(), text)))
    trouble = OSError(errno.ENOSPC, "full", "x.journal")
    thread = threading.Thread(target=autosave_journal._reports.post, args=(trouble,))
    thread.start()
    thread.join()
    assert told_in == []
    qtbot.waitUntil(lambda: bool(told_in))
    assert told_in[0][0] is threading.main_thread()
    assert "x.journal: the disk is full" in told_in[0][1]


def test_the_end_of_the_trouble_is_told_in_the_window(qtbot, settings, folder):
    window = MainWindow(settings, journals=lambda: [folder])
    qtbot.addWidget(window)
    window.document.play(C)
    reports = window.autosave_journal._reports
    reports.post(OSError(errno.ENOSPC, "full", "x.journal"))
    qtbot.waitUntil(lambda: "the disk is full" in window.message_strip.text)
    reports.post(None)
    qtbot.waitUntil(lambda: "kept for recovery again" in window.message_strip.text)
    assert str(folder) in window.message_strip.text
    window.document.undo_stack.setClean()
    window.close()


def test_a_window_that_is_closed_without_saving_leaves_no_journal(qtbot, settings, folder, person):
    window = MainWindow(settings, journals=lambda: [folder])
    qtbot.addWidget(window)
    window.show()
    window.document.play(C)
    person.answers(unsaved=UnsavedChoice.CANCEL)
    window.close()
    assert has_journals([folder])
    person.answers(unsaved=UnsavedChoice.DISCARD)
    window.close()
    assert list(folder.iterdir()) == []


def test_without_a_folder_a_window_keeps_no_journal(window):
    assert window.autosave_journal is None
    window.document.play(C)
    assert not has_journals([journal_folder()])


def test_journals_lie_with_the_data_of_the_program(qapp):
    assert journal_folder().parts[-2:] == ("goboard", "journals")
