"""Saving: the old contents or the new, whatever fails and whoever is killed."""

from __future__ import annotations

import errno
import os
import signal
import stat
import struct
import sys
import time
from pathlib import Path

import pytest

from goboard_gui.files.errors import ChangedOnDiskError, SaveError, SaveErrorReason, SaveStage
from goboard_gui.files.storage import disk
from goboard_gui.files.storage.saving import Fingerprint, save
from tests.cases import for_each
from tests.files import failing
from tests.forks import Forks

OLD, NEW = b"old contents\n" * 10, b"the new contents\n" * 1000


class Failing(failing.Failing):
    """`os`, whose call number ``nth`` fails, and of which every write is short."""

    def write_some(self, handle: int, data: bytes) -> int:
        return os.write(handle, data[:1000])


def folder_of(path: Path) -> list[str]:
    return sorted(entry.name for entry in path.parent.iterdir())


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(OLD)
    return path


def test_a_file_is_made_and_replaced(tmp_path):
    path = tmp_path / "new.sgf"
    assert save(path, OLD) == Fingerprint.from_file(path)
    assert path.read_bytes() == OLD
    save(path, NEW)
    assert path.read_bytes() == NEW
    assert folder_of(path) == ["new.sgf"]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EDQUOT])
@pytest.mark.parametrize("linked", [False, True], ids=["alone", "hard link"])
def test_whichever_call_fails_the_file_is_whole_and_nothing_is_left_lying(file, number, linked):
    if linked:
        os.link(file, file.with_name("other.sgf"))
    before = folder_of(file)
    failures = 0
    for nth in range(1, 500):
        system = Failing(nth, number)
        refusal = _refusal(file, system)
        if refusal is None:
            assert file.read_bytes() == NEW
            file.write_bytes(OLD)
        else:
            failures += 1
            assert file.read_bytes() == OLD, system.failed
            assert refusal.cause.errno == number
            assert str(refusal).startswith(str(file))
            assert os.strerror(number) in str(refusal)
        left = folder_of(file)
        if system.failed != "unlink":
            assert left == before, system.failed
        for stray in set(left) - set(before):
            file.with_name(stray).unlink()
        if not system.failed:
            break
    assert failures > 20
    assert not system.failed
    save(file, NEW)
    assert file.read_bytes() == NEW


def _refusal(file: Path, system: Failing) -> SaveError | None:
    try:
        save(file, NEW, system=system)
    except SaveError as error:
        return error
    return None


def test_where_the_old_contents_cannot_be_put_back_a_copy_of_them_is_named(file, tmp_path):
    os.link(file, tmp_path / "other.sgf")

    class Broken(Failing):
        def __getattr__(self, name):
            if name == "ftruncate":
                raise OSError(errno.EIO, "broken")
            return super().__getattr__(name)

    with pytest.raises(SaveError) as refused:
        save(file, NEW[:50], system=Broken(0))
    assert refused.value.kept is not None
    assert refused.value.kept.read_bytes() == OLD
    assert str(refused.value.kept) in str(refused.value)


def test_saving_that_is_interrupted_leaves_the_file_and_nothing_else(file):
    class Interrupted(Failing):
        def write_some(self, _handle, _data):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        save(file, NEW, system=Interrupted(0))
    assert file.read_bytes() == OLD
    assert folder_of(file) == [file.name]


def test_what_was_written_is_verified_before_it_counts(file):
    seen = []

    def refuse(data):
        seen.append(data)
        raise ValueError("not as it should be")

    with pytest.raises(SaveError) as refused:
        save(file, NEW, verify=refuse)
    assert refused.value.stage is SaveStage.VERIFY
    assert seen == [NEW]
    assert file.read_bytes() == OLD
    assert folder_of(file) == ["game.sgf"]


def test_a_disk_that_writes_something_else_is_found_out(file):
    class Lying(Failing):
        def __getattr__(self, name):
            real = super().__getattr__(name)
            if name == "write":
                return lambda handle, data: real(handle, bytes(len(data)))
            return real

    with pytest.raises(SaveError) as refused:
        save(file, NEW, system=Lying(0))
    assert refused.value.stage is SaveStage.VERIFY
    assert file.read_bytes() == OLD


def test_a_busy_file_on_windows_is_tried_again_but_not_for_ever(file, monkeypatch):
    monkeypatch.setattr(disk.time, "sleep", lambda seconds: None)

    class Busy(Failing):
        def __init__(self, times):
            super().__init__(0)
            self.times = times

        def replace(self, source, target):
            self.times -= 1
            if self.times >= 0:
                error = PermissionError(errno.EACCES, "in use")
                error.winerror = 32
                raise error
            source.replace(target)

    save(file, NEW, system=Busy(5))
    assert file.read_bytes() == NEW
    with pytest.raises(SaveError):
        save(file, OLD, system=Busy(1000))
    assert file.read_bytes() == NEW


