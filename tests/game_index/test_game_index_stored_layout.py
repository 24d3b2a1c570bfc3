"""An index that commit 9ae2e97c made gives the same results as a new one of the same games.

``tests/data/index-of-9ae2e97c.zip`` has the games and the index, which two runs of ``goboard
collection build index games`` wrote in /tmp/goboard-9ae2e97c, the second one after two files were
added.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from goboard_gui.game_index.duplicates import find_duplicates
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.game_index.statistics.totals import player_totals, year_totals
from goboard_gui.go import Crop, Point
from tests.game_index.scanner import built, games_of

ARCHIVE = Path(__file__).parents[1] / "data" / "index-of-9ae2e97c.zip"
FOLDER = Path("/tmp/goboard-9ae2e97c/games")
"""Where the games were when the stored index was made."""


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    """Return the stored index, a new index of its games, and their folder."""
    folder = tmp_path_factory.mktemp("stored")
    with ZipFile(ARCHIVE) as archive:
        archive.extractall(folder)
    games = folder / "games"
    built(folder / "new", games)
    with closing(Index(folder / "index")) as stored, closing(Index(folder / "new")) as new:
        yield stored, new, games


def places(index, folder):
    """Return the path of each game in a folder and its index in the file, by its number."""
    facts = index.games.game_facts(range(len(index.games.outcomes())))
    return {it.number: (it.path.relative_to(folder), it.place) for it in facts}


def contents(result, places):
    hits = {(places[hit.game], hit[1:]) for hit in result.hits()}
    counts = result.occurrences, result.game_count, result.wins, result.ended_game_count
    return hits, counts, result.continuations


def boards(games):
    """Return each board of the games with its last move."""
    for file in sorted(games.rglob("*.sgf")):
        for game in games_of(file) if file.name != "none.sgf" else ():
            yield from zip(game.boards, [None, *(move.point for move in game.moves)], strict=True)


def test_positions_are_found_at_the_same_places(both):
    stored, new, games = both
    before, now = places(stored, FOLDER), places(new, games)
    assert sorted(before.values()) == sorted(now.values())
    for board, _ in list(boards(games))[::3]:
        found = [index.find(Query(board)) for index in (stored, new)]
        assert contents(found[0], before) == contents(found[1], now)
        assert found[0].occurrences


def test_regions_are_found_at_the_same_places(both):
    stored, new, games = both
    before, now = places(stored, FOLDER), places(new, games)
    some = [(board, last) for board, last in boards(games) if min(board.size) > 5][::50]
    for board, last in some:
        width, height = board.size
        corner, centre = Crop(width - 6, 0, width - 1, 5), Crop(2, 3, 5, height - 3)
        inside = last if last and corner.contains(last) and board[last] else None
        for region in (
            Query(board, corner, last=inside),
            Query(board, centre, frozenset({Point(3, 4)}), Anchor.ANYWHERE),
            Query(board, Crop.whole_board(board.size), anchor=Anchor.FIXED),
        ):
            found = [index.find(region) for index in (stored, new)]
            assert contents(found[0], before) == contents(found[1], now)
            assert found[0].occurrences


def test_statistics_and_duplicates_are_the_same(both):
    stored, new, games = both
    before, now = places(stored, FOLDER), places(new, games)
    assert year_totals(stored.games) == year_totals(new.games)
    assert player_totals(stored.games) == player_totals(new.games)
    old, fresh = (
        sorted((sorted(numbers[game] for game in group.games), group[1:]) for group in found)
        for numbers, found in ((before, find_duplicates(stored)), (now, find_duplicates(new)))
    )
    assert old == fresh != []
