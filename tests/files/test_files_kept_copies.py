"""Copies of files that were being overwritten in place when the program was killed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

import pytest

from goboard_gui.files.errors import SaveError
from goboard_gui.files.storage.file_lock import lock_handle
from goboard_gui.files.storage.kept_copies import copy_suffix, find_kept_copies
from goboard_gui.files.storage.saving import save
from tests.files.failing import Failing
from tests.forks import Forks

OLD, NEW = b"(;SZ[9];B[ee])" * 100, b"(;SZ[9];B[ee];W[cc])" * 100
KILLED = """
import os, sys
from goboard_gui.files.storage.saving import save

class System:
    def __getattr__(self, name):
        return getattr(os, name)
    def ftruncate(self, handle, size):
        os.kill(os.getpid(), 9)

save(sys.argv[1], sys.argv[2].encode(), system=System())
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows cannot kill itself so")


LOOKED = """
import sys
from pathlib import Path

sys.modules.pop("hashlib", None)  # which measuring coverage has loaded
from goboard_gui.files.storage.kept_copies import find_kept_copies

assert find_kept_copies(Path(sys.argv[1])) == []
sys.exit("hashlib" in sys.modules)
"""


@pytest.fixture
def linked(tmp_path):
    """Return a file with a second hard link, which is overwritten in place."""
    path = tmp_path / "game.sgf"
    path.write_bytes(OLD)
    path.with_name("link.sgf").hardlink_to(path)
    return path


def kill_while_saving(path, data: bytes) -> None:
    ended = subprocess.run([sys.executable, "-c", KILLED, path, data.decode()], check=False)
    assert ended.returncode == -9


def test_a_copy_left_by_a_killed_program_is_found_by_its_file(linked):
    kill_while_saving(linked, NEW)
    (copy,) = find_kept_copies(linked)
    assert copy.read_bytes() == OLD
    assert linked.read_bytes() != OLD
    assert find_kept_copies(linked.with_name("another.sgf")) == []


def test_a_copy_is_found_by_any_link_to_the_folder_of_its_file(linked, tmp_path):
    kill_while_saving(linked, NEW)
    other = tmp_path / "elsewhere"
    other.symlink_to(linked.parent)
    assert len(find_kept_copies(other / linked.name)) == 1


def test_a_copy_with_the_contents_of_its_file_is_removed(linked):
    kill_while_saving(linked, NEW)
    linked.write_bytes(OLD)
    assert find_kept_copies(linked) == []
    assert not list(linked.parent.glob(".goboard-*"))


def test_a_copy_in_use_is_left_alone(linked):
    copy = linked.with_name(f".goboard-1-1{copy_suffix(linked)}")
    copy.write_bytes(b"x")
    with copy.open("r+b") as file:
        lock_handle(file.fileno())
        assert find_kept_copies(linked) == []
    assert find_kept_copies(linked) == [copy]


def test_a_file_that_only_ends_like_a_copy_is_none(linked):
    linked.with_name(f"1-1{copy_suffix(linked)}").write_bytes(b"x")
    assert find_kept_copies(linked) == []


class Watching:
    """`os`, which looks for copies before and after every call, as another program may."""

    def __init__(self, path) -> None:
        self._path = path
        self.found = []
        self.calls = 0

    def __getattr__(self, name: str):
        def call(*args):
            self.calls += 1
            self.found += find_kept_copies(self._path)
            result = getattr(os, name)(*args)
            self.found += find_kept_copies(self._path)
            return result

        return call


def test_a_copy_is_neither_offered_nor_removed_before_its_save_has_ended(linked):
    system = Watching(linked)
    save(linked, NEW, system=system)
    assert (system.found, linked.read_bytes()) == ([], NEW)
    assert system.calls > 10
    assert not list(linked.parent.glob(".goboard-*"))


KILLED_AT = """
import os
from goboard_gui.files.storage.saving import save

class System:
    def __init__(self, left):
        self.left = left
    def __getattr__(self, name):
        self.left -= 1
        if self.left < 0:
            if name == "write" and self.left == -1:
                return self.write_half
            os.kill(os.getpid(), 9)
        return getattr(os, name)
    def write_half(self, handle, data):
        os.write(handle, data[:len(data) // 2])
        os.kill(os.getpid(), 9)

def work(path, data, calls):
    save(path, data, system=System(calls))
"""


def test_whenever_the_program_is_killed_the_file_is_whole_or_has_a_copy(linked):
    copied = 0
    with Forks(KILLED_AT) as forks:
        for calls in range(60):
            linked.write_bytes(OLD)
            status = forks.run(str(linked), NEW, calls).status
            copies = [copy.read_bytes() for copy in find_kept_copies(linked)]
            if linked.read_bytes() not in (OLD, NEW):
                assert copies == [OLD], calls
                copied += 1
            for copy in linked.parent.glob(".goboard-*"):
                copy.unlink()
            if status != -9:
                break
    assert (status, linked.read_bytes()) == (0, NEW)
    assert copied > 0


def test_what_is_no_copy_is_left_alone(linked):
    for place, make in enumerate((os.mkfifo, os.mkdir, lambda path: path.symlink_to(linked))):
        make(linked.with_name(f".goboard-1-{place}{copy_suffix(linked)}"))
    linked.with_name(f".goboard-1-9{copy_suffix(linked)}").touch()
    assert find_kept_copies(linked) == []
    assert len(list(linked.parent.glob(".goboard-*"))) == 4


def test_a_copy_in_the_folder_for_temporary_files_is_found(linked, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    copy = tmp_path / "temporary" / f".goboard-x{copy_suffix(linked)}"
    copy.write_bytes(b"x")
    assert find_kept_copies(linked) == [copy]


def test_a_missing_file_has_its_copy(linked):
    kill_while_saving(linked, NEW)
    linked.unlink()
    assert len(find_kept_copies(linked)) == 1


def test_a_save_in_place_that_ends_leaves_a_copy_only_if_it_says_so(linked):
    for nth in range(1, 60):
        linked.write_bytes(OLD)
        system, kept = Failing(nth), None
        try:
            save(linked, NEW, system=system)
        except SaveError as error:
            kept = error.kept
        left = list(linked.parent.glob(".goboard-*"))
        if system.failed != "unlink":
            assert left == ([] if kept is None else [kept]), system.failed
        for copy in left:
            copy.unlink()


def test_a_folder_without_copies_is_searched_without_loading_openssl_at_start_up(tmp_path):
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    command = [sys.executable, "-c", LOOKED, str(tmp_path / "game.sgf")]
    subprocess.run(command, check=True, env=environment)
