"""Two sets of points, A and B, that the user selects on the board, and the tool for that."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....diagram.picture import Cell
from ....go.point_sets import connected_components
from ...board.tools.tool import MouseButton, PointPress, Tool, typed_points

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ....diagram.compose import HoverEffects
    from ....diagram.picture import Picture
    from ....go import Graph, Point
    from ....notation import Naming
    from ....record.edits.typed import TypedMove, TypedSetup
    from ...core.document import Document


class SetName(Enum):
    """The names of the two sets, which also label their points on the board."""

    A = "A"
    B = "B"

    @property
    def other(self) -> SetName:
        """The name of the other set."""
        return SetName.B if self is SetName.A else SetName.A


class PointSets(QObject):
    """Two disjoint sets of points, and a path to show.

    The points of a set are in the order in which they were selected.
    """

    changed = Signal()
    """Emitted when the sets have changed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.chosen = SetName.A
        """The set to which a click adds its point."""
        self.path: Sequence[Point] = ()
        """The path to highlight on the board."""
        self._points: dict[SetName, list[Point]] = {name: [] for name in SetName}

    def points(self, name: SetName) -> Sequence[Point]:
        """Return the points of a set, in the order in which they were selected."""
        return self._points[name]

    def add(self, points: Iterable[Point], name: SetName) -> None:
        """Add points to a set, and remove them from the other one."""
        added = dict.fromkeys(points)
        kept = [point for point in self._points[name] if point not in added]
        self._points[name] = [*kept, *added]
        self._points[name.other] = [it for it in self._points[name.other] if it not in added]
        self.changed.emit()

    def remove(self, points: Iterable[Point], name: SetName) -> None:
        """Remove points from a set."""
        removed = set(points)
        self._points[name] = [point for point in self._points[name] if point not in removed]
        self.changed.emit()

    def clear(self) -> None:
        """Remove all points from both sets."""
        self._points = {name: [] for name in SetName}
        self.changed.emit()

    def labels(self, graph: Graph) -> dict[Point, str]:
        """Return a label for each selected point: the name of its set, with the number of its
        component if there are several. The dot distinguishes it from the coordinates of a point.
        """
        labels: dict[Point, str] = {}
        for name, points in self._points.items():
            components = connected_components(graph, points)
            for number, component in enumerate(components, 1):
                label = f"{name.value}.{number}" if len(components) > 1 else name.value
                labels |= dict.fromkeys(component, label)
        return labels


class PointSetTool(Tool):
    """Tool that selects points: a click adds a point to the chosen set or removes it, a drag does
    the same with all points on its way.

    With the right button or Shift, it is the other set. Nothing is written into the record.
    """

    ignores_repeated_presses = True

    def __init__(self, document: Document, sets: PointSets) -> None:
        super().__init__(document)
        self._sets = sets
        self._name = SetName.A
        self._removes = False
        self._is_pressed = False

    def press(self, press: PointPress) -> None:
        other = press.shift or press.button is MouseButton.RIGHT
        self._name = self._sets.chosen.other if other else self._sets.chosen
        self._removes = press.point in self._sets.points(self._name)
        self._is_pressed = True
        self._select(press.point)

    def drag(self, point: Point | None) -> None:
        if self._is_pressed and point is not None:
            self._select(point)

    def release(self) -> None:
        self._is_pressed = False

    def _select(self, point: Point) -> None:
        is_in = point in self._sets.points(self._name)
        if self._removes and is_in:
            self._sets.remove([point], self._name)
        elif not self._removes and not is_in:
            self._sets.add([point], self._name)

    def submit_typed_moves(self, entries: Sequence[TypedMove | TypedSetup]) -> bool:
        """Use typed points like clicked ones; return False if anything else was typed."""
        points = typed_points(entries)
        for point in points or ():
            self.press(PointPress(point))
            self.release()
        return points is not None

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with labels on the selected points and the path highlighted."""
        labels = self._sets.labels(self._document.session.board.graph)
        if not labels:
            return picture
        cells = dict(picture.cells)
        for point, label in labels.items():
            place = naming.to_view(point)
            is_on_path = point in self._sets.path
            cells[place] = cells.get(place, Cell())._replace(label=label, highlighted=is_on_path)
        return picture._replace(cells=cells)

    def hover(self, point: Point) -> HoverEffects:
        return super().hover(point)._replace(highlighted=True)
