"""The result field: a text with combo boxes for winner and reason."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from ....go import Colour
from ....record.values.conventions.results import Ending, Result, parse_result, write_result
from ...widgets.accessibility import set_combo_box_name
from ...widgets.decimal_spin_boxes import PointsSpinBox
from . import words as info_words
from .fields import Field, WheelGuard

_WON = (Ending.RESIGNATION, Ending.POINTS, Ending.TIME, Ending.FORFEIT, Ending.WIN)
_NOT_WON = (Ending.DRAW, Ending.VOID, Ending.UNKNOWN)


class ResultChoice(QWidget):
    """Widgets for the winner, the reason and the points."""

    chosen = Signal(object)
    """Emitted with the `Result` that the user chose."""

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.who, self.how, self.points = QComboBox(), QComboBox(), PointsSpinBox(0, 9999)
        set_combo_box_name(self.who, self.tr("Who won"))
        set_combo_box_name(self.how, self.tr("By what"))
        self.points.setAccessibleName(self.tr("By how many points"))
        self.who.addItem("—", None)
        self.who.addItem(self.tr("Black wins"), Colour.BLACK)
        self.who.addItem(self.tr("White wins"), Colour.WHITE)
        for ending in _NOT_WON:
            self.who.addItem(info_words.ending(ending), ending)
        for ending in _WON:
            self.how.addItem(info_words.ending(ending), ending)
        self.points.setValue(0.5)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.who, self.how, self.points):
            guard.guard(widget)
            row.addWidget(widget)
        row.addStretch()
        self.who.activated.connect(self._choose)
        self.how.activated.connect(self._choose)
        self.points.valueChanged.connect(self._choose)
        self.show_result(None)

    def show_result(self, result: Result | None) -> None:
        """Show a result; None shows no result."""
        who = None if result is None else result.winner or result.ending
        self.who.setCurrentIndex(self.who.findData(who))
        if result is not None and result.winner is not None:
            self.how.setCurrentIndex(self.how.findData(result.ending))
        if result is not None and result.points is not None:
            with QSignalBlocker(self.points):
                self.points.setValue(result.points)
        self._enable()

    @property
    def result(self) -> Result | None:
        """The chosen result, or None."""
        who = self.who.currentData()
        if who is None or isinstance(who, Ending):
            return None if who is None else Result(who)
        how = self.how.currentData()
        return Result(how, Colour(who), self.points.value() if how is Ending.POINTS else None)

    def _enable(self) -> None:
        won = isinstance(self.who.currentData(), int)
        self.how.setVisible(won)
        self.points.setVisible(won and self.how.currentData() is Ending.POINTS)

    def _choose(self) -> None:
        self._enable()
        self.chosen.emit(self.result)


class ResultField(Field):
    """A text field for a result, synchronised with the choices below it."""

    def __init__(self, ident: str, text: str, guard: WheelGuard) -> None:
        super().__init__(ident, text)
        self.choice = ResultChoice(guard)
        self._column.insertWidget(1, self.choice)
        self.choice.chosen.connect(self._write_result)
        self.changed.connect(self._read)
        self._read()

    def _read(self) -> None:
        text = self.text.strip()
        result = parse_result(text) if text else None
        if result != self.choice.result:
            self.choice.show_result(result)

    def _write_result(self, result: Result | None) -> None:
        self.write("" if result is None else write_result(result))
