"""Plots as files and as pixels."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import combinations
from typing import TYPE_CHECKING

import pikepdf
import pytest
from PySide6.QtCore import QLineF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.formats import PICTURE_FORMATS
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.output.plot_files import (
    plot_description,
    plot_mime_data,
    plot_sheet,
    save_plot,
)
from goboard_gui.diagram.painting.lettering import Lettering, TextRendering
from goboard_gui.diagram.plots.layout import lay_out
from goboard_gui.diagram.plots.painter import (
    PAPER,
    SCREEN_DARK,
    SCREEN_LIGHT,
    draw_plot,
    hatch_lines,
)
from goboard_gui.diagram.plots.plot import Bar, BarArrangement, Fill, Plot, Series
from tests.cases import for_each
from tests.diagram.output_cases import told
from tests.diagram.plot_cases import by_year
from tests.format_cases import SIGNATURES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from goboard_gui.diagram.plots.painter import PlotTheme

pytestmark = pytest.mark.usefixtures("qapp")

SVG = "{http://www.w3.org/2000/svg}"
THEMES = {"light": SCREEN_LIGHT, "dark": SCREEN_DARK, "paper": PAPER}


def painted(plot: Plot, theme: PlotTheme, ratio: float = 1.0) -> QImage:
    image = QImage(round(500 * ratio), round(300 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(theme.background))
    with QPainter(image) as qp:
        draw_plot(qp, plot, QSizeF(500, 300), 12, theme)
    return image


def shades(image: QImage, rect: QRectF) -> set[str]:
    """The colours within a rectangle, away from its rim."""
    inner = rect.toAlignedRect().adjusted(3, 3, -3, -3)
    return {
        image.pixelColor(x, y).name()
        for x in range(inner.left(), inner.right())
        for y in range(inner.top(), inner.bottom())
    }


@pytest.mark.parametrize("known", PICTURE_FORMATS, ids=lambda known: known.extension)
def test_a_plot_is_written_as_the_extension_says(tmp_path, known):
    path = tmp_path / f"years{known.extension}"
    save_plot(path, by_year(12))
    assert path.read_bytes().startswith(SIGNATURES[known])


def test_other_extensions_are_refused_and_nothing_is_written(tmp_path):
    with pytest.raises(ExportError, match=r"unsupported format \.gif \(supported: \.pdf"):
        save_plot(tmp_path / "years.gif", by_year(3))
    assert not list(tmp_path.iterdir())


def svg_texts(path: Path) -> list[str]:
    return [element.text or "" for element in ET.parse(path).iter(f"{SVG}text")]


def test_an_svg_has_the_titles_ticks_and_labels_as_texts_and_tells_the_numbers(tmp_path):
    path = tmp_path / "years.svg"
    save_plot(path, by_year(4), ImageOptions(keep_text=True))
    assert svg_texts(path) == [
        *("Games by year", "Won by Black", "Won by White", "No winner", "Black win rate"),
        *("Games", "0", "1", "2", "3", "4"),
        *("0 %", "25 %", "50 %", "75 %", "100 %"),
        *("1900", "1901", "1902", "1903"),
    ]
    description = ET.parse(path).getroot().find(f"{SVG}desc")
    assert description is not None
    assert description.text == plot_description(by_year(4))
    assert "bar 3" in plot_description(by_year(4))


def test_a_pdf_has_its_text_to_be_found(tmp_path):
    path = tmp_path / "years.pdf"
    save_plot(path, by_year(4), language="de")
    with pikepdf.open(path) as pdf:
        assert pdf.Root.Lang == "de"
    text = told("pdftotext", path, "-")
    assert "Games by year" in text
    assert "1903" in text


def test_bars_below_one_another_make_the_sheet_as_high_as_they_need():
    plot = by_year(0)
    bars = tuple(Bar(f"Player {number}", (number, 1, 0)) for number in range(80))
    lying = Plot(BarArrangement.HORIZONTAL, plot.title, plot.series, bars, plot.value_title)
    few = Plot(BarArrangement.HORIZONTAL, plot.title, plot.series, bars[:10], plot.value_title)
    assert plot_sheet(lying).height > 4 * plot_sheet(few).height
    assert plot_sheet(lying).width == plot_sheet(few).width


def test_the_text_of_a_plot_has_no_formulas():
    bar = Bar("=cmd|x", (1, 0, 0), description="=cmd|x: 1 in all")
    plot = Plot(BarArrangement.HORIZONTAL, "=1+1", by_year(0).series, (bar,), "Games")
    assert plot_description(plot) == " =1+1\n\n =cmd|x: 1 in all"


def test_other_programs_get_the_picture_and_the_numbers():
    data = plot_mime_data(by_year(3))
    assert data.text() == plot_description(by_year(3))
    assert data.hasImage()
    assert data.hasFormat("image/svg+xml")


TOGETHER = (
    (Fill.BLACK, Fill.WHITE, Fill.HATCHED),
    (Fill.PLAIN, Fill.WHITE, Fill.HATCHED),
    (Fill.PLAIN, Fill.STRIPED, Fill.DARK),
)


@for_each("fills", TOGETHER)
@for_each("theme", THEMES.values(), ids=THEMES)
def test_fills_of_one_plot_can_be_told_apart_in_shades_of_grey(theme, fills):
    series = tuple(Series(fill.value, fill) for fill in fills)
    plot = Plot(BarArrangement.GROUPED, "", series, (Bar("", (9,) * len(fills)),), "")
    drawing = lay_out(plot, QSizeF(500, 300), 12, lettering(theme))
    image = painted(plot, theme).convertToFormat(QImage.Format.Format_Grayscale8)
    bars = [piece for piece in drawing.segments if piece.rect.height() > 100]
    looks = {}
    for piece in bars:
        rect = piece.rect.toAlignedRect().adjusted(4, 4, -4, -4)
        greys = [
            image.pixelColor(x, y).red()
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.top() + 60)
        ]
        looks[piece.fill] = sum(greys) / len(greys), max(greys) - min(greys)
    assert set(looks) == set(fills)
    for one, other in combinations(fills, 2):
        shade, contrast = (abs(a - b) for a, b in zip(looks[one], looks[other], strict=True))
        assert shade > 15 or contrast > 60, (one, other)


def lettering(theme: PlotTheme) -> Lettering:
    return Lettering(theme.families, TextRendering.PIXELS)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_what_is_returned_lies_where_it_was_painted(ratio):
    plot = by_year(0)
    bars = (Bar("one", (0, 9, 0)), Bar("two", (9, 0, 0)))
    plot = Plot(BarArrangement.STACKED, "", plot.series, bars, "")
    image = QImage(round(500 * ratio), round(300 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    with QPainter(image) as qp:
        drawing = draw_plot(qp, plot, QSizeF(500, 300), 12, SCREEN_LIGHT)
    white, black = (piece.rect for piece in drawing.segments[-2:])
    assert shades(image, white) == {SCREEN_LIGHT.white}
    assert shades(image, black) == {SCREEN_LIGHT.black}


@pytest.mark.parametrize("rising", [True, False])
def test_hatches_stay_in_their_rectangle_and_meet_those_beside_it(rising):
    left, right = QRectF(3, 5, 20, 40), QRectF(23, 5, 14, 40)
    lines = list(hatch_lines(left, 4, rising=rising))
    assert len(lines) == 15
    for line in lines:
        for end in (line.p1(), line.p2()):
            assert left.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(end)
    assert at_border(lines) == at_border(hatch_lines(right, 4, rising=rising))


def at_border(lines: Iterable[QLineF]) -> set[float]:
    """Where lines come to the border of two rectangles, but for their corners."""
    ends = (end for line in lines for end in (line.p1(), line.p2()))
    return {round(end.y(), 6) for end in ends if end.x() == 23} - {5, 45}


def test_a_plot_with_no_room_at_all_is_painted_without_harm():
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    with QPainter(image) as qp:
        assert not draw_plot(qp, by_year(5), QSizeF(1, 0), 12, PAPER).texts
