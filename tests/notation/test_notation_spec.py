"""The four notations against the cases of the shared specification."""

import json

import pytest

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NotationError, Side, notation
from tests.notation.notation_cases import spec_cases, spec_symmetry_cases


def _board_and_point(case):
    return Size(case["w"], case["h"]), Point(case["col"], case["row"])


@pytest.mark.parametrize(("name", "case"), spec_cases("examples"))
def test_an_example_is_written_and_read(name, case):
    size, point = _board_and_point(case)
    assert notation(name).format(point, size) == case["text"]
    assert notation(name).parse(case["text"], size) == point


@pytest.mark.parametrize(("name", "case"), spec_cases("tolerant"))
def test_a_tolerated_text_is_read_and_rewritten_canonically(name, case):
    size, point = _board_and_point(case)
    assert notation(name).parse(case["text"], size) == point
    assert notation(name).format(point, size) == case["canonical"]


@pytest.mark.parametrize(("name", "case"), spec_cases("invalid"))
def test_an_invalid_text_is_refused(name, case):
    with pytest.raises(NotationError):
        notation(name).parse(case["text"], Size(case["w"], case["h"]))


@pytest.mark.parametrize(("name", "case"), spec_cases("repair_mode"))
def test_a_damaged_text_is_refused_and_repaired_on_request(name, case):
    size = Size(case["w"], case["h"])
    with pytest.raises(NotationError):
        notation(name).parse(case["text"], size)
    point = notation(name).repair(case["text"], size)
    assert notation(name).format(point, size) == case["canonical"]


@pytest.mark.parametrize(("name", "case"), spec_symmetry_cases())
def test_a_point_is_named_before_and_after_a_symmetry(name, case):
    size, point = _board_and_point(case)
    symmetry = Symmetry(case["g"])
    image, image_size = symmetry.apply(point, size), symmetry.size(size)
    names = [notation(name).format(point, size), notation(name).format(image, image_size)]
    assert names == case["texts"][name]


@pytest.mark.parametrize(
    ("name", "key", "size"),
    [
        ("andreev", "edge_labels_9x9", Size(9, 9)),
        ("andreev", "edge_labels_8x8", Size(8, 8)),
        ("western", "edge_labels_9x9", Size(9, 9)),
        ("tengen-squares", "edge_labels_9x9", Size(9, 9)),
        ("cartesian", "edge_labels_9x9", Size(9, 9)),
    ],
)
def test_the_edge_labels_are_those_of_the_specification(shared, name, key, size):
    data = json.loads((shared / "spec" / "notations.json").read_text("utf-8"))
    for side_name, expected in data["notations"][name][key].items():
        side = Side[side_name.upper()]
        labels = [notation(name).edge_label(side, point, size) for point in side.points(size)]
        assert labels == expected
