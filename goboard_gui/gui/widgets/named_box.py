"""Boxes to choose from that have no label."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox


def name_box(box: QComboBox, name: str) -> None:
    """Have screen readers say what is chosen in a box.

    On Linux the name that Qt gives out is the choice; they read the description after it.
    """
    box.setAccessibleName(name)
    box.setAccessibleDescription(name)
