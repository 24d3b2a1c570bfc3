"""Builds whose files are read by worker processes."""

from __future__ import annotations

import errno
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from string import ascii_lowercase
from unittest import mock

import numpy as np
import pytest

from goboard_gui.game_index import builder, file_reading, worker_pool
from goboard_gui.game_index.builder import build, usual_workers
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.segment_contents import concatenate_contents
from tests.cases import for_each
from tests.corpus import material_files
from tests.game_index.region_scanner import random_record
from tests.game_index.scanner import built, same_as_new
from tests.game_index.variation_scanner import random_tree

ROOT = Path(__file__).resolve().parents[3]
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")
SIZE = (5, 4)


@pytest.fixture(autouse=True)
def _small_groups(monkeypatch):
    """Read each file for itself, and few of them ahead, so that workers are busy to the end."""
    monkeypatch.setattr(file_reading, "FILES_AT_ONCE", 1)
    monkeypatch.setattr(worker_pool, "_AHEAD", 1)


@pytest.fixture
def many(tmp_path) -> Path:
    """Return a folder of 40 files: games, games with variations, several games, and errors."""
    folder = tmp_path / "games"
    folder.mkdir()
    random = Random(40)
    for number in range(40):
        match number % 5:
            case 0:
                text = random_tree(random, SIZE)
            case 1:
                text = random_record(random, SIZE) * random.randrange(1, 4)
            case 2:
                text = random.choice(("", "no record", "(;SZ[5];B[aa", "(;GM[3];B[aa])"))
            case 3:
                points = ["".join(random.choices(ascii_lowercase[:19], k=2)) for _ in range(80)]
                text = f"(;{''.join(f';B[{one}];W[{other}]' for one, other in pairwise(points))})"
            case _:
                text = random_record(random, SIZE)
        (folder / f"{number:02}.sgf").write_text(text)
    return folder


def stored(index: Path) -> list[object]:
    """Return all that an index holds, with the numbers it gave, and in the same order."""
    with closing(Index(index)) as opened:
        tables = [
            opened.games.query(f"SELECT * FROM {table} ORDER BY 1")
            for table in ("files", "games", "folders", "outcomes")
        ]
    files = index / "goboard-positions"
    arrays = sorted((file.suffix, file.read_bytes()) for file in files.iterdir())
    return [*tables, *arrays]


def built_by(workers: int, index: Path, *folders: Path, lost: list[str] | None = None, **options):
    told = [] if lost is None else lost
    steps = build(index, folders, workers=workers, report_lost_worker=told.append, **options)
    last = list(steps)[-1]
    assert multiprocessing.active_children() == []
    assert lost is not None or told == []
    return last


def change(games: Path, random: Random) -> None:
    """Change, move, copy and delete some files."""
    files = sorted(games.iterdir())
    random.shuffle(files)
    for file in files[:4]:
        file.write_text(random_record(random, SIZE))
    for number, file in enumerate(files[4:8]):
        file.rename(games / f"moved{number}.sgf")
    for number, file in enumerate(files[8:12]):
        (games / f"copy{number}.sgf").write_bytes(file.read_bytes())
    for file in files[12:16]:
        file.unlink()


@pytest.mark.parametrize("variations", [False, True])
def test_the_index_does_not_depend_on_the_number_of_workers(tmp_path, many, variations):
    for counts in ((0, 1, 2), (0, 2)):
        last = [
            built_by(workers, tmp_path / f"{workers}", many, variations=variations)
            for workers in counts
        ]
        assert last == [last[0]] * len(counts)
        assert last[0].games
        indexes = [stored(tmp_path / f"{workers}") for workers in counts]
        assert indexes == [indexes[0]] * len(counts)
        change(many, Random(7))


@pytest.mark.corpus
def test_the_index_of_real_games_is_the_same_with_workers(tmp_path, monkeypatch):
    monkeypatch.undo()
    files = material_files("corpus")[:1000]
    games = tmp_path / "games"
    games.mkdir()
    for number, file in enumerate(files):
        shutil.copy(file, games / f"{number}.sgf")
    assert len(files) >= builder._MIN_FILES
    for variations in (False, True):
        steps = [
            built_by(workers, tmp_path / f"{workers}", games, variations=variations)
            for workers in (0, 2)
        ]
        assert steps[0] == steps[1]
        assert stored(tmp_path / "0") == stored(tmp_path / "2")


def test_groups_of_files_have_columns_that_join_to_those_of_all(many):
    files = list(builder.scan_folders([many]))
    groups = [
        file_reading.read_files(files[at : at + 7], variations=True) for at in range(0, 40, 7)
    ]
    whole = file_reading.read_files(files, variations=True)
    assert [facts for read in groups for facts in read.facts] == whole.facts
    joined = []
    games = read_files = 0
    for read in groups:
        joined.append(read.columns.renumber(games, read_files))
        games += len(read.columns.outcomes)
        read_files += len(read.facts)
    assert b"".join(part.outcomes for part in joined) == whole.columns.outcomes
    assert [row for part in joined for row in part.rows] == whole.columns.rows
    contents = concatenate_contents([part.contents for part in joined])
    assert np.array_equal(contents.keys, whole.columns.contents.keys)
    assert np.array_equal(contents.entries, whole.columns.contents.entries)


