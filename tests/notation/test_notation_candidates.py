from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Notation, Reading, notation
from goboard_gui.notation.candidates import Candidate, Strictness, find_candidates
from tests.cases import for_each

NINETEEN = Size(19, 19)
WESTERN = Naming(notation("western"), NINETEEN)
IDS = {known.id for known in NOTATIONS}

# What a few texts mean on 19×19, in every notation that they mean something in. Points are given
# in Western coordinates; a notation that is not there yet is not asked.
MEANINGS = {
    "34": {
        "draughts": ("K16", "canonical"),
        "serial": ("P18", "canonical"),
        "corner": ("R16", "canonical"),
        "relative": ("C4", "canonical"),
        "andreev": ("Q15", "repaired"),
    },
    "10": {
        "draughts": ("T19", "canonical"),
        "serial": ("K19", "canonical"),
        "audouard": ("K10", "canonical"),
        "andreev": ("S19", "repaired"),
    },
    "+3-3": {"andreev": ("D16", "canonical"), "centre-signed": ("N7", "tolerated")},
    "\uff0b3\u22123": {"andreev": ("D16", "tolerated"), "centre-signed": ("N7", "tolerated")},
    "(3,3)": {"cartesian": ("D4", "canonical"), "cartesian-top": ("D16", "canonical")},
    "A1": {"western": ("A1", "canonical"), "korean": ("A19", "canonical")},
    "4-4": {"numeric": ("D16", "canonical"), "andreev": ("P15", "repaired")},
    "=93": {"andreev": ("K16", "repaired")},
    "Tengen": {"tengen-squares": ("K10", "tolerated")},
    "\U0001f600": {},
    "": {},
}
CHECKED = {"andreev", "western", "tengen-squares", "cartesian", "cartesian-top", "serial"} & IDS


def by_id(found: list[Candidate]) -> dict[str, Candidate]:
    return {candidate.naming.notation.id: candidate for candidate in found}


@for_each("text", MEANINGS)
def test_a_text_may_mean_other_points_in_other_notations(text):
    found = by_id(find_candidates(text, WESTERN))
    assert set(found) == IDS
    for key, (name, strictness) in MEANINGS[text].items():
        if key in IDS:
            assert found[key].points == {WESTERN.parse(name)}, key
            assert found[key].strictness is Strictness(strictness), key
            assert found[key].error is None
    for key in CHECKED - set(MEANINGS[text]):
        assert found[key] == Candidate(found[key].naming, error=found[key].error)
        assert found[key].error is not None


def test_the_notation_one_is_in_comes_first_and_the_others_keep_their_order():
    order = [known.id for known in NOTATIONS]
    for chosen in NOTATIONS:
        found = list(by_id(find_candidates("34", Naming(chosen, NINETEEN))))
        assert found == [chosen.id, *(key for key in order if key != chosen.id)]


def test_the_error_is_that_of_the_text_as_it_is():
    error = by_id(find_candidates("=8+3", WESTERN))["andreev"].error
    assert str(error) == "“=8” is not a line of the 19×19 board: the centre line is “=9”"


def test_the_form_of_written_records_is_canonical_too():
    assert by_id(find_candidates("(2 3)", WESTERN))["cartesian"].strictness is Strictness.CANONICAL


@pytest.mark.parametrize(
    ("reading", "point"),
    [(Reading.TRAVEL, Point(2, 2)), (Reading.STAY, Point(2, 6))],
    ids=["travel", "stay"],
)
def test_texts_are_read_as_the_board_is_seen(reading, point):
    seen = Naming(notation("western"), Size(9, 9), Symmetry.R90, reading)
    found = find_candidates("C7", seen)
    assert found[0].points == {point}
    assert {(it.naming.view, it.naming.reading) for it in found} == {(Symmetry.R90, reading)}


class _Small(Notation):
    """Names no board of more than one point, and one name there means nothing else."""

    id = "small"

    def supports(self, size):
        return size == Size(1, 1)

    def parse_points(self, text, size):
        return frozenset(size.points())

    def _name(self, point, size):
        return "x"

    def _read(self, match, size):
        raise AssertionError(match)


def test_a_notation_that_does_not_reach_the_board_is_left_out():
    small = _Small()
    reached = find_candidates("x", Naming(notation("western"), Size(1, 1)), [*NOTATIONS, small])
    assert reached[-1].naming.notation is small
    assert small not in [each.naming.notation for each in find_candidates("x", WESTERN, [small])]


def test_a_name_of_several_points_means_them_all():
    class Both(_Small):
        def supports(self, size):
            return True

    found = find_candidates("x", Naming(Both(), Size(2, 1)), [])
    assert found == [
        Candidate(found[0].naming, frozenset([Point(0, 0), Point(1, 0)]), Strictness.CANONICAL)
    ]


@given(st.sampled_from(NOTATIONS), st.sampled_from([NINETEEN, Size(9, 9), Size(13, 8)]), st.data())
def test_what_a_notation_writes_is_canonical_in_it(chosen, size, data):
    point = data.draw(st.sampled_from(size.points()))
    naming = Naming(chosen, size)
    for text in {naming.name(point), naming.format_for_records(point)}:
        first = find_candidates(text, naming, [])[0]
        assert first.strictness is Strictness.CANONICAL
        assert point in first.points


@given(st.text(max_size=30))
def test_any_text_is_a_name_or_an_error_in_each_notation(text):
    for candidate in find_candidates(text, WESTERN):
        assert bool(candidate.points) is (candidate.error is None)
        assert (candidate.strictness is None) is (candidate.error is not None)
