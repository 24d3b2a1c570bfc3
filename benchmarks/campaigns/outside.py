"""R18: other programs change an open file; saving never overwrites that without asking."""

from __future__ import annotations

import os
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from .desk import desks
from .folders import differences, inventory
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable

    from .desk import Desk

_OURS = b"(;GM[1]FF[4]SZ[9]PB[ours];B[ee])"
_LONGER = _OURS[:-1] + b";W[])"
_THEIRS = _OURS.replace(b"ours", b"them")
_NAME = "game.sgf"


def _written(data: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(data)


def _in_its_time(path: Path) -> None:
    status = path.stat()
    path.write_bytes(_THEIRS)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def _replaced(path: Path) -> None:
    other = path.with_name("new.sgf")
    other.write_bytes(_THEIRS)
    other.replace(path)


def _by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside.txt").write_text("theirs")


def _by_link(path: Path) -> None:
    elsewhere = path.with_name("elsewhere.sgf")
    elsewhere.write_bytes(_THEIRS)
    path.unlink()
    path.symlink_to(elsewhere)


def _read_only(path: Path) -> None:
    path.write_bytes(_THEIRS)
    path.chmod(0o444)


CHANGES: dict[str, Callable[[Path], object]] = {
    "written longer": _written(_THEIRS[:-1] + b";W[aa])"),
    "written as long": _written(_THEIRS),
    "written as long, with its old time": _in_its_time,
    "replaced": _replaced,
    "emptied": _written(b""),
    "deleted": lambda path: path.unlink(),
    "renamed": lambda path: path.rename(path.with_name("renamed.sgf")),
    "replaced by a folder": _by_folder,
    "replaced by a link": _by_link,
    "written and made read-only": _read_only,
}
_GONE = ("deleted", "renamed")
_NOT_WRITABLE = ("replaced by a folder", "written and made read-only")


def _save(one: Desk) -> None:
    one.save()


def _save_as(one: Desk) -> None:
    one.save_as()


def _leave(one: Desk) -> None:
    one.document_io.confirm_discard()


def _save_twice(one: Desk) -> None:
    one.save()
    one.document.undo_stack.undo()
    one.document.undo_stack.redo()
    one.save()


ACTIONS: dict[str, tuple[Callable[[Desk], None], str]] = {
    "save, cancel": (_save, "CANCEL"),
    "save, compare": (_save, "COMPARE"),
    "save as the same, cancel": (_save_as, "CANCEL"),
    "save on leaving, cancel": (_leave, "CANCEL"),
    "save twice, cancel": (_save_twice, "CANCEL"),
    "save, overwrite": (_save, "OVERWRITE"),
}


def change_outside(step: int = 1) -> Result:
    """Change the file in every way before every way of saving.

    :param step: the distance between pairs of a change and a way of saving.
    """
    result = Result()
    asked = told = 0
    scripts = list(product(CHANGES.items(), ACTIONS.items()))[::step]
    with desks() as desk:
        for (change, do), (action, (act, answer)) in scripts:
            one = _script(result, f"{change}; {action}", desk, (do, act, answer))
            question = "yes" if change in _GONE else "changed"
            asked += question in one.asked
            told += bool(one.told)
            if change not in _NOT_WRITABLE:
                result.check(question in one.asked, f"{change}; {action}: asked {one.asked}")
        _touched(result, desk)
    result.counts["scripts"] = len(scripts) + 1
    result.counts["asked"] = asked
    result.counts["refused with a reason"] = told
    return result


def _script(
    result: Result, label: str, desk: Callable[..., Desk], script: tuple[Callable, Callable, str]
) -> Desk:
    from goboard_gui.gui.widgets.dialogs import OverwriteChoice, UnsavedChoice

    do, act, answer = script
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top)
        path = folder / _NAME
        path.write_bytes(_OURS)
        answers = {
            "changed": OverwriteChoice[answer],
            "unsaved": UnsavedChoice.SAVE,
            "save_path": path,
        }
        one = desk(yes=answer == "OVERWRITE", **answers)
        result.check(one.open(path), f"{label}: not opened")
        one.add_move()
        do(path)
        before = inventory(folder)
        act(one)
        different = differences(before, inventory(folder))
        if answer != "OVERWRITE" or one.told:
            result.check(not different, f"{label}: {different} changed")
            result.check(one.document.is_modified, f"{label}: counts as saved")
        else:
            result.check(path.read_bytes() == _LONGER, f"{label}: not saved when agreed")
            held = before.get(_NAME, (None, 0, None))[2]
            if isinstance(held, bytes) and held:
                copies = [
                    copy.path.read_bytes()
                    for copy in one.document_io.saver.backups.list_backups(path)
                ]
                result.check(held in copies, f"{label}: no copy of what was written over")
    return one


def _touched(result: Result, desk: Callable[..., Desk]) -> None:
    """Check that a file with unchanged content is saved without a question, whatever its time."""
    with tempfile.TemporaryDirectory() as top:
        path = Path(top, _NAME)
        path.write_bytes(_OURS)
        one = desk()
        one.open(path)
        one.add_move()
        os.utime(path, ns=(1, 1))
        result.check(one.save() and not one.asked, f"touched: asked {one.asked}")
        result.check(path.read_bytes() == _LONGER, "touched: not saved")
