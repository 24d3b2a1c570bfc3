"""The commands for solving problems; nothing of it is imported before a problem is solved."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...actions.commands import Command

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....study.problem_solving.solvable_problem import SolvableProblem
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...board.move_player import MovePlayer
    from ...files.file_loader import FileLoader
    from ..exercise.exercise_board import ExerciseBoard
    from .engine_question import EngineQuestion
    from .solving import Solving

WHILE_SOLVING = (
    *(Command.SOLVE_HINT, Command.SOLVE_TAKE_BACK, Command.SOLVE_AGAIN, Command.SOLVE_SOLUTION),
    *(Command.SOLVE_COUNT_RIGHT, Command.SOLVE_ASK_ENGINE, Command.SOLVE_NEXT),
)


class SolvingCommands(QObject):
    """The commands for solving the problem of the open record, or a series of problems."""

    changed = Signal()
    """Emitted when other commands may be available."""
    problem_shown = Signal(object)
    """Emitted with the `SolvableProblem` of a series that is displayed now."""

    def __init__(
        self,
        workspace: Workspace,
        exercises: ExerciseBoard,
        player: MovePlayer,
        strip: MessageStrip,
        engine: EngineQuestion,
        loader: FileLoader,
    ) -> None:
        """Create the commands; an ``engine`` can be asked about moves, and the ``loader`` finds
        problems in a thread.
        """
        super().__init__(workspace.window)
        self._engine, self._loader = engine, loader
        self._workspace, self._exercises = workspace, exercises
        self._player, self._strip = player, strip
        actions = workspace.actions
        actions.connect_commands(
            {
                Command.SOLVE: self.solve_open_record,
                **{command: partial(self._run, command) for command in WHILE_SOLVING},
            }
        )
        actions.disable_with_reason([Command.SOLVE], lambda: exercises.reason, exercises.changed)
        actions.enable_when(
            {command: partial(self._is_available, command) for command in WHILE_SOLVING},
            self.changed,
        )

    @cached_property
    def solving(self) -> Solving:
        """The solving of problems, created when the first one is solved."""
        from ..repetition.study_history import study_history
        from .solving import Solving

        solving = Solving(
            self._workspace,
            self._exercises,
            self._player,
            self._strip,
            study_history(),
            self._engine,
            self._loader,
        )
        self._engine.changed.connect(solving.show_answer)
        solving.changed.connect(self.changed)
        solving.problem_shown.connect(self.problem_shown)
        return solving

    def begin(self, problems: Sequence[SolvableProblem], collection: str = "") -> None:
        """Begin solving a series of problems.

        ``collection`` is the path of the file or folder from which they are, for the study log.

        :raises ValueError: if there is no problem.
        """
        self.solving.begin(problems, collection)

    def solve_open_record(self) -> None:
        """Begin solving the problem of the open record."""
        self.solving.solve_open_record()

    def _run(self, command: Command) -> None:
        self.solving.run_command(command)

    def _is_available(self, command: Command) -> bool:
        return "solving" in vars(self) and self.solving.is_available(command)
