"""Dialog that makes problems from the mistakes of a reviewed game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from ....display_text import to_displayable
from ....files.sgf.game_info import read_info
from ....go import Colour
from ....record.stored_analysis.lines import LineAnalyses
from ....study.problem_making import problems_from_mistakes
from ....study.review.losses import LossUnit, review_line
from ...core.i18n import format_number
from ...core.review_settings import loss_thresholds
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.spin_boxes import ScoreSpinBox
from ...wording import loss_texts
from ...wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....record import Tree
    from ....study.review.losses import ReviewedMove
    from ...core.settings import Settings


class MistakesDialog(QDialog):
    """Dialog in which a player and the smallest loss of a mistake are chosen."""

    def __init__(
        self, tree: Tree, line: Sequence[int], settings: Settings, parent: QWidget | None = None
    ) -> None:
        """Create the dialog for a line of a game, which contains its analysis."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Problems from Mistakes"))
        self._tree, self._line = tree, line
        self._thresholds = loss_thresholds(settings)
        self.problems: list[Tree] = []
        """A game for each problem, in the order of the moves."""
        moves = [move for move in self._reviewed_moves() if move.loss is not None]
        self._unit = moves[0].unit if moves else None
        self.player = QComboBox()
        self.limit = ScoreSpinBox(0.5, 100)
        self.count = PlainLabel()
        self.count.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.add_button = self.buttons.addButton(
            self.tr("&Add to Problem File…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._fill()
        self._lay_out()
        self.player.currentIndexChanged.connect(self._update)
        self.limit.valueChanged.connect(self._update)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._update()

    def _reviewed_moves(self) -> Sequence[ReviewedMove]:
        analyses = LineAnalyses()
        for _ in analyses.read_line(self._tree, self._line):
            pass
        return review_line(self._tree, self._line, analyses.by_node, self._thresholds)

    def _fill(self) -> None:
        info = read_info(self._tree)
        names = {Colour.BLACK: info.black_name, Colour.WHITE: info.white_name}
        self.player.addItem(self.tr("Both players"), tuple(Colour))
        for colour, name in names.items():
            text = f"{colour_name(colour)} ({name})" if name else colour_name(colour)
            self.player.addItem(to_displayable(text), (colour,))
        set_combo_box_name(self.player, self.tr("Mistakes of"))
        self.limit.setAccessibleName(self.tr("Smallest loss"))
        is_points = self._unit is not LossUnit.PERCENT
        thresholds = self._thresholds
        self.limit.setValue(thresholds.mistake_points if is_points else thresholds.mistake_percent)
        self.limit.setSuffix(self.tr(" points") if is_points else self.tr(" % win rate"))
        for field in (self.player, self.limit):
            field.setEnabled(self._unit is not None)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Mistakes of:"), self.player)
        form.addRow(self.tr("&Loss of at least:"), self.limit)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.count)
        column.addStretch()
        column.addWidget(self.buttons)
        self.resize(440, 0)

    def _update(self) -> None:
        """Make the problems, and show how many there are."""
        limit = self.limit.value()
        if self._unit is LossUnit.PERCENT:
            thresholds = replace(self._thresholds, mistake_percent=limit)
        else:
            thresholds = replace(self._thresholds, mistake_points=limit)
        found = [
            problem
            for player in self.player.currentData()
            for problem in problems_from_mistakes(
                self._tree,
                player,
                thresholds,
                line=self._line,
                title=self._title,
                comment=self._comment,
            )
        ]
        found.sort(key=lambda problem: problem.move.number)
        self.problems = [problem.tree for problem in found]
        self.count.setText(self._count_text())
        self.add_button.setEnabled(bool(found))
        self._make_room()

    def _make_room(self) -> None:
        """Make the dialog high enough for its text, which is wrapped."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            height = layout.totalHeightForWidth(self.width())
            self.resize(self.width(), max(self.height(), height))

    def _count_text(self) -> str:
        if self._unit is None:
            return self.tr(
                "The moves of this line have not been analysed. Choose Tools ▸ Review Game… first."
            )
        if not self.problems:
            return self.tr("No such mistakes, or the analysis has no better moves.")
        return self.tr(
            "%Ln problems: the positions before the mistakes, solved by the engine's moves",
            "",
            len(self.problems),
        )

    def _title(self, move: ReviewedMove) -> str:
        info = read_info(self._tree)
        players = " – ".join(filter(None, (info.black_name, info.white_name)))
        number = self.tr("move {number}").format(number=format_number(move.number))
        title = ", ".join(filter(None, (players, number)))
        return title[:1].upper() + title[1:]

    def _comment(self, move: ReviewedMove) -> str:
        text = self.tr("Played in the game: {loss}.")
        return text.format(loss=loss_texts.move_loss_text(move))
