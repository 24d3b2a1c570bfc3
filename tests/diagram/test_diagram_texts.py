"""No text on or beside a board covers another: rectangles of ink, measured."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from goboard_gui.diagram import fonts
from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
from goboard_gui.diagram.edge_labels import estimated_width, every_nth_index
from goboard_gui.diagram.layout import BoardMargins, Layout
from goboard_gui.diagram.painting.device import Device
from goboard_gui.diagram.painting.empty_board import PlacedEdgeLabel, placed_edge_labels
from goboard_gui.diagram.painting.labels import NameStyle
from goboard_gui.diagram.painting.surface import Surface
from goboard_gui.diagram.picture import EdgeLabels, EmptyBoard, Picture
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.go import Board, Crop, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, Side, notation
from tests.cases import for_each

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [Size(9, 9), Size(13, 13), Size(19, 19), Size(19, 13), Size(52, 52)]
PITCHES = {size: (8, 34) if size.width == 52 else (8, 14, 18.5, 34) for size in SIZES}
SECONDS = dict(zip([n.id for n in NOTATIONS], [*NOTATIONS[1:], NOTATIONS[0]], strict=True))

each_notation = for_each("notation", NOTATIONS, ids=lambda notation: notation.id)
each_size = pytest.mark.parametrize("size", SIZES, ids=str)


class Written(NamedTuple):
    """A text and the rectangle of its ink."""

    text: str
    box: QRectF


def drawn(picture: Picture, pitch: float) -> Surface:
    return Surface.for_device(
        Device.for_pixels(1.0), Layout.for_picture(picture, pitch).aligned_to_pixels(), LIGHT
    )


@cache
def measured(text: str, pixels: int) -> tuple[QRectF, float, float]:
    """The rectangle of a text's ink, its advance, and the height of capitals."""
    fonts.ensure_glyphs(text)
    font = QFont([*LIGHT.families, fonts.FAMILY])
    font.setPixelSize(pixels)
    metrics = QFontMetricsF(font)
    return metrics.tightBoundingRect(text), metrics.horizontalAdvance(text), metrics.capHeight()


def ink(text: str, centre: QPointF, em: float, squeeze: float = 1.0) -> Written:
    """What a text covers whose middle, by width and by height of capitals, is at a place."""
    tight, advance, capitals = measured(text, max(round(em), 1))
    left = round(centre.x() - advance * squeeze / 2)
    box = QRectF(tight.x() * squeeze, tight.y(), tight.width() * squeeze, tight.height())
    return Written(text, box.translated(left, round(centre.y() + capitals / 2)))


def at_edges(empty_board: EmptyBoard, surface: Surface) -> list[Written]:
    return [
        ink(text, centre, em) for centre, text, em, *_ in placed_edge_labels(empty_board, surface)
    ]


def on_points(picture: Picture, surface: Surface) -> list[Written]:
    lettering, pitch = surface.stamp_renderer.cell_style.lettering, surface.pitch
    style = NameStyle.for_names(picture.empty_board.longest_name, lettering)
    found = []
    columns, rows = (_some_lines(lines) for lines in picture.empty_board.size)
    for (column, row), cell in picture.cells.items():
        if column in columns and row in rows and style.is_legible(cell.name, lettering, pitch):
            em = style.name_em(cell.name, lettering) * pitch
            drop = QPointF(0, style.vertical_offset(cell.stone) * pitch)
            centre = QPointF(surface.grid.x[column], surface.grid.y[row]) + drop
            found.append(ink(cell.name, centre, em, style.squeeze))
    return found


def _some_lines(lines: int) -> set[int]:
    """The lines whose names are measured: on a large board those at the edges and in the middle."""
    middle = lines // 2
    return {*range(3), *range(middle - 4, middle + 5), *range(lines - 3, lines)}


def in_structure(empty_board: EmptyBoard, surface: Surface) -> list[Written]:
    captions = empty_board.notation_grid.captions if empty_board.notation_grid else ()
    lettering, pitch = surface.stamp_renderer.cell_style.lettering, surface.pitch
    return [
        ink(caption.text, surface.to_pixels(caption.place), caption.size * pitch)
        for caption in captions
        if not caption.watermark and lettering.is_legible(caption.text, caption.size * pitch)
    ]


def covering(texts: Iterable[Written]) -> list[tuple[str, str]]:
    """The pairs of texts that share ink, looked for from left to right."""
    ordered = sorted(texts, key=lambda written: written.box.left())
    found = []
    for index, one in enumerate(ordered):
        for other in ordered[index + 1 :]:
            if other.box.left() >= one.box.right():
                break
            if one.box.intersects(other.box):
                found.append((one.text, other.text))
    return found


