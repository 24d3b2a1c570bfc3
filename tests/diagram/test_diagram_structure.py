from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.picture import Place, Role, Segment, Stroke, Tint
from goboard_gui.diagram.structure import spotlight, structure
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import Naming, Reading, notation
from tests.diagram.diagram_cases import points_of

ANDREEV, TENGEN, WESTERN = (notation(key) for key in ("andreev", "tengen-squares", "western"))
QUADRANTS = {"++": Role.FIRST, "+-": Role.SECOND, "--": Role.THIRD, "-+": Role.FOURTH}
AREAS = {"W": Role.FIRST, "N": Role.SECOND, "E": Role.THIRD, "S": Role.FOURTH}

sizes = st.builds(Size, st.integers(1, 22), st.integers(1, 22))
views = st.sampled_from(Symmetry)
readings = st.sampled_from(Reading)


def roles(naming: Naming) -> dict[Point, Role]:
    """The role of each tinted view point; each point is tinted once at most."""
    found: dict[Point, Role] = {}
    for tint in structure(naming).tints:
        assert not found.keys() & tint.points
        found |= dict.fromkeys(tint.points, tint.role)
    return found


def signs(name: str) -> str:
    return "".join(sign for sign in name if sign in "+-=")


@given(size=sizes, view=views, reading=readings)
def test_a_quadrant_is_tinted_where_names_have_its_signs(size, view, reading):
    naming = Naming(ANDREEV, size, view, reading)
    found = roles(naming)
    for point in size.points():
        assert found.get(naming.to_view(point)) == QUADRANTS.get(signs(naming.name(point)))


@given(size=sizes, view=views, reading=readings)
def test_a_watermark_lies_in_the_quadrant_whose_signs_it_shows(size, view, reading):
    naming = Naming(ANDREEV, size, view, reading)
    found = roles(naming)
    captions = structure(naming).captions
    assert len(captions) == len(set(found.values()))
    for caption in captions:
        assert caption.watermark
        here = Point(int(caption.place.column), int(caption.place.row))
        assert found[here] == QUADRANTS[caption.text.replace("−", "-")]


@given(size=sizes, view=views, reading=readings)
def test_centre_lines_run_where_names_have_an_equals_sign(size, view, reading):
    naming = Naming(ANDREEV, size, view, reading)
    on_lines = {naming.to_view(point) for point in size.points() if "=" in naming.name(point)}
    drawn = {
        point
        for line in structure(naming).lines
        for point in naming.view_size.points()
        if (
            point.column in {line.start.column, line.end.column}
            and line.start.column == line.end.column
        )
        or (point.row in {line.start.row, line.end.row} and line.start.row == line.end.row)
    }
    assert drawn == on_lines


@given(size=sizes, view=views, reading=readings)
def test_an_area_about_tengen_is_tinted_where_names_have_its_letter(size, view, reading):
    naming = Naming(TENGEN, size, view, reading)
    found = roles(naming)
    for point in size.points():
        assert found.get(naming.to_view(point)) == AREAS.get(naming.name(point)[0])


@given(size=sizes, view=views, reading=readings)
def test_a_level_is_written_between_two_points_that_have_it(size, view, reading):
    naming = Naming(TENGEN, size, view, reading)
    names = {naming.to_view(point): naming.name(point) for point in size.points()}
    for caption in structure(naming).captions:
        x, y = caption.place
        beside = [
            name for (column, row), name in names.items() if abs(column - x) + abs(row - y) == 0.5
        ]
        assert len(beside) == 2
        assert {name[1:].split(".")[0] for name in beside} == {caption.text}


def test_nine_squares_four_divisions_and_their_levels_explain_a_large_board():
    drawn = structure(Naming(TENGEN, Size(19, 19)))
    strokes = [line.stroke for line in drawn.lines]
    assert strokes.count(Stroke.SQUARE) == 4 * 9
    assert strokes.count(Stroke.DIVISION) == 4
    assert sorted(caption.text for caption in drawn.captions) == sorted("123456789" * 4)


def test_a_division_runs_between_the_sides_it_divides():
    drawn = structure(Naming(TENGEN, Size(19, 19)))
    west_to_north = next(line for line in drawn.lines if line.stroke is Stroke.DIVISION)
    assert west_to_north.start == Place(8, 8.5)
    assert west_to_north.end == Place(0, 0.5)


def test_a_notation_of_lines_has_no_figure():
    assert structure(Naming(WESTERN, Size(19, 19))) is None


@given(size=sizes, view=views, data=st.data())
def test_the_two_lines_through_a_point_light_up(size, view, data):
    point = data.draw(points_of(size))
    naming = Naming(WESTERN, size, view)
    column, row = naming.to_view(point)
    width, height = naming.view_size
    assert spotlight(naming, point) == (
        Segment(Place(column, 0), Place(column, height - 1), Stroke.SPOT),
        Segment(Place(0, row), Place(width - 1, row), Stroke.SPOT),
    )


@given(size=sizes, view=views, reading=readings, data=st.data())
def test_the_square_of_a_point_and_its_side_light_up(size, view, reading, data):
    naming = Naming(TENGEN, size, view, reading)
    point = data.draw(points_of(size))
    lit = {tint.role: tint.points for tint in spotlight(naming, point) if isinstance(tint, Tint)}

    def level(name: str) -> str:
        return name[1:].split(".")[0]

    own = naming.name(point)
    for other in size.points():
        name, seen = naming.name(other), naming.to_view(other)
        in_square = level(name) == level(own)
        on_side = in_square and name[0] == own[0]
        assert (seen in lit[Role.GLOW]) == on_side
        assert (seen in lit[Role.SPOT]) == (in_square and not on_side)


@pytest.mark.parametrize("reading", Reading)
def test_names_that_travel_take_their_figure_along(reading):
    naming = Naming(ANDREEV, Size(19, 19), Symmetry.R90, reading)
    lower_left = roles(naming)[Point(0, 18)]
    assert lower_left == {Reading.TRAVEL: Role.FOURTH, Reading.STAY: Role.FIRST}[reading]
