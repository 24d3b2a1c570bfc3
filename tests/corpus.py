"""Real material that the project does not contain: records and answers of others, specifications.

It is in the folder that the environment variable GOBOARD_CORPUS names, which holds `corpus/` and
`spec/`. A relative name is one relative to the project. No other module reads the variable, and
none looks for material elsewhere.

Tests get material from `material`, `material_data` and `material_files` while they run, and are
skipped where it is missing. They have the mark `corpus`, by which `make corpus` chooses them.
Benchmarks use `place` and `lacking`.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

VARIABLE = "GOBOARD_CORPUS"
ROOT = Path(__file__).resolve().parents[1]

_name = os.environ.get(VARIABLE)
folder: Path | None = ROOT / _name if _name else None
"""The folder with the material, which need not exist; None if the variable is not set."""

test_is_marked: bool | None = None
"""Whether the test that runs has the mark `corpus`; None if no test runs."""


def place(*parts: str) -> Path:
    """Return where a file or folder would be; nothing is there if the variable is not set."""
    return Path(folder or os.devnull, *parts)


def lacking(path: Path) -> str:
    """Return why there is nothing at a path that `place` returned."""
    return f"{VARIABLE} is not set" if folder is None else f"{VARIABLE} has no {path}"


def material(*parts: str) -> Path:
    """Return the path of a file or folder; the test that asks for it is skipped if it is missing.

    :raises RuntimeError: unless a test with the mark `corpus` runs: `make corpus` would not run it.
    """
    import pytest

    if not test_is_marked:
        raise RuntimeError("only tests with the mark corpus use material, and only while they run")
    path = place(*parts)
    if not path.exists():
        pytest.skip(lacking(path))
    return path


def material_files(*parts: str, endings: tuple[str, ...] = (".sgf",)) -> list[Path]:
    """Return the files below a folder, sorted; the test is skipped if there are none."""
    import pytest

    path = material(*parts)
    found = sorted(file for file in path.rglob("*") if file.suffix.lower() in endings)
    found = [file for file in found if file.is_file()]
    if not found:
        pytest.skip(f"{lacking(path)} with files {' '.join(endings)}")
    return found


def material_data(*parts: str) -> Any:
    """Return what a JSON file says; the test is skipped if it is missing."""
    return _data(material(*parts))


@cache
def _data(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))