posix = pytest.mark.skipif(os.name != "posix", reason="links and modes of POSIX")


@posix
@pytest.mark.parametrize("mode", [0o640, 0o600, 0o664, 0o4755])
def test_the_mode_stays(file, mode):
    file.chmod(mode)
    save(file, NEW)
    assert stat.S_IMODE(file.stat().st_mode) == mode


ACL = "system.posix_acl_access"
# user::rw- user:65534:rw- group::r-- mask::rw- other::---, as setfacl writes it
ENTRIES = struct.pack(
    "<I" + "HHI" * 5,
    *(2, *(1, 6, 0xFFFFFFFF), *(2, 6, 65534), *(4, 4, 0xFFFFFFFF)),
    *(*(16, 6, 0xFFFFFFFF), *(32, 0, 0xFFFFFFFF)),
)


def set_attribute(path: Path, name: str, value: bytes) -> None:
    """Set an attribute, or skip the test where that is not possible."""
    if not hasattr(os, "setxattr"):
        pytest.skip("only Linux has extended attributes")
    try:
        os.setxattr(path, name, value)
    except OSError as error:
        pytest.skip(f"this file system has no attribute {name}: {error.strerror}")


def attributes(path: Path) -> dict[str, bytes]:
    return {name: os.getxattr(path, name) for name in os.listxattr(path)}


def test_extended_attributes_and_the_access_list_stay(file):
    set_attribute(file, "user.xdg.comment", b"analysed")
    set_attribute(file, "user.empty", b"")
    set_attribute(file, ACL, ENTRIES)
    before, mode = attributes(file), file.stat().st_mode
    assert (stat.S_IMODE(mode), before[ACL]) == (0o660, ENTRIES)
    for number in range(2):
        save(file, NEW + bytes([number]))
        assert (attributes(file), file.stat().st_mode) == (before, mode)


def test_a_file_without_an_access_list_inherits_none_from_its_folder(file):
    set_attribute(file.parent, "system.posix_acl_default", ENTRIES)
    assert attributes(file) == {}
    file.chmod(0o640)
    save(file, NEW)
    assert (attributes(file), stat.S_IMODE(file.stat().st_mode)) == ({}, 0o640)
    new = file.with_name("new.sgf")
    save(new, NEW)
    assert ACL in attributes(new)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has extended attributes")
@for_each(
    ("calls", "number", "plain", "listed"),
    [
        ({"listxattr", "getxattr", "setxattr", "removexattr"}, errno.ENOTSUP, 0o664, 0o660),
        # The group does not get what only somebody else in an access list may do.
        ({"getxattr"}, errno.EIO, 0o604, 0o600),
        ({"setxattr"}, errno.EPERM, 0o664, 0o600),
        ({"setxattr"}, errno.ENOSPC, 0o664, 0o600),
    ],
)
def test_attributes_that_cannot_be_kept_fail_no_save(file, calls, number, plain, listed):
    class Without:
        def __getattr__(self, name: str):
            def refuse(*_arguments):
                raise OSError(number, os.strerror(number))

            return refuse if name in calls else getattr(os, name)

    set_attribute(file, "user.note", b"1")
    file.chmod(0o664)
    save(file, NEW, system=Without())
    assert file.read_bytes() == NEW
    assert stat.S_IMODE(file.stat().st_mode) == plain
    set_attribute(file, ACL, ENTRIES)
    save(file, OLD, system=Without())
    assert file.read_bytes() == OLD
    assert stat.S_IMODE(file.stat().st_mode) == listed


@posix
def test_a_new_file_has_the_mode_the_umask_leaves(tmp_path):
    old = os.umask(0o027)
    try:
        save(tmp_path / "a.sgf", NEW)
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "a.sgf").stat().st_mode) == 0o640


@posix
def test_a_symbolic_link_stays_one_and_its_target_is_written(file, tmp_path):
    folder = tmp_path / "links"
    folder.mkdir()
    link = folder / "link.sgf"
    link.symlink_to(os.path.relpath(file, folder))
    save(link, NEW)
    assert link.is_symlink()
    assert file.read_bytes() == NEW
    dangling = folder / "new.sgf"
    dangling.symlink_to(tmp_path / "made.sgf")
    save(dangling, NEW)
    assert (tmp_path / "made.sgf").read_bytes() == NEW


@posix
def test_all_names_of_a_file_show_the_new_contents(file):
    other = file.with_name("other.sgf")
    os.link(file, other)
    save(file, NEW)
    assert other.read_bytes() == NEW
    assert other.samefile(file)
    save(file, OLD)
    assert other.read_bytes() == OLD


class Closed(Failing):
    """A folder in which nothing may be made, root or not."""

    def open(self, path, flags, *mode):
        if flags & os.O_CREAT:
            raise PermissionError(errno.EACCES, "no")
        return os.open(path, flags, *mode)


