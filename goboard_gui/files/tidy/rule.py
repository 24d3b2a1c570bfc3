"""What a rule of tidying is, and those that look at one node at a time."""

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
    """One thing that can be tidied: where, what is there now, and what would be, as in a file.

    Nothing ``after`` means that it goes.
    """

    kind: Kind
    node: int
    before: str
    after: str


class Rule(Protocol):
    """Finds and mends the things of one kind."""

    @property
    def kind(self) -> Kind:
        """What it is about."""
        ...

    def find(self, tree: Tree) -> Iterator[Finding]:
        """What there is of it, in the order of the record."""
        ...

    def mend(self, tree: Tree) -> Tree:
        """The record without it; the same tree where there is none."""
        ...


class Place(NamedTuple):
    """What a rule may know of a node beside its properties."""

    tree: Tree
    node: int
    size: Size


@dataclass(frozen=True)
class ByProperties(ABC):
    """A rule that gives nodes other properties."""

    kind: Kind

    def find(self, tree: Tree) -> Iterator[Finding]:
        """The nodes that would have other properties."""
        for node, new in self._changes(tree):
            yield finding(self.kind, node, tree.properties(node), new)

    def mend(self, tree: Tree) -> Tree:
        """The record with those properties."""
        changes = dict(self._changes(tree))
        return tree.set_all(changes) if changes else tree

    @abstractmethod
    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        """The nodes that would, in the order of the record, and what they would have."""


@dataclass(frozen=True)
class ByNode(ByProperties):
    """One that looks at single nodes, whatever is around them."""

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
    """What would change at a node; what stays is left out."""
    gone = [item for item in before if item not in after]
    come = [item for item in after if item not in before]
    return Finding(kind, node, in_file(gone), in_file(come))


def in_file(properties: Iterable[Property]) -> str:
    """Properties as a file has them, cut where they are long.

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
