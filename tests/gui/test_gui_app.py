from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

SMOKE = """
import sys
from PySide6.QtWidgets import QApplication
from goboard_gui.gui import app

def windows():
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, app.MainWindow)]

def close_windows():
    print(sorted(window.windowTitle() for window in windows()))
    close()

close, app._close_windows = app._close_windows, close_windows
assert app.run(sys.argv[1:], smoke=True) == 0
assert windows() == []
print(QApplication.applicationName(), QApplication.style().name())
print(QApplication.desktopFileName())
assert not QApplication.windowIcon().isNull()
"""


def run(*arguments: str, script: str = SMOKE) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    # The offscreen platform complains of every window that has a least size.
    complaints = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, complaints) == (0, [])
    return done.stdout.splitlines()


def test_the_program_opens_a_window_and_closes_it_again():
    titles, application, desktop = run()
    assert titles == "['Untitled[*] — Goboard']"
    assert application == "Goboard fusion"
    assert desktop == "io.github.goboard.Goboard"


def test_the_program_opens_a_window_for_each_file(tmp_path):
    for name in ("a.sgf", "b.sgf"):
        (tmp_path / name).write_bytes(b"(;SZ[9];B[ee])")
    titles, *_ = run(str(tmp_path / "a.sgf"), str(tmp_path / "b.sgf"))
    assert titles == "['a.sgf[*] — Goboard', 'b.sgf[*] — Goboard']"


def test_a_file_that_cannot_be_opened_does_not_keep_the_smoke_test_waiting(tmp_path):
    titles, *_ = run(str(tmp_path / "nowhere.sgf"))
    assert titles == "['Untitled[*] — Goboard']"
