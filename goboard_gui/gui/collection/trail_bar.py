"""What tells in the list of games whose hits one follows, and leads on and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from ..commands import Command
from ..cut_label import CutLabel
from . import game_words, hit_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu

    from ..actions import Actions
    from .hits import Hits


def _button(text: str, tip: str, slot: Callable[[], object]) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(lambda: slot())
    return button


class TrailBar(QFrame):
    """Seen over the list as long as one follows the hits of a question."""

    def __init__(self, hits: Hits) -> None:
        super().__init__()
        self._hits = hits
        self.setFrameShape(QFrame.Shape.StyledPanel)
        told = CutLabel(hit_words.trail())
        told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.back = _button(
            self.tr("Back to it"),
            self.tr("Show the position again of which this was asked"),
            hits.back,
        )
        self.close_button = _button(
            "✕", self.tr("List the games of the position on the board"), hits.end
        )
        self.close_button.setAccessibleName(self.close_button.toolTip())
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 1, 2, 1)
        row.setSpacing(2)
        row.addWidget(told, 1)
        row.addWidget(self.back)
        row.addWidget(self.close_button)
        hits.changed.connect(self._refresh)
        self.hide()

    def _refresh(self) -> None:
        self.setVisible(self._hits.trail is not None)


class CountLine(QWidget):
    """How many games are listed, at which of them one is, and the way to the next hit."""

    def __init__(self, actions: Actions, menu: QMenu) -> None:
        super().__init__()
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.told, 1)
        for command, arrow in (
            (Command.COLLECTION_PREVIOUS_HIT, Qt.ArrowType.LeftArrow),
            (Command.COLLECTION_NEXT_HIT, Qt.ArrowType.RightArrow),
        ):
            action = actions[command]
            button = _button(action.text().replace("&", ""), action.toolTip(), action.trigger)
            button.setArrowType(arrow)
            row.addWidget(button)
        self.menu_button = _button(self.tr("List"), menu.title(), lambda: None)
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self.menu_button)

    def tell(self, shown: int, meant: int, place: int | None) -> None:
        """Say how many of the games that are meant are shown, and at which place one is."""
        self.told.setText(game_words.count(shown, meant, place))
