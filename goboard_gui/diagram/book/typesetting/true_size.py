"""Boards in true size, divided among as many sheets as needed.

Sheets overlap. Crop marks show where to cut and join them; the caption of a sheet is outside the
area that is cut out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPen

from ....go import RECORDING
from ....named_tuples import NamedTuple
from ....record import board_shape
from ....record.steps import LineReplay
from ...compose import compose_picture
from ...layout import BoardMargins, Layout
from ...painting.device import Device
from ...painting.lettering import Lettering, TextRendering
from ...painting.painter import Painter
from ...picture import EdgeLabels, Picture
from ...wrapping import unfold_picture
from ..phrases import fill_template
from ..sheet import Pages, Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...theme import Theme
    from ..options import PrintedGame, PrintOptions, TrueSizeOptions
    from ..page_setup import PageSetup
    from ..phrases import Phrases

_TINY = 1e-6


class TileSpan(NamedTuple):
    """The part of a board's width or height that is on one sheet, and the positions of the cuts at
    its ends.

    Adjacent sheets share a cut and overlap around it. Lengths are in millimetres.
    """

    start: float
    end: float
    cut_start: float
    cut_end: float

    @property
    def length(self) -> float:
        """The length of the part on the sheet, including overlaps."""
        return self.end - self.start


class EquidistantLines(NamedTuple):
    """Board lines with equal spacing, given by the position of the first line and the spacing."""

    first_position: float
    pitch: float

    def nearest_midpoint(self, place: float) -> float:
        """Return the position midway between two lines that is nearest to ``place``.

        >>> EquidistantLines(14.0, 22.0).nearest_midpoint(50.0)
        47.0
        """
        return (
            self.first_position
            + (round((place - self.first_position) / self.pitch - 0.5) + 0.5) * self.pitch
        )


def tile_spans(
    length: float, room: float, overlap: float, lines: EquidistantLines
) -> list[TileSpan]:
    """Divide a length into as few spans as possible, of similar size and none longer than ``room``.

    Adjacent spans overlap by ``overlap``, but at most by half of ``room``. The cut is in the middle
    of the overlap, midway between two lines if possible.

    >>> lines = EquidistantLines(5.0, 10.0)
    >>> [(span.start, span.end) for span in tile_spans(100.0, 60.0, 10.0, lines)]
    [(0.0, 55.0), (45.0, 100.0)]
    """
    overlap = min(overlap, room / 2)
    count = max(ceil((length - overlap) / (room - overlap) - _TINY), 1)
    even = [place * (length - overlap) / count + overlap / 2 for place in range(1, count)]
    between = _spans_between(length, [lines.nearest_midpoint(cut) for cut in even], overlap)
    if all(overlap < span.length <= room + _TINY for span in between):
        return between
    return _spans_between(length, even, overlap)


def _spans_between(length: float, cuts: list[float], overlap: float) -> list[TileSpan]:
    """Return the spans between successive cuts, each extended at the cuts by half of the
    overlap.
    """
    half = overlap / 2
    starts, ends = [0.0, *cuts], [*cuts, length]
    return [
        TileSpan(
            start - half if place else start,
            end + half if place < len(cuts) else end,
            start,
            end,
        )
        for place, (start, end) in enumerate(zip(starts, ends, strict=True))
    ]


_WOOD = BoardMargins(14.1 / 22, 13.95 / 23.7, 14.1 / 22, 13.95 / 23.7)
"""The margins of a real board, which measures 424.2 × 454.5 mm with 19 × 19 lines."""
_LINE, _BORDER, _HOSHI, _STONE, _RIM = (mm / 22 for mm in (1.0, 1.2, 4.0, 22.5, 0.4))
"""The dimensions of real boards and stones, in line spacings."""

_BLEED = 1.0  # mm around the board, so that its cutting line is visible
_CUT_LINE = 0.15  # mm
_GAP, _MARK = 2.0, 5.0  # mm from the tile to a crop mark, and its length
_LEAST_MARGIN = 9.0  # mm, the space for crop marks and captions
_TEXT, _TEXT_LINE = 2.6, 5.5  # mm: the em, and the distance from the tile to the middle of the text


class Tile(NamedTuple):
    """The part of a board that is on one sheet, with the caption of the sheet."""

    across: TileSpan
    down: TileSpan
    name: str


class Tiling(NamedTuple):
    """The division of a board among sheets: its spans across and down, and the page setup."""

    across: list[TileSpan]
    down: list[TileSpan]
    setup: PageSetup

    @property
    def sheet_count(self) -> int:
        """The number of sheets."""
        return len(self.across) * len(self.down)


def board_picture(game: PrintedGame, options: PrintOptions) -> Picture:
    """Return the picture of the position at a game's node, or of an empty board if requested."""
    replay = LineReplay(game.tree, RECORDING)
    for node in game.tree.line_to(game.node):
        replay.push(node)
    naming = options.names.point_naming(board_shape(game.tree))
    picture = compose_picture(replay.board, naming, options.shown)
    return unfold_picture(picture._replace(cells={}) if options.true_size.empty else picture)


