"""R17: journals of two programs, of files with the same name, damaged ones, and full disks."""

from __future__ import annotations

import errno
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.journal.recovery import FileState, Recovery, find_recoverable
from tests.files.journal_cases import (
    COLLECTION,
    Switched,
    begun,
    first,
    left,
    origin,
    plain,
    scripted,
)

from .desk import desks
from .editing import contents
from .folders import inventory
from .result import Result

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable, Iterator

    from .desk import Desk

_STEPS = 60
_EDITS = 12
_FLIPS = (0x01, 0x80)


def recover_journals(step: int = 1) -> Result:
    """Test journals in all kinds of trouble; ``step`` is the distance between damaged bytes."""
    result = Result()
    result.counts.update(
        {
            "newer file": _newer_files(result),
            "flipped bits": _damaged(result, step, _flipped),
            "cut": _damaged(result, step, _cut),
            "full disk": _full_disk(result),
            "kept until saved or discarded": _kept(result),
            "two programs, two files of one name": _two_programs(result),
        }
    )
    return result


@contextmanager
def _program(folder: Path, path: Path, seed: int) -> Iterator[subprocess.Popen]:
    """Run a program that has edited a file and keeps running."""
    from .sessions import editing_program

    with editing_program(folder, path, str(seed), _STEPS) as process:
        told = 0
        while told < _STEPS and process.stdout.readline():
            told += 1
        try:
            yield process
        finally:
            process.kill()


def _two_programs(result: Result) -> int:
    from .sessions import expected_after

    with tempfile.TemporaryDirectory() as top:
        folder = Path(top, "journals")
        paths = [Path(top, place, "game.sgf") for place in "ab"]
        # Two programs with the same file, and one with a file of the same name elsewhere.
        opened = [paths[0], paths[0], paths[1]]
        for path in paths:
            path.parent.mkdir()
            path.write_bytes(COLLECTION)
        with _program(folder, opened[0], 2) as one, _program(folder, opened[1], 3) as other:
            with _program(folder, opened[2], 4):
                offered = find_recoverable(folder)
                result.check(not offered, "journals of running programs are offered")
            found = find_recoverable(folder)
            paths_found = [it.path for it in found]
            result.check(paths_found == [opened[2]], f"of one dead program: {paths_found}")
            for it in found:
                it.release()
            one.kill()
            other.kill()
        found = find_recoverable(folder)
        expected = {
            str(expected_after(path, str(seed), _STEPS)): path for path, seed in _pairs(opened)
        }
        kept = {str(contents(it.games)): it.path for it in found}
        result.check(kept == expected, f"{len(found)} journals, not as the programs left them")
        held = {path.read_bytes() for path in paths}
        result.check(held == {COLLECTION}, "a file was written")
        for it in found:
            it.discard()
    return len(opened)


def _pairs(opened: list[Path]) -> list[tuple[Path, int]]:
    return list(zip(opened, (2, 3, 4), strict=True))


def _newer_files(result: Result) -> int:
    """Check that a file that has changed is only overwritten by a recovered one after a
    question."""
    newer = COLLECTION.replace(b"SZ[9]", b"SZ[9]XX[newer]")
    cases = {FileState.CHANGED: newer, FileState.GONE: None, FileState.SAME: COLLECTION}
    with desks() as desk:
        for expected, data in cases.items():
            with tempfile.TemporaryDirectory() as top:
                _newer_file(result, desk, Path(top), expected, data)
    return len(cases)


def _newer_file(
    result: Result, desk: Callable[..., Desk], top: Path, expected: FileState, data: bytes | None
) -> None:
    from goboard_gui.gui.files.autosave_journal import AutosaveJournal
    from goboard_gui.gui.widgets.dialogs import OverwriteChoice

    folder, path = top / "journals", top / "game.sgf"
    state = left(folder, path, COLLECTION, 1)
    if data is None:
        path.unlink()
    elif data != COLLECTION:
        path.write_bytes(data)
    (found,) = find_recoverable(folder)
    on_disk = found.file_state()
    result.check(on_disk is expected, f"{expected}: said to be {on_disk}")
    one = desk(changed=OverwriteChoice.CANCEL, yes=False)
    autosave_journal = AutosaveJournal(one.document, lambda: [folder], one.document)
    autosave_journal.recover(found)
    result.check(contents(one.document.games) == contents(state.games), f"{expected}: others")
    saved = one.save()
    held = path.read_bytes() if path.exists() else None
    if expected is FileState.SAME:
        result.check(saved and not one.asked, f"{expected}: asked {one.asked}")
        result.check(not list(folder.glob("*.journal")), f"{expected}: saved, the journal is there")
        return
    question = "yes" if data is None else "changed"
    result.check(one.asked == [question], f"{expected}: asked {one.asked}")
    result.check(not saved and held == data, f"{expected}: written over")
    kept = list(folder.glob("*.journal"))
    result.check(len(kept) == 1, f"{expected}: not saved, and {len(kept)} journals")
    autosave_journal.delete_journal()


