"""Dialogs about an internal error: what failed, whether the edits are safe, and the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from ...display_text import escape_name
from ..actions.commands import COMMANDS_BY_NAME
from ..actions.shortcuts.command_names import command_name
from ..core.error_report import FailedPart
from ..core.i18n import tr_noop, translator
from ..widgets import dialogs
from ..widgets.icons import icon
from ..widgets.labels import PlainLabel
from ..widgets.text_fields import ReportText

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ..core.error_report import ErrorReport

_E = "Errors"
_tr = translator(_E)

_FAILED: Mapping[FailedPart, str] = {
    FailedPart.COMMAND: tr_noop(_E, "“{command}” failed because of an error in Goboard."),
    FailedPart.DRAWING: tr_noop(
        _E, "Part of the window couldn't be drawn because of an error in Goboard."
    ),
    FailedPart.BACKGROUND: tr_noop(_E, "A background task failed because of an error in Goboard."),
    FailedPart.START: tr_noop(_E, "Goboard has to close because of an error."),
    FailedPart.OTHER: tr_noop(_E, "Something failed because of an error in Goboard."),
}
_ICON = QSize(40, 40)
_TEXT_WIDTH = 56
"""Width of the text in average characters."""
_REPORT_SIZE = QSize(620, 420)


def failure_text(report: ErrorReport) -> str:
    """Return text for the user about what failed, and where."""
    name = command_name(COMMANDS_BY_NAME[report.command]) if report.command else ""
    failed = _tr(_FAILED[report.part]).format(command=name)
    place = f"{report.exception} ({report.place})" if report.place else report.exception
    return f"{failed}\n{place}"


class ErrorDialog(QDialog):
    """Dialog that reports an internal error, and stays open while the window is used."""

    copy_requested = Signal()
    """Emitted when the user wants to save copies of the records."""
    restart_requested = Signal()
    """Emitted when the user wants to restart the program."""

    def __init__(self, report: ErrorReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Internal Error"))
        self._report = report
        self._failure = PlainLabel(failure_text(report))
        self._safety = PlainLabel()
        for label in (self._failure, self._safety):
            label.setWordWrap(True)
            label.setMinimumWidth(_TEXT_WIDTH * self.fontMetrics().averageCharWidth())
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        roles = QDialogButtonBox.ButtonRole
        self.copy_button = self.buttons.addButton(self.tr("&Save a Copy…"), roles.ActionRole)
        self.copy_button.clicked.connect(self.copy_requested)
        self.report_button = self.buttons.addButton(self.tr("Show Re&port"), roles.ActionRole)
        self.report_button.clicked.connect(self._show_report)
        self.restart_button = self.buttons.addButton(self.tr("&Restart"), roles.ActionRole)
        self.restart_button.clicked.connect(self.restart_requested)
        picture = PlainLabel()
        picture.setPixmap(icon("warning").pixmap(_ICON))
        texts = QVBoxLayout()
        texts.addWidget(self._failure)
        texts.addWidget(self._safety)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        column.addLayout(row)
        column.addWidget(self.buttons)

    @property
    def text(self) -> str:
        """The whole text of the dialog."""
        return f"{self._failure.text()}\n{self._safety.text()}"

    def show_recovery_status(self, text: str, *, can_restart: bool) -> None:
        """Show whether the edits are safe; the program can be restarted only if they are."""
        self._safety.setText(text)
        self.restart_button.setEnabled(can_restart)

    def _show_report(self) -> None:
        dialogs.raise_or_create(
            ReportDialog, self, lambda: ReportDialog(self._report.text, self._report.path, self)
        )


class ReportDialog(QDialog):
    """Dialog with the text of a report, to be copied into a bug report."""

    def __init__(self, text: str, path: Path | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Error Report"))
        self.resize(_REPORT_SIZE)
        intro = PlainLabel(
            self.tr(
                "The report contains versions, the place of the error in the program and the last "
                "commands, but nothing from your records."
            )
        )
        intro.setWordWrap(True)
        self.report = ReportText(text, self.tr("Error report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        copy = buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self.report.copy_all)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addWidget(self.report, 1)
        if path is not None:
            kept = PlainLabel(self.tr("Kept in {path}").format(path=escape_name(str(path))))
            kept.setWordWrap(True)
            kept.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(kept)
        column.addWidget(buttons)
