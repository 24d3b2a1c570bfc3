"""Display of a round's score: time, accuracy and streaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFormLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from . import trainer_texts as say

if TYPE_CHECKING:
    from .trainer_round import TrainerRound

_TICK = 100  # milliseconds


class TrainerScore(QWidget):
    """Shows the score of the running round, and keeps showing it when the round has ended."""

    def __init__(self, round_: TrainerRound, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = round_
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.time, self.done, self.right, self.each, self.streak = (QLabel() for _ in range(5))
        form = QFormLayout()
        form.addRow(self.tr("Time:"), self.time)
        form.addRow(self.tr("Question:"), self.done)
        form.addRow(self.tr("Right:"), self.right)
        form.addRow(self.tr("Median time:"), self.each)
        form.addRow(self.tr("Streak:"), self.streak)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.progress)
        column.addLayout(form)
        self._ticks = QTimer(self)
        self._ticks.setInterval(_TICK)
        self._ticks.timeout.connect(self._tick)
        round_.question_asked.connect(self._ask)
        round_.answer_judged.connect(self._refresh)
        round_.ended.connect(lambda _tally: self._ticks.stop())

    def _ask(self) -> None:
        self._refresh()
        self._ticks.start()
        self._tick()

    def _tick(self) -> None:
        if self._round.question is not None:
            self.time.setText(say.time_text(self._round.seconds))

    def _refresh(self) -> None:
        """Update the display."""
        tally, length = self._round.tally, self._round.length
        if tally is None:
            return
        summary = tally.summary
        if tally.answers and self._round.question is None:
            self._ticks.stop()
            self.time.setText(say.time_text(tally.answers[-1].seconds))
        number = summary.asked + (self._round.question is not None)
        self.done.setText(
            self.tr("{number} of {length}").format(number=number, length=length)
            if length
            else str(number)
        )
        self.progress.setVisible(length > 0)
        self.progress.setRange(0, max(length, 1))
        self.progress.setValue(summary.asked)
        self.right.setText(
            self.tr("{right} of {asked} · {share}").format(
                right=summary.right, asked=summary.asked, share=say.percent_text(summary.accuracy)
            )
        )
        self.each.setText(say.time_text(summary.seconds))
        self.streak.setText(
            self.tr("{streak}, best {best}").format(streak=tally.streak, best=tally.best_streak)
        )