@pytest.mark.parametrize(
    ("size", "names"),
    [*((size, NamedPoints.ALL) for size in SIZES), (Size(19, 19), NamedPoints.NONE)],
    ids=lambda value: getattr(value, "value", str(value)),
)
@each_notation
def test_no_text_covers_another(notation, size, names):
    naming = Naming(notation, size)
    shown = DisplayOptions(names=names, structure=True, second=SECONDS[notation.id])
    picture = compose_picture(Board.empty(size), naming, shown)
    found = {}
    for pitch in PITCHES[size]:
        surface = drawn(picture, pitch)
        texts = at_edges(picture.empty_board, surface) + in_structure(picture.empty_board, surface)
        found[pitch] = covering(texts + on_points(picture, surface))
    assert found == {pitch: [] for pitch in PITCHES[size]}


@each_size
@each_notation
@for_each("view", [Symmetry.IDENTITY, Symmetry.R90])
def test_labels_stay_on_the_board_and_off_its_stones(notation, size, view):
    naming = Naming(notation, size, view, Reading.TRAVEL)
    picture = compose_picture(
        Board.empty(size), naming, DisplayOptions(second=SECONDS[notation.id])
    )
    astray = []
    for pitch in PITCHES[size]:
        surface = drawn(picture, pitch)
        # Kanji of some fonts reach further below the line than digits, at 14 px by 1.6 px.
        board = surface.layout.board_rect().adjusted(-1.5, -1.5, 1.5, 2)
        left, top, right, bottom = surface.layout.crop
        stones = surface.grid.cells_rect(left, top, right, bottom).adjusted(1, 1, -1, -1)
        for text, box in at_edges(picture.empty_board, surface):
            if not board.contains(box) or stones.intersects(box):
                astray.append((pitch, text))
    assert astray == []


@each_notation
def test_all_labels_of_a_full_board_are_seen_in_a_window_of_a_thousand_pixels(notation):
    naming = Naming(notation, Size(19, 19))
    picture = compose_picture(
        Board.empty(naming.size), naming, DisplayOptions(second=SECONDS[notation.id])
    )
    texts = placed_edge_labels(picture.empty_board, drawn(picture, 42))
    assert len(texts) == 8 * 19
    assert min(em for _, _, em, *_ in texts) >= 9


def test_labels_become_smaller_then_fewer_then_vanish():
    naming = Naming(notation("western"), Size(19, 19))
    picture = compose_picture(
        Board.empty(naming.size), naming, DisplayOptions(edges=frozenset({Side.BOTTOM}))
    )
    seen: list[list[PlacedEdgeLabel]] = [
        placed_edge_labels(picture.empty_board, drawn(picture, pitch)) for pitch in (48, 20, 7, 4)
    ]
    sizes = [{em for _, _, em, *_ in texts} for texts in seen]
    assert sizes == [{17}, {12}, {6}, set()]
    assert [len(texts) for texts in seen] == [19, 19, 10, 0]
    fewest = [text for _, text, *_ in seen[2]]
    assert fewest[0], fewest[-1] == ("A", "T")


def test_japanese_signs_are_left_out_sooner_than_plain_ones():
    for key, pitch, count in (("western", 24, 169), ("kanji", 31, 0), ("kanji", 36, 169)):
        naming = Naming(notation(key), Size(13, 13))
        picture = compose_picture(
            Board.empty(naming.size), naming, DisplayOptions(names=NamedPoints.ALL)
        )
        assert len(on_points(picture, drawn(picture, pitch))) == count


@given(count=st.integers(1, 52), step=st.integers(1, 60))
def test_what_remains_of_labels_begins_and_ends_with_the_ends_and_has_room(count, step):
    chosen = every_nth_index(count, step)
    assert chosen[0] == 0
    assert all(after - before >= step for before, after in pairwise(chosen))
    assert len(chosen) == 1 or chosen[-1] == count - 1
    assert (len(chosen) == 1) == (count - 1 < step)


@for_each(
    "text",
    ["A", "W", "-3-3", "+10", "(18,18)", "S9.17", "T-10+10", "120'", "十九", "19の十九", "3'3'"],
)
def test_the_breadth_of_a_text_is_about_right(text):
    fonts.ensure_glyphs(text)
    font = QFont([*LIGHT.families, fonts.FAMILY])
    font.setPixelSize(100)
    assert estimated_width(text) == pytest.approx(
        QFontMetricsF(font).horizontalAdvance(text) / 100, rel=0.35
    )


def side_of(text: PlacedEdgeLabel, surface: Surface) -> Side:
    """The side of the board beyond which a label stands."""
    x, y = text.centre.x(), text.centre.y()
    if surface.grid.x[0] <= x <= surface.grid.x[-1]:
        return Side.TOP if y < surface.grid.y[0] else Side.BOTTOM
    return Side.LEFT if x < surface.grid.x[0] else Side.RIGHT


