"""The QActions of a window's commands, and the menus that contain them."""

from __future__ import annotations

from functools import cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QToolButton

from ...core import closing
from ...core.command_trail import run_command
from ...core.i18n import translator
from ...widgets.buttons import flatten_after_menu
from ...widgets.icons import icon
from ...widgets.menu import Menu
from ...widgets.qt_texts import as_tip, verbatim, without_mnemonic
from . import Command
from .command import MENUS_CONTEXT, SEPARATOR, Submenu, ToolMenu
from .command_table import COMMANDS, LABELLED, MENUS, exclusive_choices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence, Set

    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QMenuBar, QToolBar, QWidget

    from .command import CommandRow

_tr = translator("Commands")
_menu_tr = translator(MENUS_CONTEXT)


_WITH_TEXT = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def _button(bar: QToolBar, action: QAction) -> QToolButton:
    button = bar.widgetForAction(action)
    assert isinstance(button, QToolButton)
    return button


class _Conditions(QObject):
    """Conditions for enabling some commands, which are checked after certain signals."""

    def __init__(
        self,
        commands: Iterable[Command],
        check: Callable[[Command], None],
        changes: Iterable[SignalInstance],
        parent: Actions,
    ) -> None:
        super().__init__(parent)
        self._commands = tuple(commands)
        self._check_command = check
        for change in changes:
            closing.connect_until_closed(self, change, self._check)

    def _check(self) -> None:
        for command in self._commands:
            self._check_command(command)


@cache
def _alternatives() -> Mapping[Command, Sequence[Command]]:
    """Map each command in a mutually exclusive group to the commands of that group."""
    return {command: commands for commands in exclusive_choices() for command in commands}


