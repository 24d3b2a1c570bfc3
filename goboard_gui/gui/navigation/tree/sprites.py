"""The nodes of a drawn tree as small pixmaps, one for all nodes that look the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from ....diagram.ghosts import judged_shape
from ....record.navigation.appearance import Shape
from ....record.values.evaluations import MoveJudgement, PositionJudgement

if TYPE_CHECKING:
    from ....record.navigation.appearance import Appearance
    from .colours import TreeColours
    from .geometry import TreeGeometry

# Lengths are in pitches.
_STONE = 0.29
_PASS = 0.24
_SETUP = 0.3
_OTHER = 0.16
_HALO = 0.41
_CORNER = 0.33
_BADGE = 0.125
_LEAST_PITCH_OF_BADGES = 14
_CROSS, _CROSS_WIDTH = 0.19, 0.1

_HANDLE = 0.29
_HANDLE_RADIUS = 0.19


class _Key(NamedTuple):
    appearance: Appearance
    on_path: bool
    hides: bool
    forbidden: bool


def handle(geometry: TreeGeometry) -> QRectF:
    """Where the handle lies that shows what a node hides, around the middle of the node."""
    return _square(QPointF(_HANDLE, 0) * geometry.pitch, _HANDLE_RADIUS * geometry.pitch)


class TreeSprites:
    """Draws each look of a node once, for one pitch, one set of colours and one screen."""

    def __init__(self, geometry: TreeGeometry, colours: TreeColours, ratio: float) -> None:
        self.ratio = ratio
        self._geometry = geometry
        self._pitch = geometry.pitch
        self._colours = colours
        self._drawn: dict[_Key, QPixmap] = {}

    def of(
        self, appearance: Appearance, *, on_path: bool, hides: bool, forbidden: bool = False
    ) -> QPixmap:
        """The cell of a node: on the current line or not, hiding what is below it or not.

        A move that is ``forbidden`` is crossed out.
        """
        key = _Key(appearance, on_path, hides, forbidden)
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
            _Drawing(qp, self._colours, 1 / self._pitch, on_path=key.on_path).draw(
                key.appearance,
                badges=self._pitch >= _LEAST_PITCH_OF_BADGES,
                forbidden=key.forbidden,
            )
            qp.restore()
            if key.hides:
                self._draw_handle(qp)
        return pixmap

    def _draw_handle(self, qp: QPainter) -> None:
        """Draw a disc with a plus."""
        place = handle(self._geometry)
        qp.setPen(QPen(self._colours.ground, 1))
        qp.setBrush(self._colours.cursor)
        qp.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5))
        arm = place.width() * 0.26
        qp.setPen(QPen(self._colours.ground, 1.4))
        qp.drawLine(place.center() - QPointF(arm, 0), place.center() + QPointF(arm, 0))
        qp.drawLine(place.center() - QPointF(0, arm), place.center() + QPointF(0, arm))


class _Drawing:
    """One node, drawn around (0, 0) in pitches."""

    def __init__(self, qp: QPainter, colours: TreeColours, pixel: float, *, on_path: bool) -> None:
        self._qp = qp
        self._colours = colours
        self._pixel = pixel
        self._on_path = on_path

    def draw(self, appearance: Appearance, *, badges: bool, forbidden: bool) -> None:
        if appearance.move is not None:
            self._fill(self._colours.judgements[appearance.move])
            self._qp.drawPath(judged_shape(appearance.move, QPointF(), _HALO))
        self._draw_shape(appearance.shape)
        if appearance.hotspot:
            self._fill(self._colours.hotspot)
            self._qp.drawEllipse(QPointF(), _STONE * 0.45, _STONE * 0.45)
        if forbidden:
            self._cross_out()
        if badges:
            self._draw_badges(appearance)

    def _draw_shape(self, shape: Shape) -> None:
        match shape:
            case Shape.BLACK | Shape.BLACK_PASS:
                self._ink(self._colours.black, self._colours.black_rim)
                self._qp.setBrush(self._shining())
            case Shape.WHITE | Shape.WHITE_PASS:
                self._ink(self._colours.white, self._colours.white_rim)
            case _:
                self._fill(self._colours.other)
        match shape:
            case Shape.BLACK | Shape.WHITE:
                self._qp.drawEllipse(QPointF(), _STONE, _STONE)
            case Shape.BLACK_PASS | Shape.WHITE_PASS:
                self._qp.drawRect(_square(QPointF(), _PASS))
            case Shape.SETUP:
                self._qp.drawPolygon(_diamond(QPointF(), _SETUP))
            case Shape.OTHER:
                self._qp.drawEllipse(QPointF(), _OTHER, _OTHER)

    def _cross_out(self) -> None:
        """Draw a cross over the stone, as the board does on a point where one may not play."""
        across, down = QPointF(_CROSS, _CROSS), QPointF(_CROSS, -_CROSS)
        for colour, width in (
            (self._colours.ground, _CROSS_WIDTH + 0.09),
            (self._colours.judgements[MoveJudgement.BAD], _CROSS_WIDTH),
        ):
            pen = QPen(self._shade(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self._qp.setPen(pen)
            for arm in (across, down):
                self._qp.drawLine(-arm, arm)

    def _draw_badges(self, appearance: Appearance) -> None:
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

    def _draw_position(self, judgement: PositionJudgement) -> None:
        """Draw a bar below the node: black, white, half of each, or empty for unclear."""
        colours = self._colours
        half, bar = 0.2, QRectF(-0.2, 0.39, 0.4, 0.1)
        left = QRectF(bar.left(), bar.top(), half, bar.height())
        fills = {
            PositionJudgement.GOOD_FOR_BLACK: (colours.black, colours.black),
            PositionJudgement.GOOD_FOR_WHITE: (colours.white, colours.white),
            PositionJudgement.EVEN: (colours.black, colours.white),
            PositionJudgement.UNCLEAR: (colours.other, colours.other),
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

    def _ink(self, body: QColor, rim: QColor) -> None:
        self._qp.setPen(QPen(self._shade(rim), 1.2 * self._pixel))
        self._qp.setBrush(self._shade(body))

    def _shining(self) -> QBrush:
        """Black that shines at the upper left."""
        light = QRadialGradient(QPointF(-0.1, -0.12), 0.34)
        light.setColorAt(0, self._shade(self._colours.black_shine))
        light.setColorAt(1, self._shade(self._colours.black))
        return QBrush(light)

    def _fill(self, colour: QColor) -> None:
        self._qp.setPen(Qt.PenStyle.NoPen)
        self._qp.setBrush(self._shade(colour))

    def _badge(self, colour: QColor) -> None:
        """Let what comes stand off from what is below it."""
        self._qp.setPen(QPen(self._colours.ground, self._pixel))
        self._qp.setBrush(self._shade(colour))


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def _diamond(centre: QPointF, half: float) -> QPolygonF:
    return QPolygonF([centre + QPointF(*way) * half for way in ((0, -1), (1, 0), (0, 1), (-1, 0))])


def _triangle(centre: QPointF, half: float) -> QPolygonF:
    return QPolygonF([centre + QPointF(*way) * half for way in ((0, -1), (1, 0.8), (-1, 0.8))])
