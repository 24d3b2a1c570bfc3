"""Asks how the figure that begins with a node is printed, and how its moves are numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ....record.figures import FigureFlag, FigureOptions, FigureProperties, figure_properties
from ....record.figures.storing import decided
from ...widgets.qt_texts import from_qt, to_qt
from . import words

if TYPE_CHECKING:
    from ....notation import Naming
    from ....record import Session

_LAST_NUMBER = 999_999_999


class FigureDialog(QDialog):
    """Begins with what the node at the cursor says; what is not touched stays as it is written."""

    def __init__(self, session: Session, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Figure"))
        self._before = figure_properties(session.tree, session.cursor)
        self._naming = naming
        self.whole = False
        """Whether the whole board is to be shown again."""
        self.draws = False
        """Whether the part to be shown is to be drawn on the board next."""
        options = self._before.options or FigureOptions()
        self.begins = QCheckBox(self.tr("&Begin a figure with this node"))
        self.begins.setChecked(self._before.options is not None)
        self.name = QLineEdit(to_qt(options.name))
        self.shown = self._shown(options.flags)
        self.numbers = self._numbers()
        self.numbered = QCheckBox(self.tr("This move has the &number"))
        self.number = QSpinBox()
        self.number.setAccessibleName(self.tr("Number of this move"))
        self._fill_number(session)
        self.part = QLabel(words.part_shown(session.markup.view, naming))
        self.part.setTextFormat(Qt.TextFormat.PlainText)
        self.whole_button = QPushButton(self.tr("Show the &whole board"))
        self.whole_button.setEnabled(session.markup.view is not None)
        self.draw_button = QPushButton(self.tr("&Drag on the board…"))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self._connect()
        self._enable()

    @property
    def said(self) -> FigureProperties:
        """What the node is to say of figures."""
        return FigureProperties(
            self._options if self.begins.isChecked() else None,
            self.numbers.currentData(),
            self.number.value() if self.numbered.isChecked() else None,
        )

    @property
    def _options(self) -> FigureOptions:
        before = self._before.options or FigureOptions()
        flags = before.flags
        if self.shown.isChecked():
            hidden = (flag for flag, box in self.boxes.items() if not box.isChecked())
            kept = FigureFlag.KEEP_CAPTURED if self.captured.isChecked() else FigureFlag(0)
            flags = decided(flags, FigureFlag(sum(hidden)) | kept)
        else:
            flags = decided(flags, None)
        # A field for text would not give back what it cannot show.
        name = from_qt(self.name.text()).strip() if self.name.isModified() else before.name
        return FigureOptions(flags, name)

    def _shown(self, flags: FigureFlag | None) -> QGroupBox:
        """What the figure shows, if that is decided here."""
        group = QGroupBox(self.tr("D&ecide here what is shown"))
        group.setToolTip(self.tr("Otherwise that is chosen when the record is printed"))
        group.setCheckable(True)
        group.setChecked(flags is not None and not flags & FigureFlag.VIEWER)
        now = flags if flags is not None and group.isChecked() else FigureFlag.KEEP_CAPTURED
        column = QVBoxLayout(group)
        self.boxes = {flag: QCheckBox(words.told(text)) for flag, text in words.SHOWN.items()}
        for flag, box in self.boxes.items():
            box.setChecked(not now & flag)
            column.addWidget(box)
        self.captured = QCheckBox(words.told(words.CAPTURED))
        self.captured.setChecked(bool(now & FigureFlag.KEEP_CAPTURED))
        column.addWidget(self.captured)
        return group

    def _numbers(self) -> QComboBox:
        box = QComboBox()
        for numbering, text in words.NUMBERS.items():
            box.addItem(words.told(text), numbering)
        box.setCurrentIndex(list(words.NUMBERS).index(self._before.numbering))
        return box

    def _fill_number(self, session: Session) -> None:
        number = self._before.number
        self.number.setRange(1, _LAST_NUMBER)
        self.number.setValue(number or max(session.step.number, 1))
        self.numbered.setChecked(number is not None)
        self.numbered.setEnabled(session.step.move is not None or number is not None)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.begins)
        form.addRow(self.tr("Na&me:"), self.name)
        form.addRow(self.shown)
        form.addRow(self.tr("Numbers f&rom here on:"), self.numbers)
        form.addRow(self.numbered, self.number)
        part = QHBoxLayout()
        part.addWidget(self.part, 1)
        part.addWidget(self.draw_button)
        part.addWidget(self.whole_button)
        form.addRow(self.tr("Part shown:"), part)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        self.begins.toggled.connect(self._enable)
        self.numbered.toggled.connect(self._enable)
        self.whole_button.clicked.connect(self._show_whole)
        self.draw_button.clicked.connect(self._draw)
        for button in (self.whole_button, self.draw_button):
            button.setAutoDefault(False)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _enable(self) -> None:
        self.name.setEnabled(self.begins.isChecked())
        self.shown.setEnabled(self.begins.isChecked())
        self.number.setEnabled(self.numbered.isChecked())

    def _show_whole(self) -> None:
        self.whole = True
        self.whole_button.setEnabled(False)
        self.part.setText(words.part_shown(None, self._naming))

    def _draw(self) -> None:
        self.draws = True
        self.accept()
