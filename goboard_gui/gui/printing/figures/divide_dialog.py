"""Dialog that divides a record into figures and shows how many result."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ....record.figures import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    FigureKind,
    FixedLengthSplit,
    MoveNumberSplit,
    OverlapSplit,
    PlanOptions,
    VariationDiagrams,
)
from ....record.figures.storing import divide_into_figures, has_figures, without_figures
from ...core.idle_tasks import IdleTask
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import without_mnemonic
from . import figure_texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ....record import Tree
    from ....record.figures import Figure, Numbering, Split

_MOST = 9999
_LONGEST_NUMBER = 6


class DivideDialog(QDialog):
    """Dialog that asks how to divide a record into figures, and counts the resulting figures after
    each change.
    """

    def __init__(self, tree: Tree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Divide into Figures"))
        self._tree = tree
        self._plain = without_figures(tree)
        self._found = Counter[FigureKind]()
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._count)
        self.every = self._spin(FixedLengthSplit().moves)
        self.most_evenly = self._spin(EvenSplit().moves)
        self.least = self._spin(CaptureSplit().least)
        self.most = self._spin(CaptureSplit().most)
        self.places = QLineEdit()
        self.places.setPlaceholderText("47, 93, 120")
        self.splits = {
            kind: QRadioButton(figure_texts.translate_figure_text(text))
            for kind, text in figure_texts.SPLITS.items()
        }
        self.splits[FixedLengthSplit].setChecked(True)
        self.numbering = self._choice(figure_texts.NUMBERINGS)
        self.variations = self._choice(figure_texts.VARIATIONS)
        self.crops = QCheckBox(self.tr("Crop &diagrams to the relevant part of the board"))
        self.counted = PlainLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.divide_button = self.buttons.addButton(
            self.tr("D&ivide"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._lay_out()
        self._connect()
        self._plan()

    @property
    def options(self) -> PlanOptions | None:
        """The chosen options, or None if the entered move numbers are invalid."""
        split = self._split
        if split is None:
            return None
        return PlanOptions(
            split,
            self.numbering.currentData(),
            variations=self.variations.currentData(),
            cropping=Cropping.DIAGRAMS if self.crops.isChecked() else Cropping.NONE,
        )

    def divided_record(self) -> Tree:
        """Return the record divided into figures as chosen."""
        options = self.options
        self._idle_task.stop()
        return self._tree if options is None else divide_into_figures(self._tree, options)

    @property
    def _split(self) -> Split | None:
        if self.splits[EvenSplit].isChecked():
            return EvenSplit(self.most_evenly.value())
        if self.splits[CaptureSplit].isChecked():
            return CaptureSplit(self.least.value(), max(self.least.value(), self.most.value()))
        if self.splits[OverlapSplit].isChecked():
            return OverlapSplit(self.most.value())
        if self.splits[CommentSplit].isChecked():
            return CommentSplit()
        if self.splits[MoveNumberSplit].isChecked():
            places = _numbers(self.places.text())
            return MoveNumberSplit(places) if places else None
        return FixedLengthSplit(self.every.value())

    def _spin(self, value: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(1, _MOST)
        box.setValue(value)
        return box

    def _choice(
        self, texts: Mapping[Numbering, str] | Mapping[VariationDiagrams, str]
    ) -> QComboBox:
        box = QComboBox()
        for value, text in texts.items():
            box.addItem(figure_texts.translate_figure_text(text), value)
        return box

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addWidget(self._rules())
        form = QFormLayout()
        form.addRow(self.tr("Move &numbers:"), self.numbering)
        form.addRow(self.tr("&Variations:"), self.variations)
        form.addRow(self.crops)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(self.counted)
        if has_figures(self._tree):
            column.addWidget(PlainLabel(self.tr("Existing figures will be replaced.")))
        column.addWidget(self.buttons)

    def _rules(self) -> QGroupBox:
        group = QGroupBox(self.tr("Begin a new figure"))
        self.rules = QButtonGroup(self)
        grid = QGridLayout(group)
        grid.setColumnStretch(0, 1)
        fields = {
            FixedLengthSplit: self.every,
            EvenSplit: self.most_evenly,
            CaptureSplit: self.least,
            MoveNumberSplit: self.places,
        }
        for row, (kind, button) in enumerate(self.splits.items()):
            self.rules.addButton(button)
            grid.addWidget(button, row, 0)
            if kind in fields:
                fields[kind].setAccessibleName(without_mnemonic(button.text()))
                grid.addWidget(fields[kind], row, 1)
        label = PlainLabel(self.tr("Maximum &length (moves):"))
        label.setBuddy(self.most)
        grid.addWidget(label, len(self.splits), 0)
        grid.addWidget(self.most, len(self.splits), 1)
        return group

    def _connect(self) -> None:
        for box in (self.every, self.most_evenly, self.least, self.most):
            box.valueChanged.connect(self._plan)
        for choice in (self.numbering, self.variations):
            choice.currentIndexChanged.connect(self._plan)
        self.places.textChanged.connect(self._plan)
        self.rules.buttonClicked.connect(self._plan)
        self.crops.toggled.connect(self._plan)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _plan(self) -> None:
        """Start counting the figures that result from the current options."""
        self._enable()
        self._idle_task.stop()
        options = self.options
        self.divide_button.setEnabled(options is not None)
        if options is None:
            self.counted.setText(self.tr("Enter move numbers, such as 47, 93, 120."))
        else:
            self._found.clear()
            self._idle_task.run(self._planned_figures(options))

    def _enable(self) -> None:
        captures = self.splits[CaptureSplit].isChecked()
        self.every.setEnabled(self.splits[FixedLengthSplit].isChecked())
        self.most_evenly.setEnabled(self.splits[EvenSplit].isChecked())
        self.least.setEnabled(captures)
        self.most.setEnabled(captures or self.splits[OverlapSplit].isChecked())
        self.places.setEnabled(self.splits[MoveNumberSplit].isChecked())
        self.crops.setEnabled(self.variations.currentData() is not VariationDiagrams.NONE)

    def _planned_figures(self, options: PlanOptions) -> Iterator[Figure]:
        """Yield the figures of the record, and note their kinds."""
        from ....record.figures import iterate_figures  # the dialog is shown before

        for figure in iterate_figures(self._plain, options):
            self._found[figure.kind] += 1
            yield figure

    def _count(self) -> None:
        text = figure_texts.figure_count_text(
            self._found[FigureKind.FIGURE], self._found[FigureKind.DIAGRAM]
        )
        self.counted.setText(f"{text} …" if self._idle_task.running else text)


def _numbers(text: str) -> tuple[int, ...]:
    """Parse a list of move numbers and return them sorted, or () if the list is invalid."""
    parts = text.replace(",", " ").split()
    good = (part.isascii() and part.isdigit() and len(part) <= _LONGEST_NUMBER for part in parts)
    return tuple(sorted({int(part) for part in parts})) if all(good) else ()
