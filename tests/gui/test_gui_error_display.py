"""The dialog about an internal error, and what it offers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import Point
from goboard_gui.gui.core.error_report import ErrorReport, FailedPart
from goboard_gui.gui.core.folders import crash_folder
from goboard_gui.gui.core.settings import NEW_GAME_HEIGHT, NEW_GAME_WIDTH
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.window.error_dialog import ErrorDialog, ReportDialog, failure_text
from goboard_gui.gui.window.error_display import ErrorDisplay
from goboard_gui.gui.window.main_window import MainWindow
from tests.cases import for_each
from tests.gui.gui_cases import LEFT

REPORT = ErrorReport(FailedPart.OTHER, "ValueError", "board.py:7", "the whole report")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


@pytest.fixture
def journaled(qtbot, settings, folder):
    """Return a window on an empty 9×9 board with a journal."""
    settings.set(NEW_GAME_WIDTH, 9)
    settings.set(NEW_GAME_HEIGHT, 9)
    window = MainWindow(settings, journals=lambda: [folder])
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.autosave_journal.delete_journal()


class Shown:
    """What shows errors, with what it restarts."""

    def __init__(self, qtbot) -> None:
        self._qtbot = qtbot
        self.restarted: list[tuple[int, list[Path]]] = []
        self.display = ErrorDisplay(QApplication.instance(), self._restart)

    def _restart(self, windows, copies) -> bool:
        self.restarted.append((len(windows), list(copies.values())))
        return bool(windows)

    def add(self, report=REPORT) -> ErrorDialog:
        self.display.add_report(report)
        return self.next()

    def next(self) -> ErrorDialog:
        self._qtbot.waitUntil(lambda: len(visible()) == 1)
        return visible()[0]


def visible() -> list[ErrorDialog]:
    top = QApplication.topLevelWidgets()
    return [each for each in top if isinstance(each, ErrorDialog) and each.isVisible()]


@pytest.fixture
def shown(qtbot):
    made = Shown(qtbot)
    yield made
    made.display.stop_work()


@for_each(
    ("report", "text"),
    [
        (REPORT, "Something failed because of an error in Goboard.\nValueError (board.py:7)"),
        (
            ErrorReport(FailedPart.COMMAND, "KeyError", "a.py:1", "", "NEW"),
            "“New Game” failed because of an error in Goboard.\nKeyError (a.py:1)",
        ),
        (
            ErrorReport(FailedPart.DRAWING, "KeyError", "", ""),
            "Part of the window couldn't be drawn because of an error in Goboard.\nKeyError",
        ),
        (
            ErrorReport(FailedPart.BACKGROUND, "KeyError", "", ""),
            "A background task failed because of an error in Goboard.\nKeyError",
        ),
    ],
)
def test_the_dialog_says_what_failed(report, text):
    assert failure_text(report) == text


def test_edits_are_called_safe_if_they_are_stored(qtbot, journaled, shown):
    dialog = shown.add()
    assert "There are no unsaved edits." in dialog.text
    assert dialog.restart_button.isEnabled()
    dialog.close()
    journaled.document.play(Point(4, 4))
    dialog = shown.add()
    assert "Your unsaved edits are safe" in dialog.text


def test_edits_that_could_not_be_stored_are_not_called_safe(qtbot, journaled, shown, folder):
    folder.write_bytes(b"")  # where the folder should be
    journaled.document.play(Point(4, 4))
    dialog = shown.add()
    assert "could not be stored" in dialog.text
    assert not dialog.restart_button.isEnabled()


def test_an_edit_that_has_not_reached_the_journal_is_stored_before_it_is_called_safe(
    qtbot, journaled, shown
):
    """Store the edit although the slot that stores edits was the one that failed."""
    journaled.document.play(Point(3, 3))
    journaled.document.undo_stack.indexChanged.disconnect(journaled.document.edits_changed)
    journaled.document.play(Point(4, 4))
    games = journaled.document.games
    assert journaled.autosave_journal.journal.state.games != games
    assert "safe" in shown.add().text
    assert journaled.autosave_journal.journal.state.games == games


def test_a_copy_is_saved_of_each_record_with_edits_and_makes_a_restart_possible(
    qtbot, journaled, shown, person, folder, tmp_path
):
    folder.write_bytes(b"")  # where the folder of journals should be
    journaled.document.play(Point(4, 4))
    dialog = shown.add()
    person.answers(save_path=tmp_path / "copy")
    qtbot.mouseClick(dialog.copy_button, LEFT)
    (game,) = read_sgf_file(tmp_path / "copy.sgf").games
    assert len(game.main_line()) == 2
    assert (journaled.document.path, journaled.document.is_modified) == (None, True)
    assert "Restart opens it" in dialog.text
    qtbot.mouseClick(dialog.restart_button, LEFT)
    assert shown.restarted == [(1, [tmp_path / "copy.sgf"])]


def test_a_copy_never_replaces_an_open_record(qtbot, journaled, shown, person, tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9];B[aa])")
    journaled.document_io.open_file(path)
    journaled.document.play(Point(4, 4))
    (tmp_path / "link.sgf").symlink_to(path)
    for name in ("game.sgf", "link.sgf"):
        person.answers(save_path=tmp_path / name)
        assert journaled.document_io.saver.save_copy("Save") is None
    assert len(person.told) == 2
    assert path.read_bytes() == b"(;SZ[9];B[aa])"


def test_the_report_can_be_read_and_copied(qtbot, journaled, shown):
    dialog = shown.add()
    qtbot.mouseClick(dialog.report_button, LEFT)
    (report,) = dialogs.visible_dialogs(ReportDialog, dialog)
    assert report.report.toPlainText() == REPORT.text


def test_errors_wait_for_each_other(qtbot, journaled, shown):
    first = shown.add()
    second = ErrorReport(FailedPart.DRAWING, "KeyError", "b.py:1", "")
    shown.display.add_report(second)
    qtbot.wait(1)
    assert visible() == [first]
    first.close()
    assert "KeyError" in shown.next().text


def test_under_a_modal_dialog_it_can_be_used_and_outlives_that(qtbot, journaled, shown):
    modal = QDialog(journaled)
    modal.setWindowModality(Qt.WindowModality.ApplicationModal)
    dialogs.show_modeless(modal)
    dialog = shown.add()
    assert dialog.parentWidget() is modal
    modal.accept()
    qtbot.waitUntil(lambda: [each.parentWidget() for each in visible()] == [journaled])


def test_a_crash_of_an_earlier_process_is_mentioned_with_its_report(qtbot, journaled, shown):
    shown.display.report_earlier_crashes()
    assert journaled.message_strip.text == ""
    crash_folder().mkdir(parents=True, exist_ok=True)
    (crash_folder() / "1-2.trace").write_text("Fatal Python error: Aborted", encoding="utf-8")
    shown.display.report_earlier_crashes()
    assert "crashed" in journaled.message_strip.text
    qtbot.mouseClick(journaled.message_strip.first_button, LEFT)
    (report,) = dialogs.visible_dialogs(ReportDialog, journaled)
    assert "Fatal Python error: Aborted" in report.report.toPlainText()
    assert not list(crash_folder().iterdir())


RUN = """
import json, os, sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QVBoxLayout, QWidget
from goboard_gui.go import Point
from goboard_gui.gui import app
from goboard_gui.gui.core import error_report
from goboard_gui.gui.core.background import Task
from goboard_gui.gui.window import process_restart
from goboard_gui.gui.window.error_dialog import ErrorDialog

