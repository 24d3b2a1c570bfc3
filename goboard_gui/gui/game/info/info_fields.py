"""Text fields for game information, with hints about the usual notation."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCalendarWidget,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from ....display_text import clip_text
from ....go import Colour
from ....record.properties.conventions.dates import parse_full_date
from ....record.properties.conventions.ranks import RANKS
from ....record.properties.conventions.result_words import GameEnding
from ....record.properties.conventions.results import Result, parse_result, write_result
from ....record.properties.conventions.rules import RULES
from ....record.properties.conventions.time_limits import (
    minutes_to_seconds,
    seconds_to_minutes,
    write_time,
)
from ....record.properties.conventions.validation import validate_value
from ...core.closing import dispose
from ...core.i18n import tr_noop, translator
from ...core.qt_strings import from_qt, to_qt
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip
from ...widgets.spin_boxes import ScoreSpinBox
from ...widgets.text_fields import displayed_length, show_in_field, too_long_to_edit_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_I = "Information"

TITLES: Mapping[str, str] = {
    "PB": tr_noop(_I, "Name:"),
    "BR": tr_noop(_I, "Rank:"),
    "BT": tr_noop(_I, "Team:"),
    "PW": tr_noop(_I, "Name:"),
    "WR": tr_noop(_I, "Rank:"),
    "WT": tr_noop(_I, "Team:"),
    "GN": tr_noop(_I, "Game &name:"),
    "EV": tr_noop(_I, "&Event:"),
    "RO": tr_noop(_I, "&Round:"),
    "DT": tr_noop(_I, "&Date:"),
    "PC": tr_noop(_I, "&Place:"),
    "ON": tr_noop(_I, "Open&ing:"),
    "RE": tr_noop(_I, "Res&ult:"),
    "RU": tr_noop(_I, "Ru&les:"),
    "KM": tr_noop(_I, "&Komi:"),
    "HA": tr_noop(_I, "&Handicap:"),
    "TM": tr_noop(_I, "&Time limit (minutes):"),
    "OT": tr_noop(_I, "O&vertime:"),
    "AN": tr_noop(_I, "&Annotator:"),
    "SO": tr_noop(_I, "So&urce:"),
    "US": tr_noop(_I, "&Entered by:"),
    "CP": tr_noop(_I, "Cop&yright:"),
    "GC": tr_noop(_I, "Co&mment:"),
}
"""The titles of the fields, by property; those of the players are row headers."""

PLAYER_FIELDS = {Colour.BLACK: ("PB", "BR", "BT"), Colour.WHITE: ("PW", "WR", "WT")}
GAME_FIELDS = ("EV", "RO", "DT", "PC", "GN", "ON")
RULE_FIELDS = ("RE", "RU", "KM", "HA", "TM", "OT")
SOURCE_FIELDS = ("AN", "SO", "US", "CP", "GC")

CHOICES: Mapping[str, tuple[str, ...]] = {
    "BR": RANKS,
    "WR": RANKS,
    "RU": RULES,
    "KM": ("0", "0.5", "5.5", "6.5", "7.5"),
    "HA": ("0", *(str(stones) for stones in range(2, 10))),
    "TM": ("600", "1800", "2700", "3600", "5400", "7200", "10800", "14400"),
    "OT": ("none", "3x30 byo-yomi", "5x30 byo-yomi", "5x60 byo-yomi", "15/300 Canadian"),
}
"""The values that are offered; other values may be typed."""

_CONVENTION_HINTS = {
    "RE": tr_noop(_I, "Most programs expect B+3.5, W+R, B+T, W+F, Draw, Void or ?"),
    "DT": tr_noop(_I, "Most programs expect 1996-05-06, 1996-05 or 1996-05-06,07"),
    "BR": tr_noop(_I, "Most programs expect 5k, 3d or 9p"),
    "WR": tr_noop(_I, "Most programs expect 5k, 3d or 9p"),
    "KM": tr_noop(_I, "Most programs expect a number such as 6.5"),
    "HA": tr_noop(_I, "Most programs expect 0, 2, 3 or more"),
    "RU": tr_noop(_I, "Most programs know these rules by another name"),
    "TM": tr_noop(_I, "Type a number of minutes, such as 90"),
}

_ENDING_NAMES = {
    GameEnding.POINTS: tr_noop(_I, "by points"),
    GameEnding.RESIGNATION: tr_noop(_I, "by resignation"),
    GameEnding.TIME: tr_noop(_I, "on time"),
    GameEnding.FORFEIT: tr_noop(_I, "by forfeit"),
    GameEnding.WIN: tr_noop(_I, "no reason given"),
    GameEnding.DRAW: tr_noop(_I, "Draw"),
    GameEnding.VOID: tr_noop(_I, "No result"),
    GameEnding.UNKNOWN: tr_noop(_I, "Unknown"),
}


_PLAYER_HEADINGS = {Colour.BLACK: tr_noop(_I, "&Black"), Colour.WHITE: tr_noop(_I, "&White")}


_tr = translator(_I)


def field_title(ident: str) -> str:
    """Return the title of the field for a property."""
    return _tr(TITLES[ident])


def player_heading(colour: Colour) -> str:
    """Return the heading above the fields of a player."""
    return _tr(_PLAYER_HEADINGS[colour])


def convention_hint(ident: str) -> str:
    """Return a hint about the usual form of the value of a property."""
    return _tr(_CONVENTION_HINTS[ident])


def ending_name(of: GameEnding) -> str:
    """Return the description of a way in which a game can end."""
    return _tr(_ENDING_NAMES[of])


_PAUSE = 350
"""Delay between the last key and the hint, in milliseconds."""


class WheelGuard(QObject):
    """Event filter that keeps the wheel from changing unfocused fields while the page is
    scrolled.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        past = isinstance(watched, QWidget) and not watched.hasFocus()
        if event.type() is QEvent.Type.Wheel and past:
            event.ignore()
            return True
        return False

    def protect(self, widget: QWidget) -> None:
        """Make the wheel change a widget only while it has the focus."""
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)


