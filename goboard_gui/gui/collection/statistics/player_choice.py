"""The choice of a player, by a part of the name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QLineEdit, QWidget

from ...widgets.accessibility import set_combo_box_name
from ...widgets.qt_texts import from_qt, to_qt
from ...widgets.shortcut_override import handle_shortcut_override

if TYPE_CHECKING:
    from collections.abc import Sequence


class PlayerField(QLineEdit):
    """Offers names that have in them what is typed, and takes the first of them with Enter."""

    chosen = Signal()
    """Another name is there to stay."""

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
        self.returnPressed.connect(self._take)

    @property
    def name(self) -> str:
        """The name that is there."""
        return from_qt(self.text()).strip()

    def offer(self, names: Sequence[str]) -> None:
        """Know other names, those that one is likely to mean first."""
        if list(names) != self._names:
            self._names = list(names)
            self._model.setStringList([to_qt(name) for name in names])

    def take(self, name: str) -> None:
        """Put a name there, without a word about it."""
        with QSignalBlocker(self):
            self.setText(to_qt(name))

    def _complete(self, name: str) -> None:
        """Take a name that was chosen from those offered, before Qt comes to do so."""
        self.take(from_qt(name))
        self.chosen.emit()

    def _take(self) -> None:
        typed = self.name.casefold()
        if typed and self.name not in self._names:
            alike = (name for name in self._names if typed in name.casefold())
            self.take(next(alike, self.name))
        self.chosen.emit()

    def event(self, event: QEvent) -> bool:
        return handle_shortcut_override(event, undoes=True) or super().event(event)


class PlayerChoice(QWidget):
    """A player, and the colour that her games are counted with."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = PlayerField(self.tr("Player"))
        self.colour = QComboBox()
        set_combo_box_name(self.colour, self.tr("Colour of the player"))
        for title, colour in (
            (self.tr("either colour"), ""),
            (self.tr("with Black"), "black"),
            (self.tr("with White"), "white"),
        ):
            self.colour.addItem(title, colour)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.colour)
        self.field.chosen.connect(self.chosen)
        self.colour.currentIndexChanged.connect(self.chosen)
