"""List of the lines that an engine and the program have exchanged."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontDatabase, QKeySequence, QPalette
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QStyleOptionViewItem

from ...display_text import clip_text, escape_message
from ...engine.transcript import MOST_LINES, Stream
from ..core.qt_strings import to_qt
from ..widgets.highlight_delegate import HighlightDelegate

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from ...engine.transcript import Transcript, TranscriptLine

MATCH_ROLE = Qt.ItemDataRole.UserRole
"""Item role of the matched parts of a row."""
LONGEST_ROW = 200
"""The number of characters of a line that a row shows."""
_MARKS = {Stream.SENT: ">", Stream.RECEIVED: "<", Stream.ERRORS: "!"}
_EXCESS = 1.25
"""How much more than the transcript keeps the list may keep, so that it seldom is made again."""
_COLOURS = {
    Stream.SENT: (QColor("#1d5fa8"), QColor("#8ab8ff")),
    Stream.ERRORS: (QColor("#b02a10"), QColor("#ff9a80")),
}
"""The colours of lines on light and on dark backgrounds, where they are not those of text."""
_PADDING = 2
_Index = QModelIndex | QPersistentModelIndex


def marked_text(line: TranscriptLine) -> str:
    """Return a line with a mark for its direction."""
    return f"{_MARKS[line.stream]} {line.text}"


class TranscriptModel(QAbstractListModel):
    """List model with a row for each line of a transcript, and a query that finds rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._transcript: Transcript | None = None
        self.lines: list[TranscriptLine] = []
        self._sizes = dict.fromkeys(Stream, 0)
        self._counts = dict.fromkeys(Stream, 0)
        self._query: re.Pattern[str] | None = None
        self.matches: list[int] = []
        """The rows with matches, in order."""

    def show_transcript(self, transcript: Transcript | None) -> None:
        """Show another transcript, or none."""
        if transcript is not self._transcript:
            self._transcript = transcript
            self._read_again()

    def add_new_lines(self) -> None:
        """Append the lines that were written since the last time, and remove dropped ones."""
        if self._transcript is None:
            return
        lines = self._transcript.since(self.lines[-1].serial + 1 if self.lines else 0)
        if not lines:
            return
        self._count(lines)
        if self._keeps_too_much():
            self._read_again()
            return
        first = len(self.lines)
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self.lines += lines
        self._find_from(first)
        self.endInsertRows()

    def find(self, query: str) -> None:
        """Find the rows that contain a text, in either case; an empty one finds none."""
        self._query = re.compile(re.escape(query), re.IGNORECASE) if query else None
        self.matches = []
        self._find_from(0)
        if self.lines:
            ends = self.index(0), self.index(len(self.lines) - 1)
            self.dataChanged.emit(*ends, [MATCH_ROLE])

    def row_of(self, serial: int) -> int:
        """Return the row of the line with a serial number, or the next one."""
        return bisect_left(self.lines, serial, key=lambda line: line.serial)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(self.lines[index.row()])
            case Qt.ItemDataRole.ForegroundRole:
                return _colour(self.lines[index.row()].stream)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken_text(self.lines[index.row()])
            case _ if role == MATCH_ROLE and self._query is not None:
                text = self._text(self.lines[index.row()])
                # The mark of the direction is not searched.
                found = self._query.finditer(text, 2)
                return [(match.start(), match.end() - match.start()) for match in found]
        return None

    def _text(self, line: TranscriptLine) -> str:
        text = clip_text(line.text, LONGEST_ROW)
        return to_qt(escape_message(f"{_MARKS[line.stream]} {text}"))

    def _spoken_text(self, line: TranscriptLine) -> str:
        templates = {
            Stream.SENT: self.tr("Sent: {line}"),
            Stream.RECEIVED: self.tr("Received: {line}"),
            Stream.ERRORS: self.tr("Error output: {line}"),
        }
        text = to_qt(escape_message(clip_text(line.text, LONGEST_ROW)))
        return templates[line.stream].format(line=text)

    def _read_again(self) -> None:
        self.beginResetModel()
        self.lines = [] if self._transcript is None else self._transcript.since()
        self._sizes = dict.fromkeys(Stream, 0)
        self._counts = dict.fromkeys(Stream, 0)
        self._count(self.lines)
        self.matches = []
        self._find_from(0)
        self.endResetModel()

    def _count(self, lines: list[TranscriptLine]) -> None:
        for stream in Stream:
            lengths = [len(text) for _, each, text in lines if each is stream]
            self._sizes[stream] += sum(lengths) + len(lengths)
            self._counts[stream] += len(lengths)

    def _keeps_too_much(self) -> bool:
        """Return whether there are many lines that the transcript has dropped."""
        assert self._transcript is not None
        characters, lines = max(self._sizes.values()), max(self._counts.values())
        return characters > _EXCESS * self._transcript.limit or lines > _EXCESS * MOST_LINES

    def _find_from(self, row: int) -> None:
        if self._query is not None:
            search = self._query.search
            lines = enumerate(self.lines[row:], row)
            self.matches += [at for at, line in lines if search(line.text)]


