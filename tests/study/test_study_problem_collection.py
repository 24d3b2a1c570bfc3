"""The problems of files and folders, as the list and the command line show them."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from goboard_gui.files.errors import CancelledError
from goboard_gui.study.problem_collection import ProblemCollector

SOLVED = "(;AB[aa]AW[ba](;B[ab]C[Correct])(;B[bb];W[ab]))"
UNSOLVED = "(;AB[cc]AW[cd])"


@pytest.fixture
def folder(tmp_path):
    def write(name: str, text: str | bytes) -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    write("10.sgf", "(;GN[Ten]AB[cc]AW[cd];B[dd])")
    write("9.SGF", SOLVED + UNSOLVED + "(;AB[aa]AW[ba];B[cc]C[Wrong])")
    write("book/branches.sgf", "(;GN[Book](;N[One]AB[aa]AW[ba];B[ab])(;AB[bb]AW[bc];W[cb]))")
    write("broken.sgf", "no record")
    write("notes.txt", SOLVED)
    return tmp_path


def collect(*paths, pause=lambda: None, **options):
    collector = ProblemCollector(paths, **options)
    return collector, list(collector.collect(pause))


def test_the_problems_of_a_folder_are_numbered_in_natural_order_and_damaged_files_are_listed(
    folder,
):
    collector, problems = collect(folder)
    listed = [(it.number, it.path.name, tuple(it.place), it.title) for it in problems]
    assert listed == [
        (1, "9.SGF", (0, 0), ""),
        (2, "9.SGF", (1, 0), ""),
        (3, "10.sgf", (0, 0), "Ten"),
        (4, "branches.sgf", (0, 1), "One"),
        (5, "branches.sgf", (0, 3), "Book"),
    ]
    assert [it.judged.is_solvable for it in problems] == [True, False, True, True, True]
    assert [it.judged.start.player.name for it in problems] == [*["BLACK"] * 4, "WHITE"]
    assert (collector.files_done, collector.file_count) == (4, 4)
    assert [error.name for error in collector.failures] == [str(folder / "broken.sgf")]


def test_games_of_a_file_with_the_same_position_are_one_problem(folder):
    first = collect(folder)[1][0]
    assert first.judged.start.places == ((0, 0), (2, 0))


def test_files_can_be_mixed_with_folders_and_need_no_ending(folder):
    _, problems = collect(folder / "notes.txt", folder / "book")
    assert [it.path.name for it in problems] == ["notes.txt", "branches.sgf", "branches.sgf"]


def test_a_file_that_is_missing_is_a_failure(tmp_path):
    collector, problems = collect(tmp_path / "none.sgf")
    assert problems == []
    assert len(collector.failures) == 1


def test_a_folder_that_cannot_be_read_is_a_failure(folder, monkeypatch):
    scan = os.scandir

    def scan_others(path):
        if Path(path).name == "book":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return scan(path)

    monkeypatch.setattr(os, "scandir", scan_others)
    collector, problems = collect(folder)
    assert len(problems) == 3
    names = [error.name for error in collector.failures]
    assert names == [str(folder / "book"), str(folder / "broken.sgf")]
    assert "Permission denied" in str(collector.failures[0])


def test_a_folder_without_records_has_no_problems_and_no_failures(tmp_path):
    collector, problems = collect(tmp_path)
    assert (problems, collector.failures, collector.file_count) == ([], [], 0)


@pytest.mark.parametrize("codec", ["gbk", "big5"])
def test_titles_are_decoded_in_the_encoding_of_the_file_or_the_one_that_was_chosen(tmp_path, codec):
    title = "黑先活棋問題集" if codec == "big5" else "黑先活棋问题集"
    path = tmp_path / "old.sgf"
    path.write_bytes(f"(;GN[{title}]AB[aa]AW[ba];B[ab])".encode(codec))
    _, (problem,) = collect(path, remembered=lambda _path: (codec,))
    assert problem.title == title


def test_a_collection_can_be_cancelled_between_any_two_problems(folder):
    calls: list[None] = []
    collect(folder, pause=lambda: calls.append(None))
    assert len(calls) > 10
    for limit in range(len(calls)):
        left = iter(range(limit))

        def pause(left=left) -> None:
            if next(left, None) is None:
                raise CancelledError

        with pytest.raises(CancelledError):
            collect(folder, pause=pause)


def test_records_of_other_games_have_no_problems_and_are_failures(tmp_path):
    mixed = tmp_path / "mixed.sgf"
    mixed.write_text(f"(;GM[2]SZ[8];B[aa]){SOLVED}(;GM[2]AB[aa]AW[bb];B[cc])(;GM[1 ]AB[bb];B[aa])")
    collector, problems = collect(mixed)
    assert [tuple(it.place) for it in problems] == [(1, 0), (3, 0)]
    assert [str(error) for error in collector.failures] == [f"{mixed}: not a record of Go (GM[2])"]
