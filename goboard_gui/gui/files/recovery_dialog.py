"""The dialog that recovers unsaved records after a crash, and texts about unsaved changes."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...files.errors import CancelledError, ReadError
from ...files.game_comparison import count_differences
from ...files.journal.recovery import FileState, JournalDamage
from ...files.sgf.game_info import read_info
from ...files.sgf.possible_moves import CommentInterpretation
from ...files.sgf.reading import read_sgf_file
from ...files.storage.kept_copies import find_kept_copies
from ...record import Session
from ..board.board_view import PreviewBoard
from ..core.i18n import format_time, tr_noop, translator
from ..core.idle_tasks import IdleTask
from ..widgets import dialogs
from ..widgets.buttons import plain_button
from ..widgets.disk_wait import wait_for_disk
from ..widgets.labels import PlainLabel
from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from ...diagnostics import DiagnosticCode
    from ...diagram.theme import Theme
    from ...files.game_comparison import DifferenceCounts
    from ...files.journal.recovery import Recovery
    from ...record import Tree
    from ..core.view_settings import ViewSettings

_R = "Recovery"
_tr = translator(_R)

_DAMAGE: Mapping[DiagnosticCode, str] = {
    JournalDamage.UNREADABLE: tr_noop(_R, "Couldn't read the recovery data: {why}"),
    JournalDamage.NEWER: tr_noop(_R, "The recovery data is from a newer version of Goboard: {why}"),
    JournalDamage.HEAD: tr_noop(_R, "The recovery data is damaged and can't be used."),
    JournalDamage.TAIL: tr_noop(
        _R, "The end of the recovery data is damaged; earlier edits can be recovered."
    ),
}
_ON_DISK = {
    FileState.NEVER: tr_noop(_R, "This record was never saved."),
    FileState.SAME: tr_noop(_R, "The file on disk is unchanged."),
    FileState.CHANGED: tr_noop(_R, "The file on disk has changed since then."),
    FileState.GONE: tr_noop(_R, "The file no longer exists."),
    FileState.UNREADABLE: tr_noop(_R, "The file on disk can't be read."),
}


def recovery_name(recovery: Recovery) -> str:
    """Return the name of a recoverable record: its file name, a suggested name or, if it is
    unreadable, its journal's name.
    """
    if recovery.head is None:
        return recovery.journal.name
    if recovery.path:
        return recovery.path.name
    state = recovery.state
    suggested = read_info(state.games[state.game]).suggested_file_name() if state else None
    return suggested or _tr(tr_noop(_R, "Untitled"))


def recovery_folder(recovery: Recovery) -> str:
    """Return the folder of the file that a recoverable record belongs to, or "" if it was never
    saved.
    """
    return str(recovery.path.parent) if recovery.path else ""


def edit_count_text(recovery: Recovery) -> str:
    """Return the number of edits in a journal as text, or "" if the journal can't be read."""
    return str(recovery.edits) if recovery.state else ""


def last_edit_text(recovery: Recovery) -> str:
    """Return the date and time of the last edit."""
    return format_time(recovery.when)


def position_text(recovery: Recovery, session: Session | None) -> str:
    """Return text with the move number at the cursor and, if there are several games, the current
    game.
    """
    if session is None or recovery.state is None:
        return ""
    move, games = session.move_number(session.cursor), len(recovery.games)
    if games == 1:
        return _tr(tr_noop(_R, "Move {move}")).format(move=move)
    text = _tr(tr_noop(_R, "Move {move}, game {game} of {games}"))
    return text.format(move=move, game=recovery.state.game + 1, games=games)