OUT = sys.argv[1]

def windows():
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, app.MainWindow)]

def dialogs():
    top = QApplication.topLevelWidgets()
    return [d for d in top if isinstance(d, ErrorDialog) and d.isVisible()]

def soon(act):
    application = app.create_application

    def make():
        made = application()
        QTimer.singleShot(0, act)
        return made

    app.create_application = make

def write(value):
    with open(OUT + ".new", "w") as file:
        json.dump(value, file)
    os.rename(OUT + ".new", OUT)
"""
FAILING = (
    RUN
    + """
def in_slot():
    button = QPushButton(windows()[0])
    button.clicked.connect(lambda: [][1])
    button.click()

def in_timer():
    QTimer.singleShot(0, lambda: {}["timer"])

class Painted(QWidget):
    __module__ = "goboard_gui.trial"

    def paintEvent(self, event):
        raise ValueError("paint")

def in_painting():
    widget = Painted(windows()[0])
    widget.show()
    for _ in range(50):
        widget.repaint()
    QTimer.singleShot(0, widget.hide)

class Sized(QWidget):
    __module__ = "goboard_gui.trial"

    def sizeHint(self):
        return int("size")

def in_size_hint():
    outer = QWidget(windows()[0])
    QVBoxLayout(outer).addWidget(Sized())
    outer.show()
    QTimer.singleShot(0, outer.hide)

