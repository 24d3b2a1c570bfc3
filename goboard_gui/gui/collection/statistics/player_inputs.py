"""Input widgets for one player with a colour, and for a list of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...core.qt_strings import from_qt, to_qt
from ...core.settings import Setting
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.text_fields import handle_shortcut_override

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...core.settings import Settings


class PlayerField(QLineEdit):
    """Text field that completes the names of players; Enter accepts the first suggestion."""

    player_chosen = Signal()
    """Emitted when a name was chosen."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)
        self.setPlaceholderText(title)
        self.setAccessibleName(title)
        self._names: list[str] = []
        self._model = QStringListModel(self)
        completer = QCompleter(self._model, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(12)
        completer.activated.connect(self._complete)
        self.setCompleter(completer)
        self.returnPressed.connect(self._accept_suggestion)

    @property
    def name(self) -> str:
        """The name entered in the field."""
        return from_qt(self.text()).strip()

    def set_suggestions(self, names: Sequence[str]) -> None:
        """Set the names to suggest, the most likely ones first."""
        if list(names) != self._names:
            self._names = list(names)
            self._model.setStringList([to_qt(name) for name in names])

    def set_name(self, name: str) -> None:
        """Set the name without emitting `player_chosen`."""
        with QSignalBlocker(self):
            self.setText(to_qt(name))

    def _complete(self, name: str) -> None:
        """Accept the name that the user has chosen from the suggestions."""
        self.set_name(from_qt(name))
        self.player_chosen.emit()

    def _accept_suggestion(self) -> None:
        typed = self.name.casefold()
        if typed and self.name not in self._names:
            alike = (name for name in self._names if typed in name.casefold())
            self.set_name(next(alike, self.name))
        self.player_chosen.emit()

    def event(self, event: QEvent) -> bool:
        return handle_shortcut_override(event, undoes=True) or super().event(event)


class PlayerColourInput(QWidget):
    """Input for a player, and for the colour that the player must have in the counted games."""

    selection_changed = Signal()
    """Emitted when a player or a colour was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.field = PlayerField(self.tr("Player"))
        self.colour = QComboBox()
        set_combo_box_name(self.colour, self.tr("Player's colour"))
        for title, colour in (
            (self.tr("Either colour"), ""),
            (self.tr("As Black"), "black"),
            (self.tr("As White"), "white"),
        ):
            self.colour.addItem(title, colour)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.colour)
        self.field.player_chosen.connect(self.selection_changed)
        self.colour.currentIndexChanged.connect(self.selection_changed)


SAVED_PLAYERS = Setting[list[str]]("collection/report players", [])
"""The players of the last report."""
_ROWS = 5


class PlayerList(QWidget):
    """Editable list of players, with a field for adding them; the list is saved."""

    changed = Signal()
    """Emitted when players were added or removed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.field = PlayerField(self.tr("Add player"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Players"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setFixedHeight(_ROWS * (self.fontMetrics().height() + 4))
        self.remove_button = QPushButton(self.tr("Re&move"))
        self.remove_button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.remove_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.list)
        self.field.player_chosen.connect(self._add)
        self.remove_button.clicked.connect(self.remove_selected)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.list, self.remove_selected)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.list.itemSelectionChanged.connect(self._enable)
        self._show()

    @property
    def players(self) -> list[str]:
        """The names of the players in the list."""
        return self._settings.get(SAVED_PLAYERS)

    def add_players(self, names: Sequence[str]) -> None:
        """Add the given names that are not in the list yet."""
        self._settings.set(SAVED_PLAYERS, list(dict.fromkeys([*self.players, *names])))
        self._show()
        self.changed.emit()

    def remove_selected(self) -> None:
        """Remove the selected players."""
        rows = {index.row() for index in self.list.selectedIndexes()}
        kept = [name for row, name in enumerate(self.players) if row not in rows]
        self._settings.set(SAVED_PLAYERS, kept)
        self._show()
        self.changed.emit()

    def _add(self) -> None:
        name = self.field.name
        if name:
            self.add_players([name])
            # The completer inserts the name once more after emitting its signal.
            QTimer.singleShot(0, self.field, self.field.clear)

    def _show(self) -> None:
        self.list.clear()
        self.list.addItems([to_qt(name) for name in self.players])
        self._enable()

    def _enable(self) -> None:
        self.remove_button.setEnabled(bool(self.list.selectedIndexes()))
