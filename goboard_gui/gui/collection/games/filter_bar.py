"""Bar of filter fields above the list of games."""

from __future__ import annotations

from functools import partial
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
    from ....game_index.ranges import Range

    PlayerSource = Callable[[str, Callable[[Sequence[str]], object]], object]
    """Function that passes the player names that contain a text to another one, now or later."""

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

    def __init__(self, title: str, players: PlayerSource, *, alone: bool = False) -> None:
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

    @property
    def _part(self) -> str:
        return self.entered_text.strip('"')

    def show_suggestions(self) -> None:
        """Suggest the players whose names contain the text."""
        part = self._part
        if part:
            self._players(part, partial(self._show_names, part))
        else:
            self._show_names(part, ())

    def _show_names(self, part: str, names: Sequence[str]) -> None:
        """Show the players whose names contain a text, unless it has changed meanwhile."""
        if part != self._part:
            return
        self._names.setStringList([to_qt(name) for name in names])
        if self._names.rowCount() and self.hasFocus():
            self.completer().complete()


class RangeField(FilterField):
    """Filter field for a value or a range of values."""

    def __init__(self, title: str, example: str, *, of_ranks: bool = False) -> None:
        """Create a field with a placeholder; ``of_ranks`` is whether it takes ranks instead of
        numbers.
        """
        super().__init__(title)
        self._of_ranks = of_ranks
        self.setPlaceholderText(example)
        self._shown: tuple[str, Range | None] = "", None

    @property
    def range(self) -> Range | None:
        """The entered range, or None if there is none or it is invalid."""
        from ....game_index.ranges import parse_number_range, parse_rank_range

        text, shown = self._shown
        if text and self.entered_text == text:
            return shown
        return (parse_rank_range if self._of_ranks else parse_number_range)(self.entered_text)

    def show_range(self, limits: Range | None) -> None:
        """Show a range."""
        from ....game_index.ranges import range_text

        text = "" if limits is None else range_text(limits, of_ranks=self._of_ranks)
        self._shown = text, limits
        self.setText(text)

    @property
    def problem(self) -> str:
        """A message about an invalid text, or an empty string."""
        if not self.entered_text or self.range is not None:
            return ""
        text = self.tr("“{text}” is not a range. Enter it as 2, 2-9, 2.. or ..9.")
        if self._of_ranks:
            text = self.tr("“{text}” is not a range of ranks. Enter it as 1d-9d, 5k.. or ..1k.")
        return text.format(text=self.entered_text)


class GameFilterBar(QWidget):
    """Bar of fields that filter a list of games; it does not depend on a collection."""

    changed = Signal()
    """Emitted when the filter has changed."""

    def __init__(self, players: PlayerSource) -> None:
        """Create the fields; ``players`` finds the player names that contain a text."""
        super().__init__()
        self._announced: Filter | None = None
        self.text = PlayerFilterField(self.tr("Filter games"), players)
        self.text.setPlaceholderText(self.tr("Filter: player, event, year…"))
        self.more = TextButton(
            self.tr("More"), self.tr("Filter by player, event, date, rank, komi and more")
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

    def _make_fields(self, players: PlayerSource) -> None:
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
        self.place = FilterField(self.tr("Place"))
        self.round = FilterField(self.tr("Round"))
        self.rank = RangeField(self.tr("Ranks of both players"), "1d-9d", of_ranks=True)
        self.komi = RangeField(self.tr("Komi"), "5.5-7.5")
        self.handicap = RangeField(self.tr("Handicap"), "2-9")
        self.moves = RangeField(self.tr("Number of moves"), "100..")
        self._ranges = self.rank, self.komi, self.handicap, self.moves
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
            (self.tr("Place"), self.place, self.tr("Round"), self.round),
            (self.tr("Ranks"), self.rank, self.tr("Moves"), self.moves),
            (self.tr("Komi"), self.komi, self.tr("Handicap"), self.handicap),
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
        for field in self._fields:
            field.textChanged.connect(lambda: self._timer.start())
            field.returnPressed.connect(self.apply_now)
        for checked in (self.since, self.until, *self._ranges):
            checked.textChanged.connect(self._check_fields)
        for box in (self.colour, self.winner):
            box.currentIndexChanged.connect(self.apply_now)
        self._timer.timeout.connect(self.apply_now)

    @property
    def _fields(self) -> tuple[FilterField, ...]:
        return (
            *(self.text, self.player, self.event_field, self.since, self.until),
            *(self.place, self.round, *self._ranges),
        )

    @property
    def game_filter(self) -> Filter | None:
        """The filter given by the fields, or None if all games match; invalid dates and ranges
        are ignored.
        """
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
            place=self.place.entered_text,
            round=self.round.entered_text,
            rank=self.rank.range,
            komi=self.komi.range,
            handicap=self.handicap.range,
            moves=self.moves.range,
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
        for field in self._fields:
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
            self.place: shown.place,
            self.round: shown.round,
        }
        ranges = shown.rank, shown.komi, shown.handicap, shown.moves
        for range_field, limits in zip(self._ranges, ranges, strict=True):
            with QSignalBlocker(range_field):
                range_field.show_range(limits)
        winner = shown.outcome.name if shown.outcome else ""
        for field, text in texts.items():
            with QSignalBlocker(field):
                field.setText(to_qt(text))
        for box, data in ((self.colour, colour), (self.winner, winner)):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(data))
        self.clear_button.setVisible(game_filter is not None)
        self.more.setChecked(self.more.isChecked() or shown != ALL_GAMES)
        self._check_fields()

    def show_details(self, unfolded: bool) -> None:
        """Show or hide the additional fields."""
        self.details.setVisible(unfolded)
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.more.setArrowType(arrow)

    def _check_fields(self) -> None:
        """Highlight invalid dates and ranges and show which forms are accepted."""
        found = {field: self._date_problem(field) for field in (self.since, self.until)}
        problems = found | {field: field.problem for field in self._ranges}
        for field, problem in problems.items():
            field.setStyleSheet(_WRONG if problem else "")
            field.setAccessibleDescription(problem)
        self.problem.setText("\n".join(filter(None, problems.values())))
        self.problem.setVisible(any(problems.values()))

    def _date_problem(self, field: FilterField) -> str:
        if not field.entered_text or _day(field.entered_text) is not None:
            return ""
        text = self.tr("“{text}” is not a valid date. Enter it as 1985, 1985-05 or 1985-05-31.")
        return text.format(text=field.entered_text)


def _day(text: str) -> str | None:
    """Parse a single date, possibly without day or month; return it in SGF form, or None if the
    text is not one date.
    """
    dates = read_dates(text) or ()
    return write_dates(dates) if len(dates) == 1 else None
