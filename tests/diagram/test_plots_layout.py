"""Where plots have their bars, ticks and labels."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from goboard_gui.diagram.painting.lettering import Lettering, TextRendering
from goboard_gui.diagram.plots.elements import PlotLayout, TextRole
from goboard_gui.diagram.plots.layout import lay_out, natural_height
from goboard_gui.diagram.plots.plot import Bar, BarArrangement, Fill, Plot, Rate, Series
from goboard_gui.diagram.plots.ticks import axis_ticks, elide_text, label_step
from goboard_gui.diagram.theme import PRINT
from tests.cases import for_each
from tests.diagram.plot_cases import by_year, plots
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

LETTERING = Lettering(PRINT.families, TextRendering.TEXT)
EM = 10.0
SLACK = 0.01


def laid(plot: Plot, width: float = 600, height: float = 400) -> PlotLayout:
    return lay_out(plot, QSizeF(width, height), EM, LETTERING)


def texts(drawing: PlotLayout, role: TextRole) -> list[str]:
    return [word.text for word in drawing.texts if word.role is role]


def lying(count: int) -> Plot:
    bars = tuple(Bar(f"Player {n}", (n + 1, 2), Rate(0.5, 0.25, 0.75)) for n in range(count))
    series = Series("Won", Fill.PLAIN), Series("Lost", Fill.WHITE)
    return Plot(BarArrangement.HORIZONTAL, "Players", series, bars, "Games", "Share won")


def check_texts(plot: Plot, width: float, height: float) -> None:
    """Assert that no text meets another or leaves the room."""
    drawing = laid(plot, width, height)
    whole = QRectF(-SLACK, -EM / 10, width + 2 * SLACK, height + EM / 5)
    boxes = [
        (word, word.bounding_rect.adjusted(SLACK, SLACK, -SLACK, -SLACK)) for word in drawing.texts
    ]
    for word, box in boxes:
        assert whole.contains(box), word
    for (one, box), (other, another) in combinations(boxes, 2):
        assert not box.intersects(another), (one, other)


@given(plots(), st.floats(0, 900), st.floats(0, 900))
@examples(1.5)
def test_no_text_of_a_plot_meets_another_or_leaves_its_room(plot, width, height):
    check_texts(plot, width, height)


@for_each("arrangement", BarArrangement)
@for_each("bars", [1, 12, 60])
@for_each(("width", "height"), [(900, 600), (300, 200), (150, 90)])
def test_no_text_of_a_plot_of_years_meets_another_or_leaves_its_room(
    arrangement, bars, width, height
):
    check_texts(replace(by_year(bars), arrangement=arrangement), width, height)


@given(plots(), st.floats(100, 900), st.floats(150, 900))
@examples(1)
def test_the_parts_of_bars_are_as_long_as_their_values(plot, width, height):
    plot = Plot(plot.arrangement, "", plot.series[:1], plot.bars, "")
    plot = Plot(
        *(plot.arrangement, "", plot.series[:1]),
        tuple(bar._replace(values=bar.values[:1], rate=None) for bar in plot.bars),
        "",
    )
    drawing = laid(plot, width, height)
    lengths = [
        piece.rect.width() if plot.arrangement is BarArrangement.HORIZONTAL else piece.rect.height()
        for piece in drawing.segments
    ]
    values = [bar.values[0] for bar in plot.bars if bar.values[0]]
    if drawing.bar_areas and values:
        for length, value in zip(lengths, values, strict=True):
            assert length / max(lengths) == pytest.approx(value / max(values), abs=1e-6)


@for_each("arrangement", [BarArrangement.STACKED, BarArrangement.GROUPED])
@for_each("count", [1, 3, 60, 300])
def test_each_bar_is_found_in_its_middle_and_nothing_beside_all(arrangement, count):
    plot = by_year(count)
    plot = Plot(arrangement, *(plot.title, plot.series, plot.bars, plot.value_title))
    drawing = laid(plot)
    found = [drawing.bar_at(place.center()) for place in drawing.bar_areas]
    assert found == list(range(count))
    assert drawing.bar_at(QPointF(300, 2)) is None
    assert drawing.bar_at(QPointF(0, 200)) is None


def test_a_lying_bar_is_found_at_its_name_too():
    drawing = laid(lying(5))
    label = next(word for word in drawing.texts if word.text == "Player 3")
    assert drawing.bar_at(label.centre) == 3


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (3, ["1902", "1903", "1904"]),
        (40, ["1905", "1910", "1915", "1920", "1925", "1930", "1935", "1940"]),
        (300, ["1950", "2000", "2050", "2100", "2150", "2200"]),
    ],
)
def test_years_are_labelled_at_round_numbers(count, expected):
    drawing = laid(by_year(count, 1902), 360)
    assert texts(drawing, TextRole.LABEL) == expected


def test_numbers_of_the_axes_are_round_and_reach_beyond_the_bars():
    drawing = laid(by_year(98))
    ticks_ = texts(drawing, TextRole.TICK)
    assert ticks_[:6] == ["0", "20", "40", "60", "80", "100"]
    assert ticks_[6:] == ["0 %", "25 %", "50 %", "75 %", "100 %"]


@pytest.mark.parametrize(
    ("ems", "shares"),
    [(40, "0 % 25 % 50 % 75 % 100 %"), (16, "0 % 50 % 100 %"), (10.8, "0 % 100 %")],
)
def test_a_low_plot_has_fewer_rates_on_its_axis(ems, shares):
    plot = by_year(12)
    grouped = replace(plot, bars=tuple(bar._replace(group="years") for bar in plot.bars))
    ticks = texts(laid(grouped, 600, ems * EM), TextRole.TICK)
    assert " ".join(tick for tick in ticks if "%" in tick) == shares


def test_a_long_name_is_cut_and_a_short_one_is_not():
    names = "Shusaku", "趙治勲" * 20, "An extraordinarily long name " * 4
    plot = lying(3)
    bars = tuple(bar._replace(label=name) for bar, name in zip(plot.bars, names, strict=True))
    plot = Plot(plot.arrangement, plot.title, plot.series, bars, plot.value_title)
    shown = texts(laid(plot), TextRole.LABEL)
    assert shown[0] == "Shusaku"
    assert [name.endswith("…") for name in shown] == [False, True, True]
    assert all(name.startswith(cut_.rstrip("…")) for name, cut_ in zip(names, shown, strict=True))


def test_an_empty_plot_says_so_and_explains_no_bars():
    plot = by_year(0)
    drawing = laid(plot)
    assert [word.text for word in drawing.texts] == [plot.title, plot.empty_text]
    assert not drawing.segments


def test_a_rate_that_nobody_knows_breaks_the_curve_and_a_single_one_has_its_interval():
    plot = by_year(6)
    rates = [plot.bars[0].rate, plot.bars[1].rate, None, plot.bars[3].rate, None, None]
    bars = tuple(bar._replace(rate=rate) for bar, rate in zip(plot.bars, rates, strict=True))
    plot = Plot(plot.arrangement, "", plot.series[:1], (), "", "Share")
    plot = Plot(plot.arrangement, "", by_year(0).series, bars, "", "Share", first_number=0)
    drawing = laid(plot)
    _legend, curve = drawing.curves
    assert len(curve) == 2
    (whisker,) = drawing.whiskers
    area = drawing.bar_areas[0]
    assert whisker.x1() == pytest.approx(drawing.bar_areas[3].center().x())
    assert whisker.length() < area.height()


def test_a_row_whose_rate_nobody_knows_has_no_mark_of_it():
    plot = lying(3)
    one, two, three = plot.bars
    drawing = laid(replace(plot, bars=(one, two._replace(rate=None), three)))
    assert len(drawing.whiskers) == 2
    assert len(texts(drawing, TextRole.LABEL)) == 3


def test_all_rows_are_labelled_at_the_natural_height_and_some_where_there_is_less_room():
    plot = lying(120)
    high = natural_height(plot, 600, EM, LETTERING)
    assert len(texts(laid(plot, 600, high), TextRole.LABEL)) == 120
    less = laid(plot, 600, high / 4)
    assert 10 < len(texts(less, TextRole.LABEL)) < 60
    assert len(less.bar_areas) == 120


def test_what_bars_have_in_common_stands_once_below_them():
    bars = tuple(
        Bar(player, (1, 2, 3), group=opening)
        for opening in ("Low", "High")
        for player in ("Shusaku", "Shuwa")
    )
    plot = Plot(BarArrangement.GROUPED, "Openings", by_year(0).series, bars, "Games")
    drawing = laid(plot)
    assert texts(drawing, TextRole.GROUP) == ["Low", "High"]
    assert texts(drawing, TextRole.LABEL) == ["Shusaku", "Shuwa"] * 2
    assert texts(drawing, TextRole.VALUE) == ["1", "2", "3"] * 4


def test_values_are_written_with_the_decimal_point_of_the_language():
    series = by_year(0).series[:2]
    plot = Plot(BarArrangement.GROUPED, "", series, (Bar("", (0.4, 12)),), "", decimal_point=",")
    assert texts(laid(plot), TextRole.VALUE) == ["0,4", "12"]


@given(st.integers(0, 10**8), st.integers(1, 12))
def test_ticks_are_even_few_and_just_enough(highest, most):
    found = axis_ticks(highest, most)
    steps = {after - before for before, after in pairwise(found)}
    assert found[0] == 0
    assert len(steps) == 1
    assert found[-1] >= highest
    assert len(found) - 1 <= most
    assert len(found) == 2 or found[-2] < highest
    assert str(steps.pop()).rstrip("0") in ("1", "2", "5")


@given(st.integers(1, 1000), st.integers(1, 100))
def test_no_more_labels_are_wanted_than_find_room(bars, most):
    assert -(-bars // label_step(bars, most)) <= most


@given(st.text(max_size=60), st.integers(-1, 70))
def test_a_text_is_cut_to_its_room(text, room):
    found = elide_text(text, room, len)
    assert len(found) <= max(room, 0)
    assert found == text or found == "" or text.startswith(found[:-1])
