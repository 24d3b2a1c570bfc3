from __future__ import annotations

import errno
import json
import os
import signal
import sqlite3
import subprocess
import sys
import sysconfig
from contextlib import closing
from pathlib import Path
from unittest import mock

import pytest

from goboard_gui.cli.collection import progress
from goboard_gui.cli.termination import TerminationFlag
from goboard_gui.files.storage.file_lock import FileLock
from goboard_gui.game_index import builder
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import DATABASE, LOCK
from goboard_gui.game_index.progress import Progress
from tests.cases import for_each
from tests.cli.collections import GAMES, KNIGHT, written

ROOT = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals and such names are of POSIX")


@pytest.fixture
def index(tmp_path):
    return tmp_path / "index"


@pytest.fixture
def games(tmp_path):
    return written(tmp_path / "games")


def test_what_was_read_is_told(goboard, index, games):
    (games / "none.sgf").write_text("nothing")
    result = goboard("collection", "build", index, games)
    assert result.status == 0
    assert result.out.startswith("4 games in 4 files, 1 failure, 0 unchanged, 4 games read in ")
    assert result.err == f"{games}/none.sgf: no game record found (“(;” is missing)\n"


def test_the_outcome_is_one_document(goboard, index, games):
    (games / "none.sgf").write_text("")
    result = goboard("collection", "build", index, games, "--json")
    assert (result.status, result.err) == (0, "")
    assert result.json["seconds"] > 0
    assert result.json | {"seconds": 0} == {
        "games": 4,
        "failed": [{"file": str(games / "none.sgf"), "error": "the file is empty"}],
        "seconds": 0,
        "files": 4,
        "read": 4,
        "unchanged": 0,
    }


@POSIX
def test_a_folder_that_is_named_twice_is_read_once(goboard, index, games):
    (games / "link.sgf").symlink_to(next(games.glob("*.sgf")))
    games.with_name("link").symlink_to(games)
    named = [games, games / ".." / "games", games.with_name("link"), games]
    result = goboard("collection", "build", index, *named, "--json")
    assert (result.status, result.err) == (0, "")
    assert (result.json["games"], result.json["files"], result.json["read"]) == (4, 3, 4)
    again = goboard("collection", "build", index, "--json").json
    assert (again["games"], again["unchanged"]) == (4, 3)


@POSIX
def test_a_file_and_a_loop_of_links_are_no_folders(goboard, index, games):
    loop = games.with_name("loop")
    loop.symlink_to("loop")
    for named, why in ((next(games.glob("*.sgf")), "Not a directory"), (loop, "symbolic links")):
        result = goboard("collection", "build", index, games, named)
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(f"{named}: ")
        assert why in result.err
    assert not index.exists()


def test_the_second_time_only_what_changed_is_read_from_the_folders_of_the_first(
    goboard, index, games
):
    goboard("collection", "build", index, games)
    (games / "one.sgf").write_text(KNIGHT)
    (games / "two.sgf").unlink()
    (games / "new.sgf").write_text(KNIGHT)
    result = goboard("collection", "build", index, "--json")
    assert (result.json["games"], result.json["read"], result.json["unchanged"]) == (4, 2, 1)


def test_with_thorough_a_file_that_kept_its_time_is_read(goboard, index, games):
    goboard("collection", "build", index, games)
    before = (games / "one.sgf").stat()
    (games / "one.sgf").write_text(GAMES["one.sgf"].replace("gg", "hh"))
    os.utime(games / "one.sgf", ns=(before.st_atime_ns, before.st_mtime_ns))
    assert goboard("collection", "build", index, "--json").json["read"] == 0
    assert goboard("collection", "build", index, "--thorough", "--json").json["read"] == 1


def test_progress_is_lines_of_json(goboard, index, games):
    result = goboard("collection", "build", "--progress", "--", index, games)
    assert (result.status, result.err) == (0, "")
    told = [json.loads(line) for line in result.lines]
    assert told[0] == {"done": 0, "files": 3, "games": 0, "failed": 0, "unchanged": 0}
    assert told[-1] == {"done": 3, "files": 3, "games": 4, "failed": 0, "unchanged": 0}
    both = goboard("collection", "build", index, "--progress", "--json").lines
    assert json.loads(both[-1])["games"] == 4


def test_a_folder_without_records_is_an_index_without_games(goboard, index, tmp_path):
    empty = written(tmp_path / "empty", {})
    result = goboard("collection", "build", index, empty)
    assert (result.status, result.err) == (0, f"{empty}: no game records found\n")
    assert result.out.startswith("0 games in 0 files")


