"""A few cases of each campaign; `python -m benchmarks.campaigns` runs all of them."""

from __future__ import annotations

import pytest

from benchmarks.campaigns.catalogue import CAMPAIGNS
from benchmarks.campaigns.hostile import BIG, CASES, open_hostile_files
from tests.corpus import material


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.corpus] if it.corpus else [])
        for name, it in CAMPAIGNS.items()
    ],
)
def test_a_few_cases_of_a_campaign_hold(name, qapp):
    campaign = CAMPAIGNS[name]
    if campaign.corpus:
        material("corpus", "games")
    if reason := campaign.missing():
        pytest.skip(reason)
    options = dict(campaign.small)
    result = campaign.run_part(options.pop("cases"), campaign.seed, **options)
    assert result.problems == []
    assert result.counts.total() > 0


@pytest.mark.corpus
def test_hostile_files_of_others_open_or_are_refused():
    material("corpus", "hostile")
    result = open_hostile_files(range(len(BIG), len(CASES), 50))
    assert result.problems == []
    assert result.counts.total() > 0
