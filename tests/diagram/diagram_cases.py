"""Pictures, boards and surfaces that the tests of diagrams draw from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QSize

from goboard_gui.diagram.layout import BoardMargins, Layout
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.picture import (
    Arrow,
    Badge,
    Cell,
    CursorBrackets,
    EdgeLabels,
    Emblem,
    EmptyBoard,
    FractionalPoint,
    LineStyle,
    PassMark,
    Picture,
    Segment,
    StatusMark,
    Tint,
    TintRole,
    VariationMove,
    VariationWeight,
)
from goboard_gui.diagram.theme import DARK, LIGHT, PRINT, Theme
from goboard_gui.go import Colour, Crop, Point, Size, hoshi
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.evaluations import MoveEvaluation
from tests.cases import for_each

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QImage

THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}
PLACEMENTS = THEMES | {"by hand": LIGHT._replace(placement_offset=0.05)}
each_theme = for_each("theme", THEMES.values(), ids=THEMES)

NAMES = ("", "", "T1", "-3-3", "N9.17", "(15,15)")
LABELS = ("", "", "", "7", "45", "399", "A", "g", "White's sente")
MARKS = tuple(Mark)

colours = st.sampled_from(Colour)
sizes = st.builds(Size, st.integers(1, 52), st.integers(1, 52))
small_sizes = st.builds(Size, st.integers(1, 7), st.integers(1, 7))
ASPECT = 23.7 / 22
"""Height by width of the cells of a real board, which is seen at a slant (22 × 23.7 mm)."""
aspects = st.sampled_from((1.0, ASPECT, 0.9))
ratios = st.sampled_from((1.0, 1.25, 1.5, 2.0, 3.0))
themes = st.sampled_from(tuple(PLACEMENTS.values()))

continued = st.builds(
    VariationMove,
    colours,
    st.sampled_from(VariationWeight),
    st.sampled_from(("", "A", "AB")),
    st.none() | st.sampled_from(MoveEvaluation),
)
badges = st.builds(
    Badge, st.sampled_from(Emblem), st.sampled_from(("a", "12")), st.none() | colours
)
cells = st.builds(
    Cell,
    stone=st.none() | colours,
    status_mark=st.none() | st.sampled_from(StatusMark),
    label=st.sampled_from(LABELS),
    name=st.sampled_from(NAMES),
    ghost=st.none() | colours,
    highlighted=st.booleans(),
    dimmed=st.booleans(),
    marks=st.lists(st.sampled_from(MARKS), max_size=2, unique=True).map(tuple),
    variation=st.none() | continued,
    badges=st.lists(badges, max_size=2).map(tuple),
    continuation=st.none(),
    number=st.sampled_from(("", "", "", "8", "45", "123", "1024")),
)


def points_of(size: Size) -> st.SearchStrategy[Point]:
    return st.builds(Point, st.integers(0, size.width - 1), st.integers(0, size.height - 1))


def positions(size: Size) -> st.SearchStrategy[dict[Point, Cell]]:
    return st.dictionaries(points_of(size), cells, max_size=size.width * size.height)


def spotlights(size: Size) -> st.SearchStrategy[tuple[Tint | Segment, ...]]:
    places = points_of(size).map(lambda point: FractionalPoint(*point))
    lines = st.builds(Segment, places, places, st.sampled_from(LineStyle))
    tints = st.builds(Tint, st.frozensets(points_of(size)), st.sampled_from(TintRole))
    return st.lists(lines | tints, max_size=2).map(tuple)


def overlays(size: Size) -> st.SearchStrategy[tuple[Tint | Arrow | CursorBrackets, ...]]:
    arrows = st.builds(Arrow, points_of(size), points_of(size), st.booleans())
    tints = st.builds(Tint, st.frozensets(points_of(size)), st.sampled_from(TintRole))
    frames = st.builds(CursorBrackets, points_of(size))
    return st.lists(arrows | tints | frames, max_size=3).map(tuple)


def pictures(size: Size, crop: Crop | None = None) -> st.SearchStrategy[Picture]:
    """Pictures of one board with everything that may be on it."""
    return st.builds(
        Picture,
        st.just(empty_board(size)),
        positions(size),
        spotlights(size),
        st.just(crop),
        overlays(size),
        overlays(size),
        passed=st.none() | st.builds(PassMark, colours, st.just("Pass")),
    )


@st.composite
def crops(draw, size: Size) -> Crop:
    left, right = sorted(draw(st.tuples(*[st.integers(0, size.width - 1)] * 2)))
    top, bottom = sorted(draw(st.tuples(*[st.integers(0, size.height - 1)] * 2)))
    return Crop(left, top, right, bottom)


def empty_board(side: int | Size = 9, *, labelled: bool = True) -> EmptyBoard:
    size = side if isinstance(side, Size) else Size(side, side)
    columns = tuple(chr(ord("A") + column % 26) for column in range(size.width))
    rows = tuple(str(size.height - row) for row in range(size.height))
    edges = EdgeLabels(columns, rows, columns, rows) if labelled else EdgeLabels()
    return EmptyBoard(size, hoshi(size), edges)


def picture(diagram: str) -> Picture:
    """A picture of a diagram of rows, ``X`` black and ``O`` white."""
    rows = [row.split() for row in diagram.strip().splitlines()]
    stones = {"X": Colour.BLACK, "O": Colour.WHITE}
    found = {
        Point(column, row): Cell(stones[sign])
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign in stones
    }
    return Picture(empty_board(Size(len(rows[0]), len(rows))), found)


def layout_of(picture: Picture, pitch: float, *, aspect: float = 1.0) -> Layout:
    margins = BoardMargins.for_labels(picture.empty_board.edges)
    return Layout.at_pitch(
        picture.empty_board.size, pitch, margins=margins, aspect=aspect, crop=picture.crop
    )


def window(layout: Layout) -> QSize:
    """The size of a window just large enough for a board."""
    board = layout.board_rect()
    return QSize(int(board.right()) + 2, int(board.bottom()) + 2)


def shown(picture: Picture, theme: Theme, pitch: float, ratio: float = 1.0) -> QImage:
    """What a window shows of a picture."""
    layer, layout = BoardImage(), layout_of(picture, pitch)
    layer.update(picture, layout, theme, window(layout), ratio)
    return layer.image


def colour_at(image: QImage, place: QPointF) -> QColor:
    """The colour of an image at a place in units of the screen."""
    ratio = image.devicePixelRatio()
    return image.pixelColor(int(place.x() * ratio), int(place.y() * ratio))
