"""Texts about a journal that can be recovered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale

from ...files.errors import ReadError
from ...files.game_comparison import count_differences
from ...files.journal.recovery import FileState, JournalDamage
from ...files.sgf.game_info import read_info
from ...files.sgf.reading import read_sgf_file
from ..core.i18n import tr_noop, translator
from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...diagnostics import DiagnosticCode
    from ...files.game_comparison import DifferenceCounts
    from ...files.journal.recovery import Recovery
    from ...record import Session, Tree

_R = "Recovery"
_tr = translator(_R)

_DAMAGE: Mapping[DiagnosticCode, str] = {
    JournalDamage.UNREADABLE: tr_noop(_R, "What was kept of it cannot be read: {why}"),
    JournalDamage.NEWER: tr_noop(_R, "It was kept by a newer version of the program: {why}"),
    JournalDamage.HEAD: tr_noop(_R, "What was kept of it is damaged; nothing can be made of it."),
    JournalDamage.TAIL: tr_noop(
        _R, "The end of what was kept is damaged; the edits before that are here."
    ),
}
_ON_DISK = {
    FileState.NEVER: tr_noop(_R, "It was never saved."),
    FileState.SAME: tr_noop(_R, "The file on the disk is as it was."),
    FileState.CHANGED: tr_noop(_R, "The file on the disk has changed since."),
    FileState.GONE: tr_noop(_R, "The file is no longer on the disk."),
    FileState.UNREADABLE: tr_noop(_R, "The file on the disk cannot be read."),
}


def name(recovery: Recovery) -> str:
    """Return the name of the file or a suggested one; for unreadable journals, the name of the
    journal."""
    if recovery.head is None:
        return recovery.journal.name
    if recovery.path:
        return recovery.path.name
    state = recovery.state
    suggested = read_info(state.games[state.game]).suggested_file_name() if state else None
    return suggested or _tr(tr_noop(_R, "Untitled"))


def folder(recovery: Recovery) -> str:
    """Return the folder of the file."""
    return str(recovery.path.parent) if recovery.path else ""


def edits(recovery: Recovery) -> str:
    """Return the number of edits."""
    return str(recovery.edits) if recovery.state else ""


def last_edit(recovery: Recovery) -> str:
    """Return the time of the last edit."""
    time = QDateTime.fromSecsSinceEpoch(int(recovery.when))
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)


def position(recovery: Recovery, session: Session | None) -> str:
    """Return the game and move at the cursor."""
    if session is None or recovery.state is None:
        return ""
    move = _tr(tr_noop(_R, "Move {move}")).format(move=session.step.number)
    games = len(recovery.games)
    if games == 1:
        return move
    which = _tr(tr_noop(_R, "game {game} of {games}"))
    return f"{move}, {which.format(game=recovery.state.game + 1, games=games)}"


def description(recovery: Recovery) -> str:
    """Return what differs from the file, the state of the file, and any damage."""
    sentences = []
    if recovery.damage is not None:
        text = _DAMAGE[recovery.damage.code]
        sentences.append(_tr(text).format(why=recovery.damage.arguments["detail"]))
        sentences.append(str(recovery.journal))
    on_disk = recovery.on_disk()
    if recovery.path is not None:
        sentences.append(str(recovery.path))
    if recovery.head is not None:
        sentences.append(_tr(_ON_DISK[on_disk]))
    if recovery.state is not None:
        sentences.append(_difference(recovery, on_disk))
    return "\n".join(sentences)


def _difference(recovery: Recovery, on_disk: FileState) -> str:
    games: Sequence[Tree] | None = None
    if recovery.path is not None and on_disk in (FileState.SAME, FileState.CHANGED):
        try:
            games = read_sgf_file(recovery.path).games
        except ReadError as error:
            return error_messages.describe(error)
    if games is None:
        return _tr(tr_noop(_R, "Nodes: {count}")).format(
            count=count_differences((), recovery.games).added
        )
    return _changes_against_file(count_differences(games, recovery.games))


def _changes_against_file(changes: DifferenceCounts) -> str:
    return _tr(tr_noop(_R, "Against the file: {changes}")).format(changes=changes_text(changes))


def changes_text(changes: DifferenceCounts) -> str:
    """Summarise the changes between two versions: nodes added, removed and changed."""
    if changes.reordered:
        return _tr(tr_noop(_R, "variations or games are in another order."))
    if not changes:
        return _tr(tr_noop(_R, "no difference."))
    return _tr(
        tr_noop(_R, "nodes added: {added} · removed: {removed} · changed: {changed}")
    ).format(added=changes.added, removed=changes.removed, changed=changes.changed)
