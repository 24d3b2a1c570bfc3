"""How names change when the board is turned or reflected, against the closed formulas."""

import pytest
from hypothesis import given

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import Area, area_level_offset, notation
from tests.notation.notation_cases import boards_and_points, squares

RING = [Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH]

# h and v are the two parts of a name, and ~ exchanges + and -.
ANDREEV_UNDER = {
    "id": "h v",
    "r90": "v ~h",
    "r180": "~h ~v",
    "r270": "~v h",
    "mh": "~h v",
    "mv": "h ~v",
    "td": "~v ~h",
    "ta": "v h",
}


@pytest.mark.parametrize(("symmetry", "formula"), ANDREEV_UNDER.items())
@given(board_and_point=boards_and_points())
def test_symmetries_act_on_andreevs_names_by_signs_and_order(symmetry, formula, board_and_point):
    size, point = board_and_point
    horizontal, vertical = _andreev_parts(point, size)
    swap = str.maketrans("+-", "-+")
    parts = {
        "h": horizontal,
        "v": vertical,
        "~h": horizontal.translate(swap),
        "~v": vertical.translate(swap),
    }
    expected = "".join(parts[term] for term in formula.split())
    assert _image_name("andreev", symmetry, point, size) == expected


def _andreev_parts(point, size):
    name = notation("andreev").format(point, size)
    second = max(name.rfind(sign) for sign in "+=-")
    return name[:second], name[second:]


@pytest.mark.parametrize(
    ("side", "orbits"),
    [(19, {1: 1, 4: 18, 8: 36}), (13, {1: 1, 4: 12, 8: 15}), (18, {4: 9, 8: 36})],
)
def test_the_orbits_of_points_are_the_unordered_pairs_of_magnitudes(side, orbits):
    size = Size(side, side)
    by_magnitudes = {}
    for point in size.points():
        parts = _andreev_parts(point, size)
        magnitudes = tuple(sorted(int(part[1:]) for part in parts))
        by_magnitudes.setdefault(magnitudes, set()).add(point)
    found = {}
    for orbit in by_magnitudes.values():
        assert orbit == {symmetry.apply(min(orbit), size) for symmetry in Symmetry}
        found[len(orbit)] = found.get(len(orbit), 0) + 1
    assert found == orbits


CARTESIAN_UNDER = {
    "id": lambda x, y, width, height: (x, y),
    "r90": lambda x, y, width, height: (y, width - 1 - x),
    "r180": lambda x, y, width, height: (width - 1 - x, height - 1 - y),
    "r270": lambda x, y, width, height: (height - 1 - y, x),
    "mh": lambda x, y, width, height: (width - 1 - x, y),
    "mv": lambda x, y, width, height: (x, height - 1 - y),
    "td": lambda x, y, width, height: (height - 1 - y, width - 1 - x),
    "ta": lambda x, y, width, height: (y, x),
}


@pytest.mark.parametrize(("symmetry", "formula"), CARTESIAN_UNDER.items())
@given(board_and_point=boards_and_points())
def test_symmetries_act_on_cartesian_pairs(symmetry, formula, board_and_point):
    size, point = board_and_point
    name = notation("cartesian").format(point, size)
    x, y = map(int, name.strip("()").split(","))
    image_x, image_y = formula(x, y, *size)
    assert _image_name("cartesian", symmetry, point, size) == f"({image_x},{image_y})"


# The place p on a ring, from the lower left vertex clockwise, under a symmetry of a square; d is
# the number of points of one side.
RING_UNDER = {
    "id": lambda p, d: p,
    "r90": lambda p, d: p + d,
    "r180": lambda p, d: p + 2 * d,
    "r270": lambda p, d: p - d,
    "mh": lambda p, d: 3 * d - p,
    "mv": lambda p, d: d - p,
    "td": lambda p, d: 2 * d - p,
    "ta": lambda p, d: 4 * d - p,
}


@pytest.mark.parametrize(("symmetry", "formula"), RING_UNDER.items())
@given(board_and_point=boards_and_points(squares))
def test_symmetries_of_a_square_move_points_along_their_ring(symmetry, formula, board_and_point):
    size, point = board_and_point
    area, level, offset = area_level_offset(point, size)
    image_area, image_level, image_offset = _image_place(symmetry, point, size)
    assert image_level == level
    if area is Area.CENTRE:
        assert (image_area, image_offset) == (area, offset)
        return
    side = 2 * level if size.width % 2 else 2 * level - 1
    place = side * RING.index(area) + offset
    image_place = side * RING.index(image_area) + image_offset
    assert image_place == formula(place, side) % (4 * side)


@pytest.mark.parametrize(("symmetry", "turns"), [("r90", 1), ("r180", 2), ("r270", 3)])
@given(board_and_point=boards_and_points())
def test_a_turn_of_any_board_permutes_the_areas_and_keeps_the_rest(
    symmetry, turns, board_and_point
):
    size, point = board_and_point
    area, level, offset = area_level_offset(point, size)
    image = _image_place(symmetry, point, size)
    if area is Area.CENTRE:
        assert (image.area, image.level) == (area, level)
    else:
        assert image == (RING[(RING.index(area) + turns) % 4], level, offset)


def test_a_mirror_does_not_permute_the_areas():
    size = Size(19, 19)
    images = [_image_name("tengen-squares", "mh", Point(column, 0), size) for column in range(18)]
    assert images == ["E9.0", *(f"N9.{18 - offset}" for offset in range(1, 18))]


def _image_place(symmetry, point, size):
    symmetry = Symmetry(symmetry)
    return area_level_offset(symmetry.apply(point, size), symmetry.size(size))


def _image_name(name, symmetry, point, size):
    symmetry = Symmetry(symmetry)
    return notation(name).format(symmetry.apply(point, size), symmetry.size(size))
