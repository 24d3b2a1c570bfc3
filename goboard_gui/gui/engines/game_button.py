"""Button in the status bar while a game against an engine is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QToolButton

from ..actions.commands import Command
from ..widgets.qt_texts import as_tip, verbatim

if TYPE_CHECKING:
    from ..actions.commands.actions import Actions
    from .played_game import PlayedGame

_LONGEST = 32
_COMMANDS = (
    *(Command.PASS, Command.RESIGN, Command.UNDO),
    None,
    *(Command.PAUSE_GAME, Command.STOP_ENGINE, Command.RESTART_ENGINE, Command.END_GAME),
)


class GameButton(QToolButton):
    """Button that says what a game waits for, with a menu of what the user can do in it.

    It is hidden when there is no game.
    """

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._game: PlayedGame | None = None
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        for command in _COMMANDS:
            if command is None:
                menu.addSeparator()
            else:
                menu.addAction(actions[command])
        self.setMenu(menu)

    def follow_game(self, game: PlayedGame) -> None:
        """Show the state of a game until it has ended."""
        self._game = game
        game.state_changed.connect(self.refresh)
        game.ended.connect(self._forget)
        self.refresh()

    def refresh(self) -> None:
        """Show the newest state."""
        game = self._game
        self.setVisible(game is not None and not game.is_finished)
        if game is None:
            return
        text = game.state_text()
        shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
        self.setText(verbatim(shown))
        self.setAccessibleName(self.tr("Game: {state}").format(state=text))
        self.setToolTip(as_tip(self.tr("{state}. Show what you can do").format(state=text)))

    def _forget(self) -> None:
        self._game = None
        self.hide()
