"""Solving of problems on the board of a window, one after the other."""

from __future__ import annotations

from functools import cached_property, partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ....diagram.picture import Cell, StatusMark, Tint, TintRole
from ....go import Symmetry
from ....named_tuples import NamedTuple
from ....record.moves import move_property
from ....record.session import PlayOutcome, Session
from ....study.problem_collection import problem_title
from ....study.problem_solving.attempt import Attempt, AttemptState
from ....study.problem_solving.open_problem import problem_at
from ....study.problem_solving.solvable_problem import make_solvable
from ....study.repetition.cards import CardKey
from ....study.repetition.session import StudySession
from ....study.repetition.study_log import Rating
from ...actions.commands import Command
from ...core.settings import FAIL_AT_ONCE, SWAP_PROBLEM_COLOURS, TURN_PROBLEMS
from ...wording import error_messages, terms
from ..exercise.exercise_bar import ExerciseButton, command_button
from . import solving_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from ....diagram.picture import Picture
    from ....go import Colour, Point
    from ....notation import Naming
    from ....record import PlayAttempt, Tree
    from ....record.analysis.problems import Place
    from ....study.problem_solving.right_lines import RightLines
    from ....study.problem_solving.solvable_problem import SolvableProblem
    from ....study.regions import Rectangle
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...board.move_player import MovePlayer
    from ...files.file_loader import FileLoader, LoadResult
    from ..exercise.exercise_board import ExerciseBoard
    from ..repetition.study_history import StudyHistory
    from .engine_question import EngineQuestion
    from .line_choice import LineChoice

_REPLY_MS = 300
"""Milliseconds after which the opponent replies."""
_OWN_TURN = (AttemptState.TO_MOVE, AttemptState.NOT_IN_RECORD)
_ENDED = (AttemptState.SOLVED, AttemptState.FAILED)
_BUTTONS = (
    *(Command.SOLVE_HINT, Command.SOLVE_TAKE_BACK, Command.SOLVE_AGAIN),
    *(Command.SOLVE_SOLUTION, Command.SOLVE_NEXT),
)
"""The commands whose buttons are always in the bar, at the same places."""


class SeriesItem(NamedTuple):
    """A problem of a series, with its number in it, from 1."""

    number: int
    problem: SolvableProblem


def _open_problem(
    path: Path | None,
    games: Sequence[Tree],
    game: int,
    node: int,
    progress: Callable[[int, int], object],
) -> SolvableProblem | None:
    """Return the problem to which a node of a game belongs; this runs in a thread."""
    start = problem_at(games, game, node, progress)
    return None if start is None else make_solvable(path, games, start)


