"""Dialog with the user's repertoires: their files and colours, and which cards are due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from ....display_text import escape_name
from ....go import Colour
from ...core import closing
from ...core.settings import LAST_FOLDER, NEW_CARDS
from ...widgets import dialogs
from ...widgets.buttons import add_button, plain_button
from ...widgets.labels import PlainLabel
from ...widgets.read_only_table import ReadOnlyTableView
from ...wording import error_messages, terms
from .repertoire_files import RepertoireFiles
from .repertoire_model import RepertoireModel, RepertoireRow, WarningModel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QModelIndex

    from ....study.repertoires.repertoire import Repertoire
    from ....study.repetition.cards import CardKey
    from ...core.settings import Settings
    from ...files.document_io import DocumentIO
    from ..exercise.exercise_board import ExerciseBoard
    from ..repetition.study_history import StudyHistory
    from .repertoire_files import LoadedRepertoire
    from .repertoire_list import ListedRepertoire

_ROWS, _WARNING_ROWS = 4, 3
"""The number of rows of the tables that are visible without scrolling."""


class BeginDrill(Protocol):
    """Function that begins a drill on the board."""

    def __call__(
        self, repertoire: Repertoire, cards: Sequence[CardKey], name: str, collection: str
    ) -> object: ...


class RepertoiresDialog(QDialog):
    """Modeless dialog with the list of repertoires, from which drills and comparisons begin."""

    def __init__(
        self,
        settings: Settings,
        document_io: DocumentIO,
        history: StudyHistory,
        exercises: ExerciseBoard,
        begin_drill: BeginDrill,
        compare: Callable[[Repertoire, str], object],
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog; ``compare`` opens the comparison of a repertoire with games, given its
        name.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Repertoires"))
        self._settings, self._document_io, self._history = settings, document_io, history
        self._exercises = exercises
        self._begin_drill, self._compare_games = begin_drill, compare
        self._files = RepertoireFiles(settings, document_io.reader_for, self)
        self.model, self.warning_model = RepertoireModel(self), WarningModel(self)
        self.table = self._make_table()
        self.warnings = self._make_warning_table()
        self.colour = QComboBox()
        for colour in Colour:
            self.colour.addItem(terms.colour_name(colour), colour)
        self.colour.activated.connect(self._choose_colour)
        self.status = PlainLabel()
        self.status.setWordWrap(True)
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(self._show_selected)
        self.table.activated.connect(lambda _index: self.drill())
        self._files.changed.connect(self._refresh)
        closing.connect_until_closed(self, history.changed, self._refresh)
        closing.connect_until_closed(self, exercises.changed, self._show_selected)
        closing.connect_until_closed(self, settings.changed, self._setting_changed)
        history.refresh()
        self._files.read_all()
        self._refresh()
        self._select(0)

    def _make_table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.model)
        table.setAccessibleName(self.windowTitle())
        table.set_minimum_rows(_ROWS)
        for column, sample in enumerate(("Schwarz", "60,000", "60,000", "60,000", "unreadable"), 1):
            table.fit_column(column, sample)
        return table

    def _make_warning_table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.warning_model)
        table.setAccessibleName(self.tr("Warnings"))
        table.setToolTip(self.tr("Double-click to open the record at this node"))
        table.set_minimum_rows(_WARNING_ROWS)
        table.fit_column(0, "Game 1, move 100")
        table.activated.connect(self._open_warning)
        return table

    def _lay_out(self) -> None:
        self.add_button = plain_button(self.tr("&Add…"), self.add)
        self.remove_button = plain_button(self.tr("&Remove"), self.remove)
        self.remove_button.setToolTip(
            self.tr("Remove the repertoire from the list; its file and your answers stay")
        )
        above = QHBoxLayout()
        above.addWidget(self.add_button)
        above.addWidget(self.remove_button)
        above.addStretch(1)
        form = QFormLayout()
        form.addRow(self.tr("&Your colour:"), self.colour)
        above.addLayout(form)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.buttons.rejected.connect(self.reject)
        self.drill_button = add_button(self.buttons, self.tr("&Drill"), self.drill)
        self.drill_button.setToolTip(self.tr("Play your moves against the other side on the board"))
        self.compare_button = add_button(
            self.buttons, self.tr("&Compare with My Games…"), self.compare
        )
        self.compare_button.setToolTip(self.tr("Find where your games leave the repertoire"))
        column = QVBoxLayout(self)
        column.addWidget(self.table, 2)
        column.addLayout(above)
        column.addWidget(self.status)
        column.addWidget(self.warnings, 1)
        column.addWidget(self.buttons)
        self.resize(640, 480)

    @property
    def selected_row(self) -> RepertoireRow | None:
        """The row of the selected repertoire, or None."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.rows[rows[0].row()] if rows else None

    def select_file(self, path: Path) -> None:
        """Select the repertoire of a file, if it is in the list."""
        paths = [row.entry.path for row in self.model.rows]
        if path in paths:
            self._select(paths.index(path))

    def add(self) -> None:
        """Add files that the user chooses to the list."""
        title, folder = self.tr("Add Repertoire"), self._settings.get(LAST_FOLDER)
        paths = dialogs.ask_open_paths(self, title, folder)
        if paths:
            self._settings.set(LAST_FOLDER, str(paths[0].parent))
            self._files.add(paths)
            self._refresh()
            self._select(len(self.model.rows) - 1)

    def remove(self) -> None:
        """Remove the selected repertoire from the list."""
        row = self.selected_row
        if row is not None:
            self._files.remove(row.entry.path)
            self._select(0)

    def drill(self) -> None:
        """Drill the cards of the selected repertoire that are due, and new ones; if there are none,
        all cards.
        """
        if self.selected_row is not None and not self._exercises.reason:
            self._files.read(self.selected_row.entry.path, self._drill)

    def _drill(self, loaded: LoadedRepertoire) -> None:
        repertoire = loaded.repertoire
        if repertoire is None or not repertoire.cards:
            return
        cards = self._cards_today(repertoire)
        if not cards:
            question = self.tr("No card of this repertoire is due today. Drill all cards?")
            if not dialogs.confirm(self, question, self.tr("&Drill All")):
                return
            cards = list(repertoire.cards)
        path = loaded.path
        self.close()
        self._begin_drill(repertoire, cards, escape_name(path.name), str(path))

    def compare(self) -> None:
        """Compare games with the selected repertoire."""
        if self.selected_row is not None:
            self._files.read(self.selected_row.entry.path, self._compare)

    def _compare(self, loaded: LoadedRepertoire) -> None:
        if loaded.repertoire is not None:
            self._compare_games(loaded.repertoire, escape_name(loaded.path.name))

    def _cards_today(self, repertoire: Repertoire) -> list[CardKey]:
        history, limit = self._history, self._settings.get(NEW_CARDS)
        return history.schedule.session(repertoire.cards, history.today, limit)

    def _choose_colour(self) -> None:
        row = self.selected_row
        if row is not None:
            self._files.set_colour(row.entry.path, self.colour.currentData())

    def _open_warning(self, index: QModelIndex) -> None:
        row = self.selected_row
        place = self.warning_model.rows[index.row()].place
        if row is not None:
            self._document_io.open_at(row.entry.path, place.game or 0, place.node or 0)

    def _select(self, row: int) -> None:
        if 0 <= row < len(self.model.rows):
            self.table.selectRow(row)
        self._show_selected()

    def _setting_changed(self, setting: object) -> None:
        if setting is NEW_CARDS:
            self._refresh()

    def _refresh(self) -> None:
        """Show the list as it is now."""
        selected = self.selected_row
        self.model.show_rows([self._row(entry) for entry in self._files.entries])
        paths = [row.entry.path for row in self.model.rows]
        if selected is not None and self.selected_row is None and selected.entry.path in paths:
            self.table.selectRow(paths.index(selected.entry.path))
        self._show_selected()

    def _row(self, entry: ListedRepertoire) -> RepertoireRow:
        loaded = self._files.loaded(entry)
        if loaded is None or loaded.repertoire is None:
            return RepertoireRow(entry, loaded)
        schedule = self._history.schedule
        cards = self._cards_today(loaded.repertoire)
        new = sum(schedule.last(key) is None for key in cards)
        return RepertoireRow(entry, loaded, len(cards) - new, new)

    def _show_selected(self) -> None:
        """Show the colour, the state and the warnings of the selected repertoire."""
        row = self.selected_row
        loaded = row.loaded if row is not None else None
        repertoire = loaded.repertoire if loaded is not None else None
        for widget in (self.remove_button, self.colour):
            widget.setEnabled(row is not None)
        has_cards = repertoire is not None and bool(repertoire.cards)
        self.compare_button.setEnabled(has_cards)
        self.drill_button.setEnabled(has_cards and not self._exercises.reason)
        if loaded is not None:
            self.colour.setCurrentIndex(self.colour.findData(loaded.colour))
        self.warning_model.show_warnings(loaded)
        self.warnings.setVisible(bool(self.warning_model.rows))
        texts = (self._exercises.reason, self._status_text(row))
        self.status.setText("\n".join(filter(None, texts)))

    def _status_text(self, row: RepertoireRow | None) -> str:
        if row is None:
            return self.tr(
                "A repertoire is a game record with the moves that you mean to play. Your move is "
                "the first one in each position; moves marked as bad or doubtful do not count."
            )
        loaded = row.loaded
        if loaded is None:
            return self.tr("Reading {name}…").format(name=escape_name(row.entry.path.name))
        if loaded.error is not None:
            return error_messages.describe_error(loaded.error)
        if loaded.repertoire is None or not loaded.repertoire.cards:
            text = self.tr("There are no moves of {colour} in this record.")
            return text.format(colour=terms.colour_name(loaded.colour))
        return self._history.problem
