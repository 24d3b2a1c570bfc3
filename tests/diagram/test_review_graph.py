"""The graph of a review: where positions are, gaps, mistakes, colours and files."""

from __future__ import annotations

from itertools import combinations

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.formats import PICTURE_FORMATS
from goboard_gui.diagram.output.review_graph_files import save_graph
from goboard_gui.diagram.painting.lettering import Lettering, TextRendering
from goboard_gui.diagram.plots.elements import TextRole
from goboard_gui.diagram.plots.review_graph.graph import Measure, ReviewGraph, review_graph
from goboard_gui.diagram.plots.review_graph.layout import ReviewGraphLayout, lay_out_graph
from goboard_gui.diagram.plots.review_graph.painting import (
    GRAPH_DARK,
    GRAPH_LIGHT,
    GRAPH_PAPER,
    GraphTheme,
    paint_current,
    paint_graph,
    triangle,
)
from goboard_gui.go import Colour
from goboard_gui.study.review.losses import LossUnit
from goboard_gui.study.review.report import GamePhase
from tests.cases import for_each
from tests.diagram.output_cases import told
from tests.diagram.review_cases import graph_of, reviewed, wave
from tests.diagram.test_diagram_theme import contrast
from tests.examples import examples
from tests.format_cases import SIGNATURES

pytestmark = pytest.mark.usefixtures("qapp")

LETTERING = Lettering(GRAPH_PAPER.families, TextRendering.TEXT)
EM = 10.0
SLACK = 0.01
THEMES = {"light": GRAPH_LIGHT, "dark": GRAPH_DARK, "paper": GRAPH_PAPER}
SCORES = st.lists(
    st.none() | st.floats(-300, 300, allow_nan=False).map(lambda score: round(score, 2)),
    min_size=1,
    max_size=60,
)


def laid(graph: ReviewGraph, width: float = 500, height: float = 300) -> ReviewGraphLayout:
    return lay_out_graph(graph, QSizeF(width, height), EM, LETTERING)


def texts(layout: ReviewGraphLayout, role: TextRole) -> list[str]:
    return [word.text for word in layout.texts if word.role is role]


def painted(graph: ReviewGraph, theme: GraphTheme, current: int | None = None) -> QImage:
    image = QImage(500, 300, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.background))
    with QPainter(image) as qp:
        paint_graph(qp, laid(graph), LETTERING, theme)
        if current is not None:
            paint_current(qp, laid(graph), current, theme)
    return image


@for_each("count", [2, 3, 60, 542])
def test_each_position_is_found_where_it_is(count):
    layout = laid(graph_of([0.0] * count))
    scale, (panel,) = layout.scale, layout.panels
    assert [scale.nearest(scale.x(index)) for index in range(count)] == list(range(count))
    assert [layout.index_at(place) for place in panel.places] == list(range(count))
    assert scale.x(0) == panel.rect.left()
    assert scale.x(count - 1) == panel.rect.right()


@for_each(("place", "index"), [(QPointF(-50, 100), 0), (QPointF(9999, 0), 10)])
def test_places_outside_of_the_graph_belong_to_its_ends(place, index):
    assert laid(graph_of([0.0] * 11)).index_at(place) == index


def test_without_results_there_is_a_text_and_no_position():
    layout = laid(graph_of([None] * 20))
    assert texts(layout, TextRole.EMPTY) == ["No analysis of this line"]
    assert layout.index_at(QPointF(100, 100)) is None
    assert laid(ReviewGraph()).index_at(QPointF(0, 0)) is None


def test_values_are_for_black_and_both_panels_have_a_scale_of_their_own():
    win_rate, score = laid(graph_of([0.0, 12.0, -6.0], [0.5, 0.75, 0.25])).panels
    assert [win_rate.measure, score.measure] == [Measure.WIN_RATE, Measure.SCORE]
    assert (win_rate.scale.highest, win_rate.scale.lowest) == (100, 0)
    for panel in (win_rate, score):
        start, up, down = (place.y() for place in panel.places)
        assert start == panel.midline.y1()
        assert up < start < down
    assert score.scale.highest >= 12
    assert score.scale.lowest <= -6


