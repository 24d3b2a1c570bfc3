from __future__ import annotations

import pytest
from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBitmap,
    QColor,
    QImage,
    QPageLayout,
    QPageRanges,
    QPageSize,
    QPainter,
    QPdfWriter,
    QRegion,
)
from PySide6.QtPrintSupport import QPrinter

from goboard_gui.diagram.book.sheet import Sheet
from goboard_gui.diagram.output.printer import (
    exceeds_paper,
    items_in_margins,
    paper_layout,
    place_sheet,
    print_sheets,
    selected_pages,
)
from tests.diagram.output_cases import BLUE, Box, told

pytestmark = pytest.mark.usefixtures("qapp")

A5 = 148.0, 210.0
PORTRAIT, LANDSCAPE = QPageLayout.Orientation.Portrait, QPageLayout.Orientation.Landscape
PIXELS = 4  # for a millimetre


class PlacedBox(Box):
    """A box that knows where it is."""

    @property
    def rect(self) -> QRectF:
        return QRectF(self.left, self.top, self.width, self.height)


def pdf(path, size=A5, way=PORTRAIT, *, full: bool = True, dpi: int = 600) -> QPdfWriter:
    """A device with pages, of which a printer does not reach the rim."""
    device = QPdfWriter(str(path))
    device.setResolution(dpi)
    page = QPageSize(QSizeF(*size), QPageSize.Unit.Millimeter)
    layout = QPageLayout(page, way, QMarginsF(7, 12, 3, 4), QPageLayout.Unit.Millimeter)
    if full:
        layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
    return device


def printed(device, sheets, numbers=None, **options) -> list[int]:
    with QPainter(device) as qp:
        return list(print_sheets(qp, device, sheets, numbers, **options))


def boxes(path) -> list[tuple[float, float, float, float]]:
    """Where on each page something blue is: left, top, right and bottom in millimetres."""
    told("pdftoppm", "-r", str(PIXELS * 25.4), "-png", path, path.with_suffix(""))
    return [box_in(QImage(str(page))) for page in sorted(path.parent.glob("*.png"))]


def box_in(image: QImage) -> tuple[float, float, float, float]:
    blue = image.createMaskFromColor(QColor(BLUE).rgb(), Qt.MaskMode.MaskOutColor)
    left, top, width, height = QRegion(QBitmap.fromImage(blue)).boundingRect().getRect()
    return tuple(edge / PIXELS for edge in (left, top, left + width, top + height))


@pytest.fixture
def file(tmp_path):
    return tmp_path / "printed.pdf"


@pytest.mark.parametrize("full", [True, False], ids=["full page", "within margins"])
@pytest.mark.parametrize("dpi", [300, 1200])
def test_a_millimetre_is_one_from_the_corner_of_the_paper(file, full, dpi):
    sheet = Sheet(*A5, (Box(20, 30, 50, 60),))
    printed(pdf(file, full=full, dpi=dpi), [sheet])
    (box,) = boxes(file)
    assert box == pytest.approx((20, 30, 70, 90), abs=0.5)


def test_sheets_of_other_sizes_are_turned_shrunk_and_put_in_the_middle(file):
    marked = (Box(0, 0, 20, 10),)
    cases = {
        "as it is": (Sheet(148, 210, marked), (0, 0, 20, 10)),
        "on its side": (Sheet(210, 148, marked), (138, 0, 148, 20)),
        "smaller": (Sheet(100, 110, marked), (24, 50, 44, 60)),
        "twice as large": (Sheet(296, 420, marked), (0, 0, 10, 5)),
        "too wide": (Sheet(185, 210, marked), (0, 21, 16, 29)),
        "narrow and long": (Sheet(210, 74, marked), (101, 0, 111, 20)),
    }
    printed(pdf(file), [sheet for sheet, _ in cases.values()])
    for name, box, (_, expected) in zip(cases, boxes(file), cases.values(), strict=True):
        assert box == pytest.approx(expected, abs=0.5), name


def test_a_sheet_in_true_size_is_not_shrunk(file):
    printed(pdf(file), [Sheet(188, 230, (Box(50, 60, 40, 50),))], shrink=False)
    (box,) = boxes(file)
    assert box == pytest.approx((30, 50, 70, 100), abs=0.5)


