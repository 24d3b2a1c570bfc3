"""The dialog for the time limit of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ....record.properties.conventions.time_limits import parse_time_control, write_overtime
from ....record.properties.time_control import Overtime, TimeControl
from ...core.settings import MAIN_TIME, OVERTIME
from ...widgets.labels import PlainLabel
from ...widgets.spin_boxes import DecimalSpinBox

if TYPE_CHECKING:
    from ...core.settings import Settings

_MINUTE = 60


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
        self.main = DecimalSpinBox()
        self.main.setRange(0, 6000)
        self.main.setDecimals(1)
        self.main.setSuffix(self.tr(" min"))
        self.overtime = QComboBox()
        for title, kind in (
            (self.tr("No overtime"), Overtime.NONE),
            (self.tr("Byo-yomi periods"), Overtime.BYO_YOMI),
            (self.tr("Canadian (moves per period)"), Overtime.CANADIAN),
            (self.tr("Fischer (bonus per move)"), Overtime.FISCHER),
        ):
            self.overtime.addItem(title, kind)
        self.number = QSpinBox()
        self.number.setRange(1, 999)
        self.seconds = QSpinBox()
        self.seconds.setRange(1, 7200)
        self.seconds.setSuffix(self.tr(" s"))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self._offer(parse_time_control(str(settings.get(MAIN_TIME)), settings.get(OVERTIME)))
        self.agreed.toggled.connect(self._enable)
        self.overtime.currentIndexChanged.connect(self._enable)
        self.agreed.setChecked(True)
        self._enable()

    @property
    def time_control(self) -> TimeControl:
        """The time limit that the user has chosen."""
        if self.counted.isChecked():
            return TimeControl()
        main, kind = round(self.main.value() * _MINUTE), self.overtime.currentData()
        if kind is Overtime.NONE:
            return TimeControl(main)
        count = 0 if kind is Overtime.FISCHER else self.number.value()
        return TimeControl(main, kind, self.seconds.value(), count)

    def accept(self) -> None:
        terms = self.time_control
        if terms.main is not None:
            self._settings.set(MAIN_TIME, int(terms.main))
            self._settings.set(OVERTIME, write_overtime(terms))
        super().accept()

    def _offer(self, terms: TimeControl) -> None:
        self.main.setValue((terms.main or 0) / _MINUTE)
        self.overtime.setCurrentIndex(self.overtime.findData(terms.overtime))
        self.number.setValue(terms.count or 5)
        self.seconds.setValue(round(terms.seconds) or 30)

    def _enable(self) -> None:
        agreed, kind = self.agreed.isChecked(), self.overtime.currentData()
        self.main.setEnabled(agreed)
        self.overtime.setEnabled(agreed)
        self.number.setEnabled(agreed and kind in (Overtime.BYO_YOMI, Overtime.CANADIAN))
        self.seconds.setEnabled(agreed and kind is not Overtime.NONE)

    def _lay_out(self) -> None:
        text = PlainLabel(self.tr("The record doesn't state a time limit."))
        text.setWordWrap(True)
        form = QFormLayout()
        form.setContentsMargins(24, 0, 0, 6)
        form.addRow(self.tr("&Main time:"), self.main)
        form.addRow(self.tr("&Overtime:"), self.overtime)
        form.addRow(self.tr("Number of &periods or moves:"), self.number)
        form.addRow(self.tr("Tim&e per period or move:"), self.seconds)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addWidget(self.agreed)
        column.addLayout(form)
        column.addWidget(self.counted)
        column.addWidget(self.buttons)