def test_a_file_in_a_folder_that_may_not_be_written_is_written_over(file):
    inode = file.stat().st_ino
    save(file, NEW, system=Closed(0))
    assert file.read_bytes() == NEW
    assert file.stat().st_ino == inode
    with pytest.raises(SaveError):
        save(file.with_name("new.sgf"), NEW, system=Closed(0))


def test_what_is_written_over_a_file_is_read_back(file):
    class Lying(Closed):
        """A disk that takes new contents and keeps others."""

        def write_some(self, handle, data):
            return os.write(handle, bytes(len(data)) if bytes(data) == NEW else data)

    with pytest.raises(SaveError, match="read back") as caught:
        save(file, NEW, system=Lying(0))
    assert caught.value.stage is SaveStage.REPLACE
    assert file.read_bytes() == OLD


@pytest.mark.parametrize("name", [b"caf\xe9.sgf", b"x" * 250, "表.SGF".encode(), b"none", b".sgf"])
def test_any_name_the_system_allows_is_kept_to_the_byte(tmp_path, name):
    path = tmp_path / os.fsdecode(name)
    try:
        path.write_bytes(OLD)
    except OSError as error:
        pytest.skip(f"no such names here: {error}")
    save(path, NEW)
    assert [os.fsencode(entry.name) for entry in tmp_path.iterdir()] == [name]
    assert path.read_bytes() == NEW


def test_what_is_no_ordinary_file_or_read_only_is_refused(tmp_path, file):
    with pytest.raises(SaveError) as refused:
        save(tmp_path, NEW)
    assert refused.value.cause.errno == errno.EISDIR
    file.chmod(0o444)
    with pytest.raises(SaveError) as refused:
        save(file, NEW)
    assert refused.value.stage is SaveStage.TARGET
    assert file.read_bytes() == OLD
    with pytest.raises(SaveError):
        save(tmp_path / "nowhere" / "x.sgf", NEW)
    with pytest.raises(SaveError):
        save(file / "x.sgf", NEW)


@posix
def test_a_pipe_and_a_loop_of_links_are_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    for name, why in (("pipe", SaveErrorReason.NO_FILE), ("loop", errno.ELOOP)):
        with pytest.raises(SaveError) as refused:
            save(tmp_path / name, NEW)
        cause = refused.value.cause
        assert getattr(cause, "errno", cause) == why


@pytest.mark.parametrize("change", ["contents", "length", "gone", "same time"])
def test_a_file_that_another_program_changed_is_not_overwritten(file, change):
    expected = Fingerprint.from_file(file)
    times = (file.stat().st_atime_ns, file.stat().st_mtime_ns)
    if change == "gone":
        file.unlink()
    else:
        file.write_bytes(b"x" + OLD[1:] if change != "length" else OLD * 2)
    if change == "same time":
        os.utime(file, ns=times)
    with pytest.raises(ChangedOnDiskError):
        save(file, NEW, expected=expected)
    assert not file.exists() or file.read_bytes() != NEW


def test_a_file_that_was_only_touched_is_the_same(file):
    expected = Fingerprint.from_file(file)
    os.utime(file, ns=(1, 1))
    assert expected == Fingerprint.from_data(OLD)
    save(file, NEW, expected=expected)
    assert file.read_bytes() == NEW


def test_what_killed_saves_left_is_swept_away_after_an_hour(file):
    old, young = file.with_name(".goboard-1-1.tmp"), file.with_name(".goboard-1-2.tmp")
    for stray in (old, young):
        stray.write_bytes(b"x")
    os.utime(old, (time.time() - 4000,) * 2)
    save(file, NEW)
    assert folder_of(file) == [young.name, "game.sgf"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_a_full_disk_says_so(file):
    class Full(Failing):
        def write(self, handle, data):
            with Path("/dev/full").open("wb", buffering=0) as full:
                return full.write(data)

    with pytest.raises(SaveError, match=os.strerror(errno.ENOSPC)):
        save(file, NEW, system=Full(0))
    assert file.read_bytes() == OLD


@posix
@pytest.mark.parametrize("size", [1_000, 1_000_000])
def test_killed_programs_leave_one_of_their_files_whole(file, size):
    program = (
        "from goboard_gui.files.storage.saving import save\n"
        "def work(path, size):\n"
        "    for n in range(10**9):\n"
        "        save(path, bytes([n % 256]) * size)\n"
        "        print(n, flush=True)\n"
    )
    save(file, b"\0" * size)
    with Forks(program) as forks:
        for milliseconds in (0, 1, 2, 4, 7, 11, 15, 19):
            killed = forks.kill(str(file), size, lines=1, seconds=0.001 * milliseconds)
            assert killed.status == -signal.SIGKILL
            data = file.read_bytes()
            assert len(data) == size
            assert len(set(data)) == 1
    assert len(folder_of(file)) <= 9
