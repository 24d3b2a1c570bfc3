"""A row with a message, buttons for actions, and a Close button."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy

from ...display_text import escape_message
from ...named_tuples import NamedTuple
from .buttons import IconButton
from .labels import ElidedLabel, PlainLabel
from .qt_texts import as_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget


class MessageAction(NamedTuple):
    """An action offered by a message: its button text and the function to call."""

    text: str
    action: Callable[[], object]


class MessageRow(QFrame):
    """A message with action buttons next to a board; clicking it leaves the focus on the board."""

    closed = Signal()
    """Emitted when the user closes the message or chooses an action."""

    def __init__(
        self, parent: QWidget | None = None, *, one_line: bool = False, close_text: str = ""
    ) -> None:
        """Create an empty row.

        With ``one_line``, only the first line of a text is shown, elided if it does not fit, and
        the whole text in a tooltip; otherwise it is wrapped. ``close_text`` describes the Close
        button.
        """
        super().__init__(parent)
        self._one_line = one_line
        self._text = ""
        self._label = ElidedLabel() if one_line else PlainLabel()
        self._label.setWordWrap(not one_line)
        if one_line:
            self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.close_button = IconButton("close", close_text or self.tr("Close"), self.closed.emit)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self.close_button)
        self._actions: Sequence[MessageAction] = ()
        self._buttons: list[QPushButton] = []
        self._add_button()

    def set_margins(self, left: int, top: int, right: int, bottom: int) -> None:
        """Set the space around the text and the buttons, in pixels."""
        self._row.setContentsMargins(left, top, right, bottom)

    @property
    def text(self) -> str:
        """The text of the message."""
        return self._text

    @property
    def first_button(self) -> QPushButton:
        """The first action button, even if it is hidden."""
        return self._buttons[0]

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons for the actions of the message."""
        return self._buttons[: len(self._actions)]

    def set_message(self, text: str, actions: Sequence[MessageAction] = ()) -> None:
        """Replace the message and its buttons."""
        self._text = text = escape_message(text)
        if self._one_line:
            first, *more = text.splitlines() or [""]
            self._label.setText(f"{first} …" if more else first)
            self._label.setToolTip(as_tip(text))
        else:
            self._label.setText(text)
        self._actions = actions
        while len(self._buttons) < len(actions):
            self._add_button()
        for number, button in enumerate(self._buttons):
            visible = number < len(actions)
            button.setText(actions[number].text if visible else "")
            button.setVisible(visible)
        self.setAccessibleName(text)

    def _add_button(self) -> None:
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(False)  # Enter belongs to the dialog around the board, if any
        button.clicked.connect(partial(self._act, len(self._buttons)))
        self._row.insertWidget(self._row.count() - 1, button)
        self._buttons.append(button)
        button.hide()

    def _act(self, number: int, _checked: bool = False) -> None:
        """Close the message, then call the function of the clicked button."""
        chosen = self._actions[number : number + 1]
        self._leave()
        for each in chosen:
            each.action()

    def _leave(self) -> None:
        """Close the message after an action has been chosen."""
        self.closed.emit()