@for_each("second", [None, *NOTATIONS[:3]], ids=lambda n: n.id if n else "one")
@for_each("count", range(5))
def test_labels_stand_on_the_chosen_sides_only(second, count):
    naming = Naming(notation("western"), Size(9, 9))
    for sides in combinations(Side, count):
        shown = DisplayOptions(edges=frozenset(sides), second=second)
        picture = compose_picture(Board.empty(naming.size), naming, shown)
        texts = placed_edge_labels(picture.empty_board, drawn(picture, 40))
        assert {side_of(text, drawn(picture, 40)) for text in texts} == set(sides)
        assert len(texts) == len(sides) * 9 * (1 if second is None else 2)


def rows(picture: Picture) -> Mapping[str, list[str]]:
    """The labels seen above the board, by their colour."""
    surface = drawn(picture, 40)
    found: dict[str, list[str]] = {}
    top = surface.grid.y[surface.layout.crop.top]
    for centre, text, _, colour, *_ in placed_edge_labels(picture.empty_board, surface):
        if centre.y() < top:
            found.setdefault(colour, []).append(text)
    return found


def test_the_second_notation_stands_outside_the_first_smaller_and_in_another_colour():
    naming = Naming(notation("western"), Size(9, 9), Symmetry.R90)
    picture = compose_picture(
        Board.empty(naming.size), naming, DisplayOptions(second=notation("andreev"))
    )
    assert rows(picture) == {
        LIGHT.edge_ink: [str(number) for number in range(1, 10)],
        LIGHT.second_ink: ["+0", "+1", "+2", "+3", "=4", "-3", "-2", "-1", "-0"],
    }
    texts = placed_edge_labels(picture.empty_board, drawn(picture, 40))
    first, second = (
        [text for text in texts if text.colour == ink] for ink in (LIGHT.edge_ink, LIGHT.second_ink)
    )
    assert max(t.centre.y() for t in second) > max(t.centre.y() for t in first)
    assert min(t.centre.x() for t in second) < min(t.centre.x() for t in first)
    assert second[0].size < first[0].size


def test_a_crop_keeps_the_labels_of_lines_and_drops_those_of_border_points():
    naming = Naming(notation("western"), Size(19, 19))
    shown = DisplayOptions(second=notation("tengen-squares"))
    whole = compose_picture(Board.empty(naming.size), naming, shown)
    empty_board = whole.empty_board
    assert empty_board.edges.valid_along_line
    assert not empty_board.second.valid_along_line
    lower_left = Picture(empty_board, crop=Crop(0, 12, 6, 18))
    upper_left = Picture(empty_board, crop=Crop(0, 0, 6, 6))
    assert rows(lower_left) == {LIGHT.edge_ink: list("ABCDEFG")}
    assert rows(upper_left)[LIGHT.second_ink] == [f"N9.{offset}" for offset in range(7)]
    assert (
        Layout.for_picture(lower_left, 1).margins.top
        < Layout.for_picture(upper_left, 1).margins.top
    )


def test_a_cut_side_without_true_labels_shows_half_a_cell_more():
    naming = Naming(notation("tengen-squares"), Size(19, 19))
    picture = compose_picture(Board.empty(naming.size), naming, DisplayOptions())
    margins = Layout.for_picture(Picture(picture.empty_board, crop=Crop(4, 4, 9, 9)), 1).margins
    assert margins == (0.5, 0.5, 0.5, 0.5)


def test_margins_make_room_for_long_labels_and_for_second_ones():
    short, long = EdgeLabels(left=("1",), top=("A",)), EdgeLabels(left=("N9.17",), top=("N9.17",))
    one, other = BoardMargins.for_labels(short), BoardMargins.for_labels(long)
    assert other.left > one.left
    assert other.top == one.top
    both = BoardMargins.for_labels(short, long)
    assert both.left > one.left
    assert both.top > one.top
    assert both.right == one.right


def test_a_second_notation_makes_another_ground():
    naming = Naming(notation("western"), Size(9, 9))
    one, other = (
        compose_picture(Board.empty(naming.size), naming, DisplayOptions(second=second))
        for second in (None, notation("andreev"))
    )
    assert one.diff(other) is None


def test_names_of_squares_stand_in_their_middle():
    style = NameStyle.for_names(
        "50", drawn(Picture(EmptyBoard(Size(3, 3))), 40).stamp_renderer.cell_style.lettering
    )
    assert style.vertical_offset(None) > 0
    assert style._replace(in_squares=True).vertical_offset(None) == 0
