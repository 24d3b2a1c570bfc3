"""Whoever listens to the screen is told what each field and button is for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QTabWidget,
    QWidget,
)

from goboard_gui.go import Colour
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.game.recording.times_dialog import TimesDialog

_FIELDS = (QComboBox, QAbstractSpinBox, QLineEdit, QPlainTextEdit)
_WHOLE = (QComboBox, QAbstractSpinBox, QKeySequenceEdit)
"""What is one field, whatever it has inside."""
_READ_BY_THEIR_PARTS = (QScrollBar, QDialogButtonBox, QLabel, QTabBar, QTabWidget)


def nameless(root: QWidget) -> list[str]:
    """Return what can have the keys and is read out without a name."""
    found = []
    for widget in root.findChildren(QWidget):
        takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        inside_another = isinstance(widget.focusProxy(), QWidget) or widget.parent() is None
        if not takes_keys or inside_another or isinstance(widget, _READ_BY_THEIR_PARTS):
            continue
        if widget.objectName().startswith("qt_") or not widget.isVisibleTo(root):
            continue
        read = QAccessible.queryAccessibleInterface(widget)
        # Of a list the text that is chosen is read out first, whatever its name.
        name = widget.accessibleName() or (read and read.text(QAccessible.Text.Name)) or ""
        if isinstance(widget, QComboBox) and not widget.isEditable() and read is not None:
            # On Linux its name is what is chosen in it, whatever it is called.
            labels = read.relations(QAccessible.RelationFlag.Label)
            name = read.text(QAccessible.Text.Description) or ("labelled" if labels else "")
        if not any(letter.isalnum() for letter in name):
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def unlabelled(root: QWidget) -> list[str]:
    """Return the fields that have neither a name, a description nor a label of their own."""
    buddies = {label.buddy() for label in root.findChildren(QLabel)}
    return [
        f"{type(field).__name__} in {type(field.parent()).__name__}"
        for kind in _FIELDS
        for field in root.findChildren(kind)
        if field.isVisibleTo(root)
        and field not in buddies
        and not (field.accessibleName() or field.accessibleDescription())
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


def faults(root: QWidget) -> list[str]:
    return nameless(root) + unlabelled(root) + dead_letters(root)


def test_all_that_takes_keys_in_the_window_has_a_name(window):
    window.commands[Command.FIND].trigger()
    window.features.find.bar.list_button.setChecked(True)
    window.panels.pattern.toggleViewAction().trigger()
    assert nameless(window) == []


def test_the_fields_for_times_have_names(qtbot, settings):
    """No command opens this dialog by itself."""
    dialog = TimesDialog(settings)
    qtbot.addWidget(dialog)
    assert faults(dialog) == []


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
