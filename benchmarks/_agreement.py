"""Comparison of the answers of an index with those of the scanner."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
from _scanner import Hit, Transformation, placements

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from _scanner import ScanResult

    from goboard_gui.game_index.index import Index
    from goboard_gui.game_index.query import Query
    from goboard_gui.game_index.results import SearchResult

SHOWN = 5


def differences(
    index: Index, numbers: Sequence[int], query: Query, expected: ScanResult
) -> Iterator[str]:
    """Yield the differences between the answer to a query and the expected one.

    ``numbers`` are the numbers of the games in the index, in the order in which the scanner has
    them.
    """
    answer = index.find(query)
    yield from _answer(answer, numbers, query, expected)
    kept = np.zeros(max(numbers) + 1, bool)
    kept[list(numbers)[::2]] = True
    some = {hit: ways for hit, ways in expected.hits.items() if hit.game % 2 == 0}
    fewer = answer.restrict_to_games(kept)
    if fewer.occurrences != len(some) or fewer.game_count != len({hit.game for hit in some}):
        yield f"among every other game: {fewer.occurrences} hits, not {len(some)}"


def _answer(
    answer: SearchResult, numbers: Sequence[int], query: Query, expected: ScanResult
) -> Iterator[str]:
    ours = _hits(answer, numbers, query)
    told = answer.game_count, answer.occurrences, answer.wins, answer.ended_game_count
    scanned = len(expected.games), len(expected.hits), expected.wins, expected.ended
    if told != scanned:
        yield f"{told} games, hits, wins, and games that ended, not {scanned}"
    games = [numbers[game] for game in expected.games]
    if answer.games.tolist() != sorted(games):
        yield "other games"
    for title, hits in (
        ("found too much", ours.keys() - expected.hits.keys()),
        ("not found", expected.hits.keys() - ours.keys()),
        (
            "another view",
            {hit for hit in ours.keys() & expected.hits if ours[hit] not in expected.hits[hit]},
        ),
    ):
        if hits:
            some = [f"{tuple(hit)} {ours.get(hit, '')}" for hit in islice(sorted(hits), SHOWN)]
            yield f"{title}: {len(hits)}, {'; '.join(some)}"
    yield from _listing(answer, games)
    yield from _continuations(answer, expected)


def _hits(answer: SearchResult, numbers: Sequence[int], query: Query) -> dict[Hit, Transformation]:
    """Return the hits of the index, with the game numbers of the scanner."""
    ways = placements(query, [it.value for it in query.views], swapping=query.swapping)
    places = {way: place for place, several in enumerate(ways.values()) for way in several}
    order = {number: place for place, number in enumerate(numbers)}
    found = {}
    for hit in answer.hits():
        way = Transformation(hit.colours_swapped, hit.view.value, hit.right, hit.down)
        found[Hit(order[hit.game], hit.moves, places.get(way, -1))] = way
    return found


def _listing(answer: SearchResult, games: Sequence[int]) -> Iterator[str]:
    """Yield a difference unless hits are sorted, and the same whichever way they are requested."""
    hits = list(answer.hits())
    if [hit[:2] for hit in hits] != sorted(hit[:2] for hit in hits):
        yield "hits are in no order"
    middle = len(hits) // 2
    if list(answer.hits(middle, middle + 10)) != hits[middle : middle + 10]:
        yield "hits from the middle are others"
    for game in games[:: max(1, len(games) // SHOWN)]:
        if list(answer.hits_in(game)) != [hit for hit in hits if hit.game == game]:
            yield f"other hits in game {game}"


def _continuations(answer: SearchResult, expected: ScanResult) -> Iterator[str]:
    ours = {
        (*(it.point or (None, None)), int(it.colour)): (it.games, it.black_wins, it.white_wins)
        for it in answer.continuations
    }
    if len(ours) < len(answer.continuations):
        yield "a continuation is told twice"
    for stone in ours | expected.continuations:
        told, scanned = ours.get(stone), expected.continuations.get(stone)
        if told != scanned:
            yield f"continuation {stone}: {told}, not {scanned}"
    counts = [it.games for it in answer.continuations]
    if counts != sorted(counts, reverse=True):
        yield "continuations are in no order"
