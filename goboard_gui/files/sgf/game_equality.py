"""Comparison of games by content; parts that are copied unchanged are compared as text.

Saving verifies with it what it wrote. Parsing the properties of every node takes ten times as long
as reading the file; where the text of two subtrees is equal and the reader found the same nodes in
it, their properties are equal as well.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from .scanned_game import ScannedGame

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...record.tree import Tree

_CHUNK = 5_000
"""Number of nodes, and of hundreds of characters, that are compared at once."""


def are_same_games(
    some: Sequence[Tree], others: Sequence[Tree], advance: Callable[[], object] = lambda: None
) -> bool:
    """Return whether two sequences of games have the same shape and properties, regardless of node
    ids. ``advance`` is called about once per millisecond.
    """
    return len(some) == len(others) and all(
        _Comparison(one, other, advance).is_equal() for one, other in zip(some, others, strict=True)
    )


class _Pair(NamedTuple):
    """A node and the corresponding node of the other game, and whether unchanged subtrees may be
    compared as text.
    """

    node: int
    twin: int
    as_text: bool


class _SubtreeRun(NamedTuple):
    """Adjacent subtrees of a game as it was read: the first and the last of their roots, all of
    which have the same parent, and the number of the node after them.
    """

    first: int
    last: int
    after: int


class _Comparison:
    """Comparison of a game with another one."""

    def __init__(self, one: Tree, other: Tree, advance: Callable[[], object]) -> None:
        self._one, self._other = one, other
        self._advance = advance
        self._layouts = _sound_layouts(one, other)
        self._changed = set() if self._layouts is None else _changed_with_ancestors(one)

    def is_equal(self) -> bool:
        """Return whether the games are the same."""
        one, other = self._one, self._other
        pairs = [_Pair(one.root, other.root, self._layouts is not None)]
        if pairs[0].as_text and self._is_unchanged(one.root):
            pairs = self._different([pairs[0]])
        while pairs:
            self._advance()
            node, twin, as_text = pairs.pop()
            children, twins = one.children(node), other.children(twin)
            if len(children) != len(twins) or one.properties(node) != other.properties(twin):
                return False
            below = [_Pair(*each, as_text) for each in zip(children, twins, strict=True)]
            pairs += self._different(below) if as_text else below
        return True

    def _different(self, siblings: list[_Pair]) -> list[_Pair]:
        """Return the siblings whose nodes have to be compared one by one, because they were edited
        or their text is different.
        """
        left: list[_Pair] = []
        pending: list[_Pair] = []
        for pair in siblings:
            if not self._is_unchanged(pair.node):
                left.append(pair)
                continue
            if pending and not self._adjoins(pending[-1], pair):
                left += self._with_other_text(pending)
                pending = []
            pending.append(pair)
        return left + self._with_other_text(pending)

    def _with_other_text(self, siblings: list[_Pair]) -> list[_Pair]:
        """Return those of some adjacent siblings whose text is not the same in the other game.

        None of them may have been edited.
        """
        if not siblings or self._equal_texts(siblings):
            return []
        if len(siblings) == 1:
            return [siblings[0]._replace(as_text=False)]
        return [left for each in siblings for left in self._with_other_text([each])]

    def _is_unchanged(self, node: int) -> bool:
        return node not in self._changed

    def _adjoins(self, before: _Pair, pair: _Pair) -> bool:
        """Return whether two siblings follow each other in both games as they were read."""
        assert self._layouts is not None
        ours, theirs = self._layouts
        return (
            pair.node - before.node == pair.twin - before.twin
            and ours.parents[pair.node] == ours.parents[before.node]
            and theirs.parents[pair.twin] == theirs.parents[before.twin]
            and _after(ours, before.node) == pair.node
        )

    def _equal_texts(self, siblings: list[_Pair]) -> bool:
        """Return whether the subtrees of siblings have the same text and nodes in both games."""
        assert self._layouts is not None
        ours, theirs = self._layouts
        (first, twin, _), last = siblings[0], siblings[-1].node
        run = _SubtreeRun(first, last, _after(ours, last))
        shift, begin = twin - first, ours.starts[first]
        offset = theirs.starts[twin] - begin
        if run.after + shift > len(theirs):
            return False
        end = ours.subtree_end(last)
        some, others = ours.source.text, theirs.source.text
        for start in range(begin, end, 100 * _CHUNK):
            stop = min(start + 100 * _CHUNK, end)
            if some[start:stop] != others[start + offset : stop + offset]:
                return False
            self._advance()
        return (
            self._equal_nodes(run, shift, offset)
            and ours.node_end(run.after - 1) + offset == theirs.node_end(run.after - 1 + shift)
            and self._ends_together(run, shift)
            and self._equal_doubtful(run, shift)
        )

    def _equal_nodes(self, run: _SubtreeRun, shift: int, offset: int) -> bool:
        """Return whether the nodes in two equal texts begin at the same places and have the same
        parents.
        """
        assert self._layouts is not None
        ours, theirs = self._layouts
        above, twin = ours.parents[run.first], theirs.parents[run.first + shift]
        for begin in range(run.first, run.after, _CHUNK):
            end = min(begin + _CHUNK, run.after)
            there = slice(begin + shift, end + shift)
            starts, parents = ours.starts[begin:end], ours.parents[begin:end]
            if [each + offset for each in starts] != theirs.starts[there].tolist():
                return False
            wanted = [
                each + shift if each >= run.first else twin if each == above else None
                for each in parents
            ]
            if wanted != theirs.parents[there].tolist():
                return False
            self._advance()
        return True

    def _ends_together(self, run: _SubtreeRun, shift: int) -> bool:
        """Return whether the compared subtrees end at the same node in both games."""
        assert self._layouts is not None
        _, theirs = self._layouts
        after = run.after + shift
        return after == len(theirs) or theirs.parents[after] < run.last + shift

    def _equal_doubtful(self, run: _SubtreeRun, shift: int) -> bool:
        """Return whether nodes whose text can be read in two ways were read in the same way."""
        assert self._layouts is not None
        ours, theirs = self._layouts
        doubtful = {
            *(node for node in ours.doubtful if run.first <= node < run.after),
            *(twin - shift for twin in theirs.doubtful if run.first <= twin - shift < run.after),
        }
        return all(ours.properties(node) == theirs.properties(node + shift) for node in doubtful)


def _sound_layouts(one: Tree, other: Tree) -> tuple[ScannedGame, ScannedGame] | None:
    """Return both games as they were read, or None if either was not read from a file or had to be
    repaired, or if ``other`` was edited.
    """
    ours, theirs = one.source, other.source
    if not (isinstance(ours, ScannedGame) and isinstance(theirs, ScannedGame)):
        return None
    return (ours, theirs) if ours.sound and theirs.sound and other.is_unedited else None


def _changed_with_ancestors(tree: Tree) -> set[int]:
    changed: set[int] = set()
    for each in tree.changed_nodes:
        node: int | None = each
        while node is not None and node not in changed:
            changed.add(node)
            node = tree.parent(node)
    return changed


def _after(game: ScannedGame, node: int) -> int:
    """Return the number of the node after the subtree of a node, in the order of the text."""
    return bisect_left(game.starts, game.subtree_end(node))
