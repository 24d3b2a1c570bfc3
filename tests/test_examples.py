"""How many examples of a property are tried."""

from __future__ import annotations

from hypothesis import settings

from tests.examples import examples


def test_a_property_tries_its_share_of_the_examples_of_the_profile():
    usual = settings.default.max_examples
    assert [examples(share).max_examples for share in (1, 3, 0.4)] == [
        *(usual, 3 * usual, round(0.4 * usual))
    ]


def test_even_the_slowest_property_tries_some():
    assert examples(0.001).max_examples == 5


def test_the_profiles_try_the_numbers_of_examples_that_are_told():
    numbers = {name: settings.get_profile(name) for name in ("ci", "thorough", "campaign")}
    assert [it.max_examples for it in numbers.values()] == [25, 200, 200]
    assert [it.derandomize for it in numbers.values()] == [True, True, False]
