from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QRegion

from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.picture import (
    Arrow,
    Badge,
    Cell,
    Edges,
    Emblem,
    FractionalPoint,
    Picture,
    Segment,
    Stroke,
    Tint,
    TintRole,
)
from goboard_gui.diagram.theme import DARK, LIGHT, PRINT, Theme
from goboard_gui.go import Colour, Point, Size
from goboard_gui.record.values.signs import Sign
from tests.cases import for_each
from tests.diagram.diagram_cases import (
    ASPECT,
    PLACEMENTS,
    aspects,
    crops,
    ground,
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
    pitch=st.floats(4, 70),
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
    before = Picture(ground(size))
    after = replace(before, overlays_above=(faded,))
    layout = layout_of(before, pitch, aspect=ASPECT)
    repainted, fresh = BoardImage(), BoardImage()
    repainted.update(before, layout, theme, window(layout))
    earlier = repainted.image.copy()
    region = repainted.update(after, layout, theme, window(layout))
    fresh.update(after, layout, theme, window(layout))
    assert repainted.image == fresh.image
    assert blanked(repainted.image, region) == blanked(earlier, region)


def test_what_a_badge_covers_of_a_neighbour_at_its_corner_stays():
    touching = Cell(signs=(Sign.TRIANGLE,), badges=(Badge(Emblem.TOUCHES_BLACK, "a", None),))
    before = Picture(ground(4), {Point(2, 1): touching})
    after = replace(before, overlays_above=(Arrow(Point(0, 0), Point(3, 1), False),))
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
    assert layer.update(replace(shown), layout, LIGHT, window(layout)).isEmpty()


def test_a_move_repaints_little_more_than_its_point():
    layer, before = BoardImage(), Picture(ground(19))
    layout = layout_of(before, 24).aligned()
    layer.update(before, layout, LIGHT, window(layout))
    after = replace(before, cells={Point(3, 3): Cell(Colour.BLACK)})
    rect = layer.update(after, layout, LIGHT, window(layout)).boundingRect()
    assert rect.contains(layout.cell_rect(Point(3, 3)).toRect())
    assert rect.width() <= 1.4 * 24
    assert rect.height() <= 1.4 * 24


@pytest.mark.parametrize(
    ("layout", "theme", "extra", "ratio"),
    [
        (Layout.at_pitch(Size(9, 9), 21), LIGHT, 0, 1.0),
        (Layout.at_pitch(Size(9, 9), 20).moved(3, 0), LIGHT, 0, 1.0),
        (Layout.at_pitch(Size(9, 9), 20), DARK, 0, 1.0),
        (Layout.at_pitch(Size(9, 9), 20), LIGHT, 7, 1.0),
        (Layout.at_pitch(Size(9, 9), 20), LIGHT, 0, 2.0),
    ],
    ids=["pitch", "place", "theme", "window", "ratio"],
)
def test_another_setting_repaints_everything(layout: Layout, theme: Theme, extra, ratio):
    first = Layout.at_pitch(Size(9, 9), 20)
    layer, shown = BoardImage(), Picture(ground(), {Point(4, 4): Cell(Colour.WHITE)})
    layer.update(shown, first, LIGHT, QSize(220, 220))
    size = QSize(220 + extra, 220)
    assert layer.update(shown, layout, theme, size, ratio).boundingRect().size() == size
    fresh = BoardImage()
    fresh.update(shown, layout, theme, size, ratio)
    assert layer.image == fresh.image
    assert layer.image.size() == size * ratio


def test_another_ground_repaints_everything():
    layer, shown = BoardImage(), Picture(ground())
    layout = layout_of(shown, 20)
    layer.update(shown, layout, PRINT, window(layout))
    bare = replace(shown, ground=replace(shown.ground, edges=Edges()))
    assert layer.update(bare, layout, PRINT, window(layout)).boundingRect().size() == window(layout)


def test_a_jump_to_another_position_repaints_it_all_correctly():
    size = Size(19, 19)
    before = Picture(ground(19), {point: Cell(Colour.BLACK) for point in size.points()})
    after = Picture(
        ground(19), spotlight=(Segment(FractionalPoint(0, 0), FractionalPoint(18, 0), Stroke.SPOT),)
    )
    layout = layout_of(before, 12)
    layer, fresh = BoardImage(), BoardImage()
    layer.update(before, layout, LIGHT, window(layout))
    layer.update(after, layout, LIGHT, window(layout))
    fresh.update(after, layout, LIGHT, window(layout))
    assert layer.image == fresh.image


def test_a_window_without_size_shows_nothing():
    layer, shown = BoardImage(), Picture(ground())
    assert layer.update(shown, layout_of(shown, 20), LIGHT, QSize(0, 0)).isEmpty()
    assert layer.image.isNull()
