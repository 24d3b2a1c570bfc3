"""A date field with a calendar."""

from __future__ import annotations

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QCalendarWidget, QMenu, QToolButton, QWidget, QWidgetAction

from ....record.values.conventions.dates import simple_date
from .fields import Field


class DateField(Field):
    """A text field with a calendar, which is enabled if the text is empty or a single day."""

    def __init__(self, ident: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(ident, text, parent)
        self.button = QToolButton()
        self.button.setText(self.tr("Calendar"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.button)
        self.menu.aboutToShow.connect(self._open)
        self.calendar: QCalendarWidget | None = None
        self.button.setMenu(self.menu)
        self._row.addWidget(self.button)
        self.changed.connect(self._enable)
        self._enable()

    def _enable(self) -> None:
        text = self.text.strip()
        simple = not text or simple_date(text) is not None
        self.button.setEnabled(simple)
        self.button.setToolTip(
            "" if simple else self.tr("The calendar is for dates of one whole day.")
        )

    def _open(self) -> None:
        """Show the month of the date; the calendar is created on first use because that is slow."""
        if self.calendar is None:
            self.calendar = QCalendarWidget()
            self.calendar.setVerticalHeaderFormat(
                QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader
            )
            action = QWidgetAction(self.menu)
            action.setDefaultWidget(self.calendar)
            self.menu.addAction(action)
            self.calendar.clicked.connect(self._choose)
            self.calendar.activated.connect(self._choose)
        day = simple_date(self.text)
        self.calendar.setSelectedDate(
            QDate.currentDate() if day is None else QDate(day.year, day.month, day.day)
        )
        self.calendar.setFocus()

    def _choose(self, day: QDate) -> None:
        self.menu.hide()
        if self.text.strip() != (chosen := day.toString("yyyy-MM-dd")):
            self.write(chosen)
        self.line.setFocus()
