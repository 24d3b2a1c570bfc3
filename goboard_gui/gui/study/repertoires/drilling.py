"""The drill of a repertoire on the board of a window."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence

from ....diagram.picture import Cell, Tint, TintRole
from ....files.comments import read_comment
from ....study.repertoires.drill import Drill, DrillOutcome, DrillState
from ....study.repetition.study_log import Rating
from ...actions.commands import Command
from ...wording import terms
from ..exercise.exercise_bar import ExerciseButton
from . import drill_texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ....diagram.picture import Picture
    from ....go import Colour, Point
    from ....notation import Naming
    from ....record import PlayAttempt
    from ....study.regions import Rectangle
    from ....study.repertoires.drill import DrillAnswer
    from ....study.repertoires.repertoire import Repertoire
    from ....study.repetition.cards import CardKey
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...board.move_player import MovePlayer
    from ..exercise.exercise_board import ExerciseBoard
    from ..repetition.study_history import StudyHistory

_REPLY_MS = 300
"""Milliseconds after which the other side replies."""
_TO_MOVE = (DrillState.TO_MOVE, DrillState.MOVE_SHOWN)


class Drilling(QObject):
    """The drill of the cards of a repertoire on the board, which is an `Exercise`.

    The moves of the other side follow by themselves. Answers are rated once a day.
    """

    def __init__(
        self,
        workspace: Workspace,
        exercises: ExerciseBoard,
        player: MovePlayer,
        strip: MessageStrip,
        history: StudyHistory,
        random: Random | None = None,
    ) -> None:
        super().__init__(workspace.window)
        self._document, self._actions = workspace.document, workspace.actions
        self._view_settings = workspace.view_settings
        self._exercises, self._player, self._strip = exercises, player, strip
        self._history = history
        self._random = random or Random()
        self._drill: Drill | None = None
        self._name = self._collection = ""
        self._outcome: DrillOutcome | None = None
        self._played: Point | None = None
        self._rated: CardKey | None = None
        self._answered: dict[CardKey, bool] = {}
        self._area: Rectangle | None = None
        self._reply_timer = QTimer(self, singleShot=True, interval=_REPLY_MS)
        self._reply_timer.timeout.connect(self._reply)
        workspace.view_settings.changed.connect(self._show_texts)

    @property
    def drill(self) -> Drill | None:
        """The drill on the board, or None."""
        return self._drill

    def begin(
        self, repertoire: Repertoire, cards: Iterable[CardKey], name: str, collection: str
    ) -> None:
        """Begin the drill of some cards of a repertoire with a name.

        ``collection`` is the path of its file, for the study log.

        :raises ValueError: if there is no card.
        """
        if self._exercises.reason:
            self._strip.show_message(self._exercises.reason)
            return
        drill = Drill(repertoire, cards, self._random)
        self._exercises.end()
        self._drill, self._name, self._collection = drill, name, collection
        self._outcome = self._rated = self._area = None
        self._answered = {}
        self._exercises.begin(self, drill.tree, drill.cursor)
        self._show_position()

    def exercise_ended(self) -> None:
        """Clean up, because the record is displayed again."""
        self._reply_timer.stop()
        self._drill = None
        if self._answered:
            missed = sum(not is_right for is_right in self._answered.values())
            text = drill_texts.summary_text(len(self._answered), missed)
            # Later, since messages are cleared when the record is displayed again.
            QTimer.singleShot(0, self, partial(self._strip.show_message, text))

    # The exercise

    @property
    def ghost_colour(self) -> Colour | None:
        """The user's colour, or None if it is not the user's turn."""
        drill = self._drill
        is_own = drill is not None and drill.state in _TO_MOVE
        return drill.repertoire.colour if drill is not None and is_own else None

    @property
    def shows_continuations(self) -> bool:
        """Whether the board may mark variations, of which there are none."""
        return False

    @property
    def takes_several_moves(self) -> bool:
        """Whether several moves may be typed at once, which is never so."""
        return False

    def submit_move(self, point: Point | None) -> bool:
        """Play a move of the user; return False, since no other one can follow at once."""
        drill = self._drill
        if drill is None or drill.state not in _TO_MOVE:
            return False
        if not self._is_at_end:
            self._show_position()
            return False
        result = drill.play(point)
        if result.refused is not None:
            self._explain(result.refused)
            return False
        self._outcome = result.outcome if result.answer is not None else None
        self._played, self._area = point, None
        self._rate(result.answer)
        self._show_position()
        return False

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with the area of the hint, or with the move that is shown."""
        drill = self._drill
        if drill is None or not self._is_at_end:
            return picture
        if drill.state is DrillState.MOVE_SHOWN and drill.own_point is not None:
            place = naming.to_view(drill.own_point)
            marked = picture.cells.get(place, Cell())._replace(highlighted=True)
            tint = Tint(frozenset({place}), TintRole.RIGHT)
            cells = {**picture.cells, place: marked}
            return picture._replace(cells=cells, overlays_below=(*picture.overlays_below, tint))
        if self._area is not None:
            points = frozenset(map(naming.to_view, self._area.points(naming.size)))
            tint = Tint(points, TintRole.GLOW)
            return picture._replace(overlays_below=(*picture.overlays_below, tint))
        return picture

    # Commands

    def show_hint(self) -> None:
        """Mark an area that contains the user's move; it becomes smaller with each hint."""
        if self._drill is None or self._drill.state is not DrillState.TO_MOVE:
            return
        self._area = self._drill.hint()
        self._show_position()
        if self._area is None:
            self._strip.show_message(self.tr("Your move is a pass."))

    def show_move(self) -> None:
        """Show the user's move, so that the card counts as missed."""
        if self._drill is not None:
            self._area = self._outcome = None
            self._rate(self._drill.show_move())
            self._show_position()

    def begin_line(self) -> None:
        """Begin the next line."""
        if self._drill is not None:
            self._outcome = self._rated = self._area = None
            self._drill.begin_line()
            self._show_position()

    def rate_easy(self) -> None:
        """Rate the last answer as easy."""
        if self._rated is not None:
            self._history.correct(self._rated, Rating.EASY, self._history.today)
            self._rated = None
            self._show_texts()

    def _reply(self) -> None:
        if self._drill is not None:
            self._drill.reply()
            self._show_position()

    def _rate(self, answer: DrillAnswer | None) -> None:
        """Store the rating of an answer, if it has one."""
        self._rated = None
        if answer is None:
            return
        key, rating = answer
        if rating is not None:
            self._answered[key] = rating.is_right
            is_stored = self._history.rate(key, rating, self._collection)
            self._rated = key if is_stored and rating is Rating.GOOD else None

    def _explain(self, refused: PlayAttempt) -> None:
        """Say why the rules do not allow a move; that costs nothing."""
        session = self._document.session
        naming = self._view_settings.point_naming(session.shape)
        self._strip.show_message(terms.refusal_text(refused, naming, session.rules.ko))
        self._player.move_refused.emit()

    # Display

    @property
    def _is_at_end(self) -> bool:
        """Whether the latest position of the drill is displayed, not an earlier one."""
        drill, session = self._drill, self._document.session
        return drill is not None and (session.tree, session.cursor) == (drill.tree, drill.cursor)

    def _show_position(self) -> None:
        """Show the latest position, and let the other side reply if that is due."""
        drill = self._drill
        if drill is None:
            return
        self._exercises.show(drill.tree, drill.cursor)
        if drill.state is DrillState.REPLY_DUE:
            self._reply_timer.start()
        self._show_texts()

    def _show_texts(self) -> None:
        """Show the state of the drill and the buttons that apply to it."""
        drill = self._drill
        if drill is None:
            return
        naming = self._view_settings.point_naming(self._document.session.shape)
        move = terms.point_or_pass(self._played, naming)
        text = drill_texts.state_text(drill, self._outcome, move, naming)
        comment = read_comment(drill.tree, drill.cursor).strip()
        missed = sum(not is_right for is_right in self._answered.values())
        note = drill_texts.progress_text(self._name, drill.waiting_count, missed)
        bar = self._exercises.bar
        bar.show_state(f"{text} {comment}".strip(), note, self.ghost_colour)
        bar.show_buttons(self._buttons(drill), self._passing_buttons())

    def _buttons(self, drill: Drill) -> list[ExerciseButton]:
        """Return the buttons that are always there."""
        is_asked = drill.state is DrillState.TO_MOVE
        # The key of Next Problem, which cannot be chosen during a drill.
        key = self._actions[Command.SOLVE_NEXT].shortcut()
        name = key.toString(QKeySequence.SequenceFormat.NativeText)
        tip = self.tr("Begin the next line ({key})").format(key=name)
        return [
            ExerciseButton(
                self.tr("Hint"),
                self.show_hint,
                self.tr("Mark an area that contains your move"),
                is_asked and drill.can_narrow_hint,
            ),
            ExerciseButton(
                self.tr("Show Move"),
                self.show_move,
                self.tr("Show your move; the card counts as missed"),
                is_asked,
            ),
            ExerciseButton(
                self.tr("Next Line"),
                self.begin_line,
                tip if name else self.tr("Begin the next line"),
                drill.state is DrillState.LINE_ENDED,
                key,
            ),
        ]

    def _passing_buttons(self) -> list[ExerciseButton]:
        """Return the button that corrects the last rating."""
        if self._rated is None:
            return []
        tip = self.tr("Rate your last answer as easy, so that the card is due later")
        return [ExerciseButton(self.tr("Easy"), self.rate_easy, tip)]
