"""What becomes of exceptions that nothing has caught."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from goboard_gui.gui.core import error_report
from goboard_gui.gui.core.background import Task
from goboard_gui.gui.core.command_trail import run_command
from goboard_gui.gui.core.error_handlers import ErrorHandlers
from goboard_gui.gui.core.error_report import (
    MAX_REPORTS,
    FailedPart,
    TracebackFrame,
    short_path,
    write_report,
)
from tests.cases import for_each

SECRET = "Nakamura's file"
PACKAGE = "goboard_gui.trial"
"""The package that test classes claim to be in, because only classes of the program are guarded."""


def fail(*_arguments) -> None:
    raise ValueError(SECRET)


class _Emitter(QObject):
    emitted = Signal()


class _Painted(QWidget):
    def paintEvent(self, _event):
        raise ValueError(SECRET)


class _Sized(QWidget):
    def sizeHint(self):
        return int(SECRET)  # raised by C code, which ends the process below Python 3.12


class _Filtering(QObject):
    def eventFilter(self, watched, event):
        raise KeyError(SECRET)


class _Deleted:
    def __del__(self):
        raise ValueError(SECRET)


class Trial:
    """The handlers, with what they report."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reports: list[error_report.ErrorReport] = []
        self.handlers = ErrorHandlers(lambda: folder)
        self.handlers.show_reports(self.reports.append)

    def reported(self, qtbot, count: int = 1) -> list[error_report.ErrorReport]:
        qtbot.waitUntil(lambda: len(self.reports) >= count)
        for _ in range(5):
            QCoreApplication.processEvents()
        assert len(self.reports) == count
        return self.reports


@pytest.fixture
def trial(monkeypatch, tmp_path, qapp):
    monkeypatch.setattr(sys, "excepthook", lambda *_error: None)  # or the test fails
    for cls in (_Painted, _Sized, _Filtering):
        monkeypatch.setattr(cls, "__module__", PACKAGE)
    made = Trial(tmp_path / "state")
    yield made
    made.handlers.uninstall()


def in_slot(_qtbot):
    emitter = _Emitter()
    emitter.emitted.connect(fail)
    emitter.emitted.emit()


def in_timer(_qtbot):
    QTimer.singleShot(0, fail)


def in_painting(qtbot):
    widget = _Painted()
    qtbot.addWidget(widget)
    widget.show()
    for _ in range(50):
        widget.repaint()


def in_size_hint(qtbot):
    outer = QWidget()
    qtbot.addWidget(outer)
    QVBoxLayout(outer).addWidget(_Sized())
    outer.show()
    assert outer.sizeHint().isValid()


