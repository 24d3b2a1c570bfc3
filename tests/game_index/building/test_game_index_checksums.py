"""Segments whose bytes have changed: a thorough build notices and mends them."""

from __future__ import annotations

from contextlib import closing
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from goboard_gui.game_index import segments
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.entries import ENTRY_MOVE_SHIFT
from goboard_gui.game_index.errors import IndexErrorCode
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import SEGMENTS
from goboard_gui.game_index.query import Query
from goboard_gui.go import Board, Size
from tests.cases import for_each
from tests.game_index.index_errors import bytes_of, raises_code
from tests.game_index.scanner import built, same_as_new, small_segments

if TYPE_CHECKING:
    from pathlib import Path


def files_of(index: Path, ending: str) -> list[Path]:
    return sorted((index / SEGMENTS).glob(f"*.{ending}"))


def randomize(file: Path, seed: int) -> None:
    """Replace bytes after the header and the table of a file by random ones."""
    random, data = Random(seed), bytearray(file.read_bytes())
    for _ in range(40):
        data[random.randrange(192, len(data))] = random.randrange(256)
    file.write_bytes(data)


def rebuilt(index: Path, games: Path, *, thorough: bool = True) -> tuple[int, list[int]]:
    """Build an index, and return how many games were read, and how many of these were mended."""
    mended: list[int] = []
    steps = build(index, [games], thorough=thorough, report_damaged_games=mended.append)
    return list(steps)[-1].games, mended


@for_each(
    ("ending", "seed"),
    [*product(["npy", "moments"], range(2)), ("checksum", None)],
)
def test_random_bytes_in_a_segment_are_mended_by_a_thorough_build(tmp_path_factory, seed, ending):
    folder = tmp_path_factory.mktemp("collection")
    games, index = folder / "games", folder / "index"
    games.mkdir()
    for number in range(6):
        moves = f";B[{'abc'[number % 3]}a];W[bb];B[cc]"
        (games / f"{number}.sgf").write_text(f"(;SZ[5]PB[{number}]RE[B+R]{moves})")
    built(index, games)
    [file] = files_of(index, ending)
    if ending == "checksum":
        file.write_bytes(b"?" * 32)
    else:
        randomize(file, seed)
    Index(index).close()  # it is not verified on opening
    assert rebuilt(index, games) == (6, [6])
    assert same_as_new(index, games)
    assert rebuilt(index, games) == (0, [])


@small_segments(5)
def test_only_the_games_of_a_damaged_segment_are_read_again(index, games):
    built(index, games)
    files = files_of(index, "npy")
    assert len(files) == 4
    randomize(files[0], 1)
    assert rebuilt(index, games) == (1, [1])
    assert same_as_new(index, games)


def test_an_ordinary_build_reads_no_segment(index, games, monkeypatch):
    built(index, games)
    randomize(files_of(index, "npy")[0], 1)
    before = bytes_of(index)
    monkeypatch.setattr(segments, "has_valid_checksum", lambda file: pytest.fail(str(file)))
    assert rebuilt(index, games, thorough=False) == (0, [])
    assert bytes_of(index) == before


def test_damaged_segments_are_mended_before_they_are_merged(index, games):
    with small_segments(5):
        built(index, games)
    randomize(files_of(index, "npy")[2], 1)
    with small_segments(5, most=1):
        assert rebuilt(index, games, thorough=False) == (1, [1])
    assert len(files_of(index, "npy")) == 1
    assert same_as_new(index, games)


@small_segments(5)
def test_an_interrupted_mending_goes_on_with_the_next_build(index, games):
    built(index, games)
    for file in files_of(index, "npy"):
        randomize(file, 1)
    steps = build(index, [games], thorough=True)
    next(steps)
    steps.close()
    with closing(Index(index)) as opened:
        assert len(opened) == 0
    assert rebuilt(index, games, thorough=False) == (4, [])
    assert same_as_new(index, games)


@for_each("thorough", [False, True])
def test_a_segment_without_a_checksum_stays_and_gets_it(index, games, thorough):
    built(index, games)
    [checksum] = files_of(index, "checksum")
    expected, before = checksum.read_bytes(), files_of(index, "npy")
    checksum.unlink()
    with closing(Index(index)) as opened:
        assert opened.find(Query(Board.empty(Size(5, 5)))).game_count == 4
    assert rebuilt(index, games, thorough=thorough) == (0, [])
    assert (checksum.read_bytes(), files_of(index, "npy")) == (expected, before)


def test_an_implausible_segment_without_a_checksum_is_mended(index, games):
    built(index, games)
    files_of(index, "checksum")[0].unlink()
    randomize(files_of(index, "npy")[0], 1)
    assert rebuilt(index, games, thorough=False) == (4, [4])
    assert same_as_new(index, games)


def test_a_hit_beyond_its_game_is_damage(index, games):
    built(index, games)
    [file] = files_of(index, "npy")
    array = np.load(file)
    array[1] += np.uint64(9 << ENTRY_MOVE_SHIFT)
    np.save(file, array)
    with closing(Index(index)) as opened:
        hits = list(opened.find(Query(Board.empty(Size(5, 5)))).hits())
        assert [hit.moves for hit in hits] == [9] * 4
        [facts] = opened.games.game_facts([hits[0].game])
        with raises_code(IndexErrorCode.DAMAGED, "move 9 of a game of 4 moves"):
            opened.games.check_hits(hits[:1], facts)
