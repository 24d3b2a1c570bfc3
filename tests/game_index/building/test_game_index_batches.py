"""When a build writes what it has read."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index.build_batch import BuildBatch
from goboard_gui.game_index.facts import FileFacts
from tests.cases import for_each
from tests.examples import examples

MOST = 1000


def batches(positions: list[int]) -> list[list[int]]:
    """Return the batches in which files with so many positions are written."""
    written, batch, sizes = [], BuildBatch(), []
    for number, count in enumerate(positions):
        batch.files.append((number, FileFacts(b"", 0, 0, b"")))
        batch.positions += count
        sizes.append(count)
        if batch.is_full(MOST, len(positions)):
            written.append(sizes)
            batch, sizes = BuildBatch(), []
    return [*written, sizes] if sizes else written


@for_each(
    ("files", "positions", "expected"),
    [
        (40, 10, [40]),
        (100, 10, [100]),
        (101, 10, [51, 50]),
        (250, 10, [84, 84, 82]),
        (3, 1000, [1, 1, 1]),
        (2, 5000, [1, 1]),
        (7, 0, [7]),
    ],
)
def test_batches_are_about_equally_large(files, positions, expected):
    assert [len(batch) for batch in batches([positions] * files)] == expected


@examples(3)
@given(st.lists(st.integers(0, 2 * MOST), max_size=60))
def test_no_batch_grows_beyond_its_limit_or_is_written_much_earlier(positions):
    found = batches(positions)
    assert [count for batch in found for count in batch] == positions
    assert all(sum(batch[:-1]) < MOST for batch in found)
    assert all(2 * sum(batch) >= MOST for batch in found[:-1])
