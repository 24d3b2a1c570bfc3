"""What a collection is made of: asked for a new one, and when one is brought up to date."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ...widgets.context_help import help_button
from ...widgets.qt_texts import from_qt
from .folder_list import FolderList

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ...core.settings import Settings
    from .store import Store


@dataclass(frozen=True)
class ToBuild:
    """What was chosen."""

    index: Path
    folders: tuple[Path, ...]
    thorough: bool = False


class CollectionDialog(QDialog):
    """Asks for a name and for folders; of an index that there is, for its folders only."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        index: Path | None = None,
        folders: Iterable[Path] = (),
    ) -> None:
        """``index`` is the one to be brought up to date, None for a new one."""
        super().__init__(parent)
        self._store = store
        self._index = index
        self._suggested = ""
        self.name = QLineEdit(index.name if index is not None else "")
        self.name.setEnabled(index is None)
        self.folders = FolderList(settings)
        self.thorough = QCheckBox(self.tr("Read &every file again even if it looks unchanged"))
        self.thorough.setVisible(index is not None)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self._make_buttons()
        self._lay_out()
        self.folders.changed.connect(self._suggest)
        self.folders.changed.connect(self._enable)
        self.name.textChanged.connect(self._enable)
        self.folders.add(folders)
        self.resize(560, 360)
        (self.name if index is None else self.folders.list).setFocus()

    def _make_buttons(self) -> None:
        new = self._index is None
        self.setWindowTitle(self.tr("New collection") if new else self.tr("Update collection"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.build_button = self.buttons.addButton(
            self.tr("&Build") if new else self.tr("&Update"),
            QDialogButtonBox.ButtonRole.AcceptRole,
        )
        self.buttons.addButton(help_button(self), QDialogButtonBox.ButtonRole.HelpRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        told = QLabel(
            self.tr("All records in the folders and below them are read, and never changed.")
        )
        told.setWordWrap(True)
        form = QFormLayout()
        form.addRow(self.tr("&Name:"), self.name)
        form.addRow(self.tr("&Folders:"), self.folders)
        column = QVBoxLayout(self)
        column.addWidget(told)
        column.addLayout(form, 1)
        column.addWidget(self.thorough)
        column.addWidget(self.problem)
        column.addWidget(self.buttons)
        self.build_button.setDefault(True)

    @property
    def chosen(self) -> ToBuild | None:
        """What is to be built; None as long as something is lacking."""
        place = self._place
        folders = tuple(self.folders.folders)
        if place is None or not folders or self._problem:
            return None
        return ToBuild(place, folders, self.thorough.isChecked())

    @property
    def _place(self) -> Path | None:
        return self._index or self._store.place(from_qt(self.name.text()))

    @property
    def _problem(self) -> str:
        """What is wrong with the name that was typed."""
        place = self._place
        if self._index is None and place is not None and place.exists():
            return self.tr("There is a collection of this name already.")
        return ""

    def _suggest(self) -> None:
        """Call it as its first folder is called, until a person calls it otherwise."""
        folders = self.folders.folders
        if self._index is None and self.name.text() == self._suggested and folders:
            self._suggested = self._free(folders[0].name)
            self.name.setText(self._suggested)

    def _free(self, name: str) -> str:
        """A name that nothing is called by yet."""
        number, place = 1, self._store.place(name)
        while place is not None and place.exists():
            number += 1
            place = self._store.place(f"{name} {number}")
        return name if number == 1 else f"{name} {number}"

    def _enable(self) -> None:
        self.problem.setText(self._problem)
        self.problem.setVisible(bool(self._problem))
        self.build_button.setEnabled(self.chosen is not None)
