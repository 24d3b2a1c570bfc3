"""R13: files of other programs are converted to the right records, and stay unchanged."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf_file
from tests.files.sgf_cases import moves

from .corpus import CORPUS
from .desk import desks, wait_until
from .parts import numbered
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from goboard_gui.record import Tree

    from .desk import Desk

_PAIRS = CORPUS / "gib-tygem"
_FIELDS = (
    *("black_name", "white_name", "black_rank", "white_rank"),
    *("result", "handicap", "komi", "date"),
)
_SUFFIXES = (".gib", ".ngf", ".ugf", ".ugi")


def files(every: int = 1) -> list[Path]:
    """Return the files without an SGF counterpart, and every ``every``-th of those with one."""
    alone = [it for it in (CORPUS / "conformance").rglob("*") if it.suffix.lower() in _SUFFIXES]
    return [*sorted(alone), *sorted(_PAIRS.glob("*.gib"))[::every]]


def import_files(cases: Iterable[int], every: int = 1) -> Result:
    """Import each file, and compare it with its SGF counterpart if there is one."""
    result = Result()
    with desks() as desk:
        for _, path in numbered(cases, files(every)):
            result.counts["files"] += 1
            got = open_bytes(path.read_bytes(), path.name).games[0]
            if path.parent == _PAIRS:
                record = path.with_name(f"{path.name.split('.')[0]}.expected.sgf")
                expected = read_sgf_file(record).games[0]
                result.counts["equal values"] += _compare(result, path.name, got, expected)
                result.counts["moves"] += len(moves(expected))
            else:
                result.check(moves(got), f"{path.name}: no moves")
            _keep(result, desk, path)
    return result


def _compare(result: Result, name: str, got: Tree, expected: Tree) -> int:
    found, wanted = moves(got), moves(expected)
    result.check(found == wanted, f"{name}: {len(found)} moves, not the {len(wanted)} expected")
    same = 0
    for field in _FIELDS:
        ours, theirs = (getattr(read_info(tree), field) for tree in (got, expected))
        same += result.check(ours == theirs, f"{name}: {field} is {ours!r}, not {theirs!r}")
    return same


def _keep(result: Result, desk: Callable[..., Desk], source: Path) -> None:
    """Open a file in the window and save it, which must use another name."""
    with tempfile.TemporaryDirectory() as top:
        path, other = Path(top, source.name), Path(top, "saved.sgf")
        path.write_bytes(source.read_bytes())
        one = desk(save_path=other)
        before = one.document.games
        one.document_io.open_file(path)
        wait_until(lambda: one.document.games != before or one.person.told)
        opened = contents(one)
        one.add_move()
        one.document.undo_stack.undo()
        saved = one.save()
        result.check(saved and one.asked == ["save_path"], f"{source.name}: asked {one.asked}")
        same = path.read_bytes() == source.read_bytes()
        result.check(same, f"{source.name}: the file is another")
        back = other.exists() and [moves(tree) for tree in read_sgf_file(other).games]
        result.check(back == opened, f"{source.name}: saved as something else")


def contents(one: Desk) -> list[list[tuple[str, str]]]:
    """Return the moves of all games of a document."""
    return [moves(tree) for tree in one.document.games]
