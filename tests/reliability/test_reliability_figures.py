"""A few cases of each campaign; `python -m benchmarks.campaigns` runs all of them."""

from __future__ import annotations

import pytest

from benchmarks.campaigns.catalogue import CAMPAIGNS
from benchmarks.campaigns.corpus import CORPUS


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_few_cases_of_a_campaign_hold(name, qapp):
    campaign = CAMPAIGNS[name]
    if campaign.corpus and not CORPUS.is_dir():
        pytest.skip(f"no records at {CORPUS}")
    options = dict(campaign.small)
    result = campaign.run_part(options.pop("cases"), campaign.seed, **options)
    assert result.problems == []
    assert result.counts.total() > 0