def test_an_index_may_lie_among_its_records(goboard, games):
    for _ in range(2):
        result = goboard("collection", "build", games / "index", games, "--json")
        assert (result.json["games"], result.json["files"]) == (4, 3)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        pytest.param(["index"], "index: no collection index found; ", id="no folders yet"),
        pytest.param(["index", "nowhere"], "nowhere: No such file", id="no such folder"),
        pytest.param(["index", "games", "nowhere"], "nowhere: No such", id="one is not there"),
        pytest.param(["index", "games/one.sgf"], "one.sgf: Not a dir", id="a file for a folder"),
        pytest.param(["games/one.sgf", "games"], "one.sgf: Not a dir", id="a file for the index"),
        pytest.param(["games/one.sgf/x", "games"], "x: Not a dir", id="an index in a file"),
    ],
)
@POSIX
def test_what_cannot_be_built_is_told(goboard, games, tmp_path, monkeypatch, arguments, told):
    monkeypatch.chdir(tmp_path)
    result = goboard("collection", "build", *arguments)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert result.err.count("\n") == 1
    assert sorted(path.name for path in games.rglob("*.sgf")) == ["one.sgf", "three.sgf", "two.sgf"]


def test_an_index_that_is_being_built_is_left_alone(goboard, index, games):
    goboard("collection", "build", index, games)
    lock = FileLock.acquire(index / LOCK)
    try:
        result = goboard("collection", "build", index, games)
    finally:
        lock.release()
    assert (result.status, result.out) == (2, "")
    assert result.err == f"goboard: {index}: another program is using this index\n"


def test_a_damaged_index_is_made_anew_once_its_folders_are_named(goboard, index, games):
    goboard("collection", "build", index, games)
    (index / DATABASE).write_bytes(b"x" * 5000)
    result = goboard("collection", "build", index)
    assert (result.status, result.out) == (2, "")
    assert "damaged" in result.err
    assert goboard("collection", "build", index, games, "--json").json["games"] == 4


def test_an_index_of_another_version_still_knows_its_folders(goboard, index, games):
    goboard("collection", "build", index, games)
    with closing(sqlite3.connect(index / DATABASE)) as database:
        database.execute("PRAGMA user_version = 1")
    assert "another version" in goboard("collection", "failures", index).err
    assert goboard("collection", "build", index, "--json").json["games"] == 4


def test_a_folder_that_is_gone_does_not_cost_its_games(goboard, index, games):
    goboard("collection", "build", index, games)
    games.rename(games.with_name("elsewhere"))
    result = goboard("collection", "build", index)
    assert (result.status, result.out) == (2, "")
    assert str(games) in result.err
    with closing(Index(index)) as opened:
        assert len(opened) == 4


@POSIX
def test_a_folder_that_cannot_be_looked_through_does_not_either(goboard, index, games, monkeypatch):
    goboard("collection", "build", index, games)
    scan = os.scandir

    def refused(folder):
        if Path(os.fsdecode(folder)) == games:
            raise PermissionError(13, "Permission denied")
        return scan(folder)

    monkeypatch.setattr(os, "scandir", refused)
    result = goboard("collection", "build", index, games)
    assert (result.status, result.err) == (2, f"{games}: Permission denied\n")


@POSIX
@pytest.mark.parametrize("name", [b"new\nline.sgf", b"bad\xff.sgf", b"\x1b[31m.sgf", b"-x.sgf"])
def test_any_name_of_a_file_will_do(goboard, index, games, name):
    for number, text in enumerate((KNIGHT, "nothing")):
        Path(os.fsdecode(os.fsencode(games) + b"/%d" % number + name)).write_text(text)
    result = goboard("collection", "build", index, games)
    assert result.out.startswith("5 games in 5 files, 1 failure")
    assert result.err.count("\n") == 1
    assert "\x1b" not in result.err
    failed = goboard("collection", "build", index, games, "--json").json["failed"]
    assert [os.fsencode(each["file"]) for each in failed] == [os.fsencode(games) + b"/1" + name]


PROGRAM = """
import sys
from goboard_gui.cli.main import main
from goboard_gui.game_index import file_reading
file_reading.FILES_AT_ONCE = 5
sys.exit(main())
"""


@POSIX
def test_who_is_asked_to_end_keeps_what_was_read(goboard, index, tmp_path):
    games = written(tmp_path / "games", {f"{it}.sgf": "(;SZ[9];B[aa])" for it in range(700)})
    command = [sys.executable, "-c", PROGRAM, "collection", "build", "--progress"]
    kept = 0
    # A terminal sends its signals to all processes, also to the workers.
    for number, ask in ((signal.SIGINT, os.killpg), (signal.SIGTERM, os.kill)):
        with subprocess.Popen(
            [*command, index, games],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pipesize=4096,  # so that it waits for us instead of coming to its end
            start_new_session=True,
        ) as process:
            for line in process.stdout:
                told = json.loads(line)
                if told["done"] >= kept + 50:
                    ask(process.pid, number)
                    break
            _, told = process.communicate()
        assert process.returncode == 128 + number
        [line] = told.decode().splitlines()
        assert line.startswith("goboard: stopped after ")
        with closing(Index(index)) as opened:
            assert kept + 50 <= len(opened) < 700
            kept = len(opened)
    last = goboard("collection", "build", "--json", index).json
    assert (last["games"], last["unchanged"]) == (700, kept)


