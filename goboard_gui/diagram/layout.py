"""Board geometry: the positions of points on a surface, independent of painting."""

from __future__ import annotations

from functools import lru_cache
from math import floor, inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ..go import Crop, Point, Size
from ..named_tuples import NamedTuple
from .edge_labels import CUT_LINE, NEAR, PLAIN_MARGIN, label_bands, visible_edge_labels
from .picture import EdgeLabels, EmptyBoard, Picture
from .wrapping import unfold_picture

if TYPE_CHECKING:
    from ..go import GraphPlan
    from .edge_arrangement import EdgeArrangement, EdgeType, TextWidth

LABEL_MARGIN = 1.25
CUT_MARGIN = CUT_LINE

_NO_LABELS = EdgeLabels()


class BoardMargins(NamedTuple):
    """The margins of a board beyond its outermost lines, measured in line spacings."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    @lru_cache(maxsize=64)  # needed for every picture shown
    def for_labels(
        cls, edges: EdgeLabels, second: EdgeLabels = _NO_LABELS, least: float = 0.0
    ) -> BoardMargins:
        """Return margins that are wide enough for the labels of one or two notations.

        ``least`` is the minimum size of the type, in line spacings.
        """
        top, right, bottom, left = label_bands(edges, second, least)
        return cls(left.end, top.end, right.end, bottom.end)

    @classmethod
    def for_board(cls, empty_board: EmptyBoard, least: float = 0.0) -> BoardMargins:
        """Return margins that are wide enough for the labels of a board, see `for_labels`."""
        return cls.for_labels(empty_board.edges, empty_board.second, least)

    def for_crop(self, crop: Crop, size: Size) -> BoardMargins:
        """Return the margins to use if only the part of the board within ``crop`` is shown.

        On cropped sides without labels, lines extend half a cell beyond the crop. Labels on a
        cropped side keep their space.
        """

        def margin(own: float, is_cut: bool) -> float:
            return CUT_MARGIN if is_cut and own <= PLAIN_MARGIN else own

        return BoardMargins(
            margin(self.left, crop.left > 0),
            margin(self.top, crop.top > 0),
            margin(self.right, crop.right < size.width - 1),
            margin(self.bottom, crop.bottom < size.height - 1),
        )


PLAIN = BoardMargins(*[PLAIN_MARGIN] * 4)
LABELLED = BoardMargins(*[LABEL_MARGIN] * 4)


class Layout(NamedTuple):
    """The positions of the points of a board, or of a part of it, on a surface.

    ``pitch_x`` and ``pitch_y`` are the distances between columns and between rows. ``origin`` is
    the centre of point (0, 0), even if the crop excludes it. With a ``plan``, points are at its
    positions instead of in columns and rows, and it is shown completely. ``edges`` says where the
    labels at the edges are; if None, painting decides it.
    """

    size: Size
    pitch_x: float
    pitch_y: float
    origin: tuple[float, float]
    margins: BoardMargins
    crop: Crop
    plan: GraphPlan | None = None
    edges: EdgeArrangement | None = None

    @classmethod
    def at_pitch(
        cls,
        size: Size,
        pitch: float,
        *,
        margins: BoardMargins = LABELLED,
        aspect: float = 1.0,
        crop: Crop | None = None,
        plan: GraphPlan | None = None,
    ) -> Layout:
        """Return the layout of a board with column spacing ``pitch``, its top left corner at (0,
        0).

        >>> Layout.at_pitch(Size(9, 9), 20).centre(Point(0, 0))
        PySide6.QtCore.QPointF(25.000000, 25.000000)
        """
        if plan is not None:
            margins = PLAIN
            origin = margins.left * pitch, margins.top * pitch
            return cls(size, pitch, pitch, origin, margins, Crop.whole_board(size), plan)
        crop = crop or Crop.whole_board(size)
        margins = margins.for_crop(crop, size)
        origin = (margins.left - crop.left) * pitch, (margins.top - crop.top) * pitch * aspect
        return cls(size, pitch, pitch * aspect, origin, margins, crop)

    @classmethod
    def fit(
        cls,
        size: Size,
        rect: QRectF,
        *,
        margins: BoardMargins = LABELLED,
        aspect: float = 1.0,
        crop: Crop | None = None,
        plan: GraphPlan | None = None,
    ) -> Layout:
        """Return the layout of the largest board that fits a rectangle, centred in it."""
        pitch = largest_pitch(size, rect, margins=margins, aspect=aspect, crop=crop, plan=plan)
        board = cls.at_pitch(size, pitch, margins=margins, aspect=aspect, crop=crop, plan=plan)
        return board.centred_in(rect)

    @classmethod
    def for_picture(cls, picture: Picture, pitch: float, aspect: float = 1.0) -> Layout:
        """Return the layout for a picture including its labels, with its top left corner at (0, 0).

        ``pitch`` is the column spacing; ``aspect`` is the ratio of row spacing to column spacing.
        A board with joined edges is laid out as it is painted, unfolded.
        """
        picture = unfold_picture(picture)
        empty_board = picture.empty_board
        labels = (
            visible_edge_labels(row, picture.crop, empty_board.size)
            for row in (empty_board.edges, empty_board.second)
        )
        margins = BoardMargins.for_labels(*labels)
        return cls.at_pitch(
            empty_board.size,
            pitch,
            margins=margins,
            aspect=aspect,
            crop=picture.crop,
            plan=empty_board.plan,
        )

    @classmethod
    def with_edge_type(
        cls,
        picture: Picture,
        pitch: float,
        aspect: float,
        type_: EdgeType,
        width: TextWidth,
        room: float = inf,
        like: EdgeArrangement | None = None,
        near: tuple[float, float] = (NEAR, NEAR),
    ) -> Layout:
        """Return the layout for a picture whose edge labels have a certain type, with its top left
        corner at (0, 0).

        ``width`` measures the labels. The board should not be wider than ``room``, and its labels
        not larger than those of the whole board, ``like``; see `arrange_edge_labels`. They begin
        ``near`` the outermost lines, so many columns and rows away.
        """
        from .edge_arrangement import EdgeSpace, arrange_edge_labels  # only on paper

        picture = unfold_picture(picture)
        empty_board, size = picture.empty_board, picture.empty_board.size
        if empty_board.plan is not None:
            return cls.for_picture(picture, pitch, aspect)
        crop = picture.crop or Crop.whole_board(size)
        first, second = (
            visible_edge_labels(row, picture.crop, size)
            for row in (empty_board.edges, empty_board.second)
        )
        space = EdgeSpace(size, crop, pitch, pitch * aspect, room, *near)
        edges = arrange_edge_labels(first, second, space, type_, width, like)
        margins = BoardMargins(edges.left.end, edges.top.end, edges.right.end, edges.bottom.end)
        x, y = margins.left - crop.left, margins.top - crop.top
        origin = x * pitch, y * pitch * aspect
        return cls(size, pitch, pitch * aspect, origin, margins, crop, None, edges)

    @property
    def pitch(self) -> float:
        """The spacing of columns or of rows, whichever is smaller; it determines the size of stones
        and labels.
        """
        return min(self.pitch_x, self.pitch_y)

    def centre(self, point: Point) -> QPointF:
        """Return the position of a point on the surface."""
        x, y = self.origin
        if self.plan is not None:
            across, down = self.plan.point_positions[point]
            return QPointF(x + across * self.pitch_x, y + down * self.pitch_y)
        return QPointF(x + point.column * self.pitch_x, y + point.row * self.pitch_y)

    def cell_rect(self, point: Point) -> QRectF:
        """Return the rectangle of the cell around a point, which is as wide and high as the spacing
        of columns and rows.
        """
        if self.plan is not None:
            cell = QRectF(0, 0, self.pitch_x, self.pitch_y)
            cell.moveCenter(self.centre(point))
            return cell
        x, y = self.origin
        return QRectF(
            x + (point.column - 0.5) * self.pitch_x,
            y + (point.row - 0.5) * self.pitch_y,
            self.pitch_x,
            self.pitch_y,
        )

    def point_at(self, x: float, y: float) -> Point | None:
        """Return the point whose cell contains a position, or None if it is outside the board."""
        origin_x, origin_y = self.origin
        if self.plan is not None:
            return self.plan.point_near(
                (x - origin_x) / self.pitch_x, (y - origin_y) / self.pitch_y
            )
        column = floor((x - origin_x) / self.pitch_x + 0.5)
        row = floor((y - origin_y) / self.pitch_y + 0.5)
        point = Point(column, row)
        return point if self.crop.contains(point) else None

    def points(self) -> list[Point]:
        """Return the visible points, row by row."""
        return self.crop.points() if self.plan is None else list(self.plan.board_points)

    def board_rect(self) -> QRectF:
        """Return the rectangle of the board, including its margins."""
        left, top, right, bottom = map(float, self.crop)
        margins = self.margins
        x, y = self.origin
        if self.plan is not None:
            left, top = 0.0, 0.0
            right, bottom = self.plan.extent
        return QRectF(
            x + (left - margins.left) * self.pitch_x,
            y + (top - margins.top) * self.pitch_y,
            (right - left + margins.left + margins.right) * self.pitch_x,
            (bottom - top + margins.top + margins.bottom) * self.pitch_y,
        )

    def centred_in(self, rect: QRectF) -> Layout:
        """Return a copy of the layout, with the board centred in a rectangle."""
        offset = rect.center() - self.board_rect().center()
        return self.translated(offset.x(), offset.y())

    def translated(self, dx: float, dy: float) -> Layout:
        """Return a copy of the layout, moved by an offset."""
        x, y = self.origin
        return self._replace(origin=(x + dx, y + dy))

    def scaled(self, factor: float) -> Layout:
        """Return a copy of the layout, scaled by a factor."""
        x, y = self.origin
        return self._replace(
            pitch_x=self.pitch_x * factor,
            pitch_y=self.pitch_y * factor,
            origin=(x * factor, y * factor),
        )

    def aligned_to_pixels(self, ratio: float = 1.0) -> Layout:
        """Return this layout with line spacings rounded to whole device pixels, so that all cells
        look equal.

        The board stays centred and never grows. ``ratio`` is the device pixel ratio.
        """
        middle = self.board_rect().center()
        pitch_x, pitch_y = aligned_pitch(self.pitch_x, ratio), aligned_pitch(self.pitch_y, ratio)
        snug = self._replace(pitch_x=pitch_x, pitch_y=pitch_y)
        offset = middle - snug.board_rect().center()
        x, y = snug.origin[0] + offset.x(), snug.origin[1] + offset.y()
        return snug._replace(origin=(floor(x * ratio) / ratio, floor(y * ratio) / ratio))


def aligned_pitch(pitch: float, ratio: float) -> float:
    """Return a line spacing, rounded down to whole device pixels."""
    return max(floor(pitch * ratio + _NEARLY), 1) / ratio


def largest_pitch(
    size: Size,
    rect: QRectF,
    *,
    margins: BoardMargins = LABELLED,
    aspect: float = 1.0,
    crop: Crop | None = None,
    plan: GraphPlan | None = None,
) -> float:
    """Return the largest line spacing at which a board fits a rectangle.

    >>> largest_pitch(Size(19, 19), QRectF(0, 0, 820, 1000))
    40.0
    """
    unit = Layout.at_pitch(
        size, 1.0, margins=margins, aspect=aspect, crop=crop, plan=plan
    ).board_rect()
    return min(rect.width() / unit.width(), rect.height() / unit.height())


_NEARLY = 1e-6  # so that a pitch of 39.9999999 counts as 40
