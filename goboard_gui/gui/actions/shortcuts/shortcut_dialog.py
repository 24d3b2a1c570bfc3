"""Dialog for changing the keyboard shortcuts."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ...core import closing
from ...core.closing import dispose
from ...core.i18n import translator
from ...core.settings import CUSTOM_SHORTCUTS, LAST_FOLDER, SHORTCUT_SCHEME
from ...widgets import dialogs
from ...widgets.buttons import plain_button
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip, verbatim
from .command_names import command_name
from .shortcut_model import ShortcutFilter, ShortcutModel, ShortcutRow, key_tables, tables_text
from .shortcut_schemes import SCHEMES, SCHEMES_CONTEXT
from .shortcuts import Shortcuts, fixed_keys, native_text, portable_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...core.settings import Settings
    from ..commands import Command
    from .shortcut_model import ShortcutRow


class KeyField(QKeySequenceEdit):
    """Input field for a key combination. Tab and Esc leave the field."""

    key_pressed = Signal(str)
    """Emitted with the key combination in its portable spelling."""
    escape_pressed = Signal()
    """Emitted when the user presses Esc."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)
        self.setAccessibleName(self.tr("New shortcut"))
        self.keySequenceChanged.connect(self._take)
        self._restore_placeholder()

    def _take(self) -> None:
        key = portable_text(self.keySequence().toString())
        if not self.keySequence().isEmpty():
            self.clear()
            self._restore_placeholder()
        if key:
            self.key_pressed.emit(key)

    def _restore_placeholder(self) -> None:
        """Set the placeholder text again, as Qt replaces it whenever the field is cleared."""
        for inside in self.findChildren(QLineEdit):
            inside.setPlaceholderText(self.tr("Press a new shortcut"))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.escape_pressed.emit()
                return True
            if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
                return True
        return super().event(event)


class ShortcutEditor(QWidget):
    """Editor for the shortcuts of a command: buttons that remove them, and a field to add one."""

    removed = Signal(str)
    """Emitted with a key combination that the user removes."""
    reset = Signal()
    """Emitted when the user restores the default shortcuts of the command."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = PlainLabel()
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        self.field = KeyField()
        self.reset_button = QPushButton(self.tr("Restore Defaul&t"))
        self.reset_button.setToolTip(
            self.tr("Restore the shortcuts of this command from the selected scheme")
        )
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.reset)
        self.notice = PlainLabel()
        self.notice.setWordWrap(True)
        self.take = QPushButton()
        self.take.setAutoDefault(False)
        self.take.clicked.connect(self._take)
        self._take_action: Callable[[], object] | None = None
        self.keys: list[QToolButton] = []
        self._lay_out()
        self.show_row(None)

    def _lay_out(self) -> None:
        self._chips = QHBoxLayout()
        row = QHBoxLayout()
        row.addLayout(self._chips)
        row.addWidget(self.field, 1)
        row.addWidget(self.reset_button)
        below = QHBoxLayout()
        below.addWidget(self.notice, 1)
        below.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.name)
        column.addLayout(row)
        column.addLayout(below)

    def show_row(self, row: ShortcutRow | None) -> None:
        """Show the shortcuts in a row, or none if the row is None; fixed keys can't be changed."""
        self.show_notice("")
        changeable = row is not None and row.command is not None
        self.name.setText(row.name if row else self.tr("Select a command in the list."))
        self.field.setEnabled(changeable)
        self.reset_button.setEnabled(row is not None and row.is_custom)
        for chip in self.keys:
            dispose(chip)
        self.keys = [self._chip(key) for key in row.keys] if row and changeable else []
        if row and not changeable:
            self.show_notice(
                self.tr("The shortcut {keys} can't be changed.").format(
                    keys=native_text(row.keys[0])
                )
            )

    def _chip(self, key: str) -> QToolButton:
        chip = QToolButton()
        chip.setText(f"{verbatim(native_text(key))}  ✕")
        tip = self.tr("Remove {key}").format(key=native_text(key))
        chip.setToolTip(as_tip(tip))
        chip.setAccessibleName(tip)
        chip.clicked.connect(lambda: self.removed.emit(key))
        self._chips.addWidget(chip)
        return chip

    def show_notice(
        self, text: str, offer: str = "", take: Callable[[], object] | None = None
    ) -> None:
        """Show why a key was not assigned; if ``offer`` is given, a button with this text calls
        ``take``.

        ``offer`` is the text of the button, and ``take`` is the function that it calls.
        """
        self.notice.setText(text)
        self.take.setText(offer)
        self.take.setVisible(bool(offer))
        self._take_action = take

    def _take(self) -> None:
        self.field.setFocus()
        if self._take_action is not None:
            self._take_action()


