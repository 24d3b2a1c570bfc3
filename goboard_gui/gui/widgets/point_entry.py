"""Text field for moves and points, named in the chosen notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from ...go import Point
from ...notation import NotationError, NotationErrorReason
from ...record.edits.typed import parse_typed_moves
from ..wording.notation_texts import error_sentence, notation_title
from .qt_texts import as_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QFocusEvent

    from ...notation import Naming
    from .point_completer import PointCompleter


_TEMPORARY_REASONS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Reasons of losing the focus after which it returns, such as the completion list."""
_CLAIMED_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


_WIDTH, _LEAST_WIDTH = 240, 120
"""Width of the field in pixels where there is room, and in narrow windows; it is the first widget
of the status bar to give way.
"""


class PointEntry(QLineEdit):
    """Text field for moves and points; Enter plays them, and Esc returns to the board."""

    typed = Signal(object)
    """Emitted with a list of what was entered: `TypedMove` and `TypedSetup`."""
    ambiguous = Signal(object)
    """Emitted with the points that share an ambiguous name, and with an empty set afterwards."""
    entry_refused = Signal(str)
    """Emitted with an error message if the text is not a valid entry."""
    escape_pressed = Signal()
    """Emitted when the user has finished entering moves."""
    focus_lost = Signal()
    """Emitted when the field has lost the focus, unless it will get it back."""

    def __init__(
        self,
        naming: Naming,
        free: Callable[[], Iterable[Point]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Create a text field for entering moves.

        ``free`` returns the points that are offered as completions, by default all points.
        """
        super().__init__(parent)
        self.setAccessibleName(self.tr("Type a move"))
        self.setMaximumWidth(_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._free = free or (lambda: self._naming.points())
        self._completer: PointCompleter | None = None
        self._is_ambiguous = False
        self._marks = False
        self._entered = ""
        self.textEdited.connect(self._complete)
        self.textChanged.connect(self._clear_ambiguous)
        self.returnPressed.connect(self._enter)
        self.set_point_naming(naming)

    def sizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_marking_mode(self, marks: bool) -> None:
        """Set whether entered points are marked instead of played."""
        self._marks = marks
        self.set_point_naming(self._naming)

    def set_point_naming(self, naming: Naming) -> None:
        """Set the notation and the view in which names are read."""
        self._naming = naming
        size = naming.size
        example = naming.name(naming.to_record(_sample_point(naming)))
        prompt = (
            self.tr("Type points to mark, e.g. {name}")
            if self._marks
            else self.tr("Type a move, e.g. {name}")
        )
        self.setPlaceholderText(prompt.format(name=example))
        tip = self.tr(
            "Type points of the {size} board in the chosen notation ({title}), or "
            "“pass”.\nBegin with +B or +W to set up black or white stones, with -B or "
            "-W to remove them."
        )
        lines = [tip.format(title=notation_title(naming.notation), size=size)]
        if naming.alternative is not None:
            either = self.tr("You can also type points in “{title}”.")
            lines.append(either.format(title=notation_title(naming.alternative.notation)))
        self.setToolTip(as_tip("\n".join(lines)))

    def _complete(self) -> None:
        if self._completer is None:
            from .point_completer import PointCompleter  # not needed at start-up

            self._completer = PointCompleter(self)
        offered = self._naming.points() if self._marks else self._free()
        self._completer.show_points(self._naming, offered)

    def _enter(self) -> None:
        if not self.text().strip():
            self.escape_pressed.emit()
            return
        try:
            entries = parse_typed_moves(self.text(), self._naming)
        except NotationError as error:
            self._refuse(error)
        else:
            self._entered = self.text()
            self.setText("")  # unlike clear(), this also clears the undo history
            self.typed.emit(entries)

    def restore_entered(self) -> None:
        """Show the text again that was entered last, because it could not be used."""
        self.setText(self._entered)
        self.selectAll()

    def _refuse(self, error: NotationError) -> None:
        self.selectAll()
        self.entry_refused.emit(error_sentence(error))
        if error.reason is NotationErrorReason.SEVERAL_POINTS:
            self._is_ambiguous = True
            self.ambiguous.emit(self._naming.parse_points(error.text))

    def _clear_ambiguous(self) -> None:
        if self._is_ambiguous:
            self._is_ambiguous = False
            self.ambiguous.emit(frozenset())

    def event(self, event: QEvent) -> bool:
        """Accept Esc and the deletion keys before the window's shortcuts do.

        Undo and redo apply to the record if there is nothing to undo or redo in the field.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.key() in _CLAIMED_KEYS:
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
        if event.reason() not in _TEMPORARY_REASONS:
            self.focus_lost.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.escape_pressed.emit()
        else:
            super().keyPressEvent(event)


def _sample_point(naming: Naming) -> Point:
    """Return a point near the upper right corner of the view, where games often begin."""
    size = naming.view_size
    return Point(max(size.width - 4, 0), min(3, size.height - 1))
