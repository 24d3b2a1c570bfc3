"""Incremental computation of the steps of a line of play, because it can have a million moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lines import common_prefix_length
from ..steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...go import Rules
    from ..steps import Step
    from ..tree import Tree


class LineSteps:
    """The steps of a line of play, kept up to date across edits and computed on demand.

    Unlike a `Session` it keeps no positions.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING
    >>> steps = LineSteps()
    >>> steps.set_line(read_sgf(b"(;SZ[9];B[ee];W[cc])").games[0], [0, 1, 2], RECORDING)
    >>> next(steps.compute_remaining()).number, len(steps.made)
    (0, 1)
    """

    def __init__(self) -> None:
        self.made: list[Step] = []
        """The steps computed so far, from the root on."""
        self._replay: LineReplay | None = None
        self._rules: Rules | None = None
        self._tree: Tree | None = None
        self._line: Sequence[int] = ()

    def set_line(self, tree: Tree, line: Sequence[int], rules: Rules) -> None:
        """Switch to another line of play, keeping the steps that both share unless the rules
        differ.
        """
        replay = self._replay if rules == self._rules else None
        if replay is not None and self._tree is not None and tree.has_same_positions(self._tree):
            replay.switch_tree(tree)
            common = common_prefix_length(self._line[: len(self.made)], line)
            while len(self.made) > common:
                replay.pop()
                self.made.pop()
        else:
            self._replay, self.made = LineReplay(tree, rules), []
            self._rules = rules
        self._tree, self._line = tree, line

    def is_current_line(self, tree: Tree, line: Sequence[int]) -> bool:
        """Return whether this tree and line are the ones currently being followed."""
        return tree is self._tree and line is self._line

    def compute_remaining(self) -> Iterator[Step]:
        """Compute the remaining steps of the line of play, yielding each one."""
        while self._replay is not None and len(self.made) < len(self._line):
            step = self._replay.push(self._line[len(self.made)])
            self.made.append(step)
            yield step
