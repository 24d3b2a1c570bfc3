"""Window with the problems of a file or folder, their results and due dates."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from ....display_text import escape_name
from ....study.problem_status import ProblemFilter, problems_to_study
from ...core import closing
from ...core.qt_strings import to_qt
from ...core.remembered_encodings import encoding_memory
from ...core.settings import LAST_FOLDER, NEW_CARDS, Setting
from ...widgets import appearance, dialogs
from ...widgets.buttons import plain_button
from ...widgets.context_help import help_button
from ...widgets.failures_dialog import FailuresDialog
from ...widgets.file_drop import FileDropFilter
from ...widgets.labels import ElidedLabel, PlainLabel
from ...widgets.menu import Menu
from ...widgets.progress_row import ProgressRow
from ...widgets.qt_texts import as_tip, verbatim
from ..repetition import forgetting
from . import problem_texts
from .collection_loader import CollectionLoader
from .problem_table import THUMBNAIL, ProblemTable, ProblemTableModel, ProblemThumbnails
from .warning_list import WarningList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint

    from ....record.analysis.problems import Place
    from ....study.problem_collection import CollectedProblem
    from ....study.problem_solving.solvable_problem import SolvableProblem
    from ....study.repetition.cards import CardKey
    from ...core.settings import Settings
    from ...core.view_settings import ViewSettings
    from ..repetition.study_history import StudyHistory

GEOMETRY = Setting("problems/geometry", QByteArray())
RECENT_COLLECTIONS = Setting[list[str]]("problems/recent", [])
"""The files and folders that were opened last, the latest first."""
COLLECTION_POSITIONS = Setting[list[str]]("problems/positions", [])
"""Where the user left collections, the latest first: the number of a problem, a space, and the
path."""
_MAX_RECENT = 10
_EVERY = 200
"""Milliseconds between updates of the progress bar."""


class ProblemsWindow(QDialog):
    """Window with the problems of a collection, which is a file or a folder."""

    solve_requested = Signal(list)
    """Emitted with the `CollectedProblem`s to solve, in this order."""
    open_requested = Signal(object, object)
    """Emitted with a `CollectedProblem` and the `Place` in its record to open."""
    print_requested = Signal(list)
    """Emitted with the `CollectedProblem`s to print."""
    file_requested = Signal(object)
    """Emitted with the path of a file to open."""

    def __init__(
        self,
        view_settings: ViewSettings,
        settings: Settings,
        history: StudyHistory,
        parent: QWidget | None = None,
    ) -> None:
        """Create the window, which opens the collection that was open last."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Problems"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._settings = settings
        self._history = history
        self.path: Path | None = None
        """The file or folder that is shown, or None."""
        self._wanted = 0
        self._reason = ""
        thumbnails = ProblemThumbnails(appearance.board_theme(settings), THUMBNAIL, self)
        self.thumbnails = thumbnails
        self.model = ProblemTableModel(thumbnails, history.schedule, history.today)
        self.table = ProblemTable(self.model, thumbnails)
        self.warnings = WarningList(view_settings)
        self.loader = CollectionLoader(self)
        self.filters = QTabBar()
        self.path_label = ElidedLabel()
        self.empty_label = PlainLabel()
        self.progress_row = ProgressRow()
        self.status_label = PlainLabel()
        self.failures_label = PlainLabel()
        self.failures_button = plain_button(self.tr("Sho&w…"), self.show_failures)
        self._timer = QTimer(self, interval=_EVERY)
        self._build_buttons()
        self._fill_filters()
        self._lay_out()
        self._connect()
        if not self.restoreGeometry(settings.get(GEOMETRY)):
            self.resize(860, 700)
        self.table.setFocus()
        history.refresh()
        recent = settings.get(RECENT_COLLECTIONS)
        if recent:
            self.open_collection(Path(recent[0]))
        else:
            self._refresh()

    def _build_buttons(self) -> None:
        self.file_button = plain_button(self.tr("Open &File…"), self.ask_for_file)
        self.folder_button = plain_button(self.tr("Open F&older…"), self.ask_for_folder)
        self.recent_button = plain_button(self.tr("&Recent"))
        menu = Menu(parent=self)
        menu.aboutToShow.connect(partial(self._fill_recent, menu))
        self.recent_button.setMenu(menu)
        self.refresh_button = plain_button(self.tr("R&efresh"), self.reload)
        self.refresh_button.setToolTip(as_tip(self.tr("Read the files again (F5)")))
        self.study_button = plain_button(self.tr("Study &Due"), self.study_due)
        self.study_button.setToolTip(
            as_tip(self.tr("Solve the problems that are due, then new ones, up to the daily limit"))
        )
        self.solve_button = plain_button(self.tr("&Solve"), self.solve)
        self.solve_button.setToolTip(
            as_tip(self.tr("Solve the selected problems; if one is selected, go on from there"))
        )
        self.open_button = plain_button(self.tr("Open Re&cord"), self.open_record)
        self.open_button.setToolTip(as_tip(self.tr("Open the record of the selected problem")))
        self.print_button = plain_button(self.tr("&Print…"), self.print_problems)
        self.print_button.setToolTip(
            as_tip(self.tr("Print the selected problems, or all in the list if one is selected"))
        )
        self.close_button = plain_button(self.tr("Close"), self.reject)
        self.menu = Menu(parent=self)
        self.solve_action = self.menu.addAction(self.tr("&Solve"), self.solve)
        self.menu.addAction(self.tr("Open Re&cord"), self.open_record)
        self.menu.addSeparator()
        self.forget_action = self.menu.addAction(self.tr("&Forget Answers…"), self.forget)

    def _fill_filters(self) -> None:
        self.filters.setExpanding(False)
        self.filters.setDrawBase(False)
        self.filters.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.filters.setAccessibleName(self.tr("Problems shown"))
        for each in ProblemFilter:
            self.filters.setTabData(self.filters.addTab(""), each)

    def _lay_out(self) -> None:
        above, failed, below = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for button in (self.file_button, self.folder_button, self.recent_button):
            above.addWidget(button)
        above.addWidget(self.path_label, 1)
        above.addWidget(self.refresh_button)
        failed.addWidget(self.failures_label, 1)
        failed.addWidget(self.failures_button)
        for button in (self.study_button, self.solve_button, self.open_button, self.print_button):
            below.addWidget(button)
        below.addStretch()
        for button in (help_button(self), self.close_button):
            below.addWidget(button)
        self.empty_label.setWordWrap(True)
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_label.setMargin(40)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.empty_label)
        column = QVBoxLayout(self)
        column.addLayout(above)
        column.addWidget(self.filters)
        column.addWidget(self.pages, 1)
        column.addWidget(self.warnings)
        column.addWidget(self.status_label)
        column.addLayout(failed)
        column.addWidget(self.progress_row)
        column.addLayout(below)

    def _connect(self) -> None:
        self.loader.problems_read.connect(self._add_problems)
        self.loader.ended.connect(self._end_loading)
        self._timer.timeout.connect(self._show_progress)
        self.progress_row.cancelled.connect(self.loader.cancel)
        self.filters.currentChanged.connect(self._change_filter)
        self.table.opened.connect(self.solve)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._open_menu)
        self.table.selectionModel().selectionChanged.connect(self._selection_changed)
        self.table.selectionModel().currentChanged.connect(self._selection_changed)
        self.warnings.place_opened.connect(self._open_place)
        QShortcut(QKeySequence("F5"), self).activated.connect(self.reload)
        FileDropFilter(self, self._open_dropped, lambda: True)
        closing.connect_until_closed(self, self._history.changed, self._history_changed)
        closing.connect_until_closed(self, self._settings.changed, self._setting_changed)

    def set_reason(self, reason: str) -> None:
        """Set why no problem can be solved now; it is empty if problems can be solved."""
        self._reason = reason
        self._refresh()

    @property
    def problems(self) -> Sequence[CollectedProblem]:
        """All problems read so far."""
        return self.model.problems

    @property
    def shown_filter(self) -> ProblemFilter:
        """The chosen filter."""
        found: ProblemFilter = self.filters.tabData(self.filters.currentIndex())
        return found

    def ask_for_file(self) -> None:
        """Ask for a file and open it."""
        path = dialogs.ask_open_path(self, self._start_folder)
        if path is not None:
            self.open_collection(path)

    def ask_for_folder(self) -> None:
        """Ask for a folder and open it."""
        path = dialogs.ask_folder(self, self.tr("Open Folder with Problems"), self._start_folder)
        if path is not None:
            self.open_collection(path)

    @property
    def _start_folder(self) -> str:
        return str(self.path.parent) if self.path else self._settings.get(LAST_FOLDER)

    def _open_dropped(self, paths: Sequence[Path]) -> None:
        self.open_collection(paths[0])

    def open_collection(self, path: Path) -> None:
        """Read the problems of a file or folder in the background, and show them."""
        self._remember_position()
        self.path = path.absolute()
        recent = [str(self.path), *self._settings.get(RECENT_COLLECTIONS)]
        self._settings.set(RECENT_COLLECTIONS, list(dict.fromkeys(recent))[:_MAX_RECENT])
        self._wanted = self._last_position(self.path)
        self._load()

    def reload(self) -> None:
        """Read the collection again."""
        if self.path is not None:
            current = self.table.current_problem
            self._wanted = current.number if current else 0
            self._load()

    def _load(self) -> None:
        assert self.path is not None
        self.model.clear()
        self.loader.load([self.path], encoding_memory(self._settings))
        self._timer.start()
        self._refresh()

    def _add_problems(self, problems: Sequence[CollectedProblem]) -> None:
        self.model.add_problems(problems)
        if self._wanted and len(self.problems) >= self._wanted:
            if self.table.currentIndex().row() <= 0:  # the user has not chosen another one
                self.table.select_problem(self.problems[self._wanted - 1])
            self._wanted = 0
        elif self.table.current_problem is None:
            self.table.select_problem(None)
        is_first = bool(problems) and problems[0].number == 1
        self._refresh()
        if is_first:
            self.table.setFocus()

    def _end_loading(self) -> None:
        self._timer.stop()
        self._wanted = 0
        self._refresh()

    def _show_progress(self) -> None:
        done, total = self.loader.progress
        self.progress_row.show_progress(done, total)
        text = self.tr(
            "Reading: %Ln problems so far. Solve takes only these.", "", len(self.problems)
        )
        self.progress_row.label.setText(text)

    def _refresh(self) -> None:
        """Show the counts, the progress, the state of the collection and what can be done."""
        self.path_label.setText(escape_name(str(self.path)) if self.path else "")
        self.path_label.setToolTip(as_tip(self.path_label.text()))
        for index, each in enumerate(ProblemFilter):
            text = problem_texts.filter_text(each, self.model.counts[each])
            self.filters.setTabText(index, text)
        self.progress_row.setVisible(self.loader.busy)
        if self.loader.busy:
            self._show_progress()
        status = "\n".join(filter(None, (self._reason, self._history.problem)))
        self.status_label.setText(status)
        self.status_label.setVisible(bool(status))
        failures = len(self.loader.failures)
        self.failures_label.setText(self.tr("%Ln files couldn't be read.", "", failures))
        for widget in (self.failures_label, self.failures_button):
            widget.setVisible(bool(failures) and not self.loader.busy)
        self.empty_label.setText(self._empty_text())
        self.pages.setCurrentWidget(self.table if self.model.rows else self.empty_label)
        self._enable()

    def _empty_text(self) -> str:
        if self.path is None:
            return self.tr(
                "Open a file with problems, or a folder of such files; you can also drop it here."
            )
        if self.loader.busy:
            return self.tr("Reading problems…")
        shown = self.shown_filter if self.problems else ProblemFilter.ALL
        return problem_texts.empty_filter_text(shown)

    def _enable(self) -> None:
        selected = bool(self.table.selected_problems)
        self.open_button.setEnabled(selected)
        for widget in (self.solve_button, self.solve_action):
            widget.setEnabled(selected and not self._reason)
        self.print_button.setEnabled(bool(self.model.rows))
        self.study_button.setEnabled(bool(self.problems) and not self._reason)
        self.refresh_button.setEnabled(self.path is not None)
        self.recent_button.setEnabled(bool(self._settings.get(RECENT_COLLECTIONS)))

    def _selection_changed(self) -> None:
        self.warnings.show_problem(self.table.current_problem)
        self._enable()

    def _change_filter(self) -> None:
        current = self.table.current_problem
        self.model.set_filter(self.shown_filter)
        self.table.select_problem(current)
        self._selection_changed()
        self._refresh()

    def _history_changed(self) -> None:
        if self.isVisible():  # otherwise, when it is shown again
            self.show_results()

    def show_results(self) -> None:
        """Show the results and due dates that the history has now, keeping the selection."""
        current, row = self.table.current_problem, self.table.currentIndex().row()
        scrolled = self.table.verticalScrollBar().value()
        self.model.set_schedule(self._history.schedule, self._history.today)
        self.table.select_problem(current, max(row, 0))
        self.table.verticalScrollBar().setValue(scrolled)
        self._selection_changed()
        self._refresh()

    def solve(self) -> None:
        """Solve the selected problems; if there is only one, those that follow it in the list,
        too.
        """
        chosen = self.table.selected_problems
        if len(chosen) == 1:
            row = self.model.row_of(chosen[0])
            chosen = list(self.model.rows[row:])
        if chosen and not self._reason:
            self.solve_requested.emit(chosen)

    def study_due(self) -> None:
        """Solve the problems that are due, then new ones up to the daily limit."""
        schedule, today = self._history.schedule, self._history.today
        due = problems_to_study(self.problems, schedule, today, self._settings.get(NEW_CARDS))
        if due:
            self.solve_requested.emit(due)
        else:
            self.filters.setCurrentIndex(list(ProblemFilter).index(ProblemFilter.DUE))

    def open_record(self) -> None:
        """Open the record of the current problem at its start."""
        problem = self.table.current_problem
        if problem is not None:
            self._open_place(problem.place)

    def _open_place(self, place: Place) -> None:
        self.open_requested.emit(self.table.current_problem, place)

    def print_problems(self) -> None:
        """Print the selected problems; if fewer than two are, print all in the list."""
        chosen = self.table.selected_problems
        self.print_requested.emit(chosen if len(chosen) > 1 else list(self.model.rows))

    def _open_menu(self, place: QPoint) -> None:
        self.forget_action.setEnabled(bool(self._answered_keys))
        self.menu.popup(self.table.viewport().mapToGlobal(place))

    @property
    def _answered_keys(self) -> list[CardKey]:
        """The keys of the selected problems that have been answered."""
        keys = (problem.key for problem in self.table.selected_problems)
        return [key for key in keys if self._history.schedule.last(key) is not None]

    def forget(self) -> None:
        """Forget the answers to the selected problems after a question."""
        if keys := self._answered_keys:
            forgetting.forget_cards(self._history, keys, self)

    def select_solvable(self, solvable: SolvableProblem) -> None:
        """Select the problem of the collection that is solved."""
        found = (problem for problem in self.problems if problem.solvable is solvable)
        if (problem := next(found, None)) is not None:
            self.table.select_problem(problem)

    def show_failures(self) -> None:
        """List the files that could not be read."""
        text = self.tr("%Ln files couldn't be read.", "", len(self.loader.failures))
        dialogs.run_modal(
            FailuresDialog(self.loader.failures, text, self.file_requested.emit, self)
        )

    def _fill_recent(self, menu: Menu) -> None:
        menu.clear()
        for name in self._settings.get(RECENT_COLLECTIONS):
            menu.addAction(verbatim(to_qt(name)), partial(self.open_collection, Path(name)))

    def _last_position(self, path: Path) -> int:
        """Return the number of the problem at which the user left a collection, or 0."""
        entries = (each.partition(" ") for each in self._settings.get(COLLECTION_POSITIONS))
        found = next((number for number, _, name in entries if name == str(path)), "")
        return int(found) if found.isdecimal() else 0

    def _remember_position(self) -> None:
        current = self.table.current_problem
        if self.path is None or current is None:
            return
        entries = self._settings.get(COLLECTION_POSITIONS)
        others = [each for each in entries if each.partition(" ")[2] != str(self.path)]
        latest = [f"{current.number} {self.path}", *others][:_MAX_RECENT]
        self._settings.set(COLLECTION_POSITIONS, latest)

    def _setting_changed(self, setting: object) -> None:
        if setting in appearance.BOARD_SETTINGS:
            self.thumbnails.configure(theme=appearance.board_theme(self._settings))
            self.table.viewport().update()

    def stop_work(self) -> None:
        """Remember the position; `closing.dispose` calls this when the main window closes, too."""
        self._remember_position()

    def done(self, result: int) -> None:
        self._settings.set(GEOMETRY, self.saveGeometry())
        self._remember_position()
        super().done(result)