@for_each(
    ("files", "cores", "workers"),
    [(499, 2, 0), (500, 2, 2), (100_000, 2, 2), (100_000, 16, 2), (100_000, 1, 0), (0, 2, 0)],
)
def test_workers_are_started_for_many_files_if_there_are_several_cores(files, cores, workers):
    with (
        mock.patch.object(os, "sched_getaffinity", return_value=range(cores), create=True),
        mock.patch.object(os, "cpu_count", return_value=cores),
    ):
        assert usual_workers(files) == workers


def test_few_files_are_read_without_workers(tmp_path, many, monkeypatch):
    monkeypatch.setattr(worker_pool, "WorkerPool", lambda *_: pytest.fail("workers were started"))
    assert built(tmp_path / "index", many).games > 40


@POSIX
@pytest.mark.parametrize("killed", [1, 2])
def test_the_files_of_a_killed_worker_are_read_by_the_build(tmp_path, many, killed):
    expected = tmp_path / "expected"
    built_by(0, expected, many)
    lost: list[str] = []
    steps = build(tmp_path / "index", [many], workers=2, report_lost_worker=lost.append)
    next(progress for progress in steps if progress.done >= 3)
    for process in multiprocessing.active_children()[:killed]:
        os.kill(process.pid, signal.SIGKILL)
    list(steps)
    assert lost == ["exit code -9"] * killed
    assert stored(tmp_path / "index") == stored(expected)
    assert multiprocessing.active_children() == []


def test_the_build_reads_all_files_if_no_worker_can_be_started(tmp_path, many):
    built_by(0, tmp_path / "expected", many)
    lost: list[str] = []
    refused = OSError(errno.EAGAIN, "Resource temporarily unavailable")
    with mock.patch("multiprocessing.context.SpawnProcess._Popen", side_effect=refused):
        built_by(2, tmp_path / "index", many, lost=lost)
    assert lost == ["Resource temporarily unavailable"] * 2
    assert stored(tmp_path / "index") == stored(tmp_path / "expected")


def test_the_build_reads_all_files_if_workers_end_at_once(tmp_path, many):
    built_by(0, tmp_path / "expected", many)
    lost: list[str] = []
    ending = [sys.executable, "-c", "raise SystemExit(3)"]
    with mock.patch("multiprocessing.spawn.get_command_line", return_value=ending):
        built_by(2, tmp_path / "index", many, lost=lost)
    assert lost == ["exit code 3"] * 2
    assert stored(tmp_path / "index") == stored(tmp_path / "expected")


def test_a_build_that_is_ended_ends_its_workers_and_keeps_what_it_did(tmp_path, many):
    index = tmp_path / "index"
    steps = build(index, [many], workers=2)
    done = next(progress for progress in steps if progress.done >= 3)
    assert len(multiprocessing.active_children()) == 2
    steps.close()
    assert multiprocessing.active_children() == []
    with closing(Index(index)) as opened:
        assert len(opened) == done.games
    assert built_by(2, index, many).unchanged == done.done - done.failed
    assert same_as_new(index, many)


def test_a_full_disk_ends_the_workers(tmp_path, many, monkeypatch):
    index = tmp_path / "index"

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        patch.setattr(builder, "BATCH_POSITIONS", 5)
        with pytest.raises(OSError, match="No space"):
            list(build(index, [many], workers=2))
    assert multiprocessing.active_children() == []
    assert list((index / "goboard-positions").iterdir()) == []
    built_by(2, index, many)
    assert same_as_new(index, many)


def test_a_file_that_cannot_be_read_is_reported_as_without_workers(tmp_path, many):
    for workers in (0, 2):
        steps = build(tmp_path / f"{workers}", [many], workers=workers)
        next(steps)  # the files have been found
        text = (many / "13.sgf").read_text()
        (many / "13.sgf").unlink()
        assert list(steps)[-1].done == 40
        (many / "13.sgf").write_text(text)
        with closing(Index(tmp_path / f"{workers}")) as opened:
            [missing] = [each for each in opened.games.failures() if each.name.endswith("13.sgf")]
        assert "No such file" in str(missing)


def test_a_worker_imports_neither_qt_nor_the_database():
    program = (
        "import sys, goboard_gui.game_index.worker, goboard_gui.game_index.file_reading;"
        "print([name for name in ('PySide6', 'sqlite3', 'regex', 'sgfmill', 'argparse')"
        " if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (run.stdout, run.stderr) == ("[]\n", "")


SCRIPT = """
import sys
from pathlib import Path
from goboard_gui.game_index import builder, file_reading, worker_pool
file_reading.FILES_AT_ONCE = worker_pool._AHEAD = 1
print("runs")
for progress in builder.build(Path(sys.argv[1]), [Path(sys.argv[2])], workers=2):
    print(progress.done, flush=True)
"""


def started(tmp_path: Path, many: Path) -> subprocess.Popen[str]:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(tmp_path / "index"), str(many)]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def test_a_program_is_not_run_again_by_the_workers(tmp_path, many):
    output, errors = started(tmp_path, many).communicate(timeout=60)
    assert errors == ""
    assert output.splitlines().count("runs") == 1
    assert output.splitlines()[-1] == "40"


@POSIX
def test_workers_end_if_their_build_is_killed(tmp_path, many):
    process = started(tmp_path, many)
    while process.stdout.readline() != "3\n":
        assert process.poll() is None
    process.kill()
    # The output ends when the last process that could write to it has ended.
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL
    built(tmp_path / "index", many)
    assert same_as_new(tmp_path / "index", many)
