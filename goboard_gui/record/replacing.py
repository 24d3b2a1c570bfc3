"""Some properties in the place of others at a node."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from .node import Property
    from .tree import Tree


def replaced(
    properties: Sequence[Property], idents: Collection[str], *new: Property
) -> list[Property]:
    """The properties with new ones where the first of some identifiers stood, else at the end.

    All that had one of the identifiers are gone.

    >>> from goboard_gui.record.node import Property
    >>> before = [Property("BM", ("1",)), Property("C", ("x",))]
    >>> [item.ident for item in replaced(before, {"BM", "TE"}, Property("TE", ("1",)))]
    ['TE', 'C']
    """
    places = [place for place, item in enumerate(properties) if item.ident in idents]
    place = places[0] if places else len(properties)
    rest = [item for item in properties[place:] if item.ident not in idents]
    return [*properties[:place], *new, *rest]


def with_properties(tree: Tree, node: int, properties: Sequence[Property]) -> Tree:
    """The record with these properties at a node; the same record if it has them already."""
    if tuple(properties) == tree.properties(node):
        return tree
    return tree.set_properties(node, properties)
