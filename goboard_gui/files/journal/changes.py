"""What two records of one game have that the other has not."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from ...record.properties import MOVES
from ..storing import same_games

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...record.node import Property
    from ...record.tree import Tree


@dataclass(slots=True)
class Changes:
    """How many nodes were added, removed, and changed in what they hold.

    ``reordered``: these are none, but variations or games stand in another order.
    """

    added: int = 0
    removed: int = 0
    changed: int = 0
    reordered: bool = False

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.changed or self.reordered)


def compare(old: Sequence[Tree], new: Sequence[Tree]) -> Changes:
    """How the games of one file differ from those of another, each from the one in its place.

    Nodes have other ids when a file is read again: they are known by their parents, what they
    hold, their moves and their places among their siblings, in this order. O(nodes).
    """
    changes = Changes()
    for before, after in zip_longest(old, new):
        if before is None or after is None:
            changes.added += _size(after)
            changes.removed += _size(before)
        else:
            _compare_games(before, after, changes)
    changes.reordered = not changes and not same_games(old, new)
    return changes


def _size(tree: Tree | None, node: int | None = None) -> int:
    return 0 if tree is None else sum(1 for _ in tree.preorder(node))


def _compare_games(before: Tree, after: Tree, changes: Changes) -> None:
    pairs: list[tuple[int | None, int | None]] = [(before.root, after.root)]
    while pairs:
        old, new = pairs.pop()
        if old is None:
            changes.added += _size(after, new)
        elif new is None:
            changes.removed += _size(before, old)
        else:
            changes.changed += before.properties(old) != after.properties(new)
            pairs.extend(_paired(before, before.children(old), after, after.children(new)))


def _paired(
    before: Tree, old: Sequence[int], after: Tree, new: Sequence[int]
) -> Iterator[tuple[int | None, int | None]]:
    """Which node of one became which of the other; None for one that came or went."""
    if len(old) == len(new) == 1:
        yield old[0], new[0]
        return
    left_old, left_new = list(old), list(new)
    for known_by in (tuple, _moves):
        places: dict[object, list[int]] = {}
        for node in reversed(left_old):
            places.setdefault(known_by(before.properties(node)), []).append(node)
        unmatched = []
        for node in left_new:
            if same := places.get(known_by(after.properties(node))):
                yield same.pop(), node
            else:
                unmatched.append(node)
        left_new = unmatched
        rest = {node for some in places.values() for node in some}
        left_old = [node for node in left_old if node in rest]
    yield from zip_longest(left_old, left_new)


def _moves(properties: Sequence[Property]) -> tuple[Property, ...]:
    return tuple(item for item in properties if item.ident in MOVES)
