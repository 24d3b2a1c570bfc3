"""The markup of one node after the other, without going up to the root for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .inherited import Inherited
from .markup import DIMMED, VIEW, drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..node import Property
    from ..tree import Tree
    from .markup import Markup

_Values = tuple["Sequence[str]", "Sequence[str]"]


class MarkupReader:
    """Reads it as `read_markup` does, and remembers what nodes inherit."""

    def __init__(self, tree: Tree) -> None:
        self._inherited: Inherited[_Values] = Inherited(tree, (DIMMED, VIEW), ((), ()), _said)

    def read(self, tree: Tree, node: int) -> Markup:
        """The markup of a node in a version of the tree, or in another one."""
        return drawn(tree, node, *self._inherited.at(tree, node))


def _said(before: _Values, properties: Sequence[Property]) -> _Values:
    """The points dimmed and those shown alone, where a node says so itself or not."""
    said: dict[str, Sequence[str]] = {}
    for ident, values in properties:
        if ident in (DIMMED, VIEW):
            said[ident] = (*said.get(ident, ()), *values)
    dimmed, view = before
    return said.get(DIMMED, dimmed), said.get(VIEW, view)
