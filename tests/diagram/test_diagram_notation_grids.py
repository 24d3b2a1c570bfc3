from __future__ import annotations

from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.notation_grids import notation_grid, notation_spotlight
from goboard_gui.diagram.picture import FractionalPoint, LineStyle, Segment, Tint, TintRole
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from tests.cases import for_each
from tests.diagram.diagram_cases import points_of
from tests.notation.notation_cases import boards_and_points

ANDREEV, TENGEN = (notation(key) for key in ("andreev", "tengen-squares"))
QUADRANTS = {
    "++": TintRole.FIRST,
    "+-": TintRole.SECOND,
    "--": TintRole.THIRD,
    "-+": TintRole.FOURTH,
}
AREAS = {"W": TintRole.FIRST, "N": TintRole.SECOND, "E": TintRole.THIRD, "S": TintRole.FOURTH}

sizes = st.builds(Size, st.integers(1, 22), st.integers(1, 22))
views = st.sampled_from(Symmetry)
readings = st.sampled_from(Reading)


def roles(naming: Naming) -> dict[Point, TintRole]:
    """The role of each tinted view point; each point is tinted once at most."""
    found: dict[Point, TintRole] = {}
    for tint in notation_grid(naming).tints:
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
    captions = notation_grid(naming).captions
    assert len(captions) == len(set(found.values()))
    for caption in captions:
        assert caption.watermark
        here = Point(int(caption.place.column), int(caption.place.row))
        assert found[here] == QUADRANTS[caption.text[2:].replace("−", "-")]


@given(size=sizes, view=views, reading=readings)
def test_centre_lines_run_where_names_have_an_equals_sign(size, view, reading):
    naming = Naming(ANDREEV, size, view, reading)
    on_lines = {naming.to_view(point) for point in size.points() if "=" in naming.name(point)}
    drawn = {
        point
        for line in notation_grid(naming).lines
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
    for caption in notation_grid(naming).captions:
        x, y = caption.place
        beside = [
            name for (column, row), name in names.items() if abs(column - x) + abs(row - y) == 0.5
        ]
        assert len(beside) == 2
        assert {name[1:].split(".")[0] for name in beside} == {caption.text}


def test_nine_squares_four_divisions_and_their_levels_explain_a_large_board():
    drawn = notation_grid(Naming(TENGEN, Size(19, 19)))
    strokes = [line.stroke for line in drawn.lines]
    assert strokes.count(LineStyle.SQUARE) == 4 * 9
    assert strokes.count(LineStyle.DIVISION) == 4
    assert sorted(caption.text for caption in drawn.captions) == sorted("123456789" * 4)


def test_a_division_runs_between_the_sides_it_divides():
    drawn = notation_grid(Naming(TENGEN, Size(19, 19)))
    west_to_north = next(line for line in drawn.lines if line.stroke is LineStyle.DIVISION)
    assert west_to_north.start == FractionalPoint(8, 8.5)
    assert west_to_north.end == FractionalPoint(0, 0.5)


CORNER_NAMES = ("relative", "rokirovka", "corner", "audouard")
WATERMARKS = {  # lower left, upper left, upper right, lower right
    "andreev": ("1 ++", "2 +−", "3 −−", "4 −+"),
    "relative": ("11", "11'", "1'1'", "1'1"),
    "rokirovka": ("A1", "A1*", "A*1*", "A*1"),
    "corner": ("AA", "A1", "11", "1A"),
    "audouard": ("d", "a", "b", "c"),
}


@given(size=sizes, view=views, reading=readings)
@for_each("key", CORNER_NAMES)
def test_notations_from_the_corners_have_andreevs_quadrants_and_lines(key, size, view, reading):
    naming = Naming(notation(key), size, view, reading)
    one, other = notation_grid(naming), notation_grid(naming._replace(notation=ANDREEV))
    assert one.tints == other.tints
    assert one.lines == other.lines
    assert [caption.place for caption in one.captions] == [
        caption.place for caption in other.captions
    ]


@for_each(("key", "expected"), WATERMARKS.items(), ids=WATERMARKS)
@for_each("size", [Size(18, 18), Size(19, 13)], ids=str)
def test_watermarks_show_how_a_quadrant_is_named(key, expected, size):
    drawn = notation_grid(Naming(notation(key), size))
    assert tuple(caption.text for caption in drawn.captions) == expected


@given(size=sizes, view=views, reading=readings)
def test_watermarks_do_not_lie_on_rows_where_their_minus_signs_would_be_lost(size, view, reading):
    naming = Naming(ANDREEV, size, view, reading)
    found = roles(naming)
    for caption in notation_grid(naming).captions:
        row, column = int(caption.place.row), int(caption.place.column)
        role = found[Point(column, row)]
        alone = len({point.row for point, own in found.items() if own == role}) == 1
        assert caption.place.row % 1 == (0 if alone else 0.5)


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (Size(5, 5), [((2, 0), (2, 4), LineStyle.AXIS), ((0, 2), (4, 2), LineStyle.AXIS)]),
        (Size(4, 3), [((1.5, 0), (1.5, 2), LineStyle.DIVISION), ((0, 1), (3, 1), LineStyle.AXIS)]),
    ],
    ids=str,
)
def test_the_axes_of_the_centre_run_on_lines_or_between_them(size, expected):
    drawn = notation_grid(Naming(notation("centre-signed"), size))
    assert [(line.start, line.end, line.stroke) for line in drawn.lines] == expected


