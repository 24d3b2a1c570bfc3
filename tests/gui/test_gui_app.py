from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SMOKE = """
import json, sys
from PySide6.QtWidgets import QApplication
from goboard_gui.gui import app

def windows():
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, app.MainWindow)]

def close_windows():
    print(sorted(window.windowTitle() for window in windows()))
    close()

close, app._close_windows = app._close_windows, close_windows
made = app.create_application()
app.create_application = lambda: made
for files in json.loads(sys.argv[1]):
    assert app.run(files, smoke=True) == 0
    assert windows() == []
print(QApplication.applicationName(), QApplication.style().name())
print(QApplication.desktopFileName())
assert not QApplication.windowIcon().isNull()
"""


def run(*arguments: str, script: str = SMOKE, folder: Path | None = None) -> list[str]:
    """Run a script, perhaps with folders of its own, and return what it prints."""
    own = {} if folder is None else {f"XDG_{each}_HOME": str(folder) for each in ("DATA", "STATE")}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        env=os.environ | own,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    # The offscreen platform complains of every window that has a least size.
    complaints = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, complaints) == (0, [])
    return done.stdout.splitlines()


INTERRUPTED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog
from goboard_gui.gui import app
from goboard_gui.cli.main import main_window
from goboard_gui.go import Point
from goboard_gui.gui.core.folders import crash_folder, journal_folder, report_folder

def interrupt():
    windows = [w for w in app.QApplication.topLevelWidgets() if isinstance(w, app.MainWindow)]
    windows[0].document.play(Point(3, 3))
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGINT))
    QDialog(windows[0]).exec()
    print("dialog ended")

application = app.create_application

def make():
    made = application()
    QTimer.singleShot(0, interrupt)
    return made

app.create_application = make
print(main_window([]))
kept = sorted(path.suffix for path in journal_folder().iterdir())
print(kept, list(crash_folder().iterdir()), report_folder().exists())
"""
FAILED = """
import sys
from goboard_gui.gui import app
from goboard_gui.gui.widgets import dialogs

def fail(*arguments, **options):
    raise ValueError("secret")

app.MainWindow = fail
dialogs.show_error = lambda parent, text: print(text)
sys.__excepthook__ = sys.excepthook = lambda *error: None
print(app.run([]))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_ends_the_program_below_a_dialog_and_keeps_the_edits(tmp_path):
    dialog, status, kept = run(script=INTERRUPTED, folder=tmp_path)
    assert (dialog, status, kept) == ("dialog ended", "130", "['.journal', '.lock'] [] False")


def test_an_error_that_prevents_the_start_is_shown_and_reported(tmp_path):
    shown, place, report, status = run(script=FAILED, folder=tmp_path)
    assert shown == "Goboard has to close because of an error."
    assert place.startswith("ValueError (app.py:")
    assert "secret" not in Path(report).read_text(encoding="utf-8")
    assert status == "1"


def test_the_program_opens_a_window_for_each_file_and_closes_them_again(tmp_path):
    """A file that cannot be opened does not keep the smoke test waiting."""
    a, b, nowhere = (str(tmp_path / f"{name}.sgf") for name in ("a", "b", "nowhere"))
    for file in (a, b):
        Path(file).write_bytes(b"(;SZ[9];B[ee])")
    none, some, missing, application, desktop = run(json.dumps([[], [a, b], [nowhere]]))
    assert none == missing == "['Untitled[*] — Goboard']"
    assert some == "['a.sgf[*] — Goboard', 'b.sgf[*] — Goboard']"
    assert application == "Goboard fusion"
    assert desktop == "io.github.goboard.Goboard"
