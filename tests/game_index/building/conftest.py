"""Some records in folders, and where their index is to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def games(tmp_path) -> Path:
    """Return a folder of records with folders in it."""
    folder = tmp_path / "games"
    (folder / "more").mkdir(parents=True)
    for number, name in enumerate(("a.sgf", "b.SGF", "more/c.sgf", "more/d.sgf")):
        moves = "".join(f";{'BW'[at % 2]}[{'abcd'[at]}{'abcd'[number]}]" for at in range(4))
        (folder / name).write_text(f"(;SZ[5]PB[Player {number}]RE[B+R]{moves})")
    return folder


@pytest.fixture
def index(tmp_path) -> Path:
    return tmp_path / "index"
