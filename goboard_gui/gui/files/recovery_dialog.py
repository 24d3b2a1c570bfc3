"""The dialog that recovers unsaved records after a crash."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...record import Session
from ..board.preview_board import PreviewBoard
from ..widgets import dialogs
from ..widgets.buttons import plain_button
from . import recovery_texts as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...diagram.theme import Theme
    from ...files.journal.recovery import Recovery
    from ..core.view_settings import ViewSettings

_PREVIEW = 320
"""Minimum width and height of the preview, in logical pixels."""


class RecoveryDialog(QDialog):
    """A list of recoverable records with a preview; undecided ones are kept for the next start."""

    recovered = Signal(object)
    """Emitted with a `Recovery` to open; the receiver takes ownership."""

    def __init__(
        self,
        recoveries: Sequence[Recovery],
        view_settings: ViewSettings,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recover records"))
        self.resize(1020, 520)
        self._remaining = list(recoveries)
        self._sessions = [_session(recovery) for recovery in recoveries]
        self._description = lru_cache(words.description)
        self.list = self._list()
        self.preview = PreviewBoard(view_settings, theme, _PREVIEW)
        self.description = QLabel()
        # Text from files is never interpreted as rich text.
        self.description.setTextFormat(Qt.TextFormat.PlainText)
        self.description.setWordWrap(True)
        self.description.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.description.setMinimumHeight(5 * self.description.fontMetrics().lineSpacing())
        self.description.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._lay_out()
        self.list.currentItemChanged.connect(self._show_current)
        self.list.setCurrentIndex(self.list.model().index(0, 0))

    def _list(self) -> QTreeWidget:
        table = QTreeWidget()
        table.setAccessibleName(self.tr("What was open"))
        table.setHeaderLabels(
            [
                self.tr("Record"),
                self.tr("Folder"),
                self.tr("Last edit"),
                self.tr("Edits"),
                self.tr("At"),
            ]
        )
        table.setRootIsDecorated(False)
        table.setAllColumnsShowFocus(True)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for recovery, session in zip(self._remaining, self._sessions, strict=True):
            item = QTreeWidgetItem(
                [
                    words.name(recovery),
                    words.folder(recovery),
                    words.last_edit(recovery),
                    words.edits(recovery),
                    words.position(recovery, session),
                ]
            )
            item.setTextAlignment(3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.addTopLevelItem(item)
        columns = table.header()
        columns.setStretchLastSection(False)
        for column in range(table.columnCount()):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        columns.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        intro = QLabel(
            self.tr(
                "The program ended before these records were saved. What you leave for later is "
                "offered again at the next start."
            )
        )
        intro.setWordWrap(True)
        self.recover_button = plain_button(self.tr("&Recover"), self._recover)
        self.discard_button = plain_button(self.tr("&Discard…"), self._discard)
        self.later_button = plain_button(self.tr("&Later"), self._leave)
        self.recover_all = plain_button(self.tr("Recover &all"), self._recover_all)
        self.discard_all = plain_button(self.tr("D&iscard all…"), self._discard_all)
        self.later_all = plain_button(self.tr("All la&ter"), self.reject)
        self.recover_button.setDefault(True)
        below = QHBoxLayout()
        for button in (self.recover_all, self.discard_all, self.later_all):
            button.setVisible(len(self._remaining) > 1)
            below.addWidget(button)
        below.addStretch()
        for button in (self.later_button, self.discard_button, self.recover_button):
            below.addWidget(button)
        shown = QVBoxLayout()
        shown.addWidget(self.preview, 1)
        shown.addWidget(self.description)
        middle = QHBoxLayout()
        middle.addWidget(self.list, 3)
        middle.addLayout(shown, 2)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addLayout(middle, 1)
        column.addLayout(below)

    @property
    def _current(self) -> Recovery | None:
        row = self.list.currentIndex().row()
        return self._remaining[row] if row >= 0 else None

    def _show_current(self) -> None:
        recovery = self._current
        if recovery is None:
            return
        session = self._sessions[self._remaining.index(recovery)]
        self.preview.board.setVisible(session is not None)
        self.recover_button.setEnabled(session is not None)
        if session is not None:
            self.preview.show_session(session)
        with dialogs.busy():
            self.description.setText(self._description(recovery))

    def _recover(self) -> None:
        recovery = self._current
        if recovery is not None and recovery.state is not None:
            self._forget(recovery)
            self.recovered.emit(recovery)

    def _discard(self) -> None:
        recovery = self._current
        if recovery is None:
            return
        question = self.tr("The edits of {name} are lost for good then.")
        if dialogs.ask_yes(self, question.format(name=words.name(recovery)), self.tr("Discard")):
            recovery.discard()
            self._forget(recovery)

    def _leave(self) -> None:
        recovery = self._current
        if recovery is not None:
            recovery.release()
            self._forget(recovery)

    def _recover_all(self) -> None:
        """Recover all records that can be read; damaged ones stay in the list."""
        for recovery in [each for each in self._remaining if each.state is not None]:
            self._forget(recovery)
            self.recovered.emit(recovery)

    def _discard_all(self) -> None:
        count = len(self._remaining)
        question = self.tr("The edits of all %n records are lost for good then.", "", count)
        if dialogs.ask_yes(self, question, self.tr("Discard all")):
            for recovery in self._remaining.copy():
                recovery.discard()
                self._forget(recovery)

    def _forget(self, recovery: Recovery) -> None:
        """Remove a record from the list, and close the dialog when the list is empty."""
        row = self._remaining.index(recovery)
        del self._remaining[row], self._sessions[row]
        with QSignalBlocker(self.list):  # it would emit the next row before this one is removed
            self.list.takeTopLevelItem(row)
        self._show_current()
        if not self._remaining:
            self.accept()

    def done(self, result: int) -> None:
        """Close the dialog, and keep undecided records for the next start."""
        while self._remaining:
            self._remaining.pop().release()
        super().done(result)


def _session(recovery: Recovery) -> Session | None:
    """Return a session at the cursor of the current game."""
    if recovery.state is None:
        return None
    session = Session(recovery.games[recovery.state.game])
    session.go_to(recovery.state.cursor)
    return session