def in_event_filter(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.filter = _Filtering()
    widget.installEventFilter(widget.filter)
    widget.show()
    widget.removeEventFilter(widget.filter)


def in_task(_qtbot):
    Task(fail, lambda _result: None)


def in_thread(_qtbot):
    threading.Thread(target=fail).start()


def in_del(_qtbot):
    _Deleted()


def in_command(_qtbot):
    QTimer.singleShot(0, lambda: run_command("SCORE", fail))


def under_modal_dialog(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setModal(True)
    dialog.show()
    QTimer.singleShot(0, fail)


PLACES = {
    "slot": (in_slot, FailedPart.OTHER, "in fail"),
    "timer": (in_timer, FailedPart.OTHER, "in fail"),
    "paintEvent": (in_painting, FailedPart.DRAWING, "in _Painted.paintEvent"),
    "sizeHint": (in_size_hint, FailedPart.OTHER, "in _Sized.sizeHint"),
    "eventFilter": (in_event_filter, FailedPart.OTHER, "in _Filtering.eventFilter"),
    "task": (in_task, FailedPart.BACKGROUND, "in fail"),
    "thread": (in_thread, FailedPart.BACKGROUND, "in fail"),
    "del": (in_del, FailedPart.OTHER, "in _Deleted.__del__"),
    "command": (in_command, FailedPart.COMMAND, "in fail"),
    "modal dialog": (under_modal_dialog, FailedPart.OTHER, "in fail"),
}


@pytest.mark.parametrize(("provoke", "part", "frame"), PLACES.values(), ids=PLACES)
def test_an_error_is_reported_once_and_without_its_message(qtbot, trial, provoke, part, frame):
    provoke(qtbot)
    (report,) = trial.reported(qtbot)
    assert report.part is part
    assert report.command == ("SCORE" if part is FailedPart.COMMAND else "")
    assert report.exception in ("ValueError", "KeyError")
    assert report.path.read_text(encoding="utf-8") == report.text
    assert frame in report.text
    assert "Python 3" in report.text
    assert "Last commands:" in report.text
    for secret in (SECRET, str(Path(__file__).parent), str(Path.home())):
        assert secret not in report.text


def test_errors_before_reports_are_shown_wait(qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "excepthook", lambda *_error: None)
    handlers = ErrorHandlers(lambda: tmp_path)
    in_slot(qtbot)
    in_del(qtbot)
    reports = []
    handlers.show_reports(reports.append)
    assert reports == []
    qtbot.waitUntil(lambda: len(reports) == 2)
    handlers.uninstall()


def test_the_same_place_is_reported_once_and_another_one_again(qtbot, trial):
    for _ in range(3):
        in_slot(qtbot)
        in_timer(qtbot)
        in_del(qtbot)
    trial.reported(qtbot, 2)  # both signals lead to the same line
    assert len(list(trial.folder.iterdir())) == 2


@for_each("broken", ["describe_error", "innermost_call", "write_report"])
def test_an_error_in_the_handler_itself_is_shown_as_well(qtbot, trial, monkeypatch, broken):
    trial.reports.clear()
    trial.handlers._places.clear()

    def break_down(*_arguments, **_options):
        raise RuntimeError("the handler")

    with monkeypatch.context() as patch:
        patch.setattr(sys, "__excepthook__", lambda *_error: None)
        patch.setattr(error_report, broken, break_down)
        in_slot(qtbot)
    (report,) = trial.reported(qtbot)
    assert (report.exception, report.path) == ("ValueError", None)


def test_a_report_that_cannot_be_written_is_shown(qtbot, trial):
    trial.folder.write_bytes(b"")  # where the folder should be
    in_slot(qtbot)
    (report,) = trial.reported(qtbot)
    assert report.path is None
    assert "in fail" in report.text


def test_a_window_that_cannot_be_closed_for_an_error_closes_at_the_second_attempt(
    qtbot, trial, monkeypatch
):
    class Closing(QWidget):
        __module__ = PACKAGE

        def closeEvent(self, _event):
            raise ValueError(SECRET)

    widget = Closing()
    qtbot.addWidget(widget)
    widget.show()
    assert not widget.close()
    assert widget.isVisible()
    assert widget.close()
    trial.reported(qtbot)


def test_handlers_are_there_only_until_they_are_removed(qtbot, monkeypatch, tmp_path):
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    paint, made = _Painted.paintEvent, vars(QObject).get("__init_subclass__")
    monkeypatch.setattr(_Painted, "__module__", PACKAGE)
    trial = Trial(tmp_path)
    assert _Painted.paintEvent is not paint
    assert sys.excepthook != hooks[0]
    trial.handlers.uninstall()
    assert _Painted.paintEvent is paint
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == hooks
    assert vars(QObject).get("__init_subclass__") is made


def test_what_led_to_an_error_is_in_the_report(qapp):
    def fall():
        try:
            fail()
        except ValueError as error:
            raise LookupError(SECRET) from error

    with pytest.raises(LookupError) as raised:
        fall()
    text = error_report.describe_error(raised.value).text
    first, second = text.index("\nValueError\n"), text.index("\nLookupError\n")
    assert first < second
    assert SECRET not in text


def test_an_endless_recursion_has_a_short_report(qapp):
    def turn():
        turn()

    with pytest.raises(RecursionError) as raised:
        turn()
    report = error_report.describe_error(raised.value)
    assert len(report.text.splitlines()) < 100
    assert "more)" in report.text


def test_of_many_calls_the_first_10_and_the_last_40_are_in_the_report():
    calls = [TracebackFrame("a.py", line, "f") for line in range(60)]
    written = [f"a.py:{line} in f" for line in range(60)]
    assert error_report._shown(calls[:50]) == written[:50]
    assert error_report._shown(calls) == [*written[:10], "(10 more)", *written[20:]]


def test_only_the_latest_reports_are_kept(tmp_path):
    paths = [write_report(tmp_path, f"{number}") for number in range(MAX_REPORTS + 3)]
    assert sorted(tmp_path.iterdir()) == paths[3:]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_nobody_else_may_read_the_reports(tmp_path):
    folder = tmp_path / "reports"
    write_report(folder, "")
    assert folder.stat().st_mode & 0o077 == 0


def test_a_report_of_a_crash_has_short_paths(qapp):
    home = Path.home()
    trace = f'Fatal Python error: Aborted\n\n  File "{home}/own.py", line 3 in f\n'
    text = error_report.describe_crash(trace)
    assert 'File "own.py", line 3 in f' in text
    assert str(home) not in text


@for_each(
    ("path", "short"),
    [
        (error_report.__file__, "goboard_gui/gui/core/error_report.py"),
        (threading.__file__, "threading.py"),
        (pytest.__file__, "pytest/__init__.py"),
        ("/home/ada/go/trial.py", "trial.py"),
        ("<frozen importlib._bootstrap>", "<frozen importlib._bootstrap>"),
    ],
)
def test_paths_in_reports_begin_with_the_package(path, short):
    assert short_path(path) == short
