"""Accessible names for widgets without a label."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox


def set_combo_box_name(box: QComboBox, name: str) -> None:
    """Set the accessible name of a combo box without a label.

    On Linux, Qt reports the current item as the name; screen readers read the description after it.
    """
    box.setAccessibleName(name)
    box.setAccessibleDescription(name)
