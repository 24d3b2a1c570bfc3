"""Form with the name, the command lines and the marks of an engine, and its test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ...display_text import escape_message
from ...engine.analysis import Perspective
from ...engine.entry import EngineEntry, join_command_line, split_command_line
from ...engine.errors import StartError
from ...engine.process import check_program_path
from ..core.i18n import tr_noop, translator
from ..core.qt_strings import from_qt, to_qt
from ..core.settings import ANALYSIS_ENGINE, PLAY_ENGINE
from ..widgets.buttons import plain_button
from ..widgets.check_boxes import WrappingCheckBox
from ..widgets.labels import PlainLabel
from ..widgets.qt_texts import as_tip
from .analysis_texts import start_failure_text

if TYPE_CHECKING:
    from ..core.settings import Setting

_E = "EntryForm"
_tr = translator(_E)

_PERSPECTIVES = {
    Perspective.SIDE_TO_PLAY: tr_noop(_E, "Side to play"),
    Perspective.BLACK: tr_noop(_E, "Black"),
    Perspective.WHITE: tr_noop(_E, "White"),
}
_REPORT_LINES = 4
"""The least number of lines of a report that are visible."""


@dataclass(frozen=True)
class EntryDraft:
    """What the user has typed about an engine, whether it can be stored or not."""

    name: str
    command: str
    json_command: str
    perspective: Perspective

    @classmethod
    def from_entry(cls, entry: EngineEntry) -> EntryDraft:
        """Return the draft of a stored engine."""
        return cls(
            entry.name,
            join_command_line(entry.command),
            join_command_line(entry.json_command),
            entry.perspective,
        )

    def problem(self) -> str:
        """Return why the draft can't be stored, or an empty string if it can."""
        if not self.name.strip():
            return _tr(tr_noop(_E, "The name is missing."))
        if not self.command.strip():
            return _tr(tr_noop(_E, "The command line is missing."))
        return next(filter(None, map(_command_problem, (self.command, self.json_command))), "")

    def entry(self) -> EngineEntry:
        """Return the engine of a draft without a problem."""
        return EngineEntry(
            self.name.strip(),
            split_command_line(self.command),
            split_command_line(self.json_command),
            self.perspective,
        )


def _command_problem(text: str) -> str:
    try:
        command = split_command_line(text)
    except ValueError:
        return _tr(tr_noop(_E, "A quotation mark is missing: {command}")).format(command=text)
    if not command:
        return ""
    try:
        check_program_path(command[0])
    except StartError as error:
        return start_failure_text(error.program, error.reason)
    return ""


class EntryForm(QWidget):
    """Form of one engine at a time."""

    edited = Signal(object)
    """Emitted with the `EntryDraft` at each change by the user."""
    committed = Signal()
    """Emitted when the user has finished a change."""
    marked = Signal(object, bool)
    """Emitted with the role, `ANALYSIS_ENGINE` or `PLAY_ENGINE`, and whether it is now marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLineEdit()
        self.command = QLineEdit()
        self.json_command = QLineEdit()
        self.perspective = QComboBox()
        for value, text in _PERSPECTIVES.items():
            self.perspective.addItem(_tr(text), value)
        self.for_analysis = WrappingCheckBox(self.tr("Use for &analysis"))
        self.for_play = WrappingCheckBox(self.tr("Use for moves and &hints"))
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self.test_button = plain_button(self.tr("&Test"))
        self.cancel_button = plain_button(self.tr("Ca&ncel Test"))
        self.remove_button = plain_button(self.tr("&Remove"))
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setAccessibleName(self.tr("Result of the test"))
        self.report.setTabChangesFocus(True)
        self.report.setMinimumHeight((_REPORT_LINES + 1) * self.fontMetrics().lineSpacing())
        self._reason = ""
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Na&me:"), self.name)
        form.addRow(self.tr("Comman&d line:"), self.command)
        form.addRow(self.tr("&JSON analysis:"), self.json_command)
        form.addRow(self.tr("&Win rates are for:"), self.perspective)
        self.command.setToolTip(
            as_tip(self.tr("Enter the program and its arguments for the Go Text Protocol (GTP)"))
        )
        tip = self.tr("Enter the program and its arguments for KataGo's analysis of many positions")
        self.json_command.setToolTip(as_tip(tip))
        self.perspective.setToolTip(
            as_tip(self.tr("Choose the player for whom the engine reports win rates"))
        )
        buttons = QHBoxLayout()
        for button in (self.test_button, self.cancel_button, self.remove_button):
            buttons.addWidget(button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addWidget(self.problem)
        marks = QHBoxLayout()
        marks.addWidget(self.for_analysis)
        marks.addWidget(self.for_play)
        marks.addStretch()
        column.addLayout(marks)
        column.addLayout(buttons)
        column.addWidget(self.report, 1)

    def _connect(self) -> None:
        for field in (self.name, self.command, self.json_command):
            field.textEdited.connect(self._emit_edited)
            field.editingFinished.connect(self.committed)
        self.perspective.activated.connect(self._emit_edited)
        self.perspective.activated.connect(lambda: self.committed.emit())
        for box, role in ((self.for_analysis, ANALYSIS_ENGINE), (self.for_play, PLAY_ENGINE)):
            box.clicked.connect(lambda on, role=role: self.marked.emit(role, on))

    @property
    def draft(self) -> EntryDraft:
        """What is shown."""
        return EntryDraft(
            from_qt(self.name.text()),
            from_qt(self.command.text()),
            from_qt(self.json_command.text()),
            self.perspective.currentData(),
        )

    def show_draft(self, draft: EntryDraft) -> None:
        """Show a draft, unless it is shown already."""
        if draft == self.draft:
            self._show_problem(draft)
            return
        for field, text in (
            (self.name, draft.name),
            (self.command, draft.command),
            (self.json_command, draft.json_command),
        ):
            field.setText(to_qt(text))
            field.setCursorPosition(0)
        self.perspective.setCurrentIndex(list(_PERSPECTIVES).index(draft.perspective))
        self._show_problem(draft)

    def show_marks(self, roles: set[Setting[str]]) -> None:
        """Show for which roles the engine is marked."""
        for box, role in ((self.for_analysis, ANALYSIS_ENGINE), (self.for_play, PLAY_ENGINE)):
            with QSignalBlocker(box):
                box.setChecked(role in roles)

    def show_test(self, report: str, *, running: bool, reason: str) -> None:
        """Show a report, whether a test of this engine runs, and a ``reason`` why none can."""
        text = escape_message(report or reason)
        if text != self.report.toPlainText():
            self.report.setPlainText(text)
            self.report.moveCursor(QTextCursor.MoveOperation.Start)
        self.report.setVisible(bool(text))
        self.test_button.setVisible(not running)
        self.cancel_button.setVisible(running)
        self._reason = reason
        self._enable_test()

    def _enable_test(self) -> None:
        self.test_button.setEnabled(not self._reason and not self.problem.text())
        self.test_button.setToolTip(
            as_tip(self._reason or self.tr("Start the engine, and show what it can do"))
        )

    def _emit_edited(self) -> None:
        draft = self.draft
        self._show_problem(draft)
        self.edited.emit(draft)

    def _show_problem(self, draft: EntryDraft) -> None:
        self.problem.setText(draft.problem())
        self.problem.setVisible(bool(self.problem.text()))
        self._enable_test()
