"""The cases of the shared specification and the boards that several tests draw from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import strategies as st

from goboard_gui.go import MAX_SIDE, Point, Size
from goboard_gui.notation import NOTATIONS

_SPEC = Path(__file__).parents[3] / "shared" / "spec" / "notations.json"

NAMES = [notation.id for notation in NOTATIONS]
SMALL_SIZES = [Size(width, height) for width in range(1, 12) for height in range(1, 12)]
LARGE_SQUARES = [Size(side, side) for side in (18, 19, 20, 25, 26, 27, 52)]

sizes = st.builds(Size, st.integers(1, MAX_SIDE), st.integers(1, MAX_SIDE))
odd_squares = st.integers(0, MAX_SIDE // 2 - 1).map(lambda half: Size(2 * half + 1, 2 * half + 1))
squares = st.integers(1, MAX_SIDE).map(lambda side: Size(side, side))


@st.composite
def boards_and_points(draw, boards=sizes):
    size = draw(boards)
    column = draw(st.integers(0, size.width - 1))
    row = draw(st.integers(0, size.height - 1))
    return size, Point(column, row)


def spec():
    """The shared specification, or None where it is not beside the project."""
    return json.loads(_SPEC.read_text("utf-8")) if _SPEC.exists() else None


def spec_cases(key):
    """The cases of one kind for our notations, as parameters (notation id, case)."""
    data = spec()
    if data is None:
        return [pytest.param("", {}, marks=pytest.mark.skip(reason=f"no {_SPEC}"))]
    return [
        pytest.param(name, case, id=f"{name} {case['w']}x{case['h']} {case['text']}")
        for name in NAMES
        for case in data["notations"][name].get(key, [])
    ]


def spec_symmetry_cases():
    """The worked cases of symmetries, as parameters (notation id, case)."""
    data = spec()
    if data is None:
        return [pytest.param("", {}, marks=pytest.mark.skip(reason=f"no {_SPEC}"))]
    return [
        pytest.param(
            name, case, id=f"{name} {case['w']}x{case['h']} {case['texts'][name][0]} {case['g']}"
        )
        for name in NAMES
        for case in data["d4"]["examples"]
    ]
