"""Dialog that compares the names of moves in several notations."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMimeData, QModelIndex, QRect, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...display_text import escape_name
from ...study.name_table import (
    TABLE_SUFFIXES,
    NameTable,
    TableFormat,
    encode_table,
    move_name_table,
    spreadsheet_text,
    supported_point_namings,
    write_table,
)
from ..core import closing
from ..core.settings import LAST_FOLDER, Setting
from ..files.texts import interpretation_texts as words
from ..widgets import dialogs
from ..widgets.buttons import add_button
from ..widgets.icons import stone_icon
from ..widgets.labels import PlainLabel
from ..widgets.menu import Menu
from ..widgets.qt_texts import as_tip, verbatim
from ..widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ..wording import terms
from ..wording.notation_texts import notation_explanation, notation_title

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QIcon, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from ...notation import Naming, Notation
    from ...study.name_table import NameTableRow
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings

LEADING_COLUMNS = 1
"""Number of columns to the left of those of the notations."""


class ComparisonModel(ReadOnlyTableModel):
    """Table model with one row per move: its number and stone, and its name in each notation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.comparison = NameTable((), ())
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.DecorationRole: self._stone,
            Qt.ItemDataRole.AccessibleTextRole: self._sentence,
        }

    def show_comparison(self, comparison: NameTable) -> None:
        """Replace the moves and names in the table."""
        self.beginResetModel()
        self.comparison = comparison
        self.endResetModel()

    def row_of(self, number: int) -> int | None:
        """Return the row of the move with this number, or None if it is not listed."""
        rows = self.comparison.rows
        return next((row for row, each in enumerate(rows) if each.number == number), None)

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Move"), *map(notation_title, self.comparison.notations)

    @property
    def rows(self) -> Sequence[NameTableRow]:
        return self.comparison.rows

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        if role == Qt.ItemDataRole.ToolTipRole and across and section >= LEADING_COLUMNS:
            notation = self.comparison.notations[section - LEADING_COLUMNS]
            return as_tip(notation_explanation(notation))
        return super().headerData(section, orientation, role)

    def _text(self, row: NameTableRow, column: int) -> str:
        return row.names[column - LEADING_COLUMNS] if column >= LEADING_COLUMNS else str(row.number)

    def _stone(self, row: NameTableRow, column: int) -> QIcon | None:
        return None if column >= LEADING_COLUMNS or row.colour is None else stone_icon(row.colour)

    def _sentence(self, row: NameTableRow, column: int) -> str | None:
        if column >= LEADING_COLUMNS or row.colour is None:
            return None
        return f"{row.number} {terms.colour_name(row.colour)}"


_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_HEADER_LINES = 3
_MARGIN = 14


