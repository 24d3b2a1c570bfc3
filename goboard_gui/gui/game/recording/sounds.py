"""Sounds for moves, captures, passes and illegal moves."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ....assets import resource_path
from ....optional_parts import MULTIMEDIA, install_command
from ...actions.commands import Command
from ...core import closing
from ...core.settings import SOUNDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....record import Step
    from ...actions.workspace import Workspace
    from ...board.move_player import MovePlayer

STONE, CAPTURE, CAPTURES, ILLEGAL, PASS = "stone", "capture", "captures", "illegal", "pass"

_CAPTURE_DELAY = 400
"""Delay of the capture sound after the stone, in milliseconds."""
_MIN_INTERVAL = 0.08
"""Interval in seconds below which steps are silent, because a key is held down."""


class SoundPlayer(Protocol):
    """Interface of an object that plays sounds."""

    def play(self, name: str) -> None:
        """Play a sound from the program's resources, given its file name without extension."""
        ...


class NoSoundError(RuntimeError):
    """Error raised if Qt Multimedia is missing or does not work."""


class EffectPlayer(QObject):
    """Sound player that uses Qt Multimedia, which is an optional package."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Load the sounds with Qt Multimedia.

        :raises NoSoundError: if Qt Multimedia cannot be loaded.
        """
        super().__init__(parent)
        from PySide6.QtCore import QUrl

        try:
            from PySide6.QtMultimedia import QSoundEffect
        except ImportError as error:
            raise NoSoundError(str(error)) from error
        self.effects = {
            name: QSoundEffect(self) for name in (STONE, CAPTURE, CAPTURES, ILLEGAL, PASS)
        }
        for name, effect in self.effects.items():
            effect.setSource(QUrl.fromLocalFile(str(resource_path("sounds", f"{name}.wav"))))

    def play(self, name: str) -> None:
        self.effects[name].play()


class Sounds(QObject):
    """Controller that plays a sound when a move is played or reached by a single step forward.

    The player is loaded when it is first needed.
    """

    failed = Signal(str)
    """Emitted with the reason why no sound can be played."""

    def __init__(
        self,
        workspace: Workspace,
        player: MovePlayer,
        *,
        make: Callable[[QObject], SoundPlayer] | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Create the controller; ``make`` creates the sound player, which uses Qt Multimedia by
        default.
        """
        super().__init__(workspace.actions)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._settings = workspace.settings
        self._action = actions[Command.SOUNDS]
        self._make = make or EffectPlayer
        self._now = now
        self._player: SoundPlayer | None = None
        self._lack = ""
        self._heard = 0.0
        self._place = self._where()
        self._captured = CAPTURE
        self._taken_off = QTimer(self, singleShot=True, interval=_CAPTURE_DELAY)
        self._taken_off.timeout.connect(lambda: self._play(self._captured))
        actions.connect_commands({Command.SOUNDS: self._switch})
        document.cursor_moved.connect(self._follow)
        document.record_changed.connect(self._follow)
        player.move_refused.connect(lambda: self._play(ILLEGAL))
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        if make is None and not MULTIMEDIA.is_installed:
            self._lack = self._missing_text()
        self._setting_changed(SOUNDS)

    def _missing_text(self) -> str:
        command = install_command(MULTIMEDIA)
        if command is None:
            return self.tr(
                "Sounds require Qt Multimedia, which is not included in this edition of Goboard."
            )
        text = self.tr("Sounds require Qt Multimedia. Install it with: {command}")
        return text.format(command=command)

    def _where(self) -> tuple[object, int]:
        session = self._document.session
        return session.tree.source, session.cursor

    def _switch(self) -> None:
        on = self._action.isChecked()
        if on and self._lack:
            self._action.setChecked(False)
            self.failed.emit(self._lack)
            return
        self._settings.set(SOUNDS, on)
        if on:
            self._play(STONE)

    def _setting_changed(self, setting: object) -> None:
        if setting is SOUNDS:
            self._action.setChecked(not self._lack and self._settings.get(SOUNDS))

    def _follow(self) -> None:
        """Play the sound of a move reached by a single step forward."""
        (source, before), self._place = self._place, self._where()
        session = self._document.session
        same = source is session.tree.source
        if self._action.isChecked() and same and session.tree.parent(session.cursor) == before:
            self._hear(session.step)

    def _hear(self, step: Step) -> None:
        if step.move is None:
            return
        since, self._heard = self._now() - self._heard, self._now()
        if since < _MIN_INTERVAL:
            return
        self._play(PASS if step.move.point is None else STONE)
        if step.captured:
            self._captured = CAPTURES if len(step.captured) > 1 else CAPTURE
            self._taken_off.start()

    def _play(self, name: str) -> None:
        if not self._action.isChecked():
            return
        try:
            self._player = self._player or self._make(self)
        except NoSoundError as error:
            text = self.tr("Couldn't use Qt Multimedia: {reason}")
            self._lack = text.format(reason=error)
            self._action.setChecked(False)
            self.failed.emit(self._lack)
        else:
            self._player.play(name)
