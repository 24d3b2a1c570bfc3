"""The layout of the window while a game is recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..core.settings import Setting
from ..widgets.message_row import MessageAction
from .window_layout import RECORD

if TYPE_CHECKING:
    from ..board.message_strip import MessageStrip
    from ..board.recording import Recording
    from ..core.settings import Settings
    from .layout_commands import LayoutCommands

OFFERED = Setting("window/record layout offered", False)
"""Whether the Record layout has been offered, which happens once."""


class RecordingLayout(QObject):
    """Controller that offers the Record layout when recording is turned on for the first time, and
    restores the layout last used while recording when it is turned on later.
    """

    def __init__(
        self,
        recording: Recording,
        layouts: LayoutCommands,
        strip: MessageStrip,
        settings: Settings,
    ) -> None:
        super().__init__(layouts)
        self._recording = recording
        self._was_recording = recording.is_recording
        self._layouts = layouts
        self._strip = strip
        self._settings = settings
        self._question = self.tr("Use the “Record” layout while recording?")
        recording.changed.connect(self._recording_changed)
        layouts.changing.connect(self._withdraw)

    def store_layout(self) -> None:
        """Remember the layout of the window if recording is on."""
        if self._recording.is_recording:
            self._layouts.store_recording_layout()

    def _recording_changed(self) -> None:
        recording, self._was_recording = self._was_recording, self._recording.is_recording
        if recording is self._was_recording:
            return
        if not self._recording.is_recording:
            self._withdraw()
            self._layouts.store_recording_layout()
        elif not self._layouts.restore_recording_layout() and not self._settings.get(OFFERED):
            self._settings.set(OFFERED, True)
            self._strip.pin_message(
                self._question, MessageAction(self.tr("Use Record Layout"), self._use)
            )

    def _use(self) -> None:
        self._layouts.show_layout(RECORD)

    def _withdraw(self) -> None:
        """Remove the offer, because another layout was chosen or recording has ended."""
        self._strip.unpin_message(self._question)
