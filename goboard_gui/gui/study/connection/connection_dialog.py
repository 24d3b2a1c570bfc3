"""Dialog that says whether sets of points are connected and adjacent."""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ....go import Colour
from ....go.paths import shortest_path_within
from ....go.point_sets import adjacent_points, connected_components
from ....named_tuples import NamedTuple
from ...core import closing
from ...core.i18n import tr_noop, translator
from ...widgets.buttons import plain_button
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from .point_sets import PointSets, PointSetTool, SetName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....go import Graph, Point
    from ....notation import Naming
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.tools.board_tools import BoardTools

_C = "ConnectedPoints"
_tr = translator(_C)

_MAX_LISTED_POINTS = 24
"""Maximum number of points that a text lists."""
_ROWS = 3
"""Number of components that are visible without scrolling."""


def connection_text(name: SetName, components: Sequence[frozenset[Point]]) -> str:
    """Return a sentence stating whether a set is connected."""
    count = sum(map(len, components))
    if not count:
        text = _tr(tr_noop(_C, "{name} has no points; the empty set is connected."))
    elif len(components) == 1:
        text = _tr(tr_noop(_C, "{name} is connected: %n points."), count)
    else:
        text = _tr(tr_noop(_C, "{name} is not connected: %n points in {parts} components."), count)
    return text.format(name=name.value, parts=len(components))


def adjacency_text(
    graph: Graph, first: Sequence[Point], second: Sequence[Point], naming: Naming
) -> str:
    """Return a sentence stating whether A and B are adjacent, or a hint if one of them is empty."""
    if not first or not second:
        text = tr_noop(_C, "Select points of A and of B to see whether the sets are adjacent.")
        return _tr(text)
    pair = adjacent_points(graph, first, second)
    if pair is None:
        return _tr(tr_noop(_C, "A and B are apart: no point of A is next to a point of B."))
    text = _tr(tr_noop(_C, "A and B are adjacent: {first} is next to {second}."))
    return text.format(first=naming.name(pair[0]), second=naming.name(pair[1]))


def path_text(path: Sequence[Point] | None, naming: Naming) -> str:
    """Return a sentence that lists the points of a path within A, or says that there is none."""
    if path is None:
        return _tr(tr_noop(_C, "No path within A joins these two points."))
    text = _tr(tr_noop(_C, "Shortest path within A, %n points: {points}"), len(path))
    return text.format(points=_names(path, naming))


def _names(points: Sequence[Point], naming: Naming) -> str:
    names = [naming.name(point) for point in points[:_MAX_LISTED_POINTS]]
    return ", ".join((*names, "…") if len(points) > len(names) else names)


class ComponentColumn(IntEnum):
    """The columns of the table of components."""

    LABEL = 0
    COUNT = 1
    POINTS = 2


class ComponentRow(NamedTuple):
    """A connected component: its label on the board, and its points row by row from the top."""

    label: str
    points: tuple[Point, ...]


