"""Dialog that says which of Citizendium's postulates a record satisfies."""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QVBoxLayout, QWidget

from ...go.citizendium import ViolationKind
from ...named_tuples import NamedTuple
from ...record.analysis.citizendium import find_citizendium_violations
from ..core import closing
from ..core.background import Task
from ..core.i18n import tr_noop, translator
from ..widgets.labels import PlainLabel
from ..widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ..wording import terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Point
    from ...go.citizendium import Violation
    from ...notation import Naming
    from ...record import Tree
    from ...record.analysis.citizendium import CitizendiumViolation
    from ..board.board_presenter import BoardPresenter
    from ..core.document import Document
    from ..core.view_settings import ViewSettings

_P = "Postulates"
_tr = translator(_P)

_POSTULATES = (
    tr_noop(_P, "The board is empty at the start."),
    tr_noop(_P, "The last two positions are equal to the one before them: two passes."),
    tr_noop(_P, "No position is repeated, except by a pass."),
    tr_noop(_P, "Every chain has a liberty in every position."),
    tr_noop(_P, "Black and White take turns, and each places at most one stone on an empty point."),
    tr_noop(
        _P,
        "Each position results from this stone and its captures; without a stone, nothing changes.",
    ),
)
"""The postulates in their order, from 1."""

_VIOLATIONS = {
    ViolationKind.START: tr_noop(_P, "stones at the start: {points}"),
    ViolationKind.OPEN: tr_noop(_P, "the game does not end with two passes"),
    ViolationKind.REPETITION: tr_noop(_P, "same position as after move {repeated}"),
    ViolationKind.DEAD: tr_noop(_P, "{colour}'s chain without liberties: {points}"),
    ViolationKind.CLICKS: tr_noop(_P, "{colour} has new stones on several points: {points}"),
    ViolationKind.TURN: tr_noop(_P, "{colour} plays out of turn: {points}"),
    ViolationKind.OCCUPIED: tr_noop(_P, "{colour} plays on an occupied point: {points}"),
    ViolationKind.OFF_BOARD: tr_noop(_P, "the point is not on the board"),
    ViolationKind.CHANGE: tr_noop(_P, "more changes than {colour}'s stone explains: {points}"),
    ViolationKind.NO_CLICK: tr_noop(_P, "changes without a stone by {colour}: {points}"),
}
_MAX_LISTED_POINTS = 8
"""Maximum number of points that a text lists."""


class PostulateColumn(IntEnum):
    """The columns of the table of postulates."""

    NUMBER = 0
    POSTULATE = 1
    RESULT = 2


class PostulateRow(NamedTuple):
    """A postulate, from 1 to 6, and its first violation of a kind, or None if it holds."""

    number: int
    found: CitizendiumViolation | None


def postulate_rows(violations: Sequence[CitizendiumViolation]) -> list[PostulateRow]:
    """Return a row for each violation, and one for each postulate that holds, ordered by number."""
    rows = [PostulateRow(found.rule_number, found) for found in violations]
    violated = {row.number for row in rows}
    numbers = range(1, len(_POSTULATES) + 1)
    rows += [PostulateRow(number, None) for number in numbers if number not in violated]
    return sorted(rows, key=lambda row: row.number)


def violation_text(violation: Violation, naming: Naming) -> str:
    """Return a description of a violation: the move, if any, and what is wrong with it."""
    if violation.kind is ViolationKind.REPETITION and not violation.repeats:
        reason = _tr(tr_noop(_P, "same position as at the start"))
    else:
        reason = _tr(_VIOLATIONS[violation.kind]).format(
            points=_point_names(violation.points, naming),
            colour=terms.colour_name(violation.colour) if violation.colour else "",
            repeated=violation.repeats,
        )
    if violation.kind in (ViolationKind.START, ViolationKind.OPEN):
        return _tr(tr_noop(_P, "Violated: {reason}")).format(reason=reason)
    text = _tr(tr_noop(_P, "Violated by move {number}: {reason}"))
    return text.format(number=violation.number, reason=reason)


def _point_names(points: Sequence[Point], naming: Naming) -> str:
    names = [naming.name(point) for point in points[:_MAX_LISTED_POINTS]]
    return ", ".join((*names, "…") if len(points) > len(names) else names)


