"""Which files of some folders may be records: each is seen once."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from goboard_gui.game_index.record_files import distinct_folders, scan_folders

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such links")


@pytest.fixture(autouse=True)
def tree(tmp_path, monkeypatch):
    """Make folders with records and with links, and go there."""
    monkeypatch.chdir(tmp_path)
    for name in ("sgf/a.sgf", "sgf/old/b.sgf", "sgf/old/older/c.sgf", "sgf/.kept/d.sgf", "e.sgf"):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).touch()
    for name, target in (
        ("link", "sgf"),
        ("deep", "sgf/old"),
        ("sgf/loop", "."),
        ("sgf/old/up", ".."),
        ("sgf/again.sgf", "a.sgf"),
        ("sgf/elsewhere.sgf", "../e.sgf"),
        ("circle", "circle"),
    ):
        Path(name).symlink_to(target)


SGF = ["sgf/a.sgf", "sgf/old/b.sgf", "sgf/old/older/c.sgf"]
LINK = ["link/a.sgf", "link/old/b.sgf", "link/old/older/c.sgf"]
DEEP = ["deep/b.sgf", "deep/older/c.sgf"]


@pytest.mark.parametrize(
    ("named", "files"),
    [
        pytest.param(["sgf"], SGF, id="a folder"),
        pytest.param(["sgf", "sgf"], SGF, id="the same folder twice"),
        pytest.param(["sgf", "sgf/../sgf"], SGF, id="the same folder by another path"),
        pytest.param(["sgf", "link"], SGF, id="the same folder by a link"),
        pytest.param(["link", "sgf"], LINK, id="the link first"),
        pytest.param(
            ["link/old/up"], [f"link/old/up/{name[4:]}" for name in SGF], id="a link in it"
        ),
        pytest.param(["sgf", "sgf/old"], SGF, id="a folder inside another"),
        pytest.param(["sgf/old", "sgf"], [*SGF[1:], SGF[0]], id="the inner folder first"),
        pytest.param(["sgf", "deep"], SGF, id="a link to a folder inside another"),
        pytest.param(["deep", "sgf"], [*DEEP, SGF[0]], id="the link to the inner folder first"),
        pytest.param(["sgf", "sgf/.kept"], [*SGF, "sgf/.kept/d.sgf"], id="a hidden one inside it"),
        pytest.param([".", "sgf"], ["e.sgf", *SGF], id="all of it"),
    ],
)
def test_each_file_is_seen_once_by_the_name_that_comes_first(named, files):
    here = os.fsencode(Path.cwd())
    seen = [file.path.removeprefix(here + b"/").decode() for file in scan_folders(map(Path, named))]
    assert seen == files


def test_a_loop_of_links_and_a_file_are_folders_that_cannot_be_looked_through():
    unseen = []
    assert list(scan_folders([Path("circle"), Path("e.sgf"), Path("gone")], unseen.append)) == []
    assert [Path(os.fsdecode(path)).name for path in unseen] == ["circle", "e.sgf", "gone"]


def test_the_first_name_of_a_folder_is_kept_and_inner_folders_are():
    named = ["link", "sgf", "sgf/old", "deep", "sgf/old/up", "."]
    kept = [str(folder.relative_to(Path.cwd())) for folder in distinct_folders(map(Path, named))]
    assert kept == ["link", "sgf/old", "."]
