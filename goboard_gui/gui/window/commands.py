"""Commands of the window itself: appearance, zoom, full screen, shortcuts and preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from ..actions.commands import Command
from ..actions.shortcuts.shortcut_schemes import ESCAPE
from ..actions.shortcuts.shortcuts import Shortcuts
from ..board.board_view import ZOOM_STEP
from ..core import closing
from ..core.settings import (
    CUSTOM_SHORTCUTS,
    FIT_BOARD,
    SHORTCUT_SCHEME,
    THEME,
    ZOOM,
)
from ..widgets import appearance, dialogs
from .zen import ZenMode

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QMainWindow

    from ..actions.commands.actions import Actions
    from ..board.board_view import BoardView
    from ..core.document import Document
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings

_APPLIED = (FIT_BOARD, *appearance.BOARD_SETTINGS)
"""Settings that change how the window looks."""


class WindowCommands(QObject):
    """The commands of the window itself, which also apply the settings that they change."""

    size_chosen = Signal(object)
    """Emitted with a `Size` that was chosen in the comparison of board sizes, for a new game."""

    def __init__(
        self,
        window: QMainWindow,
        board_view: BoardView,
        document: Document,
        view_settings: ViewSettings,
        settings: Settings,
        actions: Actions,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._board_view = board_view
        self._document = document
        self._view_settings = view_settings
        self._settings = settings
        self._actions = actions
        self._shortcuts = Shortcuts(settings)
        self._escape_handlers: list[Callable[[], bool]] = []
        self.zen = ZenMode(window)
        self.zen.active_changed.connect(self._fit_board)
        document.exercise_changed.connect(self._fit_board)
        actions.connect_commands(self._slots())
        escape = QShortcut(QKeySequence(ESCAPE), window)
        escape.activated.connect(self._escape)
        window.installEventFilter(self)
        self._apply()
        board_view.zoomed.connect(self._zoomed)
        closing.connect_until_closed(self, settings.changed, self._setting_changed)

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        return {
            Command.ZOOM_IN: lambda: self._board_view.zoom_by(ZOOM_STEP),
            Command.ZOOM_OUT: lambda: self._board_view.zoom_by(1 / ZOOM_STEP),
            Command.ZOOM_NORMAL: lambda: self._board_view.set_zoom(1.0),
            Command.GALLERY: self._show_gallery,
            Command.CLOSE: self._window.close,
            Command.DARK: self._toggle_dark_theme,
            Command.FULL_SCREEN: self._toggle_full_screen,
            Command.ZEN: lambda: self.zen.set_active(self._checked(Command.ZEN)),
            Command.PALETTE: self._show_palette,
            Command.SHORTCUTS: self._show_shortcuts,
            Command.PREFERENCES: self._show_preferences,
        }

    def _apply(self) -> None:
        """Update the window for all saved settings that affect it, including the zoom."""
        for setting in _APPLIED:
            self._setting_changed(setting)
        if not self._settings.get(FIT_BOARD):
            self._board_view.set_zoom(self._settings.get(ZOOM))

    def assign_shortcuts(self) -> None:
        """Assign the configured shortcuts to the commands.

        Call this after all commands are connected.
        """
        self._actions.set_shortcuts(self._shortcuts.all_shortcuts())

    def _setting_changed(self, setting: object) -> None:
        """Update the window for a setting that has changed in this or another window."""
        settings, actions = self._settings, self._actions
        if setting is FIT_BOARD:
            self._fit_board()
        elif setting is THEME:
            theme = appearance.window_theme(settings)
            appearance.apply_palette(theme)
            actions[Command.DARK].setChecked(theme == appearance.DARK)
            actions.refresh_icons()
        elif setting in (SHORTCUT_SCHEME, CUSTOM_SHORTCUTS):
            self.assign_shortcuts()
        if setting in appearance.BOARD_SETTINGS:
            self._board_view.set_theme(appearance.board_theme(settings))

    def _fit_board(self) -> None:
        """Fit the board to the window in Zen mode and during an exercise, and otherwise show it in
        the chosen size.
        """
        is_fit = self._settings.get(FIT_BOARD) or self.zen.is_active or self._document.is_exercise
        self._board_view.set_fit(is_fit)

    def _checked(self, command: Command) -> bool:
        return self._actions[command].isChecked()

    def _zoomed(self, zoom: float) -> None:
        self._settings.set(ZOOM, zoom)
        self._settings.set(FIT_BOARD, False)

    def _toggle_dark_theme(self) -> None:
        dark = self._checked(Command.DARK)
        self._settings.set(THEME, appearance.DARK if dark else appearance.LIGHT)

    def _toggle_full_screen(self) -> None:
        full, state = Qt.WindowState.WindowFullScreen, self._window.windowState()
        # Keep the other state bits: a maximised window becomes maximised again.
        self._window.setWindowState(
            state | full if self._checked(Command.FULL_SCREEN) else state & ~full
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the *Full screen* command when the desktop changes the state of the window."""
        if event.type() == QEvent.Type.WindowStateChange:
            self._actions[Command.FULL_SCREEN].setChecked(self._window.isFullScreen())
        return super().eventFilter(watched, event)

    def _escape(self) -> None:
        """Call the Esc handlers, or else leave Zen mode or full screen."""
        if not any(cancel() for cancel in self._escape_handlers):
            for chosen, command in (
                (self.zen.is_active, Command.ZEN),
                (self._window.isFullScreen(), Command.FULL_SCREEN),
            ):
                if chosen:
                    self._actions[command].trigger()
                    return

    def add_escape_handler(self, cancel: Callable[[], bool]) -> None:
        """Register a function to be called on Esc; it returns False if it had nothing to cancel.

        Functions are called in the order in which they were registered.
        """
        self._escape_handlers.append(cancel)

    def _show_gallery(self) -> None:
        from ..board.board_sizes_dialog import BoardSizesDialog

        def create_dialog() -> BoardSizesDialog:
            made = BoardSizesDialog(
                self._view_settings, appearance.board_theme(self._settings), self._window
            )
            made.size_chosen.connect(self.size_chosen)
            return made

        dialogs.raise_or_create(BoardSizesDialog, self._window, create_dialog)

    def _show_palette(self) -> None:
        from ..actions.shortcuts.command_palette import CommandPalette

        CommandPalette(self._window, self._settings).open()

    def _show_shortcuts(self) -> None:
        from ..actions.shortcuts.shortcut_dialog import ShortcutDialog

        dialogs.raise_or_create(
            ShortcutDialog, self._window, lambda: ShortcutDialog(self._settings, self._window)
        )

    def _show_preferences(self) -> None:
        from ..actions.preferences_dialog import PreferencesDialog

        dialogs.raise_or_create(
            PreferencesDialog,
            self._window,
            lambda: PreferencesDialog(self._settings, self._actions, self._window),
        )