def in_worker():
    Task(lambda task: (1).worker, lambda result: None)

class Deleted:
    def __del__(self):
        raise ValueError("del")

def in_handler():
    real = error_report.describe_error

    def broken(*arguments, **options):
        error_report.describe_error = real
        raise ValueError("handler")

    error_report.describe_error = broken
    QTimer.singleShot(0, lambda: 1 / 0)

def under_modal_dialog():
    modal = QDialog(windows()[0])
    QTimer.singleShot(0, lambda: "".modal)
    QTimer.singleShot(0, modal.exec)

steps = [
    in_slot, in_timer, in_painting, in_size_hint, in_worker, Deleted, in_handler, under_modal_dialog
]
seen = []

def go_on():
    if not windows() or not windows()[0]._whole:
        QTimer.singleShot(10, go_on)
        return
    first = windows()[0]
    first.document.play(Point(3, 3))
    second = first.new_window()
    second.show()
    second.document.set_comment("second")
    take_step()

def take_step():
    steps[0]()
    QTimer.singleShot(20, look)

def look():
    if not dialogs():
        QTimer.singleShot(20, look)
        return
    QTimer.singleShot(100, note)  # a second one would be there by then

def note():
    shown = dialogs()
    seen.append([steps.pop(0).__name__, len(shown)])
    if not steps:
        write([seen, "safe" in shown[0].text])
        process_restart.window_command = lambda: [sys.executable, *sys.argv[2:]]
        shown[0].restart_button.click()
        return
    shown[0].close()
    QTimer.singleShot(20, take_step)

soon(go_on)
sys.exit(app.run([]))
"""
)
RESTARTED = (
    RUN
    + """
def look():
    found = windows()
    if len(found) < 2 or not all(w.document.is_modified for w in found):
        QTimer.singleShot(20, look)
        return
    from goboard_gui.files.comments import read_comment
    texts = [read_comment(w.document.session.tree, w.document.session.cursor) for w in found]
    moves = [w.document.session.step.number for w in found]
    questions = [type(w).__name__ for w in QApplication.topLevelWidgets() if isinstance(w, QDialog)]
    for window in found:
        window.document.undo_stack.setClean()
        window.close()
    write([sorted(zip(moves, texts)), questions])

soon(look)
app.run([])
"""
)


def test_in_a_real_process_each_error_shows_one_dialog_and_restart_brings_back_all_windows(
    tmp_path, qtbot
):
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    home = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("DATA", "STATE", "CONFIG")}
    done = subprocess.run(
        [sys.executable, "-c", FAILING, str(first), "-c", RESTARTED, str(second)],
        cwd=Path(__file__).parents[2],
        env=os.environ | home,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen, safe = json.loads(first.read_text())
    assert [count for _name, count in seen] == [1] * 8, seen
    assert safe
    assert len(list(tmp_path.glob("STATE/goboard/reports/*"))) == 7  # none of the broken handler
    qtbot.waitUntil(second.exists)
    records, questions = json.loads(second.read_text())
    assert records == [[0, "second"], [1, ""]]
    assert questions == []