class ShortcutDialog(QDialog):
    """Modeless dialog for shortcuts; changes apply to all windows immediately."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        self._settings = settings
        self._shortcuts = Shortcuts(settings)
        self._model = ShortcutModel(self._shortcuts, self)
        self.found = ShortcutFilter(self._model)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find commands and shortcuts…"))
        self.search.setAccessibleName(self.tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.schemes = self._make_scheme_box()
        self.tree = self._make_tree()
        self.editor = ShortcutEditor()
        self.reset_all = plain_button(self.tr("&Restore All Defaults…"), self._reset_all)
        self.save_button = plain_button(self.tr("&Save As Text…"), self.save_as)
        self._close = plain_button(self.tr("&Close"), self.reject)
        self._lay_out()
        self._connect()
        self.refresh()
        self.search.setFocus()
        self.resize(720, 720)

    def _make_scheme_box(self) -> QComboBox:
        schemes, tr = QComboBox(), translator(SCHEMES_CONTEXT)
        for key, scheme in SCHEMES.items():
            schemes.addItem(tr(scheme.title), key)
            last, role = schemes.count() - 1, Qt.ItemDataRole.ToolTipRole
            schemes.setItemData(last, as_tip(tr(scheme.tip)), role)
        return schemes

    def _make_tree(self) -> QTreeView:
        tree = QTreeView()
        tree.setModel(self.found)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        tree.setAccessibleName(self.tr("Commands"))
        tree.expandAll()
        tree.resizeColumnToContents(0)
        return tree

    def _lay_out(self) -> None:
        label = PlainLabel(self.tr("S&hortcut scheme:"))
        label.setBuddy(self.schemes)
        above = QHBoxLayout()
        above.addWidget(self.search, 1)
        above.addWidget(label)
        above.addWidget(self.schemes)
        below = QHBoxLayout()
        below.addWidget(self.reset_all)
        below.addWidget(self.save_button)
        below.addStretch()
        below.addWidget(self._close)
        column = QVBoxLayout(self)
        column.addLayout(above)
        column.addWidget(self.tree, 1)
        column.addWidget(self.editor)
        column.addLayout(below)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self.tree.setFocus)
        self.schemes.activated.connect(
            lambda: self._shortcuts.set_scheme(self.schemes.currentData())
        )
        self.tree.selectionModel().currentChanged.connect(self._show_current)
        self.tree.activated.connect(lambda: self.editor.field.setFocus())
        self.editor.field.key_pressed.connect(self._add)
        self.editor.field.escape_pressed.connect(self.tree.setFocus)
        self.editor.removed.connect(self._remove)
        self.editor.reset.connect(self._reset)
        closing.connect_until_closed(self, self._settings.changed, self._setting_changed)

    @property
    def selected_row(self) -> ShortcutRow | None:
        """The row of the selected command or fixed key, or None if a menu or nothing is
        selected.
        """
        return self._model.row_at(self.found.mapToSource(self.tree.currentIndex()))

    def select_command(self, command: Command) -> None:
        """Select a command after clearing the search."""
        self.search.clear()
        index = self.found.mapFromSource(self._model.index_of(command))
        self.tree.setCurrentIndex(index)
        self.tree.scrollTo(index)

    def refresh(self) -> None:
        """Show the shortcuts as they are in the settings."""
        self._model.refresh()
        self.schemes.setCurrentIndex(self.schemes.findData(self._shortcuts.scheme))
        self.reset_all.setEnabled(bool(self._shortcuts.custom_shortcuts()))
        self.editor.show_row(self.selected_row)

    def _setting_changed(self, setting: object) -> None:
        if setting in (SHORTCUT_SCHEME, CUSTOM_SHORTCUTS):
            self.refresh()

    def _show_current(self, _current: QModelIndex) -> None:
        self.editor.show_row(self.selected_row)

    def _find(self, query: str) -> None:
        self.found.set_query(query)
        self.tree.expandAll()
        first = self.found.index(0, 0, self.found.index(0, 0))
        if query and first.isValid():
            self.tree.setCurrentIndex(first)

    def _add(self, key: str) -> None:
        """Assign a key combination to the selected command, or show a notice if it is already in
        use.
        """
        row = self.selected_row
        if row is None or row.command is None or key in row.keys:
            return
        fixed, other = fixed_keys().get(key), self._shortcuts.command_for(key)
        assign = partial(self._shortcuts.assign, row.command, (*row.keys, key))
        if fixed is not None:
            text = self.tr("{key} is reserved: {what}.")
            self.editor.show_notice(text.format(key=native_text(key), what=fixed))
        elif other is not None:
            text = self.tr("{key} is already assigned to “{other}”.")
            self.editor.show_notice(
                text.format(key=native_text(key), other=command_name(other)),
                self.tr("R&eassign"),
                assign,
            )
        else:
            assign()

    def _remove(self, key: str) -> None:
        row = self.selected_row
        if row is not None and row.command is not None:
            self._shortcuts.assign(row.command, [held for held in row.keys if held != key])

    def _reset(self) -> None:
        row = self.selected_row
        if row is None or row.command is None:
            return
        kept = self._shortcuts.reset(row.command)
        other = self._shortcuts.command_for(kept[0]) if kept else None
        if other is not None:
            text = self.tr("{key} wasn't restored because you assigned it to “{other}”.")
            self.editor.show_notice(
                text.format(key=native_text(kept[0]), other=command_name(other)),
                self.tr("R&eassign"),
                partial(self._shortcuts.assign, row.command, (*self._held(row.command), kept[0])),
            )

    def _held(self, command: Command) -> tuple[str, ...]:
        return self._shortcuts.all_shortcuts()[command]

    def _reset_all(self) -> None:
        question = self.tr("Restore the default shortcuts of all commands?")
        if dialogs.confirm(self, question, self.tr("&Restore Defaults")):
            self._shortcuts.reset_all()

    def _as_text(self) -> str:
        """Return tables of all shortcuts as text, with a title."""
        title, tables = self.tr("Keyboard and mouse in Goboard"), key_tables(self._shortcuts)
        return f"{title}\n\n{tables_text(tables)}\n"

    def save_as(self) -> None:
        """Ask for a file name and save all shortcuts as text."""
        from ...widgets.file_output import save_file

        path = dialogs.ask_save_path(
            self,
            self.tr("Save Shortcuts As Text"),
            str(Path(self._settings.get(LAST_FOLDER)) / self.tr("goboard-shortcuts.txt")),
            self.tr("Text files (*.txt)"),
        )
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(".txt")
        save_file(self, path, self._as_text().encode())
