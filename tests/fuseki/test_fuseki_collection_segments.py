from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_gui.fuseki.collection import segments
from goboard_gui.fuseki.collection.segments import Segment


@pytest.mark.parametrize("spread", [1, 1 << 54], ids=["alike in their first bits", "spread"])
@settings(max_examples=25)
@given(keys=st.lists(st.integers(0, 9), max_size=60))
def test_positions_are_sorted_by_key_and_equal_ones_stay_in_order(tmp_path_factory, spread, keys):
    folder = tmp_path_factory.mktemp("segments")
    written = np.array([key * spread for key in keys], np.uint64)
    name = segments.write(folder, written, np.arange(len(keys), dtype=np.uint64), [])
    segment = Segment(folder / name, len(keys))
    expected = sorted(zip(written.tolist(), range(len(keys)), strict=True))
    found = list(zip(segment.keys.tolist(), segment.entries.tolist(), strict=True))
    assert found == expected
