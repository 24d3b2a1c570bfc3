"""Figures as pictures: what is drawn on which point under every view and reading."""

from __future__ import annotations

from math import hypot

import pytest
from PySide6.QtGui import QImage, QPainter

from goboard_gui.diagram.book.content.figures import figure_picture, labels_identify_points
from goboard_gui.diagram.compose import DisplayOptions, NamedPoints
from goboard_gui.diagram.layout import BoardMargins, Layout
from goboard_gui.diagram.painting.painter import draw
from goboard_gui.diagram.picture import Arrow, Cell, EmptyBoard, Picture
from goboard_gui.diagram.theme import PRINT
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry, hoshi
from goboard_gui.notation import Reading, Side, notation
from goboard_gui.record.figures import FigureFlag, FigureOptions, NotePoint
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import Markup
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, EMPTY, WHITE, at, figure, move, names, note
from tests.diagram.pixels import places

pytestmark = pytest.mark.usefixtures("qapp")

EDGES, BARE = DisplayOptions(), DisplayOptions(edges=frozenset())
WIDTH, HEIGHT = 7, 5

SEEN_AT = {
    "id": lambda c, r: (c, r),
    "r90": lambda c, r: (HEIGHT - 1 - r, c),
    "r180": lambda c, r: (WIDTH - 1 - c, HEIGHT - 1 - r),
    "r270": lambda c, r: (r, WIDTH - 1 - c),
    "mh": lambda c, r: (WIDTH - 1 - c, r),
    "mv": lambda c, r: (c, HEIGHT - 1 - r),
    "td": lambda c, r: (r, c),
    "ta": lambda c, r: (HEIGHT - 1 - r, WIDTH - 1 - c),
}
"""Where a point of a board of 7 columns and 5 rows is drawn, written down by hand."""

WIDE = Board.from_rows("." * 7, ".X.....", "." * 7, "....O..", "." * 7)
MOVES = (move(101, "aa"), move(102, "gb"), move(103, "ce"))


def western(column: int, row: int, rows: int) -> str:
    return "ABCDEFGHJ"[column] + str(rows - row)


@for_each("reading", Reading)
@for_each("view", Symmetry, ids=lambda view: view.value)
def test_each_number_is_drawn_where_the_view_has_its_point_and_beside_its_name(view, reading):
    picture = figure_picture(
        figure(*MOVES, base=WIDE),
        names("western", view, reading),
        DisplayOptions(names=NamedPoints.ALL),
    )
    columns, rows = (
        (HEIGHT, WIDTH) if view.value in {"r90", "r270", "td", "ta"} else (WIDTH, HEIGHT)
    )
    assert picture.empty_board.size == (columns, rows)
    labels = {point: cell.label for point, cell in picture.cells.items() if cell.label}
    seen_at = SEEN_AT[view.value]
    assert labels == {seen_at(*made.point): str(made.number) for made in MOVES}
    for column in range(WIDTH):
        for row in range(HEIGHT):
            place = seen_at(column, row)
            travelling, staying = western(column, row, HEIGHT), western(*place, rows)
            expected = travelling if reading is Reading.TRAVEL else staying
            assert picture.cells[Point(*place)].name == expected


@for_each("view", Symmetry, ids=lambda view: view.value)
def test_stones_markup_marks_and_crops_turn_together(view):
    markup = Markup(
        marks={at("cc"): frozenset({Mark.SQUARE})},
        labels={at("dd"): "A"},
        arrows=((at("aa"), at("cc")),),
        dimmed=frozenset({at("bb")}),
    )
    seat = NotePoint(at("ed"), WHITE)
    drawn = figure(
        *MOVES,
        base=WIDE,
        notes=(note(seat, move(104, "ed")),),
        markup=markup,
        crop=Crop(1, 0, 6, 3),
    )
    picture = figure_picture(drawn, names(view=view), BARE)
    place = lambda letters: Point(*SEEN_AT[view.value](*at(letters)))  # noqa: E731
    assert picture.cells[place("bb")] == Cell(BLACK, dimmed=True)
    assert picture.cells[place("ed")] == Cell(WHITE, marks=(Mark.TRIANGLE,))
    assert picture.cells[place("cc")] == Cell(marks=(Mark.SQUARE,))
    assert picture.cells[place("dd")] == Cell(label="A")
    assert picture.overlays_above == (Arrow(place("aa"), place("cc")),)
    assert picture.crop == Crop.around_points([place("ba"), place("gd")])


