"""The table of further root properties; private ones can be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFontDatabase
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ....files.errors import UnwritableValueError
from ....files.sgf.root_properties import (
    edit_root_properties,
    is_private,
    non_info_properties,
    read_property,
    values_text,
)
from ...core.qt_strings import from_qt, to_qt
from ...widgets.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ....record import Property, Tree

_NAME, _VALUES = 0, 1
_MAX_CHARACTERS = 2000
"""Maximum length of a value that can be edited; longer values are shown truncated."""
_ERROR_COLOUR = QColor(214, 69, 32, 90)


class _PropertyTable(QTableWidget):
    """Table in which Enter finishes editing a cell instead of accepting the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class PropertyEditor(QWidget):
    """Table of properties; invalid values are marked and disable the dialog's OK button."""

    valid_changed = Signal(bool)

    def __init__(self, tree: Tree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held = non_info_properties(tree)
        self._places: list[int | None] = []
        self._gone: set[int] = set()
        self._shown: list[tuple[str, str]] = []
        self.table = self._table()
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self.add_button = QPushButton(self.tr("&Add Property"))
        self.remove_button = QPushButton(self.tr("&Remove"))
        below = QHBoxLayout()
        for button in (self.add_button, self.remove_button):
            button.setAutoDefault(False)
            below.addWidget(button)
        below.addWidget(self.problem, 1)
        intro = PlainLabel(
            self.tr(
                "Further properties of the record's first node. You can edit those that "
                "are not part of the SGF standard: put each value in square brackets, "
                "with \\ before ] and \\."
            )
        )
        intro.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addWidget(self.table, 1)
        column.addLayout(below)
        self._fill()
        self.add_button.clicked.connect(self.add_property)
        self.remove_button.clicked.connect(self.remove_property)
        self.table.itemChanged.connect(self._check)
        self.table.currentItemChanged.connect(self._enable)
        self._check()
        self._enable()

    def _table(self) -> QTableWidget:
        table = _PropertyTable(0, 2)
        table.setAccessibleName(self.tr("Further properties"))
        table.setHorizontalHeaderLabels([self.tr("Property"), self.tr("Values")])
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setStretchLastSection(True)
        return table

    def _fill(self) -> None:
        for place, prop in self._held.items():
            values = values_text(prop)
            editable = is_private(prop.ident) and len(values) <= _MAX_CHARACTERS
            shown = values if len(values) <= _MAX_CHARACTERS else values[:_MAX_CHARACTERS] + "…"
            self._append(place, prop.ident, to_qt(shown), editable=editable)

    def _append(self, place: int | None, ident: str, values: str, *, editable: bool) -> None:
        row = self.table.rowCount()
        with QSignalBlocker(self.table):
            self.table.insertRow(row)
            for column, text in ((_NAME, ident), (_VALUES, values)):
                item = QTableWidgetItem(text)
                item.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
                if not editable or (column == _NAME and place is not None):
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                if not editable:
                    item.setForeground(self.palette().placeholderText())
                self.table.setItem(row, column, item)
        self._places.append(place)
        self._shown.append((ident, values))

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self.table.item(row, column)
        assert item is not None
        return item

    def _texts(self, row: int) -> tuple[str, str]:
        return self._item(row, _NAME).text(), self._item(row, _VALUES).text()

    def add_property(self) -> None:
        """Add a property, and start editing its name."""
        self._append(None, "XX", "[]", editable=True)
        item = self._item(self.table.rowCount() - 1, _NAME)
        self.table.setCurrentItem(item)
        self.table.editItem(item)
        self._check()

    def remove_property(self) -> None:
        """Remove the private property in the current row."""
        row = self.table.currentRow()
        if not self._removable(row):
            return
        place = self._places.pop(row)
        del self._shown[row]
        if place is not None:
            self._gone.add(place)
        self.table.removeRow(row)
        self._check()
        self._enable()

    def _removable(self, row: int) -> bool:
        return 0 <= row < len(self._places) and is_private(self._item(row, _NAME).text())

    def _enable(self) -> None:
        row = self.table.currentRow()
        new = 0 <= row < len(self._places) and self._places[row] is None
        self.remove_button.setEnabled(new or self._removable(row))

    def _edited(self, row: int) -> bool:
        return self._places[row] is None or self._texts(row) != self._shown[row]

    def _read(self, row: int) -> Property:
        ident, values = self._texts(row)
        return read_property(ident.strip(), from_qt(values))

    def _check(self) -> None:
        """Mark invalid values, and show the message about the first one."""
        problem = ""
        for row in range(self.table.rowCount()):
            fault = ""
            if self._edited(row):
                try:
                    self._read(row)
                except UnwritableValueError as error:
                    fault = self._fault(error)
            with QSignalBlocker(self.table):
                self._item(row, _VALUES).setBackground(QBrush(_ERROR_COLOUR) if fault else QBrush())
            problem = problem or fault
        self.problem.setText(problem)
        self.valid_changed.emit(not problem)

    def _fault(self, error: UnwritableValueError) -> str:
        if error.raw is None:
            text = self.tr(
                "Couldn't add {name}. Use a name in capital letters that is not part of "
                "the SGF standard, and at least one value, such as XX[1]."
            )
            return text.format(name=error.ident)
        return self.tr("{name}: put each value in square brackets, as in [1][2].").format(
            name=error.ident
        )

    def edited_record(self, tree: Tree) -> Tree:
        """Return the record with the edited properties.

        :raises UnwritableValueError: if a value is invalid.
        """
        changes: dict[int, Property | None] = dict.fromkeys(self._gone)
        added = []
        for row, place in enumerate(self._places):
            if place is None:
                added.append(self._read(row))
            elif self._edited(row):
                changes[place] = self._read(row)
        return edit_root_properties(tree, changes, added)
