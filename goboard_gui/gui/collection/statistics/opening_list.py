"""List of the openings in a report: small boards with editable names."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ....files.errors import ReadError
from ....fuseki import Pattern
from ....game_index.statistics.named_openings import (
    opening_tree,
    openings_in,
    read_openings,
    write_openings,
)
from ....game_index.statistics.opening_report import NamedOpening
from ...core import closing
from ...core.settings import LAST_FOLDER, NATURAL_PLACEMENT, THEME, Setting
from ...files.file_loader import FileLoader, size_of
from ...widgets import appearance, dialogs
from ...widgets.qt_texts import from_qt, to_qt
from ...widgets.thumbnails import Thumbnails
from ...wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ....record import Tree
    from ...core.document import Document
    from ...core.settings import Settings
    from ...files.file_loader import LoadResult

SAVED_OPENINGS = Setting("collection/openings", "")
"""The openings of the last report, as SGF."""
MAX_OPENINGS = 60
"""Maximum number of openings in a report."""

_SIDE = 104
_MOST_MOVES = 1000


class OpeningList(QWidget):
    """Editable list of openings, added from the board or from records. The list is saved."""

    changed = Signal()
    """Emitted when openings or their names have changed."""
    reported = Signal(str)
    """Emitted with a message to show, such as the reason why a file could not be read."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self._document = document
        self._settings = settings
        self._entries: list[tuple[NamedOpening, Tree]] = []
        self._waiting: list[Path] = []
        self._pictures = Thumbnails(appearance.board_theme(settings), _SIDE, self)
        self._loader = FileLoader(self)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Openings"))
        self.list.setIconSize(QSize(_SIDE, _SIDE))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self._make_buttons()
        self._lay_out()
        self._connect()
        self._load_saved()

    def _make_buttons(self) -> None:
        self.position_button = QPushButton(self.tr("Add this &position"))
        self.position_button.setToolTip(self.tr("Add the position at the cursor of the window"))
        self.file_button = QPushButton(self.tr("Add a &file…"))
        self.file_button.setToolTip(
            self.tr("Add each game of a record after its first moves; files can also be dropped")
        )
        self.remove_button = QPushButton(self.tr("&Remove"))
        for button in (self.position_button, self.file_button, self.remove_button):
            button.setAutoDefault(False)
        self.moves = QSpinBox()
        self.moves.setRange(0, _MOST_MOVES)
        self.moves.setSpecialValueText(self.tr("all moves"))
        self.moves.setPrefix(self.tr("after move "))
        self.moves.setAccessibleName(self.tr("Number of moves of files"))

    def _lay_out(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.position_button, 1)
        first.addWidget(self.remove_button)
        second.addWidget(self.file_button, 1)
        second.addWidget(self.moves)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(first)
        column.addLayout(second)

    def _connect(self) -> None:
        self.position_button.clicked.connect(self.add_position)
        self.file_button.clicked.connect(self._ask_file)
        self.remove_button.clicked.connect(self.remove)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.list, self.remove)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.list.itemChanged.connect(self._renamed)
        self.list.itemSelectionChanged.connect(self._enable)
        self._pictures.drawn.connect(self._drawn)
        closing.connect(self, self._settings.changed, self._setting_changed)

    @property
    def openings(self) -> list[NamedOpening]:
        """The openings in the list, with their names."""
        return [opening for opening, _ in self._entries]

    def add(self, openings: Sequence[NamedOpening]) -> None:
        """Add openings; those beyond the maximum number are left out with a message."""
        room = max(MAX_OPENINGS - len(self._entries), 0)
        if len(openings) > room:
            text = self.tr("There is room for {most} openings; {left} were left out.")
            self.reported.emit(text.format(most=MAX_OPENINGS, left=len(openings) - room))
        for opening in openings[:room]:
            tree = opening_tree(opening)
            self._entries.append((opening, tree))
            item = QListWidgetItem(to_qt(opening.name))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setSizeHint(QSize(0, _SIDE + 6))
            with QSignalBlocker(self.list):
                self.list.addItem(item)
                self._show_picture(tree)
        self._save()

    def add_position(self) -> None:
        """Add the current position and edit its name; if it is in the list already, select it."""
        wanted = Pattern.from_board(self._document.session.board).canonical()
        for place, opening in enumerate(self.openings):
            if Pattern.from_board(opening.board).canonical() == wanted:
                self.list.setCurrentRow(place)
                text = self.tr("“{name}” is this position, or a view of it.")
                self.reported.emit(text.format(name=opening.name))
                return
        number = len(self._entries) + 1
        name = self.tr("Opening {number}").format(number=number)
        self.add([NamedOpening(name, self._document.session.board)])
        if number == len(self._entries):
            item = self.list.item(number - 1)
            self.list.setCurrentItem(item)
            self.list.editItem(item)

    def remove(self) -> None:
        """Remove the selected openings."""
        rows = {index.row() for index in self.list.selectedIndexes()}
        self._entries = [each for row, each in enumerate(self._entries) if row not in rows]
        with QSignalBlocker(self.list):
            for row in sorted(rows, reverse=True):
                self.list.takeItem(row)
        self._save()

    def _ask_file(self) -> None:
        path = dialogs.ask_open_path(self, self._settings.get(LAST_FOLDER))
        if path is not None:
            self.add_files([path])

    def add_files(self, paths: Sequence[Path]) -> None:
        """Add the openings of record files, which are read one after another."""
        self._waiting += paths
        if not self._loader.busy:
            self._read_next()

    def _read_next(self) -> None:
        if not self._waiting:
            return
        from ....files.opening import open_path

        path = self._waiting.pop(0)
        text = self.tr("Reading {name}…").format(name=path.name)
        self._loader.load(
            text,
            size_of(path),
            lambda progress: open_path(path, None, progress=progress).games,
            partial(self._opened, path),
        )

    def _opened(self, path: Path, result: LoadResult) -> None:
        if result.error is not None:
            self.reported.emit(error_messages.describe(result.error))
        else:
            moves = self.moves.value() or None
            room = MAX_OPENINGS + 1 - len(self._entries)
            self.add(openings_in(result.value[: max(room, 1)], path.stem, moves))
        self._read_next()

    def _renamed(self, item: QListWidgetItem) -> None:
        row, name = self.list.row(item), from_qt(item.text()).strip()
        opening, tree = self._entries[row]
        if not name:
            with QSignalBlocker(self.list):
                item.setText(to_qt(opening.name))
        elif name != opening.name:
            self._entries[row] = opening._replace(name=name), tree
            self._save()

    def _load_saved(self) -> None:
        """Load the openings of the last session."""
        try:
            self.add(read_openings(self._settings.get(SAVED_OPENINGS).encode()))
        except ReadError:
            self._save()

    def _save(self) -> None:
        """Save the openings and emit that they have changed."""
        self._settings.set(SAVED_OPENINGS, write_openings(self.openings).decode())
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self.remove_button.setEnabled(bool(self.list.selectedIndexes()))
        self.position_button.setEnabled(len(self._entries) < MAX_OPENINGS)

    def _show_picture(self, tree: Tree) -> None:
        picture = self._pictures.thumbnail(tree)
        if picture is not None:
            self._drawn(tree)

    def _drawn(self, tree: Tree) -> None:
        picture = self._pictures.thumbnail(tree)
        for row, (_, each) in enumerate(self._entries):
            if each is tree and picture is not None:
                # Notifying an open editor of a change would discard the typed text.
                with QSignalBlocker(self.list.model()):
                    self.list.item(row).setIcon(QIcon(picture))
                self.list.viewport().update()

    def _setting_changed(self, setting: object) -> None:
        if setting in (THEME, NATURAL_PLACEMENT):
            self._pictures.use(theme=appearance.board_theme(self._settings))
            for _, tree in self._entries:
                self._show_picture(tree)