@for_each(
    ("scores", "ticks"),
    [
        ([0.0, 0.2, -0.1], ["−5", "0", "+5"]),
        ([0.0, 30.0], ["−10", "0", "+10", "+20", "+30"]),
        ([0.0, -250.0], ["−300", "−200", "−100", "0", "+100"]),
    ],
)
def test_the_axis_of_scores_has_round_numbers_and_shows_small_changes_small(scores, ticks):
    found = texts(laid(graph_of(scores), height=140), TextRole.TICK)
    assert found == ticks


def test_positions_without_a_result_are_gaps():
    (panel,) = laid(graph_of([0.0, 1.0, None, 3.0, None, 5.0, 6.0])).panels
    assert [len(curve) for curve in panel.curves] == [2, 2]
    assert panel.dots == [panel.places[3]]
    assert panel.places[2] is None


def test_the_areas_of_both_players_meet_where_the_curve_crosses_the_middle():
    (panel,) = laid(graph_of([10.0, -10.0, 10.0])).panels
    (black,), (white,) = panel.black_leads, panel.white_leads
    middle = panel.midline.y1()
    assert max(place.y() for place in black) == middle
    assert min(place.y() for place in white) == middle
    crossings = {round(place.x(), 6) for place in white if place.y() == middle}
    left, right = panel.rect.left(), panel.rect.right()
    quarters = left + (right - left) / 4, left + 3 * (right - left) / 4
    assert {round(x, 6) for x in quarters} <= crossings


def test_the_panel_with_the_unit_of_losses_is_last_and_stays_in_a_low_graph():
    points = graph_of([0.0, 2.0], [0.5, 0.6])
    assert points.measures == [Measure.WIN_RATE, Measure.SCORE]
    assert [panel.measure for panel in laid(points, height=100).panels] == [Measure.SCORE]
    percent = review_graph(
        range(2), [move._replace(unit=LossUnit.PERCENT) for move in reviewed([0, 2], [0.5, 0.6])], 9
    )
    assert percent.measures == [Measure.SCORE, Measure.WIN_RATE]
    assert [panel.measure for panel in laid(percent, height=100).panels] == [Measure.WIN_RATE]


def test_nodes_without_a_move_belong_to_the_position_of_the_move_before_them():
    moves = [
        move._replace(node=node) for move, node in zip(reviewed([0, 1, 2]), (5, 8), strict=True)
    ]
    graph = review_graph([3, 4, 5, 6, 7, 8, 9], moves, 81)
    assert graph.indices == {3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2}


def test_mistakes_of_black_point_down_and_those_of_white_up_and_worse_ones_are_larger():
    graph = graph_of([0.0, -4.0, 3.0, -4.0, 20.0])
    (panel,) = laid(graph).panels
    marks = {mark.index: mark for mark in panel.mistakes}
    assert graph.mistakes == [1, 2, 3, 4]
    for index, mark in marks.items():
        corners = triangle(mark)
        below = sum(corner.y() > mark.centre.y() for corner in corners)
        assert below == (1 if mark.colour is Colour.BLACK else 2)
        assert mark.centre == panel.places[index]
    assert marks[1].radius < marks[2].radius < marks[4].radius
    assert panel.mistakes[-1].index == 4, "the worst is drawn last"


def test_many_marks_are_smaller_so_that_they_do_not_hide_the_curve():
    few, many = graph_of([0.0, -4.0, *[-4.0] * 99]), graph_of([0.0, -4.0] * 50)
    sizes = [laid(graph).panels[0].mistakes[0].radius for graph in (few, many)]
    assert 0.5 <= sizes[1] / sizes[0] < 0.9


def test_a_mistake_near_the_pointer_is_preferred_to_the_nearest_move():
    graph = graph_of([*[0.0] * 300, 9.0, *[9.0] * 241])
    layout = laid(graph, 300)
    assert graph.mistakes == [300]
    place = layout.panels[0].places[300]
    beside = place + QPointF(4, 3)
    assert layout.scale.nearest(beside.x()) != 300
    assert layout.index_at(beside) == 300
    assert layout.mistake_at(place + QPointF(0, 50)) is None