class TranscriptView(QListView):
    """List of a transcript; it follows new lines while it is scrolled to the end."""

    selected = Signal()
    """Emitted when another line, or none, has become the current one."""

    def __init__(self) -> None:
        super().__init__()
        self.transcript = TranscriptModel(self)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setItemDelegate(_RowDelegate(MATCH_ROLE, self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._at_end = True
        self._top: int | None = None
        self._current: int | None = None
        self.transcript.rowsAboutToBeInserted.connect(self._remember_end)
        self.transcript.modelAboutToBeReset.connect(self._remember_place)
        self.setModel(self.transcript)
        self.transcript.rowsInserted.connect(self._follow_end)
        self.transcript.modelReset.connect(self._restore_place)
        self.verticalScrollBar().rangeChanged.connect(self._follow_end)

    @property
    def current_line(self) -> TranscriptLine | None:
        """The current line, or None."""
        row = self.currentIndex().row()
        return self.transcript.lines[row] if row >= 0 else None

    def show_transcript(self, transcript: Transcript | None) -> None:
        """Show another transcript from its end, or none."""
        self.transcript.show_transcript(transcript)
        self._at_end = True
        self.scrollToBottom()

    def go_to_row(self, row: int) -> None:
        """Make a row the current one, and show it."""
        index = self.transcript.index(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def copy(self) -> None:
        """Copy the selected lines completely."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        if rows:
            lines = [marked_text(self.transcript.lines[row]) for row in rows]
            QApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Ignore typed text, because a search by typing would read all lines."""

    def currentChanged(self, current: _Index, previous: _Index) -> None:  # noqa: N802
        super().currentChanged(current, previous)
        self.selected.emit()

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum()

    def _remember_end(self) -> None:
        self._at_end = self._is_at_end()

    def _follow_end(self) -> None:
        if self._at_end:
            self.scrollToBottom()

    def _remember_place(self) -> None:
        self._remember_end()
        top, current = self.indexAt(self.viewport().rect().topLeft()), self.current_line
        self._top = self.transcript.lines[top.row()].serial if top.isValid() else None
        self._current = None if current is None else current.serial

    def _restore_place(self) -> None:
        lines = self.transcript.lines
        row = len(lines) if self._current is None else self.transcript.row_of(self._current)
        if row < len(lines) and lines[row].serial == self._current:
            self.setCurrentIndex(self.transcript.index(row))
        else:
            self.selected.emit()
        if self._at_end:
            self.scrollToBottom()
        elif self._top is not None and lines:
            top = min(self.transcript.row_of(self._top), len(lines) - 1)
            position = QAbstractItemView.ScrollHint.PositionAtTop
            self.scrollTo(self.transcript.index(top), position)


class _RowDelegate(HighlightDelegate):
    """Delegate for rows of one line, which never are wider than the list."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(1, option.fontMetrics.height() + _PADDING)


def _colour(stream: Stream) -> QColor | None:
    if stream not in _COLOURS:
        return None
    light, dark = _COLOURS[stream]
    base = QApplication.palette().color(QPalette.ColorRole.Base)
    return dark if base.lightness() < 128 else light
