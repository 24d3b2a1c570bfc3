"""Dialog for the options of the figure that starts at a node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ....record.figures import FigureFlag, FigureOptions, FigureProperties, figure_properties
from ....record.figures.storing import merge_flags
from ...core.qt_strings import from_qt, to_qt
from ...widgets.labels import PlainLabel
from . import figure_texts

if TYPE_CHECKING:
    from ....notation import Naming
    from ....record import Session

_LAST_NUMBER = 999_999_999


class FigureDialog(QDialog):
    """Dialog for the figure properties of the current node; unedited properties are left
    unchanged.
    """

    def __init__(self, session: Session, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Figure Options"))
        self._before = figure_properties(session.tree, session.cursor)
        self._naming = naming
        self.whole = False
        """Whether the whole board is to be shown again."""
        self.draws = False
        """Whether the user wants to drag out the visible part on the board next."""
        options = self._before.options or FigureOptions()
        self.begins = QCheckBox(self.tr("&Begin a new figure at this node"))
        self.begins.setChecked(self._before.options is not None)
        self.name = QLineEdit(to_qt(options.name))
        self.shown = self._element_group(options.flags)
        self.numbers = self._numbers()
        self.numbered = QCheckBox(self.tr("Set the &number of this move:"))
        self.number = QSpinBox()
        self.number.setAccessibleName(self.tr("Number of this move"))
        self._fill_number(session)
        self.part = PlainLabel(figure_texts.visible_part_text(session.markup.view, naming))
        self.whole_button = QPushButton(self.tr("Show &Whole Board"))
        self.whole_button.setEnabled(session.markup.view is not None)
        self.draw_button = QPushButton(self.tr("Se&lect on Board…"))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self._connect()
        self._enable()

    @property
    def properties(self) -> FigureProperties:
        """The edited figure properties."""
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
            flags = merge_flags(flags, FigureFlag(sum(hidden)) | kept)
        else:
            flags = merge_flags(flags, None)
        # A text field would not preserve characters it can't show.
        name = from_qt(self.name.text()).strip() if self.name.isModified() else before.name
        return FigureOptions(flags, name)

    def _element_group(self, flags: FigureFlag | None) -> QGroupBox:
        """Return a group of check boxes for the elements that the figure shows."""
        group = QGroupBox(self.tr("Choose the &elements to show"))
        group.setToolTip(
            self.tr("Choose the elements of this figure here instead of when printing")
        )
        group.setCheckable(True)
        group.setChecked(flags is not None and not flags & FigureFlag.VIEWER)
        now = flags if flags is not None and group.isChecked() else FigureFlag.KEEP_CAPTURED
        column = QVBoxLayout(group)
        self.boxes = {
            flag: QCheckBox(figure_texts.translate_figure_text(text))
            for flag, text in figure_texts.SHOWN.items()
        }
        for flag, box in self.boxes.items():
            box.setChecked(not now & flag)
            column.addWidget(box)
        self.captured = QCheckBox(figure_texts.translate_figure_text(figure_texts.CAPTURED))
        self.captured.setChecked(bool(now & FigureFlag.KEEP_CAPTURED))
        column.addWidget(self.captured)
        return group

    def _numbers(self) -> QComboBox:
        box = QComboBox()
        for numbering, text in figure_texts.NUMBERS.items():
            box.addItem(figure_texts.translate_figure_text(text), numbering)
        box.setCurrentIndex(list(figure_texts.NUMBERS).index(self._before.numbering))
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
        form.addRow(self.tr("Numbe&ring from here on:"), self.numbers)
        form.addRow(self.numbered, self.number)
        part = QHBoxLayout()
        part.addWidget(self.part, 1)
        part.addWidget(self.draw_button)
        part.addWidget(self.whole_button)
        form.addRow(self.tr("Visible part:"), part)
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
        self.part.setText(figure_texts.visible_part_text(None, self._naming))

    def _draw(self) -> None:
        self.draws = True
        self.accept()
