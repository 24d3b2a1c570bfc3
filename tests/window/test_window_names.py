"""What people do with the names of points, in a real window."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QCompleter, QWidget

from goboard_gui.files.comments import read_comment
from goboard_gui.go import Colour, Point
from goboard_gui.gui.study.trainer import trainer_history as trainer_memory
from goboard_gui.gui.study.trainer.trainer_window import TrainerWindow
from goboard_gui.notation import Naming, notation
from goboard_gui.study.history import HistoryFile
from tests.gui.gui_cases import naming_of

from .hands import click, click_at, hold, press, release, type_text

pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")


def test_a_name_is_completed_from_the_list_by_the_keys(window, qtbot):
    press("alt+6")  # the oblique lines
    qtbot.waitUntil(lambda: window.view_settings.notation.id == "diagonal")
    press("ctrl+l")
    qtbot.waitUntil(window.entry.hasFocus)
    type_text("e")
    qtbot.waitUntil(lambda: window.entry.findChild(QCompleter) is not None)
    popup = window.entry.findChild(QCompleter).popup()
    qtbot.waitUntil(popup.isVisible)
    type_text("7")
    qtbot.waitUntil(lambda: not popup.isVisible())  # the only name that is left
    press("Return")
    qtbot.waitUntil(lambda: window.document.session.step.number == 1)
    assert window.document.session.board.stones() == {Point(6, 2): Colour.BLACK}

    type_text("a")
    qtbot.waitUntil(popup.isVisible)
    press("Down", "Return")
    qtbot.waitUntil(lambda: window.entry.text() != "a")
    chosen = window.entry.text()
    press("Return")
    qtbot.waitUntil(lambda: window.document.session.step.number == 2)
    assert naming_of(window).name(window.document.session.step.move.point) == chosen
    press("Escape")
    qtbot.waitUntil(window.board_view.hasFocus)


def test_a_comment_names_points_by_clicks_and_its_names_are_links(window, qtbot):
    click(window, Point(2, 6))
    qtbot.waitUntil(lambda: window.document.session.step.number == 1)
    click(window, Point(6, 2))
    qtbot.waitUntil(lambda: window.document.session.step.number == 2)
    editor = window.comments.panel.editor
    click_at(editor.viewport().mapToGlobal(editor.viewport().rect().center()))
    qtbot.waitUntil(editor.hasFocus)
    type_text("Answers ")
    hold("ctrl")
    click(window, Point(2, 6))
    release("ctrl")
    session = window.document.session
    qtbot.waitUntil(lambda: read_comment(session.tree, session.cursor).strip() == "Answers C3")
    assert session.step.number == 2

    cursor = editor.textCursor()
    cursor.setPosition(len("Answers C"))
    place = editor.viewport().mapToGlobal(editor.cursorRect(cursor).center())
    click_at(place)  # on the name: to the move there
    qtbot.waitUntil(lambda: session.step.number == 1)
    press("ctrl+z")
    qtbot.waitUntil(lambda: not read_comment(window.document.session.tree, 2))


def settle(qtbot, window: QWidget) -> None:
    """Wait until the window manager has done with placing a window."""
    places: list[QPoint] = []

    def stands_still() -> bool:
        places.append(window.mapToGlobal(QPoint(0, 0)))
        return len(places) > 20 and len(set(map(QPoint.toTuple, places[-20:]))) == 1

    qtbot.waitUntil(stands_still)


def test_the_trainer_is_answered_by_clicks(window, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(
        trainer_memory, "history_file", lambda: HistoryFile(tmp_path / "study.jsonl")
    )
    press("F8")
    qtbot.waitUntil(lambda: window.findChild(TrainerWindow) is not None)
    trainer = window.findChild(TrainerWindow)
    with qtbot.waitActive(trainer):
        trainer.show()
    trainer.setup.set_board_size(window.document.session.size)
    settle(qtbot, trainer)
    click_at(trainer.main_button.mapToGlobal(trainer.main_button.rect().center()))
    qtbot.waitUntil(lambda: trainer.round.question is not None)
    point = trainer.round.question.point
    board = trainer.board.view.board
    seen = Naming(notation("western"), trainer.setup.selected_board_size).to_view(point)
    click_at(board.mapToGlobal(board.centre(seen).toPoint()))
    qtbot.waitUntil(lambda: (tmp_path / "study.jsonl").exists())
    history, damaged = HistoryFile(tmp_path / "study.jsonl").load()
    assert not damaged
    assert len(history) == 1
    trainer.close()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