class Actions(QObject):
    """The QActions of a window, which menus, toolbars and shortcuts share.

    An action is created when it is first used: those without a shortcut when a menu is filled that
    contains them. Until then, slots and conditions are only stored.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[Command, QAction] = {}
        self._tool_menus: list[tuple[Menu, ToolMenu]] = []
        self._slots: dict[Command, list[Callable[[], object]]] = {}
        self._conditions: dict[Command, list[Callable[[], bool]]] = {}
        self._reasons: dict[Command, list[Callable[[], str]]] = {}
        self._shown_reasons: dict[Command, str] = {}
        self._keys: Mapping[Command, Sequence[QKeySequence]] = {}

    @property
    def connected(self) -> Set[Command]:
        """The commands that are connected to a slot."""
        return self._slots.keys()

    def __getitem__(self, command: Command) -> QAction:
        action = self._actions.get(command)
        if action is None:
            self._create(command)
            action = self._actions[command]
        return action

    def _create(self, command: Command) -> None:
        """Create the action of a command, and those of the commands in its exclusive group."""
        alternatives = _alternatives().get(command)
        group = None if alternatives is None else QActionGroup(self)
        created = alternatives or (command,)
        for each in created:
            info = COMMANDS[each]
            action = self._actions[each] = QAction(_tr(info.text, info.number), self)
            action.setObjectName(each.name)
            action.setCheckable(info.is_checkable)
            if info.tip:
                action.setStatusTip(_tr(info.tip))
            if group is not None:
                group.addAction(action)
        for each in created:
            for slot in self._slots.get(each, ()):
                self._connect(each, slot)
            if self._keys:
                self._actions[each].setShortcuts(self._keys[each])
                self._describe(each)
                self._show_icon(each)
            if each in self._conditions or each in self._reasons:
                self._update(each)

    @property
    def all_actions(self) -> list[QAction]:
        """The actions of all commands."""
        return [self[command] for command in COMMANDS]

    def toolbar_menu_action(self, table: ToolMenu) -> QAction:
        """Return the action of the button that opens a menu in a toolbar."""
        return next(menu.menuAction() for menu, other in self._tool_menus if other is table)

    def connect_commands(self, slots: Mapping[Command, Callable[[], object]]) -> None:
        """Connect commands to slots, which are called without arguments.

        The slot of a checkable command reads the state from the action.
        """
        for command, slot in slots.items():
            self._slots.setdefault(command, []).append(slot)
            if command in self._actions:
                self._connect(command, slot)

    def _connect(self, command: Command, slot: Callable[[], object]) -> None:
        run = partial(run_command, command.name, slot)
        self[command].triggered.connect(lambda _checked=False: run())

    def enable_when(
        self, conditions: Mapping[Command, Callable[[], bool]], *changes: SignalInstance
    ) -> None:
        """Enable commands while their conditions hold, checked now and after each signal."""
        for command, holds in conditions.items():
            self._conditions.setdefault(command, []).append(holds)
            if command in self._actions and not holds():  # most hold at the start
                self._update(command)
        _Conditions(conditions, self._update, changes, self)

    def disable_with_reason(
        self,
        commands: Iterable[Command],
        reason: Callable[[], str],
        *changes: SignalInstance,
    ) -> None:
        """Disable commands while there is a reason to; their tooltips then show the reason.

        ``reason`` returns a sentence, or an empty string if the commands are available; it is
        called now and after each signal.
        """
        commands = tuple(commands)
        for command in commands:
            self._reasons.setdefault(command, []).append(reason)
        if reason():
            for command in commands:
                self._update(command)
        _Conditions(commands, self._update, changes, self)

    def _update(self, command: Command) -> None:
        """Enable or disable a command by its conditions, and show why it is disabled, if its action
        has been created.
        """
        action = self._actions.get(command)
        if action is None:
            return
        reason = next(filter(None, (find() for find in self._reasons.get(command, ()))), "")
        holds = all(condition() for condition in self._conditions.get(command, ()))
        action.setEnabled(holds and not reason)
        if reason != self._shown_reasons.get(command, ""):
            self._shown_reasons[command] = reason
            action.setStatusTip(reason or _tr(COMMANDS[command].tip))
            self._describe(command)

    def action_with_key(self, key: QKeySequence) -> QAction | None:
        """Return the action with a shortcut, or None."""
        return next((it for it in self._actions.values() if key in it.shortcuts()), None)

    def reason_for_key(self, key: QKeySequence) -> str:
        """Return why the command with a shortcut is disabled, or an empty string."""
        reasons = (
            reason
            for command, reason in self._shown_reasons.items()
            if reason and key in self[command].shortcuts()
        )
        return next(reasons, "")

    def set_detail(self, command: Command, detail: str) -> None:
        """Append to a command's text what the command would affect now, as in "Undo: move 5"."""
        info = COMMANDS[command]
        text = _tr(info.text, info.number)
        self[command].setText(f"{text}: {verbatim(detail)}" if detail else text)

    def set_shortcuts(self, keys: Mapping[Command, Sequence[str]]) -> None:
        """Set the shortcuts of all actions, and show the first one in the tooltip.

        Create the actions that have one, which the window needs for its keys.
        """
        before = self._keys
        self._keys = {command: [*map(QKeySequence, held)] for command, held in keys.items()}
        for command, action in list(self._actions.items()):
            if keys[command] or before.get(command):
                action.setShortcuts(self._keys[command])
            self._describe(command)
        self._window.addActions([self[command] for command, held in keys.items() if held])

    def _describe(self, command: Command) -> None:
        """Set the tooltip of a command; it says why the command is disabled, if there is a
        reason.
        """
        action = self[command]
        reason = self._shown_reasons.get(command)
        if reason:
            action.setToolTip(as_tip(reason))
            return
        plain = without_mnemonic(_tr(COMMANDS[command].tip) or action.text()).rstrip("…")
        if self._keys.get(command):
            shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            plain = f"{plain} ({shortcut})"
        action.setToolTip(as_tip(plain))

    def refresh_icons(self) -> None:
        """Redraw the icons of actions in bars and menus, because the colours have changed."""
        for command, action in self._actions.items():
            info = COMMANDS[command]
            if info.icon and action.associatedObjects():
                action.setIcon(icon(info.icon))
        for menu, table in self._tool_menus:
            menu.menuAction().setIcon(icon(table.icon))

    def add_menus(self, bar: QMenuBar) -> list[Menu]:
        """Add empty menus to the menu bar and return them; `fill_menus` fills them."""
        menus = [Menu(_menu_tr(menu.title), bar) for menu in MENUS]
        for menu in menus:
            bar.addMenu(menu)
        return menus

    def fill_menus(self, menus: Sequence[Menu], others: Mapping[str, Sequence[QAction]]) -> None:
        """Fill the menus of the menu bar and of the toolbars when they are first shown; ``others``
        maps placeholders such as `RECENT` to their actions.
        """
        for menu, table in zip(menus, MENUS, strict=True):
            menu.fill_when_shown(partial(self.fill_menu, menu, table.entries, others))
        for menu, tool_menu in self._tool_menus:
            menu.fill_when_shown(partial(self.fill_menu, menu, tool_menu.entries, others))
        self.refresh_icons()

    def fill_menu(
        self,
        menu: Menu,
        entries: Sequence[CommandRow | Submenu | Command | str | None],
        others: Mapping[str, Sequence[QAction]] = MappingProxyType({}),
    ) -> None:
        """Add commands and submenus of commands to a menu."""
        for entry in entries:
            if entry is SEPARATOR:
                menu.addSeparator()
            elif isinstance(entry, Command):
                self._add(menu, entry)
            elif isinstance(entry, str):
                menu.addActions(list(others[entry]))
            elif isinstance(entry, Submenu):
                self.fill_menu(menu.add_menu(_menu_tr(entry.title)), entry.entries, others)
            else:
                self._add(menu, entry.command)

    def _add(self, menu: Menu, command: Command) -> None:
        self._show_icon(command)
        menu.addAction(self[command])

    def _show_icon(self, command: Command) -> None:
        """Show the icon of a command, if it has one that is not shown yet."""
        action, name = self[command], COMMANDS[command].icon
        if name and action.icon().isNull():
            action.setIcon(icon(name))

    def fill_toolbar(self, bar: QToolBar, entries: Sequence[Command | ToolMenu | None]) -> None:
        """Add buttons to a toolbar; `fill_menus` fills the menus of those that open one."""
        for entry in entries:
            if entry is None:
                bar.addSeparator()
            elif isinstance(entry, ToolMenu):
                self._add_tool_menu(bar, entry)
            else:
                bar.addAction(self[entry])
                if entry in LABELLED:
                    _button(bar, self[entry]).setToolButtonStyle(_WITH_TEXT)

    def _add_tool_menu(self, bar: QToolBar, table: ToolMenu) -> None:
        menu = Menu(_menu_tr(table.text), bar)
        action = menu.menuAction()
        action.setToolTip(as_tip(_menu_tr(table.tip)))
        action.setStatusTip(_menu_tr(table.tip))
        bar.addAction(action)
        button = _button(bar, action)
        if table.command is None:
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        else:
            button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
            action.triggered.connect(self[table.command].trigger)
        flatten_after_menu(button, menu)
        if table.labelled:
            button.setToolButtonStyle(_WITH_TEXT)
        self._tool_menus.append((menu, table))
