"""Dialog that shows best play on a small board."""

from __future__ import annotations

from copy import copy
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from ...named_tuples import NamedTuple
from ...record.properties.conventions.results import write_margin
from ...study.best_play import best_play_from
from ..core import closing
from ..core.background import Mailbox, Task
from ..widgets.buttons import plain_button
from ..widgets.labels import PlainLabel
from ..widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ..wording import terms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...go import Point
    from ...notation import Naming
    from ...study.best_play import BestPlay, Bounds, MoveBounds
    from ..board.board_presenter import BoardPresenter
    from ..core.document import Document
    from ..core.view_settings import ViewSettings

_INTERVAL = 0.2
"""Seconds between two reports of a running search."""
_ROWS = 8
"""Number of moves that are visible without scrolling."""


class _Report(NamedTuple):
    """The progress of a search: the bounds of the results, and the best variation once it is
    known.
    """

    bounds: Bounds
    moves: tuple[MoveBounds, ...]
    line: tuple[Point | None, ...] | None
    visited: int
    is_running: bool
    has_given_up: bool
    has_ended: bool


def _report(play: BestPlay, *, is_running: bool) -> _Report:
    """Return a snapshot of a search, whose results keep changing while it runs."""
    return _Report(
        copy(play.bounds),
        tuple(move._replace(bounds=copy(move.bounds)) for move in play.moves),
        None if play.line is None else tuple(play.line),
        play.visited_count,
        is_running,
        play.has_given_up,
        play.has_ended,
    )


def _solve(play: BestPlay, report: Callable[[_Report], object], task: Task) -> _Report:
    """Search in a thread, report the bounds from time to time, and return the last report."""
    reported_at = monotonic()
    for _ in play.solve():
        task.pause()
        if monotonic() - reported_at > _INTERVAL:
            report(_report(play, is_running=True))
            reported_at = monotonic()
    return _report(play, is_running=False)


