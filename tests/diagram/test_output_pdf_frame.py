"""The boxes of PDF pages, bleed and crop marks, and what files for print services contain."""

from __future__ import annotations

from dataclasses import replace

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    InlineStone,
    InlineText,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup
from goboard_gui.diagram.book.print_service import PrintService
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.book.sheet import PageNumber, Pages, Sheet
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.output.book_files import write_book
from goboard_gui.diagram.output.pdf import PdfProfile, save_pages
from goboard_gui.diagram.output.pdf.page_frame import PageFrame
from goboard_gui.diagram.output.picture_files import save_picture
from goboard_gui.diagram.picture import Arrow, Cell, Picture, Tint, TintRole
from goboard_gui.diagram.theme import LIGHT, PRINT
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.notation import notation
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.diagram.diagram_cases import empty_board
from tests.diagram.output_cases import Box
from tests.diagram.pdf_content import drawn_on_pages, named_colour_spaces

pytestmark = pytest.mark.usefixtures("qapp")

POINT = 25.4 / 72
PICTURE = Picture(
    empty_board(9),
    {
        Point(4, 4): Cell(Colour.BLACK, label="1"),
        Point(3, 3): Cell(Colour.WHITE, dimmed=True, marks=(Mark.TRIANGLE,)),
        Point(2, 2): Cell(label="A"),
    },
    overlays_below=(Tint(frozenset({Point(6, 6)}), TintRole.DIMMED),),
    overlays_above=(Arrow(Point(0, 0), Point(5, 5)),),
)
BOOK = Book(
    (
        Paragraph((InlineText("A short game"),), ParagraphStyle.TITLE),
        Unit(
            (
                BoardBlock(PICTURE, (InlineText("Figure 1"),), ((InlineText("5 at 3"),),)),
                Paragraph((InlineStone(Colour.WHITE, "12"), InlineText(": a comment"))),
            )
        ),
        Table((("1", "Q16"),), ("Move", "Point")),
    ),
    "A short game",
)


def boxes(path) -> list[dict[str, list[float]]]:
    """Return the boxes of each page in millimetres."""
    with pikepdf.open(path) as pdf:
        return [
            {
                name: [float(side) * POINT for side in page.obj[name]]
                for name in ("/MediaBox", "/TrimBox", "/BleedBox")
                if name in page.obj
            }
            for page in pdf.pages
        ]


@for_each(
    ("profile", "media", "trim", "bleed"),
    [
        (PdfProfile(), (0, 0, 148, 210), (0, 0, 148, 210), None),
        (PdfProfile(bleed=3), (0, 0, 154, 216), (3, 3, 151, 213), (0, 0, 154, 216)),
        (PdfProfile(crop_marks=True), (0, 0, 164, 226), (8, 8, 156, 218), (8, 8, 156, 218)),
        (
            PdfProfile(bleed=5, crop_marks=True),
            *((0, 0, 168, 230), (10, 10, 158, 220), (5, 5, 163, 225)),
        ),
    ],
)
def test_pages_have_the_boxes_that_printers_expect(tmp_path, profile, media, trim, bleed):
    path = tmp_path / "book.pdf"
    save_pages(path, Pages((Sheet(148, 210, (Box(10, 10, 50, 30),)),)), profile=profile)
    (found,) = boxes(path)
    assert found["/MediaBox"] == pytest.approx(media, abs=0.01)
    assert found["/TrimBox"] == pytest.approx(trim, abs=0.01)
    assert found.get("/BleedBox") == (bleed and pytest.approx(bleed, abs=0.01))


@given(
    st.floats(50, 300),
    st.floats(50, 300),
    st.floats(0, 10),
    st.booleans(),
    st.booleans(),
    st.integers(1, 4),
)
def test_boxes_lie_within_each_other_and_crop_marks_outside_of_the_bleed(
    width, height, bleed, spine, marks, number
):
    sheet = Sheet(width, height, page_number=PageNumber(number))
    profile = PdfProfile(bleed=bleed, bleed_at_spine=spine, crop_marks=marks)
    frame = PageFrame.for_sheet(sheet, profile)
    found = {name: [float(side) for side in box] for name, box in frame.boxes()}
    media, trim = found["/MediaBox"], found["/TrimBox"]
    cut = found.get("/BleedBox", trim)
    assert media[:2] == [0, 0]
    for outer, inner in ((media, cut), (cut, trim)):
        assert all(one <= other + 0.001 for one, other in zip(outer[:2], inner[:2], strict=True))
        assert all(one >= other - 0.001 for one, other in zip(outer[2:], inner[2:], strict=True))
    assert (trim[2] - trim[0]) * POINT == pytest.approx(width, abs=0.001)
    assert (trim[3] - trim[1]) * POINT == pytest.approx(height, abs=0.001)
    drawn = list(frame.crop_marks())
    assert len(drawn) == (8 if marks else 0)
    for line in drawn:
        x, y, to_x, to_y = _ends(line)
        beside = min(x, to_x) >= cut[2] - 0.001 or max(x, to_x) <= cut[0] + 0.001
        above = min(y, to_y) >= cut[3] - 0.001 or max(y, to_y) <= cut[1] + 0.001
        assert beside or above


