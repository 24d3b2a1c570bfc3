"""Damage to the files of an index, and everything that can be asked of an index."""

from __future__ import annotations

import shutil
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING
from unittest import mock

from goboard_gui.game_index import builder
from goboard_gui.game_index.duplicates import find_duplicates
from goboard_gui.game_index.errors import UnusableIndexError
from goboard_gui.game_index.filters import Filter, SortOrder
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.listing import GameLister
from goboard_gui.game_index.paths import DATABASE, SEGMENTS
from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.game_index.staleness import find_changes
from goboard_gui.game_index.statistics import spans, tables, totals
from goboard_gui.game_index.statistics.continuation_table import label_continuations
from goboard_gui.game_index.statistics.opening_report import NamedOpening, count_openings
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry
from tests.cli.collections import written
from tests.game_index.scanner import built

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from goboard_gui.game_index.results import SearchResult

_VERSION = slice(60, 64)
"""Where SQLite keeps the version of a database, see https://www.sqlite.org/fileformat.html."""
KNIGHT = Board.empty(Size(9, 9)).with_stones({Point(2, 2): Colour.BLACK, Point(4, 3): Colour.WHITE})
_WHOLE = Crop.whole_board(Size(9, 9))
QUERIES = {
    "empty board": Query(Board.empty(Size(9, 9))),
    "position": Query(KNIGHT),
    "one view": Query(KNIGHT, views=frozenset({Symmetry.R90}), swapping=False),
    "corner": Query(KNIGHT, Crop(0, 0, 5, 5)),
    "anywhere": Query(KNIGHT, Crop(1, 1, 4, 4), frozenset({Point(1, 1)}), Anchor.ANYWHERE),
    "last move": Query(KNIGHT, Crop(0, 0, 5, 5), last=Point(4, 3)),
    "whole board as region": Query(KNIGHT, _WHOLE, last=Point(4, 3)),
}


def build_games(folder: Path) -> Path:
    """Index games with players, dates, captures, duplicates and a file without games.

    The index has two segments, and is in the same folder as the games.
    """
    index, games = folder / "index", written(folder / "games")
    built(index, games)
    random = Random(5)
    for number in range(8):
        moves = "".join(
            f";{'BW'[turn % 2]}[{random.choice('abcdefghi')}{random.choice('abcdefghi')}]"
            for turn in range(75)
        )
        facts = f"PB[Ann {number % 3}]PW[Bob]DT[199{number}-0{number + 1}]RE[{'BW'[number % 2]}+R]"
        for copy in range(1 + (number == 0)):
            (games / f"{number} {copy}.sgf").write_text(
                f"(;SZ[9]EV[Cup {number % 2}]{facts}{moves})"
            )
    (games / "none.sgf").write_text("no game")
    with mock.patch.object(builder, "_MOST", 2):
        built(index, games)
    return index


def files_of(index: Path) -> list[Path]:
    """Return the files that are read when an index is used."""
    positions = sorted((index / SEGMENTS).iterdir(), key=lambda file: file.suffix)
    return [index / DATABASE, *(file for file in positions if file.suffix != ".checksum")]


def cut(random: Random, data: bytes) -> bytes:
    """Return the beginning of a file."""
    return data[: random.randrange(len(data))]


def flip(random: Random, data: bytes) -> bytes:
    """Return a file with some other bits, mostly in what is not zero."""
    changed = bytearray(data)
    used = [place for place, byte in enumerate(data) if byte]
    for _ in range(random.choice((1, 1, 2, 20))):
        place = random.choice(used) if random.random() < 0.8 else random.randrange(len(data))
        changed[place] ^= random.choice((1, 2, 4, 8, 16, 32, 64, 128, 255))
    return bytes(changed)


def damaged_copy(
    index: Path, copy: Path, random: Random, damage: Callable[[Random, bytes], bytes]
) -> Path:
    """Copy an index, damage one of the files of the copy, and return this file.

    The version of the database stays: another one is not damage.
    """
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(index, copy)
    file = random.choice(files_of(copy))
    data = file.read_bytes()
    damaged = damage(random, data)
    if file.name == DATABASE and len(damaged) >= _VERSION.stop:
        damaged = damaged[: _VERSION.start] + data[_VERSION] + damaged[_VERSION.stop :]
    file.write_bytes(damaged)
    return file


def _result(result: SearchResult) -> object:
    hits = list(result.hits())
    return (
        *(result.occurrences, result.game_count, result.games.tolist()),
        *(
            result.first_hit_moves.tolist(),
            result.wins,
            result.ended_game_count,
            result.continuations,
        ),
        *(hits, list(result.hits(1, 3)), [result.hits_in(game) for game in result.games.tolist()]),
        label_continuations(result, {}),
        tables.continuation_rows(result.continuations, str),
    )


def _listed(index: Index, result: SearchResult | None) -> object:
    lister = GameLister(index.games)
    orders = [*SortOrder] if result is None else [SortOrder.DATE, None]
    listed = [lister.list_games(Filter(text="b"), order, result=result) for order in orders]
    facts = index.games.game_facts(listed[-1])
    for game in facts if result is not None else ():
        index.games.check_hits(result.hits_in(game.number), game)
    return [list(listing) for listing in listed], facts


def uses(folder: Path) -> Iterator[tuple[str, Callable[[Index], object]]]:
    """Yield functions that ask something of an index."""
    for name, query in QUERIES.items():
        yield f"search: {name}", lambda index, query=query: _result(index.find(query))
        yield (
            f"filtered: {name}",
            lambda index, query=query: _result(
                index.subset(Filter(player="ann")).restrict(index.find(query))
            ),
        )
        yield f"list: {name}", lambda index, query=query: _listed(index, index.find(query))
    yield "list", lambda index: _listed(index, None)
    yield "games", lambda index: [game for game in range(9) if game in index]
    yield "sizes", lambda index: index.board_sizes
    yield "failures", lambda index: list(map(str, index.games.failures()))
    yield "files", lambda index: (index.games.files(), index.games.folders())
    yield "players", lambda index: index.games.players("a")
    yield "duplicates", find_duplicates
    openings = [NamedOpening("knight", KNIGHT)]
    yield (
        "report",
        lambda index: tables.report_rows(count_openings(index, openings, ["ann"], None)),
    )
    for name, count in (
        ("years", lambda games: tables.year_rows(totals.year_totals(games))),
        ("decades", lambda games: totals.decade_totals(totals.year_totals(games))),
        ("players", lambda games: tables.player_rows(totals.player_totals(games))),
        ("events", lambda games: tables.event_rows(totals.event_totals(games))),
        ("months", lambda games: tables.span_rows(spans.month_spans(games))),
        ("career", lambda games: spans.time_spans(spans.player_years(games, "Ann"), 1)),
    ):
        yield f"statistics: {name}", lambda index, count=count: count(index.games)
    yield "changes", lambda _index: find_changes(folder)


def answers(folder: Path, *names: str) -> dict[str, object]:
    """Return what an index answers to each question, or to some of them; or the error."""
    asked = {name: use for name, use in uses(folder) if name in names or not names}
    try:
        index = Index(folder)
    except UnusableIndexError as error:
        return dict.fromkeys(asked, error.code)
    with closing(index):
        return {name: _answer(index, use) for name, use in asked.items()}


def _answer(index: Index, use: Callable[[Index], object]) -> object:
    try:
        return use(index)
    except UnusableIndexError as error:
        return error.code