class _MoveModel(ReadOnlyTableModel):
    """Table model with the result after each move of a position."""

    def __init__(self, describe: Callable[[Bounds], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._describe = describe
        self._moves: tuple[MoveBounds, ...] = ()
        self._naming: Naming | None = None
        self.answers = {Qt.ItemDataRole.DisplayRole: self._text}

    def show_moves(self, moves: tuple[MoveBounds, ...], naming: Naming) -> None:
        """Show new results; the rows stay if the moves are the same."""
        same = [move.point for move in moves] == [move.point for move in self._moves]
        if not same or naming != self._naming:
            self.beginResetModel()
            self._moves, self._naming = moves, naming
            self.endResetModel()
        elif moves != self._moves:
            self._moves = moves
            self.dataChanged.emit(self.index(0, 1), self.index(len(moves) - 1, 1))

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Move"), self.tr("Result")

    @property
    def rows(self) -> Sequence[MoveBounds]:
        return self._moves

    def _text(self, row: MoveBounds, column: int) -> str:
        if column:
            return self._describe(row.bounds)
        assert self._naming is not None
        return terms.point_or_pass(row.point, self._naming)


class BestPlayDialog(QDialog):
    """Dialog with the exact results of the current position and of each move, and a line of best
    play.

    The search runs in the background. When another position is shown, it goes on with that one.
    """

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view_settings: ViewSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Best Play"))
        self._document = document
        self._presenter = presenter
        self._view_settings = view_settings
        self._task: Task | None = None
        self._mailbox = Mailbox(self._show_report)
        self._found: _Report | None = None
        self.result_label = PlainLabel()
        font = self.result_label.font()
        font.setBold(True)
        self.result_label.setFont(font)
        self.turn_label = PlainLabel()
        self.turn_label.setWordWrap(True)
        self.model = _MoveModel(self._describe, self)
        self.table = ReadOnlyTableView(self.model)
        self.table.set_minimum_rows(_ROWS)
        self.table.setAccessibleName(self.tr("Moves"))
        self.line_label = PlainLabel()
        self.line_label.setWordWrap(True)
        self.line_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.search_label = PlainLabel()
        self.stop_button = plain_button(self.tr("&Stop"), self._stop)
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(self._highlight)
        closing.connect_until_closed(self, document.position_shown, self._follow)
        closing.connect_until_closed(self, view_settings.changed, self._refresh)
        self._position = self._current_position()
        self._start()

    def _lay_out(self) -> None:
        rules = PlainLabel(
            self.tr(
                "Citizendium rules: no repeated positions, no suicide, area scoring; all "
                "stones on the board count as alive. Komi is not included. Only small "
                "boards can be solved."
            )
        )
        rules.setWordWrap(True)
        below = QHBoxLayout()
        below.addWidget(self.search_label, 1)
        below.addWidget(self.stop_button)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.result_label)
        column.addWidget(self.turn_label)
        column.addWidget(self.table, 1)
        column.addWidget(self.line_label)
        column.addLayout(below)
        column.addWidget(rules)
        column.addWidget(buttons)
        self.resize(420, 480)

    def stop_work(self) -> None:
        """Stop the search; `closing.dispose` calls this when the dialog is closed."""
        self._mailbox.close()
        self._cancel()
        self._presenter.highlight_points(frozenset())

    def _current_position(self) -> tuple[object, ...]:
        session = self._document.session
        line = tuple(session.line[: session.cursor_index + 1])
        return session.board, session.to_play, session.overruled_player, line

    def _follow(self) -> None:
        """Search for the best play of the position that is shown now."""
        if (position := self._current_position()) != self._position:
            self._position = position
            self._start()

    def _start(self) -> None:
        self._cancel()
        self._mailbox.close()
        self._mailbox = Mailbox(self._show_report)
        session = self._document.session
        self.turn_label.setText(terms.turn_text(session) if session.overruled_player else "")
        self.turn_label.setVisible(bool(self.turn_label.text()))
        play = best_play_from(session)
        self._show_report(_report(play, is_running=True))
        self._task = Task(partial(_solve, play, self._mailbox.post), self._show_end)

    def _stop(self) -> None:
        self._cancel()
        self._mailbox.close()
        if self._found is not None:
            self._show_report(self._found._replace(is_running=False))

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _show_end(self, report: _Report | Exception) -> None:
        self._task = None
        if isinstance(report, _Report):
            self._show_report(report)
        else:
            self._stop()

    def _show_report(self, report: _Report) -> None:
        self._found = report
        self._refresh()

    def _refresh(self) -> None:
        report = self._found
        naming = self._view_settings.point_naming(self._document.session.shape)
        if report is None:
            return
        self.result_label.setText(self._summary(report))
        self.model.show_moves(report.moves, naming)
        self.line_label.setText(self._line_text(report, naming))
        self.stop_button.setEnabled(report.is_running)
        self.search_label.setText(self._progress(report))

    def _summary(self, report: _Report) -> str:
        if report.has_ended:
            result = self._describe(report.bounds)
            return self.tr("The game has ended: {result}").format(result=result)
        if report.bounds.value is not None:
            return self._describe(report.bounds)
        if report.is_running:
            if report.bounds.allow_any_result:
                return self.tr("Searching for the result…")
            return self.tr("Searching for the result: {bounds}").format(
                bounds=self._describe(report.bounds)
            )
        if report.bounds.allow_any_result:
            return self.tr("Not solved")
        return self.tr("Not solved: {bounds}").format(bounds=self._describe(report.bounds))

    def _progress(self, report: _Report) -> str:
        if report.has_ended:
            return ""
        count = self.tr("%Ln positions examined", "", report.visited)
        if report.is_running:
            return self.tr("Searching… {count}").format(count=count)
        if report.has_given_up:
            return self.tr("Stopped: out of memory. {count}").format(count=count)
        if report.line is None:
            return self.tr("Stopped. {count}").format(count=count)
        return count

    def _line_text(self, report: _Report, naming: Naming) -> str:
        if not report.line:
            return ""
        moves = [
            f"{number}. {terms.point_or_pass(point, naming)}"
            for number, point in enumerate(report.line, start=1)
        ]
        return self.tr("Best line: {moves}").format(moves="  ".join(moves))

    def _describe(self, bounds: Bounds) -> str:
        if bounds.allow_any_result:
            return ""
        if bounds.value is not None:
            return self._margin(bounds.value)
        return self.tr("between {least} and {most}").format(
            least=self._margin(bounds.lower), most=self._margin(bounds.upper)
        )

    def _margin(self, points: int) -> str:
        return write_margin(points) if points else self.tr("Draw")

    def _highlight(self, selected: QItemSelection) -> None:
        points = {self.model.rows[index.row()].point for index in selected.indexes()}
        self._presenter.highlight_points({point for point in points if point is not None})
