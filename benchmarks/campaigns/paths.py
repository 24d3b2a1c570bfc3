"""R19: files with unusual names, links and permissions are saved and keep their kind."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.sgf import game_saving

from .desk import desks
from .folders import differences, inventory
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .desk import Desk

_OLD = b"(;GM[1]FF[4]SZ[9]XX[kept];B[ee])"
_NEW = _OLD[:-1] + b";W[])"
_NOBODY = 65534

NAMES = {
    "250 bytes": b"x" * 246 + b".sgf",
    "255 bytes": b"x" * 251 + b".sgf",
    "not UTF-8": b"caf\xe9\xff.sgf",
    "Chinese": "围棋.sgf".encode(),
    "con": b"con.sgf",
    "upper case": b"GAME.SGF",
    "no extension": b"game",
    "only an extension": b".sgf",
    "blanks": b" a b .sgf ",
    "line break": b"a\nb.sgf",
    "markup": b"<b>&amp;<img src=x>.sgf",
    "percent": b"%s%20%n.sgf",
    "dash": b"-rf.sgf",
    "backslash": b"a\\b.sgf",
}
MODES = (0o600, 0o640, 0o644, 0o664, 0o4755)


class _Renaming:
    """A replacement of `os` in which renaming fails, as on some network file systems."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __getattr__(self, name: str):
        if name == "replace":
            raise OSError(self.number, os.strerror(self.number))
        return getattr(os, name)


def save_file_kinds(step: int = 1) -> Result:
    """Open, edit and save each kind of file; only its content must change.

    :param step: the distance between kinds of files in folders that can be written.
    """
    result = Result()
    saved = refused = 0
    with desks() as desk:
        for label, make, expected in list(_cases())[::step]:
            with tempfile.TemporaryDirectory() as top:
                done = _save(result, label, desk, make(Path(top)), Path(top), expected)
            saved, refused = saved + done, refused + (not done)
        for number in (errno.EXDEV, errno.EIO, errno.EPERM):
            label = f"renaming fails with {errno.errorcode[number]}"
            with tempfile.TemporaryDirectory() as top, _system(_Renaming(number)):
                path = _named(b"game.sgf")(Path(top))
                done = _save(result, label, desk, path, Path(top), ())
            saved, refused = saved + done, refused + (not done)
        for label, writable in (
            ("a file in a read-only folder", True),
            ("nothing to write", False),
        ):
            done = _in_closed_folder(result, label, desk, writable=writable)
            saved, refused = saved + done, refused + (not done)
    result.counts["saved as what they are"] = saved
    result.counts["refused with a reason"] = refused
    return result


def _cases() -> Iterator[tuple[str, Callable[[Path], Path], tuple[str, ...] | None]]:
    """Yield the kinds of files: a label, a function that makes the file, and expected names.

    The names are those that have the new contents afterwards; none if saving must be refused.
    """
    for label, name in NAMES.items():
        yield f"name: {label}", _named(name), (os.fsdecode(name),)
    for mode in MODES:
        yield f"mode {mode:o}", _with_mode(mode), ("game.sgf",)
    yield "mode 444", _with_mode(0o444), ()
    yield "symbolic link", _linked(relative=False), ("real/game.sgf",)
    yield "relative link", _linked(relative=True), ("real/game.sgf",)
    yield "link to a link", _twice_linked, ("real/game.sgf",)
    yield "hard link", _hard_linked, ("game.sgf", "other.sgf")


def _named(name: bytes) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        path = folder / os.fsdecode(name)
        path.write_bytes(_OLD)
        return path

    return make


def _with_mode(mode: int) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        path = _named(b"game.sgf")(folder)
        path.chmod(mode)
        return path

    return make


def _linked(*, relative: bool) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        real, links = folder / "real", folder / "links"
        real.mkdir()
        links.mkdir()
        target = _named(b"game.sgf")(real)
        link = links / "link.sgf"
        link.symlink_to(os.path.relpath(target, links) if relative else target)
        return link

    return make


def _twice_linked(folder: Path) -> Path:
    link = folder / "again.sgf"
    link.symlink_to(_linked(relative=True)(folder))
    return link


def _hard_linked(folder: Path) -> Path:
    path = _named(b"game.sgf")(folder)
    os.link(path, folder / "other.sgf")
    return path


def _save(
    result: Result,
    label: str,
    desk: Callable[..., Desk],
    path: Path,
    folder: Path,
    expected: tuple[str, ...],
) -> bool:
    """Save, and compare the folder; ``expected`` are the names with the new contents, if any."""
    before = inventory(folder)
    one = desk()
    if not result.check(one.open(path), f"{label}: not opened, {one.person.told}"):
        return False
    one.add_move()
    saved = one.save()
    after = inventory(folder)
    result.check(bool(saved) is bool(expected), f"{label}: saved is {saved}, {one.told}")
    wanted = before | {name: (*before[name][:2], _NEW) for name in expected if saved}
    different = differences(wanted, after)
    result.check(not different, f"{label}: {different} are not as they should be")
    result.check(saved or str(path) in one.told, f"{label}: refused without word")
    result.check(one.document.is_modified is not saved, f"{label}: counts as saved, or not")
    return bool(saved)


def _in_closed_folder(
    result: Result, label: str, desk: Callable[..., Desk], *, writable: bool
) -> bool:
    """Save a file in a folder without write permission; this is skipped for root."""
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top, "closed")
        folder.mkdir()
        path = _with_mode(0o644 if writable else 0o444)(folder)
        if os.geteuid() == 0:
            for entry in (path, folder, Path(top)):
                os.chown(entry, _NOBODY, _NOBODY)
        folder.chmod(0o555)
        with _not_root():
            done = _save(result, label, desk, path, folder, ("game.sgf",) if writable else ())
        folder.chmod(0o755)
    return done


@contextmanager
def _not_root() -> Iterator[None]:
    root = os.geteuid() == 0
    if root:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@contextmanager
def _system(system: object) -> Iterator[None]:
    """Save files with a replacement of the system calls."""
    real = game_saving.save
    game_saving.save = partial(real, system=system)
    try:
        yield
    finally:
        game_saving.save = real
