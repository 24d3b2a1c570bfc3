"""The field for moves typed in the chosen notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ..go import Point
from ..notation import Fault, NotationError

if TYPE_CHECKING:
    from ..notation import Naming

PASS = "pass"


def read_moves(text: str, naming: Naming) -> list[Point | None]:
    """The moves that a text names: one, or several with blanks between; None for ``pass``.

    A name may hold blanks itself, so the whole text is tried first.

    :raises NotationError: for the first part that names no point.
    """
    try:
        return [_read_move(text, naming)]
    except NotationError as error:
        if error.reason is not Fault.SYNTAX or len(text.split()) < 2:
            raise
    return [_read_move(part, naming) for part in text.split()]


def _read_move(text: str, naming: Naming) -> Point | None:
    return None if text.strip().lower() == PASS else naming.parse(text)


class PointEntry(QLineEdit):
    """Type points and press Enter; Esc gives the keys back to the board."""

    typed = Signal(object)
    """Moves were typed: a list of points, None for a pass."""
    refused = Signal(str)
    """A text that names no point, and why."""
    left = Signal()
    """The person is done typing."""

    def __init__(self, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Type a move"))
        self.setFixedWidth(240)
        self.returnPressed.connect(self._enter)
        self.use_naming(naming)

    def use_naming(self, naming: Naming) -> None:
        """Read names in another notation or view from now on."""
        self._naming = naming
        size = naming.size
        example = naming.name(naming.to_record(_sample(naming)))
        self.setPlaceholderText(self.tr("Type a move, e.g. {name}").format(name=example))
        self.setToolTip(
            self.tr("Points in the chosen notation ({title}) on {size}, or “pass” (Ctrl+L)").format(
                title=naming.notation.title, size=size
            )
        )

    def _enter(self) -> None:
        if not self.text().strip():
            self.left.emit()
            return
        try:
            moves = read_moves(self.text(), self._naming)
        except NotationError as error:
            self.refused.emit(str(error))
            self.selectAll()
        else:
            self.clear()
            self.typed.emit(moves)

    def event(self, event: QEvent) -> bool:
        """Take Esc before the window's shortcut does."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _sample(naming: Naming) -> Point:
    """A point near the upper right corner of the view, where a game often begins."""
    size = naming.view_size
    return Point(max(size.width - 4, 0), min(3, size.height - 1))
