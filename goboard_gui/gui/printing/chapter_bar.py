"""List of a book's chapters, with buttons to add, remove and reorder them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from ..core.settings import LAST_FOLDER
from ..widgets import dialogs
from ..widgets.buttons import plain_button
from ..widgets.qt_texts import plain_tooltip, to_qt
from ..wording import error_messages
from .chapters import Chapter, FileRecords
from .print_texts import document_type_name

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ..core.settings import Settings
    from .chapters import Chapters, SavedBooks

_MOST_ROWS = 5


class ChapterBar(QWidget):
    """List of chapters, hidden if there is only one."""

    def __init__(
        self,
        chapters: Chapters,
        books: SavedBooks,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._chapters = chapters
        self._books = books
        self._settings = settings
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Chapters"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add_button = plain_button(self.tr("Add records…"), self.ask_for_files)
        self.add_button.setToolTip(
            self.tr(
                "Put other files into the same book, each printed in its own way; "
                "they can also be dropped here"
            )
        )
        self.again_button = plain_button(self.tr("As last time"), self.restore_last)
        self.remove_button = plain_button(self.tr("Remove"), chapters.remove)
        self.up_button = plain_button(self.tr("Up"), partial(chapters.move, -1))
        self.down_button = plain_button(self.tr("Down"), partial(chapters.move, 1))
        self._lay_out()
        self._add_shortcuts()
        self.list.currentRowChanged.connect(self._go_to)
        chapters.changed.connect(self.refresh)
        chapters.current_changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for button in (
            *(self.add_button, self.again_button),
            *(self.remove_button, self.up_button, self.down_button),
        ):
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        column.addLayout(row)

    def _add_shortcuts(self) -> None:
        chapters = self._chapters
        for keys, slot in (
            (QKeySequence.StandardKey.Delete, chapters.remove),
            ("Alt+Up", partial(chapters.move, -1)),
            ("Alt+Down", partial(chapters.move, 1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)

    def refresh(self) -> None:
        """Update the list and the buttons."""
        chapters, index = self._chapters.all, self._chapters.index
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItems([self._title(chapter) for chapter in chapters])
            self.list.setCurrentRow(index)
        several = len(chapters) > 1
        for widget in (self.list, self.remove_button, self.up_button, self.down_button):
            widget.setVisible(several)
        self._show_last_time(several)
        self.up_button.setEnabled(index > 0)
        self.down_button.setEnabled(index < len(chapters) - 1)
        rows = min(len(chapters), _MOST_ROWS)
        self.list.setFixedHeight(
            rows * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth() if several else 0
        )

    def _show_last_time(self, several: bool) -> None:
        """Offer to restore the last book that began with this file, naming its records."""
        kept = [] if several else self._books.beginning_with(self._chapters.all[0].records.path)
        names = ", ".join(to_qt(one.path.name) for one in kept[1:])
        tip = self.tr("Add {names}, and choose for all what the last book had").format(names=names)
        self.again_button.setToolTip(plain_tooltip(tip))
        self.again_button.setVisible(bool(kept))

    def _title(self, chapter: Chapter) -> str:
        path = chapter.records.path
        name = to_qt(path.name) if path is not None else self.tr("Untitled")
        material = document_type_name(chapter.choices.edition.material)
        return self.tr("{name}: {material}").format(name=name, material=material)

    def _go_to(self, index: int) -> None:
        if index >= 0:
            self._chapters.select(index)

    def ask_for_files(self) -> None:
        """Ask for files and add their records."""
        path = self._chapters.current.records.path
        folder = str(path.parent) if path is not None else self._settings.get(LAST_FOLDER)
        title = self.tr("Add records to the book")
        self.add(dialogs.ask_open_paths(self, title, folder))

    def restore_last(self) -> None:
        """Restore the last book that began with this file."""
        (first,) = self._chapters.all
        kept, *others = self._books.beginning_with(first.records.path)
        begun = Chapter(first.records, self._books.choices_of(kept))
        added = [
            Chapter(records, self._books.choices_of(one))
            for one in others
            for records in read_records([one.path], self)
        ]
        self._chapters.replace_all([begun, *added], 0)

    def add(self, paths: Iterable[Path]) -> None:
        """Add the records of files; report and skip files that can't be read."""
        self._chapters.add(read_records(paths, self))


def read_records(paths: Iterable[Path], parent: QWidget) -> list[FileRecords]:
    """Read files; report and skip those that can't be read."""
    from ...files.errors import ReadError
    from ...files.opening import open_path

    found = []
    for path in paths:
        try:
            with dialogs.busy():
                found.append(FileRecords(path, open_path(path).games))
        except ReadError as error:
            dialogs.show_error(parent, error_messages.describe(error))
    return found
