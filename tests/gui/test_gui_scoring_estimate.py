"""The estimate of the score, seen while one plays and goes through a record."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from goboard_gui.diagram.picture import LEANINGS, Cell
from goboard_gui.files.sgf import read
from goboard_gui.go import Colour, Point, Symmetry
from goboard_gui.gui.commands import Command
from goboard_gui.gui.settings import ESTIMATE
from goboard_gui.study.estimating import GAMES
from tests.gui.gui_cases import click
from tests.record.record_cases import setup

WALLS = setup(
    "...X.O...",
    "...X.O.X.",
    "...X.O...",
    "...X.O...",
    "...X.O...",
    "...X.O...",
    "...X.O...",
    "...X.O...",
    "...X.O...",
)
GAME = f"(;KM[6.5]{WALLS};B[ea];W[eb];B[ec];W[ed])".encode()
BLACKS, WHITES, LONE = Point(0, 4), Point(8, 4), Point(7, 1)


@pytest.fixture
def window(window, qtbot):
    """Return a window with a record whose first position is estimated."""
    window.document.open(read(GAME).games, None, None)
    window.commands[Command.ESTIMATE].trigger()
    settle(window, qtbot)
    return window


def settle(window, qtbot) -> None:
    qtbot.waitUntil(lambda: window.exploring.estimate.done)


def leaning(window, point: Point) -> int:
    return window.board_view.board.picture.cells.get(point, Cell()).leaning


def lead(window) -> str:
    return window.exploring.estimate.label.text()


def test_points_lean_to_whom_they_are_likely_to_belong(window):
    assert leaning(window, BLACKS) > LEANINGS / 4
    assert leaning(window, WHITES) < -LEANINGS / 4
    assert leaning(window, LONE) < -LEANINGS / 4
    assert leaning(window, Point(3, 3)) == 0
    assert lead(window).startswith("About W+")
    assert lead(window).endswith(f"(area, komi 6.5; {GAMES} games played out)")
    assert window.exploring.estimate.label.isVisible()


def test_the_setting_is_remembered_and_ends_it(window):
    assert window.settings.get(ESTIMATE)
    window.commands[Command.ESTIMATE].trigger()
    assert not window.settings.get(ESTIMATE)
    assert leaning(window, BLACKS) == 0
    assert not window.exploring.estimate.label.isVisible()


def test_a_step_shows_nothing_of_the_position_before(window, qtbot):
    window.commands[Command.FORWARD].trigger()
    assert leaning(window, BLACKS) == 0
    assert not window.exploring.estimate.label.isEnabled()
    settle(window, qtbot)
    assert leaning(window, BLACKS) > LEANINGS / 4
    assert window.exploring.estimate.label.isEnabled()


@pytest.fixture
def begun(window, monkeypatch) -> list:
    """Return the boards whose estimates begin."""
    estimates, boards = window.exploring.estimate._estimates, []
    run = estimates.run
    monkeypatch.setattr(estimates, "run", lambda *asked: (boards.append(asked[0]), run(*asked)))
    return boards


def test_while_one_steps_on_nothing_is_estimated(window, begun, qtbot):
    rest = window.exploring.estimate._rest
    rest.setInterval(10**6)
    for _ in range(3):
        window.commands[Command.FORWARD].trigger()
        QCoreApplication.processEvents()
    assert begun == []
    rest.start(0)
    settle(window, qtbot)
    assert begun == [window.document.session.board]


def test_playing_and_taking_back_are_estimated(window, qtbot):
    click(window.board_view.board, WHITES)
    settle(window, qtbot)
    assert leaning(window, WHITES) < 0
    assert window.document.session.board[WHITES] is Colour.BLACK
    window.commands[Command.UNDO].trigger()
    settle(window, qtbot)
    assert leaning(window, WHITES) < 0


def test_a_comment_changes_no_estimate(window, begun):
    window.document.set_comment("even?")
    assert window.exploring.estimate.done
    assert begun == []
    assert leaning(window, BLACKS) > 0


def test_it_is_seen_in_a_turned_view(window):
    window.viewpoint.choose_view(Symmetry.R180)
    assert leaning(window, BLACKS) < 0
    assert leaning(window, WHITES) > 0


@pytest.mark.parametrize("command", [Command.COUNT, Command.GUESS], ids=lambda each: each.name)
def test_it_makes_way_and_comes_back(window, qtbot, command):
    window.commands[command].trigger()
    assert leaning(window, BLACKS) == 0
    assert not window.exploring.estimate.label.isVisible()
    window.commands[command].trigger()
    settle(window, qtbot)
    assert leaning(window, BLACKS) > 0


def test_two_windows_estimate_together(window, qtbot, settings):
    settings.set(ESTIMATE, False)
    assert not window.commands[Command.ESTIMATE].isChecked()
    settings.set(ESTIMATE, True)
    assert window.commands[Command.ESTIMATE].isChecked()
    settle(window, qtbot)
    assert leaning(window, BLACKS) > 0