def _flipped(data: bytes, place: int) -> Iterator[bytes]:
    for flip in _FLIPS:
        yield data[:place] + bytes([data[place] ^ flip]) + data[place + 1 :]


def _cut(data: bytes, place: int) -> Iterator[bytes]:
    yield data[:place]


def _damaged(result: Result, step: int, damage: Callable[[bytes, int], Iterator[bytes]]) -> int:
    """Damage a journal at each byte: the result is an earlier state, and nothing is raised."""
    count = 0
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top)
        start = origin()
        journal = begun(folder, start)
        states = [plain(first(start))]
        sizes = [0]
        for desk in scripted(17, _EDITS, start.file.games):
            journal.append(desk.state)
            states.append(plain(desk.state))
            sizes.append(journal.path.stat().st_size)
        journal.release()
        path = journal.path
        data = path.read_bytes()
        for place in range(0, len(data), step):
            for bad in damage(data, place):
                path.write_bytes(bad)
                whole = sum(1 for size in sizes[1:] if size <= place)
                label = f"{damage.__name__} at {place}"
                _read_damaged(result, label, path, bad, states, whole)
                count += 1
    return count


def _read_damaged(
    result: Result, label: str, path: Path, bad: bytes, states: list, whole: int
) -> None:
    try:
        found = Recovery(path, None)
    except Exception as error:  # that there is none of any kind is what is tried
        result.check(False, f"{label}: {type(error).__name__}: {error}")
        return
    if found.state is None:
        result.check(
            not whole and found.damage, f"{label}: nothing, though {whole} edits are whole"
        )
    else:
        edits = found.edits
        result.check(edits == whole, f"{label}: {edits} edits, {whole} are whole")
        result.check(plain(found.state) == states[edits], f"{label}: not what was after {edits}")
    result.check(path.read_bytes() == bad, f"{label}: reading wrote the journal")


def _full_disk(result: Result) -> int:
    numbers = (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
    for number in numbers:
        with tempfile.TemporaryDirectory() as top:
            folder, path = Path(top, "journals"), Path(top, "game.sgf")
            path.write_bytes(COLLECTION)
            start, system, told = origin(path), Switched(), []
            journal = begun(folder, start, system=system, report=told.append)
            for count, desk in enumerate(scripted(5, 30, start.file.games)):
                system.number = number if 10 <= count < 20 else 0
                journal._again_at = 0.0
                journal.append(desk.state)
                journal.maintain()
            as_it_was = [type(each) for each in told] == [OSError, type(None)]
            result.check(as_it_was, f"{errno.errorcode[number]}: told {told}")
            journal.release()
            (found,) = find_recoverable(folder)
            same = plain(found.state) == plain(desk.state) and found.edits == 30
            result.check(same, f"{errno.errorcode[number]}: edits are lost")
            result.check(path.read_bytes() == COLLECTION, f"{errno.errorcode[number]}: written")
            found.discard()
    return len(numbers)


def _kept(result: Result) -> int:
    """Check that a journal is kept when it is read, left, adopted and edited again, then
    removed."""
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top, "journals")
        left(folder, Path(top, "game.sgf"), COLLECTION, 1)
        before = inventory(folder)
        for _ in range(3):
            (found,) = find_recoverable(folder)
            found.release()
        result.check(inventory(folder) == before, "a journal that was left is another")
        (found,) = find_recoverable(folder)
        journal = found.continue_journal()
        result.check(find_recoverable(folder) == [], "an adopted journal is offered again")
        journal.release()
        (found,) = find_recoverable(folder)
        result.check(found.edits == 2, "a journal adopted and left has other edits")
        found.discard()
        result.check(not list(folder.iterdir()), "a discarded journal is there still")
    return 4
