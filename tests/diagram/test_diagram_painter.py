"""What can be seen: colours at places of rendered boards, never the shapes of letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting import cells
from goboard_gui.diagram.painting.painter import draw
from goboard_gui.diagram.picture import (
    Arrow,
    Cell,
    EdgeLabels,
    FractionalPoint,
    LineStyle,
    Picture,
    Segment,
    StatusMark,
    Tint,
    TintRole,
    VariationMove,
    VariationWeight,
)
from goboard_gui.diagram.theme import DARK, LIGHT, PRINT
from goboard_gui.go import Colour, Crop, Point, Size
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.evaluations import MoveEvaluation
from tests.cases import for_each
from tests.diagram.diagram_cases import (
    MARKS,
    THEMES,
    colour_at,
    each_theme,
    empty_board,
    layout_of,
    picture,
    shown,
    window,
)
from tests.diagram.pixels import differing_places, inked_places

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [
    Size(1, 1),
    Size(1, 5),
    Size(9, 9),
    Size(13, 13),
    Size(19, 13),
    Size(19, 19),
    Size(52, 52),
]


CONTINUED = (
    None,
    VariationMove(Colour.BLACK, VariationWeight.CURRENT),
    VariationMove(Colour.WHITE, VariationWeight.SIBLING, evaluation=MoveEvaluation.BAD),
    VariationMove(Colour.WHITE, VariationWeight.CHILD, "A"),
)


def test_equal_contents_are_composed_once_for_each_texture(monkeypatch):
    composed, compose = [], cells.stamps_for_cell

    def noted(cell, variant, style, theme):
        composed.append((cell.stone, variant))
        return compose(cell, variant, style, theme)

    monkeypatch.setattr(cells, "stamps_for_cell", noted)
    size = Size(19, 19)
    for stone in Colour:
        stones = {point: Cell(stone=stone) for point in size.points()}
        shown(Picture(empty_board(size), stones), LIGHT, 20)
    assert len(composed) == len(set(composed))
    assert [stone for stone, _ in composed].count(Colour.BLACK) == 1


def decorated(size: Size) -> Picture:
    """A board with something of everything on it."""
    marks = [None, *StatusMark]
    cells = {
        point: Cell(
            stone=(None, Colour.BLACK, Colour.WHITE)[index % 3],
            status_mark=marks[index % len(marks)],
            label=("", "", "12", "345", "a")[index % 5],
            name=("N9.17", "")[index % 2],
            ghost=Colour.BLACK if index % 7 == 0 else None,
            highlighted=index % 4 == 0,
            dimmed=index % 6 == 0,
            marks=MARKS[index % 9 : index % 9 + index % 3],
            variation=CONTINUED[index % len(CONTINUED)],
        )
        for index, point in enumerate(size.points())
    }
    corner = Point(0, 0)
    spotlight = (
        Segment(
            FractionalPoint(0, 0), FractionalPoint(size.width - 1, size.height - 1), LineStyle.SPOT
        ),
        Tint(frozenset({corner}), TintRole.GLOW),
    )
    far = Point(size.width - 1, size.height - 1)
    under = (Tint(frozenset({corner, far}), TintRole.DIMMED),)
    over = (
        Arrow(corner, far),
        Arrow(far, corner, head=False),
        Tint(under[0].points, TintRole.OUTSIDE),
    )
    return Picture(empty_board(size), cells, spotlight, overlays_below=under, overlays_above=over)


@each_theme
@for_each(
    ("size", "pitch"),
    [
        (size, pitch)
        for size in SIZES
        for pitch in (3, 7.5, 24, 100)
        if size.width * size.height * pitch < 9000
    ],
)
def test_every_board_is_painted_at_every_pitch(size, pitch, theme):
    image = shown(decorated(size), theme, pitch)
    assert not image.paintingActive()
    assert colour_at(image, QPointF(image.width() / 2, image.height() / 2)).isValid()


@each_theme
@for_each("ratio", [1.0, 1.5, 2.0])
def test_stones_are_where_their_points_are(theme, ratio):
    board = picture(". X . O \n . . . . \n X . . .")
    image, layout = shown(board, theme, 40, ratio), layout_of(board, 40)
    for point in board.empty_board.size.points():
        stone = board.cells.get(point, Cell()).stone
        for dx, dy in ((0.2, 0.0), (0.0, -0.3), (-0.3, 0.1)):
            place = layout.centre(point) + QPointF(dx, dy) * 40
            light = colour_at(image, place).lightnessF()
            match stone:
                case Colour.BLACK:
                    assert light < 0.35
                case Colour.WHITE:
                    assert light > 0.7


@each_theme
def test_stones_end_before_their_neighbours_begin(theme):
    empty, board = picture(". . . \n . . ."), picture(". X . \n . . .")
    layout = layout_of(board, 40)
    corner = layout.centre(Point(1, 0)) + QPointF(-0.4, -0.4) * 40
    assert colour_at(shown(board, theme, 40), corner) == colour_at(shown(empty, theme, 40), corner)


@each_theme
def test_the_board_is_of_the_colour_of_its_surface(theme):
    board = Picture(empty_board(9))
    layout = layout_of(board, 40)
    image = shown(board, theme, 40)
    surface = QColor(theme.surface)
    for point in (Point(0, 0), Point(4, 4), Point(7, 7)):
        seen = colour_at(image, layout.centre(point) + QPointF(18, 18))
        difference = [
            abs(one - other)
            for one, other in zip(seen.getRgb()[:3], surface.getRgb()[:3], strict=True)
        ]
        assert max(difference) < 45


def test_the_wood_is_grained_along_the_columns():
    image = shown(Picture(empty_board(9, labelled=False)), LIGHT, 40)
    layout = layout_of(Picture(empty_board(9, labelled=False)), 40)
    middle = layout.centre(Point(4, 4)) + QPointF(20, 20)

    def spread(dx: float, dy: float) -> int:
        lights = [
            colour_at(image, middle + QPointF(dx, dy) * step).lightness() for step in range(-15, 16)
        ]
        return max(lights) - min(lights)

    assert spread(1, 0) > 2 * spread(0, 1)


def test_the_same_board_is_painted_the_same_again():
    assert shown(decorated(Size(9, 9)), LIGHT, 24) == shown(decorated(Size(9, 9)), LIGHT, 24)


@for_each("ratio", [1.0, 1.25, 1.5, 2.0])
@for_each("pitch", [11.3, 24, 40.7])
def test_lines_are_crisp(pitch, ratio):
    bare = empty_board(9, labelled=False)._replace(hoshi=frozenset())
    image = shown(Picture(bare), PRINT, pitch, ratio)
    layout = layout_of(Picture(bare), pitch)
    between = layout.centre(Point(4, 3)) + QPointF(0, pitch / 2)
    row = int(between.y() * ratio)
    colours = [image.pixelColor(column, row).rgb() for column in range(image.width())]
    assert set(colours) == {QColor("white").rgb(), QColor("black").rgb()}
    lines = "".join("#" if QColor(colour).lightness() == 0 else " " for colour in colours).split()
    assert len(lines) == 9
    assert len(set(lines[1:-1])) == 1
    assert len(lines[0]) >= len(lines[1])


@for_each(
    ("mark", "dx", "dy"),
    [
        (StatusMark.LAST_MOVE, 0.0, 0.0),
        (Mark.CIRCLE, 0.25, 0.0),
        (Mark.SQUARE, 0.22, 0.0),
        (Mark.TRIANGLE, 0.0, 0.15),
        (Mark.CROSS, 0.0, 0.0),
        (Mark.SELECTED, 0.0, 0.0),
        (Mark.TERRITORY_WHITE, 0.0, 0.0),
        (StatusMark.ILLEGAL, 0.28, 0.0),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
@each_theme
def test_marks_stand_out_on_black_stones(mark, dx, dy, theme):
    plain = picture("X")
    marked = Picture(plain.empty_board, {Point(0, 0): Cell(Colour.BLACK, mark)})
    place = layout_of(plain, 60).centre(Point(0, 0)) + QPointF(dx, dy) * 60
    stone = colour_at(shown(plain, theme, 60), place)
    mark = colour_at(shown(marked, theme, 60), place)
    assert max(abs(a - b) for a, b in zip(stone.getRgb(), mark.getRgb(), strict=True)) > 60


def test_a_ghost_is_fainter_than_a_stone():
    cells = {Point(0, 0): Cell(Colour.BLACK), Point(1, 0): Cell(ghost=Colour.BLACK)}
    board = Picture(empty_board(Size(3, 1)), cells)
    image, layout = shown(board, LIGHT, 40), layout_of(board, 40)
    stone, ghost, wood = (
        colour_at(image, layout.centre(Point(column, 0)) + QPointF(10, 10)).lightness()
        for column in range(3)
    )
    assert stone < ghost < wood


def test_a_dimmed_stone_is_fainter_and_a_lit_point_lighter():
    cells = {Point(0, 0): Cell(Colour.BLACK, dimmed=True), Point(1, 0): Cell(highlighted=True)}
    plain, board = picture("X ."), Picture(empty_board(Size(2, 1)), cells)
    layout = layout_of(board, 40)
    for point in cells:
        place = layout.centre(point) + QPointF(8, 8)
        before, after = (colour_at(shown(seen, LIGHT, 40), place) for seen in (plain, board))
        assert after.lightness() > before.lightness()


def test_small_type_is_left_out():
    named = Picture(empty_board(9), {Point(4, 4): Cell(Colour.WHITE, name="E5")})
    plain = Picture(empty_board(9), {Point(4, 4): Cell(Colour.WHITE)})
    assert shown(named, PRINT, 12) == shown(plain, PRINT, 12)
    assert shown(named, PRINT, 40) != shown(plain, PRINT, 40)


def test_a_name_leaves_the_crossing_of_its_lines_free():
    named = Picture(empty_board(9), {Point(3, 3): Cell(name="+3+5")})
    plain = Picture(empty_board(9))
    crossing = layout_of(plain, 40).cell_rect(Point(3, 3)).adjusted(0, 0, 0, -20).toRect()
    assert shown(named, PRINT, 40).copy(crossing) == shown(plain, PRINT, 40).copy(crossing)


def test_a_line_outside_the_part_that_is_shown_is_not_painted():
    part = Picture(empty_board(9), crop=Crop(0, 0, 3, 3))
    line = Segment(FractionalPoint(5, 6), FractionalPoint(7, 6), LineStyle.SPOT)
    assert shown(part._replace(overlays_above=(line,)), LIGHT, 24) == shown(part, LIGHT, 24)


@for_each("text", ["1", "88", "399", "999", "A", "W"])
@for_each("pitch", [16, 24, 47, 100])
def test_labels_stay_inside_their_stones(text, pitch):
    plain = picture("O")
    labelled = Picture(plain.empty_board, {Point(0, 0): Cell(Colour.WHITE, label=text)})
    one, other = shown(plain, PRINT, pitch), shown(labelled, PRINT, pitch)
    centre = layout_of(plain, pitch).centre(Point(0, 0))
    changed = [QPointF(x + 0.5, y + 0.5) - centre for x, y in differing_places(one, other)]
    assert changed
    assert max(offset.x() ** 2 + offset.y() ** 2 for offset in changed) < (0.47 * pitch) ** 2


@for_each("text", ["C", "T19", "-3-3", "N9.17", "(15,15)", "WWWWWW"])
@for_each("stone", [None, Colour.BLACK])
@for_each("pitch", [24, 47])
def test_names_stay_inside_their_cells(text, stone, pitch):
    board = empty_board(3)._replace(longest_name=text)
    named = Picture(board, {Point(1, 1): Cell(stone, name=text)})
    plain = Picture(board, {Point(1, 1): Cell(stone)})
    one, other = shown(plain, PRINT, pitch), shown(named, PRINT, pitch)
    cell = layout_of(plain, pitch).cell_rect(Point(1, 1))
    changed = [QPointF(x + 0.5, y + 0.5) for x, y in differing_places(one, other)]
    assert all(cell.contains(place) for place in changed)
    assert changed or pitch == 24


@each_theme
def test_a_cropped_board_shows_its_part_only(theme):
    crop = Crop(0, 5, 3, 8)
    board = Picture(
        empty_board(9), {Point(1, 6): Cell(Colour.BLACK), Point(6, 2): Cell(Colour.BLACK)}
    )
    image = shown(board._replace(crop=crop), theme, 40)
    layout = layout_of(board._replace(crop=crop), 40)
    assert colour_at(image, layout.centre(Point(1, 6)) + QPointF(8, 0)).lightnessF() < 0.35
    without = board._replace(crop=crop, cells={Point(1, 6): Cell(Colour.BLACK)})
    assert image == shown(without, theme, 40)


def test_a_cut_side_has_lines_running_on_and_no_border():
    board = Picture(
        empty_board(9, labelled=False)._replace(hoshi=frozenset()), crop=Crop(0, 5, 3, 8)
    )
    layout = layout_of(board, 40)
    image = shown(board, PRINT, 40)
    right, top = layout.centre(Point(3, 8)), layout.centre(Point(0, 5))
    assert colour_at(image, right + QPointF(18, 0)).lightness() == 0
    assert colour_at(image, top + QPointF(0, -18)).lightness() == 0
    border = [
        colour_at(image, layout.centre(Point(column, 7)) + QPointF(dx, 20)).lightness()
        for column, dx in ((0, 1), (3, 1))
    ]
    assert border == [0, 255]


@for_each("pitch", [12, 24, 47])
@for_each("rows", ["first", "second", "both"])
@for_each("joined", [False, True])
def test_lines_that_run_on_do_not_touch_the_labels_and_read_as_their_minus_signs(
    pitch, rows, joined
):
    signed = tuple(f"{sign}{number}" for number in (13, 14, 15) for sign in "+-=")
    edges, none = EdgeLabels(signed, signed, signed, signed), EdgeLabels()
    board = empty_board(9, labelled=False)._replace(
        edges=none if rows == "second" else edges,
        second=none if rows == "first" else edges,
        open_edges=(joined, joined),
    )
    part = Picture(board, crop=None if joined else Crop(1, 2, 6, 7))
    layout = layout_of(part, pitch)
    image = shown(part, PRINT, pitch)
    crop = layout.crop
    first = layout.centre(Point(crop.left, crop.top))
    last = layout.centre(Point(crop.right, crop.bottom))
    width, height = round(last.x() - first.x()), round(last.y() - first.y())
    x, y = round(first.x()), round(first.y())
    for distance, is_blank in ((0.15, False), (0.4, True), (0.5, True)):
        gap = round(distance * pitch)
        strips = (
            QRect(x - gap, y, 1, height),
            QRect(x + width + gap, y, 1, height),
            QRect(x, y - gap, width, 1),
            QRect(x, y + height + gap, width, 1),
        )
        blank = [not inked_places(image.copy(strip)) for strip in strips]
        assert blank == [is_blank] * 4, distance


def test_the_painter_is_left_as_it_was():
    board = decorated(Size(3, 3))
    layout = layout_of(board, 20)
    for theme in THEMES.values():
        image = QImage(window(layout) * 2, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(2)
        with QPainter(image) as qp:
            qp.translate(3, 4)
            before = qp.transform(), qp.opacity(), qp.hasClipping(), qp.renderHints()
            draw(qp, board, layout, theme)
            assert (qp.transform(), qp.opacity(), qp.hasClipping(), qp.renderHints()) == before


def test_a_painter_that_scales_gets_as_many_pixels_as_it_needs():
    board = decorated(Size(5, 5))
    layout = layout_of(board, 40)
    large, small = (QImage(600, 600, QImage.Format.Format_RGB32) for _ in range(2))
    for image, scale in ((large, 1.0), (small, 2.0)):
        image.fill(QColor("white"))
        with QPainter(image) as qp:
            qp.scale(scale, scale)
            placed = layout.scaled(2.0) if scale == 1.0 else layout
            draw(qp, board, placed, PRINT)
    assert large == small


def test_light_and_dark_differ_in_their_surroundings():
    board = Picture(empty_board(9))
    rim = Layout.at_pitch(Size(9, 9), 20).translated(30, 30).board_rect()
    images = []
    for theme in (LIGHT, DARK):
        image = QImage(300, 300, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.background))
        with QPainter(image) as qp:
            draw(qp, board, Layout.at_pitch(Size(9, 9), 20).translated(30, 30), theme)
        images.append(image)
    assert QRectF(30, 30, 0, 0).topLeft() == rim.topLeft()
    below = QPointF(rim.center().x(), rim.bottom() + 2)
    for image, theme in zip(images, (LIGHT, DARK), strict=True):
        shade = colour_at(image, below)
        assert shade.lightness() < QColor(theme.background).lightness()
