"""The commands that open what one studies names with: the trainer and the charts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt

from .commands import Command

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from .actions import Actions
    from .settings import Settings
    from .viewpoint import Viewpoint

_HISTORY = "trainer.jsonl"


class StudyCommands(QObject):
    """Connects them to a viewpoint, whose notation and view they begin with."""

    def __init__(
        self, viewpoint: Viewpoint, settings: Settings, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._viewpoint = viewpoint
        self._settings = settings
        self._window = window
        actions.connect_commands({Command.TRAINER: self._train})

    def _train(self) -> None:
        from ..study.history_file import HistoryFile
        from .trainer_window import TrainerWindow

        file = HistoryFile(_data_folder() / _HISTORY)
        trainer = TrainerWindow(self._viewpoint, self._settings, file, self._window)
        trainer.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        trainer.show()


def _data_folder() -> Path:
    """Where the program keeps what it writes on its own."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location))
