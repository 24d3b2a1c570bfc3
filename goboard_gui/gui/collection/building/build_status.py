"""Display of index builds in a window: progress, messages and their texts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from ....display_text import escape_name
from ....game_index.errors import IndexErrorCode, UnusableIndexError
from ...core.i18n import format_number, tr_noop, translator
from ...widgets.labels import ElidedLabel, PlainLabel
from ...widgets.message_row import MessageAction
from ...widgets.progress_row import ProgressRow
from ...widgets.qt_texts import as_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from ....game_index.progress import Progress
    from ....game_index.staleness import CollectionChanges
    from ...board.message_strip import MessageStrip
    from .builder import BuildPace

_B = "BuildTexts"
_tr = translator(_B)

_MINUTE, _HOUR = 60, 3600


def file_count_text(count: int) -> str:
    """Return the text about how many files in the chosen folders may be game records."""
    if not count:
        return _tr(tr_noop(_B, "No game records found in these folders."))
    return _tr(tr_noop(_B, "%Ln possible game records found."), count)


def progress_text(pace: BuildPace) -> str:
    """Return one line about a running build: progress, speed, time left and failures so far."""
    progress = pace.progress
    if progress is None:
        return _tr(tr_noop(_B, "Looking for files…"))
    if progress.done == progress.files:
        return _with_failures(_tr(tr_noop(_B, "Finishing the index…")), progress)
    counted = _tr(tr_noop(_B, "{done} of %Ln files"), progress.files)
    parts = [counted.format(done=format_number(progress.done))]
    if pace.games_per_second:
        speed = _tr(tr_noop(_B, "{count} games/s"))
        parts.append(speed.format(count=format_number(_rounded(pace.games_per_second))))
    if pace.seconds_left is not None:
        parts.append(_time_left_text(pace.seconds_left))
    return _with_failures(" · ".join(parts), progress)


def _with_failures(text: str, progress: Progress) -> str:
    if not progress.failed:
        return text
    failed = _tr(tr_noop(_B, "{count} unreadable")).format(count=format_number(progress.failed))
    return f"{text} · {failed}"


def _rounded(speed: float) -> int:
    """Round a speed so that the displayed digits do not change all the time."""
    step = 100 if speed >= 1000 else 10 if speed >= 100 else 1
    return step * round(speed / step)


def _time_left_text(seconds: float) -> str:
    """Return the text for the time left, in a suitable unit."""
    if seconds < 10:
        return _tr(tr_noop(_B, "{count} s left")).format(count=max(1, round(seconds)))
    if seconds < _MINUTE:
        return _tr(tr_noop(_B, "{count} s left")).format(count=5 * round(seconds / 5))
    if seconds < _HOUR:
        return _tr(tr_noop(_B, "{count} min left")).format(count=round(seconds / _MINUTE))
    return _tr(tr_noop(_B, "{count} h left")).format(count=format_number(seconds / _HOUR, 1))


def build_finished_text(name: str, games: int, failures: int) -> str:
    """Return the message about a finished build."""
    text = _tr(tr_noop(_B, "“{name}” is ready: %Ln games."), games).format(name=name)
    if not failures:
        return text
    lacking = _tr(tr_noop(_B, "Unreadable files: {count}."))
    return f"{text} {lacking.format(count=format_number(failures))}"


def build_cancelled_text(name: str, progress: Progress | None, games: int) -> str:
    """Return the message about a cancelled build and the games that it has read."""
    if progress is None or not games:
        return _tr(
            tr_noop(_B, "Indexing “{name}” was cancelled before any games were read.")
        ).format(name=name)
    text = tr_noop(
        _B,
        "Indexing “{name}” was cancelled after {done} of {files} files. The %Ln "
        "games read so far can be used.",
    )
    done, of = format_number(progress.done), format_number(progress.files)
    return _tr(text, games).format(name=escape_name(name), done=done, files=of)


def changed_files_text(name: str, found: CollectionChanges) -> str:
    """Return the message about files that have changed since the index was built."""
    if found.missing:
        message = _tr(
            tr_noop(_B, "Couldn't check “{name}” for changes: folder {folder} not found.")
        )
        return message.format(name=escape_name(name), folder=escape_name(str(found.missing[0])))
    kinds = (
        (found.added, tr_noop(_B, "{count} new")),
        (found.changed, tr_noop(_B, "{count} changed")),
        (found.gone, tr_noop(_B, "{count} missing")),
    )
    parts = [_tr(text).format(count=format_number(count)) for count, text in kinds if count]
    return _tr(tr_noop(_B, "Files in “{name}” have changed: {changes}.")).format(
        name=escape_name(name), changes=", ".join(parts)
    )


def damaged_index_text(kept: str) -> str:
    """Return the message that a build has renamed a damaged index.

    ``kept`` is the path of its database inside the folder of the index.
    """
    return _tr(tr_noop(_B, "The damaged index was renamed to {kept}.")).format(
        kept=escape_name(kept)
    )


def opening_text(folder: Path, *, stalled: bool) -> str:
    """Return the message that an index is being opened, which takes time."""
    text = tr_noop(_B, "Opening index “{name}”…")
    if stalled:
        text = tr_noop(_B, "Opening index “{name}”: still waiting for the disk…")
    return _tr(text).format(name=escape_name(folder.name))


_UNUSABLE = {
    IndexErrorCode.BUSY: tr_noop(_B, "Another program is using this index."),
    IndexErrorCode.DAMAGED: tr_noop(
        _B, "The index “{name}” is damaged ({why}). Your game records are not affected."
    ),
    IndexErrorCode.MISSING: tr_noop(_B, "No collection index found in {folder}."),
    IndexErrorCode.OTHER_VERSION: tr_noop(
        _B, "The index “{name}” was created by another version of Goboard."
    ),
    IndexErrorCode.OUT_OF_RESOURCES: tr_noop(
        _B, "The index “{name}” can't be used at the moment ({why})."
    ),
}


_NEWER = tr_noop(
    _B,
    "The index “{name}” was created by a newer version of Goboard. Use that version to open it.",
)


def unusable_index_text(folder: Path, error: Exception) -> str:
    """Return the message that explains why the index in a folder cannot be used."""
    if not isinstance(error, UnusableIndexError):
        text, why = _UNUSABLE[IndexErrorCode.OUT_OF_RESOURCES], str(error)
    elif error.newer:
        text, why = _NEWER, ""
    else:
        text, why = _UNUSABLE[error.code], error.detail
    return _tr(text).format(name=escape_name(folder.name), folder=escape_name(str(folder)), why=why)


_BAR_WIDTH = 90


class BuildProgressRow(ProgressRow):
    """A row with the progress of a build, as high as a line of text, for a status bar."""

    def __init__(self) -> None:
        super().__init__(on_board=True)
        self._title = ""
        self.hide()

    def _make_label(self) -> PlainLabel:
        return ElidedLabel()

    def _lay_out(self) -> None:
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(_BAR_WIDTH)
        line = self.fontMetrics().height()
        self.bar.setFixedHeight(line // 2)
        self.cancel_button.setFixedHeight(line + 4)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.bar)
        row.addWidget(self.cancel_button)

    def show_start(self, name: str) -> None:
        """Show that the index of the collection with this name is being built."""
        self._title = self.tr("Building index “{name}”").format(name=name)
        self.bar.setAccessibleName(self._title)
        self.show_progress(0, 0)
        self._show_text("")
        self.cancel_button.setEnabled(True)
        self.show()

    def show_pace(self, pace: BuildPace) -> None:
        """Show the progress and the speed of the build."""
        self._show_text(progress_text(pace))
        progress = pace.progress
        if progress is not None and progress.done < progress.files:
            self.show_progress(progress.done, progress.files)
        else:
            self.show_progress(0, 0)

    def show_cancelling(self) -> None:
        """Show that the build was cancelled and that the games read so far are being saved."""
        self.cancel_button.setEnabled(False)
        self.show_progress(0, 0)
        self._show_text(self.tr("Saving the games read so far…"))

    def _show_text(self, text: str) -> None:
        whole = " · ".join(filter(None, (self._title, text)))
        self.label.setText(whole)
        self.label.setToolTip(as_tip(whole))
        self.bar.setAccessibleDescription(text)


class BuildStatus(QObject):
    """The progress of an index build in the status bar, and the message that follows it in the
    message strip.

    The strip shows one message about collections at a time. The board keeps its place.
    """

    cancelled = Signal()
    """Emitted when the user cancels the build."""

    def __init__(self, strip: MessageStrip, parent: QObject) -> None:
        super().__init__(parent)
        self.progress_row = BuildProgressRow()
        """The row for the status bar."""
        self._strip = strip
        self._problem = self._result = ""
        self.progress_row.cancelled.connect(self.cancelled)

    def show_progress(self, name: str) -> None:
        """Show the progress of a build that is starting, with the name of its collection, instead
        of a message.
        """
        self.clear()
        self.progress_row.show_start(name)

    def show_problem(self, text: str, *offers: MessageAction) -> None:
        """Show a problem or a question until it is closed or resolved, or an offer is chosen."""
        self.clear()
        self._problem = text
        self._strip.pin_message(text, *self._actions(offers))

    def show_result(self, text: str, *offers: MessageAction) -> None:
        """Show the result of a build as a notice."""
        self.clear()
        self._result = text
        self._strip.show_notice(text, *self._actions(offers))

    def clear(self) -> None:
        """Remove the message and the progress."""
        self.progress_row.hide()
        self._strip.unpin_message(self._problem)
        if self._result and self._strip.notice == self._result:
            self._strip.clear_notice()
        self._problem = self._result = ""

    def _actions(self, offers: Iterable[MessageAction]) -> list[MessageAction]:
        """Return actions that remove the message first."""

        def clear_and_run(action: Callable[[], object]) -> None:
            self.clear()
            action()

        return [MessageAction(offer.text, partial(clear_and_run, offer.action)) for offer in offers]
