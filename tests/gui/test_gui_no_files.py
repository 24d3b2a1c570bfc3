"""Pipes, devices and disks that do not answer, in the place of the window's files."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from goboard_gui.files.storage.saving import Fingerprint
from goboard_gui.go import Point

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has no such files")
SGF = b"(;GM[1]FF[4]SZ[9];B[ee])"
NO_FILES = {
    "pipe": os.mkfifo if os.name == "posix" else None,
    "endless": lambda path: path.symlink_to("/dev/zero"),
    "full": lambda path: path.symlink_to("/dev/full"),
}


@pytest.fixture(params=NO_FILES)
def make(request):
    """Return a function that makes something at a path that is no file."""

    def replace(path):
        path.unlink(missing_ok=True)
        NO_FILES[request.param](path)

    return replace


@pytest.fixture
def desk(files_desk, tmp_path):
    files_desk.path = tmp_path / "game.sgf"
    files_desk.document_io = files_desk.parts.document_io
    return files_desk


def test_what_is_no_file_is_not_opened(desk, make, person):
    make(desk.path)
    desk.document_io.open_file(desk.path)
    assert person.told == [f"{desk.path}: not a regular file"]
    assert desk.document.path is None


def test_a_document_replaced_by_what_is_no_file_is_neither_saved_nor_reloaded(desk, make, person):
    desk.path.write_bytes(SGF)
    desk.document_io.open_file(desk.path)
    desk.document.play(Point(0, 0))
    edited = desk.document.session.tree
    make(desk.path)
    person.answers(elsewhere=False, yes=True)
    assert not desk.document_io.save()
    assert person.asked[-1][0] == "elsewhere"
    desk.document_io.reload()
    assert person.told == [f"{desk.path}: not a regular file"]
    assert desk.document.session.tree is edited
    assert desk.document.is_modified


def test_nothing_is_saved_as_what_is_no_file(desk, make, person):
    make(desk.path)
    desk.document.play(Point(0, 0))
    person.answers(save_path=desk.path, elsewhere=False)
    assert not desk.document_io.save_as()
    assert desk.document.is_modified


def test_the_backup_of_what_is_no_file_does_not_wait_for_it(desk, make, tmp_path):
    make(desk.path)
    with pytest.raises(OSError, match="regular file"):
        desk.document_io.saver.backups.back_up(desk.path)
    with pytest.raises(OSError, match="regular file"):
        Fingerprint.from_file(desk.path)


QUITTING = """
import sys, threading
from PySide6.QtCore import QTimer
from goboard_gui.files import opening
from goboard_gui.gui import app

opening.read_contents = lambda *_path, **_options: threading.Event().wait()
application = app.create_application

def begin():
    made = application()
    QTimer.singleShot(1500, app.QApplication.closeAllWindows)
    return made

app.create_application = begin
print(app.run(sys.argv[1:]))
"""


def test_quitting_does_not_wait_for_a_disk(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(SGF)
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-c", QUITTING, str(path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=environment,
    )
    assert (ended.returncode, ended.stdout) == (0, "0\n"), ended.stderr