def test_captured_stones_stay_in_sight_as_the_figure_says():
    base = Board.from_rows(".X.", "XO.", ".X.")
    drawn = figure(move(5, "cb"), base=base)
    cells = figure_picture(drawn, names(), BARE).cells
    assert cells[at("bb")] == Cell(WHITE)
    assert cells[at("cb")] == Cell(BLACK, label="5")


def test_a_number_counts_more_than_a_label_of_the_record_and_stands_among_its_marks():
    markup = Markup(marks={at("cc"): frozenset({Mark.TRIANGLE})}, labels={at("cc"): "A"})
    picture = figure_picture(figure(move(7, "cc"), markup=markup), names(), BARE)
    assert picture.cells[at("cc")] == Cell(BLACK, label="7", marks=(Mark.TRIANGLE,))


def test_without_numbers_stones_are_plain_and_the_last_is_not_marked():
    cells = figure_picture(figure(move(7, "cc", label=0)), names(), DisplayOptions()).cells
    assert cells[at("cc")] == Cell(BLACK)


@pytest.mark.parametrize("label", [1, 42, 999])
def test_labels_are_written_and_not_the_numbers_of_the_game(label):
    cells = figure_picture(figure(move(211, "cc", label=label)), names(), DisplayOptions()).cells
    assert cells[at("cc")].label == str(label)


MARKED = Board.from_rows("XO.", "...", "...")
MARKS = (
    note(NotePoint(at("aa"), BLACK), move(9, "aa")),
    note(NotePoint(at("ba"), WHITE, mark="B"), move(10, "ba")),
)


@for_each(
    ("shown", "options", "notes", "marked"),
    [
        (BARE, None, True, True),
        (DisplayOptions(edges=frozenset({Side.LEFT})), None, True, False),
        (EDGES, FigureOptions(FigureFlag.NO_COORDINATES), True, True),
        (EDGES, FigureOptions(FigureFlag.NO_COORDINATES | FigureFlag.VIEWER), True, False),
        (BARE, FigureOptions(FigureFlag.NO_LIST), True, False),
        (BARE, None, False, False),
    ],
    ids=["no names", "names", "names left out", "viewer decides", "no list", "no notes"],
)
def test_marks_are_drawn_where_notes_speak_of_them_alone(shown, options, notes, marked):
    drawn = figure(base=MARKED, notes=MARKS, options=options)
    cells = figure_picture(drawn, names(), shown, notes=notes).cells
    expected = {at("aa"): Cell(BLACK), at("ba"): Cell(WHITE)}
    if marked:
        expected = {
            at("aa"): Cell(BLACK, marks=(Mark.TRIANGLE,)),
            at("ba"): Cell(WHITE, label="B"),
        }
    assert dict(cells) == expected


@pytest.mark.parametrize(("shown", "label"), [(EDGES, "last"), (BARE, "B")], ids=["names", "marks"])
def test_a_label_gives_way_to_a_mark_only_where_that_is_drawn(shown, label):
    drawn = figure(base=MARKED, notes=MARKS, markup=Markup(labels={at("ba"): "last"}))
    assert figure_picture(drawn, names(), shown).cells[at("ba")] == Cell(WHITE, label=label)


