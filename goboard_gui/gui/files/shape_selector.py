"""Selection of a board shape for a new game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...display_text import escape_name
from ...files.errors import CancelledError, ReadError
from ...go import BoardKind, BoardShape
from ...go.graph_json import GraphError
from ...go.graph_plan import MAX_HEXAGON_SIDE
from ..core.settings import (
    LAST_FOLDER,
    NEW_GAME_HEIGHT,
    NEW_GAME_SHAPE,
    NEW_GAME_SIDE,
    NEW_GAME_WIDTH,
)
from ..widgets import dialogs
from ..widgets.disk_wait import wait_for_disk
from ..widgets.labels import FixedHeightLabel
from ..widgets.qt_texts import as_tip
from ..widgets.spin_boxes import SizeBox
from ..wording import shape_texts
from ..wording.error_messages import unreadable_file_reason

if TYPE_CHECKING:
    from ...go import GraphPlan, Size
    from ..core.settings import Settings

_KINDS = (
    BoardKind.RECTANGLE,
    BoardKind.TORUS,
    BoardKind.CYLINDER,
    BoardKind.MOEBIUS,
    BoardKind.HEXAGON,
    BoardKind.GRAPH,
)


class ShapeSelector(QWidget):
    """Selector for a board shape, with the side of a hexagon or the file of a graph.

    The columns and rows of all other shapes are in `size_box`, which is placed elsewhere. If a file
    can't be read, the reason is shown, and the shape stays as it was.
    """

    changed = Signal()
    """Emitted when the shape or its size has changed."""

    def __init__(self, settings: Settings, size: Size) -> None:
        super().__init__()
        self._settings = settings
        self._plan: GraphPlan | None = None
        self._kind = BoardKind(settings.get(NEW_GAME_SHAPE))
        self._upright = False
        self.size_box = SizeBox(size)
        self.kinds = QComboBox()
        for kind in _KINDS:
            self.kinds.addItem(shape_texts.shape_name(kind), kind.value)
            self.kinds.setItemData(
                self.kinds.count() - 1,
                as_tip(shape_texts.shape_explanation(kind)),
                Qt.ItemDataRole.ToolTipRole,
            )
        self.kinds.setAccessibleDescription(self.tr("Shape of the board"))
        self.setFocusProxy(self.kinds)
        self.setFocusPolicy(self.kinds.focusPolicy())
        self.side = QSpinBox()
        self.side.setRange(1, MAX_HEXAGON_SIDE)
        self.side.setValue(settings.get(NEW_GAME_SIDE))
        self.side.setPrefix(self.tr("Points per side: "))
        self.side.setAccessibleName(self.tr("Points per side"))
        self.side.setToolTip(as_tip(self.tr("Points per side")))
        self.file_button = QPushButton(self.tr("Choose &File…"))
        self.file_button.setAutoDefault(False)
        self.file_button.setToolTip(
            as_tip(self.tr("Choose a JSON file that defines the board's points and lines"))
        )
        self.note = FixedHeightLabel(1)
        row = QHBoxLayout()
        for widget in (self.kinds, self.side, self.file_button):
            row.addWidget(widget)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.note)
        self._show_kind()
        self.kinds.activated.connect(self._kind_chosen)
        self.side.valueChanged.connect(self._refresh)
        self.size_box.changed.connect(self._refresh)
        self.file_button.clicked.connect(self._ask_file)
        self._refresh()

    @property
    def shape(self) -> BoardShape:
        """The chosen shape."""
        if self._kind is BoardKind.HEXAGON:
            return BoardShape.hexagon(self.side.value())
        if self._kind is BoardKind.GRAPH and self._plan is not None:
            return BoardShape.of_plan(self._plan)
        kind = self._kind
        if kind is BoardKind.CYLINDER and self._upright:
            kind = BoardKind.UPRIGHT_CYLINDER
        return BoardShape(kind, self.size_box.board_size)

    def set_shape(self, shape: BoardShape) -> None:
        """Select a shape together with its size or graph."""
        self._upright = shape.kind is BoardKind.UPRIGHT_CYLINDER
        self._kind = BoardKind.CYLINDER if self._upright else shape.kind
        if shape.kind is BoardKind.HEXAGON:
            self.side.setValue(_hexagon_side(shape))
        elif shape.plan is not None:
            self._plan = shape.plan
        else:
            self.size_box.set_board_size(shape.size)
        self._show_kind()
        self._refresh()

    def set_board_size(self, size: Size) -> None:
        """Choose a size; a hexagon or a graph becomes a rectangle."""
        if self.shape.plan is not None:
            self._kind = BoardKind.RECTANGLE
            self._show_kind()
            self._refresh()
        self.size_box.set_board_size(size)

    def remember_choice(self) -> None:
        """Store the shape and the size for the next new game."""
        if self._kind is not BoardKind.GRAPH:
            self._settings.set(NEW_GAME_SHAPE, self._kind.value)
        if self._kind is BoardKind.HEXAGON:
            self._settings.set(NEW_GAME_SIDE, self.side.value())
        elif self._kind is not BoardKind.GRAPH:
            self._settings.set(NEW_GAME_WIDTH, self.size_box.board_size.width)
            self._settings.set(NEW_GAME_HEIGHT, self.size_box.board_size.height)

    def _kind_chosen(self) -> None:
        kind = BoardKind(self.kinds.currentData())
        if kind is BoardKind.GRAPH and self._plan is None:
            self._ask_file()
        else:
            self._kind, self._upright = kind, False
        self._show_kind()
        self._refresh()

    def _ask_file(self) -> None:
        """Ask for the file of a graph, and use it or show why it can't be read."""
        from ...files.graph_files import read_graph_file

        kinds = ";;".join([self.tr("Boards (*.json)"), self.tr("All files (*)")])
        title, folder = self.tr("Open Board"), self._settings.get(LAST_FOLDER)
        path = dialogs.ask_path(self, title, folder, kinds)
        if path is None:
            return
        try:
            self._plan = wait_for_disk(self, partial(read_graph_file, path))
        except CancelledError:
            return
        except (GraphError, ReadError) as error:
            reason = (
                shape_texts.describe_graph_error(error)
                if isinstance(error, GraphError)
                else unreadable_file_reason(error)
            )
            text = self.tr("Couldn't read “{file}”: {reason}")
            dialogs.show_error(self, text.format(file=escape_name(path.name), reason=reason))
            return
        self._kind = BoardKind.GRAPH
        self._show_kind()
        self._refresh()

    def _show_kind(self) -> None:
        self.kinds.setCurrentIndex(_KINDS.index(self._kind))
        self.side.setVisible(self._kind is BoardKind.HEXAGON)
        self.file_button.setVisible(self._kind is BoardKind.GRAPH)

    def _refresh(self) -> None:
        shape = self.shape
        text = "" if shape.is_rectangle else shape_texts.shape_explanation(shape.kind)
        if shape.plan is not None:
            text = self.tr("%n points", "", len(shape.plan.points)) + f" · {text}"
        self.note.setText(text)
        self.changed.emit()


def _hexagon_side(shape: BoardShape) -> int:
    """Return the side of a hexagon: the number of points in its first row."""
    assert shape.plan is not None
    first = shape.plan.points[0].y
    return sum(point.y == first for point in shape.plan.points)
