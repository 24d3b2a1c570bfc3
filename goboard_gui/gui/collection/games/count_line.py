"""The line under the list of games: how many they are, whose hits one follows, and where to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from ...actions.commands import Command
from ...widgets.labels import ElidedLabel
from ...widgets.tool_buttons import IconButton, TextButton
from . import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu

    from ...actions.commands.actions import Actions
    from ..hits.hits import Hits


class CountLine(QWidget):
    """It is one line, so that no window grows with what it tells."""

    def __init__(self, hits: Hits, actions: Actions, menu: QMenu) -> None:
        super().__init__()
        self._hits = hits
        self.told = ElidedLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._row.addWidget(self.told, 1)
        for command, name in (
            (Command.COLLECTION_PREVIOUS_HIT, "back"),
            (Command.COLLECTION_NEXT_HIT, "forward"),
        ):
            action = actions[command]
            self._row.addWidget(IconButton(name, action.toolTip(), action.trigger))
        self.back = self._button(
            self.tr("Back"),
            self.tr("Back to your question: show the position again of which this was asked"),
            hits.back,
        )
        let_go = self.tr("List the games of the position on the board")
        self.close_button = IconButton("close", let_go, hits.end)
        self._row.addWidget(self.close_button)
        self.menu_button = self._button(self.tr("List"), menu.title(), None)
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.tell(0, 0, None)

    def _button(self, text: str, tip: str, slot: Callable[[], object] | None) -> TextButton:
        button = TextButton(text, tip, slot)
        self._row.addWidget(button)
        return button

    def tell(self, shown: int, meant: int, place: int | None) -> None:
        """Say how many of the games that are meant are shown, and at which place one is."""
        following = self._hits.trail is not None
        text = words.count(shown, meant, place)
        self.say(text)
        if following:  # as the bold letters say, too; there is no room for more of them
            self.told.setToolTip(words.of_question(text))
        font = self.told.font()
        font.setBold(following)
        self.told.setFont(font)
        for button in (self.back, self.close_button):
            button.setVisible(following)

    def say(self, text: str) -> None:
        """Say something else."""
        self.told.setText(text)
        self.told.setToolTip(text)
