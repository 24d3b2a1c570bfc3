"""The moves of the current line in several notations side by side."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...study.name_table import (
    TABLE_SUFFIXES,
    TableFormat,
    supported_namings,
    table_file,
    table_of_moves,
    write_table,
)
from ..core import closing
from ..core.settings import LAST_FOLDER, Setting
from ..files.texts import meaning_texts as words
from ..widgets import dialogs
from ..widgets.buttons import add_button
from ..widgets.menu import Menu
from ..widgets.mnemonics import verbatim
from ..wording import error_messages
from ..wording.notation_texts import title_of
from .comparison_table import ComparisonTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint

    from ...notation import Naming, Notation
    from ...study.name_table import NameTable
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings

HIDDEN = Setting[list[str]]("compare/hidden notations", [])
"""The ids of notations that are not wanted."""


class ComparisonDialog(QDialog):
    """Stays beside the window and follows its document; choosing a row goes to its move."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        settings: Settings,
        messages: Messages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare notations"))
        self._document = document
        self._view_settings = view_settings
        self._settings = settings
        self._messages = messages
        self._compared: object = None
        self.table = ComparisonTable()
        self.table.setAccessibleName(self.tr("Moves in several notations"))
        self.table.chosen.connect(document.go_to)
        header = self.table.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._ask_columns)
        self.model = self.table.moves
        columns = QPushButton(self.tr("&Columns"))
        columns.setMenu(Menu(parent=self))
        columns.setAutoDefault(False)
        self.columns_menu = columns.menu()
        self.columns_menu.aboutToShow.connect(self._fill_menu)
        self._how = QLabel()
        top = QHBoxLayout()
        top.addWidget(self._how, 1)
        top.addWidget(columns)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self.table)
        layout.addWidget(self._buttons())
        closing.connect(self, document.position_shown, self.refresh)
        closing.connect(self, view_settings.changed, self.refresh)
        self.refresh()
        self.table.setFocus()
        self.resize(900, 560)

    def _buttons(self) -> QDialogButtonBox:
        close = QDialogButtonBox.StandardButton.Close
        buttons = QDialogButtonBox(close)
        buttons.button(close).setAutoDefault(False)  # Enter in the table is not meant for it
        for text, slot in (
            (self.tr("&Save as…"), self.save_as),
            (self.tr("C&opy"), self.copy),
        ):
            add_button(buttons, text, slot)
        buttons.rejected.connect(self.reject)
        return buttons

    def refresh(self) -> None:
        """Follow the cursor; name the moves anew if they or their names are others."""
        session = self._document.session
        columns = supported_namings(self._view_settings.naming(session.size))
        moves = [(step.node, step.number, step.move) for step in session.steps() if step.move]
        if (columns, moves) != self._compared:
            self._compared = columns, moves
            self._compare(columns)
        self.table.show_move(session.step.number)

    def _compare(self, columns: tuple[Naming, ...]) -> None:
        session = self._document.session
        self.table.show_comparison(table_of_moves(session.steps(), columns))
        self._how.setText(
            f"{session.size} · {words.view_description(self._view_settings.naming(session.size))}"
        )
        self.table.hide_notations(self._settings.get(HIDDEN))

    def _fill_menu(self) -> None:
        """A check mark for each notation; they are others on another board."""
        self.columns_menu.clear()
        hidden = self._settings.get(HIDDEN)
        notations = self.model.comparison.notations
        size = self._document.session.size
        supported_namings = (
            self._view_settings.naming(size),
            self._view_settings.second_naming(size),
        )
        seen = [naming.notation for naming in supported_namings if naming is not None]
        for text, shown in (
            (self.tr("Only those of the board"), seen),
            (self.tr("All notations"), notations),
        ):
            chosen = self.columns_menu.addAction(text)
            chosen.triggered.connect(partial(self._show_only, shown))
        self.columns_menu.addSeparator()
        for notation in notations:
            action = self.columns_menu.addAction(verbatim(title_of(notation)))
            action.setCheckable(True)
            action.setChecked(notation.id not in hidden)
            action.toggled.connect(lambda on, key=notation.id: self.show_column(key, on))

    def _ask_columns(self, place: QPoint) -> None:
        self.columns_menu.popup(self.table.horizontalHeader().mapToGlobal(place))

    def show_column(self, key: str, on: bool) -> None:
        """Show or hide the column of a notation, the next time as well."""
        hidden = [each for each in self._settings.get(HIDDEN) if each != key]
        self._settings.set(HIDDEN, hidden if on else [*hidden, key])
        self.table.hide_notations(self._settings.get(HIDDEN))

    def _show_only(self, shown: Sequence[Notation]) -> None:
        """Hide the columns of all other notations, the next time as well."""
        others = (each for each in self.model.comparison.notations if each not in shown)
        self._settings.set(HIDDEN, [notation.id for notation in others])
        self.table.hide_notations(self._settings.get(HIDDEN))

    def shown(self) -> NameTable:
        """The table without the columns that are hidden."""
        hidden = self._settings.get(HIDDEN)
        columns: tuple[Naming, ...] = tuple(
            naming for naming in self.model.comparison.namings if naming.notation.id not in hidden
        )
        return table_of_moves(self._document.session.steps(), columns)

    def copy(self) -> None:
        """Put the table on the clipboard, for text and for spreadsheets."""
        data, table = QMimeData(), self.shown()
        data.setText(write_table(table, TableFormat.TSV))
        data.setHtml(write_table(table, TableFormat.HTML))
        QApplication.clipboard().setMimeData(data)
        self._messages.show(self.tr("Copied: the table"))

    def save_as(self) -> None:
        """Ask for a file and save the table in the form that its suffix tells."""
        from ...files.errors import SaveError
        from ...files.storage.saving import save

        path = dialogs.ask_save_path(
            self,
            self.tr("Save the table"),
            str(self._suggested()),
            self.tr(
                "Comma-separated values (*.csv);;Tab-separated values (*.tsv);;"
                "Web page (*.html);;Text (*.txt);;JSON (*.json)"
            ),
        )
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(".csv")
        form = TABLE_SUFFIXES.get(path.suffix.lower())
        if form is None:
            question = self.tr("{name}: tables are saved as {known}.")
            known = ", ".join(TABLE_SUFFIXES)
            dialogs.show_error(self, question.format(name=path.name, known=known))
            return
        try:
            save(path, table_file(self.shown(), form))
        except SaveError as error:
            dialogs.show_error(self, error_messages.describe(error))
        else:
            self._messages.show_saved(path)

    def _suggested(self) -> Path:
        path = self._document.path
        if path is not None:
            return path.with_name(path.stem + self.tr("-names") + ".csv")
        return Path(self._settings.get(LAST_FOLDER)) / self.tr("names.csv")
