"""Real games that repeat a position of the whole board: told, never refused, illegal by some."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.cases import for_each
from tests.corpus import material, material_data

pytestmark = pytest.mark.corpus


def repetitions() -> list[object]:
    found = material_data("corpus", "oracles", "repetitions", "found.json")["found"]
    return [
        pytest.param(name, list(group), id=name)
        for name, group in groupby(found, key=lambda repetition: repetition["f"])
    ]


@for_each(("file", "found"), repetitions)
def test_a_repetition_is_told_where_it_is_not_forbidden(goboard, file: str, found: list[dict]):
    report = goboard("check", material("corpus", "games", file), "--json")
    assert report.status == 0
    told = report.json
    assert (told["error"], told["illegal"]) == (None, [])
    repeating = [it["number"] for it in told["warnings"] if it["kind"] == "repetition"]
    assert repeating == [repetition["move"] for repetition in found]


@for_each("rules", ["citizendium", "chinese", "tromp-taylor"])
@for_each(("file", "found"), repetitions)
def test_a_repetition_is_superko_where_no_position_may_come_again(
    goboard, file: str, found: list[dict], rules: str
):
    report = goboard("check", material("corpus", "games", file), "--rules", rules, "--json")
    assert report.status == 1
    told = report.json
    assert told["error"] is None
    illegal = [(it["number"], it["reason"]) for it in told["illegal"]]
    assert illegal == [(repetition["move"], "superko") for repetition in found]
    assert told["moves"] >= found[-1]["move"]
