"""Games that a collection has more than once, however the records lie or were cut off."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .index import Index

LEAST_MOVES = 20
"""Shorter games are alike by chance, or because nobody played on."""
_SIGNED_MOVES = 71
"""With fewer, a signature does not have all its moves."""


class Clue(Enum):
    """By what games were found to be the same."""

    POSITION = "position"
    """The last position, after as many moves, in one of its views and with its colours."""
    SIGNATURE = "signature"
    """Where moves 20, 40, 60, 31, 51 and 71 were played, in one of the views."""


class Agreement(Enum):
    """How far the moves of games agree in one of their views."""

    SAME = "same"
    """All are the same."""
    PART = "part"
    """Each game is a beginning of the longest: records were cut off."""
    DIFFERENT = "different"
    """Some are others, as when moves were exchanged or misread."""


class Duplicates(NamedTuple):
    """The numbers of games that are the same, the first to be numbered first."""

    games: tuple[int, ...]
    clues: frozenset[Clue]
    agreement: Agreement


def duplicates(index: Index) -> list[Duplicates]:
    """The games that are the same as others, in groups by their first; each is in one group."""
    with index.games.reading():
        found = {
            Clue.POSITION: _groups(index, "final, moves", LEAST_MOVES),
            Clue.SIGNATURE: _groups(
                index, "max(width, height), min(width, height), signature", _SIGNED_MOVES
            ),
        }
        merged = _merged(group for groups in found.values() for group in groups)
        place = {game: number for number, group in enumerate(merged) for game in group}
        lines = index.canonical_lines(place)
    clues: list[set[Clue]] = [set() for _ in merged]
    for clue, groups in found.items():
        for group in groups:
            clues[place[group[0]]].add(clue)
    return [
        Duplicates(group, frozenset(by), _agreement([lines[game] for game in group]))
        for group, by in zip(merged, clues, strict=True)
    ]


def _groups(index: Index, same: str, least: int) -> list[list[int]]:
    """The games with at least so many moves that have the same of some columns."""
    rows = index.games.ask(
        f"SELECT group_concat(id) FROM games WHERE moves >= ? GROUP BY {same} HAVING count(*) > 1",
        (least,),
    )
    groups = [sorted(game for game in map(int, row[0].split(",")) if game in index) for row in rows]
    return [group for group in groups if len(group) > 1]


def _merged(groups: Iterable[Sequence[int]]) -> list[tuple[int, ...]]:
    """Groups that have a game in common as one, each in order, by their first games."""
    of: dict[int, list[int]] = {}
    for group in groups:
        together = {id(of[game]): of[game] for game in group if game in of}
        new = {game for each in together.values() for game in each}.union(group)
        of.update(dict.fromkeys(new, sorted(new)))
    return sorted({tuple(group) for group in of.values()})


def _agreement(lines: Sequence[bytes]) -> Agreement:
    longest = max(lines, key=len)
    if all(line == longest for line in lines):
        return Agreement.SAME
    if all(longest.startswith(line) for line in lines):
        return Agreement.PART
    return Agreement.DIFFERENT
