"""What is said of building an index."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_gui.game_index.progress import Progress
from goboard_gui.game_index.staleness import CollectionChanges
from goboard_gui.gui.collection.building.build_status import (
    build_cancelled_text,
    changed_files_text,
    file_count_text,
    progress_text,
)
from goboard_gui.gui.collection.building.builder import BuildPace


def pace(seconds: float, *told: Progress) -> BuildPace:
    """Return the pace of what was told with so many seconds in between."""
    made = BuildPace()
    for number, progress in enumerate(told):
        made.add_report(progress, seconds * number)
    return made


def progress(done: int, files: int = 50_956, failed: int = 0) -> Progress:
    return Progress(done, files, done - failed, failed, 0)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (pace(1), "Looking for files…"),
        (pace(1, progress(0)), "0 of 50,956 files"),
        (
            pace(1, progress(10_545), progress(12_345)),
            "12,345 of 50,956 files · 1,800 games/s · 20 s left",
        ),
        (
            pace(5, progress(0), progress(1_278, failed=8)),
            "1,278 of 50,956 files · 250 games/s · 3 min left · 8 unreadable",
        ),
        (pace(10, progress(0), progress(40)), "40 of 50,956 files · 4 games/s · 3.5 h left"),
        (pace(1, progress(0, 90), progress(89, 90)), "89 of 90 files · 89 games/s · 1 s left"),
        (
            pace(1, progress(0, 90), progress(90, 90, 2)),
            "Finishing the index… · 2 unreadable",
        ),
        (pace(1, progress(5), progress(5)), "5 of 50,956 files"),
    ],
    ids=["nothing yet", "first", "usual", "failures", "slow", "soon", "at the end", "at rest"],
)
def test_how_far_it_is(told, said):
    assert progress_text(told) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "No game records found in these folders."),
        (1, "1 possible game record found."),
        (50_956, "50,956 possible game records found."),
    ],
)
def test_how_many_files_there_are(count, said):
    assert file_count_text(count) == said


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (CollectionChanges(37, 0, 0), "Files in “Tom” have changed: 37 new."),
        (
            CollectionChanges(1200, 5, 1),
            "Files in “Tom” have changed: 1,200 new, 5 changed, 1 missing.",
        ),
        (
            CollectionChanges(0, 0, 0, (Path("/g"),)),
            f"Couldn't check “Tom” for changes: folder {Path('/g')} not found.",
        ),
    ],
)
def test_what_has_changed(found, said):
    assert changed_files_text("Tom", found) == said


def test_a_build_that_was_cancelled_at_once_has_nothing_to_be_used():
    nothing = "Indexing “Tom” was cancelled before any games were read."
    assert build_cancelled_text("Tom", None, 0) == nothing
    assert build_cancelled_text("Tom", progress(25), 0) == nothing
    told = build_cancelled_text("Tom", progress(25_000), 24_990)
    assert told == (
        "Indexing “Tom” was cancelled after 25,000 of 50,956 files. "
        "The 24,990 games read so far can be used."
    )