def true_size_pages(picture: Picture, options: PrintOptions, *, title: str = "") -> Pages:
    """Return the sheets of a true-size board, row by row, in the page orientation that needs fewer
    sheets.

    Coordinates are drawn on the sides where the picture has them.
    """
    whole = TrueSizeBoard(picture, options.true_size, _true_size_theme(options.theme))
    grid = tile_board(whole, options)
    sheets = tuple(
        _sheet(whole, tile, grid.setup) for tile in _tiles(grid, options.true_size, options.phrases)
    )
    return Pages(sheets, title=title, smallest_pitch=whole.board_layout.pitch)


def tile_board(whole: TrueSizeBoard, options: PrintOptions) -> Tiling:
    """Return the division of a board among sheets, in the page orientation that needs fewer of
    them.
    """
    setup = options.setup
    turned = replace(setup, landscape=not setup.landscape)
    overlap = options.true_size.overlap
    return min(
        (_tiling_for(whole, way, overlap) for way in (setup, turned)),
        key=lambda way: way.sheet_count,
    )


def _tiling_for(whole: TrueSizeBoard, setup: PageSetup, overlap: float) -> Tiling:
    """Return the division of a board among sheets with the given page setup."""
    room, layout = _board_area(setup), whole.board_layout
    x, y = layout.origin
    return Tiling(
        tile_spans(whole.width, room.width(), overlap, EquidistantLines(x, layout.pitch_x)),
        tile_spans(whole.height, room.height(), overlap, EquidistantLines(y, layout.pitch_y)),
        setup,
    )


def _board_area(setup: PageSetup) -> QRectF:
    """Return the area for the board on a sheet, within margins that leave space for crop marks and
    captions.
    """
    left, top, right, bottom = (max(margin, _LEAST_MARGIN) for margin in setup.margins)
    return QRectF(left, top, setup.width - left - right, setup.height - top - bottom)


def _tiles(grid: Tiling, true_size: TrueSizeOptions, phrases: Phrases) -> list[Tile]:
    """Return the parts of a board for each sheet, row by row, with the captions of the sheets."""
    rows, columns = len(grid.down), len(grid.across)
    pitch = {"x": f"{true_size.pitch_x:g}", "y": f"{true_size.pitch_y:g}"}
    sign = phrases.decimal_sign
    pitches = fill_template(
        phrases.true_size, {name: text.replace(".", sign) for name, text in pitch.items()}
    )
    tiles = []
    for row, down in enumerate(grid.down, 1):
        for column, across in enumerate(grid.across, 1):
            at = {"row": row, "rows": rows, "column": column, "columns": columns}
            place = fill_template(phrases.tile, {name: str(number) for name, number in at.items()})
            name = pitches if grid.sheet_count == 1 else f"{place}. {pitches}"
            tiles.append(Tile(across, down, name))
    return tiles


def _true_size_theme(theme: Theme) -> Theme:
    """Return the theme with the line widths and stone sizes of a wooden board."""
    return theme._replace(
        line_width=_LINE,
        border_width=_BORDER,
        hoshi_diameter=_HOSHI,
        stone_diameter=_STONE,
        rim_width=_RIM,
        placement_offset=0.0,
    )


@dataclass(frozen=True)
class TrueSizeBoard:
    """A true-size board in millimetres; the origin is its top left corner, including the bleed (the
    border that is cut off).
    """

    picture: Picture
    true_size: TrueSizeOptions
    theme: Theme

    @cached_property
    def board_layout(self) -> Layout:
        """The positions of the points on the board, in millimetres."""
        empty_board, pitch_x = self.picture.empty_board, self.true_size.pitch_x
        named = empty_board.edges != EdgeLabels() or empty_board.second != EdgeLabels()
        layout = Layout.at_pitch(
            empty_board.size,
            pitch_x,
            margins=BoardMargins.for_board(empty_board) if named else _WOOD,
            aspect=self.true_size.pitch_y / pitch_x,
            plan=empty_board.plan,
        )
        return layout.translated(_BLEED, _BLEED)

    @property
    def width(self) -> float:
        """The width of the board including the bleed, in millimetres."""
        return self.board_layout.board_rect().width() + 2 * _BLEED

    @property
    def height(self) -> float:
        """The height of the board including the bleed, in millimetres."""
        return self.board_layout.board_rect().height() + 2 * _BLEED

    def draw(self, qp: QPainter) -> None:
        """Draw the board and the line along which it is cut out."""
        Painter(Device.for_paper(qp), self.board_layout, self.theme).draw(qp, self.picture)
        qp.setPen(QPen(QColor(self.theme.line), _CUT_LINE))
        qp.setBrush(Qt.BrushStyle.NoBrush)
        qp.drawRect(self.board_layout.board_rect())


