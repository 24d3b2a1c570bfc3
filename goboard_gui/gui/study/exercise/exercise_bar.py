"""The bar below the board that an exercise shows: whose turn it is, a text, and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from ....named_tuples import NamedTuple
from ...core.closing import dispose
from ...widgets.icons import stone_icon
from ...widgets.labels import ElidedLabel, PlainLabel
from ...widgets.qt_texts import as_tip, without_mnemonic
from ...wording import terms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....go import Colour
    from ...actions.commands import Command
    from ...actions.commands.actions import Actions

_ICON = 16


class ExerciseButton(NamedTuple):
    """A button of the bar: its text, what it does, its tooltip, and its key.

    A button that is not ``enabled`` stays visible, so that the others keep their places.
    """

    text: str
    action: Callable[[], object]
    tip: str = ""
    enabled: bool = True
    key: QKeySequence | None = None


def command_button(actions: Actions, command: Command, text: str = "") -> ExerciseButton:
    """Return the button of a command, with its state, its tooltip, and its text or another one."""
    action = actions[command]
    text = text or without_mnemonic(action.text())
    return ExerciseButton(text, action.trigger, action.toolTip(), action.isEnabled())


class ExerciseBar(QToolBar):
    """Bar that shows the state of an exercise: the player to move, a text, a note, and buttons.

    *Stop* is always its last button. The height of the bar does not depend on what it shows.
    """

    text_changed = Signal(str)
    """Emitted with the text when another one is shown."""
    stop_requested = Signal()
    """Emitted when the user wants to stop the exercise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exercise")
        self.setWindowTitle(self.tr("Exercise"))
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self._stone = PlainLabel()
        self.text_label = ElidedLabel()
        bold = self.text_label.font()
        bold.setBold(True)
        self.text_label.setFont(bold)
        self.note_label = ElidedLabel()
        self.note_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in (self.text_label, self.note_label):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._is_active = False
        self._text = ""
        self._lasting, self._passing = _ButtonRow(), _ButtonRow()
        self.stop_button = _plain_button(self.tr("Stop"), self.tr("Return to the record (Esc)"))
        self.stop_button.clicked.connect(self.stop_requested)
        self._texts = texts = QHBoxLayout()
        texts.addWidget(self._stone)
        texts.addWidget(self.text_label, 3)
        texts.addWidget(self.note_label, 2)
        texts.addLayout(self._passing)
        self._row = QHBoxLayout()
        self._row.addLayout(self._lasting)
        self._row.addStretch(1)
        self._row.addWidget(self.stop_button)
        height = max(self.stop_button.sizeHint().height(), QComboBox().sizeHint().height())
        texts.addStrut(height)
        self._row.addStrut(height)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(6, 2, 6, 2)
        column.setSpacing(2)
        column.addLayout(texts)
        column.addLayout(self._row)
        self.addWidget(inside)

    def set_active(self, active: bool) -> None:
        """Show the bar during an exercise, or hide it."""
        self._is_active = active
        self.setVisible(active)

    def setVisible(self, _visible: bool) -> None:  # noqa: N802
        """Show or hide the bar as the exercise requires, also when all bars are hidden or shown."""
        super().setVisible(self._is_active)

    def show_state(self, text: str, note: str = "", to_play: Colour | None = None) -> None:
        """Show a text, a note beside it, and the stone of the player to move, if any.

        Each is shown in a single line; its tooltip shows all lines.
        """
        if text != self._text:
            self._text = text
            self.text_label.setText(" ".join(text.split()))
            self.text_label.setToolTip(as_tip(text))
            self.text_changed.emit(text)
        self.note_label.setText(" ".join(note.split()))
        self.note_label.setToolTip(as_tip(note))
        self.note_label.setVisible(bool(note))
        self._stone.setVisible(to_play is not None)
        if to_play is not None:
            self._stone.setPixmap(stone_icon(to_play).pixmap(_ICON, _ICON))
            self._stone.setAccessibleName(terms.side_to_move_text(to_play))

    def show_buttons(
        self, buttons: Sequence[ExerciseButton], passing: Sequence[ExerciseButton] = ()
    ) -> None:
        """Show buttons in the row of *Stop*, and those ``passing`` at the end of the text.

        Buttons that an exercise always has belong in the row, where they keep their places.
        """
        self._lasting.show(buttons)
        self._passing.show(passing)

    def button(self, text: str) -> QPushButton:
        """Return the button with this text.

        :raises StopIteration: if it is not shown.
        """
        return next(each for each in self._all_buttons if each.text() == text)

    @property
    def button_texts(self) -> list[str]:
        """The texts of the buttons other than *Stop* that can be clicked."""
        return [each.text() for each in self._all_buttons if each.isEnabled()]

    @property
    def _all_buttons(self) -> list[QPushButton]:
        return [*self._lasting.buttons, *self._passing.buttons]

    def add_widget(self, widget: QWidget) -> None:
        """Add a widget at the end of the text; it stays until it is hidden."""
        self._texts.addWidget(widget)


class _ButtonRow(QHBoxLayout):
    """Row of buttons that are replaced when others are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[QPushButton] = []
        self._shown: tuple[ExerciseButton, ...] = ()

    def show(self, shown: Sequence[ExerciseButton]) -> None:
        """Show these buttons, in their order."""
        texts = [each.text for each in shown]
        if texts != [each.text for each in self._shown]:
            self._replace(texts)
        self._shown = tuple(shown)
        for button, each in zip(self.buttons, shown, strict=True):
            button.setEnabled(each.enabled)
            button.setToolTip(as_tip(each.tip))
            button.setShortcut(each.key or QKeySequence())

    def _replace(self, texts: Sequence[str]) -> None:
        for button in self.buttons:
            self.removeWidget(button)
            button.hide()
            dispose(button)
        self.buttons = [_plain_button(text) for text in texts]
        for place, button in enumerate(self.buttons):
            self.addWidget(button)
            button.clicked.connect(lambda _checked=False, place=place: self._run(place))

    def _run(self, place: int) -> None:
        if place < len(self._shown):
            self._shown[place].action()


def _plain_button(text: str, tip: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(as_tip(tip))
    # A click leaves the focus on the board, so that its navigation keys keep working.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
