"""The dialog for the time limit of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ....record.properties.conventions.time_limits import parse_time_control, write_overtime
from ....record.properties.time_control import TimeControl
from ...core.settings import MAIN_TIME, OVERTIME
from ...widgets.labels import PlainLabel
from ...widgets.time_limit_fields import TimeLimitFields

if TYPE_CHECKING:
    from ...core.settings import Settings


class TimesDialog(QDialog):
    """Dialog that asks for main time and overtime, or for no limit, starting with the last
    choices.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Record Move Times"))
        self._settings = settings
        self.agreed = QRadioButton(self.tr("&Time limit:"))
        self.counted = QRadioButton(self.tr("No time limit; re&cord time used"))
        self.limit = TimeLimitFields(
            parse_time_control(str(settings.get(MAIN_TIME)), settings.get(OVERTIME))
        )
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.agreed.toggled.connect(self.limit.set_enabled)
        self.agreed.setChecked(True)

    @property
    def time_control(self) -> TimeControl:
        """The time limit that the user has chosen."""
        return TimeControl() if self.counted.isChecked() else self.limit.time_control

    def accept(self) -> None:
        terms = self.time_control
        if terms.main is not None:
            self._settings.set(MAIN_TIME, int(terms.main))
            self._settings.set(OVERTIME, write_overtime(terms))
        super().accept()

    def _lay_out(self) -> None:
        text = PlainLabel(self.tr("The record doesn't state a time limit."))
        text.setWordWrap(True)
        form = QFormLayout()
        form.setContentsMargins(24, 0, 0, 6)
        self.limit.add_rows(form)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addWidget(self.agreed)
        column.addLayout(form)
        column.addWidget(self.counted)
        column.addWidget(self.buttons)