@given(size=sizes, view=views, reading=readings)
def test_the_points_that_draughts_is_played_on_are_tinted(size, view, reading):
    naming = Naming(notation("draughts"), size, view, reading)
    found = roles(naming)
    for point in size.points():
        assert (naming.to_view(point) in found) == ("'" not in naming.name(point))


@given(size=sizes, view=views, reading=readings)
def test_the_points_of_an_oblique_line_share_the_label_at_its_end(size, view, reading):
    naming = Naming(notation("diagonal"), size, view, reading)
    names = {naming.to_view(point): naming.name(point) for point in size.points()}
    drawn = notation_grid(naming)
    for line in drawn.lines:
        (x0, y0), (x1, y1) = line.start, line.end
        steps = int(abs(x1 - x0))
        assert steps == abs(y1 - y0)
        on_line = [
            names[x0 + step * (x1 - x0) / steps, y0 + step * (y1 - y0) / steps]
            for step in range(steps + 1)
        ]
        letters = {name.rstrip("0123456789") for name in on_line}
        numbers = {name.lstrip(ascii_letters) for name in on_line}
        assert len(letters) == 1 or len(numbers) == 1
        capital = next(iter(letters)).isupper()
        assert line.stroke is (LineStyle.OTHER_LATTICE if capital else LineStyle.LATTICE)


@given(size=sizes, view=views, reading=readings)
def test_labels_of_oblique_lines_stand_off_the_board_beside_the_end_they_are_true_of(
    size, view, reading
):
    naming = Naming(notation("diagonal"), size, view, reading)
    names = {naming.to_view(point): naming.name(point) for point in size.points()}
    captions = notation_grid(naming).captions
    assert len(captions) == 2 * (size.width + size.height - 1)
    width, height = naming.view_size
    for caption in captions:
        x, y = caption.place
        assert not (0 <= x <= width - 1 and 0 <= y <= height - 1)
        own = names[round(x), round(y)]
        assert own.startswith(caption.text) or own.lstrip(ascii_letters) == caption.text
        assert caption.line_style is (
            LineStyle.OTHER_LATTICE if own[0].isupper() else LineStyle.LATTICE
        )


def test_a_lattice_is_not_labelled_where_points_are():
    naming = Naming(notation("diagonal"), Size(9, 9))
    assert notation_grid(naming, named=True).captions == ()


def test_levels_make_room_for_names():
    naming = Naming(TENGEN, Size(9, 9))
    for plain, aside in zip(
        notation_grid(naming).captions,
        notation_grid(naming, named=True).captions,
        strict=True,
    ):
        on_row = plain.place.row == int(plain.place.row)
        assert aside.place.column == plain.place.column
        assert (aside.place.row < plain.place.row) == on_row


PLAIN = ("western", "cartesian", "sgf", "korean", "numeric", "kanji", "serial", "cartesian-top")


