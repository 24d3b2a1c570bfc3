"""The panel that tells how the games of a collection went on from the position at the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from . import words

if TYPE_CHECKING:
    from ..parts import Parts
    from .search import Search


class CollectionPanel(QWidget):
    """It follows the cursor while it is seen, and does nothing else."""

    def __init__(self, search: Search, parts: Parts) -> None:
        super().__init__()
        self._search = search
        self._parts = parts
        self.found = QLabel()
        self.found.setTextFormat(Qt.TextFormat.PlainText)
        self.found.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.addWidget(self.found)
        column.addStretch(1)
        search.changed.connect(self._show)

    def look(self, seen: bool) -> None:
        """Begin to ask, or give it up."""
        self._search.follow(seen)
        self._show()

    def _show(self) -> None:
        self.found.setText(words.found(self._search))