def test_phases_begin_where_the_report_says():
    graph = graph_of([0.0] * 212)
    assert graph.phase_starts == (
        (GamePhase.OPENING, 0),
        (GamePhase.MIDDLE_GAME, 51),
        (GamePhase.ENDGAME, 145),
    )
    layout = laid(graph)
    assert texts(layout, TextRole.GROUP) == ["Opening", "Middle game", "Endgame"]
    assert {line.x1() for line in layout.phase_lines} == {layout.scale.x(51), layout.scale.x(145)}
    assert not laid(graph_of([0.0] * 40)).phase_lines


def check_texts(graph: ReviewGraph, width: float, height: float) -> None:
    layout = laid(graph, width, height)
    whole = QRectF(-SLACK, -EM / 10, width + 2 * SLACK, height + EM / 5)
    boxes = [
        (word, word.bounding_rect.adjusted(SLACK, SLACK, -SLACK, -SLACK)) for word in layout.texts
    ]
    for word, box in boxes:
        assert whole.contains(box), word
    for (one, box), (other, another) in combinations(boxes, 2):
        assert not box.intersects(another), (one, other)


@given(SCORES, st.floats(0, 900), st.floats(0, 900))
@examples(1.5)
def test_no_text_meets_another_or_leaves_its_room(scores, width, height):
    check_texts(graph_of(scores), width, height)


@for_each("moves", [1, 9, 60, 211, 541, 4000])
@for_each(("width", "height"), [(900, 600), (300, 200), (150, 80), (140, 70)])
def test_no_text_of_a_usual_graph_meets_another(moves, width, height):
    check_texts(wave(moves), width, height)


@for_each("theme", THEMES.values(), ids=THEMES)
@for_each(
    ("part", "grounds", "least"),
    [
        ("ink", ("background",), 7),
        ("curve", ("background", "white_lead"), 3),
        ("midline", ("background",), 3),
        ("mistake", ("background", "halo", "white"), 3),
        ("current", ("background", "white_lead"), 3),
        ("black", ("white",), 7),
        ("black_lead", ("white_lead",), 1.8),
    ],
)
def test_parts_stand_out_from_what_is_next_to_them(theme, part, grounds, least):
    for ground in grounds:
        if theme is GRAPH_DARK and (part, ground) == ("mistake", "white"):
            continue  # the halo sets it off
        assert contrast(getattr(theme, part), getattr(theme, ground)) >= least, ground


def test_on_paper_everything_is_grey():
    colours = [value for value in GRAPH_PAPER if isinstance(value, str)]
    assert all(QColor(colour).hslSaturation() == 0 for colour in colours)


@for_each("theme", THEMES.values(), ids=THEMES)
def test_the_current_position_changes_only_its_own_place(theme):
    graph = wave(100)
    layout = laid(graph)
    before, after = painted(graph, theme), painted(graph, theme, 40)
    changed = {
        x
        for x in range(before.width())
        for y in range(0, before.height(), 3)
        if before.pixel(x, y) != after.pixel(x, y)
    }
    assert changed
    assert max(abs(x - layout.scale.x(40)) for x in changed) <= EM / 2


@pytest.mark.parametrize("known", PICTURE_FORMATS, ids=lambda known: known.extension)
def test_a_graph_is_written_as_the_extension_says(tmp_path, known):
    path = tmp_path / f"graph{known.extension}"
    save_graph(path, wave(60), title="Review", description="A graph")
    assert path.read_bytes().startswith(SIGNATURES[known])


def test_other_extensions_are_refused_and_nothing_is_written(tmp_path):
    with pytest.raises(ExportError, match=r"unsupported format \.gif"):
        save_graph(tmp_path / "graph.gif", wave(9), title="Review", description="")
    assert not list(tmp_path.iterdir())


def test_a_pdf_has_the_texts_to_be_found(tmp_path):
    path = tmp_path / "graph.pdf"
    save_graph(path, wave(211), title="Review", description="A graph", language="de")
    with pikepdf.open(path) as pdf:
        assert pdf.Root.Lang == "de"
    text = told("pdftotext", path, "-")
    assert "Black's win rate" in text
    assert "Middle game" in text
