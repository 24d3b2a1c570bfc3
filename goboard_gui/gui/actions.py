"""The QActions of all commands, their menus and their toolbar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from .command_table import COMMANDS
from .commands import (
    CORNER_COMMANDS,
    LAST_MOVE_COMMANDS,
    NAMED_COMMANDS,
    SIDE_COMMANDS,
    Command,
)
from .icons import icon
from .translating import mark

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar

_M = "Menus"

_EXPORT = (
    mark(_M, "&Export position"),
    (Command.EXPORT_PDF, Command.EXPORT_SVG, Command.EXPORT_PNG),
)
_LAST_MOVE = (mark(_M, "&Mark of the last move"), tuple(LAST_MOVE_COMMANDS))
_SIDES = (mark(_M, "S&ides with names"), tuple(SIDE_COMMANDS))
_NAMED = (mark(_M, "Na&med points"), tuple(NAMED_COMMANDS))
_CORNERS = (
    mark(_M, "&Show in corner"),
    (*CORNER_COMMANDS, None, Command.TRUE_TURN),
)

RECENT, NOTATIONS, VIEWS, PANELS = "recent", "notations", "views", "panels"
"""Where the actions go that are no commands: they belong to a list or a panel."""

_Entry = Command | str | tuple[str, "Sequence[Command | None]"] | None

MENUS: Sequence[tuple[str, Sequence[_Entry]]] = (
    (
        mark(_M, "&File"),
        (
            Command.NEW,
            Command.OPEN,
            Command.OPEN_TEXT,
            RECENT,
            Command.REOPEN_ENCODING,
            Command.RELOAD,
            None,
            Command.SAVE,
            Command.SAVE_AS,
            Command.SAVE_TEXT,
            None,
            _EXPORT,
            Command.PRINT_PREVIEW,
            Command.PRINT,
            None,
            Command.QUIT,
        ),
    ),
    (
        mark(_M, "&Edit"),
        (
            Command.UNDO,
            Command.REDO,
            None,
            Command.TYPE_MOVE,
            Command.PASS,
            Command.RESIGN,
            Command.ALLOW_ILLEGAL,
            None,
            Command.COPY_MOVES,
            Command.PASTE_ANYTHING,
            None,
            Command.REMOVE,
            None,
            Command.REWRITE_COMMENTS,
            Command.TURN_RECORD,
        ),
    ),
    (
        mark(_M, "&Go"),
        (
            Command.BACK,
            Command.FORWARD,
            Command.BACK_TEN,
            Command.FORWARD_TEN,
            Command.START,
            Command.END,
            None,
            Command.PREVIOUS_VARIATION,
            Command.NEXT_VARIATION,
            Command.PREVIOUS_FORK,
            Command.NEXT_FORK,
            Command.MAIN_LINE,
            None,
            Command.GO_TO_MOVE,
            None,
            Command.PREVIOUS_GAME,
            Command.NEXT_GAME,
        ),
    ),
    (
        mark(_M, "&Names"),
        (
            NOTATIONS,
            None,
            Command.SHOW_EDGES,
            _SIDES,
            Command.SHOW_NAMES,
            _NAMED,
            Command.SHOW_STRUCTURE,
            Command.SHOW_SPOTLIGHT,
            None,
            Command.NAMES_STAY,
        ),
    ),
    (
        mark(_M, "&View"),
        (
            Command.TURN_RIGHT,
            Command.TURN_LEFT,
            Command.MIRROR_HORIZONTAL,
            Command.MIRROR_VERTICAL,
            VIEWS,
            Command.NORMAL_VIEW,
            None,
            Command.ZOOM_IN,
            Command.ZOOM_OUT,
            Command.ZOOM_NORMAL,
            Command.FIT,
            Command.GALLERY,
            None,
            _LAST_MOVE,
            Command.NATURAL,
            PANELS,
            Command.DARK,
            Command.FULL_SCREEN,
            Command.SABAKI_KEYS,
        ),
    ),
    (
        mark(_M, "&Study"),
        (_CORNERS, None, Command.TRAINER, Command.COMPARE, Command.CHART),
    ),
    (mark(_M, "&Help"), (Command.KEYS, None, Command.ABOUT, Command.ABOUT_QT)),
)

TOOLBAR: Sequence[Command | None] = (
    Command.NEW,
    Command.OPEN,
    Command.SAVE,
    Command.PRINT,
    None,
    Command.START,
    Command.BACK,
    Command.FORWARD,
    Command.END,
    None,
    Command.PASS,
    None,
    Command.TURN_LEFT,
    Command.TURN_RIGHT,
    Command.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL,
    Command.NAMES_STAY,
    None,
    Command.SHOW_EDGES,
    Command.SHOW_NAMES,
    Command.SHOW_STRUCTURE,
    Command.SHOW_SPOTLIGHT,
    None,
    Command.FIT,
)


class Actions(QObject):
    """The one owner of the actions; menus, toolbar and keys share them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = {command: QAction(self) for command in COMMANDS}
        for command, words in COMMANDS.items():
            self._actions[command].setCheckable(words.checkable)
        for choices in (LAST_MOVE_COMMANDS, NAMED_COMMANDS):
            group = QActionGroup(self)
            for command in choices:
                group.addAction(self._actions[command])
        self.retranslate()

    def __getitem__(self, command: Command) -> QAction:
        return self._actions[command]

    def connect_commands(self, slots: Mapping[Command, Callable[[], object]]) -> None:
        """Let commands call what does them; a checkable one asks the action for its state."""
        for command, slot in slots.items():
            self._actions[command].triggered.connect(lambda _checked=False, slot=slot: slot())

    def retranslate(self) -> None:
        for command, words in COMMANDS.items():
            action = self._actions[command]
            action.setText(QCoreApplication.translate("Commands", words.text))
            if words.tip:
                action.setStatusTip(QCoreApplication.translate("Commands", words.tip))

    def use_keys(self, preset: str) -> None:
        """Give the actions the keys of a preset, and name them in the tips."""
        for command, words in COMMANDS.items():
            action = self._actions[command]
            action.setShortcuts([QKeySequence(key) for key in words.keys_of(preset)])
            tip = QCoreApplication.translate("Commands", words.tip) or action.text()
            shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            plain = tip.replace("&", "").rstrip("…")
            action.setToolTip(f"{plain} ({shortcut})" if shortcut else plain)

    def refresh_icons(self) -> None:
        """Draw the icons in the colours of the window as they are now."""
        for command, words in COMMANDS.items():
            if words.icon:
                self._actions[command].setIcon(icon(words.icon))

    def fill_menus(self, bar: QMenuBar, others: Mapping[str, Sequence[QAction]]) -> None:
        """Build the menus; ``others`` go where `RECENT`, `NOTATIONS` and so on stand."""
        for title, entries in MENUS:
            self._fill(bar.addMenu(QCoreApplication.translate(_M, title)), entries, others)

    def _fill(
        self, menu: QMenu, entries: Sequence[_Entry], others: Mapping[str, Sequence[QAction]]
    ) -> None:
        for entry in entries:
            match entry:
                case None:
                    menu.addSeparator()
                case Command():
                    menu.addAction(self._actions[entry])
                case str():
                    menu.addActions(list(others[entry]))
                case (title, commands):
                    below = menu.addMenu(QCoreApplication.translate(_M, title))
                    self._fill(below, commands, others)

    def fill_toolbar(self, bar: QToolBar) -> None:
        for command in TOOLBAR:
            if command is None:
                bar.addSeparator()
            else:
                bar.addAction(self._actions[command])