@for_each("key", [*PLAIN, "named"])
def test_plain_notations_have_no_structure(key):
    assert notation_grid(Naming(notation(key), Size(19, 19))) is None


OF_LINES = [known for known in NOTATIONS if known.separable and known.bijective]


@given(board_and_point=boards_and_points(sizes), view=views)
@for_each(
    "chosen", [*OF_LINES, notation("audouard"), notation("serial")], ids=lambda known: known.id
)
def test_the_two_lines_through_a_point_light_up(chosen, board_and_point, view):
    size, point = board_and_point
    naming = Naming(chosen, size, view)
    column, row = naming.to_view(point)
    width, height = naming.view_size
    assert notation_spotlight(naming, point) == (
        Segment(FractionalPoint(column, 0), FractionalPoint(column, height - 1), LineStyle.SPOT),
        Segment(FractionalPoint(0, row), FractionalPoint(width - 1, row), LineStyle.SPOT),
    )


@given(size=sizes, view=views, reading=readings, data=st.data())
def test_the_square_of_a_point_and_its_side_light_up(size, view, reading, data):
    naming = Naming(TENGEN, size, view, reading)
    point = data.draw(points_of(size))
    lit = {
        tint.role: tint.points
        for tint in notation_spotlight(naming, point)
        if isinstance(tint, Tint)
    }

    def level(name: str) -> str:
        return name[1:].split(".")[0]

    own = naming.name(point)
    for other in size.points():
        name, seen = naming.name(other), naming.to_view(other)
        in_square = level(name) == level(own)
        on_side = in_square and name[0] == own[0]
        assert (seen in lit[TintRole.GLOW]) == on_side
        assert (seen in lit[TintRole.SPOT]) == (in_square and not on_side)


@given(board_and_point=boards_and_points(sizes), view=views, reading=readings)
@for_each("key", ["diagonal", "draughts"])
def test_the_two_diagonals_through_a_point_light_up(key, board_and_point, view, reading):
    size, point = board_and_point
    naming = Naming(notation(key), size, view, reading)
    x, y = naming.to_view(point)
    both = [lit for lit in notation_spotlight(naming, point) if isinstance(lit, Segment)]
    assert len(both) == 2
    width, height = naming.view_size
    slopes = set()
    for line in both:
        (x0, y0), (x1, y1) = line.start, line.end
        assert abs(x1 - x0) == abs(y1 - y0)
        assert abs(x - x0) == abs(y - y0)
        for column, row in (line.start, line.end):
            assert column in (0, width - 1) or row in (0, height - 1)
        slopes.add((x1 - x0) * (y1 - y0) > 0)
    assert len(slopes) == 2 or any(line.start == line.end for line in both)


@given(size=sizes, view=views, reading=readings, data=st.data())
def test_all_points_with_the_name_of_a_point_light_up(size, view, reading, data):
    point = data.draw(points_of(size))
    naming = Naming(notation("named"), size, view, reading)
    lit = {
        tint.role: tint.points
        for tint in notation_spotlight(naming, point)
        if isinstance(tint, Tint)
    }
    own = naming.name(point)
    assert lit[TintRole.GLOW] == {naming.to_view(point)}
    assert lit[TintRole.SPOT] | lit[TintRole.GLOW] == {
        naming.to_view(other) for other in size.points() if naming.name(other) == own
    }


@pytest.mark.parametrize("reading", Reading)
def test_names_that_travel_take_their_figure_along(reading):
    naming = Naming(ANDREEV, Size(19, 19), Symmetry.R90, reading)
    lower_left = roles(naming)[Point(0, 18)]
    assert lower_left == {Reading.TRAVEL: TintRole.FOURTH, Reading.STAY: TintRole.FIRST}[reading]


@pytest.mark.parametrize("key", ["andreev", "relative", "rokirovka", "corner", "audouard"])
def test_watermarks_give_way_to_names_on_the_points(key):
    naming = Naming(notation(key), Size(9, 9))
    plain, among_names = notation_grid(naming), notation_grid(naming, named=True)
    assert len(plain.captions) == 4
    assert among_names.captions == ()
    assert (among_names.tints, among_names.lines) == (plain.tints, plain.lines)