def recovery_description(recovery: Recovery) -> str:
    """Return a description of a recoverable record: any damage, its file, and how it differs from
    the file.
    """
    sentences = []
    if recovery.damage is not None:
        text = _DAMAGE[recovery.damage.code]
        sentences.append(_tr(text).format(why=recovery.damage.arguments["detail"]))
        sentences.append(str(recovery.journal))
    try:
        on_disk, games, copies = wait_for_disk(None, partial(_state_on_disk, recovery))
    except CancelledError:
        on_disk, games, copies = FileState.UNREADABLE, None, []
    if recovery.path is not None:
        sentences.append(str(recovery.path))
    if recovery.head is not None:
        sentences.append(_tr(_ON_DISK[on_disk]))
    if copies:
        text = tr_noop(_R, "Saving was interrupted. The previous contents are in {copy}.")
        sentences.append(_tr(text).format(copy=copies[0].name))
    if recovery.state is not None:
        sentences.append(_difference(recovery, games))
    return "\n".join(sentences)


def _state_on_disk(
    recovery: Recovery,
) -> tuple[FileState, Sequence[Tree] | ReadError | None, Sequence[Path]]:
    """Return the state of a record's file, its games or the error from reading them, and any kept
    copies of the file.
    """
    state = recovery.file_state()
    copies = [] if recovery.path is None else find_kept_copies(recovery.path)
    if recovery.path is None or state not in (FileState.SAME, FileState.CHANGED):
        return state, None, copies
    encodings = [] if recovery.head is None else recovery.head.encodings
    held = recovery.origin.file
    reading = CommentInterpretation.AUTOMATIC if held is None else held.reading
    try:
        read = read_sgf_file(recovery.path, remembered=encodings, reading=reading)
        return state, read.games, copies
    except ReadError as error:
        return state, error, copies


def _difference(recovery: Recovery, games: Sequence[Tree] | ReadError | None) -> str:
    if isinstance(games, ReadError):
        return error_messages.describe_error(games)
    if games is None:
        nodes = count_differences((), recovery.games).added
        return _tr(tr_noop(_R, "%n nodes"), nodes)
    return _changes_against_file(count_differences(games, recovery.games))


def _changes_against_file(changes: DifferenceCounts) -> str:
    return _tr(tr_noop(_R, "Compared with the file: {changes}")).format(
        changes=changes_text(changes)
    )


def changes_text(changes: DifferenceCounts) -> str:
    """Return a summary of the changes between two versions, such as the numbers of nodes added and
    removed.
    """
    if changes.reordered:
        return _tr(tr_noop(_R, "variations or games in a different order"))
    if not changes:
        return _tr(tr_noop(_R, "no differences"))
    return _tr(tr_noop(_R, "nodes: {added} added, {removed} removed, {changed} changed")).format(
        added=changes.added, removed=changes.removed, changed=changes.changed
    )


_PREVIEW = 120
"""Minimum width and height of the preview, in logical pixels."""


