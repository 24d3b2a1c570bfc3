"""A whole annotated game, by the pointer and the keys alone."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLineEdit

from goboard_gui.files.sgf.writing import are_same_games
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.record import Property
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.evaluations import read_annotations

from .hands import click, click_at, click_with, drag, press, type_text

pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")

A, B, C, D, E = Point(2, 2), Point(6, 6), Point(2, 6), Point(6, 2), Point(4, 4)
MARKS = {
    "ctrl+2": (Mark.CROSS, Point(0, 0)),
    "ctrl+3": (Mark.TRIANGLE, Point(1, 0)),
    "ctrl+4": (Mark.SQUARE, Point(2, 0)),
    "ctrl+5": (Mark.CIRCLE, Point(3, 0)),
}


@pytest.fixture
def desk(window, qtbot):
    """Return the window with what one waits for after each step."""

    class Desk:
        @property
        def session(self):
            return window.document.session

        def wait(self, true):
            qtbot.waitUntil(true, timeout=10_000)

        def play(self, *points):
            for point in points:
                before = self.session.cursor
                click(window, point)
                self.wait(lambda before=before: self.session.cursor != before)

        def go(self, key, times=1):
            for _ in range(times):
                before = self.session.cursor
                press(key)
                self.wait(lambda before=before: self.session.cursor != before)

        def take(self, key, command):
            press(key)
            self.wait(window.commands[command].isChecked)

        def write(self, widget, text, leave):
            click_at(widget.mapToGlobal(widget.rect().center()))
            self.wait(widget.hasFocus)
            type_text(text)
            press(leave)
            self.wait(lambda: not widget.hasFocus())

        def answer(self, text):
            """Type into the next dialog, and press Enter."""

            def type_in():
                if QApplication.activeModalWidget() is None:
                    QTimer.singleShot(50, type_in)
                else:
                    type_text(text)
                    press("Return")

            QTimer.singleShot(300, type_in)

    return Desk()


def test_a_whole_annotated_game_is_recorded_saved_and_opened_again(window, desk, tmp_path):
    record_with_a_branch(desk)
    mark_everything(window, desk)
    say_something(window, desk)
    correct_what_is_wrong(window, desk)
    set_stones_up(window, desk)
    save_and_open_again(window, desk, tmp_path / "annotated.sgf")


def record_with_a_branch(desk) -> None:
    desk.play(A, B, C, D)
    desk.go("Left", 2)
    desk.play(E, Point(4, 2))
    assert len(desk.session.tree.children(2)) == 2
    press("ctrl+m")
    desk.wait(lambda: desk.session.tree.children(2)[0] == 5)
    press("ctrl+z")
    desk.wait(lambda: desk.session.tree.children(2)[0] == 3)


def mark_everything(window, desk) -> None:
    for key, (mark, point) in MARKS.items():
        press(key)
        click(window, point)
        desk.wait(lambda mark=mark, point=point: desk.session.markup.marks.get(point) == {mark})
    for command, point in (("SELECTED", Point(4, 0)), ("DIMMED", Point(5, 0))):
        choose(window, desk, f"TOOL_{command}")
        click(window, point)
    choose(window, desk, "TOOL_TERRITORY")
    click(window, Point(6, 0))
    click(window, Point(7, 0), button=3)
    desk.wait(lambda: len(desk.session.markup.marks) == 7)
    desk.take("ctrl+8", Command.TOOL_LABEL)
    for point in (Point(0, 8), Point(1, 8)):
        click(window, point)
    desk.answer("cut")
    click_with("shift", window, Point(2, 8))
    desk.wait(lambda: desk.session.markup.labels.get(Point(2, 8)) == "cut")
    desk.take("ctrl+9", Command.TOOL_NUMBER)
    click(window, Point(3, 8))
    desk.take("ctrl+7", Command.TOOL_ARROW)
    drag(window, Point(0, 4), Point(1, 4), Point(2, 4))
    desk.take("ctrl+6", Command.TOOL_LINE)
    drag(window, Point(0, 5), Point(1, 5), Point(2, 5))
    desk.wait(lambda: bool(desk.session.markup.lines))
    markup = desk.session.markup
    assert markup.labels == {
        Point(0, 8): "A",
        Point(1, 8): "B",
        Point(2, 8): "cut",
        Point(3, 8): "1",
    }
    assert markup.arrows == ((Point(0, 4), Point(2, 4)),)
    assert markup.lines == ((Point(0, 5), Point(2, 5)),)
    assert markup.dimmed == {Point(5, 0)}
    press("Escape")
    desk.wait(window.commands[Command.TOOL_PLAY].isChecked)


def choose(window, desk, command: str) -> None:
    """Choose a command that has no key by the list of all commands."""
    words = window.commands[COMMANDS_BY_NAME[command]].text().replace("&", "")
    press("ctrl+shift+k")
    desk.wait(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    type_text(words)
    press("Return")
    desk.wait(window.commands[COMMANDS_BY_NAME[command]].isChecked)


def say_something(window, desk) -> None:
    panel = window.comments.panel
    desk.write(panel.editor.viewport(), "White has E5 [and more].", "Escape")
    desk.write(panel.name, "The joseki", "Return")
    press("ctrl+b")
    press("ctrl+shift+bracketright")
    desk.wait(lambda: read_annotations(desk.session.tree, desk.session.cursor).move is not None)
    said = read_annotations(desk.session.tree, desk.session.cursor)
    assert (said.name, said.hotspot) == ("The joseki", 1)


def correct_what_is_wrong(window, desk) -> None:
    before = desk.session.cursor
    drag(window, Point(4, 2), Point(5, 2), Point(5, 3))
    desk.wait(lambda: desk.session.board[Point(5, 3)] is Colour.WHITE)
    assert desk.session.cursor == before
    press("F6")
    desk.wait(lambda: window.message_strip.has_message)
    click(window, Point(3, 3))
    desk.wait(lambda: desk.session.board[Point(3, 3)] is Colour.WHITE)
    press("ctrl+shift+i")
    desk.wait(lambda: window.message_strip.has_message)
    click(window, Point(8, 8))
    desk.wait(lambda: desk.session.board[Point(8, 8)] is not None)
    assert desk.session.tree.properties(before)[0] == Property("W", ("dd",))
    assert desk.session.cursor == before  # and not at the move that was inserted


def set_stones_up(window, desk) -> None:
    desk.take("ctrl+1", Command.TOOL_SETUP)
    click(window, Point(8, 0))
    click(window, Point(8, 1), button=3)
    desk.wait(lambda: desk.session.board[Point(8, 1)] is Colour.WHITE)
    press("Escape")
    window.commands[Command.TO_PLAY].trigger()  # it has no key
    desk.wait(lambda: desk.session.tree.node(desk.session.cursor).has_any_property("PL"))


def save_and_open_again(window, desk, path) -> None:
    games = window.document.games
    desk.answer(str(path))
    press("ctrl+s")
    desk.wait(lambda: not window.document.is_modified)
    assert path.exists()
    desk.answer(str(path))
    press("ctrl+o")
    desk.wait(lambda: window.document.games[0] is not games[0])
    (opened,) = window.document.games
    root = opened.properties(opened.root)
    assert Property("CA", ("UTF-8",)) in root  # a file says what it is written in
    asked = [item for item in root if item.ident != "CA"]
    assert are_same_games([opened.set_properties(opened.root, asked)], games)