def test_a_landscape_sheet_fills_paper_that_lies_on_its_side(file):
    printed(pdf(file, way=LANDSCAPE), [Sheet(210, 148, (Box(0, 0, 20, 10),))])
    (box,) = boxes(file)
    assert box == pytest.approx((0, 0, 20, 10), abs=0.5)


def test_pages_are_printed_as_chosen_and_told(file):
    sheets = [Sheet(*A5, (Box(10 * number, 0, 5, 5),)) for number in range(1, 6)]
    assert printed(pdf(file), sheets, [4, 2]) == [4, 2]
    assert [round(box[0]) for box in boxes(file)] == [40, 20]


@pytest.mark.parametrize(
    ("ranges", "expected"),
    [("", [1, 2, 3, 4, 5]), ("2-3", [2, 3]), ("1,4-9", [1, 4, 5]), ("7", [])],
)
def test_the_pages_of_a_printer_s_ranges_are_chosen(file, ranges, expected):
    device = pdf(file)
    device.setPageRanges(QPageRanges.fromString(ranges))
    assert selected_pages(device, 5) == expected


def test_printing_can_end_early(file):
    device = pdf(file)
    sheets = [Sheet(*A5, (Box(0, 0, 5, 5),))] * 3
    with QPainter(device) as qp:
        printing = print_sheets(qp, device, sheets)
        assert next(printing) == 1
        printing.close()
    assert len(boxes(file)) == 1


def test_a_printer_prints_sheets(file):
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    assert printed(printer, [Sheet(*A5, (Box(20, 30, 50, 60),))] * 2) == [1, 2]
    assert boxes(file) == [pytest.approx((20, 30, 70, 90), abs=0.5)] * 2


def test_a_sheet_is_placed_upright_or_turned_and_only_smaller_where_it_may_be():
    letter = QSizeF(215.9, 279.4)
    for sheet, paper, shrink, scale, corner in [
        (Sheet(*A5), QSizeF(*A5), True, 1.0, (0, 0)),
        (Sheet(210, 148), QSizeF(*A5), True, 1.0, (148, 0)),
        (Sheet(210, 297), letter, True, 279.4 / 297, (215.9 / 2 - 105 * 279.4 / 297, 0)),
        (Sheet(210, 297), letter, False, 1.0, (2.95, -8.8)),
    ]:
        placement = place_sheet(sheet, paper, shrink=shrink)
        assert placement.scale == pytest.approx(scale)
        assert placement.transform.map(0.0, 0.0) == pytest.approx(corner)


def test_only_sheets_that_fit_in_neither_orientation_exceed_the_paper():
    paper = QSizeF(*A5)
    assert not exceeds_paper(Sheet(210, 148), paper)
    assert not exceeds_paper(Sheet(100, 140), paper)
    assert exceeds_paper(Sheet(149, 210), paper)
    assert exceeds_paper(Sheet(180, 180), paper)


def test_what_lies_in_the_margins_of_paper_is_found_in_any_orientation():
    margins = QMarginsF(4, 3, 4, 12)
    inside, below = PlacedBox(4, 3, 140, 195), PlacedBox(50, 197, 9, 9)
    beside = PlacedBox(1, 9, 9, 9)
    sheet = Sheet(*A5, (inside, below, beside, Box(0, 0, 1, 1)))
    assert items_in_margins(sheet, QSizeF(*A5), margins) == [below, beside]
    assert items_in_margins(sheet, QSizeF(210, 297), margins) == []
    turned = Sheet(210, 148, (PlacedBox(1, 50, 9, 9), PlacedBox(50, 5, 9, 9)))
    assert items_in_margins(turned, QSizeF(*A5), margins) == [turned.items[0]]
    assert items_in_margins(turned, QSizeF(*A5), QMarginsF(1, 1, 1, 1)) == []


def test_the_layout_of_a_page_is_accepted_by_printers_with_margins():
    layout = paper_layout(210, 148)
    assert (layout.mode(), layout.orientation()) == (QPageLayout.Mode.FullPageMode, LANDSCAPE)
    assert layout.pageSize().id() is QPageSize.PageSizeId.A5
