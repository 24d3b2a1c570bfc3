from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.storage.folder import natural_sort_key, neighbouring_file, sgf_files_below

EXTENSIONS = (".sgf", ".gib")


@pytest.fixture
def folder(tmp_path):
    for name in ("game10.sgf", "Game9.SGF", "game2.sgf", "notes.txt", ".game3.sgf", "x.gib"):
        (tmp_path / name).touch()
    (tmp_path / "game4.sgf").mkdir()
    return tmp_path


LONG = "1" * 5_000


@pytest.mark.parametrize(
    "names",
    [
        ["cup", "Cup 2", "cup 3", "Cup 10", f"Cup {LONG}", f"cup {LONG}0"],
        [f"{LONG}1", f"{LONG}2", f"{LONG}9", f"{LONG}10"],
        ["a", "a٢", "a3", "a٤"],
        ["007", "8", "08x", "9", "0010"],
    ],
    ids=["words and numbers", "5,000 digits", "digits of other scripts", "zeros in front"],
)
def test_names_are_put_into_order_by_the_values_of_their_numbers(names):
    backwards = names[::-1]
    assert sorted(backwards, key=natural_sort_key) == names


@given(st.lists(st.integers(0, 10**30)))
def test_numbers_have_the_order_of_their_values(numbers):
    texts = [str(number) for number in numbers]
    assert sorted(texts, key=natural_sort_key) == [str(number) for number in sorted(numbers)]


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        pytest.param("game2.sgf", None, "Game9.SGF", id="the first"),
        pytest.param("Game9.SGF", "game2.sgf", "game10.sgf", id="in the middle"),
        pytest.param("x.gib", "game10.sgf", None, id="the last, of another kind"),
        pytest.param("game5.sgf", "game2.sgf", "Game9.SGF", id="one that is gone"),
        pytest.param("notes.txt", "game10.sgf", "x.gib", id="one that does not count"),
        pytest.param("a", None, "game2.sgf", id="before all"),
        pytest.param("zz.sgf", "x.gib", None, id="after all"),
    ],
)
def test_files_are_gone_through_as_people_count(folder, name, before, after):
    found = [neighbouring_file(folder / name, step, EXTENSIONS) for step in (-1, 1)]
    assert [path and path.name for path in found] == [before, after]
    assert all(path is None or path.parent == folder for path in found)


def test_going_on_meets_every_file_once(tmp_path):
    names = {f"{number % 7}-{number}.sgf" for number in range(60)}
    for name in names:
        (tmp_path / name).touch()
    met, path = [], neighbouring_file(tmp_path / "0", 1, EXTENSIONS)
    while path is not None:
        met.append(path.name)
        path = neighbouring_file(path, 1, EXTENSIONS)
    assert set(met) == names
    assert len(met) == 60
    assert met[:2] == ["0-0.sgf", "0-7.sgf"]


def test_a_folder_that_is_gone_has_no_files(tmp_path):
    assert neighbouring_file(tmp_path / "gone" / "a.sgf", 1, EXTENSIONS) is None


@pytest.mark.skipif(sys.platform == "win32", reason="folders are locked in other ways there")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root reads everything")
def test_a_folder_that_cannot_be_read_has_no_files(folder):
    folder.chmod(0)
    try:
        assert neighbouring_file(folder / "a.sgf", 1, EXTENSIONS) is None
    finally:
        folder.chmod(0o700)


def test_a_path_without_a_folder_is_one_of_the_working_folder(folder, monkeypatch):
    monkeypatch.chdir(folder)
    assert neighbouring_file(Path("game2.sgf"), 1, EXTENSIONS) == Path("Game9.SGF")


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="no links here")
def test_a_link_to_nothing_is_no_file(folder):
    (folder / "game3.sgf").symlink_to(folder / "gone")
    assert neighbouring_file(folder / "game2.sgf", 1, EXTENSIONS).name == "Game9.SGF"


@given(st.lists(st.text(max_size=12)))
def test_any_names_can_be_ordered(names):
    assert sorted(
        sorted(names, key=natural_sort_key, reverse=True), key=natural_sort_key
    ) == sorted(names, key=natural_sort_key)


def test_the_sgf_files_of_a_folder_are_those_visible_ones_in_natural_order(folder):
    below = folder / "more 10" / "deep"
    below.mkdir(parents=True)
    (folder / "more 9").mkdir()
    (folder / ".hidden").mkdir()
    for path in (folder / ".hidden" / "c.sgf", below / "1.Sgf", folder / "more 9" / "b.sgf"):
        path.touch()
    names = [path.relative_to(folder).as_posix() for path in sgf_files_below(folder)]
    assert names == [
        *("game2.sgf", "Game9.SGF", "game10.sgf"),
        *("more 9/b.sgf", "more 10/deep/1.Sgf"),
    ]
    assert list(sgf_files_below(folder / "x.gib")) == []
