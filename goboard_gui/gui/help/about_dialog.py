"""About dialog: version, licence, libraries and folders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from ... import __version__
from ...assets import resource_path
from ..core.versions import versions
from ..widgets.labels import PlainLabel
from ..widgets.text_fields import ReportText

if TYPE_CHECKING:
    from ..core.settings import Settings

_ICON = 64


class AboutDialog(QDialog):
    """Dialog that shows information about the program as selectable text, for use in bug
    reports.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Goboard"))
        self.facts = ReportText(self._facts(settings), self.tr("Versions and folders"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.copy_button = buttons.addButton(self.tr("&Copy"), action)
        self.copy_button.clicked.connect(self.copy)
        buttons.addButton(self.tr("About &Qt"), action).clicked.connect(QApplication.aboutQt)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(self._head())
        column.addWidget(self.facts)
        column.addWidget(buttons)
        self.resize(620, 460)

    def _head(self) -> QHBoxLayout:
        picture = PlainLabel()
        icon = QIcon(str(resource_path("icons", "io.github.goboard.Goboard.svg")))
        picture.setPixmap(icon.pixmap(_ICON, _ICON))
        text = PlainLabel(
            self.tr(
                "Record Go games by clicking, study positions in the notation you choose, "
                "and print annotated diagrams.\n\nFree software under the MIT licence. Qt "
                "is used under the LGPL."
            )
        )
        text.setWordWrap(True)
        name = PlainLabel(f"Goboard {__version__}")
        font = name.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.4)
        name.setFont(font)
        words = QVBoxLayout()
        words.addWidget(name)
        words.addWidget(text)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _facts(self, settings: Settings) -> str:
        rows = [*versions(), *self._folders(settings)]
        wide = max(len(name) for name, _ in rows)
        return "\n".join(f"{name:<{wide}}  {value}" for name, value in rows)

    def _folders(self, settings: Settings) -> list[tuple[str, str]]:
        """Return the labels and paths of the folders and files that the program uses."""
        from ..core.folders import backup_folder, index_folder, journal_folder, report_folder

        return [
            (self.tr("Program"), str(resource_path().parent)),
            (self.tr("Settings"), settings.file_path),
            (self.tr("Recovery"), str(journal_folder())),
            (self.tr("Backups"), str(backup_folder())),
            (self.tr("Collections"), str(index_folder())),
            (self.tr("Error reports"), str(report_folder())),
        ]

    def copy(self) -> None:
        """Copy the displayed information."""
        self.facts.copy_all()
