"""Form that makes an engine of a program: KataGo and Leela Zero need a network, GNU Go a level."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...engine import presets
from ...engine.capabilities import EngineFamily
from ...engine.detection import network_patterns
from ...engine.entry import EngineEntry
from ...engine.errors import StartError
from ...engine.process import check_program_path
from ...engine.strength import LEVELS
from ..core.i18n import tr_noop, translator
from ..core.qt_strings import from_qt, to_qt
from ..widgets import dialogs
from ..widgets.buttons import plain_button
from ..widgets.check_boxes import WrappingCheckBox
from ..widgets.labels import PlainLabel
from ..widgets.qt_texts import without_mnemonic
from .analysis_texts import start_failure_text
from .engine_links import EngineLinks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLabel

_P = "PresetForm"
_tr = translator(_P)

ANALYSING = (EngineFamily.KATAGO, EngineFamily.LEELA_ZERO)
"""The families of engines that are known to analyse."""


class PresetForm(QWidget):
    """Form for a program that is not in the list of engines yet."""

    changed = Signal()
    """Emitted when the entry may have changed."""

    def __init__(
        self,
        family: EngineFamily,
        program: Path,
        networks: Sequence[Path] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.family = QComboBox()
        for each in EngineFamily:
            self.family.addItem(each.value or self.tr("Other"), each)
        self.family.setCurrentIndex(list(EngineFamily).index(family))
        self.program = QLineEdit(to_qt(str(program)))
        self.program_button = plain_button(self.tr("Chan&ge…"), self._ask_program)
        self.program_button.setAccessibleName(self.tr("Choose another program"))
        self.network = QComboBox()
        self.network.setEditable(True)
        self.network.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.network_button = plain_button(self.tr("C&hoose…"), self._ask_network)
        self.network_button.setAccessibleName(self.tr("Choose a network"))
        self.cpu_only = WrappingCheckBox(self.tr("&Use the processor instead of the graphics card"))
        self.level = QSpinBox()
        self.level.setRange(LEVELS[0], LEVELS[-1])
        self.level.setValue(LEVELS[-1])
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self.add_button = plain_button(self.tr("A&dd"))
        self.links = EngineLinks()
        self._lay_out()
        self.show_networks(networks)
        self.family.activated.connect(self._refresh)
        self.program.textChanged.connect(self._refresh)
        self.network.editTextChanged.connect(self._refresh)
        self.level.valueChanged.connect(self._refresh)

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.addRow(self._label(self.tr("&Kind:"), self.family), self.family)
        program = _row(self.program, self.program_button)
        self._form.addRow(self._label(self.tr("&Program:"), self.program), program)
        self._network_row = _row(self.network, self.network_button)
        self._form.addRow(self._label(self.tr("&Network:"), self.network), self._network_row)
        self._form.addRow(self.cpu_only)
        self._form.addRow(self._label(self.tr("&Level:"), self.level), self.level)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add_button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._form)
        column.addWidget(self.problem)
        column.addLayout(buttons)
        column.addWidget(self.links, 1)

    def _label(self, text: str, field: QWidget) -> QLabel:
        label = PlainLabel(text)
        label.setBuddy(field)
        name = without_mnemonic(text).rstrip(":")
        field.setAccessibleName(name)
        field.setAccessibleDescription(name)
        return label

    @property
    def chosen_family(self) -> EngineFamily:
        """The chosen family of engines."""
        family: EngineFamily = self.family.currentData()
        return family

    @property
    def chosen_program(self) -> Path:
        """The path of the program."""
        return Path(from_qt(self.program.text().strip()))

    @property
    def can_analyse(self) -> bool:
        """Whether the engine may be able to analyse; GNU Go is not."""
        return self.chosen_family is not EngineFamily.GNU_GO

    def show_networks(self, networks: Sequence[Path]) -> None:
        """Offer networks; the first one is chosen unless there is a text already."""
        text = self.network.currentText()
        self.network.clear()
        self.network.addItems([to_qt(str(path)) for path in networks])
        if text:
            self.network.setEditText(text)
        self._refresh()

    def entry(self) -> EngineEntry:
        """Return the engine, if `problem` is empty."""
        program, network = str(self.chosen_program), from_qt(self.network.currentText().strip())
        match self.chosen_family:
            case EngineFamily.KATAGO:
                return presets.katago(program, network)
            case EngineFamily.LEELA_ZERO:
                return presets.leela_zero(program, network, cpu_only=self.cpu_only.isChecked())
            case EngineFamily.GNU_GO:
                return presets.gnu_go(program, level=self.level.value())
        return EngineEntry(self.chosen_program.stem, (program,))

    @property
    def is_complete(self) -> bool:
        """Whether the engine can be added."""
        return not self.problem.text()

    def _refresh(self) -> None:
        family = self.chosen_family
        self._form.setRowVisible(self._network_row, bool(network_patterns(family)))
        self._form.setRowVisible(self.cpu_only, family is EngineFamily.LEELA_ZERO)
        self._form.setRowVisible(self.level, family is EngineFamily.GNU_GO)
        self.problem.setText(self._problem())
        self.problem.setVisible(not self.is_complete)
        self.add_button.setEnabled(self.is_complete)
        self.changed.emit()

    def _problem(self) -> str:
        try:
            check_program_path(str(self.chosen_program))
        except StartError as error:
            return start_failure_text(error.program, error.reason)
        if not network_patterns(self.chosen_family):
            return ""
        network = from_qt(self.network.currentText().strip())
        if not network:
            text = self.tr("{engine} needs a network. Choose the file, or get one first:")
            return text.format(engine=self.chosen_family.value)
        if not Path(network).is_absolute():
            return self.tr("{file} is not a full path.").format(file=network)
        return ""

    def _ask_program(self) -> None:
        path = ask_program(self, str(self.chosen_program.parent))
        if path is not None:
            self.program.setText(to_qt(str(path)))

    def _ask_network(self) -> None:
        network = from_qt(self.network.currentText().strip())
        folder = Path(network).parent if network else self.chosen_program.parent
        patterns = " ".join(network_patterns(self.chosen_family))
        kinds = self.tr("Networks ({patterns})").format(patterns=patterns)
        kinds = ";;".join([kinds, self.tr("All files (*)")])
        path = dialogs.ask_path(self, self.tr("Choose Network"), str(folder), kinds)
        if path is not None:
            self.network.setEditText(to_qt(str(path.absolute())))


def ask_program(parent: QWidget, folder: str = "") -> Path | None:
    """Ask for the program of an engine; return None if cancelled."""
    title = _tr(tr_noop(_P, "Choose Engine Program"))
    path = dialogs.ask_path(parent, title, folder, _tr(tr_noop(_P, "All files (*)")))
    return None if path is None else path.absolute()


def _row(field: QWidget, button: QWidget) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(field, 1)
    layout.addWidget(button)
    return row
