"""Counts of the differences between two versions of a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..record.analysis.difference import DifferenceKind, game_differences
from .sgf.game_equality import are_same_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..record.tree import Tree


@dataclass(slots=True)
class DifferenceCounts:
    """The numbers of nodes added, removed and changed between two versions of a file.

    ``reordered`` means that only the order of variations, games or properties changed.
    """

    added: int = 0
    removed: int = 0
    changed: int = 0
    reordered: bool = False

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.changed or self.reordered)


def count_differences(old: Sequence[Tree], new: Sequence[Tree]) -> DifferenceCounts:
    """Count the nodes that differ between two versions of a file, comparing games with the same
    index.

    Node ids differ between readings of a file, see `record.analysis.difference`. O(nodes).
    """
    counts = dict.fromkeys(DifferenceKind, 0)
    for _, difference in game_differences(old, new):
        counts[difference.kind] += difference.node_count
    changes = DifferenceCounts(
        counts[DifferenceKind.ONLY_SECOND],
        counts[DifferenceKind.ONLY_FIRST],
        counts[DifferenceKind.CHANGED],
    )
    changes.reordered = not changes and not are_same_games(old, new)
    return changes
