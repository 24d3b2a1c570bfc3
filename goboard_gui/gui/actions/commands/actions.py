"""The QActions of all commands, their menus and their toolbar."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from ...core.i18n import translator
from ...widgets.icons import icon
from ...widgets.menu import Menu
from ...widgets.mnemonics import without_mnemonic
from . import Command
from .choices import (
    LAST_MOVE_COMMANDS,
    NAMED_COMMANDS,
    RULES_COMMANDS,
    TOOL_COMMANDS,
    VARIATION_COMMANDS,
)
from .menu_table import MENUS, MENUS_CONTEXT
from .table import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QMenuBar, QToolBar

    from .menu_table import Entry

_tr = translator("Commands")
_menu_tr = translator(MENUS_CONTEXT)


class Actions(QObject):
    """The one owner of the actions; menus, toolbar and keys share them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = {command: QAction(self) for command in COMMANDS}
        self.connected: set[Command] = set()
        """The commands that something does."""
        for command, words in COMMANDS.items():
            self._actions[command].setObjectName(command.name)
            self._actions[command].setCheckable(words.checkable)
        for choices in (
            LAST_MOVE_COMMANDS,
            NAMED_COMMANDS,
            VARIATION_COMMANDS,
            RULES_COMMANDS,
            TOOL_COMMANDS,
        ):
            group = QActionGroup(self)
            for command in choices:
                group.addAction(self._actions[command])
        self._name()

    def __getitem__(self, command: Command) -> QAction:
        return self._actions[command]

    @property
    def all(self) -> list[QAction]:
        """The actions of all commands."""
        return list(self._actions.values())

    def connect_commands(self, slots: Mapping[Command, Callable[[], object]]) -> None:
        """Let commands call what does them; a checkable one asks the action for its state."""
        self.connected |= slots.keys()
        for command, slot in slots.items():
            self._actions[command].triggered.connect(lambda _checked=False, slot=slot: slot())

    def _name(self) -> None:
        for command, words in COMMANDS.items():
            action = self._actions[command]
            action.setText(_tr(words.text))
            if words.tip:
                action.setStatusTip(_tr(words.tip))

    def say_what(self, command: Command, what: str) -> None:
        """Let a command's text tell what it would do now."""
        text = _tr(COMMANDS[command].text)
        self._actions[command].setText(f"{text}: {what}" if what else text)

    def use_keys(self, keys: Mapping[Command, Sequence[str]]) -> None:
        """Give all actions their keys, and name the first of them in the tips."""
        for command, words in COMMANDS.items():
            action = self._actions[command]
            action.setShortcuts([QKeySequence(key) for key in keys[command]])
            tip = _tr(words.tip) or action.text()
            shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            plain = without_mnemonic(tip).rstrip("…")
            action.setToolTip(f"{plain} ({shortcut})" if shortcut else plain)

    def refresh_icons(self) -> None:
        """Draw the icons of what is in a bar or a menu, in the colours of the window of now."""
        for command, words in COMMANDS.items():
            action = self._actions[command]
            if words.icon and action.associatedObjects():
                action.setIcon(icon(words.icon))

    def add_menus(self, bar: QMenuBar) -> list[Menu]:
        """Add the menus to the menu bar, and return them to be filled."""
        menus = [Menu(_menu_tr(title), bar) for title, _ in MENUS]
        for menu in menus:
            bar.addMenu(menu)
        return menus

    def fill_menus(self, menus: Sequence[Menu], others: Mapping[str, Sequence[QAction]]) -> None:
        """Fill them; ``others`` go where `RECENT_FILES`, `NOTATIONS` and so on stand."""
        for menu, (_, entries) in zip(menus, MENUS, strict=True):
            self.fill_menu(menu, entries, others)
        self.refresh_icons()

    def fill_menu(
        self,
        menu: Menu,
        entries: Sequence[Entry],
        others: Mapping[str, Sequence[QAction]] = MappingProxyType({}),
    ) -> None:
        """Add commands and menus of commands to a menu."""
        for entry in entries:
            match entry:
                case None:
                    menu.addSeparator()
                case Command():
                    menu.addAction(self._actions[entry])
                case str():
                    menu.addActions(list(others[entry]))
                case (title, commands):
                    below = menu.add_menu(_menu_tr(title))
                    self.fill_menu(below, commands, others)

    def fill_toolbar(self, bar: QToolBar, commands: Sequence[Command | None]) -> None:
        for command in commands:
            if command is None:
                bar.addSeparator()
            else:
                bar.addAction(self._actions[command])
