"""All keys, and what the mouse does: to be looked up, copied and printed."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

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

from .. import dialogs
from ..commands import Command
from ..fields.buttons import add_button
from ..keys.matching import occurs
from ..keys.shortcut_model import grouped_keys, shown_keys
from ..keys.shortcuts import Shortcuts
from ..language.translating import mark, translator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..commands.actions import Actions
    from ..settings import Settings

_K = "Keys"
_tr = translator(_K)

_MOUSE = (
    (mark(_K, "Play a move"), mark(_K, "Click")),
    (mark(_K, "Take the last stone off again"), mark(_K, "Click it")),
    (mark(_K, "Say that a stone was played elsewhere"), mark(_K, "Drag it")),
    (mark(_K, "Go to the move on a point"), mark(_K, "Shift+Click")),
    (mark(_K, "Write the name of a point into the comment"), mark(_K, "Ctrl+Click")),
    (mark(_K, "See what else can be done on a point"), mark(_K, "Right click")),
    (mark(_K, "Next and previous move"), mark(_K, "Wheel")),
    (mark(_K, "Ten moves on or back"), mark(_K, "Shift+Wheel")),
    (mark(_K, "Zoom"), mark(_K, "Ctrl+Wheel")),
    (mark(_K, "Pan"), mark(_K, "Drag with the middle button")),
)
_CURSOR = (
    (mark(_K, "Move the cursor"), mark(_K, "Arrows")),
    (mark(_K, "Move it to the next star point, or to the edge"), mark(_K, "Shift+Arrows")),
    (mark(_K, "Click"), mark(_K, "Enter, Space")),
    (mark(_K, "Right click"), mark(_K, "Alt+Enter")),
    (mark(_K, "Step through the game meanwhile"), mark(_K, "Alt+Arrows")),
)
"""What the keys do while the cursor is on the board."""


class Table(NamedTuple):
    """What belongs together: what is done, and by which keys or with the mouse."""

    title: str
    rows: Sequence[tuple[str, str]]


def key_tables(shortcuts: Shortcuts) -> list[Table]:
    """The mouse and the cursor on the board, then every command that has keys by its menu."""
    commands = [
        Table(group.title, [(row.name, shown_keys(row.keys)) for row in group.rows if row.keys])
        for group in grouped_keys(shortcuts)
    ]
    return [
        Table(_tr(mark(_K, "Mouse on the board")), [(_tr(what), _tr(how)) for what, how in _MOUSE]),
        Table(
            _tr(mark(_K, "Cursor on the board")),
            [(_tr(what), _tr(how)) for what, how in _CURSOR],
        ),
        *(table for table in commands if table.rows),
    ]


def found_tables(tables: Sequence[Table], query: str) -> list[Table]:
    """What has all words of a query in its name, its keys or the title above it."""
    found = (
        Table(title, [row for row in rows if occurs(query, " ".join((title, *row)))])
        for title, rows in tables
    )
    return [table for table in found if table.rows]


def tables_text(tables: Sequence[Table]) -> str:
    """Tables as plain text, in two columns."""
    wide = max((len(what) for table in tables for what, _ in table.rows), default=0)
    return "\n\n".join(
        "\n".join([title, *(f"  {what:<{wide}}  {how}" for what, how in rows)])
        for title, rows in tables
    )


def tables_html(tables: Sequence[Table]) -> str:
    """Tables as a page to be printed."""
    parts = []
    for title, rows in tables:
        cells = "".join(
            f"<tr><td width='60%'>{escape(what)}</td><td>{escape(how)}</td></tr>"
            for what, how in rows
        )
        parts.append(f"<h3>{escape(title)}</h3><table width='100%'>{cells}</table>")
    return "".join(parts)


class KeysDialog(QDialog):
    """Stays beside the window; a field finds keys by what they do, and the other way round."""

    def __init__(self, settings: Settings, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._tables = key_tables(Shortcuts(settings))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find commands and keys…"))
        self.search.setAccessibleName(self.tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.list = self._list()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.change_button = add_button(buttons, self.tr("C&hange…"), self._change)
        add_button(buttons, self.tr("&Copy"), self.copy)
        add_button(buttons, self.tr("&Print…"), self._print)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self.list)
        column.addWidget(buttons)
        self._open_editor = actions[Command.SHORTCUTS].trigger
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self.list.setFocus)
        self._fill()
        self.resize(640, 720)

    @property
    def found(self) -> list[Table]:
        """What is listed."""
        return found_tables(self._tables, self.search.text())

    def _list(self) -> QTreeWidget:
        listed = QTreeWidget()
        listed.setAccessibleName(self.tr("Keys"))
        listed.setHeaderLabels([self.tr("Command"), self.tr("Keys or mouse")])
        listed.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        listed.header().setStretchLastSection(False)
        listed.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        listed.setRootIsDecorated(False)
        listed.setItemsExpandable(False)
        return listed

    def _fill(self) -> None:
        self.list.clear()
        for title, rows in self.found:
            group = QTreeWidgetItem([title])
            font = group.font(0)
            font.setBold(True)
            group.setFont(0, font)
            group.addChildren([QTreeWidgetItem(list(row)) for row in rows])
            self.list.addTopLevelItem(group)
            group.setFirstColumnSpanned(True)
        self.list.expandAll()

    def copy(self) -> None:
        """Put what is listed on the clipboard, in columns."""
        QApplication.clipboard().setText(tables_text(self.found))

    def _change(self) -> None:
        self.reject()
        self._open_editor()

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        if dialogs.run(QPrintDialog(printer, self)):
            page = QTextDocument()
            page.setHtml(tables_html(self.found))
            page.print_(printer)
