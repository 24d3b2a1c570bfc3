"""Painting of the visible part of a game tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from ....diagram.painting.variation_moves import evaluation_shape
from ....named_tuples import NamedTuple
from ....record.navigation.appearance import NodeShape
from ....record.values.evaluations import MoveEvaluation, PositionEvaluation

if TYPE_CHECKING:
    from collections.abc import Sequence, Set

    from ....record.navigation.appearance import NodeAppearance, NodeAppearances
    from ....record.navigation.tree_layout import TreeLayout, VisibleNode

MIN_PITCH, MAX_PITCH = 10, 48
PITCH = 22


class TreeGeometry(NamedTuple):
    """Geometry of the tree: a grid of square cells, ``pitch`` pixels wide, with a margin.

    Lines of moves run to the right.
    """

    pitch: int = PITCH

    @property
    def margin(self) -> int:
        """The width of the margin around the tree in pixels."""
        return self.pitch // 2

    def canvas_size(self, columns: int, rows: int) -> QSize:
        """Return the size of a tree with this many columns and rows, including margins."""
        return QSize(columns, rows) * self.pitch + QSize(2, 2) * self.margin

    def cell_rect(self, column: int, row: int) -> QRect:
        """Return the rectangle of a cell."""
        return QRect(
            self.margin + column * self.pitch,
            self.margin + row * self.pitch,
            self.pitch,
            self.pitch,
        )

    def cell_centre(self, column: float, row: float) -> QPointF:
        """Return the centre of a cell."""
        return QPointF(
            self.margin + (column + 0.5) * self.pitch, self.margin + (row + 0.5) * self.pitch
        )

    def cell_at(self, place: QPoint) -> tuple[int, int]:
        """Return the column and row of the cell at a position, which may be outside the grid."""
        return (place.x() - self.margin) // self.pitch, (place.y() - self.margin) // self.pitch

    def cells_in(self, area: QRect) -> tuple[range, range]:
        """Return the ranges of columns and rows that overlap an area."""
        left, top = self.cell_at(area.topLeft())
        right, bottom = self.cell_at(area.bottomRight())
        return range(left, right + 1), range(top, bottom + 1)


_DIMMING = 0.3
"""How far colours off the current line are blended with the background."""


class TreeColours(NamedTuple):
    """The colours in which nodes and lines of the tree are drawn.

    Stones have a ``rim``; ``other`` is the colour of nodes without a move. Black stones have a
    highlight (``black_shine``), without which they would look hollow on a dark background.
    """

    background: QColor
    path: QColor
    branch: QColor
    cursor: QColor
    black: QColor
    black_rim: QColor
    black_shine: QColor
    white: QColor
    white_rim: QColor
    other: QColor
    comment: QColor
    markup: QColor
    figure: QColor
    hotspot: QColor
    judgements: dict[MoveEvaluation, QColor]

    @classmethod
    def from_palette(cls, palette: QPalette) -> TreeColours:
        """Return the colours that fit a light or dark palette."""
        background = palette.color(QPalette.ColorRole.Base)
        text = palette.color(QPalette.ColorRole.Text)
        highlight = palette.color(QPalette.ColorRole.Highlight)
        dark = background.lightness() < 128
        return cls(
            background=background,
            path=blend_colours(text, background, 0.35),
            branch=blend_colours(text, background, 0.74),
            cursor=highlight.lighter(140) if dark else highlight,
            black=QColor("#0f1012" if dark else "#2b2a28"),
            black_rim=QColor("#a9abb2" if dark else "#2b2a28"),
            black_shine=QColor("#7d8089" if dark else "#5b5954"),
            white=QColor("#e9e7e2" if dark else "#ffffff"),
            white_rim=QColor("#e9e7e2" if dark else "#77736a"),
            other=blend_colours(text, background, 0.45),
            comment=QColor("#6fa8dc" if dark else "#3d78ad"),
            markup=QColor("#7fb98a" if dark else "#4a8a58"),
            figure=blend_colours(text, background, 0.3),
            hotspot=QColor("#f08a3c" if dark else "#e0662a"),
            judgements={
                MoveEvaluation.BAD: QColor("#d9594c" if dark else "#cf4637"),
                MoveEvaluation.DOUBTFUL: QColor("#b98ad6" if dark else "#9a63bd"),
                MoveEvaluation.INTERESTING: QColor("#5b9bd8" if dark else "#4a8fd0"),
                MoveEvaluation.GOOD: QColor("#63ad63" if dark else "#4d9e4d"),
            },
        )

    def dimmed(self, colour: QColor) -> QColor:
        """Return the dimmed variant of a colour, used for nodes that are not on the current
        line.
        """
        return blend_colours(colour, self.background, _DIMMING)


def blend_colours(one: QColor, other: QColor, share: float) -> QColor:
    """Return a mixture of two colours; ``share`` is the proportion of the second, from 0 to 1."""
    pairs = (
        (one.redF(), other.redF()),
        (one.greenF(), other.greenF()),
        (one.blueF(), other.blueF()),
    )
    return QColor.fromRgbF(*(mine * (1 - share) + yours * share for mine, yours in pairs))


# Lengths are in units of the pitch.
_STONE = 0.29
_PASS = 0.24
_SETUP = 0.3
_OTHER = 0.16
_HALO = 0.41
_CORNER = 0.33
_BADGE = 0.125
_MIN_BADGE_PITCH = 14
_CROSS, _CROSS_WIDTH = 0.19, 0.1

_EXPANDER_OFFSET = 0.29
_EXPANDER_RADIUS = 0.19


class _Key(NamedTuple):
    appearance: NodeAppearance
    on_path: bool
    collapsed: bool
    illegal: bool


def expander_rect(geometry: TreeGeometry) -> QRectF:
    """Return the rectangle of the expander, relative to the node's centre."""
    return _square(QPointF(_EXPANDER_OFFSET, 0) * geometry.pitch, _EXPANDER_RADIUS * geometry.pitch)


