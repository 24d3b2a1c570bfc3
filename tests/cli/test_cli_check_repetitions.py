"""Real games that repeat a position of the whole board: told, never refused, illegal by some."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path

import pytest

from tests.cases import for_each

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"


def repetitions() -> list[object]:
    file = CORPUS / "oracles" / "repetitions" / "found.json"
    if not file.exists():
        return [pytest.param("", [], marks=pytest.mark.skip(reason=f"no {file}"))]
    found = json.loads(file.read_text(encoding="utf-8"))["found"]
    return [
        pytest.param(name, list(group), id=name)
        for name, group in groupby(found, key=lambda repetition: repetition["f"])
    ]


@pytest.mark.parametrize(("file", "found"), repetitions())
def test_a_repetition_is_told_where_it_is_not_forbidden(goboard, file: str, found: list[dict]):
    report = goboard("check", CORPUS / "games" / file, "--json")
    assert report.status == 0
    told = report.json
    assert (told["error"], told["illegal"]) == (None, [])
    repeating = [it["number"] for it in told["warnings"] if it["kind"] == "repetition"]
    assert repeating == [repetition["move"] for repetition in found]


@for_each("rules", ["citizendium", "chinese", "tromp-taylor"])
@for_each(("file", "found"), repetitions())
def test_a_repetition_is_superko_where_no_position_may_come_again(
    goboard, file: str, found: list[dict], rules: str
):
    report = goboard("check", CORPUS / "games" / file, "--rules", rules, "--json")
    assert report.status == 1
    told = report.json
    assert told["error"] is None
    illegal = [(it["number"], it["reason"]) for it in told["illegal"]]
    assert illegal == [(repetition["move"], "superko") for repetition in found]
    assert told["moves"] >= found[-1]["move"]
