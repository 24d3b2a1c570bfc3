"""Real records, and such as are meant to harm, are cut into figures without a move lost.

A sample; `benchmarks/figures_corpus.py` takes all of them.
"""

from __future__ import annotations

import pytest

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf_file
from tests.corpus import material_files
from tests.record.figures_oracle import PLANS, Oracle

FILES, MOST_BYTES = 60, 100_000


@pytest.fixture(scope="module")
def games():
    """Return some of the records, evenly spaced over all that are not too long."""
    files = sorted(path for path in material_files("corpus") if path.stat().st_size < MOST_BYTES)
    found = {}
    for path in files[:: max(1, len(files) // FILES)]:
        try:
            found |= {(path.name, place): it for place, it in enumerate(read_sgf_file(path).games)}
        except ReadError:
            continue
    return {name: Oracle(tree) for name, tree in found.items()}


@pytest.mark.corpus
@pytest.mark.parametrize("rule", PLANS)
def test_every_move_of_a_real_record_is_shown_once_in_its_own_figure(games, rule):
    assert len(games) >= FILES
    found = {name: judge.faults(PLANS[rule]) for name, judge in games.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}
