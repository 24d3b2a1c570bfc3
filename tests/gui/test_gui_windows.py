"""Several windows of one program."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget

from goboard_gui.diagram import theme
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import SABAKI
from goboard_gui.gui.actions.shortcuts.shortcuts import Shortcuts
from goboard_gui.gui.files.document_io import DocumentIO
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from goboard_gui.gui.window.main_window import MainWindow
from tests.gui.gui_cases import click, turn_wheel


@pytest.fixture
def other(qtbot, settings):
    """Return a second window of the same program."""
    other = MainWindow(settings)
    yield other
    other.document.undo_stack.setClean()
    other.close()


def test_two_games_are_recorded_side_by_side(qtbot, window, person):
    click(window.board_view.board, Point(2, 2))
    window.commands[Command.NEW_WINDOW].trigger()
    (beside,) = (
        each
        for each in QApplication.topLevelWidgets()
        if isinstance(each, MainWindow) and each.isVisible() and each is not window
    )
    assert beside.pos() != window.pos()
    click(beside.board_view.board, Point(4, 4))
    assert window.document.session.board.stones() == {Point(2, 2): Colour.BLACK}
    assert beside.document.session.board.stones() == {Point(4, 4): Colour.BLACK}
    person.answers(unsaved=UnsavedChoice.DISCARD)
    beside.close()
    assert window.isVisible()


def test_what_is_chosen_in_one_window_holds_in_all(window, other, settings):
    window.commands[Command.DARK].trigger()
    assert other.commands[Command.DARK].isChecked()
    table = other.board_view.grab().toImage().pixelColor(3, 3)
    assert table.name() == theme.DARK.background
    other.commands[Command.DARK].trigger()
    assert not window.commands[Command.DARK].isChecked()

    window.commands[Command.FIT].trigger()
    assert other.commands[Command.FIT].isChecked()
    fitting = other.board_view.board.pitch
    window.commands[Command.FIT].trigger()
    assert not other.commands[Command.FIT].isChecked()
    assert other.board_view.board.pitch < fitting

    Shortcuts(settings).set_scheme(SABAKI)
    for each in (window, other):
        assert each.commands[Command.BACK].shortcut().toString() == "Up"
    Shortcuts(settings).assign(Command.BACK, ["B"])
    for each in (window, other):
        assert each.commands[Command.BACK].shortcut().toString() == "B"


def test_a_file_opened_in_one_window_is_recent_in_all(document, settings, tmp_path, qtbot):
    here, there = QWidget(), QWidget()
    qtbot.addWidget(here)
    qtbot.addWidget(there)
    one, other = DocumentIO(document, settings, here), DocumentIO(document, settings, there)
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9];B[ee])")
    heard = []
    other.recent_changed.connect(lambda: heard.append(other.recent_files))
    assert one.open_file(path)
    assert heard == [[path]]


def test_a_wheel_that_shift_turns_sideways_goes_ten_moves(window):
    for row in range(6):
        for column in (0, 4):
            window.document.play(window.document.session.size.points()[row * 9 + column])
    window.commands[Command.START].trigger()
    turn_wheel(window.board_view.board, across=120, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert window.document.session.step.number == 10


def test_of_a_window_that_is_closed_nothing_is_kept(window):
    beside = window.new_window()
    beside.show()
    kept = weakref.ref(beside), weakref.ref(beside.document)
    beside.close()
    QCoreApplication.sendPostedEvents(beside, QEvent.Type.DeferredDelete)
    del beside
    gc.collect(1)  # all of it is new
    assert [one() for one in kept] == [None, None]


def test_a_window_stays_when_the_one_that_opened_it_is_closed(window):
    first = window.new_window()
    second = first.new_window()
    second.show()
    first.close()
    QCoreApplication.sendPostedEvents(first, QEvent.Type.DeferredDelete)
    del first
    gc.collect(1)  # all of it is new
    assert second.isVisible()
    second.close()