class FieldHint(QWidget):
    """A line of small text with buttons for suggested spellings."""

    suggestion_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = PlainLabel()
        self.label.setWordWrap(True)
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        font = self.label.font()
        font.setPointSizeF(0.9 * font.pointSizeF())
        self.label.setFont(font)
        self.buttons: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 0, 0, 0)
        self._row.addWidget(self.label, 1)
        self.hide()

    def show_hint(
        self,
        text: str,
        suggestions: Sequence[str] = (),
        shown: Callable[[str], str] = lambda text: text,
    ) -> None:
        """Show a hint, or hide it if the text is empty; ``shown`` converts a suggestion to the text
        of its button.
        """
        for button in self.buttons:
            self._row.removeWidget(button)
            dispose(button)
        self.buttons = [self._button(each, shown(each)) for each in suggestions]
        self.label.setText(text)
        self.setVisible(bool(text))

    def _button(self, suggestion: str, shown: str) -> QToolButton:
        button = QToolButton()
        button.setText(self.tr("Change to {text}").format(text=shown))
        button.setAccessibleName(button.text())
        button.clicked.connect(partial(self.suggestion_chosen.emit, suggestion))
        self._row.addWidget(button)
        return button


class InfoField(QWidget):
    """Single-line text field that keeps the original text unless the user changes it."""

    changed = Signal()

    def __init__(self, ident: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ident = ident
        self.line = self._editor()
        shown = self._to_shown(text)
        self._whole = shown if show_in_field(self.line, shown) else None
        self._first = self.line.text()
        self.hint = FieldHint()
        self.hint.suggestion_chosen.connect(self.set_text)
        self._row = QHBoxLayout()
        self._row.addWidget(self._widget(), 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addLayout(self._row)
        self._column.addWidget(self.hint)
        self.setFocusProxy(self._widget())
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self.update_hint)
        self.line.textChanged.connect(self._take)
        self.update_hint()

    def _editor(self) -> QLineEdit:
        return QLineEdit()

    def _widget(self) -> QWidget:
        return self.line

    @property
    def text(self) -> str:
        """The current text of the field, as it is stored, even if only its beginning is shown."""
        if self._whole is not None and not self.is_edited:
            return self._to_stored(self._whole)
        return self._to_stored(from_qt(self.line.text()))

    def _to_shown(self, text: str) -> str:
        """Convert a text from the record to the form that the field shows."""
        return text

    def _to_stored(self, text: str) -> str:
        """Convert a text from the field to the form that the record stores."""
        return text

    @property
    def is_edited(self) -> bool:
        """Whether the text differs from the original."""
        return self.line.text() != self._first

    def set_text(self, text: str) -> None:
        """Replace the text by a stored one as if it had been typed, so that the change can be
        undone.
        """
        self.line.setReadOnly(False)
        self.line.selectAll()
        self.line.insert(self._to_shown(text))
        self.update_hint()

    def _take(self) -> None:
        self._timer.start()
        self.changed.emit()

    def update_hint(self) -> None:
        """Show a hint if the text is unusual; for a time in seconds, show the time in hours."""
        self._timer.stop()
        if self._whole is not None and not self.is_edited:
            self.hint.show_hint(too_long_to_edit_text())
            return
        text = self.text
        verdict = validate_value(self.ident, text)
        if not verdict.follows_convention:
            self.hint.show_hint(convention_hint(self.ident), verdict.suggestions, self._to_shown)
        elif self.ident == "TM" and (message := write_time(text.strip())):
            self.hint.show_hint(self.tr("{time} (h:min:s)").format(time=message))
        else:
            self.hint.show_hint("")


class ChoiceField(InfoField):
    """A text field with a list of common values."""

    def __init__(self, ident: str, text: str, choices: Sequence[str], guard: WheelGuard) -> None:
        self._line = QLineEdit()
        self.box = QComboBox()
        self.box.setLineEdit(self._line)
        self.box.addItems([self._to_shown(choice) for choice in choices])
        self.box.setCurrentIndex(-1)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # A completer would turn 9 into 9p.
        self.box.setCompleter(None)  # type: ignore[arg-type]  # the stubs want one
        super().__init__(ident, text)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.setMinimumContentsLength(6)
        guard.protect(self.box)

    def _editor(self) -> QLineEdit:
        return self._line

    def _widget(self) -> QWidget:
        return self.box


class MinutesField(ChoiceField):
    """A field for a time limit, which is shown in minutes and stored in seconds."""

    def _to_shown(self, text: str) -> str:
        return seconds_to_minutes(text)

    def _to_stored(self, text: str) -> str:
        return minutes_to_seconds(text)


class CommentField(QPlainTextEdit):
    """Multi-line text field for a comment."""

    changed = Signal()

    def __init__(self, ident: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ident = ident
        self.setTabChangesFocus(True)
        length = displayed_length(text)
        self._whole = text if length < len(text) else None
        if self._whole is not None:
            self.setReadOnly(True)
            self.setToolTip(as_tip(too_long_to_edit_text()))
        self.setPlainText(to_qt(clip_text(text, length)))
        self._first = self.toPlainText()
        self.textChanged.connect(self.changed)

    @property
    def text(self) -> str:
        """The current text of the field, even if only its beginning is shown."""
        if self._whole is not None and not self.is_edited:
            return self._whole
        return from_qt(self.toPlainText())

    @property
    def is_edited(self) -> bool:
        """Whether the text differs from the original."""
        return self.toPlainText() != self._first

    def set_text(self, text: str) -> None:
        """Replace the text as if it had been typed."""
        self.setReadOnly(False)
        self.selectAll()
        self.insertPlainText(text)


class DateField(InfoField):
    """A text field with a calendar; the calendar is enabled if the text is empty or a single
    day.
    """

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
        simple = not text or parse_full_date(text) is not None
        self.button.setEnabled(simple)
        self.button.setToolTip("" if simple else self.tr("Only available for a single full date"))

    def _open(self) -> None:
        """Show the month of the date, creating the calendar on first use because that is slow."""
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
        day = parse_full_date(self.text)
        self.calendar.setSelectedDate(
            QDate.currentDate() if day is None else QDate(day.year, day.month, day.day)
        )
        self.calendar.setFocus()

    def _choose(self, day: QDate) -> None:
        self.menu.hide()
        if self.text.strip() != (chosen := day.toString("yyyy-MM-dd")):
            self.set_text(chosen)
        self.line.setFocus()


_WON = (
    GameEnding.RESIGNATION,
    GameEnding.POINTS,
    GameEnding.TIME,
    GameEnding.FORFEIT,
    GameEnding.WIN,
)
_NOT_WON = (GameEnding.DRAW, GameEnding.VOID, GameEnding.UNKNOWN)


class ResultEditor(QWidget):
    """Widgets for the winner, the reason and the margin of a result."""

    result_chosen = Signal(object)
    """Emitted with the `Result` that the user chose."""

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.who, self.how, self.points = QComboBox(), QComboBox(), ScoreSpinBox(0, 9999)
        set_combo_box_name(self.who, self.tr("Winner"))
        set_combo_box_name(self.how, self.tr("Type of win"))
        self.points.setAccessibleName(self.tr("Margin in points"))
        self.who.addItem("—", None)
        self.who.addItem(self.tr("Black wins"), Colour.BLACK)
        self.who.addItem(self.tr("White wins"), Colour.WHITE)
        for ending in _NOT_WON:
            self.who.addItem(ending_name(ending), ending)
        for ending in _WON:
            self.how.addItem(ending_name(ending), ending)
        self.points.setValue(0.5)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.who, self.how, self.points):
            guard.protect(widget)
            row.addWidget(widget)
        row.addStretch()
        self.who.activated.connect(self._choose)
        self.how.activated.connect(self._choose)
        self.points.valueChanged.connect(self._choose)
        self.show_result(None)

    def show_result(self, result: Result | None) -> None:
        """Show a result, or clear the widgets if ``result`` is None."""
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
        """The result that the user has chosen, or None."""
        who = self.who.currentData()
        if who is None or isinstance(who, GameEnding):
            return None if who is None else Result(who)
        how = self.how.currentData()
        return Result(how, Colour(who), self.points.value() if how is GameEnding.POINTS else None)

    def _enable(self) -> None:
        won = isinstance(self.who.currentData(), int)
        self.how.setVisible(won)
        self.points.setVisible(won and self.how.currentData() is GameEnding.POINTS)

    def _choose(self) -> None:
        self._enable()
        self.result_chosen.emit(self.result)


class ResultField(InfoField):
    """A text field for a result, synchronised with the choices below it."""

    def __init__(self, ident: str, text: str, guard: WheelGuard) -> None:
        super().__init__(ident, text)
        self.choice = ResultEditor(guard)
        self._column.insertWidget(1, self.choice)
        self.choice.result_chosen.connect(self._write_result)
        self.changed.connect(self._read)
        self._read()

    def _read(self) -> None:
        text = self.text.strip()
        result = parse_result(text) if text else None
        if result != self.choice.result:
            self.choice.show_result(result)

    def _write_result(self, result: Result | None) -> None:
        self.set_text("" if result is None else write_result(result))
