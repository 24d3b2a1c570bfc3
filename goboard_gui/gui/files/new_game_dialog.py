"""The dialog for a new game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...go import Colour, Size, max_handicap_stones
from ...record.new_game import usual_komi
from ...record.values.game_info import GameInfo
from ..core.settings import (
    CUSTOM_RULES,
    NEW_GAME_HANDICAP,
    NEW_GAME_HEIGHT,
    NEW_GAME_KOMI,
    NEW_GAME_RECORDED,
    NEW_GAME_RULES,
    NEW_GAME_WIDTH,
)
from ..widgets.labels import PlainLabel
from ..widgets.rules_combo_box import RulesComboBox
from ..widgets.spin_boxes import ScoreSpinBox
from ..widgets.usual_sizes import UsualSizes
from ..wording.terms import colour_name
from .shape_selector import ShapeSelector

if TYPE_CHECKING:
    from ...go import BoardShape
    from ...record import Tree
    from ..core.settings import Settings

_RANK, _NAME = 8, 24
"""Width of the fields for ranks and names, in digits."""


@dataclass(frozen=True)
class NewGame:
    """The settings of a new game: board size, handicap, komi, players, date and rules."""

    size: Size
    handicap: int
    komi: float
    black: str
    white: str
    date: str
    rules: str = ""
    black_rank: str = ""
    white_rank: str = ""
    event: str = ""
    round: str = ""
    place: str = ""
    time: str = ""
    overtime: str = ""
    shape: BoardShape | None = None
    """The shape of the board, or None for a rectangle of the board size."""

    def create_tree(self) -> Tree:
        """Return a new record with these settings."""
        from ...files.sgf.game_info import info_properties
        from ...record import new_game

        info = GameInfo(
            black_name=self.black or None,
            black_rank=self.black_rank or None,
            white_name=self.white or None,
            white_rank=self.white_rank or None,
            event=self.event or None,
            round=self.round or None,
            place=self.place or None,
            time=self.time or None,
            overtime=self.overtime or None,
            komi=self.komi,
            date=self.date,
            rules=self.rules or None,
        )
        board = self.size if self.shape is None else self.shape
        return new_game(board, self.handicap, info_properties(info))


class NewGameDialog(QDialog):
    """Dialog that asks for the players, event, board size and rules of a new game.

    Size, rules and the komi of even games are remembered, and so is whether the game is recorded.
    With ``same_event``, the event, round, date, place, rules, komi and time limit of the game
    ``before`` are kept.
    """

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        before: GameInfo | None = None,
        *,
        same_event: bool = False,
    ) -> None:
        super().__init__(parent)
        title = self.tr("New Game in Same Event") if same_event else self.tr("New Game")
        self.setWindowTitle(title)
        self._kept = before if same_event else None
        self._settings = settings
        self._even = settings.get(NEW_GAME_KOMI)
        self._stones = 0
        self.black, self.black_rank = QLineEdit(), self._rank(Colour.BLACK)
        self.white, self.white_rank = QLineEdit(), self._rank(Colour.WHITE)
        self.event_field, self.round_field = QLineEdit(), QLineEdit()
        self.event_field.setMinimumWidth(_width(self.event_field, _NAME))
        if self._kept is not None:
            self.event_field.setText(self._kept.event or "")
            self.round_field.setText(self._kept.round or "")
        size = Size(settings.get(NEW_GAME_WIDTH), settings.get(NEW_GAME_HEIGHT))
        self.shape_selector = ShapeSelector(settings, size)
        self.size_box = self.shape_selector.size_box
        self.handicap = QSpinBox()
        self.handicap.setSpecialValueText(self.tr("None"))
        self.komi = ScoreSpinBox(-400, 400)
        self.komi.setValue(self._even)
        rules = settings.get(NEW_GAME_RULES)
        if self._kept is not None and self._kept.rules:
            rules = self._kept.rules
        self.rules = RulesComboBox(rules, settings.get(CUSTOM_RULES))
        self.rules.activated.connect(self._rules_chosen)
        self._usual = UsualSizes()
        self._usual.chosen.connect(self.set_board_size)
        self.recorded = QCheckBox(self.tr("Record &this game"))
        self.recorded.setToolTip(
            self.tr("Add each move at the end of the game, whichever position is shown")
        )
        self.recorded.setChecked(settings.get(NEW_GAME_RECORDED))

        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(self._form())
        column.addWidget(self.recorded)
        column.addWidget(buttons)

        self.shape_selector.changed.connect(self._size_changed)
        self._size_changed()
        self.handicap.valueChanged.connect(self._handicap_changed)
        if self._kept is None:
            self.handicap.setValue(settings.get(NEW_GAME_HANDICAP))
        elif self._kept.komi is not None and not self._kept.handicap:
            self.komi.setValue(self._kept.komi)
        start = buttons.button(QDialogButtonBox.StandardButton.Ok)
        start.setText(self.tr("Start Game"))
        start.setDefault(True)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        for title, field, beside in (
            (self.tr("&Black:"), self.black, self.black_rank),
            (self.tr("&White:"), self.white, self.white_rank),
            (
                self.tr("&Event:"),
                self.event_field,
                self._labelled(self.tr("Roun&d:"), self.round_field),
            ),
        ):
            row = QHBoxLayout()
            row.addWidget(field, 1)
            row.addWidget(beside)
            label = PlainLabel(title)
            label.setBuddy(field)
            form.addRow(label, row)
        form.addRow(self.tr("Board:"), self._usual)
        form.addRow(self.tr("&Columns × rows:"), self.size_box)
        form.addRow(self.tr("&Shape:"), self.shape_selector)
        self._rows = form
        form.addRow(self.tr("&Rules:"), self.rules)
        form.addRow(self.tr("&Handicap stones:"), self.handicap)
        form.addRow(self.tr("&Komi:"), self.komi)
        return form

    def _rank(self, colour: Colour) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(self.tr("Rank"))
        text = self.tr("Rank of {player}").format(player=colour_name(colour))
        field.setAccessibleName(text)
        return _narrow(field)

    @staticmethod
    def _labelled(title: str, field: QLineEdit) -> QWidget:
        label = PlainLabel(title)
        label.setBuddy(_narrow(field))
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label)
        layout.addWidget(field)
        return row

    @property
    def board_size(self) -> Size:
        """The size of the board; for a board that is a graph, the range of its coordinates."""
        return self.shape_selector.shape.size

    def new_game(self) -> NewGame:
        """Return the settings of the new game as entered in the dialog."""
        kept = self._kept or GameInfo()
        return NewGame(
            self.board_size,
            self.handicap.value(),
            self.komi.value(),
            self.black.text().strip(),
            self.white.text().strip(),
            kept.date or current_record_date(),
            self.rules.text,
            self.black_rank.text().strip(),
            self.white_rank.text().strip(),
            self.event_field.text().strip(),
            self.round_field.text().strip(),
            kept.place or "",
            kept.time or "",
            kept.overtime or "",
            None if self.shape_selector.shape.is_rectangle else self.shape_selector.shape,
        )

    def accept(self) -> None:
        game = self.new_game()
        self.shape_selector.remember_choice()
        self._settings.set(NEW_GAME_KOMI, self._even if game.handicap else game.komi)
        self._settings.set(NEW_GAME_RULES, game.rules)
        self._settings.set(NEW_GAME_RECORDED, self.recorded.isChecked())
        super().accept()

    def _rules_chosen(self) -> None:
        """Set the komi to the usual value for the chosen rules."""
        if self.rules.selected_rules is not None:
            self._even = self.rules.selected_rules.komi
            self.komi.setValue(usual_komi(self._even, self._stones))

    def _handicap_changed(self, stones: int) -> None:
        """Adjust the komi when the game changes between even and handicap."""
        before, self._stones = self._stones, stones
        if not before:
            self._even = self.komi.value()
        if bool(before) is not bool(stones):
            self.komi.setValue(usual_komi(self._even, stones))

    def set_board_size(self, size: Size) -> None:
        """Choose a board with columns and rows of this size."""
        self.shape_selector.set_board_size(size)

    def set_shape(self, shape: BoardShape) -> None:
        """Choose a board of this shape."""
        self.shape_selector.set_shape(shape)

    def _size_changed(self) -> None:
        shape = self.shape_selector.shape
        self._rows.setRowVisible(self.size_box, shape.plan is None)
        most = max_handicap_stones(shape.size) if shape.plan is None else 0
        self.handicap.setMaximum(most)
        self.handicap.setEnabled(most > 0)
        self._usual.show_size(shape.size if shape.plan is None else None)


def current_record_date() -> str:
    """Return today's date in the form used in records."""
    return QDate.currentDate().toString("yyyy-MM-dd")


def _narrow(field: QLineEdit) -> QLineEdit:
    """Make a text field as narrow as its usual contents, and return it."""
    field.setFixedWidth(_width(field, _RANK))
    return field


def _width(field: QLineEdit, letters: int) -> int:
    return field.fontMetrics().horizontalAdvance("0") * letters
