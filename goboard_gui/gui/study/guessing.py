"""Guessing of a record's moves, during which later moves are hidden; the record is never
changed.
"""

from __future__ import annotations

from functools import cached_property, partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..actions.commands import Command
from ..core import closing
from ..core.settings import GUESSED_COLOURS
from ..wording import terms

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ...go import Colour, Point
    from ...record import Tree
    from ...study.guessing import MoveGuesses, MoveQuestion
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.tools.board_tools import BoardTools
    from .guess_view import GuessView, MoveDisplay


class MoveGuessing(QObject):
    """Session of guessing the moves of the current line of play one after another, starting at the
    cursor.

    Moving on without a guess skips a move. Choosing a tool, editing the record and Esc stop
    guessing.
    """

    active_changed = Signal()
    """Emitted when guessing has started or stopped, as displays of the line then change."""

    message_posted = Signal(str)
    """Emitted with a message: a summary, or the reason why guessing can't start."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        tools: BoardTools,
        moves: MoveDisplay,
        tree: QWidget,
        random: Random | None = None,
    ) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._view_settings = workspace.view_settings
        self._presenter = presenter
        self._tools = tools
        self._moves = moves
        self._tree_panel = tree
        self._settings = workspace.settings
        self._window = workspace.window
        self._action = actions[Command.GUESS]
        self._random = random or Random()
        self._guesses: MoveGuesses | None = None
        self._tree: Tree | None = None
        self._moving_cursor = False
        actions.connect_commands({Command.GUESS: self._switch})
        document.cursor_moved.connect(self._follow_cursor)
        document.record_changed.connect(self._check)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        tools.tool_chosen.connect(self.stop)

    @property
    def guesses(self) -> MoveGuesses | None:
        """The guesses made for the current move, or None if no move is being guessed."""
        return self._guesses

    def stop(self) -> bool:
        """Stop guessing and show the summary; return False if no moves were being guessed."""
        return self._end(ended=False)

    def _switch(self) -> None:
        if self._action.isChecked():
            self._begin()
        else:
            self.stop()

    def _begin(self) -> None:
        from ...study.guessing import GuessScore, next_question
        from .guess_view import GuessTool

        session = self._document.session
        question = next_question(session, self._colours, session.cursor_index)
        if question is None:
            self._action.setChecked(False)
            self.message_posted.emit(self.tr("There is no next move to guess here."))
            return
        self._score = GuessScore()
        self._tools.push_tool(
            lambda: GuessTool(self._document, lambda: self._guesses, self.submit_guess)
        )
        self._ask(question)
        self._hide_later_moves(True)

    @property
    def _colours(self) -> tuple[Colour, ...]:
        from .guess_view import COLOURS

        return COLOURS[self._settings.get(GUESSED_COLOURS)][1]

    def _ask(self, question: MoveQuestion, verdict: str = "") -> None:
        """Go to the position before a move and ask the user to guess the move."""
        from ...study.guessing import MoveGuesses
        from .guess_view import question_text

        session = self._document.session
        self._guesses = MoveGuesses(question, session.size, self._random)
        self._tree = session.tree
        self._go_to(question.before)
        asked = question_text(question.colour, session.step.number + 1)
        self._show_texts(f"{verdict} {asked}".strip())

    def _show_texts(self, text: str) -> None:
        from .guess_view import score_text

        self._view.bar.show_texts(text, score_text(self._score))
        self._presenter.refresh()

    def submit_guess(self, point: Point) -> bool:
        """Judge a guess and show the verdict; if the guess is right, ask for the next move and
        return True.
        """
        from ...study.guessing import GuessResult
        from .guess_view import verdict_text

        search, session = self._guesses, self._document.session
        if search is None:
            return False
        question, naming = search.question, self._view_settings.point_naming(session.shape)
        refused = session.refused_attempt(point, question.colour)
        if refused is not None and point != question.point:
            self._show_texts(terms.refusal_text(refused, naming, session.rules.ko))
            return False
        guessed = search.guess(point)
        text = verdict_text(guessed, search, naming.name(point), naming.name(question.point))
        if guessed is not GuessResult.RIGHT:
            self._show_texts(text)
            return False
        self._add_to_score()
        self._go_to(question.node)
        self._ask_next(text)
        return True

    def _add_to_score(self) -> None:
        """Add the guesses made for the current move to the score."""
        if self._guesses is not None:
            self._score = self._score.with_guesses(self._guesses)

    def _ask_next(self, verdict: str = "") -> None:
        """Ask for the next move, or stop if there are no more moves."""
        from ...study.guessing import next_question

        session = self._document.session
        question = next_question(session, self._colours, session.cursor_index)
        if question is None:
            self._guesses = None
            self._end(ended=True)
        else:
            self._ask(question, verdict)

    def _go_to(self, node: int) -> None:
        self._moving_cursor = True
        self._document.go_to(node)
        self._document.wait_for_jump()
        self._moving_cursor = False

    def _follow_cursor(self) -> None:
        """Ask for another move, because the user has moved the cursor."""
        search, session = self._guesses, self._document.session
        if search is None or self._moving_cursor:
            return
        from ...study.guessing import last_question

        self._add_to_score()
        line = session.line
        back = search.question.before in line[session.cursor_index + 1 :]
        question = last_question(session, self._colours, session.cursor_index) if back else None
        if question is None:
            self._ask_next()
        else:
            self._ask(question)

    def _check(self) -> None:
        """Stop guessing if the record was edited or replaced."""
        search, session = self._guesses, self._document.session
        if search is None or self._tree is None:
            return
        same = session.tree.has_same_positions(self._tree)
        if not same or session.cursor != search.question.before:
            self.stop()

    def _setting_changed(self, setting: object) -> None:
        if setting is GUESSED_COLOURS and self._guesses is not None:
            self._add_to_score()
            self._ask_next()

    def _end(self, *, ended: bool) -> bool:
        if not self._action.isChecked() and self._guesses is None:
            return False
        from .guess_view import summary_text

        self._add_to_score()
        self._guesses = self._tree = None
        self._action.setChecked(False)
        self._hide_later_moves(False)
        self._tools.select_tool(self._tools.selected_tool)
        self._presenter.refresh()
        text = summary_text(self._score, ended=ended)
        if text:
            self.message_posted.emit(text)
        return True

    @cached_property
    def _view(self) -> GuessView:
        from .guess_view import GuessView

        text = self.tr("The game tree is hidden while you guess moves.")
        view = GuessView(self._moves, self._tree_panel, self._window, text)
        view.bar.colours_chosen.connect(partial(self._settings.set, GUESSED_COLOURS))
        view.bar.end_requested.connect(self.stop)
        return view

    def _hide_later_moves(self, covered: bool) -> None:
        """Hide or show everything that would reveal later moves."""
        self._view.bar.show_colours(self._settings.get(GUESSED_COLOURS))
        self._view.hide_later_moves(covered)
        self.active_changed.emit()
