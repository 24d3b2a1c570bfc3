"""The folders of a collection: added, dropped and taken out, with the number of files in them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from ...core.idle_tasks import IdleTask
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.buttons import plain_button
from ...widgets.file_drop import dropped_files
from ...widgets.qt_texts import from_qt, to_qt
from . import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from ...core.settings import Settings


class FolderList(QWidget):
    """What counts are the files in them and below them."""

    changed = Signal()
    """There are others."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._settings = settings
        self._count = 0
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._tell)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Folders with records"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setAlternatingRowColors(True)
        self.setFocusProxy(self.list)
        self.setFocusPolicy(self.list.focusPolicy())
        self.add_button = plain_button(self.tr("&Add…"), self.ask)
        self.remove_button = plain_button(self.tr("&Remove"), self.remove)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self._lay_out()
        self.list.itemSelectionChanged.connect(self._enable)
        self._refresh()

    def _lay_out(self) -> None:
        beside = QVBoxLayout()
        beside.addWidget(self.add_button)
        beside.addWidget(self.remove_button)
        beside.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addLayout(beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row, 1)
        column.addWidget(self.told)

    @property
    def folders(self) -> list[Path]:
        """The folders, in the order in which they came."""
        return [Path(from_qt(self.list.item(row).text())) for row in range(self.list.count())]

    def add(self, folders: Iterable[Path]) -> None:
        """Add folders that are not there yet, by whatever path."""
        from ....game_index.record_files import distinct_folders

        known = self.folders
        for folder in distinct_folders([*known, *folders]):
            if folder not in known:
                self.list.addItem(to_qt(str(folder)))
        self._refresh()

    def remove(self) -> None:
        """Take those out that are selected; nothing happens to them on the disk."""
        for item in self.list.selectedItems():
            self.list.takeItem(self.list.row(item))
        self._refresh()

    def ask(self) -> None:
        """Ask for another folder."""
        begin = self.folders[-1].parent if self.folders else self._settings.get(LAST_FOLDER)
        folder = dialogs.ask_folder(self, self.tr("A folder with records"), str(begin))
        if folder is not None:
            self.add([folder])

    def _refresh(self) -> None:
        self._enable()
        self._count = 0
        self.told.clear()
        if self.folders:
            self._idle_task.run(self._counting(self.folders))
        else:
            self._idle_task.stop()
            self.told.setText(self.tr("Add folders with records, or drop them here."))
        self.changed.emit()

    def _enable(self) -> None:
        self.remove_button.setEnabled(bool(self.list.selectedItems()))

    def _counting(self, folders: Iterable[Path]) -> Iterator[None]:
        from ....game_index.record_files import scan_folders

        for _ in scan_folders(folders):
            self._count += 1
            yield

    def _tell(self) -> None:
        if self._idle_task.running:
            counted = self.tr("%Ln files so far…", "", self._count)
            self.told.setText(counted)
        else:
            self.told.setText(words.files(self._count))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _folders(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.add(_folders(event.mimeData()))
        event.acceptProposedAction()


def _folders(data: QMimeData) -> list[Path]:
    """The folders among what is dragged, and those of the files among it."""
    return [path if path.is_dir() else path.parent for path in dropped_files(data)]
