"""Combo boxes for the notation and form of a written record."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QComboBox, QWidget

from ....notation import NOTATIONS, RecordStyle
from ...widgets.notation_combo_box import NotationComboBox
from .meaning_texts import style_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....notation import Notation


def record_notations(shown: Notation) -> NotationComboBox:
    """Return a combo box of the notations that can write records, which name each point
    differently."""
    choice = NotationComboBox([known for known in NOTATIONS if known.bijective])
    choice.show_notation(shown)
    return choice


class StyleChoice(QComboBox):
    """A combo box of the forms of records; the first entry, ``none``, chooses none."""

    def __init__(self, none: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styles: Sequence[RecordStyle | None] = (None, *RecordStyle)
        for style in styles:
            self.addItem(none if style is None else style_name(style), style)

    @property
    def chosen(self) -> RecordStyle | None:
        return cast("RecordStyle | None", self.currentData())
