"""How names change when the board is turned or reflected, against the closed formulas."""

from hypothesis import given

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import Area, area_level_offset, notation
from tests.cases import for_each
from tests.notation.notation_cases import boards_and_points, name_of_image, squares

RING = [Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH]

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


@given(board_and_point=boards_and_points())
@for_each(("symmetry", "formula"), CARTESIAN_UNDER.items())
def test_symmetries_act_on_cartesian_pairs(symmetry, formula, board_and_point):
    size, point = board_and_point
    name = notation("cartesian").format(point, size)
    x, y = map(int, name.strip("()").split(","))
    image_x, image_y = formula(x, y, *size)
    assert name_of_image("cartesian", symmetry, point, size) == f"({image_x},{image_y})"


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


@given(board_and_point=boards_and_points(squares))
@for_each(("symmetry", "formula"), RING_UNDER.items())
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


@given(board_and_point=boards_and_points())
@for_each(("symmetry", "turns"), [("r90", 1), ("r180", 2), ("r270", 3)])
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
    images = [name_of_image("tengen-squares", "mh", Point(column, 0), size) for column in range(18)]
    assert images == ["E9.0", *(f"N9.{18 - offset}" for offset in range(1, 18))]


# u is column plus height, constant on a falling line, and v column minus height, constant on a
# rising line; w and h are the sides of the board.
OBLIQUES_UNDER = {
    "id": lambda u, v, w, h: (u, v),
    "r90": lambda u, v, w, h: (w - 1 - v, u - w + 1),
    "r180": lambda u, v, w, h: (w + h - 2 - u, w - h - v),
    "r270": lambda u, v, w, h: (v + h - 1, h - 1 - u),
    "mh": lambda u, v, w, h: (w - 1 - v, w - 1 - u),
    "mv": lambda u, v, w, h: (v + h - 1, u - h + 1),
    "td": lambda u, v, w, h: (w + h - 2 - u, v + h - w),
    "ta": lambda u, v, w, h: (u, -v),
}


@given(board_and_point=boards_and_points())
@for_each(("symmetry", "formula"), OBLIQUES_UNDER.items())
def test_symmetries_turn_or_exchange_the_oblique_lines_of_a_name(
    symmetry, formula, board_and_point
):
    size, point = board_and_point
    image_size = Symmetry(symmetry).transformed_size(size)
    image_name = name_of_image("diagonal", symmetry, point, size)
    name = notation("diagonal").format(point, size)
    assert _obliques(image_name, image_size) == formula(*_obliques(name, size), *size)


def _obliques(name, size):
    """The u and v that the number and the letters of a name stand for."""
    letters = name.rstrip("0123456789")
    other_class = letters.isupper()
    highest = size.height - 1
    first = next(v for v in (-highest, 1 - highest) if v % 2 == other_class)
    index = 0
    for letter in letters.lower():
        index = 26 * index + ord(letter) - ord("a") + 1
    number = int(name.removeprefix(letters)) or 10
    return 2 * (number - 1) + other_class, 2 * (index - 1) + first


@for_each("size", [Size(19, 19), Size(9, 13), Size(10, 10), Size(18, 18)], ids=str)
@for_each("symmetry", [symmetry.value for symmetry in Symmetry])
@for_each("key", ["draughts", "diagonal"])
def test_odd_boards_keep_the_classes_and_mirrors_of_even_squares_exchange_them(key, symmetry, size):
    exchanged = size.width % 2 == 0 and symmetry in ("r90", "r270", "mh", "mv")
    for point in size.points():
        name = notation(key).format(point, size)
        image_name = name_of_image(key, symmetry, point, size)
        assert (_in_other_class(image_name) != _in_other_class(name)) is exchanged


def _in_other_class(name):
    return name.endswith("'") or name[0].isupper()


def _image_place(symmetry, point, size):
    symmetry = Symmetry(symmetry)
    return area_level_offset(symmetry.apply(point, size), symmetry.transformed_size(size))
