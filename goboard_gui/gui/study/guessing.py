"""Guessing of a record's moves, while later moves are hidden. The record is never changed."""

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
    from PySide6.QtWidgets import QMainWindow, QWidget

    from ...go import Colour, Point
    from ...record import Tree
    from ...study.guessing import MoveGuesses, MoveQuestion
    from ..actions.commands.actions import Actions
    from ..board.board_presenter import BoardPresenter
    from ..board.tools.board_tools import BoardTools
    from ..core.document import Document
    from ..core.settings import Settings
    from .guess_view import GuessView, MoveDisplay


class MoveGuessing(QObject):
    """Asks for the moves of the current line one after another, starting at the cursor.

    Moving on without a guess skips a move. Choosing a tool, editing the record and Esc stop
    guessing.
    """

    switched = Signal()
    """Emitted when guessing has started or stopped, as displays of the line then change."""

    said = Signal(str)
    """Emitted with a message: a summary, or the reason why guessing can't start."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        tools: BoardTools,
        moves: MoveDisplay,
        tree: QWidget,
        settings: Settings,
        actions: Actions,
        window: QMainWindow,
        chance: Random | None = None,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._presenter = presenter
        self._tools = tools
        self._moves = moves
        self._tree_panel = tree
        self._settings = settings
        self._window = window
        self._action = actions[Command.GUESS]
        self._chance = chance or Random()
        self._search: MoveGuesses | None = None
        self._tree: Tree | None = None
        self._going = False
        actions.connect_commands({Command.GUESS: self._switch})
        document.cursor_moved.connect(self._move_on)
        document.record_changed.connect(self._check)
        closing.connect(self, settings.changed, self._setting_changed)
        tools.taken_up.connect(self.leave)

    @property
    def search(self) -> MoveGuesses | None:
        """The guesses of the current move, or None if no move is being guessed."""
        return self._search

    def leave(self) -> bool:
        """Stop guessing and show the summary; return False if guessing was not active."""
        return self._end(ended=False)

    def _switch(self) -> None:
        if self._action.isChecked():
            self._begin()
        else:
            self.leave()

    def _begin(self) -> None:
        from ...study.guessing import GuessScore, next_question
        from .guess_tool import GuessTool

        session = self._document.session
        question = next_question(session, self._colours, session.place)
        if question is None:
            self._action.setChecked(False)
            self.said.emit(self.tr("No move follows here that could be guessed."))
            return
        self._score = GuessScore()
        self._tools.push_tool(lambda: GuessTool(self._document, lambda: self._search, self.guess))
        self._ask(question)
        self._cover(True)

    @property
    def _colours(self) -> tuple[Colour, ...]:
        from .guess_texts import COLOURS

        return COLOURS[self._settings.get(GUESSED_COLOURS)][1]

    def _ask(self, question: MoveQuestion, told: str = "") -> None:
        """Go to the position before a move and ask for the move."""
        from ...study.guessing import MoveGuesses
        from . import guess_texts

        session = self._document.session
        self._search = MoveGuesses(question, session.size, self._chance)
        self._tree = session.tree
        self._go(question.before)
        asked = guess_texts.question_text(question.colour, session.step.number + 1)
        self._tell(f"{told} {asked}".strip())

    def _tell(self, told: str) -> None:
        from . import guess_texts

        self._view.bar.tell(told, guess_texts.score(self._score))
        self._presenter.refresh()

    def guess(self, point: Point) -> bool:
        """Handle a guess and return whether it is right."""
        from ...study.guessing import GuessResult
        from . import guess_texts

        search, session = self._search, self._document.session
        if search is None:
            return False
        question, naming = search.question, self._presenter.naming
        refused = session.refusal(point, question.colour)
        if refused is not None and point != question.point:
            self._tell(terms.refusal_text(refused, naming, session.rules.ko))
            return False
        guessed = search.guess(point)
        text = guess_texts.verdict_text(
            guessed, search, naming.name(point), naming.name(question.point)
        )
        if guessed is not GuessResult.RIGHT:
            self._tell(text)
            return False
        self._count()
        self._go(question.node)
        self._go_on(text)
        return True

    def _count(self) -> None:
        """Add the guesses of the current move to the score."""
        if self._search is not None:
            self._score = self._score.plus(self._search)

    def _go_on(self, told: str = "") -> None:
        """Ask for the next move, or stop if no more moves follow."""
        from ...study.guessing import next_question

        session = self._document.session
        question = next_question(session, self._colours, session.place)
        if question is None:
            self._search = None
            self._end(ended=True)
        else:
            self._ask(question, told)

    def _go(self, node: int) -> None:
        self._going = True
        self._document.go_to(node)
        self._going = False

    def _move_on(self) -> None:
        """Ask for another move after the user has gone to another position."""
        from ...study.guessing import last_question

        search, session = self._search, self._document.session
        if search is None or self._going:
            return
        self._count()
        line = session.line
        back = search.question.before in line[session.place + 1 :]
        question = last_question(session, self._colours, session.place) if back else None
        if question is None:
            self._go_on()
        else:
            self._ask(question)

    def _check(self) -> None:
        """Stop guessing if the record was edited or replaced."""
        search, session = self._search, self._document.session
        if search is None or self._tree is None:
            return
        same = session.tree.same_contents(self._tree)
        if not same or session.cursor != search.question.before:
            self.leave()

    def _setting_changed(self, setting: object) -> None:
        if setting is GUESSED_COLOURS and self._search is not None:
            self._count()
            self._go_on()

    def _end(self, *, ended: bool) -> bool:
        if not self._action.isChecked() and self._search is None:
            return False
        from . import guess_texts

        self._count()
        self._search = self._tree = None
        self._action.setChecked(False)
        self._cover(False)
        self._tools.choose(self._tools.chosen)
        self._presenter.refresh()
        text = guess_texts.summary_text(self._score, ended=ended)
        if text:
            self.said.emit(text)
        return True

    @cached_property
    def _view(self) -> GuessView:
        from .guess_view import GuessView

        text = self.tr("The tree is hidden while you guess.")
        view = GuessView(self._moves, self._tree_panel, self._window, text)
        view.bar.colours_chosen.connect(partial(self._settings.set, GUESSED_COLOURS))
        view.bar.ended.connect(self.leave)
        return view

    def _cover(self, covered: bool) -> None:
        """Hide or show everything that would reveal later moves."""
        self._view.bar.show_colours(self._settings.get(GUESSED_COLOURS))
        self._view.cover(covered)
        self.switched.emit()
