"""R14 and R15: programs are killed while they save, and every call of saving fails once."""

from __future__ import annotations

import errno
import multiprocessing
import os
import random
import subprocess
import tempfile
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.errors import SaveError, SaveStage
from goboard_gui.files.journal.journal import Journal
from goboard_gui.files.journal.origin import DocumentOrigin
from goboard_gui.files.journal.recovery import find_recoverable
from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.sgf import game_saving
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.storage.saving import save
from goboard_gui.gui.wording import error_messages
from goboard_gui.record import Property
from tests.files.failing import Failing

from .desk import desks
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from multiprocessing.connection import Connection

    from .desk import Desk

_SIZES = {"3 MB": 3_000_000, "1 KB": 1_000}
_LONGEST = 0.03  # seconds, in which 3 MB are saved about twice
_ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EDQUOT)
_CALLS = 500


def _record(size: int, move: bytes) -> bytes:
    start, end = b"(;GM[1]FF[4]SZ[19]C[", b"]\n;B[" + move + b"])"
    return start + b"x" * (size - len(start) - len(end)) + end


def _longer(data: bytes) -> bytes:
    """Return a record with one more pass, as it is saved."""
    return data[:-1] + b";W[])"


def _save_for_ever(folder: Path, path: Path, contents: tuple[bytes, bytes], to: Connection) -> None:
    """Save a file again and again with alternating contents, with a journal."""
    origin = DocumentOrigin(path, read_sgf(contents[0]))
    before = DocumentState(origin.file.games, 0, 0)
    tree, node = before.games[0].add(0, [Property("W", ("cc",))])
    Journal(folder, origin, before).append(DocumentState((tree,), 0, node))
    to.send(None)
    while True:
        for data in reversed(contents):
            save(path, data)


def kill_while_saving(cases: Iterable[int], seed: int = 14) -> Result:
    """Kill programs that are saving: the file has the old or new content, and nothing is left
    over."""
    result = Result()
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([__name__])
    with tempfile.TemporaryDirectory() as top:
        folder, path = Path(top, "journals"), Path(top, "game.sgf")
        for number in cases:
            name, size = list(_SIZES.items())[number % len(_SIZES)]
            contents = _record(size, b"aa"), _record(size, b"bb")
            path.write_bytes(contents[0])
            here, there = processes.Pipe()
            process = processes.Process(
                target=_save_for_ever, args=(folder, path, contents, there), daemon=True
            )
            process.start()
            here.recv()
            process.join(random.Random(f"{seed}:{number}").uniform(0, _LONGEST))
            process.kill()
            process.join()
            process.close()
            _look(result, f"kill {number} ({name})", folder, path, contents)
    return result


def _look(
    result: Result, label: str, folder: Path, path: Path, contents: tuple[bytes, bytes]
) -> None:
    result.counts["kills"] += 1
    found = path.read_bytes()
    if result.check(found in contents, f"{label}: {len(found)} bytes that are neither"):
        result.counts["the new file" if found == contents[1] else "the old file"] += 1
    strays = _strays(path)
    result.counts["temporary files"] += len(strays)
    result.check(len(strays) <= 1, f"{label}: {strays}")
    offered = find_recoverable(folder)
    result.counts["journals offered"] += len(offered)
    whole = len(offered) == 1 and offered[0].edits == 1 and offered[0].path == path
    result.check(whole, f"{label}: {len(offered)} journals are offered")
    for it in offered:
        it.remove_leftover_files()
        it.discard()
    result.check(not _strays(path), f"{label}: {strays} still there after the next start")
    result.check(not list(folder.iterdir()), f"{label}: journals are left")


def _strays(path: Path) -> list[str]:
    return [entry.name for entry in path.parent.glob(".goboard-*")]


class _Short(Failing):
    """System calls of which one fails and every write is incomplete."""

    def write_some(self, handle: int, data: bytes) -> int:
        return os.write(handle, data[:1000])


