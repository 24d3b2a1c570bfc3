from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.files.autosave_journal import has_journals
from goboard_gui.gui.files.recovery_dialog import RecoveryDialog
from goboard_gui.gui.window.document_recovery import RecoveryOffer
from goboard_gui.gui.window.main_window import MainWindow
from tests.files.journal_cases import left, plain
from tests.gui.gui_cases import LEFT

DATA = b"(;SZ[9];B[ee];W[cc])(;SZ[5];B[cc])"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


@pytest.fixture
def leave(folder, tmp_path):
    """Return what leaves a journal of a game with two more moves, as a killed program does."""

    def leave(name: str | None = "game.sgf") -> DocumentState:
        return left(folder, tmp_path / name if name else None, DATA, 2)

    return leave


def click(qtbot, button) -> None:
    qtbot.mouseClick(button, LEFT)


@pytest.fixture
def program(qtbot, settings, folder):
    """Return what starts as the program does: a window, and what offers to recover."""
    windows = []

    def make() -> MainWindow:
        window = MainWindow(settings, journals=lambda: [folder])
        if windows:
            window.move(windows[0].pos() + QPoint(36, 36))
        windows.append(window)
        return window

    first = make()
    first.show()
    first.recovering = RecoveryOffer(lambda: [folder], first, make)
    first.windows = windows
    yield first
    for window in windows:
        window.autosave_journal.delete_journal()
        window.document.undo_stack.setClean()
        window.close()


def test_a_start_with_nothing_to_recover_asks_nothing(program, folder):
    program.recovering.offer_recovery()
    assert program.findChild(RecoveryDialog) is None
    assert not folder.exists()


def test_recovered_records_open_in_the_empty_window_and_in_more(qtbot, program, leave):
    states = [plain(leave("a.sgf")), plain(leave(None))]
    program.recovering.offer_recovery()
    dialog = program.findChild(RecoveryDialog)
    click(qtbot, dialog.recover_all)
    assert len(program.windows) == 2
    for window in program.windows:
        document = window.document
        now = plain(
            DocumentState(tuple(document.games), document.game_index, document.session.cursor)
        )
        assert now in states
        assert window.isWindowModified()
    assert {window.windowTitle() for window in program.windows} == {
        "a.sgf (1/2)[*] — Goboard",
        "Untitled (not saved yet) (1/2)[*] — Goboard",
    }


def test_no_recovered_window_covers_another(qtbot, program, leave):
    for name in ("a.sgf", "b.sgf", "c.sgf"):
        leave(name)
    program.recovering.offer_recovery()
    click(qtbot, program.findChild(RecoveryDialog).recover_all)
    start = program.pos()
    offsets = [(window.pos() - start).toTuple() for window in program.windows]
    assert offsets == [(0, 0), (36, 36), (72, 72)]


def test_a_window_with_a_file_is_left_alone(qtbot, program, leave, tmp_path):
    leave("a.sgf")
    path = tmp_path / "other.sgf"
    path.write_bytes(b"(;SZ[9];B[aa])")
    program.document_io.open_file(path)
    program.recovering.offer_recovery()
    click(qtbot, program.findChild(RecoveryDialog).recover_button)
    assert [window.document_io.title for window in program.windows] == ["other.sgf", "a.sgf"]
    assert read_sgf(path.read_bytes()).games[0].main_line() == program.document.session.line


def test_a_window_that_has_the_file_as_it_was_takes_what_is_recovered(
    qtbot, program, leave, tmp_path
):
    leave("a.sgf")
    (path,) = tmp_path.rglob("a.sgf")
    program.document_io.open_file(path)
    program.recovering.offer_recovery()
    click(qtbot, program.findChild(RecoveryDialog).recover_button)
    assert [window.document_io.title for window in program.windows] == ["a.sgf"]
    assert program.isWindowModified()


SOON = """
from PySide6.QtCore import QTimer
from goboard_gui.gui import app

def soon(act):
    application = app.create_application

    def make():
        made = application()
        QTimer.singleShot(0, act)
        return made

    app.create_application = make

"""
KILLED = """
import os, signal
from goboard_gui.go import Point

def play_and_die():
    (window,) = [w for w in app.QApplication.topLevelWidgets() if isinstance(w, app.MainWindow)]
    for column in range(5):
        window.document.play(Point(column, 3))
    window.document.set_comment("last words")
    os.kill(os.getpid(), signal.SIGKILL)

soon(play_and_die)
app.run([])
"""
STARTED_AGAIN = """
from goboard_gui.files.comments import read_comment
from goboard_gui.gui.files.recovery_dialog import RecoveryDialog

def look():
    (window,) = [w for w in app.QApplication.topLevelWidgets() if isinstance(w, app.MainWindow)]
    dialog = window.findChild(RecoveryDialog)
    if dialog is None:
        QTimer.singleShot(20, look)
        return
    dialog.recover_button.click()
    document = window.document
    print(document.session.step.number, document.is_modified, document.session.cursor)
    print(read_comment(document.session.tree, document.session.cursor))
    document.undo_stack.setClean()
    window.close()

soon(look)
app.run([])
"""


@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
def test_a_program_that_is_killed_is_asked_about_at_its_next_start(tmp_path):
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    ran = [
        subprocess.run(
            [sys.executable, "-c", SOON + program],
            cwd=Path(__file__).parents[2],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        for program in (KILLED, STARTED_AGAIN)
    ]
    assert [done.returncode for done in ran] == [-signal.SIGKILL, 0]
    assert ran[1].stdout.splitlines() == ["5 True 5", "last words"]
    assert not has_journals([tmp_path / "goboard" / "journals"])


def test_a_recording_goes_on_after_a_crash(qtbot, program, settings, folder):
    killed = MainWindow(settings, journals=lambda: [folder])
    killed.commands[Command.RECORDING].trigger()
    for point in (Point(2, 2), Point(6, 6)):
        killed.player.play(point)
    killed.autosave_journal.journal.release()  # as the system does when a program is killed
    program.recovering.offer_recovery()
    click(qtbot, program.findChild(RecoveryDialog).recover_all)
    assert program.recording.is_active
    assert program.commands[Command.RECORDING].isChecked()
    program.document.go_to(0)
    program.player.play(Point(4, 4))
    assert program.document.session.step.number == 3
    killed.document.undo_stack.setClean()
    killed.close()


def test_a_game_that_was_not_being_recorded_is_recovered_without_recording(qtbot, program, leave):
    leave("a.sgf")
    program.recovering.offer_recovery()
    click(qtbot, program.findChild(RecoveryDialog).recover_all)
    assert not program.recording.is_active
