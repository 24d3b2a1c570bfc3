from __future__ import annotations

import errno
import os
import shutil
import sys
from contextlib import closing
from pathlib import Path

import pytest

from goboard_gui.files.errors import ReadErrorReason
from goboard_gui.game_index import file_reading
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.errors import IndexErrorCode
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import SEGMENTS
from goboard_gui.game_index.query import Query
from goboard_gui.game_index.staleness import find_changes
from goboard_gui.go import Board, Colour, Size
from tests.game_index.index_errors import raises_code
from tests.game_index.scanner import (
    built,
    facts_of,
    overwrite_database,
    same_as_new,
    small_segments,
    stands,
)


def test_games_and_what_is_said_of_them_are_there(index, games):
    assert built(index, games)[:4] == (4, 4, 4, 0)
    with closing(Index(index)) as opened:
        facts = opened.games.game_facts([0, 2, 99])
    assert [(it.path, it.black, it.moves, it.winner, it.size) for it in facts] == [
        (games / "a.sgf", "Player 0", 4, Colour.BLACK, Size(5, 5)),
        (games / "more" / "c.sgf", "Player 2", 4, Colour.BLACK, Size(5, 5)),
    ]


def test_numbers_of_very_many_digits_end_no_build(index, games):
    idents = ("HA", "KM", "EV", "RO", "DT", "SZ", "MN", "BR", "TM", "OT")
    cases = [(ident, digits) for ident in idents for digits in (20, 400, 5_000)]
    for ident, digits in cases:
        text = f"(;SZ[5]PB[A]{ident}[{'9' * digits}];B[aa])"
        (games / f"{ident} {digits}.sgf").write_text(text)
    assert built(index, games).games == 4 + len(cases)
    with closing(Index(index)) as opened:
        told = {it.path.stem: it.handicap for it in opened.games.game_facts(range(4 + len(cases)))}
    assert [told[f"HA {digits}"] for digits in (20, 400, 5_000)] == [None] * 3


def change(games: Path) -> None:
    (games / "a.sgf").write_text("(;SZ[9]PB[Somebody else];B[aa])")


def lengthen(games: Path) -> None:
    (games / "a.sgf").write_text("(;SZ[9];B[aa])(;SZ[7];B[bb])")


def break_(games: Path) -> None:
    (games / "a.sgf").write_text("nothing of the kind")


def delete(games: Path) -> None:
    (games / "more" / "c.sgf").unlink()


def move(games: Path) -> None:
    (games / "more" / "c.sgf").rename(games / "moved.sgf")


def move_all(games: Path) -> None:
    (games / "more").rename(games / "other")


def exchange(games: Path) -> None:
    (games / "a.sgf").rename(games / "x")
    (games / "b.SGF").rename(games / "a.sgf")
    (games / "x").rename(games / "b.SGF")


def add(games: Path) -> None:
    (games / "new.sgf").write_text("(;SZ[9];B[aa])")


def copy(games: Path) -> None:
    shutil.copy(games / "a.sgf", games / "copy.sgf")


def touch(games: Path) -> None:
    os.utime(games / "a.sgf", ns=(1, 1))


def nothing(games: Path) -> None:
    assert games.is_dir()


CHANGES = {
    change: 3,
    lengthen: 3,
    break_: 3,
    delete: 3,
    move: 4,
    move_all: 4,
    exchange: 2,
    add: 4,
    copy: 4,
    touch: 4,
    nothing: 4,
}


@pytest.mark.parametrize("step", CHANGES, ids=lambda step: step.__name__)
def test_building_again_comes_to_what_a_new_index_is_and_reads_what_changed(index, games, step):
    built(index, games)
    step(games)
    assert built(index, games).unchanged == CHANGES[step]
    assert same_as_new(index, games)
    assert built(index, games).games == 0


def test_a_change_that_left_size_and_time_as_they_were_is_noticed_by_a_thorough_build(index, games):
    built(index, games)
    file = games / "a.sgf"
    status = file.stat()
    file.write_text(file.read_text().replace("Player 0", "Player 9"))
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert built(index, games).games == 0
    assert built(index, games, thorough=True).games == 1
    assert same_as_new(index, games)


def test_files_that_give_no_games_are_told_and_stop_nothing(index, games):
    (games / "bad.sgf").write_text("nothing of the kind")
    (games / "empty.sgf").write_bytes(b"")
    (games / "notes.txt").write_text("no record")
    (games / ".hidden.sgf").write_text("(;B[aa])")
    assert built(index, games)[1:4] == (6, 4, 2)
    with closing(Index(index)) as opened:
        failures = [(failure.name, failure.reason) for failure in opened.games.failures()]
    assert failures == [
        (str(games / "bad.sgf"), ReadErrorReason.NO_GAME),
        (str(games / "empty.sgf"), ReadErrorReason.EMPTY),
    ]


def test_games_of_a_folder_that_is_away_are_kept(index, games, tmp_path):
    other = tmp_path / "other"
    shutil.copytree(games, other)
    built(index, other, games)
    other.rename(tmp_path / "away")
    (games / "a.sgf").unlink()
    assert built(index, other, games).unchanged == 3
    with closing(Index(index)) as opened:
        assert len(opened) == 7
    (tmp_path / "away").rename(other)
    assert same_as_new(index, other, games)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such links")
