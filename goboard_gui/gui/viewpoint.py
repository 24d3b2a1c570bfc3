"""How a person looks at the board: notation, view and what is shown of the names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from ..diagram.compose import LastMove, Shown
from ..go import Symmetry
from ..notation import Naming, Reading, UnknownNotationError, notation
from . import settings as keys

if TYPE_CHECKING:
    from ..go import Size
    from ..notation import Notation
    from .settings import Setting, Settings

_SHOWN: dict[str, Setting[bool]] = {
    "edges": keys.EDGES,
    "names": keys.NAMES,
    "structure": keys.STRUCTURE,
    "spotlight": keys.SPOTLIGHT,
}


class Viewpoint(QObject):
    """What every place asks that names or draws a point. All but the view is remembered."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._view = Symmetry.IDENTITY
        self._shown = Shown(
            **{name: settings.get(key) for name, key in _SHOWN.items()},
            last_move=LastMove(settings.get(keys.LAST_MOVE)),
        )
        try:
            self._notation = notation(settings.get(keys.NOTATION))
        except UnknownNotationError:
            self._notation = notation(keys.NOTATION.default)
        stays = settings.get(keys.READING) == Reading.STAY.value
        self._reading = Reading.STAY if stays else Reading.TRAVEL

    @property
    def notation(self) -> Notation:
        return self._notation

    @property
    def view(self) -> Symmetry:
        return self._view

    @property
    def reading(self) -> Reading:
        return self._reading

    @property
    def shown(self) -> Shown:
        return self._shown

    def naming(self, size: Size) -> Naming:
        """The names of the points of a board."""
        return Naming(self._notation, size, self._view, self._reading)

    def choose_notation(self, key: str) -> None:
        self._notation = notation(key)
        self._settings.set(keys.NOTATION, key)
        self.changed.emit()

    def choose_view(self, view: Symmetry) -> None:
        self._view = view
        self.changed.emit()

    def turn(self, by: Symmetry) -> None:
        """Turn or reflect the board as it is seen now."""
        self.choose_view(self._view.then(by))

    def choose_reading(self, reading: Reading) -> None:
        self._reading = reading
        self._settings.set(keys.READING, reading.value)
        self.changed.emit()

    def show(self, name: str, on: bool) -> None:
        """Show or hide the ``edges``, ``names``, ``structure`` or ``spotlight``."""
        self._settings.set(_SHOWN[name], on)
        self._show(**{name: on})

    def mark_last_move(self, how: LastMove) -> None:
        self._settings.set(keys.LAST_MOVE, how.value)
        self._show(last_move=how)

    def _show(self, **what: Any) -> None:
        self._shown = replace(self._shown, **what)
        self.changed.emit()
