from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index import segments
from goboard_gui.game_index.corner_keys import CornerRows
from goboard_gui.game_index.event_times import event_times_of
from goboard_gui.game_index.main_lines import MainLine, numbered_changes
from goboard_gui.game_index.segments import Segment
from goboard_gui.go import Size
from tests.examples import examples

NO_CORNERS = CornerRows.concatenate([])


@pytest.mark.parametrize("spread", [1, 1 << 54], ids=["alike in their first bits", "spread"])
@examples(0.4)
@given(keys=st.lists(st.integers(0, 9), max_size=60))
def test_positions_are_sorted_by_key_and_equal_ones_stay_in_order(tmp_path_factory, spread, keys):
    folder = tmp_path_factory.mktemp("segments")
    written = np.array([key * spread for key in keys], np.uint64)
    name = segments.write_segment(
        folder, written, np.arange(len(keys), dtype=np.uint64), [], NO_CORNERS
    )
    segment = Segment(folder / name, len(keys))
    expected = sorted(zip(written.tolist(), range(len(keys)), strict=True))
    found = list(zip(segment.keys.tolist(), segment.entries.tolist(), strict=True))
    assert found == expected


def test_only_files_of_positions_that_are_not_listed_are_swept_away(tmp_path):
    names = [
        segments.write_segment(
            tmp_path, np.array([7], np.uint64), np.array([0], np.uint64), [], NO_CORNERS
        )
        for _ in range(2)
    ]
    (tmp_path / "begun.npy.part").touch()
    (tmp_path / "games.db").touch()
    segments.remove_unlisted_segments(tmp_path, names[:1])
    suffixes = (".npy", ".moments", ".corners", ".checksum")
    kept = {names[0].replace(".npy", suffix) for suffix in suffixes}
    kept.add("games.db")
    assert {file.name for file in tmp_path.iterdir()} == kept


@pytest.mark.parametrize("count", [0, 1, 64, 65, 128, 130])
def test_who_ever_had_a_stone_is_read_back_of_as_many_games_as_there_are(tmp_path, count):
    white = np.arange(count) % 3 == 0
    games = [(number, MainLine(Size(1, 1), [int(stone)])) for number, stone in enumerate(white)]
    nothing = np.empty(0, np.uint64)
    times = event_times_of(numbered_changes(games))
    name = segments.write_segment(tmp_path, nothing, nothing, times, NO_CORNERS)
    blocks = Segment(tmp_path / name, 0).blocks
    assert [block.event_times.games.tolist() for block in blocks] == [list(range(count))] * bool(
        count
    )
    for block in blocks:
        bits = np.unpackbits(block.words.view(np.uint8), axis=1, count=count, bitorder="little")
        assert np.array_equal(bits, [~white, white])