@for_each(
    ("flags", "edges", "dots"),
    [
        (None, True, True),
        (FigureFlag(0), True, True),
        (FigureFlag.NO_COORDINATES, False, True),
        (FigureFlag.NO_HOSHI, True, False),
        (FigureFlag.NO_HOSHI | FigureFlag.NO_COORDINATES | FigureFlag(4096), False, False),
        (FigureFlag.NO_HOSHI | FigureFlag.NO_COORDINATES | FigureFlag.VIEWER, True, True),
    ],
)
def test_what_the_record_leaves_out_is_not_shown(flags, edges, dots):
    picture = figure_picture(figure(options=FigureOptions(flags)), names(), EDGES)
    assert bool(picture.empty_board.edges.left) is edges
    assert picture.empty_board.hoshi == (hoshi(picture.empty_board.size) if dots else frozenset())


def test_a_view_that_the_crop_shows_is_not_veiled_as_well():
    square = frozenset(Crop(0, 0, 4, 4).points())
    cropped = figure(crop=Crop(0, 0, 4, 4), markup=Markup(view=square))
    assert figure_picture(cropped, names(), BARE).overlays_above == ()
    odd = figure(crop=Crop(0, 0, 4, 4), markup=Markup(view=square - {at("ee")}))
    (veil,) = figure_picture(odd, names(), BARE).overlays_above
    assert at("ee") in veil.affected_points()


@pytest.mark.parametrize("side", Side)
def test_names_stand_on_the_sides_that_are_wanted(side):
    empty_board = figure_picture(
        figure(), names(), DisplayOptions(edges=frozenset({side}))
    ).empty_board
    filled = {each for each in Side if getattr(empty_board.edges, each.name.lower())}
    assert filled == {side}


def test_a_second_notation_stands_beside_the_first():
    empty_board = figure_picture(
        figure(), names(), DisplayOptions(second=notation("kanji"))
    ).empty_board
    assert empty_board.second.right[0] == "一"


def test_cropped_boards_keep_the_names_of_the_real_lines_and_run_on_for_half_a_cell():
    picture = figure_picture(figure(crop=Crop(4, 0, 8, 4)), names(), EDGES)
    assert picture.empty_board.edges.top[4:] == tuple("EFGHJ")
    layout = Layout.for_picture(figure_picture(figure(crop=Crop(4, 0, 8, 4)), names(), BARE), 1.0)
    assert (layout.margins.left, layout.margins.bottom) == (0.5, 0.5)


@pytest.mark.parametrize(
    ("id", "crop", "told"),
    [
        ("western", Crop(3, 3, 5, 5), True),
        ("diagonal", None, True),
        ("diagonal", Crop(3, 3, 5, 5), False),
        ("named", None, False),
    ],
    ids=["lines", "border points", "border points out of sight", "names of several points"],
)
def test_names_tell_of_points_only_where_they_are_seen_and_mean_one_point(id, crop, told):  # noqa: A002
    naming = names(id).point_naming(EMPTY.size)
    assert (
        labels_identify_points(figure_picture(figure(crop=crop), names(id), EDGES), naming) is told
    )


def test_a_stone_of_each_colour_is_drawn_with_its_own_number():
    cells = figure_picture(figure(move(1, "aa"), move(2, "bb", Colour.BLACK)), names(), BARE).cells
    assert cells[at("bb")] == Cell(BLACK, label="2")


@pytest.mark.parametrize("number", ["8", "88", "188", "999"])
def test_numbers_are_as_large_as_their_stones_let_them_be(number):
    theme = PRINT
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    picture = Picture(EmptyBoard(Size(1, 1)), {Point(0, 0): Cell(BLACK, label=number)})
    layout = Layout.at_pitch(Size(1, 1), 400, margins=BoardMargins(0.5, 0.5, 0.5, 0.5))
    with QPainter(image) as qp:
        draw(qp, picture, layout, theme._replace(outlines=True))
    stone = theme.stone_diameter * 200
    lit = [
        (x - 200, y - 200)
        for x, y in places(image, lambda colour: colour.lightness() > 127)
        if hypot(x - 200, y - 200) < stone - 8
    ]
    farthest = max(hypot(x, y) for x, y in lit)
    height = max(y for _, y in lit) - min(y for _, y in lit)
    assert farthest < 0.95 * stone
    assert height > 0.32 * 400
