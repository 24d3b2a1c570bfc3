"""Offers what was open when the program ended before its time."""

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
from . import recovery_words as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...diagram.theme import Theme
    from ...files.journal.recovery import Recovery
    from ..core.view_settings import ViewSettings

_PREVIEW = 320
"""The least width and height of the preview, in logical pixels."""


class RecoveryDialog(QDialog):
    """A list of what may be recovered, with a preview; what is not decided is left for later."""

    recovered = Signal(object)
    """A `Recovery` is to be opened; it is the receiver's now."""

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
        self._left = list(recoveries)
        self._sessions = [_session(recovery) for recovery in recoveries]
        self._account = lru_cache(words.account)
        self.list = self._list()
        self.preview = PreviewBoard(view_settings, theme, _PREVIEW)
        self.account = QLabel()
        # Names from files are shown as they are, never read as rich text.
        self.account.setTextFormat(Qt.TextFormat.PlainText)
        self.account.setWordWrap(True)
        self.account.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.account.setMinimumHeight(5 * self.account.fontMetrics().lineSpacing())
        self.account.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._put_together()
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
        for recovery, session in zip(self._left, self._sessions, strict=True):
            item = QTreeWidgetItem(
                [
                    words.name(recovery),
                    words.folder(recovery),
                    words.when(recovery),
                    words.edits(recovery),
                    words.place(recovery, session),
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

    def _put_together(self) -> None:
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
            button.setVisible(len(self._left) > 1)
            below.addWidget(button)
        below.addStretch()
        for button in (self.later_button, self.discard_button, self.recover_button):
            below.addWidget(button)
        shown = QVBoxLayout()
        shown.addWidget(self.preview, 1)
        shown.addWidget(self.account)
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
        return self._left[row] if row >= 0 else None

    def _show_current(self) -> None:
        recovery = self._current
        if recovery is None:
            return
        session = self._sessions[self._left.index(recovery)]
        self.preview.board.setVisible(session is not None)
        self.recover_button.setEnabled(session is not None)
        if session is not None:
            self.preview.show_session(session)
        with dialogs.busy():
            self.account.setText(self._account(recovery))

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
            recovery.leave()
            self._forget(recovery)

    def _recover_all(self) -> None:
        """Recover all that can be; the damaged ones stay in the list."""
        for recovery in [one for one in self._left if one.state is not None]:
            self._forget(recovery)
            self.recovered.emit(recovery)

    def _discard_all(self) -> None:
        count = len(self._left)
        question = self.tr("The edits of all %n records are lost for good then.", "", count)
        if dialogs.ask_yes(self, question, self.tr("Discard all")):
            for recovery in self._left.copy():
                recovery.discard()
                self._forget(recovery)

    def _forget(self, recovery: Recovery) -> None:
        """Let the list go on without a decided one; without any it closes."""
        row = self._left.index(recovery)
        del self._left[row], self._sessions[row]
        with QSignalBlocker(self.list):  # it tells of another row before this one is gone
            self.list.takeTopLevelItem(row)
        self._show_current()
        if not self._left:
            self.accept()

    def done(self, result: int) -> None:
        """Close, and leave what is not decided to the next start."""
        while self._left:
            self._left.pop().leave()
        super().done(result)


def _session(recovery: Recovery) -> Session | None:
    """The game that was current, where it was."""
    if recovery.state is None:
        return None
    session = Session(recovery.games[recovery.state.game])
    session.go_to(recovery.state.cursor)
    return session