def test_links_inside_a_folder_are_not_followed(index, games):
    for name, target in (("nowhere", "gone"), ("loop", "loop"), ("file", "a"), ("folder", ".")):
        (games / f"{name}.sgf").symlink_to(f"{target}.sgf" if target != "." else target)
    assert built(index, games)[:4] == (4, 4, 4, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such links")
def test_an_index_that_counted_games_twice_is_put_right(index, games):
    link = games.with_name("link")
    link.symlink_to(games)
    built(index, games)
    with closing(Index(index)) as opened, opened.games.write_transaction():
        opened.games.set_folders([games, link])
        [(_, facts), *_] = opened.games.files()
        twin = facts._replace(path=os.fsencode(link / "a.sgf"))
        opened.games.add_files([(opened.games.next_file_number(), twin)])
    assert find_changes(index).gone == 1
    built(index, games, link)
    with closing(Index(index)) as opened:
        assert len(list(opened.games.files())) == 4
        assert opened.games.folders() == [games]
    assert same_as_new(index, games, link)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
def test_names_that_are_no_text_are_kept(index, games):
    (games / os.fsdecode(b"\xff.sgf")).write_text("(;SZ[9];B[aa])")
    built(index, games)
    with closing(Index(index)) as opened:
        [hit] = opened.find(Query(Board.empty(Size(9, 9)))).hits()
        assert os.fsencode(facts_of(opened, hit).path).endswith(b"\xff.sgf")
        assert stands(opened, hit, Board.empty(Size(9, 9)))


def test_bytes_that_are_no_text_do_not_stop_a_build(index, games):
    (games / "bytes.sgf").write_bytes(b"(;CA[UTF-8]PB[\xff\xfe];B[aa])")
    assert built(index, games).games == 5


def test_a_build_that_is_ended_keeps_what_it_did(index, games, monkeypatch):
    monkeypatch.setattr(file_reading, "FILES_AT_ONCE", 1)
    run = build(index, [games])
    assert next(progress for progress in run if progress.done == 2)[:3] == (2, 4, 2)
    with raises_code(IndexErrorCode.BUSY):
        next(build(index, [games]))
    run.close()
    with closing(Index(index)) as opened:
        assert len(opened) == 2
    assert built(index, games)[2:] == (2, 0, 2)
    assert same_as_new(index, games)


def test_a_full_disk_is_not_kept_full(index, games, monkeypatch):
    built(index, games)
    add(games)
    before = sorted(index.rglob("*"))

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            built(index, games)
    assert sorted(index.rglob("*")) == before
    built(index, games)
    assert same_as_new(index, games)


def test_segments_are_joined_without_games_that_are_gone(index, games):
    with small_segments(5, most=1):
        built(index, games)
        (games / "a.sgf").unlink()
        add(games)
        built(index, games)
    with closing(Index(index)) as opened:
        [segment] = opened._segments
    assert len(segment) == 3 * 5 + 2
    files = sorted(file.name for file in (index / SEGMENTS).iterdir())
    name = Path(segment.name)
    suffixes = (".checksum", ".corners", ".moments")
    companions = [name.with_suffix(suffix).name for suffix in suffixes]
    assert files == [*companions, segment.name]
    assert same_as_new(index, games)


def test_an_index_goes_on_answering_while_it_is_built(index, games):
    built(index, games)
    board = Board.empty(Size(5, 5))
    with closing(Index(index)) as opened:
        shutil.rmtree(games / "more")
        built(index, games)
        assert opened.find(Query(board)).game_count == 4
    with closing(Index(index)) as opened:
        assert opened.find(Query(board)).game_count == 2


def test_an_index_knows_whether_it_was_changed_since_it_was_opened(index, games):
    built(index, games)
    with closing(Index(index)) as opened:
        built(index, games)
        assert not opened.is_outdated()
        add(games)
        built(index, games)
        assert opened.is_outdated()
    with closing(Index(index)) as opened:
        assert not opened.is_outdated()
        (games / "new.sgf").unlink()
        built(index, games)
        assert opened.is_outdated()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps what is open")
@pytest.mark.parametrize("anew", [True, False])
def test_an_index_knows_whether_it_was_removed(index, games, anew):
    built(index, games)
    with closing(Index(index)) as opened:
        shutil.rmtree(index)
        if anew:
            built(index, games)
        assert opened.is_outdated()


def test_an_index_remembers_its_folders(index, games, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    (other / "e.sgf").write_text("(;SZ[9];B[aa])")
    built(index, games, other)
    add(games)
    assert list(build(index))[-1].games == 1
    with closing(Index(index)) as opened:
        assert opened.games.folders() == [games, other]
        assert len(opened) == 6
    built(index, other)
    list(build(index))
    with closing(Index(index)) as opened:
        assert opened.games.folders() == [other]
        assert len(opened) == 1


def test_without_folders_an_index_must_remember_some(index, games):
    with raises_code(IndexErrorCode.MISSING):
        next(build(index))
    assert not index.exists()
    built(index, games)
    overwrite_database(index)
    with raises_code(IndexErrorCode.DAMAGED):
        next(build(index))