@for_each("command", ["goboard", "-m goboard_gui"])
def test_many_files_are_read_by_workers_without_a_word(command, tmp_path):
    games = written(tmp_path / "games", {f"{it}.sgf": "(;SZ[9];B[aa])" for it in range(500)})
    program, *module = command.split()
    start = [sys.executable, program, *module]
    if not module:
        start = [str(Path(sysconfig.get_path("scripts"), program))]
    arguments = ["collection", "build", "--json", str(tmp_path / program.strip("-")), str(games)]
    run = subprocess.run([*start, *arguments], capture_output=True, text=True, cwd=ROOT)
    assert run.stderr == ""
    assert json.loads(run.stdout)["games"] == 500


def test_a_worker_that_cannot_be_started_is_reported(goboard, index, tmp_path):
    games = written(tmp_path / "games", {f"{it}.sgf": "(;SZ[9];B[aa])" for it in range(500)})
    refused = OSError(errno.EAGAIN, "Resource temporarily unavailable")
    with (
        mock.patch("multiprocessing.context.SpawnProcess._Popen", side_effect=refused),
        mock.patch.object(builder, "usual_workers", return_value=2),
    ):
        result = goboard("collection", "build", index, games)
    assert result.status == 0
    line = "goboard: continuing without a worker process: Resource temporarily unavailable\n"
    assert result.err == line * 2
    assert result.out.startswith("500 games in 500 files")


def test_who_asks_twice_does_not_wait():
    before = signal.getsignal(signal.SIGINT)
    with TerminationFlag() as ending:
        signal.raise_signal(signal.SIGINT)
        assert ending.signal_number == signal.SIGINT
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


class Terminal:
    """Standard error that is a terminal."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


def test_a_person_at_a_terminal_sees_a_line_that_goes_away(monkeypatch):
    terminal, now = Terminal(), iter([0.0, 0.1, 2.0, 2.1, 3.0])
    monkeypatch.setattr(progress.sys, "stderr", terminal)
    monkeypatch.setattr(progress, "monotonic", lambda: next(now))
    tell = progress.progress_printer(as_json=False)
    for done in (0, 25, 50):
        tell(Progress(done, 100, done, 0, 0))
    tell(None)
    lines = terminal.text.split("\r\x1b[K")
    assert lines == ["", "25 of 100 files, 25 games, 12 games/s, 6 s left", ""]


def test_a_long_search_shows_its_progress_at_a_terminal(monkeypatch):
    terminal, now = Terminal(), iter([0.0, 0.1, 1.0, 1.1, 2.0])
    monkeypatch.setattr(progress.sys, "stderr", terminal)
    monkeypatch.setattr(progress, "monotonic", lambda: next(now))

    def steps():
        yield from (0.0, 0.0, 0.25, 0.5)
        return "found"

    assert progress.run_search(steps()) == "found"
    lines = terminal.text.split("\r\x1b[K")
    assert lines == ["", "0% searched", "50% searched, 2 s left", ""]


@for_each("share", [[], [0.5]])
def test_a_short_search_writes_nothing_to_a_terminal(monkeypatch, share):
    terminal = Terminal()
    monkeypatch.setattr(progress.sys, "stderr", terminal)
    monkeypatch.setattr(progress, "monotonic", lambda: 0.0)

    def steps():
        yield from share
        return "found"

    assert progress.run_search(steps()) == "found"
    assert terminal.text == ""


def test_nobody_at_a_terminal_sees_nothing(goboard, index, games):
    assert goboard("collection", "build", index, games).err == ""


@pytest.mark.parametrize(
    ("told", "seconds", "text"),
    [
        (Progress(0, 10, 0, 0, 0), 1.0, "0 of 10 files, 0 games, 0 games/s"),
        (
            Progress(10, 10, 30, 1, 0),
            0.5,
            "10 of 10 files, 30 games, 60 games/s, 1 failure, 0 s left",
        ),
        (Progress(1, 601, 1, 0, 0), 1.0, "1 of 601 files, 1 game, 1 games/s, 10 min 00 s left"),
    ],
)
def test_a_line_tells_how_far_a_build_is(told, seconds, text):
    assert progress.progress_line(told, seconds) == text