@dataclass(frozen=True)
class TiledPart:
    """A part of a true-size board on its sheet, with crop marks and a caption."""

    board: TrueSizeBoard
    tile: Tile
    sheet: QRectF
    tile_rect: QRectF

    def drawn_texts(self) -> Iterator[str]:
        """Yield the labels of the whole board and the caption of the sheet."""
        yield from self.board.picture.labels()
        yield self.tile.name

    def draw(self, qp: QPainter) -> None:
        """Draw the part with its crop marks and caption; the units of the painter are
        millimetres.
        """
        qp.save()
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.setClipRect(self.tile_rect, Qt.ClipOperation.IntersectClip)
        qp.translate(self.offset)
        self.board.draw(qp)
        qp.restore()
        if qp.paintEngine().type() is QPaintEngine.Type.SVG:
            self._cover_margins(qp)
        qp.save()
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.setPen(QPen(QColor(self.board.theme.line), _CUT_LINE))
        qp.drawLines(self.crop_marks())
        self._draw_caption(qp)
        qp.restore()

    @property
    def offset(self) -> QPointF:
        """The offset from positions on the board to positions on the sheet."""
        return self.tile_rect.topLeft() - QPointF(self.tile.across.start, self.tile.down.start)

    @property
    def trim_rect(self) -> QRectF:
        """The rectangle to cut out of the sheet."""
        across, down = self.tile.across, self.tile.down
        corner = QPointF(across.cut_start, down.cut_start)
        whole = QRectF(corner, QPointF(across.cut_end, down.cut_end))
        return (whole & self.board.board_layout.board_rect()).translated(self.offset)

    def crop_marks(self) -> list[QLineF]:
        """Return the crop marks for the rectangle to be cut out of the sheet."""
        shown, cut = self.tile_rect, self.trim_rect
        marks = []
        for x in (cut.left(), cut.right()):
            marks.append(QLineF(x, shown.top() - _GAP - _MARK, x, shown.top() - _GAP))
            marks.append(QLineF(x, shown.bottom() + _GAP, x, shown.bottom() + _GAP + _MARK))
        for y in (cut.top(), cut.bottom()):
            marks.append(QLineF(shown.left() - _GAP - _MARK, y, shown.left() - _GAP, y))
            marks.append(QLineF(shown.right() + _GAP, y, shown.right() + _GAP + _MARK, y))
        return marks

    @property
    def rect(self) -> QRectF:
        """The area of the part with its crop marks and caption."""
        around = _GAP + _MARK
        below = max(around, _TEXT_LINE + _TEXT / 2)
        return self.tile_rect.adjusted(-around, -around, around, below)

    def _cover_margins(self, qp: QPainter) -> None:
        """Paint the margins of the sheet white, so that nothing outside the part is seen; Qt's SVG
        output does not support clipping.
        """
        sheet, shown = self.sheet, self.tile_rect
        white = QColor(self.board.theme.background)
        for margin in (
            QRectF(sheet.topLeft(), QPointF(sheet.right(), shown.top())),
            QRectF(QPointF(sheet.left(), shown.bottom()), sheet.bottomRight()),
            QRectF(sheet.topLeft(), QPointF(shown.left(), sheet.bottom())),
            QRectF(QPointF(shown.right(), sheet.top()), sheet.bottomRight()),
        ):
            qp.fillRect(margin, white)

    def _draw_caption(self, qp: QPainter) -> None:
        """Draw the caption in the margin below the part of the board."""
        theme = self.board.theme
        outlines = theme.outlines or Device.for_paper(qp).needs_outlines
        rendering = TextRendering.OUTLINES if outlines else TextRendering.TEXT
        lettering = Lettering(theme.families, rendering)
        room = self.trim_rect.width() - 2 * _GAP
        size = min(_TEXT, room / max(lettering.width(self.tile.name), 1.0))
        middle = QPointF(self.trim_rect.center().x(), self.tile_rect.bottom() + _TEXT_LINE)
        lettering.draw_text(qp, self.tile.name, middle, size, QColor(theme.edge_ink))


def _sheet(whole: TrueSizeBoard, tile: Tile, setup: PageSetup) -> Sheet:
    """Return a sheet with a part of the board in its centre."""
    shown = QRectF(0, 0, tile.across.length, tile.down.length)
    shown.moveCenter(_board_area(setup).center())
    sheet = QRectF(0, 0, setup.width, setup.height)
    return Sheet(setup.width, setup.height, (TiledPart(whole, tile, sheet, shown),))
