"""What an empty list or panel says: what will be there, and how it comes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPalette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

_AROUND = 16
"""Pixels around the text."""


def draw_quiet(area: QAbstractScrollArea, text: str) -> None:
    """Write in the middle of what is empty; to be called while that is painted."""
    room = area.viewport().rect().adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
    with QPainter(area.viewport()) as painter:
        painter.setPen(area.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
