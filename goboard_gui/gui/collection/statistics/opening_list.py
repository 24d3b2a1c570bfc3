"""The openings that a report counts: small boards with names that can be changed."""

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
from ...files.loading import Loader, size_of
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
    from ...files.loading import Result

KEPT = Setting("collection/openings", "")
"""The openings of the last time, as a record in SGF."""
MOST = 60
"""So many openings can be counted side by side."""

_SIDE = 104
_MOST_MOVES = 1000


class OpeningList(QWidget):
    """Openings are added from the position at the cursor and from records; they stay known."""

    changed = Signal()
    """Others are there, or have other names."""
    told = Signal(str)
    """Something is to be said, such as why a file could not be read."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self._document = document
        self._settings = settings
        self._entries: list[tuple[NamedOpening, Tree]] = []
        self._waiting: list[Path] = []
        self._pictures = Thumbnails(appearance.board_theme(settings), _SIDE, self)
        self._loader = Loader(self)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Openings"))
        self.list.setIconSize(QSize(_SIDE, _SIDE))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self._make_buttons()
        self._put_together()
        self._connect()
        self._remember()

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

    def _put_together(self) -> None:
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
        """The openings with their names."""
        return [opening for opening, _ in self._entries]

    def add(self, openings: Sequence[NamedOpening]) -> None:
        """Add openings, as long as there is room."""
        room = max(MOST - len(self._entries), 0)
        if len(openings) > room:
            told = self.tr("There is room for {most} openings; {left} were left out.")
            self.told.emit(told.format(most=MOST, left=len(openings) - room))
        for opening in openings[:room]:
            tree = opening_tree(opening)
            self._entries.append((opening, tree))
            item = QListWidgetItem(to_qt(opening.name))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setSizeHint(QSize(0, _SIDE + 6))
            with QSignalBlocker(self.list):
                self.list.addItem(item)
                self._show_picture(tree)
        self._keep()

    def add_position(self) -> None:
        """Add the position at the cursor, and let one name it, unless it is there in some view."""
        wanted = Pattern.of(self._document.session.board).canonical()
        for place, opening in enumerate(self.openings):
            if Pattern.of(opening.board).canonical() == wanted:
                self.list.setCurrentRow(place)
                told = self.tr("“{name}” is this position, or a view of it.")
                self.told.emit(told.format(name=opening.name))
                return
        number = len(self._entries) + 1
        name = self.tr("Opening {number}").format(number=number)
        self.add([NamedOpening(name, self._document.session.board)])
        if number == len(self._entries):
            item = self.list.item(number - 1)
            self.list.setCurrentItem(item)
            self.list.editItem(item)

    def remove(self) -> None:
        """Remove the openings that are selected."""
        rows = {index.row() for index in self.list.selectedIndexes()}
        self._entries = [each for row, each in enumerate(self._entries) if row not in rows]
        with QSignalBlocker(self.list):
            for row in sorted(rows, reverse=True):
                self.list.takeItem(row)
        self._keep()

    def _ask_file(self) -> None:
        path = dialogs.ask_open_path(self, self._settings.get(LAST_FOLDER))
        if path is not None:
            self.add_files([path])

    def add_files(self, paths: Sequence[Path]) -> None:
        """Add the openings of records, one file after the other."""
        self._waiting += paths
        if not self._loader.busy:
            self._read_next()

    def _read_next(self) -> None:
        if not self._waiting:
            return
        from ....files.opening import open_path

        path = self._waiting.pop(0)
        told = self.tr("Reading {name}…").format(name=path.name)
        self._loader.load(
            told,
            size_of(path),
            lambda progress: open_path(path, None, progress=progress).games,
            partial(self._opened, path),
        )

    def _opened(self, path: Path, result: Result) -> None:
        if result.error is not None:
            self.told.emit(error_messages.describe(result.error))
        else:
            moves = self.moves.value() or None
            room = MOST + 1 - len(self._entries)
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
            self._keep()

    def _remember(self) -> None:
        """Have the openings of the last time."""
        try:
            self.add(read_openings(self._settings.get(KEPT).encode()))
        except ReadError:
            self._keep()

    def _keep(self) -> None:
        self._settings.set(KEPT, write_openings(self.openings).decode())
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self.remove_button.setEnabled(bool(self.list.selectedIndexes()))
        self.position_button.setEnabled(len(self._entries) < MOST)

    def _show_picture(self, tree: Tree) -> None:
        picture = self._pictures.of(tree)
        if picture is not None:
            self._drawn(tree)

    def _drawn(self, tree: Tree) -> None:
        picture = self._pictures.of(tree)
        for row, (_, each) in enumerate(self._entries):
            if each is tree and picture is not None:
                # An editor that is told of a change forgets what was typed.
                with QSignalBlocker(self.list.model()):
                    self.list.item(row).setIcon(QIcon(picture))
                self.list.viewport().update()

    def _setting_changed(self, setting: object) -> None:
        if setting in (THEME, NATURAL_PLACEMENT):
            self._pictures.use(theme=appearance.board_theme(self._settings))
            for _, tree in self._entries:
                self._show_picture(tree)
