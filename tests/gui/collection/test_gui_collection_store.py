"""Which indexes a person has, and where they lie."""

from __future__ import annotations

import pytest

from goboard_gui.game_index.builder import build
from goboard_gui.game_index.paths import DATABASE
from goboard_gui.game_index.removal import remove_index
from goboard_gui.gui.collection.building.collection_store import OTHER_INDEXES, valid_folder_name
from goboard_gui.gui.core.folders import index_folder
from tests.gui.collection_cases import write_games


@pytest.fixture
def make(tmp_path):
    """Return what builds a small index in a folder."""

    def build_in(index):
        games = write_games(tmp_path / "games", 3)
        for _ in build(index, [games]):
            pass
        return index

    return build_in


def test_indexes_lie_with_what_else_the_program_keeps_of_a_person(qapp):
    assert index_folder().parts[-2:] == ("goboard", "collections")


def test_before_there_are_any_none_are_known(store):
    assert store.known_indexes() == []
    assert store.last_opened is None


def test_those_at_home_are_known_by_name_and_then_those_elsewhere(store, make, tmp_path):
    for name in ("beta", "Alpha"):
        make(store.home / name)
    (store.home / "no index").mkdir()
    other = make(tmp_path / "other")
    assert [index.name for index in store.known_indexes()] == ["Alpha", "beta"]
    store.remember(other)
    store.remember(store.home / "beta")
    assert [index.name for index in store.known_indexes()] == ["Alpha", "beta", "other"]
    assert store.last_opened == store.home / "beta"


def test_an_index_is_known_once_and_only_while_it_is_there(store, settings, make, tmp_path):
    other = make(tmp_path / "other")
    for _ in range(3):
        store.remember(other)
    assert settings.get(OTHER_INDEXES) == [str(other)]
    (other / DATABASE).unlink()
    assert store.known_indexes() == []
    assert store.last_opened == other


def test_no_more_than_a_score_of_those_elsewhere_are_kept(store, settings, tmp_path):
    for number in range(30):
        store.remember(tmp_path / str(number))
    assert settings.get(OTHER_INDEXES) == [
        str(tmp_path / str(number)) for number in range(29, 9, -1)
    ]


def test_one_that_is_removed_is_known_no_longer_and_its_games_stay(store, make, tmp_path):
    here, other = make(store.home / "here"), make(tmp_path / "other")
    store.remember(other)
    store.remember(here)
    remove_index(here)
    store.forget(here)
    assert (here.exists(), store.last_opened) == (False, None)
    store.remember(other)
    remove_index(other)
    store.forget(other)
    assert store.known_indexes() == []
    assert len(list((tmp_path / "games").iterdir())) == 3


@pytest.mark.parametrize(
    ("name", "called"),
    [
        (" Tom ", "Tom"),
        ("ﾀｲﾄﾙ 囲碁", "ﾀｲﾄﾙ 囲碁"),
        ("a/b\\c:d", "a-b-c-d"),
        ("..", ""),
        (".hidden.", "hidden"),
        ("", ""),
        ("NUL", "NUL-"),
        ("com1.sgf", "com1.sgf-"),
        ("Console", "Console"),
        ("x" * 300, "x" * 80),
        ("\n\t", ""),
        ("a\nb", "a-b"),
    ],
)
def test_a_name_becomes_one_that_any_disk_takes(store, name, called):
    assert valid_folder_name(name) == called
    assert store.path_for(name) == (store.home / called if called else None)