class PostulateModel(ReadOnlyTableModel):
    """Table model with a row for each postulate that holds and for each violation."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[PostulateRow] = []
        self._naming: Naming | None = None
        self.answers = dict.fromkeys(
            (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole), self._text
        )

    def show_violations(self, violations: Sequence[CitizendiumViolation], naming: Naming) -> None:
        """Show the violations of a line of play; rows that stay the same keep the selection."""
        rows = postulate_rows(violations)
        if (rows, naming) != (self._rows, self._naming):
            self.beginResetModel()
            self._rows, self._naming = rows, naming
            self.endResetModel()

    def clear(self) -> None:
        """Remove all rows, because the violations are not known yet."""
        self.beginResetModel()
        self._rows = []
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("No."), self.tr("Postulate"), self.tr("Result")

    @property
    def rows(self) -> Sequence[PostulateRow]:
        return self._rows

    def _text(self, row: PostulateRow, column: int) -> str:
        match column:
            case PostulateColumn.NUMBER:
                return str(row.number)
            case PostulateColumn.POSTULATE:
                return _tr(_POSTULATES[row.number - 1])
        if row.found is None or self._naming is None:
            return _tr(tr_noop(_P, "Holds"))
        return violation_text(row.found.violation, self._naming)


class PostulatesDialog(QDialog):
    """Dialog that lists Citizendium's postulates and their violations in the line of play shown.

    It follows the document. Selecting a violation goes to its move and highlights its points.
    """

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view_settings: ViewSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Citizendium Postulates"))
        self._document = document
        self._presenter = presenter
        self._view_settings = view_settings
        self._violations: Sequence[CitizendiumViolation] | None = None
        self._checked: tuple[Tree, tuple[int, ...]] | None = None
        self._task: Task | None = None
        self.summary = PlainLabel()
        font = self.summary.font()
        font.setBold(True)
        self.summary.setFont(font)
        self.model = PostulateModel(self)
        self.table = self._table()
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(self._go_to_selected)
        closing.connect_until_closed(self, document.position_shown, self._follow)
        closing.connect_until_closed(self, view_settings.changed, self._refresh)
        self._follow()

    def _table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.model)
        table.setAccessibleName(self.tr("Postulates"))
        table.setWordWrap(True)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.fit_column(PostulateColumn.NUMBER, "0")
        table.set_minimum_rows(6)
        return table

    def _lay_out(self) -> None:
        note = PlainLabel(
            self.tr(
                "A game as a sequence of positions, as defined by Citizendium. The current line is "
                "checked to its end, as if two passes ended it. Select a violation to go to it."
            )
        )
        note.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)
        column.addWidget(note)
        column.addWidget(buttons)
        self.resize(560, 380)

    def stop_work(self) -> None:
        """Stop the check; `closing.dispose` calls this when the dialog is closed."""
        self._cancel()
        self._presenter.highlight_points(frozenset())

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _follow(self) -> None:
        """Check the line of play that is shown now, unless it has been checked already."""
        session = self._document.session
        line = session.tree, tuple(session.line)
        if line == self._checked:
            return
        self._cancel()
        self._checked, self._violations = line, None
        self._refresh()
        self._task = Task(partial(_find_violations, *line), self._show_violations)

    def _show_violations(self, found: Sequence[CitizendiumViolation] | Exception) -> None:
        self._task = None
        if not isinstance(found, Exception):
            self._violations = found
            self._refresh()

    def _refresh(self) -> None:
        if self._violations is None:
            self.summary.setText(self.tr("Checking…"))
            self.model.clear()
            return
        naming = self._view_settings.point_naming(self._document.session.shape)
        self.summary.setText(self._summary(self._violations))
        self.model.show_violations(self._violations, naming)

    def _summary(self, violations: Sequence[CitizendiumViolation]) -> str:
        if not violations:
            return self.tr("All six postulates hold")
        numbers = ", ".join(map(str, sorted({found.rule_number for found in violations})))
        return self.tr("Violated postulates: {numbers}").format(numbers=numbers)

    def _go_to_selected(self, selected: QItemSelection) -> None:
        rows = {index.row() for index in selected.indexes()}
        found = next((self.model.rows[row].found for row in rows), None)
        self._presenter.highlight_points(frozenset(found.violation.points if found else ()))
        if found is not None:
            self._document.go_to(found.node)


def _find_violations(
    tree: Tree, line: tuple[int, ...], _task: Task
) -> tuple[CitizendiumViolation, ...]:
    return find_citizendium_violations(tree, line)
