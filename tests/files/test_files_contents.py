"""Opening files: regular ones only, and never waiting for what may never come."""

from __future__ import annotations

import os
import socket
import threading
from pathlib import Path

import pytest

from goboard_gui.files.errors import ReadError, ReadErrorReason
from goboard_gui.files.storage.contents import (
    NotAFileError,
    open_file,
    open_for_reading,
    read_contents,
)

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no such files")
LIMIT = 100


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_link_to_a_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to("pipe")


def make_link_to_zero(path: Path) -> None:
    path.symlink_to("/dev/zero")


def make_link_to_full(path: Path) -> None:
    path.symlink_to("/dev/full")


def make_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


NO_FILES = [make_pipe, make_link_to_a_pipe, make_link_to_zero, make_link_to_full, make_socket]


@posix
@pytest.mark.parametrize("make", NO_FILES)
def test_what_is_not_a_file_is_refused_at_once(tmp_path, monkeypatch, make):
    monkeypatch.chdir(tmp_path)  # the path of a socket must be short
    path = Path("game.sgf")
    make(path)
    with pytest.raises(NotAFileError):
        open_for_reading(path)
    with pytest.raises(ReadError) as refused:
        read_contents(path, LIMIT)
    assert refused.value.reason is ReadErrorReason.NOT_A_FILE
    assert str(refused.value) == "game.sgf: not a regular file"


@pytest.mark.parametrize(
    ("name", "error"),
    [("missing.sgf", FileNotFoundError), ("a\0b", ValueError), (".", OSError)],
)
def test_what_cannot_be_opened_is_unreadable(tmp_path, name, error):
    path = tmp_path / name
    with pytest.raises(error):
        open_for_reading(path)
    with pytest.raises(ReadError) as refused:
        read_contents(path, LIMIT)
    assert refused.value.reason is ReadErrorReason.UNREADABLE


@pytest.mark.parametrize("size", [0, LIMIT, LIMIT + 1])
def test_a_file_is_read_up_to_its_limit(tmp_path, size):
    path = tmp_path / "game.sgf"
    path.write_bytes(b"x" * size)
    if size <= LIMIT:
        assert read_contents(path, LIMIT) == b"x" * size
        return
    with pytest.raises(ReadError) as refused:
        read_contents(path, LIMIT)
    assert (refused.value.reason, refused.value.limit) == (ReadErrorReason.TOO_LARGE, LIMIT)


@posix
def test_no_descriptor_is_left_open(tmp_path):
    before = os.open(os.devnull, os.O_RDONLY)
    os.close(before)
    make_pipe(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, tmp_path / "missing"):
        with pytest.raises(OSError, match=r".+"):
            open_for_reading(path)
    after = os.open(os.devnull, os.O_RDONLY)
    os.close(after)
    assert after == before


@posix
@pytest.mark.parametrize("text", [b"", b"(;B[aa])", b"x" * 200_000], ids=len)
def test_a_pipe_that_the_user_named_is_read_to_its_end(tmp_path, text):
    path = tmp_path / "pipe"
    make_pipe(path)
    writer = threading.Thread(target=path.write_bytes, args=(text,))
    writer.start()
    with open_file(path, allow_pipe=True) as file:
        assert file.read() == text
    writer.join()


@posix
def test_a_pipe_waits_for_a_writer_that_comes_later(tmp_path):
    path = tmp_path / "pipe"
    make_pipe(path)
    begun, read = threading.Event(), []

    def reading() -> None:
        begun.set()
        read.append(read_contents(path, LIMIT, allow_pipe=True))

    reader = threading.Thread(target=reading, daemon=True)
    reader.start()
    assert begun.wait(120)
    reader.join(0.1)
    assert reader.is_alive()
    path.write_bytes(b"(;)")
    reader.join(120)
    assert read == [b"(;)"]


@posix
def test_a_device_is_refused_even_if_a_pipe_would_be_read():
    with pytest.raises(NotAFileError):
        open_for_reading("/dev/zero", allow_pipe=True)


def test_a_path_may_be_bytes():
    with open_file(os.fsencode(__file__)) as file:
        assert file.readline().startswith(b'"""')
