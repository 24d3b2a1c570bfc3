"""Reading files while the window goes on."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtWidgets import QWidget

from goboard_gui.files.errors import CancelledError, ReadError, ReadErrorReason
from goboard_gui.go import Point
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.files import file_loader
from goboard_gui.gui.files.document_io import DocumentIO
from goboard_gui.gui.files.file_loader import FileLoader
from goboard_gui.gui.files.loading_bar import LoadingBar
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from tests.gui.gui_cases import LEFT, Heard

SGF = b"(;GM[1]SZ[9];B[ee];W[cc])"


class Slow:
    """A reader that goes on when it is told to, half of the file at a time."""

    def __init__(self) -> None:
        self.may_go_on = threading.Semaphore(0)
        self.cancelled = False
        self.ended = threading.Event()

    def __call__(self, progress):
        try:
            for done in (1, 2):
                self.may_go_on.acquire(timeout=120)
                progress(done, 2)
        except CancelledError:
            self.cancelled = True
            raise
        finally:
            self.ended.set()
        return "all of it"

    def go_on(self, times: int = 1) -> None:
        for _ in range(times):
            self.may_go_on.release()


@pytest.fixture
def around(qtbot) -> QWidget:
    around = QWidget()
    around.resize(400, 300)
    qtbot.addWidget(around)
    around.show()
    return around


@pytest.fixture
def loader(around) -> FileLoader:
    return FileLoader(around)


@pytest.fixture
def slow(slow_disk):
    slow = Slow()
    yield slow
    slow.go_on(2)


def bar(around) -> LoadingBar | None:
    shown = [bar for bar in around.findChildren(LoadingBar) if bar.isVisible()]
    return shown[0] if shown else None


def test_a_small_file_is_there_at_once(loader, around):
    results = []
    loader.load("a.sgf", lambda progress: "all of it", results.append)
    assert [result.value for result in results] == ["all of it"]
    assert bar(around) is None


def test_a_large_one_is_there_later_and_its_progress_is_seen(qtbot, loader, around, slow):
    results = []
    loader.load("large.sgf", slow, results.append)
    assert (results, loader.busy) == ([], True)
    qtbot.waitUntil(lambda: bar(around) is not None)
    shown = bar(around)
    slow.go_on()
    qtbot.waitUntil(lambda: shown.row.bar.value() == 500)
    assert "large.sgf" in shown.row.bar.accessibleName()
    slow.go_on()
    qtbot.waitUntil(lambda: bool(results))
    assert results[0].value == "all of it"
    assert not loader.busy
    assert bar(around) is None


def test_what_takes_no_time_shows_no_bar(qtbot, loader, around, slow_disk):
    results = []
    loader.load("large.sgf", lambda progress: "all of it", results.append)
    qtbot.waitUntil(lambda: bool(results))
    assert bar(around) is None


def cancel(qtbot, loader, around):
    qtbot.waitUntil(lambda: bar(around) is not None)
    qtbot.mouseClick(bar(around).row.cancel_button, LEFT)


def close(qtbot, loader, around):
    dispose(around)


def read_another(qtbot, loader, around):
    loader.load("b.sgf", lambda progress: "another", lambda result: None)
    qtbot.waitUntil(lambda: not loader.busy)


@pytest.mark.parametrize("end", [cancel, close, read_another])
def test_reading_can_be_cancelled_and_nothing_comes_of_it_then(qtbot, loader, around, slow, end):
    results = []
    loader.load("large.sgf", slow, results.append)
    end(qtbot, loader, around)
    assert not loader.busy
    assert bar(around) is None
    slow.go_on(2)
    assert slow.ended.wait(120)
    assert slow.cancelled
    qtbot.wait(50)
    assert results == []


def test_a_disk_that_does_not_answer_is_named_as_the_cause(
    qtbot, monkeypatch, loader, around, slow
):
    monkeypatch.setattr(file_loader, "STALLED_AFTER", 200)
    loader.load("Reading large.sgf…", slow, lambda _result: None)
    qtbot.waitUntil(lambda: bar(around) is not None)
    shown = bar(around)
    qtbot.waitUntil(lambda: shown.row.label.text() == "Still waiting for the disk…")
    slow.go_on()
    qtbot.waitUntil(lambda: shown.row.label.text() == "Reading large.sgf…")
    qtbot.waitUntil(lambda: shown.row.label.text() == "Still waiting for the disk…")
    assert bar(around) is not None
    slow.go_on()
    qtbot.waitUntil(lambda: not loader.busy)


def test_a_fault_of_the_reader_does_not_let_the_window_wait_for_ever(qtbot, loader, around):
    results = []

    def fail(progress):
        raise ZeroDivisionError("a fault of ours")

    with qtbot.captureExceptions() as raised:
        loader.load("large.sgf", fail, results.append)
        qtbot.waitUntil(lambda: bool(results))
    assert raised[0][0] is ZeroDivisionError
    assert str(results[0].error) == "a fault of ours"
    assert not loader.busy


def test_why_a_large_file_cannot_be_read_is_told_as_of_a_small_one(qtbot, loader):
    results = []

    def refuse(progress):
        raise ReadError("large.sgf", ReadErrorReason.NO_GAME)

    loader.load("large.sgf", refuse, results.append)
    qtbot.waitUntil(lambda: bool(results))
    assert results[0].error.reason is ReadErrorReason.NO_GAME


@pytest.fixture
def document_io(around, document, settings, slow_disk) -> DocumentIO:
    return DocumentIO(document, settings, around)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(SGF)
    return path


def test_a_large_file_is_opened_reopened_and_reloaded(qtbot, document_io, document, file):
    assert document_io.open_file(file)
    assert document.path is None
    qtbot.waitUntil(lambda: document.path == file)
    assert document_io.recent_files == [file]
    document.go_to(2)
    heard = Heard(document, "file_changed")
    for again in (document_io.reload, lambda: document_io.reopen("cp1251")):
        assert again()
        qtbot.waitUntil(lambda: heard.take() != {})
        assert document.session.cursor == 2
    assert document.file.source.encoding == "cp1251"


def test_a_large_file_that_cannot_be_read_leaves_what_was_open(
    qtbot, document_io, document, file, person
):
    file.write_bytes(b"there is no game in here")
    before = document.session.tree
    document_io.open_file(file)
    qtbot.waitUntil(lambda: bool(person.told))
    assert "no game record" in person.told[0]
    assert document.session.tree is before


@pytest.mark.parametrize("answer", [UnsavedChoice.DISCARD, UnsavedChoice.CANCEL])
def test_what_is_edited_while_a_file_is_read_is_not_lost_unasked(
    qtbot, document_io, document, file, person, answer
):
    person.answers(unsaved=answer)
    document_io.open_file(file)
    document.play(Point(2, 2))
    edited = document.session.tree
    qtbot.waitUntil(lambda: bool(person.asked))
    assert (document.path == file) is (answer is UnsavedChoice.DISCARD)
    assert (document.session.tree is edited) is (answer is UnsavedChoice.CANCEL)


def test_a_new_game_is_not_replaced_by_what_was_being_read(qtbot, document_io, document, file):
    from goboard_gui.go import Size
    from goboard_gui.gui.files.new_game_dialog import NewGame

    document_io.open_file(file)
    document_io.new_game(NewGame(Size(5, 5), 0, None, "", "", ""))
    qtbot.wait(50)
    assert document.path is None
    assert document.session.size == Size(5, 5)
