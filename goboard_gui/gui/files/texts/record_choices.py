"""Lists from which one chooses how a record is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QComboBox, QWidget

from ....notation import NOTATIONS, RecordStyle
from ...widgets.notation_combo_box import NotationComboBox
from .meaning_words import style_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....notation import Notation


def record_notations(shown: Notation) -> NotationComboBox:
    """The notations in which records can be written: those that name each point differently."""
    choice = NotationComboBox([known for known in NOTATIONS if known.bijective])
    choice.show_notation(shown)
    return choice


class StyleChoice(QComboBox):
    """The forms there are, behind ``none``: no form is chosen."""

    def __init__(self, none: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styles: Sequence[RecordStyle | None] = (None, *RecordStyle)
        for style in styles:
            self.addItem(none if style is None else style_name(style), style)

    @property
    def chosen(self) -> RecordStyle | None:
        return cast("RecordStyle | None", self.currentData())
