"""Dialog that lists keyboard shortcuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..actions.commands import Command
from ..actions.preference_table import preferred_paper
from ..actions.shortcuts.shortcut_model import (
    KeyTable,
    filter_tables,
    key_tables,
    tables_html,
    tables_text,
)
from ..actions.shortcuts.shortcuts import Shortcuts
from ..widgets.buttons import add_button
from ..widgets.labels import PlainLabel

if TYPE_CHECKING:
    from ..actions.commands.actions import Actions
    from ..core.settings import Settings


class ShortcutListDialog(QDialog):
    """Modeless dialog with a list of keyboard shortcuts, which can be filtered by command or by
    key.
    """

    def __init__(self, settings: Settings, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard and Mouse"))
        self._settings = settings
        self._tables = key_tables(Shortcuts(settings))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find commands and shortcuts…"))
        self.search.setAccessibleName(self.tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.list = self._list()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.change_button = add_button(buttons, self.tr("C&hange Shortcuts…"), self._change)
        add_button(buttons, self.tr("&Copy"), self.copy)
        add_button(buttons, self.tr("&Print…"), self._print)
        buttons.rejected.connect(self.reject)
        self.message = PlainLabel()
        self.message.hide()
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self.list)
        column.addWidget(self.message)
        column.addWidget(buttons)
        self._open_editor = actions[Command.SHORTCUTS].trigger
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self.list.setFocus)
        self._fill()
        self.resize(640, 720)

    @property
    def matching_tables(self) -> list[KeyTable]:
        """The shortcuts that match the filter."""
        return filter_tables(self._tables, self.search.text())

    def _list(self) -> QTreeWidget:
        listed = QTreeWidget()
        listed.setAccessibleName(self.tr("Keyboard and Mouse"))
        listed.setHeaderLabels([self.tr("Command"), self.tr("Shortcut or mouse action")])
        listed.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        listed.header().setStretchLastSection(False)
        listed.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        listed.setRootIsDecorated(False)
        listed.setItemsExpandable(False)
        return listed

    def _fill(self) -> None:
        self.list.clear()
        for title, rows in self.matching_tables:
            group = QTreeWidgetItem([title])
            font = group.font(0)
            font.setBold(True)
            group.setFont(0, font)
            group.addChildren([QTreeWidgetItem(list(row)) for row in rows])
            self.list.addTopLevelItem(group)
            group.setFirstColumnSpanned(True)
        self.list.expandAll()

    def copy(self) -> None:
        """Copy the list as plain text with aligned columns."""
        QApplication.clipboard().setText(tables_text(self.matching_tables))

    def _change(self) -> None:
        self.reject()
        self._open_editor()

    def _print(self) -> None:
        from ..widgets.printing import print_text

        page = QTextDocument()
        page.setHtml(tables_html(self.matching_tables))
        paper = preferred_paper(self._settings)
        text = print_text(self, self.windowTitle(), page.print_, paper)
        self.message.setText(text)
        self.message.setVisible(bool(text))