class RecoveryDialog(QDialog):
    """Dialog with a list of recoverable records and a preview; records left undecided are offered
    again at the next start.
    """

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
        self.setWindowTitle(self.tr("Recover Records"))
        self.resize(1020, 520)
        self._remaining = list(recoveries)
        self._sessions = [_session(recovery) for recovery in recoveries]
        self._replaying = IdleTask(self)
        self._description = lru_cache(recovery_description)
        self.list = self._list()
        self.preview = PreviewBoard(view_settings, theme, _PREVIEW)
        self.description = PlainLabel()
        self.description.setWordWrap(True)
        self.description.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.description.setMinimumHeight(5 * self.description.fontMetrics().lineSpacing())
        self.description.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._lay_out()
        self.list.currentItemChanged.connect(self._show_current)
        self.list.setCurrentIndex(self.list.model().index(0, 0))

    def _list(self) -> QTreeWidget:
        table = QTreeWidget()
        table.setAccessibleName(self.tr("Unsaved records"))
        table.setHeaderLabels(
            [
                self.tr("Record"),
                self.tr("Folder"),
                self.tr("Last edit"),
                self.tr("Edits"),
                self.tr("Current move"),
            ]
        )
        table.setRootIsDecorated(False)
        table.setAllColumnsShowFocus(True)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for recovery, session in zip(self._remaining, self._sessions, strict=True):
            item = QTreeWidgetItem(
                [
                    recovery_name(recovery),
                    recovery_folder(recovery),
                    last_edit_text(recovery),
                    edit_count_text(recovery),
                    position_text(recovery, session),
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
        intro = PlainLabel(
            self.tr(
                "Goboard closed before these records were saved. Records you keep for "
                "later will be offered again at the next start."
            )
        )
        intro.setWordWrap(True)
        self.recover_button = plain_button(self.tr("&Recover"), self._recover)
        self.discard_button = plain_button(self.tr("&Discard…"), self._discard)
        self.later_button = plain_button(self.tr("Keep for &Later"), self._leave)
        self.recover_all = plain_button(self.tr("Recover &All"), self._recover_all)
        self.discard_all = plain_button(self.tr("D&iscard All…"), self._discard_all)
        self.later_all = plain_button(self.tr("Keep All for La&ter"), self.reject)
        self.recover_button.setDefault(True)
        for_all = QHBoxLayout()
        for button in (self.recover_all, self.discard_all, self.later_all):
            button.setVisible(len(self._remaining) > 1)
            for_all.addWidget(button)
        for_all.addStretch()
        offered = QVBoxLayout()
        offered.addWidget(self.list)
        offered.addLayout(for_all)
        below = QHBoxLayout()
        below.addStretch()
        for button in (self.later_button, self.discard_button, self.recover_button):
            below.addWidget(button)
        shown = QVBoxLayout()
        shown.addWidget(self.preview, 1)
        shown.addWidget(self.description)
        middle = QHBoxLayout()
        middle.addLayout(offered, 3)
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
        self._replaying.stop()
        recovery = self._current
        if recovery is None:
            return
        session = self._sessions[self._remaining.index(recovery)]
        self.recover_button.setEnabled(session is not None)
        if session is not None:
            self._replaying.run(self._show_session(session))
        if session is None or self._replaying.running:
            self.preview.board.setVisible(False)
        with dialogs.busy_cursor():
            self.description.setText(self._description(recovery))

    def _show_session(self, session: Session) -> Iterator[None]:
        """Show the position of a session as soon as the moves before it are replayed."""
        yield from session.replay_steps()
        self.preview.board.setVisible(True)
        self.preview.show_session(session)

    def _recover(self) -> None:
        recovery = self._current
        if recovery is not None and recovery.state is not None:
            self._forget(recovery)
            self.recovered.emit(recovery)

    def _discard(self) -> None:
        recovery = self._current
        if recovery is None:
            return
        question = self.tr("Discard the unsaved changes to {name}? This can't be undone.")
        if dialogs.confirm(self, question.format(name=recovery_name(recovery)), self.tr("Discard")):
            recovery.discard()
            self._forget(recovery)

    def _leave(self) -> None:
        recovery = self._current
        if recovery is not None:
            recovery.release()
            self._forget(recovery)

    def _recover_all(self) -> None:
        """Recover all readable records; damaged ones stay in the list."""
        for recovery in [each for each in self._remaining if each.state is not None]:
            self._forget(recovery)
            self.recovered.emit(recovery)

    def _discard_all(self) -> None:
        count = len(self._remaining)
        question = self.tr(
            "Discard the unsaved changes to all %n records? This can't be undone.", "", count
        )
        if dialogs.confirm(self, question, self.tr("Discard All")):
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
        """Close the dialog; records that the user has not decided on are kept for the next
        start.
        """
        while self._remaining:
            self._remaining.pop().release()
        super().done(result)


def _session(recovery: Recovery) -> Session | None:
    """Return a session of the recovered current game at its cursor, or None if it can't be read."""
    if recovery.state is None:
        return None
    session = Session(recovery.games[recovery.state.game])
    session.go_to(recovery.state.cursor)
    return session
