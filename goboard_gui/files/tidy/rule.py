"""Base classes of clean-up rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ...go import Size
    from ...record.node import Property
    from ...record.tree import Tree
    from .kinds import Kind

_LONGEST = 200


class Finding(NamedTuple):
    """A possible clean-up: the node, and its text before and after, as in a file.

    An empty ``after`` means removal.
    """

    kind: Kind
    node: int
    before: str
    after: str


class Rule(Protocol):
    """Finds and fixes problems of one kind."""

    @property
    def kind(self) -> Kind:
        """The kind of clean-up."""
        ...

    def find(self, tree: Tree) -> Iterator[Finding]:
        """Yield the problems in record order."""
        ...

    def mend(self, tree: Tree) -> Tree:
        """Return the fixed record; the same tree if there is no problem."""
        ...


class Place(NamedTuple):
    """The context of a node for rules."""

    tree: Tree
    node: int
    size: Size


@dataclass(frozen=True)
class ByProperties(ABC):
    """A rule that changes the properties of nodes."""

    kind: Kind

    def find(self, tree: Tree) -> Iterator[Finding]:
        """Yield the nodes with properties to change."""
        for node, new in self._changes(tree):
            yield finding(self.kind, node, tree.properties(node), new)

    def mend(self, tree: Tree) -> Tree:
        """Return the record with changed properties."""
        changes = dict(self._changes(tree))
        return tree.set_all(changes) if changes else tree

    @abstractmethod
    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        """Yield the nodes to change in record order, with their new properties."""


@dataclass(frozen=True)
class ByNode(ByProperties):
    """A rule that looks at each node separately."""

    mended: Callable[[Sequence[Property], Place], Iterable[Property]]
    size_of: Callable[[Tree], Size]

    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        size = self.size_of(tree)
        for node in tree.preorder():
            old = tree.properties(node)
            new = tuple(self.mended(old, Place(tree, node, size)))
            if new != old:
                yield node, new


def finding(
    kind: Kind, node: int, before: Sequence[Property], after: Sequence[Property]
) -> Finding:
    """Return the differences at a node, without unchanged properties."""
    gone = [item for item in before if item not in after]
    come = [item for item in after if item not in before]
    return Finding(kind, node, in_file(gone), in_file(come))


def in_file(properties: Iterable[Property]) -> str:
    """Return properties as in a file, truncated if they are long.

    >>> from goboard_gui.record.node import Property
    >>> in_file([Property("AB", ("aa", "bb")), Property("C", ("so",))])
    'AB[aa][bb] C[so]'
    """
    told = ""
    for ident, raws in properties:
        told += f" {ident}"
        for raw in raws:
            told += f"[{raw[:_LONGEST]}]"
            if len(told) > _LONGEST:
                return told[1:_LONGEST] + "…"
    return told[1:]
