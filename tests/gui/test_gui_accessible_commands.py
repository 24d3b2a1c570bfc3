"""Whatever a command opens, each field of it has a name for those who listen to the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import COMMANDS
from tests.gui.test_gui_accessibility import nameless

_FIELDS = (QComboBox, QAbstractSpinBox, QLineEdit, QPlainTextEdit)
_WHOLE = (QComboBox, QAbstractSpinBox, QKeySequenceEdit)
"""What is one field, whatever it has inside."""
_ASKED_ELSEWHERE = {
    Command.GO_TO_MOVE,
    Command.HANDICAP,
    Command.LAYOUT_SAVE,
    Command.NEW,
    Command.NUMBERS_COUNT,
}
OPENING = [
    command
    for command, words in COMMANDS.items()
    if words.text.endswith("…") and command not in _ASKED_ELSEWHERE
]


def unlabelled(root: QWidget) -> list[str]:
    """Return the fields that have neither a name nor a label of their own."""
    buddies = {label.buddy() for label in root.findChildren(QLabel)}
    return [
        f"{type(field).__name__} in {type(field.parent()).__name__}"
        for kind in _FIELDS
        for field in root.findChildren(kind)
        if field.isVisibleTo(root)
        and field not in buddies
        and not field.accessibleName()
        and not isinstance(field.parent(), _WHOLE)
    ]


def dead_letters(root: QWidget) -> list[str]:
    """Return the labels whose letter leads nowhere: Qt asks their buddy, and not its proxy."""
    return [
        label.text()
        for label in root.findChildren(QLabel)
        if not QKeySequence.mnemonic(label.text()).isEmpty()
        and (label.buddy() is None or label.buddy().focusPolicy() is Qt.FocusPolicy.NoFocus)
    ]


def faults(dialog: QWidget) -> list[str]:
    return nameless(dialog) + unlabelled(dialog) + dead_letters(dialog)


@pytest.fixture
def opened(monkeypatch):
    """Return the dialogs that were opened to be answered; each is closed again."""
    dialogs = []

    def look(dialog):
        dialog.show()
        dialogs.append((type(dialog).__name__, faults(dialog)))
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    return dialogs


def test_every_field_of_what_a_command_opens_has_a_name_and_is_reached_by_its_letter(
    window, person, opened
):
    person.answers(open_path=None, save_path=None, unsaved=None, folder=None, swap=None)
    window.document.play(Point(2, 2))
    for command in OPENING:
        before = set(QApplication.topLevelWidgets())
        window.commands[command].trigger()
        for shown in set(QApplication.topLevelWidgets()) - before:
            if isinstance(shown, QDialog) and shown.isVisible():
                opened.append((type(shown).__name__, faults(shown)))
                shown.close()
    assert [found for found in opened if found[1]] == []
    assert len(opened) > 15


def test_every_panel_has_names(window):
    for dock in window.panels.docks:
        dock.show()
        dock.raise_()
        QApplication.processEvents()
        assert faults(dock) == []


def test_the_players_are_told_apart_without_seeing_their_stones(window):
    stones = [
        label.accessibleName()
        for label in window.panels.game.findChildren(QLabel)
        if not label.pixmap().isNull()
    ]
    assert stones == ["Black", "White"]
    assert len(stones) == len(Colour)


def test_the_board_is_told_by_its_name(window):
    told = QAccessible.queryAccessibleInterface(window.board_view)
    assert told.text(QAccessible.Text.Name) == "Board"
