"""The dialog that asks how a game ended."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ....go import Colour
from ....record.properties.conventions.result_words import GameEnding
from ....record.properties.conventions.results import Result, parse_result, write_result
from ...widgets.spin_boxes import ScoreSpinBox
from ...wording.terms import colour_name

_MAX_POINTS = 9999
_LEAST_MARGIN = 0.5
_WON = (GameEnding.RESIGNATION, GameEnding.TIME, GameEnding.POINTS)


class FinishGameDialog(QDialog):
    """Dialog that asks for the result of a game: how it ended, the winner and the margin.

    It starts with a result as written in records, such as the one that the record states or the
    score. Without one it starts with a win of ``winner``, by points if the game is ``counted``,
    else by resignation.
    """

    def __init__(
        self, result: str, winner: Colour, *, counted: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Finish Game"))
        self.winners = QButtonGroup(self)
        self.endings = QButtonGroup(self)
        self.points = ScoreSpinBox(0, _MAX_POINTS)
        self.points.setValue(_LEAST_MARGIN)
        self.points.setAccessibleName(self.tr("Margin in points"))
        self.points.setToolTip(self.tr("Enter 0 for a draw"))
        self.other = QLineEdit()
        self.other.setAccessibleName(self.tr("Other result"))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(self.tr("Finish Game"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("Winner:"), self._winner_row())
        form.addRow(self.tr("Result:"), self._endings_column())
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)
        self._show_result(result, winner, GameEnding.POINTS if counted else GameEnding.RESIGNATION)
        self.endings.idToggled.connect(self._enable)
        self.points.valueChanged.connect(self._enable)
        self.other.textChanged.connect(self._enable)
        self._enable()

    def _winner_row(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        for colour in Colour:
            button = QRadioButton(colour_name(colour))
            self.winners.addButton(button, colour)
            layout.addWidget(button)
        layout.addStretch()
        return row

    def _endings_column(self) -> QWidget:
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 0, 0)
        for number, (text, field) in enumerate(
            (
                (self.tr("&Resignation"), None),
                (self.tr("&Timeout"), None),
                (self.tr("&Points:"), self.points),
                (self.tr("&No result (void)"), None),
                (self.tr("&Other:"), self.other),
            )
        ):
            button = QRadioButton(text)
            self.endings.addButton(button, number)
            row = QHBoxLayout()
            row.addWidget(button)
            if field is not None:
                row.addWidget(field, 1)
            layout.addLayout(row)
        return column

    def _show_result(self, stated: str, winner: Colour, ending: GameEnding) -> None:
        """Select the choices for a result as written in a record, or for a winner and an ending if
        there is none, and focus the first field to change.
        """
        result = parse_result(stated) if stated else Result(ending, winner, _LEAST_MARGIN)
        chosen = _OTHER
        if result is not None and result.ending in _WON:
            chosen = _WON.index(result.ending)
        elif result is not None and result.ending in (GameEnding.VOID, GameEnding.DRAW):
            chosen = _VOID if result.ending is GameEnding.VOID else _POINTS
        else:
            self.other.setText(stated)
        if result is not None and result.ending in (GameEnding.POINTS, GameEnding.DRAW):
            self.points.setValue(result.points or 0.0)
        won = self.winners.button((result and result.winner) or winner)
        won.setChecked(True)
        self.endings.button(chosen).setChecked(True)
        first = {_POINTS: self.points, _OTHER: self.other, _VOID: self.endings.button(_VOID)}
        first.get(chosen, won).setFocus()
        self.points.selectAll()

    def _enable(self) -> None:
        """Enable the fields that belong to the chosen ending."""
        chosen = self.endings.checkedId()
        self.points.setEnabled(chosen == _POINTS)
        self.other.setEnabled(chosen == _OTHER)
        draw = chosen == _POINTS and not self.points.value()
        for button in self.winners.buttons():
            button.setEnabled(chosen in (_RESIGNATION, _TIME, _POINTS) and not draw)
        self.ok.setEnabled(bool(self.result_text))

    @property
    def result_text(self) -> str:
        """The chosen result as written in records (RE), or an empty string if there is none yet."""
        chosen, winner = self.endings.checkedId(), Colour(self.winners.checkedId())
        if chosen == _OTHER:
            return self.other.text().strip()
        if chosen == _VOID:
            return write_result(Result(GameEnding.VOID))
        if chosen == _POINTS and not self.points.value():
            return write_result(Result(GameEnding.DRAW))
        points = self.points.value() if chosen == _POINTS else None
        return write_result(Result(_WON[chosen], winner, points))


_RESIGNATION, _TIME, _POINTS, _VOID, _OTHER = range(5)
"""The choices of endings, in the order in which they are listed; the first three have a winner."""