class TreeSprites:
    """Cache of node pixmaps for one cell size, one set of colours and one pixel ratio."""

    def __init__(self, geometry: TreeGeometry, colours: TreeColours, ratio: float) -> None:
        self.ratio = ratio
        self._geometry = geometry
        self._pitch = geometry.pitch
        self._colours = colours
        self._drawn: dict[_Key, QPixmap] = {}

    def node_pixmap(
        self, appearance: NodeAppearance, *, on_path: bool, collapsed: bool, illegal: bool = False
    ) -> QPixmap:
        """Return the pixmap of a node.

        ``on_path``: on the current line; ``collapsed``: with an expander; ``illegal``: crossed out.
        """
        key = _Key(appearance, on_path, collapsed, illegal)
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = self._draw(key)
        return found

    def _draw(self, key: _Key) -> QPixmap:
        side = round(self._pitch * self.ratio)
        pixmap = QPixmap(side, side)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            qp.translate(self._pitch / 2, self._pitch / 2)
            qp.save()
            qp.scale(self._pitch, self._pitch)
            _Drawing(qp, self._colours, 1 / self._pitch, on_path=key.on_path).draw_node(
                key.appearance,
                badges=self._pitch >= _MIN_BADGE_PITCH,
                illegal=key.illegal,
            )
            qp.restore()
            if key.collapsed:
                self._draw_expander(qp)
        return pixmap

    def _draw_expander(self, qp: QPainter) -> None:
        """Draw the expander of a collapsed node: a disc with a plus sign."""
        place = expander_rect(self._geometry)
        qp.setPen(QPen(self._colours.background, 1))
        qp.setBrush(self._colours.cursor)
        qp.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5))
        arm = place.width() * 0.26
        qp.setPen(QPen(self._colours.background, 1.4))
        qp.drawLine(place.center() - QPointF(arm, 0), place.center() + QPointF(arm, 0))
        qp.drawLine(place.center() - QPointF(0, arm), place.center() + QPointF(0, arm))


