from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import Side
from tests.cases import for_each


@for_each(
    ("symmetry", "images"),
    [
        ("id", "TOP RIGHT BOTTOM LEFT"),
        ("r90", "RIGHT BOTTOM LEFT TOP"),
        ("r180", "BOTTOM LEFT TOP RIGHT"),
        ("r270", "LEFT TOP RIGHT BOTTOM"),
        ("mh", "TOP LEFT BOTTOM RIGHT"),
        ("mv", "BOTTOM RIGHT TOP LEFT"),
        ("td", "LEFT BOTTOM RIGHT TOP"),
        ("ta", "RIGHT TOP LEFT BOTTOM"),
    ],
)
def test_a_symmetry_carries_the_sides_along(symmetry, images):
    assert " ".join(side.transformed(Symmetry(symmetry)).name for side in Side) == images


@for_each("size", [Size(5, 3), Size(1, 4), Size(1, 1)])
@for_each("symmetry", Symmetry)
@for_each("side", Side)
def test_a_side_goes_where_its_points_go(side, symmetry, size):
    images = {symmetry.apply(point, size) for point in side.points(size)}
    assert images == set(side.transformed(symmetry).points(symmetry.transformed_size(size)))


def test_points_run_along_a_side_from_the_left_or_from_the_top():
    size = Size(3, 2)
    assert Side.TOP.points(size) == [Point(0, 0), Point(1, 0), Point(2, 0)]
    assert Side.BOTTOM.points(size) == [Point(0, 1), Point(1, 1), Point(2, 1)]
    assert Side.LEFT.points(size) == [Point(0, 0), Point(0, 1)]
    assert Side.RIGHT.points(size) == [Point(2, 0), Point(2, 1)]


def test_columns_end_at_the_horizontal_sides():
    assert [side for side in Side if side.is_horizontal] == [Side.TOP, Side.BOTTOM]
