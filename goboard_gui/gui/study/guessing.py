"""Guessing of a record's moves, of which nothing later is displayed; the record is never
changed.
"""

from __future__ import annotations

from functools import cached_property, partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..actions.commands import Command
from ..core import closing
from ..core.settings import GUESSED_COLOURS
from ..wording import terms

if TYPE_CHECKING:
    from ...diagram.picture import Picture
    from ...go import Colour, Point
    from ...notation import Naming
    from ...study.guess_game import GuessGame
    from ..actions.workspace import Workspace
    from ..board.message_strip import MessageStrip
    from ..board.move_player import MovePlayer
    from .exercise.exercise_bar import ExerciseButton
    from .exercise.exercise_board import ExerciseBoard
    from .guess_view import ColourChoice

_REPLY_MS = 300
"""Milliseconds between two moves of a refutation."""


class MoveGuessing(QObject):
    """Session of guessing the moves of the current line of play one after another, starting at the
    cursor, which is an `Exercise`.

    A wrong move that the record contains is answered with its refutation.
    """

    shows_continuations = False
    """No variation is shown."""
    takes_several_moves = True
    """They are guesses one after the other, up to a wrong one."""

    def __init__(
        self,
        workspace: Workspace,
        exercises: ExerciseBoard,
        player: MovePlayer,
        strip: MessageStrip,
        random: Random | None = None,
    ) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._view_settings = workspace.view_settings
        self._settings = workspace.settings
        self._exercises, self._player, self._strip = exercises, player, strip
        self._action = actions[Command.GUESS]
        self._random = random or Random()
        self._game: GuessGame | None = None
        self._verdict = ""
        self._reply_timer = QTimer(self, singleShot=True, interval=_REPLY_MS)
        self._reply_timer.timeout.connect(self._reply)
        actions.connect_commands({Command.GUESS: self._switch})
        actions.disable_with_reason(
            [Command.GUESS], lambda: exercises.reason_for(self), exercises.changed
        )
        workspace.view_settings.changed.connect(self._show_texts)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)

    @property
    def game(self) -> GuessGame | None:
        """The game of guessing, or None while no moves are being guessed."""
        return self._game

    def _switch(self) -> None:
        if self._action.isChecked():
            self._begin()
        else:
            self._exercises.end()

    def _begin(self) -> None:
        from ...study.guess_game import GuessGame, GuessState

        record = self._document.record
        self._exercises.end()
        game = GuessGame(
            record.tree, record.line, record.cursor_index, self._colours, random=self._random
        )
        if game.state is GuessState.ENDED:
            self._action.setChecked(False)
            self._strip.show_message(self.tr("There is no next move to guess here."))
            return
        self._game, self._verdict = game, ""
        self._exercises.begin(self, game.tree, game.cursor)
        self._action.setChecked(True)
        self._choice.show_colours(self._settings.get(GUESSED_COLOURS))
        self._choice.show()
        self._show_texts()

    @property
    def _colours(self) -> tuple[Colour, ...]:
        from .guess_view import COLOURS

        return COLOURS[self._settings.get(GUESSED_COLOURS)][1]

    def exercise_ended(self) -> None:
        """Show the summary, because the record is displayed again."""
        game, self._game = self._game, None
        self._reply_timer.stop()
        self._action.setChecked(False)
        self._choice.hide()
        if game is not None:
            self._show_summary(game)

    def _show_summary(self, game: GuessGame) -> None:
        """Show the score, and offer to go to the position that was reached."""
        from ...study.guess_game import GuessState
        from .guess_view import summary_text

        text = summary_text(game.score, ended=game.state is GuessState.ENDED)
        if not text:
            return
        tree, node = self._document.record.tree, game.recorded_node
        if node in tree and node != self._document.record.cursor:
            go = partial(self._document.go_to, node)
            self._strip.show_message(text, self.tr("Go to This Position"), go)
        else:
            self._strip.show_message(text)

    # The exercise

    @property
    def ghost_colour(self) -> Colour | None:
        """The player whose move is asked for."""
        question = self._game.question if self._game is not None else None
        return None if question is None else question.colour

    def submit_move(self, point: Point | None) -> bool:
        """Judge a guess and show the verdict; return whether it is right."""
        from ...study.guessing import GuessResult
        from .guess_view import refutation_text, verdict_text

        game = self._game
        if game is None or point is None:
            return False
        if not self._is_at_end:
            self._show_position()
            return False
        game.resume()
        search = game.guesses
        if search is None:
            return False
        naming = self._naming
        name, sought = naming.name(point), naming.name(search.question.point)
        guessed = game.guess(point)
        if guessed.refused is not None:
            session = self._document.session
            self._strip.show_message(terms.refusal_text(guessed.refused, naming, session.rules.ko))
            self._player.move_refused.emit()
            return False
        if guessed.result is None:
            return False
        if guessed.is_recorded:
            self._verdict = refutation_text(name)
        else:
            self._verdict = verdict_text(guessed.result, search, name, sought)
        self._show_position()
        return guessed.result is GuessResult.RIGHT

    def _reply(self) -> None:
        if self._game is not None:
            self._game.reply()
            self._show_position()

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with the earlier guesses at the move, and the hint."""
        from ...study.guess_game import GuessState
        from .guess_view import with_guesses

        game = self._game
        if game is None or game.state is not GuessState.TO_GUESS or not self._is_at_end:
            return picture
        return picture if game.guesses is None else with_guesses(picture, game.guesses, naming)

    @property
    def _is_at_end(self) -> bool:
        """Whether the latest position of the game is displayed, not an earlier one."""
        game, session = self._game, self._document.session
        return game is not None and (session.tree, session.cursor) == (game.tree, game.cursor)

    # Buttons

    def _skip(self) -> None:
        if self._game is not None:
            self._reply_timer.stop()
            self._game.skip()
            self._verdict = ""
            self._show_position()

    def _ask_earlier(self) -> None:
        """Ask for the move before the one in question again."""
        if self._game is not None:
            self._reply_timer.stop()
            self._game.go_back()
            self._verdict = ""
            self._show_position()

    def _resume(self) -> None:
        """Return from a refutation to the question."""
        if self._game is not None:
            self._reply_timer.stop()
            self._game.resume()
            self._verdict = ""
            self._show_position()

    def _setting_changed(self, setting: object) -> None:
        if setting is GUESSED_COLOURS and self._game is not None:
            self._game.ask_for(self._colours)
            self._verdict = ""
            self._choice.show_colours(self._settings.get(GUESSED_COLOURS))
            self._show_position()

    @cached_property
    def _choice(self) -> ColourChoice:
        """The choice of colours in the bar."""
        from .guess_view import ColourChoice

        choice = ColourChoice()
        choice.colours_chosen.connect(partial(self._settings.set, GUESSED_COLOURS))
        self._exercises.bar.add_widget(choice)
        return choice

    # Display

    @property
    def _naming(self) -> Naming:
        return self._view_settings.point_naming(self._document.session.shape)

    def _show_position(self) -> None:
        """Show the latest position of the game, or end it if no moves are left."""
        from ...study.guess_game import GuessState

        game = self._game
        if game is None:
            return
        if game.state is GuessState.ENDED:
            self._exercises.end()
            return
        self._exercises.show(game.tree, game.cursor)
        if game.state is GuessState.REPLY_DUE:
            self._reply_timer.start()
        self._show_texts()

    def _show_texts(self) -> None:
        from ...study.guess_game import GuessState
        from .guess_view import question_text, score_text

        game = self._game
        question = None if game is None else game.question
        if game is None or question is None:
            return
        text, to_play = self._verdict, None
        if game.state is GuessState.TO_GUESS:
            to_play = question.colour
            if not game.guesses or not game.guesses.guesses or not text:
                number = self._document.session.move_number(game.cursor) + 1
                text = f"{text} {question_text(to_play, number)}".strip()
        self._exercises.bar.show_state(text, score_text(game.score), to_play)
        self._exercises.bar.show_buttons(self._buttons(game))

    def _buttons(self, game: GuessGame) -> list[ExerciseButton]:
        from ...study.guess_game import GuessState
        from .exercise.exercise_bar import ExerciseButton

        is_asked = game.state is GuessState.TO_GUESS
        return [
            ExerciseButton(
                self.tr("Previous Move"),
                self._ask_earlier,
                self.tr("Guess an earlier move again"),
                is_asked,
            ),
            ExerciseButton(
                self.tr("Skip"), self._skip, self.tr("Show this move without a guess"), is_asked
            ),
            ExerciseButton(
                self.tr("Guess Again"),
                self._resume,
                self.tr("Return to the move that is asked for"),
                not is_asked,
            ),
        ]
