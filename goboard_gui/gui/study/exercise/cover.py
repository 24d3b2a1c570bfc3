"""Covers over panels that would reveal what an exercise asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt

from ...widgets.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget


class Cover(PlainLabel):
    """Label that covers the contents of a dock completely and explains why they are hidden.

    The contents get no input meanwhile. They may be created later.
    """

    def __init__(self, dock: QDockWidget, text: str) -> None:
        super().__init__(text, dock)
        self._dock = dock
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(4)
        self.setAutoFillBackground(True)
        self.hide()
        dock.installEventFilter(self)

    def set_covered(self, covered: bool) -> None:
        """Cover the dock, or show its contents again."""
        self.setVisible(covered)
        self._adapt()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the contents, and contents that are created."""
        if event.type() in (
            QEvent.Type.Resize,
            QEvent.Type.LayoutRequest,
            QEvent.Type.ChildPolished,
            QEvent.Type.Show,
        ):
            self._adapt()
        return super().eventFilter(watched, event)

    def _adapt(self) -> None:
        contents = self._dock.widget()
        if contents is not None:
            contents.setEnabled(self.isHidden())
        if not self.isHidden():
            self.setGeometry(self._dock.rect() if contents is None else contents.geometry())
            self.raise_()
