"""What the rules say of moves that an edit did not touch, but made others of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..steps import Remark, Step, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Rules
    from ..tree import Tree


class Rejudging:
    """Looks for the steps at and below a node that are against the rules only since an edit.

    Those that name no point count, too. Nothing but what is below the node is gone through.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING, Point
    >>> from goboard_gui.record.edits.correction import correct_move
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[cc])").games[0]
    >>> judged = Rejudging(tree, correct_move(tree, 1, Point(2, 2)), 1, RECORDING)
    >>> for _ in judged.run():
    ...     pass
    >>> [(step.node, step.illegal.name) for step in judged.found]
    [(2, 'OCCUPIED')]
    """

    def __init__(self, before: Tree, after: Tree, node: int, rules: Rules) -> None:
        self._before, self._after = before, after
        self._node = node
        self._rules = rules
        self._bad: dict[int, Step] = {}

    @property
    def found(self) -> list[Step]:
        """The steps of the edited record, in preorder, once `run` is through."""
        return list(self._bad.values())

    def run(self) -> Iterator[None]:
        """Judge all moves, pausing after each."""
        for step in walk(self._after, self._rules, self._node):
            if _is_bad(step):
                self._bad[step.node] = step
            yield
        for known in self._first_known() if self._bad else ():
            for step in walk(self._before, self._rules, known):
                if _is_bad(step):
                    self._bad.pop(step.node, None)
                yield

    def _first_known(self) -> Iterator[int]:
        """The node, or if the edit added it, the nearest below it that were there before."""
        ahead = [self._node]
        while ahead:
            here = ahead.pop()
            if self._before.knows(here):
                yield here
            else:
                ahead.extend(self._after.children(here))


def _is_bad(step: Step) -> bool:
    return step.illegal is not None or Remark.BAD_POINT in step.remarks


class ByOtherRules:
    """Looks for the moves of a record that other rules judge otherwise.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING, Rules
    >>> tree = read_sgf(b"(;SZ[3]AW[ba][ab];B[aa])").games[0]
    >>> judged = ByOtherRules(tree, RECORDING, Rules(suicide=True))
    >>> for _ in judged.run():
    ...     pass
    >>> len(judged.worse), judged.better
    (0, 1)
    """

    def __init__(self, tree: Tree, before: Rules, after: Rules) -> None:
        self._tree = tree
        self._before, self._after = before, after
        self.worse: list[Step] = []
        """The steps that are illegal now, in preorder, as far as `run` has come."""
        self.better = 0
        """How many are legal now."""

    def run(self) -> Iterator[None]:
        """Judge all moves, pausing after each; nothing to do where both rules are the same."""
        if self._before == self._after:
            return
        pairs = zip(walk(self._tree, self._before), walk(self._tree, self._after), strict=True)
        for was, now in pairs:
            if now.illegal and not was.illegal:
                self.worse.append(now)
            self.better += bool(was.illegal and not now.illegal)
            yield
