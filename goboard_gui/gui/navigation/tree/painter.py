"""Painting the part of a tree that is seen: connectors, nodes and the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

if TYPE_CHECKING:
    from collections.abc import Sequence, Set

    from ....record.navigation.appearance import Appearances
    from ....record.navigation.tree_grid import Seen
    from ....record.navigation.tree_layout import TreeLayout
    from .colours import TreeColours
    from .geometry import TreeGeometry
    from .sprites import TreeSprites

_BRANCH_WIDTH, _PATH_WIDTH = 1.3, 2.2  # pixels at the usual pitch
_RING = 0.44
_RING_WIDTH = 2.0
_GLOW = 60  # of 255


class TreeScene(NamedTuple):
    """What there is to paint: a laid out tree, the line one is on and the node one is at.

    Moves that are ``forbidden`` are crossed out.
    """

    layout: TreeLayout
    appearances: Appearances
    line: Sequence[int]
    cursor: int
    forbidden: Set[int] = frozenset()

    def on_path(self, node: int, column: int) -> bool:
        """Whether the current line has the node of a column."""
        return column < len(self.line) and self.line[column] == node


class TreePainter:
    """Paints scenes at one size and in one set of colours."""

    def __init__(self, geometry: TreeGeometry, colours: TreeColours, sprites: TreeSprites) -> None:
        self.ratio = sprites.ratio
        self._geometry = geometry
        self._colours = colours
        self._sprites = sprites
        scale = max(0.6, min(geometry.pitch / 22, 1.6))
        self._branch = _pen(colours.branch, _BRANCH_WIDTH * scale)
        self._path = _pen(colours.path, _PATH_WIDTH * scale)

    def paint(self, qp: QPainter, scene: TreeScene, area: QRect) -> None:
        """Paint an area of the canvas; the painter's origin is that of the canvas."""
        columns, rows = self._geometry.cells(area)
        # A connector belongs to the node that it leads to, which may lie a cell further on.
        wide = range(columns.start, columns.stop + 1), range(rows.start, rows.stop + 1)
        seen = list(scene.layout.grid.seen(*wide))
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_connectors(qp, scene, seen, columns, rows)
        self._draw_cursor(qp, scene)
        hidden, appearances = scene.layout.hidden, scene.appearances
        for node, column, row, _ in seen:
            if column < columns.stop and row < rows.stop:
                corner = self._geometry.cell(column, row)
                sprite = self._sprites.of(
                    appearances[node],
                    on_path=scene.on_path(node, column),
                    hides=node in hidden,
                    forbidden=node in scene.forbidden,
                )
                qp.drawPixmap(corner.x(), corner.y(), sprite)

    def _draw_connectors(
        self, qp: QPainter, scene: TreeScene, seen: list[Seen], columns: range, rows: range
    ) -> None:
        branches: list[QLineF] = []
        path: list[QLineF] = []
        centre, grid = self._geometry.centre, scene.layout.grid
        for column, top, bottom in grid.trunks(columns, rows):
            # Only what is seen: strokes of a million pixels take long, and pens run over.
            first, last = max(top, rows.start - 1), min(bottom, rows.stop)
            branches.append(QLineF(centre(column, first), centre(column, last)))
        for node, column, row, begins in seen:
            if column:
                stroke = QLineF(centre(column - 1, row - begins), centre(column, row))
                (path if scene.on_path(node, column) else branches).append(stroke)
        path += self._path_trunks(scene, columns, rows)
        qp.setPen(self._branch)
        qp.drawLines(branches)
        qp.setPen(self._path)
        qp.drawLines(path)

    def _path_trunks(self, scene: TreeScene, columns: range, rows: range) -> list[QLineF]:
        """What the current line has of the trunks, for its variations to leave from."""
        strokes = []
        centre, grid = self._geometry.centre, scene.layout.grid
        for column in range(max(0, columns.start), min(columns.stop, len(scene.line) - 1)):
            here, then = (grid.place(scene.line[at]) for at in (column, column + 1))
            if here is not None and then is not None and then.row > here.row + 1:
                first, last = max(here.row, rows.start - 1), min(then.row - 1, rows.stop)
                if first <= last:
                    strokes.append(QLineF(centre(column, first), centre(column, last)))
        return strokes

    def _draw_cursor(self, qp: QPainter, scene: TreeScene) -> None:
        place = scene.layout.grid.place(scene.cursor)
        if place is None:
            return
        pitch, centre = self._geometry.pitch, self._geometry.centre(*place)
        half = _RING * pitch
        ring = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        glow = self._colours.cursor.toRgb()
        glow.setAlpha(_GLOW)
        qp.setBrush(glow)
        qp.setPen(QPen(self._colours.cursor, _RING_WIDTH))
        qp.drawEllipse(ring)
        qp.setBrush(Qt.BrushStyle.NoBrush)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
