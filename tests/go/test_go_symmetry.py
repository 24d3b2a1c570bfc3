from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Point, Size, Symmetry
from tests.cases import for_each
from tests.corpus import material_data

ID, R90, R180, R270, MH, MV, TD, TA = Symmetry
every_symmetry = for_each("symmetry", Symmetry, ids=lambda it: it.value)
sizes = st.builds(Size, st.integers(1, 52), st.integers(1, 52))
symmetries = st.sampled_from(Symmetry)


@st.composite
def points_on_boards(draw: st.DrawFn) -> tuple[Point, Size]:
    size = draw(sizes)
    column = draw(st.integers(0, size.width - 1))
    return Point(column, draw(st.integers(0, size.height - 1))), size


@for_each(
    ("symmetry", "rows"),
    [
        (ID, "abc def"),
        (R90, "da eb fc"),
        (R180, "fed cba"),
        (R270, "cf be ad"),
        (MH, "cba fed"),
        (MV, "def abc"),
        (TD, "ad be cf"),
        (TA, "fc eb da"),
    ],
)
def test_a_symmetry_moves_every_point_of_a_board(symmetry: Symmetry, rows: str):
    size = Size(3, 2)
    moved = {
        symmetry.apply(Point(column, row), size): "abcdef"[3 * row + column]
        for column, row in size.points()
    }
    assert [moved[point] for point in symmetry.transformed_size(size).points()] == list(
        rows.replace(" ", "")
    )


def test_a_quarter_turn_is_clockwise():
    upper_left = Point(0, 0)
    assert R90.apply(upper_left, Size(19, 19)) == Point(18, 0)
    assert R270.apply(upper_left, Size(19, 19)) == Point(0, 18)


def test_the_generators_multiply_as_in_the_group_of_the_square():
    assert [R90.followed_by(it) for it in (R90, R180, R270)] == [R180, R270, ID]
    assert (R90.followed_by(MH), MH.followed_by(R90)) == (TD, TA)
    assert (R90.followed_by(MV), MV.followed_by(R90)) == (TA, TD)
    assert MH.followed_by(MV) == R180
    assert TD.followed_by(TA) == R180
    assert MH.followed_by(TD) == R270


def test_symmetries_form_a_group():
    for one, two, three in product(Symmetry, repeat=3):
        assert one.followed_by(two).followed_by(three) is one.followed_by(two.followed_by(three))
    for one in Symmetry:
        assert ID.followed_by(one) is one.followed_by(ID) is one
        assert one.followed_by(one.inverse) is one.inverse.followed_by(one) is ID
        assert {one.followed_by(other) for other in Symmetry} == set(Symmetry)


def test_quarter_turns_are_the_only_symmetries_that_another_one_undoes():
    assert {it: it.inverse for it in Symmetry if it.inverse is not it} == {R90: R270, R270: R90}


def test_a_quarter_turn_and_a_mirror_generate_all():
    made = {ID}
    while more := {it.followed_by(by) for it in made for by in (R90, MH)} - made:
        made |= more
    assert made == set(Symmetry)


@every_symmetry
def test_sides_are_swapped_by_quarter_turns_and_diagonals(symmetry: Symmetry):
    swaps = symmetry in {R90, R270, TD, TA}
    assert symmetry.swaps_sides is swaps
    assert symmetry.transformed_size(Size(5, 3)) == (Size(3, 5) if swaps else Size(5, 3))


@given(points_on_boards(), symmetries)
def test_a_point_stays_on_the_board_and_comes_back(at: tuple[Point, Size], symmetry: Symmetry):
    point, size = at
    moved, onto = symmetry.apply(point, size), symmetry.transformed_size(size)
    assert onto.contains(moved)
    assert symmetry.inverse.apply(moved, onto) == point
    assert symmetry.inverse.transformed_size(onto) == size


@given(points_on_boards(), symmetries, symmetries)
def test_one_symmetry_after_another_is_their_product(
    at: tuple[Point, Size], first: Symmetry, second: Symmetry
):
    point, size = at
    one_by_one = second.apply(first.apply(point, size), first.transformed_size(size))
    assert first.followed_by(second).apply(point, size) == one_by_one
    assert first.followed_by(second).transformed_size(size) == second.transformed_size(
        first.transformed_size(size)
    )


@every_symmetry
def test_no_two_points_come_to_lie_on_one(symmetry: Symmetry):
    size = Size(4, 7)
    moved = {symmetry.apply(point, size) for point in size.points()}
    assert moved == set(symmetry.transformed_size(size).points())


@pytest.mark.corpus
def test_the_table_of_the_notations_agrees():
    table = material_data("spec", "notations.json")["d4"]
    products = table["composition"]["table"]
    assert {
        (first, then): Symmetry(first).followed_by(Symmetry(then)).value
        for first in products
        for then in products
    } == {(first, then): made for first, row in products.items() for then, made in row.items()}
    assert len(table["examples"]) >= 8
    for it in table["examples"]:
        symmetry, size = Symmetry(it["g"]), Size(it["w"], it["h"])
        assert symmetry.transformed_size(size) == (it["new_w"], it["new_h"])
        assert symmetry.apply(Point(it["col"], it["row"]), size) == (it["new_col"], it["new_row"])
