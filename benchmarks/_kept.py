"""Files that benchmarks make once and use again: records, trees, an index.

`run.py` names a folder in which all processes of a run find them; a benchmark that is run by hand
makes them for itself.
"""

from __future__ import annotations

import atexit
import os
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = "GOBOARD_BENCHMARK_FILES"


def kept(name: str, make: Callable[[Path], object]) -> Path:
    """Return a file or folder with this name, which ``make`` writes if it is missing."""
    path = _folder() / name
    if not path.exists():
        make(path)
    return path


@cache
def _folder() -> Path:
    if FOLDER in os.environ:
        return Path(os.environ[FOLDER])
    folder = TemporaryDirectory()
    atexit.register(folder.cleanup)
    return Path(folder.name)
