"""A collection searched the obvious way: every position of every game, turned point by point."""

from __future__ import annotations

import shutil
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple
from unittest import mock

from goboard_gui.files.opening import open_path
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.fuseki import opening_positions
from goboard_gui.game_index import builder, file_reading
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.corner_keys import ENTRY_GAME_SHIFT as CORNER_GAME_SHIFT
from goboard_gui.game_index.entries import ENTRY_GAME_SHIFT
from goboard_gui.game_index.event_times import CELL_SHIFT
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import DATABASE
from goboard_gui.game_index.query import Query
from goboard_gui.go import RECORDING, Board, Colour, Size
from goboard_gui.record.properties.conventions.results import parse_result
from goboard_gui.record.steps import LineReplay
from tests.fuseki.brute_force import TURNS, Stones, size_seen, stones_of, turned

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from goboard_gui.game_index.event_times import EventTimes
    from goboard_gui.game_index.facts import GameFacts
    from goboard_gui.game_index.results import Hit
    from goboard_gui.record import Move, Tree


class Place(NamedTuple):
    path: Path
    game: int
    moves: int


class Answer(NamedTuple):
    """The places with the views that fit, whether colours are exchanged, and what follows."""

    places: dict[Place, tuple[set[str], bool]]
    continuations: dict[tuple, tuple[int, int, int]]


class Game(NamedTuple):
    path: Path
    place: int
    boards: list[Board]
    stones: list[Stones]
    moves: list[Move]
    winner: Colour | None


def same_as_new(index: Path, *games: Path) -> bool:
    fresh = index.with_name("fresh")
    shutil.rmtree(fresh, ignore_errors=True)
    built(fresh, *games)
    return contents(index) == contents(fresh)


def overwrite_database(index: Path) -> None:
    (index / DATABASE).write_bytes(b"no database" * 1000)


def facts_of(index: Index, hit: Hit) -> GameFacts:
    [facts] = index.games.game_facts([hit.game])
    return facts


def stands(index: Index, hit: Hit, board: Board) -> bool:
    """Return whether a board stands in the file where a hit says."""
    facts = facts_of(index, hit)
    tree = open_path(facts.path).games[facts.place]
    return Query(board).locate_hit(hit, tree) is not None


def games_of(path: Path) -> list[Game]:
    return [_game(path, place, tree) for place, tree in enumerate(open_path(path).games)]


def _game(path: Path, place: int, tree: Tree) -> Game:
    steps = LineReplay(tree, RECORDING).replay_line(tree.main_line())
    result = parse_result(read_info(tree).result or "")
    moves = [step.move for step in steps if step.move]
    boards = opening_positions(tree)
    stones = [stones_of(board) for board in boards]
    return Game(path, place, boards, stones, moves, result and result.winner)


def scan(games: list[Game], board: Board, views: list[str], *, swapping: bool) -> Answer:
    """Look for a position everywhere."""
    places, played = {}, {}
    size, asked = board.size, stones_of(board)
    wanted = {
        swap: {
            view: (size_seen(size, view), turned(asked, view, size, swap=swap)) for view in views
        }
        for swap in ((False, True) if swapping else (False,))
    }
    for game in games:
        for number, there in enumerate(game.stones):
            fitting = _fitting(wanted, (game.boards[0].size, there))
            if fitting is None:
                continue
            places[Place(game.path, game.place, number)] = fitting
            if number < len(game.moves):
                stone = _back(game.moves[number], size, *fitting)
                winner = game.winner
                if winner and fitting[1]:
                    winner = winner.opponent
                played.setdefault((game.path, game.place, stone), winner)
    counts = Counter((stone, winner) for (_, _, stone), winner in played.items())
    stones = {stone for stone, _ in counts}
    return Answer(
        places,
        {
            stone: (
                sum(counts[stone, winner] for winner in (None, *Colour)),
                counts[stone, Colour.BLACK],
                counts[stone, Colour.WHITE],
            )
            for stone in stones
        },
    )


def _fitting(
    wanted: dict[bool, dict[str, tuple[Size, Stones]]], there: tuple[Size, Stones]
) -> tuple[set[str], bool] | None:
    for swap, turns in wanted.items():
        fitting = {view for view, seen in turns.items() if seen == there}
        if fitting:
            return fitting, swap
    return None


def _back(move: Move, size: Size, views: set[str], swap: bool) -> tuple:
    """Return what was played as the position lies, in the upper right of places that are alike."""
    colour = move.colour.opponent if swap else move.colour
    if move.point is None:
        return None, colour
    width, height = size
    alike = [
        (row, -column)
        for view in views
        for column, row in size.points()
        if TURNS[view](column, row, width - 1, height - 1) == move.point
    ]
    row, column = min(alike)
    return (-column, row), colour


def built(index: Path, *collection: Path, thorough: bool = False):
    """Build an index and return what it said last."""
    return list(build(index, collection, thorough=thorough))[-1]


@contextmanager
def small_segments(positions: int, most: int = 6) -> Iterator[None]:
    """Make builds write a segment for each file with so many positions, and merge some of them if
    there are more than ``most``.
    """
    with (
        mock.patch.multiple(builder, BATCH_POSITIONS=positions, _MOST=most),
        mock.patch.object(file_reading, "FILES_AT_ONCE", 1),
    ):
        yield


_TOLD = """
SELECT games.id, path, place, black_folded, white_folded, event_folded, day, words, final, signature
FROM games JOIN files ON file = files.id
"""


def contents(folder: Path) -> list[str]:
    """Return all that an index holds, without the numbers it gave."""
    index = Index(folder)
    facts = {it.number: it for it in index.games.game_facts(range(len(index.games.outcomes())))}
    outcomes = index.games.outcomes()
    assert [bool(outcome) for outcome in outcomes] == [it in facts for it in range(len(outcomes))]
    found: list[object] = [(it.path, it[2:]) for it in facts.values()]
    found += [row[1:] for row in index.games.query(_TOLD)]
    found += [it[1:] for it in index.games.files()]
    found += [("folder", path) for path in index.games.folders()]
    for segment in index._segments:
        for key, entry in zip(segment.keys.tolist(), segment.entries.tolist(), strict=True):
            game = facts.get(entry >> ENTRY_GAME_SHIFT)
            if game is not None:
                found.append((game.path, game.place, key, entry & ((1 << ENTRY_GAME_SHIFT) - 1)))
        for block in segment.blocks:
            found += _happened(block.event_times, facts)
        for key, entry in zip(*map(list, segment.corners or ((), ())), strict=True):
            game = facts.get(entry >> CORNER_GAME_SHIFT)
            if game is not None:
                corner = entry & ((1 << CORNER_GAME_SHIFT) - 1)
                found.append((game.path, game.place, "corner", key, corner))
    index.close()
    return sorted(map(str, found))


def _happened(moments: EventTimes, facts: dict[int, GameFacts]) -> Iterator[object]:
    """What happened on the points of games that are not gone."""
    games = moments.games.tolist()
    events: dict[int, list[tuple[int, int]]] = {}
    for event in moments.events.tolist():
        point, place = divmod(event >> CELL_SHIFT, len(games))
        events.setdefault(place, []).append((point, event & ((1 << CELL_SHIFT) - 1)))
    for place, number in enumerate(games):
        if number in facts:
            there = moments.placed_at[:, place].tolist(), moments.removed_at[:, place].tolist()
            yield facts[number].path, facts[number].place, there, events.get(place)
