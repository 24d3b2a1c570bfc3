"""How many examples of a property, and which cases of a table, are tried."""

from __future__ import annotations

from types import SimpleNamespace

from hypothesis import settings

from tests.cases import for_each
from tests.examples import every, examples


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


@for_each(
    ("name", "count", "step", "taken"),
    [
        ("ci", 7, 3, [0, 3, 6]),
        ("ci", 8, 3, [0, 3, 6, 7]),
        ("ci", 1, 3, [0]),
        ("ci", 0, 3, []),
        ("thorough", 8, 3, [*range(8)]),
        ("campaign", 8, 3, [*range(8)]),
    ],
)
def test_the_quick_profile_takes_some_cases_of_a_table_and_the_others_take_all(
    monkeypatch, name, count, step, taken
):
    profile = SimpleNamespace(default=settings.get_profile(name), get_profile=settings.get_profile)
    monkeypatch.setattr("tests.examples.settings", profile)
    assert every(range(count), step) == taken
