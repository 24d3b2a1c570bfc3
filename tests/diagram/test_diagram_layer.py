from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QRegion

from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting import board_image, overlay
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.picture import (
    Arrow,
    Badge,
    Cell,
    EdgeLabels,
    Emblem,
    EmptyBoard,
    FractionalPoint,
    LineStyle,
    Picture,
    Segment,
    Tint,
    TintRole,
)
from goboard_gui.diagram.theme import DARK, LIGHT, PRINT, Theme
from goboard_gui.go import Colour, Point, Size
from goboard_gui.go.graph_plan import GraphPlan, PlanPoint
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.diagram.diagram_cases import (
    ASPECT,
    PLACEMENTS,
    aspects,
    crops,
    empty_board,
    layout_of,
    picture,
    pictures,
    ratios,
    small_sizes,
    themes,
    window,
)
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")


def blanked(image: QImage, region: QRegion) -> QImage:
    """The image with a region of the window painted over."""
    image = image.copy()
    with QPainter(image) as qp:
        for rect in region:
            qp.fillRect(rect, "magenta")
    return image


@examples(0.8)
@given(
    size=small_sizes,
    pitch=st.floats(4, 40),
    aspect=aspects,
    ratio=ratios,
    theme=themes,
    data=st.data(),
)
def test_repainting_what_differs_gives_the_pixels_of_painting_everything(
    size, pitch, aspect, ratio, theme, data
):
    crop = data.draw(st.none() | crops(size))
    before, after = data.draw(pictures(size, crop)), data.draw(pictures(size, crop))
    layout = layout_of(before, pitch, aspect=aspect)
    repainted, fresh = BoardImage(), BoardImage()
    repainted.update(before, layout, theme, window(layout), ratio)
    earlier = repainted.image.copy()
    region = repainted.update(after, layout, theme, window(layout), ratio)
    fresh.update(after, layout, theme, window(layout), ratio)
    assert repainted.image == fresh.image
    assert blanked(repainted.image, region) == blanked(earlier, region)


@for_each("size", [Size(1, 1), Size(1, 3), Size(4, 2)], ids=str)
@for_each("pitch", [4, 9.5, 24, 61])
@for_each("theme", PLACEMENTS.values(), ids=PLACEMENTS)
def test_the_tint_beyond_joined_edges_covers_no_more_than_is_repainted(size, pitch, theme):
    faded = Tint(frozenset(size.points()), TintRole.CONTINUED)
    before = Picture(empty_board(size))
    after = before._replace(overlays_above=(faded,))
    layout = layout_of(before, pitch, aspect=ASPECT)
    repainted, fresh = BoardImage(), BoardImage()
    repainted.update(before, layout, theme, window(layout))
    earlier = repainted.image.copy()
    region = repainted.update(after, layout, theme, window(layout))
    fresh.update(after, layout, theme, window(layout))
    assert repainted.image == fresh.image
    assert blanked(repainted.image, region) == blanked(earlier, region)


def test_what_a_badge_covers_of_a_neighbour_at_its_corner_stays():
    touching = Cell(marks=(Mark.TRIANGLE,), badges=(Badge(Emblem.TOUCHES_BLACK, "a", None),))
    before = Picture(empty_board(4), {Point(2, 1): touching})
    after = before._replace(overlays_above=(Arrow(Point(0, 0), Point(3, 1), False),))
    layout = layout_of(before, 15)
    layer, fresh = BoardImage(), BoardImage()
    layer.update(before, layout, LIGHT, window(layout), 3.0)
    layer.update(after, layout, LIGHT, window(layout), 3.0)
    fresh.update(after, layout, LIGHT, window(layout), 3.0)
    assert layer.image == fresh.image


def test_an_unchanged_picture_repaints_nothing():
    layer, shown = BoardImage(), picture("X . \n . O")
    layout = layout_of(shown, 20)
    layer.update(shown, layout, LIGHT, window(layout))
    assert layer.update(shown._replace(), layout, LIGHT, window(layout)).isEmpty()


