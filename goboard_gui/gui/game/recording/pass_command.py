"""The command that passes. A held key or a double click counts as a single pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolButton

from ...actions.commands import Command
from ...core.key_repeats import KeyRepeats

if TYPE_CHECKING:
    from typing import TypeGuard

    from ...actions.workspace import Workspace
    from ...board.move_player import MovePlayer

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


def _is_left_press(event: QEvent) -> TypeGuard[QMouseEvent]:
    return (
        isinstance(event, QMouseEvent)
        and event.type() in _PRESSES
        and event.button() is Qt.MouseButton.LeftButton
    )


class PassCommand(QObject):
    """The command *Pass*.

    Every press of its key is a pass, however fast they follow each other; a key that is held does
    not repeat it. A double click on its button is one pass, and a message says so.
    """

    def __init__(self, workspace: Workspace, player: MovePlayer) -> None:
        """Connect the command; its button, if there is one, must already be in a toolbar."""
        super().__init__(workspace.window)
        actions = workspace.actions
        self._player = player
        self._messages = workspace.messages
        self._repeats = KeyRepeats()
        self._is_repeated = False
        self._pressed_at: int | None = None
        """When the button was pressed, in milliseconds, or None if a key was used since."""
        self._passed_at: int | None = None
        """When the button was pressed for the last pass, if that was made with the button."""
        action = actions[Command.PASS]
        action.setAutoRepeat(False)
        actions.connect_commands({Command.PASS: self._pass})
        workspace.window.installEventFilter(self)
        self._buttons = [
            button for button in action.associatedObjects() if isinstance(button, QToolButton)
        ]
        for button in self._buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note whether the key that is being pressed is held, and when the button is pressed."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride:
                self._pressed_at = None
                self._is_repeated = self._repeats.register_press(event)
            elif event.type() is QEvent.Type.KeyRelease:
                self._is_repeated = False
                self._repeats.register_release(event)
        elif watched in self._buttons and _is_left_press(event):
            self._pressed_at = event.timestamp()
        return super().eventFilter(watched, event)

    def _pass(self) -> None:
        """Play a pass, unless its key is held, or this is the second half of a double click."""
        if self._is_repeated:
            return
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is not None and self._passed_at is not None:
            interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
            if 0 <= pressed - self._passed_at < interval:
                self._messages.show_confirmation(
                    self.tr("The double click was recorded as one pass.")
                )
                return
        self._passed_at = pressed
        self._player.play(None)
