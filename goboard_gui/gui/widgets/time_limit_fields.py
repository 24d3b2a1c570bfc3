"""Fields for the time limit of a game: main time and overtime."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFormLayout, QSpinBox

from ...record.properties.time_control import Overtime, TimeControl
from ..core.i18n import tr_noop, translator
from .spin_boxes import DecimalSpinBox

_T = "TimeLimitFields"
_tr = translator(_T)

_MINUTE = 60
_KINDS = (
    (tr_noop(_T, "No overtime"), Overtime.NONE),
    (tr_noop(_T, "Byo-yomi periods"), Overtime.BYO_YOMI),
    (tr_noop(_T, "Canadian (moves per period)"), Overtime.CANADIAN),
    (tr_noop(_T, "Fischer (bonus per move)"), Overtime.FISCHER),
)


class TimeLimitFields:
    """Editors of a time limit, which begin with one; those that do not apply are disabled."""

    def __init__(self, terms: TimeControl) -> None:
        self._enabled = True
        self.main = DecimalSpinBox()
        self.main.setRange(0, 6000)
        self.main.setDecimals(1)
        self.main.setSuffix(_tr(tr_noop(_T, " min")))
        self.main.setValue((terms.main or 0) / _MINUTE)
        self.overtime = QComboBox()
        for title, kind in _KINDS:
            self.overtime.addItem(_tr(title), kind)
        self.overtime.setCurrentIndex(self.overtime.findData(terms.overtime))
        self.number = QSpinBox()
        self.number.setRange(1, 999)
        self.number.setValue(terms.count or 5)
        self.seconds = QSpinBox()
        self.seconds.setRange(1, 7200)
        self.seconds.setSuffix(_tr(tr_noop(_T, " s")))
        self.seconds.setValue(round(terms.seconds) or 30)
        self.overtime.currentIndexChanged.connect(lambda _index: self._refresh())
        self._refresh()

    def add_rows(self, form: QFormLayout) -> None:
        """Add a row for each editor to a form."""
        form.addRow(_tr(tr_noop(_T, "&Main time:")), self.main)
        form.addRow(_tr(tr_noop(_T, "&Overtime:")), self.overtime)
        form.addRow(_tr(tr_noop(_T, "Number of &periods or moves:")), self.number)
        form.addRow(_tr(tr_noop(_T, "Tim&e per period or move:")), self.seconds)

    @property
    def time_control(self) -> TimeControl:
        """The time limit in the editors."""
        main, kind = round(self.main.value() * _MINUTE), self.overtime.currentData()
        if kind is Overtime.NONE:
            return TimeControl(main)
        count = 0 if kind is Overtime.FISCHER else self.number.value()
        return TimeControl(main, kind, self.seconds.value(), count)

    def set_enabled(self, enabled: bool) -> None:
        """Enable the editors that apply, or disable all of them."""
        self._enabled = enabled
        self._refresh()

    def _refresh(self) -> None:
        enabled, kind = self._enabled, self.overtime.currentData()
        self.main.setEnabled(enabled)
        self.overtime.setEnabled(enabled)
        self.number.setEnabled(enabled and kind in (Overtime.BYO_YOMI, Overtime.CANADIAN))
        self.seconds.setEnabled(enabled and kind is not Overtime.NONE)
