"""Placeholder text in empty lists and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPalette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

_MARGIN = 16
"""Margin around the text, in pixels."""


def draw_empty_state(area: QAbstractScrollArea, text: str) -> None:
    """Draw a text in the middle of an empty area. Call it in the area's ``paintEvent``."""
    area_rect = area.viewport().rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    with QPainter(area.viewport()) as painter:
        painter.setPen(area.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(area_rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
