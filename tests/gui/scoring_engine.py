"""An engine to be asked about final positions, which answers when a test wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from goboard_gui.engine.final_status import FinalStatus


class ScriptedScoringEngine(QObject):
    """What the window knows of such an engine."""

    changed = Signal()
    engine_name = "Double"

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_waiting = False
        self.status: FinalStatus | None = None
        self.progress = self.score = self.reason = ""

    def ask(self) -> None:
        self.forget()
        self.is_waiting, self.progress = True, "Asking Double…"
        self.changed.emit()

    def answer(self, status: FinalStatus, score: str = "") -> None:
        self.status, self.score = status, score
        self.is_waiting, self.progress = False, ""
        self.changed.emit()

    def stop(self) -> None:
        self.is_waiting, self.progress = False, "Double was stopped."
        self.changed.emit()

    def forget(self) -> None:
        self.status, self.is_waiting = None, False
        self.progress = self.score = ""