def _ends(line: bytes) -> tuple[float, ...]:
    """Return the ends of a line of a content stream."""
    parts = line.split()
    start, end = parts.index(b"m"), parts.index(b"l")
    return tuple(float(part) for part in (*parts[start - 2 : start], *parts[end - 2 : end]))


def test_what_is_drawn_stays_where_it_is_on_the_trimmed_page(tmp_path):
    sheets = (Sheet(100, 50, (Box(25, 10, 50, 30),)),)
    corners = []
    for profile in (PdfProfile(), PdfProfile(bleed=4, crop_marks=True)):
        path = tmp_path / "box.pdf"
        save_pages(path, Pages(sheets), profile=profile)
        with pikepdf.open(path) as pdf:
            page = pdf.pages[0]
            trim = [float(side) for side in page.obj.TrimBox]
            (place,) = (
                [float(number) for number in operands]
                for operands, operator in pikepdf.parse_content_stream(page)
                if str(operator) == "cm"
            )
        corners.append((place[4] - trim[0], place[5] - trim[1]))
    assert corners[0] == pytest.approx(corners[1], abs=0.01)


def test_a_book_in_black_on_white_names_no_other_colour_space_than_grey(tmp_path):
    path = tmp_path / "book.pdf"
    pages = typeset_book(BOOK, PageSetup(PAPERS["A6"]), theme=PRINT)
    save_pages(path, pages, profile=PdfProfile(bleed=3, crop_marks=True))
    assert named_colour_spaces(path) == {"/DeviceGray"}
    drawn = [each for page in drawn_on_pages(path) for each in page]
    assert len(drawn) > 100
    assert {(each.opacity, each.blending) for each in drawn} == {(1.0, "/Normal")}
    assert min(each.width for each in drawn if each.width) >= 0.2499


@for_each(("theme", "spaces"), [(PRINT, {"/DeviceGray"}), (LIGHT, {"/DeviceRGB"})])
def test_a_single_position_has_the_colours_of_its_theme(tmp_path, theme, spaces):
    path = tmp_path / "board.pdf"
    save_picture(path, PICTURE, theme=theme)
    assert named_colour_spaces(path) - {"/DeviceGray"} == spaces - {"/DeviceGray"}


def test_colours_that_are_not_grey_stay_colours(tmp_path):
    path = tmp_path / "box.pdf"
    save_pages(path, Pages((Sheet(100, 50, (Box(25, 10, 50, 30),)),)))
    colours = {colour for page in drawn_on_pages(path) for each in page for colour in each.colours}
    assert ("/DeviceRGB", (0.0, 0.0, 1.0)) in colours


def record() -> PrintedGame:
    tree = read_sgf(b"(;SZ[9]PB[Anna]PW[Berta]C[See https://example.org];B[aa]C[One.];W[bb])")
    return PrintedGame(tree.games[0], tree.games[0].root)


def written(tmp_path, service: PrintService, **changes) -> pikepdf.Pdf:
    options = PrintOptions(NamingOptions(notation("western")), service=service)
    options = replace(options, setup=replace(PageSetup(PAPERS["A5"]), **changes))
    made = build_book([record()], options)
    made.attach_records()
    path = tmp_path / f"{service.value}.pdf"
    for _ in write_book(path, made.book, made.options, pages=made.pages):
        pass
    return pikepdf.open(path)


def test_files_for_kdp_have_no_bookmarks_links_attachments_or_metadata(tmp_path):
    with written(tmp_path, PrintService.KDP) as pdf:
        root = pdf.Root
        assert {"/Outlines", "/Names", "/AF", "/Metadata"} & set(root.keys()) == set()
        assert [page for page in pdf.pages if "/Annots" in page.obj] == []
        assert not {"/Title", "/Author"} & set(pdf.docinfo.keys())
    with written(tmp_path, PrintService.INGRAM) as pdf:
        assert {"/Outlines", "/Names", "/AF"} & set(pdf.Root.keys()) == set()
        assert "/Metadata" in pdf.Root
    with written(tmp_path, PrintService.NONE) as pdf:
        assert {"/Outlines", "/Names", "/Metadata"} <= set(pdf.Root.keys())


def test_services_get_their_own_bleed_and_no_crop_marks(tmp_path):
    eighth = 25.4 / 8
    with written(tmp_path, PrintService.KDP, bleed=1.0, crop_marks=True):
        (page, *_) = boxes(tmp_path / "kdp.pdf")
    assert page["/MediaBox"] == pytest.approx([0, 0, 148 + eighth, 210 + 2 * eighth], abs=0.01)
    assert page["/TrimBox"] == pytest.approx([0, eighth, 148, 210 + eighth], abs=0.01)
    with written(tmp_path, PrintService.INGRAM, bleed=1.0):
        (page, *_) = boxes(tmp_path / "ingram.pdf")
    assert page["/MediaBox"] == pytest.approx([0, 0, 148 + 2 * eighth, 210 + 2 * eighth], abs=0.01)
    with written(tmp_path, PrintService.KDP):
        (page, *_) = boxes(tmp_path / "kdp.pdf")
    assert page["/MediaBox"] == page["/TrimBox"] == pytest.approx([0, 0, 148, 210], abs=0.01)
