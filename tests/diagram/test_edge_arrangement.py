"""Labels at the edges of boards on paper: where they are, and that they can be read."""

from __future__ import annotations

from itertools import combinations
from math import inf
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from goboard_gui.diagram.compose import DisplayOptions, make_empty_board
from goboard_gui.diagram.edge_arrangement import EdgeSpace, EdgeType, arrange_edge_labels
from goboard_gui.diagram.edge_labels import estimated_width
from goboard_gui.diagram.painting.device import Device
from goboard_gui.diagram.painting.empty_board import placed_edge_labels
from goboard_gui.diagram.painting.surface import Surface
from goboard_gui.diagram.paper_layout import (
    LEAST_EDGE_SIZE,
    USUAL_EDGE_SIZE,
    paper_layout,
    pitch_for_width,
)
from goboard_gui.diagram.picture import EdgeLabels, EmptyBoard, Picture
from goboard_gui.diagram.theme import PRINT
from goboard_gui.diagram.units import MM_PER_POINT
from goboard_gui.go import Crop, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, Side, notation
from tests.cases import for_each

if TYPE_CHECKING:
    from goboard_gui.diagram.layout import Layout

TYPE = EdgeType(USUAL_EDGE_SIZE, LEAST_EDGE_SIZE)
NINETEEN = Size(19, 19)

pytestmark = pytest.mark.usefixtures("qapp")


def picture_of(
    named: str,
    size: Size = NINETEEN,
    *,
    second: str = "",
    view: Symmetry = Symmetry.IDENTITY,
    reading: Reading = Reading.TRAVEL,
    crop: Crop | None = None,
) -> Picture:
    options = DisplayOptions(second=notation(second) if second else None)
    naming = Naming(notation(named), size, view, reading)
    return Picture(make_empty_board(naming, options), crop=crop)


def drawn_boxes(layout: Layout, empty_board: EmptyBoard) -> list[tuple[str, QRectF]]:
    """The labels at the edges with the rectangles of their ink, in millimetres."""
    surface = Surface.for_device(Device(None, False), layout, PRINT)
    lettering = surface.stamp_renderer.cell_style.lettering
    boxes = []
    for centre, text, size, _, turned, squeeze in placed_edge_labels(empty_board, surface):
        wide, high = lettering.width(text) * size * squeeze, lettering.height() * size
        box = QRectF(0, 0, high, wide) if turned else QRectF(0, 0, wide, high)
        box.moveCenter(centre)
        boxes.append((text, box))
    return boxes


def arranged(labels: tuple[str, ...], pitch: float, *, count_up: bool = False, room: float = inf):
    edges = EdgeLabels(labels, (), labels, (), count_up=count_up)
    size = Size(len(labels), 5)
    space = EdgeSpace(size, Crop.whole_board(size), pitch, pitch, room)
    return arrange_edge_labels(edges, EdgeLabels(), space, TYPE, estimated_width)


LONG = tuple(f"{number}00" for number in range(1, 10))


@for_each(
    ("pitch", "layers", "turned", "count"),
    [
        (6.0, 1, False, 9),
        (4.05, 1, False, 9),
        (3.9, 2, False, 9),
        (2.1, 2, False, 9),
        (1.95, 1, True, 9),
        (1.5, 2, False, 5),
        (1.0, 1, True, 5),
    ],
)
def test_wide_labels_stand_in_two_rows_then_upright_then_only_every_second(
    pitch, layers, turned, count
):
    row = arranged(LONG, pitch, count_up=True).top.first
    assert row is not None
    assert len({distance for _, distance in row.places}) == layers
    assert row.turned is turned
    assert len(row.places) == count
    assert row.size * pitch >= LEAST_EDGE_SIZE - 1e-9


def test_labels_that_do_not_count_up_are_left_out_all_together():
    made = arranged(LONG, 1.5)
    assert made.top.first is None
    assert made.omitted == (Side.TOP, Side.BOTTOM)


def test_every_side_is_sized_for_itself():
    size = Size(19, 19)
    edges = make_empty_board(Naming(notation("serial"), size), DisplayOptions()).edges
    space = EdgeSpace(size, Crop.whole_board(size), 4.2, 4.2)
    made = arrange_edge_labels(edges, EdgeLabels(), space, TYPE, estimated_width)
    assert made.top.first.size * 4.2 == pytest.approx(USUAL_EDGE_SIZE)
    assert LEAST_EDGE_SIZE <= made.bottom.first.size * 4.2 < USUAL_EDGE_SIZE


def test_labels_grow_with_large_cells_up_to_the_usual_ones():
    sizes = [
        paper_layout(picture_of("western"), pitch).edges.top.first.size * pitch
        for pitch in (3.0, 4.0, 5.5, 7.0, 9.0)
    ]
    assert sizes[:2] == pytest.approx([USUAL_EDGE_SIZE] * 2)
    assert sizes[2] > 1.2 * USUAL_EDGE_SIZE
    assert sizes[2:] == pytest.approx([sizes[2]] * 3)


@for_each("named", [found.id for found in NOTATIONS])
@for_each("width", [86.0, 60.0, 40.0])
def test_a_board_with_its_labels_is_no_wider_than_its_column(named, width):
    for second in ("", "western", "andreev"):
        for size in (Size(19, 19), Size(13, 13), Size(9, 9)):
            if not notation(named).supports(size):
                continue
            picture = picture_of(named, size, second=second)
            pitch = pitch_for_width(picture, width, 5.5)
            board = paper_layout(picture, pitch, 1.0, width).board_rect()
            assert board.width() <= width + 1e-6


