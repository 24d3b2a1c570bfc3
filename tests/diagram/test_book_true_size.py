"""Boards as large as real ones, on as many sheets as it takes."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from goboard_gui.diagram.book.options import (
    NamingOptions,
    PrintedGame,
    PrintOptions,
    TrueSizeOptions,
)
from goboard_gui.diagram.book.page_setup import PAPERS, Margins, PageSetup
from goboard_gui.diagram.book.typesetting.true_size import (
    EquidistantLines,
    TiledPart,
    board_picture,
    tile_spans,
    true_size_pages,
)
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.notation import Side, notation
from tests.cases import for_each

pytestmark = pytest.mark.usefixtures("qapp")

REAL = TrueSizeOptions()
PX = 10  # pixels of a millimetre in images of sheets


def edition(paper="A4", *, sides=frozenset(), true_size=REAL, **setup):
    usual = PrintOptions(NamingOptions(notation("western")))
    return replace(
        usual,
        setup=PageSetup(paper=PAPERS[paper], **setup),
        shown=usual.shown._replace(edges=sides),
        true_size=true_size,
    )


def game(size="19", content=""):
    tree = read_sgf(f"(;SZ[{size}]{content})".encode()).games[0]
    return PrintedGame(tree, tree.root)


def parts(size="19", content="", **choices):
    """The parts of a board, each the only thing on its sheet."""
    chosen = edition(**choices)
    pages = true_size_pages(board_picture(game(size, content), chosen), chosen)
    return [part for sheet in pages.sheets for part in sheet.items]


def image(part: TiledPart) -> QImage:
    """A sheet as an image."""
    found = QImage((part.sheet.size() * PX).toSize(), QImage.Format.Format_Grayscale8)
    found.fill(255)
    with QPainter(found) as qp:
        qp.scale(PX, PX)
        part.draw(qp)
    return found


def lines_across(picture: QImage, y: float, x0: float, x1: float) -> list[float]:
    """Where the middles of dark stretches lie on a row of an image, all in millimetres."""
    grey = [picture.pixelColor(x, round(y * PX)).lightness() for x in range(picture.width())]
    return _middles(grey, x0, x1)


def lines_down(picture: QImage, x: float, y0: float, y1: float) -> list[float]:
    grey = [picture.pixelColor(round(x * PX), y).lightness() for y in range(picture.height())]
    return _middles(grey, y0, y1)


def darkness(picture: QImage, x: float, y: float, *, across: float) -> float:
    """How many millimetres are dark around a place of a row of an image."""
    places = range(round((x - across) * PX), round((x + across) * PX))
    grey = [picture.pixelColor(place, round(y * PX)).lightness() for place in places]
    return sum(1 - lightness / 255 for lightness in grey) / PX


def _middles(grey: list[int], start: float, end: float) -> list[float]:
    found, run = [], []
    for place in range(round(start * PX), round(end * PX)):
        if grey[place] < 128:
            run.append(place)
        elif run:
            found.append((run[0] + run[-1] + 1) / 2 / PX)
            run = []
    return found


@given(
    st.floats(20, 1300),
    st.floats(50, 500),
    st.floats(0, 50),
    st.builds(EquidistantLines, st.floats(0, 30), st.floats(5, 60)),
)
def test_spans_show_a_whole_length_and_lap_over_each_other(length, room, overlap, lines):
    found = tile_spans(length, room, overlap, lines)
    assert (found[0].start, found[-1].end) == (0, length)
    assert (found[0].cut_start, found[-1].cut_end) == (0, length)
    assert all(span.length <= room + 1e-5 for span in found)
    for one, other in pairwise(found):
        assert one.cut_end == other.cut_start
        assert one.end - other.start == pytest.approx(min(overlap, room / 2))
        assert other.start <= one.cut_end <= one.end


@given(st.floats(20, 1300), st.floats(50, 500), st.floats(0, 20))
def test_no_fewer_spans_would_do(length, room, overlap):
    count = len(tile_spans(length, room, overlap, EquidistantLines(0, 22)))
    longest = (count - 1) * (room - overlap) + overlap
    assert count == 1 or longest < length + 1e-3


def test_cuts_lie_midway_between_lines_where_sheets_have_room_for_that():
    for span in tile_spans(426.2, 180, 10, EquidistantLines(15.1, 22))[1:]:
        assert (span.cut_start - 15.1) / 22 % 1 == pytest.approx(0.5)


@for_each("overlap", [0.0, 10.0, 50.0])
@for_each("paper", ["A3", "A4", "A5", "letter"])
@for_each("size", ["9", "13", "19", "19:13", "1:1", "52:7"])
def test_every_point_is_on_a_tile_between_its_cuts(size, paper, overlap):
    found = parts(size, paper=paper, true_size=TrueSizeOptions(overlap=overlap))
    layout = found[0].board.board_layout
    for point in layout.points():
        centre = layout.centre(point)
        held = [
            part
            for part in found
            if part.tile.across.cut_start <= centre.x() < part.tile.across.cut_end
            and part.tile.down.cut_start <= centre.y() < part.tile.down.cut_end
        ]
        assert len(held) == 1


@for_each("paper", ["A3", "A4", "A5", "A6", "letter"])
@for_each("sides", [frozenset(), frozenset(Side)], ids=("plain", "named"))
def test_what_is_shown_leaves_its_margins_free(paper, sides):
    for part in parts(paper=paper, sides=sides):
        room = part.sheet.adjusted(15, 15, -15, -18)
        assert room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(part.tile_rect)


def test_marks_and_texts_have_room_on_paper_without_margins():
    for part in parts(margins=Margins(0, 0, 0, 0)):
        assert all(part.sheet.contains(mark.p1()) for mark in part.crop_marks())
        assert all(part.sheet.contains(mark.p2()) for mark in part.crop_marks())


@for_each(
    ("size", "paper", "count", "landscape"),
    [
        ("9", "A3", 1, False),
        ("9", "A4", 2, False),
        ("13", "A3", 2, False),
        ("13", "A4", 4, False),
        ("19", "A3", 4, False),
        ("19", "A4", 6, False),
        ("19:13", "A4", 4, True),
        ("13:19", "A4", 4, False),
    ],
)
def test_a_board_takes_as_few_sheets_as_it_can(size, paper, count, landscape):
    found = parts(size, paper=paper)
    assert len(found) == count
    assert (found[0].sheet.width() > found[0].sheet.height()) is landscape


def test_a_sheet_stays_as_it_is_asked_for_if_turning_it_saves_none():
    assert parts("9", paper="A3", landscape=True)[0].sheet.width() == 420


def test_a_board_of_19_lines_measures_what_real_ones_do():
    board = parts()[0].board.board_layout.board_rect()
    assert (board.width(), board.height()) == pytest.approx((424.2, 454.5))


@for_each("pitches", [(22.0, 23.7), (20.0, 20.0), (10.5, 11.25)], ids=("real", "square", "small"))
@for_each("size", ["9", "13", "19:13"])
def test_lines_are_as_far_apart_on_paper_as_was_asked(size, pitches):
    part = parts(size, true_size=TrueSizeOptions(*pitches))[0]
    sheet, shown, layout = image(part), part.tile_rect, part.board.board_layout
    x = shown.left() + layout.origin[0] + pitches[0] / 2
    y = shown.top() + layout.origin[1] + pitches[1] / 2
    # Within the line along which the board is cut out.
    across = lines_across(sheet, y, shown.left() + 3, shown.right() - 3)
    down = lines_down(sheet, x, shown.top() + 3, shown.bottom() - 3)
    assert len(across) > 3
    assert len(down) > 3
    assert [b - a for a, b in pairwise(across)] == pytest.approx(
        [pitches[0]] * (len(across) - 1), abs=0.1
    )
    assert [b - a for a, b in pairwise(down)] == pytest.approx(
        [pitches[1]] * (len(down) - 1), abs=0.1
    )


def test_lines_meet_across_sheets():
    found = parts(content="AB[ci][dj]AW[gg]", true_size=TrueSizeOptions(empty=False))
    sheets = [(part, image(part)) for part in found]
    compared = 0
    for pair in combinations(sheets, 2):
        common = QRectF.intersected(*(_on_board(part) for part, _ in pair))
        if min(common.width(), common.height()) > 1:
            ours, theirs = (
                every_third_row(sheet.copy(_pixels(common.translated(part.offset))))
                for part, sheet in pair
            )
            differing = sum(
                abs(one - other) > 160
                for our, their in zip(ours, theirs, strict=False)
                for one, other in zip(our, their, strict=False)
            )
            assert differing == 0
            compared += 1
    assert compared >= 7


def every_third_row(grey: QImage) -> list[bytes]:
    """Return every third pixel of every third row."""
    rows = range(0, grey.height(), 3)
    return [bytes(grey.constScanLine(row))[: grey.width() : 3] for row in rows]


def _on_board(part: TiledPart) -> QRectF:
    return part.tile_rect.translated(-part.offset)


def _pixels(area: QRectF):
    return QRectF(area.topLeft() * PX, area.size() * PX).toRect()


def test_lines_and_hoshi_are_as_wide_as_on_real_boards():
    part = parts("9")[0]
    sheet, layout = image(part), part.board.board_layout
    beside = part.offset + layout.centre(Point(4, 1))
    hoshi = part.offset + layout.centre(Point(2, 2))
    line = darkness(sheet, beside.x(), beside.y() + 6, across=3)
    # Above the middle of a hoshi by a millimetre, where its line is hidden by it still.
    dot = darkness(sheet, hoshi.x(), hoshi.y() - 1, across=3)
    assert line == pytest.approx(1.0, abs=0.1)
    assert dot == pytest.approx(2 * (2.0**2 - 1.0**2) ** 0.5, abs=0.15)


def test_stones_lie_on_a_board_only_if_they_are_asked_for():
    position = game("9", "AB[cc]")
    bare, set_up = (edition(true_size=TrueSizeOptions(empty=empty)) for empty in (True, False))
    assert not board_picture(position, bare).cells
    assert board_picture(position, set_up).cells[Point(2, 2)].stone is Colour.BLACK


def test_each_sheet_says_which_it_is_outside_of_what_is_cut_out():
    names = [part.tile.name for part in parts()]
    assert names[0] == "Row 1 of 2, column 1 of 3. Line spacing 22 × 23.7 mm when printed at 100%"
    assert len(set(names)) == 6
    part = parts()[3]
    sheet = image(part)
    below = QRectF(40, part.tile_rect.bottom() + 4, 60, 3)
    assert any(
        sheet.pixelColor(x, y).lightness() < 128
        for x in range(round(below.left() * PX), round(below.right() * PX))
        for y in range(round(below.top() * PX), round(below.bottom() * PX))
    )


def test_a_board_on_one_sheet_needs_no_row_and_column():
    (part,) = parts("9", paper="A3")
    assert part.tile.name == "Line spacing 22 × 23.7 mm when printed at 100%"


def test_marks_stand_where_the_next_sheet_is_cut():
    left, right = parts()[:2]
    x = {mark.x1() for mark in left.crop_marks() if mark.dx() == 0}
    x_right = {mark.x1() for mark in right.crop_marks() if mark.dx() == 0}
    assert max(x) - left.offset.x() == pytest.approx(min(x_right) - right.offset.x())


def test_nothing_of_a_neighbouring_sheet_is_seen_in_svg_which_knows_no_clipping():
    part = parts()[1]
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    svg = QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setSize(QSize(210, 297))
    svg.setViewBox(part.sheet)
    with QPainter(svg) as qp:
        part.draw(qp)
    drawn = QImage((part.sheet.size() * 4).toSize(), QImage.Format.Format_RGB32)
    drawn.fill(0xFFFFFFFF)
    with QPainter(drawn) as qp:
        QSvgRenderer(buffer.data()).render(qp)
    row = round((part.tile_rect.top() + 60) * 4)
    beside = [
        drawn.pixelColor(x, row).lightness() for x in range(round(part.tile_rect.left() * 4) - 2)
    ]
    assert min(beside) > 250
    assert "<text" not in bytes(buffer.data().data()).decode()
