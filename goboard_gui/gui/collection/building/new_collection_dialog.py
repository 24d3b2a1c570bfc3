"""Dialog that asks for the name and folders of a new collection, or for changed folders."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from ...core.background import DiskTask, query_disk
from ...core.qt_strings import from_qt, to_qt
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.buttons import plain_button
from ...widgets.context_help import help_button
from ...widgets.file_drop import accept_copy, dropped_files
from ...widgets.labels import PlainLabel
from .build_status import file_count_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from ...core.background import Task
    from ...core.settings import Settings
    from .collection_store import CollectionStore


_EVERY = 100
"""Interval in milliseconds at which the number of files counted so far is shown."""


class FolderList(QWidget):
    """Editable list of folders; files in their subfolders are included."""

    changed = Signal()
    """Emitted when folders were added or removed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._settings = settings
        self._count = _FileCount()
        self._task: DiskTask | None = None
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._show_count)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Folders with game records"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setAlternatingRowColors(True)
        self.setFocusProxy(self.list)
        self.setFocusPolicy(self.list.focusPolicy())
        self.add_button = plain_button(self.tr("&Add…"), self.ask_folder)
        self.remove_button = plain_button(self.tr("&Remove"), self.remove_selected)
        self.status = PlainLabel()
        self.status.setWordWrap(True)
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
        column.addWidget(self.status)

    @property
    def folders(self) -> list[Path]:
        """The folders, in the order they were added."""
        return [Path(from_qt(self.list.item(row).text())) for row in range(self.list.count())]

    def add_folders(self, folders: Iterable[Path]) -> None:
        """Add folders that are not in the list yet, not even under another path."""
        from ....game_index.record_files import distinct_folders

        known = self.folders
        together = [*known, *(folder.absolute() for folder in folders)]
        found = query_disk(partial(distinct_folders, together), list(dict.fromkeys(together)))
        for folder in found:
            if folder not in known:
                self.list.addItem(to_qt(str(folder)))
        self._refresh()

    def remove_selected(self) -> None:
        """Remove the selected folders from the list; nothing is deleted from disk."""
        for item in self.list.selectedItems():
            self.list.takeItem(self.list.row(item))
        self._refresh()

    def ask_folder(self) -> None:
        """Ask the user for a folder and add it."""
        begin = self.folders[-1].parent if self.folders else self._settings.get(LAST_FOLDER)
        folder = dialogs.ask_folder(self, self.tr("Add Folder"), str(begin))
        if folder is not None:
            self.add_folders([folder])

    def _refresh(self) -> None:
        self._enable()
        self.stop_work()
        self.status.clear()
        if self.folders:
            count = self._count = _FileCount()
            self._task = DiskTask(partial(count.run, self.folders), self._end, awaited=True)
            self._timer.start()
            self._task.wait_briefly()
        else:
            self.status.setText(self.tr("Add folders with game records, or drop them here."))
        self.changed.emit()

    def stop_work(self) -> None:
        """Stop counting; `closing.dispose` calls this when the dialog closes."""
        self._timer.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _enable(self) -> None:
        self.remove_button.setEnabled(bool(self.list.selectedItems()))

    def _show_count(self) -> None:
        self.status.setText(self.tr("%Ln files so far…", "", self._count.files))

    def _end(self, _result: object) -> None:
        self._timer.stop()
        self._task = None
        self.status.setText(file_count_text(self._count.files))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _folders(event.mimeData()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.add_folders(_folders(event.mimeData()))
        accept_copy(event)


class _FileCount:
    """Counter of the record files in folders, which runs in a thread."""

    def __init__(self) -> None:
        self.files = 0

    def run(self, folders: Iterable[Path], task: Task) -> None:
        """Count the record files in the folders, pausing regularly for the main thread."""
        from ....game_index.record_files import scan_folders

        for _ in scan_folders(folders):
            self.files += 1
            task.pause()


def _folders(data: QMimeData) -> list[Path]:
    """Return the dragged folders, and the folders that contain dragged files."""
    paths = dropped_files(data)
    return query_disk(
        lambda: [path if path.is_dir() else path.parent for path in paths],
        [path if not path.suffix else path.parent for path in paths],
    )


@dataclass(frozen=True)
class BuildRequest:
    """The index to build, its source folders, whether to read unchanged files again, and whether to
    index variations, too; None keeps what the index has.
    """

    index: Path
    folders: tuple[Path, ...]
    thorough: bool = False
    variations: bool | None = None


class NewCollectionDialog(QDialog):
    """Dialog that asks for the name and folders of a new index, or for the folders of an existing
    one.
    """

    def __init__(
        self,
        store: CollectionStore,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        index: Path | None = None,
        folders: Iterable[Path] = (),
        variations: bool = False,
    ) -> None:
        """Create the dialog; ``index`` is the index to update, or None for a new one.

        ``variations`` is whether it contains variations now.
        """
        super().__init__(parent)
        self._store = store
        self._index = index
        self._suggested = ""
        self.name = QLineEdit(index.name if index is not None else "")
        self.name.setEnabled(index is None)
        self.folders = FolderList(settings)
        self.thorough = QCheckBox(self.tr("Read &every file again, even if unchanged"))
        self.thorough.setVisible(index is not None)
        self.variations = QCheckBox(self.tr("Index &variations, too"))
        self.variations.setChecked(variations)
        self.variations.setToolTip(
            self.tr("Find positions and regions in all variations, not only in main lines")
        )
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self._make_buttons()
        self._lay_out()
        self.folders.changed.connect(self._suggest)
        self.folders.changed.connect(self._enable)
        self.name.textChanged.connect(self._enable)
        self.folders.add_folders(folders)
        self.resize(560, 360)
        (self.name if index is None else self.folders.list).setFocus()

    def _make_buttons(self) -> None:
        new = self._index is None
        self.setWindowTitle(self.tr("New Collection") if new else self.tr("Update Collection"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.build_button = self.buttons.addButton(
            self.tr("&Build") if new else self.tr("&Update"),
            QDialogButtonBox.ButtonRole.AcceptRole,
        )
        self.buttons.addButton(help_button(self), QDialogButtonBox.ButtonRole.HelpRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        label = PlainLabel(
            self.tr(
                "All game records in these folders and their subfolders are indexed. The "
                "files themselves are never changed."
            )
        )
        label.setWordWrap(True)
        form = QFormLayout()
        form.addRow(self.tr("&Name:"), self.name)
        form.addRow(self.tr("&Folders:"), self.folders)
        column = QVBoxLayout(self)
        column.addWidget(label)
        column.addLayout(form, 1)
        column.addWidget(self.variations)
        column.addWidget(self.thorough)
        column.addWidget(self.problem)
        column.addWidget(self.buttons)
        self.build_button.setDefault(True)

    @property
    def build_request(self) -> BuildRequest | None:
        """The requested build, or None while the input is incomplete."""
        place = self._index_folder
        folders = tuple(self.folders.folders)
        if place is None or not folders or self._problem:
            return None
        return BuildRequest(place, folders, self.thorough.isChecked(), self.variations.isChecked())

    @property
    def _index_folder(self) -> Path | None:
        return self._index or self._store.path_for(from_qt(self.name.text()))

    @property
    def _problem(self) -> str:
        """A message about an unusable name, or an empty string."""
        place = self._index_folder
        if self._index is None and place is not None and place.exists():
            return self.tr("A collection with this name already exists.")
        return ""

    def _suggest(self) -> None:
        """Suggest the name of the first folder, unless the user has typed a name."""
        folders = self.folders.folders
        if self._index is None and self.name.text() == self._suggested and folders:
            self._suggested = self._free_name(folders[0].name)
            self.name.setText(self._suggested)

    def _free_name(self, name: str) -> str:
        """Return this name, followed by a number if the name is in use."""
        number, place = 1, self._store.path_for(name)
        while place is not None and place.exists():
            number += 1
            place = self._store.path_for(f"{name} {number}")
        return name if number == 1 else f"{name} {number}"

    def _enable(self) -> None:
        self.problem.setText(self._problem)
        self.problem.setVisible(bool(self._problem))
        self.build_button.setEnabled(self.build_request is not None)
