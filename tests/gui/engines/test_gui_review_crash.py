"""A program that is killed during a review: its next start has the results, and goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gui.test_gui_recovering import SOON

COMMON = """
from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.gui.engines import game_review
from goboard_gui.gui.engines.game_review import ReviewOptions, options_positions
from tests.engine.harness import entry
from tests.gui.engines.review_cases import GAME

ENTRY = entry("json silent after the first")
OPTIONS = ReviewOptions(ENTRY, False, AnalysisLimits(8), 6.5)
game_review._WRITE_MS = 0

def the_window():
    (window,) = [w for w in app.QApplication.topLevelWidgets() if isinstance(w, app.MainWindow)]
    return window

def stored(tree):
    return [node for node in tree.main_line() if "GBAN" in dict(tree.properties(node))]
"""
KILLED = """
import os, signal

def review_and_die():
    window = the_window()
    if not window._whole:
        QTimer.singleShot(20, review_and_die)
        return
    document = window.document
    document.open_games([read_sgf(GAME).games[0]], None, None)
    document.set_comment("before the review")

    def die_after_the_first_result():
        if stored(document.session.tree):
            os.kill(os.getpid(), signal.SIGKILL)

    document.edits_changed.connect(die_after_the_first_result)
    window.features.review.review.begin(OPTIONS, 7)

soon(review_and_die)
app.run([])
"""
STARTED_AGAIN = """
from goboard_gui.gui.files.recovery_dialog import RecoveryDialog

def look():
    window = the_window()
    dialog = window.findChild(RecoveryDialog)
    if dialog is None:
        QTimer.singleShot(20, look)
        return
    dialog.recover_button.click()
    document = window.document
    tree = document.session.tree
    print(stored(tree), len(list(options_positions(tree, OPTIONS))))
    document.undo_stack.setClean()
    window.close()

soon(look)
app.run([])
"""


@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
def test_the_results_of_a_killed_review_are_recovered_and_the_rest_is_still_to_do(tmp_path):
    folders = {"XDG_DATA_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state")}
    ran = [
        subprocess.run(
            [sys.executable, "-c", SOON + COMMON + program],
            cwd=Path(__file__).parents[3],
            env=os.environ | folders,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        for program in (KILLED, STARTED_AGAIN)
    ]
    assert [done.returncode for done in ran] == [-signal.SIGKILL, 0], ran[1].stderr
    assert ran[1].stdout.splitlines() == ["[0] 6"]
