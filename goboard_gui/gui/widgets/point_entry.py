"""The field for moves typed in the chosen notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from ...go import Point
from ...notation import Fault, NotationError
from ...record.edits.typed import read_typed
from ..wording.notation_texts import no_point, title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QFocusEvent

    from ...notation import Naming
    from .point_completer import PointCompleter


_FOR_A_MOMENT = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why keys go elsewhere and come back by themselves: a list of names, another window."""
_TAKEN = (Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class PointEntry(QLineEdit):
    """Type points and press Enter; Esc gives the keys back to the board."""

    typed = Signal(object)
    """Moves and stones to be set up were typed: a list of `Play` and `SetUp`."""
    several = Signal(object)
    """A name was typed that several points share: those points; none once it is gone."""
    refused = Signal(str)
    """A text that names no point, and why."""
    left = Signal()
    """The person is done typing."""
    rested = Signal()
    """The keys go somewhere else now."""

    def __init__(
        self,
        naming: Naming,
        free: Callable[[], Iterable[Point]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``free`` gives the points whose names are worth completing; all of them without it."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("Type a move"))
        self.setFixedWidth(240)
        self._free = free or (lambda: self._naming.size.points())
        self._completer: PointCompleter | None = None
        self._told_several = False
        self._marks = False
        self.textEdited.connect(self._complete)
        self.textChanged.connect(self._forget_several)
        self.returnPressed.connect(self._enter)
        self.use_naming(naming)

    def use_for_marks(self, marks: bool) -> None:
        """Say that what is typed is marked from now on, or that it is played again."""
        self._marks = marks
        self.use_naming(self._naming)

    def use_naming(self, naming: Naming) -> None:
        """Read names in another notation or view from now on."""
        self._naming = naming
        size = naming.size
        example = naming.name(naming.to_record(_sample(naming)))
        asked = (
            self.tr("Type points to mark, e.g. {name}")
            if self._marks
            else self.tr("Type a move, e.g. {name}")
        )
        self.setPlaceholderText(asked.format(name=example))
        self.setToolTip(
            self.tr(
                "Points in the chosen notation ({title}) on {size}, or “pass”.\n"
                "After +B or +W stones are set up there, after -B or -W taken off."
            ).format(title=title_of(naming.notation), size=size)
        )

    def _complete(self) -> None:
        if self._completer is None:
            from .point_completer import PointCompleter  # start-up need not pay for its classes

            self._completer = PointCompleter(self)
        offered = self._naming.size.points() if self._marks else self._free()
        self._completer.offer(self._naming, offered)

    def _enter(self) -> None:
        if not self.text().strip():
            self.left.emit()
            return
        try:
            asked = read_typed(self.text(), self._naming)
        except NotationError as error:
            self._refuse(error)
        else:
            self.setText("")  # which forgets its letters: they are not to be undone
            self.typed.emit(asked)

    def _refuse(self, error: NotationError) -> None:
        self.selectAll()
        self.refused.emit(no_point(error))
        if error.reason is Fault.SEVERAL_POINTS:
            self._told_several = True
            self.several.emit(self._naming.points(error.text))

    def _forget_several(self) -> None:
        if self._told_several:
            self._told_several = False
            self.several.emit(frozenset())

    def event(self, event: QEvent) -> bool:
        """Take Esc, and the keys that delete, before the window's shortcuts do.

        Where no letter can be undone, the keys that do so mean the move that was typed before.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.key() in _TAKEN:
                event.accept()
                return True
            undone = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redone = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undone or redone:
                event.ignore()
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _FOR_A_MOMENT:
            self.rested.emit()

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