class Solving(QObject):
    """The solving of a series of problems on the board, which is an `Exercise`.

    The opponent's replies follow by themselves. The first attempt of a day at each problem is
    rated. A problem that was failed returns at the end of the series until it is solved.
    """

    changed = Signal()
    """Emitted when the state of the attempt has changed, or solving has begun or ended."""
    problem_shown = Signal(object)
    """Emitted with the `SolvableProblem` that has become the current one of the series."""

    def __init__(
        self,
        workspace: Workspace,
        exercises: ExerciseBoard,
        player: MovePlayer,
        strip: MessageStrip,
        history: StudyHistory,
        engine: EngineQuestion,
        loader: FileLoader,
        random: Random | None = None,
    ) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._settings = workspace.settings
        self._exercises, self._player, self._strip = exercises, player, strip
        self._history = history
        self._engine = engine
        self._loader = loader
        self._random = random or Random()
        self._actions = workspace.actions
        self._series: StudySession[SeriesItem] | None = None
        self._total = 0
        self._failed: set[int] = set()
        """The numbers of the problems that have been failed in this series."""
        self._collection = ""
        self._is_turned = False
        self._attempt: Attempt | None = None
        self._solution: RightLines | None = None
        self._before_tried: list[tuple[Tree, int]] = []
        """The tree and the node that were displayed before each move tried in the solution."""
        self._area: Rectangle | None = None
        self._rated: Rating | None = None
        """The rating that this attempt got on the day ``_rated_on``, or None."""
        self._rated_on = history.today
        self._was_failed = False
        """Whether the current problem was failed, and has not been solved since then."""
        self._reply_timer = QTimer(self, singleShot=True, interval=_REPLY_MS)
        self._reply_timer.timeout.connect(self._reply)
        workspace.view_settings.changed.connect(self._show_texts)

    # Beginning and end

    def solve_open_record(self) -> None:
        """Begin solving the problem of the open record to which the displayed node belongs."""
        document = self._document
        record, games = document.record, document.games
        find = partial(_open_problem, document.path, games, document.game_index, record.cursor)
        self._loader.load(
            self.tr("Looking for the problem…"), find, partial(self._begin_found, record.tree)
        )

    def _begin_found(self, tree: Tree, result: LoadResult) -> None:
        """Begin solving the problem that was found in a record, if that is still displayed."""
        problem: SolvableProblem | None = result.value
        if self._document.session.tree is not tree:
            return
        if result.error is not None:
            self._strip.show_message(error_messages.describe_error(result.error))
        elif problem is None:
            self._strip.show_message(self.tr("There is no problem here: no moves follow."))
        else:
            collection = "" if problem.path is None else str(problem.path)
            self.begin([problem], collection, turned=False)

    def begin(
        self, problems: Sequence[SolvableProblem], collection: str = "", *, turned: bool = True
    ) -> None:
        """Begin solving a series of problems.

        ``collection`` is the path of the file or folder from which they are, for the study log. If
        they may be ``turned``, the settings decide whether their orientations are random.

        :raises ValueError: if there is no problem.
        """
        if not problems:
            raise ValueError("a series has at least one problem")
        series = StudySession(SeriesItem(*each) for each in enumerate(problems, 1))
        if self._exercises.reason:
            self._strip.show_message(self._exercises.reason)
            return
        self._exercises.end()
        self._series, self._collection, self._is_turned = series, collection, turned
        self._total, self._failed = len(problems), set()
        self._history.refresh()
        item = series.current
        assert item is not None
        attempt = self._new_attempt(item.problem)
        self._attempt = attempt
        self._exercises.begin(self, attempt.tree, attempt.cursor)
        self._start_problem()

    def exercise_ended(self) -> None:
        """Clean up, because the record is displayed again."""
        self._reply_timer.stop()
        self._engine.drop()
        self._series = self._attempt = self._solution = self._area = None
        self._choice.hide()
        self.changed.emit()

    @property
    def _item(self) -> SeriesItem | None:
        """The problem that is being solved."""
        return self._series.current if self._series is not None else None

    def _new_attempt(
        self, problem: SolvableProblem, replies: Mapping[Place, int] | None = None
    ) -> Attempt:
        swaps = self._settings.get(SWAP_PROBLEM_COLOURS) and self._random.random() < 0.5
        return Attempt(
            problem.judged,
            problem.games,
            random=self._random,
            earlier_replies=replies,
            swap_colours=swaps,
            fail_at_once=self._settings.get(FAIL_AT_ONCE),
        )

    def _start_problem(self) -> None:
        """Show the position of a problem that has just become the current one."""
        self._turn_board()
        self._was_failed = False
        self._begin_attempt()
        if self._item is not None:
            self.problem_shown.emit(self._item.problem)

    def _begin_attempt(self) -> None:
        self._solution = self._area = self._rated = None
        self._choice.hide()
        self._show_position()

    def _turn_board(self) -> None:
        """Show the board in a random orientation, if that is wanted."""
        attempt = self._attempt
        if attempt is None or not self._is_turned or not self._settings.get(TURN_PROBLEMS):
            return
        if Session(attempt.tree).shape.plan is None:
            self._view_settings.show_view(self._random.choice(list(Symmetry)))

    # The exercise

    @property
    def ghost_colour(self) -> Colour | None:
        """The player whose stone is under the pointer, or None while a reply is due."""
        if self._solution is not None:
            return self._document.session.to_play
        attempt = self._attempt
        if attempt is None or attempt.state is AttemptState.REPLY_DUE:
            return None
        return attempt.to_play

    @property
    def shows_continuations(self) -> bool:
        """Whether the board may mark variations: those of the solution."""
        return self._solution is not None

    @property
    def takes_several_moves(self) -> bool:
        """Whether several moves may be typed at once: after the end, and in the solution."""
        return self._solution is not None or (
            self._attempt is not None and self._attempt.state is AttemptState.EXPLORING
        )

    def submit_move(self, point: Point | None) -> bool:
        """Play a move of the user; return whether a further one that was typed may follow."""
        attempt = self._attempt
        if attempt is None or attempt.state is AttemptState.REPLY_DUE:
            return False
        if self._solution is not None:
            return self._play_in_solution(point)
        if not self._is_at_end:
            self._show_position()
            return False
        refused = attempt.play(point).refused
        if refused is not None:
            self._explain(refused)
            return False
        self._area = None
        self._show_position()
        return attempt.state is AttemptState.EXPLORING

    @property
    def _is_at_end(self) -> bool:
        """Whether the latest position of the attempt is displayed, not an earlier one."""
        attempt, session = self._attempt, self._document.session
        return attempt is not None and (session.tree, session.cursor) == (
            attempt.tree,
            attempt.cursor,
        )

    def _play_in_solution(self, point: Point | None) -> bool:
        """Follow a move of the solution, or try another one."""
        displayed = self._document.session
        session = Session(displayed.tree)
        session.go_to(displayed.cursor)
        attempt = session.play(point)
        if attempt.outcome is PlayOutcome.REFUSED:
            self._explain(attempt)
            return False
        self._before_tried.append((displayed.tree, displayed.cursor))
        self._exercises.show(session.tree, session.cursor)
        self._show_state()
        return True

    def _explain(self, refused: PlayAttempt) -> None:
        """Say why the rules do not allow a move; that costs nothing."""
        session = self._document.session
        naming = self._view_settings.point_naming(session.shape)
        self._strip.show_message(terms.refusal_text(refused, naming, session.rules.ko))
        self._player.move_refused.emit()

    def _reply(self) -> None:
        if self._attempt is not None:
            self._attempt.reply()
            self._show_position()

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with the area of the hint, and a move that is not in the record."""
        attempt = self._attempt
        if attempt is None or self._solution is not None or not self._is_at_end:
            return picture
        if attempt.state is AttemptState.NOT_IN_RECORD and attempt.unrecorded is not None:
            place = naming.to_view(attempt.unrecorded)
            cell = picture.cells.get(place, Cell())
            marked = cell._replace(status_mark=StatusMark.MISTAKE)
            picture = picture._replace(cells={**picture.cells, place: marked})
        if self._area is not None:
            points = frozenset(map(naming.to_view, self._area.points(naming.size)))
            tint = Tint(points, TintRole.GLOW)
            picture = picture._replace(overlays_below=(*picture.overlays_below, tint))
        return picture

    # Commands

    def is_available(self, command: Command) -> bool:
        """Return whether a command can be run in the state of the attempt."""
        return self._attempt is not None and self._commands[command][0]()

    def run_command(self, command: Command) -> None:
        """Run a command, if it is available."""
        if self.is_available(command):
            self._commands[command][1]()

    @cached_property
    def _commands(self) -> Mapping[Command, tuple[Callable[[], bool], Callable[[], object]]]:
        """For each command, whether it is available during an attempt, and what it does."""
        return {
            Command.SOLVE_HINT: (self._can_hint, self._show_hint),
            Command.SOLVE_TAKE_BACK: (self._can_take_back, self._take_back),
            Command.SOLVE_SOLUTION: (self._can_show_solution, self._show_solution),
            Command.SOLVE_AGAIN: (self._can_try_again, self._try_again),
            Command.SOLVE_NEXT: (self._can_go_on, self._go_on),
            Command.SOLVE_COUNT_RIGHT: (self._is_not_in_record, self._count_as_right),
            Command.SOLVE_ASK_ENGINE: (self._can_ask_engine, self._ask_engine),
        }

    def _can_hint(self) -> bool:
        attempt = self._attempt
        return (
            attempt is not None
            and self._solution is None
            and attempt.is_solvable
            and attempt.state in _OWN_TURN
            and attempt.can_narrow_hint
        )

    def _show_hint(self) -> None:
        """Mark an area that contains a right move; it becomes smaller with each hint."""
        attempt = self._attempt
        if attempt is None:
            return
        self._area = attempt.hint()
        self._show_position()
        if self._area is None:
            self._strip.show_message(self.tr("The right move is a pass."))

    def _can_take_back(self) -> bool:
        if self._solution is not None:
            return bool(self._before_tried)
        return self._attempt is not None and self._attempt.can_take_back

    def _take_back(self) -> None:
        """Take back the user's last move, with the reply to it."""
        if self._solution is not None:
            self._exercises.show(*self._before_tried.pop())
            self._show_state()
        elif self._attempt is not None:
            self._reply_timer.stop()
            self._area = None
            self._attempt.take_back()
            self._show_position()

    def _can_show_solution(self) -> bool:
        attempt = self._attempt
        return attempt is not None and attempt.is_solvable and self._solution is None

    def _show_solution(self) -> None:
        """Show the right lines, through which the user can step."""
        attempt = self._attempt
        if attempt is None:
            return
        self._reply_timer.stop()
        attempt.give_up()
        self._rate()
        self._solution = lines = attempt.right_lines()
        self._before_tried.clear()
        self._exercises.show(lines.tree, lines.start)
        naming = self._view_settings.point_naming(self._document.session.shape)
        self._choice.show_lines(
            [
                solving_texts.line_text(number, lines.tree, line, naming)
                for number, line in enumerate(lines.lines, 1)
            ]
        )
        self._choose_line(0)
        self._show_state()

    def _choose_line(self, number: int) -> None:
        """Go to the start of the solution, with one of the right lines before it."""
        lines, document = self._solution, self._document
        if lines is None or number >= len(lines.lines):
            return
        document.go_to(lines.lines[number][-1])
        document.go_to(lines.start)
        document.wait_for_jump()

    @cached_property
    def _choice(self) -> LineChoice:
        """The list of right lines in the bar."""
        from .line_choice import LineChoice

        choice = LineChoice()
        choice.activated.connect(self._choose_line)
        self._exercises.bar.add_widget(choice)
        return choice

    def _can_try_again(self) -> bool:
        """Whether the attempt has ended, or can't succeed any more."""
        attempt = self._attempt
        return attempt is not None and (
            self._solution is not None
            or attempt.has_failed
            or attempt.state in (*_ENDED, AttemptState.EXPLORING)
        )

    def _try_again(self) -> None:
        """Begin another attempt at the same problem."""
        item, attempt = self._item, self._attempt
        if item is None or attempt is None:
            return
        self._reply_timer.stop()
        self._attempt = self._new_attempt(item.problem, attempt.replies)
        self._begin_attempt()

    def _can_go_on(self) -> bool:
        """Whether another problem follows, or the last one of several is done."""
        series, attempt = self._series, self._attempt
        if series is None or attempt is None:
            return False
        is_done = attempt.state is AttemptState.SOLVED or self._rated is not None
        return series.remaining > 1 or (self._total > 1 and is_done and not self._was_failed)

    def _go_on(self) -> None:
        """Go to the next problem of the series, or end it."""
        series, item = self._series, self._item
        if series is None or item is None:
            return
        self._reply_timer.stop()
        if self._was_failed:
            self._failed.add(item.number)
        series.finish(solved=not self._was_failed)
        item = series.current
        if item is None:
            self._exercises.end()
            self._strip.show_confirmation(self.tr("No more problems."))
            return
        self._attempt = self._new_attempt(item.problem)
        self._start_problem()

    def _is_not_in_record(self) -> bool:
        return self._attempt is not None and self._attempt.state is AttemptState.NOT_IN_RECORD

    def _count_as_right(self) -> None:
        """Count the move that is not in the record as right."""
        if self._attempt is not None:
            self._attempt.count_as_right()
            self._show_position()

    def _can_ask_engine(self) -> bool:
        return self._is_not_in_record() and self._engine.is_available

    def _ask_engine(self) -> None:
        """Ask the engine what the move that is not in the record loses; that decides nothing."""
        attempt = self._attempt
        if attempt is not None:
            move = move_property(attempt.solver, attempt.unrecorded)
            self._engine.ask(*attempt.tree.add(attempt.cursor, [move]))

    def show_answer(self) -> None:
        """Show what the engine has answered, or that it can be asked."""
        if self._attempt is not None:
            self._show_state()

    # Ratings

    def _rate(self) -> None:
        """Rate the attempt by what has happened so far, if it can be rated."""
        attempt = self._attempt
        if attempt is None or not attempt.is_solvable:
            return
        facts = attempt.rating_facts
        if facts.has_failed or facts.was_shown:
            self._was_failed = True
            self.rate(Rating.AGAIN)
        elif facts.is_solved:
            self._was_failed = False
            chosen = self._rated if self._rated is Rating.EASY else None
            self.rate(chosen or (Rating.HARD if facts.was_hinted else Rating.GOOD))

    def rate(self, rating: Rating) -> None:
        """Rate the first attempt of the day, or correct the rating that this attempt got."""
        item, history = self._item, self._history
        if item is None or rating is self._rated:
            return
        key = CardKey(item.problem.key)
        if self._rated is None:
            self._rated_on = history.today
            if not history.rate(key, rating, self._collection):
                return
        else:
            history.correct(key, rating, self._rated_on)
        self._rated = rating

    def _rate_self(self, rating: Rating) -> None:
        self._was_failed = rating is Rating.AGAIN
        self.rate(rating)
        self._show_state()
        if self._rated is None:
            self._strip.show_message(self.tr("The first attempt of today was rated already."))

    # Display

    def _show_position(self) -> None:
        """Show the latest position of the attempt, and let the opponent reply if that is due."""
        attempt = self._attempt
        if attempt is None:
            return
        self._engine.drop()
        self._exercises.show(attempt.tree, attempt.cursor)
        if attempt.state is AttemptState.REPLY_DUE:
            self._reply_timer.start()
        self._rate()
        self._show_state()

    def _show_state(self) -> None:
        """Show the state of the attempt, after the commands have been enabled for it."""
        self.changed.emit()
        self._show_texts()

    def _show_texts(self) -> None:
        """Show the state of the attempt and the buttons that apply to it."""
        attempt, item, session = self._attempt, self._item, self._document.session
        if attempt is None or item is None:
            return
        bar = self._exercises.bar
        naming = self._view_settings.point_naming(session.shape)
        if self._solution is not None:
            text = solving_texts.solution_text(len(self._solution.lines))
        else:
            text = solving_texts.state_text(attempt, naming)
            text = f"{text} {solving_texts.comment_text(attempt)}".strip()
        if self._engine.answer and self._is_not_in_record():
            text = f"{text} {self._engine.answer}"
        note = solving_texts.progress_text(
            item.number, self._total, self._title(item), is_repeated=item.number in self._failed
        )
        if self._rated is not None and (attempt.state in _ENDED or not attempt.is_solvable):
            note = " · ".join(filter(None, [solving_texts.rated_text(self._rated), note]))
        is_over = self._solution is not None or attempt.state in _ENDED
        bar.show_state(text, note, None if is_over else attempt.to_play)
        bar.show_buttons(self._lasting_buttons(), self._passing_buttons(attempt))

    @staticmethod
    def _title(item: SeriesItem) -> str:
        game, node = item.problem.judged.start.places[0]
        return problem_title(item.problem.games[game], node)

    def _lasting_buttons(self) -> list[ExerciseButton]:
        """Return the buttons that are always there."""
        short = {Command.SOLVE_HINT: self.tr("Hint"), Command.SOLVE_NEXT: self.tr("Next")}
        return [command_button(self._actions, each, short.get(each, "")) for each in _BUTTONS]

    def _passing_buttons(self, attempt: Attempt) -> list[ExerciseButton]:
        """Return the buttons that concern only the state of the attempt."""
        if self._solution is not None or attempt.state is not AttemptState.NOT_IN_RECORD:
            return self._rating_buttons(attempt)
        shown = {Command.SOLVE_COUNT_RIGHT: self.tr("Count as Right")}
        if self._can_ask_engine():
            shown[Command.SOLVE_ASK_ENGINE] = self.tr("Ask Engine")
        return [command_button(self._actions, each, text) for each, text in shown.items()]

    def _rating_buttons(self, attempt: Attempt) -> list[ExerciseButton]:
        """Return the buttons with which the user rates the attempt."""
        if not attempt.is_solvable:
            ratings = list(Rating)
        elif self._rated is Rating.GOOD:
            ratings = [Rating.EASY]
        else:
            return []
        tip = self.tr("Rate this attempt; the rating decides when the problem is due again")
        return [
            ExerciseButton(solving_texts.rating_text(each), partial(self._rate_self, each), tip)
            for each in ratings
        ]
