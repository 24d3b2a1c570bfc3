"""Window of the trainer for learning the names of points."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from ....notation import NotationError
from ...board.message_strip import MessageStrip
from ...core import closing
from ...core.settings import TRAINER_GEOMETRY
from ...widgets import appearance
from ...widgets.buttons import plain_button
from ...widgets.labels import PlainLabel
from ...wording.notation_texts import error_sentence, notation_explanation
from . import trainer_texts as say
from .trainer_board import TrainerBoard
from .trainer_history import TrainerHistory
from .trainer_prompt import MAX_CHOICES, TrainerPrompt
from .trainer_results import ResultsPage, TrainerResults
from .trainer_round import RIGHT_ANSWER_PAUSE, TrainerRound
from .trainer_setup import TrainerSetup

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from ....study.history import HistoryFile
    from ....study.lesson import Answer, TrainerQuestion
    from ....study.trainer import Tally
    from ...board.board_view import BoardView
    from ...core.settings import Settings
    from ...core.view_settings import ViewSettings

_TICK = 100  # milliseconds


class TrainerScore(QWidget):
    """Score display for the current round, which remains visible after the round has ended."""

    def __init__(self, round_: TrainerRound, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = round_
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.time, self.done, self.right, self.each, self.streak = (PlainLabel() for _ in range(5))
        form = QFormLayout()
        form.addRow(self.tr("Time:"), self.time)
        form.addRow(self.tr("Question:"), self.done)
        form.addRow(self.tr("Correct:"), self.right)
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
            self.time.setText(say.time_text(self._round.elapsed_seconds))

    def _refresh(self) -> None:
        """Update the displayed time, accuracy and streaks."""
        tally, length = self._round.tally, self._round.question_count
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
            self.tr("{streak} (best: {best})").format(streak=tally.streak, best=tally.best_streak)
        )


_PANEL = 340  # pixels
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TrainerWindow(QDialog):
    """Trainer window, which asks for points and names and shows which ones are slow or often wrong.

    Tests set ``random``, which chooses the questions, and ``pause``, the milliseconds before the
    next question after a correct answer.
    """

    def __init__(
        self,
        view_settings: ViewSettings,
        settings: Settings,
        file: HistoryFile,
        parent: QWidget | None = None,
        *,
        random: Random | None = None,
        pause: int = RIGHT_ANSWER_PAUSE,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Coordinate Trainer"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._settings = settings
        self.history = TrainerHistory(file, self)
        self.round = TrainerRound(self.history.history, file, random or Random(), self, pause)
        self.setup = TrainerSetup(settings, view_settings.notation)
        self.prompt = TrainerPrompt()
        self.score = TrainerScore(self.round)
        self.results = TrainerResults()
        self.board = TrainerBoard(self.round, self.setup, appearance.board_theme(settings), self)
        self.message_strip = MessageStrip(self.board_view)
        page = ResultsPage(self.history, self.setup, self.board, self.results, self)
        page.results_deleted.connect(self._refresh)
        self._results_page = page
        self.tabs = QTabBar()
        self.main_button = _button(self.tr("Start"), self._advance)
        self.give_up_button = _button(self.tr("Show Answer"), lambda: self.round.answer_point(None))
        self.stop_button = _button(self.tr("Stop"), self.round.stop)
        self.stop_button.setToolTip(self.tr("Stop this round (Esc)"))
        self._lay_out()
        self._connect()
        if not self.restoreGeometry(settings.get(TRAINER_GEOMETRY)):
            self.resize(1080, 760)
        self.results.legend.set_theme(appearance.board_theme(settings))
        self._refresh()
        if self.history.problem:
            self.message_strip.show_message(self.history.problem)

    @property
    def board_view(self) -> BoardView:
        """The board view of the window, which shows questions and results."""
        return self.board.view

    def _lay_out(self) -> None:
        self.tabs.addTab(self.tr("Practice"))
        self.tabs.addTab(self.tr("Results"))
        self.tabs.setExpanding(True)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        buttons = QHBoxLayout()
        for button in (self.stop_button, self.give_up_button, self.main_button):
            buttons.addWidget(button, 1)
        panel = QWidget()
        panel.setFixedWidth(_PANEL)
        column = QVBoxLayout(panel)
        column.setSpacing(8)
        for part in (self.tabs, self.prompt, self.score, self.results, self.setup):
            column.addWidget(part)
        column.addStretch()
        column.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        board = QVBoxLayout()
        board.setSpacing(0)
        board.addWidget(self.board_view, 1)
        board.addWidget(self.message_strip)
        row.addLayout(board, 1)
        row.addWidget(panel)
        self.setMinimumSize(_PANEL + 320, 540)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._turn_page)
        self.setup.changed.connect(self._settings_changed)
        self.round.question_asked.connect(self._ask)
        self.round.answer_judged.connect(self._judge)
        self.round.ended.connect(self._end)
        self.round.failed.connect(self.message_strip.show_message)
        self.prompt.name_entered.connect(self._answer_name)
        self.board.enter_pressed.connect(self._advance)
        self.setup.rectangle_requested.connect(self._draw_rectangle)
        closing.connect_until_closed(self, self._settings.changed, self._setting_changed)

    @property
    def _shows_results(self) -> bool:
        return self.tabs.currentIndex() == 1

    def _settings_changed(self) -> None:
        """Cancel the rectangle selection and update the window after a settings change."""
        self.board.rectangle.cancel_selection()
        self._refresh()

    def _refresh(self) -> None:
        """Show the widgets that fit the current state: settings or question, buttons and
        results.
        """
        running, results = self.round.running, self._shows_results
        self.prompt.setVisible(not results)
        self.score.setVisible(running and not results)
        self.results.setVisible(results)
        self.setup.setVisible(not running)
        self.stop_button.setVisible(running)
        self.give_up_button.setVisible(running)
        self.give_up_button.setEnabled(self.round.question is not None)
        self.main_button.setText(self.tr("Next") if running else self.tr("Start"))
        self.main_button.setVisible(not results)
        waits = self.round.question is not None
        self.main_button.setEnabled(
            not waits and bool(running or self.setup.lesson.point_naming_choices)
        )
        if results:
            self._results_page.show_page()
        elif not running:
            self.board.show_lesson()
            self._show_invitation()

    def _show_invitation(self) -> None:
        if self.setup.lesson.point_naming_choices:
            explained = notation_explanation(self.setup.lesson.notation)
            self.prompt.show_text(
                self.tr("Choose what to practise, then press Enter."), caption=explained
            )
        else:
            self.prompt.show_text(self.tr("There are no points to practise with these settings."))

    def _turn_page(self) -> None:
        self._leave_rectangle()
        self.round.stop()
        self._refresh()

    def _advance(self) -> None:
        """Ask the next question if a verdict is being shown, or start a round if none is
        running.
        """
        if self.round.current_verdict is not None:
            self.round.advance()
        elif (
            not self.round.running and self.main_button.isVisible() and self.main_button.isEnabled()
        ):
            self._leave_rectangle()
            self.round.start(self.setup.lesson)

    def _ask(self, question: TrainerQuestion) -> None:
        self._refresh()
        self.board_view.setFocus()
        self.board.show_question(question)
        self.prompt.show_question(question)

    def _judge(self, question: TrainerQuestion, answer: Answer) -> None:
        self._refresh()
        self.prompt.show_verdict(question, answer)
        self.board.show_verdict(question, answer)
        self.board_view.setFocus()

    def _end(self, tally: Tally) -> None:
        self._refresh()
        if tally.answers and not self._shows_results:
            self.prompt.show_text(
                say.summary_text(tally.summary), say.percent_text(tally.summary.accuracy)
            )

    def _answer_name(self, name: str) -> None:
        try:
            self.round.answer_name(name)
        except NotationError as error:
            self.prompt.show_input_error(error_sentence(error))

    def _draw_rectangle(self) -> None:
        self.tabs.setCurrentIndex(0)
        self.board.rectangle.begin_selection()
        self.prompt.show_text(self.tr("Click two opposite corners of the rectangle. Esc cancels."))

    def _leave_rectangle(self) -> None:
        """Cancel the rectangle selection and practise the whole board instead."""
        if self.board.rectangle.active:
            self.setup.use_whole_board()

    def _setting_changed(self, setting: object) -> None:
        if setting in appearance.BOARD_SETTINGS:
            theme = appearance.board_theme(self._settings)
            self.board_view.set_theme(theme)
            self.results.legend.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_0
        if event.key() in _ENTER:
            self._advance()
        elif event.key() == Qt.Key.Key_Escape and self.board.rectangle.active:
            self._leave_rectangle()
        elif event.key() == Qt.Key.Key_Escape and self.round.running:
            self.round.stop()
        elif 1 <= number <= MAX_CHOICES and self.round.question is not None:
            self.prompt.click_choice(number)
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """End the round when the window closes, and save the window geometry."""
        self.round.stop()
        self._settings.set(TRAINER_GEOMETRY, self.saveGeometry())
        super().done(result)


def _button(text: str, slot: Callable[[], object]) -> QPushButton:
    button = plain_button(text, slot)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