def test_a_move_repaints_little_more_than_its_point():
    layer, before = BoardImage(), Picture(empty_board(19))
    layout = layout_of(before, 24).aligned_to_pixels()
    layer.update(before, layout, LIGHT, window(layout))
    after = before._replace(cells={Point(3, 3): Cell(Colour.BLACK)})
    rect = layer.update(after, layout, LIGHT, window(layout)).boundingRect()
    assert rect.contains(layout.cell_rect(Point(3, 3)).toRect())
    assert rect.width() <= 1.4 * 24
    assert rect.height() <= 1.4 * 24


@pytest.mark.parametrize(
    ("layout", "theme", "extra", "ratio"),
    [
        (Layout.at_pitch(Size(9, 9), 21), LIGHT, 0, 1.0),
        (Layout.at_pitch(Size(9, 9), 20).translated(3, 0), LIGHT, 0, 1.0),
        (Layout.at_pitch(Size(9, 9), 20), DARK, 0, 1.0),
        (Layout.at_pitch(Size(9, 9), 20), LIGHT, 7, 1.0),
        (Layout.at_pitch(Size(9, 9), 20), LIGHT, 0, 2.0),
    ],
    ids=["pitch", "place", "theme", "window", "ratio"],
)
def test_another_setting_repaints_everything(layout: Layout, theme: Theme, extra, ratio):
    first = Layout.at_pitch(Size(9, 9), 20)
    layer, shown = BoardImage(), Picture(empty_board(), {Point(4, 4): Cell(Colour.WHITE)})
    layer.update(shown, first, LIGHT, QSize(220, 220))
    size = QSize(220 + extra, 220)
    assert layer.update(shown, layout, theme, size, ratio).boundingRect().size() == size
    fresh = BoardImage()
    fresh.update(shown, layout, theme, size, ratio)
    assert layer.image == fresh.image
    assert layer.image.size() == size * ratio


def test_another_ground_repaints_everything():
    layer, shown = BoardImage(), Picture(empty_board())
    layout = layout_of(shown, 20)
    layer.update(shown, layout, PRINT, window(layout))
    bare = shown._replace(empty_board=shown.empty_board._replace(edges=EdgeLabels()))
    assert layer.update(bare, layout, PRINT, window(layout)).boundingRect().size() == window(layout)


def test_a_jump_to_another_position_repaints_it_all_correctly():
    size = Size(19, 19)
    before = Picture(empty_board(19), {point: Cell(Colour.BLACK) for point in size.points()})
    after = Picture(
        empty_board(19),
        spotlight=(Segment(FractionalPoint(0, 0), FractionalPoint(18, 0), LineStyle.SPOT),),
    )
    layout = layout_of(before, 12)
    layer, fresh = BoardImage(), BoardImage()
    layer.update(before, layout, LIGHT, window(layout))
    layer.update(after, layout, LIGHT, window(layout))
    fresh.update(after, layout, LIGHT, window(layout))
    assert layer.image == fresh.image


def test_a_window_without_size_shows_nothing():
    layer, shown = BoardImage(), Picture(empty_board())
    assert layer.update(shown, layout_of(shown, 20), LIGHT, QSize(0, 0)).isEmpty()
    assert layer.image.isNull()


def crowded(count: int = 120, move: int = 0) -> Picture:
    """A picture with many arrows and lines, and a stone."""
    points = Size(19, 19).points()
    arrows = tuple(
        Arrow(points[37 * n % 361], points[(53 * n + 91) % 361], n % 3 > 0) for n in range(count)
    )
    cells = {points[200]: Cell(label="a"), points[move]: Cell(Colour.BLACK)}
    return Picture(
        empty_board(19), cells, overlays_above=(*arrows, Tint(frozenset(points[:9]), TintRole.SPOT))
    )


