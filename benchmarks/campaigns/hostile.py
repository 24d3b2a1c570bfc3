"""R2: hostile files are opened or refused within limits of time and memory."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .corpus import CORPUS, HOSTILE, ROOT
from .parts import numbered
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_SECONDS = 10
_MEGABYTES = 1500
_PATIENCE = 120
_MILLION = 1_000_000
_LIMITS = ("TOO_LARGE", "TOO_MANY_NODES", "TOO_MANY_VALUES")


def _labels(n: int) -> bytes:
    return b"(;LB" + b"[aa:1]" * n + b";B[aa])"


# A megabyte or million of each; a full run takes so many, another one a few thousandths.
BIG: dict[str, Callable[[int], bytes]] = {
    "1,000,000 nodes deep": lambda n: b"(;SZ[19]" + b"(;B[aa]" * n + b")" * (n + 1),
    "1,000,000 nodes wide": lambda n: b"(;SZ[19]" + b"(;B[aa])" * n + b")",
    "1,000,000 moves in a row": lambda n: b"(;SZ[19]" + b";B[aa];W[bb]" * (n // 2) + b")",
    "5,000,000 empty nodes": lambda n: b"(" + b";" * 5 * n + b")",
    "1,000,000 (; and no end": lambda n: b"(;" * n,
    "1,000,000 ( and no end": lambda n: b"(;" + b"(" * n,
    "1,000,000 games": lambda n: b"(;B[aa])" * n,
    "a comment of 99 MB": lambda n: b"(;C[" + b"x" * 99 * n + b"];B[aa])",
    "a comment of 101 MB": lambda n: b"(;C[" + b"x" * 101 * n + b"];B[aa])",
    "3,900,000 labels": lambda n: _labels(3_900 * n // 1000),
    "5,000,000 labels": lambda n: _labels(5 * n),
    "50 MB of blanks": lambda n: b"(;SZ[9]" + b" " * 50 * n + b";B[aa])",
    "50 MB of NULs in a game": lambda n: b"(;SZ[9]" + bytes(50 * n) + b";B[aa])",
    "20 MB of noise": lambda n: b"(;" + random.Random(1).randbytes(20 * n),
    "20 MB of brackets in a value": lambda n: b"(;C[" + b"x[]" * 7 * n + b"];B[aa])",
    "a value without an end, 50 MB": lambda n: b"(;B[aa];C[" + b"\\]" * 25 * n,
    "a size and a charset of 1 MB each": lambda n: (
        b"(;SZ[" + b"9" * n + b"]CA[" + b"x" * n + b"];B[aa])"
    ),
    "3,900,000 properties in a node": lambda n: b"(;" + b"A[]" * (3_900 * n // 1000) + b";B[aa])",
    "2,000,000 bad properties in a node": lambda n: b"(;x" + b"a[]" * 2 * n + b")",
}


CASES = (*BIG, *(file.name for file in sorted((CORPUS / HOSTILE).glob("*.sgf"))))


def open_hostile_files(cases: Iterable[int], unit: int = _MILLION) -> Result:
    """Open each file in a process of its own.

    :param unit: the number that counts as a million; with a smaller one, all files are opened in
        one process.
    """
    result = Result()
    chosen = (name for _, name in numbered(cases, CASES))
    groups = ([name] for name in chosen) if unit == _MILLION else [list(chosen)]
    with tempfile.TemporaryDirectory() as folder:
        for names in groups:
            paths = [_path(Path(folder), number, name, unit) for number, name in enumerate(names)]
            for name, told in zip(names, _told(paths), strict=True):
                _look(result, name, told)
    return result


def _path(folder: Path, number: int, name: str, unit: int) -> Path:
    """Return the path of a file, which is written first if it is one of the big ones."""
    if name not in BIG:
        return CORPUS / HOSTILE / name
    path = folder / f"{number}.sgf"
    path.write_bytes(BIG[name](unit))
    return path


def _look(result: Result, name: str, told: dict) -> None:
    result.counts["files"] += 1
    if problem := told.get("problem"):
        result.check(False, f"{name}: {problem}")
        return
    refused = told.get("refused")
    result.counts["refused" if refused else "opened"] += 1
    result.peak("seconds", told["seconds"])
    result.peak("MB", told["megabytes"])
    small_enough = told["megabytes"] < _MEGABYTES
    result.check(told["seconds"] <= _SECONDS, f"{name}: {told['seconds']:.1f} s")
    result.check(small_enough, f"{name}: {told['megabytes']:.0f} MB ({refused})")
    if name in BIG and refused in _LIMITS:
        result.check("over " in told["why"], f"{name}: refused without the limit")


def _told(paths: list[Path]) -> list[dict]:
    command = [sys.executable, "-m", "benchmarks.campaigns.opener", *map(str, paths)]
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, timeout=_PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return [{"problem": f"no answer in {_PATIENCE} s"}] * len(paths)
    if done.returncode:
        problem = f"ended with {done.returncode}: {done.stderr.decode()[-200:]}"
        return [{"problem": problem}] * len(paths)
    return [json.loads(line) for line in done.stdout.splitlines()]
