"""The keys, and what this program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QMessageBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from .. import __version__
from . import dialogs
from .commands import Command
from .keys.command_names import commands_by_menu

if TYPE_CHECKING:
    from .actions import Actions


class KeysDialog(QDialog):
    """All commands that have keys, and what the mouse does."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        native = QKeySequence.SequenceFormat.NativeText
        entries = [
            (name, ", ".join(key.toString(native) for key in actions[command].shortcuts()))
            for _, named in commands_by_menu()
            for command, name in named
            if actions[command].shortcuts()
        ]
        entries += [
            (self.tr("Play a move"), self.tr("Click")),
            (self.tr("Take the last stone off again"), self.tr("Click it")),
            (self.tr("Go to the move on a point"), self.tr("Shift+Click")),
            (self.tr("Next and previous move"), self.tr("Wheel")),
            (self.tr("Ten moves on or back"), self.tr("Shift+Wheel")),
            (self.tr("Zoom"), self.tr("Ctrl+Wheel")),
            (self.tr("Pan"), self.tr("Drag with the middle button")),
        ]
        table = QTableWidget(len(entries), 2)
        table.setAccessibleName(self.tr("Keys"))
        table.setHorizontalHeaderLabels([self.tr("Command"), self.tr("Keys or mouse")])
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.verticalHeader().hide()
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for row, entry in enumerate(entries):
            for column, text in enumerate(entry):
                table.setItem(row, column, QTableWidgetItem(text))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.change_button = buttons.addButton(
            self.tr("C&hange…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.change_button.clicked.connect(self.reject)
        self.change_button.clicked.connect(actions[Command.SHORTCUTS].trigger)
        layout = QVBoxLayout(self)
        layout.addWidget(table)
        layout.addWidget(buttons)
        self.resize(520, 640)


def show_about(parent: QWidget) -> None:
    """Say what this program is."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(QCoreApplication.translate("About", "About Goboard"))
    box.setText(f"Goboard {__version__}")
    box.setInformativeText(
        QCoreApplication.translate(
            "About",
            "Record Go games by clicking, study positions under the notation you choose, "
            "and print annotated diagrams.\n\nFree software under the MIT licence; "
            "Qt is used under the LGPL.",
        )
    )
    dialogs.run(box)