class ComponentModel(ReadOnlyTableModel):
    """Table model with a row for each connected component of both sets."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[ComponentRow] = []
        self._naming: Naming | None = None
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.ToolTipRole: lambda row, _column: self._text(
                row, ComponentColumn.POINTS
            ),
        }

    def show_components(self, rows: list[ComponentRow], naming: Naming) -> None:
        """Show the components of both sets."""
        self.beginResetModel()
        self._rows, self._naming = rows, naming
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Component"), self.tr("Points"), self.tr("Location")

    @property
    def rows(self) -> Sequence[ComponentRow]:
        return self._rows

    def _text(self, row: ComponentRow, column: int) -> str:
        match column:
            case ComponentColumn.LABEL:
                return row.label
            case ComponentColumn.COUNT:
                return str(len(row.points))
        return _names(row.points, self._naming) if self._naming else ""


class ConnectionDialog(QDialog):
    """Dialog in which the user selects points on the board, and which says whether they are
    connected, into which components they fall, and whether A and B are adjacent.

    While it is open, clicks on the board select points. Choosing a tool closes it.
    """

    def __init__(self, workspace: Workspace, presenter: BoardPresenter, tools: BoardTools) -> None:
        super().__init__(workspace.window)
        self.setWindowTitle(self.tr("Connected Points"))
        self._document = document = workspace.document
        self._presenter = presenter
        self._tools = tools
        self._view_settings = view_settings = workspace.view_settings
        self._graph = document.session.board.graph
        self.sets = PointSets(self)
        self.statements = {name: PlainLabel() for name in SetName}
        self.model = ComponentModel(self)
        self.table = ReadOnlyTableView(self.model)
        self.table.setAccessibleName(self.tr("Connected components"))
        self.table.set_minimum_rows(_ROWS)
        self.table.fit_column(ComponentColumn.LABEL, "A.00")
        self.table.fit_column(ComponentColumn.COUNT, "000")
        self.adjacency_label = PlainLabel()
        self.path_label = PlainLabel()
        self.ends = (QComboBox(), QComboBox())
        for place, name in enumerate((self.tr("Path from"), self.tr("Path to"))):
            set_combo_box_name(self.ends[place], name)
            self.ends[place].activated.connect(partial(self._choose_end, place))
        self._chosen_ends: list[Point | None] = [None, None]
        self._lay_out()
        self.sets.changed.connect(self._refresh)
        closing.connect_until_closed(self, document.position_shown, self._follow)
        closing.connect_until_closed(self, view_settings.changed, self._refresh)
        tools.push_tool(lambda: PointSetTool(document, self.sets))
        self._has_tool = True
        closing.connect_until_closed(self, tools.changed, self._check_tool)
        self._refresh()

    def _lay_out(self) -> None:
        hint = PlainLabel(
            self.tr(
                "Click points on the board, or drag over them. Shift+click selects for the other "
                "set."
            )
        )
        for label in (hint, *self.statements.values(), self.adjacency_label, self.path_label):
            label.setWordWrap(True)
        choices = QHBoxLayout()
        self.choices = {
            SetName.A: QRadioButton(self.tr("Select for &A")),
            SetName.B: QRadioButton(self.tr("Select for &B")),
        }
        for name, choice in self.choices.items():
            choice.setChecked(name is self.sets.chosen)
            choice.toggled.connect(self._choose_set)
            choices.addWidget(choice)
        choices.addStretch()
        self.clear_button = plain_button(self.tr("&Clear"), self.sets.clear)
        choices.addWidget(self.clear_button)
        self.additions = [
            plain_button(text, partial(self._add_all, content))
            for text, content in (
                (self.tr("Add B&lack Stones"), Colour.BLACK),
                (self.tr("Add &White Stones"), Colour.WHITE),
                (self.tr("Add &Empty Points"), None),
            )
        ]
        additions = QHBoxLayout()
        for button in self.additions:
            additions.addWidget(button)
        ends = QGridLayout()
        ends.addWidget(PlainLabel(self.tr("Path from")), 0, 0)
        ends.addWidget(self.ends[0], 0, 1)
        ends.addWidget(PlainLabel(self.tr("to")), 0, 2)
        ends.addWidget(self.ends[1], 0, 3)
        ends.setColumnStretch(1, 1)
        ends.setColumnStretch(3, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(hint)
        column.addLayout(choices)
        column.addLayout(additions)
        for label in self.statements.values():
            column.addWidget(label)
        column.addWidget(self.table, 1)
        column.addWidget(self.adjacency_label)
        column.addLayout(ends)
        column.addWidget(self.path_label)
        column.addWidget(buttons)
        self.resize(400, 440)

    def stop_work(self) -> None:
        """Return to the user's tool; `closing.dispose` calls this when the dialog is closed."""
        if self._has_tool:
            self._has_tool = False
            self._tools.pop_tool()

    def _check_tool(self) -> None:
        """Close the dialog if the user or another feature has chosen another tool."""
        if self._tools.is_waiting_for_point or isinstance(self._presenter.tool, PointSetTool):
            return
        self._has_tool = False
        self.close()

    def _choose_set(self) -> None:
        is_first = self.choices[SetName.A].isChecked()
        self.sets.chosen = SetName.A if is_first else SetName.B

    def _add_all(self, content: Colour | None) -> None:
        """Add all points with this content to the chosen set."""
        board = self._document.session.board
        self.sets.add((it for it in board.graph.points if board[it] is content), self.sets.chosen)

    def _follow(self) -> None:
        """Forget the points when a record with another board is shown."""
        graph = self._document.session.board.graph
        if graph != self._graph:
            self._graph = graph
            self.sets.clear()

    @property
    def _naming(self) -> Naming:
        return self._view_settings.point_naming(self._document.session.shape)

    def _refresh(self) -> None:
        naming = self._naming
        labels = self.sets.labels(self._graph)
        rows = []
        for name, statement in self.statements.items():
            components = connected_components(self._graph, self.sets.points(name))
            statement.setText(connection_text(name, components))
            for component in components:
                points = tuple(sorted(component, key=self._graph.index.__getitem__))
                rows.append(ComponentRow(labels[points[0]], points))
        self.model.show_components(rows, naming)
        first, second = map(self.sets.points, SetName)
        self.adjacency_label.setText(adjacency_text(self._graph, first, second, naming))
        self._list_ends(first, naming)
        self._show_path()

    def _list_ends(self, points: Sequence[Point], naming: Naming) -> None:
        """List the points of A as ends of a path, which are at first the first and the last one;
        ends that the user has chosen stay as long as they are in A.
        """
        for place, default in enumerate((0, len(points) - 1)):
            box, chosen = self.ends[place], self._chosen_ends[place]
            if chosen not in points:
                self._chosen_ends[place] = chosen = None
            with QSignalBlocker(box):
                box.clear()
                box.addItems([naming.name(point) for point in points])
                box.setCurrentIndex(default if chosen is None else points.index(chosen))
            box.setEnabled(len(points) > 1)

    def _choose_end(self, place: int, index: int) -> None:
        self._chosen_ends[place] = self.sets.points(SetName.A)[index]
        self._show_path()

    def _show_path(self) -> None:
        points = self.sets.points(SetName.A)
        if len(points) < 2:
            self.sets.path = ()
            self.path_label.setText(self.tr("Select at least two points of A to see a path."))
        else:
            start, end = (points[box.currentIndex()] for box in self.ends)
            path = shortest_path_within(self._graph, points, start, end)
            self.sets.path = path or ()
            self.path_label.setText(path_text(path, self._naming))
        self._presenter.refresh_decorations()
