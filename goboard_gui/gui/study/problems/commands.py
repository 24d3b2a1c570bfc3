"""The commands for collections of problems."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....display_text import escape_name
from ....record.session import Session
from ...actions.commands import Command
from ...widgets import dialogs
from ...wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ....diagram.book.options import PrintedGame
    from ....files.opening import OpenedFile
    from ....record import Tree
    from ....record.analysis.problems import Place
    from ....study.problem_collection import CollectedProblem
    from ....study.problem_solving.solvable_problem import SolvableProblem
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...files.document_io import DocumentIO
    from ...files.file_loader import LoadResult
    from ..exercise.exercise_board import ExerciseBoard
    from .problems_window import ProblemsWindow


class ProblemCommands(QObject):
    """The window with the problems of a collection, and what is done with them."""

    def __init__(
        self,
        workspace: Workspace,
        exercises: ExerciseBoard,
        document_io: DocumentIO,
        strip: MessageStrip,
        solve: Callable[[Sequence[SolvableProblem], str], object],
        print_problems: Callable[[Sequence[PrintedGame]], object],
    ) -> None:
        """Connect the commands.

        ``solve`` begins to solve problems of a collection, which is named by its path, and
        ``print_problems`` opens the print window.
        """
        super().__init__(workspace.window)
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._settings = workspace.settings
        self._messages = workspace.messages
        self._strip = strip
        self._is_solving = False
        self._window = workspace.window
        self._exercises, self._document_io = exercises, document_io
        self._solve = solve
        self._print = print_problems
        self._problems: ProblemsWindow | None = None
        workspace.document.exercise_changed.connect(self._exercise_changed)
        exercises.changed.connect(self._show_reason)
        workspace.actions.connect_commands(
            {
                Command.PROBLEMS: self.show_problems,
                Command.ADD_PROBLEM: self.add_problem,
                Command.MISTAKE_PROBLEMS: self.make_from_mistakes,
            }
        )

    def show_problems(self) -> None:
        """Show the window with the problems that were shown last."""
        if self._problems is None:
            from ..repetition.study_history import study_history
            from .problems_window import ProblemsWindow

            window = self._problems = ProblemsWindow(
                self._view_settings, self._settings, study_history(), self._window
            )
            window.solve_requested.connect(self._begin_solving)
            window.open_requested.connect(self._open)
            window.print_requested.connect(self._print_selected)
            window.file_requested.connect(self._open_file)
            window.finished.connect(self._forget_window)
            self._show_reason()
            dialogs.show_modeless(window)
        elif self._problems.isHidden():
            self._problems.show()
            self._problems.show_results()  # on another day, perhaps
        self._problems.raise_()
        self._problems.activateWindow()

    def _show_reason(self) -> None:
        """Show in the list why no problem can be solved now."""
        if self._problems is not None:
            self._problems.set_reason(self._exercises.reason)

    def add_problem(self) -> None:
        """Add the displayed position, with what follows it, to a file of problems."""
        from ....study.problem_file import problem_keys
        from ....study.problem_making import problem_record_at

        session = self._document.session
        problem = problem_record_at(session.tree, session.cursor)
        if any(problem_keys([problem])):
            self._add([problem])
        else:
            self._strip.show_message(
                self.tr("There is no problem here: no stones, and no moves that follow.")
            )

    def make_from_mistakes(self) -> None:
        """Ask which mistakes of the line to make problems of, and add them to a file."""
        from .mistakes_dialog import MistakesDialog

        session = self._document.session
        with dialogs.busy_cursor():
            dialog = MistakesDialog(session.tree, session.line, self._settings, self._window)
        if dialogs.run_modal(dialog):
            self._add(dialog.problems)

    def _add(self, problems: Sequence[Tree]) -> None:
        """Add games with problems to a file, and say what was done."""
        from .problem_adder import ProblemAdder

        done = ProblemAdder(self._document, self._settings, self._window).add(problems)
        if done is None:
            return
        texts = []
        if done.added:
            texts.append(self.tr("%Ln problems added to {name}.", "", done.added))
        if done.known:
            texts.append(self.tr("%Ln problems were already in {name}.", "", done.known))
        name = escape_name(done.path.name)
        self._messages.show_confirmation(" ".join(texts).format(name=name))

    @property
    def _collection(self) -> str:
        path = self._problems.path if self._problems else None
        return "" if path is None else str(path)

    def _forget_window(self) -> None:
        self._problems = None

    def _hide_problems(self) -> None:
        """Hide the window, which would cover the board; it keeps its problems."""
        if self._problems is not None:
            self._problems.hide()
            self._window.activateWindow()

    def _exercise_changed(self) -> None:
        """Show the list again after its problems have been solved."""
        if self._problems is not None and self._is_solving and not self._document.is_exercise:
            self._is_solving = False
            self.show_problems()

    def show_progress(self, problem: SolvableProblem) -> None:
        """Select a problem in the list, because it is solved now; the list is hidden meanwhile."""
        if self._problems is not None and self._problems.isHidden():
            self._problems.select_solvable(problem)

    def _begin_solving(self, problems: Sequence[CollectedProblem]) -> None:
        self._solve([problem.solvable for problem in problems], self._collection)
        self._is_solving = self._document.is_exercise
        if self._is_solving:
            self._hide_problems()

    def _print_selected(self, problems: Sequence[CollectedProblem]) -> None:
        from ....diagram.book.options import PrintedGame

        self._print(
            [
                PrintedGame(
                    problem.games[place.game],
                    place.node,
                    problem.path.name,
                    number=problem.number,
                )
                for problem in problems
                for place in problem.judged.start.places
            ]
        )

    def _open_file(self, path: Path) -> None:
        if self._document_io.confirm_discard() and self._document_io.open_file(path):
            self._hide_problems()

    def _open(self, problem: CollectedProblem, place: Place) -> None:
        """Open the record of a problem at a place in it."""
        read = self._document_io.reader_for(problem.path)
        self._document_io.loader.load(
            self.tr("Reading {name}…").format(name=escape_name(problem.path.name)),
            lambda progress: read(progress=progress),
            partial(self._show_record, problem, place),
        )

    def _show_record(self, problem: CollectedProblem, place: Place, result: LoadResult) -> None:
        if result.error is not None:
            dialogs.show_error(self._problems, error_messages.describe_error(result.error))
            return
        opened: OpenedFile = result.value
        if not self._document_io.confirm_discard():
            return
        self._document_io.open_loaded(opened, problem.path)
        self._hide_problems()
        if _has_problem(opened, problem):
            self._document.go_to_game(place.game)
            self._document.go_to(place.node)
        else:
            text = self.tr("{name} has changed; the problem is not where it was.")
            self._strip.show_message(text.format(name=escape_name(problem.path.name)))


def _has_problem(opened: OpenedFile, problem: CollectedProblem) -> bool:
    """Return whether a file still has a problem in the same place."""
    game, node = problem.place
    if game >= len(opened.games) or node not in opened.games[game]:
        return False
    session = Session(opened.games[game])
    session.go_to(node)
    return session.board == problem.judged.start.board
