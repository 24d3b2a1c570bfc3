"""Files of corner keys: builds write, merge and replace them, and searches do without them."""

from __future__ import annotations

import errno
from contextlib import closing, suppress
from random import Random
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index import corner_file
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.errors import UnusableIndexError
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import SEGMENTS
from goboard_gui.game_index.query import Query
from goboard_gui.game_index.results import Hit
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry
from tests.examples import examples
from tests.game_index.damage import flip
from tests.game_index.index_errors import bytes_of
from tests.game_index.scanner import built, same_as_new, small_segments
from tests.game_index.test_game_index_stored_layout import ARCHIVE

if TYPE_CHECKING:
    from pathlib import Path

INVASION = Query(
    Board.empty(Size(13, 13)).with_stones(
        {Point(3, 3): Colour.BLACK, Point(2, 2): Colour.WHITE},
    ),
    Crop(0, 0, 6, 6),
)
HITS = [
    Hit(0, 2, Symmetry.IDENTITY, False),
    Hit(1, 3, Symmetry.MIRROR_HORIZONTAL, False),
    Hit(2, 2, Symmetry.R180, True),
]


@pytest.fixture
def games(tmp_path) -> Path:
    """Return a folder of records with the same shape in three corners."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, moves in enumerate((";B[dd];W[cc]", ";B[jd];W[];W[kc];B[jc]", ";W[jj];B[kk]")):
        (folder / f"{number}.sgf").write_text(f"(;SZ[13]{moves})")
    return folder


def corner_files(index: Path) -> list[Path]:
    return sorted((index / SEGMENTS).glob("*.corners"))


def found(index: Path) -> tuple[list[Hit], bool]:
    """Return the hits of the 3-3 invasion, and whether they were found by keys."""
    with closing(Index(index)) as opened:
        by_keys = all(segment.corners is not None for segment in opened._segments)
        hits = list(opened.find(INVASION).hits())
    return [hit._replace(right=0, down=0) for hit in hits], by_keys


def lose(file: Path) -> None:
    file.unlink()


def empty(file: Path) -> None:
    file.write_bytes(b"")


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-16])


def cut_a_byte(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])


def cut_all_but_the_checksum(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:16])


def lengthen(file: Path) -> None:
    file.write_bytes(file.read_bytes() + bytes(16))


def count_more_rows_than_any_file_has(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[16:24] = b"\xff" * 8
    file.write_bytes(data)


DAMAGES = (
    *(lose, empty, cut, cut_a_byte, cut_all_but_the_checksum, lengthen),
    count_more_rows_than_any_file_has,
)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_search_does_without_a_file_that_the_next_build_writes_without_reading_games(
    index, games, damage
):
    built(index, games)
    before = bytes_of(index / SEGMENTS).values()
    assert found(index) == (HITS, True)
    [file] = corner_files(index)
    damage(file)
    assert found(index) == (HITS, False)
    assert built(index, games).games == 0
    assert found(index) == (HITS, True)
    assert list(bytes_of(index / SEGMENTS).values()) == list(before)


def test_a_thorough_build_replaces_a_file_with_other_bytes_and_no_other_build_reads_it(
    index, games, monkeypatch
):
    built(index, games)
    [file] = corner_files(index)
    expected = file.read_bytes()
    for place in range(0, len(expected), 7):
        changed = bytearray(expected)
        changed[place] ^= 0xFF
        file.write_bytes(changed)
        assert built(index, games, thorough=True).games == 0
        assert file.read_bytes() == expected
    monkeypatch.setattr(
        corner_file, "has_valid_checksum", lambda read: pytest.fail(f"{read} was read")
    )
    built(index, games)


@examples(0.3)
@given(st.integers(0, 1 << 32))
def test_other_bits_give_answers_or_an_error(tmp_path_factory, seed):
    folder = tmp_path_factory.mktemp("flipped")
    index, games = folder / "index", folder / "games"
    games.mkdir()
    (games / "0.sgf").write_text("(;SZ[13];B[dd];W[cc];B[jd];W[kc])")
    built(index, games)
    [file] = corner_files(index)
    file.write_bytes(flip(Random(seed), file.read_bytes()))
    with suppress(UnusableIndexError), closing(Index(index)) as opened:
        result = opened.find(INVASION)
        list(result.hits()), result.continuations, result.wins, result.first_hit_moves


def test_an_index_of_an_older_version_gets_the_files_and_stays_otherwise(tmp_path):
    with ZipFile(ARCHIVE) as archive:
        archive.extractall(tmp_path)
    index, games = tmp_path / "index", tmp_path / "games"
    assert not corner_files(index)
    list(build(index, [games]))
    assert len(corner_files(index)) == len(list((index / SEGMENTS).glob("*.npy"))) > 1
    assert same_as_new(index, games)


@small_segments(1)
def test_a_build_that_is_ended_leaves_the_rest_of_the_files_to_the_next(index, games):
    built(index, games)
    for file in corner_files(index):
        file.unlink()
    steps = build(index, [games])
    while not corner_files(index):
        next(steps)
    steps.close()
    assert len(corner_files(index)) == 1
    assert found(index) == (HITS, False)
    built(index, games)
    assert len(corner_files(index)) == 3
    assert found(index) == (HITS, True)


@pytest.mark.parametrize("damage", [None, lose, cut])
def test_merged_segments_have_the_keys_of_the_games_that_are_left(index, games, damage):
    with small_segments(1):
        built(index, games)
    if damage is not None:
        damage(corner_files(index)[1])
    (games / "1.sgf").unlink()
    with small_segments(1, most=1):
        built(index, games)
    [file] = corner_files(index)
    rows = corner_file.open_rows(file)
    assert rows is not None
    assert set((rows.entries >> 32).tolist()) == {0, 2}
    assert found(index) == ([HITS[0], HITS[2]], True)
    assert same_as_new(index, games)


def test_bytes_that_changed_are_not_copied_into_a_merged_segment(index, games):
    with small_segments(1):
        built(index, games)
    file = corner_files(index)[0]
    data = bytearray(file.read_bytes())
    data[-1] ^= 1
    file.write_bytes(data)
    with small_segments(1, most=1):
        built(index, games)
    assert same_as_new(index, games)


@small_segments(1)
def test_games_are_found_while_some_segments_have_no_keys(index, games):
    built(index, games)
    corner_files(index)[1].unlink()
    assert found(index) == (HITS, False)


def test_a_full_disk_leaves_an_index_as_it_was(index, games, monkeypatch):
    built(index, games)
    lose(*corner_files(index))
    before = bytes_of(index)

    def fail(*_args: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    with monkeypatch.context() as patched:
        patched.setattr(corner_file, "write_rows", fail)
        with pytest.raises(OSError, match="no space"):
            built(index, games)
    assert bytes_of(index) == before
    built(index, games)
    assert found(index) == (HITS, True)