class ComparisonTable(ReadOnlyTableView):
    """Table of moves that highlights the current one; if there is none, Down goes to the first
    move.
    """

    node_chosen = Signal(int)
    """Emitted with the node of a move when the user selects the move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        moves = ComparisonModel()
        super().__init__(moves, parent)
        moves.setParent(self)
        self.moves = moves
        self._number = 0
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setFixedHeight(_HEADER_LINES * header.fontMetrics().lineSpacing() + 6)
        header.setDefaultAlignment(_WRAPPED)
        header.setTextElideMode(Qt.TextElideMode.ElideNone)  # elided titles are not wrapped
        header.setResizeContentsPrecision(50)
        self.clicked.connect(self._choose)
        self.selectionModel().selectionChanged.connect(self._choose_selected)

    def show_comparison(self, comparison: NameTable) -> None:
        """Replace the moves and names in the table, and adapt the column widths."""
        self.moves.show_comparison(comparison)
        for column in range(self.moves.columnCount()):
            title = self.moves.headerData(column, Qt.Orientation.Horizontal)
            wide = max(self._width_of(title), self.sizeHintForColumn(column))
            self.horizontalHeader().resizeSection(column, wide)

    def hide_notations(self, hidden: Collection[str]) -> None:
        """Hide the columns of the notations with these ids, and show all others."""
        for column, notation in enumerate(self.moves.comparison.notations, LEADING_COLUMNS):
            self.setColumnHidden(column, notation.id in hidden)

    def show_move(self, number: int) -> None:
        """Highlight the move with this number, or clear the highlight if it is not listed."""
        self._number = number
        row = self.moves.row_of(number)
        if row is None:
            self.selectionModel().clear()
            self.scrollToTop()
        else:
            self.selectRow(row)
            self.scrollTo(self.moves.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at_head = not self.selectionModel().hasSelection()
        if event.key() == Qt.Key.Key_Down and at_head:
            self.selectRow(0)
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        node = self.moves.comparison.rows[index.row()].node
        if node is not None:
            self.node_chosen.emit(node)

    def _choose_selected(self) -> None:
        """Go to the selected move, unless it is the current one."""
        here = self.moves.row_of(self._number)
        for index in self.selectionModel().selectedRows():
            if index.row() != here:
                self._choose(index)

    def _width_of(self, title: str) -> int:
        """Return the minimum column width at which a wrapped title fits into the header."""
        header = self.horizontalHeader()
        room = QRect(0, 0, 0, header.height())
        taken = header.fontMetrics().boundingRect(room, _WRAPPED, title)
        while taken.height() > room.height() or taken.width() > room.width():
            room.setWidth(room.width() + 8)
            taken = header.fontMetrics().boundingRect(room, _WRAPPED, title)
        return room.width() + _MARGIN


HIDDEN_NOTATIONS = Setting[list[str]]("compare/hidden notations", [])
"""Ids of the notations whose columns are hidden."""


class ComparisonDialog(QDialog):
    """Modeless dialog that follows the document. Selecting a row goes to its move."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        settings: Settings,
        messages: Messages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare Notations"))
        self._document = document
        self._view_settings = view_settings
        self._settings = settings
        self._messages = messages
        self._compared: object = None
        self.table = ComparisonTable()
        self.table.setAccessibleName(self.tr("Moves in several notations"))
        self.table.node_chosen.connect(document.go_to)
        header = self.table.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._ask_columns)
        self.model = self.table.moves
        columns = QPushButton(self.tr("&Columns"))
        columns.setMenu(Menu(parent=self))
        columns.setAutoDefault(False)
        self.columns_menu = columns.menu()
        self.columns_menu.aboutToShow.connect(self._fill_menu)
        self._description = PlainLabel()
        top = QHBoxLayout()
        top.addWidget(self._description, 1)
        top.addWidget(columns)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self.table)
        layout.addWidget(self._buttons())
        closing.connect_until_closed(self, document.position_shown, self.refresh)
        closing.connect_until_closed(self, view_settings.changed, self.refresh)
        self.refresh()
        self.table.setFocus()
        self.resize(900, 560)

    def _buttons(self) -> QDialogButtonBox:
        close = QDialogButtonBox.StandardButton.Close
        buttons = QDialogButtonBox(close)
        buttons.button(close).setAutoDefault(False)  # Enter in the table must not close the dialog
        for text, slot in (
            (self.tr("&Save As…"), self.save_as),
            (self.tr("C&opy"), self.copy_table),
        ):
            add_button(buttons, text, slot)
        buttons.rejected.connect(self.reject)
        return buttons

    def refresh(self) -> None:
        """Highlight the current move, and update the names if moves or options have changed."""
        session = self._document.session
        columns = supported_point_namings(self._view_settings.point_naming(session.size))
        moves = [(step.node, step.number, step.move) for step in session.steps() if step.move]
        if (columns, moves) != self._compared:
            self._compared = columns, moves
            self._compare(columns)
        self.table.show_move(session.step.number)

    def _compare(self, columns: tuple[Naming, ...]) -> None:
        session = self._document.session
        self.table.show_comparison(move_name_table(session.steps(), columns))
        naming = self._view_settings.point_naming(session.size)
        self._description.setText(f"{session.size} · {words.view_description(naming)}")
        self.table.hide_notations(self._settings.get(HIDDEN_NOTATIONS))

    def _fill_menu(self) -> None:
        """Fill the menu with the notations that support the board size, ticking the visible
        ones.
        """
        self.columns_menu.clear()
        hidden = self._settings.get(HIDDEN_NOTATIONS)
        notations = self.model.comparison.notations
        size = self._document.session.size
        namings = (
            self._view_settings.point_naming(size),
            self._view_settings.second_point_naming(size),
        )
        seen = [naming.notation for naming in namings if naming is not None]
        for text, shown in (
            (self.tr("Only Notations on the Board"), seen),
            (self.tr("All Notations"), notations),
        ):
            chosen = self.columns_menu.addAction(text)
            chosen.triggered.connect(partial(self._show_only, shown))
        self.columns_menu.addSeparator()
        for notation in notations:
            action = self.columns_menu.addAction(verbatim(notation_title(notation)))
            action.setCheckable(True)
            action.setChecked(notation.id not in hidden)
            action.toggled.connect(lambda on, key=notation.id: self.show_column(key, on))

    def _ask_columns(self, place: QPoint) -> None:
        self.columns_menu.popup(self.table.horizontalHeader().mapToGlobal(place))

    def show_column(self, key: str, on: bool) -> None:
        """Show or hide the column of the notation with this id, and save the choice."""
        hidden = [each for each in self._settings.get(HIDDEN_NOTATIONS) if each != key]
        self._settings.set(HIDDEN_NOTATIONS, hidden if on else [*hidden, key])
        self.table.hide_notations(self._settings.get(HIDDEN_NOTATIONS))

    def _show_only(self, shown: Sequence[Notation]) -> None:
        """Show only the columns of these notations, and save the choice."""
        others = (each for each in self.model.comparison.notations if each not in shown)
        self._settings.set(HIDDEN_NOTATIONS, [notation.id for notation in others])
        self.table.hide_notations(self._settings.get(HIDDEN_NOTATIONS))

    def visible_table(self) -> NameTable:
        """Return the table of names without the hidden columns."""
        hidden = self._settings.get(HIDDEN_NOTATIONS)
        columns: tuple[Naming, ...] = tuple(
            naming for naming in self.model.comparison.namings if naming.notation.id not in hidden
        )
        return move_name_table(self._document.session.steps(), columns)

    def copy_table(self) -> None:
        """Copy the table as text and as HTML, both suitable for spreadsheets."""
        data, table = QMimeData(), self.visible_table()
        data.setText(spreadsheet_text(table))
        data.setHtml(write_table(table, TableFormat.HTML))
        QApplication.clipboard().setMimeData(data)
        self._messages.show_confirmation(self.tr("Table copied"))

    def save_as(self) -> None:
        """Ask for a file name and save the table in the format of its extension."""
        from ..widgets.file_output import save_file

        path = dialogs.ask_save_path(
            self,
            self.tr("Save Table"),
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
            question = self.tr("Couldn't save “{name}”: tables can only be saved as {known}.")
            known = ", ".join(TABLE_SUFFIXES)
            dialogs.show_error(self, question.format(name=escape_name(path.name), known=known))
            return
        if save_file(self, path, encode_table(self.visible_table(), form)):
            self._messages.show_exported(path)

    def _suggested(self) -> Path:
        path = self._document.path
        if path is not None:
            return path.with_name(self.tr("{name}-coordinates").format(name=path.stem) + ".csv")
        return Path(self._settings.get(LAST_FOLDER)) / self.tr("coordinates.csv")
