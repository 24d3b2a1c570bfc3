"""Scrollable canvas of the game tree, with zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from ...widgets.scroll_areas import draw_empty_state, make_viewport
from .tree_painter import (
    MAX_PITCH,
    MIN_PITCH,
    TreeColours,
    TreeGeometry,
    TreePainter,
    TreeScene,
    TreeSprites,
)

if TYPE_CHECKING:
    from collections.abc import Sequence, Set

    from PySide6.QtGui import QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from ....record.navigation.appearance import NodeAppearances
    from ....record.navigation.tree_layout import Cell, TreeGrid, TreeLayout

_LOOKAHEAD = 2.5  # cells kept visible around the cursor if possible


class TreeCanvas(QAbstractScrollArea):
    """Canvas that paints the visible part of a tree and keeps the current node in view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(make_viewport(QPalette.ColorRole.Base))
        self.setAccessibleName(self.tr("Game tree"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The navigation keys belong to the board even after a click in the tree.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(60, 60)
        self.cells = TreeGeometry()
        self._scene: TreeScene | None = None
        self._painter: TreePainter | None = None
        self._cursor_visible = True

    @property
    def grid(self) -> TreeGrid | None:
        """The grid of the displayed tree, which may still grow, or None if there is no tree."""
        return None if self._scene is None else self._scene.layout.grid

    def show_tree(
        self,
        layout: TreeLayout,
        appearances: NodeAppearances,
        line: Sequence[int],
        cursor: int,
        illegal: Set[int],
    ) -> None:
        """Show a tree, or a new version of it; if the current node is the same, keep its place on
        screen.
        """
        moved = self._scene is None or self._scene.cursor != cursor
        before = None if moved else self.node_position(cursor)
        self._scene = TreeScene(layout, appearances, line, cursor, illegal)
        self._fit_bars()
        after = self.node_position(cursor)
        if before is not None and after is not None:
            self.scroll_by(after - before)
        if moved or not self._cursor_visible:
            self._scroll_to_cursor()
        self.viewport().update()

    def show_cursor(self, line: Sequence[int], cursor: int) -> None:
        """Move the cursor to another node of the same tree and scroll to it."""
        scene = self._scene
        if scene is None or (cursor == scene.cursor and line is scene.line):
            return
        self._scene = scene._replace(line=line, cursor=cursor)
        self._scroll_to_cursor()
        if line is scene.line:
            for node in (scene.cursor, cursor):
                place = scene.layout.grid.cell_of(node)
                if place is not None:
                    self.viewport().update(self.cells.cell_rect(*place).translated(-self._origin))
        else:
            self.viewport().update()

    def show_illegal(self, nodes: Set[int]) -> None:
        """Cross out the nodes with illegal moves."""
        if self._scene is not None:
            self._scene = self._scene._replace(illegal=nodes)
            self.viewport().update()

    def zoom_by(self, factor: float, around: QPoint | None = None) -> None:
        """Zoom by a factor around a position in the viewport, by default its centre."""
        place = self.viewport().rect().center() if around is None else around
        before = self.cells.pitch
        wanted = before * factor
        pitch = max(before + 1, round(wanted)) if factor > 1 else min(before - 1, round(wanted))
        pitch = min(max(pitch, MIN_PITCH), MAX_PITCH)
        on_canvas = (place + self._origin) * (pitch / before)
        self._use_geometry(self.cells._replace(pitch=pitch))
        self.scroll_by(on_canvas - place - self._origin)

    def _use_geometry(self, geometry: TreeGeometry) -> None:
        self.cells = geometry
        self._painter = None
        self._fit_bars()
        self.viewport().update()

    @property
    def _origin(self) -> QPoint:
        """The canvas coordinates of the viewport's top left corner."""
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _fit_bars(self) -> None:
        grid = None if self._scene is None else self._scene.layout.grid
        columns, rows = (grid.columns, grid.rows) if grid is not None else (0, 0)
        canvas, seen = self.cells.canvas_size(columns, rows), self.viewport().size()
        bars = (
            (self.horizontalScrollBar(), canvas.width(), seen.width()),
            (self.verticalScrollBar(), canvas.height(), seen.height()),
        )
        for bar, whole, room in bars:
            bar.setPageStep(room)
            bar.setSingleStep(self.cells.pitch)
            bar.setRange(0, max(0, whole - room))

    def scroll_by(self, way: QPoint) -> None:
        """Scroll by a distance in pixels."""
        for bar, distance in (
            (self.horizontalScrollBar(), way.x()),
            (self.verticalScrollBar(), way.y()),
        ):
            bar.setValue(bar.value() + distance)

    def _place_of_cursor(self) -> Cell | None:
        scene = self._scene
        return None if scene is None else scene.layout.grid.cell_of(scene.cursor)

    def _scroll_to_cursor(self) -> None:
        """Scroll just far enough to show the current node, or centre it if it is far away."""
        place = self._place_of_cursor()
        self._cursor_visible = place is not None
        if place is None:
            return
        cell = self.cells.cell_rect(*place).translated(-self._origin)
        seen = self.viewport().rect()
        self.scroll_by(
            QPoint(
                _scroll_distance(cell.left(), cell.right(), seen.width(), self.cells.pitch),
                _scroll_distance(cell.top(), cell.bottom(), seen.height(), self.cells.pitch),
            )
        )

    def node_at(self, place: QPoint) -> int | None:
        """Return the node at a position in the viewport, or None if there is none."""
        if self._scene is None:
            return None
        return self._scene.layout.grid.node_at(*self.cells.cell_at(place + self._origin))

    def node_position(self, node: int) -> QPoint | None:
        """Return the position of a node's centre relative to the viewport, even if it is not
        visible, or None if it has not been laid out yet.
        """
        place = None if self._scene is None else self._scene.layout.grid.cell_of(node)
        if place is None:
            return None
        return self.cells.cell_centre(*place).toPoint() - self._origin

    def is_collapsed(self, node: int) -> bool:
        """Return whether a node is collapsed."""
        return self._scene is not None and node in self._scene.layout.hidden_counts

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        self.viewport().scroll(dx, dy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bars()
        self._scroll_to_cursor()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._painter = None
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scene is None:
            return
        painter = self._current_painter()
        origin = self._origin
        with QPainter(self.viewport()) as qp:
            qp.translate(-origin)
            for area in event.region():  # type: ignore[attr-defined]
                there = area.translated(origin)
                qp.setClipRect(there)
                painter.paint(qp, self._scene, there)
        grid = self._scene.layout.grid
        if grid.columns * grid.rows == 1:
            text = self.tr("Moves and variations are shown here.")
            root = self.cells.cell_rect(0, 0).translated(-origin)
            draw_empty_state(self, text, left=root.right() + self.cells.margin)

    def _current_painter(self) -> TreePainter:
        ratio = self.devicePixelRatioF()
        if self._painter is None or self._painter.ratio != ratio:
            colours = TreeColours.from_palette(self.palette())
            sprites = TreeSprites(self.cells, colours, ratio)
            self._painter = TreePainter(self.cells, colours, sprites)
        return self._painter


def _scroll_distance(first: int, last: int, room: int, pitch: int) -> int:
    """Return by how much to scroll so that the pixels ``first`` to ``last`` are visible in ``room``
    pixels.
    """
    if last < -room // 2 or first > room + room // 2:
        return (first + last - room) // 2
    margin = max(0, min(round(_LOOKAHEAD * pitch), (room - pitch) // 3))
    if first < margin:
        return first - margin
    return max(0, last - (room - margin))
