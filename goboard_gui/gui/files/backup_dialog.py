"""The dialog for opening a backup of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...display_text import escape_name
from ...files.errors import ReadError
from ...files.game_comparison import count_differences
from ...files.sgf.reading import read_sgf_file
from ..core.i18n import format_time
from ..widgets import dialogs
from ..widgets.labels import PlainLabel
from ..wording import error_messages
from .recovery_dialog import changes_text
from .version_view import VersionView

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...diagram.theme import Theme
    from ...files.sgf.reading import SgfFile
    from ...files.storage.backup import Backup
    from ...record import Tree
    from ..core.view_settings import ViewSettings


class BackupDialog(QDialog):
    """Dialog with a list of backups and the final position of the selected one."""

    def __init__(
        self,
        path: Path,
        backups: Sequence[Backup],
        games: Sequence[Tree],
        view_settings: ViewSettings,
        theme: Theme,
        parent: QWidget | None = None,
        remembered: Sequence[str] = (),
    ) -> None:
        """Create the dialog for the backups of a file; each backup is compared with ``games``.

        ``remembered`` is as in `decoding.decode`.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open Backup"))
        self.resize(760, 520)
        self._backups = backups
        self._games = games
        self._remembered = remembered
        self._read: SgfFile | None = None
        self.list = self._list()
        self.view = VersionView(self.tr("End of the game"), view_settings, theme)
        self.account = PlainLabel()
        self.account.setWordWrap(True)
        self.account.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self.account.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        ok, cancel = QDialogButtonBox.StandardButton.Open, QDialogButtonBox.StandardButton.Cancel
        self.buttons = QDialogButtonBox(ok | cancel)
        self.open_button = self.buttons.button(ok)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.list.itemActivated.connect(self.open_button.click)
        self._lay_out(path)
        self.list.currentItemChanged.connect(self._show_current)
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.open_button.setEnabled(self._read is not None)

    @property
    def selected_file(self) -> SgfFile | None:
        """The contents of the selected backup, or None if it can't be read."""
        return self._read

    def _list(self) -> QTreeWidget:
        table = QTreeWidget()
        table.setAccessibleName(self.tr("Backups"))
        table.setHeaderLabels([self.tr("Date"), self.tr("Size")])
        table.setRootIsDecorated(False)
        table.setAllColumnsShowFocus(True)
        locale = QLocale()
        for backup in self._backups:
            when = format_time(backup.when.timestamp())
            texts = [when, locale.formattedDataSize(backup.size)]
            item = QTreeWidgetItem(table, texts)
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        columns = table.header()
        columns.setStretchLastSection(False)
        columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        columns.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        return table

    def _lay_out(self, path: Path) -> None:
        text = self.tr(
            "Earlier versions of {name}, kept when it was saved. Opening one counts "
            "as an edit: the file doesn't change until you save."
        )
        intro = PlainLabel(
            text.format(name=escape_name(path.name))
            if self._backups
            else self._no_backup_text(path)
        )
        intro.setWordWrap(True)
        right = QVBoxLayout()
        right.addWidget(self.view, 1)
        right.addWidget(self.account)
        middle = QHBoxLayout()
        middle.addWidget(self.list, 2)
        middle.addLayout(right, 3)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addLayout(middle, 1)
        column.addWidget(self.buttons)

    def _no_backup_text(self, path: Path) -> str:
        text = self.tr(
            "There are no backups of {name} yet. One is made when you save changes to the file."
        )
        return text.format(name=escape_name(path.name))

    def _show_current(self) -> None:
        row = self.list.currentIndex().row()
        self._read, text = None, ""
        with dialogs.busy_cursor():
            try:
                self._read = read_sgf_file(self._backups[row].path, remembered=self._remembered)
                changes = count_differences(self._games, self._read.games)
                text = self.tr("Compared with this window: {changes}")
                text = text.format(changes=changes_text(changes))
            except ReadError as error:
                text = error_messages.describe_error(error)
        tree = self._read.games[0] if self._read else None
        self.view.show_node(tree, tree.main_line()[-1] if tree else None)
        self.account.setText(text)
        self.open_button.setEnabled(self._read is not None)
