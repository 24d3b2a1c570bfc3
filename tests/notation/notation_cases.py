"""The cases of the specification and the boards that several tests draw from."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from goboard_gui.go import MAX_SIDE, Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Side, notation
from tests.cases import for_each
from tests.corpus import material_data

NAMES = [notation.id for notation in NOTATIONS]
BIJECTIVE = [notation for notation in NOTATIONS if notation.bijective]
SQUARE = Size(19, 19)
SMALL_SIZES = [Size(width, height) for width in range(1, 12) for height in range(1, 12)]
LARGE_SQUARES = [Size(side, side) for side in (18, 19, 20, 21, 25, 26, 27, 52)]
LARGE_RECTANGLES = [Size(*sides) for sides in ((13, 19), (19, 13), (19, 21), (27, 19), (51, 52))]

every_notation = for_each("notation", NOTATIONS, ids=lambda notation: notation.id)
every_bijective_notation = for_each("notation", BIJECTIVE, ids=lambda notation: notation.id)

sizes = st.builds(Size, st.integers(1, MAX_SIDE), st.integers(1, MAX_SIDE))
odd_squares = st.integers(0, MAX_SIDE // 2 - 1).map(lambda half: Size(2 * half + 1, 2 * half + 1))
squares = st.integers(1, MAX_SIDE).map(lambda side: Size(side, side))


@st.composite
def boards_and_points(draw, boards=sizes):
    size = draw(boards)
    column = draw(st.integers(0, size.width - 1))
    row = draw(st.integers(0, size.height - 1))
    return size, Point(column, row)


def name_of_image(name, symmetry, point, size):
    """The name of the image of a point of a board under a symmetry."""
    symmetry = Symmetry(symmetry)
    return notation(name).format(symmetry.apply(point, size), symmetry.transformed_size(size))


def spec():
    return material_data("spec", "notations.json")


def spec_cases(key):
    """The cases of one kind for our notations, as parameters (notation id, case)."""
    data = spec()
    return [
        pytest.param(name, case, id=f"{name} {case['w']}x{case['h']} {case['text']}")
        for name in NAMES
        for case in data["notations"].get(name, {}).get(key, [])
    ]


def spec_symmetry_cases():
    """The worked cases of symmetries, as parameters (notation id, case)."""
    data = spec()
    return [
        pytest.param(
            name, case, id=f"{name} {case['w']}x{case['h']} {case['texts'][name][0]} {case['g']}"
        )
        for name in NAMES
        for case in data["d4"]["examples"]
        if name in case["texts"]
    ]


def spec_edge_labels():
    """The labels along edges, as parameters (notation id, size, side, labels)."""
    data = spec()
    return [
        pytest.param(name, size, side, labels, id=f"{name} {size} {side.name.lower()}")
        for name in NAMES
        for key, edges in data["notations"].get(name, {}).items()
        if key.startswith("edge_labels_")
        for size in [_edge_size(key)]
        for side, labels in _edges(edges)
    ]


def _edge_size(key):
    """The board that a key such as ``edge_labels_11x9`` or ``edge_labels_13`` is about."""
    width, _, height = key.removeprefix("edge_labels_").partition("x")
    return Size(int(width), int(height or width))


def _edges(edges):
    """The sides with their labels; a bare list is one axis, from the left."""
    if isinstance(edges, list):
        return [(Side.BOTTOM, edges)]
    return [(Side[side.upper()], labels) for side, labels in edges.items()]
