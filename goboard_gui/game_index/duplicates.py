"""Search for duplicate games in a collection, even if they are rotated or truncated."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .errors import translate_damage_errors
from .paths import SEGMENTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from .index import Index

MIN_MOVES = 20
"""Games with fewer moves are not compared, since they may be equal by chance."""
_SIGNED_MOVES = 71
"""The number of moves that a game needs for a complete signature."""


class DuplicateEvidence(Enum):
    """The evidence by which games were found to be duplicates."""

    POSITION = "position"
    """The same final position after the same number of moves, in any view, with the same colours.
    """
    SIGNATURE = "signature"
    """The same Dyer signature, in any view."""


class MoveAgreement(Enum):
    """The degree to which the moves of duplicates agree, in the rotation or reflection that fits
    best.
    """

    SAME = "same"
    """All moves are the same."""
    PART = "part"
    """Each game is a prefix of the longest: records were truncated."""
    DIFFERENT = "different"
    """Some moves differ, for example because moves were swapped or misread."""


class DuplicateGroup(NamedTuple):
    """A group of games that are duplicates of each other; the game numbers are in ascending
    order.
    """

    games: tuple[int, ...]
    evidence: frozenset[DuplicateEvidence]
    agreement: MoveAgreement


def find_duplicates(
    index: Index, pause: Callable[[], object] = lambda: None
) -> list[DuplicateGroup]:
    """Return groups of duplicate games, ordered by their first game; each game is in one group.

    ``pause`` is called between the steps of the search, and may raise an exception to end it.
    """
    with index.games.read_transaction(), translate_damage_errors(index.folder, SEGMENTS):
        found = {
            DuplicateEvidence.POSITION: _games_with_equal(index, "final, moves", MIN_MOVES),
            DuplicateEvidence.SIGNATURE: _games_with_equal(
                index, "max(width, height), min(width, height), signature", _SIGNED_MOVES
            ),
        }
        pause()
        merged = _merge_groups(group for groups in found.values() for group in groups)
        pause()
        place = {game: number for number, group in enumerate(merged) for game in group}
        lines = index.canonical_moves_of(place)
        pause()
        clues: list[set[DuplicateEvidence]] = [set() for _ in merged]
        for clue, groups in found.items():
            for group in groups:
                clues[place[group[0]]].add(clue)
        return [
            DuplicateGroup(group, frozenset(by), _agreement([lines[game] for game in group]))
            for group, by in zip(merged, clues, strict=True)
        ]


def _games_with_equal(index: Index, same: str, least: int) -> list[list[int]]:
    """Return groups of games of at least ``least`` moves that have equal values in the database
    columns ``same``.
    """
    rows = index.games.query(
        f"SELECT group_concat(id) FROM games WHERE moves >= ? GROUP BY {same} HAVING count(*) > 1",
        (least,),
        types=(str,),
    )
    groups = [sorted(game for game in map(int, row[0].split(",")) if game in index) for row in rows]
    return [group for group in groups if len(group) > 1]


def _merge_groups(groups: Iterable[Sequence[int]]) -> list[tuple[int, ...]]:
    """Merge groups that share a game; sort each group, and the groups by first game."""
    of: dict[int, list[int]] = {}
    for group in groups:
        together = {id(of[game]): of[game] for game in group if game in of}
        new = {game for each in together.values() for game in each}.union(group)
        of.update(dict.fromkeys(new, sorted(new)))
    return sorted({tuple(group) for group in of.values()})


def _agreement(lines: Sequence[bytes]) -> MoveAgreement:
    longest = max(lines, key=len)
    if all(line == longest for line in lines):
        return MoveAgreement.SAME
    if all(longest.startswith(line) for line in lines):
        return MoveAgreement.PART
    return MoveAgreement.DIFFERENT
