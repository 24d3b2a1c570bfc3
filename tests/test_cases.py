"""Loops over cases inside one test."""

from __future__ import annotations

import inspect
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import FailedCasesError, for_each


class Colour(Enum):
    RED = 1


def failures(test, **fixtures):
    """What a test reports, as pairs of id and error."""
    with pytest.raises(FailedCasesError) as caught:
        test(**fixtures)
    return caught.value


def test_all_cases_that_fail_are_reported_with_their_messages():
    @for_each("number", range(5))
    def test(number):
        assert number % 2 == 0, f"{number} is odd"

    error = failures(test)
    assert [name for name, _ in error.failures] == ["1", "3"]
    text = str(error)
    assert text.startswith("2 of 5 cases failed\n")
    assert "[1] AssertionError: 1 is odd" in text
    assert "[3] AssertionError: 3 is odd" in text
    assert "(test_cases.py:" in text
    assert error.__cause__ is error.failures[0][1]


def test_cases_after_one_that_fails_are_run():
    ran = []

    @for_each("number", range(4))
    def test(number):
        ran.append(number)
        raise ValueError(number)

    assert failures(test).count == 4
    assert ran == [0, 1, 2, 3]


def test_a_test_without_cases_fails():
    @for_each("number", [])
    def test(number):
        """Accept any case."""

    with pytest.raises(AssertionError, match="no cases"):
        test()


def test_cases_can_be_read_when_the_test_first_runs():
    read = []

    def cases():
        read.append("table")
        return [pytest.param(1, id="one"), 2]

    @for_each("letter", "ab")
    @for_each("number", cases)
    def test(number, letter):
        assert (number, letter) != (2, "b")

    assert read == []
    error = failures(test)
    assert [name for name, _ in error.failures] == ["2-b"]
    assert error.count == 4
    assert failures(test).count == 4
    assert read == ["table"]


def test_a_test_whose_cases_are_missing_is_skipped_with_the_reason():
    ran = []

    @for_each("number", lambda: pytest.skip("no cases here"))
    def test(number):
        ran.append(number)

    with pytest.raises(pytest.skip.Exception, match="no cases here"):
        test()
    assert ran == []


def test_a_test_whose_cases_turn_out_to_be_none_fails():
    @for_each("number", list)
    def test(number):
        """Accept any case."""

    with pytest.raises(AssertionError, match="no cases"):
        test()


def test_stacked_loops_run_all_combinations():
    ran = []

    @for_each("row", [1, 2])
    @for_each("column", "ab")
    def test(column, row):
        ran.append((column, row))
        assert (column, row) != ("a", 2)

    error = failures(test)
    assert ran == [("a", 1), ("b", 1), ("a", 2), ("b", 2)]
    assert [name for name, _ in error.failures] == ["a-2"]
    assert error.count == 4


def fails(*values):
    raise ValueError(values)


@pytest.mark.parametrize(
    ("names", "cases", "ids", "expected"),
    [
        ("one", [Colour.RED, len, 1.5], None, ["Colour.RED", "len", "1.5"]),
        ("one, two", [(1, "a"), (None, True)], None, ["1-a", "None-True"]),
        (("one", "two"), [(1, 2), pytest.param(3, 4, id="x")], None, ["1-2", "x"]),
        ("one", ["a", "b"], str.upper, ["A", "B"]),
        ("one", ["a", "b"], ["first", "second"], ["first", "second"]),
        ("one", [1, 2], {"first": 1, "second": 2}, ["first", "second"]),
        ("one", [1, 2], lambda value: "one" if value == 1 else None, ["one", "2"]),
        ("one", ["a" * 1000], None, ["a" * 80 + "…"]),
    ],
)
def test_cases_have_the_ids_of_parameters(names, cases, ids, expected):
    tests = [lambda one: fails(one), lambda one, two: fails(one, two)]
    test = for_each(names, cases, ids)(tests[1 if "two" in names else 0])
    assert [name for name, _ in failures(test).failures] == expected


def test_fixtures_are_what_is_left_of_the_arguments():
    @for_each("number", [1])
    def test(tmp_path, number):
        assert tmp_path == "folder"
        assert number == 1

    assert list(inspect.signature(test).parameters) == ["tmp_path"]
    test(tmp_path="folder")


def test_marks_of_a_test_are_kept():
    @for_each("number", [1])
    @pytest.mark.usefixtures("qapp")
    def test(number):
        """Accept any case."""

    assert [mark.name for mark in test.pytestmark] == ["usefixtures"]


@pytest.mark.parametrize(
    ("names", "cases"), [("other", [1]), ("number", [pytest.param(1, marks=pytest.mark.xfail)])]
)
def test_a_name_that_the_test_does_not_use_and_a_marked_case_are_refused(names, cases):
    with pytest.raises(AssertionError):
        for_each(names, cases)(lambda number: None)


def test_a_case_that_fails_through_pytest_is_reported():
    @for_each("number", [1, 2])
    def test(number):
        if number == 2:
            pytest.fail("no reason")

    error = failures(test)
    assert [name for name, _ in error.failures] == ["2"]
    assert "no reason" in str(error)


def test_a_skipped_case_is_told_after_all_others_have_run():
    ran = []

    @for_each("number", [1, 2, 3])
    def test(number):
        if number == 2:
            pytest.skip("no reason")
        ran.append(number)

    with pytest.raises(pytest.skip.Exception, match=r"\[2\] no reason"):
        test()
    assert ran == [1, 3]


def test_a_case_that_fails_is_not_hidden_by_one_that_is_skipped():
    @for_each("number", [1, 2])
    def test(number):
        if number == 1:
            pytest.skip("no reason")
        raise ValueError(number)

    assert [name for name, _ in failures(test).failures] == ["2"]


def test_a_case_of_an_example_that_fails_says_which_example_it_was():
    @for_each("factor", [1, 2])
    @given(number=st.integers(0, 9))
    def test(factor, number):
        assert factor * number < 10

    error = failures(test)
    assert [name for name, _ in error.failures] == ["2"]
    assert "number=5" in str(error)


def test_an_example_is_tried_with_all_cases():
    ran = set()

    @given(number=st.integers(0, 3))
    @for_each("factor", [1, 2])
    def test(factor, number):
        ran.add((factor, number))

    test()
    assert {(1, number) for number in range(4)} | {(2, number) for number in range(4)} == ran


@for_each("number", [1, 2])
@pytest.mark.parametrize("letter", ["a", "b"])
def test_loops_and_parameters_can_be_mixed(letter, number, tmp_path):
    assert letter in "ab"
    assert number in (1, 2)
    assert tmp_path.is_dir()
