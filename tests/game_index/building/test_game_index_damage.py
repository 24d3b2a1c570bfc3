"""Indexes that something has happened to: it is told, and building mends them."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from random import Random
from typing import TYPE_CHECKING

import pytest

from goboard_gui.game_index.builder import build
from goboard_gui.game_index.database import VERSION, VERSION_WITH_VARIATIONS
from goboard_gui.game_index.errors import IndexErrorCode, UnusableIndexError
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import DATABASE, SEGMENTS, SET_ASIDE
from tests.game_index.index_errors import bytes_of, raises_code
from tests.game_index.scanner import built, overwrite_database, same_as_new

if TYPE_CHECKING:
    from pathlib import Path


def set_version(index: Path, version: int) -> None:
    with closing(sqlite3.connect(index / DATABASE)) as database:
        database.execute(f"PRAGMA user_version = {version}")


def older_version(index: Path) -> None:
    set_version(index, VERSION - 1)


def cut_segment(index: Path) -> None:
    [segment] = (index / SEGMENTS).glob("*.npy")
    segment.write_bytes(segment.read_bytes()[:-8])


def lose_segment(index: Path) -> None:
    [segment] = (index / SEGMENTS).glob("*.npy")
    segment.unlink()


def cut_moments(index: Path) -> None:
    [moments] = (index / SEGMENTS).glob("*.moments")
    moments.write_bytes(moments.read_bytes()[:-8])


def lengthen_moments(index: Path) -> None:
    [moments] = (index / SEGMENTS).glob("*.moments")
    moments.write_bytes(moments.read_bytes() + bytes(64))


def lose_moments(index: Path) -> None:
    [moments] = (index / SEGMENTS).glob("*.moments")
    moments.unlink()


def garble_header(index: Path, ending: str = "npy") -> None:
    [file] = (index / SEGMENTS).glob(f"*.{ending}")
    file.write_bytes(file.read_bytes().replace(b"}", b"(", 1))


def garble_header_of_moments(index: Path) -> None:
    garble_header(index, "moments")


DAMAGES = (
    *(cut_segment, lose_segment),
    *(cut_moments, lengthen_moments, lose_moments),
    *(garble_header, garble_header_of_moments),
    overwrite_database,
)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damage_is_told_and_mended_by_building(index, games, damage):
    built(index, games)
    damage(index)
    with raises_code(IndexErrorCode.DAMAGED):
        Index(index)
    assert built(index, games).games == 4
    assert same_as_new(index, games)


def overwrite_tables(index: Path) -> None:
    file = index / DATABASE
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"?" * (len(content) - 4096))


def test_tables_that_are_damaged_are_mended_by_building(index, games):
    built(index, games)
    overwrite_tables(index)
    assert built(index, games).games == 4
    assert same_as_new(index, games)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_wrong_with_a_database_is_told_and_mended(index, games, seed):
    built(index, games)
    random, data = Random(seed), bytearray((index / DATABASE).read_bytes())
    for _ in range(len(data) // 30):
        data[random.randrange(100, len(data))] = random.randrange(256)
    (index / DATABASE).write_bytes(data)
    with (
        suppress(UnusableIndexError),
        closing(Index(index)) as opened,
        opened.games.read_transaction(),
    ):
        opened.games.failures()
    built(index, games)
    assert same_as_new(index, games)


@pytest.mark.parametrize(
    "damage", [cut_segment, lose_segment, older_version], ids=lambda damage: damage.__name__
)
def test_folders_are_remembered_by_an_index_that_must_be_made_anew(index, games, damage):
    built(index, games)
    damage(index)
    assert list(build(index))[-1].games == 4
    assert same_as_new(index, games)


def test_what_else_is_in_the_folder_of_an_index_stays(index, games):
    index.mkdir()
    (index / "positions.npy").write_bytes(b"mine")
    for _ in range(2):
        built(index, games)
        assert (index / "positions.npy").read_bytes() == b"mine"
        overwrite_database(index)


def test_an_index_of_an_older_version_is_told_and_made_anew(index, games):
    built(index, games)
    older_version(index)
    with raises_code(IndexErrorCode.OTHER_VERSION, f"version {VERSION - 1}") as raised:
        Index(index)
    assert not raised.value.newer
    assert built(index, games).games == 4
    assert same_as_new(index, games)
    assert not list(index.glob(f"{SET_ASIDE}*"))


def test_an_index_of_a_newer_version_stays_as_it_is(index, games):
    built(index, games)
    set_version(index, VERSION_WITH_VARIATIONS + 1)
    before = bytes_of(index)
    for use in (Index, lambda index: built(index, games)):
        with raises_code(
            IndexErrorCode.OTHER_VERSION, f"version {VERSION_WITH_VARIATIONS + 1}"
        ) as raised:
            use(index)
        assert raised.value.newer
    assert bytes_of(index) == before
