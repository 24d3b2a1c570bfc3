"""Clean-up of game information and of root properties."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ... import __version__
from ...record.node import Property
from ...record.properties.codec import write_size
from ...record.properties.conventions.komi import convert_komi
from ...record.properties.conventions.numbers import write_score_points
from ...record.properties.conventions.validation import validate_value
from ...record.properties.info_names import with_standard_names
from ...record.properties.tables import GAME_INFO_PROPERTIES
from ...record.steps import board_size
from ...record.values.game_rules import is_from_fox
from ...record.values.unreadable import find_unreadable_values
from ..sgf import values
from .rule import Cleanup, node_diagnostic, properties_diagnostic, properties_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ...diagnostics import Diagnostic
    from ...record.tree import Tree
    from .rule import NodeContext

_FF = "4"
_GO = "1"
_HEAD = ("FF", "GM", "CA", "AP", "SZ")


def standardize_names(
    properties: tuple[Property, ...], context: NodeContext
) -> tuple[Property, ...]:
    """Return the properties of a root with its event, date and komi under their standard names."""
    return with_standard_names(properties) if context.node == context.tree.root else properties


def standard_form_rule(
    idents: frozenset[str],
) -> Callable[[Sequence[Property], NodeContext], Iterator[Property]]:
    """Return a rule that converts the values of the properties ``idents`` to their standard form
    where it is unambiguous.
    """
    return partial(_normalize, idents)


def _normalize(
    idents: frozenset[str], properties: Sequence[Property], context: NodeContext
) -> Iterator[Property]:
    for prop in properties:
        if prop.ident not in idents:
            yield prop
            continue
        verdict = validate_value(prop.ident, values.decode_simple_text(prop.values[0]))
        if verdict.follows_convention or len(verdict.suggestions) != 1:
            yield prop
        else:
            normalized = values.encode_simple_text(verdict.suggestions[0])
            yield Property(prop.ident, (normalized, *prop.values[1:]))


def convert_odd_komi(properties: Sequence[Property], context: NodeContext) -> Iterator[Property]:
    """Yield the properties with a komi in stones or hundredths converted to points: 3.75 and 375
    are 7½ points, and 650 is 6½.
    """
    for prop in properties:
        komi = None
        if prop.ident == "KM":
            text = values.decode_simple_text(prop.values[0])
            komi = convert_komi(text, fox=is_from_fox(context.tree))
        yield prop if komi is None else Property("KM", (write_score_points(komi), *prop.values[1:]))


class UnreadableValuesRule:
    """Rule that reports values that should be numbers, but cannot be read, and keeps them."""

    code = Cleanup.UNREADABLE

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield the unreadable values."""
        for node in tree.preorder():
            for found in find_unreadable_values(tree, node):
                text = properties_text([Property(found.ident, (found.text,))])
                yield node_diagnostic(self.code, node, text, text)

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record unchanged, because only the user can correct unreadable values."""
        return tree


class GameInfoRule:
    """Rule that moves game information from later nodes to the root, unless the root states other
    values.
    """

    code = Cleanup.GAME_INFO

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield the properties that would be moved to the root, or removed."""
        for node, props in self._misplaced(tree):
            yield node_diagnostic(self.code, node, properties_text(props), properties_text(props))

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record with all game information in the root."""
        changes: dict[int, Sequence[Property]] = {}
        root = list(tree.properties(tree.root))
        known = {item.ident for item in with_standard_names(tuple(root))}
        for node, props in self._misplaced(tree):
            changes[node] = [item for item in tree.properties(node) if item not in props]
            root += [item for item in props if item.ident not in known]
            known |= {item.ident for item in props}
        return tree.set_properties_of_nodes({**changes, tree.root: root}) if changes else tree

    def _misplaced(self, tree: Tree) -> Iterator[tuple[int, list[Property]]]:
        root = with_standard_names(tree.properties(tree.root))
        stated = {item.ident: item.values for item in root}
        for node in tree.preorder():
            props = (
                []
                if node == tree.root
                else [
                    item
                    for item in tree.properties(node)
                    if item.ident in GAME_INFO_PROPERTIES
                    and stated.setdefault(item.ident, item.values) == item.values
                ]
            )
            if props:
                yield node, props


class RootRule:
    """Rule that completes the root properties that the file format requires."""

    code = Cleanup.ROOT

    def __init__(self, encoding: str | None) -> None:
        """Create a rule for a file in ``encoding``, or for a record without a file if it is
        None.
        """
        self._encoding = encoding

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield a diagnostic if root properties would be added, or the FF number changed."""
        new = self._completed(tree)
        if new != tree.properties(tree.root):
            yield properties_diagnostic(self.code, tree.root, tree.properties(tree.root), new)

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record with complete root properties."""
        new = self._completed(tree)
        return tree if new == tree.properties(tree.root) else tree.set_properties(tree.root, new)

    def _completed(self, tree: Tree) -> tuple[Property, ...]:
        old = tree.properties(tree.root)
        stated = {item.ident: item for item in old}
        wanted = {
            "FF": _FF,
            "GM": _GO,
            "CA": self._encoding,
            "AP": f"Goboard:{__version__}",
            "SZ": write_size(board_size(tree)),
        }
        head = [
            Property(ident, (raw,))
            for ident, raw in wanted.items()
            if raw is not None and (ident not in stated or ident == "FF")
        ]
        if not head or (len(head) == 1 and stated.get("FF") == head[0]):
            return old
        there = {item.ident for item in head}
        head += [item for item in old if item.ident in _HEAD and item.ident not in there]
        head.sort(key=lambda item: _HEAD.index(item.ident))
        return (*head, *(item for item in old if item.ident not in _HEAD))
