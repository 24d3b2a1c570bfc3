"""Which moves of a record are against its rules, in all of its variations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Iterator, Set

    from ...go import Rules
    from ..tree import Tree


class Faults:
    """The nodes whose moves the rules forbid; all of them are known once `run` is through.

    >>> from goboard_gui.go import RECORDING
    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, first = Tree.new().add(0, [Property("B", ("dd",))])
    >>> tree, second = tree.add(first, [Property("W", ("dd",))])
    >>> faults = Faults(tree, RECORDING)
    >>> for _ in faults.run():
    ...     pass
    >>> faults.nodes == {second}
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
    def nodes(self) -> Set[int]:
        """The nodes that are known by now; it grows."""
        return self._nodes

    def run(self) -> Iterator[None]:
        """Judge all moves, pausing after each. Iterative; some ten microseconds a node."""
        yield from self._judge(self._tree.root)
        self.complete = True

    def follow(self, tree: Tree, rules: Rules) -> bool:
        """Go on with another version of the record; False if it has to be judged anew.

        True if nothing changed on which a judgement depends, but that there are other nodes.
        O(what differs), and the way from the last node judged to a new one.
        """
        before = self._tree
        if not self.complete or rules != self._rules or not tree.same_contents(before):
            return False
        self._tree = tree
        self._replay.grown(tree)
        for parent in self._judged.intersection(tree.difference(before)):
            for child in tree.children(parent) if tree.knows(parent) else ():
                if child not in self._judged:
                    for _ in self._judge(child):
                        pass
        return True

    def _judge(self, start: int) -> Iterator[None]:
        """Judge the moves of a node and of all below it."""
        for step in self._replay.walk(start):
            self._judged.add(step.node)
            if step.illegal is not None:
                self._nodes.add(step.node)
            yield
