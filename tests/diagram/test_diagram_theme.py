from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from goboard_gui.diagram.notation_grids import notation_grid
from goboard_gui.diagram.picture import (
    Cell,
    NotationGrid,
    Picture,
    StatusMark,
    Tint,
    TintRole,
)
from goboard_gui.diagram.theme import DARK, HIGH_CONTRAST, LIGHT, PRINT
from goboard_gui.go import Point, Size
from goboard_gui.notation import Naming, notation
from tests.cases import for_each
from tests.diagram.diagram_cases import colour_at, empty_board, layout_of, shown

pytestmark = pytest.mark.usefixtures("qapp")

each_theme = for_each(
    "theme", [LIGHT, DARK, PRINT, HIGH_CONTRAST], ids=["light", "dark", "print", "high contrast"]
)
HEAT = [TintRole.COOL, TintRole.MILD, TintRole.WARM, TintRole.HOT, TintRole.HOTTEST]

# Viénot, Brettel and Mollon (1999): linear RGB as people without one kind of cones see it.
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanope": ((0.1121, 0.8853, -0.0005), (0.1127, 0.8897, -0.0001), (0.0045, 0.0001, 1.0019)),
    "deuteranope": ((0.2920, 0.7054, -0.0003), (0.2934, 0.7089, 0.0), (-0.0210, 0.0256, 1.0019)),
}


def on_board(role: TintRole, theme) -> QColor:
    """Return how a tint of a role looks between the lines of a board."""
    point = Point(1, 1)
    tinted = Picture(empty_board(Size(3, 3)), {}, (Tint(frozenset({point}), role),))
    place = layout_of(tinted, 40).centre(point) + QPointF(10, 10)
    return colour_at(shown(tinted, theme, 40), place)


def seen(colour: QColor, sight: str) -> tuple[float, ...]:
    """Return a colour as somebody sees it, in sRGB from 0 to 255."""
    linear = [(part / 255) ** 2.2 for part in colour.getRgb()[:3]]
    mixed = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in SIGHT[sight]]
    return tuple(255 * max(part, 0) ** (1 / 2.2) for part in mixed)


@each_theme
def test_every_role_has_a_colour(theme):
    assert len(theme.tints) == len(TintRole)
    assert all(QColor(tint).isValid() for tint in theme.tints)


@each_theme
def test_the_steps_of_heat_darken(theme):
    steps = [on_board(role, theme).lightness() for role in HEAT]
    assert all(lighter > darker + 5 for lighter, darker in pairwise(steps))


@for_each("sight", SIGHT)
@for_each("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "high contrast"])
def test_right_wrong_and_asked_stand_apart_for_everybody(theme, sight):
    colours = [
        seen(on_board(role, theme), sight)
        for role in (TintRole.RIGHT, TintRole.WRONG, TintRole.QUESTION)
    ]
    for index, one in enumerate(colours):
        for other in colours[:index]:
            assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 60


@each_theme
@for_each("role", HEAT, ids=lambda role: role.name)
def test_a_mistake_stands_out_on_every_heat(theme, role):
    point = Point(1, 1)
    tint = (Tint(frozenset({point}), role),)
    plain = Picture(empty_board(Size(3, 3)), {}, tint)
    marked = Picture(plain.empty_board, {point: Cell(status_mark=StatusMark.MISTAKE)}, tint)
    place = layout_of(plain, 60).centre(point)
    middle = [colour_at(shown(each, theme, 60), place + QPointF(6, 6)) for each in (plain, marked)]
    rim = colour_at(shown(marked, theme, 60), place + QPointF(3, 9))
    assert abs(middle[0].lightness() - middle[1].lightness()) > 60 or (
        abs(rim.lightness() - middle[1].lightness()) > 60
    )


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG 2 defines it."""
    parts = [part / 255 for part in QColor(colour).getRgb()[:3]]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


TEXTS = ("line", "ink", "name_ink", "edge_ink", "second_ink", "structure")


@pytest.mark.parametrize(
    ("part", "least"),
    [*((part, 4.5) for part in TEXTS), ("spot", 3), ("arrow", 4.5)],
)
def test_everything_stands_out_from_a_board_of_high_contrast(part, least):
    assert contrast(getattr(HIGH_CONTRAST, part), HIGH_CONTRAST.surface) >= least


@each_theme
@for_each("solid", [False, True])
def test_quadrants_can_be_read_in_their_tints(theme, solid):
    size, pitch = Size(19, 19), 36
    grid = notation_grid(Naming(notation("andreev"), size))
    bare = NotationGrid(grid.tints, grid.lines)
    # A full block shows the colour of the watermarks without the edges of letters.
    blocks = [caption._replace(text="█") for caption in grid.captions]
    pictures = [
        Picture(empty_board(size)._replace(notation_grid=each), {})
        for each in (bare, bare._replace(captions=tuple(blocks)))
    ]
    without, with_block = (
        shown(picture, theme._replace(solid=solid), pitch) for picture in pictures
    )
    layout = layout_of(pictures[0], pitch)
    for caption in blocks:
        column, row = caption.place
        corner = layout.centre(Point(int(column), int(row)))
        place = corner + QPointF(3, 3 + pitch * (row % 1))
        assert contrast(colour_at(with_block, place), colour_at(without, place)) >= 3


@pytest.mark.parametrize("stone", ["#000000", "#ffffff"])
def test_both_stones_stand_out_from_a_board_of_high_contrast(stone):
    assert contrast(stone, HIGH_CONTRAST.surface) >= 3


@each_theme
@pytest.mark.parametrize("part", ["line", "ink", "name_ink", "edge_ink"])
def test_coordinates_and_lines_stand_out_from_every_board(theme, part):
    assert contrast(getattr(theme, part), theme.surface) >= 4.5
