"""What a new game begins with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...go import Size, most_handicap_stones
from .. import settings as keys
from ..fields.points_box import PointsBox
from ..fields.size_box import SizeBox
from ..rules.box import RulesBox

if TYPE_CHECKING:
    from ...record import Tree
    from ..settings import Settings

_USUAL = (Size(9, 9), Size(13, 13), Size(19, 19))


@dataclass(frozen=True)
class NewGame:
    """What was chosen."""

    size: Size
    handicap: int
    komi: float
    black: str
    white: str
    date: str
    rules: str = ""

    def tree(self) -> Tree:
        """A record that begins so."""
        from ...files.info import info_properties
        from ...record import new_game
        from ...record.info import GameInfo

        info = GameInfo(
            black_name=self.black or None,
            white_name=self.white or None,
            komi=self.komi,
            date=self.date,
            rules=self.rules or None,
        )
        return new_game(self.size, self.handicap, info_properties(info))


class NewGameDialog(QDialog):
    """Asks for size, rules, handicap, komi and players; all but the players are remembered."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._settings = settings
        self.black = QLineEdit()
        self.white = QLineEdit()
        self.size_box = SizeBox(Size(settings.get(keys.NEW_WIDTH), settings.get(keys.NEW_HEIGHT)))
        self.handicap = QSpinBox()
        self.handicap.setSpecialValueText(self.tr("None"))
        self.komi = PointsBox(-400, 400)
        self.komi.setValue(settings.get(keys.NEW_KOMI))
        self.rules = RulesBox(settings.get(keys.NEW_RULES), settings.get(keys.OWN_RULES))
        self.rules.activated.connect(self._rules_chosen)
        self._usual = QButtonGroup(self)

        form = QFormLayout()
        form.addRow(self.tr("&Black:"), self.black)
        form.addRow(self.tr("&White:"), self.white)
        form.addRow(self.tr("Board:"), self._usual_sizes())
        form.addRow(self.tr("&Columns × rows:"), self.size_box)
        form.addRow(self.tr("&Rules:"), self.rules)
        form.addRow(self.tr("&Handicap stones:"), self.handicap)
        form.addRow(self.tr("&Komi:"), self.komi)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)

        self.size_box.changed.connect(self._size_changed)
        self._size_changed()
        self.handicap.setValue(settings.get(keys.NEW_HANDICAP))
        buttons.button(QDialogButtonBox.StandardButton.Ok).setDefault(True)

    @property
    def size_chosen(self) -> Size:
        return self.size_box.chosen

    def chosen(self) -> NewGame:
        """What the fields hold."""
        return NewGame(
            self.size_chosen,
            self.handicap.value(),
            self.komi.value(),
            self.black.text().strip(),
            self.white.text().strip(),
            QDate.currentDate().toString("yyyy-MM-dd"),
            self.rules.text,
        )

    def accept(self) -> None:
        game = self.chosen()
        self._settings.set(keys.NEW_WIDTH, game.size.width)
        self._settings.set(keys.NEW_HEIGHT, game.size.height)
        self._settings.set(keys.NEW_KOMI, game.komi)
        self._settings.set(keys.NEW_RULES, game.rules)
        self._settings.set(keys.NEW_HANDICAP, game.handicap)
        super().accept()

    def _rules_chosen(self) -> None:
        """Let komi be what is usual by the rules."""
        if self.rules.chosen is not None:
            self.komi.setValue(self.rules.chosen.komi)

    def _usual_sizes(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        for size in _USUAL:
            button = QPushButton(str(size))
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, size=size: self.choose_size(size))
            self._usual.addButton(button, size.width)
            layout.addWidget(button)
        layout.addStretch()
        return row

    def choose_size(self, size: Size) -> None:
        self.size_box.choose(size)

    def _size_changed(self) -> None:
        most = most_handicap_stones(self.size_chosen)
        self.handicap.setMaximum(most)
        self.handicap.setEnabled(most > 0)
        # An exclusive group cannot be left without a checked button.
        self._usual.setExclusive(False)
        for size in _USUAL:
            self._usual.button(size.width).setChecked(size == self.size_chosen)
        self._usual.setExclusive(True)
