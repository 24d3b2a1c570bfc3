"""Bar of filter fields above the list of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QStringListModel, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ....game_index.filters import quote_name
from ....record.properties.conventions.dates import read_dates, write_dates
from ...core.qt_strings import from_qt, to_qt
from ...widgets.buttons import TextButton
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.text_fields import handle_shortcut_override

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QKeyEvent

    from ....game_index.filters import Filter

_DELAY = 250
"""Milliseconds between the last keystroke and the update of the filter."""
_MAX_QUERY_LENGTH = 200
_WRONG = "color: #c83c1e; font-weight: bold"


class FilterField(QLineEdit):
    """Text field of a filter.

    Esc clears the field or, if it is already empty, removes the focus.
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setMaxLength(_MAX_QUERY_LENGTH)
        self.setClearButtonEnabled(True)
        self.setMinimumWidth(60)
        self.setAccessibleName(title)

    @property
    def entered_text(self) -> str:
        """The text of the field, without surrounding spaces."""
        return from_qt(self.text()).strip()

    def event(self, event: QEvent) -> bool:
        return handle_shortcut_override(event, undoes=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.clearFocus()
        else:
            super().keyPressEvent(event)


class _WholeNameCompleter(QCompleter):
    """Completer that puts the chosen name in quotes, so that it matches only whole names."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return quote_name(super().pathFromIndex(index))


class PlayerFilterField(FilterField):
    """Filter field that suggests the names of players, starting with those with the most games."""

    def __init__(
        self, title: str, players: Callable[[str], Sequence[str]], *, alone: bool = False
    ) -> None:
        """Create a field that gets its suggestions from the function ``players``.

        With ``alone``, the field contains only a name and no other words.
        """
        super().__init__(title)
        self._players = players
        self._names = QStringListModel(self)
        completer = (_WholeNameCompleter if alone else QCompleter)(self._names, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(12)
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self.show_suggestions)
        self.textEdited.connect(lambda: self._timer.start())
        self.setCompleter(completer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        popup = self.completer().popup()
        if event.key() == Qt.Key.Key_Escape and popup is not None and popup.isVisible():
            popup.hide()
        else:
            super().keyPressEvent(event)

    def show_suggestions(self) -> None:
        """Suggest the players whose names contain the text."""
        part = self.entered_text.strip('"')
        self._names.setStringList([to_qt(name) for name in self._players(part)] if part else [])
        if self._names.rowCount() and self.hasFocus():
            self.completer().complete()


class GameFilterBar(QWidget):
    """Bar of fields that filter a list of games; it does not depend on a collection."""

    changed = Signal()
    """Emitted when the filter has changed."""

    def __init__(self, players: Callable[[str], Sequence[str]]) -> None:
        """Create the fields; ``players`` is a function that returns the player names containing a
        text.
        """
        super().__init__()
        self._announced: Filter | None = None
        self.text = PlayerFilterField(self.tr("Filter games"), players)
        self.text.setPlaceholderText(self.tr("Filter: player, event, year…"))
        self.more = TextButton(
            self.tr("More"), self.tr("Filter by player, colour, event, date or winner")
        )
        self.more.setCheckable(True)
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.clear_button = TextButton(self.tr("Clear Filter"), self.tr("Show all games again"))
        self.clear_button.setStyleSheet("font-weight: bold")
        self.clear_button.hide()
        self._make_fields(players)
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self.problem.setStyleSheet(_WRONG)
        self.problem.hide()
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._lay_out()
        self._connect()

    def _make_fields(self, players: Callable[[str], Sequence[str]]) -> None:
        self.player = PlayerFilterField(self.tr("Player"), players, alone=True)
        self.colour = QComboBox()
        set_combo_box_name(self.colour, self.tr("Player's colour"))
        self.colour.addItem(self.tr("Either colour"), "player")
        self.colour.addItem(self.tr("Black"), "black")
        self.colour.addItem(self.tr("White"), "white")
        self.event_field = FilterField(self.tr("Event"))
        self.since = FilterField(self.tr("From"))
        self.until = FilterField(self.tr("To"))
        for field, example in ((self.since, "1985"), (self.until, "1989-05-31")):
            field.setPlaceholderText(example)
        self.winner = QComboBox()
        set_combo_box_name(self.winner, self.tr("Winner"))
        self.winner.addItem(self.tr("Any winner"), "")
        self.winner.addItem(self.tr("Black"), "BLACK")
        self.winner.addItem(self.tr("White"), "WHITE")
        self.winner.addItem(self.tr("No winner"), "NEITHER")

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(2)
        row.addWidget(self.text, 1)
        row.addWidget(self.more)
        row.addWidget(self.clear_button)
        self.details = QWidget()
        grid = QGridLayout(self.details)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        rows: Sequence[tuple[str, QWidget, str, QWidget]] = (
            (self.tr("Player"), self.player, self.tr("Colour"), self.colour),
            (self.tr("From"), self.since, self.tr("To"), self.until),
            (self.tr("Event"), self.event_field, self.tr("Winner"), self.winner),
        )
        for number, (title, field, other_title, other) in enumerate(rows):
            for column, (text, widget) in enumerate(((title, field), (other_title, other))):
                grid.addWidget(PlainLabel(text), number, 2 * column)
                grid.addWidget(widget, number, 2 * column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self.details.hide()
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(0, 0, 0, 0)
        column_layout.setSpacing(4)
        column_layout.addLayout(row)
        column_layout.addWidget(self.details)
        column_layout.addWidget(self.problem)

    def _connect(self) -> None:
        self.more.toggled.connect(self.show_details)
        self.clear_button.clicked.connect(self.clear)
        for field in (self.text, self.player, self.event_field, self.since, self.until):
            field.textChanged.connect(lambda: self._timer.start())
            field.returnPressed.connect(self.apply_now)
        for field in (self.since, self.until):
            field.textChanged.connect(self._check_dates)
        for box in (self.colour, self.winner):
            box.currentIndexChanged.connect(self.apply_now)
        self._timer.timeout.connect(self.apply_now)

    @property
    def game_filter(self) -> Filter | None:
        """The filter given by the fields, or None if all games match; invalid dates are ignored."""
        from ....game_index.facts import Outcome
        from ....game_index.filters import ALL_GAMES, Filter

        winner = self.winner.currentData()
        player = {self.colour.currentData(): self.player.entered_text}
        game_filter = Filter(
            text=self.text.entered_text,
            event=self.event_field.entered_text,
            since=_day(self.since.entered_text) or "",
            until=_day(self.until.entered_text) or "",
            outcome=Outcome[winner] if winner else None,
            player=player.get("player", ""),
            black=player.get("black", ""),
            white=player.get("white", ""),
        )
        return None if game_filter == ALL_GAMES else game_filter

    def apply_now(self) -> None:
        """Update the filter now, without waiting for more input."""
        self._timer.stop()
        game_filter = self.game_filter
        self.clear_button.setVisible(game_filter is not None)
        if game_filter != self._announced:
            self._announced = game_filter
            self.changed.emit()

    def clear(self) -> None:
        """Empty all fields, so that all games match."""
        for field in (self.text, self.player, self.event_field, self.since, self.until):
            field.clear()
        for box in (self.colour, self.winner):
            box.setCurrentIndex(0)
        self.apply_now()

    def show_filter(self, game_filter: Filter | None) -> None:
        """Show a filter that was set elsewhere, without emitting `changed`."""
        from ....game_index.filters import ALL_GAMES

        if game_filter == self._announced:
            return
        self._timer.stop()
        self._announced, shown = game_filter, game_filter or ALL_GAMES
        colour = next((each for each in ("black", "white") if getattr(shown, each)), "player")
        texts = {
            self.text: shown.text,
            self.player: getattr(shown, colour),
            self.event_field: shown.event,
            self.since: shown.since,
            self.until: shown.until,
        }
        winner = shown.outcome.name if shown.outcome else ""
        for field, text in texts.items():
            with QSignalBlocker(field):
                field.setText(to_qt(text))
        for box, data in ((self.colour, colour), (self.winner, winner)):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(data))
        self.clear_button.setVisible(game_filter is not None)
        self.more.setChecked(self.more.isChecked() or shown != ALL_GAMES)
        self._check_dates()

    def show_details(self, unfolded: bool) -> None:
        """Show or hide the additional fields."""
        self.details.setVisible(unfolded)
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.more.setArrowType(arrow)

    def _check_dates(self) -> None:
        """Highlight invalid dates and show which forms are accepted."""
        problems = []
        for field in (self.since, self.until):
            wrong = bool(field.entered_text) and _day(field.entered_text) is None
            field.setStyleSheet(_WRONG if wrong else "")
            text = self.tr("“{text}” is not a valid date. Enter it as 1985, 1985-05 or 1985-05-31.")
            problem = text.format(text=field.entered_text) if wrong else ""
            field.setAccessibleDescription(problem)
            problems.append(problem)
        self.problem.setText("\n".join(filter(None, problems)))
        self.problem.setVisible(any(problems))


def _day(text: str) -> str | None:
    """Parse a single date, possibly without day or month; return it in SGF form, or None if the
    text is not one date.
    """
    dates = read_dates(text) or ()
    return write_dates(dates) if len(dates) == 1 else None
