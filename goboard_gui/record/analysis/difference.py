"""Differences between two versions of a record, node by node."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest
from typing import TYPE_CHECKING

from ..properties.tables import MOVE_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..tree import Property, Tree

_Pair = tuple[int | None, int | None]


class DifferenceKind(Enum):
    """The kinds of differences between two versions; the value is the English text."""

    ONLY_FIRST = "only the first version has it"
    ONLY_SECOND = "only the second version has it"
    CHANGED = "both have it with other properties"


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between two versions: a changed node, or a branch that one version lacks.

    ``first_node`` and ``second_node`` are the node in either version; in a version that lacks the
    branch, it is the node that would be its parent, or None if the whole game is missing.
    ``node_count`` is the number of nodes in the branch. ``changed_properties`` are the identifiers
    that differ, or those of the first node of a branch.
    """

    kind: DifferenceKind
    first_node: int | None
    second_node: int | None
    node_count: int = 1
    changed_properties: tuple[str, ...] = ()

    @property
    def is_in_first_version(self) -> bool:
        """Whether the first version contains the node or branch."""
        return self.kind is not DifferenceKind.ONLY_SECOND

    @property
    def is_in_second_version(self) -> bool:
        """Whether the second version contains the node or branch."""
        return self.kind is not DifferenceKind.ONLY_FIRST


def find_differences(first: Tree, second: Tree) -> list[Difference]:
    """Return the differences between two versions of a game, in reading order.

    Nodes are matched by contents, then by moves, then by their index among siblings. The order of
    siblings and of properties is ignored. A corrected move counts as one change as long as the game
    continues alike. O(nodes).

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("SZ", ("9",))])
    >>> longer, move = tree.add(0, [Property("B", ("ee",))])
    >>> found = find_differences(tree, longer)
    >>> [(each.kind.name, each.first_node, each.second_node) for each in found]
    [('ONLY_SECOND', 0, 1)]
    """
    found: list[Difference] = []
    pairs: list[tuple[_Pair, _Pair]] = [((None, None), (first.root, second.root))]
    while pairs:
        (above, above_other), (ours, theirs) = pairs.pop()
        if theirs is None and ours is not None:
            found.append(_branch(DifferenceKind.ONLY_FIRST, first, ours, (ours, above_other)))
        elif ours is None and theirs is not None:
            found.append(_branch(DifferenceKind.ONLY_SECOND, second, theirs, (above, theirs)))
        elif ours is not None and theirs is not None:
            mine, yours = first.properties(ours), second.properties(theirs)
            if mine != yours and (idents := _differing(mine, yours)):
                found.append(
                    Difference(DifferenceKind.CHANGED, ours, theirs, changed_properties=idents)
                )
            below = _pair_children(first, first.children(ours), second, second.children(theirs))
            pairs.extend(((ours, theirs), pair) for pair in reversed(below))
    return found


def game_differences(first: Sequence[Tree], second: Sequence[Tree]) -> list[tuple[int, Difference]]:
    """Return the differences between two versions of a file, each with the index of its game.

    Games are compared by index; a game without a counterpart is a branch of its own.
    """
    found: list[tuple[int, Difference]] = []
    for number, (one, other) in enumerate(zip_longest(first, second)):
        if one is not None and other is not None:
            found.extend((number, difference) for difference in find_differences(one, other))
        elif one is not None:
            whole = _branch(DifferenceKind.ONLY_FIRST, one, one.root, (one.root, None))
            found.append((number, whole))
        elif other is not None:
            whole = _branch(DifferenceKind.ONLY_SECOND, other, other.root, (None, other.root))
            found.append((number, whole))
    return found


def _branch(kind: DifferenceKind, tree: Tree, node: int, places: _Pair) -> Difference:
    idents = tuple(dict.fromkeys(item.ident for item in tree.properties(node)))
    return Difference(kind, *places, sum(1 for _ in tree.preorder(node)), idents)


def _differing(mine: Sequence[Property], yours: Sequence[Property]) -> tuple[str, ...]:
    """Return the identifiers of the properties whose values differ, regardless of the order of the
    values.
    """
    ours, theirs = _joined(mine), _joined(yours)
    return tuple(ident for ident in {**ours, **theirs} if ours.get(ident) != theirs.get(ident))


def _joined(properties: Sequence[Property]) -> dict[str, list[str]]:
    joined: dict[str, list[str]] = {}
    for ident, values in properties:
        joined.setdefault(ident, []).extend(values)
    return {ident: sorted(values) for ident, values in joined.items()}


def _pair_children(
    one: Tree, ours: Sequence[int], other: Tree, theirs: Sequence[int]
) -> list[_Pair]:
    """Pair the children of two nodes in the order of the first node's children, then any unpaired
    others.
    """
    if len(ours) == len(theirs) == 1 and _are_same_node(one, ours[0], other, theirs[0]):
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
    twins |= {mine: yours for mine, yours in left if _are_same_node(one, mine, other, yours)}
    found = set(twins.values())
    return [
        *((node, twins.get(node)) for node in ours),
        *((None, node) for node in theirs if node not in found),
    ]


def _are_same_node(one: Tree, mine: int, other: Tree, yours: int) -> bool:
    """Return whether two nodes of different versions count as the same node, even if the move of
    one was corrected.
    """
    if _moves(one.properties(mine)) == _moves(other.properties(yours)):
        return True
    return any(_next_moves(one, mine) & _next_moves(other, yours))


def _next_moves(tree: Tree, node: int) -> set[tuple[Property, ...]]:
    return {_moves(tree.properties(child)) for child in tree.children(node)}


def _moves(properties: Sequence[Property]) -> tuple[Property, ...]:
    return tuple(item for item in properties if item.ident in MOVE_PROPERTIES)