def fail_while_saving(step: int = 1) -> Result:
    """Make each call of saving fail in turn: the old file is intact, and the next attempt works.

    :param step: the distance between pairs of an error and a kind of file.
    """
    result, failures = Result(), 0
    with desks() as desk, tempfile.TemporaryDirectory() as top:
        for number, linked in list(product(_ERRORS, (False, True)))[::step]:
            folder = Path(top, f"{number}-{linked}")
            folder.mkdir()
            failures += _fail_every_call(result, desk, folder, number, linked=linked)
    result.counts["failures"] = failures
    result.counts["full disks"] = _full_disk(result)
    return result


def _fail_every_call(
    result: Result, desk: Callable[..., Desk], folder: Path, number: int, *, linked: bool
) -> int:
    path, real = folder / "game.sgf", game_saving.save
    old = _record(5_000, b"aa")
    path.write_bytes(old)
    if linked:
        os.link(path, folder / "other.sgf")
    for nth in range(1, _CALLS):
        path.write_bytes(old)
        one = desk()
        one.open(path)
        one.add_move()
        system = _Short(nth, number)
        game_saving.save = partial(real, system=system)
        try:
            saved = one.save()
        finally:
            game_saving.save = real
        label = f"{errno.errorcode[number]} at call {nth} ({system.failed})"
        _check_failure(result, label, one, path, old, saved=saved, number=number)
        for stray in _strays(path):
            result.check(system.failed == "unlink", f"{label}: {stray} is left")
            (folder / stray).unlink()
        if not system.failed:
            return nth - 1
    result.check(False, f"{errno.errorcode[number]}: still failing after {_CALLS} calls")
    return _CALLS


def _check_failure(
    result: Result, label: str, one: Desk, path: Path, old: bytes, *, saved: bool, number: int
) -> None:
    found = path.read_bytes()
    if saved:  # what failed was not needed: flushing the folder, removing a copy
        result.check(found == _longer(old), f"{label}: said to be saved, and is not")
        result.check(not one.document.is_modified, f"{label}: saved, and counts as edited")
        return
    result.check(found == old, f"{label}: not saved, and the old file is not there")
    result.check(one.document.is_modified, f"{label}: not saved, and counts as saved")
    named = str(path) in one.told and _reason(number) in one.told
    result.check(named, f"{label}: told {one.told!r}")
    result.check(one.save(), f"{label}: the next try fails, too")
    result.check(path.read_bytes() == _longer(old), f"{label}: the next try saved nothing")


def _reason(number: int) -> str:
    """Return the message of the window for a system error."""
    error = SaveError(Path(), SaveStage.WRITE, OSError(number, os.strerror(number)))
    return error_messages.describe_error(error).partition(": ")[2]


def _full_disk(result: Result) -> int:
    """Save to a full disk, if one can be mounted; return the number of attempts."""
    with tempfile.TemporaryDirectory() as top:
        command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", top]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return 0
        try:
            with desks() as desk:
                _fill_and_save(result, desk, Path(top))
        finally:
            subprocess.run(["umount", top], check=True)
    return 1


def _fill_and_save(result: Result, desk: Callable[..., Desk], folder: Path) -> None:
    path, old = folder / "game.sgf", _record(5_000, b"aa")
    path.write_bytes(old)
    one = desk()
    one.open(path)
    one.add_move()
    rest = folder / "rest"
    with rest.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1024)):
                pass
        except OSError as error:
            result.check(error.errno == errno.ENOSPC, f"full disk: {error}")
    result.check(not one.save(), "full disk: said to be saved")
    result.check(path.read_bytes() == old, "full disk: the old file is not there")
    result.check(one.document.is_modified, "full disk: counts as saved")
    result.check(_reason(errno.ENOSPC) in one.told, "full disk: not told")
    result.check(not _strays(path), f"full disk: {_strays(path)} is left")
    rest.unlink()
    result.check(one.save(), "full disk: cannot be saved with room again")
    result.check(path.read_bytes() == _longer(old), "full disk: not saved with room again")