@for_each("named", [found.id for found in NOTATIONS])
@for_each("reading", Reading)
@for_each("view", [Symmetry.IDENTITY, Symmetry.R90, Symmetry.MIRROR_HORIZONTAL])
def test_labels_are_readable_and_touch_neither_each_other_nor_stones(named, reading, view):
    for pitch, second in ((5.5, ""), (4.2, ""), (4.2, "andreev"), (3.2, "western"), (2.0, "")):
        picture = picture_of(named, second=second, view=view, reading=reading)
        layout = paper_layout(picture, pitch)
        check_labels(layout, picture)


def check_labels(layout: Layout, picture: Picture) -> None:
    boxes = drawn_boxes(layout, picture.empty_board)
    board = layout.board_rect().adjusted(-0.01, -0.01, 0.01, 0.01)
    left, top, right, bottom = layout.crop
    x, y = layout.origin
    reach = layout.pitch * PRINT.stone_diameter / 2
    stones = QRectF(
        x + left * layout.pitch_x - reach,
        y + top * layout.pitch_y - reach,
        (right - left) * layout.pitch_x + 2 * reach,
        (bottom - top) * layout.pitch_y + 2 * reach,
    )
    for text, box in boxes:
        assert board.contains(box), text
        assert not stones.intersects(box), text
    for (one, box), (other, beside) in combinations(boxes, 2):
        assert not box.intersects(beside), (one, other)
    for side in layout.edges[:4]:
        for row in side[:2]:
            assert row is None or row.size * layout.pitch >= LEAST_EDGE_SIZE - 1e-9


LABELS = st.text("AMW1+−=' 九", min_size=1, max_size=8)


@given(data=st.data())
def test_any_labels_on_any_board_are_readable_or_left_out(data):
    width, height = data.draw(st.integers(1, 25)), data.draw(st.integers(1, 25))
    size = Size(width, height)

    def drawn_edges() -> EdgeLabels:
        counts = (width, height, width, height)
        sides = [
            tuple(data.draw(st.lists(LABELS, min_size=count, max_size=count)))
            if data.draw(st.booleans())
            else ()
            for count in counts
        ]
        return EdgeLabels(*sides, count_up=data.draw(st.booleans()))

    crop = None
    if data.draw(st.booleans()):
        left, top = data.draw(st.integers(0, width - 1)), data.draw(st.integers(0, height - 1))
        right = data.draw(st.integers(left, width - 1))
        crop = Crop(left, top, right, data.draw(st.integers(top, height - 1)))
    board = EmptyBoard(size, edges=drawn_edges(), second=drawn_edges())
    picture = Picture(board, crop=crop)
    wanted, room = data.draw(st.floats(0.8, 20.0)), data.draw(st.floats(5.0, 200.0))
    aspect = data.draw(st.sampled_from([1.0, 1.07, 0.9]))
    pitch = pitch_for_width(picture, room, wanted, aspect)
    assert 0 < pitch <= wanted
    layout = paper_layout(picture, pitch, aspect, room)
    check_labels(layout, picture)
    for side in Side:
        has_labels = board.edges.on_side(side) or board.second.on_side(side)
        shown = any(layout.edges.on_side(side)[:2])
        assert shown or side in layout.edges.omitted or not has_labels


def test_a_board_is_up_to_five_percent_smaller_for_its_labels_and_no_more():
    usual = 86 / 20.5
    assert pitch_for_width(picture_of("western"), 86, usual) == usual
    wide = picture_of("tengen-squares")
    pitch = pitch_for_width(wide, 86, usual)
    assert 0.95 * usual <= pitch < usual
    assert paper_layout(wide, pitch, 1.0, 86).edges.omitted == ()
    both = picture_of("tengen-squares", second="audouard")
    usual_of_two = 86 / (18 + 2 * 1.81)
    assert pitch_for_width(both, 86, usual) == pytest.approx(0.95 * usual_of_two)


def test_if_labels_do_not_fit_the_second_notation_on_the_right_is_left_out_first():
    picture = picture_of("tengen-squares", second="audouard")
    states = []
    for width in range(120, 70, -1):
        made = paper_layout(picture, 4.0, 1.0, width).edges
        shown = [bool(row) for side in (made.left, made.right) for row in side[:2]]
        if [shown] != states[-1:]:
            states.append(shown)
        assert (Side.RIGHT in made.omitted) is not all(shown[2:])
        assert (Side.LEFT in made.omitted) is not all(shown[:2])
    assert states == [
        [True, True, True, True],
        [True, True, True, False],
        [True, True, False, False],
        [True, False, False, False],
        [False, False, False, False],
    ]


def test_cropped_boards_have_type_of_the_same_size_as_whole_ones():
    whole = picture_of("andreev")
    part = picture_of("andreev", crop=Crop(9, 9, 18, 18))
    for room in (86, 84, 80):
        pitch = pitch_for_width(whole, room, 86 / 20.5)
        sizes = [
            [
                row.size
                for side in paper_layout(each, pitch, 1.0, room).edges[:4]
                for row in side[:1]
            ]
            for each in (whole, part)
        ]
        assert sizes[0] == sizes[1]


def test_labels_keep_clear_of_those_of_a_notation_grid():
    naming = Naming(notation("diagonal"), NINETEEN)
    for pitch in (2.5, 4.2, 5.5):
        picture = Picture(make_empty_board(naming, DisplayOptions(structure=True)))
        layout = paper_layout(picture, pitch)
        least = 5.5 * MM_PER_POINT
        for place, text, em, *_ in picture.empty_board.notation_grid.captions:
            size = max(em * pitch, least)
            box = QRectF(0, 0, estimated_width(text) * 0.9 * size, 0.74 * size)
            x, y = layout.origin
            box.moveCenter(QPointF(x + place.column * pitch, y + place.row * pitch))
            for label, other in drawn_boxes(layout, picture.empty_board):
                assert not box.intersects(other), (text, label)
