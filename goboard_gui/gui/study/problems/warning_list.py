"""List of the warnings about a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from ....display_text import escape_message
from ....go import RECORDING
from ....record.analysis.problems import Place
from ....record.steps import LineReplay
from ...wording.terms import move_name
from . import problem_texts

if TYPE_CHECKING:
    from ....diagnostics import Diagnostic
    from ....study.problem_collection import CollectedProblem
    from ...core.view_settings import ViewSettings

_MAX_ROWS = 4


class WarningList(QListWidget):
    """List of the warnings about a problem, which is hidden if there are none."""

    place_opened = Signal(object)
    """Emitted with the `Place` of a warning on a double-click or Enter."""

    def __init__(self, view_settings: ViewSettings) -> None:
        super().__init__()
        self._view_settings = view_settings
        self.setAccessibleName(self.tr("Warnings"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemActivated.connect(self._open)
        self.hide()

    def show_problem(self, problem: CollectedProblem | None) -> None:
        """Show the warnings about a problem, each with the move to which it refers."""
        self.clear()
        warnings = () if problem is None else problem.judged.warnings
        for warning in warnings:
            assert problem is not None
            place = _place(warning, problem)
            item = QListWidgetItem(escape_message(self._text(warning, place, problem)))
            item.setData(Qt.ItemDataRole.UserRole, place)
            self.addItem(item)
        rows = min(len(warnings), _MAX_ROWS)
        height = self.fontMetrics().lineSpacing() + 4
        self.setFixedHeight(rows * height + 2 * self.frameWidth())
        self.setVisible(bool(warnings))

    def _text(self, warning: Diagnostic, place: Place, problem: CollectedProblem) -> str:
        """Return the text of a warning, with the number and the point of the move at its place."""
        tree = problem.games[place.game]
        start = next(it for it in problem.judged.start.places if it.game == place.game)
        replay = LineReplay(tree, RECORDING)
        before = 0
        for step in replay.replay_line(tree.line_to(place.node)):
            before = step.number if step.node == start.node else before
        naming = self._view_settings.point_naming(replay.board.shape)
        step = replay.step
        return problem_texts.warning_text(warning, step.number - before, move_name(step, naming))

    def _open(self, item: QListWidgetItem) -> None:
        self.place_opened.emit(item.data(Qt.ItemDataRole.UserRole))


def _place(warning: Diagnostic, problem: CollectedProblem) -> Place:
    """Return the place of a warning, which is the start of the problem if it has none."""
    game, node = warning.place.game, warning.place.node
    return problem.place if game is None or node is None else Place(game, node)
