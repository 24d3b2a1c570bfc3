"""Columns of games for the index: rows of the database and the contents of a segment, computed from
parsed games.

This needs no database and no files, so that other processes can do it.
"""

from __future__ import annotations

from itertools import groupby, islice
from typing import TYPE_CHECKING, Any

import numpy as np

from ..named_tuples import NamedTuple
from .corner_keys import corner_rows
from .entries import ENTRY_GAME_SHIFT, NEXT_MASK
from .event_times import event_times_of
from .facts import VARIATION, game_row, outcome_of
from .main_lines import numbered_changes, replay_lines
from .positions import add_colour_bit, columns_of_changes, position_columns
from .segment_contents import SegmentContents, concatenate_contents
from .signatures import signatures
from .variations import correct_entries, line_changes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from .main_lines import MainLine
    from .reading import ParsedGame
    from .variations import VariationLine

GAMES_AT_ONCE = 100
"""Number of games whose columns are computed together."""


class PlacedGame(NamedTuple):
    """A parsed game with its place in its file and the number of the file, both from 0."""

    file: int
    place: int
    game: ParsedGame


class GameColumns(NamedTuple):
    """All that an index stores of some games, which have the numbers from 0 on.

    ``outcomes`` has one byte per number (see `GameDatabase.outcomes`). ``rows`` are the rows of the
    database, which begin with the number of the game and of its file.
    """

    outcomes: bytes
    rows: list[tuple[Any, ...]]
    contents: SegmentContents

    def renumber(self, first_game: int, first_file: int) -> GameColumns:
        """Return the same columns with these numbers added to those of all games and files."""
        return GameColumns(
            self.outcomes,
            [(first_game + game, first_file + file, *row) for game, file, *row in self.rows],
            self.contents.renumber(first_game),
        )


def game_columns(games: Iterable[PlacedGame]) -> GameColumns:
    """Return the columns of games; the variations of each game have the numbers after its own."""
    outcomes = bytearray()
    parts: list[GameColumns] = []
    ahead = iter(games)
    while some := list(islice(ahead, GAMES_AT_ONCE)):
        part = _columns_of_few(some).renumber(len(outcomes), 0)
        outcomes += part.outcomes
        parts.append(part)
    rows = [row for part in parts for row in part.rows]
    contents = concatenate_contents([part.contents for part in parts])
    return GameColumns(bytes(outcomes), rows, contents)


def _columns_of_few(games: Sequence[PlacedGame]) -> GameColumns:
    """Return the columns of games; a hundred of them use memory best."""
    outcomes = bytearray()
    rows: list[tuple[object, ...]] = []
    variations: list[tuple[int, VariationLine]] = []
    numbers = []
    for file, place, game in games:
        number = len(outcomes)
        numbers.append(number)
        size, moves = game.line.size, game.line.move_count
        rows.append(game_row(number, file, place, size, moves, game.info))
        variations += enumerate(game.variations, number + 1)
        outcomes.append(outcome_of(game.info))
        outcomes += bytes([VARIATION]) * len(game.variations)
    lines = replay_lines(each.game.line for each in games)
    changes = numbered_changes(zip(numbers, lines, strict=True))
    keys, entries = position_columns(changes)
    rows = [
        (*row, final, signature)
        for row, final, signature in zip(
            rows, _final_keys(keys, entries), _signatures(lines), strict=True
        )
    ]
    times = event_times_of(changes)
    main_lines = SegmentContents(keys, entries, times, corner_rows(times), variations)
    return GameColumns(bytes(outcomes), rows, with_variation_columns(main_lines))


def _final_keys(keys: NDArray[np.uint64], entries: NDArray[np.uint64]) -> list[int]:
    """Return the keys of the last positions of main lines, given all their positions."""
    games = entries >> np.uint64(ENTRY_GAME_SHIFT)
    last = np.append(games[1:] != games[:-1], True)[: len(games)]
    keys_of_games: list[int] = add_colour_bit(keys[last], entries[last]).tolist()
    return keys_of_games


def _signatures(lines: Sequence[MainLine]) -> list[str]:
    found: list[str] = []
    for size, group in groupby(lines, key=lambda line: line.size):
        found += signatures(size, [line.played for line in group])
    return found


def with_variation_columns(main_lines: SegmentContents) -> SegmentContents:
    """Return contents of a segment with the positions of its variations, given those of the main
    lines.
    """
    numbered = main_lines.variations
    if not numbered:
        return main_lines
    keys, entries = [main_lines.keys], [main_lines.entries]
    for size, group in groupby(numbered, key=lambda each: each[1].size):
        several = list(group)
        for begin in range(0, len(several), GAMES_AT_ONCE):
            numbers, lines = zip(*several[begin : begin + GAMES_AT_ONCE], strict=True)
            some, uncorrected = columns_of_changes(size, numbers, line_changes(size, lines))
            keys.append(some)
            entries.append(correct_entries(uncorrected, lines, NEXT_MASK))
    all_entries = np.concatenate(entries)
    order = np.argsort(all_entries >> np.uint64(ENTRY_GAME_SHIFT), kind="stable")
    return main_lines._replace(keys=np.concatenate(keys)[order], entries=all_entries[order])
