"""A small collection of games with players, dates and results, to be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.game_index.builder import build

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from goboard_gui.gui.collection.search import Search
    from tests.gui.collection_desk import CollectionDesk

GAMES = """
Shusaku Gennan  1846-09-11 B+2  Castle  cc gc gg
Shusaku Shuwa   1846-10    W+R  Castle  cc gc cg
Shuwa   Shusaku 1848-02-01 W+3  Castle  cg cc gg
Shuwa   Gennan  1850-02-09 Jigo Private gc cc cg
Gennan  Shuwa   1853       B+R  Private ee cc gg
趙治勲   Shuwa   ?          B+R  Private cc gc
"""


def write_games(folder: Path) -> Path:
    """Write the games of the table, and return their folder."""
    folder.mkdir(parents=True)
    for number, line in enumerate(GAMES.strip().splitlines()):
        black, white, date, result, event, *moves = line.split()
        played = ";".join(f"{'BW'[n % 2]}[{move}]" for n, move in enumerate(moves))
        dated = "" if date == "?" else f"DT[{date}]"
        text = f"(;SZ[9]PB[{black}]PW[{white}]RE[{result}]EV[{event}]{dated};{played})"
        folder.joinpath(f"{number}.sgf").write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> Path:
    """Return an index of the games."""
    folder = tmp_path_factory.mktemp("collection")
    for _ in build(folder / "index", [write_games(folder / "games")]):
        pass
    return folder / "index"


@pytest.fixture
def desk(collection_desk) -> CollectionDesk:
    return collection_desk


@pytest.fixture
def search(desk, index) -> Iterator[Search]:
    """Return what asks the index for the position of a desk that has its games' size."""
    search = desk.collection.search
    search.open_index(index)
    search.set_following(True)
    yield search
    search.close()
