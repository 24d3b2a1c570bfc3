"""The figures of reliability with small counts; `python -m benchmarks.reliability` has the full."""

from __future__ import annotations

import pytest

from benchmarks.reliability.catalogue import FIGURES
from benchmarks.reliability.corpus import CORPUS


@pytest.mark.parametrize("number", FIGURES)
def test_a_figure_holds(number, qapp):
    figure = FIGURES[number]
    if figure.corpus and not CORPUS.is_dir():
        pytest.skip(f"no records at {CORPUS}")
    result = figure.run(**figure.small)
    assert result.problems == []
    assert result.tried
    assert result.found