class _Drawing:
    """Drawing of a node, centred on (0, 0) and scaled so that a cell has size 1."""

    def __init__(self, qp: QPainter, colours: TreeColours, pixel: float, *, on_path: bool) -> None:
        self._qp = qp
        self._colours = colours
        self._pixel = pixel
        self._on_path = on_path

    def draw_node(self, appearance: NodeAppearance, *, badges: bool, illegal: bool) -> None:
        """Draw a node; ``badges`` is false at small sizes, at which they are left out."""
        if appearance.move is not None:
            self._fill(self._colours.judgements[appearance.move])
            self._qp.drawPath(evaluation_shape(appearance.move, QPointF(), _HALO))
        self._draw_shape(appearance.shape)
        if appearance.hotspot:
            self._fill(self._colours.hotspot)
            self._qp.drawEllipse(QPointF(), _STONE * 0.45, _STONE * 0.45)
        if illegal:
            self._cross_out()
        if badges:
            self._draw_badges(appearance)

    def _draw_shape(self, shape: NodeShape) -> None:
        match shape:
            case NodeShape.BLACK | NodeShape.BLACK_PASS:
                self._set_stone_colours(self._colours.black, self._colours.black_rim)
                self._qp.setBrush(self._black_brush())
            case NodeShape.WHITE | NodeShape.WHITE_PASS:
                self._set_stone_colours(self._colours.white, self._colours.white_rim)
            case _:
                self._fill(self._colours.other)
        match shape:
            case NodeShape.BLACK | NodeShape.WHITE:
                self._qp.drawEllipse(QPointF(), _STONE, _STONE)
            case NodeShape.BLACK_PASS | NodeShape.WHITE_PASS:
                self._qp.drawRect(_square(QPointF(), _PASS))
            case NodeShape.SETUP:
                self._qp.drawPolygon(_diamond(QPointF(), _SETUP))
            case NodeShape.OTHER:
                self._qp.drawEllipse(QPointF(), _OTHER, _OTHER)

    def _cross_out(self) -> None:
        """Draw a cross over the stone, like the one that the board shows at an illegal move."""
        across, down = QPointF(_CROSS, _CROSS), QPointF(_CROSS, -_CROSS)
        for colour, width in (
            (self._colours.background, _CROSS_WIDTH + 0.09),
            (self._colours.judgements[MoveEvaluation.BAD], _CROSS_WIDTH),
        ):
            pen = QPen(self._shade(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self._qp.setPen(pen)
            for arm in (across, down):
                self._qp.drawLine(-arm, arm)

    def _draw_badges(self, appearance: NodeAppearance) -> None:
        colours, qp = self._colours, self._qp
        if appearance.comment:
            self._badge(colours.comment)
            qp.drawEllipse(QPointF(_CORNER, -_CORNER), _BADGE, _BADGE)
        if appearance.markup:
            self._badge(colours.markup)
            qp.drawPolygon(_triangle(QPointF(_CORNER, _CORNER), _BADGE * 1.2))
        if appearance.figure:
            self._badge(colours.figure)
            qp.drawRect(_square(QPointF(-_CORNER, _CORNER), _BADGE * 0.9))
        if appearance.named:
            self._badge(colours.figure)
            qp.drawPolygon(_diamond(QPointF(-_CORNER, -_CORNER), _BADGE * 1.15))
        if appearance.position is not None:
            self._draw_position(appearance.position)

    def _draw_position(self, judgement: PositionEvaluation) -> None:
        """Draw a bar below the node for the evaluation of its position."""
        colours = self._colours
        half, bar = 0.2, QRectF(-0.2, 0.39, 0.4, 0.1)
        left = QRectF(bar.left(), bar.top(), half, bar.height())
        fills = {
            PositionEvaluation.GOOD_FOR_BLACK: (colours.black, colours.black),
            PositionEvaluation.GOOD_FOR_WHITE: (colours.white, colours.white),
            PositionEvaluation.EVEN: (colours.black, colours.white),
            PositionEvaluation.UNCLEAR: (colours.other, colours.other),
        }
        first, second = fills[judgement]
        self._fill(second)
        self._qp.drawRect(bar)
        self._fill(first)
        self._qp.drawRect(left)
        self._qp.setPen(QPen(self._shade(colours.path), self._pixel))
        self._qp.setBrush(Qt.BrushStyle.NoBrush)
        self._qp.drawRect(bar)

    def _shade(self, colour: QColor) -> QColor:
        return colour if self._on_path else self._colours.dimmed(colour)

    def _set_stone_colours(self, body: QColor, rim: QColor) -> None:
        self._qp.setPen(QPen(self._shade(rim), 1.2 * self._pixel))
        self._qp.setBrush(self._shade(body))

    def _black_brush(self) -> QBrush:
        """Return the brush of black stones, with a highlight at the upper left."""
        light = QRadialGradient(QPointF(-0.1, -0.12), 0.34)
        light.setColorAt(0, self._shade(self._colours.black_shine))
        light.setColorAt(1, self._shade(self._colours.black))
        return QBrush(light)

    def _fill(self, colour: QColor) -> None:
        self._qp.setPen(Qt.PenStyle.NoPen)
        self._qp.setBrush(self._shade(colour))

    def _badge(self, colour: QColor) -> None:
        """Set the pen and brush for a badge, with an outline that separates it from the node."""
        self._qp.setPen(QPen(self._colours.background, self._pixel))
        self._qp.setBrush(self._shade(colour))


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def _diamond(centre: QPointF, half: float) -> QPolygonF:
    return QPolygonF([centre + QPointF(*way) * half for way in ((0, -1), (1, 0), (0, 1), (-1, 0))])


def _triangle(centre: QPointF, half: float) -> QPolygonF:
    return QPolygonF([centre + QPointF(*way) * half for way in ((0, -1), (1, 0.8), (-1, 0.8))])


_BRANCH_WIDTH, _PATH_WIDTH = 1.3, 2.2  # pixels at the default pitch
_RING = 0.44
_RING_WIDTH = 2.0
_GLOW = 60  # of 255


class TreeScene(NamedTuple):
    """The contents of the canvas: a tree layout, the current line and node, and the illegal
    moves.
    """

    layout: TreeLayout
    appearances: NodeAppearances
    line: Sequence[int]
    cursor: int
    illegal: Set[int] = frozenset()

    def is_on_path(self, node: int, column: int) -> bool:
        """Return whether a node is on the current line."""
        return column < len(self.line) and self.line[column] == node


class TreePainter:
    """Painter of game trees at one cell size and in one set of colours."""

    def __init__(self, geometry: TreeGeometry, colours: TreeColours, sprites: TreeSprites) -> None:
        self.ratio = sprites.ratio
        self._geometry = geometry
        self._colours = colours
        self._sprites = sprites
        scale = max(0.6, min(geometry.pitch / 22, 1.6))
        self._branch = _pen(colours.branch, _BRANCH_WIDTH * scale)
        self._path = _pen(colours.path, _PATH_WIDTH * scale)

    def paint(self, qp: QPainter, scene: TreeScene, area: QRect) -> None:
        """Paint an area of the canvas, in canvas coordinates."""
        columns, rows = self._geometry.cells_in(area)
        # A connector belongs to the node it leads to, which may be one cell further on.
        wide = range(columns.start, columns.stop + 1), range(rows.start, rows.stop + 1)
        seen = list(scene.layout.grid.nodes_in(*wide))
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_connectors(qp, scene, seen, columns, rows)
        self._draw_cursor(qp, scene)
        hidden, appearances = scene.layout.hidden_counts, scene.appearances
        for node, column, row, _ in seen:
            if column < columns.stop and row < rows.stop:
                corner = self._geometry.cell_rect(column, row)
                sprite = self._sprites.node_pixmap(
                    appearances[node],
                    on_path=scene.is_on_path(node, column),
                    collapsed=node in hidden,
                    illegal=node in scene.illegal,
                )
                qp.drawPixmap(corner.x(), corner.y(), sprite)

    def _draw_connectors(
        self, qp: QPainter, scene: TreeScene, seen: list[VisibleNode], columns: range, rows: range
    ) -> None:
        branches: list[QLineF] = []
        path: list[QLineF] = []
        centre, grid = self._geometry.cell_centre, scene.layout.grid
        for column, top, bottom in grid.vertical_lines_in(columns, rows):
            # Clip to the visible part: very long strokes are slow and overflow.
            first, last = max(top, rows.start - 1), min(bottom, rows.stop)
            branches.append(QLineF(centre(column, first), centre(column, last)))
        for node, column, row, begins in seen:
            if column:
                stroke = QLineF(centre(column - 1, row - begins), centre(column, row))
                (path if scene.is_on_path(node, column) else branches).append(stroke)
        path += self._path_trunks(scene, columns, rows)
        qp.setPen(self._branch)
        qp.drawLines(branches)
        qp.setPen(self._path)
        qp.drawLines(path)

    def _path_trunks(self, scene: TreeScene, columns: range, rows: range) -> list[QLineF]:
        """Return the segments of the current line of play from which its variations branch off."""
        strokes = []
        centre, grid = self._geometry.cell_centre, scene.layout.grid
        for column in range(max(0, columns.start), min(columns.stop, len(scene.line) - 1)):
            here, then = (grid.cell_of(scene.line[at]) for at in (column, column + 1))
            if here is not None and then is not None and then.row > here.row + 1:
                first, last = max(here.row, rows.start - 1), min(then.row - 1, rows.stop)
                if first <= last:
                    strokes.append(QLineF(centre(column, first), centre(column, last)))
        return strokes

    def _draw_cursor(self, qp: QPainter, scene: TreeScene) -> None:
        place = scene.layout.grid.cell_of(scene.cursor)
        if place is None:
            return
        pitch, centre = self._geometry.pitch, self._geometry.cell_centre(*place)
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
