"""The keys of all commands, to be looked up and chosen."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ...core import closing
from ...core.i18n import translator
from ...core.settings import CUSTOM_SHORTCUTS, LAST_FOLDER, SHORTCUT_SCHEME
from ...widgets import dialogs
from ...widgets.buttons import plain_button
from ...wording import error_messages
from .command_names import command_name
from .key_tables import key_tables, tables_text
from .presets import PRESETS, PRESETS_CONTEXT
from .shortcut_editor import ShortcutEditor
from .shortcut_model import Row, ShortcutFilter, ShortcutModel
from .shortcuts import Shortcuts, fixed_keys, native

if TYPE_CHECKING:
    from ...core.settings import Settings
    from ..commands import Command


class ShortcutDialog(QDialog):
    """Stays beside the window; what is chosen holds at once, in all windows."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Shortcuts"))
        self._settings = settings
        self._shortcuts = Shortcuts(settings)
        self._model = ShortcutModel(self._shortcuts, self)
        self.found = ShortcutFilter(self._model)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find commands and keys…"))
        self.search.setAccessibleName(self.tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.presets = self._make_presets()
        self.tree = self._make_tree()
        self.editor = ShortcutEditor()
        self.reset_all = plain_button(self.tr("&Reset all…"), self._reset_all)
        self.save_button = plain_button(self.tr("&Save as text…"), self.save_as)
        self._close = plain_button(self.tr("&Close"), self.reject)
        self._lay_out()
        self._connect()
        self.refresh()
        self.search.setFocus()
        self.resize(720, 720)

    def _make_presets(self) -> QComboBox:
        presets, tr = QComboBox(), translator(PRESETS_CONTEXT)
        for key, preset in PRESETS.items():
            presets.addItem(tr(preset.title), key)
            tip = tr(preset.tip)
            presets.setItemData(presets.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        return presets

    def _make_tree(self) -> QTreeView:
        tree = QTreeView()
        tree.setModel(self.found)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        tree.setAccessibleName(self.tr("Commands"))
        tree.expandAll()
        tree.setColumnWidth(0, 420)
        return tree

    def _lay_out(self) -> None:
        label = QLabel(self.tr("Keys &like those of"))
        label.setBuddy(self.presets)
        above = QHBoxLayout()
        above.addWidget(self.search, 1)
        above.addWidget(label)
        above.addWidget(self.presets)
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
        self.presets.activated.connect(
            lambda: self._shortcuts.choose_preset(self.presets.currentData())
        )
        self.tree.selectionModel().currentChanged.connect(self._show_current)
        self.tree.activated.connect(lambda: self.editor.field.setFocus())
        self.editor.field.pressed.connect(self._add)
        self.editor.field.left.connect(self.tree.setFocus)
        self.editor.removed.connect(self._remove)
        self.editor.reset.connect(self._reset)
        closing.connect(self, self._settings.changed, self._setting_changed)

    @property
    def current(self) -> Row | None:
        """What is selected in the list; None for a menu, or nothing."""
        return self._model.row_at(self.found.mapToSource(self.tree.currentIndex()))

    def choose(self, command: Command) -> None:
        """Select a command, whether or not it was found."""
        self.search.clear()
        index = self.found.mapFromSource(self._model.index_of(command))
        self.tree.setCurrentIndex(index)
        self.tree.scrollTo(index)

    def refresh(self) -> None:
        """Show the keys as the settings hold them."""
        self._model.refresh()
        self.presets.setCurrentIndex(self.presets.findData(self._shortcuts.preset))
        self.reset_all.setEnabled(bool(self._shortcuts.own()))
        self.editor.show_row(self.current)

    def _setting_changed(self, setting: object) -> None:
        if setting in (SHORTCUT_SCHEME, CUSTOM_SHORTCUTS):
            self.refresh()

    def _show_current(self, _current: QModelIndex) -> None:
        self.editor.show_row(self.current)

    def _find(self, query: str) -> None:
        self.found.find(query)
        self.tree.expandAll()
        first = self.found.index(0, 0, self.found.index(0, 0))
        if query and first.isValid():
            self.tree.setCurrentIndex(first)

    def _add(self, key: str) -> None:
        """Let the command have a key, too, unless it means something else."""
        row = self.current
        if row is None or row.command is None or key in row.keys:
            return
        fixed, holder = fixed_keys().get(key), self._shortcuts.holder(key)
        give = partial(self._shortcuts.give, row.command, (*row.keys, key))
        if fixed is not None:
            told = self.tr("{key} always means: {what}.")
            self.editor.say(told.format(key=native(key), what=fixed))
        elif holder is not None:
            told = self.tr("{key} is a key of “{other}”.")
            self.editor.say(
                told.format(key=native(key), other=command_name(holder)),
                self.tr("&Take it from there"),
                give,
            )
        else:
            give()

    def _remove(self, key: str) -> None:
        row = self.current
        if row is not None and row.command is not None:
            self._shortcuts.give(row.command, [held for held in row.keys if held != key])

    def _reset(self) -> None:
        row = self.current
        if row is None or row.command is None:
            return
        kept = self._shortcuts.reset(row.command)
        holder = self._shortcuts.holder(kept[0]) if kept else None
        if holder is not None:
            told = self.tr("{key} stays a key of “{other}”, to which you gave it.")
            self.editor.say(
                told.format(key=native(kept[0]), other=command_name(holder)),
                self.tr("&Take it from there"),
                partial(self._shortcuts.give, row.command, (*self._held(row.command), kept[0])),
            )

    def _held(self, command: Command) -> tuple[str, ...]:
        return self._shortcuts.all()[command]

    def _reset_all(self) -> None:
        question = self.tr("Forget all keys that you chose?")
        if dialogs.ask_yes(self, question, self.tr("&Forget them")):
            self._shortcuts.reset_all()

    def _written(self) -> str:
        """Which keys there are, in tables under a title."""
        title, tables = self.tr("Keys of Goboard"), key_tables(self._shortcuts)
        return f"{title}\n\n{tables_text(tables)}\n"

    def save_as(self) -> None:
        """Ask for a file and write down which keys there are."""
        from ....files.errors import SaveError
        from ....files.storage.saving import save

        path = dialogs.ask_save_path(
            self,
            self.tr("Save the keys"),
            str(Path(self._settings.get(LAST_FOLDER)) / self.tr("goboard-keys.txt")),
            self.tr("Text (*.txt)"),
        )
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(".txt")
        try:
            save(path, self._written().encode())
        except SaveError as error:
            dialogs.show_error(self, error_messages.describe(error))