def labelled(move: int = 0) -> Picture:
    points = Size(30, 30).points()
    cells = {point: Cell(label=str(number)) for number, point in enumerate(points)}
    return Picture(empty_board(30), {**cells, points[move]: Cell(Colour.WHITE)})


@for_each("ratio", [1.0, 1.5])
def test_a_change_below_many_arrows_gives_the_pixels_of_painting_everything(ratio: float):
    layout = layout_of(crowded(), 17)
    layer, fresh = BoardImage(), BoardImage()
    layer.update(crowded(), layout, LIGHT, window(layout), ratio)
    region = layer.update(crowded(move=180), layout, LIGHT, window(layout), ratio)
    assert region.boundingRect().size() != window(layout)
    fresh.update(crowded(move=180), layout, LIGHT, window(layout), ratio)
    assert layer.image == fresh.image


def graph_with_many_edges() -> Picture:
    places = tuple(PlanPoint(number % 8, number // 8 + number / 99) for number in range(60))
    plan = GraphPlan(places, tuple(combinations(range(60), 2)))
    return Picture(EmptyBoard(plan.size, plan=plan), {Point(0, 0): Cell(Colour.BLACK)})


@for_each(
    "shown", [crowded(), labelled(), graph_with_many_edges()], ids=["arrows", "labels", "graph"]
)
def test_a_picture_painted_in_slices_gets_the_pixels_of_painting_it_at_once(
    shown: Picture, monkeypatch
):
    monkeypatch.setattr(board_image, "_SLICE", 0)
    layout = Layout.for_picture(shown, 15)
    layer, fresh = BoardImage(), BoardImage()
    layer.update(shown, layout, LIGHT, window(layout), in_slices=True)
    slices = 0
    while not layer.is_complete:
        assert not layer.paint_next_slice().isEmpty()
        slices += 1
    assert slices > 5
    fresh.update(shown, layout, LIGHT, window(layout))
    assert fresh.is_complete
    assert layer.image == fresh.image


@for_each("shown", [crowded, labelled])
def test_what_changes_between_slices_is_painted_in_the_end(shown, monkeypatch):
    monkeypatch.setattr(board_image, "_SLICE", 0)
    layout = Layout.for_picture(shown(), 15)
    layer, fresh = BoardImage(), BoardImage()
    layer.update(shown(), layout, LIGHT, window(layout), in_slices=True)
    for move in (3, 300):
        layer.paint_next_slice()
        assert layer.update(shown(move=move), layout, LIGHT, window(layout)).isEmpty()
    layer.paint_next_slice(whole=True)
    fresh.update(shown(move=300), layout, LIGHT, window(layout))
    assert layer.image == fresh.image


def test_a_usual_picture_is_never_painted_in_slices(monkeypatch):
    monkeypatch.setattr(board_image, "_SLICE", 0)
    size = Size(19, 19)
    full = Picture(
        empty_board(19), {point: Cell(Colour.BLACK, label="361") for point in size.points()}
    )
    layer, layout = BoardImage(), layout_of(full, 12)
    layer.update(full, layout, LIGHT, window(layout), in_slices=True)
    assert layer.is_complete


def test_many_arrows_look_like_few(monkeypatch):
    arrows = crowded(8)
    layout = layout_of(arrows, 24)
    exact, quick = BoardImage(), BoardImage()
    exact.update(arrows, layout, PRINT, window(layout))
    monkeypatch.setattr(overlay, "MANY_ARROWS", 5)
    quick.update(arrows, layout, PRINT, window(layout))
    bare = BoardImage()
    bare.update(
        arrows._replace(overlays_above=arrows.overlays_above[-1:]), layout, PRINT, window(layout)
    )
    blank, one, other = (bytes(it.image.constBits()) for it in (bare, exact, quick))
    inked = sum(a != b for a, b in zip(one, blank, strict=True))
    far = sum(abs(a - b) > 64 for a, b in zip(one, other, strict=True))
    assert far < 0.03 * inked
