"""Asking a scripted engine what a move loses that a problem does not contain."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import ANALYSIS_ENGINE
from goboard_gui.gui.engines.engine_list import store_entries
from tests.engine.harness import entry
from tests.gui.gui_cases import click

PROBLEM = b"(;SZ[9]AB[aa][ba]AW[ab][bb]PL[B](;B[ee]C[RIGHT])(;B[cc]C[WRONG]))"
A1, C1 = Point(0, 8), Point(2, 8)
PATIENCE = 60_000


@pytest.fixture
def solve(host, window, settings):
    """Return what begins a problem in a window whose engine, a double, behaves as a case says, and
    plays a move that is not in the record.
    """

    def begin(case: str | None = "json"):
        if case is not None:
            store_entries(settings, [replace(entry(case, ""), name="Double")])
            settings.set(ANALYSIS_ENGINE, "Double")
        window.document.open_games(read_sgf(PROBLEM).games, None, None)
        window.commands[Command.SOLVE].trigger()
        click(window.board_view.board, A1)
        return window

    return begin


def told(window) -> str:
    return window.features.exercises.bar.text_label.text()


def test_the_engine_says_what_the_move_loses_and_decides_nothing(solve, qtbot):
    window = solve()
    window.features.exercises.bar.button("Ask Engine").click()
    assert told(window).endswith("Asking Double…")
    qtbot.waitUntil(lambda: "loses" in told(window), timeout=PATIENCE)
    assert told(window).startswith("Not in the record: A1.")
    assert "Double: " in told(window)
    assert window.document.session.board[A1] is None
    assert not window.document.is_modified
    click(window.board_view.board, C1)
    assert "Double" not in told(window)


def test_the_reason_is_shown_why_an_engine_does_not_answer(solve, qtbot):
    window = solve("json exit at once")
    window.features.exercises.bar.button("Ask Engine").click()
    qtbot.waitUntil(lambda: not told(window).endswith("Asking Double…"), timeout=PATIENCE)
    assert "ended before it answered" in told(window)


def test_without_an_engine_there_is_no_button(solve):
    window = solve(None)
    assert "Ask Engine" not in window.features.exercises.bar.button_texts
    assert not window.commands[Command.SOLVE_ASK_ENGINE].isEnabled()
