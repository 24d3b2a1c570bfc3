"""Legality of all moves of a record, and of those moves whose legality an edit may change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..steps import LineReplay, Step, StepWarning, walk_steps

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Set

    from ...go import Rules
    from ..tree import Tree

_MOST_AT_ONCE = 1000
"""Maximum number of nodes that an update visits."""
_FEW = 8
"""The number of children up to which searching all of them is as fast as using a set."""


class IllegalMoveSearch:
    """A search for the illegal moves in a record; the result is complete when the iterator from
    `run` is exhausted.

    >>> from goboard_gui.go import RECORDING
    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, first = Tree.new().add(0, [Property("B", ("dd",))])
    >>> tree, second = tree.add(first, [Property("W", ("dd",))])
    >>> faults = IllegalMoveSearch(tree, RECORDING)
    >>> for _ in faults.check_moves():
    ...     pass
    >>> faults.illegal_nodes == {second}
    True
    """

    def __init__(self, tree: Tree, rules: Rules) -> None:
        self.complete = False
        self._tree = tree
        self._rules = rules
        self._replay = LineReplay(tree, rules)
        self._nodes: set[int] = set()
        self._judged: set[int] = set()

    @property
    def illegal_nodes(self) -> Set[int]:
        """The nodes with illegal moves that have been found so far."""
        return self._nodes

    def check_moves(self) -> Iterator[None]:
        """Check all moves, yielding after each one; each step takes about ten microseconds."""
        yield from self._judge(self._tree.root)
        self.complete = True

    def update(self, tree: Tree, rules: Rules) -> bool:
        """Switch to another version of the record and check its new moves; return False if all
        moves must be checked again instead.

        True if no judgement can have changed, apart from added and removed nodes, and the added
        ones are few and near the last judged node.
        """
        before = self._tree
        if not self.complete or rules != self._rules or not tree.has_same_positions(before):
            return False
        changed = tree.difference(before)
        if len(changed) > _MOST_AT_ONCE:
            return False
        self._tree = tree
        self._replay.switch_tree(tree)
        parents = self._judged.intersection(changed)
        known = (parent for parent in parents if tree.has_id(parent))
        starts = [child for parent in known for child in tree.children(parent)]
        left = _MOST_AT_ONCE
        for start in (start for start in starts if start not in self._judged):
            line = tree.line_to(start)
            left -= len(self._replay) + len(line) - 2 * self._replay.common_length(line)
            if left < 0:
                return False
            for _ in self._judge(start):
                left -= 1
                if left < 0:
                    return False
        return True

    def _judge(self, start: int) -> Iterator[None]:
        """Check the moves of a node and its descendants."""
        for step in self._replay.walk_branch(start):
            self._judged.add(step.node)
            if step.illegal is not None:
                self._nodes.add(step.node)
            yield


class NewlyIllegalMoveSearch:
    """A search for the moves that an edit has made illegal, and the illegal ones that it has added.

    Moves without a valid point are included. Only the edited nodes and their descendants are
    examined, and branches that consist of new nodes are not.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING, Point
    >>> from goboard_gui.record.edits.correction import correct_move
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[cc])").games[0]
    >>> judged = NewlyIllegalMoveSearch(tree, correct_move(tree, 1, Point(2, 2)), RECORDING)
    >>> for _ in judged.check_moves():
    ...     pass
    >>> [(step.node, step.illegal.name) for step in judged.illegal_steps]
    [(2, 'OCCUPIED')]
    """

    def __init__(
        self, before: Tree, after: Tree, rules: Rules, rules_before: Rules | None = None
    ) -> None:
        """Create a search in ``after``, which is an edited version of ``before``.

        ``rules_before`` are the rules before the edit, if it has changed them.

        :raises ValueError: for trees of different sources.
        """
        self._before, self._after = before, after
        self._rules = rules
        self._rules_before = rules if rules_before is None else rules_before
        self._changed = after.difference(before)
        self._bad: dict[int, Step] = {}

    @property
    def illegal_steps(self) -> list[Step]:
        """The newly illegal steps of the edited record, in preorder below each edited node;
        complete when the iterator from `run` is exhausted.
        """
        return list(self._bad.values())

    def check_moves(self) -> Iterator[None]:
        """Check all moves that the edit may affect, yielding after each one."""
        edited = set() if self._rules_before == self._rules else {self._after.root}
        for node in self._changed:
            if self._is_edited(node):
                edited.add(node)
            yield
        starts = list(topmost_nodes(self._after, edited))
        for step in _walk_branches(self._after, self._rules, starts):
            if step is not None and _is_bad(step):
                self._bad[step.node] = step
            yield
        known = self._first_known(starts) if self._bad else ()
        for step in _walk_branches(self._before, self._rules_before, known):
            if step is not None and _is_bad(step):
                self._bad.pop(step.node, None)
            yield

    def _is_edited(self, node: int) -> bool:
        """Return whether the position at a node may have changed, or the node was inserted above
        others.
        """
        before, after = self._before, self._after
        if before.has_id(node):
            return not after.has_same_content(before, node)
        return any(before.has_id(child) for child in after.children(node))

    def _first_known(self, starts: list[int]) -> Iterator[int]:
        """Yield the given nodes or, where the edit added them, their nearest descendants that
        existed before.
        """
        ahead = starts[::-1]
        while ahead:
            here = ahead.pop()
            if self._before.has_id(here):
                yield here
            else:
                ahead.extend(reversed(self._after.children(here)))


def topmost_nodes(tree: Tree, nodes: Set[int]) -> Iterator[int]:
    """Yield the given nodes that are not below another of them, leaving out removed nodes.

    O(nodes), plus the path from the root to each result.

    >>> from goboard_gui.record.tree import Tree
    >>> tree, first = Tree.new().add(0, [])
    >>> tree, second = tree.add(first, [])
    >>> list(topmost_nodes(tree, {first, second})), list(topmost_nodes(tree, {second}))
    ([1], [2])
    """
    below: Collection[int]
    children: dict[int, Collection[int]] = {}
    clear: set[int] = set()  # nodes of the record that are neither among the nodes nor below one
    for node in sorted(nodes):
        path, here = [], node
        while (above := tree.parent(here)) is not None and above not in nodes:
            below = tree.children(above)
            if len(below) > _FEW:
                below = children.setdefault(above, frozenset(below))
            if here not in below:
                break
            if above in clear:
                above = None
                break
            path.append(above)
            here = above
        if above is None:
            clear.update(path)
            yield node


def _walk_branches(tree: Tree, rules: Rules, starts: Iterable[int]) -> Iterator[Step | None]:
    """Yield the steps of the nodes in ``starts`` and of their descendants, and None for each node
    on the way to them.
    """
    replay = LineReplay(tree, rules)
    for start in starts:
        for _ in replay.replay_line(tree.line_to(start)[:-1]):
            yield None
        yield from replay.walk_branch(start)


def _is_bad(step: Step) -> bool:
    return step.illegal is not None or StepWarning.BAD_POINT in step.warnings


class RuleChangeCheck:
    """A search for the moves of a record that are legal under only one of two rule sets.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING, Rules
    >>> tree = read_sgf(b"(;SZ[3]AW[ba][ab];B[aa])").games[0]
    >>> judged = RuleChangeCheck(tree, RECORDING, Rules(suicide=True))
    >>> for _ in judged.check_moves():
    ...     pass
    >>> len(judged.worse), judged.better
    (0, 1)
    """

    def __init__(self, tree: Tree, before: Rules, after: Rules) -> None:
        self._tree = tree
        self._before, self._after = before, after
        self.worse: list[Step] = []
        """The steps that become illegal, in preorder, found so far."""
        self.better = 0
        """The number of moves that become legal."""

    def check_moves(self) -> Iterator[None]:
        """Check all moves under both rule sets, yielding after each one; do nothing if the rule
        sets are equal.
        """
        if self._before == self._after:
            return
        pairs = zip(
            walk_steps(self._tree, self._before), walk_steps(self._tree, self._after), strict=True
        )
        for was, now in pairs:
            if now.illegal and not was.illegal:
                self.worse.append(now)
            self.better += bool(was.illegal and not now.illegal)
            yield
