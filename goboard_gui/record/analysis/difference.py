"""Differences between two versions of a record, node by node."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest
from typing import TYPE_CHECKING

from ..values.properties import MOVES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..tree import Property, Tree

_Pair = tuple[int | None, int | None]


class DifferenceKind(Enum):
    """The kinds of differences between two versions; the value is the English text."""

    ONLY_ONE = "only the first version has it"
    ONLY_OTHER = "only the second version has it"
    CHANGED = "both have it with other properties"


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference: a changed node, or a branch that one version lacks.

    ``one`` and ``other`` are the node in either version; in a version that lacks the branch, the
    node that would be its parent, or None if the whole game is missing. ``nodes`` counts the nodes
    of the branch; ``idents`` are the properties that differ, or those of the first node of a
    branch.
    """

    kind: DifferenceKind
    one: int | None
    other: int | None
    nodes: int = 1
    idents: tuple[str, ...] = ()

    @property
    def in_one(self) -> bool:
        """Whether the first version has the node or branch."""
        return self.kind is not DifferenceKind.ONLY_OTHER

    @property
    def in_other(self) -> bool:
        """Whether the second version has the node or branch."""
        return self.kind is not DifferenceKind.ONLY_ONE


def differences(one: Tree, other: Tree) -> list[Difference]:
    """Return the differences between two versions of a game, in reading order.

    Nodes are matched by contents, then by moves, then by their index among siblings. The order of
    siblings and of properties is ignored. A corrected move counts as one change as long as the game
    continues alike. O(nodes).

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("SZ", ("9",))])
    >>> longer, move = tree.add(0, [Property("B", ("ee",))])
    >>> [(found.kind.name, found.one, found.other) for found in differences(tree, longer)]
    [('ONLY_OTHER', 0, 1)]
    """
    found: list[Difference] = []
    pairs: list[tuple[_Pair, _Pair]] = [((None, None), (one.root, other.root))]
    while pairs:
        (above, above_other), (ours, theirs) = pairs.pop()
        if theirs is None and ours is not None:
            found.append(_branch(DifferenceKind.ONLY_ONE, one, ours, (ours, above_other)))
        elif ours is None and theirs is not None:
            found.append(_branch(DifferenceKind.ONLY_OTHER, other, theirs, (above, theirs)))
        elif ours is not None and theirs is not None:
            mine, yours = one.properties(ours), other.properties(theirs)
            if mine != yours and (idents := _differing(mine, yours)):
                found.append(Difference(DifferenceKind.CHANGED, ours, theirs, idents=idents))
            below = _paired(one, one.children(ours), other, other.children(theirs))
            pairs.extend(((ours, theirs), pair) for pair in reversed(below))
    return found


def game_differences(some: Sequence[Tree], others: Sequence[Tree]) -> list[tuple[int, Difference]]:
    """Return the differences between two versions of a file, each with its game index.

    Games are compared by index; a game without a counterpart is a branch of its own.
    """
    found: list[tuple[int, Difference]] = []
    for number, (one, other) in enumerate(zip_longest(some, others)):
        if one is not None and other is not None:
            found.extend((number, difference) for difference in differences(one, other))
        elif one is not None:
            whole = _branch(DifferenceKind.ONLY_ONE, one, one.root, (one.root, None))
            found.append((number, whole))
        elif other is not None:
            whole = _branch(DifferenceKind.ONLY_OTHER, other, other.root, (None, other.root))
            found.append((number, whole))
    return found


def _branch(kind: DifferenceKind, tree: Tree, node: int, places: _Pair) -> Difference:
    idents = tuple(dict.fromkeys(item.ident for item in tree.properties(node)))
    return Difference(kind, *places, sum(1 for _ in tree.preorder(node)), idents)


def _differing(mine: Sequence[Property], yours: Sequence[Property]) -> tuple[str, ...]:
    """Return the identifiers whose values differ, in any order."""
    ours, theirs = _joined(mine), _joined(yours)
    return tuple(ident for ident in {**ours, **theirs} if ours.get(ident) != theirs.get(ident))


def _joined(properties: Sequence[Property]) -> dict[str, list[str]]:
    joined: dict[str, list[str]] = {}
    for ident, values in properties:
        joined.setdefault(ident, []).extend(values)
    return {ident: sorted(values) for ident, values in joined.items()}


def _paired(one: Tree, ours: Sequence[int], other: Tree, theirs: Sequence[int]) -> list[_Pair]:
    """Pair the children of two nodes, in the order of ours, followed by the rest of theirs."""
    if len(ours) == len(theirs) == 1 and _alike(one, ours[0], other, theirs[0]):
        return [(ours[0], theirs[0])]
    twins: dict[int, int] = {}
    left_ours, left_theirs = list(ours), list(theirs)
    for known_by in (tuple, _moves):
        places: dict[object, list[int]] = {}
        for node in reversed(left_ours):
            places.setdefault(known_by(one.properties(node)), []).append(node)
        unmatched = []
        for node in left_theirs:
            if same := places.get(known_by(other.properties(node))):
                twins[same.pop()] = node
            else:
                unmatched.append(node)
        left_ours = [node for node in left_ours if node not in twins]
        left_theirs = unmatched
    left = zip(left_ours, left_theirs, strict=False)
    twins |= {mine: yours for mine, yours in left if _alike(one, mine, other, yours)}
    found = set(twins.values())
    return [
        *((node, twins.get(node)) for node in ours),
        *((None, node) for node in theirs if node not in found),
    ]


def _alike(one: Tree, mine: int, other: Tree, yours: int) -> bool:
    """Whether two nodes without ambiguous siblings are the same one, possibly corrected."""
    if _moves(one.properties(mine)) == _moves(other.properties(yours)):
        return True
    return any(_next_moves(one, mine) & _next_moves(other, yours))


def _next_moves(tree: Tree, node: int) -> set[tuple[Property, ...]]:
    return {_moves(tree.properties(child)) for child in tree.children(node)}


def _moves(properties: Sequence[Property]) -> tuple[Property, ...]:
    return tuple(item for item in properties if item.ident in MOVES)
