"""The notations against the cases of the specification."""

import pytest

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NotationError, notation, read_move, write_move
from tests.cases import for_each
from tests.notation.notation_cases import spec, spec_cases, spec_edge_labels, spec_symmetry_cases

pytestmark = pytest.mark.corpus


def _board_and_point(case):
    return Size(case["w"], case["h"]), Point(case["col"], case["row"])


@for_each(("name", "case"), lambda: spec_cases("examples"))
def test_an_example_is_written_and_read(name, case):
    size, point = _board_and_point(case)
    assert notation(name).format(point, size) == case["text"]
    named = notation(name).parse_points(case["text"], size)
    assert point in named
    assert len(named) == case.get("orbit", 1)


@for_each(("name", "case"), lambda: spec_cases("tolerant"))
def test_a_tolerated_text_is_read_and_rewritten_canonically(name, case):
    size, point = _board_and_point(case)
    assert notation(name).parse(case["text"], size) == point
    assert notation(name).format(point, size) == case["canonical"]


@for_each(("name", "case"), lambda: spec_cases("invalid"))
def test_an_invalid_text_is_refused(name, case):
    with pytest.raises(NotationError):
        notation(name).parse(case["text"], Size(case["w"], case["h"]))


@for_each(("name", "case"), lambda: spec_cases("repair_mode"))
def test_a_damaged_text_is_refused_and_repaired_on_request(name, case):
    size = Size(case["w"], case["h"])
    with pytest.raises(NotationError):
        notation(name).parse(case["text"], size)
    point = notation(name).repair(case["text"], size)
    assert notation(name).format(point, size) == case["canonical"]


@for_each(("name", "case"), spec_symmetry_cases)
def test_a_point_is_named_before_and_after_a_symmetry(name, case):
    size, point = _board_and_point(case)
    symmetry = Symmetry(case["g"])
    image, image_size = symmetry.apply(point, size), symmetry.transformed_size(size)
    names = [notation(name).format(point, size), notation(name).format(image, image_size)]
    assert names == case["texts"][name]


@for_each(("name", "size", "side", "labels"), spec_edge_labels)
def test_the_edge_labels_are_those_of_the_specification(name, size, side, labels):
    assert [notation(name).edge_label(side, point, size) for point in side.points(size)] == labels


def test_freelings_moves_are_written_and_read():
    diagonal = notation("diagonal")
    cases = spec()["records"]["freeling_moves"]
    assert cases
    for case in cases:
        text, size = case["text"], Size(case["w"], case["h"])
        move = read_move(text, size)
        ends = (move.start, move.end)
        assert [diagonal.format(point, size) for point in ends] == case["expand"]
        assert move.capture == text.endswith("x")
        assert write_move(move, size) == text
        assert diagonal.read_step(text, size) == ends
